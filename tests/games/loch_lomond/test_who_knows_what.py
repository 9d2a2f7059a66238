"""Who knows what at which moment, told from the rulebook: seats and spectators, by sight and by ear.

A card is known to those a rule shows it to, and to who follows it with the eyes; under `trust` it is shown only
while it is looked at.
"""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.choices import CARD_NAMES, Slot
from bothy.games.loch_lomond.rounds import FirstLook, FirstOpen
from bothy.games.loch_lomond.shoo import Shoo
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, Turn
from bothy.kernel import NOTHING, SPECTATOR, UNSEEN, Event, Luck, Position
from games.loch_lomond.highlands import GAME, deal, kind, loch, quiet, seen_by
from stories import begin, bring, clause, heard, listen, offered, say, waiting

EVERYBODY = (0, 1, 2, SPECTATOR)
CLANS = ["egg seer kelpie witch", "broonie sith piper red-cap", "monster priest selkie missionary"]


def knows(position: Position[Loch], viewer: int, place: str) -> str:
    """What a viewer knows to lie in a place; `?` if nothing."""
    return face(position, viewer, place, False)


def sees(position: Position[Loch], viewer: int, place: str) -> str:
    """What a viewer who must remember by himself is being shown there."""
    return face(position, viewer, place, True)


def face(position: Position[Loch], viewer: int, place: str, shown: bool) -> str:
    owner, _, slot = place.partition("/")
    card = position.sight(viewer, shown).table.clans[int(owner) - 1][int(slot) - 1]
    return "?" if card == UNSEEN else "-" if card == NOTHING else CARD_NAMES[card]


def cards_told(events: list[Event], viewer: int) -> list[int | str]:
    """The cards a viewer hears of, in words or as things that move."""
    words = [values["card"] for _, values in heard(events, viewer) if "card" in values]
    things = [event.thing.partition(":")[2] for event in events if event.heard_by(viewer)]
    return words + [thing for thing in things if thing in CARD_NAMES]


# The deal


@clause("L05", "L06", "L53")
def test_after_the_deal_everybody_knows_the_own_lower_cards() -> None:
    position = GAME.new(3)
    bring(position, 0)
    events = listen(position)
    deal(position, *CLANS)
    for viewer in EVERYBODY:
        for owner in range(3):
            known = [knows(position, viewer, f"{owner + 1}/{slot}") for slot in (1, 2, 3, 4)]
            lower = position.table.clans[owner][2:]
            assert known == ["?", "?", *([CARD_NAMES[card] for card in lower] if viewer == owner else ["?", "?"])]
    assert events == []


@clause("L06", "L54")
def test_under_trust_they_are_shown_until_the_answer() -> None:
    position = GAME.new(3)
    bring(position, 0)
    deal(position, *CLANS)
    assert [sees(position, 1, f"2/{slot}") for slot in (1, 2, 3, 4)] == ["?", "?", "ghostly-piper", "red-cap"]
    say(position, 1, "done")
    assert [sees(position, 1, f"2/{slot}") for slot in (1, 2, 3, 4)] == ["?"] * 4
    assert [knows(position, 1, f"2/{slot}") for slot in (3, 4)] == ["ghostly-piper", "red-cap"]
    assert sees(position, 0, "1/3") == "kelpie"


@clause("L37", "L53")
def test_whether_a_witch_was_found_is_sealed_until_all_have_looked() -> None:
    table = loch(CLANS, open="", turn=0)
    for seat in range(3):
        table.see_bottom(seat)
    position = begin(table, FirstLook(), FirstOpen())
    say(position, 0, "turn up 4")
    for viewer in (1, 2, SPECTATOR):
        assert knows(position, viewer, "1/4") == "?"
        assert position.sight(viewer).sealed == {}
    say(position, 1, "done")
    say(position, 2, "done")
    for viewer in EVERYBODY:
        assert knows(position, viewer, "1/4") == sees(position, viewer, "1/4") == "witch"


@clause("L07", "L53")
def test_the_open_card_is_for_all_eyes() -> None:
    position = begin(loch(CLANS, open=""), FirstOpen(), Turn(0))
    events = listen(position)
    bring(position, kind("mercenary"))
    for viewer in EVERYBODY:
        assert position.sight(viewer, shown=True).table.open == [kind("mercenary")]
        assert cards_told(events, viewer) == ["mercenary", "mercenary"]


# Drawing, swapping, taking


