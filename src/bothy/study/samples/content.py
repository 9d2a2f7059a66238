"""What of a game's content is met: every twentieth game is played once more, and whatever is told in it is listened to.

Messages carry rows of content by their keys (`enemy`: `mud-golem`), in what happens as in what may be answered, so no
game says anything about it. Of tables whose rows are never named by anything nobody can tell, and that is said.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.bots.seated import wander
from bothy.games import find
from bothy.kernel.message import Event
from bothy.lab.runs import bot_of, play_bots
from bothy.study.core.watching import WHOLE
from bothy.study.naming import naming
from bothy.study.plan import Study
from bothy.study.sums import Ratio
from bothy.study.workshop.meeting import Row

EVERY = 20
"""One game in so many is listened to."""
MOST = 1_000


@dataclass
class Listened:
    games: int = 0
    named: dict[str, dict[str, int]] = field(default_factory=dict)
    """For each table and each row of it, the games in which it was named."""
    won: dict[str, dict[str, Ratio]] = field(default_factory=dict)
    """What those have won of whom it was told that they had to do with a row, in parts of a win."""


def wanted(study: Study, games: int) -> int:
    """How many games are listened to, beside so many that are counted."""
    return min(MOST, -(-games // EVERY)) if naming(study.game, study.pack).rows else 0


def add_listened(sums: Listened, study: Study, number: int) -> None:
    """Listen to one game in twenty. One that fails is told of where it is counted."""
    game = find(study.game)
    bots = [bot_of(study.game, name) for name in study.seating(number * EVERY)]
    events: list[Event] = []
    luck = study.luck(number * EVERY)
    try:
        position = game.new(study.seats, dict(study.options), study.pack)
        position.table.sink = events
        if wander(bots):
            position.playout(luck)
        else:
            play_bots(position, bots, luck)
        shares = [int(share * WHOLE + 0.5) for share in game.result(position.table).shares]
    except Exception:
        return
    sums.games += 1
    named = naming(study.game, study.pack)
    seats: dict[Row, set[int]] = {}
    for event in events:
        for row in named.happened_to(event):
            some = seats.setdefault(row, set())
            seat = event.message.values.get("seat", -1)
            if isinstance(seat, int) and 0 <= seat < study.seats:
                some.add(seat)
    for (table, key), some in seats.items():
        rows = sums.named.setdefault(table, {})
        rows[key] = rows.get(key, 0) + 1
        if some:
            won = sums.won.setdefault(table, {}).setdefault(key, Ratio())
            won.add(sum(shares[seat] for seat in some), len(some))
