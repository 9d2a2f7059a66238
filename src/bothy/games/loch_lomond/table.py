"""The table of Monsters of Loch Lomond: two piles, the clans, and who has seen which card when."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.box import ROUNDS, LomondBox
from bothy.games.loch_lomond.choices import CARD_NAMES, PLACES, SEATS, Card, SeatMask, Slot, SlotMask
from bothy.kernel import NOTHING, Bag, Luck, Message, Seat, Seen, Step, Table, boxed, field, public


def card_called(name: str) -> Card:
    return Card(CARD_NAMES.index(name))


MISSIONARY: Final = card_called("missionary")
SEER: Final = card_called("brahan-seer")
EGG: Final = card_called("monster-egg")
BABY: Final = card_called("baby-monster")
PIPER: Final = card_called("ghostly-piper")
SELKIE: Final = card_called("selkie")
RED_CAP: Final = card_called("red-cap")
PRIEST: Final = card_called("priest-of-forvie")
WITCH: Final = card_called("witch")
TOKEN: Final = card_called("baby-monster-token")
"""The cards that rules speak of; the last is the Baby Monster Token."""
NO_CARD: Final = Card(NOTHING)
STONES: Final = 0
BABIES: Final = 1
VICTORIES: Final = 2
"""Tokens by their place in `stock` and `gone`."""
KINDS: Final = 16
MANY: Final = 24
"""With more cards than this in the Closed pile, one is found sooner by trying than by counting."""
BOTTOM_LEFT: Final = Slot(2)
BOTTOM_RIGHT: Final = Slot(3)
"""The two places at the bottom."""
LAP_BITS: Final = 5
"""The width of a seat's entry in `seen_in`."""
LAST_LAP: Final = 31
ALL_IN_FIRST: Final = 0b00001_00001_00001_00001_00001_00001
PILES: Final = 6
"""The piles in `showing`, after the clans."""
SHOWING_BITS: Final = 6
IN_ALL: Final = 0b000001_000001_000001_000001_000001_000001_000001


def kind_of(card: Card) -> Card:
    """The kind a card counts as: card and token of the Baby Monster are the same."""
    return BABY if card == TOKEN else card


