"""The Combat Phase up to the attack: weapons, cards, a breather and Priority 1."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.arms import discount
from bothy.games.castle_von_loghan.belongings import empty_handed
from bothy.games.castle_von_loghan.box import CHANGES, EXTRA_CARD
from bothy.games.castle_von_loghan.cards import DrawCard, count, kinds_in, lose_card, play_card, shuffle_discards
from bothy.games.castle_von_loghan.carrying import change_hands, hand_words, take_best
from bothy.games.castle_von_loghan.choices import (
    CHARACTERS,
    DONE,
    EXTRA,
    KEY,
    LOSE,
    PLAY,
    RECUPERATE,
    Lose,
    Play,
    PutAway,
    Wield,
)
from bothy.games.castle_von_loghan.countering import Cleanup, EnemyAttacks, PriorityThree
from bothy.games.castle_von_loghan.doing import Asked, Passage, Showing, Turn, by_leader, questions
from bothy.games.castle_von_loghan.labels import person, spoken
from bothy.games.castle_von_loghan.pauses import (
    AT_STEP_1,
    AT_STEP_2,
    AT_STEP_3,
    is_pause,
    order_words,
    pause,
    pause_words,
    skill_words,
)
from bothy.games.castle_von_loghan.standing import hurt, standing
from bothy.games.castle_von_loghan.striking import AttackTurn
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import COMBAT, SPENT
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Race
from bothy.kernel.table import Seat


class CombatPhase(Passage):
    """V35: if there are enemies, they are fought, round after round."""

    def play(self, castle: Castle) -> Steps:
        if not castle.foes:
            return ()
        castle.phase = COMBAT
        castle.fight = 0
        castle.fallen = []
        for foe in range(len(castle.foes)):
            if hurt(castle, foe) >= castle.foe_health[foe]:
                castle.fallen.append(foe)
        if any(castle.marks):
            castle.marks = [mark & ~SPENT for mark in castle.marks]
        return (CombatRound(),)


class CombatRound(Passage):
    """V35: the seven steps of a combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.fight += 1
        characters = castle.castle_box.characters
        castle.resting = 0
        castle.guarded = 0
        castle.skipping = 0
        castle.extra_power = [0] * characters
        castle.whetted = [0] * characters
        castle.dealt = [0] * characters
        if castle.sink is not None:
            castle.tell("combat-begins", {"number": castle.fight})
        order = castle.order()
        steps = SEVEN_STEPS[len(order) - 1][order[0]]
        if not steps:
            steps = SEVEN_STEPS[len(order) - 1][order[0]] = seven_steps(order)
        return steps


SEVEN_STEPS: Final = by_leader()


def seven_steps(order: list[int]) -> Steps:
    return (
        *[ChooseWeapons(character) for character in order],
        *[DrawUp(character) for character in order],
        *[MoreCards(character) for character in order],
        PriorityOne(),
        *[AttackTurn(character) for character in order],
        PriorityThree(),
        EnemyAttacks(),
        Cleanup(),
        AnotherRound(),
    )


class AnotherRound(Passage):
    """V35: as long as an enemy stands, another combat round begins."""

    def play(self, castle: Castle) -> Steps:
        return (CombatRound(),) if standing(castle) else ()


# Step 1


class ChooseWeapons(Turn):
    """V36: a character chooses what to hold in this combat round."""

    def play(self, castle: Castle) -> Steps:
        castle.changes = 0
        if castle.is_chaos(self.character):
            take_best(castle, self.character)
        return ask_to_arm(castle, self.character)


def ask_to_arm(castle: Castle, character: int) -> Steps:
    """Who carries something, or has a skill for this step, is asked; whatever it is, since others may not know."""
    if empty_handed(castle, character):
        some: list[Choice] = []
        skill_words(castle, character, AT_STEP_1, some)
        if not some:
            return ()
    return ARM[castle.keeper(character)][character]


