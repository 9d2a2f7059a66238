"""A match: a game whose chance comes from a seed. What environments and traces play."""

from __future__ import annotations

from typing import Any

from bothy.kernel.driver import Driver
from bothy.kernel.game import Game
from bothy.kernel.luck import Luck
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.step import Ask, Decision
from bothy.kernel.table import Seat


class Match(Driver[Any]):
    """A position that always waits for a seat, or is over: dice, draws and who is heard first come from its luck.

    Everybody answers unseen where several are asked; of those who speak in a race, one is drawn evenly.
    """

    def __init__(self, game: Game[Any], position: Position[Any], luck: Luck) -> None:
        super().__init__(position)
        self.game = game
        self.luck = luck

    def copy(self) -> Match:
        return Match(self.game, self.position.copy(), copied(self.luck))

    def asked(self) -> Seat:
        """The first of the seats that have still to answer; -1 at the end."""
        agenda = self.position.agenda
        if not agenda:
            return -1
        step = agenda[-1]
        if isinstance(step, Decision):
            return step.seat
        asking = self.position.asking()
        return asking[0]

    def choices(self, seat: Seat) -> list[Choice]:
        """What a seat that is asked may answer."""
        step = self.position.agenda[-1]
        assert isinstance(step, Ask)
        return step.choices(self.position.table, seat)

    def mask(self, seat: Seat) -> bytearray:
        """A byte for each choice of the vocabulary, 1 where it is offered; the last is for waiting."""
        position = self.position
        size = len(position.table.box.vocabulary.choices)
        mask = bytearray(size + 1)
        if self.asks(seat):
            for choice in self.choices(seat):
                mask[choice.id] = 1
        else:
            mask[size] = 1
        return mask

    def asks(self, seat: Seat) -> bool:
        """Whether this seat is waited for."""
        agenda = self.position.agenda
        if not agenda:
            return False
        step = agenda[-1]
        if isinstance(step, Decision):
            return step.seat == seat
        return seat in self.position.asking()

    def answer(self, seat: Seat, choice: Choice) -> None:
        """A seat that is asked answers something it is offered, and chance brings what follows."""
        self.position.take(seat, choice)
        self.proceed(self.luck)

    def offers(self, seat: Seat, action: int) -> bool:
        """Whether a seat that is asked is offered the choice of this number."""
        return any(choice.id == action for choice in self.choices(seat))

    def act(self, seat: Seat, action: int) -> bool:
        """Answer by the number of a choice; False if it is not offered, and then nothing has changed."""
        if not self.offers(seat, action):
            return False
        self.answer(seat, self.position.table.box.vocabulary.choices[action])
        return True


def begin(game: Game[Any], seats: int, options: dict[str, str], pack: str, luck: Luck) -> Match:
    """A new game, run on to its first question."""
    match = Match(game, game.new(seats, options, pack), luck)
    match.proceed(luck)
    return match


def copied(luck: Luck) -> Luck:
    """Luck that will draw the same."""
    return revived(drawn(luck))


def drawn(luck: Luck) -> tuple[int, int, int, int, int]:
    """All that makes out what luck will draw next."""
    return int(luck.a), int(luck.b), int(luck.c), int(luck.counter), int(luck.forks)


def revived(state: tuple[int, int, int, int, int]) -> Luck:
    luck = Luck(0)
    luck.a, luck.b, luck.c, luck.counter, luck.forks = state
    return luck
