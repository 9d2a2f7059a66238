"""The rows of a report: figures with their intervals, as page, terminal and JSON show them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bothy.kernel.step import Ask, Chance
from bothy.study.core.watching import WHOLE
from bothy.study.figures.questions import Asked
from bothy.study.statistics import UNKNOWN, Estimate, mean, part, share
from bothy.study.sums import Histogram, Mean, Ratio
from bothy.study.telling import Telling


@dataclass(frozen=True)
class Choosing:
    """A choice at one kind of question."""

    id: int
    offered: float
    """How often in a game, one with another."""
    taken: Estimate
    won: Estimate
    """What those have won who took it at least once."""


@dataclass(frozen=True)
class Befalling:
    """An outcome of one kind of chance."""

    outcome: int
    came: Estimate
    """Its part of all outcomes of the kind."""
    won: Estimate


def choosing(telling: Telling, asked: Asked) -> list[Choosing]:
    """The choices of a question, those offered most often first."""
    found = []
    for id in asked.rows:
        taken, won = asked.taken(id), asked.won(id)
        if taken.of:
            offered = taken.of / telling.games
            found.append(Choosing(id, offered, part(taken, telling.level), part(won, telling.level, WHOLE)))
    return sorted(found, key=lambda row: (-row.offered, row.id))


def questions(telling: Telling) -> list[tuple[str, list[Choosing]]]:
    """All questions that left a choice, those with most offers first."""
    by_name = telling.figures.questions.by_name
    found = [(name, choosing(telling, asked)) for name, asked in by_name.items()]
    return sorted(
        [(name, rows) for name, rows in found if rows], key=lambda one: (-sum(row.offered for row in one[1]), one[0])
    )


def fortunes(telling: Telling) -> list[tuple[str, list[Befalling]]]:
    """All kinds of chance, those that come to one seat first."""
    found = []
    for name, fortune in telling.figures.fortunes.by_name.items():
        rows = [
            Befalling(outcome, part(fortune.came(outcome), telling.level), fortune_won(fortune.won(outcome), telling))
            for outcome in sorted(fortune.rows)
        ]
        found.append((name, sorted(rows, key=lambda row: (-row.came.value, row.outcome))))
    return sorted(found, key=lambda one: (not any(row.won is not UNKNOWN for row in one[1]), one[0]))


def fortune_won(won: Ratio, telling: Telling) -> Estimate:
    return UNKNOWN if telling.shared or not won.of else part(won, telling.level, WHOLE)


def endings(telling: Telling) -> list[tuple[str, str, Estimate]]:
    """How games end: a key, what it is called, and in what part of the games."""
    ends, games = telling.figures.endings, telling.games
    if telling.shared:
        counts = [("won", telling.text("end-won"), ends.won), ("lost", telling.text("end-lost"), games - ends.won)]
    else:
        ties = [(id, telling.words(ends.words[id]), many) for id, many in sorted(ends.ties.items())]
        counts = [
            ("clear", telling.text("end-clear"), ends.clear),
            *ties,
            ("shared", telling.text("end-shared"), ends.shared),
            ("nobody", telling.text("end-nobody"), ends.nobody),
        ]
    return [(key, label, share(many, games, telling.level)) for key, label, many in counts if many or key != "nobody"]


def in_all(telling: Telling, sums: Mean) -> Mean:
    """What some games have, over all games: the others have none of it."""
    return Mean(telling.games, sums.total, sums.squares)


def minutes(telling: Telling) -> list[tuple[str, Estimate]]:
    """Where the time goes: minutes a game by kind of question, the longest first."""
    seconds = dict(telling.study.seconds)
    found = [
        (name, mean(in_all(telling, asked.times), telling.level).scaled(seconds.get(asked.patience, 0) / 60))
        for name, asked in telling.figures.questions.by_name.items()
    ]
    return sorted(found, key=lambda one: (-one[1].value, one[0]))


def parts_of(counts: Histogram) -> dict[int, float]:
    """Counts as parts of all."""
    whole = sum(counts.values())
    return {size: counts[size] / whole for size in sorted(counts)} if whole else {}


def never_offered(telling: Telling) -> list[int]:
    """The choices of the vocabulary that nobody ever met."""
    met = {id for asked in telling.figures.questions.by_name.values() for id in asked.rows}
    return [choice.id for choice in telling.box.vocabulary.choices if choice.id not in met]


def never_taken(telling: Telling) -> Iterator[tuple[str, int, int]]:
    """Offered and never taken: the question, the choice, and how often it was offered."""
    for name, asked in sorted(telling.figures.questions.by_name.items()):
        for id in sorted(asked.rows):
            taken = asked.taken(id)
            if taken.of and not taken.times:
                yield name, id, taken.of


def never_asked(telling: Telling) -> list[str]:
    """The kinds of questions and of chance that never came, by their names in the rules."""
    met = {*telling.figures.questions.by_name, *telling.figures.fortunes.by_name}
    kinds = telling.game.step_classes.items()
    return sorted(name for name, kind in kinds if issubclass(kind, Ask | Chance) and name not in met)


def alike(telling: Telling, choices: list[int]) -> list[list[int]]:
    """Choices of the same kind together: those whose notation begins with the same word."""
    vocabulary = telling.box.vocabulary.choices
    found: dict[str, list[int]] = {}
    for id in choices:
        found.setdefault(vocabulary[id].notation.partition(" ")[0], []).append(id)
    return list(found.values())
