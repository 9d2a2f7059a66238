"""The Earth as text: the map, its cities, the action boxes, the monster boxes and the seats."""

from __future__ import annotations

from textwrap import wrap

from bothy.games.moongha.boxes import BOX_NAMES, MOVE, PLACE_HERO
from bothy.games.moongha.cities import BLACK, CITIES, CITY_HOLDS, CITY_KEYS, COLOURS, EVERY_CITY, IN_BOX, City
from bothy.games.moongha.creating import cost
from bothy.games.moongha.monsters import (
    BLOOB,
    EVERY_KIND,
    FIRST_SLOT,
    KIND_NAMES,
    KINDS,
    SLOT_KIND,
    SLOTS,
    Kind,
    Monster,
    kind_of,
    owner_of,
)
from bothy.games.moongha.scoring import open_points
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import EVERY_UNIT, HUMANS, UNIT_NAMES, UNITS
from bothy.kernel import Message, Seat, Sight, Value
from bothy.kernel.game import Say

WIDTH = 80
SPOTS = {
    "new-york": (0, 17),
    "london": (0, 36),
    "moscow": (0, 52),
    "beijing": (0, 68),
    "los-angeles": (2, 8),
    "paris": (2, 36),
    "rome": (2, 47),
    "tokyo": (2, 72),
    "rio-de-janeiro": (4, 17),
    "cairo": (4, 47),
    "mumbai": (4, 60),
    "sydney": (6, 70),
}
"""The line of each city on the map, and the column round which its name stands."""
LINES = {
    ("new-york", "london"): [(0, 17, "─" * 19)],
    ("london", "moscow"): [(0, 36, "─" * 16)],
    ("beijing", "moscow"): [(0, 52, "─" * 16)],
    ("los-angeles", "tokyo"): [(2, 0, "◂" + "─" * 8), (2, 72, "─" * 7 + "▸")],
    ("los-angeles", "new-york"): [(1, 12, "╱")],
    ("los-angeles", "rio-de-janeiro"): [(3, 12, "╲")],
    ("new-york", "rio-de-janeiro"): [(1, 17, "│"), (2, 17, "│"), (3, 17, "│")],
    ("london", "paris"): [(1, 36, "│")],
    ("paris", "rome"): [(2, 36, "─" * 11)],
    ("rome", "moscow"): [(1, 50, "╱")],
    ("rome", "cairo"): [(3, 47, "│")],
    ("rio-de-janeiro", "cairo"): [(4, 17, "─" * 30)],
    ("cairo", "mumbai"): [(4, 47, "─" * 13)],
    ("mumbai", "beijing"): [(1, 66, "╱"), (2, 64, "╱"), (3, 62, "╱")],
    ("beijing", "tokyo"): [(1, 70, "╲")],
    ("tokyo", "sydney"): [(3, 72, "│"), (4, 72, "│"), (5, 72, "│")],
    ("mumbai", "sydney"): [(5, 64, "╲")],
}
"""How each connection is drawn."""
HEIGHT = 7
CUBE, RUIN = "▪", "✗"


def draw(sight: Sight[Earth], say: Say) -> str:
    """All that a seat sees, within 80 columns."""
    earth = sight.table
    parts = [
        [heading(sight, say)],
        world(earth, say),
        cities(sight, say),
        *([action_boxes(earth, say)] if earth.turn and not sight.over() else []),
        monster_boxes(earth, say),
        seats(sight, say),
    ]
    return "\n\n".join(["\n".join(part) for part in parts])


def word(say: Say, id: str, **values: Value) -> str:
    return say(Message(f"moongha-board-{id}", values))


def mark(say: Say, seat: Seat) -> str:
    return say(Message("seat-mark", {"number": seat}))


def name(say: Say, seat: Seat) -> str:
    return say(Message("seat-name", {"seat": seat}))


def city_name(earth: Earth, say: Say, city: City) -> str:
    return say(Message("moongha-city", {"city": earth.called(city)}))


def kind_name(say: Say, kind: Kind) -> str:
    return say(Message("moongha-kind", {"kind": KIND_NAMES[kind]}))


def monster_name(say: Say, monster: Monster) -> str:
    """`●Bloob 2`: whose it is, its kind, and which of several."""
    slot = monster % SLOTS
    kind = SLOT_KIND[slot]
    several = FIRST_SLOT[kind + 1] - FIRST_SLOT[kind] > 1
    number = f" {slot - FIRST_SLOT[kind] + 1}" if several else ""
    return f"{mark(say, owner_of(monster))}{kind_name(say, kind)}{number}"


