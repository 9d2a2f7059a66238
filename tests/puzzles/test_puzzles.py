"""Puzzles: each that is committed still holds, and what would no longer hold is named."""

from __future__ import annotations

import io
from collections import Counter
from datetime import date, timedelta
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from bothy.games import games
from bothy.kernel import Driver, Game, Luck
from bothy.kernel import journal as journals
from bothy.locales import languages
from bothy.puzzles import Numbered, Puzzle, PuzzleError, all_of, complaint, counted, making, of_the_day
from bothy.puzzles.contest import Contest
from bothy.puzzles.holding import OFTEN
from bothy.puzzles.making import Finder, Question
from bothy.puzzles.puzzle import Answer, Collection, Why, file_of, read, shown, written
from bothy.terminal.puzzle import numbered, solve

SOME = {key: all_of(game) for key, game in games().items() if all_of(game)}


@pytest.fixture(params=sorted(SOME))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return games()[request.param]


def test_every_puzzle_holds_under_the_rules_of_today(game: Game[Any]) -> None:
    found = {number: complaint(game, puzzle) for number, puzzle in enumerate(all_of(game), 1)}
    wrong = {number: what for number, what in found.items() if what}
    assert not wrong, f"these puzzles of {game.key} no longer hold: {wrong}"


def test_steady_of_today_still_misses_them(game: Game[Any]) -> None:
    """Bots change without a new version of the rules: how often it finds them is asked again."""
    finder = Finder(game, read(file_of(game).read_bytes(), game.key), 30, lambda: False)
    found = {number: finder.found_by_steady(puzzle) for number, puzzle in enumerate(all_of(game), 1)}
    easy = {number: f"{often:.0%}" for number, often in found.items() if often > OFTEN}
    assert not easy, f"Steady finds these of {game.key}: python tools/puzzles.py {game.key} --renew --all ({easy})"


def test_there_are_puzzles_of_many_kinds_and_no_kind_takes_more_than_its_share(game: Game[Any]) -> None:
    collection = read(file_of(game).read_bytes(), game.key)
    kinds = Counter(puzzle.kind for puzzle in collection.puzzles)
    assert len(kinds) >= collection.kinds, kinds
    assert max(kinds.values()) <= 30 / collection.kinds
    assert len({tuple(puzzle.scene) for puzzle in collection.puzzles}) == len(collection.puzzles)


def test_none_is_of_a_table_that_plays_a_story() -> None:
    for puzzle in SOME["castle-von-loghan"]:
        assert "option mode exploration" in puzzle.scene


def test_nobody_has_to_remember_what_was_seen(game: Game[Any]) -> None:
    for puzzle in all_of(game):
        assert not game.trusts_memory(puzzle.position(game).table.box)


def test_what_an_answer_leads_to_is_played_by_the_rules(game: Game[Any]) -> None:
    """What its fingerprint is of can be seen: it is another for every answer, unless they come to the same."""
    puzzle = all_of(game)[0]
    position = puzzle.position(game)
    scenes: dict[str, str] = {}
    for choice in position.choices(puzzle.seat):
        ahead = position.copy()
        ahead.seal(puzzle.seat, choice)
        Driver(ahead).proceed(Luck(0))
        scenes[choice.notation] = game.scene_of(ahead)
    found = {answer.said: answer.leads for answer in puzzle.answers}
    assert found.keys() == scenes.keys()
    for one, other in combinations(scenes, 2):
        assert (found[one] == found[other]) == (scenes[one] == scenes[other])
    assert position == puzzle.position(game), "looking ahead plays nothing"


def changed(puzzle: Puzzle, **fields: object) -> Puzzle:
    return msgspec.structs.replace(puzzle, **fields)


def test_what_no_longer_holds_is_named(game: Game[Any]) -> None:
    puzzle = all_of(game)[0]
    best, second, *others = puzzle.answers
    close = Answer(second.said, second.worth, 0.01, 0.01, second.worlds, second.leads)
    elsewhere = msgspec.structs.replace(second, leads="elsewhere")
    for other, said in (
        (changed(puzzle, rules=puzzle.rules + 1), f"rules version {puzzle.rules + 1}"),
        (changed(puzzle, scene=[*puzzle.scene, "nobody: knows"]), "scene cannot be read"),
        (changed(puzzle, seat=99), "seat 99 is not asked"),
        (changed(puzzle, kind="Other"), "not Other"),
        (changed(puzzle, answers=[best, second]), "no longer those that are offered"),
        (changed(puzzle, answers=[best, elsewhere, *others]), f"`{second.said}` leads elsewhere"),
        (changed(puzzle, answers=[second, best, *others]), "reasons"),
        (changed(puzzle, reasons=[Why("gains", "no-such", {})]), "reasons"),
        (changed(puzzle, answers=[best, close, *others]), "standard errors"),
        (changed(puzzle, steady=0.6), "Steady finds it in 60%"),
    ):
        assert said in complaint(game, other)
    assert complaint(game, changed(puzzle, edition="0-older")) == "", "bots may have changed: that alone says nothing"


