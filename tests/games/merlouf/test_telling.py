"""What is told, in whole sentences, and to whom: a round and a half of seasoned players, a duel, deals and a trap."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.bots import bot, consult
from bothy.games.merlouf.day import Day
from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.night import NextAction, Night
from bothy.games.merlouf.rooms import NO_ROOM, ROOM_NAMES
from bothy.games.merlouf.scoring import Assessment
from bothy.games.merlouf.table import House
from bothy.kernel import NOTHING, SPECTATOR, Chance, Event, Luck, Message, Position
from bothy.locales import Speech
from games.merlouf.house import GAME, TRAPS, house
from stories import begin, bring, clause, listen, matches_golden, say

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal"]


def told(events: list[Event], viewer: int, lang: str = "en") -> list[str]:
    """The sentences that reach a viewer."""
    speech = Speech(lang, [GAME], NAMES, viewer, strict=True)
    return [speech.say(event.message) for event in events if event.heard_by(viewer)]


def evening(seats: int, options: dict[str, str], seed: int, rounds: int) -> list[Event]:
    """All that happens in some rounds of seasoned players."""
    luck = Luck(seed)
    player = bot("knack", GAME)
    position = GAME.new(seats, options)
    events = listen(position)
    while position.table.round <= rounds:
        step = position.step()
        if isinstance(step, Chance):
            position.happen(step.toss(position.table, luck))
        elif position.speakers():
            position.hear(position.speakers()[luck.below(len(position.speakers()))])
        else:
            seat = position.asking()[0]
            position.seal(seat, consult(player, position, seat, luck))
    return events


@clause("F06", "F12", "F27", "F37", "F39")
@pytest.mark.parametrize(("viewer", "lang"), [(0, "en"), (SPECTATOR, "fr")])
def test_two_rounds_as_they_are_told(viewer: int, lang: str) -> None:
    lines = told(evening(4, {"traps": "on", "fewer-objects": "on"}, seed=11, rounds=2), viewer, lang)
    matches_golden("\n".join(lines) + "\n", GOLDEN / f"told.{lang}.txt")


@clause("F13", "F14", "F17", "F18", "F22")
def test_a_night_as_it_is_told() -> None:
    table = house(2, behind_bars=["0/wise"], places={"1/ball": "lounge"})
    position = begin(table, Night(2))
    events = listen(position)
    say(position, 0, "send magik prison")
    say(position, 1, "use ball")
    say(position, 0, "free 1 wise")
    say(position, 1, "take green")
    bring(position, 0)
    say(position, 1, "pass")
    begin(table, Night(3))
    assert told(events, 0) == [
        "You send Gnomagik to the prison.",
        "Bruce plays Gnoball again.",
        "You free your Gnowise.",
        "Gnoball of Bruce takes the green object in the lounge.",
        "Bruce passes.",
    ]
    assert told(events, 1)[2:] == [
        "Ailsa frees their own Gnowise.",
        "Your Gnoball takes the green object in the lounge: Foak. Only you know.",
        "You pass.",
    ]


@clause("F23", "F24", "F25", "F26")
def test_a_duel_as_it_is_told() -> None:
    gnomes = {"0/ball": "kitchen", "1/ball": "kitchen"}
    position = begin(
        house(2, places=gnomes, playing={0: "ball", 1: "ball"}, goodies={1: ["pins"]}),
        NextAction(),
    )
    events = listen(position)
    say(position, 0, "hide")
    say(position, 1, "contest")
    say(position, 0, "insist")
    say(position, 1, "insist", "attach 1")
    bring(position, 4 * 6 + 4)
    assert told(events, 1) == [
        "Ailsa wants the hiding place in the kitchen.",
        "You want the hiding place too.",
        "Ailsa insists on the hiding place.",
        "You insist on the hiding place.",
        "You attach Pins: +1.",
        "Ailsa throws 5: 5 in all.",
        "You throw 5: 6 in all.",
        "You win the duel for the hiding place.",
        "Your Gnoball hides in the kitchen.",
    ]
    assert told(events, 0)[-2:] == [
        "Bruce wins the duel for the hiding place.",
        "Gnoball of Bruce hides in the kitchen.",
    ]


@clause("F28", "F29", "F31", "F34", "F35", "F36")
def test_the_talks_as_they_are_told() -> None:
    table = house(
        3,
        places={"0/wise": "lounge", "1/ball": "kitchen", "2/magik": "entry"},
        carried={"0/wise": ["hissing-fern", "clock"], "1/ball": ["ruby-ladle"], "2/magik": ["ink-flask"]},
    )
    position = begin(table, Negotiations())
    events = listen(position)
    say(position, 0, "offer 2", "give wise 1", "name foak", "want red", "name ruby-ladle", "propose")
    say(position, 2, "offer 1", "give magik 1", "name nothing", "want yellow", "name nothing", "propose")
    say(position, 0, "decline 3/1")
    say(position, 2, "offer 2", "give magik 1", "name nothing", "want red", "name nothing", "propose", "withdraw 1")
    say(position, 1, "accept 1/1")
    say(position, 2, "done")
    common = [
        "You decline offer 1 of Catriona.",
        "Catriona makes an offer to Bruce (number 1):",
        "… gives a blue object",
        "… wants a red object",
        "Catriona withdraws offer 1.",
    ]
    assert told(events, 0) == [
        "You make an offer to Bruce (number 1):",
        "… gives a green object, said to be “Foak”",
        "… wants a red object: “Ruby Ladle”",
        "Catriona makes an offer to you (number 1):",
        "… gives a blue object",
        "… wants a yellow object",
        *common,
        "Bruce accepts your offer 1.",
        "Bruce kept the word given to you.",
        "You and Bruce have a deal.",
        "You → Bruce: a green object, Hissing Fern (enchanted).",
        "Bruce → You: a red object, Ruby Ladle.",
        "Catriona is done with dealing.",
    ]
    assert "Ailsa lied to you!" in told(events, 1)
    assert told(events, SPECTATOR)[-5:] == [
        "Bruce accepts offer 1 of Ailsa.",
        "Ailsa and Bruce have a deal.",
        "Ailsa → Bruce: a green object.",
        "Bruce → Ailsa: a red object.",
        "Catriona is done with dealing.",
    ]


@clause("F48")
def test_planning_as_it_is_told() -> None:
    position = begin(house(3, TRAPS, traps={0: ["soap"], 1: ["bucket"], 2: ["beard"]}), Negotiations())
    events = listen(position)
    say(position, 0, "plan soap", "invite 3")
    say(position, 2, "refuse 1")
    say(position, 0, "plan soap", "meet kitchen", "invite 2")
    say(position, 1, "join 1")
    assert told(events, 1) == [
        "Ailsa plans a trap: Soap Stairs.",
        "Ailsa lays a trap card face down for the plan of Ailsa.",
        "Ailsa invites Catriona.",
        "Catriona refuses the plan of Ailsa.",
        "The plan of Ailsa comes to nothing.",
        "Ailsa plans a trap: Soap Stairs.",
        "Ailsa lays a trap card face down for the plan of Ailsa.",
        "Ailsa wants to meet in the kitchen.",
        "Ailsa invites you.",
        "You lay a trap card face down for the plan of Ailsa.",
        "The trap Soap Stairs of Ailsa is agreed on for the morning of the next round.",
    ]
    assert told(events, 0)[6] == "You lay a trap card face down for your own plan."
    assert told(events, 0)[9:] == [
        "Bruce lays a trap card face down for your plan.",
        "Your trap Soap Stairs is agreed on for the morning of the next round.",
    ]
    assert told(events, 2)[2:4] == ["Ailsa invites you.", "You refuse the plan of Ailsa."]


def ambush(room: str) -> tuple[Position[House], list[Event]]:
    """Ailsa and Bruce lie in wait in the kitchen, where Catriona's Gnowise stands too."""
    gnomes = {"0/ball": "kitchen", "1/magik": "kitchen", "2/wise": "kitchen"}
    table = house(
        3,
        TRAPS,
        places=gnomes,
        traps={0: ["soap"], 1: ["soap"]},
        carried={"2/wise": ["clock"]},
        cards={0: 1, 1: 2, 2: 3},
    )
    card = table.house_box.traps_from
    table.pacts[0] = [0, 0b011, NO_ROOM, card, card, NOTHING]
    position = begin(table, Day(), Assessment())
    events = listen(position)
    bring(position, ROOM_NAMES.index(room))
    return position, events


