"""What of a game's content is met: every twentieth game is played once more, and whatever is told in it is listened to.

Messages carry rows of content by their keys (`enemy`: `mud-golem`), in what happens as in what may be answered, so no
game says anything about it. Of tables whose rows are never named by anything nobody can tell, and that is said. What
is done with a row is heard there, too: `bothy.study.samples.handling`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.games import find
from bothy.kernel.message import Event
from bothy.lab.runs import bot_of
from bothy.study.core.watching import WHOLE
from bothy.study.naming import Naming, naming
from bothy.study.plan import Study
from bothy.study.samples.handling import Done, Overheard, overheard
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
    """What those have won of whom it was told that they had to do with a row, in parts of a win; of a group, what it
    won where a row was told of at all."""
    handled: dict[str, dict[str, Done]] = field(default_factory=dict)
    """For each table and row what was done with it by answers that speak of it."""
    apart: dict[str, int] = field(default_factory=dict)
    """By table, how often a button named a row that the vocabulary does not."""
    about: dict[str, dict[str, dict[str, dict[str, Done]]]] = field(default_factory=dict)
    """For each table, kind of question and answer: how often that was given of each row that the question was about."""
    lost: int = 0
    """Games that a group lost."""
    last: dict[str, dict[str, int]] = field(default_factory=dict)
    """For each table and row, the lost games in which it was the last of its table to be told of."""


def wanted(study: Study, games: int) -> int:
    """How many games are listened to, beside so many that are counted."""
    return min(MOST, -(-games // EVERY)) if naming(study.game, study.pack).rows else 0


def add_listened(sums: Listened, study: Study, number: int) -> None:
    """Listen to one game in twenty. One that fails is told of where it is counted."""
    game = find(study.game)
    bots = [bot_of(study.game, name) for name in study.seating(number * EVERY)]
    events: list[Event] = []
    try:
        position = game.new(study.seats, dict(study.options), study.pack)
        position.table.sink = events
        table = overheard(position, bots, study)
        table.play(study.luck(number * EVERY))
        shares = [int(share * WHOLE + 0.5) for share in game.result(position.table).shares]
    except Exception:
        return
    sums.games += 1
    named, shared = naming(study.game, study.pack), study.is_shared()
    add_told(sums, told_of(named, events, study.seats), shares, shared)
    add_handled(sums, table, shares)
    if shared and not shares[0]:
        sums.lost += 1
        for name, rows in last_told(named, events).items():
            ends = sums.last.setdefault(name, {})
            for key in rows:
                ends[key] = ends.get(key, 0) + 1


def told_of(named: Naming, events: list[Event], seats: int) -> dict[Row, set[int]]:
    """Of which rows was told, and of whom that they had to do with them."""
    found: dict[Row, set[int]] = {}
    for event in events:
        for row in named.happened_to(event):
            some = found.setdefault(row, set())
            seat = event.message.values.get("seat", -1)
            if isinstance(seat, int) and 0 <= seat < seats:
                some.add(seat)
    return found


def add_told(sums: Listened, told: dict[Row, set[int]], shares: list[int], shared: bool) -> None:
    """That a row was told of, and what those won of whom; a group wins together, whoever it was."""
    for (table, key), some in told.items():
        rows = sums.named.setdefault(table, {})
        rows[key] = rows.get(key, 0) + 1
        winners = {0} if shared else some
        if winners:
            won = sums.won.setdefault(table, {}).setdefault(key, Ratio())
            won.add(sum(shares[seat] for seat in winners), len(winners))


def add_handled(sums: Listened, table: Overheard, shares: list[int]) -> None:
    """What was done with each row."""
    for (name, key), tally in table.answers.items():
        tally.add_to(sums.handled.setdefault(name, {}).setdefault(key, Done()), shares)
    for name, times in table.apart.items():
        sums.apart[name] = sums.apart.get(name, 0) + times
    for ((name, key), (question, word)), tally in table.about.items():
        words = sums.about.setdefault(name, {}).setdefault(question, {})
        tally.add_to(words.setdefault(word, {}).setdefault(key, Done()), shares)


def last_told(named: Naming, events: list[Event]) -> dict[str, set[str]]:
    """For each table of content the row, or rows, that were told of last."""
    found: dict[str, set[str]] = {}
    for event in reversed(events):
        rows = [row for row in named.happened_to(event) if row[0] not in found]
        for table, key in rows:
            found.setdefault(table, set()).add(key)
    return found
