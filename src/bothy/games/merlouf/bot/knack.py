"""What a seasoned player would do by night and by day, from its own sight. Deals are in `bargaining`."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.actions import HIDING, caught
from bothy.games.merlouf.bot.bargaining import bargain, hand_over, stow, would_betray
from bothy.games.merlouf.bot.minds import MINDS, TEMPERS, Mind, Temper
from bothy.games.merlouf.bot.valuing import circle_worth, promise
from bothy.games.merlouf.box import ROUNDS
from bothy.games.merlouf.choices import (
    ATTACH,
    ATTIC,
    CONTEST,
    FREE,
    GRANT,
    HIDE,
    INSIST,
    KEEP_DOWN,
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
from bothy.kernel import NOTHING, Choice, Seat, Sight
from bothy.kernel.lots import drawn, weights

NEVER: Final = -100.0
"""What is out of the question."""
OLD_GOODIES: Final = 2.5
"""For what is worth so much the knack of before laid the smallest card it had."""
DUEL: Final = [0.5, 0.677, 0.813, 0.909, 0.971]
"""How likely a duel of two is won with so much of a bonus."""


def choose(sight: Sight[House], choices: list[Choice], level: str, seed: int) -> Choice:
    """One of the choices, for the viewer of this sight; the level may be followed by a temper."""
    words, _, temper = level.partition(":")
    return chosen(sight, choices, MINDS[words], TEMPERS[temper], seed)


def chosen(sight: Sight[House], choices: list[Choice], mind: Mind, temper: Temper, seed: int) -> Choice:
    """What somebody of this mind and temper says."""
    house, seat = sight.table, sight.viewer
    step = sight.agenda[-1]
    if len(choices) == 1:
        return choices[0]
    if isinstance(step, PlaceGnomes):
        return best_placement(house, seat, choices, mind, seed)
    if isinstance(step, Act):
        return best_action(house, seat, choices, mind)
    if isinstance(step, LookAgain):
        return best_look(house, seat, choices, mind)
    if isinstance(step, Contest):
        return CONTEST if target_worth(house, seat, step.target, mind) >= mind.fight else LET_GO
    if isinstance(step, Talk):
        return INSIST if target_worth(house, seat, step.target, mind) >= mind.fight else YIELD
    if isinstance(step, AttachGoodies):
        return goodies_for(house, seat, choices, target_worth(house, seat, step.target, mind), mind)
    if isinstance(step, Negotiate):
        return bargain(house, seat, choices, mind, temper, seed)
    if isinstance(step, HandOver):
        return hand_over(house, seat, step, choices, mind, temper, seed)
    if isinstance(step, StowAway):
        return stow(house, seat, choices)
    if isinstance(step, WhichCard):
        return card_of_kind(house, seat, choices, kind_of(house.plans[step.planner]))
    if isinstance(step, TurnUpCards):
        betrayed = would_betray(house, seat, house.pacts[step.planner], temper, seed) and not mind.listed
        return KEEP_DOWN if betrayed else TURN_UP
    if isinstance(step, ShareBonus):
        return GRANT[poorest(house, step.partners)]
    return PASS if PASS in choices else choices[0]


# The night


def prospects(house: House, seat: Seat, gnome: Gnome, room: Room, worth: list[float], mind: Mind) -> float:
    """What a gnome may bring home from a room in this part, against leaving him where he is."""
    box = house.house_box
    actions = box.actions[gnome]
    if room == PRISON:
        mine = [mind.freed[index % GNOMES] for index in caught(house) if index // GNOMES == seat]
        mine.sort(reverse=True)
        return sum(mine[:actions])
    values = [
        circle_worth(house, circle, worth) for circle in range(room * 5, room * 5 + 5) if house.backs[circle] >= 0
    ]
    values.sort(reverse=True)
    crowd = 1.0
    for other in range(house.box.seats):
        if other != seat and house.active_in(other, room) != NOTHING:
            crowd *= mind.crowd
    places = house.room_left(seat, gnome)
    carried = mind.load * house.load(seat, gnome)
    risk = 0.0 if gnome == MAGIK else 1.0 / ROOMS
    before = -risk * (carried + mind.gnomes[gnome]) if house.is_out(seat, gnome) else 0.0
    taken = gain_of(values, min(actions, places)) * crowd
    best = taken - risk * (carried + taken + mind.gnomes[gnome])
    if house.hiders[room] == NOTHING and risk:
        best = max(best, gain_of(values, min(actions - 1, places)) * crowd)
    if gnome == WISE:
        best += mind.look
    if gnome == MAGIK and wants_attic(house, seat, room, mind):
        best = max(best, trap_card_worth(house, mind))
    if house.active_in(seat, room) == NOTHING or mind.listed:
        best += appointment(house, seat, room)
    return best - before


def gain_of(values: list[float], count: int) -> float:
    return sum([value for value in values[:count] if value > 0])


def best_placement(house: House, seat: Seat, choices: list[Choice], mind: Mind, seed: int) -> Choice:
    """The gnome and the room that promise most; of several, any: at first nothing tells one room from another."""
    worth = promise(house, seat, stolen(house, seat), mind)
    values: list[float] = []
    for choice in choices:
        if isinstance(choice, Send):
            values.append(prospects(house, seat, choice.gnome, choice.room, worth, mind))
        elif isinstance(choice, Use):
            room = house.places[seat * GNOMES + choice.gnome]
            values.append(prospects(house, seat, choice.gnome, room, worth, mind))
        else:
            values.append(NEVER)
    if mind.listed:
        return choices[values.index(max(values))]
    return drawn(choices, weights(values, mind.wandering), seed)


def best_action(house: House, seat: Seat, choices: list[Choice], mind: Mind) -> Choice:
    """The object that promises most; to look before that, and to hide when there is more to lose than to win."""
    gnome, room = house.playing[seat], house.room_of(seat)
    if room == PRISON:
        for prisoner in (BALL, WISE):
            if FREE[seat][prisoner] in choices:
                return FREE[seat][prisoner]
        return PASS
    if house.left[seat] and any(isinstance(choice, Look) for choice in choices):
        return best_look(house, seat, choices, mind)
    worth = promise(house, seat, stolen(house, seat), mind)
    best: Choice = PASS
    most = 0.2
    for choice in choices:
        if isinstance(choice, Take):
            value = circle_worth(house, house.house_box.circle_at[room * len(COLOURS) + choice.colour], worth)
            if value > most:
                best, most = choice, value
    if ATTIC in choices and wants_attic(house, seat, room, mind) and most < trap_card_worth(house, mind):
        return ATTIC
    if HIDE in choices and gnome != MAGIK and appointment(house, seat, room) == 0.0:
        saved = (mind.load * house.load(seat, gnome) + mind.gnomes[gnome]) / ROOMS
        last = house.left[seat] == 1 or best is PASS
        if last and saved > most * (ROOMS - 1) / ROOMS:
            return HIDE
    return best


def best_look(house: House, seat: Seat, choices: list[Choice], mind: Mind) -> Choice:
    """The object that may turn out best."""
    worth = promise(house, seat, stolen(house, seat), mind)
    room = house.room_of(seat)
    best: Choice = PASS
    most = -100.0
    for choice in choices:
        if isinstance(choice, Look):
            value = circle_worth(house, house.house_box.circle_at[room * len(COLOURS) + choice.colour], worth)
            if value > most:
                best, most = choice, value
    return best


def target_worth(house: House, seat: Seat, target: int, mind: Mind) -> float:
    """What a contested thing is worth to the gnome a seat plays."""
    gnome, room = house.playing[seat], house.room_of(seat)
    worth = promise(house, seat, stolen(house, seat), mind)
    if target == HIDING:
        return 0.0 if gnome == MAGIK else (mind.load * house.load(seat, gnome) + mind.gnomes[gnome]) / ROOMS
    return circle_worth(house, house.house_box.circle_at[room * len(COLOURS) + target], worth)


def goodies_for(house: House, seat: Seat, choices: list[Choice], worth: float, mind: Mind) -> Choice:
    """The card that helps most beyond what it is worth itself, which is less with every round; else none."""
    best, most = ATTACH[0], 0.0
    if mind.listed and worth < OLD_GOODIES:
        return best
    left = (ROUNDS - house.round) / ROUNDS
    for choice in choices:
        if isinstance(choice, Attach) and choice.cards.bit_count() == 1:
            bonus = bonus_of(house, seat, choice.cards)
            value = worth * (DUEL[min(bonus, len(DUEL) - 1)] - DUEL[0]) - mind.thrift * bonus * left
            if mind.listed:
                value = float(OLD_GOODIES * len(DUEL) - bonus)
            if value > most:
                best, most = choice, value
    return best


# Traps


def wants_attic(house: House, seat: Seat, room: Room, mind: Mind) -> bool:
    """Whether a trap card is wanted, and to be had here."""
    if not house.house_box.with_traps or room != BATHROOM:
        return False
    return house.round < ROUNDS - 1 and len(house.free_traps(seat)) < mind.trap_cards


def trap_card_worth(house: House, mind: Mind) -> float:
    """What a trap card is worth: one whose trap did not spring can be laid again in every round to come."""
    return mind.trap_card if mind.listed else mind.trap_card * (ROUNDS - house.round)


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