@clause("F49", "F51", "F52", "F39")
def test_a_trap_as_it_is_told() -> None:
    position, events = ambush("kitchen")
    say(position, 0, "turn up")
    say(position, 1, "turn up")
    bring(position, 9)
    say(position, 0, "to 2")
    say(position, 1, "to 2")
    assert told(events, 1) == [
        "Merlin wakes up and looks into the kitchen.",
        "Ailsa turns up Soap Stairs.",
        "You turn up Soap Stairs.",
        "Merlin is trapped! Ailsa scores 10.",
        "Merlin is trapped! You score 10.",
        "A bonus object: Crown of Corks (5 points).",
        "You get Crown of Corks (5 points).",
        "Merlin catches Gnowise of Catriona and takes back 1 object.",
        "Ailsa shows objective card 1.",
        "Ailsa scores 0 with 0 objects and stands at 10.",
        "You show objective card 2.",
        "You score 5 with 0 objects (5 of it by super objects) and stand at 15.",
        "Catriona shows objective card 3.",
        "Catriona scores 0 with 0 objects and stands at 0.",
    ]


@clause("F50", "F54")
def test_a_betrayal_and_a_trap_in_vain_as_they_are_told() -> None:
    position, events = ambush("kitchen")
    say(position, 0, "keep down")
    say(position, 1, "turn up")
    assert told(events, 0)[1:6] == [
        "You keep your card down. It was Soap Stairs.",
        "Bruce turns up Soap Stairs.",
        "The trap Soap Stairs fails.",
        "Merlin catches your Gnoball and takes back nothing.",
        "Merlin catches Gnowise of Catriona and takes back 1 object.",
    ]
    _, events = ambush("lounge")
    assert told(events, 2)[1] == "The trap Soap Stairs of Ailsa waits in vain."


