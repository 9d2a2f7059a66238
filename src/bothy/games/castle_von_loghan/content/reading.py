"""Reading the rows of Castle von Loghan, and the box made of them.

Not compiled: what a class says of its rows is made into a type of msgspec's, which checks the files.
"""

from __future__ import annotations

import operator
import sys
import tomllib
from functools import lru_cache, reduce
from pathlib import Path
from types import GenericAlias
from typing import Any, TypeVar

import msgspec

from bothy.games.castle_von_loghan.box import CastleBox
from bothy.games.castle_von_loghan.content import rows
from bothy.games.castle_von_loghan.content.checking import check_story
from bothy.games.castle_von_loghan.content.fields import YES, Says, word_of
from bothy.games.castle_von_loghan.content.lasting import check_decks, check_lasting
from bothy.games.castle_von_loghan.content.rows import COLOURS, PLACE_KEYS, Rows
from bothy.games.castle_von_loghan.content.telling import FILES, Flags, told_rows
from bothy.games.castle_von_loghan.effects import found
from bothy.games.castle_von_loghan.effects.effect import NOBODY, Effect
from bothy.kit.content import Content, ContentError, ContentRow, check_shape, folder, read

R = TypeVar("R", bound=rows.Row)
KINDS: dict[type[msgspec.Struct], Any] = {}
"""The class of each type that a file's rows are checked by."""


def checked(kind: type[rows.Row] | type[Effect], says: Says, **config: Any) -> type[msgspec.Struct]:
    """The type that checks what a file says of rows, or effects, of a class."""
    fields = [(name, field.kind, msgspec.field(default=field.usual)) for name, field in says.items()]
    made = msgspec.defstruct(
        kind.__name__, fields, module=__name__, forbid_unknown_fields=True, kw_only=True, frozen=True, **config
    )
    KINDS[made] = kind
    return made


AnyEffect: Any = reduce(
    operator.or_,
    [checked(kind, {**kind.says, "once": YES}, tag=do, tag_field="do") for do, kind in found().items()],
)
Door = GenericAlias(tuple, (word_of(PLACE_KEYS), word_of(PLACE_KEYS)))
for part in (rows.Languages, rows.Use, rows.Trait, rows.Outcome, rows.Cover):
    setattr(sys.modules[__name__], part.__name__, checked(part, part.says))

TABLES: dict[str, type[rows.Row]] = {
    "combat": rows.CombatCard,
    "agent": rows.Agent,
    "enemy": rows.Enemy,
    "boss": rows.Boss,
    "treasure": rows.Treasure,
    "token": rows.Token,
    "event": rows.Event,
    "tale": rows.Tale,
    "story": rows.StoryCard,
    "closing": rows.Closing,
    "memory": rows.Memory,
    "place": rows.Place,
    "board": rows.Board,
}
SCHEMA: Any = {table: checked(kind, kind.says, bases=(ContentRow,)) for table, kind in TABLES.items()}


TOLD = ("story", "closing", "memory")
"""Tables of a story: a pack with a tale of its own leaves those of the box in it."""
ADDED = (*TOLD, "event", "tale")
"""Tables to which a pack may add rows."""


def load(pack: str = "", pack_name: str = "the pack", story: str = "", printing: str = "") -> Content:
    """All rows of an edition, checked against each other; also whether all games can go on, and the story be told.

    A game goes on with the pack it was begun with, whatever is asked of packs since: there the last two are not asked.
    """
    content = content_of(story, printing, pack, pack_name)
    left_out = any(key not in content.tables[table] for table in TOLD for key in keys_in(pack, table))
    made = gather(content)
    check_lasting(content, made)
    check_story(content, made, own=not left_out)
    return content


def files(story: str, printing: str) -> list[Path]:
    """The files of an edition: those in the folders of its story and printing stand for those of the same name."""
    own: dict[str, Path] = {}
    for edition in (printing, story):
        own.update({file.name: file for file in (Path(__file__).parent / edition).glob("*.toml")} if edition else {})
    return [own.get(file.name, file) for file in folder(__file__)]


def content_of(story: str, printing: str, pack: str, pack_name: str = "pack") -> Content:
    """The rows of an edition, with those of the pack: in the place of theirs, beside them, or a story of its own.

    To a story in a line nothing can be added: what a pack adds belongs to the other one, and is left out.
    """
    content = read(SCHEMA, files(story, printing))
    if pack:
        check_shape(pack, pack_name)
        tales = [row for row in told_of(pack, "tale") if str(row.get("key")) not in content.tables["tale"]]
        for table in (*TOLD, "tale") if tales else ():
            content.tables[table].clear()
        if any(tale.get("events") == "own" for tale in tales):
            content.tables["event"].clear()
        there = {table: set(content.tables[table]) for table in TOLD}
        content.add(pack, named(pack_name), replacing=True, adding=ADDED)
        told: list[Any] = list(content.tables["tale"].values())
        for table in TOLD if not tales and any(tale.line for tale in told) else ():
            for key in set(content.tables[table]) - there[table]:
                del content.tables[table][key], content.sources[table, key]
    return content


def named(pack_name: str) -> str:
    """A pack as it is named where something is wrong with it: not like a file of the box."""
    return f"./{pack_name}" if f"{pack_name}," in FILES else pack_name