class Loch(Table):
    lomond_box: LomondBox = boxed()
    start: Seat = public(0, "The seat that begins the round.")
    round: int = public(0, "The round being played; 0 before the first.")
    turn: int = public(0, "How many turns the round has had.")
    caller: Seat = public(NOTHING, "Who has called SAORSA!! in this round, and is frozen; NOTHING if nobody has.")
    shuffles: int = public(0, "How often the Open pile has become a new Closed pile in this round.")
    still: int = public(0, "How many turns have begun since a card last left the Closed pile.")
    left: int = public(lambda box: sum(box.copies), "How many cards the Closed pile has.")
    closed: list[int] = field(
        Bag(), lambda box: box.copies.copy(), "Those cards by kind, but for a top somebody has looked at."
    )
    top: Card = field(
        Seen("top_knows", "top_shows", "closed"),
        NO_CARD,
        "The top card of the Closed pile, once somebody has looked at it; else NOTHING.",
    )
    top_knows: SeatMask = public(0, "Who has seen it, as a mask.")
    top_shows: SeatMask = public(0, "Who is being shown it right now.")
    open: list[Card] = field(
        Seen("open_knows", "open_shows", "closed"), [], "The Open pile, its top last.", room=[PLACES]
    )
    open_knows: list[SeatMask] = public(
        [], "Who has seen each of its cards, as a mask; -1 for everybody.", room=[PLACES]
    )
    open_shows: list[SeatMask] = public(
        [], "Who is being shown each of its cards: everybody the top, a piper all.", room=[PLACES]
    )
    clans: list[list[Card]] = field(
        Seen("knows", "shows", "closed"),
        lambda box: [[] for _ in range(box.seats)],
        "The cards of each clan, place by place; NOTHING where a place has been emptied.",
        room=lambda box: [box.seats, PLACES],
    )
    knows: list[list[SeatMask]] = public(
        lambda box: [[] for _ in range(box.seats)],
        "Who has seen each of them, as a mask; -1 for everybody.",
        room=lambda box: [box.seats, PLACES],
    )
    shows: list[list[SeatMask]] = public(
        lambda box: [[] for _ in range(box.seats)],
        "Who is being shown it right now; -1 for everybody, because it lies face up.",
        room=lambda box: [box.seats, PLACES],
    )
    seen_in: list[list[int]] = public(
        lambda box: [[] for _ in range(box.seats)],
        "The lap in which each seat last saw it, five bits a seat; 0 is the first look.",
        room=lambda box: [box.seats, PLACES],
        parts=(SEATS, LAP_BITS),
    )
    up: list[SlotMask] = public(
        lambda box: [0] * box.seats, "The places of each clan where a card lies face up, as a mask.", parts=(PLACES, 1)
    )
    held: Card = field(
        Seen("held_knows", "", "closed"), NO_CARD, "The card that was drawn and is in hand; NOTHING if none."
    )
    held_knows: SeatMask = public(0, "Who has seen it, as a mask.")
    showing: int = public(
        0,
        "Where something is being shown, and to whom: a mask of seats for each clan, and one for the piles.",
        parts=((PILES + 1) * SHOWING_BITS, 1),
    )
    begun: int = public(
        0, "Whether the seat whose turn it is has done anything yet: SAORSA!! comes first or not at all."
    )
    peeks: int = public(0, "How often it has used the power of a Witch this turn.")
    token_played: int = public(0, "Whether it has played a token this turn.")
    slipped: int = public(0, "Whether it has turned up a card this turn that was no Witch.")
    received: int = public(0, "Whether it has got a face-down card that it knows from a rival this turn.")
    stones: list[int] = public(lambda box: [0] * box.seats, "Seer Stone Tokens of each seat.")
    babies: list[int] = public(lambda box: [0] * box.seats, "Baby Monster Tokens of each seat.")
    victories: list[int] = public(lambda box: [0] * box.seats, "Victory Tokens of each seat.")
    stock: list[int] = public(
        lambda box: [box.stones, box.babies, ROUNDS], "Tokens that can still be won: stones, babies, victories."
    )
    gone: list[int] = public([0, 0, 0], "Tokens that are out of the game: used stones, and victories nobody won.")
    book: list[int] = public(
        [],
        "The score book: what each seat wrote down, a row of all seats for each round.",
        room=lambda box: [ROUNDS * box.seats],
    )

    def name_of(self, card: Card) -> str:
        return CARD_NAMES[card] if card >= 0 else ""

    def named(self, message: Message, card: Card) -> Message:
        """The message, with a card's name and worth among its values."""
        message.values["card"] = self.name_of(card)
        message.values["worth"] = self.lomond_box.values[card] if card >= 0 else 0
        return message

    def active(self) -> Seat:
        """L09: the seat whose turn it is, once a round has begun."""
        return (self.start + self.turn - 1) % self.box.seats

    # Questions about clans

    def slots(self, clan: Seat) -> list[Slot]:
        """The places of a clan where a card lies."""
        return [Slot(slot) for slot, card in enumerate(self.clans[clan]) if card != NOTHING]

    def face_down(self, clan: Seat) -> list[Slot]:
        """The places of a clan where a card lies face down."""
        up = self.up[clan]
        return [Slot(slot) for slot, card in enumerate(self.clans[clan]) if card != NOTHING and not up >> slot & 1]

    def count_face_down(self, clan: Seat) -> int:
        count, up = 0, self.up[clan]
        for slot, card in enumerate(self.clans[clan]):
            if card != NOTHING and not up >> slot & 1:
                count += 1
        return count

    def is_empty(self, clan: Seat) -> bool:
        return all(card == NOTHING for card in self.clans[clan])

    def has_gap(self, clan: Seat) -> bool:
        """Whether a place of a clan has been emptied."""
        return any(card == NOTHING for card in self.clans[clan])

    def size(self, clan: Seat) -> int:
        count = 0
        for card in self.clans[clan]:
            if card != NOTHING:
                count += 1
        return count

    def is_up(self, clan: Seat, slot: Slot) -> bool:
        return self.up[clan] >> slot & 1 == 1

    def rivals(self, seat: Seat) -> list[Seat]:
        """The other clans that are not frozen, clockwise."""
        seats = self.box.seats
        others = [(seat + turn) % seats for turn in range(1, seats)]
        return [other for other in others if other != self.caller]

    def has(self, clan: Seat, slot: Slot) -> bool:
        """Whether a card lies in this place."""
        return slot < len(self.clans[clan]) and self.clans[clan][slot] != NOTHING

    def has_seen(self, seat: Seat, clan: Seat, slot: Slot) -> bool:
        return self.knows[clan][slot] >> seat & 1 == 1

    def is_shown(self, seat: Seat, clan: Seat, slot: Slot) -> bool:
        return self.shows[clan][slot] >> seat & 1 == 1

    def laps_ago(self, seat: Seat, clan: Seat, slot: Slot) -> int:
        """How many laps ago a seat last saw a card."""
        return self.lap() - (self.seen_in[clan][slot] >> LAP_BITS * seat & LAST_LAP)

    def witches_up(self, seat: Seat) -> int:
        """How many Witches lie face up in a clan."""
        up = self.up[seat]
        if up == 0:
            return 0
        count = 0
        for slot, card in enumerate(self.clans[seat]):
            if card == WITCH and up >> slot & 1:
                count += 1
        return count

    # Counting

    def converted(self, clan: Seat) -> int:
        """L41: how many Priests have been converted, one for each Missionary."""
        priests, missionaries = 0, 0
        for card in self.clans[clan]:
            if card == PRIEST:
                priests += 1
            elif card == MISSIONARY:
                missionaries += 1
        return min(priests, missionaries)

    def worth(self, clan: Seat) -> int:
        """L47: the points of a clan."""
        box = self.lomond_box
        values = box.values
        points, priests, missionaries = 0, 0, 0
        for card in self.clans[clan]:
            if card == NOTHING:
                continue
            points += values[card]
            if card == PRIEST:
                priests += 1
            elif card == MISSIONARY:
                missionaries += 1
        if priests and missionaries:
            points += min(priests, missionaries) * (box.converted - values[PRIEST])
        return points

    def has_monster(self, clan: Seat) -> bool:
        """L02: whether any card, converted Priests apart, is worth 4 or more."""
        box = self.lomond_box
        spared = self.converted(clan)
        for card in self.clans[clan]:
            if card == PRIEST and spared:
                spared -= 1
            elif card != NOTHING and box.values[card] >= box.monster:
                return True
        return False

    def total(self, seat: Seat) -> int:
        """L52: all a seat has written down, and its Victory Tokens."""
        return sum(self.book[seat :: self.box.seats]) + self.victories[seat] * self.lomond_box.victory

    def leaders(self) -> list[Seat]:
        """L52: who has the fewest points; then more Victory Tokens, then the better last round; then all of them."""
        seats = self.lomond_box.all_seats
        last = self.book[-self.box.seats :] or [0] * self.box.seats
        ranks = [(self.total(seat), -self.victories[seat], last[seat]) for seat in seats]
        best = min(ranks)
        return [seat for seat in seats if ranks[seat] == best]

    # Moving cards

    def put(self, clan: Seat, slot: Slot, card: Card, knows: SeatMask, up: bool) -> Card:
        """Lay a card into a place, face up for all or face down for nobody; the card that lay there."""
        cards = self.clans[clan]
        old = cards[slot]
        cards[slot] = card
        self.seen_in[clan][slot] = self.now()
        if up:
            self.knows[clan][slot] = -1
            self.shows[clan][slot] = -1
            self.up[clan] |= 1 << slot
        else:
            self.knows[clan][slot] = knows
            self.shows[clan][slot] = 0
            if self.up[clan] != 0:
                self.up[clan] &= ~(1 << slot)
        return old

    def clear(self, clan: Seat, slot: Slot) -> Card:
        """Take the card out of a place, which keeps its number."""
        card = self.clans[clan][slot]
        self.clans[clan][slot] = NO_CARD
        self.knows[clan][slot] = 0
        self.shows[clan][slot] = 0
        self.seen_in[clan][slot] = 0
        self.up[clan] &= ~(1 << slot)
        return card

    def clear_clan(self, clan: Seat) -> None:
        """Four empty places, as before the deal."""
        cards, knows, shows, seen_in = self.clans[clan], self.knows[clan], self.shows[clan], self.seen_in[clan]
        if len(cards) == 4:
            for slot in range(4):
                cards[slot] = NO_CARD
                knows[slot] = 0
                shows[slot] = 0
                seen_in[slot] = 0
        else:
            self.clans[clan] = [NO_CARD, NO_CARD, NO_CARD, NO_CARD]
            self.knows[clan] = [0, 0, 0, 0]
            self.shows[clan] = [0, 0, 0, 0]
            self.seen_in[clan] = [0, 0, 0, 0]
        self.up[clan] = 0

    def add(self, clan: Seat, card: Card, knows: SeatMask, up: bool) -> Slot:
        """L08: a further card lies in the first empty place, or in a new one."""
        if self.has_gap(clan):
            slot = Slot(self.clans[clan].index(NO_CARD))
        else:
            slot = Slot(len(self.clans[clan]))
            self.clans[clan].append(NO_CARD)
            self.knows[clan].append(0)
            self.shows[clan].append(0)
            self.seen_in[clan].append(0)
        self.put(clan, slot, card, knows, up)
        return slot

    def exchange(self, clan: Seat, slot: Slot, other: Seat, place: Slot) -> None:
        """Two cards change places; who knew one follows it with the eyes."""
        cards = self.clans
        cards[clan][slot], cards[other][place] = cards[other][place], cards[clan][slot]
        for masks in (self.knows, self.shows, self.seen_in):
            masks[clan][slot], masks[other][place] = masks[other][place], masks[clan][slot]
        first, second = self.up[clan] >> slot & 1, self.up[other] >> place & 1
        if first != second:
            self.up[clan] ^= 1 << slot
            self.up[other] ^= 1 << place
        self.note_shown(clan, slot)
        self.note_shown(other, place)

    def receive(self, seat: Seat, slot: Slot) -> None:
        """L37: a seat has got a card from a rival: one it knows, in its own turn, opens the last pause of the turn."""
        if seat == self.active() and self.has_seen(seat, seat, slot) and not self.is_up(seat, slot):
            self.received = 1

    def lay(self, card: Card) -> None:
        """Lay a card on the Open pile, where all see it."""
        if self.open_shows:
            self.open_shows[-1] = 0
        self.open.append(card)
        self.open_knows.append(-1)
        self.open_shows.append(-1)

    def lift(self, index: int) -> Card:
        """Take a card out of the Open pile."""
        card = self.open.pop(index)
        self.open_knows.pop(index)
        self.open_shows.pop(index)
        if self.open_shows:
            self.open_shows[-1] = -1
        return card

    def draw_off(self, card: Card) -> SeatMask:
        """Take the top card off the Closed pile; who has seen it, as a mask."""
        self.left -= 1
        self.still = 0
        if self.top == NOTHING:
            self.closed[card] -= 1
            return 0
        knows = self.top_knows
        self.top = NO_CARD
        self.top_knows = 0
        self.top_shows = 0
        return knows

    def next_cards(self) -> list[tuple[int, int]]:
        """What the top card of the Closed pile can be, with weights; what was looked at is what comes."""
        if self.top != NOTHING:
            return [(self.top, 1)]
        return [(card, copies) for card, copies in enumerate(self.closed) if copies > 0]

    def toss(self, luck: Luck) -> int:
        """The next card, drawn as `next_cards` says."""
        if self.top != NOTHING:
            return self.top
        closed = self.closed
        if self.left > MANY and self.lomond_box.by_fours:
            while True:
                drawn = luck.below(4 * KINDS)
                if drawn & 3 < closed[drawn >> 2]:
                    return drawn >> 2
        left = luck.below(self.left)
        for card, copies in enumerate(closed):
            left -= copies
            if left < 0:
                return card
        raise AssertionError("there are fewer cards than were counted")

    # Seeing

    def lap(self) -> int:
        """How often the turn has come round the table: 0 before the first turn, then 1 for each seat's first."""
        return min((self.turn + self.box.seats - 1) // self.box.seats, LAST_LAP)

    def now(self) -> int:
        """An entry of `seen_in` by which every seat has seen a card in this lap."""
        return self.lap() * ALL_IN_FIRST

    def see(self, seat: Seat, clan: Seat, slot: Slot) -> None:
        """A seat is shown a card."""
        self.knows[clan][slot] |= 1 << seat
        if not self.is_up(clan, slot):
            self.shows[clan][slot] |= 1 << seat
            self.note_shown(clan, slot)
        shift = LAP_BITS * seat
        self.seen_in[clan][slot] = self.seen_in[clan][slot] & ~(LAST_LAP << shift) | self.lap() << shift

    def see_bottom(self, seat: Seat) -> None:
        """L06: a seat is shown the two cards at the bottom of its clan, before the first turn."""
        me = 1 << seat
        knows, shows = self.knows[seat], self.shows[seat]
        knows[BOTTOM_LEFT] = me
        shows[BOTTOM_LEFT] = me
        knows[BOTTOM_RIGHT] = me
        shows[BOTTOM_RIGHT] = me
        self.showing |= me << SHOWING_BITS * seat

    def show(self, clan: Seat, slot: Slot) -> None:
        """Everybody is shown a card, which stays face down."""
        everybody = self.lomond_box.everybody
        self.knows[clan][slot] = -1
        if not self.is_up(clan, slot):
            self.shows[clan][slot] = everybody
            self.note_shown(clan, slot)
        self.seen_in[clan][slot] = self.now()

    def face_at(self, place: str) -> str:
        """`open` is the top of the Open pile, `open:3` a card in it, `clan:2/1` one in a clan."""
        pile, _, where = place.partition(":")
        if pile == "open":
            index = int(where) if where else len(self.open) - 1
            return self.name_of(self.open[index]) if 0 <= index < len(self.open) else ""
        clan, _, slot = where.partition("/")
        cards = self.clans[int(clan) - 1]
        return self.name_of(cards[int(slot) - 1]) if int(slot) <= len(cards) else ""

    def show_in_pile(self, index: int) -> None:
        """Everybody is shown a card in the Open pile."""
        if self.open_shows[index] >= 0:
            self.open_shows[index] = self.lomond_box.everybody
            self.showing |= self.lomond_box.everybody << SHOWING_BITS * PILES

    def turn_up(self, clan: Seat, slot: Slot) -> None:
        """A card is turned face up, and stays so."""
        self.put(clan, slot, self.clans[clan][slot], -1, True)

    def note_shown(self, clan: Seat, slot: Slot) -> None:
        """Keep in mind who will have to look away from a face-down card."""
        shows = self.shows[clan][slot]
        if shows > 0:
            self.showing |= shows << SHOWING_BITS * clan

    def show_piles(self, seat: Seat) -> None:
        """A seat is shown something in a pile."""
        self.showing |= 1 << SHOWING_BITS * PILES + seat

    def looked_away(self, seat: Seat) -> None:
        shown = self.showing >> seat & IN_ALL
        if shown == 0:
            return
        me = 1 << seat
        self.showing &= ~(shown << seat)
        clan = 0
        while shown:
            if shown & 1:
                if clan < PILES:
                    forget(self.shows[clan], me)
                else:
                    self.top_shows &= ~me
                    forget(self.open_shows, me)
            shown >>= SHOWING_BITS
            clan += 1

    # The Closed pile

    def may_draw(self) -> bool:
        """L28: whether there is a card to draw, or a pile to shuffle."""
        return self.left > 0 or self.may_shuffle()

    def may_shuffle(self) -> bool:
        """L28: once in a round, and again after SAORSA!!, if a card lies below the top of the Open pile."""
        if self.shuffles > 0 and self.caller == NOTHING:
            return False
        return len(self.open) - 1 > self.open[:-1].count(TOKEN)

    def shuffle(self) -> None:
        """L28: all but the top of the Open pile becomes the Closed pile; tokens go back to the stock."""
        top = self.open[-1]
        for card in self.open[:-1]:
            if card == TOKEN:
                self.stock[BABIES] += 1
            else:
                self.closed[card] += 1
                self.left += 1
        self.open = [top]
        self.open_knows = [-1]
        self.open_shows = [-1]
        self.shuffles += 1
        self.tell("shuffles", {"cards": self.left}, "pile", "open", "closed")


Steps = tuple[Step[Loch], ...]


def forget(shows: list[SeatMask], seats: SeatMask) -> None:
    """Some seats are no longer shown what lies face down."""
    for index, mask in enumerate(shows):
        if mask > 0:
            shows[index] = mask & ~seats
