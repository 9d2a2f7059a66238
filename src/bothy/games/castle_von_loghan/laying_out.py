"""The board on the table, and the search tokens laid on it."""

from __future__ import annotations

from bothy.games.castle_von_loghan.content.rows import BOARDS, PLACE_KEYS, ROOMS
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.table import NOTHING


def lay_board(castle: Castle, board: int, tokens: int, how: str = "first") -> None:
    """V31, V75: another board lies on the table; all search tokens are mixed and so many laid in each room.

    It is told how it came about: `first`, by the `story`, or by a `journey`.
    """
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
        castle.tell("board", {"board": BOARDS[board], "place": PLACE_KEYS[castle.group], "how": how})
