"""Two gnomes want the same: contesting, talking, and the panties duel."""

from __future__ import annotations

from bothy.games.merlouf.duels import Throw
from bothy.games.merlouf.night import NextAction
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import GOODY
from bothy.kernel import Luck, Position
from games.merlouf.house import cards_of, house, objects_of, place_of
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting


def in_the_kitchen(seats: int = 2, **more: object) -> Position[House]:
    """Everybody's Gnoball stands in the kitchen, and seat 0 is to act."""
    gnomes = {f"{seat}/ball": "kitchen" for seat in range(seats)}
    playing = dict.fromkeys(range(seats), "ball")
    return begin(house(seats, places=gnomes, playing=playing, **more), NextAction())  # type: ignore[arg-type]


@clause("F23", "Ruling 5", "Ruling 32")
def test_others_in_the_room_may_contest_what_is_aimed_at() -> None:
    position = in_the_kitchen(3)
    say(position, 0, "take red")
    assert waiting(position) == "Contest"
    assert position.asking() == [1, 2]
    assert offered(position, 1) == ["contest", "let go"]
    assert refused(position, 1, "take red") == "merlouf-why-contest"
    say(position, 1, "let go")
    say(position, 2, "let go")
    bring(position, 0)
    assert objects_of(position.table, "0/ball") == ["ruby-ladle"]
    assert position.asking() == [1], "and the turn passes on"


@clause("F23", "Ruling 5")
def test_only_gnomes_who_could_do_it_themselves_may_contest() -> None:
    """Seat 1 is elsewhere, seat 2 has no action left, seat 3 is full, seat 4 was not played, seat 5 has contested."""
    table = house(
        6,
        places={
            "0/ball": "kitchen",
            "1/wise": "lounge",
            "2/wise": "kitchen",
            "3/magik": "kitchen",
            "4/wise": "kitchen",
            "4/ball": "entry",
            "5/wise": "kitchen",
        },
        playing={0: "ball", 1: "wise", 2: "wise", 3: "magik", 4: "ball", 5: "wise"},
        carried={"3/magik": ["clock"]},
        contested=0b100000,
    )
    table.left[2] = 0
    position = begin(table, NextAction())
    say(position, 0, "take red")
    assert waiting(position) == "TakeUnseen"
    bring(position, 0)
    table.turn = 0
    position = begin(table, NextAction())
    say(position, 0, "hide")
    assert position.asking() == [3], "who is full may still want the hiding place"


@clause("F23")
def test_a_gnome_contests_once_in_a_part() -> None:
    position = in_the_kitchen(2)
    say(position, 0, "take red")
    say(position, 1, "contest")
    say(position, 0, "insist")
    say(position, 1, "yield")
    bring(position, 0)
    say(position, 1, "take blue")
    assert waiting(position) == "Contest", "seat 0 has not contested yet"
    say(position, 0, "let go")
    bring(position, 0)
    say(position, 0, "take green")
    assert waiting(position) == "TakeUnseen", "seat 1 has"


@clause("F24", "Ruling 32")
def test_if_one_alone_insists_it_is_settled_without_a_duel() -> None:
    position = in_the_kitchen(2)
    events = listen(position)
    say(position, 0, "take red")
    say(position, 1, "contest")
    assert waiting(position) == "Talk"
    assert offered(position, 0) == offered(position, 1) == ["insist", "yield"]
    assert refused(position, 0, "pass") == "merlouf-why-talk"
    say(position, 0, "yield")
    say(position, 1, "insist")
    bring(position, 1)
    table = position.table
    assert objects_of(table, "1/ball") == ["dragon-kettle"]
    assert table.left == [3, 2], "who got it spent the action"
    assert position.asking() == [0], "and the other chooses something else"
    assert ("merlouf-settles", {"seat": 1, "target": "red", "how": "agree"}) in heard(events, 0)


@clause("F24")
def test_if_all_yield_the_one_who_aimed_has_it() -> None:
    position = in_the_kitchen(3, turn=1)
    say(position, 1, "hide")
    say(position, 0, "contest")
    say(position, 2, "contest")
    for seat in (0, 1, 2):
        say(position, seat, "yield")
    assert place_of(position.table, "1/ball") == "kitchen hidden"


