"""Where Nessie may come up: told to each viewer from what it knows, and no more."""

from __future__ import annotations

from bothy.games.loch_ness.rounds import LayCards, Swim
from bothy.kernel import SPECTATOR
from games.loch_ness.shore import GAME, loch
from stories import begin, say


def reach(position: object, viewer: int) -> dict[int, int]:
    """The ways to each space that can be reached, as players count spaces."""
    ways = GAME.figures(position.sight(viewer))["reach"]  # type: ignore[attr-defined]
    assert isinstance(ways, list)
    return {space + 1: count for space, count in enumerate(ways) if count}


def test_what_is_laid_is_certain_for_its_owner_only() -> None:
    position = begin(loch(space=4), LayCards(), Swim())
    assert GAME.figures(position.sight(0))["swims"] == [3, 15]
    say(position, 0, "card 1")
    assert GAME.figures(position.sight(0))["swims"] == [3, 11]
    assert GAME.figures(position.sight(1))["swims"] == [3, 15], "a card that lies face down tells others nothing"
    assert GAME.figures(position.sight(SPECTATOR))["swims"] == [3, 15]


def test_the_odds_are_those_of_the_sum_of_three_cards() -> None:
    position = begin(loch(space=15), LayCards(), Swim())
    ways = reach(position, 0)
    assert sum(ways.values()) == 5**3
    assert ways[3] == 1, "1 + 1 + 1"
    assert ways[4] == 3, "a 2 and two 1, in three orders"
    assert ways[15] == 1, "5 + 5 + 5, all the way round"


def test_spent_cards_and_the_white_deck_are_public() -> None:
    spent = loch(space=1, options={"room-service": "on"}, spent=[0b111110 & ~0b10, 0, 0], distilled=2)
    position = begin(spent, LayCards(), Swim())
    assert GAME.figures(position.sight(1))["swims"] == [1 + 1 + 0, 1 + 5 + 7]


def test_who_has_looked_knows_more() -> None:
    table = loch(space=1, laid={0: 5, 1: 2, 2: 1})
    table.laid_knows[0] |= 1 << 1
    position = begin(table, LayCards(), Swim())
    assert GAME.figures(position.sight(1))["swims"] == [5 + 2 + 1, 5 + 2 + 5]
    assert GAME.figures(position.sight(0))["swims"] == [5 + 1 + 1, 5 + 5 + 5]


def test_after_the_swim_there_is_nothing_to_guess() -> None:
    position = begin(loch(laid={0: 1, 1: 1, 2: 1}), Swim())
    assert GAME.figures(position.sight(0)) == {"reach": [], "swims": []}
