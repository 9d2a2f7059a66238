"""The rows of a report: figures with their intervals, as page, terminal and JSON show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bothy.kernel.message import Message
from bothy.kernel.step import Ask, Chance
from bothy.study.core.adding import WIDTHS
from bothy.study.core.watching import WHOLE, WIDEST
from bothy.study.figures.leads import TENTHS
from bothy.study.figures.questions import Asked
from bothy.study.naming import naming
from bothy.study.plan import DIFFICULTY
from bothy.study.samples.difficulty import Difficulty, difficulties
from bothy.study.samples.handling import Done
from bothy.study.statistics import UNKNOWN, Estimate, Level, mean, never, part, share
from bothy.study.sums import Histogram, Mean, Ratio
from bothy.study.telling import Telling

MOST_CHANGES = 6
"""So many changes of the lead, or more, are one column."""


@dataclass(frozen=True)
class Choosing:
    """A choice at one kind of question."""

    id: int
    offered: Estimate
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
            offered = mean(Mean(telling.games, taken.of, taken.of_of), telling.level)
            found.append(Choosing(id, offered, part(taken, telling.level), part(won, telling.level, WHOLE)))
    return sorted(found, key=lambda row: (-row.offered.value, row.id))


def questions(telling: Telling) -> list[tuple[str, list[Choosing]]]:
    """All questions that left a choice, those with most offers first."""
    by_name = telling.figures.questions.by_name
    found = [(name, choosing(telling, asked)) for name, asked in by_name.items()]
    return sorted(
        [(name, rows) for name, rows in found if rows],
        key=lambda one: (-sum(row.offered.value for row in one[1]), one[0]),
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


@dataclass(frozen=True)
class Handled:
    """A row of the content that answers speak of."""

    key: str
    label: str
    offered: Estimate
    """How often in a game, in whatever way."""
    taken: Estimate
    won: Estimate
    """What those have won who took it at least once."""
    met: Estimate
    """In what part of the games an answer spoke of it."""


@dataclass(frozen=True)
class Heard:
    """A row of the content that was told of in games that were listened to."""

    key: str
    label: str
    met: Estimate
    won: Estimate
    """What those have won of whom it was told."""


def things(telling: Telling) -> list[tuple[str, list[Handled]]]:
    """What was done with each row, by tables, those offered most often first; of tables that say the same the first."""
    found = {table: some for table in telling.named.sheets if (some := handled(telling, table))}
    return [(table, found[table]) for table in unlike(found)]


def handled(telling: Telling, table: str) -> list[Handled]:
    """What was done with the rows of a table: in all games, if the vocabulary says all; else in those listened to."""
    sums, numbers, keys = telling.figures.things, telling.named.numbers, telling.named.sheets[table].rows
    if telling.is_overheard(table):
        done = telling.listened.handled.get(table, {})
    else:
        some = {key: numbers[table, key] for key in keys if numbers[table, key] in sums.rows}
        done = {key: Done(sums.taken(number), sums.won(number), sums.met(number)) for key, number in some.items()}
    return all_handled(telling, table, done, telling.games_of(table))


def all_handled(telling: Telling, table: str, done: Mapping[str, Done], games: int) -> list[Handled]:
    """The rows of a table that were offered in so many games, those offered most often first."""
    level, sheet = telling.level, telling.named.sheets[table]
    found = [
        Handled(
            key,
            telling.thing(sheet, key),
            mean(Mean(games, done[key].taken.of, done[key].taken.of_of), level),
            part(done[key].taken, level),
            part(done[key].won, level, WHOLE),
            share(done[key].met, games, level),
        )
        for key in sheet.rows
        if key in done and done[key].taken.of
    ]
    return sorted(found, key=lambda row: -row.offered.value)


@dataclass(frozen=True)
class About:
    """An answer to a question that is about rows of the content, and how often it was given of each of them."""

    table: str
    question: str
    answer: str
    """By its notation, or what that begins with."""
    rows: list[Handled]


def about(telling: Telling) -> list[list[About]]:
    """What was answered when a question was about a row: questions by their tables, those asked most often first."""
    games, found, known = telling.listened.games, [], []
    for table in telling.named.sheets:
        for question, answers in telling.listened.about.get(table, {}).items():
            if (question, answers) not in known:  # two tables may have rows of the same key
                known.append((question, answers))
                found.append(
                    [
                        About(table, question, answer, all_handled(telling, table, answers[answer], games))
                        for answer in sorted(answers)
                    ]
                )
    tables = list(telling.named.sheets)

    def weight(answers: list[About]) -> tuple[int, float, str]:
        often = max(row.offered.value for one in answers for row in one.rows)
        return tables.index(answers[0].table), -often, answers[0].question

    return sorted(found, key=weight)


def asked_most(telling: Telling, most: int) -> Iterator[About]:
    """The answers to so many questions about the rows of each table, but for those that nobody ever gave."""
    shown: dict[str, int] = {}
    for answers in about(telling):
        table = answers[0].table
        shown[table] = shown.get(table, 0) + 1
        if shown[table] <= most:
            yield from (one for one in answers if any(row.taken.value for row in one.rows))


def heard(telling: Telling) -> list[tuple[str, list[Heard]]]:
    """Of whom rows were told, and what these have won, by tables, those told of most often first."""
    told, level = telling.listened, telling.level
    found: dict[str, list[Heard]] = {}
    for table, key in telling.named.rows:
        won = told.won.get(table, {}).get(key)
        if won is not None:
            met = share(told.named[table][key], told.games, level)
            row = Heard(key, telling.thing(telling.named.sheets[table], key), met, part(won, level, WHOLE))
            found.setdefault(table, []).append(row)
    return [(table, sorted(found[table], key=lambda row: -row.met.value)) for table in unlike(found)]


def unlike(found: Mapping[str, Sequence[object]]) -> list[str]:
    """The tables that do not say the same as one before them: a city's row and that of its roads have one key."""
    tables = list(found)
    return [table for place, table in enumerate(tables) if all(found[table] != found[one] for one in tables[:place])]


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


