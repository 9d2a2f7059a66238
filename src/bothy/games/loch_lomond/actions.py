"""What cards do when they are played straight from the Closed pile."""

from __future__ import annotations

from bothy.games.loch_lomond.box import (
    INTRUDE,
    PEEK_OWN,
    PEEK_RIVAL,
    SEARCH,
    SHIFT,
    SWAP_BLIND,
    SWAP_LOOKING,
)
from bothy.games.loch_lomond.choices import (
    AT,
    CARD_NAMES,
    DONE,
    EVERY_CARD,
    FIND,
    PASS,
    SHOO,
    SWAP,
    SWAP_UP,
    TURN_UP,
    At,
    Card,
    Find,
    Rival,
    SeatMask,
    Shooed,
    Slot,
    Swap,
    SwapFaceUp,
    TurnUp,
    place_name,
)
from bothy.games.loch_lomond.powers import (
    Intrusion,
    Looking,
    Peek,
    ShowAgain,
    TurnUpWitch,
    finds_witch,
    peek,
    why_not_look,
)
from bothy.games.loch_lomond.shoo import chain, chase, why_not_there, window
from bothy.games.loch_lomond.table import PIPER, RED_CAP, SELKIE, WITCH, Loch, Steps
from bothy.kernel import NOTHING, Choice, Decision, Luck, Message, Pass, Reveal, Rule, Seat


class Act(Rule[Loch]):
    """L24: the window has closed; now the card that was played does what it does, if it finds a target."""

    seat: Seat
    kind: Card

    def apply(self, loch: Loch) -> Steps:
        seat = self.seat
        action = loch.lomond_box.actions[self.kind]
        if action == PEEK_OWN and loch.face_down(seat):
            return (Broonie(seat),)
        if action == PEEK_RIVAL and rivals_face_down(loch, seat):
            return (BaobhanSith(seat),)
        if action == SEARCH and len(loch.open) > 1 and not loch.is_empty(seat):
            return (SearchPile(seat),)
        if action == SWAP_BLIND and not loch.is_empty(seat) and rivals_cards(loch, seat):
            return (Kelpie(seat),)
        if action == SWAP_LOOKING and not loch.is_empty(seat) and rivals_cards(loch, seat):
            return (Selkie(seat),)
        if action == INTRUDE and loch.caller == NOTHING:
            return (RedCap(seat),)
        if action == SHIFT and crowded_cards(loch, seat):
            return (LochMonster(seat),)
        return ()


def rivals_cards(loch: Loch, seat: Seat) -> list[Choice]:
    """The cards of all rivals who are not frozen."""
    return [AT[rival][slot] for rival in loch.rivals(seat) for slot in loch.slots(rival)]


def rivals_face_down(loch: Loch, seat: Seat) -> list[Choice]:
    return [AT[rival][slot] for rival in loch.rivals(seat) for slot in loch.face_down(rival)]


def crowded_cards(loch: Loch, seat: Seat) -> list[Choice]:
    """The cards of all rivals who have at least two."""
    return [AT[rival][slot] for rival in loch.rivals(seat) if loch.size(rival) > 1 for slot in loch.slots(rival)]


def own_cards(loch: Loch, seat: Seat) -> list[Choice]:
    return [AT[seat][slot] for slot in loch.slots(seat)]


def why_not_own(loch: Loch, seat: Seat, choice: Choice) -> Message:
    """Why this is no card of one's own to choose."""
    if isinstance(choice, At) and choice.clan == seat:
        return why_not_there(loch, choice.clan, choice.slot)
    return Message("loch-lomond-why-own", {"choice": choice.notation})


def why_not_rivals(loch: Loch, seat: Seat, choice: Choice) -> Message:
    """Why this is no card of a rival to choose."""
    if isinstance(choice, At) and choice.clan != seat:
        return why_not_there(loch, choice.clan, choice.slot)
    return Message("loch-lomond-why-rivals", {"choice": choice.notation})


def do_without(loch: Loch, seat: Seat) -> Steps:
    """L13: a seat does without the action of its card."""
    loch.tell("does-without", {"seat": seat})
    return ()


