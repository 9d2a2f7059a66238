"""The fifth phase: two minutes of offers, made of small words, in which anybody may speak."""

from __future__ import annotations

from bothy.games.merlouf.actions import face
from bothy.games.merlouf.choices import (
    CANCEL,
    DONE,
    NAME_NOTHING,
    OFFERS,
    PASS,
    PROPOSE,
    SCRAP,
    Accept,
    Counter,
    Decline,
    Give,
    Invite,
    Join,
    Meet,
    Name,
    Offer,
    Plan,
    Refuse,
    Values,
    Want,
    Withdraw,
)
from bothy.games.merlouf.gnomes import NO_GNOME
from bothy.games.merlouf.offers import (
    give_lines,
    turned_round,
    want_lines,
    want_of,
)
from bothy.games.merlouf.settling import Settle, number_of, own_thing
from bothy.games.merlouf.table import (
    EMPTY_DRAFT,
    FIRST_GIVE,
    FIRST_WANT,
    LINES,
    NAMING,
    OPEN,
    PARTNER,
    SPECIFYING,
    STAGE,
    House,
    Steps,
)
from bothy.games.merlouf.things import ANY_ENCHANTED, BACK_NAMES, CIRCLES, NO_KIND, TRAP
from bothy.games.merlouf.traps import (
    PARTNERS,
    LayCard,
    begin_plan,
    drop_plan,
    invite,
    is_agreed,
    meet,
)
from bothy.games.merlouf.words import (
    WORDS,
    at_random,
    free_offer,
    named_back,
    sayable,
    speakers,
    talks,
    why_not_say,
)
from bothy.kernel import NOTHING, Choice, Luck, Message, Race, Rule, Seat


class Negotiations(Rule[House]):
    """F27: before Merlin wakes up, everybody may deal with everybody."""

    def apply(self, house: House) -> Steps:
        house.part = 0
        house.done = 0
        for seat in range(house.box.seats):
            house.words[seat] = 0
            house.playing[seat] = NO_GNOME
        for pair in range(len(house.declined)):
            house.declined[pair] = 0
        for place in range(CIRCLES, len(house.backs)):
            if house.backs[place] != NOTHING:
                return Negotiate(0), EndOfTalks()
        return ()


class EndOfTalks(Rule[House]):
    """F36: what was not accepted by now is off, and so are plans that are not agreed on."""

    def apply(self, house: House) -> Steps:
        for seat in range(house.box.seats):
            house.drafts[seat] = EMPTY_DRAFT
            if house.plans[seat] and not is_agreed(house, house.plans[seat]):
                drop_plan(house, seat)
        for index in range(len(house.offers)):
            house.offers[index] = []
        return ()


class Negotiate(Race[House]):
    """F27: a word of anybody. It goes on until all are done, all are silent, or the bell rings.

    `turn` counts what all can hear, so that words said unheard before still stand while somebody only drafts.
    """

    turn: int

    def seats(self, house: House) -> list[Seat]:
        return speakers(house)

    def patience(self) -> str:
        return "talk"

    def silence(self) -> int:
        return 1

    def same_window(self, before: Race[House]) -> bool:
        return isinstance(before, Negotiate) and before.turn == self.turn

    def choices(self, house: House, seat: Seat) -> list[Choice]:
        return [*sayable(house, seat, True), PASS]

    def word(self, house: House, seat: Seat, luck: Luck) -> Choice | None:
        luck.forks += 1
        return at_random(house, seat, luck)

    def prompt(self, house: House, seat: Seat) -> Message:
        draft = house.drafts[seat]
        values: Values = {"seat": draft[PARTNER] - 1, "words": WORDS - house.words[seat]}
        if draft[PARTNER] == 0:
            values["seat"] = seat
            return Message("merlouf-negotiate.ask", values)
        if draft[STAGE] == OPEN:
            return Message("merlouf-negotiate.draft", values)
        values["back"] = (
            "enchanted" if named_back(house, seat) == ANY_ENCHANTED else BACK_NAMES[named_back(house, seat)]
        )
        if draft[STAGE] == NAMING:
            return Message("merlouf-negotiate.claim", values)
        return Message("merlouf-negotiate.specify", values)

    def label(self, house: House, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Give):
            return Message("merlouf-give-own", own_thing(house, seat, number_of(house, choice)).values)
        if isinstance(choice, Name):
            return Message("merlouf-name", face(house, choice.back, choice.kind))
        if isinstance(choice, Plan):
            return Message("merlouf-plan", face(house, TRAP, choice.kind))
        return choice.label

    def why_not(self, house: House, seat: Seat, choice: Choice) -> Message:
        return why_not_say(house, seat, choice)

    def heard(self, house: House, seat: Seat, choice: Choice) -> Steps:
        house.words[seat] += 1
        if isinstance(choice, (Offer, Give, Name, Want)) or choice is NAME_NOTHING or choice is SCRAP:
            draft(house, seat, choice)
            if house.words[seat] < WORDS:
                return (self,)
            return self.goes_on(house, self.turn, ())
        return self.goes_on(house, self.turn + 1, say(house, seat, choice))

    def goes_on(self, house: House, turn: int, steps: Steps) -> Steps:
        """The steps that a word leads to, and more words if two are left to talk."""
        talkers = 0
        for seat in range(house.box.seats):
            if talks(house, seat):
                talkers += 1
        return (*steps, Negotiate(turn)) if talkers > 1 else steps


