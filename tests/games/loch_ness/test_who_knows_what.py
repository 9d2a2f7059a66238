"""Who knows what at which moment, told from the rulebook: seats and spectators, by sight and by ear.

A laid card is its owner's to look at, a peek in church is the peeker's, photos lie face down, bids are sealed.
"""

from __future__ import annotations

from bothy.games.loch_ness.actions import ChooseAction
from bothy.games.loch_ness.cameras import MoveCamera
from bothy.games.loch_ness.photos import TakePhotos
from bothy.games.loch_ness.rounds import CleanUp, DrawCard, LayCards, Swim, ToChurch, TurnCards, TurnThird
from bothy.games.loch_ness.storm import Auction
from bothy.games.loch_ness.table import Loch
from bothy.kernel import NOTHING, SPECTATOR, UNSEEN, Event, Luck, Position
from games.loch_ness.shore import BOTH, GAME, STORM, loch
from stories import begin, bring, clause, heard, listen, say, waiting


def seen(position: Position[Loch], viewer: int) -> Loch:
    return position.sight(viewer).table


def ids(events: list[Event], viewer: int) -> list[str]:
    return [id.removeprefix("loch-ness-") for id, _ in heard(events, viewer)]


def told(events: list[Event], viewer: int, key: str) -> list[int | str]:
    """Everything a viewer hears under this key."""
    return [values[key] for _, values in heard(events, viewer) if key in values]


def moved(events: list[Event], viewer: int) -> list[str]:
    """The things a viewer sees moving."""
    return [event.thing for event in events if event.heard_by(viewer)]


# Laid cards


@clause("N10", "N21")
def test_a_card_drawn_in_the_first_round_is_seen_by_its_owner_only() -> None:
    table = loch(4, round=1)
    position = begin(table, DrawCard(1), MoveCamera(0))
    events = listen(position)
    bring(position, 4)
    assert seen(position, 1).laid == [NOTHING, 4, NOTHING, NOTHING]
    for other in (0, 2, 3, SPECTATOR):
        assert seen(position, other).laid == [NOTHING, UNSEEN, NOTHING, NOTHING]
        assert ids(events, other) == ["draws-card-unseen"]
        assert told(events, other, "card") == []
        assert moved(events, other) == ["card"]
    assert ids(events, 1) == ["draws-card"]
    assert told(events, 1, "card") == [4]


@clause("N21", "Ruling 30")
def test_a_chosen_card_is_sealed_until_all_have_chosen() -> None:
    position = begin(loch(3), LayCards(), MoveCamera(0))
    events = listen(position)
    say(position, 1, "card 5")
    for viewer in (0, 1, 2, SPECTATOR):
        assert position.sight(viewer).answered == [1]
        assert seen(position, viewer).laid == [NOTHING] * 3
        assert events == []
    assert [str(choice) for choice in position.sight(1).sealed.values()] == ["card 5"]
    for other in (0, 2, SPECTATOR):
        assert position.sight(other).sealed == {}


@clause("N21")
def test_each_sees_the_own_laid_card_and_no_other() -> None:
    position = begin(loch(4), LayCards(), MoveCamera(0))
    events = listen(position)
    for seat, card in enumerate((5, 1, 2)):
        say(position, seat, f"card {card}")
    assert seen(position, 0).laid == [5, UNSEEN, UNSEEN, NOTHING]
    assert seen(position, 1).laid == [UNSEEN, 1, UNSEEN, NOTHING]
    assert seen(position, 2).laid == [UNSEEN, UNSEEN, 2, NOTHING]
    assert seen(position, 3).laid == [UNSEEN, UNSEEN, UNSEEN, NOTHING]
    assert seen(position, SPECTATOR).laid == [UNSEEN, UNSEEN, UNSEEN, NOTHING]
    assert [told(events, viewer, "card") for viewer in (0, 1, 2, 3, SPECTATOR)] == [[5], [1], [2], [], []]
    assert told(events, SPECTATOR, "seat") == [0, 1, 2]


@clause("N12")
def test_once_turned_the_cards_are_known_to_all() -> None:
    position = begin(loch(4, laid={0: 5, 1: 1, 2: 2}), ChooseAction(3), TurnCards(), MoveCamera(0))
    events = listen(position)
    say(position, 3, "action bagpipes")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert seen(position, viewer).laid == [5, 1, 2, NOTHING]
        assert told(events, viewer, "card") == [5, 1, 2]


