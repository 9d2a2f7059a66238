"""Who may know what, and when: from the rulebook, seat by seat."""

from __future__ import annotations

import re

import pytest

from bothy.games.castle_von_loghan.alert.phase import AlertCoin
from bothy.games.castle_von_loghan.choices import SKIP
from bothy.games.castle_von_loghan.combat.step_1_weapons import ChooseWeapons
from bothy.games.castle_von_loghan.combat.step_2_cards import DrawUp
from bothy.games.castle_von_loghan.combat.step_3_aid import PriorityOne
from bothy.games.castle_von_loghan.content.rows import LETTERS
from bothy.games.castle_von_loghan.move.phase import MovePhase
from bothy.games.castle_von_loghan.refresh.gob_li import Outcry
from bothy.games.castle_von_loghan.refresh.phase import ActTurn, RefreshPhase
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import TAILS
from bothy.games.castle_von_loghan.tracks import GainEnergy
from bothy.host.views import Broadcast, private_parts, public_parts
from bothy.kernel import NOTHING, SPECTATOR, UNSEEN, Luck, Position
from bothy.kernel.step import Ask
from bothy.locales import Speech
from games.castle_von_loghan.castle import EXPLORATION, GAME, at, cards, carried, castle, foe, kind, room
from games.castle_von_loghan.packs import closing
from stories import begin, bring, clause, heard, listen, offered, say, waiting


@clause("V84")
def test_backpacks_are_open_in_a_story_and_closed_in_exploration() -> None:
    things = {"0/pack-1": "potion", "0/left": "axe", "0/belt": "pike"}
    story = begin(castle(things=things), MovePhase())
    exploration = begin(castle(3, EXPLORATION, things=things), MovePhase())
    for viewer in (1, 2, SPECTATOR):
        assert story.sight(viewer).table.faces[at("0/pack-1")] == kind("potion")
        table = exploration.sight(viewer).table
        assert table.faces[at("0/pack-1")] == UNSEEN
        assert table.faces[at("0/left")] == kind("axe")
        assert table.faces[at("0/belt")] == kind("pike")
    assert exploration.sight(0).table.faces[at("0/pack-1")] == kind("potion")


@clause("V84")
def test_what_all_have_seen_stays_known_in_a_backpack() -> None:
    table = castle(3, EXPLORATION, things={"0/left": "sling"})
    position = begin(table, ActTurn(0))
    say(position, 0, "put-away left")
    assert carried(table, 0) == {"pack-1": "sling"}
    assert position.sight(1).table.faces[at("0/pack-1")] == kind("sling")


@clause("V84")
def test_what_is_taken_out_of_a_backpack_is_seen() -> None:
    table = castle(3, EXPLORATION, foes=["skeleton"], things={"0/pack-1": "sling"})
    position = begin(table, ChooseWeapons(0))
    say(position, 0, "wield pack-1")
    assert position.sight(1).table.faces[at("0/left")] == kind("sling")


@clause("V84", "V37")
def test_a_hand_is_imagined_from_the_deck_of_its_owner() -> None:
    table = castle(foes=["skeleton"], hands={0: "hit hit", 1: "miss miss"})
    position = begin(table, PriorityOne())
    for seed in range(20):
        imagined = position.sight(0).imagine(Luck(seed)).table
        assert imagined.hands[0] == cards("hit hit")
        assert len(imagined.hands[1]) == 2
        assert sum(imagined.decks[1]) == 28
    assert any(position.sight(0).imagine(Luck(seed)).table.hands[1] != cards("miss miss") for seed in range(20))


@clause("V84")
def test_a_hidden_treasure_is_imagined_with_the_colour_of_its_back() -> None:
    table = castle(3, EXPLORATION, things={"0/pack-1": "ward-chalk"})
    position = begin(table, MovePhase())
    found = {position.sight(1).imagine(Luck(seed)).table.faces[at("0/pack-1")] for seed in range(60)}
    assert len(found) > 5
    assert {table.castle_box.rows.treasures[face].colour for face in found} == {1}


@clause("V84", "V83")
def test_questions_do_not_depend_on_what_is_hidden() -> None:
    """In Exploration who has something is asked, whatever it is."""
    for hidden in ("potion", "auditor-seal"):
        table = castle(3, EXPLORATION, foes=["skeleton"], things={"0/pack-1": hidden}, agents=[1, 3, 4], clarity=3)
        assert waiting(begin(table, ChooseWeapons(0))) == "Arm"
        table = castle(3, EXPLORATION, goods=[kind("axe")], energy=[0, 0, 0], things={"0/pack-1": hidden})
        assert waiting(begin(table, Outcry(0, 0, 0))) == "CallOut", "he might sell something for it"


@clause("V42", "V84")
def test_all_are_asked_for_aid_whether_they_have_it_or_not() -> None:
    table = castle(foes=["skeleton"], hands={0: "hit", 1: "aid", 2: ""})
    assert begin(table, PriorityOne()).asking() == [0, 1, 2]


@clause("V83", "V84")
def test_a_reaction_makes_no_pause() -> None:
    """The coin falls and the card is used, or not: nobody is asked, so nobody can see that somebody might have."""
    for things in ({"1/pack-1": "ward-chalk"}, {"1/pack-1": "potion"}):
        table = castle(3, EXPLORATION, things=things)
        position = begin(table, AlertCoin())
        bring(position, TAILS)
        assert position.asking() == []
    table = castle(3, EXPLORATION, things={"1/pack-1": "sphere-syphon"})
    assert begin(table, GainEnergy(0, 5)).over()
    assert table.energy == [10, 8, 5]


