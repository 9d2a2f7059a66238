"""Writes docs/learning.md: what the house teaches, how much of the rules that is, and how well it advises.

`python tools/teaching.py` reads lessons, worked turns and puzzles from the games' folders; a test says when what it
tells of lessons is stale. Figures of *Ask* and of reviews come from what `tools/judging.py` has left in
benchmarks/judging/; of a game of which there is nothing under the rules of today, what stood in the document stays.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bothy.bots.search.advice import TIME
from bothy.games import games
from bothy.kernel import Game
from bothy.lab.tally import wilson
from bothy.lessons import Lesson, find_lesson, find_turn
from bothy.locales import folder_of, languages
from bothy.locales.rulebook import Clause, clauses
from bothy.web.lessons import SECONDS_AN_ANSWER, WORDS_A_MINUTE, minutes, words_read
from judging import AS_GOOD, CHOICES, ENOUGH, GAMES, LONGER, Found, halves, results, share

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
{SECONDS_AN_ANSWER} seconds for each answer, to think and to look at what comes of it. Words are those one has to read;
replies to other answers come on top.

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
    rows = [puzzle_row(lesson.game) for lesson in taught() if (folder_of(lesson.game) / "puzzles.json").is_file()]
    if not rows:
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
    return f"""## Puzzles

The margin is by how much the best answer wins more often than the next, by all its searches together. In the last
column are those where it is more than three standard errors in each of the five searches alone, which is
[not asked](puzzles.md#what-three-standard-errors-are-of).

{table(headings, rows)}"""


def puzzle_row(game: Game[Any]) -> list[str]:
    puzzles = json.loads((folder_of(game) / "puzzles.json").read_text(encoding="utf-8"))["puzzles"]
    if not puzzles:
        return [game.name, "0", "", "", "", "", "", ""]
    margins = [puzzle["answers"][1]["less"] for puzzle in puzzles]
    errors = [puzzle["answers"][1]["less"] / max(puzzle["answers"][1]["error"], 1e-9) for puzzle in puzzles]
    answers = [len(puzzle["answers"]) for puzzle in puzzles]
    alone = [all(one["margin"] > 3 * one["error"] for one in puzzle["seeds"]) for puzzle in puzzles]
    return [
        game.name,
        str(len(puzzles)),
        str(len({puzzle["kind"] for puzzle in puzzles})),
        f"{min(answers)} to {max(answers)}",
        f"{min(margins):.1%}",
        f"{statistics.median(margins):.1%}",
        f"{min(errors):.1f}",
        f"{sum(alone)} of {len(puzzles)}",
    ]


def rows_of(found: list[Found], before: str, row: Callable[[Game[Any], list[Found]], list[str]]) -> list[list[str]]:
    """A row for each game by its name: what was found, or where nothing was, what stood in the document before."""
    stood = {cells[0]: cells for line in before.splitlines() if (cells := line.strip("| ").split(" | "))}
    rows: list[list[str]] = []
    for game in sorted(games().values(), key=lambda game: game.name):
        mine = [one for one in found if one["game"] == game.key]
        made = row(game, mine) if mine else []
        if made or game.name in stood:
            rows.append(made or stood[game.name])
    return rows


def percent(cell: str) -> float:
    return float(cell.rstrip("%")) / 100


def ask_row(game: Game[Any], mine: list[Found]) -> list[str]:
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


def ask_part(found: list[Found], before: str) -> str:
    headings = ["game", "departing", "right", "95 %", "others", "right", "both halves alike", "iterations"]
    rows = rows_of(found, before, ask_row)
    short = [row[0] for row in rows if percent(row[6]) < ALL_RIGHT or percent(row[2]) < DEPARTING_RIGHT]
    done = all(min(int(row[1]), int(row[4])) >= ENOUGH for row in rows)
    state = "" if done else f" So far: it goes on where it was, to {ENOUGH} and {ENOUGH}."
    return f"""## Ask

Moments of bots' games with {CHOICES} answers or more, taken as they come, no races. What a table advises within
{TIME / 1000:.0f} s of the processor is held against a search of {LONGER} times as many iterations. It is right if both
say the same, or if the other answer wins at most {AS_GOOD:.0%} more in worlds that neither has seen. *Departing* are
moments at which the long search does not say what Sharp says. The bars are {ALL_RIGHT:.0%} of all, half of them
departing, and {DEPARTING_RIGHT:.0%} of that half; below them: {", ".join(short) or "none"}.{state}

{table(headings, rows)}"""


def review_row(game: Game[Any], mine: list[Found]) -> list[str]:
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


def reviews_part(found: list[Found], before: str) -> str:
    rows = rows_of(found, before, review_row)
    over = [row[0] for row in rows if int(row[5]) > int(row[6])]
    state = "" if all(int(row[1]) >= GAMES for row in rows) else f" So far: it goes on where it was, to {GAMES} games."
    return f"""## Reviews

Whole games of bots with as many seats as the game can have, in turn, looked back at with all seats judged, compiled.
Seconds are those of the processor. Over the bar: {", ".join(over) or "none"}.{state}

{table(["game", "games", "moments", "worlds", "seconds: median", "most", "bar"], rows)}"""


def measured(before: str) -> str:
    """What was measured: anew where there are results, else as it stood."""
    parts: dict[str, Callable[[list[Found], str], str]] = {"ask": ask_part, "reviews": reviews_part}
    return "\n\n".join(marked(name, make(results(name), within(before, name))) for name, make in parts.items())


def marked(name: str, text: str) -> str:
    return f"{BEGIN.format(name)}\n{text}\n{END.format(name)}"


def within(text: str, name: str) -> str:
    """What stands between the marks of a part; empty if it is not there."""
    _, _, rest = text.partition(BEGIN.format(name) + "\n")
    return rest.partition("\n" + END.format(name))[0]


def document(before: str) -> str:
    return f"""# What the house teaches

Written by `python tools/teaching.py`. Lessons are `bothy learn`, or *Learn* on a game's page. How long it takes until
advice is there stands among the [speeds](benchmarks.md).

{marked("lessons", lessons_part())}

{marked("puzzles", puzzles_part())}

{measured(before)}
"""


def main() -> None:
    FILE.write_text(document(FILE.read_text(encoding="utf-8") if FILE.exists() else ""), encoding="utf-8")


if __name__ == "__main__":
    main()
