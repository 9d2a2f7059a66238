"""Effects that give and take: Health, Clarity, Energy, treasures and tokens, and second chances."""

from __future__ import annotations

from bothy.games.castle_von_loghan.belongings import things
from bothy.games.castle_von_loghan.carrying import TakeTreasure
from bothy.games.castle_von_loghan.choices import (
    KEPT,
    LOOK,
    OFFER,
    TO,
    Look,
    Offer,
    To,
)
from bothy.games.castle_von_loghan.doing import (
    Asked,
    Doing,
    GainEnergy,
    Passage,
    Showing,
    add_energy,
    change_clarity,
    change_health,
    discard_treasure,
    perform,
)
from bothy.games.castle_von_loghan.labels import person, treasure
from bothy.games.castle_von_loghan.pauses import rooms_to_see
from bothy.games.castle_von_loghan.refresh import Peek, SearchRoom
from bothy.games.castle_von_loghan.rows import ROOM_KEYS
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat

# Tracks and Energy


class Health(Doing):
    """V30: the group gains or loses Health; a shield may weaken the attack of an enemy."""

    def play(self, castle: Castle) -> Steps:
        health = self.row(castle).n
        if self.foe >= 0 and health < 0 and castle.softened:
            spared = min(castle.softened, -health)
            castle.softened -= spared
            health += spared
        return change_health(castle, health)


class Clarity(Doing):
    """V30: the group gains or loses Clarity."""

    def play(self, castle: Castle) -> Steps:
        return change_clarity(castle, self.row(castle).n)


class Energy(Doing):
    """V30: Energy for a character, or for all; or from whoever has most. Who cannot pay pays what there is."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        some = [self.character]
        if row.who == "each":
            some = castle.order()
        elif row.who == "richest":
            most = max(castle.energy)
            if most == 0:
                return perform(castle, row.otherwise, self.character, self.foe)
            some = [character for character in castle.order() if castle.energy[character] == most][:1]
        if row.n > 0:
            return tuple([GainEnergy(character, row.n) for character in some])
        for character in some:
            lost = min(castle.energy[character], -row.n)
            castle.energy[character] -= lost
            if castle.sink is not None and lost:
                values = person(castle, character)
                values["energy"] = lost
                castle.tell("loses-energy", values)
        return ()


class ShareEnergy(Doing):
    """V30: Energy that the group divides among all, sphere by sphere."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        return (GiveSphere(castle.keeper(self.character), self.character, row.n, (0,) * castle.castle_box.characters),)


class GiveSphere(Asked):
    """V30: who gets the next sphere."""

    left: int
    given: tuple[int, ...]

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TO[character] for character in range(castle.castle_box.characters)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, To)
        given = list(self.given)
        given[choice.character] += 1
        if self.left > 1:
            return (GiveSphere(self.seat, self.character, self.left - 1, tuple(given)),)
        return tuple([GainEnergy(character, energy) for character, energy in enumerate(given) if energy])


# Treasures and tokens


class DrawTreasure(Doing):
    """V30: the character draws a treasure."""

    def play(self, castle: Castle) -> Steps:
        return (TakeTreasure(self.character, self.row(castle).colour),)


class GiveUp(Doing):
    """V30: the character discards a treasure for what follows; without one nothing does."""

    def play(self, castle: Castle) -> Steps:
        if not things(castle, self.character):
            return ()
        return (GiveUpWhich(castle.keeper(self.character), self.character, self.effect),)


class GiveUpWhich(Asked):
    """V30: which treasure is discarded."""

    effect: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [OFFER[place] for place in things(castle, self.character)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Offer)
        return (GivenUp(self.character, choice.place, self.effect),)


class GivenUp(Showing):
    """V30: the treasure lies face up on the discard pile."""

    character: int
    place: int
    effect: int

    def play(self, castle: Castle) -> Steps:
        place = self.character * KEPT + self.place
        if castle.sink is not None:
            castle.tell("gives-up", treasure(castle, castle.faces[place], person(castle, self.character)))
        discard_treasure(castle, place)
        return perform(castle, castle.castle_box.rows.effects[self.effect].then, self.character)


class TopToken(Doing):
    """V30: the top search token of the room is resolved for the character."""

    def play(self, castle: Castle) -> Steps:
        return (SearchRoom(self.character),)


class See(Doing):
    """V30: characters look at the top search tokens of some rooms."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        some = castle.order() if row.who == "each" else [self.character]
        return tuple([SeeOn(character, row.n, 1 if row.word == "anywhere" else 0, 0) for character in some])


class SeeOn(Passage):
    """V30: another room, as long as there is one that has not been looked into."""

    character: int
    left: int
    anywhere: int
    seen: int
    """A mask of the rooms that have been looked into."""

    def play(self, castle: Castle) -> Steps:
        rooms = [room for room in rooms_to_see(castle, self.anywhere) if not self.seen >> room & 1]
        if self.left == 0 or not rooms:
            return ()
        return (SeeWhich(castle.keeper(self.character), self.character, self.left, self.anywhere, self.seen),)


class SeeWhich(Asked):
    """V30: which room is looked into."""

    left: int
    anywhere: int
    seen: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [LOOK[room] for room in rooms_to_see(castle, self.anywhere) if not self.seen >> room & 1]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Look)
        if castle.sink is not None:
            values = person(castle, self.character)
            values["room"] = ROOM_KEYS[choice.room]
            castle.tell("looks", values)
        seen = self.seen | 1 << choice.room
        return Peek(self.character, choice.room), SeeOn(self.character, self.left - 1, self.anywhere, seen)


# Second chances


class Heads(Doing):
    """V32: the next Tails of an Enemy Alert in this Round counts as Heads."""

    def play(self, castle: Castle) -> Steps:
        castle.wards += 1
        return ()


class FlipAgain(Doing):
    """V30: the coin that has just fallen is flipped again."""

    def play(self, castle: Castle) -> Steps:
        castle.again = 1
        return ()


class Revive(Doing):
    """V12: Health is this much instead of nothing."""

    def play(self, castle: Castle) -> Steps:
        castle.health = max(castle.health, self.row(castle).n)
        if castle.sink is not None:
            castle.tell("revived", {"health": castle.health})
        return ()


class Syphon(Doing):
    """V04: half of what another receives, rounded up."""

    def play(self, castle: Castle) -> Steps:
        energy = (castle.gift + 1) // 2
        castle.gift = 0
        add_energy(castle, self.character, energy)
        if castle.sink is not None:
            values = person(castle, self.character)
            values["energy"] = energy
            castle.tell("syphons", values)
        return ()


class ActAgain(Doing):
    """V60: one more action in this Refresh Phase, for the character or for all."""

    def play(self, castle: Castle) -> Steps:
        for character in castle.order() if self.row(castle).who == "each" else [self.character]:
            castle.actions[character] += 1
        return ()
