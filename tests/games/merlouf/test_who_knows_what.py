"""Who knows what at which moment, told from the rulebook: seats and spectators, by sight and by ear."""

from __future__ import annotations

from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.night import NextAction, Night
from bothy.games.merlouf.rounds import BuyGoody, DealObjectives, SetUp
from bothy.games.merlouf.scoring import Assessment
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import GOODY, TRAP
from bothy.kernel import NOTHING, SPECTATOR, UNSEEN, Event, Position
from games.merlouf.house import GAME, TRAPS, circle, house
from stories import begin, bring, clause, heard, lay_table, listen, say


def seen(position: Position[House], viewer: int) -> House:
    return position.sight(viewer).table


def faces_of(table: House, seat: int, back: int = 0, gnome: int = 0) -> list[int]:
    """What a sight shows of the objects of a gnome, or of the cards of a seat."""
    box = table.house_box
    if back == GOODY:
        first, count = box.goodies_from, 3
    elif back == TRAP:
        first, count = box.traps_from, 4
    else:
        first, count = box.firsts[gnome], box.limits[gnome]
    return [face for face in table.faces[table.base(seat) + first :][:count] if face != NOTHING]


def told(events: list[Event], viewer: int, key: str) -> list[int | str]:
    """Everything a viewer hears under this key."""
    return [values[key] for _, values in heard(events, viewer) if key in values]


@clause("F09", "Ruling 10")
def test_an_objective_card_is_secret_until_the_assessment() -> None:
    position = begin(lay_table(GAME, 3, round=1), DealObjectives(), BuyGoody(0), Assessment(), BuyGoody(0))
    events = listen(position)
    bring(position, 17, 3, 4)
    assert seen(position, 0).objectives == [17, UNSEEN, UNSEEN]
    assert seen(position, 2).objectives == [UNSEEN, UNSEEN, 4]
    assert seen(position, SPECTATOR).objectives == [UNSEEN] * 3
    assert told(events, 1, "card") == [4]
    assert told(events, SPECTATOR, "card") == []
    assert seen(position, 0).deck[3] == 1, "for seat 0 the cards of others might be anywhere"
    assert seen(position, 1).deck[3] == 0
    events.clear()
    say(position, 0, "pass")
    assert told(events, SPECTATOR, "card") == [18, 4, 5]
    assert seen(position, 1).played[17] == 1


@clause("F04", "F11")
def test_goodies_are_known_to_their_owner() -> None:
    position = begin(lay_table(GAME, 2), SetUp())
    events = listen(position)
    bring(position, 4, 0)
    assert faces_of(seen(position, 0), 0, GOODY) == [4]
    assert faces_of(seen(position, 0), 1, GOODY) == [UNSEEN]
    assert faces_of(seen(position, SPECTATOR), 0, GOODY) == [UNSEEN]
    assert seen(position, SPECTATOR).held(0, GOODY) == 1, "how many there are everybody sees"
    assert told(events, 0, "thing") == ["corset"]
    assert told(events, SPECTATOR, "thing") == []
    assert seen(position, 1).bags[GOODY] == [5, 5, 3, 4, 2]


@clause("F13")
def test_a_placement_is_sealed_until_all_have_placed() -> None:
    position = begin(house(3), Night(1))
    events = listen(position)
    say(position, 1, "send ball kitchen")
    for viewer in (0, 1, 2, SPECTATOR):
        assert position.sight(viewer).answered == [1]
        assert seen(position, viewer).places == [NOTHING] * 9
    assert events == []
    assert [str(choice) for choice in position.sight(1).sealed.values()] == ["send ball kitchen"]
    assert position.sight(0).sealed == position.sight(SPECTATOR).sealed == {}


@clause("F17", "F03", "Ruling 1", "Ruling 27")
def test_who_takes_an_object_sees_it_and_others_see_its_back() -> None:
    table = house(3, places={"0/ball": "lounge"}, playing={0: "ball"})
    position = begin(table, NextAction())
    events = listen(position)
    say(position, 0, "take green")
    bring(position, 4)
    assert faces_of(seen(position, 0), 0, gnome=1) == [4]
    for other in (1, 2, SPECTATOR):
        assert faces_of(seen(position, other), 0, gnome=1) == [UNSEEN]
        assert seen(position, other).backs == table.backs
        assert told(events, other, "thing") == []
        assert told(events, other, "back") == ["green"]
        assert seen(position, other).bags[0] == [1] * 5, "for them it may be any of the five"
    assert seen(position, 0).bags[0] == [1, 1, 1, 1, 0]
    assert told(events, 0, "thing") == ["hissing-fern"]


@clause("F19")
def test_only_gnowises_owner_sees_what_he_looks_at_and_all_see_which_it_is() -> None:
    table = house(3, places={"1/wise": "lounge"}, playing={1: "wise"}, turn=1)
    position = begin(table, NextAction())
    events = listen(position)
    say(position, 1, "look red")
    bring(position, 2)
    here = circle("lounge/red")
    assert seen(position, 1).faces[here] == 2
    for other in (0, 2, SPECTATOR):
        assert seen(position, other).faces[here] == UNSEEN
        assert told(events, other, "back") == ["red"]
        assert told(events, other, "thing") == []
    assert told(events, 1, "thing") == ["velvet-fez"]
    assert seen(position, 0).faces[circle("lounge/blue")] == NOTHING, "nobody has seen that one"