class Arm(Asked):
    """V36: Step 1: what is taken into one's hands, put away or used."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character = self.character
        some: list[Choice] = [DONE]
        if castle.changes < CHANGES and not empty_handed(castle, character):
            if not castle.is_chaos(character):
                hand_words(castle, character, some)
            order_words(castle, character, some)
        pause_words(castle, character, AT_STEP_1, some)
        return some

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if choice is DONE:
            return ()
        if is_pause(choice):
            return *pause(castle, choice, AT_STEP_1), ArmOn(self.character)
        return *change_hands(castle, self.character, choice), ArmOn(self.character)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, (Wield, PutAway)):
            return Message(f"{KEY}-why-not-wield", {"choice": choice.notation})
        return Message(f"{KEY}-why-not", {"choice": choice.notation})


ARM: Final = questions(Arm)


class ArmOn(Turn):
    """V36: one goes on choosing until one is done."""

    def play(self, castle: Castle) -> Steps:
        return ask_to_arm(castle, self.character)


# Step 2


def hand_size(castle: Castle, character: int) -> int:
    """V37, V38: the number of cards to draw up to."""
    size = castle.castle_box.hand_size
    if castle.fight == 1:
        size += (castle.initiative >> character & 1) - (castle.overwhelmed >> character & 1)
    return size


class DrawUp(Turn):
    """V37: cards are drawn up to five, or four; who cannot must Recuperate."""

    def play(self, castle: Castle) -> Steps:
        character = self.character
        size = hand_size(castle, character)
        castle.initiative &= ~(1 << character)
        castle.overwhelmed &= ~(1 << character)
        needed = size - len(castle.hands[character])
        if needed <= 0:
            return ()
        if count(castle.decks[character]) < needed:
            return (ForcedRest(character),)
        return DRAW_UP[character][needed]


FULL_HAND: Final = 6
"""Five cards, and one for the initiative."""
DRAW_UP: Final[list[list[Steps]]] = [
    [tuple([DrawCard(character)] * needed) for needed in range(FULL_HAND + 1)] for character in range(CHARACTERS)
]
"""So many cards for a character."""


class ForcedRest(Turn):
    """V41: who cannot draw up loses all cards, shuffles everything and sits out the combat round."""

    def play(self, castle: Castle) -> Steps:
        character = self.character
        castle.resting |= 1 << character
        deck = castle.decks[character]
        for kind in castle.hands[character]:
            deck[kind] += 1
        castle.hands[character] = []
        shuffle_discards(castle, character)
        if castle.sink is not None:
            values = person(castle, character)
            values["how"] = "forced"
            castle.tell("recuperates", values)
        return ()


class MoreCards(Turn):
    """V39: Clarity buys cards, in the order of the table; and one may Recuperate."""

    def play(self, castle: Castle) -> Steps:
        if castle.resting >> self.character & 1:
            return ()
        return READY[castle.keeper(self.character)][self.character]


def extra_cost(castle: Castle, character: int) -> int:
    return max(0, EXTRA_CARD - discount(castle, character, "extra-card"))


class Ready(Asked):
    """V39: Step 2: extra cards, a breather, or on into the fight."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character = self.character
        some: list[Choice] = [DONE, RECUPERATE]
        if castle.clarity >= extra_cost(castle, character) and count(castle.decks[character]):
            some.append(EXTRA)
        pause_words(castle, character, AT_STEP_2, some)
        return some

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice is EXTRA:
            return Message(f"{KEY}-draw.cost", {"clarity": extra_cost(castle, self.character)})
        return super().label(castle, seat, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice is EXTRA:
            return Message(f"{KEY}-why-not-extra", {"clarity": extra_cost(castle, self.character)})
        return Message(f"{KEY}-why-not", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        character = self.character
        if choice is DONE:
            return ()
        if choice is RECUPERATE:
            castle.resting |= 1 << character
            if castle.sink is not None:
                values = person(castle, character)
                values["how"] = "chosen"
                castle.tell("recuperates", values)
            return let_go(castle, character)
        if choice is EXTRA:
            cost = extra_cost(castle, character)
            castle.clarity -= cost
            if castle.sink is not None:
                values = person(castle, character)
                values["clarity"] = cost
                castle.tell("extra-card", values)
            return DrawCard(character), MoreCards(character)
        return *pause(castle, choice, AT_STEP_2), MoreCards(character)


READY: Final = questions(Ready)


def let_go(castle: Castle, character: int) -> Steps:
    """V40: who takes a breather may discard any cards, MISS too."""
    return DISCARD_ANY[castle.keeper(character)][character] if castle.hands[character] else ()


class DiscardAny(Asked):
    """V40: cards are discarded one by one until one is done."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        held = kinds_in(castle.hands[self.character])
        some: list[Choice] = [DONE]
        for kind in range(castle.castle_box.kinds):
            if held >> kind & 1:
                some.append(LOSE[kind])
        return some

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if choice is DONE:
            return ()
        assert isinstance(choice, Lose)
        return (LetGo(self.character, choice.card),)


DISCARD_ANY: Final = questions(DiscardAny)


class LetGo(Showing):
    """V40: a card is let go, and perhaps another."""

    character: int
    card: int

    def play(self, castle: Castle) -> Steps:
        lose_card(castle, self.character, self.card)
        return let_go(castle, self.character)


# Step 3


class PriorityOne(Passage):
    """V42: all who take part may play Priority 1 cards, in no order, until nobody wants to."""

    def play(self, castle: Castle) -> Steps:
        return (AidEachOther(0),) if fighters(castle) else ()


def fighters(castle: Castle) -> list[Seat]:
    """The seats with a character that takes part in this combat round."""
    mask = 0
    for character, keeper in enumerate(castle.castle_box.keepers):
        if not castle.resting >> character & 1:
            mask |= 1 << keeper
    return [seat for seat in range(castle.box.seats) if mask >> seat & 1]


class AidEachOther(Race[Castle]):
    """V42: Step 3: Priority 1 cards, treasures and skills; whoever speaks first is heard first."""

    calls: int

    def seats(self, castle: Castle) -> list[Seat]:
        return fighters(castle)

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[Choice] = [DONE]
        for character, keeper in enumerate(castle.castle_box.keepers):
            if keeper == seat and not castle.resting >> character & 1:
                held = kinds_in(castle.hands[character])
                for kind in castle.castle_box.first:
                    if held >> kind & 1:
                        some.append(PLAY[character][kind])
                pause_words(castle, character, AT_STEP_3, some)
        return some

    def silence(self) -> int:
        return 2

    def same_window(self, before: Race[Castle]) -> bool:
        return isinstance(before, AidEachOther)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return spoken(castle, seat, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not-first", {"choice": choice.notation})

    def heard(self, castle: Castle, seat: Seat, choice: Choice) -> Steps:
        if isinstance(choice, Play):
            return *play_card(castle, choice.character, choice.card), AidAgain(self.calls + 1)
        return *pause(castle, choice, AT_STEP_3), AidAgain(self.calls + 1)


class AidAgain(Passage):
    """V42: the step goes on until nobody wants to play any more."""

    calls: int

    def play(self, castle: Castle) -> Steps:
        return (AidEachOther(self.calls),) if fighters(castle) else ()