class Broonie(Decision[Loch]):
    """L31: look at a card of your own."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*[AT[seat][slot] for slot in loch.face_down(seat)], PASS]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, At) and choice.clan == seat:
            return why_not_look(loch, choice)
        return why_not_own(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, At):
            return (Peek(self.seat, choice.clan, choice.slot),)
        return do_without(loch, self.seat)


class BaobhanSith(Decision[Loch]):
    """L32: look at a card of a rival."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*rivals_face_down(loch, seat), PASS]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, At) and choice.clan != seat:
            return why_not_look(loch, choice)
        return why_not_rivals(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, At):
            return (Peek(self.seat, choice.clan, choice.slot),)
        return do_without(loch, self.seat)


class SearchPile(Reveal[Loch]):
    """L33: the piper goes through the Open pile."""

    seat: Seat

    def apply(self, loch: Loch) -> Steps:
        me = 1 << self.seat
        for index in range(len(loch.open) - 1):
            loch.open_shows[index] |= me
        loch.show_piles(self.seat)
        return (GhostlyPiper(self.seat),)


class GhostlyPiper(Decision[Loch]):
    """L33: choose any card of the Open pile but the Piper, and show it to all."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*[FIND[kind] for kind in EVERY_CARD if index_in_pile(loch, kind) >= 0], PASS]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Find):
            return Message("loch-lomond-why-not-in-pile", {"card": CARD_NAMES[choice.kind]})
        return Message("loch-lomond-why-find", {"choice": choice.notation})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, Pass):
            return do_without(loch, self.seat)
        assert isinstance(choice, Find)
        index = index_in_pile(loch, choice.kind)
        loch.show_in_pile(index)
        if loch.sink is not None:
            card = CARD_NAMES[choice.kind]
            values: dict[str, int | str] = {"seat": self.seat, "card": card}
            loch.tell("finds", values, f"card:{card}", "open", f"seat:{self.seat}", faces={"card": f"open:{index}"})
        return (PiperSwap(self.seat, choice.kind),)


def index_in_pile(loch: Loch, kind: Card) -> int:
    """The uppermost card of this kind in the Open pile, the Piper just played apart; -1 if there is none."""
    skipped = False
    for index in range(len(loch.open) - 1, -1, -1):
        if loch.open[index] == PIPER and not skipped:
            skipped = True
        elif loch.open[index] == kind:
            return index
    return -1


class SwapIn(Decision[Loch]):
    """L10: a place in your clan for a new card; the old one is discarded."""

    def card(self, loch: Loch) -> Card:
        """The card that comes in."""
        raise NotImplementedError

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        slots = loch.slots(seat)
        some: list[Choice] = [SWAP[slot] for slot in slots]
        if self.card(loch) == WITCH:
            some += [SWAP_UP[slot] for slot in slots]
        return some

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        if loch.has_gap(seat) or self.card(loch) == WITCH:
            return super().pick(loch, seat, luck)
        return SWAP[luck.fork(len(loch.clans[seat]))]

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        return loch.named(super().prompt(loch, seat), self.card(loch))

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_swap(loch, seat, choice)


def why_not_swap(loch: Loch, seat: Seat, choice: Choice) -> Message:
    """Why a card cannot be swapped in there."""
    if isinstance(choice, (Swap, SwapFaceUp)):
        if not loch.has(seat, choice.slot):
            return Message("loch-lomond-why-empty", {"seat": seat, "slot": choice.slot + 1})
        return Message("loch-lomond-why-only-witch")
    return Message("loch-lomond-why-swap", {"choice": choice.notation})


class PiperSwap(SwapIn):
    """L33: the card found goes into your clan, and one of yours on top of the Open pile."""

    kind: Card

    def card(self, loch: Loch) -> Card:
        return self.kind

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, SwapFaceUp):
            return (SwapFound(self.seat, self.kind, choice.slot, 1),)
        assert isinstance(choice, Swap)
        return (SwapFound(self.seat, self.kind, choice.slot, 0),)


class SwapFound(Reveal[Loch]):
    """L33: everybody has seen the card that goes in, and sees the one that goes out."""

    seat: Seat
    kind: Card
    slot: Slot
    up: int

    def apply(self, loch: Loch) -> Steps:
        card = loch.lift(index_in_pile(loch, self.kind))
        return swap(loch, self.seat, self.slot, card, -1, self.up == 1, "lays", f"seat:{self.seat}")


def swap(loch: Loch, seat: Seat, slot: Slot, card: Card, knows: SeatMask, up: bool, verb: str, source: str) -> Steps:
    """L10: a card goes into a place of the clan, and the one that lay there onto the Open pile."""
    old = loch.put(seat, slot, card, knows, up)
    if knows == -1:
        loch.show(seat, slot)
    loch.lay(old)
    if loch.sink is not None:
        where, seen = f"clan:{place_name(seat, slot)}", up or knows == -1
        values: dict[str, int | str] = {"seat": seat, "slot": slot + 1, "card": CARD_NAMES[old]}
        faces = {"card": "open"}
        if seen:
            values["other"] = CARD_NAMES[card]
            faces["other"] = where
        thing = f"card:{CARD_NAMES[card]}" if seen else "card"
        loch.tell(f"{verb}-up" if up else verb, values, thing, source, where, faces=faces)
    return window(loch, seat)


class Kelpie(Decision[Loch]):
    """L34: swap a card of your clan with a rival's, unseen: first choose yours."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*own_cards(loch, seat), PASS]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_own(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        return (KelpieTakes(self.seat, choice.slot),) if isinstance(choice, At) else do_without(loch, self.seat)


