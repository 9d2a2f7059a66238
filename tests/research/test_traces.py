"""Games written down decision by decision, as lines and as columns, the same both ways."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from bothy import __version__
from bothy.bots import bot
from bothy.bots.series import luck_of
from bothy.games import games
from bothy.lab.runs import plan, play
from bothy.research.schema import schema
from bothy.research.traces import Row, trace, traces, write


def lines(file: Path) -> list[Row]:
    head, *rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert list(head) == ["run"]
    return rows


@pytest.mark.parametrize("key", games())
def test_every_row_holds_what_a_seat_saw_was_offered_and_chose(key: str, tmp_path: Path) -> None:
    game = games()[key]
    seats = max(2, game.seats[0])
    written = write(traces(game, 1, seats, ["random"], seed=3), tmp_path / "games.jsonl")
    rows = lines(tmp_path / "games.jsonl")
    assert written == (1, len(rows))
    words = game.new(seats).table.box.vocabulary.choices
    for row in rows:
        sight = game.load_sight(row["saw"])
        assert sight.viewer == row["seat"]
        assert row["offered"] == sorted(choice.id for choice in sight.choices())
        assert len(row["offered"]) > 1
        assert row["chose"] in row["offered"]
        assert words[row["chose"]].notation == row["notation"]
        assert row["step"] == type(sight.agenda[-1]).__name__
        assert row["reward"] == 2 * row["share"] - 1


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    first, second = traces(games()["loch-ness"], 2, 2, ["knack", "random"])
    assert {row["seat"]: row["bot"] for row in first} == {0: "knack", 1: "random"}
    assert {row["seat"]: row["bot"] for row in second} == {0: "random", 1: "knack"}


def test_the_same_seed_gives_the_same_rows_in_the_order_of_the_game() -> None:
    game = games()["loch-ness"]
    players = [bot("knack", game) for _ in range(game.seats[0])]
    once, again = (trace(game, players, luck_of(5, 0)) for _ in range(2))
    assert once == again, "same seed, same game"
    assert trace(game, players, luck_of(5, 1)) != once
    assert [row["move"] for row in once] == sorted(row["move"] for row in once)


@pytest.mark.parametrize("bots", [["random"], ["knack", "random"]])
@pytest.mark.parametrize("key", games())
def test_they_are_the_games_that_are_simulated(key: str, bots: list[str]) -> None:
    game = games()[key]
    seats = max(2, game.seats[0])
    planned = plan(game, seats, bots, {}, "", 4)
    for number, rows in enumerate(traces(game, 2, seats, bots, seed=4)):
        played = play(planned, number)
        ends = {row["seat"]: (row["bot"], row["score"], row["share"]) for row in rows}
        assert ends == {seat: (played.bots[seat], played.scores[seat], played.shares[seat]) for seat in ends}
        assert len(ends) > 1
        if bots != ["random"]:
            assert len(rows) == played.decisions


def test_what_was_played_is_written_beside_it(tmp_path: Path) -> None:
    game = games()["loch-ness"]
    series = traces(game, 1, 2, ["random"], {"storm": "on"}, seed=9, tensors=True)
    write(series, tmp_path / "games.jsonl")
    write(series, tmp_path / "games.parquet")
    head = json.loads((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()[0])["run"]
    assert json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"bothy"]) == head
    assert head == {
        "bothy": __version__,
        "game": "loch-ness",
        "rules": game.rules_version,
        "seats": 2,
        "bots": ["random", "random"],
        "options": game.settle({"storm": "on"}),
        "pack": "",
        "seed": 9,
        "games": 1,
        "reward": "win",
        "schema": schema(game, 2, {"storm": "on"}).digest,
    }


def test_columns_hold_the_same_as_lines(tmp_path: Path) -> None:
    game = games()["loch-ness"]
    seats = game.seats[0]
    for name in ("games.jsonl", "games.parquet"):
        write(traces(game, 2, seats, ["random"], seed=1, tensors=True), tmp_path / name)
    columns = pq.read_table(tmp_path / "games.parquet").to_pylist()
    for row in columns:
        row["saw"] = json.loads(row["saw"])
    assert columns == lines(tmp_path / "games.jsonl")
    size = schema(game, seats).size
    assert {len(row["tensor"]) for row in columns} == {size}


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    game = games()["loch-ness"]
    with pytest.raises(ValueError, match=r"end in \.jsonl or \.parquet, not games\.csv"):
        write(traces(game, 1, game.seats[0], ["random"]), tmp_path / "games.csv")
    with pytest.raises(ValueError, match="9 bots do not fit"):
        traces(game, 1, game.seats[0], ["random"] * 9)
    with pytest.raises(ValueError, match="has no bot 'clever'"):
        traces(game, 1, game.seats[0], ["clever"])
