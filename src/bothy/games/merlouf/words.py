"""What may be said in the negotiations, and why something may not."""

from __future__ import annotations

from typing import Final

from bothy.games.merlouf.box import ROUNDS
from bothy.games.merlouf.choices import (
    ACCEPT,
    CANCEL,
    COUNTER,
    DECLINE,
    DONE,
    INVITE,
    JOIN,
    MEET,
    NAME,
    NAME_NOTHING,
    OFFER,
    OFFERS,
    PLAN,
    PROPOSE,
    REFUSE,
    SCRAP,
    WANT,
    WITHDRAW,
    Accept,
    Answer,
    Give,
    Invite,
    Join,
    Meet,
    Name,
    Offer,
    Plan,
    Refuse,
    Want,
    Withdraw,
)
from bothy.games.merlouf.offers import A_WANT, trouble
from bothy.games.merlouf.settling import word_for
from bothy.games.merlouf.table import (
    FIRST_GIVE,
    FIRST_WANT,
    LINES,
    NAMING,
    OPEN,
    PARTNER,
    STAGE,
    House,
)
from bothy.games.merlouf.things import ANY_ENCHANTED, ENCHANTED, EVERY_COLOUR, GOODY, TRAP, Back, Thing
from bothy.games.merlouf.traps import (
    PARTNERS,
    invited_to,
    is_agreed,
    may_meet,
)
from bothy.kernel import NOTHING, Choice, Luck, Message, Seat

WORDS: Final = 40
"""The most words a seat says in one negotiation."""


WANTS: Final = [*WANT[: GOODY + 1], WANT[ANY_ENCHANTED]]
WANTS_WITH_TRAPS: Final = [*WANT[: TRAP + 1], WANT[ANY_ENCHANTED]]


def speakers(house: House) -> list[Seat]:
    """F36: the seats that are not done and have words left."""
    return [seat for seat in range(house.box.seats) if not house.done >> seat & 1 and house.words[seat] < WORDS]


def talks(house: House, seat: Seat) -> bool:
    return not house.done >> seat & 1 and house.words[seat] < WORDS


# What may be said


def sayable(house: House, seat: Seat, sure: bool) -> list[Choice]:
    """Every word a seat may say but to pass; unless one must be sure, also some that turn out impossible."""
    some: list[Choice] = []
    answers(house, seat, some, sure)
    draft = house.drafts[seat]
    if draft[PARTNER] == 0:
        beginnings(house, seat, some)
        some.append(DONE)
    elif draft[STAGE] == OPEN:
        drafting(house, seat, some, sure)
    else:
        names(house, seat, some)
    return some


def answers(house: House, seat: Seat, some: list[Choice], sure: bool) -> None:
    """F31, F35: answers to open offers, the seat's own included, and to plans of others."""
    drafting = house.drafts[seat][PARTNER] != 0
    for index, offer in enumerate(house.offers):
        if not offer:
            continue
        proposer, number = index // OFFERS, index % OFFERS
        if proposer == seat:
            some.append(WITHDRAW[number])
        elif offer[PARTNER] - 1 == seat:
            if not sure or trouble(house, proposer, seat, offer) == "":
                some.append(ACCEPT[proposer][number])
            if not drafting and free_offer(house, seat) >= 0 and talks(house, proposer):
                some.append(COUNTER[proposer][number])
            some.append(DECLINE[proposer][number])
    if house.house_box.with_traps:
        for planner in range(house.box.seats):
            if planner != seat and invited_to(house, seat, planner):
                if house.free_traps(seat):
                    some.append(JOIN[planner])
                some.append(REFUSE[planner])


def beginnings(house: House, seat: Seat, some: list[Choice]) -> None:
    """F28, F48: to begin an offer or a plan."""
    others = [other for other in range(house.box.seats) if other != seat and talks(house, other)]
    if free_offer(house, seat) >= 0:
        some += [OFFER[other] for other in others]
    if house.house_box.with_traps:
        plan = house.plans[seat]
        if plan:
            if not is_agreed(house, plan):
                if may_meet(house, plan):
                    some += MEET
                if plan[PARTNERS].bit_count() < house.house_box.partners[plan[0]]:
                    some += [INVITE[other] for other in others if may_invite(house, seat, other)]
                some.append(CANCEL)
        elif house.round < ROUNDS and house.free_traps(seat):
            partners = house.house_box.partners
            some += [choice for choice in PLAN if partners[choice.kind] <= len(others) + 1]


def may_invite(house: House, seat: Seat, guest: Seat) -> bool:
    """F48: somebody who is not invited yet and has a trap card to lay."""
    return not house.plans[seat][PARTNERS] >> guest & 1 and len(house.free_traps(guest)) > 0


def drafting(house: House, seat: Seat, some: list[Choice], sure: bool) -> None:
    """F28: things to give, things to want, and to propose it all."""
    box = house.house_box
    draft = house.drafts[seat]
    if draft[FIRST_WANT - 2] == 0:
        base = house.base(seat)
        for number in range(box.things if box.with_traps else box.traps_from):
            thing = Thing(number)
            laid = thing >= box.traps_from and house.is_laid(seat, thing)
            if house.backs[base + thing] != NOTHING and not laid and not in_draft(draft, thing):
                some.append(word_for(house, thing))
    if draft[FIRST_WANT + LINES - 1] == 0:
        some += WANTS_WITH_TRAPS if box.with_traps else WANTS
    if not sure or may_propose(house, seat) == "":
        some.append(PROPOSE)
    some.append(SCRAP)


