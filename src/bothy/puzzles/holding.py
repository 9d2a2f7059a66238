"""Whether a puzzle still holds under the rules of today. Nothing is searched: it only loads and looks."""

from __future__ import annotations

from typing import Any

from bothy.bots.search.advice import MOST_REASONS
from bothy.kernel import Choice, Game, Sight
from bothy.kernel.reason import RISKS
from bothy.puzzles.puzzle import Puzzle, Why, kind_of, leads_to, notations, shown

CHOICES = 4
"""With fewer choices a question is no puzzle."""
ERRORS = 3.0
"""By so many standard errors an answer must be the best."""
LEAST = 0.01
"""A smaller share of the win nobody feels, however sure it is."""
OFTEN = 0.5
"""Where Steady finds the best answer more often, it is no puzzle."""


def told_reasons(game: Game[Any], seen: Sight[Any], choice: Choice) -> list[Why]:
    """What speaks for an answer and against it, as far as *Ask* would tell it."""
    return [
        Why(reason.kind, reason.message.id, dict(reason.message.values))
        for reason in game.reasons(seen, choice)[:MOST_REASONS]
    ]


def speaks_for(reasons: list[Why]) -> bool:
    """Whether anything in them explains why an answer is good."""
    return any(reason.kind != RISKS for reason in reasons)


def complaint(game: Game[Any], puzzle: Puzzle) -> str:
    """What is wrong with a puzzle by the rules of today; empty if nothing is."""
    if puzzle.rules != game.rules_version:
        return (
            f"found under rules version {puzzle.rules}, and today's is {game.rules_version}: it must be searched anew"
        )
    try:
        position = puzzle.position(game)
    except ValueError as error:
        return f"its scene cannot be read: {error}"
    if position.over() or puzzle.seat not in position.asking():
        return f"seat {puzzle.seat} is not asked anything"
    if kind_of(position) != puzzle.kind:
        return f"it asks {kind_of(position)}, not {puzzle.kind}"
    seen = shown(game, position, puzzle.seat)
    choices = seen.choices()
    if len(choices) < CHOICES:
        return f"it offers {len(choices)} choices, fewer than {CHOICES}"
    offered = notations(choices)
    if sorted(offered) != sorted(answer.said for answer in puzzle.answers):
        return f"its answers are no longer those that are offered: {', '.join(offered)}"
    for answer in puzzle.answers:
        if leads_to(game, position, puzzle.seat, choices[offered.index(answer.said)]) != answer.leads:
            return f"`{answer.said}` leads elsewhere than it did: it must be searched anew"
    if told_reasons(game, seen, choices[offered.index(puzzle.best)]) != puzzle.reasons:
        return f"the reasons for `{puzzle.best}` are no longer true, or told otherwise"
    return judged(puzzle)


def judged(puzzle: Puzzle) -> str:
    """Whether by its own figures it is a puzzle."""
    if not speaks_for(puzzle.reasons):
        return f"nothing explains why `{puzzle.best}` is the best answer"
    close = [answer.said for answer in puzzle.answers[1:] if answer.less <= ERRORS * answer.error]
    if close:
        return f"`{puzzle.best}` is not better by {ERRORS:g} standard errors than {', '.join(close)}"
    if puzzle.margin < LEAST:
        return f"`{puzzle.best}` is better by {puzzle.margin:.1%} of the win only"
    if any(seed.margin <= 0 for seed in puzzle.seeds):
        return f"`{puzzle.best}` was not the best with every seed"
    return f"Steady finds it in {puzzle.steady:.0%} of all cases" if puzzle.steady > OFTEN else ""
