"""No choice of an event is strictly worse than another of its card: each has something that no other has."""

from __future__ import annotations

from collections import Counter

import pytest

from bothy.games.castle_von_loghan.content.rows import Event
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.terms import HEADS
from games.castle_von_loghan.castle import GAME, ROWS
from stories import clause

LOSSES = {"summon", "join", "lurk", "overwhelmed", "boss"}
"""What is worse the more there is of it."""
CASES = {"no condition": 0.0, "on average": 0.5, "all conditions": 1.0}
"""How much of what depends on a condition is counted."""


def weigh(effects: list[Effect], holds: float, part: float = 1.0) -> Counter[str]:
    """What effects come to, each word by itself; gains count up, losses down. A better colour holds the lesser ones."""
    scale: Counter[str] = Counter()
    for effect in effects:
        weighed = part
        if effect.do in ("coin", "chosen", "agent", "give-up"):
            if effect.do == "coin":
                scale.update(weigh(effect.then, holds, part * 0.5))
                scale.update(weigh(effect.otherwise, holds, part * 0.5))
            elif effect.do == "give-up":
                scale.update({f"swap {word}": many for word, many in weigh(effect.then, holds, part).items()})
            else:
                scale.update(weigh(effect.then, holds, part * holds))
            continue
        if effect.do in LOSSES:
            weighed = -part
        if effect.do == "alert":
            weighed = part if effect.side == HEADS else -part  # type: ignore[attr-defined]
        many = weighed * (effect.n or 1)
        word = effect.do if effect.who == "you" else f"{effect.do} {effect.who}"
        if effect.colour >= 0:
            scale.update({f"{word} {colour}": many for colour in range(effect.colour + 1)})
        else:
            scale[word] += many  # type: ignore[assignment]
    return scale


def is_worse(one: list[Effect], other: list[Effect]) -> bool:
    """Whether a choice is nowhere better than another and somewhere worse, whatever the others choose."""
    worse = False
    for holds in CASES.values():
        mine, its = weigh(one, holds), weigh(other, holds)
        words = set(mine) | set(its)
        if any(mine[word] > its[word] for word in words):
            return False
        worse |= any(mine[word] < its[word] for word in words)
    return worse


def worse_choices(row: Event) -> list[str]:
    return [
        f"{row.key} {'abcd'[one]} is worse than {'abcd'[other]}"
        for one in range(4)
        for other in range(4)
        if one != other and is_worse(row.outcomes[one], row.outcomes[other])
    ]


@clause("V30")
@pytest.mark.parametrize("row", ROWS.events, ids=[row.key for row in ROWS.events])
def test_no_choice_of_an_event_is_strictly_worse_than_another(row: Event) -> None:
    assert worse_choices(row) == []
    assert all(row.outcomes), "each choice does something"


def test_the_scale_finds_what_was_worse_before() -> None:
    first = GAME.new(3, {"story": "twelve"}).table.castle_box.rows
    found = {told.rpartition(" is worse")[0] for row in first.events for told in worse_choices(row)}
    assert {"humming-portrait d", "voice-behind-the-panel d", "walking-laundry b", "toll-keeper c"} <= found