@clause("V83", "V84")
def test_what_reacts_is_shown_when_it_does() -> None:
    table = castle(3, EXPLORATION, things={"1/pack-1": "ward-chalk"})
    position = begin(table, AlertCoin())
    events = listen(position)
    bring(position, TAILS)
    assert ("castle-von-loghan-uses") in [id for id, _ in heard(events, 0)]
    assert position.floor == position.number, "something has come to light"


@clause("V84")
def test_nobody_knows_tokens_that_nobody_has_looked_at() -> None:
    position = begin(castle(), MovePhase())
    for viewer in (0, 1, SPECTATOR):
        assert position.sight(viewer).table.tops == [NOTHING] * 20
    assert position.table.tokens[room("library")] == 2


@clause("V84", "V37")
def test_others_hear_nothing_of_cards_that_are_drawn() -> None:
    table = castle(foes=["skeleton"], fight=1)
    position = begin(table, DrawUp(0))
    events = listen(position)
    bring(position, *cards("hit aid miss counter parry"))
    assert len(heard(events, 0)) == 5
    assert heard(events, 1) == heard(events, SPECTATOR) == []


@clause("V59", "V84")
def test_a_seat_with_memory_knows_all_trophies() -> None:
    table = castle(3, EXPLORATION, trophies=[[foe("dragon")], [], []])
    position = begin(table, RefreshPhase())
    assert position.sight(2).table.trophies == [[foe("dragon")], [], []]
    assert position.sight(2, shown=True).table.trophies == [[UNSEEN], [], []]
    assert position.sight(SPECTATOR, shown=True).table.trophies == [[UNSEEN], [], []]
    assert "recharge" in offered(position, 0)


# What comes of a letter

BACK = """
LETTER = { label = "Front LETTER", told = { en = "Back KEY LETTER.", fr = "Dos KEY LETTER." } }
"""
FRONT = """
[[TABLE]]
key = "KEY"
title = "KEY"
text = "Front of KEY."
WHEN
"""


def with_backs(table: str, key: str, when: str) -> str:
    """A card of a pack, with a sentence on its back for each letter."""
    told = FRONT + "".join([BACK.replace("LETTER", letter) for letter in LETTERS])
    return told.replace("TABLE", table).replace("KEY", key).replace("WHEN", when)


BACKS = (
    '[[tale]]\nkey = "backs"\ntitle = "Backs"\nevents = "own"\n'
    + with_backs("story", "first", 'cover = { at = "start" }')
    + with_backs("story", "second", 'cover = { at = "next", after = ["first"] }')
    + with_backs("story", "third", 'cover = { at = "room", colour = "green", clean = 2 }')
    + with_backs(
        "story", "last", 'cover = { at = "room", colour = "blue", after = ["third"] }\nending = [{ do = "win" }]'
    )
    + closing("home")
    + "".join([with_backs("event", colour, f'colour = "{colour}"') for colour in ("green", "blue", "red")])
)
SAID = re.compile(r"(?:Back|Dos) (\w+) ([abcd])\.")


def shown_to(position: Position[Castle], viewer: int) -> str:
    """All that a viewer is told of a position: table, figures, agenda and question, and as it is drawn."""
    told = Broadcast(GAME, position, 1, answerable=True)
    parts = b"".join([*public_parts(position).values(), *private_parts(told, viewer).values()])
    sight = position.sight(viewer)
    drawn = [GAME.draw(sight, Speech(lang, [GAME], viewer=viewer, strict=True).say) for lang in ("en", "fr")]
    refused = [repr(step.why_not(sight.table, viewer, SKIP)) for step in sight.agenda[-1:] if isinstance(step, Ask)]
    return " ".join([parts.decode(), repr(sight.table.values()), repr(sight.agenda), *drawn, *refused])


@clause("V08", "V27", "V28", "V84")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (2, 2), (5, 3)])
def test_nobody_is_told_what_comes_of_a_letter_before_it_is_shown(seats: int, seed: int) -> None:
    GAME.check_pack(BACKS, "backs.toml")
    position, luck = GAME.new(seats, pack=BACKS), Luck(seed)
    viewers = [*range(seats), SPECTATOR]
    events, looked = listen(position), 0
    while not position.over() and position.table.round < 9:
        position.table.health = 15
        if waiting(position) in ("DecideAll", "ChaosDecision", "Vote"):
            looked += 1
            for viewer in viewers:
                assert set(SAID.findall(shown_to(position, viewer))) == set(), (viewer, waiting(position))
        if position.asking():
            choices = position.choices(position.asking()[0])
            position.answer(position.asking()[0], choices[luck.below(len(choices))])
        elif position.odds():
            position.happen(luck.outcome(position.odds()))
        else:
            position.hear(position.speakers()[0])
    assert looked > 12
    for viewer in viewers:
        chosen, told = set[object](), set[str]()
        for id, values in heard(events, viewer):
            chosen = set() if id == "castle-von-loghan-event" else chosen
            if id == "castle-von-loghan-chooses":
                chosen.add(values["letter"])
            for key, letter in SAID.findall(repr(values)):
                assert (id, letter in chosen) == ("castle-von-loghan-outcome", True)
                told.add(key)
        assert {"first", "second"} < told, "the sentences are told, once they may be"
