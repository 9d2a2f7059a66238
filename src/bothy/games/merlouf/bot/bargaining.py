"""How a seasoned player deals: offers that help both, mostly true words, and a long memory for lies."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.bot.minds import Mind, Temper
from bothy.games.merlouf.bot.valuing import halfway, loads, outlook, rooms_left, safest, tasks_of
from bothy.games.merlouf.box import A_COLOUR, ROUNDS
from bothy.games.merlouf.choices import (
    ACCEPT,
    CANCEL,
    DECLINE,
    DONE,
    INVITE,
    JOIN,
    MEET,
    NAME,
    NAME_NOTHING,
    OFFER,
    OFFERS,
    PASS,
    PLAN,
    PROPOSE,
    REFUSE,
    SCRAP,
    STOW,
    WANT,
    Offer,
)
from bothy.games.merlouf.duels import members
from bothy.games.merlouf.gnomes import BALL, EVERY_GNOME, MAGIK, NO_GNOME, WISE
from bothy.games.merlouf.offers import (
    claims,
    fulfils,
    given,
    room_for_objects,
    specified,
    things_by_back,
    wanted,
)
from bothy.games.merlouf.settling import HandOver, candidates, word_for
from bothy.games.merlouf.table import LINES, NAMING, OPEN, PARTNER, STAGE, House
from bothy.games.merlouf.things import (
    ANY_ENCHANTED,
    COLOURS,
    ENCHANTED,
    EVERY_COLOUR,
    GOODY,
    KINDS,
    NO_BACK,
    NO_KIND,
    NO_THING,
    Back,
    Kind,
    Thing,
)
from bothy.games.merlouf.traps import PARTNERS, invited_to
from bothy.kernel import NOTHING, Choice, Luck, Seat

A_GOODY: Final = 0.1
"""What a goodies card is worth in a deal: it helps in duels, and not in this assessment."""
MOSTLY: Final = 60
"""Not even the sliest betrays more often than so many times out of a hundred."""
ENOUGH_TRUTHS: Final = 5
"""Who has kept its word so often is not believed more by keeping it again."""
LIES_OF_OLD: Final = 12
"""Out of a hundred deals, in how many the knack of before lied."""


class Bargain:
    """What a seat has, and what it would gain and lose: worked out once for a question."""

    def __init__(self, house: House, seat: Seat, mind: Mind, sly: bool) -> None:
        self.house = house
        self.seat = seat
        self.mind = mind
        self.sly = sly
        """Whether it would lie now."""
        self.masks = loads(house, seat)
        self.room = rooms_left(house, seat)
        self.now = self.worth(self.masks)

    def worth(self, masks: list[int]) -> float:
        """What the round brings with these loads, and what they promise for deals to come."""
        value = outlook(self.house, self.seat, masks)
        if self.mind.progress > 0.0:
            value += self.mind.progress * halfway(self.house, self.seat, masks)
        return value

    def carrying(self, coming: int) -> list[int]:
        """The loads with one object more, of all thirty, whoever can carry it in the end."""
        masks = self.masks.copy()
        for gnome in (MAGIK, BALL, WISE):
            if self.house.is_out(self.seat, gnome):
                masks[gnome] |= 1 << coming
                break
        return masks

    def without(self, thing: Thing) -> float:
        """What the round brings less without one of the seat's things."""
        house = self.house
        place = house.base(self.seat) + thing
        if house.backs[place] >= GOODY:
            return A_GOODY
        masks = self.masks.copy()
        masks[house.gnome_at(thing)] &= ~(1 << (house.backs[place] * KINDS + house.faces[place]))
        return self.now - self.worth(masks)

    def hoping(self, gain: float, back: Back, other: Seat) -> float:
        """What a want promises that brings this much if another keeps its word."""
        if self.mind.listed or back == ANY_ENCHANTED:
            return gain
        cheated = self.worth(self.carrying(back * KINDS + ENCHANTED)) - self.now
        chance = cheating(self.house, self.seat, other, back, self.mind)
        return (1.0 - chance) * gain + chance * min(gain, cheated)

    def after(self, leaving: list[Thing], coming: list[int]) -> float:
        """What the round brings if these things leave and these objects come."""
        house = self.house
        base = house.base(self.seat)
        masks, room = self.masks.copy(), self.room.copy()
        cards = 0.0
        for thing in leaving:
            if house.backs[base + thing] >= GOODY:
                cards -= A_GOODY
            else:
                gnome = house.gnome_at(thing)
                masks[gnome] &= ~(1 << (house.backs[base + thing] * KINDS + house.faces[base + thing]))
                room[gnome] += 1
        for one in coming:
            gnome = safest(house, self.seat, room)
            if gnome != NO_GNOME:
                masks[gnome] |= 1 << one
                room[gnome] -= 1
        return self.worth(masks) + cards


