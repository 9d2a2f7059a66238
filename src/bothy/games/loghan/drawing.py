"""The castle as text: the floor plan, the group, the Enemies in their row, and what everybody carries."""

from __future__ import annotations

import textwrap

from bothy.games.loghan.arms import combat_power
from bothy.games.loghan.belongings import things
from bothy.games.loghan.box import CLARITY, EVENTS, HEALTH, ROUNDS
from bothy.games.loghan.choices import BELT, KEPT, LOOSE, PACK, PLACE_NAMES, REACTIONS
from bothy.games.loghan.labels import event_values, person
from bothy.games.loghan.labels import treasure as treasure_values
from bothy.games.loghan.rows import (
    BOARDS,
    COLOURS,
    GROUNDS,
    LOBBY,
    LOCKED,
    OPEN,
    PLACE_KEYS,
    ROOM_KEYS,
    ROOMS,
    SIZES,
    TYPES,
    Enemy,
    Treasure,
)
from bothy.games.loghan.scoring import data_points
from bothy.games.loghan.standing import alive, hurt
from bothy.games.loghan.table import Castle
from bothy.games.loghan.terms import LOST, PHASES, SCORED, STORY, USED, WON
from bothy.games.loghan.ways import is_locked, passable
from bothy.kernel.game import Say
from bothy.kernel.message import Message, Value
from bothy.kernel.sight import Sight
from bothy.kernel.table import NOTHING

WIDTH = 80
CELL = 17
"""The width of a place on the plan."""
LINK = 3
"""The width of what joins two places."""
PLAN = (
    ("", "clock-chamber", "observatory", "watchtower"),
    ("pantry", "throne-room", "north-gallery", "greenhouse"),
    ("kitchen", "great-hall", "library", "study"),
    ("west-corridor", "great-hall", "east-corridor", "chapel"),
    ("armoury", "great-hall", "", "crypt-stair"),
    ("guard-room", "south-corridor", "gatehouse", "vault"),
)
LABORATORY = (
    ("lift-lobby", "specimen-hall", "cold-store", ""),
    ("lift-lobby", "generator", "archive-core", ""),
)
ACROSS = {OPEN: "───", LOCKED: "─╳─"}
DOWN = {OPEN: "│", LOCKED: "╳"}
STORY_ACROSS, STORY_DOWN = "─▒─", "▒"


def draw(sight: Sight[Castle], say: Say) -> str:
    """All that a seat sees, within 80 columns."""
    castle = sight.table
    lines = [*heading(sight, say), ""]
    if sight.over():
        lines += [*the_end(sight, say), ""]
    else:
        lines += [*plan(castle, say), *known_tokens(castle, say), ""]
        lines += event(castle, say)
        lines += enemies(castle, say)
        lines += rewards(sight, say)
    lines += characters(sight, say)
    lines += own(sight, say)
    return "\n".join(lines).rstrip()


def wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]


def place_name(say: Say, place: int) -> str:
    return say(Message("castle-von-loghan-place-name", {"place": PLACE_KEYS[place]}))


def colour_name(say: Say, colour: int) -> str:
    return say(Message("castle-von-loghan-colour-name", {"colour": COLOURS[colour]}))


def agent_name(castle: Castle, say: Say, character: int) -> str:
    return say(Message("castle-von-loghan-agent-name", person(castle, character)))


def names(castle: Castle, say: Say, mask: int) -> str:
    some = [agent_name(castle, say, c) for c in range(castle.castle_box.characters) if mask >> c & 1]
    return ", ".join(some)


# The group


def heading(sight: Sight[Castle], say: Say) -> list[str]:
    """Round, phase, board, the two tracks, and what the story or Exploration waits for."""
    castle = sight.table
    values: dict[str, Value] = {
        "round": castle.round,
        "rounds": ROUNDS,
        "phase": PHASES[castle.phase],
        "board": BOARDS[castle.board],
    }
    lines = [say(Message("castle-von-loghan-board-round", values))]
    tracks: dict[str, Value] = {
        "health": max(castle.health, 0),
        "most_health": HEALTH,
        "clarity": castle.clarity,
        "most_clarity": CLARITY,
    }
    lines.append(say(Message("castle-von-loghan-board-tracks", tracks)))
    if sight.over():
        return lines
    if castle.castle_box.story_mode:
        lines += wrapped(next_story(castle, say))
    else:
        read: dict[str, Value] = {"read": castle.events_read, "events": EVENTS, "beaten": castle.beaten}
        lines += wrapped(say(Message("castle-von-loghan-board-exploring", read)))
    lurking = [f"{colour_name(say, colour)} {count}" for colour, count in enumerate(castle.lurking) if count]
    if lurking:
        lines += wrapped(say(Message("castle-von-loghan-board-lurking", {"lurking": ", ".join(lurking)})))
    return lines


