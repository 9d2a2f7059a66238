"""The action spaces: N25 to N32."""

from __future__ import annotations

import pytest

from bothy.games.loch_ness.actions import ChooseAction
from bothy.games.loch_ness.cameras import MoveAgain, MoveCamera
from bothy.games.loch_ness.choices import ActionNumber, CameraNumber, SpaceNumber
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import (
    CleanUp,
    HandOutPhotos,
    LayCards,
    PipeUp,
    ScoreSector,
    Swim,
    ToCastle,
    ToChurch,
    TurnCards,
    TurnThird,
)
from bothy.kernel import NOTHING
from games.loch_ness.shore import ROOM_SERVICE, at, cameras_of, loch
from stories import begin, bring, clause, offered, outcomes, refused, say, waiting

THREE_SEATS = {"0/3": "1a", "0/4": "2a", "0/7": "3a", "1/3": "4a", "1/4": "5a", "1/7": "6a", "2/7": "7a"}


@clause("N25", "Ruling 9")
def test_an_action_serves_only_the_seat_that_stands_there() -> None:
    table = loch(3, cameras={"0/3": "1a", "1/3": "2a", "2/3": "3a"}, actions={1: "photo-shop", 2: "church"}, space=1)
    begin(table, ScoreSector())
    assert table.scores == [3, 9, 3]
    assert table.standing_on(ActionNumber(2)) == 1
    assert table.standing_on(ActionNumber(0)) == NOTHING


@clause("N25", "N27", "Ruling 33")
def test_the_pub_cannot_be_declined() -> None:
    position = begin(loch(2), ChooseAction(0))
    say(position, 0, "action pub")
    assert refused(position, 0, "pass") == "loch-ness-why-a-spot"
    say(position, 0, "spot 3b")
    assert position.over()


@clause("N25", "N30", "Ruling 33")
def test_the_distillery_cannot_be_declined() -> None:
    table = loch(3)
    position = begin(table, ChooseAction(1), LayCards())
    say(position, 1, "action distillery")
    assert table.distilled == 1
    assert waiting(position) == "LayCards"
    assert refused(position, 1, "pass") == "loch-ness-why-lay"


# Bagpipes


@clause("N26", "Ruling 25")
def test_the_story_of_the_bagpipes() -> None:
    """The cards bring Nessie to a rival's 7; the piper's own 7 stands one space further."""
    table = loch(3, cameras={"0/7": "6a", "1/7": "7a"}, actions={1: "bagpipes"}, laid={0: 1, 1: 2, 2: 2})
    position = begin(table, TurnCards(), Swim(), PipeUp(), ScoreSector(), HandOutPhotos())
    assert table.nessie + 1 == 6
    assert offered(position, 1) == ["use", "pass"]
    say(position, 1, "use")
    assert table.nessie + 1 == 7
    assert table.clock == 5
    assert table.scores == [7, 7, 0]
    assert position.step() == TakePhotos(1, 1)


@clause("N26")
def test_the_bagpipes_may_change_the_sector_that_scores() -> None:
    table = loch(2, cameras={"0/7": "3a", "1/4": "4b"}, actions={1: "bagpipes"}, space=3, clock=20)
    position = begin(table, PipeUp(), ScoreSector(), HandOutPhotos())
    say(position, 1, "use")
    assert table.scores == [0, 4]
    assert table.clock == 20
    assert position.step() == TakePhotos(1, 2)


@clause("N26", "N25")
def test_the_piper_may_keep_quiet() -> None:
    table = loch(2, cameras={"0/7": "3a", "1/4": "4b"}, actions={1: "bagpipes"}, space=3)
    position = begin(table, PipeUp(), ScoreSector())
    say(position, 1, "pass")
    assert table.nessie + 1 == 3
    assert table.scores == [7, 0]


@clause("N26", "Ruling 25")
def test_from_the_fifteenth_space_she_is_lured_to_the_first() -> None:
    table = loch(2, cameras={"1/4": "1b"}, actions={1: "bagpipes"}, space=15)
    position = begin(table, PipeUp())
    say(position, 1, "use")
    assert table.nessie == 0


