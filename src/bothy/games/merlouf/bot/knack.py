"""What a seasoned player would do by night and by day, from its own sight. Deals are in `bargaining`."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.actions import HIDING, caught
from bothy.games.merlouf.bot.bargaining import bargain, hand_over, stow
from bothy.games.merlouf.bot.valuing import A_GNOME, circle_worth, promise
from bothy.games.merlouf.choices import (
    ATTACH,
    ATTIC,
    CONTEST,
    FREE,
    GRANT,
    HIDE,
    INSIST,
    LET_GO,
    PASS,
    TURN_UP,
    YIELD,
    Attach,
    Give,
    Look,
    SeatMask,
    Send,
    Take,
    Use,
)
from bothy.games.merlouf.deals import Negotiate
from bothy.games.merlouf.duels import AttachGoodies, Contest, Talk, bonus_of, members
from bothy.games.merlouf.gnomes import BALL, GNOMES, MAGIK, WISE, Gnome
from bothy.games.merlouf.night import Act, LookAgain, PlaceGnomes
from bothy.games.merlouf.rooms import BATHROOM, PRISON, ROOMS, Room
from bothy.games.merlouf.scoring import stolen
from bothy.games.merlouf.settling import HandOver, StowAway
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import COLOURS, Kind
from bothy.games.merlouf.traps import KIND, PARTNERS, ROOM, ShareBonus, TurnUpCards, WhichCard, kind_of
from bothy.kernel import NOTHING, Choice, Luck, Seat, Sight

A_LOOK: Final = 0.5
"""What it is worth to look at two objects first."""
A_TRAP_CARD: Final = 1.4
"""What a trap card is worth while there is time to use it."""
FREED: Final = [2.5, 3.5, 0.0]
"""What it is worth to have each gnome freed."""
A_RIVAL: Final = 0.9
"""What is left of the prospects in a room for every rival who stands there."""
A_HAIR: Final = 1e-9
"""By so little sums differ that are meant to be equal."""
WORTH_A_FIGHT: Final = 1.5
WORTH_GOODIES: Final = 2.5


def choose(sight: Sight[House], choices: list[Choice], level: str, seed: int) -> Choice:
    """One of the choices, for the viewer of this sight."""
    house, seat = sight.table, sight.viewer
    step = sight.agenda[-1]
    if len(choices) == 1:
        return choices[0]
    if isinstance(step, PlaceGnomes):
        return best_placement(house, seat, choices, seed)
    if isinstance(step, Act):
        return best_action(house, seat, choices)
    if isinstance(step, LookAgain):
        return best_look(house, seat, choices)
    if isinstance(step, Contest):
        return CONTEST if target_worth(house, seat, step.target) >= WORTH_A_FIGHT else LET_GO
    if isinstance(step, Talk):
        return INSIST if target_worth(house, seat, step.target) >= WORTH_A_FIGHT else YIELD
    if isinstance(step, AttachGoodies):
        return goodies_for(house, seat, choices, target_worth(house, seat, step.target))
    if isinstance(step, Negotiate):
        return bargain(house, seat, choices, level, seed)
    if isinstance(step, HandOver):
        return hand_over(house, seat, step, choices, seed)
    if isinstance(step, StowAway):
        return stow(house, seat, choices)
    if isinstance(step, WhichCard):
        return card_of_kind(house, seat, choices, kind_of(house.plans[step.planner]))
    if isinstance(step, TurnUpCards):
        return TURN_UP
    if isinstance(step, ShareBonus):
        return GRANT[poorest(house, step.partners)]
    return PASS if PASS in choices else choices[0]


# The night


def prospects(house: House, seat: Seat, gnome: Gnome, room: Room, worth: list[float]) -> float:
    """What a gnome may bring home from a room in this part, against leaving him where he is."""
    box = house.house_box
    actions = box.actions[gnome]
    if room == PRISON:
        mine = [FREED[index % GNOMES] for index in caught(house) if index // GNOMES == seat]
        mine.sort(reverse=True)
        return sum(mine[:actions])
    values = [
        circle_worth(house, circle, worth) for circle in range(room * 5, room * 5 + 5) if house.backs[circle] >= 0
    ]
    values.sort(reverse=True)
    crowd = 1.0
    for other in range(house.box.seats):
        if other != seat and house.active_in(other, room) != NOTHING:
            crowd *= A_RIVAL
    places = house.room_left(seat, gnome)
    carried = load_worth(house, seat, gnome)
    risk = 0.0 if gnome == MAGIK else 1.0 / ROOMS
    before = -risk * (carried + A_GNOME[gnome]) if house.is_out(seat, gnome) else 0.0
    taken = gain_of(values, min(actions, places)) * crowd
    best = taken - risk * (carried + taken + A_GNOME[gnome])
    if house.hiders[room] == NOTHING and risk:
        best = max(best, gain_of(values, min(actions - 1, places)) * crowd)
    if gnome == WISE:
        best += A_LOOK
    if gnome == MAGIK and wants_attic(house, seat, room):
        best = max(best, A_TRAP_CARD)
    return best - before + appointment(house, seat, room)


def gain_of(values: list[float], count: int) -> float:
    return sum([value for value in values[:count] if value > 0])


def load_worth(house: House, seat: Seat, gnome: Gnome) -> float:
    """What a gnome carries, at a point and a half a thing."""
    return 1.5 * house.load(seat, gnome)


def best_placement(house: House, seat: Seat, choices: list[Choice], seed: int) -> Choice:
    """The gnome and the room that promise most; of several, any: at first nothing tells one room from another."""
    worth = promise(house, seat, stolen(house, seat))
    best: list[Choice] = [choices[0]]
    most = -100.0
    for choice in choices:
        if isinstance(choice, Send):
            value = prospects(house, seat, choice.gnome, choice.room, worth)
        elif isinstance(choice, Use):
            value = prospects(house, seat, choice.gnome, house.places[seat * GNOMES + choice.gnome], worth)
        else:
            continue
        if value > most + A_HAIR:
            best.clear()
            most = value
        if value > most - A_HAIR:
            best.append(choice)
    return best[Luck(seed).below(len(best))]


def best_action(house: House, seat: Seat, choices: list[Choice]) -> Choice:
    """The object that promises most; to look before that, and to hide when there is more to lose than to win."""
    gnome, room = house.playing[seat], house.room_of(seat)
    if room == PRISON:
        for prisoner in (BALL, WISE):
            if FREE[seat][prisoner] in choices:
                return FREE[seat][prisoner]
        return PASS
    if house.left[seat] and any(isinstance(choice, Look) for choice in choices):
        return best_look(house, seat, choices)
    worth = promise(house, seat, stolen(house, seat))
    best: Choice = PASS
    most = 0.2
    for choice in choices:
        if isinstance(choice, Take):
            value = circle_worth(house, house.house_box.circle_at[room * len(COLOURS) + choice.colour], worth)
            if value > most:
                best, most = choice, value
    if ATTIC in choices and wants_attic(house, seat, room) and most < A_TRAP_CARD:
        return ATTIC
    if HIDE in choices and gnome != MAGIK and appointment(house, seat, room) == 0.0:
        saved = (load_worth(house, seat, gnome) + A_GNOME[gnome]) / ROOMS
        last = house.left[seat] == 1 or best is PASS
        if last and saved > most * (ROOMS - 1) / ROOMS:
            return HIDE
    return best


def best_look(house: House, seat: Seat, choices: list[Choice]) -> Choice:
    """The object that may turn out best."""
    worth = promise(house, seat, stolen(house, seat))
    room = house.room_of(seat)
    best: Choice = PASS
    most = -100.0
    for choice in choices:
        if isinstance(choice, Look):
            value = circle_worth(house, house.house_box.circle_at[room * len(COLOURS) + choice.colour], worth)
            if value > most:
                best, most = choice, value
    return best


def target_worth(house: House, seat: Seat, target: int) -> float:
    """What a contested thing is worth to the gnome a seat plays."""
    gnome, room = house.playing[seat], house.room_of(seat)
    worth = promise(house, seat, stolen(house, seat))
    if target == HIDING:
        return 0.0 if gnome == MAGIK else (load_worth(house, seat, gnome) + A_GNOME[gnome]) / ROOMS
    return circle_worth(house, house.house_box.circle_at[room * len(COLOURS) + target], worth)


def goodies_for(house: House, seat: Seat, choices: list[Choice], worth: float) -> Choice:
    """For something good, the smallest card that helps; else none."""
    best, least = ATTACH[0], 100
    if worth >= WORTH_GOODIES:
        for choice in choices:
            if isinstance(choice, Attach) and choice.cards.bit_count() == 1:
                bonus = bonus_of(house, seat, choice.cards)
                if bonus < least:
                    best, least = choice, bonus
    return best


# Traps


def wants_attic(house: House, seat: Seat, room: Room) -> bool:
    """Whether a trap card is wanted, and to be had here."""
    return house.house_box.with_traps and room == BATHROOM and house.round < 5 and len(house.free_traps(seat)) < 2


def appointment(house: House, seat: Seat, room: Room) -> float:
    """What an active gnome in a room is worth for the traps agreed on, where the planner has named this room."""
    value = 0.0
    for pact in house.pacts:
        if pact and pact[PARTNERS] >> seat & 1 and pact[ROOM] == room:
            value += house.house_box.rewards[pact[KIND]] / ROOMS
    return value


def card_of_kind(house: House, seat: Seat, choices: list[Choice], kind: Kind) -> Choice:
    base = house.base(seat) + house.house_box.traps_from
    for choice in choices:
        if isinstance(choice, Give) and house.faces[base + choice.place] == kind:
            return choice
    return choices[0]


def poorest(house: House, partners: SeatMask) -> Seat:
    """The partner with the fewest points: all can see who that is, so all name the same."""
    best = NOTHING
    for seat in members(house, partners):
        if best == NOTHING or house.scores[seat] < house.scores[best]:
            best = seat
    return best