@clause("F51")
def test_a_bonus_object_nobody_gets_as_it_is_told() -> None:
    position, events = ambush("kitchen")
    say(position, 0, "turn up")
    say(position, 1, "turn up")
    bring(position, 0)
    for _ in range(3):
        say(position, 0, "to 1")
        say(position, 1, "to 2")
    assert "Nobody gets Joker Hat (a joker)." in told(events, SPECTATOR)


@clause("F17", "F19")
@pytest.mark.parametrize(
    ("seen_by", "lang", "line"),
    [
        (0b01, "en", "Your Gnowise takes the red object in the kitchen: Velvet Fez. Only you know."),
        (0b11, "en", "Your Gnowise takes the red object in the kitchen: Velvet Fez."),
        (0b01, "fr", "Vous êtes la seule personne à le savoir."),
    ],
)
def test_only_you_know_is_told_to_who_alone_has_looked(seen_by: int, lang: str, line: str) -> None:
    looked = {"kitchen/red": ("velvet-fez", seen_by)}
    table = house(2, places={"0/wise": "kitchen"}, playing={0: "wise"}, looked_at=looked)
    position = begin(table, NextAction())
    events = listen(position)
    say(position, 0, "take red")
    (sentence,) = told(events, 0, lang)
    assert sentence == line if lang == "en" else sentence.endswith(line)


@clause("F04", "F09", "F34")
def test_a_replay_says_who() -> None:
    """Where all is open and nobody is you."""
    position = GAME.new(3, {"first-player": "lot"})
    events = listen(position)
    bring(position, 0, 0, 0, 0, 4, 5, 6)
    speech = Speech("en", [GAME], NAMES, SPECTATOR, strict=True)
    all_told = [speech.say(event.message) for event in events]
    assert "Bruce draws goodies: Pins." in all_told
    assert "Bruce draws objective card 6." in all_told
    fibbed = Message("merlouf-lied", {"seat": 0, "partner_seat": 1})
    assert speech.say(fibbed) == "Ailsa lied to Bruce!"


@clause("F24")
def test_who_aimed_and_yielded_is_in_the_log() -> None:
    gnomes = {"0/ball": "kitchen", "1/ball": "kitchen"}
    position = begin(house(2, places=gnomes, playing={0: "ball", 1: "ball"}), NextAction())
    events = listen(position)
    say(position, 0, "hide")
    say(position, 1, "contest")
    say(position, 0, "yield")
    say(position, 1, "insist")
    assert told(events, SPECTATOR) == [
        "Ailsa wants the hiding place in the kitchen.",
        "Bruce wants the hiding place too.",
        "Ailsa would yield the hiding place.",
        "Bruce insists on the hiding place.",
        "It is agreed: Bruce gets the hiding place.",
        "Gnoball of Bruce hides in the kitchen.",
    ]


@clause("F40", "F52")
def test_jokers_are_told_with_what_they_serve() -> None:
    """Card 18 wants three green, the Foak and one enchanted; a joker stands for the third green, another is left."""
    bonus = [0, NOTHING, NOTHING, 0, *[NOTHING] * 6]
    carried = {"0/ball": ["foak", "frog-jar", "moss-slippers"]}
    table = house(2, TRAPS, places={"0/ball": "lounge"}, carried=carried, cards={0: 18, 1: 1}, bonus=bonus)
    events: list[Event] = []
    table.sink = events
    begin(table, Assessment())
    lines = told(events, 0)
    assert [line for line in lines if "Joker" in line] == ["… Joker Hat: for task 1", "… Joker Sock: +1 point"]
    scored = next(event.message.values for event in events if event.message.id == "merlouf-scores")
    assert scored["points"] == 8 + 4 + 1
