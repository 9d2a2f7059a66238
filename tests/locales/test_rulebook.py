"""Clauses out of RULES.md."""

from __future__ import annotations

import pytest

from bothy.games import games
from bothy.kernel import Game, Journal, Luck
from bothy.kernel.step import Ask
from bothy.locales import Speech
from bothy.locales.rulebook import called, clauses, language_of, look_up, rulebook
from stories import rows

LOCH_NESS = games()["loch-ness"]
ENGLISH, FRENCH = Speech("en"), Speech("fr")


def test_a_clause_has_a_title_and_a_text() -> None:
    clause = clauses(LOCH_NESS)["N26"]
    assert (clause.title, clause.section) == ("Bagpipes", "The action spaces")
    assert clause.text
    assert clause.text in rulebook(LOCH_NESS)


def test_no_heading_gets_into_a_clause() -> None:
    assert not [key for key, clause in clauses(LOCH_NESS).items() if "#" in clause.text]


def test_rulings_are_found_like_clauses() -> None:
    assert look_up(LOCH_NESS, " RULING  3 ", ENGLISH) == "Ruling 3"
    assert look_up(LOCH_NESS, "n07", ENGLISH) == "N07"
    assert look_up(LOCH_NESS, "07", ENGLISH) == "N07"
    assert look_up(LOCH_NESS, "N99", ENGLISH) == ""
    assert look_up(LOCH_NESS, "", ENGLISH) == ""


def test_a_ruling_is_found_by_its_name_in_either_language_and_called_in_the_reader_s() -> None:
    assert look_up(LOCH_NESS, "précision 3", FRENCH) == look_up(LOCH_NESS, "Ruling 3", FRENCH) == "Ruling 3"
    assert (called("Ruling 3", FRENCH), called("Ruling 3", ENGLISH), called("N12", FRENCH)) == (
        "Précision 3",
        "Ruling 3",
        "N12",
    )


def test_a_clause_is_read_in_the_reader_s_language() -> None:
    english, french = clauses(LOCH_NESS)["Ruling 3"], clauses(LOCH_NESS, "fr")["Ruling 3"]
    assert english.title != french.title
    assert (language_of(LOCH_NESS, "fr"), language_of(LOCH_NESS, "xx")) == ("fr", "en")
    assert clauses(LOCH_NESS, "xx") == clauses(LOCH_NESS)


def test_every_question_has_a_rule_to_show() -> None:
    journal = Journal(LOCH_NESS, 2, {"storm": "on", "room-service": "on"})
    for _ in rows(journal, Luck(3)):
        if not journal.position.over() and isinstance(journal.position.step(), Ask):
            assert clauses(LOCH_NESS)[LOCH_NESS.clause(journal.position.step())].text


def test_the_rule_behind_a_step_is_found_when_the_game_is() -> None:
    behind = LOCH_NESS.step_clauses
    assert (behind["PlaceCamera"], behind["SealedBids"], behind["LookAtThird"]) == ("N11", "N38", "N31")
    assert "Loch" not in behind


def test_a_game_without_a_rulebook_has_no_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    from bothy.kernel import Table

    bare: Game[Table] = Game("bare", "Bare", (1, 1), 1, Table)
    assert clauses(bare) == {}
    assert rulebook(bare) == ""