@clause("N26", "Ruling 7")
def test_a_camera_behind_is_reason_enough_for_the_bagpipes() -> None:
    table = loch(2, cameras={"1/4": "8c"}, actions={1: "bagpipes"}, space=7)
    assert waiting(begin(table, PipeUp())) == "Bagpipes"


@clause("N26", "Ruling 34")
@pytest.mark.parametrize("spot", ["7a", "6a", "9a"])
def test_without_a_camera_of_their_own_ahead_pipers_are_not_asked(spot: str) -> None:
    table = loch(2, cameras={"1/4": spot, "0/7": "8a"}, actions={1: "bagpipes"}, space=7)
    assert begin(table, PipeUp()).over()


@clause("N26")
def test_with_nobody_at_the_bagpipes_she_stays() -> None:
    table = loch(2, cameras={"1/4": "8a"}, actions={1: "church"}, space=7)
    assert begin(table, PipeUp()).over()
    assert table.nessie == 6


# Pub


@clause("N27")
def test_the_white_camera_scores_five_and_takes_photos_for_this_round() -> None:
    table = loch(2, cameras={"0/7": "9a"}, space=9)
    position = begin(table, ChooseAction(1), ScoreSector(), HandOutPhotos(), CleanUp())
    say(position, 1, "action pub")
    assert len(offered(position, 1)) == 29
    assert "spot 9a" not in offered(position, 1)
    say(position, 1, "spot 9b")
    assert table.scores == [7, 5]
    for seat in (0, 0, 1, 1):
        say(position, seat, "photo blind")
        bring(position, 0)
    assert table.rolls == [2, 2]
    assert waiting(position) == "ChooseAction"
    assert table.white == NOTHING
    assert table.taken == 1 << at("9a")


@clause("N27", "N14")
def test_the_white_camera_is_nobody_elses() -> None:
    table = loch(3, cameras={"1/white": "9b", "0/7": "9a"}, actions={1: "pub", 0: "castle"}, space=10)
    begin(table, ScoreSector())
    assert table.scores == [7, 5, 0]
    assert [table.faces(seat, SpaceNumber(8)) for seat in range(3)] == [1, 1, 0]
    assert [table.faces(seat, SpaceNumber(9)) for seat in range(3)] == [0, 0, 0]
    assert [4 in table.movable(seat) for seat in range(3)] == [False, True, False]


@clause("N27", "Ruling 8")
def test_the_white_camera_may_do_the_forced_move() -> None:
    table = loch(2, cameras={"1/white": "9b", "1/3": "1a"}, actions={1: "pub"})
    position = begin(table, MoveCamera(1), MoveAgain(1))
    assert offered(position, 1) == ["camera 3", "camera white"]
    say(position, 1, "camera white", "spot 12a")
    assert table.white == at("12a")
    assert table.taken == 1 << at("12a") | 1 << at("1a")
    assert offered(position, 1) == ["camera 3", "pass"]


@clause("N27", "N04")
def test_the_white_camera_counts_on_the_first_spot_of_all_too() -> None:
    table = loch(2, cameras={"1/white": "1a"}, actions={1: "pub"}, space=1)
    position = begin(table, ScoreSector(), HandOutPhotos())
    assert table.scores == [0, 5]
    assert position.step() == TakePhotos(1, 1)
    assert table.movable(1) == [4]
    assert table.owns(1, CameraNumber(4))


# Photo shop


@clause("N28")
def test_in_the_photo_shop_the_three_counts_nine() -> None:
    table = loch(2, cameras={"0/3": "1a", "0/4": "3b", "1/3": "2a"}, actions={0: "photo-shop"}, space=1)
    position = begin(table, ScoreSector(), HandOutPhotos())
    assert table.scores == [13, 3]
    assert position.step() == TakePhotos(0, 1)


@clause("N28", "Ruling 10")
def test_a_three_in_another_sector_gains_nothing_from_the_photo_shop() -> None:
    table = loch(2, cameras={"0/3": "4a", "0/7": "2a"}, actions={0: "photo-shop"}, space=1)
    begin(table, ScoreSector())
    assert table.scores == [7, 0]


# Castle