def next_story(castle: Castle, say: Say) -> str:
    """When the next card of the story is read."""
    covers = castle.castle_box.rows.covers
    if castle.story >= len(covers):
        return say(Message("castle-von-loghan-board-no-story"))
    cover = covers[castle.story]
    values: dict[str, Value] = {
        "number": castle.story + 1,
        "at": cover.at,
        "rooms": ", ".join([place_name(say, room) for room in cover.rooms]),
        "colour": COLOURS[cover.colour] if cover.colour >= 0 else "",
        "clean": cover.clean,
        "there": len(castle.clean),
    }
    return say(Message("castle-von-loghan-board-cover", values))


def the_end(sight: Sight[Castle], say: Say) -> list[str]:
    castle = sight.table
    how = {WON: "won", LOST: "lost", SCORED: "scored"}[castle.ending]
    lines = wrapped(say(Message("castle-von-loghan-board-end", {"how": how})))
    if castle.ending == SCORED:
        for character in range(castle.castle_box.characters):
            values: dict[str, Value] = dict(person(castle, character))
            values["points"] = data_points(castle, character)
            lines.append(say(Message("castle-von-loghan-board-data", values)))
    return lines


# The floor plan


def plan(castle: Castle, say: Say) -> list[str]:
    """Every place in its cell, and the doors between them."""
    lines: list[str] = []
    drawn: set[tuple[int, int]] = set()
    floors = [PLAN, LABORATORY] if castle.castle_box.ways[castle.board][LOBBY] else [PLAN]
    for number, floor in enumerate(floors):
        if number:
            lines += ["", say(Message("castle-von-loghan-board-laboratory"))]
        for row, keys in enumerate(floor):
            places = [PLACE_KEYS.index(key) if key else NOTHING for key in keys]
            above = [PLACE_KEYS.index(key) if key else NOTHING for key in floor[row - 1]] if row else []
            if row:
                lines.append(between(castle, above, places, drawn))
            lines += across(castle, say, above, places, drawn)
    lines = [line.rstrip() for line in lines]
    rest = elsewhere(castle, say, drawn)
    lines += wrapped(say(Message("castle-von-loghan-board-legend")))
    return lines + rest


def door_between(castle: Castle, one: int, other: int) -> int:
    """The connection of two places on this board; NOTHING if there is none."""
    if one == NOTHING or other == NOTHING:
        return NOTHING
    for place, connection in castle.castle_box.ways[castle.board][one]:
        if place == other:
            return connection
    return NOTHING


def kind_of(castle: Castle, connection: int) -> int:
    if castle.opened >> connection & 1:
        return OPEN
    kind = castle.castle_box.rows.boards[castle.board].doors[connection]
    return LOCKED if is_locked(castle, connection) else kind


def between(castle: Castle, above: list[int], below: list[int], drawn: set[tuple[int, int]]) -> str:
    """The line between two rows of the plan, with the doors that lead down."""
    parts: list[str] = []
    for one, other in zip(above, below, strict=True):
        if one == other != NOTHING:
            parts.append(" " * CELL)
            continue
        connection = door_between(castle, one, other)
        sign = ""
        if connection != NOTHING:
            drawn.add(castle.castle_box.rows.connections[connection])
            sign = DOWN.get(kind_of(castle, connection), STORY_DOWN)
        parts.append(f"    {sign:<{CELL - 4}}")
    return (" " * LINK).join(parts)


