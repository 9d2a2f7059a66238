"""Clauses out of RULES.md."""

from __future__ import annotations

import pytest

from bothy.games import games
from bothy.kernel import Game, Journal, Luck
from bothy.kernel.step import Ask
from bothy.locales.rulebook import clauses, look_up, rulebook
from stories import rows

LOCH_NESS = games()["loch-ness"]


def test_a_clause_has_a_title_and_a_text() -> None:
    title, text = clauses(LOCH_NESS)["N26"]
    assert title == "Bagpipes"
    assert text
    assert text in rulebook(LOCH_NESS)


def test_no_heading_gets_into_a_clause() -> None:
    assert not [key for key, (_, text) in clauses(LOCH_NESS).items() if "#" in text]


def test_rulings_are_found_like_clauses() -> None:
    assert look_up(LOCH_NESS, " RULING  3 ") == "Ruling 3"
    assert look_up(LOCH_NESS, "n07") == "N07"
    assert look_up(LOCH_NESS, "07") == "N07"
    assert look_up(LOCH_NESS, "N99") == ""
    assert look_up(LOCH_NESS, "") == ""


def test_every_question_has_a_rule_to_show() -> None:
    journal = Journal(LOCH_NESS, 2, {"storm": "on", "room-service": "on"})
    for _ in rows(journal, Luck(3)):
        if not journal.position.over() and isinstance(journal.position.step(), Ask):
            assert clauses(LOCH_NESS)[LOCH_NESS.clause(journal.position.step())][1]


def test_the_rule_behind_a_step_is_found_when_the_game_is() -> None:
    behind = LOCH_NESS.step_clauses
    assert (behind["PlaceCamera"], behind["SealedBids"], behind["LookAtThird"]) == ("N11", "N38", "N31")
    assert "Loch" not in behind


def test_a_game_without_a_rulebook_has_no_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    from bothy.kernel import Table

    bare: Game[Table] = Game("bare", "Bare", (1, 1), 1, Table)
    assert clauses(bare) == {}
    assert rulebook(bare) == ""
