"""Ranks, the verdict, and how lines are broken."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from bothy.kernel import SPECTATOR, Result
from bothy.locales import Speech
from bothy.terminal.screen import Screen, ranking, verdict

NAMES = ["Ailsa", "Bruce", "Catriona"]


def said(result: Result, lang: str, viewer: int) -> str:
    return verdict(result, Speech(lang, (), NAMES, viewer, strict=True))


def test_seats_that_tie_have_the_same_rank() -> None:
    assert ranking(Result.highest([12, 30, 12])) == [(1, 1), (2, 0), (2, 2)]
    assert ranking(Result.highest([30, 30, 12])) == [(1, 0), (1, 1), (3, 2)]


def test_where_the_lowest_score_wins_it_stands_first() -> None:
    assert ranking(Result([12, 30, 20], [1.0, 0.0, 0.0])) == [(1, 0), (2, 2), (3, 1)]


def test_where_nobody_wins_the_highest_score_stands_first() -> None:
    assert ranking(Result([12, 30, 20], [0.0, 0.0, 0.0])) == [(1, 1), (2, 2), (3, 0)]


def test_one_wins() -> None:
    won = Result.highest([1, 5, 2])
    assert said(won, "en", SPECTATOR) == "Bruce wins."
    assert said(won, "en", 1) == "You win!"
    assert said(won, "fr", 0) == "Bruce gagne."


def test_a_win_is_shared_nicely() -> None:
    two, three = Result.highest([1, 5, 5]), Result.highest([5, 5, 5])
    assert said(two, "en", 0) == "Bruce and Catriona share the win."
    assert said(two, "en", 2) == "You and Bruce share the win."
    assert said(three, "en", 1) == "You, Ailsa and Catriona share the win."
    assert said(two, "fr", 0) == "Bruce et Catriona partagent la victoire."
    assert said(three, "fr", 2) == "Vous, Ailsa et Bruce partagez la victoire."


def test_nobody_may_win() -> None:
    assert said(Result([0, 0, 0], [0.0, 0.0, 0.0]), "en", 0) == "Nobody wins."


def test_lines_are_broken_between_words_and_never_before_a_french_question_mark() -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=20), Speech("fr", (), NAMES))
    screen.line("Quel appareil posez-vous\N{NO-BREAK SPACE}? Le 7.", indent=2)
    assert out.getvalue() == "Quel appareil\n  posez-vous\N{NO-BREAK SPACE}? Le 7.\n"