class KelpieTakes(Decision[Loch]):
    """L34: then choose theirs, be it face up or down."""

    slot: Slot

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return rivals_cards(loch, seat)

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_rivals(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, At)
        loch.exchange(self.seat, self.slot, choice.clan, choice.slot)
        loch.receive(self.seat, self.slot)
        tell_swap(loch, self.seat, self.slot, choice.clan, choice.slot)
        return ()


def tell_swap(loch: Loch, seat: Seat, slot: Slot, rival: Seat, place: Slot) -> None:
    if loch.sink is not None:
        values: dict[str, int | str] = {"seat": seat, "slot": slot + 1, "rival_seat": rival, "place": place + 1}
        theirs, yours = f"clan:{place_name(rival, place)}", f"clan:{place_name(seat, slot)}"
        loch.tell("exchanges", values, "card", yours, theirs)


class Selkie(Decision[Loch]):
    """L35: look at a card of a rival first."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*rivals_cards(loch, seat), PASS]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_rivals(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, At):
            return (SelkieLooks(self.seat, choice.clan, choice.slot),)
        return do_without(loch, self.seat)


class SelkieLooks(Reveal[Loch]):
    """L35: the rival's card is shown to the seat that played the Selkie."""

    seat: Seat
    rival: Seat
    place: Slot

    def apply(self, loch: Loch) -> Steps:
        peek(loch, self.seat, self.rival, self.place)
        return (SelkieTakes(self.seat, self.rival, self.place),)


