"""Traces: games of bots, decision by decision, for imitation learning. JSON lines or Parquet, by the file's ending.

A row holds what a seat saw, what it was offered and what it chose, and what came of it in the end.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bothy.bots import Bot, bot, consult
from bothy.bots.series import luck_of, round_the_table, seating
from bothy.kernel import Game, Luck
from bothy.research.core.match import begin
from bothy.research.rewards import Reward, returns

ENDINGS = (".jsonl", ".parquet")
ROWS = 2_000
"""Rows of a Parquet group."""

Row = dict[str, Any]


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
    """One game, a row for each answer that had an alternative."""
    match = begin(game, len(bots), dict(options or {}), pack, luck)
    rows: list[Row] = []
    while (seat := match.asked()) >= 0:
        position = match.position
        choices = match.choices(seat)
        choice = consult(bots[seat], position, seat, luck) if len(choices) > 1 else choices[0]
        if len(choices) > 1:
            sight = position.sight(seat)
            row: Row = {
                "game": number,
                "move": position.number,
                "seat": seat,
                "bot": bots[seat].name,
                "step": type(position.step()).__name__,
                "saw": sight.dump(),
                "offered": sorted(offer.id for offer in choices),
                "chose": choice.id,
                "notation": choice.notation,
            }
            if tensors:
                from bothy.research.schema import schema  # traces without tensors do without numpy

                row["tensor"] = schema(game, len(bots), options, pack).tensor(sight).tolist()
            rows.append(row)
        match.answer(seat, choice)
    result, rewards = game.result(match.position.table), returns(game, match.position.table, reward)
    for row in rows:
        seat = row["seat"]
        row |= {"score": result.scores[seat], "share": result.shares[seat], "reward": rewards[seat]}
    return rows


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
) -> Iterator[list[Row]]:
    """Many games, one after the other; the bots move on by a seat from game to game."""
    if not 0 < len(bots) <= seats:
        raise ValueError(f"{len(bots)} bots do not fit on {seats} seats")
    players = round_the_table([bot(name, game) for name in bots], seats)
    for number in range(games):
        yield trace(game, seating(players, number), luck_of(seed, number), options, pack, number, reward, tensors)


def write(games: Iterable[list[Row]], file: Path) -> tuple[int, int]:
    """Write games to a file, and tell how many they were and how many rows."""
    if file.suffix not in ENDINGS:
        raise ValueError(f"traces are written to files that end in {' or '.join(ENDINGS)}, not {file.name}")
    counted = Counted(games)
    if file.suffix == ".parquet":
        write_parquet(counted, file)
    else:
        with file.open("w", encoding="utf-8") as out:
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


def write_parquet(rows: Iterable[Row], file: Path) -> None:
    """The same rows as columns; what was seen is a JSON text."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise ValueError("Parquet needs pyarrow: pip install bothy[research]") from error
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
    layout = pa.schema(list(columns.items()))
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
