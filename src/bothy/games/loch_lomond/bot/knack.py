"""What a seasoned player would do in Monsters of Loch Lomond, from what the seat has seen and not forgotten."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.actions import (
    AfterSelkie,
    BaobhanSith,
    Broonie,
    GhostlyPiper,
    Kelpie,
    KelpieTakes,
    LochMonster,
    LochMonsterShifts,
    PiperSwap,
    Selkie,
    SelkieTakes,
    index_in_pile,
)
from bothy.games.loch_lomond.box import (
    INTRUDE,
    PEEK_OWN,
    PEEK_RIVAL,
    ROUNDS,
    SEARCH,
    SWAP_BLIND,
    SWAP_LOOKING,
)
from bothy.games.loch_lomond.choices import (
    AT,
    BABY,
    CLAIM,
    DRAW,
    EVERY_CARD,
    FIND,
    GIVE,
    PASS,
    PLAY,
    RIVAL,
    SAORSA,
    SHOO,
    STONE,
    SWAP,
    TAKE,
    TURN_UP,
    WITCHES_POWER,
    At,
    Card,
    Slot,
    TurnUp,
)
from bothy.games.loch_lomond.powers import Intrusion, LookAnywhere, WhichWitch
from bothy.games.loch_lomond.shoo import GiveCard, Shoo
from bothy.games.loch_lomond.table import EGG, MISSIONARY, NO_CARD, PRIEST, SEER, SELKIE, WITCH, Loch, kind_of
from bothy.games.loch_lomond.turn import Afterwards, SwapOrPlay, TakeOpen, Turn
from bothy.kernel import NOTHING, UNSEEN, Choice, Seat, Sight

NOWHERE: Final = Slot(-1)
UNSEEN_CARD: Final = Card(UNSEEN)
FORGETS: Final = {"easy": 15, "": 5, "hard": 0}
"""Of a hundred cards it knows, how many a level forgets in a lap."""
REACTIONS: Final = {"easy": 1.8, "": 1.2, "hard": 0.8}
"""The seconds a level takes to call, as a median."""
CALL_AT: Final = 6.0
"""SAORSA!! with so many points or fewer."""
KNOWING: Final = 0.8
"""What it is worth to know a card of one's own."""
STONE_WORTH: Final = 0.7
BABY_WORTH: Final = 1.0
"""What the tokens of a Seer and an Egg are worth."""
CERTAIN_SHOO: Final = 0.6
"""How likely one is first to call at a second copy of what one discards."""


def choose(sight: Sight[Loch], choices: list[Choice], level: str) -> Choice:
    """One of the choices, for the viewer of this sight."""
    if len(choices) == 1:
        return choices[0]
    loch, seat = sight.table, sight.viewer
    step = sight.agenda[-1]
    mind = Mind(loch, seat, FORGETS[level])
    if isinstance(step, Shoo):
        return mind.call(choices)
    if isinstance(step, Turn):
        return mind.begin(choices)
    if isinstance(step, SwapOrPlay):
        return mind.swap_or_play(loch.held, choices)
    if isinstance(step, TakeOpen):
        return SWAP[mind.best_place(loch.open[-1])]
    if isinstance(step, PiperSwap):
        return SWAP[mind.best_place(step.kind)]
    if isinstance(step, GhostlyPiper):
        return mind.search()
    if isinstance(step, Afterwards):
        return CLAIM if mind.claims(choices) else mind.use_power(choices, PASS)
    if isinstance(step, (LookAnywhere, Broonie, BaobhanSith)):
        return mind.look(choices)
    if isinstance(step, GiveCard):
        return GIVE[mind.worst_place()]
    if isinstance(step, Kelpie):
        return AT[seat][mind.worst_place()] if mind.blind_gain() > 0.0 else PASS
    if isinstance(step, (Selkie, KelpieTakes)):
        return mind.prey(choices)
    if isinstance(step, SelkieTakes):
        return mind.take_or_leave(loch.clans[step.rival][step.place])
    if isinstance(step, AfterSelkie):
        return mind.after_selkie(step, choices)
    if isinstance(step, Intrusion):
        return RIVAL[mind.leader()]
    if isinstance(step, (LochMonster, LochMonsterShifts)):
        return mind.confuse(choices)
    if isinstance(step, WhichWitch) and mind.hidden_witch() >= 0:
        return TURN_UP[mind.hidden_witch()]
    for choice in choices:
        if isinstance(choice, TurnUp):
            return choice
    return choices[0]


