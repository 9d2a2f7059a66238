"""Search tokens: resolved, or looked at."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person, token_values
from bothy.games.castle_von_loghan.content.rows import PLACE_KEYS, ROOM_KEYS, ROOMS
from bothy.games.castle_von_loghan.effects.effect import perform
from bothy.games.castle_von_loghan.move.ways import near
from bothy.games.castle_von_loghan.passages import Drawn, Passage, Showing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.kernel.table import NOTHING


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


class TurnToken(Drawn):
    """V63: a search token of a colour."""

    character: int
    colour: int

    def bag(self, castle: Castle) -> list[int]:
        return castle.token_bags[self.colour]

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
    return perform(token.effects, character)


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


class PeekToken(Drawn):
    """V67: what the token is."""

    character: int
    room: int
    colour: int

    def bag(self, castle: Castle) -> list[int]:
        return castle.token_bags[self.colour]

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
            values = token_values(
                castle, castle.tops[self.room], person(castle, self.character), room=ROOM_KEYS[self.room]
            )
            castle.tell("sees-token", values, "token", "", "", mask)
        return ()


def rooms_to_see(castle: Castle, anywhere: int) -> list[int]:
    """The rooms whose top search token can be looked at: with a token, in the Area or anywhere."""
    area = near(castle) | 1 << castle.group if not anywhere else -1
    return [room for room in range(ROOMS) if area >> room & 1 and castle.tokens[room] > 0]