@clause("F25", "F26", "Ruling 32")
def test_the_example_of_the_book() -> None:
    """Simon has no goodies and throws 5; Victor attaches Pins and throws 5: 6 in all, and he has the hiding place."""
    simon, victor = 0, 1
    position = in_the_kitchen(2, goodies={victor: ["pins"]})
    events = listen(position)
    say(position, simon, "hide")
    say(position, victor, "contest")
    say(position, simon, "insist")
    say(position, victor, "insist")
    assert waiting(position) == "AttachGoodies"
    assert position.asking() == [victor], "who has no goodies is not asked"
    assert offered(position, victor) == ["attach nothing", "attach 1"]
    assert refused(position, victor, "attach 1+2") == "merlouf-why-attach"
    say(position, victor, "attach 1")
    bring(position, 4 * 6 + 4)
    table = position.table
    assert place_of(table, "1/ball") == "kitchen hidden"
    assert place_of(table, "0/ball") == "kitchen"
    assert ("merlouf-throws", {"seat": simon, "die": 5, "bonus": 0, "sum": 5}) in heard(events, -1)
    assert ("merlouf-throws", {"seat": victor, "die": 5, "bonus": 1, "sum": 6}) in heard(events, -1)
    assert cards_of(table, victor, GOODY) == []
    assert table.goodies_gone == [1, 0, 0, 0, 0]
    assert position.asking() == [simon], "Simon goes on with something else"
    assert table.left == [3, 0]


@clause("F25", "Ruling 7")
def test_goodies_add_up_and_are_used_up_whoever_wins() -> None:
    position = in_the_kitchen(2, goodies={0: ["pins", "bloomers", "corset"], 1: ["ribbon"]})
    say(position, 0, "take red")
    say(position, 1, "contest")
    say(position, 0, "insist")
    say(position, 1, "insist")
    assert len(offered(position, 0)) == 8
    say(position, 0, "attach 1+3")
    assert waiting(position) == "AttachGoodies", "nothing is shown before both have chosen"
    assert len(cards_of(position.table, 0, GOODY)) == 3
    say(position, 1, "attach nothing")
    step = position.step()
    assert isinstance(step, Throw)
    assert step.bonuses == (5, 0)
    assert cards_of(position.table, 0, GOODY) == ["bloomers"]
    assert cards_of(position.table, 1, GOODY) == ["ribbon"]
    assert position.table.goodies_gone == [1, 0, 0, 0, 1]


@clause("F26", "Ruling 6", "Ruling 26")
def test_a_tie_for_the_highest_is_thrown_again() -> None:
    even = Throw(0, 0, 0b11, (0, 0))
    table = house(2)
    position = begin(table, even)
    assert len(outcomes(position)) == 30, "36 throws, six of them ties"
    assert [outcome for outcome in range(36) if outcome not in outcomes(position)] == [0, 7, 14, 21, 28, 35]
    ahead = Throw(0, 0, 0b11, (1, 0))
    wins = [ahead.winner([0, 1], outcome) for outcome, _ in ahead.odds(table)]
    assert (wins.count(0), wins.count(1)) == (21, 10)


@clause("F26")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    three = Throw(0, 0, 0b111, (0, 0, 0))
    assert three.winner([0, 1, 2], 5 * 36 + 2 * 6 + 2) == 0
    assert three.winner([0, 1, 2], 5 * 36 + 2 * 6 + 5) == -2
    assert len(three.odds(house(3))) == sum(3 * face * face for face in range(6))


@clause("F26")
def test_several_throw_together_and_random_throws_keep_to_the_odds() -> None:
    throw = Throw(1, 0, 0b1110, (0, 2, 0, 1))
    table = house(4)
    possible = dict(throw.odds(table))
    luck = Luck(3)
    drawn = {throw.toss(table, luck) for _ in range(2000)}
    assert drawn <= set(possible)
    assert len(drawn) > 150


@clause("F26")
def test_the_winner_acts_and_a_beaten_contester_loses_no_action() -> None:
    position = in_the_kitchen(3)
    say(position, 0, "take red")
    say(position, 1, "contest")
    say(position, 2, "contest")
    for seat in (0, 1, 2):
        say(position, seat, "insist")
    bring(position, 5 * 36 + 4 * 6 + 3)
    bring(position, 2)
    table = position.table
    assert objects_of(table, "0/ball") == ["velvet-fez"]
    assert table.left == [2, 3, 3]
    assert table.contested == 0b110
    assert position.asking() == [1]
