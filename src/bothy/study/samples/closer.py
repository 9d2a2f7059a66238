"""Games looked at closely: how far an answer moves every outlook, and how early the winner can be told.

The games are those that are counted, played again. At four moments of each the open table is played on several times
by strong players with other luck; whoever wins most of these is who one would have named, and what came of the game
itself says how often that is right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bothy.bots.search.models import Cast, Model, strongest
from bothy.bots.search.rollouts import play_on
from bothy.bots.search.streams import Streams, mixed
from bothy.bots.seated import Bots, Wanderers, wander
from bothy.games import find
from bothy.kernel import Choice, Game, Luck, Position, Seat
from bothy.lab.runs import bot_of
from bothy.study.core.watching import PARTS, WHOLE
from bothy.study.mishaps import Mishaps
from bothy.study.plan import Study
from bothy.study.sums import Mean, Ratio

MOMENTS = (2, 4, 6, 8)
"""After so many tenths of a game the winner is to be told."""
ROLLOUTS = 8
"""How often the table is played on from each."""
APART = 0xEA


@dataclass
class Closer(Mishaps):
    told: list[Mean] = field(default_factory=lambda: [Mean() for _ in MOMENTS])
    """What whoever would have been named has won, by moment, in parts of a win; of a group, whether it was right."""
    own: Ratio = field(default_factory=Ratio)
    """How far answers moved the outlook of who gave them, in ten-thousandths, and how many there were."""
    others: Ratio = field(default_factory=Ratio)
    """The same for another seat."""
    aimed: Ratio = field(default_factory=Ratio)
    """Answers that moved another seat further than one's own."""


class Close(Bots):
    """Bots watched closely: a copy of the table whenever something is settled, and outlooks around each answer."""

    def __init__(self, game: Game[Any], position: Position[Any], bots: list[Any]) -> None:
        super().__init__(position, bots)
        self.game = game
        self.tick = game.tick(position.table)
        self.moments: list[Position[Any]] = []
        self.own = self.others = self.answers = self.aimed = 0
        self.looks = game.has_outlook() and position.table.box.seats > 1 and not game.is_shared(position.table.box)

    def seal(self, seat: Seat, choice: Choice) -> None:
        position, alone = self.position, len(self.position.asking()) == 1
        counts = self.looks and alone and not position.sealed and len(position.choices(seat)) > 1
        before = self.game.outlook(position.table) if counts else []
        position.take(seat, choice)
        if counts and position.agenda:
            self.compare(seat, before, self.game.outlook(position.table))
        tick = self.game.tick(position.table)
        if tick != self.tick and position.agenda and not position.sealed:
            self.tick = tick
            self.moments.append(position.copy())

    def compare(self, seat: Seat, before: list[float], after: list[float]) -> None:
        moved = [abs(late - early) for early, late in zip(before, after, strict=True)]
        mine, rest = moved.pop(seat), moved
        self.answers += 1
        self.own += int(mine * PARTS + 0.5)
        self.others += int(sum(rest) / len(rest) * PARTS + 0.5)
        self.aimed += max(rest) > mine + 1 / PARTS


class CloseWanderers(Close, Wanderers):
    """The same where everybody takes anything."""


def add_closely(sums: Closer, study: Study, number: int) -> None:
    """Look at one game. Nothing is added of one that fails, on its way or played on."""
    game = find(study.game)
    bots = [bot_of(study.game, name) for name in study.seating(number)]
    with sums.noted(number, bots):
        position = game.new(study.seats, dict(study.options), study.pack)
        close = (CloseWanderers if wander(bots) else Close)(game, position, bots)
        close.play(study.luck(number))
        told = foretold(study, number, position, close.moments)
        sums.own.add(close.own, close.answers)
        sums.others.add(close.others, close.answers)
        sums.aimed.add(close.aimed, close.answers)
        for place, share in told.items():
            sums.told[place].add(share)


def foretold(study: Study, number: int, position: Position[Any], moments: list[Position[Any]]) -> dict[int, int]:
    """What came of whoever would have been named, by the place of the moment."""
    game = find(study.game)
    shares = [int(share * WHOLE + 0.5) for share in game.result(position.table).shares]
    shared, found = study.is_shared(), {}
    for place, tenths in enumerate(MOMENTS):
        some = [moment for moment in moments if moment.number * 10 <= position.number * tenths]
        if some:
            hopes = played_on(game, some[-1], mixed(mixed(study.seed, APART), number * len(MOMENTS) + place))
            found[place] = right(hopes, shares, shared)
    return found


def played_on(game: Game[Any], moment: Position[Any], seed: int) -> list[float]:
    """What each seat wins in all when a table is played on several times."""
    seats = moment.table.box.seats
    strong = Model(strongest(game))
    hopes = [0.0] * seats
    for rollout in range(ROLLOUTS):
        own = mixed(seed, rollout)
        position = moment.copy()
        play_on(game, position, Cast(game, [[strong]], strong, 0, seats, Luck(own)), Streams(own, seats), True)
        for seat, share in enumerate(game.result(position.table).shares):
            hopes[seat] += share
    return hopes


def right(hopes: list[float], shares: list[int], shared: bool) -> int:
    """What came of whoever had most hope; of a group, whether it was rightly given up or not."""
    if shared:
        return WHOLE if (hopes[0] * 2 >= ROLLOUTS) == (shares[0] > 0) else 0
    best = max(hopes)
    named = [share for hope, share in zip(hopes, shares, strict=True) if hope == best]
    return sum(named) // len(named)
