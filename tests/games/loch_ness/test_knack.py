"""The knack: what it does in plain situations, that it cannot be read, and how its levels differ."""

from __future__ import annotations

from collections import Counter

import pytest

from bothy.bots import bot
from bothy.games.loch_ness.actions import Bagpipes, ChooseAction
from bothy.games.loch_ness.bot.arrival import arrival, believed, passing_for
from bothy.games.loch_ness.bot.knack import chances, choose
from bothy.games.loch_ness.bot.tricks import TRICKS
from bothy.games.loch_ness.cameras import Castle, CastleTo, MoveCamera, MoveTo
from bothy.games.loch_ness.choices import CameraNumber, Spot
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import LayCards
from bothy.games.loch_ness.setting_up import PlaceBlocker, ReleaseNessie
from bothy.games.loch_ness.storm import Auction
from bothy.games.loch_ness.table import Loch
from bothy.kernel import UNSEEN, Position, Step
from bothy.lab.single import play
from games.loch_ness.shore import GAME, ROOM_SERVICE, STORM, loch
from stories import begin

LEVELS = ["gentle", "", "sharp"]
SHORE = {
    f"{seat}/{camera}": f"{space}{'ab'[seat % 2]}"
    for seat in range(3)
    for camera, space in (("3", seat // 2 * 2 + 1), ("4", seat // 2 * 2 + 5), ("7", seat // 2 * 2 + 9))
}


def said(position: Position[Loch], seat: int, level: str = "sharp", seeds: int = 200) -> Counter[str]:
    """What the knack answers, over many seeds."""
    sight, choices = position.sight(seat), position.choices(seat)
    return Counter(choose(sight, choices, level, seed).notation for seed in range(seeds))


def asked(table: Loch, step: Step[Loch]) -> Position[Loch]:
    return begin(table, step)


@pytest.mark.parametrize("level", LEVELS)
def test_every_card_is_laid_now_and_then(level: str) -> None:
    laid = said(asked(loch(3, cameras=SHORE), LayCards()), 0, level)
    assert set(laid) == {f"card {card}" for card in range(1, 6)}
    assert max(laid.values()) <= 0.45 * sum(laid.values())


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_said_is_as_likely_as_the_code_says(level: str) -> None:
    position = asked(loch(3, cameras=SHORE), ChooseAction(0))
    counted = said(position, 0, level, 2000)
    likely = chances(position.sight(0), position.choices(0), level)
    assert sum(likely) == pytest.approx(1.0)
    for choice, chance in zip(position.choices(0), likely, strict=True):
        assert counted[choice.notation] / 2000 == pytest.approx(chance, abs=0.04)


def test_cameras_go_where_the_own_card_brings_her_and_not_to_a_single_place() -> None:
    table = loch(2, cameras={"0/7": "1a", "1/7": "2a"}, laid={0: 5, 1: 3}, space=1)
    spots = said(asked(table, MoveTo(0, CameraNumber(2))), 0)
    ahead = [int(spot[5:-1]) - 1 for spot in spots.elements()]
    assert 9 <= sum(ahead) / len(ahead) <= 13
    assert len(spots) > 1


def test_cameras_do_not_tell_two_cards_apart_that_may_be_taken_for_each_other() -> None:
    tables = [loch(3, cameras=SHORE, laid={0: card, 1: 2, 2: 2}) for card in (4, 5)]
    assert [passing_for(table, 0) for table in tables] == [[3, 4, 5], [3, 4, 5]]
    told = [
        chances(position.sight(0), position.choices(0), "sharp")
        for position in [asked(table, MoveCamera(0)) for table in tables]
    ]
    assert told[0] == pytest.approx(told[1])


def test_cards_of_others_are_read_from_where_their_cameras_went() -> None:
    far = {"1/7": "13a moved", "1/4": "13b moved", "1/3": "1a", "0/7": "5a"}
    near = {"1/7": "6a moved", "1/4": "6b moved", "1/3": "1a", "0/7": "5a"}
    means = []
    for shore in (far, near):
        sight = asked(loch(3, cameras=shore, laid={0: 3, 1: 1, 2: 2}), MoveCamera(0)).sight(0)
        assert sight.table.laid[1] == UNSEEN
        weights = believed(sight.table, 0, 1, 1.2)
        assert sum(weights) == pytest.approx(1.0)
        means.append(sum(card * weight for card, weight in enumerate(weights)))
    assert means[0] > 3.6
    assert means[1] < 2.4


def test_where_she_comes_up_adds_up_to_one() -> None:
    for seats in (2, 3, 5):
        where = arrival(loch(seats), 0, 1.2, True)
        assert sum(where.exact) == pytest.approx(1.0)


def test_the_castle_uses_a_spot_behind_where_it_is_the_only_one() -> None:
    """All is known: she comes up at space 7, whose front is full."""
    shore = {"0/7": "1a", "0/3": "2a moved", "0/4": "3a moved", "1/7": "7a", "1/4": "7b"}
    table = loch(2, cameras=shore, actions={0: "castle"}, laid={0: 2, 1: 2}, laid_knows=[3, 3], third=2, third_knows=1)
    assert set(said(asked(table, Castle(0)), 0)) == {"camera 7"}
    assert said(asked(table, CastleTo(0, CameraNumber(2))), 0).most_common(1)[0][0] == "spot 7c"


def test_no_two_tables_have_the_same_favourite_action() -> None:
    """What is worth most depends on where cameras stand, and on what the table plays."""
    spent = loch(3, ROOM_SERVICE, cameras=SHORE, spent=[0b11110, 0, 0], clock=20)
    early = said(asked(spent, ChooseAction(0)), 0)["action hotel"]
    spent.clock = 60
    assert early > 30
    assert said(asked(spent, ChooseAction(0)), 0)["action hotel"] < early / 4
    both = {camera: spot for camera, spot in SHORE.items() if camera[0] in "01"}
    two, five = (said(asked(loch(seats, cameras=both), ChooseAction(0)), 0) for seats in (2, 5))
    assert two["action church"] > five["action church"]
    assert len(five) >= 5


def test_the_bagpipes_sound_only_where_they_help() -> None:
    table = loch(2, cameras={"1/7": "4b", "0/3": "3a"}, actions={1: "bagpipes"}, space=3)
    assert set(said(asked(table, Bagpipes(1)), 1)) == {"use"}
    table = loch(2, cameras={"1/3": "4b", "1/7": "3a"}, actions={1: "bagpipes"}, space=3)
    assert set(said(asked(table, Bagpipes(1)), 1)) == {"pass"}


def test_a_set_is_completed_and_equal_motifs_are_drawn_by_lot() -> None:
    assert set(said(asked(loch(2, photos={0: [1, 0, 1]}), TakePhotos(0, 1)), 0)) == {"photo body"}
    assert len(said(asked(loch(2), TakePhotos(0, 1)), 0)) >= 3


def test_bids_are_spread_and_nothing_is_paid_for_a_last_round() -> None:
    early = said(asked(loch(3, STORM, clock=20), Auction()), 0)
    assert len({sum(map(int, bid[4:].split("+"))) for bid in early if bid != "bid nothing"}) >= 4
    late = said(asked(loch(3, STORM, clock=64), Auction()), 0)
    assert all(bid == "bid nothing" or sum(map(int, bid[4:].split("+"))) <= 6 for bid in late)


def test_nessie_begins_anywhere_and_blockers_have_a_reason() -> None:
    assert len(said(asked(loch(3), ReleaseNessie(0)), 0)) > 10
    blocked = [asked(loch(2), PlaceBlocker(seat)) for seat in (0, 1)]
    spots = [set(said(position, seat)) for seat, position in enumerate(blocked)]
    assert not spots[0] & spots[1]


@pytest.mark.parametrize("name", TRICKS)
def test_tricks_play_to_the_end(name: str) -> None:
    for seats in (2, 4):
        finished = play(GAME, [f"trick:{name}", *["knack"] * (seats - 1)], seats, seed=3, options={"storm": "on"})
        assert finished.position.over()


def test_far_cameras_and_the_highest_card() -> None:
    far = bot("trick:far", GAME)
    position = asked(loch(3, cameras=SHORE), LayCards())
    assert far.choose(position.sight(0), position.choices(0), 1).notation == "card 5"
    position = asked(loch(3, cameras=SHORE, laid={0: 5, 1: 1, 2: 1}), MoveTo(0, CameraNumber(2)))
    for seed in range(20):
        spot = far.choose(position.sight(0), position.choices(0), seed)
        assert isinstance(spot, Spot)
        assert spot.spot // 3 in (12, 13, 14, 0)
