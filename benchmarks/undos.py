"""What undos cost one who tells a game again: 5,700 rows with 800 undos beside 5,700 rows without any, in one run.

It must be at most twice the processor's time. `PYTHONPATH=tests python benchmarks/undos.py`; `--smoke` for a tenth.
"""

from __future__ import annotations

import argparse
import time

from bothy.games import find
from bothy.host.replays import Replay
from bothy.host.table_record import SeatRecord, TableRecord
from bothy.kernel.journal import Row
from campaigns.holds import walked

MOST = 2.0


def told(game: str, rows: list[Row]) -> float:
    """The processor's time to tell these rows, the best of three."""
    record = TableRecord("undos", game, [SeatRecord(), SeatRecord()], find(game).settle({}), "", "", "", 0.0)
    best = float("inf")
    for _ in range(3):
        replay = Replay(find(game), record)
        begun = time.thread_time()
        replay.play_on(rows)
        best = min(best, time.thread_time() - begun)
    return best


def games_in_a_row(game: str, rows: int) -> float:
    """The time for so many rows without an undo: whole games one after the other, since one alone is shorter."""
    seconds, done = 0.0, 0
    while done < rows:
        journal = walked(game, 2, 60 + done % 7, 0)
        seconds += told(game, journal.rows)
        done += len(journal.rows)
    return seconds * rows / done


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--game", default="loch-ness")
    given = parser.parse_args()
    rows, undos = (570, 80) if given.smoke else (5_700, 800)
    journal = walked(given.game, 2, rows, undos)
    plain = games_in_a_row(given.game, len(journal.rows))
    ratio = told(given.game, journal.rows) / plain
    print(f"{given.game}: {len(journal.rows):,} rows, with {undos} undos {ratio:.2f} times the time of none")
    return 0 if ratio <= MOST else 1


if __name__ == "__main__":
    raise SystemExit(main())
