"""The Move Phase: where the group goes, doors, and changes of board and timeline."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.box import FORCING, TIMELINE
from bothy.games.castle_von_loghan.choices import (
    GO,
    KEY,
    STAY,
    TRAVEL,
    Door,
    Go,
    Order,
    Skill,
    Trade,
    Travel,
    Use,
    door,
)
from bothy.games.castle_von_loghan.doing import Asked, Passage
from bothy.games.castle_von_loghan.labels import Values, person, spoken
from bothy.games.castle_von_loghan.pauses import (
    AT_MOVE,
    is_pause,
    pause,
    pause_words,
    trade_words,
)
from bothy.games.castle_von_loghan.rows import BOARDS, FUTURE, LOBBY, PLACE_KEYS, ROOM_KEYS, ROOMS
from bothy.games.castle_von_loghan.sharing import FOR_DOOR, FOR_TIMELINE, PURCHASES, Purchase, share_cost
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import MOVE, TAILS
from bothy.games.castle_von_loghan.ways import ways_on
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Secret
from bothy.kernel.table import NOTHING, Seat

VOTES: Final = 12
"""How often the group is asked in a Move Phase before there is only moving left."""


class MovePhase(Passage):
    """V18: the group moves."""

    def play(self, castle: Castle) -> Steps:
        castle.phase = MOVE
        castle.votes = 0
        castle.changes = 0
        return (WhereTo(),)


class WhereTo(Passage):
    """V25: the group is asked where to go."""

    def play(self, castle: Castle) -> Steps:
        castle.votes += 1
        rooms, locked = ways_on(castle)
        if rooms == 0:
            return (OpenOut(castle.keeper(castle.leader), castle.leader), WhereTo())
        if castle.declined >> 6 & 1 or sum(castle.energy) < FORCING:
            locked = 0
        return (Vote(rooms, locked),)


def words_for(castle: Castle, rooms: int, locked: int) -> list[Choice]:
    """Where the group can go, and the doors it can force on its way."""
    some: list[Choice] = [GO[room] for room in range(ROOMS) if rooms >> room & 1]
    if locked:
        for connection, (one, other) in enumerate(castle.castle_box.rows.connections):
            if locked >> connection & 1:
                some.append(door(one, other))
    return some


def connection_of(castle: Castle, choice: Door) -> int:
    return castle.castle_box.rows.connections.index((choice.one, choice.other))


class Vote(Secret[Castle]):
    """V25: each says where to go; what somebody does first, like using a treasure, is done and all are asked again."""

    rooms: int
    """The rooms the group can go to, as a mask."""
    locked: int
    """The locked doors it can force, as a mask of connections."""

    def seats(self, castle: Castle) -> list[Seat]:
        return castle.castle_box.everybody

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some = words_for(castle, self.rooms, self.locked)
        if castle.votes <= VOTES:
            for character, keeper in enumerate(castle.castle_box.keepers):
                if keeper == seat:
                    pause_words(castle, character, AT_MOVE, some)
                    trade_words(castle, character, some)
        return some

    def default(self, castle: Castle, seat: Seat) -> Choice:
        return words_for(castle, self.rooms, 0)[0]

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return spoken(castle, seat, choice)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return why_not_there(castle, choice)

    def revealed(self, castle: Castle, answers: dict[Seat, Choice]) -> Steps:
        first = castle.keeper(castle.leader)
        seats = castle.box.seats
        acts: list[Choice] = []
        votes: list[Choice] = []
        for turn in range(seats):
            choice = answers[(first + turn) % seats]
            if is_pause(choice):
                acts.append(choice)
            else:
                votes.append(choice)
                if castle.sink is not None and seats > 1:
                    said: Values = {"seat": (first + turn) % seats, "choice": choice.notation}
                    castle.tell("votes", {**said, "do": choice.notation.split()[0], **choice.label.values})
        if acts:
            steps: Steps = ()
            for act in acts:
                steps += (DoFirst(act.id),)
            return *steps, WhereTo()
        if votes.count(votes[0]) == len(votes):
            return follow(castle, votes[0])
        return (LeadersWord(first, castle.leader, self.rooms, self.locked),)


def why_not_there(castle: Castle, choice: Choice) -> Message:
    """Why the group cannot go somewhere."""
    if isinstance(choice, Go):
        if castle.colour(choice.room) < 0:
            return Message(f"{KEY}-why-no-room", {"room": ROOM_KEYS[choice.room]})
        return Message(f"{KEY}-why-no-way", {"room": ROOM_KEYS[choice.room]})
    if isinstance(choice, Door):
        return Message(f"{KEY}-why-not-force", {"energy": FORCING})
    return Message(f"{KEY}-why-not", {"choice": choice.notation})


class DoFirst(Passage):
    """V83: what somebody wanted to do before the group moves on."""

    word: int
    """Its number in the vocabulary."""

    def play(self, castle: Castle) -> Steps:
        choice = castle.box.vocabulary.choices[self.word]
        assert isinstance(choice, (Use, Skill, Order, Trade))
        some: list[Choice] = []
        pause_words(castle, choice.character, AT_MOVE, some)
        trade_words(castle, choice.character, some)
        return pause(castle, choice, AT_MOVE) if choice in some else ()


class LeadersWord(Asked):
    """V25: where they do not agree, the Leader decides."""

    rooms: int
    locked: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return words_for(castle, self.rooms, self.locked)

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return why_not_there(castle, choice)

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        return follow(castle, choice)


def follow(castle: Castle, choice: Choice) -> Steps:
    """The group moves, or forces a door."""
    if isinstance(choice, Go):
        if castle.sink is not None:
            room = ROOM_KEYS[choice.room]
            castle.tell("moves", {"room": room}, "group", f"place:{PLACE_KEYS[castle.group]}", f"place:{room}")
        castle.group = choice.room
        return ()
    assert isinstance(choice, Door)
    paid = share_cost(castle, FOR_DOOR, castle.leader, connection_of(castle, choice), FORCING)
    return *paid, WhereTo()


class ForceDoor(Purchase):
    """V22: a locked door is forced, and enemies are alerted for certain."""

    def play(self, castle: Castle) -> Steps:
        open_door(castle, self.thing)
        castle.alert = TAILS
        return ()


def open_door(castle: Castle, connection: int) -> None:
    castle.opened |= 1 << connection
    if castle.sink is not None:
        one, other = castle.castle_box.rows.connections[connection]
        castle.tell("door-opens", {"place": PLACE_KEYS[one], "other": PLACE_KEYS[other]})


class OpenOut(Asked):
    """V75: a group that has arrived in a room shut on all sides opens one door of its choice."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        connections = castle.castle_box.rows.connections
        numbers = sorted([number for _, number in castle.castle_box.ways[castle.board][castle.group]])
        return [door(connections[number][0], connections[number][1]) for number in numbers]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Door)
        open_door(castle, connection_of(castle, choice))
        return ()


