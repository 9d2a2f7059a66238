"""How treasures, enemies, characters and cards are named in messages."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import (
    KEPT,
    KEY,
    Go,
    Lose,
    Order,
    Play,
    Sell,
    Skill,
    Swap,
    Target,
    Thing,
    To,
    Trade,
    Use,
    Want,
)
from bothy.games.castle_von_loghan.combat.enemies import left_of
from bothy.games.castle_von_loghan.content.rows import COLOURS, LETTERS, ROOM_KEYS
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import UNSEEN, Seat

Values = dict[str, int | str]


def person(castle: Castle, character: int) -> Values:
    """A character, by its number and its agent."""
    agent = castle.agents[character]
    if agent < 0:
        return {"character": character + 1, "agent": "nobody", "agent_name": ""}
    row = castle.castle_box.rows.agents[agent]
    return {"character": character + 1, "agent": row.key, "agent_name": row.name}


def treasure(castle: Castle, kind: int, values: Values | None = None) -> Values:
    """A treasure by its kind; what is unseen is told by nothing."""
    said: Values = {} if values is None else values
    if kind < 0:
        said["treasure"], said["name"] = "unseen", ""
        return said
    row = castle.castle_box.rows.treasures[kind]
    said["treasure"], said["name"] = row.key, row.name
    return said


def enemy(castle: Castle, foe: int, values: Values | None = None) -> Values:
    """An enemy by its place in the row."""
    said: Values = {} if values is None else values
    row = castle.castle_box.rows.enemies[castle.foes[foe] // 2]
    said["foe"], said["enemy"], said["name"] = foe + 1, row.key, row.name
    return said


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


def card(castle: Castle, kind: int, values: Values | None = None) -> Values:
    said: Values = {} if values is None else values
    row = castle.castle_box.rows.combat[kind]
    said["card"], said["name"] = row.key, row.name
    return said


def event_values(castle: Castle, event: int, values: Values | None = None) -> Values:
    said: Values = {} if values is None else values
    row = castle.castle_box.rows.event(event)
    said["event"], said["title"] = row.key, row.title
    return said


def token_values(castle: Castle, kind: int, values: Values) -> Values:
    """A search token by the first thing it does."""
    row = castle.castle_box.rows.tokens[kind]
    values["do"], values["n"], values["colour"] = "nothing", 0, colour_name(row.colour)
    if row.effects:
        effect = row.effects[0]
        values["do"], values["n"] = effect.do, effect.n
        if effect.colour >= 0:
            values["colour"] = colour_name(effect.colour)
    return values


def colour_name(colour: int) -> str:
    return COLOURS[colour] if colour >= 0 else "none"


def event_letter(castle: Castle, letter: int) -> Message:
    """What a Decision card would mean for the event on the table."""
    row = castle.castle_box.rows.event(castle.event)
    values: Values = {"letter": LETTERS[letter], "event": row.key, "label": row.labels[letter]}
    return Message(f"{KEY}-choice-of-event", values)


def spoken(castle: Castle, character: int, choice: Choice) -> Message:
    """What the button of a choice says, told with what lies on the table."""
    if isinstance(choice, Use):
        values = treasure(
            castle, castle.faces[choice.character * KEPT + choice.place], person(castle, choice.character)
        )
        values["place"] = choice.label.values["place"]
        return Message(f"{KEY}-use.thing", values)
    if isinstance(choice, Want):
        return choice.label
    if isinstance(choice, Thing):
        values = treasure(castle, castle.faces[character * KEPT + choice.place])
        values["place"] = choice.label.values["place"]
        if isinstance(choice, Swap):
            return Message("castle-von-loghan-swap.thing", values)
        if isinstance(choice, Sell):
            return Message("castle-von-loghan-sell.thing", values)
        return Message(f"{choice.label.id}.thing", values)
    if isinstance(choice, Play):
        return Message(f"{KEY}-play.card", card(castle, choice.card, person(castle, choice.character)))
    if isinstance(choice, Lose):
        return Message(f"{KEY}-discard.card", card(castle, choice.card))
    if isinstance(choice, Target):
        values = enemy(castle, choice.foe)
        values["left"] = left_of(castle, choice.foe)
        return Message(f"{KEY}-enemy.known", values)
    if isinstance(choice, Skill):
        values = person(castle, choice.character)
        values["use"] = choice.use + 1
        return Message(f"{KEY}-skill.agent", values)
    if isinstance(choice, Order):
        values = person(castle, choice.character)
        values["reaction"] = choice.label.values["reaction"]
        values["on"] = "yes" if castle.orders[choice.character] >> choice.reaction & 1 else "no"
        return Message(f"{KEY}-order.agent", values)
    if isinstance(choice, Trade):
        return Message(f"{KEY}-trade.agent", person(castle, choice.partner))
    if isinstance(choice, To):
        return Message(f"{KEY}-to.agent", person(castle, choice.character))
    if isinstance(choice, Go):
        stays = choice.room == castle.group
        clean = choice.room in castle.clean
        said: Values = {"room": ROOM_KEYS[choice.room], "colour": colour_name(castle.colour(choice.room))}
        said["how"] = "stay" if stays else "clean" if clean else "enter"
        return Message(f"{KEY}-go.known", said)
    return choice.label


def told_back(castle: Castle, place: int, seat: Seat) -> Values:
    """A treasure as a seat knows it: by its face if it has seen it, and by its back."""
    values = treasure(castle, castle.faces[place] if castle.knows[place] >> seat & 1 else UNSEEN)
    values["colour"] = colour_name(castle.backs[place])
    return values
