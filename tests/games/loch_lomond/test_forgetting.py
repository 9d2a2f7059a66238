"""L54: under trust the log forgets. A line names a face only as long as its reader is shown it."""

from __future__ import annotations

from bothy.games.loch_lomond.choices import CARD_NAMES
from bothy.games.loch_lomond.shoo import Shoo
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import EndTurn, Turn
from bothy.kernel import SPECTATOR, Event, Luck, Position
from bothy.lab.laws import moments
from bothy.locales import Speech
from bothy.locales.log import OPEN, told
from games.loch_lomond.highlands import GAME, NO_CHAIN, loch, quiet
from stories import begin, clause, listen, say


def log(position: Position[Loch], events: list[Event], viewer: int) -> list[str]:
    """The log as this viewer reads it now."""
    table = None if viewer == OPEN else position.sight(viewer, shown=True).table
    speech = Speech("en", [GAME], ["Ailsa", "Bruce", "Catriona"], viewer, strict=True)
    return [speech.say(event.message) for event in told(events, viewer, table)]


@clause("L10", "L54")
def test_a_taken_card_is_named_until_the_next_answer_and_the_discarded_one_while_it_is_on_top() -> None:
    position = begin(loch(["egg kelpie", "seer", "egg"], open="peasant"), Turn(0), EndTurn(0), Turn(1))
    events = listen(position)
    say(position, 0, "take", "swap 2")
    fresh = "Ailsa takes a Peasant from the Open pile, lays it face down at 2 and discards a Kelpie from there."
    assert log(position, events, 1) == [fresh]
    quiet(position)
    on_top = "Ailsa takes a card from the Open pile, lays it face down at 2 and discards a Kelpie from there."
    assert log(position, events, 1) == [on_top]
    say(position, 1, "take", "swap 1")
    covered = "Ailsa takes a card from the Open pile, lays it face down at 2 and discards a card from there."
    assert log(position, events, 2)[0] == covered
    assert log(position, events, OPEN)[0] == fresh, "who sees everything, and everybody after the end, is told all"


@clause("L20", "L54")
def test_a_wrong_shoo_is_told_with_its_card_until_the_next_answer() -> None:
    position = begin(loch(["egg", "seer", "witch"], NO_CHAIN, open="kelpie"), Shoo(0, 0), Turn(0))
    events = listen(position)
    say(position, 1, "shoo 3/1")
    assert "but it is a Witch." in log(position, events, 0)[0]
    say(position, 0, "pass")
    assert "but it is a card." in log(position, events, 0)[0]
    assert "but it is a Witch." in log(position, events, 2)[0], "who has not answered yet is still shown it"


@clause("L54")
def test_events_carry_no_face_in_what_moves_either() -> None:
    position = begin(loch(["egg kelpie", "seer"], open="peasant"), Turn(0), EndTurn(0))
    events = listen(position)
    say(position, 0, "take", "swap 2")
    quiet(position)
    (line,) = told(events, 1, position.sight(1, shown=True).table)
    assert (line.thing, line.message.values["other"], line.message.values["card"]) == ("card", "", "kelpie")


@clause("L53", "L54")
def test_no_line_names_a_face_that_its_reader_is_not_shown() -> None:
    """Counted clans apart, which all have seen and which are shuffled."""
    for seed in range(6):
        position = GAME.new(2 + seed % 5)
        events = listen(position)
        luck = Luck(seed)
        for _ in range(400):
            if position.over():
                break
            position.wander(luck)
            for viewer in (*range(position.table.box.seats), SPECTATOR):
                table = position.sight(viewer, shown=True).table
                in_view = {CARD_NAMES[card] for pile in (table.open, *table.clans) for card in pile if card >= 0}
                for event in told(events, viewer, table):
                    named = {value for key, value in event.message.values.items() if key in ("card", "other")} - {""}
                    assert named <= in_view, f"{event!r} is told to {viewer}"
            del events[:-60]


@clause("L54")
def test_every_face_in_a_line_is_marked_as_one() -> None:
    for moment in moments(GAME, 40, 3):
        events = listen(moment.position)
        moment.position.playout(Luck(moment.seed))
        for event in events:
            faces = {key for key in ("card", "other") if key in event.message.values}
            assert faces == set(event.faces), event
            face = event.thing.partition(":")[2]
            assert not event.thing.startswith("card:") or face in event.message.values.values(), event
