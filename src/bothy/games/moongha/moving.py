"""Action three: moving and hiding monsters."""

from __future__ import annotations

from bothy.games.moongha.choices import CITY, HIDE, MONSTER, PASS, PickCity, PickMonster
from bothy.games.moongha.choosing import ChooseMonster, SomeCity
from bothy.games.moongha.cities import CITIES
from bothy.games.moongha.monsters import SPECTOOR, Monster, kind_of
from bothy.games.moongha.table import Earth, Steps
from bothy.kernel import Choice, Luck, Message, Seat, Value


class MoveOrHide(ChooseMonster):
    """M33: one of the seat's monsters moves or hides; thanks to Spectoor, a second one may (M35)."""

    again: bool
    """Whether this is the second action that Spectoor allows."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        some: list[Choice] = [MONSTER[monster] for monster in earth.monsters_of(seat)]
        if self.again:
            some.append(PASS)
        return some

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        return Message("moongha-move-or-hide.ask", {"seat": seat, "again": "yes" if self.again else "no"})

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        return Message("moongha-no-second") if choice is PASS else super().label(earth, seat, choice)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        return (MoveTo(self.seat, choice.monster),) if isinstance(choice, PickMonster) else ()


class MoveTo(SomeCity):
    """M33: as far as the monster's allowance goes along the connections; or it is hidden (M34)."""

    monster: Monster

    def ways(self, earth: Earth) -> list[Choice]:
        return earth.earth_box.ways[kind_of(self.monster) * CITIES + earth.places[self.monster]]

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        ways = self.ways(earth)
        return [*ways] if earth.is_hidden(self.monster) else [HIDE, *ways]

    def pick(self, earth: Earth, seat: Seat, luck: Luck) -> Choice:
        ways = self.ways(earth)
        if earth.is_hidden(self.monster):
            return ways[luck.fork(len(ways))]
        drawn = luck.fork(len(ways) + 1)
        return ways[drawn - 1] if drawn else HIDE

    def prompt(self, earth: Earth, seat: Seat) -> Message:
        city, move = earth.called(earth.places[self.monster]), earth.earth_box.move[kind_of(self.monster)]
        return Message("moongha-move-to.ask", {"seat": seat, **earth.named(self.monster), "city": city, "move": move})

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        values = earth.named(self.monster)
        if choice is HIDE:
            return Message("moongha-why-already-hidden", values)
        if not isinstance(choice, PickCity):
            return super().why_not(earth, seat, choice)
        values["city"] = earth.called(choice.city)
        if choice.city == earth.places[self.monster]:
            return Message("moongha-why-same-city", values)
        values["move"] = earth.earth_box.move[kind_of(self.monster)]
        return Message("moongha-why-too-far", values)

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        monster = self.monster
        here = earth.places[monster]
        thing = MONSTER[monster].target
        if isinstance(choice, PickCity):
            earth.places[monster] = choice.city
            if earth.sink is not None:
                moves: dict[str, Value] = {"seat": self.seat, **earth.named(monster)}
                moves["city"], moves["before"] = earth.called(choice.city), earth.called(here)
                earth.tell("moves", moves, thing, CITY[here].target, choice.target)
        else:
            earth.hidden |= 1 << monster
            if earth.sink is not None:
                hides: dict[str, Value] = {"seat": self.seat, **earth.named(monster), "city": earth.called(here)}
                earth.tell("hides", hides, thing, CITY[here].target, CITY[here].target)
        return ()


def moves(earth: Earth, seat: Seat) -> Steps:
    """What a purple token allows a seat that has a monster on the board."""
    if earth.in_play(seat, SPECTOOR):
        return MoveOrHide(seat, False), MoveOrHide(seat, True)
    return (MoveOrHide(seat, False),)
