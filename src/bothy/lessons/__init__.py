"""Lessons: a game taught in small steps, with its own rules and nothing beside them.

A lesson lies in its game's folder. `lesson/steps.toml` says what happens: a scene for each step, or the one where the
step before has ended; a line of answers and outcomes; which other answers get which reply. `lesson/en.toml` and
`lesson/fr.toml` hold what is said.

    [[step]]
    key = "push"
    scene = "…"
    line = ["0: card 5", "1: card 2", "2: card 4", "chance: 1", "0!: pass"]
    points = ["nessie", "card:5"]
    covers = ["N10"]

    [[step.replies]]
    far = ["card 4"]

Seat 0 is the learner. In a line

- `0: spot 8a | spot 8b` is a question with the answers that lead on; `shoo 1/4 after swap 2` does so only where that
  was answered before in the same step;
- `0!: pass` is said for the learner;
- `1: card 2` is said by another seat, and of `1: spot 3a | spot 3b` the first that is free;
- `chance: 1` is an outcome by its number, as in a journal; `chance: 1 after choose b` comes only where that was
  answered before in the same step, and so does `1: pass after choose b`;
- `quiet` is a race in which nobody speaks.

`replies` has a table for each question: the names of replies, with the answers they belong to, `spot *` for all of a
kind. What every other answer comes to is shown on the board, and taken back.

A game without this folder has no lesson, and that is fine.
"""

from bothy.lessons.lesson import Lesson, LessonError, find_lesson
from bothy.lessons.sitting import Moment, Place, Reply, moment, reply
from bothy.lessons.turn import Turn, find_turn

__all__ = [
    "Lesson",
    "LessonError",
    "Moment",
    "Place",
    "Reply",
    "Turn",
    "find_lesson",
    "find_turn",
    "moment",
    "reply",
]
