"""Puzzles: moments of bots' games with one best answer, which a bot of middling strength misses every other time.

They lie in the folder of their game, in `puzzles.json`, and were found by `python tools/puzzles.py GAME`. Each is a
scene (see `bothy.kernel.scene`), the seat that is asked, the best answer and by how much it is the best, how often
Steady finds it, and why it is the best, in the words of *Ask*. Nothing here names a game; one without that file has no
puzzles, and that is fine.

    >>> from bothy import find
    >>> from bothy.puzzles import all_of
    >>> all(puzzle.margin > 3 * puzzle.error for puzzle in all_of(find("loch-ness")))
    True
"""

from bothy.puzzles.holding import complaint, told_reasons
from bothy.puzzles.of_the_day import Numbered, OfTheDay, counted, of_the_day
from bothy.puzzles.puzzle import Puzzle, PuzzleError, all_of

__all__ = [
    "Numbered",
    "OfTheDay",
    "Puzzle",
    "PuzzleError",
    "all_of",
    "complaint",
    "counted",
    "of_the_day",
    "told_reasons",
]
