"""That bots answer by what they see, and every game comes to an end, also one that is imagined."""

from __future__ import annotations

from typing import Any

from bothy.bots import bot
from bothy.bots.levels import knacks
from bothy.kernel import Position, Result, Seat, Table
from bothy.lab.laws.moment import Moment


def bots_law(moment: Moment) -> None:
    """A bot answers what is offered, and the same in a redeal of what its seat has not seen."""
    names = ["random", *knacks(moment.game), *[f"trick:{trick}" for trick in moment.game.tricks()]]
    for seat in moment.position.asking():
        redealt = moment.position.sight(seat).imagine(moment.luck)
        for name in names:
            answers_alike(moment, name, seat, redealt)


def search_law(moment: Moment) -> None:
    """A bot that searches does so too, and nothing fails in the worlds it imagines."""
    asking = moment.position.asking()
    if asking:
        seat = asking[moment.luck.below(len(asking))]
        answers_alike(moment, "search:16", seat, moment.position.sight(seat).imagine(moment.luck))


def answers_alike(moment: Moment, name: str, seat: Seat, redealt: Position[Any]) -> None:
    """Ask a bot here and in a redeal."""
    player = bot(name, moment.game)
    seed = moment.luck.word()
    answer = player.choose(moment.position.sight(seat), moment.position.choices(seat), seed)
    moment.require(answer in moment.position.choices(seat), f"{name} answers {answer}, which is not offered")
    again = player.choose(redealt.sight(seat), redealt.choices(seat), seed)
    moment.require(answer is again, f"{name} in seat {seat} answers {answer}, and {again} in a redeal")
    moment.require(not player.faults, f"{name} in seat {seat} had to be helped: {dict(player.faults)}")


def imagine_law(moment: Moment) -> None:
    """What a seat imagines can be played to the end."""
    for viewer in moment.viewers():
        imagined = moment.position.sight(viewer).imagine(moment.luck)
        imagined.playout(moment.luck)
        result_of(moment, imagined.table)


def end_law(moment: Moment) -> None:
    """Every game ends within its bound, with a score and a share of the win for each seat."""
    position = moment.position.copy()
    bound = moment.game.bound(position.table.box)
    while not position.over():
        position.wander(moment.luck)
        moment.require(position.number <= bound, f"a game went on after its bound of {bound}: count what it can take")
    result = result_of(moment, position.table)
    moment.require(all(0 <= share <= 1 for share in result.shares), f"shares of the win are odd: {result.shares}")
    together = sum(result.shares)
    shared = set(result.shares) <= {0.0, 1.0}
    moment.require(abs(together - 1) < 1e-9 or shared, f"shares of the win add up to {together}, not to 1")


def result_of(moment: Moment, table: Table) -> Result:
    """The result of a table, if it is one."""
    result: object = moment.game.result(table)
    returned = f"{moment.game.key}: {type(moment.game).__name__}.result returned"
    moment.require(
        isinstance(result, Result), f"{returned} {result!r}: return a Result, as in `Result.highest(scores)`"
    )
    assert isinstance(result, Result)
    fits = len(result.scores) == moment.seats
    moment.require(fits, f"{returned} {len(result.scores)} scores for {moment.seats} seats: each seat has one")
    return result