class SelkieTakes(Decision[Loch]):
    """L35: then look at one of your own, and you must swap them; or leave it."""

    rival: Seat
    place: Slot

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*own_cards(loch, seat), PASS]

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["rival_seat"] = self.rival
        prompt.values["place"] = self.place + 1
        return loch.named(prompt, loch.clans[self.rival][self.place])

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_own(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if not isinstance(choice, At):
            loch.tell("leaves", {"seat": self.seat, "rival_seat": self.rival, "place": self.place + 1})
            return ()
        return (SelkieSwaps(self.seat, choice.slot, self.rival, self.place),)


class SelkieSwaps(Reveal[Loch]):
    """L35: your own card is shown to you, and the two are swapped."""

    seat: Seat
    slot: Slot
    rival: Seat
    place: Slot

    def apply(self, loch: Loch) -> Steps:
        peek(loch, self.seat, self.seat, self.slot)
        loch.see(self.seat, self.rival, self.place)
        loch.exchange(self.seat, self.slot, self.rival, self.place)
        tell_swap(loch, self.seat, self.slot, self.rival, self.place)
        return (AfterSelkie(self.seat, self.slot, self.rival, self.place),)


class AfterSelkie(Looking):
    """L35: after the swap a Selkie among the two may be chased onto the pile, and a Witch received turned up."""

    slot: Slot
    rival: Seat
    place: Slot

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some: list[Choice] = [DONE]
        if loch.clans[seat][self.slot] == SELKIE:
            some.append(SHOO[seat][self.slot])
        if loch.clans[self.rival][self.place] == SELKIE:
            some.append(SHOO[self.rival][self.place])
        if finds_witch(loch, seat, self.slot):
            some.append(TURN_UP[self.slot])
        return some

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["rival_seat"] = self.rival
        prompt.values["slot"] = self.slot + 1
        prompt.values["place"] = self.place + 1
        prompt.values["other"] = loch.name_of(loch.clans[self.rival][self.place])
        return loch.named(prompt, loch.clans[seat][self.slot])

    def label(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Shooed):
            return Message("loch-lomond-shoo-at.found", {"seat": choice.clan, "slot": choice.slot + 1})
        return super().label(loch, seat, choice)

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Shooed):
            return Message("loch-lomond-why-no-selkie")
        return super().why_not(loch, seat, choice)

    def revealed(self, loch: Loch, answers: dict[Seat, Choice]) -> Steps:
        choice = answers[self.seat]
        if isinstance(choice, Shooed):
            return (FoundSelkie(self.seat, choice.clan, choice.slot),)
        if isinstance(choice, TurnUp):
            # the card given may be a Selkie
            return TurnUpWitch(self.seat, choice.slot), ShowAgain(self.seat, self.rival, self.place), self
        return ()


class FoundSelkie(Reveal[Loch]):
    """L35: the Selkie found goes onto the Open pile as by a Shoo!! that nobody could contest."""

    seat: Seat
    clan: Seat
    slot: Slot

    def apply(self, loch: Loch) -> Steps:
        return *chase(loch, self.seat, self.clan, self.slot), *chain(loch, self.seat)


class RedCap(Intrusion):
    """L36: after the window the Red Cap leaves the pile and lies face up in a rival's clan as one card more."""

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Rival)
        card = loch.lift(len(loch.open) - 1)
        assert card == RED_CAP
        slot = loch.add(choice.seat, card, -1, True)
        if loch.sink is not None:
            where = f"clan:{place_name(choice.seat, slot)}"
            values: dict[str, int | str] = {"seat": self.seat, "rival_seat": choice.seat, "slot": slot + 1}
            values["card"] = CARD_NAMES[card]
            loch.tell("intrudes", values, f"card:{values['card']}", "open", where, faces={"card": where})
        return ()


class LochMonster(Decision[Loch]):
    """L40: two cards of one rival change places: the first of them."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*crowded_cards(loch, seat), PASS]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, At) and choice in rivals_cards(loch, seat):
            return Message("loch-lomond-why-alone", {"seat": choice.clan})
        return why_not_rivals(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, At):
            return (LochMonsterShifts(self.seat, choice.clan, choice.slot),)
        return do_without(loch, self.seat)


class LochMonsterShifts(Decision[Loch]):
    """L40: the second of them."""

    rival: Seat
    slot: Slot

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [AT[self.rival][slot] for slot in loch.slots(self.rival) if slot != self.slot]

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["rival_seat"] = self.rival
        prompt.values["slot"] = self.slot + 1
        return prompt

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, At) and choice.clan == self.rival:
            if choice.slot == self.slot:
                return Message("loch-lomond-why-another")
            return why_not_there(loch, choice.clan, choice.slot)
        return Message("loch-lomond-why-same-clan", {"seat": self.rival})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, At)
        loch.exchange(self.rival, self.slot, self.rival, choice.slot)
        if loch.sink is not None:
            first, second = place_name(self.rival, self.slot), place_name(self.rival, choice.slot)
            values: dict[str, int | str] = {"seat": self.seat, "rival_seat": self.rival}
            values["slot"], values["place"] = self.slot + 1, choice.slot + 1
            loch.tell("shifts", values, "card", f"clan:{first}", f"clan:{second}")
        return ()
