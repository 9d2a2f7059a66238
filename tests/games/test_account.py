"""The account at the end of every game: scores taken apart, line by line."""

from __future__ import annotations

import pytest

from bothy.games import games
from bothy.kernel import Event, Luck
from bothy.locales import Speech

VARIANTS: list[tuple[str, int, dict[str, str]]] = [
    ("loch-ness", 2, {}),
    ("loch-ness", 4, {"storm": "on"}),
    ("loch-lomond", 3, {}),
    ("moongha", 4, {}),
    ("merlouf", 3, {}),
    ("merlouf", 4, {"traps": "on"}),
    ("castle-von-loghan", 3, {"mode": "exploration", "at-zero": "scored"}),
]


@pytest.mark.parametrize(("key", "seats", "options"), VARIANTS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_lines_add_up_to_the_scores(key: str, seats: int, options: dict[str, str], seed: int) -> None:
    game = games()[key]
    position = game.new(seats, options)
    events: list[Event] = []
    position.table.sink = events
    position.playout(Luck(seed))
    scores = game.result(position.table).scores
    lines = game.account(position.table, events)
    assert lines, "there is something to tell"
    assert [sum(points[seat] for _, points in lines) for seat in range(seats)] == scores
    for language in ("en", "fr"):
        speech = Speech(language, [game], [""] * seats, 0)
        assert all(label.id not in speech.say(label) for label, _ in lines)


def test_a_story_told_together_has_no_account() -> None:
    game = games()["castle-von-loghan"]
    position = game.new(3, {"mode": "story"})
    assert game.account(position.table, []) == []
