"""What the board is told besides the fields: the box, and where Nessie may come up for all a viewer knows."""

from __future__ import annotations

from bothy.games.loch_ness.choices import ACTION_NAMES
from bothy.games.loch_ness.rounds import LayCards, Swim
from bothy.games.loch_ness.table import Loch
from bothy.kernel import NOTHING, SPECTATOR
from games.loch_ness.shore import GAME, ROOM_SERVICE, STORM, loch
from stories import begin, clause, say


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
    found = GAME.figures(position.sight(0))
    assert (found["reach"], found["swims"]) == ([], [])


def told(table: Loch, viewer: int = SPECTATOR) -> dict[str, object]:
    return GAME.figures(begin(table, Swim()).sight(viewer))


@clause("N04", "N15")
def test_sectors_are_told_with_their_photos() -> None:
    three, two = {"groups": 3, "photos": 1}, {"groups": 2, "photos": 2}
    assert told(loch())["sectors"] == [three, two, three, two, three, two]


@clause("N33", "N37")
def test_auctions_stand_on_the_track_in_a_storm_only() -> None:
    assert told(loch())["track"] == {"end": 65, "marks": []}
    assert told(loch(options=STORM))["track"] == {"end": 65, "marks": [20, 30, 40, 50, 60]}


@clause("N32", "N41")
def test_the_hotel_opens_for_room_service_only() -> None:
    assert told(loch())["places"] == ["bagpipes", "pub", "photo-shop", "castle", "distillery", "church"]
    assert told(loch(options=ROOM_SERVICE))["places"] == ACTION_NAMES


@clause("N01", "N30")
def test_both_kinds_of_move_cards_are_told() -> None:
    assert told(loch())["decks"] == {"own": [1, 2, 3, 4, 5], "white": [0, 1, 2, 3, 4, 5, 7]}


@clause("N27", "N28", "N34")
def test_what_counts_is_told() -> None:
    assert told(loch())["worth"] == {"white": 5, "shop": 9, "set": 10, "pair": 5, "single": 1}


@clause("N01", "N39")
def test_the_five_belongs_to_who_has_won_it() -> None:
    assert told(loch(options=STORM, cameras={"1/5": "3a"}))["kits"] == [
        ["3", "4", "7"],
        ["3", "4", "7", "5"],
        ["3", "4", "7"],
    ]


@clause("N27")
def test_the_white_camera_is_lent_to_the_guest_of_the_pub() -> None:
    assert told(loch(actions={1: "pub"}))["borrower"] == NOTHING, "he has left it there"
    assert told(loch(actions={1: "pub"}, cameras={"1/white": "3a"}))["borrower"] == 1


@clause("N07", "N13")
def test_a_third_card_lies_in_a_game_for_two() -> None:
    assert told(loch(seats=2))["has_third"] is True
    assert told(loch(seats=2, round=0))["has_third"] is False
    assert told(loch(seats=3))["has_third"] is False


@clause("N05", "N16")
def test_the_deck_is_as_high_for_all_whoever_drew_blind() -> None:
    table = loch(photos={0: [1, 0, 0]}, blind={0: [0, 2, 0], 1: [0, 0, 1]})
    assert [told(table, viewer)["photos_left"] for viewer in (0, 1, 2, SPECTATOR)] == [27 - 3 - 1 - 3] * 4
