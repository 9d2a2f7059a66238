"""Writes docs/learning.md: what the house teaches, how much of the rules that is, and how well it advises.

`python tools/teaching.py` reads lessons, worked turns and puzzles from the games' folders; a test says when what it
tells of lessons is stale. Figures of *Ask* and of reviews come from what `tools/judging.py` has left in
benchmarks/judging/, of each game from one edition: that of today, or where nothing is found of it yet the last one.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from bothy.bots.search.advice import TIME
from bothy.games import games
from bothy.kernel import Game
from bothy.lab.tally import wilson
from bothy.lessons import Lesson, find_lesson, find_turn
from bothy.locales import languages
from bothy.locales.rulebook import Clause, clauses
from bothy.puzzles import Puzzle, all_of
from bothy.web.lessons import SECONDS_AN_ANSWER, WORDS_A_MINUTE, minutes, words_read
from editions import edition
from judging import AS_GOOD, CHOICES, ENOUGH, GAMES, LONGER, Found, halves, lines_of, of_edition, share

FILE = Path(__file__).resolve().parent.parent / "docs" / "learning.md"
BEGIN, END = "<!-- {} -->", "<!-- end of {} -->"
RULING = "Ruling "
BARS = {"castle-von-loghan": 180, "merlouf": 180}
"""Seconds of the processor that a review may take, where it is not BAR."""
BAR = 60
ALL_RIGHT, DEPARTING_RIGHT = 0.80, 0.65
"""How often advice has to be right: at all moments, and where the long search departs from Sharp."""


def table(headings: list[str], rows: Iterable[list[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines)


def taught() -> list[Lesson]:
    """The lessons there are, by the names of their games."""
    found = [find_lesson(game) for game in sorted(games().values(), key=lambda game: game.name)]
    return [lesson for lesson in found if lesson is not None]


def lesson_row(lesson: Lesson) -> list[str]:
    read = [f"{words_read(lesson, language)}" for language in languages()]
    long = [f"{minutes(lesson, language)}" for language in languages()]
    answers = sum(len(step.questions) for step in lesson.steps)
    return [lesson.game.name, str(len(lesson.steps)), str(answers), *read, *long]


def lessons_part() -> str:
    """Everything that follows from the files of the games."""
    spoken = languages()
    rows = [lesson_row(lesson) for lesson in taught()]
    headings = ["game", "steps", "answers", *[f"words {one}" for one in spoken], *[f"minutes {one}" for one in spoken]]
    parts = [
        f"""## Lessons

Minutes are those of somebody who goes straight through: {WORDS_A_MINUTE} words a minute, and
{SECONDS_AN_ANSWER} seconds for each answer, to think and to look at what comes of it. Words are those one has to read,
the aim and the trick among them; replies to other answers come on top.

{table(headings, rows)}""",
        turns_part(),
        "## Which clauses the lessons teach",
        *[covered(lesson) for lesson in taught()],
    ]
    return "\n\n".join(parts)


def covered(lesson: Lesson) -> str:
    """Step by step what a lesson teaches of the rules, and what none of its steps does."""
    known = clauses(lesson.game)
    numbered = [key for key in known if not key.startswith(RULING)]
    found = {clause for step in lesson.steps for clause in step.covers}
    left = [key for key in numbered if key not in found]
    words = lesson.words("en")
    rows = [[words.steps[step.key].title, ", ".join(step.covers)] for step in lesson.steps]
    missing = "\n".join(f"- {section}: {'; '.join(keys)}" for section, keys in by_section(left, known).items())
    return f"""### {lesson.game.name}

{len(numbered) - len(left)} of {len(numbered)} clauses, and {len(found) - len(found & set(numbered))} of \
{len(known) - len(numbered)} rulings.

{table(["step", "clauses"], rows)}

No lesson teaches:

{missing}"""


def by_section(keys: list[str], known: dict[str, Clause]) -> dict[str, list[str]]:
    """Clauses with their titles, under the headings they stand under."""
    found: dict[str, list[str]] = {}
    for key in keys:
        found.setdefault(known[key].section, []).append(f"{key} {known[key].title}")
    return found


def turns_part() -> str:
    turns = [turn for lesson in taught() if (turn := find_turn(lesson.game)) is not None]
    rows = [
        [turn.game.name, turn.words("en").title, str(len(turn.text.names)), str(len(turn.text.frame))] for turn in turns
    ]
    return f"""## Worked turns

