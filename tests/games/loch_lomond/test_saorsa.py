"""SAORSA!! and how a round ends: L25 to L29."""

from __future__ import annotations

from bothy.games.loch_lomond.powers import LookAnywhere
from bothy.games.loch_lomond.rounds import CountClans
from bothy.games.loch_lomond.shoo import Penalty
from bothy.games.loch_lomond.table import BABIES, Loch
from bothy.games.loch_lomond.turn import BeginRound, EndTurn, SwapOrPlay, Turn
from bothy.kernel import NOTHING
from bothy.kernel.table import copy_of
from bothy.locales import Speech
from games.loch_lomond.highlands import GAME, clan, kind, loch, open_pile, quiet
from stories import begin, bring, clause, listen, offered, outcomes, refused, say, waiting

FOUR = ["egg seer", "kelpie kelpie", "selkie selkie", "broonie broonie"]


@clause("L25", "L27")
def test_the_call_ends_the_turn_and_everybody_else_has_one_more() -> None:
    table = loch(FOUR)
    position = begin(table, Turn(1), EndTurn(1), CountClans())
    say(position, 1, "saorsa")
    assert table.caller == 1
    for seat in (2, 3, 0):
        assert position.asking() == [seat]
        say(position, seat, "take", "swap 1")
        quiet(position)
    assert position.over()
    assert len(table.book) == 4


@clause("L25")
def test_the_call_cannot_be_taken_back_so_one_is_asked_twice() -> None:
    table = loch(FOUR)
    assert table.box.vocabulary.parse("saorsa").ask_twice
    assert not table.box.vocabulary.parse("draw").ask_twice


@clause("L25")
def test_only_one_seat_can_call_in_a_round() -> None:
    position = begin(loch(FOUR, caller=1), Turn(2))
    assert offered(position, 2) == ["take", "draw"]
    assert refused(position, 2, "saorsa") == "loch-lomond-why-called"


@clause("L25", "Ruling 21")
def test_it_may_be_called_on_the_very_first_turn() -> None:
    position = begin(loch(FOUR, turn=0), BeginRound())
    assert "saorsa" in offered(position, 0)
    say(position, 0, "saorsa")
    assert position.table.caller == 0


@clause("L25", "Ruling 32")
def test_it_must_be_the_first_thing_in_a_turn() -> None:
    table = loch(["egg witch^", "kelpie"], stones=[1, 0])
    for power in ("witch", "stone"):
        position = begin(copy_of(table), Turn(0))
        say(position, 0, power, "at 2/1", "done")
        assert waiting(position) == "Turn"
        assert "saorsa" not in offered(position, 0)
        assert refused(position, 0, "saorsa") == "loch-lomond-why-first-thing"


@clause("L25", "Ruling 32", "L37")
def test_who_has_turned_up_a_card_has_missed_the_call() -> None:
    position = begin(loch(["egg witch", "kelpie"], seen={"1/2": [0]}), Turn(0))
    say(position, 0, "turn up", "turn up 2")
    assert "saorsa" not in offered(position, 0)


@clause("L26", "Ruling 13")
def test_a_frozen_clan_is_out_of_reach_of_every_card() -> None:
    frozen = ["egg egg", "kelpie kelpie", "selkie selkie"]
    for card in ("sith", "kelpie", "selkie", "monster"):
        position = begin(loch(frozen, held=card, caller=1), SwapOrPlay(0))
        say(position, 0, "play")
        quiet(position)
        if card == "kelpie":
            say(position, 0, "at 1/1")
        assert "at 3/1" in offered(position, 0)
        assert "at 2/1" not in offered(position, 0)
        assert refused(position, 0, "at 2/1") == "loch-lomond-why-frozen"


@clause("L26", "Ruling 13", "L43")
def test_a_frozen_clan_cannot_be_looked_into() -> None:
    position = begin(loch(["egg", "kelpie"], caller=1), LookAnywhere(0))
    assert offered(position, 0) == ["at 1/1", "top"]
    assert refused(position, 0, "at 2/1") == "loch-lomond-why-frozen"


@clause("L27", "L36", "Ruling 19")
def test_in_the_last_turns_a_red_cap_stays_on_the_pile() -> None:
    table = loch(["egg", "kelpie", "seer"], held="red-cap", caller=1)
    position = begin(table, SwapOrPlay(0))
    say(position, 0, "play")
    quiet(position)
    assert position.over()
    assert open_pile(table) == "peasant red-cap"


@clause("L27", "L43", "L44", "Ruling 19")
def test_in_the_last_turns_baby_tokens_are_barred_and_stones_are_not() -> None:
    position = begin(loch(["egg", "kelpie", "seer"], caller=1, stones=[1, 0, 0], babies=[1, 0, 0]), Turn(0))
    assert "stone" in offered(position, 0)
    assert "baby" not in offered(position, 0)
    assert refused(position, 0, "baby") == "loch-lomond-why-last-turns"


@clause("L26", "L46")
def test_after_the_call_the_turn_has_no_more_pauses() -> None:
    position = begin(loch(["egg witch^", "kelpie"], stones=[1, 0], babies=[1, 0]), Turn(0), EndTurn(0))
    say(position, 0, "saorsa")
    assert position.asking() == [1]
    assert waiting(position) == "Turn"


# The Closed pile runs out