@clause("L11", "L53")
def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    position = begin(loch(CLANS), Turn(1), EndTurn(1))
    events = listen(position)
    say(position, 1, "draw")
    bring(position, kind("mercenary"))
    for shown in (False, True):
        assert position.sight(1, shown).table.held == kind("mercenary")
        for viewer in (0, 2, SPECTATOR):
            assert position.sight(viewer, shown).table.held == UNSEEN
    for viewer in EVERYBODY:
        assert cards_told(events, viewer) == []


@clause("L11", "L53")
def test_swapped_in_it_stays_the_secret_of_who_drew_it_and_the_old_card_is_public() -> None:
    position = begin(loch(CLANS), Turn(1), EndTurn(1))
    say(position, 1, "draw")
    bring(position, kind("mercenary"))
    events = listen(position)
    say(position, 1, "swap 2")
    assert knows(position, 1, "2/2") == "mercenary"
    assert sees(position, 1, "2/2") == "?"
    for viewer in (0, 2, SPECTATOR):
        assert knows(position, viewer, "2/2") == "?"
    for viewer in EVERYBODY:
        assert position.sight(viewer).table.open[-1] == kind("sith")
        assert cards_told(events, viewer) == ["baobhan-sith"]


@clause("L10", "L53")
def test_a_card_taken_from_the_open_pile_is_known_to_all_and_shown_until_the_next_answer() -> None:
    position = begin(loch(CLANS, open="mercenary"), Turn(1), EndTurn(1))
    say(position, 1, "take", "swap 1")
    for viewer in EVERYBODY:
        assert knows(position, viewer, "2/1") == "mercenary"
    assert sees(position, 0, "2/1") == "mercenary"
    quiet(position)
    for viewer in EVERYBODY:
        assert sees(position, viewer, "2/1") == "?"


@clause("L20", "L53")
def test_a_penalty_card_is_seen_by_nobody() -> None:
    position = begin(loch(CLANS, open="mercenary"), Shoo(0, 0), Turn(0))
    say(position, 1, "shoo 1/1")
    for other in (0, 2):
        say(position, other, "pass")
    events = listen(position)
    bring(position, kind("mercenary"))
    for viewer in EVERYBODY:
        assert knows(position, viewer, "2/5") == "?"
        assert cards_told(events, viewer) == []


# Looks


