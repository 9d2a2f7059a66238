"""What steps of this game have in common: passages that end with the game, questions to characters, and effects."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.belongings import can_equip, lift
from bothy.games.castle_von_loghan.box import CLARITY, HEALTH, MOST_ENERGY
from bothy.games.castle_von_loghan.choices import CHARACTERS, KEPT, KEY, ON_BIG_GAIN, ON_GAIN, ON_LAST_HEALTH
from bothy.games.castle_von_loghan.labels import person, spoken, treasure
from bothy.games.castle_von_loghan.rows import AT_LAST_HEALTH, AT_OTHERS_GAIN, Effect, Use
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import LOST, SCORED, USED
from bothy.kernel.message import Message, kebab
from bothy.kernel.notation import Choice
from bothy.kernel.step import Decision, Reveal, Rule
from bothy.kernel.table import NOTHING, Seat

NOBODY: Final = -1
"""No enemy is meant."""
BIG_GAIN: Final = 4
"""From here on Energy that another receives is much."""


class Passage(Rule[Castle]):
    """V11: a paragraph that is passed over once the game has ended."""

    def apply(self, castle: Castle) -> Steps:
        return () if castle.ending else self.play(castle)

    def play(self, castle: Castle) -> Steps:
        raise NotImplementedError


class Showing(Reveal[Castle]):
    """V84: a passage by which somebody sees something hidden."""

    def apply(self, castle: Castle) -> Steps:
        return () if castle.ending else self.play(castle)

    def play(self, castle: Castle) -> Steps:
        raise NotImplementedError


class Turn(Passage):
    """V11: a passage of one character."""

    character: int

    def title(self, castle: Castle) -> Message:
        return Message(f"{KEY}-{kebab(type(self).__name__)}", person(castle, self.character))


class Asked(Decision[Castle]):
    """V78: a question to a character, answered by the seat that keeps it."""

    character: int

    def title(self, castle: Castle) -> Message:
        return Message(f"{KEY}-{kebab(type(self).__name__)}", person(castle, self.character))

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        values = person(castle, self.character)
        values["seat"] = seat
        return Message(f"{KEY}-{kebab(type(self).__name__)}.ask", values)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return spoken(castle, self.character, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not", {"choice": choice.notation})


def questions(kind: type[Asked]) -> list[list[Steps]]:
    """The same question to every character, by the seat that keeps it: asked often, and made once."""
    return [[(kind(seat, character),) for character in range(CHARACTERS)] for seat in range(CHARACTERS)]


def by_leader() -> list[list[Steps]]:
    """Room for the steps of all characters, by how many there are and who leads; made when first wanted."""
    return [[()] * CHARACTERS for _ in range(CHARACTERS)]


# Effects


class Doing(Passage):
    """V30: an effect that a row names, for a character, or by an enemy that attacks."""

    effect: int
    character: int
    foe: int

    def row(self, castle: Castle) -> Effect:
        return castle.castle_box.rows.effects[self.effect]

    def apply(self, castle: Castle) -> Steps:
        if castle.ending:
            return ()
        if castle.castle_box.rows.effects[self.effect].once:
            if self.foe >= 0:
                if castle.foe_used >> self.foe & 1:
                    return ()
                castle.foe_used |= 1 << self.foe
            elif self.effect in castle.done_once:
                return ()
            else:
                castle.done_once.append(self.effect)
        return self.play(castle)


STEPS: Final[dict[str, type[Doing]]] = {}
"""The step of each effect, by the name rows use. Filled in by the files of the effects."""


def doing(castle: Castle, effect: int, character: int, foe: int) -> Doing:
    """The step of an effect. Where no enemy is meant it is made once for each character and kept with its row."""
    row = castle.castle_box.rows.effects[effect]
    if foe != NOBODY:
        return STEPS[row.do](effect, character, foe)
    if not row.steps:
        row.steps = [STEPS[row.do](effect, other, NOBODY) for other in range(CHARACTERS)]
    step = row.steps[character]
    assert isinstance(step, Doing)
    return step


def perform(castle: Castle, effects: list[int], character: int, foe: int = NOBODY) -> Steps:
    """The steps of some effects, one after the other."""
    if not effects:
        return ()
    return tuple([doing(castle, effect, character, foe) for effect in effects])


def perform_now(castle: Castle, effects: list[int], character: int, foe: int = NOBODY) -> Steps:
    """The same, with effects that ask nobody anything carried out at once, for where nothing else comes before."""
    for place, effect in enumerate(effects):
        steps = doing(castle, effect, character, foe).apply(castle)
        if steps:
            return *steps, *perform(castle, effects[place + 1 :], character, foe)
    return ()


# Tracks


def add_energy(castle: Castle, character: int, energy: int) -> None:
    castle.energy[character] = max(0, min(MOST_ENERGY, castle.energy[character] + energy))


def change_health(castle: Castle, health: int) -> Steps:
    """The group gains or loses Health; at nothing it has lost, unless something saves it."""
    castle.health = min(HEALTH, castle.health + health)
    if castle.sink is not None and health:
        castle.tell("health-changes", {"change": health, "health": max(castle.health, 0)})
    return (LastHealth(),) if castle.health <= 0 else ()


def change_clarity(castle: Castle, clarity: int) -> Steps:
    """Clarity gained or lost; what there is not of it is lost in Health."""
    if clarity >= 0:
        castle.clarity = min(CLARITY, castle.clarity + clarity)
        if castle.sink is not None and clarity:
            castle.tell("clarity-changes", {"change": clarity, "clarity": castle.clarity})
        return ()
    lost = min(-clarity, castle.clarity)
    castle.clarity -= lost
    if castle.sink is not None and lost:
        castle.tell("clarity-changes", {"change": -lost, "clarity": castle.clarity})
    return change_health(castle, clarity + lost) if -clarity > lost else ()


class LastHealth(Showing):
    """V12: with no Health left the game is lost, unless a treasure saves the group whose owner has ordered it."""

    def play(self, castle: Castle) -> Steps:
        if castle.health > 0:
            return ()
        for character in castle.order():
            if castle.orders[character] >> ON_LAST_HEALTH & 1:
                steps = react(castle, character, AT_LAST_HEALTH)
                if steps:
                    return *steps, LastHealth()
        castle.health = 0
        box = castle.castle_box
        castle.ending = SCORED if not box.story_mode and box.scored_at_zero else LOST
        if castle.sink is not None:
            castle.tell("no-health", {"how": "scored" if castle.ending == SCORED else "lost"})
        return ()


class GainEnergy(Showing):
    """V04: a character receives Energy Spheres, and who has ordered it draws from it."""

    character: int
    energy: int

    def play(self, castle: Castle) -> Steps:
        add_energy(castle, self.character, self.energy)
        if castle.sink is not None:
            values = person(castle, self.character)
            values["energy"] = self.energy
            castle.tell("gains-energy", values, "energy", "supply", f"character:{self.character}")
        if self.energy <= 0:
            return ()
        for other in castle.order():
            orders = castle.orders[other]
            if other != self.character and (
                orders >> ON_GAIN & 1 or (orders >> ON_BIG_GAIN & 1 and self.energy >= BIG_GAIN)
            ):
                castle.gift = self.energy
                steps = react(castle, other, AT_OTHERS_GAIN)
                if steps:
                    return steps
        return ()


# Treasures that are used


def find_use(castle: Castle, place: int, moment: int) -> Use | None:
    """What a treasure can do at a moment, if it can."""
    face = castle.faces[place]
    if face < 0:
        return None
    row = castle.castle_box.rows.treasures[face]
    if row.moments & moment:
        for use in row.uses:
            if use.moment & moment and fits_mode(castle, use):
                return use
    return None


def fits_mode(castle: Castle, use: Use) -> bool:
    return use.mode == "" or (use.mode == "story") == castle.castle_box.story_mode


def react(castle: Castle, character: int, moment: int) -> Steps:
    """V83: the first treasure of a character that does something at this moment is used; no steps if there is none."""
    start = character * KEPT
    faces = castle.faces
    for place in range(KEPT):
        if faces[start + place] >= 0 and not castle.marks[start + place]:
            use = find_use(castle, start + place, moment)
            if use is not None and can_equip(castle, character, place):
                return employ(castle, character, place, use)
    return ()


def employ(castle: Castle, character: int, place: int, use: Use) -> Steps:
    """V14: a treasure is used, and destroyed if it says so."""
    number = character * KEPT + place
    if castle.sink is not None:
        values = treasure(castle, castle.faces[number], person(castle, character))
        values["how"] = "destroys" if use.destroy else "uses"
        castle.tell("uses", values, "treasure", f"thing:{character}/{place}", "box")
    if use.destroy:
        castle.treasures_gone[castle.faces[number]] += 1
        lift(castle, number)
    else:
        castle.marks[number] |= USED
        castle.knows[number] = -1
    return perform(castle, use.effects, character)


def discard_treasure(castle: Castle, place: int) -> None:
    castle.treasure_discards[castle.faces[place]] += 1
    lift(castle, place)


def shuffle_in(castle: Castle, kind: int) -> None:
    """A treasure goes back into its deck."""
    castle.treasure_decks[castle.castle_box.rows.treasures[kind].colour][kind] += 1


def none_held(castle: Castle) -> None:
    castle.held[0] = NOTHING
    castle.held_backs[0] = NOTHING
    castle.held_knows[0] = 0
