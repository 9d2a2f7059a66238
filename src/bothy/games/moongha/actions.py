"""Phase two: the seats take actions, pass, and use their Pass tokens."""

from __future__ import annotations

from bothy.games.moongha.attacking import PlaceWhite
from bothy.games.moongha.boxes import (
    ATTACK,
    BOX_NAMES,
    BOXES,
    CREATE,
    MILITARY_1,
    MOVE,
    NO_BOX,
    PLACE_HERO,
    STOCK,
    ActionBox,
)
from bothy.games.moongha.choices import ACT, LAY, PASS, TOKEN, Act, Lay
from bothy.games.moongha.creating import PlaceOrange, may_use_orange
from bothy.games.moongha.heroes import PlaceHero
from bothy.games.moongha.military import PlaceMilitary, TakeMilitary, may_place_any, units_in
from bothy.games.moongha.moving import moves
from bothy.games.moongha.supply import Recycle, cities_with
from bothy.games.moongha.table import Earth, Steps
from bothy.games.moongha.units import A_BOMB, ARMOUR, HERO, INFANTRY, UNIT_NAMES, Unit
from bothy.kernel import NOTHING, Choice, Decision, Luck, Message, Rule, Seat


class TakeActions(Rule[Earth]):
    """M15: one action after the other, clockwise from the first player, until all have passed in succession."""

    def apply(self, earth: Earth) -> Steps:
        return (TakeAction(earth.first),)


