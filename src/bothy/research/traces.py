"""Traces: games of bots, decision by decision, for imitation learning. JSON lines or Parquet, by the file's ending.

A row holds what a seat saw, what it was offered and what it chose, and what came of it in the end.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.seated import Bots, Wanderers, faults_of, wander
from bothy.bots.series import luck_of, round_the_table, seating, told_of
from bothy.extras import installing
from bothy.kernel import Choice, Game, Luck, Position, Seat, Sight
from bothy.research.rewards import Reward, returns

ENDINGS = (".jsonl", ".parquet")
ROWS = 2_000
"""Rows of a Parquet group."""

Row = dict[str, Any]
Eyes = Callable[[Sight[Any]], list[float]] | None
"""Makes a tensor of a sight, where tensors are wanted."""


class Told(Bots):
    """A game of bots, with a row for each answer that had an alternative."""

    def __init__(self, game: Game[Any], position: Position[Any], bots: Sequence[Bot], number: int, eyes: Eyes) -> None:
        super().__init__(position, bots)
        self.game = game
        self.number = number
        self.eyes = eyes
        self.rows: list[Row] = []

    def seal(self, seat: Seat, choice: Choice) -> None:
        self.tell(seat, choice)
        super().seal(seat, choice)

    def tell(self, seat: Seat, choice: Choice) -> None:
        position = self.position
        choices = position.choices(seat)
        if len(choices) < 2:
            return
        sight = position.sight(seat)
        row: Row = {
            "game": self.number,
            "move": position.number,
            "seat": seat,
            "bot": self.bots[seat].name,
            "step": type(position.step()).__name__,
            "saw": sight.dump(),
            "offered": sorted(offer.id for offer in choices),
            "chose": choice.id,
            "notation": choice.notation,
        }
        if self.eyes is not None:
            row["tensor"] = self.eyes(sight)
        self.rows.append(row)


class ToldWanderers(Told, Wanderers):
    """The same of random bots only: they are heard in races as in a playout."""

    def heard(self, seat: Seat, choice: Choice) -> None:
        self.tell(seat, choice)


def tensors_of(game: Game[Any], seats: int, options: Mapping[str, str] | None, pack: str) -> Eyes:
    from bothy.research.schema import schema  # traces without tensors do without numpy

    found = schema(game, seats, options, pack)
    return lambda sight: found.tensor(sight).tolist()


def trace(
    game: Game[Any],
    bots: Sequence[Bot],
    luck: Luck,
    options: Mapping[str, str] | None = None,
    pack: str = "",
    number: int = 0,
    reward: Reward = "win",
    tensors: bool = False,
) -> list[Row]:
    """One game, a row for each answer that had an alternative: the very game that `bothy simulate` plays."""
    eyes = tensors_of(game, len(bots), options, pack) if tensors else None
    position = game.new(len(bots), options, pack)
    told = (ToldWanderers if wander(bots) else Told)(game, position, bots, number, eyes)
    told.play(luck)
    result, rewards = game.result(position.table), returns(game, position.table, reward)
    for row in told.rows:
        seat = row["seat"]
        row |= {"score": result.scores[seat], "share": result.shares[seat], "reward": rewards[seat]}
    return told.rows


class Series:
    """Many games, one after the other; the bots move on by a seat from game to game."""

    def __init__(
        self,
        game: Game[Any],
        games: int,
        seats: int,
        bots: Sequence[str],
        options: Mapping[str, str] | None = None,
        pack: str = "",
        seed: int = 0,
        reward: Reward = "win",
        tensors: bool = False,
        strict: bool = False,
    ) -> None:
        if not 0 < len(bots) <= seats:
            raise ValueError(f"{len(bots)} bots do not fit on {seats} seats")
        self.game, self.games, self.options, self.pack, self.seed = game, games, dict(options or {}), pack, seed
        self.reward: Reward = reward
        self.tensors = tensors
        self.strict = strict
        """Whether an answer of a bot that is refused, late or missing is an error."""
        self.players = round_the_table([bot(name, game) for name in bots], seats)

    def __iter__(self) -> Iterator[list[Row]]:
        for number in range(self.games):
            bots = seating(self.players, number)
            luck = luck_of(self.seed, number)
            rows = trace(self.game, bots, luck, self.options, self.pack, number, self.reward, self.tensors)
            faults = self.faults()
            if self.strict and faults:
                name, counts = next(iter(faults.items()))
                told = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
                raise ValueError(f"game {number}: answers of {name} went wrong: {told}")
            yield rows

    def faults(self) -> dict[str, dict[str, int]]:
        """What went wrong with the answers of bots, by their names."""
        return {name: dict(faults) for name, faults in faults_of(self.players).items() if faults}

    def told(self) -> dict[str, object]:
        """What is played, so that it can be played again, and which schema its tensors follow."""
        names = [player.name for player in self.players]
        said = told_of(self.game, len(names), names, self.options, self.pack, self.seed)
        said |= {"games": self.games, "reward": self.reward}
        if self.tensors:
            from bothy.research.schema import schema  # traces without tensors do without numpy

            said["schema"] = schema(self.game, len(names), self.options, self.pack).digest
        return said


def traces(
    game: Game[Any],
    games: int,
    seats: int,
    bots: Sequence[str],
    options: Mapping[str, str] | None = None,
    pack: str = "",
    seed: int = 0,
    reward: Reward = "win",
    tensors: bool = False,
) -> Series:
    """Many games as rows, to be gone through or written."""
    return Series(game, games, seats, bots, options, pack, seed, reward, tensors)


def write(games: Series, file: Path) -> tuple[int, int]:
    """Write games to a file, and tell how many they were and how many rows.

    What was played stands in the first line, `{"run": {…}}`, or in the metadata of the Parquet file under `bothy`.
    """
    if file.suffix not in ENDINGS:
        raise ValueError(f"traces are written to files that end in {' or '.join(ENDINGS)}, not {file.name}")
    counted = Counted(games)
    if file.suffix == ".parquet":
        write_parquet(counted, file, games.told())
    else:
        with file.open("w", encoding="utf-8") as out:
            out.write(json.dumps({"run": games.told()}, ensure_ascii=False, separators=(",", ":")) + "\n")
            for row in counted:
                out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
    return counted.games, counted.rows


class Counted:
    """The rows of games, counted as they go by."""

    def __init__(self, source: Iterable[list[Row]]) -> None:
        self.source = source
        self.games = 0
        self.rows = 0

    def __iter__(self) -> Iterator[Row]:
        for game in self.source:
            self.games += 1
            self.rows += len(game)
            yield from game


def write_parquet(rows: Iterable[Row], file: Path, told: dict[str, object]) -> None:
    """The same rows as columns; what was seen is a JSON text."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise ValueError(f"Parquet needs pyarrow: {installing('research')}") from error
    columns = {
        "game": pa.int32(),
        "move": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "step": pa.string(),
        "saw": pa.string(),
        "offered": pa.list_(pa.int32()),
        "chose": pa.int32(),
        "notation": pa.string(),
        "tensor": pa.list_(pa.float32()),
        "score": pa.int64(),
        "share": pa.float64(),
        "reward": pa.float64(),
    }
    layout = pa.schema(list(columns.items()), metadata={"bothy": json.dumps(told, ensure_ascii=False)})
    with pq.ParquetWriter(file, layout, compression="zstd") as writer:
        for group in batches(rows):
            flat = [{**row, "saw": json.dumps(row["saw"], ensure_ascii=False)} for row in group]
            writer.write_table(pa.Table.from_pylist(flat, layout))


def batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    group: list[Row] = []
    for row in rows:
        group.append(row)
        if len(group) == ROWS:
            yield group
            group = []
    if group:
        yield group
