"""`bothy compare`: what is there is found, what is not is not, and both sides have the same luck."""

from __future__ import annotations

import json
import random
import re
import shlex
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bothy.cli import app
from bothy.study.compare.headlines import headlines
from bothy.study.compare.judging import DIFFERENCE, FIND, NONE, OPEN, Finding, Look, judged, look, needed
from bothy.study.compare.pairs import PILOT, Pairs
from bothy.study.compare.sides import Common, comparison, settings, side
from bothy.study.parts import played
from bothy.study.playing import Playing
from bothy.study.statistics import student_chance
from bothy.study.sums import Paired, all_merged
from comparing import BEGIN, END, PACKS, Campaign, Change, alike, changes, gifted, main, run
from kernel.small_game import module
from study.coins import called, coin, on_the_shelf, template
from study.pages import files, stands_alone
from study.stopping import stopped_run


def asked(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["compare", *words])
    if isinstance(result.exception, ValueError):
        return 2, str(result.exception)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


TRIED = {"loch-ness": (1.5 * FIND, (0, 1)), "loch-lomond": (2 * FIND, (0, 1)), "moongha": (4 * FIND, (0,))}
"""What is looked for, with which seeds: coarser than usual, or it takes thousands of games."""
NESS = ("loch-ness", "--b", "storm=on", "--bots", "random", "--workers", "1")


@pytest.mark.parametrize("change", changes(), ids=lambda change: f"{change.game}: {change.what}")
def test_what_is_given_to_a_seat_and_a_row_that_is_changed_are_found(change: Change) -> None:
    """In as many games as the pilot of each run has stated. `tools/comparing.py` tries twenty runs, at `--find 0.1`."""
    find, seeds = TRIED[change.game]
    for seed in seeds:
        with gifted(change.game) as game:
            stated, named, pairs = run(change.comparison(game, "random", seed), 0, find)
        assert not pairs.errors
        assert pairs.games == stated >= PILOT
        assert set(named) & set(change.figures), f"seed {seed}"
        if not change.pack:
            assert pairs.figures["points-1"].more.total == 2 * pairs.games, "both sides have the same luck"
            assert pairs.figures["decisions"].parted == 0


def test_of_a_dozen_comparisons_of_a_real_game_with_itself_hardly_any_finds_anything() -> None:
    """With other luck on one side: one in twenty may be wrong, in whichever of its dozen figures."""
    found, parted = [], 0
    with gifted("loch-ness") as game:
        for seed in range(12):
            _, named, pairs = run(alike(game, "random", seed), 50)
            found += [named] if named else []
            parted += pairs.figures["score"].parted
    assert parted > 12 * 50 * 0.9
    assert len(found) <= 2, found


def test_of_forty_comparisons_of_a_thing_with_itself_five_at_most_find_anything() -> None:
    """With other luck on one side, so that all pairs part by chance."""
    found, parted = 0, 0
    with on_the_shelf(coin(5)) as game:
        for seed in range(40):
            _, named, pairs = run(alike(game, "random", seed), 120)
            found += bool(named)
            parted += pairs.figures["wins-1"].parted
    assert parted > 40 * 120 / 3
    assert found <= 5


def test_a_crooked_coin_is_told_from_a_fair_one_in_the_games_that_were_stated() -> None:
    """Seven heads of ten and five: the chance is that of the stone, whatever the coin."""
    found = []
    for weight in (5, 7):
        with on_the_shelf(coin(weight)) as game:
            planned = side(game, "--a", [], Common(2, ["random"], {}, "", 4), lambda name: name)
            playing = Playing(planned, streamed=True)
            pairs = Pairs()
            found.append([course.shares[0] for number in range(300) if (course := playing.course(number, pairs))])
    paired = Paired()
    for fair, crooked in zip(*found, strict=True):
        paired.add(fair, crooked)
    assert paired.b.value - paired.a.value == pytest.approx(0.2 * 840, abs=60)
    assert all(crooked >= fair for fair, crooked in zip(*found, strict=True)), "the same toss, other odds"
    sums = Pairs(games=300, figures={"wins-1": paired})
    (finding,) = judged(sums, headlines(2), FIND, look(1))
    assert finding.verdict == DIFFERENCE
    assert finding.held.low > 0
    assert finding.worth > 2
    assert needed(sums, headlines(2), 0.5) <= 300


