"""A single game of bots, from the first question to the last, kept whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.seated import Bots
from bothy.bots.series import luck_of, round_the_table
from bothy.bots.usual import usual_bot
from bothy.games import find
from bothy.kernel import Choice, Game, Journal, Position, Seat


@dataclass(frozen=True)
class FinishedGame:
    """A game that was played to its end."""

    game: Game[Any]
    bots: list[str]
    """Who sat where."""
    journal: Journal[Any]
    """Every answer and every outcome; `str(journal)` is a text that `bothy replay` tells again."""
    scores: list[int]
    """What each seat came to."""
    shares: list[float]
    """Each seat's share of the win; they add up to 1, or to 0 where a game of all together was lost."""
    decisions: int
    """How many answers had an alternative."""

    @property
    def position(self) -> Position[Any]:
        """How the table lies at the end."""
        return self.journal.position

    @property
    def winners(self) -> list[Seat]:
        """The seats that have a share of the win."""
        return [seat for seat, share in enumerate(self.shares) if share > 0]


class Recorded(Bots):
    """Bots whose game is written into a journal as it goes."""

    def __init__(self, journal: Journal[Any], bots: list[Bot]) -> None:
        super().__init__(journal.position, bots)
        self.journal = journal

    def happen(self, outcome: int) -> None:
        self.journal.happen(outcome)

    def hear(self, seat: Seat) -> None:
        self.journal.hear(seat)

    def seal(self, seat: Seat, choice: Choice) -> None:
        self.journal.seal(seat, choice)


def play(
    game: str | Game[Any],
    bots: str | Bot | Sequence[str | Bot] = (),
    seats: int = 0,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    pack: str = "",
) -> FinishedGame:
    """Let bots play one game to its end.

    `bots` are names (`random`, `knack`, `knack:level`) or bots of one's own; a short list goes round the table, and
    without one the game's own bot sits everywhere. Without `seats` there are as many as the bots given, if that many
    can play, else as many as is usual. Same bots, same seed, same game.

    Examples:
        >>> import bothy
        >>> finished = bothy.play("loch-ness", bots=["knack", "random"], seed=7)
        >>> finished.bots, len(finished.scores)
        (['knack', 'random'], 2)
        >>> sum(finished.shares)
        1.0
        >>> finished.scores == bothy.play("loch-ness", bots=["knack", "random"], seed=7).scores
        True

    """
    found = find(game) if isinstance(game, str) else game
    given = [bots] if isinstance(bots, str | Bot) else list(bots)
    few, many = found.seats
    count = seats or (len(given) if few <= len(given) <= many else found.usual_seats())
    if len(given) > count:
        raise ValueError(f"{len(given)} bots do not fit on {count} seats")
    players = [bot(one, found) if isinstance(one, str) else one for one in given or [usual_bot(found)]]
    sitting = round_the_table(players, count)
    luck = luck_of(seed, 0)
    journal = Journal(found, count, dict(options or {}), pack)
    decisions = Recorded(journal, sitting).play(luck) + int(luck.forks)
    result = found.result(journal.position.table)
    return FinishedGame(found, [one.name for one in sitting], journal, result.scores, result.shares, decisions)
