"""What a seat remembers of the table, and what it makes of it."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.actions import AfterSelkie, index_in_pile
from bothy.games.loch_lomond.bot.levels import Level
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
    PASS,
    PLAY,
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
)
from bothy.games.loch_lomond.table import EGG, MISSIONARY, NO_CARD, PRIEST, SEER, SELKIE, WITCH, Loch, kind_of
from bothy.kernel import NOTHING, UNSEEN, Choice, Luck, Seat

NOWHERE: Final = Slot(-1)
UNSEEN_CARD: Final = Card(UNSEEN)
EQUAL: Final = 1e-9
"""What differs by less is equal."""
LOOKING: Final = 1.5
"""What a look at a card of one's own is worth, against knowing one that comes of itself."""
SEEING: Final = 0.8
"""What it is worth to see a card before one takes it."""
INTRUDING: Final = 3.0
"""What it is worth to send a Red Cap into the clan of the only rival."""
KEPT: Final = 1.5
"""By how much a card is lighter that its owner has seen and kept."""
STONE_WORTH: Final = 0.7
BABY_WORTH: Final = 1.0
"""What the tokens of a Seer and an Egg are worth."""
CERTAIN_SHOO: Final = 0.6
"""How likely one is first to call at a second copy of what one discards."""


def scramble(number: int) -> int:
    """A number from 0 to 99 that looks like chance and is always the same for the same number."""
    mixed = number * 0x9E3779B1 & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x85EBCA77 & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 0xC2B2AE3D & 0xFFFFFFFF
    return (mixed ^ mixed >> 16) * 100 >> 32