@clause("N29", "Ruling 5", "Ruling 6")
def test_the_castle_moves_another_camera_in_front_or_behind() -> None:
    table = loch(3, cameras=THREE_SEATS, actions={0: "castle"})
    position = begin(table, MoveCamera(0), MoveAgain(0), ToCastle())
    say(position, 0, "camera 3", "spot 9a", "camera 4", "spot 9b")
    assert offered(position, 0) == ["camera 7", "pass"]
    say(position, 0, "camera 7")
    words = offered(position, 0)
    assert len(words) == 45 - 7
    assert "spot 3a" not in words
    assert "spot 9c" in words
    assert "spot 3b" in words
    assert "spot 4a" not in words
    say(position, 0, "spot 9c")
    assert cameras_of(table, 0) == {"3": "9a", "4": "9b", "7": "9c"}
    assert position.over()


@clause("N29", "Ruling 5")
def test_after_one_move_the_castle_has_two_cameras_to_choose_from() -> None:
    table = loch(3, cameras=THREE_SEATS, actions={0: "castle"})
    position = begin(table, MoveCamera(0), MoveAgain(0), ToCastle())
    say(position, 0, "camera 3", "spot 9a", "pass")
    assert offered(position, 0) == ["camera 4", "camera 7", "pass"]
    say(position, 0, "camera 4", "spot 12b")
    assert cameras_of(table, 0) == {"3": "9a", "4": "12b", "7": "3a"}


@clause("N29", "N25")
def test_the_castle_may_be_declined() -> None:
    table = loch(3, cameras=THREE_SEATS, actions={1: "castle"})
    position = begin(table, ToCastle())
    assert position.asking() == [1]
    say(position, 1, "pass")
    assert position.over()


@clause("N29")
def test_with_nobody_in_the_castle_nobody_moves_there() -> None:
    assert begin(loch(3, cameras=THREE_SEATS, actions={1: "church"}), ToCastle()).over()


@clause("N29", "Ruling 36")
def test_the_castle_can_move_a_camera_from_behind_to_behind() -> None:
    table = loch(2, cameras={"0/7": "3c", "0/3": "1a"}, actions={0: "castle"})
    position = begin(table, ToCastle())
    say(position, 0, "camera 7", "spot 4c")
    assert cameras_of(table, 0) == {"3": "1a", "7": "4c"}
    assert table.taken == 1 << at("4c") | 1 << at("1a")


# Distillery


@clause("N30")
def test_the_distiller_lays_a_white_card_and_has_the_own_ones_back_afterwards() -> None:
    table = loch(3, cameras={"0/3": "1a"}, space=1)
    position = begin(table, ChooseAction(1), LayCards(), TurnCards(), Swim(), CleanUp())
    say(position, 1, "action distillery")
    assert offered(position, 1) == [f"card {card}" for card in (0, 1, 2, 3, 4, 5, 7)]
    assert offered(position, 0) == [f"card {card}" for card in (1, 2, 3, 4, 5)]
    say(position, 0, "card 2")
    say(position, 1, "card 7")
    say(position, 2, "card 1")
    assert table.clock == 10
    assert table.distilled == NOTHING
    assert table.hand(1) == [1, 2, 3, 4, 5]


@clause("N30", "Ruling 11", "Ruling 34")
def test_a_seat_without_a_card_to_lay_may_only_block_the_distillery() -> None:
    table = loch(5, start=2)
    position = begin(table, ChooseAction(0), ChooseAction(1), LayCards())
    assert waiting(position) == "ChooseAction"
    say(position, 0, "action bagpipes")
    say(position, 1, "action distillery")
    assert waiting(position) == "LayCards"
    assert table.distilled == NOTHING
    assert position.asking() == [2, 3, 4]


@clause("N30", "N09")
def test_the_third_card_player_can_use_the_distillery() -> None:
    table = loch(5, start=2)
    position = begin(table, ChooseAction(4), LayCards())
    say(position, 4, "action distillery")
    assert table.distilled == 4
    assert offered(position, 4) == [f"card {card}" for card in (0, 1, 2, 3, 4, 5, 7)]


# Church