# Drafting, which nobody else hears


def draft(house: House, seat: Seat, choice: Choice) -> None:
    """F28: a word of a draft."""
    new = house.drafts[seat].copy()
    if isinstance(choice, Offer):
        new = EMPTY_DRAFT.copy()
        new[PARTNER] = choice.seat + 1
    elif isinstance(choice, Give):
        new[free_line(new, FIRST_GIVE, 2)] = number_of(house, choice) + 1
        new[STAGE] = NAMING
    elif isinstance(choice, Want):
        new[free_line(new, FIRST_WANT, 1)] = want_of(choice.back, NO_KIND)
        new[STAGE] = SPECIFYING
    elif choice is SCRAP:
        new = EMPTY_DRAFT
    else:
        if isinstance(choice, Name):
            if new[STAGE] == NAMING:
                new[free_line(new, FIRST_GIVE, 2) - 1] = choice.kind + 1
            else:
                new[free_line(new, FIRST_WANT, 1) - 1] = want_of(choice.back, choice.kind)
        new[STAGE] = OPEN
    house.drafts[seat] = new


def free_line(draft: list[int], line: int, step: int) -> int:
    """The first free line of a side of a draft, or where the next would be."""
    end = line + LINES * step
    while line < end and draft[line]:
        line += step
    return line


# What all hear


def say(house: House, seat: Seat, choice: Choice) -> Steps:
    """A word that all hear."""
    if choice is PROPOSE:
        propose(house, seat)
    elif isinstance(choice, Accept):
        offer = house.offers[choice.seat * OFFERS + choice.number]
        house.offers[choice.seat * OFFERS + choice.number] = []
        house.tell("accepts", {"seat": seat, "owner_seat": choice.seat, "number": choice.number + 1})
        return (Settle(choice.seat, seat, tuple(offer), (), ()),)
    elif isinstance(choice, (Counter, Decline)):
        offer = house.offers[choice.seat * OFFERS + choice.number]
        house.offers[choice.seat * OFFERS + choice.number] = []
        house.declined[choice.seat * house.box.seats + seat] += 1
        if isinstance(choice, Counter):
            house.drafts[seat] = turned_round(house, choice.seat, offer)
        house.tell("declines", {"seat": seat, "owner_seat": choice.seat, "number": choice.number + 1})
    elif isinstance(choice, Withdraw):
        house.offers[seat * OFFERS + choice.number] = []
        house.tell("withdraws", {"seat": seat, "number": choice.number + 1})
    elif isinstance(choice, Plan):
        begin_plan(house, seat, choice.kind)
        return (LayCard(seat, seat),)
    elif isinstance(choice, Meet):
        meet(house, seat, choice.room)
    elif isinstance(choice, Invite):
        invite(house, seat, choice.seat)
    elif isinstance(choice, Join):
        return (LayCard(seat, choice.seat),)
    elif isinstance(choice, Refuse):
        house.declined[choice.seat * house.box.seats + seat] += 1
        house.tell("refuses", {"seat": seat, "owner_seat": choice.seat}, "", f"seat:{seat}", f"plan:{choice.seat}")
        drop_plan(house, choice.seat)
    elif choice is CANCEL:
        drop_plan(house, seat)
    elif choice is DONE:
        finish(house, seat)
    return ()


def propose(house: House, seat: Seat) -> None:
    """F28: a draft becomes an open offer. Wants are put in order, so that what fits anything is picked last."""
    new = house.drafts[seat].copy()
    new[STAGE] = OPEN
    wants = [want for want in new[FIRST_WANT : FIRST_WANT + LINES] if want]
    wants.sort(key=back_wanted)
    for line in range(LINES):
        new[FIRST_WANT + line] = wants[line] if line < len(wants) else 0
    number = free_offer(house, seat)
    house.offers[seat * OFFERS + number] = new
    house.drafts[seat] = EMPTY_DRAFT
    if house.sink is not None:
        tell_offer(house, seat, number, new)


def back_wanted(want: int) -> int:
    return (want - 1) % 10


def tell_offer(house: House, seat: Seat, number: int, offer: list[int]) -> None:
    """The offer line by line: nobody sees more than backs, and hears what is said of them."""
    partner = offer[PARTNER] - 1
    place = f"offer:{seat}/{number}"
    house.tell("proposes", {"seat": seat, "partner_seat": partner, "number": number + 1}, "", f"seat:{seat}", place)
    for values in give_lines(house, seat, offer):
        house.tell("offer-gives", values)
    for values in want_lines(house, offer):
        house.tell("offer-wants", values)


def finish(house: House, seat: Seat) -> None:
    """F36: who is done takes back all offers and plans, and those made to it lapse."""
    house.done |= 1 << seat
    house.drafts[seat] = EMPTY_DRAFT
    for index, offer in enumerate(house.offers):
        if offer and (index // OFFERS == seat or offer[PARTNER] - 1 == seat):
            house.offers[index] = []
    for planner, plan in enumerate(house.plans):
        if plan and plan[PARTNERS] >> seat & 1 and not is_agreed(house, plan):
            drop_plan(house, planner)
    house.tell("is-done", {"seat": seat})
