"""A comparison as plain values: all figures with their intervals, `[value, low, high]`.

Nothing in it changes with the day: the same comparison gives the same text, however often it was stopped, and on
however many processes it was played.
"""

from __future__ import annotations

from bothy.study.compare.judging import OPEN, POWER, SURE, Finding, look
from bothy.study.compare.pairs import PILOT
from bothy.study.compare.telling import Telling
from bothy.study.report import sized, written
from bothy.study.statistics import rounded

FORMAT = "bothy comparison report 3"


def as_json(telling: Telling) -> str:
    return written(report(telling))


def report(telling: Telling) -> dict[str, object]:
    """All of it."""
    pairs, collected = telling.pairs, telling.collected
    return {
        "format": FORMAT,
        **telling.comparison.told(),
        "games": pairs.games,
        **pairs.listed(),
        "changed": [
            {"table": cell.sheet.table, "row": cell.row, "cell": ".".join(cell.path), "a": cell.a, "b": cell.b}
            for cell in telling.changed
        ],
        "found": telling.sentence(),
        "correction": "holm",
        "doubt": SURE,
        "verdict": {"number": collected.look, "doubt": SURE * look(collected.look).part} if collected.look else None,
        "pilot": {"games": PILOT, "asks_for": collected.stated or None, "find": collected.find, "power": POWER},
        "figures": {finding.headline.name: told(telling, finding) for finding in telling.findings},
        "same_winner": pairs.same,
        "scores": {"a": sized(pairs.scores_a), "b": sized(pairs.scores_b)},
        "differences_of_all_scores": sized(pairs.differences),
    }


def told(telling: Telling, finding: Finding) -> dict[str, object]:
    word, about = telling.verdict(finding)
    return {
        "name": telling.name(finding),
        "a": finding.a.as_json(),
        "b": finding.b.as_json(),
        "difference": finding.difference.as_json(),
        "held_for_all": finding.held.as_json(),
        "unpaired": finding.unpaired.as_json(),
        "chance": finding.chance,
        "corrected": finding.corrected,
        "looked_for": rounded(finding.size),
        "verdict": finding.verdict,
        "text": telling.common("line", word=word, about=about) if about else word,
        "more_games": finding.more if finding.verdict == OPEN else None,
        "pairs": finding.pairs,
        "pairs_that_differ": finding.parted,
        "pairing_is_worth": rounded(finding.worth),
    }