@clause("N31", "Ruling 29", "Ruling 32")
def test_the_church_offers_the_cards_of_the_others() -> None:
    table = loch(4, actions={1: "church"}, laid={0: 3, 1: 4, 2: 5})
    position = begin(table, ToChurch())
    assert offered(position, 1) == ["look 1", "look 3", "pass"]
    say(position, 1, "look 3")
    assert table.laid_knows == [1, 2, 4 | 2, 0]
    assert table.laid == [3, 4, 5, NOTHING]
    assert position.over()


@clause("N31", "N09")
def test_who_lays_no_card_may_look_at_any_of_the_three() -> None:
    table = loch(5, start=3, actions={1: "church"}, laid={3: 3, 4: 4, 0: 5})
    assert offered(begin(table, ToChurch()), 1) == ["look 4", "look 5", "look 1", "pass"]


@clause("N31", "N25")
def test_the_church_may_be_left_without_a_look() -> None:
    table = loch(3, actions={1: "church"}, laid={0: 3, 1: 4, 2: 5})
    position = begin(table, ToChurch())
    say(position, 1, "pass")
    assert table.laid_knows == [1, 2, 4]
    assert position.over()


@clause("N31")
def test_with_nobody_in_church_nobody_looks() -> None:
    assert begin(loch(3, laid={0: 3, 1: 4, 2: 5}, actions={0: "castle"}), ToChurch()).over()


@clause("N31", "N13", "N07")
def test_in_a_game_for_two_the_third_card_may_be_looked_at_and_comes_as_seen() -> None:
    table = loch(2, actions={0: "church"}, laid={0: 1, 1: 2}, turned=1 << 3, space=1)
    position = begin(table, ToChurch(), TurnCards(), TurnThird(), Swim())
    assert offered(position, 0) == ["look 2", "look third", "pass"]
    say(position, 0, "look third")
    assert outcomes(position) == {1: 1, 2: 1, 4: 1, 5: 1}
    bring(position, 4)
    assert waiting(position) == "TurnThird"
    assert table.third_knows == 1
    assert outcomes(position) == {4: 1}
    bring(position, 4)
    assert table.nessie == 7


@clause("N31", "N13")
def test_a_third_card_looked_at_is_not_turned_before_its_time() -> None:
    table = loch(2, actions={0: "church"}, laid={0: 1, 1: 2})
    position = begin(table, ToChurch(), CleanUp())
    say(position, 0, "look third")
    bring(position, 4)
    assert table.turned == 0
    assert table.third == NOTHING
    assert table.third_knows == 0


# Hotel


@clause("N32", "N41")
def test_the_hotel_gives_spent_cards_back_at_once() -> None:
    table = loch(3, ROOM_SERVICE, spent=[0, 1 << 2 | 1 << 5, 1 << 1])
    position = begin(table, ChooseAction(1), LayCards())
    say(position, 1, "action hotel")
    assert offered(position, 1) == [f"card {card}" for card in range(1, 6)]
    assert table.spent == [0, 0, 1 << 1]


@clause("N32", "N25", "Ruling 33")
def test_the_hotel_cannot_be_declined() -> None:
    table = loch(3, ROOM_SERVICE, spent=[0, 1 << 2, 0])
    position = begin(table, ChooseAction(1), ChooseAction(2))
    say(position, 1, "action hotel")
    assert table.spent == [0, 0, 0]
    assert position.asking() == [2]


@clause("N32")
def test_a_guest_without_spent_cards_only_keeps_others_out() -> None:
    table = loch(3, ROOM_SERVICE, spent=[1 << 3, 0, 0])
    position = begin(table, ChooseAction(1))
    say(position, 1, "action hotel")
    assert position.over()
    assert table.spent == [1 << 3, 0, 0]


@clause("N29", "Ruling 34")
def test_a_castle_without_a_camera_that_could_still_move_is_passed_over() -> None:
    table = loch(3, cameras={"0/3": "1a moved", "1/3": "2a"}, actions={0: "castle"})
    assert begin(table, ToCastle()).over()


@clause("N32")
def test_without_room_service_there_is_no_hotel() -> None:
    assert len(offered(begin(loch(3), ChooseAction(1)), 1)) == 6
    assert offered(begin(loch(3, ROOM_SERVICE), ChooseAction(1)), 1)[-1] == "action hotel"
