"""A small learner in numpy: policy gradient with a clipped objective, against random play at a table for two.

    python examples/learner.py --minutes 8 --curve curve.png

One hidden layer looks at the tensor of a seat's sight and weighs every action of the vocabulary; what is not offered
gets no weight. It is paid at the end of a game by how far it is ahead. After training it plays 1,000 games against
the bot `random`, as many in each seat, and tells the share it won with its 95 % interval.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bothy.bots import Random, consult
from bothy.kernel import Luck
from bothy.lab.tally import wilson
from bothy.research.pettingzoo import OneByOne, env

Array = NDArray[np.float32]
HIDDEN = 96
TABLES = 48
"""Games played side by side, so that the network looks at many positions at once."""
EPOCHS = 3
CLIP = 0.2
ENTROPY = 0.01
RATE = 1.5e-3


class Network:
    """Tensor to hidden layer to a weight for each action and a guess of the outcome."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            weights: Array = rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)
            return weights.astype(np.float32)

        self.weights = {
            "in": layer(inputs, HIDDEN, 1.0),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "act": layer(HIDDEN, actions, 0.1),
            "act_bias": np.zeros(actions, np.float32),
            "guess": layer(HIDDEN, 1, 0.1),
            "guess_bias": np.zeros(1, np.float32),
        }
        self.slow = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0
        self.mean = np.zeros(inputs, np.float32)
        self.spread = np.ones(inputs, np.float32)

    def scale(self, tensors: Array) -> Array:
        """Numbers brought to a like size: large ones by their logarithm, then all by what was usual at first."""
        small = np.sign(tensors) * np.log1p(np.abs(tensors))
        usual: Array = np.clip((small - self.mean) / self.spread, -4, 4)
        return usual

    def get_used_to(self, tensors: Array) -> None:
        small = np.sign(tensors) * np.log1p(np.abs(tensors))
        self.mean = small.mean(0)
        self.spread = np.maximum(small.std(0), 0.2)

    def look(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, a probability for each action, and the guess."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in_bias"])
        logits = np.where(masks > 0, hidden @ w["act"] + w["act_bias"], np.float32(-1e9))
        odds = np.exp(logits - logits.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        return hidden, odds, (hidden @ w["guess"] + w["guess_bias"])[:, 0]

    def learn(self, seen: Array, masks: Array, taken: NDArray[np.int64], before: Array, paid: Array) -> None:
        """One step uphill (Adam): towards what paid more than was guessed, not far from how it was played."""
        w, count = self.weights, len(seen)
        hidden, odds, guess = self.look(seen, masks)
        rows = np.arange(count)
        surplus = paid - guess
        surplus = (surplus - surplus.mean()) / (surplus.std() + 1e-6)
        ratio = odds[rows, taken] / before
        held = ((ratio > 1 + CLIP) & (surplus > 0)) | ((ratio < 1 - CLIP) & (surplus < 0))
        push = np.where(held, 0, ratio * surplus).astype(np.float32)
        up = -odds * push[:, None]
        up[rows, taken] += push
        logs = np.log(np.maximum(odds, 1e-12))
        up -= ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
        miss = (paid - guess)[:, None] * 0.5
        inner = (up @ w["act"].T + miss @ w["guess"].T) * (1 - hidden * hidden)
        steps = {
            "in": seen.T @ inner,
            "in_bias": inner.sum(0),
            "act": hidden.T @ up,
            "act_bias": up.sum(0),
            "guess": hidden.T @ miss,
            "guess_bias": miss.sum(0),
        }
        self.updates += 1
        for name, step in steps.items():
            step = step / count
            self.slow[name] = 0.9 * self.slow[name] + 0.1 * step
            self.square[name] = 0.999 * self.square[name] + 0.001 * step * step
            slow = self.slow[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            w[name] += RATE * slow / (np.sqrt(square) + 1e-8)


@dataclass
class Memory:
    """What the learner saw, could do and did, until the game it was in ended."""

    seen: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    odds: list[float] = field(default_factory=list)
    paid: list[float] = field(default_factory=list)


class Table:
    """One game after the other; the learner changes seats, and random plays the other."""

    def __init__(self, game: str, number: int, learner: int) -> None:
        self.env: OneByOne = env(game, 2, reward="margin")
        self.env.reset(seed=number)
        self.learner = learner
        self.luck = Luck(number + 1)
        self.memory = Memory()

    def to_the_learner(self) -> bool:
        """Play on until the learner is asked and has a choice; False at the end of the game."""
        match = self.env.match
        while (seat := match.asked()) >= 0:
            choices = match.choices(seat)
            if seat == self.learner and len(choices) > 1:
                return True
            forced = seat == self.learner
            choice = choices[0] if forced else consult(Random("random"), match.position, seat, self.luck)
            match.answer(seat, choice)
        return False

    def answer(self, action: int) -> None:
        self.env.match.answer(self.learner, self.env.words[action])


def act(network: Network, tables: list[Table], rng: np.random.Generator | None) -> None:
    """The learner answers at all these tables: by its odds, or what it likes best if no generator is given."""
    views = [table.env.look(table.learner) for table in tables]
    seen = network.scale(np.stack([view["observation"][:-8] for view in views]))
    masks = np.stack([view["action_mask"] for view in views])
    _, odds, _ = network.look(seen, masks)
    if rng is None:
        taken = odds.argmax(1)
    else:
        taken = (odds.cumsum(1) > rng.random((len(odds), 1)) * 0.999999).argmax(1)
    for row, table in enumerate(tables):
        memory, action = table.memory, int(taken[row])
        memory.seen.append(seen[row])
        memory.masks.append(masks[row])
        memory.taken.append(action)
        memory.odds.append(float(odds[row, action]))
        table.answer(action)


def play(network: Network, game: str, first: int, count: int, rng: np.random.Generator | None) -> tuple[float, Memory]:
    """So many games, as many in each seat: how many the learner won, and what it remembers of them."""
    wins, memory = 0.0, Memory()
    tables = [Table(game, first + number, number % 2) for number in range(count)]
    while tables:
        asked = []
        for table in tables:
            if table.to_the_learner():
                asked.append(table)
                continue
            over = table.env.match.position.table
            wins += table.env.game.result(over).shares[table.learner]
            paid = float(np.tanh(table.env.rewards_now()[table.learner] / 20))
            table.memory.paid = [paid] * len(table.memory.taken)
            for name, kept in vars(memory).items():
                kept.extend(getattr(table.memory, name))
        tables = asked
        if tables:
            act(network, tables, rng)
    return wins, memory


def usual(game: str) -> Array:
    """Tensors of some random games, to get used to."""
    seen = []
    for number in range(20):
        table = Table(game, 10_000_000 + number, number % 2)
        while table.to_the_learner():
            seen.append(table.env.look(table.learner)["observation"][:-8])
            table.env.match.answer(
                table.learner, consult(Random("random"), table.env.match.position, table.learner, table.luck)
            )
    return np.stack(seen)


def train(game: str, minutes: float, seed: int, curve: list[tuple[float, int, float]]) -> Network:
    """Play and learn for so long; the curve gets time, games and the share won of the last few hundred."""
    rng = np.random.default_rng(seed)
    table = env(game, 2)
    network = Network(table.schema.size - 8, table.wait + 1, rng)
    network.get_used_to(usual(game))
    start, games = time.monotonic(), 0
    lately: list[float] = []
    while time.monotonic() - start < minutes * 60:
        wins, memory = play(network, game, seed * 1_000_000 + games, TABLES, rng)
        games += TABLES
        lately = [*lately[-9:], wins / TABLES]
        seen, masks = np.stack(memory.seen), np.stack(memory.masks)
        taken, odds = np.array(memory.taken), np.array(memory.odds, np.float32)
        paid = np.array(memory.paid, np.float32)
        for _ in range(EPOCHS):
            for rows in np.array_split(rng.permutation(len(taken)), max(1, len(taken) // 1024)):
                network.learn(seen[rows], masks[rows], taken[rows], odds[rows], paid[rows])
        passed = (time.monotonic() - start) / 60
        curve.append((passed, games, float(np.mean(lately))))
        print(f"\r{passed:5.1f} min {games:6} games, of the last won {np.mean(lately):.1%}  ", end="", flush=True)
    print()
    return network


def draw(curve: list[tuple[float, int, float]], game: str, final: tuple[float, float, float], file: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib  # pyright: ignore[reportMissingImports]

    matplotlib.use("Agg")
    from matplotlib import pyplot  # pyright: ignore[reportMissingImports]

    _, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([games for _, games, _ in curve], [won for _, _, won in curve], label="while learning, last 480 games")
    share, low, high = final
    axes.errorbar(
        [curve[-1][1]], [share], [[share - low], [high - share]], fmt="o", capsize=4, label="1,000 games after"
    )
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(xlabel="games", ylabel="share won against random", title=f"{game}, two seats", ylim=(0, 1))
    axes.legend(loc="lower right")
    pyplot.savefig(file, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat random play at a table for two.")
    parser.add_argument("--game", default="loch-ness")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=1000, help="games of the test at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the learning curve to this PNG")
    given = parser.parse_args()
    curve: list[tuple[float, int, float]] = []
    network = train(given.game, given.minutes, given.seed, curve)
    wins = 0.0
    for first in range(0, given.games, 50):
        wins += play(network, given.game, 900_000_000 + first, min(50, given.games - first), None)[0]
    share, (low, high) = wins / given.games, wilson(wins, given.games)
    interval = f"95 %: {low:.1%} to {high:.1%}"
    print(f"{given.game}: {wins:.1f} of {given.games} games won against random: {share:.1%} ({interval})")
    if given.curve:
        draw(curve, given.game, (share, low, high), given.curve)
        print(f"learning curve: {given.curve}")


if __name__ == "__main__":
    main()
