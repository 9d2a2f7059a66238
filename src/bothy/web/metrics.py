"""Figures for Prometheus, in its text format."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from bothy.host.postgres import LIFE
from bothy.host.statements import FIGURES
from bothy.host.tables import Tables

if TYPE_CHECKING:
    from bothy.web.relays import Relays

ALONE = ("processes", "up_seconds")
"""Figures that say nothing together with those of other processes."""
LAG = "replica_lag_seconds"
Family = tuple[str, str, str, Mapping[str, float]]
"""Figures of one name: that, their kind and meaning, and how much each is, by its label."""


class Metrics:
    """What is counted at one server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.sockets = 0
        """How many are open now."""
        self.began = time.time()
        self.relays: Relays | None = None
        if tables.company is not None:
            tables.company.fellows.figures = self.counted

    def figures(self) -> list[tuple[str, str, str, float]]:
        """Each figure: its name, its kind, what it means, and how much it is."""
        storage, counts, work = self.tables.storage, self.tables.counts, self.tables.work
        pool = self.tables.bot_pool
        away = pool.away
        thinkers: list[tuple[str, str, str, float]] = (
            []
            if away is None
            else [
                ("thinkers", "gauge", "Those who have joined to think for bots", away.joined),
                ("thoughts_elsewhere_total", "counter", "Answers of bots that came from them", away.thoughts),
                ("thoughts_missed_total", "counter", "Those that did not, or too late", away.missed),
                ("thinkers_refused_total", "counter", "Times somebody wished to join without the secret", away.refused),
            ]
        )
        return [
            *thinkers,
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
            *self.of_copy(),
            *self.among_others(),
            ("up_seconds", "gauge", "Since the start", round(time.time() - self.began, 1)),
        ]

    def of_copy(self) -> list[tuple[str, str, str, float]]:
        """Figures of a process that reads from a copy of its database."""
        copy = self.tables.storage.replica
        if copy is None:
            return []
        return [
            (LAG, "gauge", "How far behind the replica is", round(copy.lag, 3)),
            ("replica_reads_total", "counter", "What was read from it", copy.reads),
            ("replica_passed_over_total", "counter", "Times it was away or too old", copy.passed_over),
        ]

    def among_others(self) -> list[tuple[str, str, str, float]]:
        """Figures of a process that serves its database together with others."""
        company, relays = self.tables.company, self.relays
        if company is None or relays is None:
            return []
        storage, counts = self.tables.storage, self.tables.counts
        return [
            ("processes", "gauge", "Processes that serve this database now", len(company.fellows.others) + 1),
            ("leases_held", "gauge", "Tables this process holds", len(company.leases.held)),
            ("leases_lost_total", "counter", "Tables others took while this process stood still", company.lost),
            ("late_writes_total", "counter", "Writes the database refused because others held the table", storage.late),
            ("taken_up_total", "counter", "Tables taken up from storage", counts["taken_up"]),
            ("handed_over_total", "counter", "Tables handed over to others", counts["handed_over"]),
            ("relayed_sockets", "gauge", "Sockets passed on to other processes now", relays.sockets),
            ("relayed_requests_total", "counter", "Requests passed on to other processes", relays.requests),
            ("beat_seconds_max", "gauge", "The longest a sign of life took", round(company.fellows.slowest, 3)),
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

    def counted(self) -> dict[str, float]:
        """What the figures of the whole house are put together from; each process shows it with its signs of life."""
        return {name: value for name, _, _, value in self.figures() if name not in ALONE}

    async def house(self) -> str:
        """Figures of all processes together, which all of them tell alike; those of the others are a second old."""
        storage, company = self.tables.storage, self.tables.company
        counted = {"": self.counted()}
        if company is not None:
            others = await storage.read(FIGURES, (LIFE,))
            counted |= {id: msgspec.json.decode(figures) for id, figures in others if id != company.fellows.id}
        tables = {f'state="{state}"': many for state, many in sorted((await storage.census()).items())}
        figures: list[Family] = [
            ("house_tables", "gauge", "Tables of the house, by their state", tables),
            ("house_processes", "gauge", "Processes that serve it", {"": len(counted)}),
        ]
        for name in sorted({name for one in counted.values() for name in one}):
            values = [one[name] for one in counted.values() if name in one]
            if name.endswith("_max") or name == LAG:
                whole, about = max(values), "The most of any process"
            else:
                whole, about = sum(values), "Of all processes that are alive, together"
            # no counter: it falls when a process ends, which is not the reset that a reader would take it for
            figures.append((f"house_{name}", "gauge", f"{about}: bothy_{name}", {"": round(whole, 4)}))
        return told(figures)

    def text(self) -> str:
        single: list[Family] = [(name, kind, about, {"": value}) for name, kind, about, value in self.figures()]
        return told([*single, *self.families()])


def told(figures: Iterable[Family]) -> str:
    """As Prometheus reads them."""
    lines: list[str] = []
    for name, kind, about, values in figures:
        lines += [f"# HELP bothy_{name} {about}", f"# TYPE bothy_{name} {kind}"]
        lines += [
            f"bothy_{name}{{{label}}} {value}" if label else f"bothy_{name} {value}" for label, value in values.items()
        ]
    return "\n".join(lines) + "\n"
