"""A journal told as a story."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from bothy.games import find
from bothy.kernel import SPECTATOR, Journal, Luck
from bothy.terminal.play import play
from bothy.terminal.replay import replay
from stories import rows
from terminal.person import Person

LOCH_NESS = find("loch-ness")


def played(seats: int = 3, seed: int = 4, most: int = 10_000) -> str:
    """A random game as the text of its journal, to its end or for so many rows."""
    journal = Journal(LOCH_NESS, seats)
    for number, _ in enumerate(rows(journal, Luck(seed)), 1):
        if number == most:
            break
    return str(journal)


def told(text: str, lang: str = "en", follow: int | None = None) -> str:
    out = StringIO()
    replay(text, lang, out, follow=follow, strict=True)
    return out.getvalue()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_with_headings_the_last_board_and_the_result(lang: str, seats: int) -> None:
    story = told(played(seats), lang)
    round = {"en": "Round", "fr": "Manche"}[lang]
    headings = [int(number) for number in re.findall(rf"── {round} (\d+) ──", story)]
    assert headings == list(range(1, len(headings) + 1))
    assert len(headings) >= 5
    assert story.count("NESSIE") == len(headings), "a board at the end of each round"
    assert {"en": "The points", "fr": "Les points"}[lang] in story
    assert re.search({"en": "wins|share", "fr": "gagne|partage"}[lang], story[story.rindex("\n\n") :])


def test_what_was_counted_is_seen_before_the_next_round_begins() -> None:
    journal = Journal(find("loch-lomond"), 3)
    list(rows(journal, Luck(3)))
    story = told(str(journal), follow=SPECTATOR)
    for number in (2, 3, 4):
        before, _, after = story.partition(f"── Round {number} ──")
        board = before[before.rindex(f"Round {number - 1} of 4") :]
        assert "[?" not in board[: board.index("[?] face down")], "all clans lie open"
        assert re.search(r"The clan of \w+ counts", before[: before.rindex(f"Round {number - 1} of 4")])
        assert after.lstrip().startswith(f"Round {number} begins")


def test_it_is_the_story_that_was_watched(tmp_path: Path) -> None:
    person, file = Person(), tmp_path / "game.journal"
    play(LOCH_NESS, 3, ["random"], {}, "en", file, seed=8, watch=True, console=person.console, strict=True)
    line = re.compile(r"^  (?:Ailsa|Bruce|Catriona|Nessie) .*", re.M)
    assert len(line.findall(person.screen)) > 100
    assert line.findall(told(file.read_text(), follow=SPECTATOR)) == line.findall(person.screen)


def test_everything_is_open_unless_somebody_is_followed() -> None:
    text = played()
    open_story, hers, outside = told(text), told(text, follow=1), told(text, follow=SPECTATOR)
    assert re.search(r"Ailsa lays the card \d\.", open_story)
    assert "lays a card face down" not in open_story
    assert re.search(r"You lay the card \d\.", hers)
    assert "Ailsa lays a card face down." in hers
    assert not re.search(r"lays the card", outside)


def test_an_undo_is_told() -> None:
    journal = Journal(LOCH_NESS, 3, {"nessie-start": "random"})
    for _, _ in zip(range(8), rows(journal, Luck(1)), strict=False):
        pass
    while not journal.position.asking():
        journal.happen(journal.position.odds()[0][0])
    seat = journal.position.asking()[0]
    journal.answer(seat, journal.position.choices(seat)[0])
    journal.undo(journal.position.number - 1)
    assert "You take back your last answer." in told(str(journal))


def test_a_game_that_was_left_is_told_as_far_as_it_goes() -> None:
    story = told(played(most=30))
    assert story.rstrip().endswith("Here the journal ends, before the game does.")
    assert "NESSIE" in story


def test_a_torn_last_line_is_left_out_with_a_notice() -> None:
    text = played(most=30)
    assert "cut off in the middle" in " ".join(told(text[:-2]).split())
    assert "cut off" not in told(text)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda lines: ["hello", *lines[1:]], "line 1: a journal begins with"),
        (lambda lines: [*lines[:1], "game chess", *lines[2:]], "there is no game 'chess'"),
        (lambda lines: [*lines[:14], "answer 0 spot 77z", *lines[14:]], "line 15: 'spot 77z' is not a choice"),
        (lambda lines: [*lines[:12], "nonsense", *lines[12:]], "line 13: 'nonsense' is no row"),
        (lambda lines: [*lines[:12], "", "outcome 99", *lines[12:]], "line 14: 99 cannot come up|line 14: chance has"),
        (lambda lines: [], "does not say which game"),
    ],
)
def test_a_broken_file_is_told_with_its_line(change, reason: str) -> None:  # type: ignore[no-untyped-def]
    text = "\n".join([*change(played(most=40).splitlines()), ""])
    with pytest.raises(ValueError, match=reason):
        told(text)