def trust(house: House, seat: Seat, other: Seat, mind: Mind) -> float:
    """How far a seat believes another: less for every lie it has found, more for every word that was kept."""
    kept = min(house.truths[seat][other], ENOUGH_TRUTHS)
    return max(0.0, mind.trust - mind.a_lie * house.lies[seat][other] + mind.a_truth * kept)


def cheating(house: House, seat: Seat, other: Seat, back: Back, mind: Mind) -> float:
    """How likely another hands over something enchanted for a colour: it must have one, and not keep its word."""
    held, left = things_by_back(house, other)[back], sum(house.bags[back])
    has_one = min(1.0, mind.dread * held * house.bags[back][ENCHANTED] / max(1, left))
    return (1.0 - trust(house, seat, other, mind)) * has_one


def would_lie(temper: Temper, seed: int) -> bool:
    """Whether it lies here, by nothing that anybody could know. What it has begun with a lie, its draft remembers."""
    return int(Luck(seed).below(100)) < temper.lies


def lied_of_old(house: House, seat: Seat, other: Seat) -> bool:
    """Whether the knack of before lied to another here: it followed from what all can see."""
    drawn: int = Luck(house.round * 7919 + seat * 104729 + other * 1299709 + house.deals * 15485863 + 1).below(100)
    return drawn < LIES_OF_OLD


def is_sly(house: House, seat: Seat, other: Seat, mind: Mind, temper: Temper, seed: int) -> bool:
    """Whether a seat lies to another in this answer."""
    return lied_of_old(house, seat, other) if mind.listed else would_lie(temper, seed)


def would_betray(house: House, seat: Seat, pact: list[int], temper: Temper, seed: int) -> bool:
    """Whether it lets a trap fail, by lot; the more likely if a partner leads."""
    chance = temper.betrays
    for other in members(house, pact[PARTNERS]):
        if other != seat and house.scores[other] == max(house.scores) and house.scores[other] > house.scores[seat]:
            chance = 2 * temper.betrays
    return int(Luck(seed).below(100)) < min(chance, MOSTLY)


# Things as they may turn out


def kinds_of(house: House, colour: Back, named: int, belief: float, honest: bool, dread: float = 1.0) -> list[float]:
    """How likely an object of this colour is of each kind: as it was named, if that is believed, or any that is left.

    `honest` says that nothing enchanted should come unless it was asked for; who lies gives that first.
    """
    left = [float(copies) for copies in house.bags[colour]]
    if honest:
        left[ENCHANTED] *= (1.0 - belief) * dread
    total = sum(left)
    likely = [share / total if total > 0 else 0.0 for share in left]
    if named != NOTHING and house.bags[colour][named]:
        likely = [share * (1.0 - belief) for share in likely]
        likely[named] += belief
    return likely


def expected_with(
    bargain: Bargain, leaving: list[Thing], colour: Back, likely: list[float], others: list[int]
) -> float:
    """What the round brings with an object of these odds, besides others that are sure."""
    value = 0.0
    for kind in range(KINDS):
        if likely[kind] > 0:
            value += likely[kind] * bargain.after(leaving, [*others, colour * KINDS + kind])
    return value


