"""Scenes of Castle von Loghan, told in words.

    castle-von-loghan, 3 seats
    board: past
    group: great-hall
    clean: great-hall kitchen
    opened: great-hall/throne-room
    thing 0/left: axe
    thing 1/pack-1: potion
    hand 0: hit hit counter
    enemies: skeleton thief+
    wounds 0: 1 0 2
    top vault: red-back-energy-5
    event: puppet-show
    letters: a b d
    next: CombatPhase

Characters and enemies are counted from 0. A plus is the Loot icon; wounds are the Damage tokens on an enemy, character
by character, and then those of nobody. A letter that nobody has shown is a dash.

What is not told: it is the third Round, character 0 leads, Health is 10 and Clarity 6, everybody has 5 Energy and the
agents are dealt in their order. The group is in the Great Hall on the first board, two search tokens lie in every room,
and the next card of the story is one that no room brings. All see all treasures but those in backpacks of Exploration.
Cards and tokens that are told of come out of their decks.
"""

from __future__ import annotations

from collections.abc import Iterator

from bothy.games.castle_von_loghan.choices import CARD_KEYS, KEPT, LOOSE, PACK, PLACE_NAMES, slot
from bothy.games.castle_von_loghan.content.rows import (
    BOARDS,
    LETTERS,
    PLACE_KEYS,
    ROOM_KEYS,
    EnemyCard,
    has_loot,
    kind_of_card,
)
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.refresh.phase import RefreshPhase
from bothy.games.castle_von_loghan.rounds import PHASES, NextRound
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import REFRESH, STORY
from bothy.kernel.scene import Impossible
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING
from bothy.kit.phrasebook import Phrasebook
from bothy.kit.scenes import number, one_of

TOKENS = 2
"""Search tokens in each room."""


class CastleLanguage(Phrasebook[Castle]):
    def __init__(self) -> None:
        alone = {"board": board, "group": group, "clean": clean, "opened": opened}
        alone |= {"enemies": enemies, "event": event, "letters": letters}
        super().__init__({"thing": thing, "hand": hand, "wounds": wounds, "top": top}, alone)

    def lay(self, castle: Castle) -> None:
        castle.round, castle.health, castle.clarity = 3, 10, 6
        castle.agents = list(range(castle.castle_box.characters))
        castle.group = PLACE_KEYS.index("great-hall")
        lay_board(castle, castle.castle_box.first_board, TOKENS)

    def write(self, castle: Castle) -> Iterator[str]:
        box = castle.castle_box
        if castle.board != box.first_board:
            yield f"board: {BOARDS[castle.board]}"
        yield f"group: {PLACE_KEYS[castle.group]}"
        yield from words("clean", [ROOM_KEYS[room] for room in castle.clean])
        doors = [pair for number, pair in enumerate(box.rows.connections) if castle.opened >> number & 1]
        yield from words("opened", [f"{PLACE_KEYS[one]}/{PLACE_KEYS[other]}" for one, other in doors])
        for place, face in enumerate(castle.faces):
            if face >= 0:
                yield f"thing {place // KEPT}/{PLACE_NAMES[place % KEPT]}: {treasures(castle)[face]}"
        for character, cards in enumerate(castle.hands):
            yield from words(f"hand {character}", [CARD_KEYS[card] for card in cards])
        if NOTHING not in castle.foes:
            yield from words("enemies", [enemy_name(castle, card) for card in castle.foes])
            width = box.characters + 1
            for foe in range(len(castle.foes)):
                tokens = castle.wounds[foe * width : (foe + 1) * width]
                yield from words(f"wounds {foe}", [str(count) for count in tokens] if any(tokens) else [])
        for room, kind in enumerate(castle.tops):
            if kind >= 0:
                yield f"top {ROOM_KEYS[room]}: {tokens_of(castle)[kind]}"
        if castle.event >= 0:
            yield f"event: {events(castle)[castle.event]}"
        if any(letter >= 0 for letter in castle.letters):
            yield f"letters: {' '.join(['-' if letter < 0 else LETTERS[letter] for letter in castle.letters])}"

    def agenda(self, castle: Castle) -> list[Step[Castle]]:
        return [RefreshPhase(), NextRound()] if castle.phase == REFRESH else list(PHASES)


# Names


def words(word: str, names: list[str]) -> list[str]:
    """A line, if there is anything to say."""
    return [f"{word}: {' '.join(names)}"] if names else []


def treasures(castle: Castle) -> list[str]:
    return [row.key for row in castle.castle_box.rows.treasures]


def tokens_of(castle: Castle) -> list[str]:
    return [row.key for row in castle.castle_box.rows.tokens]


def events(castle: Castle) -> dict[int, str]:
    """Random events and cards of the story, by their numbers on the table."""
    rows = castle.castle_box.rows
    return {
        **{number: row.key for number, row in enumerate(rows.events)},
        **{STORY + number: row.key for number, row in enumerate(rows.story)},
    }