@clause("L31", "L53", "L54")
def test_a_look_by_broonie_is_the_lookers_alone() -> None:
    position = begin(loch(CLANS, held="broonie"), SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    events = listen(position)
    say(position, 0, "at 1/1")
    assert knows(position, 0, "1/1") == sees(position, 0, "1/1") == "monster-egg"
    for viewer in (1, 2, SPECTATOR):
        assert knows(position, viewer, "1/1") == "?"
        assert cards_told(events, viewer) == []
        assert [id for id, _ in heard(events, viewer)] == ["loch-lomond-peeks-own"]
    prompt = position.sight(0, shown=True).prompt()
    assert prompt is not None
    assert prompt.values["card"] == "monster-egg"
    say(position, 0, "done")
    assert knows(position, 0, "1/1") == "monster-egg"
    assert sees(position, 0, "1/1") == "?"


@clause("L32", "L53")
def test_a_look_by_baobhan_sith_does_not_tell_the_owner() -> None:
    position = begin(loch(CLANS, held="sith"), SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    say(position, 0, "at 2/1")
    assert knows(position, 0, "2/1") == "broonie"
    for viewer in (1, 2, SPECTATOR):
        assert knows(position, viewer, "2/1") == "?"


@clause("L39", "L53")
def test_a_look_at_the_top_is_the_lookers_alone() -> None:
    position = begin(loch(["egg witch^", "seer", "kelpie"]), Turn(0))
    events = listen(position)
    say(position, 0, "witch", "top")
    bring(position, kind("mercenary"))
    assert position.sight(0).table.top == position.sight(0, shown=True).table.top == kind("mercenary")
    for viewer in (1, 2, SPECTATOR):
        assert position.sight(viewer).table.top == UNSEEN
    for viewer in EVERYBODY:
        assert cards_told(events, viewer) == []
    say(position, 0, "done")
    assert position.sight(0).table.top == kind("mercenary")
    assert position.sight(0, shown=True).table.top == UNSEEN


@clause("L39", "L11", "L53")
def test_who_looked_at_the_top_knows_what_another_draws() -> None:
    position = begin(loch(CLANS, top="mercenary", top_knows=0b001), Turn(1), EndTurn(1))
    say(position, 1, "draw")
    bring(position, kind("mercenary"))
    assert position.sight(0).table.held == kind("mercenary")
    assert position.sight(2).table.held == UNSEEN
    say(position, 1, "swap 3")
    assert knows(position, 0, "2/3") == knows(position, 1, "2/3") == "mercenary"
    assert knows(position, 2, "2/3") == "?"


@clause("L33", "L53", "L54")
def test_the_piper_sees_the_whole_open_pile_and_shows_what_he_takes() -> None:
    position = begin(loch(CLANS, held="piper", open="egg seer mercenary"), SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    pile = [kind(word) for word in ("egg", "seer", "mercenary", "piper")]
    assert position.sight(0, shown=True).table.open == pile
    assert position.sight(1, shown=True).table.open == [UNSEEN, UNSEEN, UNSEEN, kind("piper")]
    assert position.sight(1).table.open == pile
    events = listen(position)
    say(position, 0, "find mercenary")
    for viewer in (0, 1, 2):
        assert position.sight(viewer, shown=True).table.open == [UNSEEN, UNSEEN, kind("mercenary"), kind("piper")]
    for viewer in EVERYBODY:
        assert cards_told(events, viewer) == ["mercenary", "mercenary"]
    say(position, 0, "swap 1")
    for viewer in EVERYBODY:
        assert knows(position, viewer, "1/1") == "mercenary"


@clause("L54")
def test_under_trust_only_the_top_of_the_open_pile_is_shown() -> None:
    position = begin(loch(CLANS, open="egg seer mercenary"), Turn(0), EndTurn(0))
    assert position.sight(1, shown=True).table.open == [UNSEEN, UNSEEN, kind("mercenary")]
    say(position, 0, "take", "swap 4")
    assert position.sight(1, shown=True).table.open == [UNSEEN, UNSEEN, kind("witch")]


# Cards that move


@clause("L34", "L53")
def test_who_knew_a_card_follows_it_through_a_kelpie() -> None:
    position = begin(loch(CLANS, held="kelpie", seen={"1/4": [0, 2], "2/1": [1]}), SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    events = listen(position)
    say(position, 0, "at 1/4", "at 2/1")
    assert [knows(position, viewer, "2/1") for viewer in EVERYBODY] == ["witch", "?", "witch", "?"]
    assert [knows(position, viewer, "1/4") for viewer in EVERYBODY] == ["?", "broonie", "?", "?"]
    for viewer in EVERYBODY:
        assert cards_told(events, viewer) == []


@clause("L35", "L53", "L54")
def test_the_selkie_shows_both_cards_to_who_played_her() -> None:
    position = begin(loch(CLANS, held="selkie"), SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    events = listen(position)
    say(position, 0, "at 2/1")
    assert sees(position, 0, "2/1") == "broonie"
    say(position, 0, "at 1/4")
    assert (sees(position, 0, "1/4"), sees(position, 0, "2/1")) == ("broonie", "witch")
    for viewer in (1, 2, SPECTATOR):
        assert knows(position, viewer, "1/4") == knows(position, viewer, "2/1") == "?"
    for viewer in EVERYBODY:
        assert cards_told(events, viewer) == []
    say(position, 0, "done")
    assert (sees(position, 0, "1/4"), sees(position, 0, "2/1")) == ("?", "?")


@clause("L19", "L53", "Ruling 10")
def test_a_gift_is_known_to_who_knew_it_before() -> None:
    position = begin(loch(CLANS, open="broonie", seen={"1/4": [0, 2]}), Shoo(2, 0), Turn(0))
    say(position, 0, "shoo 2/1")
    events = listen(position)
    say(position, 0, "give 4")
    assert [knows(position, viewer, "2/1") for viewer in EVERYBODY] == ["witch", "?", "witch", "?"]
    for viewer in EVERYBODY:
        assert cards_told(events, viewer) == []


@clause("L40", "L53")
def test_the_loch_monster_moves_knowledge_with_the_cards() -> None:
    position = begin(loch(CLANS, held="monster", seen={"2/1": [1], "2/2": [0]}), SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    say(position, 0, "at 2/1", "at 2/2")
    assert (knows(position, 0, "2/1"), knows(position, 1, "2/1")) == ("baobhan-sith", "?")
    assert (knows(position, 0, "2/2"), knows(position, 1, "2/2")) == ("?", "broonie")


@clause("L28", "L53")
def test_a_shuffled_pile_is_known_to_nobody() -> None:
    table = loch(["egg", "kelpie", "witch"], open="seer mercenary broonie")
    table.closed = [0] * 16
    table.left = 0
    position = begin(table, Turn(0))
    say(position, 0, "draw")
    for viewer in EVERYBODY:
        sight = position.sight(viewer).table
        assert sight.closed[kind("seer")] == 1
        assert sight.top == NOTHING
    bring(position, kind("mercenary"))
    assert position.sight(1).table.held == UNSEEN


# Being shown to all


@clause("L20", "L53", "L54")
def test_a_wrong_card_is_shown_to_all_until_they_answer() -> None:
    position = begin(loch(CLANS, open="mercenary"), Shoo(0, 0), Turn(0))
    events = listen(position)
    say(position, 1, "shoo 3/1")
    for seat in range(3):
        assert knows(position, seat, "3/1") == sees(position, seat, "3/1") == "loch-monster"
    assert knows(position, SPECTATOR, "3/1") == "loch-monster"
    assert sees(position, SPECTATOR, "3/1") == "?"
    assert cards_told(events, SPECTATOR) == ["loch-monster", "loch-monster"]
    say(position, 0, "pass")
    assert sees(position, 0, "3/1") == "?"
    assert sees(position, 2, "3/1") == "loch-monster"


@clause("L37", "L53", "L54")
def test_a_card_wrongly_turned_up_is_shown_to_all_until_they_answer() -> None:
    position = begin(loch(CLANS, seen={"1/1": [0]}), Turn(0))
    say(position, 0, "turn up", "turn up 1")
    for seat in range(3):
        assert sees(position, seat, "1/1") == "monster-egg"
    bring(position, kind("mercenary"))
    say(position, 0, "take")
    assert sees(position, 0, "1/1") == "?"
    assert sees(position, 1, "1/1") == "monster-egg"


@clause("L36", "L44", "L53")
def test_what_lies_face_up_is_shown_all_the_time() -> None:
    position = begin(loch(["egg", "red-cap^ token^ witch^", "kelpie"]), Turn(0))
    for viewer in EVERYBODY:
        shown = position.sight(viewer, shown=True).table
        assert shown.clans[1] == [kind("red-cap"), kind("token"), kind("witch")]


@clause("L53", "L54")
def test_a_card_that_moves_while_it_is_shown_is_shown_where_it_went() -> None:
    table = loch(CLANS)
    table.see(0, 1, Slot(0))
    table.exchange(1, Slot(0), 2, Slot(0))
    position = begin(table, Turn(0))
    assert sees(position, 0, "3/1") == "broonie"
    say(position, 0, "take")
    assert sees(position, 0, "3/1") == "?"


@clause("L53")
def test_who_saw_a_card_when() -> None:
    table = loch(CLANS, turn=0)
    table.see_bottom(1)
    assert table.laps_ago(1, 1, Slot(2)) == 0
    table.turn = 5
    assert table.lap() == 2
    assert table.laps_ago(1, 1, Slot(2)) == 2
    table.see(0, 1, Slot(2))
    assert (table.laps_ago(0, 1, Slot(2)), table.laps_ago(1, 1, Slot(2))) == (0, 2)
    table.turn = 900
    assert table.laps_ago(0, 1, Slot(2)) == 31 - 2


@clause("L54", "Ruling 34")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_asked_and_offered_does_not_remember_for_anybody(seed: int) -> None:
    """Over whole games: a person who is shown only what is shown has the same questions, choices and refusals."""
    seats = 2 + seed % 5
    position = GAME.new(seats)
    luck = Luck(seed)
    while not position.over():
        for seat in position.asking():
            shown = position.sight(seat, shown=True)
            full = position.sight(seat)
            assert shown.choices() == full.choices() == position.choices(seat)
            assert shown.prompt() == full.prompt()
            for mine, all_of_it in zip(shown.table.clans, full.table.clans, strict=True):
                assert all(a in (UNSEEN, b) for a, b in zip(mine, all_of_it, strict=True))
        position.wander(luck)


@clause("L54")
def test_both_options_of_memory_play_by_the_same_rules() -> None:
    for seed in range(3):
        ends = []
        for memory in ("trust", "aid"):
            position = GAME.new(3, {"memory": memory})
            position.playout(Luck(seed))
            ends.append(position.table.values())
        assert ends[0] == ends[1]


@clause("L20", "L24", "Ruling 34")
def test_a_window_looks_the_same_whether_or_not_anybody_could_call() -> None:
    with_copy = begin(loch(["egg", "seer kelpie", "egg"], open="kelpie", seen={"2/2": [1]}), Shoo(0, 0))
    without = begin(loch(["egg", "seer witch", "egg"], open="kelpie", seen={"2/2": [1]}), Shoo(0, 0))
    for seat in range(3):
        assert offered(with_copy, seat) == offered(without, seat)
    assert waiting(with_copy) == waiting(without)
    assert seen_by(with_copy.table, "2/2") == seen_by(without.table, "2/2")