# The word to say


def bargain(house: House, seat: Seat, choices: list[Choice], mind: Mind, temper: Temper, seed: int) -> Choice:
    """The next word: an answer to an offer, the next word of a draft, or the first of a new one."""
    if temper.silent:
        return DONE if DONE in choices else SCRAP if SCRAP in choices else PASS
    for index, offer in enumerate(house.offers):
        if offer and offer[PARTNER] - 1 == seat:
            proposer, number = index // OFFERS, index % OFFERS
            mine = Bargain(house, seat, mind, is_sly(house, seat, proposer, mind, temper, seed))
            accept = ACCEPT[proposer][number]
            good = accept in choices and appraise(mine, proposer, offer) > mind.margin
            return accept if good else DECLINE[proposer][number]
    if house.house_box.with_traps:
        word = conspire(house, seat, choices, mind, temper, seed)
        if word is not None:
            return word
    partner = house.drafts[seat][PARTNER] - 1
    mine = Bargain(house, seat, mind, is_sly(house, seat, partner, mind, temper, seed))
    if partner >= 0:
        return next_word(mine, choices, temper, seed)
    return begin(mine, choices, seed)


def appraise(mine: Bargain, proposer: Seat, offer: list[int]) -> float:
    """What it would bring to accept an offer; very little if one would have to lie and does not want to."""
    house, seat = mine.house, mine.seat
    base = house.base(proposer)
    handed = picks(mine, offer)
    if len(handed) < len(wanted(offer)):
        return -100.0
    belief = trust(house, seat, proposer, mine.mind)
    said = claims(offer)
    sure: list[int] = []
    extra = 0.0
    unsure, odds = NO_BACK, [0.0] * KINDS
    for line, thing in enumerate(given(offer)):
        back, kind = house.backs[base + thing], house.faces[base + thing]
        if back >= GOODY:
            extra += A_GOODY
        elif kind >= 0:
            sure.append(back * KINDS + kind)
        elif unsure < 0:
            unsure, odds = back, kinds_of(house, back, said[line], belief, said[line] != ENCHANTED, mine.mind.dread)
        else:
            likely = kinds_of(house, back, said[line], belief, said[line] != ENCHANTED, mine.mind.dread)
            sure.append(back * KINDS + likely.index(max(likely)))
    if unsure < 0:
        return mine.after(handed, sure) + extra - mine.now
    return expected_with(mine, handed, unsure, odds, sure) + extra - mine.now


def picks(mine: Bargain, offer: list[int]) -> list[Thing]:
    """What one would hand over for the wants of an offer; shorter than them if there is nothing one could."""
    handed: list[Thing] = []
    backs, kinds = wanted(offer), specified(offer)
    for line in range(len(backs)):
        thing = cheapest(mine, backs[line], kinds[line], handed)
        if thing == NO_THING:
            break
        handed.append(thing)
    return handed


def cheapest(mine: Bargain, back: Back, kind: Kind, handed: list[Thing]) -> Thing:
    """The thing one loses least by that keeps the word, or any if one lies here; NO_THING if there is none."""
    house = mine.house
    base = house.base(mine.seat)
    best, least = NO_THING, 100.0
    for thing in candidates(house, mine.seat, back, handed):
        true = fulfils(house.backs[base + thing], house.faces[base + thing], back, kind)
        if true or mine.sly:
            loss = mine.without(thing)
            if loss < least:
                best, least = thing, loss
    return best


# Offers of one's own


class Idea:
    """An offer that might be worth making: to whom, for what, and how much it promises."""

    def __init__(self, value: float, other: Seat, back: Back, kind: Kind) -> None:
        self.value = value
        self.other = other
        self.back = back
        """The back that is wanted, or ANY_ENCHANTED."""
        self.kind = kind
        """The kind that is named; NOTHING if any normal one will do."""


