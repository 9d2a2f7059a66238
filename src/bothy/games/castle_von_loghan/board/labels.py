"""How treasures, enemies, characters and cards are named in messages."""

from __future__ import annotations

from bothy.games.castle_von_loghan.box import CLARITY, HEALTH
from bothy.games.castle_von_loghan.choices import (
    KEY,
    PLACE_NAMES,
    REACTIONS,
    Disenchant,
    Go,
    Lose,
    Order,
    Play,
    Sell,
    Skill,
    Slot,
    Swap,
    Target,
    Thing,
    To,
    Trade,
    Use,
    Values,
    Want,
    slot,
)
from bothy.games.castle_von_loghan.combat.enemies import left_of
from bothy.games.castle_von_loghan.content.rows import COLOURS, LETTERS, ROOM_KEYS, Prose
from bothy.games.castle_von_loghan.content.rows import Use as UseRow
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import STORY
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.table import UNSEEN, Seat


def person(castle: Castle, character: int, **more: int | str) -> Values:
    """A character, by its number and its agent; and what else there is to say, as with all of these."""
    agent = castle.agents[character]
    if agent < 0:
        return {"character": character + 1, "agent": "nobody", "agent_name": "", **more}
    row = castle.castle_box.rows.agents[agent]
    return {"character": character + 1, "agent": row.key, "agent_name": row.name, **more}


def partner_of(castle: Castle, character: int) -> Values:
    """A second character, to be named beside the first."""
    values = person(castle, character)
    return {"partner": values["character"], "other_agent": values["agent"], "other_name": values["agent_name"]}


def treasure(castle: Castle, kind: int, values: Values | None = None, **more: int | str) -> Values:
    """A treasure by its kind; what is unseen is told by nothing."""
    if kind < 0:
        return {**(values or {}), "treasure": "unseen", "name": "", **more}
    row = castle.castle_box.rows.treasures[kind]
    return {**(values or {}), "treasure": row.key, "name": row.name, **more}


def enemy(castle: Castle, foe: int, values: Values | None = None, **more: int | str) -> Values:
    """An enemy by its place in the row."""
    row = castle.enemy(foe)
    return {**(values or {}), "foe": foe + 1, "enemy": row.key, "name": row.name, **more}


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


def card(castle: Castle, kind: int, values: Values | None = None, **more: int | str) -> Values:
    row = castle.castle_box.rows.combat[kind]
    return {**(values or {}), "card": row.key, "name": row.name, **more}


def prose(name: str, words: Prose) -> Values:
    """Words of a pack, for each language; those of the box are in the catalogues."""
    return {name: words[0], f"{name}_fr": words[1]}


def event_values(castle: Castle, event: int, **more: int | str) -> Values:
    row = castle.castle_box.rows.event(event)
    return {"event": row.key, **prose("title", row.title), **more}


def read_out(castle: Castle, event: int) -> Values:
    """An event as it is read: of a card of the story also which of those that were read it is, else 0."""
    row = castle.castle_box.rows.event(event)
    return {**event_values(castle, event), **prose("text", row.text), "number": castle.story if event >= STORY else 0}


def outcome_told(castle: Castle, letter: int) -> Values:
    """What is told of a letter before its effects."""
    row = castle.castle_box.rows.event(castle.event)
    return {"event": row.key, "letter": LETTERS[letter], **prose("told", row.told[letter])}


def token_values(castle: Castle, kind: int, values: Values, **more: int | str) -> Values:
    """A search token by the first thing it does."""
    row = castle.castle_box.rows.tokens[kind]
    if not row.effects:
        return {**values, "do": "nothing", "n": 0, "colour": colour_name(row.colour), **more}
    effect = row.effects[0]
    colour = effect.colour if effect.colour >= 0 else row.colour
    return {**values, "do": effect.do, "n": effect.n, "colour": colour_name(colour), **more}


def colour_name(colour: int) -> str:
    return COLOURS[colour] if colour >= 0 else "none"


def event_letter(castle: Castle, letter: int) -> Message:
    """What a Decision card would mean for the event on the table."""
    row = castle.castle_box.rows.event(castle.event)
    values: Values = {"letter": LETTERS[letter], "event": row.key, **prose("label", row.labels[letter])}
    return Message(f"{KEY}-choice-of-event", values)


def spoken(castle: Castle, character: int, choice: Choice) -> Message:
    """What the button of a choice says, told with what lies on the table."""
    if isinstance(choice, Use):
        face, who = castle.faces[slot(choice.character, choice.place)], person(castle, choice.character)
        who |= gain(castle, castle.castle_box.rows.treasures[face].uses if face >= 0 else [])
        return Message(f"{KEY}-use.thing", treasure(castle, face, who, place=PLACE_NAMES[choice.place]))
    if isinstance(choice, Want):
        return choice.label
    if isinstance(choice, Thing):
        values = treasure(castle, castle.faces[slot(character, choice.place)], place=PLACE_NAMES[choice.place])
        if isinstance(choice, Swap):
            return Message(f"{KEY}-swap.thing", values)
        if isinstance(choice, (Sell, Disenchant)):
            cost = castle.treasure(slot(character, choice.place)).cost
            values["energy"] = cost if isinstance(choice, Sell) else max(0, cost - 2)
        return Message(f"{choice.label.id}.thing", values)
    if isinstance(choice, Play):
        return Message(f"{KEY}-play.card", card(castle, choice.card, person(castle, choice.character)))
    if isinstance(choice, Lose):
        return Message(f"{KEY}-discard.card", card(castle, choice.card))
    if isinstance(choice, Target):
        return Message(f"{KEY}-enemy.known", enemy(castle, choice.foe, left=left_of(castle, choice.foe)))
    if isinstance(choice, Skill):
        agent = castle.castle_box.rows.agents[castle.agents[choice.character]]
        who = person(castle, choice.character, use=choice.use + 1, energy=agent.energy)
        return Message(f"{KEY}-skill.agent", who | gain(castle, agent.uses[choice.use : choice.use + 1]))
    if isinstance(choice, Order):
        on = yes(castle.orders[choice.character] >> choice.reaction & 1 == 1)
        values = person(castle, choice.character, reaction=REACTIONS[choice.reaction], on=on)
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


def gain(castle: Castle, uses: list[UseRow]) -> Values:
    """What Health or Clarity a use would really bring, with the tracks as they are."""
    for use in uses:
        for effect in use.effects:
            if effect.do == "health" and effect.n > 0:
                return {"brings": "health", "gain": min(effect.n, HEALTH - castle.health)}
            if effect.do == "clarity" and effect.n > 0:
                return {"brings": "clarity", "gain": min(effect.n, CLARITY - castle.clarity)}
    return {"brings": "other", "gain": 0}


def told_back(castle: Castle, place: Slot, seat: Seat) -> Values:
    """A treasure as a seat knows it: by its face if it has seen it, and by its back."""
    face = castle.faces[place] if castle.knows[place] >> seat & 1 else UNSEEN
    return treasure(castle, face, colour=colour_name(castle.backs[place]))