def parts_of(counts: Histogram, level: Level) -> dict[int, Estimate]:
    """Games by size as parts of all."""
    whole = sum(counts.values())
    return {size: share(counts[size], whole, level) for size in sorted(counts)}


def changes(telling: Telling) -> list[tuple[str, Estimate]]:
    """Games by how often the lead changed hands."""
    sizes = telling.figures.leads.changed.sizes
    whole = sum(sizes.values())
    counts = [(str(number), sizes.get(number, 0)) for number in range(MOST_CHANGES)]
    counts.append((f"{MOST_CHANGES}+", sum(many for size, many in sizes.items() if size >= MOST_CHANGES)))
    return [(label, share(many, whole, telling.level)) for label, many in counts]


def for_good(telling: Telling) -> list[tuple[str, Estimate]]:
    """Games by the tenth in which the winner took the lead for good."""
    tenths = telling.figures.leads.for_good
    whole = sum(tenths.values())
    return [(str(tenth), share(tenths.get(tenth, 0), whole, telling.level)) for tenth in range(1, TENTHS + 1)]


def widths(telling: Telling) -> list[tuple[str, Estimate]]:
    """Answers by how many ways there were."""
    found, low = [], 1
    for high, sums in zip(WIDTHS, telling.figures.length.spread, strict=True):
        label = str(low) if low == high else f"{low}+" if high == WIDEST else f"{low}–{high}"
        found.append((label, part(Ratio(*sums), telling.level)))
        low = high + 1
    return found


def ended_in(telling: Telling) -> list[tuple[str, str, Estimate]]:
    """In which step games ended: its name, what it is called, and in what part of the games; the most often first."""
    steps = sorted(telling.figures.endings.steps.items(), key=lambda one: (-one[1], one[0]))
    return [(name, telling.step(name), share(many, telling.games, telling.level)) for name, many in steps if name]


def lost_by(telling: Telling) -> list[tuple[str, str, Estimate]]:
    """What a group loses by: what was told in the last move and never before, the most often first."""
    ends, lost = telling.figures.endings, telling.games - telling.figures.endings.won
    reasons = sorted(ends.reasons.items(), key=lambda one: (-one[1], one[0]))
    return [(id, telling.words(ends.words[id]), share(many, lost, telling.level)) for id, many in reasons]


