"""Who is told what of the log, and that it is told in sentences, whatever the game."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import pytest

from bothy.games import games
from bothy.kernel import SPECTATOR, Event, Game, Luck, Message
from bothy.locales import Speech, languages
from bothy.locales.log import OPEN, heard
from locales.thumbs import slips

NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal", "Effie", "Fergus"]
LISTS = ("… ", " · ")
"""What marks a line of a list, which is no sentence: an object counted, the cards of a clan."""


def test_who_sees_everything_is_not_told_what_others_did_not_see() -> None:
    to_all, to_one, to_others, to_nobody = [Event(Message("x"), audience=mask) for mask in (-1, 0b10, ~0b10, 0)]
    events = (to_all, to_one, to_others, to_nobody)
    assert [heard(event, OPEN) for event in events] == [True, True, False, False]
    assert [heard(event, 1) for event in events] == [True, True, False, False]
    assert [heard(event, 0) for event in events] == [True, False, True, False]
    assert [heard(event, SPECTATOR) for event in events] == [True, False, True, False]


@lru_cache
def happened(key: str) -> list[Event]:
    """All that is told in games at random, as usual and with every option on."""
    game: Game[Any] = games()[key]
    events: list[Event] = []
    for number, options in enumerate(({}, {option.key: option.values[-1] for option in game.options})):
        position = game.new(game.usual_seats(), options)
        position.table.sink = events
        position.playout(Luck(number))
    return events


def oddities(lang: str, line: str) -> list[str]:
    """What is wrong with a line of a log, by rules of thumb."""
    found = [why for why, _ in slips(lang, line)]
    if not re.match(r"[\w“«…]", line) or line[0].islower():
        found.append("no capital at the beginning")
    if not line.rstrip().endswith((".", "!", "?", ":", "…")) and not any(mark in line for mark in LISTS):
        found.append("no stop at the end")
    if re.search(r"(?<![\w])-\d", line):
        found.append("a hyphen for a minus")
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", games())
def test_a_log_is_told_in_sentences(key: str, lang: str) -> None:
    game = games()[key]
    odd: dict[str, str] = {}
    assert len({event.message.id for event in happened(key)}) > 15
    for viewer in (SPECTATOR, 0):
        speech = Speech(lang, [game], NAMES[: game.usual_seats()], viewer, strict=True)
        for event in happened(key):
            line = speech.say(event.message) if event.heard_by(viewer) else ""
            for why in oddities(lang, line) if line else ():
                odd.setdefault(f"{event.message.id}: {why}", line)
    assert odd == {}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("your Bloob dies.", "no capital at the beginning"),
        ("Bloob dies", "no stop at the end"),
        ("Ailsa has -2 points.", "a hyphen for a minus"),
        ("Ailsa  dies.", "two spaces"),
    ],
)
def test_a_line_that_is_none_is_noticed(line: str, why: str) -> None:
    assert oddities("en", line) == [why]
