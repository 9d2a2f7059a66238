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


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_catalogues_read_well_with_any_number(package: str, lang: str) -> None:
    shared = "" if package == SHARED else catalogue(lang, SHARED)
    complaints = Reader(lang, catalogue(lang, package), shared).complaints()
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("file", WORDS)
def test_the_words_of_the_browser_read_well_with_any_number(file: str, lang: str) -> None:
    text = (CLIENT / file).with_name(Path(file).name.replace("en.ftl", f"{lang}.ftl")).read_text(encoding="utf-8")
    complaints = Reader(lang, text, "\n".join(catalogue(lang, package) for package in PACKAGES)).complaints()
    assert not complaints, "\n".join(complaints)


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