def told_of(pack: str, table: str) -> list[dict[str, Any]]:
    """The rows of a table as a pack has them, before they are checked."""
    try:
        found = tomllib.loads(pack).get(table, [])
    except tomllib.TOMLDecodeError:
        return []
    return [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []


def keys_in(pack: str, table: str) -> list[str]:
    """What the rows of a table are called in a pack."""
    return [str(row.get("key")) for row in told_of(pack, table)] if pack else []


class Gathering:
    """Rows made for the rules, with all their effects in one numbered list."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.effects: list[Effect] = []
        self.flags = Flags()

    def all(self, table: str, kind: type[R]) -> list[R]:
        """The rows of a table, by colour if they have one, otherwise as they stand."""
        told: list[Any] = list(self.content.tables[table].values())
        if "colour" in kind.says:
            told.sort(key=lambda row: COLOURS.index(row.colour))
        return [self.row(table, row) for row in told]

    def row(self, table: str, told: Any) -> Any:
        try:
            row = self.made(told)
        except ValueError as error:
            raise self.content.blame(table, told.key, str(error)) from error
        if told.basis == "pack" and isinstance(row, (rows.Told, rows.Event, rows.Memory)):
            row.key = "pack"
        return row

    def made(self, told: Any) -> Any:
        """What the rules get of something in a file: of a row its class, of words what they mean."""
        if isinstance(told, (tuple, list)):
            return [self.made(item) for item in told]
        if not isinstance(told, msgspec.Struct):
            return told
        kind = KINDS[type(told)]
        said = {name: self.made(getattr(told, name)) for name in kind.says}
        said.update({name: field.meaning(said[name]) for name, field in kind.says.items() if field.meaning})
        if issubclass(kind, Effect):
            return self.effect(kind, {**said, "once": msgspec.structs.asdict(told)["once"]})
        row = kind()
        for name, value in said.items():
            setattr(row, name, value)
        row.settle()
        return row

    def effect(self, kind: type[Effect], said: dict[str, Any]) -> Effect:
        """An effect, with the number after those inside it."""
        effect = kind(len(self.effects), NOBODY, NOBODY)
        effect.read({**said, "bosses": list(self.content.tables["boss"]), "flags": self.flags})
        self.effects.append(effect)
        return effect


def gather(content: Content) -> Rows:
    """What the rules use, made of the rows and checked."""
    some = Gathering(content)
    combat = some.all("combat", rows.CombatCard)
    agents = some.all("agent", rows.Agent)
    treasures = some.all("treasure", rows.Treasure)
    tokens = some.all("token", rows.Token)
    events = some.all("event", rows.Event)
    story, closings, memories = told_rows(some)
    connections = connections_of(content, some.all("place", rows.Place))
    boards = some.all("board", rows.Board)
    for board in boards:
        try:
            board.hang(connections)
        except ValueError as error:
            raise content.blame("board", board.key, str(error)) from error
    enough(tokens, boards, combat)
    enemies = some.all("enemy", rows.Enemy) + some.all("boss", rows.Boss)
    made = Rows(
        effects=some.effects,
        combat=combat,
        agents=agents,
        enemies=enemies,
        bosses=list(content.tables["boss"]),
        treasures=treasures,
        tokens=tokens,
        events=events,
        story=story,
        closings=closings,
        memories=memories,
        flags=some.flags.names,
        connections=connections,
        boards=boards,
    )
    check_decks(content, made)
    return made


def connections_of(content: Content, places: list[rows.Place]) -> list[tuple[int, int]]:
    """Pairs of places that share a door; both must say so."""
    doors = {PLACE_KEYS.index(place.key): place.doors for place in places}
    pairs: set[tuple[int, int]] = set()
    for here, others in doors.items():
        for there in others:
            key, other = PLACE_KEYS[here], PLACE_KEYS[there]
            if there == here:
                raise content.blame("place", key, f"field doors: {key} has no door to itself")
            if here not in doors[there]:
                bases = content.tables["place"]
                to_blame = other if bases[key].basis != "pack" and bases[other].basis == "pack" else key
                complaint = f"field doors: {key} names {other}, but {other} does not name {key}"
                raise content.blame("place", to_blame, complaint)
            pairs.add((min(here, there), max(here, there)))
    return sorted(pairs)


def enough(tokens: list[rows.Token], boards: list[rows.Board], combat: list[rows.CombatCard]) -> None:
    """What cannot be missing: two tokens for every room, and a card of each kind for everybody."""
    for board in boards:
        for colour, rooms in enumerate((board.green, board.blue, board.red)):
            needed = len(rooms) * (3 if board.key == "past" else 2)
            there = sum(token.copies for token in tokens if token.colour == colour)
            if there < needed:
                raise ContentError(
                    f"[[token]]: board {board.key} needs {needed} in {COLOURS[colour]}, and there are {there}"
                )
    cards = sum(card.copies for card in combat)
    if cards < 12:
        raise ContentError(f"[[combat]]: a Combat deck needs at least 12 cards, and there are {cards}")


@lru_cache(maxsize=16)
def made(pack: str, story: str, printing: str) -> Rows:
    """The rows of a box, with those of the pack; all boxes with the same share them."""
    return gather(content_of(story, printing, pack))


@lru_cache(maxsize=1024)
def box(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> CastleBox:
    """The box for a table; tables that agree share it. There are more ways to agree than with other games."""
    agreed = dict(options)
    return CastleBox(seats, agreed, pack, made(pack, agreed["story"], agreed["printing"]))
