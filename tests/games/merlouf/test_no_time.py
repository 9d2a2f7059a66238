"""No Time!: the rules know the answer that time is up, and nothing of clocks."""

from __future__ import annotations

import pytest

from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.night import LookAgain, NextAction, Night, PlaceGnomes
from bothy.games.merlouf.rounds import Preparation
from bothy.games.merlouf.things import GOODY
from bothy.kernel.step import Ask
from games.merlouf.house import GAME, NO_TIME, house, place_of
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting


@clause("F46", "Ruling 37")
def test_when_the_glass_has_run_out_the_host_says_so_for_everybody() -> None:
    table = house(3, NO_TIME, goodies={0: ["pins"]})
    position = begin(table, Night(1), Night(2), Night(3), Negotiations())
    for seat, room in enumerate(("lounge", "kitchen", "kitchen")):
        say(position, seat, f"send ball {room}")
    say(position, 0, "take red")
    bring(position, 0)
    answers = 0
    while waiting(position) != "Negotiate":
        seat = position.asking()[0]
        step = position.step()
        assert isinstance(step, Ask)
        position.answer(seat, step.default(table, seat))
        answers += 1
    assert answers == 3, "one answer for each seat, and the night is over"
    assert table.late == 0b111


@clause("F46", "F12")
def test_one_glass_of_three_minutes_runs_from_the_first_placement_to_the_talks() -> None:
    for options, glass in ((NO_TIME, ("night", 180)), ({}, None)):
        table = house(2, options, goodies={0: ["pins"]}, scores=[2, 0])
        position = begin(table, Preparation(), Night(1), Night(2), Night(3), Negotiations())
        assert waiting(position) == "BuyGoody"
        assert GAME.hourglass(table) is None
        say(position, 0, "pass")
        for first, second in (("send magik lounge", "send magik kitchen"), *[("use magik", "use magik")] * 2):
            assert GAME.hourglass(table) == glass
            say(position, 0, first)
            say(position, 1, second)
            while waiting(position) == "Act":
                assert GAME.hourglass(table) == glass
                say(position, position.asking()[0], "pass")
        assert waiting(position) == "Negotiate"
        assert GAME.hourglass(table) is None


@clause("F46", "Ruling 37")
def test_nobody_ends_the_night_of_others() -> None:
    table = house(2, NO_TIME)
    position = begin(table, Night(1), Night(2))
    events = listen(position)
    say(position, 0, "time is up")
    say(position, 1, "send ball lounge")
    assert heard(events, 1)[0] == ("merlouf-is-late", {"seat": 0})
    assert place_of(table, "1/ball") == "lounge"
    assert position.asking() == [1]
    say(position, 1, "take green")
    bring(position, 0)
    assert position.asking() == [1], "seat 0 has no turn any more"
    say(position, 1, "pass")
    assert table.part == 2
    assert position.asking() == [1]


@clause("F46", "F23", "Ruling 37")
@pytest.mark.parametrize("said", [0, 1, 2, 3], ids=["before", "contested", "insisted", "dueling"])
def test_time_can_run_out_in_the_middle_of_a_contest(said: int) -> None:
    """Who does not answer any more lets go, yields and attaches nothing."""
    gnomes = {f"{seat}/ball": "kitchen" for seat in range(3)}
    playing = dict.fromkeys(range(3), "ball")
    table = house(3, NO_TIME, places=gnomes, playing=playing, goodies={1: ["pins"]})
    position = begin(table, NextAction(), Night(2), Negotiations())
    words = [[(1, "contest"), (2, "contest")], [(0, "insist"), (2, "insist")], [(1, "insist")]]
    say(position, 0, "hide")
    for seat, word in [answer for answers in words[:said] for answer in answers]:
        say(position, seat, word)
    while waiting(position) != "Negotiate":
        step = position.step()
        if isinstance(step, Ask):
            seat = position.asking()[0]
            position.answer(seat, step.default(table, seat))
        else:
            bring(position, max(outcomes(position)))
    assert [place_of(table, f"{seat}/ball") for seat in range(3)].count("kitchen hidden") == 1
    assert table.held(1, GOODY) == 1, "nobody attached anything"
    assert table.late == 0b111


@clause("F46")
def test_a_night_that_is_over_sooner_is_over() -> None:
    table = house(2, NO_TIME, goodies={0: ["pins"]})
    position = begin(table, Night(3), Negotiations())
    say(position, 0, "send magik lounge")
    say(position, 1, "send magik kitchen")
    say(position, 0, "pass")
    say(position, 1, "pass")
    assert waiting(position) == "Negotiate"
    assert table.late == 0


@clause("F46")
def test_time_can_run_out_in_the_middle_of_looking() -> None:
    table = house(2, NO_TIME, places={"0/wise": "lounge"}, playing={0: "wise"})
    position = begin(table, LookAgain(0), NextAction())
    assert offered(position, 0)[-1] == "time is up"
    say(position, 0, "time is up")
    assert table.late == 0b01
    assert position.over()


@clause("F46")
def test_without_the_variant_nobody_is_out_of_time() -> None:
    position = begin(house(2), PlaceGnomes())
    assert refused(position, 0, "time is up") == "merlouf-why-a-gnome"
    table = house(2, places={"0/wise": "lounge"}, playing={0: "wise"})
    position = begin(table, NextAction())
    assert refused(position, 0, "time is up") == "merlouf-why-act"
    step = position.step()
    assert isinstance(step, Ask)
    assert str(step.default(table, 0)) == "pass"
