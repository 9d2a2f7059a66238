"""No Time!: the rules know the answer that time is up, and nothing of clocks."""

from __future__ import annotations

from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.night import LookAgain, NextAction, Night, PlaceGnomes
from bothy.kernel.step import Ask
from games.merlouf.house import NO_TIME, house, place_of
from stories import begin, bring, clause, heard, listen, offered, refused, say, waiting


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