@clause("N19", "N21")
def test_a_card_of_the_next_round_is_hidden_again() -> None:
    table = loch(3, laid={0: 5, 1: 1, 2: 2}, laid_knows=[-1, -1, -1])
    begin(table, CleanUp())
    position = begin(table, LayCards(), MoveCamera(0))
    for seat in range(3):
        say(position, seat, "card 3")
    assert seen(position, 0).laid == [3, UNSEEN, UNSEEN]
    assert seen(position, SPECTATOR).laid == [UNSEEN] * 3


@clause("N30")
def test_a_white_card_is_as_hidden_as_any_and_all_see_who_distils() -> None:
    position = begin(loch(3), ChooseAction(1), LayCards(), MoveCamera(0))
    events = listen(position)
    say(position, 1, "action distillery")
    say(position, 0, "card 1")
    say(position, 1, "card 7")
    say(position, 2, "card 2")
    for other in (0, 2, SPECTATOR):
        assert seen(position, other).distilled == 1
        assert seen(position, other).laid[1] == UNSEEN
        assert "distils" in ids(events, other)
        assert 7 not in told(events, other, "card")


# The church


@clause("N31", "Ruling 29")
def test_a_peek_is_seen_by_the_peeker_only_and_everybody_sees_whose_card_it_was() -> None:
    table = loch(4, actions={3: "church"}, laid={0: 5, 1: 1, 2: 2})
    position = begin(table, ToChurch(), MoveCamera(0))
    events = listen(position)
    say(position, 3, "look 2")
    assert seen(position, 3).laid == [UNSEEN, 1, UNSEEN, NOTHING]
    assert seen(position, 1).laid == [UNSEEN, 1, UNSEEN, NOTHING]
    for other in (0, 2, SPECTATOR):
        assert seen(position, other).laid[1] == UNSEEN
    assert told(events, 3, "card") == [1]
    assert ids(events, 3) == ["peeks"]
    for other in (0, 1, 2, SPECTATOR):
        assert ids(events, other) == ["peeks-unseen"]
        assert told(events, other, "owner_seat") == [1]
        assert told(events, other, "card") == []


@clause("N31")
def test_who_does_not_look_learns_nothing() -> None:
    table = loch(3, actions={0: "church"}, laid={0: 5, 1: 1, 2: 2})
    position = begin(table, ToChurch(), MoveCamera(0))
    events = listen(position)
    say(position, 0, "pass")
    assert seen(position, 0).laid == [5, UNSEEN, UNSEEN]
    assert ids(events, SPECTATOR) == ["looks-at-none"]
    assert told(events, 0, "card") == []


@clause("N07", "N13")
def test_nobody_knows_the_third_card_before_it_is_turned() -> None:
    table = loch(2, laid={0: 1, 1: 2})
    position = begin(table, TurnThird(), MoveCamera(0))
    for viewer in (0, 1, SPECTATOR):
        assert seen(position, viewer).third == NOTHING
    events = listen(position)
    bring(position, 4)
    for viewer in (0, 1, SPECTATOR):
        assert seen(position, viewer).third == 4
        assert seen(position, viewer).turned == 1 << 4
        assert told(events, viewer, "card") == [4]


@clause("N31", "N07")
def test_a_third_card_looked_at_in_church_is_known_to_the_peeker_only() -> None:
    table = loch(2, actions={1: "church"}, laid={0: 1, 1: 2})
    position = begin(table, ToChurch(), MoveCamera(0), TurnThird(), Swim())
    events = listen(position)
    say(position, 1, "look third")
    bring(position, 3)
    assert waiting(position) == "MoveCamera"
    assert seen(position, 1).third == 3
    assert told(events, 1, "card") == [3]
    for other in (0, SPECTATOR):
        assert seen(position, other).third == UNSEEN
        assert seen(position, other).turned == 0
        assert ids(events, other) == ["peeks-third-unseen"]
        assert told(events, other, "card") == []


# Photos


@clause("N16", "Ruling 28")
def test_a_photo_from_the_display_was_seen_by_all() -> None:
    position = begin(loch(3), TakePhotos(1, 1), MoveCamera(0))
    events = listen(position)
    say(position, 1, "photo tail")
    bring(position, 0)
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(position, viewer).photos[3:6] == [0, 0, 1]
        assert seen(position, viewer).display == [2, 1, 0]
        assert told(events, viewer, "motif") == ["tail", "head"]