@dataclass(frozen=True)
class Difficulties:
    """How often a group wins, by difficulty."""

    games: int
    """With each of them."""
    sampled: bool
    """Whether the same deals were played with each; else it is what all games had."""
    won: dict[str, Estimate]


def by_difficulty(telling: Telling) -> Difficulties | None:
    """Of the sample; where there is none, what the games that were counted tell of the difficulty they had."""
    some = difficulties(telling.study)
    sample: Difficulty = telling.book["difficulty"].sums
    if not some:
        return None
    if sample.games:
        won = {value: share(sample.won.get(value, 0), sample.games, telling.level) for value in some}
        return Difficulties(sample.games, True, won)
    own = dict(telling.study.options)[DIFFICULTY]
    estimate = share(telling.figures.endings.won, telling.games, telling.level)
    return Difficulties(telling.games, False, {own: estimate})


def last_told(telling: Telling) -> list[tuple[str, list[tuple[str, Estimate]]]]:
    """Of games that a group lost, which row of each table of content was told of last, the most often first."""
    told, found = telling.listened, []
    for table in telling.named.sheets:
        ends = sorted(told.last.get(table, {}).items(), key=lambda one: (-one[1], one[0]))
        if ends:
            found.append((table, [(key, share(many, told.lost, telling.level)) for key, many in ends]))
    return found


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


@dataclass(frozen=True)
class Contents:
    """What of the content was met."""

    listened: int
    """In so many games it was listened to what was told."""
    met: dict[str, dict[str, Estimate]]
    """By table and row, in what part of those games it was named."""
    never: dict[str, list[str]]
    """By table, the rows that were named by nothing that happened in those games, nor by any answer that was offered or
    anything that chance brought in all."""
    silent: list[str]
    """Tables of which no row is ever named: of these nobody can tell."""

    @property
    def size(self) -> int:
        return sum(len(some) for some in self.never.values())


def contents(telling: Telling) -> Contents:
    study, heard = telling.study, telling.listened
    named = naming(study.game, study.pack)
    every = {table: list(sheet.rows) for table, sheet in named.sheets.items()}
    met: dict[str, dict[str, Estimate]] = {table: {} for table in every}
    for table, some in heard.named.items():
        met[table] = {row: share(some[row], heard.games, telling.level) for row in every[table] if row in some}
    known = {(table, row) for table, some in met.items() for row in some}
    known |= {named.rows[number] for number in telling.figures.things.rows}
    known |= {(table, row) for table, some in heard.handled.items() for row in some}
    for table, questions in heard.about.items():
        known |= {(table, row) for answers in questions.values() for some in answers.values() for row in some}
    for chance in telling.figures.fortunes.by_name.values():
        for words in chance.words.values():
            known |= named.spoken_of(Message(words.id, dict(words.values)))
    never = {table: [row for row in some if (table, row) not in known] for table, some in every.items()}
    silent = [table for table, some in every.items() if len(never[table]) == len(some)]
    return Contents(
        heard.games,
        {table: some for table, some in met.items() if some},
        {table: some for table, some in never.items() if some and table not in silent},
        silent,
    )


def content_about(telling: Telling, found: Contents) -> list[str]:
    """How much of the content was met, in sentences; none of a game without content."""
    if not found.listened:
        return []
    numbers = telling.numbers
    every = len(naming(telling.study.game, telling.study.pack).rows)
    games, high = numbers.plain(found.listened), numbers.percent(never(found.listened, telling.level))
    counts = {"unmet": numbers.plain(found.size), "all": numbers.plain(every)}
    lines = [telling.text("content-about", **counts, games=games, high=high)]
    if found.silent:
        lines.append(telling.text("content-silent", tables=", ".join(found.silent)))
    return lines


def alike(telling: Telling, choices: list[int]) -> list[list[int]]:
    """Choices of the same kind together: those whose notation begins with the same word."""
    vocabulary = telling.box.vocabulary.choices
    found: dict[str, list[int]] = {}
    for id in choices:
        found.setdefault(vocabulary[id].notation.partition(" ")[0], []).append(id)
    return list(found.values())