def almost_out(closed: str = "", open: str = "egg seer kelpie", shuffles: int = 0, caller: int = NOTHING) -> Loch:
    """A table whose Closed pile has one card, or none."""
    table = loch(["egg", "selkie"], open=open, shuffles=shuffles, caller=caller)
    table.closed = [0] * 16
    if closed:
        table.closed[kind(closed)] = 1
    table.left = sum(table.closed)
    return table


@clause("L28", "Ruling 20")
def test_the_open_pile_but_its_top_becomes_the_closed_pile() -> None:
    table = almost_out(open="egg token seer seer kelpie")
    position = begin(table, Turn(0))
    events = listen(position)
    say(position, 0, "draw")
    assert open_pile(table) == "kelpie"
    assert table.left == 3
    assert table.open_knows == table.open_shows == [-1]
    assert outcomes(position) == {kind("seer"): 2, kind("egg"): 1}
    assert (table.gone, table.stock[BABIES]) == ([0, 0, 0], 8), "the token can be won again"
    assert table.shuffles == 1
    assert [event.message.id for event in events] == ["loch-lomond-shuffles"]


@clause("L28", "Ruling 20")
def test_the_second_time_the_round_is_over_after_the_turn() -> None:
    table = almost_out("broonie", shuffles=1)
    position = begin(table, Turn(0), EndTurn(0), CountClans())
    say(position, 0, "draw")
    bring(position, kind("broonie"))
    say(position, 0, "play")
    quiet(position)
    assert waiting(position) == "Broonie"
    say(position, 0, "pass")
    assert position.over()
    assert table.caller == NOTHING
    assert table.victories == [0, 0]
    assert table.gone[2] == 1


@clause("L28", "Ruling 20")
def test_the_first_time_it_goes_on() -> None:
    table = almost_out("broonie")
    position = begin(table, Turn(0), EndTurn(0))
    say(position, 0, "draw")
    bring(position, kind("broonie"))
    say(position, 0, "swap 1")
    quiet(position)
    assert position.asking() == [1]
    assert "draw" in offered(position, 1)


@clause("L28", "Ruling 20")
def test_after_the_call_it_is_shuffled_as_often_as_it_takes() -> None:
    table = almost_out(shuffles=3, caller=1)
    position = begin(table, Turn(0), EndTurn(0))
    say(position, 0, "draw")
    assert table.shuffles == 4
    assert sum(outcomes(position).values()) == 2


@clause("L28", "Ruling 20")
def test_a_penalty_that_is_not_there_is_not_paid() -> None:
    table = almost_out(open="kelpie")
    position = begin(table, Penalty(0))
    assert position.over()
    assert clan(table, 0) == "egg"
    table = almost_out(open="seer kelpie", shuffles=1)
    position = begin(table, Penalty(0))
    assert position.over()


@clause("L28", "L20")
def test_a_penalty_may_shuffle_the_pile() -> None:
    table = almost_out(open="seer kelpie")
    position = begin(table, Penalty(0))
    assert outcomes(position) == {kind("seer"): 1}
    assert table.shuffles == 1


@clause("L28")
def test_tokens_alone_make_no_closed_pile() -> None:
    table = almost_out(open="token kelpie")
    position = begin(table, Turn(0))
    assert offered(position, 0) == ["take", "saorsa"]
    assert refused(position, 0, "draw") == "loch-lomond-why-closed-empty"


@clause("L29", "Ruling 27")
def test_three_laps_without_a_draw_end_the_round() -> None:
    table = loch(["egg seer", "kelpie egg"], turn=0)
    position = begin(table, BeginRound(), CountClans())
    for turn in range(6):
        say(position, turn % 2, "take", "swap 1")
        quiet(position)
    assert position.over()
    assert table.turn == 6
    assert len(table.book) == 2


@clause("L29", "Ruling 27")
def test_a_draw_starts_the_count_anew() -> None:
    table = loch(["egg seer", "kelpie egg"], still=6, turn=6)
    position = begin(table, Turn(1), EndTurn(1), CountClans())
    say(position, 1, "draw")
    bring(position, kind("witch"))
    say(position, 1, "play")
    quiet(position)
    assert position.asking() == [0]
    assert table.still == 1


@clause("L28", "L36")
def test_a_red_cap_may_leave_the_open_pile_empty() -> None:
    """He was the last card of the Closed pile; a penalty shuffled all below him; then he went to a rival."""
    table = loch(["egg seer", "selkie"], open="egg kelpie", held="red-cap", seen={"2/1": [1]})
    table.closed, table.left = [0] * 16, 0
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    say(position, 1, "shoo 1/1")
    say(position, 0, "pass")
    bring(position, kind("egg"))
    say(position, 0, "rival 2")
    assert table.open == []
    assert position.asking() == [1]
    assert offered(position, 1) == ["draw", "saorsa", "turn up"]
    assert refused(position, 1, "take") == "loch-lomond-why-open-empty"
    assert "Open pile" not in GAME.draw(position.sight(1), Speech("en", [GAME], viewer=1).say)
    say(position, 1, "draw")
    bring(position, kind("kelpie"))
    say(position, 1, "swap 1")
    assert open_pile(table) == "selkie"


@clause("L28", "L37")
def test_with_both_piles_empty_a_wrong_claim_may_be_all_one_can_do() -> None:
    table = loch(["egg", "selkie"], open="", seen={"1/1": [0]}, shuffles=1)
    table.closed, table.left = [0] * 16, 0
    position = begin(table, Turn(0))
    assert offered(position, 0) == ["saorsa", "turn up"]
    say(position, 0, "turn up", "turn up 1")
    assert position.over()
    assert clan(table, 0) == "egg"