The page of a game's rules draws its board with these names on it, and a turn in pictures. Both are played by the rules
of the game from a scene in its folder `worked/`, and drawn by its own board.

{table(["game", "what is shown", "names", "pictures"], rows)}"""


def puzzles_part() -> str:
    """The puzzles of each game and by how much their best answers are better, as they lie in its folder."""
    found = {lesson.game: all_of(lesson.game) for lesson in taught() if all_of(lesson.game)}
    if not found:
        return "## Puzzles\n\nThere are none yet."
    headings = [
        "game",
        "puzzles",
        "kinds of question",
        "answers",
        "margin: least",
        "median",
        "in standard errors: least",
        "beyond three in each search",
    ]
    rows = [puzzle_row(game, puzzles) for game, puzzles in found.items()]
    return "\n\n".join(
        [
            f"""## Puzzles

The margin is by how much the best answer wins more often than the next, by all its searches together. In the last
column are those where it is more than three standard errors in each of the five searches alone, which is
[not asked](puzzles.md#what-three-standard-errors-are-of).

{table(headings, rows)}""",
            *[margins(game, puzzles) for game, puzzles in found.items()],
        ]
    )


def puzzle_row(game: Game[Any], puzzles: Sequence[Puzzle]) -> list[str]:
    answers = [len(puzzle.answers) for puzzle in puzzles]
    alone = [all(one.margin > 3 * one.error for one in puzzle.seeds) for puzzle in puzzles]
    return [
        game.name,
        str(len(puzzles)),
        str(len({puzzle.kind for puzzle in puzzles})),
        f"{min(answers)} to {max(answers)}",
        f"{min(puzzle.margin for puzzle in puzzles):.1%}",
        f"{statistics.median(puzzle.margin for puzzle in puzzles):.1%}",
        f"{min(puzzle.margin / max(puzzle.error, 1e-9) for puzzle in puzzles):.1f}",
        f"{sum(alone)} of {len(puzzles)}",
    ]


def margins(game: Game[Any], puzzles: Sequence[Puzzle]) -> str:
    """Every puzzle of a game by its number, with its margin and how well that is known."""
    by_kind: dict[str, list[str]] = {}
    for number, puzzle in enumerate(puzzles, 1):
        by_kind.setdefault(puzzle.kind, []).append(f"**{number}** {puzzle.margin:.1%} ± {puzzle.error:.2%}")
    editions = Counter(puzzle.edition or "before editions were kept" for puzzle in puzzles)
    told = ", ".join(f"{name}: {many}" for name, many in sorted(editions.items()))
    return f"""### The margins of {game.name}

Number and margin, with its standard error. Searched with these editions: {told}.

{table(["kind of question", "puzzles"], [[kind, "; ".join(some)] for kind, some in sorted(by_kind.items())])}"""


def rows_of(what: str, row: Callable[[Game[Any], list[Found]], list[str]]) -> list[list[str]]:
    """A row for each game of which something was found, by its name, with the edition it was found with."""
    rows = []
    for game in sorted(games().values(), key=lambda game: game.name):
        lines = lines_of(what, game.key)
        told = edition_told(game, lines)
        made = row(game, of_edition(lines, told))
        rows += [[*made, told]] if made else []
    return rows


def edition_told(game: Game[Any], lines: list[Found]) -> str:
    """The edition of today, or if there is nothing of it, the last of which there is something."""
    there = [one["edition"] for one in lines]
    return edition(game.key) if edition(game.key) in there or not there else there[-1]


def progress(rows: list[list[str]], is_done: Callable[[list[str]], bool], aim: str) -> str:
    """What is not yet as it should be: games that were not looked at, not enough, or as they were before."""
    found = {row[0]: row for row in rows}
    names = {game.name: game.key for game in games().values()}
    missing = [name for name in sorted(names) if name not in found]
    few = [name for name, row in found.items() if not is_done(row)]
    older = [name for name, row in found.items() if row[-1] != edition(names[name])]
    parts = {"Not looked at yet": missing, f"Not yet {aim}": few, "Of an older edition than the game of today": older}
    return "\n".join(f"- {what}: {', '.join(names)}." for what, names in parts.items() if names)


def percent(cell: str) -> float:
    return float(cell.rstrip("%")) / 100


def ask_row(game: Game[Any], mine: list[Found]) -> list[str]:
    """How good advice is; nothing as long as there is not a moment of each half."""
    departing, others = halves(mine)
    if not departing or not others:
        return []
    low, high = wilson(sum(one["right"] for one in departing), len(departing))
    return [
        game.name,
        str(len(departing)),
        f"{share(departing):.0%}",
        f"{low:.0%} to {high:.0%}",
        str(len(others)),
        f"{share(others):.0%}",
        f"{(share(departing) + share(others)) / 2:.0%}",
        f"{statistics.median(one['iterations'] for one in departing + others):,.0f}",
    ]


def ask_part() -> str:
    headings = ["game", "departing", "right", "95 %", "others", "right", "both halves alike", "iterations", "edition"]
    rows = rows_of("ask", ask_row)
    short = [row[0] for row in rows if percent(row[6]) < ALL_RIGHT or percent(row[2]) < DEPARTING_RIGHT]
    state = progress(rows, lambda row: min(int(row[1]), int(row[4])) >= ENOUGH, f"{ENOUGH} and {ENOUGH}")
    return f"""## Ask

Moments of bots' games with {CHOICES} answers or more, taken as they come, no races. What a table advises within
{TIME / 1000:.0f} s of the processor is held against a search of {LONGER} times as many iterations. It is right if both
say the same, or if the other answer wins at most {AS_GOOD:.0%} more in worlds that neither has seen. *Departing* are
moments at which the long search does not say what Sharp says. The bars are {ALL_RIGHT:.0%} of all, half of them
departing, and {DEPARTING_RIGHT:.0%} of that half; below them: {", ".join(short) or "none"}.

{state or "Nothing is missing."}

{table(headings, rows)}"""


def review_row(game: Game[Any], mine: list[Found]) -> list[str]:
    if not mine:
        return []
    seconds, worlds = [one["seconds"] for one in mine], [one["worlds"] for one in mine]
    return [
        game.name,
        str(len(mine)),
        f"{statistics.median(one['moments'] for one in mine):,.0f}",
        f"{min(worlds)} to {max(worlds)}",
        f"{statistics.median(seconds):.0f}",
        f"{max(seconds):.0f}",
        str(BARS.get(game.key, BAR)),
    ]


def reviews_part() -> str:
    headings = ["game", "games", "moments", "worlds", "seconds: median", "most", "bar", "edition"]
    rows = rows_of("reviews", review_row)
    over = [row[0] for row in rows if int(row[5]) > int(row[6])]
    state = progress(rows, lambda row: int(row[1]) >= GAMES, f"{GAMES} games")
    return f"""## Reviews

Whole games of bots with as many seats as the game can have, in turn, looked back at with all seats judged, compiled.
Seconds are those of the processor. Over the bar: {", ".join(over) or "none"}.

{state or "Nothing is missing."}

{table(headings, rows)}"""


PARTS: dict[str, Callable[[], str]] = {
    "lessons": lessons_part,
    "puzzles": puzzles_part,
    "ask": ask_part,
    "reviews": reviews_part,
}


def marked(name: str, text: str) -> str:
    return f"{BEGIN.format(name)}\n{text}\n{END.format(name)}"


def within(text: str, name: str) -> str:
    """What stands between the marks of a part; empty if it is not there."""
    _, _, rest = text.partition(BEGIN.format(name) + "\n")
    return rest.partition("\n" + END.format(name))[0]


def document() -> str:
    parts = "\n\n".join(marked(name, make()) for name, make in PARTS.items())
    return f"""# What the house teaches

Written by `python tools/teaching.py`. Lessons are `bothy learn`, or *Learn* on a game's page. How long it takes until
advice is there stands among the [speeds](benchmarks.md). An *edition* is the version of a game's rules, and a digest of
its rules, its content and its bots: what was found with another says nothing of the game of today.

{parts}
"""


def main() -> None:
    FILE.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