class Mind:
    """What a seat remembers of the table, and what it makes of it."""

    def __init__(self, loch: Loch, seat: Seat, level: Level, seed: int) -> None:
        self.loch = loch
        self.seat = seat
        self.level = level
        self.seed = seed
        """What is drawn by lot among equals."""
        self.values = loch.lomond_box.values
        self.faces: list[list[Card]] = [clan.copy() for clan in loch.clans]
        """The clans, with UNSEEN where a card was forgotten."""
        if level.forgets:
            for clan in range(loch.box.seats):
                for slot in loch.slots(clan):
                    card = loch.clans[clan][slot]
                    if card >= 0 and self.has_forgotten(clan, slot, card):
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

    def has_forgotten(self, clan: Seat, slot: Slot, card: Card) -> bool:
        """Whether a card slipped from memory in one of the laps since it was last seen."""
        loch, forgets = self.loch, self.level.forgets
        if loch.is_up(clan, slot):
            return False
        laps = loch.laps_ago(self.seat, clan, slot)
        trace = ((loch.round * 8 + self.seat) * 8 + clan) * 64 + slot
        trace = ((trace * 16 + card) * 32 + loch.lap() - laps) * 32 + sum(loch.book)
        return any(scramble(trace + lap) < forgets for lap in range(laps))

    def lot(self, equals: int) -> int:
        """Which of so many that are all alike."""
        return 0 if equals < 2 else int(Luck(self.seed).below(equals))

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
                gain += self.level.knowing
        else:
            for other, twin in enumerate(self.mine):
                if other != slot and twin >= 0 and kind_of(twin) == kind_of(old) and twin != PRIEST:
                    gain += CERTAIN_SHOO * max(self.keep(twin), 0.0)
        return gain

    def places(self) -> list[Slot]:
        return self.loch.slots(self.seat)

    def best_place(self, card: Card) -> Slot:
        """The place where a card does most good."""
        places = self.places()
        return places[self.best_of([self.gain(slot, card) for slot in places])] if places else NOWHERE

    def best_gain(self, card: Card) -> float:
        """How much good a card does there."""
        most = -100.0
        for slot in self.places():
            most = max(most, self.gain(slot, card))
        return most

    def best_of(self, found: list[float]) -> int:
        """Which of these is most; one of the equals, by lot."""
        most = max(found)
        best = [number for number, value in enumerate(found) if value > most - EQUAL]
        return best[self.lot(len(best))]

    def worst_place(self) -> Slot:
        """The place of the card one would like most to be rid of."""
        places = self.places()
        return places[self.best_of([self.burden(slot) for slot in places])] if places else NOWHERE

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
        return points <= self.level.call_at

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
            return LOOKING * self.level.knowing if self.unknown_places() and not self.last_turn else 0.0
        if action == PEEK_RIVAL:
            return 0.2
        if action == SEARCH:
            return max(self.search_gain(), 0.0)
        if action == SWAP_BLIND:
            return max(self.blind_gain(), 0.0)
        if action == SWAP_LOOKING:
            return max(self.blind_gain() + SEEING, 0.0)
        if action == INTRUDE and not self.last_turn:
            return INTRUDING / (self.loch.box.seats - 1)
        return 0.0

    # Actions

    def search(self) -> Choice:
        """The card of the Open pile that does most good, if any does."""
        kinds = [kind for kind in EVERY_CARD if index_in_pile(self.loch, kind) >= 0]
        gains = [self.best_gain(kind) for kind in kinds]
        if not gains or max(gains) <= 0.0:
            return PASS
        return FIND[kinds[self.best_of(gains)]]

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
        """What a rival's card may be worth: what its owner has seen and kept is likely to be light."""
        card = self.faces[clan][slot]
        if card != UNSEEN:
            return self.keep(card)
        return self.mean - KEPT if self.loch.has_seen(clan, clan, slot) else self.mean

    def prey(self, choices: list[Choice]) -> Choice:
        """The rival's card most worth having; none, if one may pass and would not gain."""
        some = [choice for choice in choices if isinstance(choice, At)]
        lightness = [-self.guess(choice.clan, choice.slot) for choice in some]
        if PASS in choices and self.burden(self.worst_place()) <= -max(lightness) - 1.0:
            return PASS
        return some[self.best_of(lightness)]

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

    def standing(self, rival: Seat) -> float:
        """What a rival will have written down after this round, if all goes on as it looks."""
        total = float(self.loch.total(rival)) if self.level.counts else 0.0
        for slot in self.loch.slots(rival):
            total += self.guess(rival, slot)
        return total

    def leader(self) -> Seat:
        """The rival who seems nearest to winning: the game, or at least this round."""
        rivals = self.loch.rivals(self.seat)
        return rivals[self.best_of([-self.standing(rival) for rival in rivals])]

    def confuse(self, choices: list[Choice]) -> Choice:
        """The first card of a rival to change places: one its owner has seen, with one that is not, the leader's first.

        Where there is nothing to confuse nobody is troubled, nor in the last turns: what lies there is counted.
        """
        some = [choice for choice in choices if isinstance(choice, At)]
        if self.last_turn or not some:
            return PASS
        leader = self.leader()
        worths: list[float] = []
        for choice in some:
            slots = self.loch.slots(choice.clan)
            most = max([self.confusion(choice.clan, choice.slot, other) for other in slots])
            worths.append(most + 1.0 if most > 0.0 and choice.clan == leader else most)
        return some[self.best_of(worths)] if max(worths) > 0.0 else PASS

    def confuse_with(self, clan: Seat, slot: Slot, choices: list[Choice]) -> Choice:
        """The second one."""
        some = [choice for choice in choices if isinstance(choice, At)]
        return some[self.best_of([self.confusion(clan, slot, choice.slot) for choice in some])]

    def confusion(self, clan: Seat, slot: Slot, other: Slot) -> float:
        """How much its owner may lose track of when two cards of a clan change places."""
        loch = self.loch
        if slot == other or loch.is_up(clan, slot) or loch.is_up(clan, other):
            return 0.0
        seen = [loch.has_seen(clan, clan, place) for place in (slot, other)]
        if seen[0] != seen[1]:
            return 2.0
        alike = self.faces[clan][slot] >= 0 and self.faces[clan][slot] == self.faces[clan][other]
        return 1.0 if seen[0] and not alike else 0.0

    def look(self, choices: list[Choice]) -> Choice:
        """A card of one's own that is not known, then one of the leader's, then any."""
        mine = [AT[self.seat][slot] for slot in self.unknown_places() if AT[self.seat][slot] in choices]
        if mine:
            return mine[self.lot(len(mine))]
        some = [
            choice
            for choice in choices
            if isinstance(choice, At) and choice.clan != self.seat and self.faces[choice.clan][choice.slot] == UNSEEN
        ]
        if not some:
            return choices[-1]
        leader = self.leader()
        leading = [choice for choice in some if choice.clan == leader] or some
        return leading[self.lot(len(leading))]

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
        return burden + harm / (self.loch.box.seats - 1) - self.level.handing