def thing_for(mine: Bargain, back: Back, kind: Kind) -> int:
    """The object one reckons with for a want: the one named, else one that no task names; NOTHING if none is left."""
    house = mine.house
    if back == ANY_ENCHANTED:
        for colour in EVERY_COLOUR:
            if house.bags[colour][ENCHANTED]:
                return colour * KINDS + ENCHANTED
        return NOTHING
    if kind != NOTHING:
        return back * KINDS + kind if house.bags[back][kind] else NOTHING
    named = [task[0] for task in tasks_of(house, mine.seat)]
    left = [back * KINDS + other for other in range(ENCHANTED) if house.bags[back][other]]
    for thing in left:
        if thing not in named:
            return thing
    return left[0] if left else NOTHING


def likelihood(house: House, other: Seat, back: Back, kind: Kind, mind: Mind) -> float:
    """How likely a partner has what is wanted, from what nobody here has seen."""
    holds = things_by_back(house, other)
    if back == ANY_ENCHANTED:
        return mind.hope if sum(holds[: len(COLOURS)]) else 0.0
    if kind == NOTHING:
        return 1.0 if holds[back] else 0.0
    return holds[back] / max(1, sum(house.bags[back]))


def wishes(mine: Bargain) -> list[tuple[Back, Kind]]:
    """What might be wanted: any colour, an enchanted object, and what a task names."""
    some = [(colour, NO_KIND) for colour in (*EVERY_COLOUR, ANY_ENCHANTED)]
    for task in tasks_of(mine.house, mine.seat):
        if task[0] < A_COLOUR:
            some.append((Back(task[0] // KINDS), Kind(task[0] % KINDS)))
    return some


def prices(mine: Bargain, coming: int) -> list[tuple[float, Thing]]:
    """What one would miss least, once the wanted object has come, of all that an honest offer could give."""
    house, seat = mine.house, mine.seat
    base = house.base(seat)
    masks = mine.carrying(coming)
    whole = mine.worth(masks)
    some: list[tuple[float, Thing]] = []
    for number in range(house.house_box.objects):
        thing = Thing(number)
        back, kind = house.backs[base + thing], house.faces[base + thing]
        if back != NOTHING and kind != ENCHANTED:
            less = masks.copy()
            less[house.gnome_at(thing)] &= ~(1 << (back * KINDS + kind))
            some.append((whole - mine.worth(less), thing))
    some.sort()
    return some


def promising(mine: Bargain) -> list[Idea]:
    """Offers worth making; none that was declined is made again."""
    house, seat, mind = mine.house, mine.seat, mine.mind
    room = room_for_objects(house, seat)
    seats = house.box.seats
    some: list[list[Idea]] = [[] for _ in range(seats)]
    for back, kind in wishes(mine):
        coming = thing_for(mine, back, kind)
        if coming == NOTHING:
            continue
        best = mine.worth(mine.carrying(coming)) - mine.now
        if best <= mind.margin:
            continue
        costs = prices(mine, coming)
        for other in range(seats):
            if other == seat or house.done >> other & 1 or has_offer_to(house, seat, other):
                continue
            if house.declined[seat * seats + other] >= mind.enough:
                continue
            gain = mine.hoping(best, back, other)
            value = best_price(costs, gain, room_for_objects(house, other), room, mind)[0]
            value *= likelihood(house, other, back, kind, mind)
            if value > 0:
                some[other].append(Idea(value, other, back, kind))
    fresh: list[Idea] = []
    for other in range(seats):
        fresh += undeclined(some[other], house.declined[seat * seats + other])
    return fresh


def undeclined(ideas: list[Idea], declined: int) -> list[Idea]:
    """Of the ideas for one partner, those to come after so many of its best were declined."""
    left = ideas.copy()
    for _ in range(min(declined, len(left))):
        best = best_idea(left)
        left = [idea for idea in left if idea is not best]
    return left


def best_idea(ideas: list[Idea]) -> Idea | None:
    best: Idea | None = None
    for idea in ideas:
        if best is None or idea.value > best.value:
            best = idea
    return best


def best_price(
    costs: list[tuple[float, Thing]], gain: float, their_room: int, my_room: int, mind: Mind
) -> tuple[float, int]:
    """How much an offer of the cheapest things promises, at the best number of them: that number too."""
    best, number, spent = 0.0, 0, 0.0
    for count in range(1, min(LINES, len(costs)) + 1):
        spent += costs[count - 1][0]
        if count - 1 > their_room or 1 - count > my_room:
            break
        value = (gain - spent) * mind.accepted[count - 1]
        if gain - spent > mind.margin and value > best:
            best, number = value, count
    return best, number


def has_offer_to(house: House, seat: Seat, other: Seat) -> bool:
    """Whether an offer of a seat to another is still open."""
    for number in range(OFFERS):
        offer = house.offers[seat * OFFERS + number]
        if offer and offer[PARTNER] - 1 == other:
            return True
    return False


def begin(mine: Bargain, choices: list[Choice], seed: int) -> Choice:
    """To begin an offer to one of those where most is to be had; else to be silent."""
    house, seat = mine.house, mine.seat
    if house.words[seat] > mine.mind.last_offer or not any(isinstance(choice, Offer) for choice in choices):
        return PASS
    some = [idea for idea in promising(mine) if OFFER[idea.other] in choices]
    if not some:
        return PASS
    weights = [(index, max(1, int(100 * idea.value))) for index, idea in enumerate(some)]
    return OFFER[some[Luck(seed).outcome(weights)].other]


def next_word(mine: Bargain, choices: list[Choice], temper: Temper, seed: int) -> Choice:
    """The next word of a draft: the want first, then what is given for it, then to propose it."""
    house, seat = mine.house, mine.seat
    draft = house.drafts[seat]
    other = draft[PARTNER] - 1
    if draft[STAGE] == NAMING:
        return what_to_call_it(mine, given(draft)[-1], temper, seed)
    backs = wanted(draft)
    if not backs or draft[STAGE] != OPEN:
        idea = best_idea(
            [idea for idea in promising(mine) if idea.other == other and idea.back in (backs[-1:] or [idea.back])]
        )
        if not backs:
            return WANT[idea.back] if idea is not None else SCRAP
        return NAME[idea.back][idea.kind] if idea is not None and idea.kind != NOTHING else NAME_NOTHING
    coming = thing_for(mine, backs[0], specified(draft)[0])
    if coming == NOTHING:
        return SCRAP
    costs = prices(mine, coming)
    best = mine.worth(mine.carrying(coming)) - mine.now
    gain = mine.hoping(best, backs[0], other)
    number = best_price(costs, gain, room_for_objects(house, other), room_for_objects(house, seat), mine.mind)[1]
    for thing in gifts(mine, [thing for _, thing in costs[:number]], temper, seed):
        if thing not in given(draft) and word_for(house, thing) in choices:
            return word_for(house, thing)
    return PROPOSE if PROPOSE in choices and number else SCRAP


def gifts(mine: Bargain, things: list[Thing], temper: Temper, seed: int) -> list[Thing]:
    """What is given; now and then something enchanted instead of the first of these things. It begins with the first,
    so that the draft remembers it.
    """
    house = mine.house
    base = house.base(mine.seat)
    begun = given(house.drafts[mine.seat])
    if begun:
        cursed = house.faces[base + begun[0]] == ENCHANTED
    else:
        cursed = mine.sly if mine.mind.listed else int(Luck(seed).below(100)) < temper.lies + mine.mind.hawking
    if things and cursed:
        for number in range(house.house_box.objects):
            thing = Thing(number)
            enchanted = house.backs[base + thing] != NOTHING and house.faces[base + thing] == ENCHANTED
            if enchanted and mine.without(thing) < 0:
                return [thing, *things[1:]]
    return things


def what_to_call_it(mine: Bargain, thing: Thing, temper: Temper, seed: int) -> Choice:
    """The truth; but of something enchanted now and then that it is a normal one that nobody has seen."""
    house = mine.house
    place = house.base(mine.seat) + thing
    back, kind = house.backs[place], house.faces[place]
    if back < GOODY and kind == ENCHANTED:
        told = temper.lies + mine.mind.hawking
        if mine.mind.listed or (told and int(Luck(seed).below(told)) < temper.lies):
            for false in range(ENCHANTED):
                if house.bags[back][false]:
                    return NAME[back][false]
    return NAME[back][kind]


# After an acceptance


def hand_over(
    house: House, seat: Seat, step: HandOver, choices: list[Choice], mind: Mind, temper: Temper, seed: int
) -> Choice:
    """What one misses least: that keeps the word, unless it lies here, or it has nothing that would keep it."""
    mine = Bargain(house, seat, mind, is_sly(house, seat, step.giver, mind, temper, seed))
    offer = list(step.offer)
    back, kind = wanted(offer)[len(step.handed)], specified(offer)[len(step.handed)]
    thing = cheapest(mine, back, kind, list(step.handed))
    if thing == NO_THING:
        mine.sly = True
        thing = cheapest(mine, back, kind, list(step.handed))
    word = word_for(house, thing)
    return word if word in choices else choices[0]


def stow(house: House, seat: Seat, choices: list[Choice]) -> Choice:
    room = [1 if STOW[gnome] in choices else 0 for gnome in EVERY_GNOME]
    return STOW[safest(house, seat, room)]


# Traps


def conspire(house: House, seat: Seat, choices: list[Choice], mind: Mind, temper: Temper, seed: int) -> Choice | None:
    """A word about traps, if there is one to say: join, plan where others hold cards too, and say where to meet.

    Who has refused is not asked again.
    """
    for planner in range(house.box.seats):
        if planner != seat and invited_to(house, seat, planner):
            return reply(house, seat, planner, choices, mind, temper, seed)
    if house.drafts[seat][PARTNER]:
        return None
    plan = house.plans[seat]
    if plan:
        if MEET[0] in choices:
            return MEET[Luck(seed).below(len(MEET))]
        guests = [INVITE[other] for other in willing(house, seat) if INVITE[other] in choices]
        if plan[PARTNERS].bit_count() < house.house_box.partners[plan[0]]:
            return guests[Luck(seed).below(len(guests))] if guests else CANCEL
        return None
    if house.words[seat] < mind.last_plan and house.round < ROUNDS:
        holders = willing(house, seat)
        for kind in own_kinds(house, seat):
            if PLAN[kind] in choices and len(holders) >= house.house_box.partners[kind] - 1:
                return PLAN[kind]
    return None


def reply(
    house: House, seat: Seat, planner: Seat, choices: list[Choice], mind: Mind, temper: Temper, seed: int
) -> Choice:
    """To join with the right card; now and then with another, which will make the trap fail; else to refuse."""
    if JOIN[planner] not in choices:
        return REFUSE[planner]
    plan = house.plans[planner]
    true = plan[0] in own_kinds(house, seat)
    false = not mind.listed and would_betray(house, seat, plan, temper, seed)
    return JOIN[planner] if true or false else REFUSE[planner]


def willing(house: House, seat: Seat) -> list[Seat]:
    """Who still talks, holds a trap card and has not refused or declined anything of this seat in these talks."""
    seats = house.box.seats
    return [
        other
        for other in range(seats)
        if other != seat
        and not house.done >> other & 1
        and house.free_traps(other)
        and not house.declined[seat * seats + other]
    ]


def own_kinds(house: House, seat: Seat) -> list[int]:
    """The kinds of trap cards a seat could lay."""
    base = house.base(seat)
    return [house.faces[base + thing] for thing in house.free_traps(seat)]