def across(castle: Castle, say: Say, above: list[int], places: list[int], drawn: set[tuple[int, int]]) -> list[str]:
    """A row of the plan: names with the doors that lead across, and below each what lies there."""
    top = bottom = ""
    for column, place in enumerate(places):
        if column:
            before = places[column - 1]
            connection = door_between(castle, before, place)
            sign = ""
            if connection != NOTHING and castle.castle_box.rows.connections[connection] not in drawn:
                drawn.add(castle.castle_box.rows.connections[connection])
                sign = ACROSS.get(kind_of(castle, connection), STORY_ACROSS)
            top += f"{sign:<{LINK}}"
            bottom += " " * LINK
        repeated = bool(above) and place != NOTHING and above[column] == place
        name, state = ("", "") if place == NOTHING or repeated else cell(castle, say, place)
        joined = top.endswith(("─", "╳", "▒"))
        fill = "─" if door_follows(castle, places, column, drawn) else " "
        if repeated:
            name = f"↑{place_name(say, place)}"[: CELL - 1] if joined or fill == "─" else ""
        top += f"{name} ".ljust(CELL, fill) if name and fill == "─" else name.ljust(CELL)
        bottom += state.ljust(CELL)
    return [top, bottom]


def door_follows(castle: Castle, places: list[int], column: int, drawn: set[tuple[int, int]]) -> bool:
    """Whether a door leads from this cell to the next one."""
    if column + 1 >= len(places):
        return False
    connection = door_between(castle, places[column], places[column + 1])
    return connection != NOTHING and castle.castle_box.rows.connections[connection] not in drawn


def cell(castle: Castle, say: Say, place: int) -> tuple[str, str]:
    """A place: its name, and its colour, whether it is clean, its tokens, and the ways out that are not drawn."""
    here = "▶" if castle.group == place else ""
    name = f"{here}{place_name(say, place)}"[:CELL]
    if place >= ROOMS:
        return f"({name})"[:CELL], ""
    mark = "✓" if place in castle.clean else "?"
    tokens = "•" * castle.tokens[place]
    ways = castle.castle_box.ways[castle.board][place]
    outside = "".join(["~" if passable(castle, c, False) else "≁" for other, c in ways if other == GROUNDS])
    lift = "".join(["⇅" for other, _ in ways if other == LOBBY and place < ROOMS and place not in LAB_ROOMS])
    parts = [colour_name(say, castle.colour(place)), mark, tokens, outside, lift]
    return name, " ".join([part for part in parts if part])[:CELL]


LAB_ROOMS = frozenset(ROOM_KEYS.index(key) for row in LABORATORY for key in row if key in ROOM_KEYS)


def elsewhere(castle: Castle, say: Say, drawn: set[tuple[int, int]]) -> list[str]:
    """Connections that the plan has no line for: those a pack has added."""
    told: list[str] = []
    for number, pair in enumerate(castle.castle_box.rows.connections):
        marked = GROUNDS in pair or (LOBBY in pair and min(pair) not in LAB_ROOMS)
        if castle.castle_box.rows.boards[castle.board].doors[number] >= 0 and pair not in drawn and not marked:
            told.append(f"{place_name(say, pair[0])} – {place_name(say, pair[1])}")
    return wrapped(say(Message("castle-von-loghan-board-also", {"doors": " · ".join(told)}))) if told else []


def token_text(castle: Castle, say: Say, kind: int) -> str:
    """A search token, by what it does."""
    rows = castle.castle_box.rows
    token = rows.tokens[kind]
    if not token.effects:
        return "–"
    effect = rows.effects[token.effects[0]]
    values: dict[str, Value] = {
        "do": effect.do,
        "n": effect.n,
        "colour": COLOURS[effect.colour] if effect.colour >= 0 else COLOURS[token.colour],
    }
    return say(Message("castle-von-loghan-token-name", values))


def known_tokens(castle: Castle, say: Say) -> list[str]:
    """Search tokens that the viewer has seen on top of their stacks."""
    known = [
        f"{place_name(say, room)} = {token_text(castle, say, kind)}"
        for room, kind in enumerate(castle.tops)
        if kind >= 0
    ]
    return wrapped(say(Message("castle-von-loghan-board-tokens", {"tokens": " · ".join(known)}))) if known else []


# What is going on


def event(castle: Castle, say: Say) -> list[str]:
    """The card on the table: its front, and the letters that have been shown."""
    if castle.event == NOTHING:
        return []
    rows = castle.castle_box.rows
    row = rows.story[castle.event - STORY] if castle.event >= STORY else rows.events[castle.event]
    values: dict[str, Value] = dict(event_values(castle, castle.event))
    values["text"] = row.words["text"]
    lines = [say(Message("castle-von-loghan-board-event", values))]
    lines += wrapped(f"  {say(Message('castle-von-loghan-event-text', values))}")
    shown = [f"{agent_name(castle, say, c)} {'ABCD'[letter]}" for c, letter in enumerate(castle.letters) if letter >= 0]
    if shown:
        lines += wrapped(f"  {', '.join(shown)}")
    return [*lines, ""]


