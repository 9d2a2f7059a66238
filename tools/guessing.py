"""How well the cards of Loch Ness' bots can be guessed by who knows their code: `python tools/guessing.py knack:sharp`.

A guesser sees what a spectator does. When cards are laid it asks the bot's own code how likely each card is; with each
camera that is moved afterwards it asks how likely that move was with each card. It names the likeliest card twice: as
soon as cards are laid, and before they are turned up. The first round, whose cards are drawn, is left out.
"""

from __future__ import annotations

import argparse
import sys

from bothy.bots import bot
from bothy.bots.players import Knack
from bothy.games import find
from bothy.games.loch_ness.bot.knack import chances
from bothy.games.loch_ness.cameras import CameraSpot, MoveCamera
from bothy.games.loch_ness.choices import Card
from bothy.games.loch_ness.rounds import LayCards
from bothy.games.loch_ness.table import Loch
from bothy.kernel import SPECTATOR, Chance, Choice, Luck, Position, Seat, Sight
from bothy.kernel.table import copy_of


class Guesser:
    """What somebody who looks on believes of the cards of a round, and how often that was right."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.beliefs: dict[Seat, dict[int, float]] = {}
        self.at_once: dict[Seat, int] = {}
        self.right_at_once = self.right = self.cards = 0

    def cards_laid(self, sight: Sight[Loch], seats: list[Seat]) -> None:
        self.beliefs = {seat: self.prior(sight, seat) for seat in seats}
        self.at_once = {seat: likeliest(belief) for seat, belief in self.beliefs.items()}

    def prior(self, sight: Sight[Loch], seat: Seat) -> dict[int, float]:
        some: list[Choice] = LayCards().choices(sight.table, seat)
        found = chances(as_seat(sight, seat, None), some, self.level)
        return {choice.card: weight for choice, weight in zip(some, found, strict=True) if isinstance(choice, Card)}

    def camera_moved(self, sight: Sight[Loch], seat: Seat, choices: list[Choice], choice: Choice) -> None:
        belief = self.beliefs.get(seat, {})
        for card in belief:
            found = chances(as_seat(sight, seat, card), choices, self.level)
            belief[card] *= found[choices.index(choice)] + 1e-12

    def turned_up(self, laid: list[int]) -> None:
        for seat, belief in self.beliefs.items():
            self.cards += 1
            self.right_at_once += laid[seat] == self.at_once[seat]
            self.right += laid[seat] == likeliest(belief)
        self.beliefs = {}


def likeliest(belief: dict[int, float]) -> int:
    return max(belief, key=lambda card: belief[card])


def as_seat(sight: Sight[Loch], seat: Seat, card: int | None) -> Sight[Loch]:
    """What a seat would see if all it knew besides the spectator's sight were this card of its own."""
    table = copy_of(sight.table)
    if card is not None:
        table.laid[seat] = card
    return Sight(seat, table, sight.agenda, {}, [])


def watch(name: str, seats: int, seed: int, guesser: Guesser) -> None:
    """A game of such bots, looked on by a guesser."""
    game = find("loch-ness")
    player, luck = bot(name, game), Luck(seed)
    position: Position[Loch] = game.new(seats)
    known = False
    while not position.over():
        step = position.step()
        if isinstance(step, Chance):
            position.happen(luck.outcome(position.odds()))
            continue
        sight = position.sight(SPECTATOR)
        if isinstance(step, LayCards) and not known:
            guesser.cards_laid(sight, step.seats(position.table))
            known = True
        seat = position.asking()[0]
        choices = position.choices(seat)
        choice = player.choose(position.sight(seat), choices, luck.word())
        if known and isinstance(step, MoveCamera | CameraSpot) and len(choices) > 1:
            guesser.camera_moved(sight, seat, choices, choice)
        laid, before = position.table.laid.copy(), position.table.clock
        position.seal(seat, choice)
        if known and position.table.clock != before:
            guesser.turned_up(laid)
            known = False


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="guessing.py", description="Guess the cards of Loch Ness' bots.")
    parser.add_argument("bot", nargs="?", default="knack")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    given = parser.parse_args(arguments)
    player = bot(given.bot, find("loch-ness"))
    if not isinstance(player, Knack):
        raise SystemExit(f"{given.bot} is not a knack, so that its code cannot be asked")
    guesser = Guesser(player.level)
    for seed in range(given.games):
        watch(given.bot, given.seats, seed, guesser)
    sys.stdout.write(
        f"{given.bot}, {given.seats} seats, {given.games} games: of {guesser.cards} cards"
        f" {guesser.right_at_once / guesser.cards:.1%} were guessed as they were laid,"
        f" {guesser.right / guesser.cards:.1%} before they were turned up\n"
    )


if __name__ == "__main__":
    main()
