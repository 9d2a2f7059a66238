"""`bothy study`: resumed and spread over processes it says the same, in both languages, and needs nothing else."""

from __future__ import annotations

import json
import re
import shlex
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from typer.testing import CliRunner

from bothy.cli import app
from bothy.lab import chunks
from bothy.lab.places import Processes
from bothy.locales import Speech
from bothy.study import collecting
from study.coins import lame, on_the_shelf, template
from study.pages import files, stands_alone
from study.stopping import stopped_run

LOCALES = Path(collecting.__file__).parent / "locales"


def asked(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["study", *words])
    if isinstance(result.exception, ValueError):
        return 2, str(result.exception)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


FEW = ("loch-ness", "--bots", "knack,random", "--games", "12", "--sample", "2", "--workers", "1")


def test_a_study_that_was_stopped_is_the_same_as_one_that_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    whole, stopped = tmp_path / "a" / "ness", tmp_path / "b" / "ness"
    assert asked(*FEW, "--out", str(whole))[0] == 0
    with stopped_run(monkeypatch, lambda part, number: number == 1):
        code, output = asked(*FEW, "--out", str(stopped))
    assert code == 130
    assert "interrupted: 2 of 12 games are counted; the same command with the same --out goes on from here" in output
    assert asked(*FEW, "--out", str(stopped))[0] == 0
    assert files(stopped) == files(whole)


def test_what_was_counted_before_it_was_stopped_has_been_listened_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, first = tmp_path / "ness", []
    words = ("loch-ness", "--bots", "random", "--games", "200", "--no-rollouts", "--workers", "1", "--out", str(out))

    def third_stretch(part: str, number: int) -> bool:
        first.extend([part] if number == 0 else [])
        return first.count("games") == 3

    with stopped_run(monkeypatch, third_stretch):
        assert asked(*words)[0] == 130
    told = json.loads(files(out)[".json"])
    assert 40 < told["games"] < 80
    assert told["ends"]["content"]["games_listened_to"] == 2
    assert {"camera", "photo"} <= set(told["things"])
    assert asked(*words)[0] == 0
    assert json.loads(files(out)[".json"])["ends"]["content"]["games_listened_to"] == 10


def test_the_number_of_processes_makes_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    alone, apart = tmp_path / "a" / "ness", tmp_path / "b" / "ness"
    words = ("loch-ness", "--bots", "random", "--games", "40", "--no-rollouts")
    assert asked(*words, "--workers", "1", "--out", str(alone))[0] == 0
    monkeypatch.setattr(chunks, "PACE", 0.0)
    monkeypatch.setattr(Processes, "worth", 0.0)
    begun: list[int] = []
    real = Processes.begin

    def watched(self: Processes, work: Any, job: Any) -> Any:
        begun.append(job[0])
        return real(self, work, job)

    monkeypatch.setattr(Processes, "begin", watched)
    assert asked(*words, "--workers", "2", "--out", str(apart))[0] == 0
    assert len(begun) > 1
    assert files(apart) == files(alone)


def test_a_file_of_another_study_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "ness"
    words = ("loch-ness", "--bots", "random", "--games", "5", "--no-rollouts", "--workers", "1", "--out", str(out))
    assert asked(*words)[0] == 0
    before = files(out)
    code, told = asked(*words, "--seed", "3")
    assert code == 2
    assert told == (
        f"{out}.sums, line 1: this is another study (seed 0, not 3): give another name to --out, or remove it"
    )
    assert files(out) == before


def test_a_torn_file_says_where(tmp_path: Path) -> None:
    out = tmp_path / "ness"
    words = ("loch-ness", "--bots", "random", "--games", "5", "--no-rollouts", "--workers", "1", "--out", str(out))
    assert asked(*words)[0] == 0
    sums = Path(f"{out}.sums")
    text = sums.read_text()
    sums.write_text(text.replace('"clear":', '"clear":"x", "was":'))
    code, told = asked(*words)
    assert code == 2
    assert told.startswith(f"{sums}, line 2: Expected `int`, got `str` - at `$.endings.clear`")
    sums.write_text("hello\n")
    assert asked(*words)[1].startswith(f"{sums}, line 1: this is not the file of a study")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--games", "5", "--until", "0.01"), "--games says how many games, --until how narrow an interval"),
        (("--until", "0.9"), "--until is half an interval of win shares, from 0.0005 to 0.25, not 0.9: try 0.01"),
        (("--seats", "9"), "Loch Ness is for 2 to 5 seats, not 9"),
        (("--bots", "genius"), "Loch Ness has no bot 'genius'"),
        (("--lang", "de"), "there is no language 'de'; there are: en, fr"),
        (("--pack", "/nowhere.toml"), "the pack /nowhere.toml cannot be read"),
        (("--out", "/nowhere/ness"), "/nowhere/ness.sums cannot be written"),
    ],
)
def test_what_is_asked_wrongly_is_told(words: tuple[str, ...], told: str) -> None:
    code, output = asked("loch-ness", *words)
    assert code == 2
    assert told in output


