"""Looking at cards, the Witch, and the tokens: what one may do at the pauses of one's own turn."""

from __future__ import annotations

from bothy.games.loch_lomond.choices import (
    AT,
    BABY,
    CLAIM,
    DONE,
    RIVAL,
    STONE,
    TOP,
    TURN_UP,
    WITCHES_POWER,
    At,
    Card,
    Rival,
    Slot,
    TurnUp,
    place_name,
)
from bothy.games.loch_lomond.shoo import PENALTIES, Penalty, why_not_there
from bothy.games.loch_lomond.table import STONES, TOKEN, WITCH, Loch, Steps
from bothy.kernel import NOTHING, Chance, Choice, Decision, Luck, Message, Reveal, Seat, Secret

# Looking


class Peek(Reveal[Loch]):
    """L53: a seat looks at a card; all see which, nobody else sees its face."""

    seat: Seat
    clan: Seat
    slot: Slot

    def apply(self, loch: Loch) -> Steps:
        peek(loch, self.seat, self.clan, self.slot)
        return (Remember(self.seat, self.clan, self.slot),)


def peek(loch: Loch, seat: Seat, clan: Seat, slot: Slot) -> None:
    loch.see(seat, clan, slot)
    if loch.sink is not None:
        where = f"clan:{place_name(clan, slot)}"
        values: dict[str, int | str] = {"seat": seat, "owner_seat": clan, "slot": slot + 1}
        if clan == seat:
            loch.tell("peeks-own", values, "card", where, where)
        else:
            loch.tell("peeks", values, "card", where, where)


class ShowAgain(Reveal[Loch]):
    """L53: a seat that has answered meanwhile is still looking: the same card is shown to it as before."""

    seat: Seat
    clan: Seat
    slot: Slot

    def apply(self, loch: Loch) -> Steps:
        loch.see(self.seat, self.clan, self.slot)
        return ()


class PeekTop(Chance[Loch]):
    """L39: a seat looks at the top of the Closed pile, and it stays there."""

    seat: Seat

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return loch.next_cards()

    def toss(self, loch: Loch, luck: Luck) -> int:
        return loch.toss(luck)

    def happened(self, loch: Loch, outcome: int) -> Steps:
        me = 1 << self.seat
        if loch.top == NOTHING:
            loch.closed[outcome] -= 1
            loch.top = Card(outcome)
        loch.top_knows |= me
        loch.top_shows |= me
        loch.show_piles(self.seat)
        loch.tell("peeks-top", {"seat": self.seat}, "card", "closed", "closed")
        return (RememberTop(self.seat),)


class Looking(Secret[Loch]):
    """L53: what is shown stays until its viewer is done looking; what that viewer finds is nobody else's business."""

    seat: Seat

    def seats(self, loch: Loch) -> list[Seat]:
        return [self.seat]

    def title(self, loch: Loch) -> Message:
        title = super().title(loch)
        title.values["seat"] = self.seat
        return title

    def label(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return label_of_found(choice)

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, TurnUp):
            return Message("loch-lomond-why-no-witch")
        return Message("loch-lomond-why-done", {"choice": choice.notation})


def label_of_found(choice: Choice) -> Message:
    """L37: a card that is being shown, and can be turned up, is the Witch."""
    if isinstance(choice, TurnUp):
        return Message("loch-lomond-turn-up.found", {"slot": choice.slot + 1})
    return choice.label


class Remember(Looking):
    """L53: a card in a clan is shown. L37: a Witch in one's own may be turned up at once."""

    clan: Seat
    slot: Slot

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        if self.clan == seat and finds_witch(loch, seat, self.slot):
            return [DONE, TURN_UP[self.slot]]
        return [DONE]

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["owner_seat"] = self.clan
        prompt.values["slot"] = self.slot + 1
        return loch.named(prompt, loch.clans[self.clan][self.slot])

    def revealed(self, loch: Loch, answers: dict[Seat, Choice]) -> Steps:
        return (TurnUpWitch(self.seat, self.slot),) if isinstance(answers[self.seat], TurnUp) else ()


