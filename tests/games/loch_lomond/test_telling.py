"""What is told: every event with its values, what moves and where; and what questions say."""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.actions import (
    AfterSelkie,
    BaobhanSith,
    Broonie,
    GhostlyPiper,
    Kelpie,
    LochMonster,
    PiperSwap,
    RedCap,
    Selkie,
    SelkieTakes,
)
from bothy.games.loch_lomond.choices import CARD_NAMES, Slot
from bothy.games.loch_lomond.powers import Remember, RememberTop, WhichWitch
from bothy.games.loch_lomond.rounds import AdmireClans, CountClans, DealTokens, FirstOpen, Round
from bothy.games.loch_lomond.shoo import GiveCard, Penalty, Shoo
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, TakeOpen, Turn
from bothy.kernel import Decision, Event, Message, Position, Step
from bothy.locales import Speech
from games.loch_lomond.highlands import GAME, NO_CHAIN, kind, loch, quiet
from stories import begin, bring, clause, listen, say, waiting

Told = list[tuple[str, dict[str, int | str], str, str, str]]


def told(events: list[Event]) -> Told:
    """Id, values, thing, source and target of these events, all of which are for everybody."""
    assert all(event.audience == -1 for event in events)
    return [
        (event.message.id.removeprefix("loch-lomond-"), event.message.values, event.thing, event.source, event.target)
        for event in events
    ]


def asks(position: Position[Loch], seat: int) -> dict[str, int | str]:
    prompt = position.sight(seat).prompt()
    assert prompt is not None
    assert prompt.id.endswith(".ask")
    return prompt.values


@clause("L04", "L03")
def test_the_beginning() -> None:
    position = GAME.new(2)
    events = listen(position)
    bring(position, 1)
    assert told(events) == [
        ("starts", {"seat": 1}, "", "", "seat:1"),
        ("begins", {"round": 1, "seat": 1}, "", "", ""),
    ]
    assert Round(3).title(position.table).values == {"round": 3}


@clause("L07")
def test_the_first_open_card() -> None:
    position = begin(loch(["egg", "seer"], open=""), FirstOpen())
    events = listen(position)
    bring(position, kind("witch"))
    assert told(events) == [("opens", {"card": "witch"}, "card:witch", "closed", "open")]


@clause("L10")
def test_taking() -> None:
    position = begin(loch(["egg kelpie", "seer"], open="witch"), Turn(0))
    events = listen(position)
    say(position, 0, "take")
    assert asks(position, 0) == {"seat": 0, "card": "witch", "worth": 9}
    assert told(events) == []
    say(position, 0, "swap 2")
    assert told(events) == [
        ("takes", {"seat": 0, "slot": 2, "card": "kelpie", "other": "witch"}, "card:witch", "open", "clan:1/2"),
    ]


@clause("L38")
def test_laying_a_witch_face_up() -> None:
    position = begin(loch(["egg", "seer"], held="witch"), SwapOrPlay(0))
    events = listen(position)
    say(position, 0, "swap 1-up")
    values: dict[str, int | str] = {"seat": 0, "slot": 1, "card": "monster-egg", "other": "witch"}
    assert told(events) == [("lays-up", values, "card:witch", "seat:0", "clan:1/1")]


@clause("L11", "L12")
def test_drawing_swapping_and_playing() -> None:
    position = begin(loch(["egg", "seer"]), Turn(1), EndTurn(1))
    events = listen(position)
    say(position, 1, "draw")
    bring(position, kind("mercenary"))
    assert asks(position, 1) == {"seat": 1, "card": "mercenary", "worth": -2}
    twin = position.copy()
    say(position, 1, "swap 1")
    assert told(events) == [
        ("draws", {"seat": 1}, "card", "closed", "seat:1"),
        ("lays", {"seat": 1, "slot": 1, "card": "brahan-seer"}, "card", "seat:1", "clan:2/1"),
    ]
    events = listen(twin)
    say(twin, 1, "play")
    assert told(events) == [("plays", {"seat": 1, "card": "mercenary"}, "card:mercenary", "seat:1", "open")]


