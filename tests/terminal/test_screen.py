"""Ranks, the verdict, and how lines are broken."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from bothy.games import find
from bothy.kernel import SPECTATOR, Luck, Message, Result, TieBreak
from bothy.locales import Speech
from bothy.terminal.ending import ranking, verdict, why
from bothy.terminal.screen import Screen

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
    assert said(Result([0, 3, 0], [0.0, 0.0, 0.0]), "en", 0) == "Nobody wins."


def test_who_plays_together_wins_or_loses_together() -> None:
    assert said(Result([0, 0, 0], [0.0, 0.0, 0.0]), "en", 0) == "You all lose."
    assert said(Result([1, 1, 1], [1.0, 1.0, 1.0]), "fr", 0) == "Vous gagnez tous ensemble\N{NO-BREAK SPACE}!"


def reasons(result: Result, lang: str = "en", viewer: int = SPECTATOR) -> list[str]:
    return why(result, Speech(lang, (), NAMES, viewer))


def test_where_points_decide_no_reason_is_told() -> None:
    assert reasons(Result.ranked([1, 5, 2], [TieBreak(Message("Cities"), [9, 9, 9])])) == []


def test_what_broke_a_tie_is_told_and_what_did_not() -> None:
    breaks = [TieBreak(Message("Cities"), [6, 6, 9]), TieBreak(Message("Monsters"), [3, 4, 9])]
    result = Result.ranked([35, 35, 12], breaks)
    assert result.shares == [0.0, 1.0, 0.0]
    assert reasons(result) == [
        "Ailsa and Bruce tie at 35 points.",
        "Cities: Ailsa 6, Bruce 6. Still even.",
        "Monsters: Ailsa 3, Bruce 4. That decides it.",
    ]
    assert reasons(result, "fr", 1) == [
        "Vous et Ailsa êtes à égalité avec 35 points.",
        "Cities\N{NO-BREAK SPACE}: Ailsa 6, Vous 6. Toujours à égalité.",
        "Monsters\N{NO-BREAK SPACE}: Ailsa 3, Vous 4. C’est ce qui décide.",
    ]


def test_a_tie_that_nothing_breaks_is_shared_and_told() -> None:
    assert reasons(Result.highest([7, 3, 7])) == [
        "Ailsa and Catriona tie at 7 points.",
        "No tie is broken here, so the win is shared.",
    ]
    three = Result.ranked([-1, -1, -1], [TieBreak(Message("Last round"), [4, 4, 9], low=True)], low=True)
    assert three.shares == [0.5, 0.5, 0.0]
    assert reasons(three) == [
        "Ailsa, Bruce and Catriona tie at −1 points.",
        "Last round: Ailsa 4, Bruce 4, Catriona 9. Still even among the first.",
        "Nothing else breaks the tie, so the win is shared.",
    ]


def announced(viewer: int, lang: str) -> str:
    """What is said to come after the first camera of a game of Loch Ness."""
    position = find("loch-ness").new(3, {})
    luck = Luck(1)
    while type(position.step()).__name__ != "PlaceCamera":
        position.wander(luck)
    out = StringIO()
    screen = Screen(Console(file=out, width=300), Speech(lang, [find("loch-ness")], NAMES, viewer, strict=True))
    screen.agenda(position.sight(viewer))
    return out.getvalue().strip()


def test_what_comes_next_is_told_in_its_order_and_with_how_many_more() -> None:
    """Eight cameras follow the first, and no bagpipes in a round without actions."""
    assert announced(SPECTATOR, "en") == (
        "Then: Bruce places a camera › … 7 more of these › The cards are turned up › Nessie swims › "
        "Nessie’s sector scores › …"
    )
    assert announced(SPECTATOR, "fr").startswith(
        "Ensuite\N{NO-BREAK SPACE}: Bruce pose un appareil › … encore 7 de même › On retourne les cartes"
    )


def test_lines_are_broken_between_words_and_never_before_a_french_question_mark() -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=20), Speech("fr", (), NAMES))
    screen.line("Quel appareil posez-vous\N{NO-BREAK SPACE}? Le 7.", indent=2)
    assert out.getvalue() == "Quel appareil\n  posez-vous\N{NO-BREAK SPACE}? Le 7.\n"
