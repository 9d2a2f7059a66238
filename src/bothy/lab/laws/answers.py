"""That what is asked can be answered, what is offered is taken, and what is not is refused."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from bothy.kernel import SPECTATOR, Ask, Chance, Choice, Decision, Luck, Refusal, Seat
from bothy.lab.laws.moment import Broken, Moment
from bothy.lab.laws.positions import written


def choices_law(moment: Moment) -> None:
    """Somebody is asked and has a choice; the default, and what random play takes, are offered."""
    position = moment.position
    if position.over():
        moment.require(position.asking() == [] and position.odds() == [], "something is asked after the end")
        return
    step = position.step()
    if not isinstance(step, Ask):
        return
    moment.require(position.asking() != [], f"{step} asks nobody")
    for seat in position.asking():
        choices = position.choices(seat)
        moment.require(choices != [], f"{step} leaves seat {seat} without a choice")
        moment.require(step.default(position.table, seat) in choices, f"the default of {step} is not offered")
        for _ in range(5):
            picked = step.pick(position.table, seat, moment.luck)
            moment.require(picked in choices, f"random play takes {picked}, which {step} does not offer")
        moment.require(step.patience() in ("turn", "reaction", "talk"), f"{step} has no patience we know")


def forced_law(moment: Moment) -> None:
    """One seat that has only one answer is not asked for it, unless that ends a look or must be meant."""
    position = moment.position.copy()
    bound = position.number + moment.game.bound(position.table.box)
    only = position.forced()
    while only is not None:
        position.answer(position.asking()[0], only)
        moment.require(position.number <= bound, "answers without a choice do not come to an end")
        only = position.forced()
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, Decision):
        return
    choices = position.choices(step.seat)
    if step.ends_look():
        mine, public = position.sight(step.seat).table, position.sight(SPECTATOR).table
        moment.require(mine != public, f"{step} ends a look, and there is nothing but what all see")
    elif not choices[0].ask_twice:
        moment.require(len(choices) > 1, f"{step} asks seat {step.seat}, which can only answer {choices[0]}")


def vocabulary_law(moment: Moment) -> None:
    """Everything offered is in the vocabulary, each under its own number, and nothing is offered twice."""
    vocabulary = moment.position.table.box.vocabulary
    for seat in moment.position.asking():
        choices = moment.position.choices(seat)
        for choice in choices:
            moment.require(vocabulary.choices[choice.id] is choice, f"{choice} is not in the vocabulary")
        numbers = {choice.id for choice in choices}
        moment.require(len(numbers) == len(choices), f"{moment.position.step()} offers the same choice twice")


def notation_law(moment: Moment) -> None:
    """Everything offered reads back as the very same choice, however it is spaced."""
    vocabulary = moment.position.table.box.vocabulary
    for seat in moment.position.asking():
        for choice in moment.position.choices(seat):
            moment.require(vocabulary.parse(str(choice)) is choice, f"{choice} does not read back")
            moment.require(vocabulary.parse(f"  {choice} ") is choice, f"{choice} does not read back from a hasty hand")


def pick_law(moment: Moment) -> None:
    """A choice that is picked at random is one of those offered, all alike, and counts as one decision."""
    position = moment.position
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, Ask):
        return
    for seat in position.asking():
        offered = step.choices(position.table, seat)
        script = Scripted(0)
        step.pick(position.table, seat, script)
        if script.ways == [len(offered)] and not script.words:
            picked = [step.pick(position.table, seat, Scripted(fork)) for fork in range(len(offered))]
            moment.require(
                sorted(choice.id for choice in picked) == sorted(choice.id for choice in offered),
                f"seat {seat} picks from {picked}, and is offered {offered}",
            )
        else:
            evenly_picked(moment, step, seat, offered)


def evenly_picked(moment: Moment, step: Ask[Any], seat: Seat, offered: list[Choice]) -> None:
    """Where more is drawn than one fork: count, and allow chance what it would take once in a thousand million."""
    many = 40 * len(offered) if len(offered) <= 60 else 200
    luck = Luck(moment.seed)
    drawn = Counter(step.pick(moment.position.table, seat, luck).id for _ in range(many))
    moment.require(set(drawn) <= {choice.id for choice in offered}, f"seat {seat} picks what it is not offered")
    decisions = many if len(offered) > 1 else 0
    moment.require(int(luck.forks) == decisions, f"{many} picks of seat {seat} count as {luck.forks} decisions")
    if len(offered) <= 60:
        odd = sum((drawn[choice.id] - 40) ** 2 / 40 for choice in offered)
        freedom = len(offered) - 1
        moment.require(odd <= freedom + 8 * math.sqrt(2 * freedom) + 20, f"seat {seat} does not pick evenly: {drawn}")


class Scripted(Luck):
    """Luck that takes one fork after the other, and counts what else is drawn."""

    def __init__(self, fork: int) -> None:
        super().__init__(0)
        self.taken = fork
        self.ways: list[int] = []
        self.words = 0

    def fork(self, n: int) -> int:
        self.ways.append(int(n))
        return self.taken % n

    def word(self) -> int:
        self.words = getattr(self, "words", 0) + 1
        return int(super().word())


def odds_law(moment: Moment) -> None:
    """Outcomes are distinct, ascending and have weight; random play draws only those."""
    position = moment.position
    if position.over():
        return
    step = position.step()
    if not isinstance(step, Chance):
        return
    odds = position.odds()
    outcomes = [outcome for outcome, _ in odds]
    moment.require(odds != [], f"{step} can bring nothing")
    moment.require(outcomes == sorted(set(outcomes)), f"the outcomes of {step} are not ascending: {outcomes}")
    moment.require(all(weight > 0 for _, weight in odds), f"{step} has an outcome without weight")
    for _ in range(5):
        tossed = step.toss(position.table, moment.luck)
        moment.require(tossed in outcomes, f"random play brings {tossed}, which {step} cannot")


def refusal_law(moment: Moment) -> None:
    """An answer that may not be given is refused with a reason, and changes nothing."""
    position = moment.position
    before = written(position)
    vocabulary = position.table.box.vocabulary
    for _ in range(6):
        seat = moment.luck.below(moment.seats)
        choice = vocabulary.choices[moment.luck.below(len(vocabulary))]
        if seat in position.asking() and choice in position.choices(seat):
            continue
        try:
            position.answer(seat, choice)
        except Refusal as refusal:
            moment.require(refusal.message.id != "" and str(refusal) != "", "a refusal says nothing")
        else:
            raise Broken(f"seat {seat} was allowed {choice}, which is not offered\n  at {moment!r}")
    if not position.odds():
        try:
            position.happen(0)
        except Refusal:
            pass
        else:
            raise Broken(f"an outcome was taken where no chance is\n  at {moment!r}")
    moment.require(written(position) == before, "a refused answer changed the position")


def door_law(moment: Moment) -> None:
    """The checked door leads to the position that the unchecked one leads to."""
    position = moment.position
    if position.over():
        return
    step = position.step()
    checked, unchecked = position.copy(), position.copy()
    if isinstance(step, Chance):
        outcome = step.toss(position.table, moment.luck)
        checked.happen(outcome)
        unchecked.befall(outcome)
    elif isinstance(step, Decision):
        choice = step.pick(position.table, step.seat, moment.luck)
        checked.answer(step.seat, choice)
        unchecked.answered(step.seat)
        unchecked.decide(step, choice)
    else:
        return
    moment.require(checked == unchecked, f"the two doors of {step} lead to different positions")