def scramble(number: int) -> int:
    """A number from 0 to 99 that looks like chance and is always the same for the same number."""
    mixed = number * 0x9E3779B1 & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x85EBCA77 & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 0xC2B2AE3D & 0xFFFFFFFF
    return (mixed ^ mixed >> 16) * 100 >> 32


class Mind:
    """What a seat remembers of the table, and what it makes of it."""

    def __init__(self, loch: Loch, seat: Seat, forgets: int) -> None:
        self.loch = loch
        self.seat = seat
        self.values = loch.lomond_box.values
        self.faces: list[list[Card]] = [clan.copy() for clan in loch.clans]
        """The clans, with UNSEEN where a card was forgotten."""
        if forgets:
            for clan in range(loch.box.seats):
                for slot in loch.slots(clan):
                    card = loch.clans[clan][slot]
                    if card >= 0 and self.has_forgotten(clan, slot, card, forgets):
                        self.faces[clan][slot] = UNSEEN_CARD
        self.mine = self.faces[seat]
        self.unseen = 0
        points = 0
        for kind, copies in enumerate(loch.closed):
            self.unseen += copies
            points += copies * self.values[kind]
        self.mean = points / self.unseen if self.unseen else 5.0
        """What a card is worth that the seat has not seen."""
        self.last_turn = loch.caller != NOTHING

    def has_forgotten(self, clan: Seat, slot: Slot, card: Card, forgets: int) -> bool:
        """Whether a card slipped from memory in one of the laps since it was last seen."""
        loch = self.loch
        if loch.is_up(clan, slot):
            return False
        laps = loch.laps_ago(self.seat, clan, slot)
        trace = ((loch.round * 8 + self.seat) * 8 + clan) * 64 + slot
        trace = ((trace * 16 + card) * 32 + loch.lap() - laps) * 32 + sum(loch.book)
        return any(scramble(trace + lap) < forgets for lap in range(laps))

    # What cards are worth

    def keep(self, card: Card) -> float:
        """What a card is worth in a clan, the token it may bring counted in."""
        if card == UNSEEN:
            return self.mean
        if self.loch.round < ROUNDS:
            if card == SEER:
                return self.values[card] - STONE_WORTH
            if card == EGG:
                return self.values[card] - BABY_WORTH
        return float(self.values[card])

    def worth(self, cards: list[Card]) -> float:
        """What these cards are worth together: each Missionary converts a Priest."""
        total = 0.0
        priests, missionaries = 0, 0
        for card in cards:
            if card != NOTHING:
                total += self.keep(card)
                if card == PRIEST:
                    priests += 1
                elif card == MISSIONARY:
                    missionaries += 1
        return total + min(priests, missionaries) * (self.loch.lomond_box.converted - self.values[PRIEST])

    def burden(self, slot: Slot) -> float:
        """How much better the clan would be without the card in a place."""
        card = self.mine[slot]
        self.mine[slot] = NO_CARD
        without = self.worth(self.mine)
        self.mine[slot] = card
        return self.worth(self.mine) - without

    def gain(self, slot: Slot, card: Card) -> float:
        """What it is worth to lay a card into a place of one's own and discard what lies there."""
        old = self.mine[slot]
        before = self.worth(self.mine)
        self.mine[slot] = card
        gain = before - self.worth(self.mine)
        self.mine[slot] = old
        if old == UNSEEN:
            if not self.last_turn:
                gain += KNOWING
        else:
            for other, twin in enumerate(self.mine):
                if other != slot and twin >= 0 and kind_of(twin) == kind_of(old) and twin != PRIEST:
                    gain += CERTAIN_SHOO * max(self.keep(twin), 0.0)
        return gain

    def places(self) -> list[Slot]:
        return self.loch.slots(self.seat)

    def best_place(self, card: Card) -> Slot:
        """The place where a card does most good."""
        best, most = NOWHERE, -100.0
        for slot in self.places():
            gain = self.gain(slot, card)
            if gain > most:
                best, most = slot, gain
        return best

    def best_gain(self, card: Card) -> float:
        place = self.best_place(card)
        return self.gain(place, card) if place >= 0 else -100.0

    def worst_place(self) -> Slot:
        """The place of the card one would like most to be rid of."""
        worst, most = NOWHERE, -100.0
        for slot in self.places():
            burden = self.burden(slot)
            if burden > most:
                worst, most = slot, burden
        return worst

    def unknown_places(self) -> list[Slot]:
        return [slot for slot in self.places() if self.mine[slot] == UNSEEN]

    # A turn

    def begin(self, choices: list[Choice]) -> Choice:
        if SAORSA in choices and self.is_free():
            return SAORSA
        power = self.use_power(choices, DRAW)
        if power is not DRAW:
            return power
        if self.claims(choices):
            return CLAIM
        if DRAW not in choices:
            return choices[0]
        if TAKE in choices and self.best_gain(self.loch.open[-1]) >= self.draw_gain():
            return TAKE
        return DRAW

    def is_free(self) -> bool:
        """Whether SAORSA!! is due: every card known, no Monster, few points."""
        box = self.loch.lomond_box
        priests, missionaries, points = 0, 0, 0
        for card in self.mine:
            if card == UNSEEN:
                return False
            if card == PRIEST:
                priests += 1
            elif card != NOTHING and self.values[card] >= box.monster:
                return False
            if card == MISSIONARY:
                missionaries += 1
            if card != NOTHING:
                points += self.values[card]
        if priests > missionaries:
            return False
        points += priests * (box.converted - self.values[PRIEST])
        return points <= CALL_AT

    def draw_gain(self) -> float:
        """What the next card of the Closed pile may be expected to bring."""
        if self.loch.top >= 0:
            return max(self.best_gain(self.loch.top), self.action_gain(self.loch.top))
        if self.unseen == 0:
            return 0.0
        total = 0.0
        for card in EVERY_CARD:
            copies = self.loch.closed[card]
            if copies:
                total += copies * max(self.best_gain(card), self.action_gain(card))
        return total / self.unseen

    def swap_or_play(self, card: Card, choices: list[Choice]) -> Choice:
        power = self.use_power(choices, PLAY)
        if power is not PLAY:
            return power
        if self.places() and self.best_gain(card) > self.action_gain(card):
            return SWAP[self.best_place(card)]
        return PLAY

    def action_gain(self, card: Card) -> float:
        """What the action of a card is worth now."""
        action = self.loch.lomond_box.actions[card]
        if action == PEEK_OWN:
            return 1.2 if self.unknown_places() and not self.last_turn else 0.0
        if action == PEEK_RIVAL:
            return 0.2
        if action == SEARCH:
            return max(self.search_gain(), 0.0)
        if action == SWAP_BLIND:
            return max(self.blind_gain(), 0.0)
        if action == SWAP_LOOKING:
            return max(self.blind_gain() + 0.8, 0.0)
        if action == INTRUDE and not self.last_turn:
            return 3.0 / (self.loch.box.seats - 1)
        return 0.0

    # Actions

    def search(self) -> Choice:
        """The card of the Open pile that does most good, if any does."""
        best, most = NO_CARD, 0.0
        for kind in EVERY_CARD:
            if index_in_pile(self.loch, kind) >= 0:
                gain = self.best_gain(kind)
                if gain > most:
                    best, most = kind, gain
        return FIND[best] if best != NOTHING else PASS

    def search_gain(self) -> float:
        """What a Piper would bring that is yet to be played."""
        if not self.places():
            return 0.0
        most = 0.0
        for kind in EVERY_CARD:
            if kind in self.loch.open:
                most = max(most, self.best_gain(kind))
        return most

    def blind_gain(self) -> float:
        """What it would bring to swap one's worst card with the best one to be had."""
        worst = self.worst_place()
        if worst < 0:
            return 0.0
        least = 100.0
        for rival in self.loch.rivals(self.seat):
            for slot in self.loch.slots(rival):
                least = min(least, self.guess(rival, slot))
        return self.burden(worst) - least if least < 100.0 else 0.0

    def guess(self, clan: Seat, slot: Slot) -> float:
        """What a rival's card may be worth: what its owner has seen and kept is likely to be low."""
        card = self.faces[clan][slot]
        if card != UNSEEN:
            return self.keep(card)
        return self.mean - 1.5 if self.loch.has_seen(clan, clan, slot) else self.mean

    def prey(self, choices: list[Choice]) -> Choice:
        """The rival's card most worth having; none, if one may pass and would not gain."""
        best, least = choices[0], 100.0
        for choice in choices:
            if isinstance(choice, At):
                guess = self.guess(choice.clan, choice.slot)
                if guess < least:
                    best, least = choice, guess
        if PASS in choices and self.burden(self.worst_place()) <= least - 1.0:
            return PASS
        return best

    def take_or_leave(self, card: Card) -> Choice:
        """Having seen a rival's card: give one's worst for it, or leave it."""
        worst = self.worst_place()
        return AT[self.seat][worst] if self.burden(worst) > self.keep(card) else PASS

    def after_selkie(self, step: AfterSelkie, choices: list[Choice]) -> Choice:
        if self.loch.clans[self.seat][step.slot] == SELKIE:
            return SHOO[self.seat][step.slot]
        if TURN_UP[step.slot] in choices:
            return TURN_UP[step.slot]
        return choices[0]

    def leader(self) -> Seat:
        """The rival who seems nearest to SAORSA!!"""
        rivals = self.loch.rivals(self.seat)
        best, least = rivals[0], 1000.0
        for rival in rivals:
            total = 0.0
            for slot in self.loch.slots(rival):
                total += self.guess(rival, slot)
            if total < least:
                best, least = rival, total
        return best

    def confuse(self, choices: list[Choice]) -> Choice:
        """Two cards of the leader change places: what it has seen, and what it has not."""
        leader = self.leader()
        best = choices[0]
        for choice in choices:
            if isinstance(choice, At) and choice.clan == leader:
                best = choice
                if self.loch.has_seen(leader, leader, choice.slot):
                    break
        return best

    def look(self, choices: list[Choice]) -> Choice:
        """A card of one's own that is not known, then one of the leader's, then any."""
        for slot in self.unknown_places():
            if AT[self.seat][slot] in choices:
                return AT[self.seat][slot]
        rivals = self.loch.rivals(self.seat)
        if rivals:
            leader = self.leader()
            for slot in self.loch.slots(leader):
                if self.faces[leader][slot] == UNSEEN and AT[leader][slot] in choices:
                    return AT[leader][slot]
        for choice in choices:
            if isinstance(choice, At) and self.faces[choice.clan][choice.slot] == UNSEEN:
                return choice
        return choices[-1]

    # The Witch and the tokens

    def use_power(self, choices: list[Choice], otherwise: Choice) -> Choice:
        """A Witch or a token, where it helps."""
        if WITCHES_POWER in choices:
            return WITCHES_POWER
        if STONE in choices and (self.unknown_places() or self.loch.round == ROUNDS):
            return STONE
        if BABY in choices and self.loch.lap() > 1:
            return BABY
        return otherwise

    def claims(self, choices: list[Choice]) -> bool:
        """Whether to turn up a Witch one remembers: if there is anything of one's own to ask her about."""
        return CLAIM in choices and self.hidden_witch() >= 0 and len(self.unknown_places()) > 0

    def hidden_witch(self) -> Slot:
        """A place of one's own clan where one remembers the Witch, face down; -1 if there is none."""
        for slot in self.places():
            if self.mine[slot] == WITCH and not self.loch.is_up(self.seat, slot):
                return slot
        return NOWHERE

    # Shoo!!

    def call(self, choices: list[Choice]) -> Choice:
        """A copy one knows of: of one's own if it weighs, else a rival's, to hand over one's worst card."""
        kind = kind_of(self.loch.open[-1])
        best: Choice = PASS
        most = 0.5
        for clan in range(self.loch.box.seats):
            if clan == self.loch.caller:
                continue
            for slot in self.loch.slots(clan):
                card = self.faces[clan][slot]
                if card >= 0 and kind_of(card) == kind:
                    gain = self.burden(slot) if clan == self.seat else self.hand_over_gain(clan, slot)
                    if gain > most:
                        best, most = SHOO[clan][slot], gain
        return best

    def hand_over_gain(self, rival: Seat, slot: Slot) -> float:
        """What it brings to chase a rival's card away and give one's worst in return."""
        worst = self.worst_place()
        if worst < 0:
            return 0.0
        burden = self.burden(worst)
        harm = burden - self.guess(rival, slot)
        return burden + harm / (self.loch.box.seats - 1) - 2.0