def enemy_name(castle: Castle, card: EnemyCard) -> str:
    return castle.castle_box.rows.enemies[kind_of_card(card)].key + ("+" if has_loot(card) else "")


def character_in(castle: Castle, word: str) -> int:
    return number(word, 0, castle.castle_box.characters - 1, "character")


# Reading


def board(castle: Castle, rest: str) -> None:
    if castle.clean or castle.opened or any(top != NOTHING for top in castle.tops):
        raise Impossible("the board is told before what lies on it")
    lay_board(castle, one_of(BOARDS, rest, "board"), TOKENS)


def group(castle: Castle, rest: str) -> None:
    castle.group = one_of(PLACE_KEYS, rest, "place")


def clean(castle: Castle, rest: str) -> None:
    castle.clean = [one_of(ROOM_KEYS, word, "room") for word in rest.split()]


def opened(castle: Castle, rest: str) -> None:
    connections = castle.castle_box.rows.connections
    for word in rest.split():
        one, _, other = word.partition("/")
        pair = sorted([one_of(PLACE_KEYS, one, "place"), one_of(PLACE_KEYS, other, "place")])
        if (pair[0], pair[1]) not in connections:
            raise Impossible(f"there is no door between {one} and {other}")
        castle.opened |= 1 << connections.index((pair[0], pair[1]))


def thing(castle: Castle, about: str, rest: str) -> None:
    """A treasure in a place: `0/left`."""
    who, _, where = about.partition("/")
    character, place = character_in(castle, who), one_of(PLACE_NAMES, where, "place for a treasure")
    here, kind = slot(character, place), one_of(treasures(castle), rest, "treasure")
    box = castle.castle_box
    colour = box.rows.treasures[kind].colour
    if castle.faces[here] != NOTHING:
        raise Impossible(f"{about} holds {treasures(castle)[castle.faces[here]]} already")
    drawn(castle.treasure_decks[colour], kind, rest)
    castle.faces[here], castle.backs[here] = kind, colour
    hidden = not box.story_mode and PACK <= place < LOOSE
    castle.knows[here] = box.keeper_masks[character] if hidden else -1


def drawn(deck: list[int], kind: int, name: str) -> None:
    """Something comes out of its deck."""
    if deck[kind] <= 0:
        raise Impossible(f"there is no {name} left in its deck")
    deck[kind] -= 1


def hand(castle: Castle, about: str, rest: str) -> None:
    character = character_in(castle, about)
    cards = [one_of(CARD_KEYS, word, "combat card") for word in rest.split()]
    for card in cards:
        drawn(castle.decks[character], card, CARD_KEYS[card])
    castle.hands[character] = cards


def enemies(castle: Castle, rest: str) -> None:
    box = castle.castle_box
    names = [row.key for row in box.rows.enemies]
    for word in rest.split():
        kind = one_of(names, word.rstrip("+"), "enemy")
        card = EnemyCard(2 * kind + (1 if word.endswith("+") else 0))
        drawn(castle.enemy_deck, card, word)
        castle.foes.append(card)
        castle.foe_health.append(box.rows.enemies[kind].many if box.many else box.rows.enemies[kind].few)
        castle.wounds += [0] * (box.characters + 1)


def wounds(castle: Castle, about: str, rest: str) -> None:
    foe = number(about, 0, len(castle.foes) - 1, "enemy in the row")
    width = castle.castle_box.characters + 1
    for character, word in enumerate(rest.split()):
        if character == width:
            raise Impossible(f"{rest!r} tells of more characters than there are")
        castle.wounds[foe * width + character] = number(word, 0, 99, "number of Damage tokens")


def top(castle: Castle, about: str, rest: str) -> None:
    """A search token that all have seen on top of its stack."""
    room, kind = one_of(ROOM_KEYS, about, "room"), one_of(tokens_of(castle), rest, "search token")
    colour = castle.castle_box.rows.tokens[kind].colour
    if castle.top_backs[room] != colour:
        raise Impossible(f"tokens of this colour do not lie in {about}")
    drawn(castle.token_bags[colour], kind, rest)
    castle.tops[room], castle.top_knows[room] = kind, -1


def event(castle: Castle, rest: str) -> None:
    known = events(castle)
    castle.event = list(known)[one_of(list(known.values()), rest, "event")]
    if castle.event < STORY:
        drawn(castle.event_deck, castle.event, rest)
        castle.event_used[castle.event] += 1


def letters(castle: Castle, rest: str) -> None:
    shown = rest.split()
    if len(shown) != castle.castle_box.characters:
        raise Impossible(f"{rest!r}: a letter for each of {castle.castle_box.characters} characters, or a dash")
    castle.letters = [NOTHING if word == "-" else one_of(LETTERS, word, "letter") for word in shown]