def test_luck_keeps_its_own_stream_after_answers_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tenth stone drawn is the same, though all have answered otherwise before it."""
    draw = module("steps").DrawStone
    happened = draw.happened
    stones: list[int] = []

    def watched(step: Any, table: Any, outcome: int) -> Any:
        stones.append(outcome)
        return happened(step, table, outcome)

    monkeypatch.setattr(draw, "happened", watched)

    def drawn(bots: str, streamed: bool) -> list[list[int]]:
        planned = side(game, "--a", [], Common(3, [bots], {}, "", 0), lambda name: name)
        playing, found = Playing(planned, streamed), []
        for number in range(30):
            stones.clear()
            assert playing.course(number, Pairs()) is not None
            found.append(stones[:10])
        return found

    with on_the_shelf(template()) as game:
        assert drawn("random", True) == drawn("knack", True)
        assert drawn("random", False) != drawn("knack", False)


def finding_of(differences: list[int], before: list[int] | None = None) -> Finding:
    """What is said of one figure that differs by so much in each pair."""
    paired = Paired()
    for number, more in enumerate(differences):
        first = before[number] if before is not None else number % 11
        paired.add(first, first + more)
    (found,) = judged(Pairs(games=len(differences), figures={"decisions": paired}), headlines(1), FIND, look(1))
    return found


def test_the_three_answers() -> None:
    assert finding_of([0] * 300).verdict == NONE
    assert finding_of([2, 3] * 100).verdict == DIFFERENCE
    is_open = finding_of([-3, 4] * 40)
    assert is_open.verdict == OPEN
    assert is_open.more > 0
    assert is_open.bound > is_open.size


def test_nobody_is_too_sure_where_no_pair_parts() -> None:
    found = finding_of([0] * 200)
    assert found.parted == 0
    assert found.held.low < 0 < found.held.high
    assert finding_of([0] * 20).verdict == OPEN, "too few games to say that there is nothing"
    assert finding_of([1] * 4 + [0] * 196).verdict != DIFFERENCE, "four pairs of two hundred are no evidence"


def test_what_the_pairing_saved_is_the_ratio_of_variances() -> None:
    half = finding_of([0, 1] * 150, [0, 10] * 150)
    assert half.worth == pytest.approx((25 + 30.25) / (0.25 + 2 * (25 + 30.25) / 299), rel=0.02)
    assert half.unpaired.half / half.difference.half == pytest.approx(half.worth**0.5, rel=0.01)


def test_the_number_of_games_is_that_of_the_books() -> None:
    """Two groups that have nothing in common, a tenth of a standard deviation, 2.5 % (the first look) and 95 %."""
    paired = Paired()
    for number in range(400):
        paired.add(number % 2 * 2, number // 2 % 2 * 2)
    sums = Pairs(games=200, figures={"decisions": paired})
    assert needed(sums, headlines(1), 0.1) == pytest.approx(2 * 15.10 / 0.01, rel=0.04)


@pytest.mark.parametrize(("freedom", "t", "chance"), [(10, 2.228, 0.05), (30, 2.042, 0.05), (199, 2.601, 0.01)])
def test_chances_of_student(freedom: int, t: float, chance: float) -> None:
    assert student_chance(freedom, t) == pytest.approx(chance, rel=0.01)


def test_the_command_that_is_told_makes_the_comparison_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    with on_the_shelf(called()):
        words = ("hill-fort", "--seats", "2", "--a", "bots=random", "--b", "bots=knack", "--find", "0.3")
        assert asked(*words, "--workers", "1", "--out", str(first))[0] == 0
        told = re.search(r"<pre>(.*?)</pre>", files(first)[".html"], re.DOTALL)
        assert told is not None
        again = shlex.split(unescape(told[1]))
        assert again[:2] == ["bothy", "compare"]
        again[again.index("--out") + 1] = str(second)
        assert asked(*again[2:], "--workers", "1")[0] == 0
    assert files(second)[".json"] == files(first)[".json"]


@pytest.mark.parametrize(
    ("lang", "mine", "told"),
    [("en", "Cameras 3: points", "the game’s own content"), ("fr", "Appareils 3", "le contenu du jeu même")],
)
def test_a_pack_is_named_by_the_rows_and_values_it_changes(lang: str, mine: str, told: str, tmp_path: Path) -> None:
    pack, out = tmp_path / "camera.toml", tmp_path / "it"
    pack.write_text(PACKS["loch-ness"][1])
    words = ("loch-ness", "--b", f"pack={pack}", "--bots", "random", "--games", "3", "--workers", "1", "--lang", lang)
    code, output = asked(*words, "--out", str(out))
    assert code == 0
    page, shown = files(out)[".html"], " ".join(output.split())
    assert mine in page
    assert told in page
    assert re.search(r"3</span></p></div>.* <s>3</s> 4</span>", page, re.DOTALL)
    assert mine in shown
    assert "3 → 4" in shown
    assert json.loads(files(out)[".json"])["changed"] == [
        {"table": "camera", "row": "3", "cell": "points", "a": "3", "b": "4"}
    ]


def test_settings_of_a_side() -> None:
    assert settings(["storm=on,bots=knack,random", "pack=x.toml"]) == [
        ("storm", "on"),
        ("bots", "knack,random"),
        ("pack", "x.toml"),
    ]
    assert settings(["storm", "bots=cmd:./bot --x=1"]) == [("storm", "on"), ("bots", "cmd:./bot --x=1")]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "A and B are the same: say with --b what is other in B"),
        (("--a", "storm=off"), "A and B are the same"),
        (("--b", "storm=perhaps"), "--b storm=perhaps: option 'storm' can be off or on, not 'perhaps'"),
        (("--b", "bots=genius"), "--b bots=genius: Loch Ness has no bot 'genius'"),
        (("--a", "pack=/nowhere.toml"), "--a pack=/nowhere.toml: the pack /nowhere.toml cannot be read"),
        (("--b", "storm=on", "--b", "storm=off"), "--b storm=on,storm=off: storm is given twice"),
        (("--b", "storm", "--find", "7"), "--find is a difference in standard deviations from game to game"),
        (("--b", "storm", "--seats", "9"), "Loch Ness is for 2 to 5 seats, not 9"),
        (("--b", "storm", "--lang", "de"), "there is no language 'de'; there are: en, fr"),
        (("--b", "storm", "--out", "/nowhere/it"), "/nowhere/it.sums cannot be written"),
    ],
)
def test_what_is_asked_wrongly_is_told(words: tuple[str, ...], told: str) -> None:
    code, output = asked("loch-ness", *words)
    assert code == 2
    assert told in output


def test_a_pack_that_does_not_fit_names_file_line_and_field(tmp_path: Path) -> None:
    pack = tmp_path / "cameras.toml"
    pack.write_text('[[camera]]\nname = "3"\npoints = "four"\n')
    code, told = asked("loch-ness", "--b", f"pack={pack}")
    assert code == 2
    assert told.startswith(f"--b pack={pack}: {pack}, [[camera]] row 1 (line 1), field points: ")


def test_a_comparison_that_was_stopped_is_the_same_as_one_that_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    whole, stopped = tmp_path / "a" / "ness", tmp_path / "b" / "ness"
    for name in ("bothy.study.compare.collecting", "bothy.study.parts"):
        monkeypatch.setattr(f"{name}.PILOT", 4)
    assert asked(*NESS, "--games", "10", "--out", str(whole))[0] == 0
    with stopped_run(monkeypatch, lambda part, number: part == "pairs"):
        code, output = asked(*NESS, "--games", "10", "--out", str(stopped))
    assert code == 130
    assert "interrupted: 5 of 10 games each are counted; the same command with the same --out goes on" in output
    assert asked(*NESS, "--games", "10", "--out", str(stopped))[0] == 0
    assert files(stopped) == files(whole)


def test_a_second_verdict_takes_half_of_the_doubt_that_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "ness"

    def verdict(games: int) -> dict[str, Any]:
        assert asked(*NESS, "--games", str(games), "--out", str(out))[0] == 0
        report: dict[str, Any] = json.loads(files(out)[".json"])
        return report

    for name in ("bothy.study.compare.collecting", "bothy.study.parts"):
        monkeypatch.setattr(f"{name}.PILOT", 4)
    assert verdict(30)["verdict"] == {"number": 1, "doubt": 0.025}
    second = verdict(60)
    assert second["verdict"] == {"number": 2, "doubt": 0.0125}
    assert '"told":[30, 60]' in files(out)[".sums"]
    assert "this is verdict 2 on them, which takes 1.25" in unescape(files(out)[".html"])
    for figure in second["figures"].values():
        assert figure["verdict"] != DIFFERENCE or figure["corrected"] < 0.05
    assert verdict(60) == second, "what was told is told again, and counts once"
    before = files(out)
    with stopped_run(monkeypatch, lambda part, number: part == "pairs"):
        assert asked(*NESS, "--games", "90", "--out", str(out))[0] == 130
    stopped = json.loads(files(out)[".json"])
    assert stopped["verdict"] is None
    left = 90 - stopped["games"]
    assert 0 < left < 30
    assert {(one["verdict"], one["more_games"]) for one in stopped["figures"].values()} == {(OPEN, left)}
    assert verdict(90)["verdict"] == {"number": 3, "doubt": 0.00625}
    assert files(out) != before


def test_who_goes_on_until_something_is_found_is_wrong_no_more_often() -> None:
    """Nothing differs, and one looks after 100, 200, 400 and 800 pairs: the doubt is spent, or is not."""
    luck = random.Random(5)
    spent = careless = 0
    for _ in range(300):
        paired, found = Paired(), [False, False]
        for number in range(1, 5):
            while paired.more.count < 50 << number:
                paired.add(luck.randrange(100), luck.randrange(100))
            sums = Pairs(games=paired.more.count, figures={"decisions": paired})
            for place, one in enumerate((look(number), Look())):
                (finding,) = judged(sums, headlines(1), FIND, one)
                found[place] |= finding.verdict == DIFFERENCE
        spent, careless = spent + found[0], careless + found[1]
    assert spent <= 15 < careless


def test_a_file_of_another_comparison_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "ness"
    assert asked(*NESS, "--games", "3", "--out", str(out))[0] == 0
    before = files(out)
    code, told = asked(*NESS, "--games", "3", "--out", str(out), "--seed", "3")
    assert code == 2
    assert told.startswith(f"{out}.sums, line 1: this is another comparison (seed 0, not 3)")
    assert files(out) == before


def test_the_page_can_be_had_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    code, told = asked(*NESS, "--games", "3", "--html", str(page))
    assert code == 0
    assert re.search(rf"Written: {page}$", told.strip())
    stands_alone(page.read_text(encoding="utf-8"), "en")


def test_chunks_add_up_to_the_same_in_any_order() -> None:
    with on_the_shelf(template()) as game:
        common = Common(3, ["random"], {}, "", 2)
        a, b = (side(game, "--b", words, common, lambda name: name) for words in ([], ["bots=knack"]))
        planned = comparison(a, b)
        whole = played(planned, "pilot", 0, 12).sums
        parts = all_merged(played(planned, "pilot", *some).sums for some in ((7, 5), (0, 3), (3, 4)))
    assert parts == whole


def test_the_pilot_says_how_many_games_are_needed(tmp_path: Path) -> None:
    with on_the_shelf(called()):
        words = ("hill-fort", "--seats", "2", "--a", "bots=random", "--b", "bots=knack", "--workers", "1")
        code, told = asked(*words, "--find", "0.15", "--json", "--out", str(tmp_path / "coin"))
        assert code == 0
        report = json.loads(files(tmp_path / "coin")[".json"])
    assert json.loads(told[told.index("{") :]) == report
    assert report["pilot"]["asks_for"] == report["games"] > 200
    assert f"A pilot of 200 games asks for {report['games']} in each" in told.replace(",", "")
    assert report["correction"] == "holm"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "words",
    [
        ("loch-ness", "--b", "storm=on", "--games", "30"),
        ("castle-von-loghan", "--a", "difficulty=easy", "--b", "difficulty=hard", "--games", "12"),
        ("hill-fort", "--a", "bots=random", "--b", "bots=knack,random", "--games", "40"),
    ],
    ids=lambda words: words[0],
)
def test_the_report_is_whole_in_both_languages_and_needs_nothing_else(
    words: tuple[str, ...], lang: str, tmp_path: Path
) -> None:
    """The template is compared too: nothing names a game."""
    out = tmp_path / "it"
    with on_the_shelf(template()):
        code, told = asked(*words, "--bots", "random", "--lang", lang, "--workers", "1", "--out", str(out))
    assert code == 0
    page, figures = files(out)[".html"], files(out)[".json"]
    for text in (told, page, figures):
        assert not re.search(r"\b(study|comparison)-[a-z-]+", text), "an id without words"
        assert f"{words[0]}-" not in text.replace(str(tmp_path), ""), "a message of the game without words"
        assert not re.search(r"\bnan\b", text, re.IGNORECASE)
    stands_alone(page, lang)
    assert page.count("<li class=") == len(json.loads(figures)["figures"]) + 1
    for side_words in ("<b>A</b>", "<b>B</b>"):
        assert side_words in page


def test_two_sides_that_have_no_wins_in_common_are_compared_by_length() -> None:
    """A game for all together and one of everybody alone."""
    with on_the_shelf(template()) as game:
        planned = side(game, "--a", [], Common(3, ["random"], {}, "", 0), lambda name: name)
        pairs = Pairs()
        a, b = Playing(planned, streamed=True).course(0, pairs), Playing(planned, streamed=True).course(0, pairs)
        assert a is not None
        assert b is not None
        pairs.add(replace(a, shared=True), b)
    assert set(pairs.figures) == {"decisions", "rounds", "ways"}


def test_the_campaign_tries_real_rows() -> None:
    for key, (_, pack) in PACKS.items():
        with gifted(key) as game:
            game.check_pack(pack, "row")


@pytest.mark.parametrize(("found", "alike_found", "code"), [(18, 5, 0), (17, 5, 1), (18, 6, 1)])
def test_the_campaign_fails_where_a_bound_is_missed(found: int, alike_found: int, code: int, tmp_path: Path) -> None:
    """All runs lie there already: of each change so many that found it, of each game against itself so many."""
    rows = [(change.game, change.what, seed, seed < found) for change in changes() for seed in range(20)]
    rows += [(key, "nothing", seed, seed < alike_found) for key in PACKS for seed in range(40)]
    lines = [
        {"game": key, "what": what, "seed": seed, "bots": "random", "stated": 200, "found": is_found, "seconds": 1.0}
        for key, what, seed, is_found in rows
    ]
    (tmp_path / "rows").write_text("\n".join(json.dumps(line) for line in lines) + "\n")
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN}\n{END}\n")
    assert main(["--rows", str(tmp_path / "rows"), "--out", str(page)]) == code
    assert f"| {found} | at least 18 of 20 |" in page.read_text()


def test_a_campaign_that_is_not_whole_fails(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path / "none", "random")
    assert "loch-ness, nothing: 0 of 40 runs" in campaign.missed()
