"""Figures for Prometheus, in its text format."""

from __future__ import annotations

import time

from bothy.host.tables import Tables


class Metrics:
    """What is counted at one server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.sockets = 0
        """How many are open now."""
        self.began = time.time()

    def figures(self) -> list[tuple[str, str, str, float]]:
        """Each figure: its name, its kind, what it means, and how much it is."""
        storage, counts = self.tables.storage, self.tables.counts
        return [
            ("connections", "gauge", "Sockets open now", self.sockets),
            ("tables_hosted", "gauge", "Tables in memory", len(self.tables.hosts)),
            ("tables_made_total", "counter", "Tables made since the start", counts["tables"]),
            ("games_finished_total", "counter", "Games played to their end", counts["finished"]),
            ("answers_total", "counter", "Answers of people", counts["answers"]),
            ("time_outs_total", "counter", "Answers given by the clock", counts["time_outs"]),
            ("not_kept_total", "counter", "Answers the database did not keep", counts["not_kept"]),
            ("bots_puzzled_total", "counter", "Times a bot gave no answer", self.tables.bot_pool.failures),
            ("commits_total", "counter", "Transactions", storage.commits),
            ("writes_total", "counter", "Statements in them", storage.written),
            ("storage_seconds_total", "counter", "Time spent in transactions", round(storage.seconds, 3)),
            ("slow_readers_total", "counter", "Sockets dropped because they did not read", counts["slow"]),
            ("up_seconds", "gauge", "Since the start", round(time.time() - self.began, 1)),
        ]

    def text(self) -> str:
        return "".join(
            f"# HELP bothy_{name} {about}\n# TYPE bothy_{name} {kind}\nbothy_{name} {value}\n"
            for name, kind, about, value in self.figures()
        )
