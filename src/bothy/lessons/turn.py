"""A worked turn: how the board lies, what its pieces are called, and one turn of the game in pictures.

It lies in its game's folder, beside the lesson. `worked/frames.toml` says what happens: where the board is drawn from
and what is named on it, then frame after frame what is done before the picture is taken, all of it scripted.

    rules = 2
    others = ["Ewan", "Isla"]
    names = ["nessie", "spot:3a"]
    scene = "…"

    [[frame]]
    key = "lay"
    line = ["0!: card 4", "1: card 2", "2: card 4"]
    points = ["laid:0", "laid:1", "laid:2"]

`worked/en.toml` and `worked/fr.toml` hold what is said. The first frame begins at the scene of the board unless it has
its own, the others where the one before has ended.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import msgspec

from bothy.kernel import Event, Game, Position
from bothy.lessons.lesson import LessonError, LessonStep, StepText, decode, spoken_in
from bothy.lessons.sitting import play
from bothy.locales import folder_of

FEWEST, MOST = 3, 5
"""So many pictures a turn has."""


class FrameText(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A frame in frames.toml."""

    key: str
    line: list[str] = []
    """What happens before it is looked at, as in the steps of a lesson; nobody is asked."""
    scene: str = ""
    """Where it begins, if not where the one before has ended."""
    points: list[str] = []
    """What it shows, as the board names its places; all of the board if there are none."""
    hand: bool = False
    """Whether what lies before the seat is shown, too."""


class FramesText(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """frames.toml."""

    rules: int
    """The rules version it was written for."""
    scene: str
    """How the board lies that is drawn with the names of its pieces."""
    names: list[str]
    """What is named on it, as the board names its places; the words are in the same order."""
    frame: list[FrameText]
    others: list[str] = []
    """What the other seats are called."""
    hand: bool = False
    """Whether what lies before the seat is shown beside that board."""


class FrameWords(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is said below a picture."""

    title: str
    says: str


class TurnWords(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is said of a turn, in one language."""

    title: str
    about: str
    """Who one is in it, and how it stands."""
    names: list[str]
    """What is named on the board, each in a few words."""
    frames: dict[str, FrameWords]


class Picture(NamedTuple):
    """A frame, with the table as it lies there and what has happened since the one before."""

    frame: FrameText
    position: Position[Any]
    events: list[Event]


class Turn:
    """The worked turn of a game."""

    def __init__(self, game: Game[Any], folder: Traversable) -> None:
        self.game = game
        self.folder = folder
        self.where = f"{game.key}/worked/frames.toml"
        self.text = decode(folder / "frames.toml", FramesText, self.where)
        if not FEWEST <= len(self.text.frame) <= MOST:
            raise LessonError(f"{self.where}: a turn has {FEWEST} to {MOST} frames, not {len(self.text.frame)}")

    def board(self) -> Position[Any]:
        """The table on which the pieces are named."""
        return self.game.scene(self.text.scene)

    def pictures(self) -> list[Picture]:
        """Frame after frame."""
        position, found = self.board(), []
        for frame in self.text.frame:
            position = self.game.scene(frame.scene) if frame.scene else position.copy()
            script = LessonStep(StepText(frame.key, frame.line), self.where)
            if script.questions:
                raise LessonError(f"{self.where}, frame {frame.key}: nobody is asked in a picture; write `0!: …`")
            events: list[Event] = []
            play(self.where, script, position, iter(()), events)
            position.table.sink = None
            found.append(Picture(frame, position, events))
        return found

    def words(self, language: str) -> TurnWords:
        """What is said, in this language or in English."""
        spoken = spoken_in(self.folder, language)
        where = f"{self.game.key}/worked/{spoken}.toml"
        words = decode(self.folder / f"{spoken}.toml", TurnWords, where)
        if len(words.names) != len(self.text.names):
            raise LessonError(f"{where}: {len(words.names)} names for {len(self.text.names)} places on the board")
        if list(words.frames) != [frame.key for frame in self.text.frame]:
            raise LessonError(f"{where}: its frames are not those of frames.toml in the same order")
        return words


@lru_cache(maxsize=16)
def find_turn(game: Game[Any]) -> Turn | None:
    """The worked turn of a game, or None if it has none."""
    folder = folder_of(game) / "worked"
    return Turn(game, folder) if (folder / "frames.toml").is_file() else None