def test_a_file_that_cannot_be_read_says_what_is_wrong() -> None:
    with pytest.raises(PuzzleError, match=r"here: .*kinds"):
        read(b'{"options": {}, "seats": [2]}', "here")


def test_the_day_goes_through_all_games_and_all_puzzles_before_one_returns() -> None:
    some = counted(games()[key] for key in SOME)
    assert some == {key: len(puzzles) for key, puzzles in SOME.items()}
    first = date(2027, 1, 1)
    week = [of_the_day(some.items(), first + timedelta(days)) for days in range(len(some))]
    assert {found.game for found in week if found} == set(SOME)
    assert of_the_day(some.items(), first) == of_the_day(list(reversed(some.items())), first)
    count = len(SOME["loch-lomond"])
    alone = [("loch-lomond", count), ("moongha", 0)]
    begun = date.fromordinal(first.toordinal() // count * count)
    asked = [of_the_day(alone, begun + timedelta(days)) for days in range(2 * count)]
    numbers = [found.number for found in asked if found]
    assert sorted(numbers[:count]) == sorted(numbers[count:]) == list(range(1, count + 1))
    assert numbers[:count] != numbers[count:]
    assert of_the_day([], first) is None


def test_a_short_search_finds_the_clearest_again() -> None:
    """By another seed, and from what the seat is shown; with the same seed it finds the same."""
    game = games()["loch-lomond"]
    puzzle = clearest(game)
    seen = shown(game, puzzle.position(game), puzzle.seat)
    contest = Contest(game, seen, seen.choices())
    assert contest.choices[contest.sift(9, 120)].notation == puzzle.best
    assert contest.is_ahead(1.0, 0.0)
    contest.runs.clear()
    best = contest.run(7, 120)
    assert contest.choices[best].notation == puzzle.best
    again = Contest(game, seen, seen.choices())
    assert again.run(7, 120) == best
    assert again.runs == contest.runs
    assert contest.order(best)[0] == best
    assert contest.is_clear(best, 1.0, 0.0)
    assert not contest.is_clear(contest.order(best)[1], 1.0, 0.0)
    assert all(len(values) <= len(contest.runs[0][best]) for values in contest.runs[0])


def test_an_answer_is_tried_out_until_it_is_surely_worse_and_no_longer() -> None:
    """With many answers too, all is spent on telling the best from those that might be as good."""
    game = games()["loch-ness"]
    wide = [puzzle for puzzle in all_of(game) if len(puzzle.answers) > 12]
    puzzle = max(wide, key=lambda one: one.answers[-1].less)
    seen = shown(game, puzzle.position(game), puzzle.seat)
    contest = Contest(game, seen, seen.choices())
    spent = 60 * len(puzzle.answers)
    best = contest.run(5, spent)
    tried = [len(values) for values in contest.runs[0]]
    dropped = [place for place in range(len(tried)) if tried[place] < max(tried)]
    assert spent - len(tried) < sum(tried) <= spent
    assert max(tried) > 60, "what is not spent on some is spent on others"
    assert all(tried[place] >= 32 and contest.less(best, place).value() > 0 for place in dropped)


def test_what_is_found_is_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clearest of a game, asked again with few trials: what few trials cannot make sure is not asked of them."""
    for name, little in {"SIFTS": ((32, 0.0),), "ITERATIONS": 48, "SEEDS": 2, "ERRORS": 0.0, "HALFWAY": 0.0}.items():
        monkeypatch.setattr(making, name, little)
    monkeypatch.setattr("bothy.puzzles.contest.FEWEST", 1)
    game = games()["loch-lomond"]
    puzzle = clearest(game)
    position = puzzle.position(game)
    seen = shown(game, position, puzzle.seat)
    collection = Collection({"memory": "aid"}, [2], 6)
    finder = Finder(game, collection, 1, lambda: False)
    monkeypatch.setattr(
        finder, "questions", lambda seed: iter([Question(position, puzzle.seat, seen, seen.choices(), "a game")] * 2)
    )
    (found,) = finder.look(3)
    assert (found.scene, found.seat, found.kind, found.best) == (puzzle.scene, puzzle.seat, puzzle.kind, puzzle.best)
    assert found.reasons == puzzle.reasons
    assert [answer.less for answer in found.answers] == sorted(answer.less for answer in found.answers)
    assert len(found.seeds) == 2
    assert read(written(collection), "again").puzzles == [found]
    assert finder.is_full()
    assert not list(finder.look(4)), "there are enough"
    assert not finder.is_wanted(puzzle.kind)
    choosy = Finder(game, Collection({}, [2], 6), 1, lambda: False, kinds=["Turn"])
    assert [choosy.is_wanted(kind) for kind in ("Turn", "GiveCard")] == [True, False]


def test_a_puzzle_of_older_rules_is_searched_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, little in {"ITERATIONS": 120, "SEEDS": 2, "ERRORS": 1.0, "HALFWAY": 0.0}.items():
        monkeypatch.setattr(making, name, little)
    monkeypatch.setattr("bothy.puzzles.contest.FEWEST", 1)
    game = games()["loch-lomond"]
    puzzle = clearest(game)
    finder = Finder(game, Collection({}, [2], 6), 1, lambda: False, edition="3-today")
    found = finder.renew(changed(puzzle, rules=puzzle.rules - 1))
    assert found is not None
    assert (found.rules, found.scene, found.best) == (game.rules_version, puzzle.scene, puzzle.best)
    assert found.edition == "3-today"
    assert {one.said: one.leads for one in found.answers} == {one.said: one.leads for one in puzzle.answers}
    assert [one.seed for one in found.seeds] != [one.seed for one in puzzle.seeds[:2]]
    best, second, *others = puzzle.answers
    assert finder.renew(changed(puzzle, answers=[second, best, *others])) is None, "another answer is the best"
    assert finder.renew(changed(puzzle, scene=[*puzzle.scene, "nobody: knows"])) is None
    assert finder.renew(changed(puzzle, seat=99)) is None


def test_how_often_steady_finds_one_is_asked_of_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["loch-lomond"]
    puzzle = clearest(game)
    finder = Finder(game, Collection({}, [2], 6), 1, lambda: False)
    assert finder.found_by_steady(puzzle) == puzzle.steady
    knows = next(choice for choice in puzzle.position(game).choices(puzzle.seat) if choice.notation == puzzle.best)
    monkeypatch.setattr(finder, "knack", lambda *asked: knows)
    assert finder.found_by_steady(puzzle) == 1.0
    assert finder.found_by_steady(changed(puzzle, seat=99)) == 0.0


def test_questions_come_from_games_of_bots_of_several_levels() -> None:
    finder = Finder(games()["loch-lomond"], Collection({"memory": "aid"}, [3], 6), 30, lambda: False)
    first, second = (list(islice(finder.questions(seed), 5)) for seed in (0, 1))
    for question in first + second:
        assert len(question.choices) >= 4
        assert question.seat in question.position.asking()
        assert question.position.table.box.seats == 3
    assert first[0].found.startswith("0: knack")
    assert len({question.found for question in first + second}) == 2
    again = list(islice(finder.questions(0), 5))
    assert [one.position.dump() for one in again] == [one.position.dump() for one in first]


def test_the_last_questions_of_a_game_are_looked_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    finder = Finder(games()["loch-lomond"], Collection({"memory": "aid"}, [3], 6), 30, lambda: False)
    asked = list(islice(finder.questions(0), 3))
    looked_at: list[Question] = []
    monkeypatch.setattr(making, "LAST", 2)
    monkeypatch.setattr(finder, "questions", lambda seed: iter(asked))
    monkeypatch.setattr(finder, "judge", lambda question, seed: looked_at.append(question))
    assert not list(finder.look(0))
    assert looked_at == [asked[2], asked[1]]


def clearest(game: Game[Any]) -> Puzzle:
    """The puzzle whose best answer is the surest."""
    return max(all_of(game), key=lambda one: one.margin / max(one.error, 1e-6))


@pytest.mark.parametrize("language", languages())
def test_it_is_solved_at_a_terminal(game: Game[Any], language: str) -> None:
    for number, puzzle in enumerate(all_of(game), 1):
        right, told = solved(Numbered(game, number, puzzle), language, ["what?", puzzle.best])
        assert right
        assert f" {number} " in told.splitlines()[0]
        right, told = solved(Numbered(game, number, puzzle), language, [puzzle.answers[-1].said])
        assert not right
        assert told.count("%") == 3, "two worths, and the difference"


def solved(asked: Numbered, language: str, typed: list[str]) -> tuple[bool, str]:
    console = Console(file=io.StringIO(), width=100)
    solving = solve(asked, language, ask=lambda _: typed.pop(0), console=console, strict=True)
    if typed:
        assert solving.play_on() == 0
    assert not typed
    return solving.right, console.file.getvalue()  # type: ignore[attr-defined]


def test_who_solves_one_may_play_on_from_there(tmp_path: Path) -> None:
    """In the seat of the puzzle, with what was answered; and the game can be kept, and gone on with another time."""
    game = games()["loch-lomond"]
    place, puzzle = next((place, puzzle) for place, puzzle in enumerate(all_of(game), 1) if puzzle.seat > 0)
    file = tmp_path / "on.journal"
    right, told = solved(numbered(game, place), "en", [puzzle.best, "yes", f"save {file}", "quit"])
    assert right
    assert f"bothy play loch-lomond --journal {file} --seat {puzzle.seat + 1}" in "".join(told.splitlines())
    journal = journals.read(file.read_text(), lambda _: game)
    assert journal.scene.splitlines() == puzzle.scene
    assert (journal.rows[0].seat, journal.rows[0].text) == (puzzle.seat, puzzle.best)
    assert not journal.position.over()
    _, told = solved(numbered(game, place), "fr", [puzzle.best, "non"])
    assert "jouer la suite" in told


def test_who_leaves_is_told_how_to_come_back() -> None:
    game = games()["loch-lomond"]
    right, told = solved(numbered(game, 1), "en", ["quit"])
    assert not right
    assert "bothy puzzle loch-lomond --number 1" in told
    with pytest.raises(ValueError, match="no puzzle 999"):
        numbered(game, 999)
