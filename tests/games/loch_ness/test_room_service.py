"""Room service?: N41 and N42."""

from __future__ import annotations

from bothy.games.loch_ness.rounds import CleanUp, LayCards
from bothy.kernel import NOTHING
from games.loch_ness.shore import ROOM_SERVICE, loch
from stories import begin, clause, offered, refused, say


@clause("N41")
def test_a_played_card_goes_to_the_discard_pile() -> None:
    table = loch(4, ROOM_SERVICE, laid={0: 3, 1: 5, 2: 1}, spent=[1 << 2, 0, 0, 1 << 4])
    begin(table, CleanUp())
    assert table.spent == [1 << 2 | 1 << 3, 1 << 5, 1 << 1, 1 << 4]
    assert table.laid == [NOTHING] * 4
    assert table.hand(0) == [1, 4, 5]


@clause("N41")
def test_without_the_variant_cards_return_to_hand() -> None:
    table = loch(3, laid={0: 3, 1: 5, 2: 1})
    begin(table, CleanUp())
    assert table.spent == [0, 0, 0]


@clause("N41")
def test_only_cards_in_hand_can_be_laid() -> None:
    table = loch(3, ROOM_SERVICE, spent=[1 << 2 | 1 << 3, 0, 0b111100])
    position = begin(table, LayCards())
    assert offered(position, 0) == ["card 1", "card 4", "card 5"]
    assert len(offered(position, 1)) == 5
    assert offered(position, 2) == ["card 1"]
    assert refused(position, 0, "card 2") == "loch-ness-why-spent"


@clause("N42")
def test_after_the_fifth_card_all_return_to_hand() -> None:
    table = loch(3, ROOM_SERVICE, laid={0: 1, 1: 5, 2: 3}, spent=[0b111100, 0b011110, 0b111000])
    begin(table, CleanUp())
    assert table.spent == [0, 0, 0b111000 | 1 << 3]
    table = loch(3, ROOM_SERVICE, laid={2: 2}, spent=[0, 0, 0b111000])
    begin(table, CleanUp())
    assert table.spent == [0, 0, 0b111100]
    assert table.hand(2) == [1]


@clause("Ruling 12", "N30", "N41")
def test_a_white_card_is_never_spent() -> None:
    table = loch(3, ROOM_SERVICE, spent=[0b111100, 0, 0], distilled=0, actions={0: "distillery"})
    position = begin(table, LayCards(), CleanUp())
    say(position, 0, "card 1")
    say(position, 1, "card 2")
    say(position, 2, "card 3")
    assert table.spent == [0b111100, 1 << 2, 1 << 3]
    assert table.hand(0) == [1]