def test_it_looks_until_the_intervals_are_narrow() -> None:
    with on_the_shelf(template()):
        code, told = asked("hill-fort", "--until", "0.05", "--bots", "random", "--no-rollouts", "--workers", "1")
    assert code == 0
    assert "1,000 games" in told
    assert re.search(r"Half the interval of win shares is at most \d\.\d\d\s% after\s1,000\sgames", told)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "words",
    [
        ("loch-ness", "--bots", "knack,random", "--games", "40", "--sample", "2"),
        ("castle-von-loghan", "--bots", "random", "--games", "30", "--no-rollouts"),
        ("merlouf", "--bots", "random", "--seats", "2", "--games", "10", "--no-rollouts", "--option", "traps"),
    ],
    ids=lambda words: words[0],
)
def test_the_report_is_whole_in_both_languages_and_needs_nothing_else(
    words: tuple[str, ...], lang: str, tmp_path: Path
) -> None:
    out = tmp_path / "it"
    code, told = asked(*words, "--lang", lang, "--workers", "1", "--out", str(out))
    assert code == 0
    page, figures = files(out)[".html"], files(out)[".json"]
    for text in (told, page, figures):
        assert not re.search(r"\bstudy-(?!report)[a-z-]+", text), "an id without words"
    for text in (told, page):
        assert f"{words[0]}-" not in text.replace(str(tmp_path), ""), "a message of the game without words"
        assert not re.search(r"\bnan\b", text)
    stands_alone(page, lang)
    for number in range(1, 7 if words[0] == "castle-von-loghan" else 9):
        assert f'id="s{number}"' in page
    report = json.loads(figures)
    assert report["stands_out"]["correction"] == "holm"
    telling = Speech(lang, packages=["bothy.study"])
    shown = ["ended-in", "widths"]
    shown += ["lost-in", "lost-why"] if report["shared"] else ["for-good", "changes", "points-by-seat"]
    for id in shown:
        assert telling.text(f"study-{id}") in page
        assert telling.text(f"study-{id}").split()[0] in told, "a narrow terminal breaks lines"
    assert report["shared"] or telling.text("study-points-by-order") in page
    steps = report["ends"]["in_step"]
    assert sum(step["part"][0] for step in steps.values()) == pytest.approx(1, abs=0.001)
    assert not any(step["text"] == name for name, step in steps.items()), "in words, not as the rules call them"
    for part in (report["length"]["part_by_ways"], *([] if report["shared"] else [report["lead"]["part_by_changes"]])):
        assert sum(value for value, _, _ in part.values()) == pytest.approx(1, abs=0.001)
        assert all(low <= value <= high for value, low, high in part.values())
    if lang == "fr":
        english = tmp_path / "en"
        assert asked(*words, "--workers", "1", "--out", str(english))[0] == 0
        assert json.loads(files(english)[".json"])["seats"] == report["seats"]


def again(page: str, out: Path) -> list[str]:
    """The command that a page tells, with another name for its files."""
    told = re.search(r"<pre>(.*?)</pre>", page, re.DOTALL)
    assert told is not None
    words = shlex.split(unescape(told[1]))
    assert words[:2] == ["bothy", "study"]
    if "--out" in words:
        words[words.index("--out") + 1] = str(out)
    return [*words[2:], "--workers", "1"]


