"""The Move Phase: the group decides where to go."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person, spoken
from bothy.games.castle_von_loghan.box import FORCING
from bothy.games.castle_von_loghan.choices import GO, KEY, Door, Go, Order, Skill, Trade, Use, Values, door
from bothy.games.castle_von_loghan.content.rows import PLACE_KEYS, ROOM_KEYS, ROOMS, STORY_DOOR
from bothy.games.castle_von_loghan.move.doors import connection_of, open_door
from bothy.games.castle_von_loghan.move.ways import clean_rooms, is_locked, ways_on
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.pauses import (
    AT_MOVE,
    is_pause,
    pause,
    pause_words,
    trade_words,
    why_no_pause,
)
from bothy.games.castle_von_loghan.shared_costs import FOR_DOOR, share_cost
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import MOVE
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Secret
from bothy.kernel.table import Seat

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
        rooms = onward(castle, rooms)
        if rooms == 0:
            return (OpenOut(castle.keeper(castle.leader), castle.leader), WhereTo())
        if castle.declined >> 6 & 1 or sum(castle.energy) < FORCING:
            locked = 0
        return (Vote(rooms, locked),)


def onward(castle: Castle, rooms: int) -> int:
    """Ruling 11: of the rooms within reach those where the group may stop; no Clean ones twice, if there are others."""
    if not (castle.lingered and castle.castle_box.moves_on):
        return rooms
    return rooms & ~clean_rooms(castle) or rooms


def words_for(castle: Castle, rooms: int, locked: int) -> list[Choice]:
    """Where the group can go, and the doors it can force on its way."""
    some: list[Choice] = [GO[room] for room in range(ROOMS) if rooms >> room & 1]
    if locked:
        for connection, (one, other) in enumerate(castle.castle_box.rows.connections):
            if locked >> connection & 1:
                some.append(door(one, other))
    return some


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
        return why_no_pause(castle, seat, choice, AT_MOVE) or why_not_there(castle, choice)

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
        rooms = ways_on(castle)[0]
        if (rooms & ~onward(castle, rooms)) >> choice.room & 1:
            return Message(f"{KEY}-why-go-on", {"room": ROOM_KEYS[choice.room]})
        return Message(f"{KEY}-why-no-way", {"room": ROOM_KEYS[choice.room]})
    if isinstance(choice, Door):
        return Message(f"{KEY}-why-not-force", {"energy": FORCING, "why": why_shut(castle, choice)})
    return Message(f"{KEY}-why-not", {"choice": choice.notation})


def why_shut(castle: Castle, choice: Door) -> str:
    """V22: why the group cannot force a door, in a word."""
    if (choice.one, choice.other) not in castle.castle_box.rows.connections:
        return "none"
    connection = connection_of(castle, choice)
    if not is_locked(castle, connection):
        kind = castle.castle_box.rows.boards[castle.board].doors[connection]
        if kind == STORY_DOOR and not castle.opened >> connection & 1:
            return "story"
        return "open" if kind >= 0 else "none"
    if not ways_on(castle)[1] >> connection & 1:
        return "far"
    return "declined" if castle.declined >> 6 & 1 else "energy"


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
        if castle.sink is not None:
            values = person(castle, self.character, do=choice.notation.split()[0], **choice.label.values)
            castle.tell("leader-decides", values)
        return follow(castle, choice)


def follow(castle: Castle, choice: Choice) -> Steps:
    """The group moves, or forces a door."""
    if isinstance(choice, Go):
        if castle.sink is not None:
            room = ROOM_KEYS[choice.room]
            how = "stays" if choice.room == castle.group else "stops" if choice.room in castle.clean else "enters"
            values: Values = {"room": room, "how": how}
            castle.tell("moves", values, "group", f"place:{PLACE_KEYS[castle.group]}", f"place:{room}")
        castle.group = choice.room
        return ()
    assert isinstance(choice, Door)
    paid = share_cost(castle, FOR_DOOR, castle.leader, connection_of(castle, choice), FORCING)
    return *paid, WhereTo()


class OpenOut(Asked):
    """V75: a group that has arrived in a room shut on all sides opens one door of its choice."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        connections = castle.castle_box.rows.connections
        numbers = sorted([number for _, number in castle.castle_box.ways[castle.board][castle.group]])
        return [door(connections[number][0], connections[number][1]) for number in numbers]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Door)
        open_door(castle, connection_of(castle, choice), self.character)
        return ()
