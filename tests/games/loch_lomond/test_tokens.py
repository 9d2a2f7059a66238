"""Tokens: L42 to L46."""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.rounds import CountClans, DealTokens
from bothy.games.loch_lomond.shoo import Shoo
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, Turn
from games.loch_lomond.highlands import NO_CHAIN, clan, kind, loch, open_pile, quiet, seen_by
from stories import begin, bring, clause, offered, refused, say, waiting


@clause("L42", "L50")
def test_a_token_for_every_seer_and_every_egg() -> None:
    table = loch(["seer seer egg", "kelpie egg", "witch"])
    begin(table, CountClans(), DealTokens())
    assert table.stones == [2, 0, 0]
    assert table.babies == [1, 1, 0]
    assert table.stock == [6, 6, 3]
    assert table.worth(0) == 7


@clause("L43", "Ruling 26")
def test_a_seer_stone_shows_any_card_and_is_gone() -> None:
    table = loch(["egg red-cap^", "kelpie", "seer"], stones=[2, 0, 0])
    position = begin(table, Turn(0))
    say(position, 0, "stone")
    assert offered(position, 0) == ["at 1/1", "at 2/1", "at 3/1", "top"]
    say(position, 0, "at 2/1", "done")
    assert seen_by(table, "2/1") == [0]
    assert (table.stones, table.gone) == ([1, 0, 0], [1, 0, 0])


@clause("L43", "Ruling 26")
def test_a_seer_stone_shows_the_top_of_the_closed_pile() -> None:
    table = loch(["egg", "kelpie"], stones=[1, 0])
    position = begin(table, Turn(0))
    say(position, 0, "stone", "top")
    bring(position, kind("witch"))
    assert table.top == kind("witch")
    assert table.left == sum(table.closed) + 1


@clause("L44")
def test_a_baby_monster_goes_face_up_into_a_rivals_clan() -> None:
    table = loch(["egg", "kelpie", "seer -"], babies=[1, 0, 0])
    position = begin(table, Turn(0))
    say(position, 0, "baby")
    assert offered(position, 0) == ["rival 2", "rival 3"]
    say(position, 0, "rival 3")
    assert clan(table, 2) == "seer token^"
    assert table.worth(2) == 2 + 5
    assert table.has_monster(2)
    assert table.babies == [0, 0, 0]
    assert waiting(position) == "Turn"


@clause("L44")
def test_a_token_in_the_clan_may_be_swapped_out() -> None:
    table = loch(["egg token^", "kelpie"], held="mercenary")
    position = begin(table, SwapOrPlay(0))
    say(position, 0, "swap 2")
    assert clan(table, 0) == "egg mercenary"
    assert open_pile(table) == "peasant token"


@clause("L45", "L44", "Ruling 5")
@pytest.mark.parametrize(
    ("pile", "card"), [("baby", "token^"), ("token", "baby"), ("token", "token^"), ("baby", "baby")]
)
def test_card_and_token_are_shooed_on_top_of_each_other(pile: str, card: str) -> None:
    table = loch([f"egg {card}", "seer"], NO_CHAIN, open=f"egg {pile}")
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 1/2")
    assert clan(table, 0) == "egg -"
    assert open_pile(table) == f"egg {pile} {card.rstrip('^')}"


@clause("L45", "L10", "L53")
def test_a_token_taken_from_the_pile_lies_face_down_and_all_know_it() -> None:
    table = loch(["egg seer", "kelpie"], open="seer token")
    position = begin(table, Turn(0))
    say(position, 0, "take", "swap 1")
    assert clan(table, 0) == "token seer"
    assert seen_by(table, "1/1") == [0, 1]


@clause("L46")
def test_one_token_in_a_turn() -> None:
    table = loch(["egg", "kelpie"], stones=[2, 0], babies=[1, 0])
    position = begin(table, Turn(0))
    assert offered(position, 0)[:5] == ["take", "draw", "saorsa", "stone", "baby"]
    say(position, 0, "stone", "at 1/1", "done")
    assert refused(position, 0, "stone") == "loch-lomond-why-one-token"
    assert refused(position, 0, "baby") == "loch-lomond-why-one-token"


@clause("L46")
def test_a_token_may_be_played_with_a_card_in_hand() -> None:
    table = loch(["egg", "kelpie"], stones=[1, 0])
    position = begin(table, Turn(0), EndTurn(0))
    say(position, 0, "draw")
    bring(position, kind("witch"))
    assert offered(position, 0) == ["swap 1", "swap 1-up", "play", "stone"]
    say(position, 0, "stone", "at 2/1", "done")
    assert table.held == kind("witch")
    assert offered(position, 0) == ["swap 1", "swap 1-up", "play"]


@clause("L46")
def test_a_token_or_the_witch_may_be_used_when_all_else_is_done() -> None:
    table = loch(["egg witch^", "kelpie"], stones=[1, 0], held="seer")
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    assert waiting(position) == "Afterwards"
    assert offered(position, 0) == ["witch", "stone", "pass"]
    say(position, 0, "witch", "at 2/1", "done")
    assert offered(position, 0) == ["stone", "pass"]
    assert refused(position, 0, "draw") == "loch-lomond-why-afterwards"
    say(position, 0, "pass")
    assert position.asking() == [1]
    assert waiting(position) == "Turn"


@clause("L46")
def test_when_nothing_is_left_to_use_the_turn_is_over() -> None:
    position = begin(loch(["egg", "kelpie"], stones=[1, 0], held="seer"), SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    say(position, 0, "stone", "at 1/1", "done")
    assert position.asking() == [1]


@clause("L46")
def test_a_new_turn_allows_a_new_token() -> None:
    table = loch(["egg", "kelpie"], stones=[0, 1], token_played=1, peeks=1, begun=1, slipped=1)
    position = begin(table, EndTurn(0))
    assert "stone" in offered(position, 1)
    assert (table.token_played, table.peeks, table.begun, table.slipped) == (0, 0, 0, 0)


@clause("L43", "L44")
def test_a_token_one_does_not_have() -> None:
    position = begin(loch(["egg", "kelpie"]), Turn(0))
    assert refused(position, 0, "stone") == "loch-lomond-why-no-token"
    assert refused(position, 0, "baby") == "loch-lomond-why-no-token"


@clause("L50", "Ruling 28")
def test_used_tokens_never_come_back() -> None:
    table = loch(["seer", "token^"], stones=[1, 0], gone=[3, 2, 1])
    position = begin(table, Turn(0))
    say(position, 0, "stone", "at 1/1", "done")
    assert table.gone == [4, 2, 1]
    assert table.stock[0] == 8 - 1 - 3