def in_draft(draft: list[int], thing: Thing) -> bool:
    return draft[1] == thing + 1 or draft[3] == thing + 1 or draft[5] == thing + 1


def at_random(house: House, seat: Seat, luck: Luck) -> Choice:
    """A word at random play, where people come to the point: every other one answers an offer or ends a draft, and of
    those who have neither one in six is done. Else any word will do.
    """
    draft = house.drafts[seat]
    some: list[Choice] = []
    if draft[STAGE] != OPEN:
        names(house, seat, some)
        return some[luck.below(len(some))]
    for index, offer in enumerate(house.offers):
        if offer and offer[PARTNER] - 1 == seat and luck.below(2) == 0:
            proposer, number = index // OFFERS, index % OFFERS
            fine = trouble(house, proposer, seat, offer) == ""
            return ACCEPT[proposer][number] if fine else DECLINE[proposer][number]
    if draft[PARTNER] == 0:
        if luck.below(6) == 0:
            return DONE
    elif luck.below(2) == 0:
        return PROPOSE if may_propose(house, seat) == "" else SCRAP
    some = sayable(house, seat, False)
    while True:
        drawn: int = luck.below(len(some))
        if possible(house, seat, some[drawn]):
            return some[drawn]
        some.pop(drawn)


def possible(house: House, seat: Seat, choice: Choice) -> bool:
    """Whether a word said without being sure can be meant."""
    if choice is PROPOSE:
        return may_propose(house, seat) == ""
    if isinstance(choice, Accept):
        return trouble(house, choice.seat, seat, house.offers[choice.seat * OFFERS + choice.number]) == ""
    return True


def may_propose(house: House, seat: Seat) -> str:
    """Why a draft cannot be proposed; empty if it can."""
    draft = house.drafts[seat]
    if draft[FIRST_GIVE] == 0 and draft[FIRST_WANT] == 0:
        return "empty"
    if not talks(house, draft[PARTNER] - 1):
        return "partner-done"
    return trouble(house, seat, draft[PARTNER] - 1, draft)


def named_back(house: House, seat: Seat) -> Back:
    """The back of the thing that a draft has to name next."""
    draft = house.drafts[seat]
    if draft[STAGE] == NAMING:
        line = FIRST_GIVE
        while line + 2 < FIRST_WANT and draft[line + 2]:
            line += 2
        return house.backs[house.base(seat) + draft[line] - 1]
    line = FIRST_WANT
    while line + 1 < FIRST_WANT + LINES and draft[line + 1]:
        line += 1
    return Back((draft[line] - 1) % A_WANT)


def names(house: House, seat: Seat, some: list[Choice]) -> None:
    """F29, F30: what the thing is said to be, or which one is wanted."""
    back = named_back(house, seat)
    if back == ANY_ENCHANTED:
        some += [NAME[colour][ENCHANTED] for colour in EVERY_COLOUR]
    elif back == TRAP:
        traps = house.house_box.traps
        some += [choice for choice in NAME[TRAP] if traps[choice.kind]]
    else:
        some += NAME[back]
    some.append(NAME_NOTHING)


def free_offer(house: House, seat: Seat) -> int:
    """Where a new offer of a seat would stand; -1 if it has three open."""
    for number in range(OFFERS):
        if not house.offers[seat * OFFERS + number]:
            return number
    return -1


# Refusals


def why_not_say(house: House, seat: Seat, choice: Choice) -> Message:
    draft = house.drafts[seat]
    said = {"choice": choice.notation}
    if isinstance(choice, Answer):
        offer = house.offers[choice.seat * OFFERS + choice.number] if choice.seat < house.box.seats else []
        if not offer or offer[PARTNER] - 1 != seat:
            return Message("merlouf-why-no-offer", {**said})
        if isinstance(choice, Accept):
            return Message("merlouf-why-accept", {"reason": trouble(house, choice.seat, seat, offer)})
        return Message("merlouf-why-counter")
    if isinstance(choice, Withdraw):
        return Message("merlouf-why-no-offer", {**said})
    if isinstance(choice, Offer):
        if choice.seat == seat or choice.seat >= house.box.seats:
            return Message("merlouf-why-partner", {**said})
        if draft[PARTNER]:
            return Message("merlouf-why-drafting")
        return Message("merlouf-why-three-offers") if talks(house, choice.seat) else Message("merlouf-why-partner-done")
    if isinstance(choice, (Give, Want, Name)) or choice in (NAME_NOTHING, PROPOSE, SCRAP):
        if draft[PARTNER] == 0:
            return Message("merlouf-why-no-draft")
        if draft[STAGE] != OPEN:
            return Message("merlouf-why-name-first")
        if choice is PROPOSE:
            return Message("merlouf-why-propose", {"reason": may_propose(house, seat)})
        if isinstance(choice, Give):
            return Message("merlouf-why-give", {**said})
        return Message("merlouf-why-want", {**said})
    if isinstance(choice, (Plan, Meet, Invite, Join, Refuse)) or choice is CANCEL:
        return Message("merlouf-why-plan", {**said})
    return Message("merlouf-why-say", {**said})