@clause("L09", "L12")
def test_labels_name_the_open_card_and_the_action() -> None:
    table = loch(["egg", "seer"], open="witch", held="kelpie")
    vocabulary = table.box.vocabulary
    take = Turn(0).label(table, 0, vocabulary.parse("take"))
    assert (take.id, take.values) == ("loch-lomond-take.named", {"card": "witch", "worth": 9})
    play = SwapOrPlay(0).label(table, 0, vocabulary.parse("play"))
    assert (play.id, play.values) == ("loch-lomond-play.named", {"action": "Kelpie"})
    assert Turn(0).label(table, 0, vocabulary.parse("draw")).id == "loch-lomond-draw"
    assert SwapOrPlay(0).label(table, 0, vocabulary.parse("swap 2")).values == {"slot": 2}


@clause("L18", "L19", "L20")
def test_shooing() -> None:
    table = loch(["kelpie egg", "kelpie", "seer witch"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(1, 0))
    assert asks(position, 2) == {"seat": 2, "card": "kelpie", "worth": 7}
    events = listen(position)
    say(position, 1, "shoo 3/2")
    say(position, 2, "shoo 3/1")
    say(position, 0, "shoo 2/1")
    assert asks(position, 0) == {"seat": 0, "rival_seat": 1}
    say(position, 0, "give 2")
    bring(position, kind("broonie"), kind("broonie"))
    wrong: dict[str, int | str] = {"seat": 1, "owner_seat": 2, "slot": 2, "card": "witch"}
    own: dict[str, int | str] = {"seat": 2, "owner_seat": 2, "slot": 1, "card": "brahan-seer"}
    right: dict[str, int | str] = {"seat": 0, "owner_seat": 1, "slot": 1, "card": "kelpie"}
    assert told(events) == [
        ("shoos-wrongly", wrong, "card:witch", "clan:3/2", "clan:3/2"),
        ("shoos-own-wrongly", own, "card:brahan-seer", "clan:3/1", "clan:3/1"),
        ("shoos", right, "card:kelpie", "clan:2/1", "open"),
        ("gives", {"seat": 0, "rival_seat": 1, "slot": 2, "place": 1}, "card", "clan:1/2", "clan:2/1"),
        ("penalty-paid", {"seat": 2, "slot": 3}, "card", "closed", "clan:3/3"),
        ("penalty-paid", {"seat": 1, "slot": 2}, "card", "closed", "clan:2/2"),
    ]


@clause("L18", "L28")
def test_shooing_the_own_card_and_a_penalty_that_is_not_there() -> None:
    table = loch(["kelpie", "egg"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(1, 0))
    events = listen(position)
    say(position, 0, "shoo 1/1")
    values: dict[str, int | str] = {"seat": 0, "owner_seat": 0, "slot": 1, "card": "kelpie"}
    assert told(events) == [("shoos-own", values, "card:kelpie", "clan:1/1", "open")]
    table.closed, table.left, table.shuffles = [0] * 16, 0, 1
    gathered: list[Event] = []
    table.sink = gathered
    begin(table, Penalty(1))
    assert told(gathered) == [("no-penalty", {"seat": 1}, "", "", "")]


@clause("L31", "L39", "L43")
def test_looking() -> None:
    table = loch(["egg witch^", "seer"], stones=[1, 0])
    position = begin(table, Turn(0))
    events = listen(position)
    say(position, 0, "witch", "at 1/1")
    assert asks(position, 0) == {"seat": 0, "owner_seat": 0, "slot": 1, "card": "monster-egg", "worth": 3}
    say(position, 0, "done", "stone", "at 2/1")
    assert asks(position, 0) == {"seat": 0, "owner_seat": 1, "slot": 1, "card": "brahan-seer", "worth": 2}
    assert told(events) == [
        ("asks-witch", {"seat": 0}, "", "seat:0", "seat:0"),
        ("peeks-own", {"seat": 0, "owner_seat": 0, "slot": 1}, "card", "clan:1/1", "clan:1/1"),
        ("uses-stone", {"seat": 0}, "token:seer-stone", "seat:0", ""),
        ("peeks", {"seat": 0, "owner_seat": 1, "slot": 1}, "card", "clan:2/1", "clan:2/1"),
    ]


@clause("L39")
def test_looking_at_the_top() -> None:
    position = begin(loch(["egg witch^", "seer"]), Turn(0))
    say(position, 0, "witch")
    events = listen(position)
    say(position, 0, "top")
    bring(position, kind("priest"))
    assert asks(position, 0) == {"seat": 0, "card": "priest-of-forvie", "worth": 8}
    assert told(events) == [("peeks-top", {"seat": 0}, "card", "closed", "closed")]
    assert RememberTop(1).title(position.table).values == {"seat": 1}
    assert Remember(1, 0, Slot(0)).title(position.table).id == "loch-lomond-remember"


@clause("L37")
def test_turning_up() -> None:
    position = begin(loch(["egg witch", "seer"], seen={"1/1": [0], "1/2": [0]}), Turn(0))
    events = listen(position)
    say(position, 0, "turn up", "turn up 2", "turn up", "turn up 1")
    assert told(events) == [
        ("turns-up", {"seat": 0, "slot": 2, "card": "witch"}, "card:witch", "clan:1/2", "clan:1/2"),
        ("slips", {"seat": 0, "slot": 1, "card": "monster-egg"}, "card:monster-egg", "clan:1/1", "clan:1/1"),
    ]
    assert waiting(position) == "PenaltyCard"


@clause("L33")
def test_the_piper() -> None:
    position = begin(loch(["egg", "seer"], open="witch piper"), PiperSwap(0, kind("witch")))
    assert asks(position, 0) == {"seat": 0, "card": "witch", "worth": 9}
    position = begin(loch(["egg", "seer"], open="witch", held="piper"), SwapOrPlay(0))
    say(position, 0, "play")
    quiet(position)
    events = listen(position)
    say(position, 0, "find witch")
    assert told(events) == [("finds", {"seat": 0, "card": "witch"}, "card:witch", "open", "seat:0")]


@clause("L34", "L35")
def test_kelpie_and_selkie() -> None:
    exchanged: dict[str, int | str] = {"seat": 0, "slot": 2, "rival_seat": 1, "place": 1}
    position = begin(loch(["egg witch", "seer"]), Kelpie(0))
    events = listen(position)
    say(position, 0, "at 1/2", "at 2/1")
    assert told(events) == [("exchanges", exchanged, "card", "clan:1/2", "clan:2/1")]
    position = begin(loch(["egg witch", "seer"]), Selkie(0))
    events = listen(position)
    say(position, 0, "at 2/1")
    assert position.step() == SelkieTakes(0, 1, Slot(0))
    assert asks(position, 0) == {"seat": 0, "rival_seat": 1, "place": 1, "card": "brahan-seer", "worth": 2}
    say(position, 0, "at 1/2")
    assert position.step() == AfterSelkie(0, Slot(1), 1, Slot(0))
    assert asks(position, 0) == {
        "seat": 0,
        "rival_seat": 1,
        "slot": 2,
        "place": 1,
        "card": "brahan-seer",
        "worth": 2,
        "other": "witch",
    }
    assert told(events) == [
        ("peeks", {"seat": 0, "owner_seat": 1, "slot": 1}, "card", "clan:2/1", "clan:2/1"),
        ("peeks-own", {"seat": 0, "owner_seat": 0, "slot": 2}, "card", "clan:1/2", "clan:1/2"),
        ("exchanges", exchanged, "card", "clan:1/2", "clan:2/1"),
    ]


@clause("L36", "L44")
def test_intruders() -> None:
    position = begin(loch(["egg", "seer"], open="egg red-cap"), RedCap(0))
    events = listen(position)
    say(position, 0, "rival 2")
    values: dict[str, int | str] = {"seat": 0, "rival_seat": 1, "slot": 2}
    assert told(events) == [("intrudes", {**values, "card": "red-cap"}, "card:red-cap", "open", "clan:2/2")]
    position = begin(loch(["egg", "seer"], babies=[1, 0]), Turn(0))
    events = listen(position)
    say(position, 0, "baby", "rival 2")
    token = "baby-monster-token"
    assert told(events) == [("plays-baby", {**values, "card": token}, f"card:{token}", "seat:0", "clan:2/2")]


@clause("L40")
def test_the_loch_monster() -> None:
    position = begin(loch(["egg", "seer witch egg"]), LochMonster(0))
    events = listen(position)
    say(position, 0, "at 2/3")
    assert asks(position, 0) == {"seat": 0, "rival_seat": 1, "slot": 3}
    say(position, 0, "at 2/1")
    values: dict[str, int | str] = {"seat": 0, "rival_seat": 1, "slot": 3, "place": 1}
    assert told(events) == [("shifts", values, "card", "clan:2/3", "clan:2/1")]


@clause("L25", "L28", "L29", "L09")
def test_how_a_round_ends() -> None:
    position = begin(loch(["egg", "seer"]), Turn(1))
    events = listen(position)
    say(position, 1, "saorsa")
    assert told(events) == [("calls", {"seat": 1}, "", "seat:1", "seat:1")]
    for fields, id in (({"left": 0, "shuffles": 1}, "exhausted"), ({"still": 6}, "stands-still")):
        table = loch(["egg", "seer"])
        for field, value in fields.items():
            setattr(table, field, value)
        gathered: list[Event] = []
        table.sink = gathered
        begin(table, EndTurn(0))
        assert told(gathered) == [(id, {}, "", "", "")]
    table = loch(["-", "seer"], caller=1, shuffles=1, open="egg", closed=[0] * 16)
    table.left = 0
    table.sink = gathered = []
    begin(table, EndTurn(1))
    assert told(gathered) == [("cannot-move", {"seat": 0}, "", "", "")]


@clause("L28")
def test_shuffling() -> None:
    table = loch(["egg", "seer"], open="egg egg seer kelpie")
    table.closed, table.left = [0] * 16, 0
    position = begin(table, Turn(0))
    events = listen(position)
    say(position, 0, "draw")
    assert told(events) == [("shuffles", {"cards": 3}, "pile", "open", "closed")]


def counted(table: Loch, *steps: Step[Loch]) -> Told:
    events: list[Event] = []
    table.sink = events
    begin(table, *steps)
    return told(events)


def counts(seat: int, points: int, cards: dict[str, int]) -> dict[str, int | str]:
    return {"seat": seat, "points": points, **dict.fromkeys([*CARD_NAMES, "converted"], 0), **cards}


@clause("L41", "L47")
def test_a_counted_clan_is_named_card_by_card() -> None:
    told_of = counted(loch(["priest priest missionary", "mercenary seer seer"]), CountClans())[:2]
    assert told_of[0][1] == counts(0, 6, {"priest-of-forvie": 1, "converted": 1, "missionary": 1})
    lines = {
        "en": "The clan of Ailsa counts 6 points · Missionary · Priest of Forvie · Priest of Forvie, converted",
        "fr": "Ailsa compte 6 points dans son clan · Missionnaire · Prêtre de Forvie · Prêtre de Forvie converti",
    }
    for lang, line in lines.items():
        speech = Speech(lang, [GAME], ["Ailsa", "Bruce"], strict=True)
        assert speech.say(Message("loch-lomond-counts", told_of[0][1])) == line
    seers = Speech("en", [GAME], ["Ailsa", "Bruce"], strict=True).say(Message("loch-lomond-counts", told_of[1][1]))
    assert seers == "The clan of Bruce counts 2 points · Mercenary · 2 × Brahan Seer"


@clause("L47")
def test_points_below_nothing_are_told_with_their_sign() -> None:
    for lang, points in (("en", "−1 point"), ("fr", "−1 point")):
        speech = Speech(lang, [GAME], ["Ailsa"], strict=True)
        assert points in speech.say(Message("loch-lomond-counts", counts(0, -1, {})))


@clause("L13")
@pytest.mark.parametrize("step", [Broonie, BaobhanSith, GhostlyPiper, Kelpie, Selkie, LochMonster])
def test_to_do_without_an_action_is_told(step: type[Decision[Loch]]) -> None:
    position = begin(loch(["egg witch", "seer egg"], open="witch piper"), step(0))
    events = listen(position)
    say(position, 0, "pass")
    assert told(events) == [("does-without", {"seat": 0}, "", "", "")]


@clause("L35", "Ruling 35")
def test_what_a_found_selkie_costs_is_on_its_button() -> None:
    position = begin(loch(["selkie egg", "seer"]), Selkie(0))
    say(position, 0, "at 2/1", "at 1/1")
    speech = Speech("en", [GAME], ["Ailsa", "Bruce"], 0, strict=True)
    sight = position.sight(0, shown=True)
    prompt = sight.prompt()
    assert prompt is not None
    assert speech.say(prompt) == "Your card 1 is now a Brahan Seer (2); Bruce has got a Selkie for it, at 1."
    step = sight.agenda[-1]
    assert isinstance(step, AfterSelkie)
    labels = [speech.say(step.label(sight.table, 0, choice)) for choice in sight.choices()]
    assert labels[1] == "Shoo!! Chase the Selkie away from place 1 of Bruce, and give a card of yours for it"


@clause("L37", "Ruling 34")
def test_a_button_says_witch_only_where_she_is_shown() -> None:
    position = begin(loch(["egg witch", "seer"], seen={"1/1": [0], "1/2": [0]}), Turn(0))
    say(position, 0, "turn up")
    step = position.step()
    assert isinstance(step, WhichWitch)
    assert {step.label(position.table, 0, choice).id for choice in position.choices(0)} == {"loch-lomond-turn-up"}
    position = begin(loch(["egg witch", "seer"]), Broonie(0))
    say(position, 0, "at 1/2")
    looking = position.step()
    assert isinstance(looking, Remember)
    assert looking.label(position.table, 0, position.choices(0)[1]).id == "loch-lomond-turn-up.found"


@clause("L47", "L48", "L49", "L50", "L52")
def test_counting() -> None:
    assert counted(loch(["egg", "seer"], caller=1), CountClans(), DealTokens()) == [
        ("counts", counts(0, 3, {"monster-egg": 1}), "", "seat:0", "score:0"),
        ("counts", counts(1, 2, {"brahan-seer": 1}), "", "seat:1", "score:1"),
        ("wins-victory", {"seat": 1}, "token:victory", "", "seat:1"),
        ("earns", {"seat": 1, "stones": 1, "babies": 0}, "token", "", "seat:1"),
        ("earns", {"seat": 0, "stones": 0, "babies": 1}, "token", "", "seat:0"),
    ]
    assert counted(loch(["kelpie", "witch"], caller=0), CountClans())[2:] == [
        ("called-wrongly", {"seat": 0, "points": 8}, "", "", "score:0")
    ]
    assert counted(loch(["kelpie", "witch"]), CountClans())[2:] == [("no-victory", {}, "token:victory", "", "")]
    assert counted(loch(["kelpie", "witch"], round=4), DealTokens()) == [("ends", {}, "", "", "")]
    assert counted(loch(["kelpie", "witch"], round=3), DealTokens()) == []


@clause("L47")
def test_the_question_between_two_rounds() -> None:
    position = begin(loch(["egg", "seer"], round=2), AdmireClans())
    assert asks(position, 1) == {"seat": 1, "round": 2}


@clause("L10")
def test_targets_are_places_on_the_table() -> None:
    parse = GAME.new(2).table.box.vocabulary.parse
    assert parse("at 2/1").target == parse("shoo 2/1").target == "clan:2/1"
    assert parse("swap 3").target == parse("give 3").target == parse("turn up 3").target == "own:3"
    assert (parse("take").target, parse("draw").target, parse("top").target) == ("open", "closed", "closed")
    assert (parse("rival 2").target, parse("find witch").target) == ("seat:1", "card:witch")


@clause("L10", "L33")
def test_labels_of_choices() -> None:
    parse = GAME.new(2).table.box.vocabulary.parse
    assert parse("at 2/1").label.values == parse("shoo 2/1").label.values == {"seat": 1, "slot": 1}
    assert parse("swap 3-up").label.values == {"slot": 3}
    assert parse("find witch").label.values == {"card": "witch"}
    assert parse("rival 2").label.values == {"seat": 1}
    table = loch(["egg", "seer"], open="witch")
    assert TakeOpen(0).prompt(table, 0).values["card"] == "witch"
    assert GiveCard(0, 1, Slot(0)).prompt(table, 0).values == {"seat": 0, "rival_seat": 1}
