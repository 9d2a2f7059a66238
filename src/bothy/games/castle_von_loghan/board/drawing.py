"""The castle as text: the floor plan, the group, the Enemies in their row, and what everybody carries."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import event_values, person, yes
from bothy.games.castle_von_loghan.board.labels import treasure as treasure_values
from bothy.games.castle_von_loghan.board.plan import colour_name, place_name, plan, wrapped
from bothy.games.castle_von_loghan.box import CLARITY, EVENTS, HEALTH, ROUNDS
from bothy.games.castle_von_loghan.choices import BELT, KEPT, LOOSE, PACK, PLACE_NAMES, REACTIONS, Slot, slot
from bothy.games.castle_von_loghan.combat.enemies import alive, hurt
from bothy.games.castle_von_loghan.combat.equipped import combat_power
from bothy.games.castle_von_loghan.content.rows import (
    BOARDS,
    COLOURS,
    SIZES,
    TYPES,
    Cover,
    Enemy,
    Treasure,
    has_loot,
    kind_of_card,
)
from bothy.games.castle_von_loghan.exploration.data_points import data_points
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import LOST, PHASES, SCORED, USED, WON
from bothy.games.castle_von_loghan.treasures.places import is_shut, things
from bothy.kernel.game import Say
from bothy.kernel.message import Message, Value
from bothy.kernel.sight import Sight
from bothy.kernel.table import NOTHING


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
        for line in next_story(castle, say):
            lines += wrapped(line)
    else:
        read: dict[str, Value] = {"read": castle.events_read, "events": EVENTS, "beaten": castle.beaten}
        lines += wrapped(say(Message("castle-von-loghan-board-exploring", read)))
    lurking = [f"{colour_name(say, colour)} {count}" for colour, count in enumerate(castle.lurking) if count]
    if lurking:
        lines += wrapped(say(Message("castle-von-loghan-board-lurking", {"lurking": ", ".join(lurking)})))
    return lines


def next_story(castle: Castle, say: Say) -> list[str]:
    """When the story goes on, as far as its covers say."""
    lines = [
        say(Message("castle-von-loghan-board-cover", cover_values(castle, cover, say))) for cover in castle.covers()
    ]
    return lines or [say(Message("castle-von-loghan-board-no-story"))]


def cover_values(castle: Castle, cover: Cover, say: Say) -> dict[str, Value]:
    return {
        "number": castle.story + 1,
        "at": cover.at,
        "rooms": ", ".join([place_name(say, room) for room in cover.rooms]) or "none",
        "colour": COLOURS[cover.colour] if cover.colour >= 0 else "none",
        "clean": cover.clean,
        "there": len(castle.clean),
    }


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


def token_text(castle: Castle, say: Say, kind: int) -> str:
    """A search token, by what it does."""
    token = castle.castle_box.rows.tokens[kind]
    if not token.effects:
        return "–"
    effect = token.effects[0]
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
    """The card on the table, whose text the log has told, and the letters that have been shown."""
    if castle.event == NOTHING:
        return []
    lines = [say(Message("castle-von-loghan-board-event", dict(event_values(castle, castle.event))))]
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
        row = rows.enemies[kind_of_card(card)]
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
            "loot": yes(has_loot(card)),
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
    if castle.aside:
        laid = ", ".join([treasure_name(castle, say, kind) for kind in castle.aside])
        lines += wrapped(say(Message("castle-von-loghan-board-aside", {"cards": laid})), "      ")
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


def short(castle: Castle, say: Say, place: Slot) -> str:
    """A treasure by its name, or by its back if the viewer has not seen it."""
    if castle.faces[place] < 0:
        return say(Message("castle-von-loghan-board-unseen", {"colour": COLOURS[castle.backs[place]]}))
    return treasure_name(castle, say, castle.faces[place])


def treasure_name(castle: Castle, say: Say, kind: int) -> str:
    return say(Message("castle-von-loghan-treasure-name", dict(treasure_values(castle, kind))))


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
            names = [short(castle, say, slot(character, place)) for place in here]
            values: dict[str, Value] = {"where": word, "things": ", ".join(names)}
            parts.append(say(Message("castle-von-loghan-board-carries", values)))
    if is_shut(castle, character):
        parts.append(say(Message("castle-von-loghan-board-shut")))
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
        face = castle.faces[slot(character, place)]
        if face >= 0:
            used = "*" if castle.marks[slot(character, place)] & USED else ""
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
    trophies = [enemy_name(say, rows.enemies[kind_of_card(card)]) for card in castle.trophies[character] if card >= 0]
    if trophies:
        text = say(Message("castle-von-loghan-board-trophies", {"trophies": ", ".join(trophies)}))
        lines += wrapped(f"    {text}", "        ")
    return lines
