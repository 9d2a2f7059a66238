"""Setting the table of Castle von Loghan for a story, and looking at it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bothy.games import adopt, castle_von_loghan
from bothy.games.castle_von_loghan.box import CastleBox
from bothy.games.castle_von_loghan.choices import AGENT_KEYS, CARD_KEYS, KEPT, PLACE_NAMES
from bothy.games.castle_von_loghan.content.rows import COLOURS, PLACE_KEYS, ROOM_KEYS, EnemyCard, Rows
from bothy.games.castle_von_loghan.event.decisions import Outcomes
from bothy.games.castle_von_loghan.move.ways import ways_on
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import STORY
from bothy.kernel import NOTHING, Position
from bothy.kernel.scene import read_table
from stories import begin

GAME = castle_von_loghan.GAME
adopt(castle_von_loghan)

EXPLORATION = {"mode": "exploration"}

ROWS = GAME.new(3).table.castle_box.rows
TREASURES = [row.key for row in ROWS.treasures]
ENEMIES = [row.key for row in ROWS.enemies]
TOKENS = [row.key for row in ROWS.tokens]
EVENTS = [row.key for row in ROWS.events]
CARDS = [row.key for row in ROWS.story]


def room(name: str) -> int:
    return ROOM_KEYS.index(name)


def place(name: str) -> int:
    return PLACE_KEYS.index(name)


def at(name: str) -> int:
    """The place called `0/left`: of the first character, the left hand."""
    character, _, where = name.partition("/")
    return int(character) * KEPT + PLACE_NAMES.index(where)


def cards(words: str) -> list[int]:
    """Combat cards by their keys."""
    return [CARD_KEYS.index(word) for word in words.split()]


def foe(name: str) -> EnemyCard:
    """An enemy card: `skeleton`, or `skeleton+` with the Loot icon."""
    key = name.rstrip("+")
    return EnemyCard(2 * ENEMIES.index(key) + (1 if name.endswith("+") else 0))


def kind(name: str) -> int:
    return TREASURES.index(name)


def token(name: str) -> int:
    return TOKENS.index(name)


def connection(one: str, other: str) -> int:
    here, there = sorted((place(one), place(other)))
    return ROWS.connections.index((here, there))


def castle(
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    *,
    board: str = "",
    group: str = "great-hall",
    clean: Sequence[str] = (),
    things: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    foes: Sequence[str] = (),
    wounds: Mapping[int, Sequence[int]] | None = None,
    opened: Sequence[tuple[str, str]] = (),
    tops: Mapping[str, str] | None = None,
    **fields: object,
) -> Castle:
    """A table told as a scene: see `bothy.games.castle_von_loghan.scene`."""
    alone = {
        "board": [board] if board else [],
        "group": [group],
        "clean": clean,
        "opened": [f"{one}/{other}" for one, other in opened],
        "enemies": foes,
    }
    about: dict[str, Mapping[str, str] | Mapping[int, str]] = {
        "thing": things or {},
        "hand": hands or {},
        "wounds": {foe: " ".join(map(str, tokens)) for foe, tokens in (wounds or {}).items()},
        "top": tops or {},
    }
    lines = [f"castle-von-loghan, {seats} seats", *[f"option {key} {value}" for key, value in (options or {}).items()]]
    lines += [f"{word}: {' '.join(names)}" for word, names in alone.items() if names]
    lines += [f"{word} {what}: {rest}" for word, some in about.items() for what, rest in some.items()]
    lines += [f"{name} = {json.dumps(value)}" for name, value in fields.items()]
    return read_table(GAME, "\n".join(lines))


def reboxed(table: Castle, rows: Rows) -> Castle:
    """The same table, played with other rows."""
    box = CastleBox(table.box.seats, table.box.options, "", rows)
    values: Any = table.copy().values()
    return Castle(box, **values)


# Events


def event(name: str) -> int:
    return EVENTS.index(name) if name in EVENTS else STORY + CARDS.index(name)


def read(*names: str) -> list[int]:
    """Cards of the story that have been read."""
    return [CARDS.index(name) for name in names]


def flags(*names: str) -> int:
    """What the story remembers."""
    return sum(1 << ROWS.flags.index(name) for name in names)


def resolve(table: Castle, name: str, letters: str) -> Position[Castle]:
    """An event on the table, for which the characters have shown these letters."""
    table.event = event(name)
    table.letters = ["abcd".index(letter) for letter in letters]
    return begin(table, Outcomes())


# Looking


def carried(table: Castle, character: int) -> dict[str, str]:
    """What a character carries, by the place."""
    found: dict[str, str] = {}
    for where in range(KEPT):
        face = table.faces[character * KEPT + where]
        if face != NOTHING:
            found[PLACE_NAMES[where]] = TREASURES[face]
    return found


def held(table: Castle, character: int) -> str:
    """The combat cards in a hand, in the order of the deck."""
    return " ".join([CARD_KEYS[card] for card in sorted(table.hands[character])])


def tokens_on(table: Castle, enemy: int) -> list[int]:
    """Damage tokens on an enemy, by character; those of nobody last."""
    width = table.castle_box.characters + 1
    return table.wounds[enemy * width : (enemy + 1) * width]


def row(table: Castle) -> list[str]:
    """The enemies in the row."""
    return [ENEMIES[card // 2] + ("+" if card % 2 else "") for card in table.foes]


def rooms(mask: int) -> list[str]:
    """The rooms of a mask."""
    return [name for number, name in enumerate(ROOM_KEYS) if mask >> number & 1]


def cleaned(table: Castle) -> list[str]:
    """The rooms with a Clean Token, the oldest first."""
    return [ROOM_KEYS[number] for number in table.clean]


def destinations(table: Castle) -> list[str]:
    """The rooms in which a move can end."""
    return rooms(ways_on(table)[0])


def colour_of(name: str) -> int:
    return COLOURS.index(name)


def agent(name: str) -> int:
    return AGENT_KEYS.index(name)


def everybody(position: Position[Castle], word: str) -> None:
    """All who are asked say the same."""
    for seat in position.asking():
        position.answer(seat, position.table.box.vocabulary.parse(word))


def silence(position: Position[Castle]) -> None:
    """All who are asked in a race have nothing to say."""
    while not position.over() and type(position.step()).__name__ == "AidEachOther":
        position.answer(position.asking()[0], position.table.box.vocabulary.parse("done"))


def card_count(counts: Sequence[int], character: int, card: str) -> int:
    """How many combat cards of a kind a character has among those played or discarded."""
    return counts[character * len(CARD_KEYS) + CARD_KEYS.index(card)]
