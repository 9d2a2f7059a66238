"""The log: somebody who was away can follow it, in both languages."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.choices import REST_HEALTH
from bothy.games.castle_von_loghan.combat.step_4_attack import AttackTurn
from bothy.games.castle_von_loghan.event.story import NewBoard, ReadStory
from bothy.games.castle_von_loghan.move.phase import MovePhase
from bothy.games.castle_von_loghan.refresh.after_acting import ClearRoom
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.tracks import GainEnergy, change_clarity, change_health
from bothy.kernel import Event, Message, Position
from bothy.locales import Speech
from games.castle_von_loghan.castle import CARDS, GAME, castle, everybody, flags, kind, read
from stories import begin, bring, clause, listen, offered, refused, say

PACK = """
[[story]]
key = "knock"
title = "A Knock"
text = "Somebody knocks from inside the wall."
cover = { at = "start" }
a = { label = "Knock back" }
b = { label = "Listen" }
c = { label = "Run" }
d = { label = "Wait" }
basis = "reconstructed"
"""


def told(events: list[Event], lang: str = "en", viewer: int = -1) -> list[str]:
    """The sentences that a viewer reads."""
    speech = Speech(lang, [GAME], ["Ann", "Bob", "Cy"], viewer, strict=True)
    return [speech.say(event.message) for event in events if event.heard_by(viewer)]


def say_label(position: Position[Castle], seat: int, word: str, lang: str = "en") -> str:
    step = position.step()
    label: Message = step.label(position.table, seat, position.table.box.vocabulary.parse(word))  # type: ignore[attr-defined]
    return Speech(lang, [GAME], viewer=seat, strict=True).say(label)


# The story


@clause("V27")
@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "The Lit Hall. Fires burn, yet the dust", "Pill chooses A: Take the badge."),
        ("fr", "La salle éclairée. Les feux", "Pill choisit A\u00a0: Prendre le bracelet."),
    ],
)
def test_the_log_tells_the_story_and_what_was_chosen(lang: str, first: str, second: str) -> None:
    table = castle(pages=read("hard-landing"))
    events: list[Event] = []
    table.sink = events
    position = begin(table, ReadStory(CARDS.index("the-lit-hall")))
    everybody(position, "choose a")
    assert told(events, lang)[0].startswith(first)
    assert told(events, lang)[1] == second


@clause("V27")
def test_the_question_does_not_print_the_text_again() -> None:
    position = begin(castle(pages=read("hard-landing")), ReadStory(CARDS.index("the-lit-hall")))
    speech = Speech("en", [GAME], viewer=0, strict=True)
    prompt = speech.say(position.step().prompt(position.table, 0))  # type: ignore[attr-defined]
    assert prompt == "The Lit Hall: what do you do?"
    assert "Fires burn" not in GAME.draw(position.sight(0), speech.say)


@clause("V31")
def test_a_change_of_boards_is_told() -> None:
    table = castle(group="throne-room", change_to=1)
    events: list[Event] = []
    table.sink = events
    begin(table, NewBoard())
    assert told(events)[0] == (
        "Time tears open, and the castle round the group is another one: this is the Anomaly. "
        "The group still stands in the Throne Room."
    )


# Tracks and costs


@clause("V03")
def test_health_and_clarity_are_told_after_the_cap_and_with_signs() -> None:
    table = castle(health=14, clarity=10)
    events: list[Event] = []
    table.sink = events
    change_health(table, 3)
    change_health(table, 1)
    change_health(table, -2)
    change_clarity(table, 2)
    change_clarity(table, -1)
    assert told(events) == [
        "Health +1: the group has 15.",
        "Health stays full at 15.",
        "Health −2: the group has 13.",
        "Clarity stays full at 10.",
        "Clarity −1: the group has 9.",
    ]


@clause("V14", "V17")
def test_what_would_bring_nothing_is_not_sold_and_a_label_says_what_it_brings() -> None:
    things = {"0/pack-1": "potion"}
    position = begin(castle(health=15, clarity=10, things=things), ActTurn(0))
    assert refused(position, 0, "skill 1 1") == "castle-von-loghan-why-no-skill"
    assert refused(position, 0, "use 1 pack-1") == "castle-von-loghan-why-not-use"
    assert say_label(position, 0, REST_HEALTH.notation) == "Rest: Health is full"
    position = begin(castle(health=14, clarity=10, things=things), ActTurn(0))
    assert {"skill 1 1", "use 1 pack-1"} <= set(offered(position, 0))
    assert say_label(position, 0, "skill 1 1") == "Pill uses Field Dose for 4 Energy: Health +1"
    assert say_label(position, 0, "use 1 pack-1", "fr") == "Pill emploie Potion (sac 1)\u00a0: Santé +1"


@clause("V67", "V68")
def test_sneaking_and_the_cloak_tell_what_they_cost() -> None:
    position = begin(castle(), ActTurn(0))
    events = listen(position)
    assert say_label(position, 0, "cloak library") == (
        "Sneak into the Library under the Cloak: Clarity −1, Energy −4, no coin"
    )
    say(position, 0, "cloak library")
    assert told(events) == [
        "Pill sneaks into the Library for 1 Clarity (5 left).",
        "Pill pays 4 Energy for the Invisibility Cloak and has 1 left.",
    ]


@clause("V45")
def test_a_clever_attack_and_a_parry_tell_what_they_cost() -> None:
    table = castle(foes=["mud-golem"], hands={0: "clever-attack parry"}, things={"0/left": "halberd"}, fight=1)
    position = begin(table, AttackTurn(0))
    events = listen(position)
    say(position, 0, "play 1 clever-attack", "play 1 parry")
    assert told(events) == [
        "Pill plays Clever Attack for 1 Energy (4 left).",
        "Pill plays Parry for 1 Clarity (5 left).",
    ]


# Energy


@clause("V04", "Ruling 61")
def test_every_syphon_reacts() -> None:
    """With two that were ordered a gain of 3 brings 2 and 2; each is destroyed by it."""
    things = {"1/pack-1": "sphere-syphon", "2/pack-1": "sphere-syphon"}
    table = castle(4, things=things, orders=[31] * 4)
    events: list[Event] = []
    table.sink = events
    assert begin(table, GainEnergy(0, 3)).over()
    assert table.energy == [8, 7, 7, 5]
    assert table.treasures_gone[kind("sphere-syphon")] == 2
    assert table.gift == 0
    assert told(events)[0] == "Pill gains 3 Energy and has 8."
    assert told(events)[-1] == "Lumen syphons 2 Energy and has 7."


# Places and people


@clause("V25", "V72")
@pytest.mark.parametrize(
    ("lang", "leader", "enters", "clean"),
    [
        (
            "en",
            "Pill decides as the Leader: the group goes to the Kitchen.",
            "The group enters the Kitchen.",
            "A Clean Token now lies in the Kitchen.",
        ),
        (
            "fr",
            "Pill décide en Chef\u00a0: le groupe va dans la Cuisine.",
            "Le groupe entre dans la Cuisine.",
            "Un jeton Nettoyé est posé dans la Cuisine.",
        ),
    ],
)
def test_sentences_name_places_and_people(lang: str, leader: str, enters: str, clean: str) -> None:
    position = begin(castle(), MovePhase(), ClearRoom())
    events = listen(position)
    say(position, 0, "go kitchen")
    say(position, 1, "go chapel")
    say(position, 2, "go chapel")
    say(position, 0, "go kitchen")
    assert told(events, lang)[-3:] == [leader, enters, clean]


@clause("V47")
def test_french_agrees_in_number_and_needs_no_gender() -> None:
    table = castle(foes=["time-leech"], hands={0: "hit"}, fight=1, stunned=1)
    position = begin(table, AttackTurn(0))
    events = listen(position)
    say(position, 0, "play 1 hit", "done")
    assert told(events, "fr")[-1].startswith("Pill inflige 1\u00a0Dégât à") or "1 Dégât à" in told(events, "fr")[-1]
    assert "étourdi " not in " ".join(told(events, "fr"))


@clause("V08")
def test_the_events_of_a_pack_bring_their_own_words_into_the_log() -> None:
    rows = PACK.replace('key = "knock"', 'key = "hard-landing"')
    position = GAME.new(3, {}, rows)
    events = listen(position)
    for seat in range(3):
        say(position, seat, position.choices(seat)[0].notation)
    bring(position, 0)
    everybody(position, "choose a")
    values = [event.message.values for event in events if event.message.id == "castle-von-loghan-event"]
    assert values[0]["text"] == "Somebody knocks from inside the wall."
    chosen = [event.message.values for event in events if event.message.id == "castle-von-loghan-chooses"]
    assert [one["label"] for one in chosen] == ["Knock back"] * 3


@clause("V21")
def test_the_plan_shows_the_grounds_with_the_group_in_them() -> None:
    position = GAME.new(3)
    drawn = GAME.draw(position.sight(0), Speech("en", [GAME], strict=True).say)
    assert "(▶Grounds)" in drawn


@clause("V26")
def test_the_cover_says_at_least_so_many_clean_tokens() -> None:
    drawn = GAME.draw(
        begin(castle(pages=read("hard-landing", "the-lit-hall"), flags=flags("guest")), MovePhase()).sight(0),
        Speech("en", [GAME], strict=True).say,
    )
    assert "with at least 3 Clean Tokens" in " ".join(drawn.split())


@clause("V10")
@pytest.mark.parametrize(
    ("lang", "viewer", "sentence"),
    [
        ("en", -1, "Ann plays Pill."),
        ("en", 0, "You play Pill."),
        ("fr", 1, "Ann joue Pill."),
        ("fr", 0, "Vous jouez Pill."),
    ],
)
def test_who_plays_whom_is_told_by_name(lang: str, viewer: int, sentence: str) -> None:
    position = GAME.new(3, {})
    events = listen(position)
    say(position, 0, "agent pill")
    assert told(events, lang, viewer) == [sentence]