class RememberTop(Looking):
    """L53: the top card of the Closed pile is shown."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [DONE]

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        return loch.named(super().prompt(loch, seat), loch.top)

    def revealed(self, loch: Loch, answers: dict[Seat, Choice]) -> Steps:
        return ()


def finds_witch(loch: Loch, seat: Seat, slot: Slot) -> bool:
    """Whether a seat is being shown a Witch in a place of its own clan."""
    return loch.clans[seat][slot] == WITCH and loch.is_shown(seat, seat, slot) and not loch.is_up(seat, slot)


class TurnUpWitch(Reveal[Loch]):
    """L37: a Witch found is turned face up. Whoever turns up another card shows it to all and pays a penalty."""

    seat: Seat
    slot: Slot

    def apply(self, loch: Loch) -> Steps:
        seat, slot = self.seat, self.slot
        if loch.clans[seat][slot] == WITCH:
            loch.turn_up(seat, slot)
            if loch.sink is not None:
                where = f"clan:{place_name(seat, slot)}"
                values: dict[str, int | str] = {"seat": seat, "slot": slot + 1, "card": "witch"}
                loch.tell("turns-up", values, "card:witch", where, where, faces={"card": where})
            return ()
        loch.show(seat, slot)
        loch.slipped = 1
        if loch.sink is not None:
            card = loch.name_of(loch.clans[seat][slot])
            where = f"clan:{place_name(seat, slot)}"
            slipped: dict[str, int | str] = {"seat": seat, "slot": slot + 1, "card": card}
            loch.tell("slips", slipped, f"card:{card}", where, where, faces={"card": where})
        return PENALTIES[seat] if loch.left > 0 else (Penalty(seat),)


def claimable(loch: Loch, seat: Seat) -> list[Slot]:
    """L37: the face-down cards of its own clan that a seat has seen, and could remember as a Witch."""
    if loch.slipped:
        return []
    up, knows = loch.up[seat], loch.knows[seat]
    return [
        Slot(slot)
        for slot, card in enumerate(loch.clans[seat])
        if card != NOTHING and knows[slot] >> seat & 1 and not up >> slot & 1
    ]


def can_claim(loch: Loch, seat: Seat) -> bool:
    """Whether there are any."""
    if loch.slipped:
        return False
    up, knows, slot = loch.up[seat], loch.knows[seat], len(loch.clans[seat]) - 1
    while slot >= 0:
        if knows[slot] >> seat & 1 and not up >> slot & 1 and loch.clans[seat][slot] != NOTHING:
            return True
        slot -= 1
    return False


class WhichWitch(Decision[Loch]):
    """L37: which card of your clan do you remember as the Witch?"""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [TURN_UP[slot] for slot in claimable(loch, seat)]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        slots = claimable(loch, seat)
        return TURN_UP[slots[luck.fork(len(slots))]]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, TurnUp):
            return Message("loch-lomond-why-which-witch", {"choice": choice.notation})
        if not loch.has(seat, choice.slot):
            return Message("loch-lomond-why-empty", {"seat": seat, "slot": choice.slot + 1})
        if loch.is_up(seat, choice.slot):
            return Message("loch-lomond-why-face-up", {"seat": seat, "slot": choice.slot + 1})
        return Message("loch-lomond-why-not-seen", {"slot": choice.slot + 1})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, TurnUp)
        return (TurnUpWitch(self.seat, choice.slot),)


# What may be used at a pause


def may_have_powers(loch: Loch, seat: Seat) -> bool:
    """Whether a seat has anything that might be used: a card that lies face up, or a token."""
    return loch.up[seat] != 0 or (loch.token_played == 0 and loch.stones[seat] + loch.babies[seat] > 0)


def powers(loch: Loch, seat: Seat) -> list[Choice]:
    """L46: what a seat may use at a pause of its turn: a Witch, or one of its tokens."""
    some: list[Choice] = []
    if loch.witches_up(seat) > loch.peeks and can_look(loch):
        some.append(WITCHES_POWER)
    if loch.token_played == 0:
        if loch.stones[seat] > 0 and can_look(loch):
            some.append(STONE)
        if loch.babies[seat] > 0 and loch.caller == NOTHING:
            some.append(BABY)
    return some


def pause(loch: Loch, seat: Seat) -> list[Choice]:
    """L37, L46: what a seat may do at a pause of its turn: use a Witch or a token, or turn up a Witch it remembers."""
    some = powers(loch, seat) if may_have_powers(loch, seat) else []
    if can_claim(loch, seat):
        some.append(CLAIM)
    return some


def can_look(loch: Loch) -> bool:
    """Whether anything lies face down that is not frozen."""
    return loch.left > 0 or any(loch.face_down(clan) for clan in range(loch.box.seats) if clan != loch.caller)


def use(loch: Loch, seat: Seat, choice: Choice) -> Steps:
    """L39, L43, L44: what a Witch or a token does."""
    loch.begun = 1
    if choice is WITCHES_POWER:
        loch.peeks += 1
        loch.tell("asks-witch", {"seat": seat}, "", f"seat:{seat}", f"seat:{seat}")
        return (LookAnywhere(seat),)
    loch.token_played = 1
    if choice is STONE:
        loch.stones[seat] -= 1
        loch.gone[STONES] += 1
        loch.tell("uses-stone", {"seat": seat}, "token:seer-stone", f"seat:{seat}", "")
        return (LookAnywhere(seat),)
    return (BabyMonsterToken(seat),)


def why_not_use(loch: Loch, seat: Seat, choice: Choice) -> Message:
    """Why a Witch or a token cannot be used, or no Witch turned up now."""
    if choice is CLAIM:
        if loch.slipped:
            return Message("loch-lomond-why-slipped")
        return Message("loch-lomond-why-none-seen")
    if choice is WITCHES_POWER:
        if loch.witches_up(seat):
            return Message("loch-lomond-why-witch-used")
        return Message("loch-lomond-why-no-witch-up")
    held = loch.stones[seat] if choice is STONE else loch.babies[seat]
    if held == 0:
        return Message("loch-lomond-why-no-token")
    if loch.token_played:
        return Message("loch-lomond-why-one-token")
    if choice is BABY:
        return Message("loch-lomond-why-last-turns")
    return Message("loch-lomond-why-nothing-hidden")


class LookAnywhere(Decision[Loch]):
    """L39, L43: the Witch, or a Seer Stone, lets you look at any face-down card or the top of the Closed pile."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some: list[Choice] = []
        for clan in range(loch.box.seats):
            if clan != loch.caller:
                some += [AT[clan][slot] for slot in loch.face_down(clan)]
        if loch.left > 0:
            some.append(TOP)
        return some

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        if loch.left == 0 or loch.count_face_down(seat) == 0:
            return super().pick(loch, seat, luck)
        luck.forks += 1
        places = 1
        for clan in loch.clans:
            places += len(clan)
        while True:
            drawn = luck.below(places) - 1
            if drawn < 0:
                return TOP
            clan_drawn = 0
            while drawn >= len(loch.clans[clan_drawn]):
                drawn -= len(loch.clans[clan_drawn])
                clan_drawn += 1
            slot = Slot(drawn)
            if clan_drawn != loch.caller and loch.has(clan_drawn, slot) and not loch.is_up(clan_drawn, slot):
                return AT[clan_drawn][slot]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_look(loch, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if choice is TOP:
            return (PeekTop(self.seat),)
        assert isinstance(choice, At)
        return (Peek(self.seat, choice.clan, choice.slot),)


def why_not_look(loch: Loch, choice: Choice) -> Message:
    """Why a card cannot be looked at."""
    if choice is TOP:
        return Message("loch-lomond-why-closed-empty")
    if not isinstance(choice, At):
        return Message("loch-lomond-why-a-card", {"choice": choice.notation})
    if choice.clan < loch.box.seats and loch.has(choice.clan, choice.slot) and loch.is_up(choice.clan, choice.slot):
        return Message("loch-lomond-why-face-up", {"seat": choice.clan, "slot": choice.slot + 1})
    return why_not_there(loch, choice.clan, choice.slot)


class Intrusion(Decision[Loch]):
    """L36, L44: a rival's clan gets a further card, face up."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [RIVAL[rival] for rival in loch.rivals(seat)]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Rival):
            if choice.seat == seat:
                return Message("loch-lomond-why-a-rival", {"choice": choice.notation})
            return Message("loch-lomond-why-no-clan", {"number": choice.seat + 1})
        return Message("loch-lomond-why-a-rival", {"choice": choice.notation})


class BabyMonsterToken(Intrusion):
    """L44: the token lies face up in a rival's clan as one card more."""

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Rival)
        loch.babies[self.seat] -= 1
        slot = loch.add(choice.seat, TOKEN, -1, True)
        if loch.sink is not None:
            where = f"clan:{place_name(choice.seat, slot)}"
            values: dict[str, int | str] = {"seat": self.seat, "rival_seat": choice.seat, "slot": slot + 1}
            values["card"] = "baby-monster-token"
            loch.tell("plays-baby", values, f"card:{values['card']}", f"seat:{self.seat}", where, faces={"card": where})
        return ()
