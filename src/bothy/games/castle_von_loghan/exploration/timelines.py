"""Changing timelines."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.box import TIMELINE
from bothy.games.castle_von_loghan.choices import GO, KEY, STAY, TRAVEL, Go, Travel
from bothy.games.castle_von_loghan.content.rows import BOARDS, FUTURE, LOBBY, ROOM_KEYS, ROOMS
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.shared_costs import FOR_TIMELINE, PURCHASES, Purchase, share_cost
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat


class ChangeTimeline(Purchase):
    """V75: the group travels to another timeline and stays where it is; from the laboratory it comes up by a lift."""

    def play(self, castle: Castle) -> Steps:
        lab = castle.board == FUTURE and (castle.group == LOBBY or below(castle, castle.group))
        lay_board(castle, self.thing, 2, "journey")
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
        if castle.sink is not None:
            values = person(castle, self.character, room=ROOM_KEYS[choice.room], how="lift")
            castle.tell("moves", values, "group", "", f"place:{ROOM_KEYS[choice.room]}")
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

    def prompt(self, castle: Castle, seat: Seat) -> Message:
        each = castle.castle_box.for_a_treasure
        if not each:
            return super().prompt(castle, seat)
        return Message(f"{KEY}-travel-or-stay.brings", person(castle, self.character, seat=seat, each=each))

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [STAY, *[TRAVEL[board] for board in range(len(BOARDS)) if board != castle.board]]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        if not isinstance(choice, Travel):
            if castle.sink is not None:
                castle.tell("stays", person(castle, self.character, board=BOARDS[castle.board]))
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
            castle.tell("travels", person(castle, self.character, board=BOARDS[choice.board]))
        castle.change_to = choice.board
        return ()


PURCHASES[FOR_TIMELINE] = ChangeTimeline
