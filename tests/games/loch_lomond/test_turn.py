"""A turn: L09 to L15."""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.choices import Slot
from bothy.games.loch_lomond.turn import BeginRound, EndTurn, SwapOrPlay, Turn
from bothy.kernel import NOTHING
from games.loch_lomond.highlands import clan, kind, loch, open_pile, quiet, seen_by
from stories import begin, bring, clause, offered, outcomes, refused, say, waiting

TWO = ["egg egg seer seer", "kelpie kelpie selkie selkie"]


@clause("L09")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    table = loch(["egg", "egg", "egg"], start=2, turn=0)
    position = begin(table, BeginRound())
    for seat in (2, 0, 1, 2):
        assert position.asking() == [seat]
        say(position, seat, "take", "swap 1")
        quiet(position)
    assert table.turn == 5


@clause("L09", "Ruling 2")
def test_what_can_be_done_in_a_turn() -> None:
    position = begin(loch(TWO), Turn(0))
    assert offered(position, 0) == ["take", "draw", "saorsa"]
    assert refused(position, 0, "pass") == "loch-lomond-why-no-pass"
    assert refused(position, 0, "play") == "loch-lomond-why-draw-first"


@clause("L10")
def test_taking_the_open_card() -> None:
    table = loch(TWO, open="seer mercenary", seen={"1/1": [0]})
    position = begin(table, Turn(0), EndTurn(0))
    say(position, 0, "take")
    assert offered(position, 0) == ["swap 1", "swap 2", "swap 3", "swap 4"]
    assert open_pile(table) == "seer mercenary"
    say(position, 0, "swap 1")
    assert clan(table, 0) == "mercenary egg seer seer"
    assert open_pile(table) == "seer egg"
    assert not table.is_up(0, Slot(0))
    assert seen_by(table, "1/1") == [0, 1]
    assert waiting(position) == "Shoo"


@clause("L10", "Ruling 1")
def test_who_takes_the_open_card_must_swap_it() -> None:
    position = begin(loch(TWO), Turn(0), EndTurn(0))
    say(position, 0, "take")
    assert refused(position, 0, "pass") == "loch-lomond-why-swap"
    assert refused(position, 0, "play") == "loch-lomond-why-swap"
    assert refused(position, 0, "swap 5") == "loch-lomond-why-empty"


@clause("L10", "Ruling 1")
def test_until_the_swap_the_answer_can_be_taken_back() -> None:
    position = begin(loch(TWO), Turn(0), EndTurn(0))
    say(position, 0, "take")
    assert (position.floor, position.number, position.mover) == (0, 1, 0)
    say(position, 0, "swap 2")
    assert position.floor == position.number


@clause("L11")
def test_drawing_and_swapping() -> None:
    table = loch(TWO, open="seer")
    position = begin(table, Turn(0), EndTurn(0))
    say(position, 0, "draw")
    assert outcomes(position)[kind("mercenary")] == 2
    bring(position, kind("mercenary"))
    assert table.held == kind("mercenary")
    assert offered(position, 0) == ["swap 1", "swap 2", "swap 3", "swap 4", "play"]
    say(position, 0, "swap 4")
    assert table.held == NOTHING
    assert clan(table, 0) == "egg egg seer mercenary"
    assert seen_by(table, "1/4") == [0]
    assert open_pile(table) == "seer seer"
    assert waiting(position) == "Shoo"


@clause("L12")
def test_drawing_and_playing() -> None:
    table = loch(TWO, open="seer")
    position = begin(table, Turn(0), EndTurn(0))
    say(position, 0, "draw")
    bring(position, kind("mercenary"))
    say(position, 0, "play")
    assert open_pile(table) == "seer mercenary"
    assert clan(table, 0) == "egg egg seer seer"
    quiet(position)
    assert position.asking() == [1]
    assert waiting(position) == "Turn"


@clause("L13", "Ruling 3")
@pytest.mark.parametrize("card", ["broonie", "sith", "piper", "kelpie", "selkie", "monster"])
def test_an_action_may_be_skipped(card: str) -> None:
    table = loch(TWO, held=card, open="seer egg")
    position = begin(table, SwapOrPlay(0))
    say(position, 0, "play")
    quiet(position)
    assert "pass" in offered(position, 0)
    say(position, 0, "pass")
    assert position.over()
    assert [clan(table, seat) for seat in (0, 1)] == TWO
    assert open_pile(table) == f"seer egg {card}"


@clause("L13", "L36", "Ruling 3")
def test_the_red_cap_is_not_to_be_stopped() -> None:
    position = begin(loch(TWO, held="red-cap"), SwapOrPlay(0))
    say(position, 0, "play")
    quiet(position)
    assert offered(position, 0) == ["rival 2"]


@clause("L14")
@pytest.mark.parametrize("card", ["broonie", "sith", "piper", "kelpie", "selkie", "red-cap", "monster"])
def test_a_card_that_is_discarded_or_taken_does_nothing(card: str) -> None:
    table = loch([f"{card} egg", "seer seer seer"], open=card)
    position = begin(table, Turn(0), Turn(1), EndTurn(1))
    say(position, 0, "take", "swap 1")
    quiet(position)
    assert position.asking() == [1]
    assert waiting(position) == "Turn"
    assert clan(table, 0) == f"{card} egg"


@clause("L12", "L24")
@pytest.mark.parametrize("card", ["mercenary", "peasant", "missionary", "seer", "egg", "baby", "priest", "witch"])
def test_cards_without_an_action(card: str) -> None:
    position = begin(loch(["egg egg", "kelpie kelpie"], held=card, open="broonie"), SwapOrPlay(0))
    say(position, 0, "play")
    quiet(position)
    assert position.over()


@clause("L15", "Ruling 12")
def test_an_empty_clan_draws_and_plays_or_calls() -> None:
    table = loch(["- -", "kelpie"])
    position = begin(table, Turn(0), EndTurn(0))
    assert offered(position, 0) == ["draw", "saorsa"]
    assert refused(position, 0, "take") == "loch-lomond-why-no-clan-card"
    say(position, 0, "draw")
    bring(position, kind("kelpie"))
    assert offered(position, 0) == ["play"]
    say(position, 0, "play")
    quiet(position)
    assert position.asking() == [1]


@clause("L15", "Ruling 12")
def test_a_clan_that_becomes_empty_does_not_end_the_round() -> None:
    table = loch(["egg", "egg kelpie"], held="egg")
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    say(position, 0, "shoo 1/1")
    assert clan(table, 0) == "-"
    quiet(position)
    assert position.asking() == [1]
    assert waiting(position) == "Turn"


@clause("L09")
def test_who_can_do_nothing_is_passed_over() -> None:
    table = loch(["-", "egg", "seer"], shuffles=1, caller=2, closed=[0] * 16, open="kelpie")
    table.left = 0
    position = begin(table, EndTurn(2))
    assert position.asking() == [1]


@clause("L09", "L11")
def test_when_time_is_up_a_card_is_drawn_and_played() -> None:
    position = begin(loch(TWO), Turn(0))
    assert str(position.step().default(position.table, 0)) == "draw"  # type: ignore[attr-defined]
    say(position, 0, "draw")
    bring(position, kind("broonie"))
    assert str(position.step().default(position.table, 0)) == "play"  # type: ignore[attr-defined]
    say(position, 0, "play")
    quiet(position)
    assert str(position.step().default(position.table, 0)) == "pass"  # type: ignore[attr-defined]