def heading(sight: Sight[Earth], say: Say) -> str:
    """The turn, and the seats from the first player clockwise."""
    earth = sight.table
    if sight.over():
        return word(say, "the-end")
    if not earth.turn:
        return word(say, "set-up")
    count = earth.box.seats
    order = [(earth.first + turn) % count for turn in range(count)]
    line = " › ".join(f"{mark(say, seat)} {name(say, seat)[:12]}" for seat in order)
    return f"{word(say, 'turn', turn=earth.turn, turns=earth.earth_box.turns)}  {line}"


# The map


def world(earth: Earth, say: Say) -> list[str]:
    """The twelve cities with their connections; those a pack has added are told below."""
    cells = [[" "] * WIDTH for _ in range(HEIGHT)]
    roads = earth.earth_box.roads
    drawn = set()
    for (one, other), strokes in LINES.items():
        pair = CITY_KEYS.index(one), CITY_KEYS.index(other)
        drawn |= {pair, pair[::-1]}
        if pair[1] in roads[pair[0]]:
            for row, column, stroke in strokes:
                cells[row][column : column + len(stroke)] = stroke
    for city in EVERY_CITY:
        row, middle = SPOTS[CITY_KEYS[city]]
        text = f" {city_name(earth, say, city)[:14]} "
        start = max(middle - len(text) // 2, 0)
        cells[row][start : start + len(text)] = text
    lines = ["".join(row[:WIDTH]).rstrip() for row in cells]
    others = [
        f"{city_name(earth, say, one)} – {city_name(earth, say, other)}"
        for one in EVERY_CITY
        for other in roads[one]
        if one < other and (one, other) not in drawn
    ]
    if not others:
        return lines
    return lines + wrap(say(Message("moongha-board-also", {"connections": ", ".join(others)})), WIDTH)


def cities(sight: Sight[Earth], say: Say) -> list[str]:
    """A line for each city: cubes, humans, monsters."""
    earth = sight.table
    rows = [["", word(say, "cubes"), word(say, "humans"), word(say, "monsters")]]
    for city in EVERY_CITY:
        mine = sight.viewer >= 0 and earth.counters[sight.viewer * CITIES + city] > 0
        name = city_name(earth, say, city)[:14] + (" *" if mine else "")
        rows.append([name, cubes_in(earth, say, city), humans_in(earth, say, city), monsters_in(earth, say, city)])
    legend = word(say, "legend-cities", cube=CUBE, ruin=RUIN, mark=mark(say, 0), unknown="*")
    return [*columns(rows), *wrap(legend, WIDTH)]


def cubes_in(earth: Earth, say: Say, city: City) -> str:
    """`6/8 ●3 ■1 ▪2`, with the black ones last."""
    damage = earth.damage(city)
    base = city * COLOURS
    colours = [f"{mark(say, seat)}{earth.cubes[base + seat]}" for seat in range(BLACK) if earth.cubes[base + seat]]
    if earth.cubes[base + BLACK]:
        colours.append(f"{CUBE}{earth.cubes[base + BLACK]}")
    if not damage:
        return "–"
    return " ".join([f"{damage}/{CITY_HOLDS}{RUIN if damage == CITY_HOLDS else ''}", *colours])


def humans_in(earth: Earth, say: Say, city: City) -> str:
    """`1H 2I 1A`: heroes, infantry, armour."""
    counts = [(unit, earth.humans[city * HUMANS + unit]) for unit in range(HUMANS)]
    letters = [f"{count}{word(say, 'letter', unit=UNIT_NAMES[unit])}" for unit, count in counts if count]
    return " ".join(letters) or "–"


def monsters_in(earth: Earth, say: Say, city: City) -> str:
    """Each with its damage; in brackets while it is hidden."""
    shown = []
    for monster in earth.monsters_in(city):
        text = monster_name(say, monster)
        if earth.wounds[monster]:
            text += f" {earth.wounds[monster]}/{earth.earth_box.capacity[kind_of(monster)]}"
        shown.append(f"[{text}]" if earth.is_hidden(monster) else text)
    return ", ".join(shown) or "–"


# Beside the map


def action_boxes(earth: Earth, say: Say) -> list[str]:
    """The six boxes in two columns, with the Pass tokens that lie there."""
    cells = []
    for box, key in enumerate(BOX_NAMES):
        if box <= MOVE:
            content = word(say, f"tokens-{key}", tokens=earth.tokens[box])
        else:
            base = (box - PLACE_HERO) * UNITS
            units = [(unit, earth.waiting[base + unit]) for unit in EVERY_UNIT]
            shown = [word(say, "units", unit=UNIT_NAMES[unit], count=count) for unit, count in units if count]
            content = ", ".join(shown) or "–"
        tokens = [mark(say, seat) for seat, lies in enumerate(earth.pass_tokens) if lies == box]
        passing = f"  {word(say, 'pass-token', marks=' '.join(tokens))}" if tokens else ""
        cells.append(f"  {box + 1} {word(say, 'box', box=key)} {content}{passing}")
    title = word(say, "boxes", passes=earth.passes, seats=earth.box.seats)
    width = max(len(cell) for cell in cells[:3])
    pairs = [f"{cells[row].ljust(width)}{cells[row + 3]}" for row in range(3)]
    return [title, *(pairs if max(len(pair) for pair in pairs) <= WIDTH else [cell[:WIDTH] for cell in cells])]


def monster_boxes(earth: Earth, say: Say) -> list[str]:
    """The seven kinds with their values, and what lies in each seat's box."""
    box = earth.earth_box
    rows = [
        [
            "",
            *[word(say, value) for value in ("cost", "move", "dice", "capacity")],
            *[f"{mark(say, seat)} {name(say, seat)}"[:9] for seat in range(box.seats)],
        ]
    ]
    for kind in EVERY_KIND:
        price = f"{box.cost[kind]}" + ("+" if KIND_NAMES[kind] == "drakoor" else "")
        if kind == BLOOB:
            price = f"{box.cost[kind] - 1}/{price}"
        strength = f"{box.strength[kind]}{'⌂' if box.razes[kind] else ''}"
        values = [price, str(box.move[kind]), strength, str(box.capacity[kind])]
        rows.append([kind_name(say, kind), *values, *[in_box(earth, say, seat, kind) for seat in range(box.seats)]])
    return [*columns(rows), *wrap(word(say, "legend-boxes"), WIDTH)]


def in_box(earth: Earth, say: Say, seat: Seat, kind: Kind) -> str:
    """`2 1/3 w4`: counters left, orange tokens of those needed, white tokens."""
    first = seat * SLOTS
    slots = range(first + FIRST_SLOT[kind], first + FIRST_SLOT[kind + 1])
    left = sum([1 for monster in slots if earth.places[monster] == IN_BOX])
    orange, white = earth.orange[seat * KINDS + kind], earth.white[seat * KINDS + kind]
    words = [str(left)]
    if orange:
        words.append(f"{orange}/{cost(earth, seat, kind)}")
    if white:
        words.append(f"{word(say, 'white')}{white}")
    return " ".join(words)


def seats(sight: Sight[Earth], say: Say) -> list[str]:
    """A line for each seat: points, cubes left, trophies, city counters."""
    earth = sight.table
    points = word(say, "points" if sight.over() else "open-points")
    rows = [["", "", points, word(say, "left"), word(say, "trophies"), word(say, "counters")]]
    for seat in range(earth.box.seats):
        marker = "▶" if seat == earth.first and earth.turn and not sight.over() else " "
        rows.append(
            [
                f"{marker} {mark(say, seat)}",
                name(say, seat)[:14],
                str(earth.scores[seat] if sight.over() else open_points(earth, seat)),
                str(earth.left[seat]),
                trophies_of(earth, say, seat),
                counters_of(earth, say, seat),
            ]
        )
    return columns(rows)


def columns(rows: list[list[str]]) -> list[str]:
    """Cells in columns; the last one goes on in the next line where it is too long."""
    last = len(rows[0]) - 1
    widths = [max(len(row[column]) for row in rows) for column in range(last)]
    left = sum(widths) + 2 * last
    lines = []
    for row in rows:
        head = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        first, *more = wrap_at(row[last], WIDTH - left)
        lines.append(f"{head}  {first}".rstrip())
        lines += [" " * left + line for line in more]
    return lines


def wrap_at(text: str, width: int) -> list[str]:
    """A list in lines; a comma is where one may be broken."""
    lines = [""]
    for part in text.split(", "):
        longer = f"{lines[-1]}, {part}" if lines[-1] else part
        if len(longer) < width or not lines[-1]:
            lines[-1] = longer
        else:
            lines[-1] += ","
            lines.append(part)
    return lines


def counters_of(earth: Earth, say: Say, seat: Seat) -> str:
    """The cities of one's own counters; of the others', how many they are."""
    held = [city for city in EVERY_CITY if earth.counters[seat * CITIES + city] > 0]
    held += [city for city in EVERY_CITY if earth.opened[seat * CITIES + city]]
    if held:
        return ", ".join(city_name(earth, say, city) for city in held)
    return ("? " * earth.held[seat]).strip() or "–"


def trophies_of(earth: Earth, say: Say, seat: Seat) -> str:
    eaten = [(kind, earth.trophies[seat * KINDS + kind]) for kind in EVERY_KIND]
    return ", ".join([f"{kind_name(say, kind)} {count}" for kind, count in eaten if count]) or "–"