@clause("N16", "Ruling 28")
def test_a_blind_photo_is_seen_by_its_owner_only_and_counted_by_all() -> None:
    position = begin(loch(3), TakePhotos(1, 1), MoveCamera(0))
    events = listen(position)
    say(position, 1, "photo blind")
    bring(position, 2)
    assert seen(position, 1).blind[3:6] == [0, 0, 1]
    assert told(events, 1, "motif") == ["tail"]
    for other in (0, 2, SPECTATOR):
        sight = seen(position, other)
        assert sight.blind[3:6] == [UNSEEN] * 3
        assert sight.photos[3:6] == [0, 0, 0]
        assert sight.rolls == [0, 1, 0]
        assert ids(events, other) == ["draws-blind"]
        assert told(events, other, "motif") == []
        assert moved(events, other) == ["photo"]


@clause("N46", "N16", "Ruling 28")
def test_in_a_closed_album_a_photo_is_open_only_while_it_is_taken() -> None:
    position = begin(loch(3, {"album": "closed"}), TakePhotos(1, 1), MoveCamera(0))
    events = listen(position)
    say(position, 1, "photo tail")
    bring(position, 0)
    assert seen(position, 1).blind[3:6] == [0, 0, 1]
    for viewer in (0, 1, 2, SPECTATOR):
        assert told(events, viewer, "motif") == ["tail", "head"]
        assert seen(position, viewer).display == [2, 1, 0]
        assert seen(position, viewer).rolls == [0, 1, 0]
        assert seen(position, viewer).photos == [0] * 9
    for other in (0, 2, SPECTATOR):
        assert seen(position, other).blind[3:6] == [UNSEEN] * 3
        assert seen(position, other).deck == [7, 8, 9]
        assert seen(position, other).photos_left() == 23


@clause("N46", "N34")
def test_closed_albums_are_opened_and_scored_at_the_end() -> None:
    table = loch(2, {"album": "closed"}, clock=70, blind={0: [1, 1, 1], 1: [0, 2, 0]})
    position = begin(table, ChooseAction(0), CleanUp())
    assert seen(position, 1).blind[:3] == [UNSEEN] * 3
    say(position, 0, "action church")
    assert seen(position, 1).photos == [1, 1, 1, 0, 2, 0]
    assert table.scores == [10, 2]


@clause("N46", "N18")
def test_when_the_deck_is_empty_closed_albums_are_handed_in_whole() -> None:
    table = loch(2, {"album": "closed"}, blind={0: [8, 8, 7]})
    position = begin(table, TakePhotos(1, 1), MoveCamera(0))
    say(position, 1, "photo head")
    bring(position, 2)
    assert table.scores == [75, 1]
    assert (table.blind, table.rolls) == ([0] * 6, [0, 0])
    assert table.deck == [9, 8, 7]


@clause("N16", "N05")
def test_what_lies_in_the_deck_can_only_be_counted_from_what_one_has_seen() -> None:
    table = loch(2, blind={0: [2, 0, 0], 1: [0, 0, 3]}, photos={1: [0, 1, 0]})
    position = begin(table, MoveCamera(0))
    assert table.deck == [6, 7, 5]
    assert seen(position, 0).deck == [6, 7, 8]
    assert seen(position, 1).deck == [8, 7, 5]
    assert seen(position, SPECTATOR).deck == [8, 7, 8]


@clause("N16")
def test_hidden_photos_look_the_same_whatever_they_are() -> None:
    for viewer in (0, SPECTATOR):
        few = begin(loch(2, blind={1: [3, 0, 0]}), MoveCamera(0)).sight(viewer).dump()
        many = begin(loch(2, blind={1: [1, 0, 2]}), MoveCamera(0)).sight(viewer).dump()
        assert few == many


@clause("N18")
def test_when_the_deck_is_empty_the_points_of_all_are_told() -> None:
    table = loch(2, photos={0: [8, 8, 0]}, blind={1: [0, 0, 7]})
    position = begin(table, TakePhotos(1, 1), MoveCamera(0))
    events = listen(position)
    say(position, 1, "photo blind")
    bring(position, 2)
    for viewer in (0, 1, SPECTATOR):
        assert ids(events, viewer)[-3:] == ["photo-points", "photo-points", "reshuffles"]
        assert told(events, viewer, "points") == [40, 8]
        assert seen(position, viewer).deck == [8, 8, 8]