@clause("F17", "F19")
def test_who_has_looked_knows_what_another_takes() -> None:
    table = house(
        3,
        places={"0/ball": "lounge"},
        playing={0: "ball"},
        looked_at={"lounge/red": ("velvet-fez", 0b100)},
    )
    position = begin(table, NextAction())
    say(position, 0, "take red")
    assert faces_of(seen(position, 0), 0, gnome=1) == [2]
    assert faces_of(seen(position, 2), 0, gnome=1) == [2]
    assert faces_of(seen(position, 1), 0, gnome=1) == [UNSEEN]


@clause("F24", "F25", "Ruling 32")
def test_what_is_said_in_a_contest_is_sealed() -> None:
    gnomes = {f"{seat}/ball": "kitchen" for seat in range(3)}
    table = house(3, places=gnomes, playing=dict.fromkeys(range(3), "ball"), goodies={0: ["pins"], 1: ["corset"]})
    position = begin(table, NextAction())
    events = listen(position)
    say(position, 0, "hide")
    say(position, 1, "contest")
    assert heard(events, 0) == [], "seat 2 has not spoken yet"
    say(position, 2, "let go")
    say(position, 0, "insist")
    say(position, 1, "insist")
    say(position, 1, "attach 1")
    assert seen(position, 0).held(1, GOODY) == 1
    assert position.sight(0).sealed == {}
    say(position, 0, "attach nothing")
    assert told(events, SPECTATOR, "bonus") == [4]
    assert seen(position, SPECTATOR).goodies_gone == [0, 0, 0, 0, 1], "now all have seen the corset"


def talks() -> Position[House]:
    table = house(
        3,
        places={"0/wise": "lounge", "1/ball": "kitchen", "2/magik": "entry"},
        carried={"0/wise": ["foak", "clock"], "1/ball": ["ruby-ladle", "biting-boot"], "2/magik": ["ink-flask"]},
        goodies={2: ["pins"]},
    )
    return begin(table, Negotiations())


@clause("F28", "Ruling 33")
def test_a_draft_is_its_drafters_and_a_proposal_is_everybodys() -> None:
    position = talks()
    events = listen(position)
    say(position, 0, "offer 2", "give wise 1", "name frog-jar")
    assert seen(position, 0).drafts[0] == [2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    for other in (1, 2, SPECTATOR):
        assert seen(position, other).drafts[0] == [UNSEEN] * 11
    assert events == []
    say(position, 0, "want red", "name nothing", "propose")
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(position, viewer).offers[0] == [2, 1, 2, 0, 0, 0, 0, 2, 0, 0, 0]
        assert told(events, viewer, "thing") == ["frog-jar", ""], "what was said, not what it is"


@clause("F34", "F29")
def test_what_was_received_is_seen_only_after_the_exchange_and_by_the_two_only() -> None:
    position = talks()
    events = listen(position)
    say(position, 0, "offer 2", "give wise 1", "name frog-jar", "want red", "name nothing", "propose")
    say(position, 1, "accept 1/1")
    assert faces_of(seen(position, 1), 0, gnome=0) == [UNSEEN, UNSEEN], "not before"
    assert faces_of(seen(position, 0), 1, gnome=1) == [UNSEEN, UNSEEN]
    say(position, 1, "give ball 2")
    assert faces_of(seen(position, 0), 0, gnome=0) == [4, 0], "a biting boot, and the clock"
    assert faces_of(seen(position, 1), 0, gnome=0) == [4, UNSEEN], "who gave it still knows it"
    assert faces_of(seen(position, 1), 1, gnome=1) == [0, 0], "the ladle, and Foak in the place of the boot"
    assert faces_of(seen(position, 0), 1, gnome=1) == [UNSEEN, 0]
    for other in (2, SPECTATOR):
        assert faces_of(seen(position, other), 0, gnome=0) == [UNSEEN, UNSEEN]
        assert "biting-boot" not in told(events, other, "thing")
        assert "foak" not in told(events, other, "thing")


@clause("F34", "Ruling 35")
def test_what_one_found_out_about_others_words_is_ones_own() -> None:
    position = talks()
    say(position, 0, "offer 2", "give wise 1", "name frog-jar", "want red", "name nothing", "propose")
    say(position, 1, "accept 1/1", "give ball 2")
    assert seen(position, 1).lies == [[UNSEEN] * 3, [1, 0, 0], [UNSEEN] * 3]
    assert seen(position, 0).lies == [[0, 1, 0], [UNSEEN] * 3, [UNSEEN] * 3]
    assert seen(position, SPECTATOR).lies == [[UNSEEN] * 3] * 3
    assert seen(position, 2).truths[2] == [0, 0, 0]


@clause("F47", "F48", "Ruling 39")
def test_trap_cards_are_their_owners_and_so_is_the_one_that_was_laid() -> None:
    table = house(3, TRAPS, traps={0: ["soap"], 1: ["bucket"], 2: ["beard"]})
    position = begin(table, Negotiations())
    events = listen(position)
    say(position, 0, "plan soap", "invite 2")
    say(position, 1, "join 1")
    assert faces_of(seen(position, 1), 1, TRAP) == [1]
    for other in (0, 2, SPECTATOR):
        assert faces_of(seen(position, other), 1, TRAP) == [UNSEEN]
        assert "bucket" not in told(events, other, "thing")
    assert seen(position, SPECTATOR).plans[0][1] == 0b011, "who plans with whom, all have heard"
