"""The Refresh Phase: everybody acts."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person, yes
from bothy.games.castle_von_loghan.box import CHANGES, CLARITY, HEALTH, RECHARGE
from bothy.games.castle_von_loghan.choices import (
    CLOAKED,
    KEY,
    RECHARGE_IT,
    REST_CLARITY,
    REST_HEALTH,
    SEARCH,
    SKIP,
    SNEAK,
    Disenchant,
    PutAway,
    Sneak,
    ThrowAway,
    Trade,
    Values,
    Wield,
)
from bothy.games.castle_von_loghan.content.rows import ROOM_KEYS, ROOMS
from bothy.games.castle_von_loghan.event.story import NewBoard
from bothy.games.castle_von_loghan.exploration.timelines import Timeline
from bothy.games.castle_von_loghan.move.ways import clean_rooms, near
from bothy.games.castle_von_loghan.passages import Asked, Passage, Turn, by_leader, questions
from bothy.games.castle_von_loghan.pauses import (
    AT_REFRESH,
    is_pause,
    order_words,
    pause,
    pause_words,
    trade_words,
    why_no_pause,
)
from bothy.games.castle_von_loghan.refresh.after_acting import (
    ClarityCheck,
    ClearRoom,
    PassLeader,
    part_with,
    parting_words,
)
from bothy.games.castle_von_loghan.refresh.searching import SearchRoom
from bothy.games.castle_von_loghan.refresh.sneaking import cloak_cost, sneak
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import REFRESH
from bothy.games.castle_von_loghan.tracks import GainEnergy, change_clarity, change_health
from bothy.games.castle_von_loghan.treasures.hands import change_hands, hand_words
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class RefreshPhase(Passage):
    """V60: everybody acts and may disenchant; then the Leader changes, Clarity is checked and the room is cleared.

    After a small turn in a Clean room there is nothing but the actions.
    """

    def play(self, castle: Castle) -> Steps:
        castle.phase = REFRESH
        castle.actions = [1] * castle.castle_box.characters
        return (SMALL_TURNS if castle.small else WHOLE_TURNS)[castle.castle_box.characters][castle.leader]


def small_turn(order: list[int]) -> Steps:
    return *[ActTurn(character) for character in order], MoreActions(), NewBoard(), Timeline()


def whole_turn(order: list[int]) -> Steps:
    return (
        *[ActTurn(character) for character in order],
        MoreActions(),
        PassLeader(),
        ClarityCheck(),
        ClearRoom(),
        NewBoard(),
        Timeline(),
    )


class MoreActions(Passage):
    """V60: who has got an action more takes it."""

    def play(self, castle: Castle) -> Steps:
        some = [character for character in castle.order() if castle.actions[character] > 0]
        return (ActTurn(some[0]), MoreActions()) if some else ()


class ActTurn(Turn):
    """V60: a character's turn to act."""

    def play(self, castle: Castle) -> Steps:
        castle.changes = 0
        return ACT[castle.keeper(self.character)][self.character]


class Acting(Turn):
    """V60: one may do other things before one acts."""

    def play(self, castle: Castle) -> Steps:
        return ACT[castle.keeper(self.character)][self.character]


class Act(Asked):
    """V60: Rest, Recharge, Search or Sneak."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        character = self.character
        some: list[Choice] = []
        if not castle.small:
            some += [REST_HEALTH, REST_CLARITY, RECHARGE_IT]
        if castle.group < ROOMS and castle.tokens[castle.group] > 0:
            some.append(SEARCH)
        if castle.clarity > 0:
            hidden = castle.energy[character] >= cloak_cost(castle, character)
            rooms = near(castle) & ~clean_rooms(castle)
            for room in range(ROOMS):
                if rooms >> room & 1:
                    some.append(SNEAK[room])
                    if hidden:
                        some.append(CLOAKED[room])
        if not some or (castle.small and castle.castle_box.may_pass):
            some.append(SKIP)
        if castle.changes < CHANGES:
            hand_words(castle, character, some)
            order_words(castle, character, some)
        pause_words(castle, character, AT_REFRESH, some)
        trade_words(castle, character, some)
        if not castle.small:
            parting_words(castle, character, some)
        return some

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return self.choices(castle, seat)[0]

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if choice in (REST_HEALTH, REST_CLARITY, RECHARGE_IT):
            return Message(f"{KEY}-why-small", {"choice": choice.notation})
        if choice is SEARCH:
            return Message(f"{KEY}-why-no-token", {"choice": choice.notation})
        if isinstance(choice, Sneak):
            if castle.clarity == 0:
                return Message(f"{KEY}-why-no-clarity", {"choice": choice.notation})
            if choice.cloak and SNEAK[choice.room] in self.choices(castle, seat):
                return Message(f"{KEY}-why-no-cloak", {"energy": cloak_cost(castle, self.character)})
            return Message(f"{KEY}-why-not-adjacent", {"room": ROOM_KEYS[choice.room]})
        if isinstance(choice, (Disenchant, ThrowAway, Trade)) and castle.small:
            return Message(f"{KEY}-why-small", {"choice": choice.notation})
        if isinstance(choice, (Disenchant, ThrowAway)):
            return Message(f"{KEY}-why-not-disenchant", {"choice": choice.notation})
        return why_no_pause(castle, seat, choice, AT_REFRESH) or super().why_not(castle, seat, choice)

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        if isinstance(choice, Sneak):
            values: Values = {"room": ROOM_KEYS[choice.room], "energy": cloak_cost(castle, self.character)}
            return Message(f"{choice.label.id}.cost", values)
        if choice is REST_HEALTH or choice is REST_CLARITY:
            full = castle.health >= HEALTH if choice is REST_HEALTH else castle.clarity >= CLARITY
            return Message(f"{choice.label.id}.known", {"full": yes(full)})
        return super().label(castle, seat, choice)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        character = self.character
        if isinstance(choice, (Wield, PutAway)):
            return *change_hands(castle, character, choice), Acting(character)
        if is_pause(choice):
            return *pause(castle, choice, AT_REFRESH), Acting(character)
        if isinstance(choice, (Disenchant, ThrowAway)):
            return part_with(character, choice), Acting(character)
        castle.actions[character] -= 1
        if castle.sink is not None and not isinstance(choice, Sneak):
            castle.tell("acts", person(castle, character, action=choice.notation.split()[0]))
        if choice is REST_HEALTH:
            return change_health(castle, 1)
        if choice is REST_CLARITY:
            return change_clarity(castle, 1)
        if choice is RECHARGE_IT:
            return (GainEnergy(character, RECHARGE),)
        if choice is SEARCH:
            return (SearchRoom(character),)
        if isinstance(choice, Sneak):
            return sneak(castle, character, choice)
        return ()


ACT: Final = questions(Act)
SMALL_TURNS: Final = by_leader(small_turn)
WHOLE_TURNS: Final = by_leader(whole_turn)