@clause("N33", "N34")
def test_after_the_final_scoring_all_photos_are_known() -> None:
    table = loch(2, clock=70, blind={0: [1, 0, 1], 1: [0, 2, 0]}, photos={0: [0, 1, 0]})
    position = begin(table, ChooseAction(0), CleanUp())
    for viewer in (1, SPECTATOR):
        assert seen(position, viewer).blind[:3] == [UNSEEN] * 3
    say(position, 0, "action church")
    assert position.over()
    for viewer in (0, 1, SPECTATOR):
        assert seen(position, viewer).photos == [1, 1, 1, 0, 2, 0]
        assert seen(position, viewer).scores == [10, 2]


# Hands and bids


@clause("N01", "N41")
def test_played_cards_lie_open_so_everybody_knows_every_hand() -> None:
    position = begin(loch(3, BOTH, spent=[1 << 2, 0, 1 << 5 | 1 << 1]), MoveCamera(0))
    for viewer in (0, 1, 2, SPECTATOR):
        assert [seen(position, viewer).hand(seat) for seat in range(3)] == [[1, 3, 4, 5], [1, 2, 3, 4, 5], [2, 3, 4]]


@clause("N38")
def test_bids_are_sealed_until_all_have_bid() -> None:
    position = begin(loch(3, STORM), Auction())
    events = listen(position)
    say(position, 0, "bid 1+4")
    say(position, 2, "bid 2+3")
    assert events == []
    assert {seat: str(choice) for seat, choice in position.sight(0).sealed.items()} == {0: "bid 1+4"}
    for viewer in (1, SPECTATOR):
        assert position.sight(viewer).sealed == {}
        assert position.sight(viewer).answered == [0, 2]
        assert seen(position, viewer).scores == [0, 0, 0]
    say(position, 1, "bid nothing")
    for viewer in (0, 1, 2, SPECTATOR):
        assert told(events, viewer, "points")[:3] == [5, 0, 5]
        assert told(events, viewer, "seat") == [0, 1, 2, 1]


@clause("N38", "N21")
def test_a_sealed_answer_looks_the_same_whatever_it_is() -> None:
    for step, words in ((Auction(), ("bid 1", "bid 4+5")), (LayCards(), ("card 1", "card 5"))):
        for viewer in (1, SPECTATOR):
            sights = []
            for text in words:
                position = begin(loch(3, STORM), step)
                say(position, 0, text)
                sights.append(position.sight(viewer).dump())
            assert sights[0] == sights[1]


# What one may imagine


@clause("N09", "N30", "N41")
def test_an_unseen_card_could_be_any_its_owner_could_have_laid() -> None:
    table = loch(3, BOTH, laid={0: 4, 1: 7, 2: 3}, spent=[0, 0, 1 << 1 | 1 << 2], distilled=1)
    sight = begin(table, MoveCamera(0)).sight(0)
    imagined = [sight.imagine(Luck(seed)).table.laid for seed in range(200)]
    assert {laid[0] for laid in imagined} == {4}
    assert {laid[1] for laid in imagined} == {0, 1, 2, 3, 4, 5, 7}
    assert {laid[2] for laid in imagined} == {3, 4, 5}


@clause("N31", "N13")
def test_a_third_card_another_has_seen_could_be_any_that_is_not_turned() -> None:
    table = loch(2, third=5, third_knows=1 << 1, turned=1 << 1 | 1 << 3)
    position = begin(table, MoveCamera(0))
    assert {position.sight(0).imagine(Luck(seed)).table.third for seed in range(100)} == {2, 4, 5}
    assert {position.sight(1).imagine(Luck(seed)).table.third for seed in range(100)} == {5}


# What lies open


@clause("N22", "Ruling 3")
def test_face_down_cameras_are_known_to_all() -> None:
    table = loch(3, cameras={"0/3": "1a", "0/7": "2a"})
    position = begin(table, MoveCamera(0), ChooseAction(1))
    events = listen(position)
    say(position, 0, "camera 7", "spot 9a")
    for viewer in (0, 1, 2, SPECTATOR):
        sight = seen(position, viewer)
        assert sight.cameras == table.cameras
        assert sight.moved == 1 << 2
        assert told(events, viewer, "camera") == ["7"]


@clause("N01", "N04", "N12", "N20")
def test_all_else_lies_open() -> None:
    """In whole games nothing but laid cards, the third card and blind photos is ever hidden from anybody."""
    hidden = set()
    for seed, seats in enumerate((2, 2, 4)):
        position, luck = GAME.new(seats, BOTH), Luck(seed)
        while not position.over():
            for viewer in (0, SPECTATOR):
                mine = seen(position, viewer).values()
                hidden |= {name for name, value in position.table.values().items() if mine[name] != value}
            position.wander(luck)
    assert hidden == {"laid", "third", "blind", "deck"}
