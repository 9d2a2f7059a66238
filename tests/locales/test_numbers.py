"""Every sentence of every catalogue, told with 0, 1, −1, 2 and 11, and read by rules of thumb."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games import games
from bothy.locales import catalogue, languages, package_of
from locales.thumbs import Reader

ROOT = Path(__file__).resolve().parents[2]
SHARED = "bothy.locales"
PACKAGES = [SHARED, *[package_of(game) for game in games().values()]]
CLIENT = ROOT / "client" / "src"
WORDS = sorted(str(file.relative_to(CLIENT)) for file in CLIENT.rglob("*en.ftl"))

KNOWN: dict[str, list[str]] = {
    "bothy.games.castle_von_loghan en": [
        "castle-von-loghan-board-data",
        "castle-von-loghan-takes-reward",
        "castle-von-loghan-bids",
    ],
    "bothy.games.castle_von_loghan fr": [
        "castle-von-loghan-board-cover",
        "castle-von-loghan-damage-on.ask",
        "castle-von-loghan-share.ask",
        "castle-von-loghan-overkill.ask",
        "castle-von-loghan-damages",
        "castle-von-loghan-boss-is-hurt",
    ],
    "bothy.games.loch_ness en": [
        "loch-ness-points",
        "loch-ness-scores",
        "loch-ness-photo-points",
        "loch-ness-wins-auction",
    ],
    "bothy.games.merlouf en": [
        "merlouf-act.ask",
        "merlouf-negotiate.ask",
        "merlouf-buys",
        "merlouf-catches",
        "merlouf-achieves",
        "merlouf-scores",
        "merlouf-board-seat",
        "merlouf-board-worth",
        "merlouf-board-bonus",
    ],
    "bothy.games.merlouf fr": [
        "merlouf-act.ask",
        "merlouf-negotiate.ask",
        "merlouf-buys",
        "merlouf-achieves",
        "merlouf-board-bonus",
    ],
    "boards/castle-von-loghan/words.combat.en.ftl en": [
        "cvl-does-mend",
        "cvl-in-hand",
        "cvl-tokens",
        "cvl-played",
    ],
    "boards/castle-von-loghan/words.combat.en.ftl fr": [
        "cvl-carried",
        "cvl-does-mend",
        "cvl-played",
    ],
    "boards/castle-von-loghan/words.en.ftl en": [
        "loghan-room",
        "loghan-reward-deck",
        "loghan-tokens-put",
        "loghan-reward-points",
    ],
    "boards/castle-von-loghan/words.en.ftl fr": [
        "loghan-room",
        "loghan-lurk",
        "loghan-reward-deck",
    ],
    "boards/loch-lomond/words.en.ftl en": [
        "lomond-counted",
    ],
    "boards/loch-ness/words.en.ftl en": [
        "ness-deck-of",
        "ness-photos-held",
        "ness-points-held",
    ],
    "boards/loch-ness/words.en.ftl fr": [
        "ness-deck-of",
    ],
    "boards/merlouf/words.en.ftl en": [
        "merlouf-view-objects",
        "merlouf-view-gnomes",
        "merlouf-view-points",
        "merlouf-view-goodies-held",
        "merlouf-view-traps-held",
        "merlouf-view-actions-left",
        "merlouf-view-gnome-facts",
        "merlouf-view-trap-facts",
        "merlouf-view-record",
        "merlouf-view-words",
    ],
    "boards/merlouf/words.en.ftl fr": [
        "merlouf-view-objects",
        "merlouf-view-gnomes",
        "merlouf-view-trap-facts",
    ],
}
"""What is still to be mended, by catalogue and language. What stands here and reads well may go."""


def unknown(where: str, lang: str, complaints: list[str]) -> list[str]:
    known = KNOWN.get(f"{where} {lang}", [])
    return [told for told in complaints if told.partition(":")[0] not in known]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_catalogues_read_well_with_any_number(package: str, lang: str) -> None:
    shared = "" if package == SHARED else catalogue(lang, SHARED)
    complaints = Reader(lang, catalogue(lang, package), shared).complaints()
    assert not unknown(package, lang, complaints), "\n".join(unknown(package, lang, complaints))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("file", WORDS)
def test_the_words_of_the_browser_read_well_with_any_number(file: str, lang: str) -> None:
    text = (CLIENT / file).with_name(Path(file).name.replace("en.ftl", f"{lang}.ftl")).read_text(encoding="utf-8")
    complaints = Reader(lang, text, "\n".join(catalogue(lang, package) for package in PACKAGES)).complaints()
    assert not unknown(file, lang, complaints), "\n".join(unknown(file, lang, complaints))


# The rules of thumb themselves


@pytest.mark.parametrize(
    ("lang", "text", "why"),
    [
        ("en", "a = { $n ->\n    [one] 1 point\n   *[other] { $n } points\n    }", "−1 is told as 1"),
        ("fr", "a = { $n ->\n    [one] 1 a passé\n   *[other] { $n } ont passé\n    }", "0 is told as 1"),
        ("en", "a = { $n ->\n    [0] no words\n   *[other] { $n } words\n    }", "1 with a plural"),
        (
            "fr",
            "a = { $n ->\n    [0] 0 points\n    [one] un point\n   *[other] { $n } points\n    }",
            "0 with a plural",
        ),
        ("en", "a = Two  spaces", "two spaces"),
        ("en", "a = It moves .", "a space before a stop"),
        ("en", "a = A armour comes", "“a” before a vowel"),
        ("en", "a = An hero comes", "“an” before a consonant"),
        ("fr", "a = Elle pose aucun cube à Pékin.", "« aucun » without « ne »"),
        ("en", "a = { $$n }", ""),
    ],
)
def test_a_slip_is_noticed(lang: str, text: str, why: str) -> None:
    complaints = Reader(lang, text).complaints()
    assert [told for told in complaints if f": {why}" in told] if why else not complaints


def test_what_is_right_is_left_alone() -> None:
    right = "a = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n    }\nb = An hour, a unit, 1 die.\n"
    assert Reader("en", right).complaints() == []
    french = "a = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n    }\nb = Il ne reste aucune carte.\n"
    assert Reader("fr", french).complaints() == []