# Boards and timelines


def lay_board(castle: Castle, board: int, tokens: int) -> None:
    """V31, V75: another board lies on the table; all search tokens are mixed and so many laid in each room."""
    box = castle.castle_box
    castle.board = board
    castle.clean = []
    castle.opened = 0
    for room in range(ROOMS):
        if castle.tops[room] != NOTHING:
            castle.token_bags[castle.top_backs[room]][castle.tops[room]] += 1
        castle.tops[room] = NOTHING
        castle.top_knows[room] = 0
        colour = box.rows.boards[board].colours[room]
        castle.top_backs[room] = colour if colour >= 0 else NOTHING
        castle.tokens[room] = tokens if colour >= 0 else 0
    for kind, token in enumerate(box.rows.tokens):
        castle.token_bags[token.colour][kind] += castle.tokens_used[kind]
        castle.tokens_used[kind] = 0
    if castle.sink is not None:
        castle.tell("board", {"board": BOARDS[board]})


class ChangeTimeline(Purchase):
    """V75: the group travels to another timeline and stays where it is; from the laboratory it comes up by a lift."""

    def play(self, castle: Castle) -> Steps:
        lab = castle.board == FUTURE and (castle.group == LOBBY or below(castle, castle.group))
        lay_board(castle, self.thing, 2)
        if lab:
            return (ComeUp(castle.keeper(castle.leader), castle.leader),)
        return ()


def below(castle: Castle, place: int) -> bool:
    """Whether a place is in the laboratory: a room that exists in the Future only."""
    return place < ROOMS and castle.castle_box.rows.boards[0].colours[place] < 0


class ComeUp(Asked):
    """V75: from the laboratory the group arrives in a room with a lift."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        some: list[int] = []
        for one, other in castle.castle_box.rows.connections:
            if LOBBY in (one, other):
                room = other if one == LOBBY else one
                if room < ROOMS and castle.colour(room) >= 0:
                    some.append(room)
        return [GO[room] for room in some]

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return choice.label

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Go)
        castle.group = choice.room
        return ()


class Timeline(Passage):
    """V75: at the end of the Refresh Phase of Exploration the group may pay for another timeline."""

    def play(self, castle: Castle) -> Steps:
        price = TIMELINE * castle.castle_box.characters
        if castle.castle_box.story_mode or sum(castle.energy) < price:
            return ()
        return (TravelOrStay(castle.keeper(castle.leader), castle.leader),)


class TravelOrStay(Asked):
    """V75: the Leader says whether to travel, and all together pay."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [STAY, *[TRAVEL[board] for board in range(len(BOARDS)) if board != castle.board]]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if not isinstance(choice, Travel):
            return ()
        price = TIMELINE * castle.castle_box.characters
        return share_cost(castle, FOR_TIMELINE, self.character, choice.board, price)


class WhichTimeline(Asked):
    """V75: a timeline to travel to for nothing, at the end of this Refresh Phase."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TRAVEL[board] for board in range(len(BOARDS)) if board != castle.board]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Travel)
        if castle.sink is not None:
            castle.tell("travels", person(castle, self.character))
        castle.change_to = choice.board
        return ()


PURCHASES[FOR_DOOR] = ForceDoor
PURCHASES[FOR_TIMELINE] = ChangeTimeline