def enemies(castle: Castle, say: Say) -> list[str]:
    """The row of Enemies, with Health, weakness, attack and tokens."""
    if not castle.foes:
        return []
    rows = castle.castle_box.rows
    people = castle.castle_box.characters
    lines = [say(Message("castle-von-loghan-board-enemies", {"fight": castle.fight}))]
    for foe, card in enumerate(castle.foes):
        if card < 0:
            continue
        row = rows.enemies[card // 2]
        weak = [
            say(Message("castle-von-loghan-type-name", {"type": t}))
            for i, t in enumerate(TYPES)
            if row.weakness >> i & 1
        ]
        name: dict[str, Value] = {"enemy": row.key, "name": row.name, "text": row.text}
        tokens = [
            f"{agent_name(castle, say, c)} {castle.wounds[foe * (people + 1) + c]}"
            for c in range(people)
            if castle.wounds[foe * (people + 1) + c]
        ]
        values: dict[str, Value] = {
            **name,
            "left": max(castle.foe_health[foe] - hurt(castle, foe), 0),
            "health": castle.foe_health[foe],
            "colour": COLOURS[row.colour],
            "weak": ", ".join(weak),
            "loot": "yes" if card % 2 else "no",
            "state": "beaten" if not alive(castle, foe) else "stunned" if castle.stunned >> foe & 1 else "well",
            "attack": say(Message("castle-von-loghan-enemy-text", name)),
            "tokens": ", ".join(tokens),
        }
        lines += wrapped(f"{foe + 1:>3} {say(Message('castle-von-loghan-board-enemy', values))}", "      ")
    return [*lines, ""]


def enemy_name(say: Say, row: Enemy) -> str:
    return say(Message("castle-von-loghan-enemy-name", {"enemy": row.key, "name": row.name}))


def rewards(sight: Sight[Castle], say: Say) -> list[str]:
    """What is offered, what the viewer knows of the Reward deck, and what Gob-Li sells."""
    castle = sight.table
    lines: list[str] = []
    if castle.offer >= 0:
        row = castle.castle_box.rows.treasures[castle.offer]
        lines += wrapped(say(Message("castle-von-loghan-board-offer", {"treasure": treasure_line(say, row)})), "      ")
    known = [castle.castle_box.rows.treasures[kind] for kind in castle.rewards if kind >= 0]
    if known:
        cards = " · ".join([treasure_line(say, row) for row in known])
        lines += wrapped(say(Message("castle-von-loghan-board-reward", {"cards": cards})), "      ")
    if castle.goods:
        goods = " · ".join([treasure_line(say, castle.castle_box.rows.treasures[kind]) for kind in castle.goods])
        lines += wrapped(say(Message("castle-von-loghan-board-goods", {"cards": goods})), "      ")
    return [*lines, ""] if lines else []


# Characters and what they carry


def treasure_line(say: Say, row: Treasure) -> str:
    """A treasure with all that is printed on it."""
    named: dict[str, Value] = {"treasure": row.key, "name": row.name, "text": row.text}
    types = [
        say(Message("castle-von-loghan-type-name", {"type": t})) for i, t in enumerate(TYPES) if row.types >> i & 1
    ]
    values: dict[str, Value] = {
        **named,
        "colour": COLOURS[row.colour],
        "size": SIZES[row.size],
        "hands": row.hands,
        "types": "/".join(types),
        "power": row.power,
        "cost": row.cost,
    }
    values["rule"] = say(Message("castle-von-loghan-treasure-text", named))
    return say(Message("castle-von-loghan-board-treasure", values))


def short(castle: Castle, say: Say, place: int) -> str:
    """A treasure by its name, or by its back if the viewer has not seen it."""
    if castle.faces[place] < 0:
        return say(Message("castle-von-loghan-board-unseen", {"colour": COLOURS[castle.backs[place]]}))
    return say(Message("castle-von-loghan-treasure-name", dict(treasure_values(castle, castle.faces[place]))))


def characters(sight: Sight[Castle], say: Say) -> list[str]:
    """For each character the seat, Energy, Reward Points, Combat Power and what it carries."""
    castle = sight.table
    lines: list[str] = []
    for character in range(castle.castle_box.characters):
        keeper = castle.keeper(character)
        values: dict[str, Value] = dict(person(castle, character))
        values["energy"] = castle.energy[character]
        values["points"] = castle.points[character]
        values["power"] = combat_power(castle, character)
        values["cards"] = len(castle.hands[character])
        values["deck"] = sum(castle.decks[character]) if keeper == sight.viewer else -1
        leader = "★" if castle.leader == character and castle.round else " "
        who = f"{say(Message('seat-mark', {'number': keeper}))} {say(Message('seat-name', {'seat': keeper}))[:12]}"
        lines += wrapped(
            f"{leader}{character + 1} {who}, {say(Message('castle-von-loghan-board-character', values))}", "      "
        )
        states = [word for mask, word in states_of(castle) if mask >> character & 1]
        if states:
            lines.append(
                "      " + ", ".join([say(Message("castle-von-loghan-board-state", {"state": s})) for s in states])
            )
        carried = carries(castle, say, character)
        if carried:
            lines += wrapped(f"      {carried}", "        ")
    return [*lines, ""]


def states_of(castle: Castle) -> list[tuple[int, str]]:
    """What can be said of a character by a mask."""
    return [
        (castle.initiative, "initiative"),
        (castle.overwhelmed, "overwhelmed"),
        (castle.resting, "resting"),
        (castle.guarded, "guarded"),
        (castle.skilled, "skilled"),
    ]


def carries(castle: Castle, say: Say, character: int) -> str:
    """What a character carries, place by place."""
    parts: list[str] = []
    for first, last, word in (
        (0, BELT, "hands"),
        (BELT, PACK, "inventory"),
        (PACK, LOOSE, "backpack"),
        (LOOSE, KEPT, "loose"),
    ):
        here = [place for place in things(castle, character) if first <= place < last]
        if here:
            names = [short(castle, say, character * KEPT + place) for place in here]
            values: dict[str, Value] = {"where": word, "things": ", ".join(names)}
            parts.append(say(Message("castle-von-loghan-board-carries", values)))
    return " · ".join(parts)


# One's own


def own(sight: Sight[Castle], say: Say) -> list[str]:
    """The viewer's characters: skill, Combat cards, treasures with what they do, orders and trophies."""
    castle, seat = sight.table, sight.viewer
    lines: list[str] = []
    for character in range(castle.castle_box.characters):
        if seat >= 0 and castle.keeper(character) == seat and castle.agents[character] >= 0 and not sight.over():
            lines += [*of_character(castle, say, character), ""]
    return lines


def of_character(castle: Castle, say: Say, character: int) -> list[str]:
    rows = castle.castle_box.rows
    row = rows.agents[castle.agents[character]]
    values: dict[str, Value] = dict(person(castle, character))
    values.update({"clarity": row.clarity, "energy": row.energy, "text": row.text})
    values["skill"] = say(Message("castle-von-loghan-agent-text", values))
    lines = wrapped(say(Message("castle-von-loghan-board-own", values)), "      ")
    for kind in sorted({card for card in castle.hands[character] if card >= 0}):
        card = rows.combat[kind]
        said: dict[str, Value] = {"card": card.key, "name": card.name, "text": card.text, "priority": card.priority}
        said["count"] = castle.hands[character].count(kind)
        said["power"] = card.power
        said["rule"] = say(Message("castle-von-loghan-card-text", said))
        lines += wrapped(f"    {say(Message('castle-von-loghan-board-card', said))}", "        ")
    for place in things(castle, character):
        face = castle.faces[character * KEPT + place]
        if face >= 0:
            used = "*" if castle.marks[character * KEPT + place] & USED else ""
            lines += wrapped(f"    {PLACE_NAMES[place]}{used} = {treasure_line(say, rows.treasures[face])}", "        ")
    orders = [
        say(Message("castle-von-loghan-reaction-name", {"reaction": name}))
        for bit, name in enumerate(REACTIONS)
        if castle.orders[character] >= 0 and castle.orders[character] >> bit & 1
    ]
    if orders and castle.round:
        lines += wrapped(
            f"    {say(Message('castle-von-loghan-board-orders', {'orders': ', '.join(orders)}))}", "        "
        )
    trophies = [enemy_name(say, rows.enemies[card // 2]) for card in castle.trophies[character] if card >= 0]
    if trophies:
        text = say(Message("castle-von-loghan-board-trophies", {"trophies": ", ".join(trophies)}))
        lines += wrapped(f"    {text}", "        ")
    return lines
