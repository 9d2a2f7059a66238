"""The Refresh Phase: actions, searching and sneaking, disenchanting, the Leader and the Clean Tokens."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.belongings import cloak_cheaper
from bothy.games.castle_von_loghan.box import CHANGES, CLEAN_TOKENS, CLOAK, FARTHEST, RECHARGE
from bothy.games.castle_von_loghan.carrying import TakeTreasure, change_hands, disenchant, hand_words
from bothy.games.castle_von_loghan.choices import (
    CLOAKED,
    DISENCHANT,
    KEY,
    RECHARGE_IT,
    REST_CLARITY,
    REST_HEALTH,
    SEARCH,
    SKIP,
    SNEAK,
    PutAway,
    Sneak,
    Wield,
)
from bothy.games.castle_von_loghan.doing import (
    Asked,
    GainEnergy,
    Passage,
    Showing,
    Turn,
    add_energy,
    by_leader,
    change_clarity,
    change_health,
    perform,
    questions,
)
from bothy.games.castle_von_loghan.events import NewBoard
from bothy.games.castle_von_loghan.foes import SneakCoin
from bothy.games.castle_von_loghan.labels import Values, person, token_values
from bothy.games.castle_von_loghan.moving import Timeline
from bothy.games.castle_von_loghan.parting import Parting, PartingTurn, PartWith
from bothy.games.castle_von_loghan.pauses import AT_REFRESH, is_pause, order_words, pause, pause_words, trade_words
from bothy.games.castle_von_loghan.rows import PLACE_KEYS, ROOM_KEYS, ROOMS
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import REFRESH
from bothy.games.castle_von_loghan.ways import distances, near
from bothy.kernel.luck import Luck
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance, Step
from bothy.kernel.table import NOTHING, Seat


class RefreshPhase(Passage):
    """V60: everybody acts; then the group disenchants, the Leader changes, Clarity is checked and the room is cleared.

    After a small turn in a Clean room there is nothing but the actions.
    """

    def play(self, castle: Castle) -> Steps:
        castle.phase = REFRESH
        order = castle.order()
        castle.actions = [1] * castle.castle_box.characters
        known = SMALL_TURNS if castle.small else WHOLE_TURNS
        steps = known[len(order) - 1][order[0]]
        if not steps:
            steps = known[len(order) - 1][order[0]] = turns(order, castle.small != 0)
        return steps


SMALL_TURNS: Final = by_leader()
WHOLE_TURNS: Final = by_leader()


def turns(order: list[int], small: bool) -> Steps:
    acting: list[Step[Castle]] = [ActTurn(character) for character in order]
    acting.append(MoreActions())
    if not small:
        acting += [DisenchantTurn(character) for character in order]
        acting += [PassLeader(), ClarityCheck(), ClearRoom()]
    return *acting, NewBoard(), Timeline()


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


def cloak_cost(castle: Castle, character: int) -> int:
    return max(0, CLOAK - cloak_cheaper(castle, character))


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
            rooms = near(castle)
            for room in castle.clean:
                rooms &= ~(1 << room)
            for room in range(ROOMS):
                if rooms >> room & 1:
                    some.append(SNEAK[room])
                    if hidden:
                        some.append(CLOAKED[room])
        if not some:
            some.append(SKIP)
        if castle.changes < CHANGES:
            hand_words(castle, character, some)
            order_words(castle, character, some)
        pause_words(castle, character, AT_REFRESH, some)
        trade_words(castle, character, some)
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
        return Message(f"{KEY}-why-not", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        character = self.character
        if isinstance(choice, (Wield, PutAway)):
            return *change_hands(castle, character, choice), Acting(character)
        if is_pause(choice):
            return *pause(castle, choice, AT_REFRESH), Acting(character)
        castle.actions[character] -= 1
        if castle.sink is not None:
            values: Values = person(castle, character)
            values["action"] = choice.notation.split()[0]
            castle.tell("acts", values)
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


# Searching and sneaking


class SearchRoom(Showing):
    """V63: the top search token of the room is resolved."""

    character: int

    def play(self, castle: Castle) -> Steps:
        room = castle.group
        if room >= ROOMS or castle.tokens[room] == 0:
            return ()
        if castle.tops[room] == NOTHING:
            return (TurnToken(self.character, castle.top_backs[room]),)
        kind = castle.tops[room]
        castle.tops[room] = NOTHING
        castle.top_knows[room] = 0
        return resolve(castle, self.character, kind)


class TurnToken(Chance[Castle]):
    """V63: a search token of a colour."""

    character: int
    colour: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(kind, count) for kind, count in enumerate(castle.token_bags[self.colour]) if count > 0]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return luck.among(castle.token_bags[self.colour])

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.token_bags[self.colour][outcome] -= 1
        return resolve(castle, self.character, outcome)


def resolve(castle: Castle, character: int, kind: int) -> Steps:
    """V64: a token does what it says and goes back into the box."""
    castle.tokens[castle.group] -= 1
    castle.tokens_used[kind] += 1
    token = castle.castle_box.rows.tokens[kind]
    if castle.sink is not None:
        values = token_values(castle, kind, person(castle, character))
        castle.tell("finds", values, "token", f"place:{PLACE_KEYS[castle.group]}", "box")
    return perform(castle, token.effects, character)


class Peek(Passage):
    """V67: somebody looks at the top search token of a room; in a story all are told."""

    character: int
    room: int

    def play(self, castle: Castle) -> Steps:
        if castle.tokens[self.room] == 0:
            return ()
        if castle.tops[self.room] == NOTHING:
            return (PeekToken(self.character, self.room, castle.top_backs[self.room]),)
        return (PeekAgain(self.character, self.room),)


class PeekToken(Chance[Castle]):
    """V67: what the token is."""

    character: int
    room: int
    colour: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(kind, count) for kind, count in enumerate(castle.token_bags[self.colour]) if count > 0]

    def toss(self, castle: Castle, luck: Luck) -> int:
        return luck.among(castle.token_bags[self.colour])

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.token_bags[self.colour][outcome] -= 1
        castle.tops[self.room] = outcome
        return (PeekAgain(self.character, self.room),)


class PeekAgain(Showing):
    """V67: the token is laid back face down, and one more has seen it."""

    character: int
    room: int

    def play(self, castle: Castle) -> Steps:
        mask = -1 if castle.castle_box.story_mode else castle.castle_box.keeper_masks[self.character]
        castle.top_knows[self.room] |= mask
        if castle.sink is not None:
            values = token_values(castle, castle.tops[self.room], person(castle, self.character))
            values["room"] = ROOM_KEYS[self.room]
            castle.tell("sees-token", values, "token", "", "", mask)
        return ()


def sneak(castle: Castle, character: int, choice: Sneak) -> Steps:
    """V67, V68: 1 Clarity for a treasure and a look at a token; then a coin, unless the cloak is paid for."""
    castle.clarity -= 1
    colour = castle.colour(choice.room)
    if castle.sink is not None:
        values = person(castle, character)
        values["room"] = ROOM_KEYS[choice.room]
        castle.tell("sneaks", values)
    if choice.cloak:
        return PayCloak(character), TakeTreasure(character, colour), Peek(character, choice.room)
    return TakeTreasure(character, colour), Peek(character, choice.room), SneakAlert(colour)


class PayCloak(Showing):
    """V68: Energy for the cloak; who pays less than others shows that something in the backpack makes it cheaper."""

    character: int

    def play(self, castle: Castle) -> Steps:
        add_energy(castle, self.character, -cloak_cost(castle, self.character))
        return ()


class SneakAlert(Passage):
    """V67: the coin for who sneaks."""

    colour: int

    def play(self, castle: Castle) -> Steps:
        return (SneakCoin(self.colour),)


# After the actions


class DisenchantTurn(PartingTurn):
    """V69: a character may disenchant treasures."""

    def asked(self, seat: Seat) -> Steps:
        return (DisenchantSome(seat, self.character),)


class DisenchantSome(PartWith):
    """V69: treasures leave the game for Energy: their cost less 2."""

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-not-disenchant", {"choice": choice.notation})

    def word(self, place: int) -> Choice:
        return DISENCHANT[place]

    def parting(self, place: int) -> Steps:
        return DisenchantOne(self.character, place), DisenchantTurn(self.character)


class DisenchantOne(Parting):
    """V69: all see what was disenchanted."""

    def parted(self, castle: Castle, kind: int) -> Steps:
        return disenchant(castle, self.character, kind)


class PassLeader(Passage):
    """V70: the Leader token goes to the left."""

    def play(self, castle: Castle) -> Steps:
        castle.leader = (castle.leader + 1) % castle.castle_box.characters
        if castle.sink is not None:
            castle.tell("leads", person(castle, castle.leader))
        return ()


class ClarityCheck(Passage):
    """V71: without Clarity the group loses 1 Health."""

    def play(self, castle: Castle) -> Steps:
        return change_health(castle, -1) if castle.clarity == 0 else ()


class ClearRoom(Passage):
    """V72: a Clean Token covers the question mark; with eight on the board the four farthest are taken off."""

    def play(self, castle: Castle) -> Steps:
        if castle.group < ROOMS and castle.group not in castle.clean:
            castle.clean.append(castle.group)
            if castle.sink is not None:
                castle.tell("cleans", {"room": ROOM_KEYS[castle.group]})
        if len(castle.clean) >= CLEAN_TOKENS:
            away = distances(castle)
            far = sorted(range(len(castle.clean)), key=lambda number: (-away[castle.clean[number]], number))[:FARTHEST]
            if castle.sink is not None:
                for number in sorted(far):
                    castle.tell("uncleans", {"room": ROOM_KEYS[castle.clean[number]]})
            castle.clean = [room for number, room in enumerate(castle.clean) if number not in far]
        return ()
