"""What the story remembers, what depends on it, and what is told of it."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.castle_von_loghan.board.labels import prose
from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.bot.valuing import outcome_worth
from bothy.games.castle_von_loghan.choices import AGENT_KEYS
from bothy.games.castle_von_loghan.content.fields import EFFECTS, WORD, Field, Said, Says, numbered
from bothy.games.castle_von_loghan.content.rows import PROSE, Prose
from bothy.games.castle_von_loghan.effects.effect import Effect, perform
from bothy.games.castle_von_loghan.table import Castle, Steps


class Flag(Effect):
    """V29: the story remembers something."""

    do: ClassVar[str] = "flag"
    says: ClassVar[Says] = {"set": WORD}

    def read(self, said: Said) -> None:
        super().read(said)
        self.bit = said["flags"].bit(said["set"])

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        castle.flags |= self.bit
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.0


class When(Effect):
    """V29: something that depends on what the story remembers."""

    do: ClassVar[str] = "when"
    says: ClassVar[Says] = {"flag": WORD, "then": EFFECTS, "otherwise": EFFECTS}

    def read(self, said: Said) -> None:
        super().read(said)
        self.bit = said["flags"].needed(said["flag"])

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return perform(self.then if castle.flags & self.bit else self.otherwise, character)

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        effects = self.then if castle.flags & self.bit else self.otherwise
        return outcome_worth(castle, effects, character, first, mood)


class Tell(Effect):
    """V29: a line of the story is told: by its name in the catalogues, or in the words of a pack."""

    do: ClassVar[str] = "tell"
    says: ClassVar[Says] = {"line": Field(str, "pack"), "text": PROSE}

    def read(self, said: Said) -> None:
        super().read(said)
        self.line: str = said["line"]
        self.text: Prose = said["text"]
        if (self.line == "pack") != any(self.text):
            raise ValueError("field text: a line of a pack is told in words of its own, and has no name")

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        if castle.sink is not None:
            castle.tell("line", {"line": self.line, **prose("text", self.text)})
        return ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        return 0.0


class OnlyAgent(Effect):
    """V30: something that happens to one agent only."""

    do: ClassVar[str] = "agent"
    says: ClassVar[Says] = {"is": numbered(AGENT_KEYS), "then": EFFECTS}

    def read(self, said: Said) -> None:
        super().read(said)
        self.agent: int = said["is"]

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        return perform(self.then, character) if castle.agents[character] == self.agent else ()

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        if castle.agents[character] != self.agent:
            return 0.0
        return outcome_worth(castle, self.then, character, first, mood)
