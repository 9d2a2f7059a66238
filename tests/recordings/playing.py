"""Playing a game by its plan, and writing its journal."""

from __future__ import annotations

from typing import Any

from bothy.bots import Bot, bot, consult
from bothy.games import find
from bothy.kernel import Chance, Journal, Luck
from recordings.plans import Plan

UNDOS = 6
"""At most so many times something is taken back in a game."""


def played(plan: Plan, most: int = 0) -> str:
    """The journal of a game; of its first rows, where there are not to be more than `most`."""
    game = find(plan.game)
    bots = [bot(name, game) for name in plan.bots]
    luck = Luck(plan.seed)
    journal: Journal[Any] = Journal(game, plan.seats, dict(plan.options))
    undos = UNDOS if plan.undo else 0
    while not journal.position.over() and not (most and len(journal.rows) >= most):
        move(journal, bots, luck, plan.races == "sealed")
        if undos and luck.below(25) == 0:
            undos -= 1
            take_back(journal, luck)
    return str(journal)


def move(journal: Journal[Any], bots: list[Bot], luck: Luck, sealed: bool) -> None:
    """One row more: an outcome, who of those that spoke was first, or an answer."""
    position = journal.position
    step = position.step()
    if isinstance(step, Chance):
        journal.happen(step.toss(position.table, luck))
        return
    speakers = position.speakers()
    if speakers:
        journal.hear(min(speakers, key=lambda seat: bots[seat].delay(luck)))
        return
    asking = position.asking()
    seat = asking[luck.below(len(asking))]
    choice = consult(bots[seat], position, seat, luck)
    if sealed:
        journal.seal(seat, choice)
    else:
        journal.answer(seat, choice)


def take_back(journal: Journal[Any], luck: Luck) -> None:
    """Back to where one may go freely, or some way further, as if all had agreed."""
    position = journal.position
    free = position.floor < position.number and luck.below(2) == 0
    number = position.floor if free else position.number - 1 - luck.below(10)
    if position.number:
        journal.undo(max(number, 0))