@pytest.mark.parametrize(
    "words",
    [
        ("--games", "30", "--sample", "3", "--seconds", "turn=20,talk=5", "--bots", "knack,random"),
        ("--until", "0.04", "--bots", "random", "--no-rollouts", "--seed", "4", "--pack", "many.toml"),
    ],
    ids=lambda words: words[0],
)
def test_the_command_that_is_told_makes_the_study_again(words: tuple[str, ...], tmp_path: Path) -> None:
    pack = tmp_path / "many.toml"
    pack.write_text("[[stone]]\nweight = 3\ncopies = 60\n")
    given = [str(pack) if word == pack.name else word for word in words]
    first, second = tmp_path / "first", tmp_path / "second"
    with on_the_shelf(template()):
        assert asked("hill-fort", *given, "--workers", "1", "--out", str(first))[0] == 0
        assert asked(*again(files(first)[".html"], second))[0] == 0
    assert files(second)[".json"] == files(first)[".json"]


def test_games_that_fail_are_played_again_by_the_command_that_is_told(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    words = ("hill-fort", "--games", "12", "--sample", "2", "--bots", "random", "--workers", "1")
    with on_the_shelf(lame(5)):
        code, told = asked(*words, "--out", str(first))
    assert code == 1
    assert re.search("failed: (looking closely|mirrored deals), game ", told)
    assert re.search(r"of the sample \d+ failed", told)
    report = json.loads(files(first)[".json"])
    assert report["games"] + len(report["errors"]) == 12
    assert "--games 12 --sample 2 " in files(first)[".html"]
    with on_the_shelf(lame(5)):
        assert asked(*again(files(first)[".html"], second))[0] == 1
    assert files(second)[".json"] == files(first)[".json"]


def test_the_sample_says_what_it_costs_and_what_it_cannot_tell(tmp_path: Path) -> None:
    """The template has no outlook: of interaction nobody can tell, and that is said."""
    out = tmp_path / "it"
    words = ("hill-fort", "--bots", "random", "--games", "20", "--sample", "2", "--workers", "1", "--out", str(out))
    with on_the_shelf(template()):
        code, told = asked(*words)
    assert code == 0
    page, why = files(out)[".html"], "How far an answer moves the others cannot be told: the game has no outlook"
    assert why in page
    assert why in " ".join(told.split())
    assert re.search(
        r"The sample costs \d+ games of its own, beside the 20 that are counted: 2 looked at closely", page
    )
    forced = r"\d+\.\d\s% \(\d+\.\d–\d+\.\d\) of the answers have none"
    assert re.search(forced, page)
    assert re.search(forced, re.sub("[ \n]+", " ", told))


def test_both_catalogues_have_the_same_messages() -> None:
    found = {}
    for lang in ("en", "fr"):
        tree = FluentParser().parse("\n".join(file.read_text("utf-8") for file in LOCALES.glob(f"*{lang}.ftl")))
        messages = [entry for entry in tree.body if isinstance(entry, Message)]
        found[lang] = {
            (message.id.name, *[attribute.id.name for attribute in message.attributes]) for message in messages
        }
    assert found["en"] == found["fr"]
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for file in [*LOCALES.parent.rglob("*.py"), *(LOCALES.parents[1] / "cli").glob("*.py")]
    )
    for id, *_ in found["en"]:
        name = re.sub("^(study|comparison|workshop)-", "", id)
        kind = name.partition("-")[0]
        assert re.search(rf"""["']{re.escape(name)}["']""", source) or f"{kind}-{{" in source or f'"{id}"' in source, (
            f"nobody says {id}"
        )


def test_a_pack_is_studied_and_said(tmp_path: Path) -> None:
    pack = tmp_path / "many.toml"
    pack.write_text("[[stone]]\nweight = 3\ncopies = 60\n")
    words = ("hill-fort", "--bots", "random", "--games", "30", "--no-rollouts", "--workers", "1", "--json")
    with on_the_shelf(template()):
        assert asked(*words, "--out", str(tmp_path / "plain"))[0] == 0
        assert asked(*words, "--out", str(tmp_path / "packed"), "--pack", str(pack))[0] == 0
    plain, packed = (json.loads(files(tmp_path / name)[".json"]) for name in ("plain", "packed"))
    assert plain["pack"] == ""
    assert len(packed["pack"]) == 64
    often = [told["luck"]["DrawStone"]["outcomes"]["2"]["part"][0] for told in (plain, packed)]
    assert often[1] > 0.6 > often[0]
