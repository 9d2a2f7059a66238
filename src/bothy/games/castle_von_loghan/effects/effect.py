"""Effects: what cards, tokens and enemies do."""

from __future__ import annotations

from typing import ClassVar, Final

from bothy.games.castle_von_loghan.bot.mood import Mood
from bothy.games.castle_von_loghan.choices import CHARACTERS
from bothy.games.castle_von_loghan.content.fields import Said, Says, one_of
from bothy.games.castle_von_loghan.passages import Passage
from bothy.games.castle_von_loghan.table import Castle, Steps

NOBODY: Final = -1
"""No enemy is meant, or no character yet."""
YOU_OR_EACH: Final = one_of(["you", "each"], "you")
NEXT_OR_LAST: Final = one_of(["next", "last"], "next")


FEW: Final = 3
"""Up to so many characters the first of two numbers counts."""


def between(few: int, many: int, characters: int) -> int:
    """V30: a number for up to three characters and one for six; four and five are in between, rounded."""
    more = max(0, characters - FEW)
    return few + (2 * (many - few) * more + FEW) // (2 * FEW)


class Effect(Passage):
    """V30: something that a row says, done to a character, or by an enemy that attacks.

    Every effect is a class in a file of this folder, and is found there. The box has one for each time that a row names
    it, with all that the row says. Those on an agenda name it by its number, and say for whom.
    """

    effect: int
    character: int
    foe: int

    do: ClassVar[str] = ""
    """What rows call it."""
    says: ClassVar[Says] = {}
    """What a row may say of it, besides that it happens once."""
    dear: ClassVar[float] = 0.3
    """What it may be worth one day to own a treasure that does it."""

    def read(self, said: Said) -> None:
        """Take what a row says. What cannot be is refused by a ValueError that names the field."""
        self.once: bool = said["once"]
        """Whether it happens once, however many chose it; for an enemy, once for each card."""
        self.n: int = said.get("n", 0)
        self.who: str = said.get("who", "you")
        """Whom it meets."""
        self.colour: int = said.get("colour", -1)
        self.then: list[Effect] = said.get("then", [])
        self.otherwise: list[Effect] = said.get("otherwise", [])
        self.steps = [type(self)(self.effect, character, NOBODY) for character in range(CHARACTERS)]
        """The same on an agenda, for each character: steps never change, so all can share them."""

    def on(self, character: int, foe: int) -> Effect:
        """The step for a character, or of an enemy."""
        return self.steps[character] if foe == NOBODY else type(self)(self.effect, character, foe)

    def apply(self, castle: Castle) -> Steps:
        return castle.castle_box.rows.effects[self.effect].befall(castle, self.character, self.foe)

    def befall(self, castle: Castle, character: int, foe: int) -> Steps:
        """It happens, unless the game is over, or it has happened that must not happen again."""
        if castle.ending:
            return ()
        if self.once:
            if foe >= 0:
                if castle.foe_used >> foe & 1:
                    return ()
                castle.foe_used |= 1 << foe
            elif self.effect in castle.done_once:
                return ()
            else:
                castle.done_once.append(self.effect)
        return self.carry_out(castle, character, foe)

    # What each effect says

    def carry_out(self, castle: Castle, character: int, foe: int) -> Steps:
        raise NotImplementedError

    def useful(self, castle: Castle) -> bool:
        """Whether it would find what it needs, where one may choose to use it."""
        return True

    def brings(self, castle: Castle) -> bool:
        """Whether it would change anything, where one may choose to use it."""
        return True

    # As an attack, seen before it happens

    def takes(self) -> tuple[int, int]:
        """The Health and the Clarity it takes."""
        return 0, 0

    def damage(self) -> int:
        """The Damage of a card."""
        return 0

    def instead(self, castle: Castle, foe: int) -> list[Effect] | None:
        """The effects that an enemy would carry out in its place, as things stand; None if it is this one."""
        return None

    def meets(self, castle: Castle) -> list[int]:
        """The characters it would meet; nobody where it meets the group."""
        order = castle.order()
        if self.who == "richest":
            return most_of(order, castle.energy)
        if self.who == "leader":
            return [castle.leader]
        return order if self.who == "each" else []

    # To a bot

    def worth(self, castle: Castle, character: int, first: bool, mood: Mood) -> float:
        """What it is worth to the group, or in Exploration to the one, as an outcome of an event."""
        return 0.1

    def foresee(self, mood: Mood) -> None:
        """Let it change the tracks as far as that is certain."""

    def worth_owning(self) -> float:
        """The same, for what its row says."""
        return self.dear

    def cost(self, castle: Castle) -> float:
        """What it costs as part of an attack, in Health."""
        return 0.5

    def wanted(self, castle: Castle, spare: int) -> bool:
        """Whether it should be used now, outside a fight; with so much to spare."""
        return False

    def wanted_in_combat(self, castle: Castle, character: int, danger: float, skill: bool) -> bool:
        """Whether it should be used in this fight, now: by a treasure, or by a skill."""
        return False


def most_of(order: list[int], counts: list[int]) -> list[int]:
    """Of these characters the first that has most."""
    most = max(counts)
    return [character for character in order if counts[character] == most][:1]


def perform(effects: list[Effect], character: int, foe: int = NOBODY) -> Steps:
    """The steps of some effects, one after the other."""
    return tuple([effect.on(character, foe) for effect in effects]) if effects else ()


def perform_now(castle: Castle, effects: list[Effect], character: int, foe: int = NOBODY) -> Steps:
    """The same, with effects that ask nobody anything carried out at once, for where nothing else comes before."""
    for place, effect in enumerate(effects):
        steps = effect.befall(castle, character, foe)
        if steps:
            return *steps, *perform(effects[place + 1 :], character, foe)
    return ()
