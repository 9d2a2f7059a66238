"""What each viewer is sent: its sight, cut by the kernel and encoded in named parts.

Public parts are encoded once for all. An update holds the parts whose bytes have changed.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bothy.kernel import (
    SPECTATOR,
    Ask,
    Choice,
    Decision,
    Event,
    Game,
    Position,
    Public,
    Race,
    Refusal,
    Seat,
    Sight,
    Step,
    Table,
)
from bothy.kernel.message import Message

OPEN: Final = -2
"""The viewer who sees everything: after the end, or with a delay where the table allows it."""
AGENDA: Final = 12
"""How many steps ahead the agenda tells."""

encode = msgspec.json.Encoder().encode
NULL: Final = b"null"

Parts = dict[str, bytes]


class Fields:
    """Which fields of a game's table all see, and which are cut for each; and what parts they are called."""

    def __init__(self, kind: type[Table]) -> None:
        named = [(name, f"game.{name}") for name in kind.audiences]
        self.public = [(name, part) for name, part in named if isinstance(kind.audiences[name], Public)]
        self.cut = [(name, part) for name, part in named if not isinstance(kind.audiences[name], Public)]


_fields: dict[type[Table], Fields] = {}
_offers: dict[int, tuple[Choice, bytes]] = {}
_titles: dict[tuple[str, type[Step[Any]], Seat], bytes] = {}


def fields_of(kind: type[Table]) -> Fields:
    found = _fields.get(kind)
    if found is None:
        found = _fields[kind] = Fields(kind)
    return found


def offer(choice: Choice, label: Message) -> bytes:
    """An offered choice, encoded; once for all where its label is its own."""
    if label is not choice.label:
        return encode_offer(choice, label)
    kept = _offers.get(id(choice))
    if kept is None or kept[0] is not choice:
        kept = _offers[id(choice)] = (choice, encode_offer(choice, label))
        if len(_offers) > 200_000:
            _offers.clear()
    return kept[1]


def encode_offer(choice: Choice, label: Message) -> bytes:
    return encode(
        {
            "choice": choice.notation,
            "label": label.dump(),
            "target": choice.target,
            "clause": choice.clause,
            "ask_twice": choice.ask_twice,
        }
    )


def line(event: Event) -> bytes:
    """A line of the log, encoded."""
    return encode(
        {
            "message": event.message.dump(),
            "thing": event.thing,
            "source": event.source,
            "target": event.target,
        }
    )


def public_parts(position: Position[Any]) -> Parts:
    """The fields of the table that all see."""
    table = position.table
    return {part: encode(getattr(table, name)) for name, part in fields_of(type(table)).public}


def private_parts(
    game: Game[Any], position: Position[Any], viewer: int, shown: bool, question: int, answerable: bool
) -> Parts:
    """What is cut for one viewer: hidden fields, the agenda, its question and its own sealed answer."""
    if viewer == OPEN:
        return open_parts(game, position)
    sight = position.sight(viewer, shown)
    table = sight.table
    parts = {part: encode(getattr(table, name)) for name, part in fields_of(type(table)).cut}
    parts["agenda"] = agenda(game, sight.agenda, table)
    parts["answered"] = encode(sight.answered)
    if viewer != SPECTATOR:
        asked = answerable and viewer in sight.asking()
        parts["question"] = question_part(game, sight, viewer, question) if asked else NULL
        parts["sealed"] = encode(sight.sealed[viewer].notation) if viewer in sight.sealed else NULL
        parts["undo"] = b"true" if answerable and may_undo(position, viewer) else b"false"
    return parts


def open_parts(game: Game[Any], position: Position[Any]) -> Parts:
    table = position.table
    parts = {part: encode(getattr(table, name)) for name, part in fields_of(type(table)).cut}
    parts["agenda"] = agenda(game, position.agenda, table)
    parts["answered"] = encode(sorted(position.sealed))
    return parts


def agenda(game: Game[Any], steps: list[Any], table: Table) -> bytes:
    """What happens next, nearest first."""
    return b"[%b]" % b",".join([agenda_line(game, step, table) for step in steps[: -AGENDA - 1 : -1]])


def agenda_line(game: Game[Any], step: Step[Any], table: Table) -> bytes:
    """A step as the agenda tells it, encoded; once for all where its title is the usual one, which no table changes."""
    kind = type(step)
    key = (game.key, kind, step.seat if isinstance(step, Decision) else -1)
    known = _titles.get(key)
    if known is None:
        known = encode({"title": step.title(table).dump(), "clause": game.clause(step)})
        if kind.title is Step.title or kind.title is Decision.title:
            _titles[key] = known
    return known


def question_part(game: Game[Any], sight: Sight[Any], viewer: Seat, number: int) -> bytes:
    step = sight.agenda[-1]
    assert isinstance(step, Ask)
    table = sight.table
    head = encode(
        {
            "number": number,
            "step": type(step).__name__,
            "prompt": step.prompt(table, viewer).dump(),
            "clause": game.clause(step),
            "patience": step.patience(),
            "race": isinstance(step, Race),
        }
    )
    offers = b",".join([offer(choice, step.label(table, viewer, choice)) for choice in step.choices(table, viewer)])
    return head[:-1] + b',"choices":[' + offers + b"]}"


def may_undo(position: Position[Any], seat: Seat) -> bool:
    """Whether this seat has answered last and nothing has come to light since."""
    return position.mover == seat and position.number > position.floor


def why_not(position: Position[Any], seat: Seat, text: str, shown: bool) -> Message | None:
    """Why a choice is not offered, told from the seat's own sight; None if it is."""
    sight = position.sight(seat, shown)
    step = sight.agenda[-1] if sight.agenda else None
    if not isinstance(step, Ask) or seat not in sight.asking():
        return Message("refusal-not-asked", {"seat": seat})
    try:
        choice = sight.table.box.vocabulary.parse(text)
    except Refusal as refusal:
        return refusal.message
    if choice in step.choices(sight.table, seat):
        return None
    return step.why_not(sight.table, seat, choice)


def update(viewer: int, number: int, parts: Parts, log_from: int, lines: list[bytes], whole: bool) -> bytes:
    """An `Update`, put together from what is already encoded."""
    body = b",".join([b'"%b":%b' % (name.encode(), value) for name, value in parts.items()])
    out = b'{"type":"update","viewer":%d,"number":%d,"parts":{%b}' % (viewer, number, body)
    if whole:
        out += b',"whole":true'
    if lines or whole:
        out += b',"log_from":%d,"log":[%b]' % (log_from, b",".join(lines))
    return out + b"}"
