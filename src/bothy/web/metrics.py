"""Figures for Prometheus, in its text format."""

from __future__ import annotations

import time
from collections.abc import Mapping

from bothy.host.tables import Tables

Family = tuple[str, str, str, Mapping[str, float]]
"""Figures of one name: that, their kind and meaning, and how much each is, by its label."""


class Metrics:
    """What is counted at one server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.sockets = 0
        """How many are open now."""
        self.began = time.time()

    def figures(self) -> list[tuple[str, str, str, float]]:
        """Each figure: its name, its kind, what it means, and how much it is."""
        storage, counts, work = self.tables.storage, self.tables.counts, self.tables.work
        pool = self.tables.bot_pool
        return [
            ("connections", "gauge", "Sockets open now", self.sockets),
            ("tables_hosted", "gauge", "Tables in memory", len(self.tables.hosts)),
            ("tables_made_total", "counter", "Tables made since the start", counts["tables"]),
            ("games_finished_total", "counter", "Games played to their end", counts["finished"]),
            ("answers_total", "counter", "Answers of people", counts["answers"]),
            ("time_outs_total", "counter", "Answers given by the clock", counts["time_outs"]),
            ("not_kept_total", "counter", "Answers the database did not keep", counts["not_kept"]),
            ("bots_puzzled_total", "counter", "Times a bot gave no answer", pool.quick.failures),
            ("searches_waiting", "gauge", "Searches that wait for a process", pool.searches.waiting),
            ("searches_stood_in_total", "counter", "Times the knack answered for a search", pool.stood_in),
            ("commits_total", "counter", "Transactions", storage.commits),
            ("writes_total", "counter", "Statements in them", storage.written),
            ("storage_seconds_total", "counter", "Time spent in transactions", round(storage.seconds, 3)),
            ("slow_readers_total", "counter", "Sockets dropped because they did not read", counts["slow"]),
            ("notices_sent_total", "counter", "Notices that were taken by their carriers", counts["notices_sent"]),
            ("notices_failed_total", "counter", "Times a notice could not be carried", counts["notices_failed"]),
            ("notices_dropped_total", "counter", "Notices beyond what is carried", counts["notices_dropped"]),
            ("loop_late_seconds_max", "gauge", "The longest anything due waited for the loop", round(work.late, 4)),
            ("up_seconds", "gauge", "Since the start", round(time.time() - self.began, 1)),
        ]

    def families(self) -> list[Family]:
        """Figures of which there are several."""
        work = self.tables.work
        held = sorted(work.held.items())
        times = {f'by="{by}"': one.times for by, one in held}
        seconds = {f'by="{by}"': round(one.seconds, 4) for by, one in held}
        longest = {f'by="{by}"': round(one.longest, 4) for by, one in held}
        long = {f'by="{by}"': one.long for by, one in held}
        where = (("loop", work.on_loop), ("beside", work.beside_loop))
        done = {f'what="{what}",where="{place}"': many for place, some in where for what, many in sorted(some.items())}
        return [
            ("loop_stretches_total", "counter", "Stretches of work on the loop, by what", times),
            ("loop_seconds_total", "counter", "Processor time on the loop, by what", seconds),
            ("loop_seconds_max", "gauge", "The longest stretch of it, by what", longest),
            ("loop_holds_total", "counter", "Stretches above 10 ms, by what", long),
            ("work_total", "counter", "Rows replayed and read, lines told; on the loop and beside it", done),
        ]

    def text(self) -> str:
        single: list[Family] = [(name, kind, about, {"": value}) for name, kind, about, value in self.figures()]
        lines: list[str] = []
        for name, kind, about, values in [*single, *self.families()]:
            lines += [f"# HELP bothy_{name} {about}", f"# TYPE bothy_{name} {kind}"]
            lines += [
                f"bothy_{name}{{{label}}} {value}" if label else f"bothy_{name} {value}"
                for label, value in values.items()
            ]
        return "\n".join(lines) + "\n"
