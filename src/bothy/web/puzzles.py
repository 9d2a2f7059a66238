"""Puzzles over HTTP. Nothing is kept: who has solved which, only that person's device knows."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from bothy.host import learning_api
from bothy.host.branches import Scene
from bothy.host.errors import RequestError
from bothy.host.protocol import AdvisedReason
from bothy.kernel import Choice, Game, Refusal, Sight
from bothy.locales.names import NAMES
from bothy.puzzles import Numbered, all_of, of_the_day, told_reasons
from bothy.puzzles.puzzle import shown
from bothy.web.set_up import SetUp


def listed(counts: Mapping[str, int], day: date) -> learning_api.Puzzles:
    """How many each game has, and the one of the day."""
    found = of_the_day(counts.items(), day)
    today = learning_api.PuzzleOfTheDay(day.isoformat(), found.game, found.number) if found else None
    return learning_api.Puzzles([learning_api.PuzzlesOf(key, count) for key, count in counts.items()], today)


def numbered(game: Game[Any], number: str) -> Numbered:
    """The puzzle that a path names."""
    puzzles = all_of(game)
    if not (number.isascii() and number.isdigit() and len(number) < 6 and 1 <= int(number) <= len(puzzles)):
        raise RequestError(
            "no-puzzle", f"{game.name} has {len(puzzles)} puzzles, numbered from 1, and none is {number}"
        )
    return Numbered(game, int(number), puzzles[int(number) - 1])


def asked(which: Numbered) -> learning_api.PuzzleAsked:
    """A puzzle as its page shows it: nothing in it tells which answer is the best."""
    game, number, puzzle = which
    position = puzzle.position(game)
    names = ["" if seat == puzzle.seat else name for seat, name in enumerate(NAMES)]
    table = SetUp(game, f"puzzle-{game.key}-{number}", puzzle.seat, names)
    return learning_api.PuzzleAsked(game.key, number, puzzle.seat, puzzle.steady, table.parts(position, [], number))


def scene(which: Numbered) -> Scene:
    """What a table begins with at which one plays on: those who sit there are called as on the puzzle's page."""
    game, _, puzzle = which
    return Scene(game, "\n".join(puzzle.scene), puzzle.seat, NAMES)


def judged(which: Numbered, said: str) -> learning_api.PuzzleVerdict:
    """What is said to an answer."""
    game, _, puzzle = which
    position = puzzle.position(game)
    try:
        choice = position.table.box.vocabulary.parse(said)
        position.check(puzzle.seat, choice)
    except Refusal as refusal:
        return learning_api.PuzzleVerdict((refusal.message.id, refusal.message.values), False, [])
    seen = shown(game, position, puzzle.seat)
    by_notation = {one.notation: one for one in seen.choices()}
    explained = (puzzle.best, choice.notation)
    answers = [
        learning_api.PuzzleAnswer(
            answer.said,
            round(answer.worth, 4),
            round(answer.less, 4),
            round(answer.error, 4),
            reasons(game, seen, by_notation[answer.said]) if answer.said in explained else [],
        )
        for answer in puzzle.answers
    ]
    return learning_api.PuzzleVerdict(None, choice.notation == puzzle.best, answers)


def reasons(game: Game[Any], seen: Sight[Any], choice: Choice) -> list[AdvisedReason]:
    """What speaks for an answer or against it."""
    return [AdvisedReason(why.kind, (why.id, why.values)) for why in told_reasons(game, seen, choice)]