class TakeAction(Decision[Earth]):
    """M15: a seat takes one of the available actions, or passes, with or without its Pass token."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        some: list[Choice] = [ACT[box] for box in range(BOXES) if available(earth, seat, ActionBox(box))]
        some += (TOKEN, PASS)
        return some

    def pick(self, earth: Earth, seat: Seat, luck: Luck) -> Choice:
        boxes = [box for box in range(BOXES) if available(earth, seat, ActionBox(box))]
        drawn: int = luck.fork(len(boxes) + 2)
        if drawn < len(boxes):
            return ACT[boxes[drawn]]
        return TOKEN if drawn == len(boxes) else PASS

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Act):
            box = choice.box
            left = earth.tokens[box] if box <= MOVE else 0
            return Message("moongha-action", {"box": BOX_NAMES[box], "left": left})
        return choice.label

    def why_not(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, Act):
            return Message("moongha-why-an-action", {"choice": choice.notation})
        box = choice.box
        if box <= MOVE and earth.tokens[box]:
            if box == CREATE:
                return Message("moongha-why-no-orange-use")
            return Message("moongha-why-no-monster-of-yours")
        if box >= MILITARY_1 and holds_any(earth, box):
            return Message("moongha-why-nobody-revealed", {"unit": "air-force"})
        return Message("moongha-why-empty", {"box": BOX_NAMES[box]})

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        seat = self.seat
        if isinstance(choice, Act):
            earth.passes = 0
            return *act(earth, seat, choice.box), NextSeat(seat)
        if choice is TOKEN:
            return LayToken(seat), NextSeat(seat)
        earth.passes += 1
        earth.tell("passes", {"seat": seat})
        return (NextSeat(seat),)


class LayToken(Decision[Earth]):
    """M43: the Pass token goes into any of the six boxes, empty or not; it counts as a pass."""

    def choices(self, earth: Earth, seat: Seat) -> list[Choice]:
        return [*LAY]

    def pick(self, earth: Earth, seat: Seat, luck: Luck) -> Choice:
        return LAY[luck.fork(BOXES)]

    def label(self, earth: Earth, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Lay):
            idle = "no" if of_use(earth, seat, choice.box) else "yes"
            return Message("moongha-lay", {"box": BOX_NAMES[choice.box], "idle": idle})
        return choice.label

    def decided(self, earth: Earth, choice: Choice) -> Steps:
        assert isinstance(choice, Lay)
        seat = self.seat
        earth.passes += 1
        earth.pass_tokens[seat] = choice.box
        if earth.sink is not None:
            values: dict[str, int | str] = {"seat": seat, "box": BOX_NAMES[choice.box]}
            earth.tell("lays-token", values, f"token:{seat}", f"seat:{seat}", choice.target)
        return ()


class NextSeat(Rule[Earth]):
    """M15: the next seat clockwise has its turn; phase two is over once all have passed in succession."""

    seat: Seat

    def apply(self, earth: Earth) -> Steps:
        if earth.passes >= earth.box.seats:
            return ()
        seat = (self.seat + 1) % earth.box.seats
        return (TakeAction(seat),) if earth.pass_tokens[seat] == NOTHING else (CashToken(seat),)


class CashToken(Rule[Earth]):
    """M44: whose Pass token lies in a box must take it back and do that action; it counts as a pass."""

    seat: Seat

    def apply(self, earth: Earth) -> Steps:
        seat = self.seat
        box = earth.pass_tokens[seat]
        earth.pass_tokens[seat] = NO_BOX
        earth.passes += 1
        useful = of_use(earth, seat, box)
        if earth.sink is not None:
            name = BOX_NAMES[box]
            earth.tell("takes-token", {"seat": seat, "box": name}, f"token:{seat}", f"box:{name}", f"seat:{seat}")
            if not useful:
                earth.tell("in-vain", {"seat": seat})
        return (*cash(earth, seat, box), NextSeat(seat)) if useful else (NextSeat(seat),)


def available(earth: Earth, seat: Seat, box: ActionBox) -> bool:
    """M15: whether a seat can take something from an action box and has a use for it."""
    if box <= MOVE:
        return earth.tokens[box] > 0 and of_use(earth, seat, box)
    if box == PLACE_HERO:
        return earth.waiting[HERO] > 0
    return may_place_any(earth, box)


def act(earth: Earth, seat: Seat, box: ActionBox) -> Steps:
    """The action of a box from which something is taken."""
    if box <= MOVE:
        earth.tokens[box] -= 1
        return with_token(earth, seat, box)
    if box == PLACE_HERO:
        return (PlaceHero(seat, PLACE_HERO),)
    units = units_in(earth, box)
    if len(units) > 1 or units[0] == A_BOMB:
        return (TakeMilitary(seat, box),)
    return (PlaceMilitary(seat, units[0], box),)


def with_token(earth: Earth, seat: Seat, box: ActionBox) -> Steps:
    """What an orange, white or purple token is for."""
    if box == CREATE:
        return (PlaceOrange(seat),)
    if box == ATTACK:
        return (PlaceWhite(seat),)
    return moves(earth, seat)


def cash(earth: Earth, seat: Seat, box: ActionBox) -> Steps:
    """The action of a box from which a Pass token is taken back: tokens and counters come from the stock."""
    if box <= MOVE:
        return with_token(earth, seat, box)
    unit = cashed_unit(box)
    place: Steps = (PlaceHero(seat, STOCK),) if unit == HERO else (PlaceMilitary(seat, unit, STOCK),)
    return place if earth.stock[unit] else (Recycle(seat, unit), *place)


def cashed_unit(box: ActionBox) -> Unit:
    """What a Pass token brings from a box for humans: a hero, infantry or armour."""
    if box == PLACE_HERO:
        return HERO
    return INFANTRY if box == MILITARY_1 else ARMOUR


def of_use(earth: Earth, seat: Seat, box: ActionBox) -> bool:
    """Whether a seat could do the action of a box, were there something to take."""
    if box == CREATE:
        return may_use_orange(earth, seat)
    if box <= MOVE:
        return earth.has_monsters(seat)
    unit = cashed_unit(box)
    return earth.stock[unit] > 0 or len(cities_with(earth, unit)) > 0


def holds_any(earth: Earth, box: ActionBox) -> bool:
    """Whether any counter waits in a box for humans."""
    base = (box - PLACE_HERO) * len(UNIT_NAMES)
    return sum(earth.waiting[base : base + len(UNIT_NAMES)]) > 0
