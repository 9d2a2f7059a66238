"""Advice: the two best answers, what they are worth, and from what they are reckoned."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.bots.search.advice import UNTRIED, advise
from bothy.bots.search.plan import Plan
from bothy.games import find, games
from bothy.host.advice import shown
from bothy.kernel import UNSEEN, Game, Luck, Position
from bothy.kernel.store import canonical
from bothy.lessons import find_lesson

FEW = Plan(40, 0, wandering=False)


def moment(game: Game[Any], seats: int = 3) -> Position[Any]:
    """The first question of a game at which somebody has several choices."""
    luck, position = Luck(seed=5), game.new(seats)
    while not any(len(position.choices(seat)) > 3 for seat in position.asking()):
        position.wander(luck)
    return position


@pytest.mark.parametrize("key", sorted(games()))
def test_two_answers_are_told_with_their_worth_and_the_same_each_time(key: str) -> None:
    game = find(key)
    position = moment(game)
    seat = next(seat for seat in position.asking() if len(position.choices(seat)) > 3)
    sight = shown(game, position, seat)
    plan = Plan(12, 0, wandering=False)
    first = advise(game, sight, sight.choices(), 7, plan)
    again = advise(game, sight, sight.choices(), 7, plan)
    told = [(one.choice.notation, one.worth, one.margin) for one in first]
    assert told == [(one.choice.notation, one.worth, one.margin) for one in again]
    assert len({one.choice for one in first}) == 2
    for one in first:
        assert one.choice in sight.choices()
        assert 0.0 <= one.worth <= 1.0
        assert one.margin >= 0.0


def test_the_best_ones_are_found_where_one_can_tell() -> None:
    """Three cards lie open and say where Nessie comes up: the two spots that look straight at her are best."""
    game = find("loch-ness")
    lesson = find_lesson(game)
    assert lesson is not None
    position = game.scene(lesson.steps[0].scene)
    found = advise(game, position.sight(0), position.choices(0), 1, Plan(300, 0, wandering=False))
    assert {one.choice.notation for one in found} == {"spot 8a", "spot 8b"}
    assert found[0].margin < 0.2


def test_without_time_the_knack_is_asked() -> None:
    game = find("loch-ness")
    position = moment(game)
    seat = position.asking()[0]
    (only,) = advise(game, position.sight(seat), position.choices(seat), 1, Plan(0, 0, wandering=False))
    assert only.worth == UNTRIED
    assert only.choice in position.choices(seat)


def test_on_a_busy_machine_one_tells_what_is_known_when_somebody_has_waited_long_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a clock that jumps: after some looks at it the time is up, though the processor has hardly worked."""
    game = find("loch-ness")
    position = moment(game)
    seat = position.asking()[0]
    sight, choices = position.sight(seat), position.choices(seat)

    def told(looks: int) -> list[tuple[str, float]]:
        clock = iter([0] * looks)
        monkeypatch.setattr("bothy.bots.search.paired.time.monotonic_ns", lambda: next(clock, 10**18))
        found = advise(game, sight, choices, 1, Plan(0, 60_000, wandering=False))
        return [(one.choice.notation, one.worth) for one in found]

    assert [worth for _, worth in told(5)] == [UNTRIED], "too little to tell anything"
    assert len(told(200)) == 2
    assert all(0 <= worth <= 1 for _, worth in told(200))


def test_who_must_remember_is_advised_from_what_is_shown() -> None:
    """With every remembered face dealt anew the sight is the same, and so is the advice."""
    game = find("loch-lomond")
    scene = """
    loch-lomond, 3 seats
    clan 1: kelpie seer egg peasant
    clan 2: selkie witch broonie
    clan 3: missionary piper monster
    seen 1/1: 0
    seen 1/2: 0
    seen 2/1: 0 1
    open: sith egg broonie
    next: Turn 0
    """
    position = game.scene(scene)
    sight = shown(game, position, 0)
    assert sight.table.clans[0] == [UNSEEN] * 4
    assert sight.table.open[:2] == [UNSEEN] * 2
    other = position.copy()
    clans, pile = other.table.clans, other.table.open
    clans[0][0], clans[2][2] = clans[2][2], clans[0][0]
    clans[0][1], pile[0] = pile[0], clans[0][1]
    clans[1][0], clans[0][2] = clans[0][2], clans[1][0]
    assert other.sight(0).dump() != position.sight(0).dump(), "what the seat once saw is another"
    redealt = shown(game, other, 0)
    assert canonical(redealt.dump()) == canonical(sight.dump())
    told = [
        [(one.choice.notation, one.worth) for one in advise(game, seen, seen.choices(), 3, FEW)]
        for seen in (sight, redealt)
    ]
    assert told[0] == told[1]
    assert told[0][0][1] != UNTRIED
