"""The words of scenes of Monsters of Loch Lomond.

    clan 1: kelpie egg - witch^      cards place by place: none in the third, the Witch face up
    seen 1/3: 0 2                    which seats have seen a card; `all` for everybody
    shown 1/3: 0                     to whom it is being shown right now
    lap 1/3: 2 0:4                   in which lap it was last seen, and by some seats in another
    open: seer kelpie                the Open pile from the bottom to the top; `shown open: 0` for who goes through it
    top: egg                         the top of the Closed pile; `seen top: 0`, `shown top: 0`
    held 1: witch                    the card a seat has drawn, seat 0 unless told; `seen held: 2` for who knows it too
    stones: 1 0 0                    tokens by seat; `babies`, `victories` alike
    gone: 0 2 1                      stones, babies and victories that are used up

Clans and places are counted from 1, as in the notation; seats from 0. The Closed pile and the stock of tokens hold
whatever is left. Nothing told, it is the first turn of the first round, and seat 0 has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bothy.games.loch_lomond.box import ROUNDS
from bothy.games.loch_lomond.choices import CARD_NAMES, EVERY_SLOT, PLACES, SEATS, Card, SeatMask, Slot, place_name
from bothy.games.loch_lomond.rounds import AdmireClans, CountClans, DealTokens, Round
from bothy.games.loch_lomond.table import (
    ALL_IN_FIRST,
    BABIES,
    LAP_BITS,
    LAST_LAP,
    NO_CARD,
    STONES,
    TOKEN,
    VICTORIES,
    Loch,
)
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, Turn
from bothy.kernel import NOTHING, Seat, Step
from bothy.kernel.scene import Impossible, Language
from bothy.kit.scenes import number, numbers, one_of, ordinal, seat, seats, seats_told

SHORT: Final = {
    "seer": "brahan-seer",
    "egg": "monster-egg",
    "sith": "baobhan-sith",
    "baby": "baby-monster",
    "piper": "ghostly-piper",
    "monster": "loch-monster",
    "priest": "priest-of-forvie",
    "token": "baby-monster-token",
}
TOKENS: Final = {"stones": STONES, "babies": BABIES, "victories": VICTORIES}


def card_named(word: str) -> Card:
    """A card by its name, or by what it is called for short."""
    return Card(one_of(CARD_NAMES, SHORT.get(word, word), "card"))


def short_name(card: Card) -> str:
    """What a card is called for short; `-` for an empty place."""
    return "-" if card == NOTHING else SHORT_NAMES.get(CARD_NAMES[card], CARD_NAMES[card])


SHORT_NAMES: Final = {long: short for short, long in SHORT.items()}


class LomondLanguage(Language[Loch]):
    def words(self) -> list[str]:
        return ["clan", "seen", "shown", "lap", "open", "top", "held", *TOKENS, "gone"]

    def lay(self, loch: Loch) -> None:
        loch.round = 1
        loch.turn = 1

    # Reading

    def read(self, loch: Loch, word: str, about: str, rest: str) -> bool:
        if word == "clan":
            read_clan(loch, number(about, 1, loch.box.seats, "clan") - 1, rest.split())
        elif word == "seen":
            read_seen(loch, about, seats(rest, loch.box))
        elif word == "shown":
            read_shown(loch, about, seats(rest, loch.box, loch.lomond_box.everybody))
        elif word == "lap":
            clan, slot = place(loch, about)
            loch.seen_in[clan][slot] = laps(rest)
        elif word == "open":
            for card in rest.split():
                loch.lay(taken(loch, card))
        elif word == "top":
            loch.top = taken(loch, rest)
        elif word == "held":
            loch.held = taken(loch, rest)
            loch.held_knows |= 1 << (seat(about, loch.box) if about else 0)
        elif word in TOKENS:
            read_tokens(loch, word, numbers(rest, loch.box.seats, 99, "count of tokens"))
        elif word == "gone":
            loch.gone = numbers(rest, len(TOKENS), 99, "count of tokens")
            for kind, count in zip(TOKENS, loch.gone, strict=True):
                spend(loch, kind, count)
        else:
            return False
        return True

    def finish(self, loch: Loch, words: set[str]) -> None:
        loch.left = sum(loch.closed) + (loch.top != NOTHING)

    def agenda(self, loch: Loch) -> list[Step[Loch]]:
        """The turn of the seat whose turn it is, then the rest of the round and those after it."""
        active = loch.active()
        first: Step[Loch] = Turn(active) if loch.held == NOTHING else SwapOrPlay(active)
        later = [Round(number) for number in range(loch.round + 1, ROUNDS + 1)]
        return [first, EndTurn(active), CountClans(), DealTokens(), *([AdmireClans(), *later] if later else [])]

    # Writing

    def write(self, loch: Loch) -> Iterator[str]:
        for clan, cards in enumerate(loch.clans):
            if cards:
                words = [short_name(card) + "^" * (loch.up[clan] >> slot & 1) for slot, card in enumerate(cards)]
                yield f"clan {clan + 1}: {' '.join(words)}"
        for clan in loch.lomond_box.all_seats:
            for slot in loch.slots(clan):
                yield from write_card(loch, clan, slot)
        if loch.open:
            yield f"open: {' '.join([short_name(card) for card in loch.open])}"
            if loch.open_shows[0] > 0:
                yield f"shown open: {shown_to(loch, loch.open_shows[0])}"
        if loch.top != NOTHING:
            yield f"top: {short_name(loch.top)}"
            yield from write_eyes(loch, "top", loch.top_knows, loch.top_shows)
        if loch.held != NOTHING:
            holder = holder_of(loch)
            yield f"held {holder}: {short_name(loch.held)}"
            yield from write_eyes(loch, "held", loch.held_knows & ~(1 << holder), 0)
        for word, counts in zip(TOKENS, (loch.stones, loch.babies, loch.victories), strict=True):
            if any(counts):
                yield f"{word}: {' '.join(map(str, counts))}"
        if any(loch.gone):
            yield f"gone: {' '.join(map(str, loch.gone))}"


# Reading


def taken(loch: Loch, word: str) -> Card:
    """A card out of the Closed pile, or a token out of the stock."""
    card = card_named(word)
    pile, kind = (loch.stock, BABIES) if card == TOKEN else (loch.closed, card)
    if pile[kind] == 0:
        whole = loch.lomond_box.babies if card == TOKEN else loch.lomond_box.copies[card]
        raise Impossible(f"there is no {ordinal(whole + 1)} {word}")
    pile[kind] -= 1
    return card


def read_clan(loch: Loch, clan: Seat, words: list[str]) -> None:
    if loch.clans[clan]:
        raise Impossible(f"clan {clan + 1} is told twice")
    if len(words) > PLACES:
        raise Impossible(f"a clan has {PLACES} places at most")
    for slot, word in zip(EVERY_SLOT, words, strict=False):
        face = word.removesuffix("^")
        loch.clans[clan].append(NO_CARD if face == "-" else taken(loch, face))
        for masks in (loch.knows, loch.shows, loch.seen_in):
            masks[clan].append(0)
        if word != face:
            loch.turn_up(clan, slot)


def place(loch: Loch, text: str) -> tuple[Seat, Slot]:
    """Where a card lies: `1/3` is the third place of the first clan."""
    before, _, after = text.partition("/")
    clan = number(before, 1, loch.box.seats, "clan") - 1
    if not loch.clans[clan]:
        raise Impossible(f"tell the cards of clan {clan + 1} first")
    slot = Slot(number(after, 1, len(loch.clans[clan]), f"place of clan {clan + 1}") - 1)
    if not loch.has(clan, slot):
        raise Impossible(f"no card lies in {text}")
    return clan, slot


def read_seen(loch: Loch, about: str, mask: SeatMask) -> None:
    if about == "top":
        loch.top_knows |= mask
    elif about == "held":
        loch.held_knows |= mask
    else:
        clan, slot = place(loch, about)
        loch.knows[clan][slot] |= mask


def read_shown(loch: Loch, about: str, mask: SeatMask) -> None:
    if about == "top":
        loch.top_knows |= mask
        loch.top_shows |= mask
        show_piles(loch, mask)
    elif about == "open":
        loch.open_shows[:-1] = [mask] * (len(loch.open) - 1)
        show_piles(loch, mask)
    else:
        clan, slot = place(loch, about)
        if loch.is_up(clan, slot):
            raise Impossible(f"{about} lies face up, and all see it")
        loch.knows[clan][slot] |= mask
        loch.shows[clan][slot] |= mask
        loch.note_shown(clan, slot)


def show_piles(loch: Loch, mask: SeatMask) -> None:
    for viewer in loch.lomond_box.all_seats:
        if mask >> viewer & 1:
            loch.show_piles(viewer)


def laps(text: str) -> int:
    """An entry of `seen_in`: a lap for all, and for some seats another."""
    base, *others = text.split()
    entry = number(base, 0, LAST_LAP, "lap") * ALL_IN_FIRST
    for other in others:
        viewer, _, lap = other.partition(":")
        shift = LAP_BITS * number(viewer, 0, SEATS - 1, "seat")
        entry = entry & ~(LAST_LAP << shift) | number(lap, 0, LAST_LAP, "lap") << shift
    return entry


def read_tokens(loch: Loch, word: str, counts: list[int]) -> None:
    setattr(loch, word, counts)
    spend(loch, word, sum(counts))


def spend(loch: Loch, word: str, count: int) -> None:
    """Take tokens out of the stock."""
    kind = TOKENS[word]
    if loch.stock[kind] < count:
        raise Impossible(f"of the {word} only {loch.stock[kind]} are left, not {count}")
    loch.stock[kind] -= count


# Writing


def write_card(loch: Loch, clan: Seat, slot: Slot) -> Iterator[str]:
    """Who has seen a card in a clan, and when, as far as its face does not say it."""
    name, up = place_name(clan, slot), loch.is_up(clan, slot)
    if not up:
        yield from write_eyes(loch, name, loch.knows[clan][slot], loch.shows[clan][slot])
    entry = loch.seen_in[clan][slot]
    if entry != (ALL_IN_FIRST if up else 0):
        seen = [entry >> LAP_BITS * viewer & LAST_LAP for viewer in range(SEATS)]
        base = max(seen, key=seen.count)
        others = [f"{viewer}:{lap}" for viewer, lap in enumerate(seen) if lap != base]
        yield f"lap {name}: {' '.join([str(base), *others])}"


def write_eyes(loch: Loch, name: str, knows: SeatMask, shows: SeatMask) -> Iterator[str]:
    """Who has seen something, and who is being shown it."""
    if knows & ~shows:
        yield f"seen {name}: {seats_told(knows if knows < 0 else knows & ~shows, loch.box)}"
    if shows > 0:
        yield f"shown {name}: {shown_to(loch, shows)}"


def shown_to(loch: Loch, mask: SeatMask) -> str:
    return seats_told(mask, loch.box, loch.lomond_box.everybody)


def holder_of(loch: Loch) -> Seat:
    """Whose turn it is, if that seat knows the card in hand; else the first that does."""
    active = loch.active()
    knowing = [viewer for viewer in loch.lomond_box.all_seats if loch.held_knows >> viewer & 1]
    return active if active in knowing or not knowing else knowing[0]
