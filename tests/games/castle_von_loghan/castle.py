"""Setting the table of Castle von Loghan for a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games import adopt, castle_von_loghan
from bothy.games.castle_von_loghan.boards import lay_board
from bothy.games.castle_von_loghan.choices import AGENT_KEYS, CARD_KEYS, KEPT, LOOSE, PACK, PLACE_NAMES
from bothy.games.castle_von_loghan.content.rows import BOARDS, COLOURS, PLACE_KEYS, ROOM_KEYS, EnemyCard
from bothy.games.castle_von_loghan.event.decisions import Outcomes
from bothy.games.castle_von_loghan.move.ways import ways_on
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import STORY
from bothy.kernel import NOTHING, Position
from stories import begin, lay_table

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
    board: str = "past",
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
    """A table in its third Round, character 0 leading, Health 10, Clarity 6, everybody with 5 Energy.

    The next card of the story is one that no room brings.

    Treasures as `{"0/left": "axe", "1/pack-1": "potion"}`, seen by all but those in backpacks of Exploration; combat
    cards as `{0: "hit hit counter"}`; enemies as `["skeleton", "thief+"]`, with a plus if they have Loot; tokens on
    them as `{0: [1, 0, 2]}` by enemy and character. Agents are dealt in their order.
    """
    table = lay_table(GAME, seats, options, round=3, health=10, clarity=6)
    box = table.castle_box
    lay_board(table, BOARDS.index(board), 2)
    table.agents = list(range(box.characters))
    table.group = place(group)
    table.clean = [room(name) for name in clean]
    table.story = 5
    for name, key in (things or {}).items():
        number = at(name)
        treasure = kind(key)
        table.faces[number] = treasure
        table.backs[number] = box.rows.treasures[treasure].colour
        hidden = not box.story_mode and PACK <= number % KEPT < LOOSE
        table.knows[number] = box.keeper_masks[number // KEPT] if hidden else -1
        table.treasure_decks[table.backs[number]][treasure] -= 1
    for character, words in (hands or {}).items():
        table.hands[character] = cards(words)
        for card in cards(words):
            table.decks[character][card] -= 1
    for name in foes:
        card = foe(name)
        row = box.rows.enemies[card // 2]
        table.enemy_deck[card] -= 1
        table.foes.append(card)
        table.foe_health.append(row.many if box.many else row.few)
        table.wounds += [0] * (box.characters + 1)
    for number, tokens in (wounds or {}).items():
        for character, count in enumerate(tokens):
            table.wounds[number * (box.characters + 1) + character] = count
    for one, other in opened:
        table.opened |= 1 << connection(one, other)
    for name, key in (tops or {}).items():
        table.tops[room(name)] = token(key)
        table.top_knows[room(name)] = -1
        table.token_bags[box.rows.tokens[token(key)].colour][token(key)] -= 1
    for name, value in fields.items():
        if name not in type(table).fields:
            raise ValueError(f"Castle has no field {name!r}")
        setattr(table, name, value)
    return table


# Events


def event(name: str) -> int:
    return EVENTS.index(name) if name in EVENTS else STORY + CARDS.index(name)


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
