"""What each viewer is sent: its sight, cut by the kernel and encoded in named parts.

Public parts are encoded once for all. An update holds the parts whose bytes have changed.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
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
    Race,
    Refusal,
    Seat,
    Sight,
    Step,
    Table,
)
from bothy.kernel.message import Message
from bothy.locales.log import OPEN

AGENDA: Final = 12
"""How many steps ahead the agenda tells."""

log = logging.getLogger("bothy.host")
encode = msgspec.json.Encoder().encode
NULL: Final = b"null"

Parts = dict[str, bytes]


class Fields:
    """Which fields of a game's table all see, and which are cut for each; and what parts they are called."""

    def __init__(self, kind: type[Table]) -> None:
        named = [(name, f"game.{name}", field.audience.is_public()) for name, field in kind.fields.items()]
        self.public = [(name, part) for name, part, public in named if public]
        self.cut = [(name, part) for name, part, public in named if not public]


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


class Broadcast:
    """A position about to be told to several viewers: what is the same for all of them."""

    def __init__(
        self,
        game: Game[Any],
        position: Position[Any],
        question: int,
        answerable: bool,
        past: Sequence[Position[Any]] = (),
        only: Sequence[list[str]] = (),
    ) -> None:
        self.game = game
        self.position = position
        self.question = question
        """The number of the question that is asked."""
        self.answerable = answerable
        self.past = past
        """The positions that could be gone back to freely, as far as they are known."""
        self.only = only
        """What each seat wants to be asked about in races; nothing for everything."""
        self.shown = game.trusts_memory(position.table.box)
        """Whether people must remember by themselves what they have seen."""
        self.fields = fields_of(type(position.table)).cut
        self.agenda = usual_agenda(game, position.agenda)
        self.answered = encode(sorted(position.sealed))


def private_parts(broadcast: Broadcast, viewer: int) -> Parts:
    """What is cut for one viewer: hidden fields, the agenda, its question and its own sealed answer."""
    if viewer == OPEN:
        return open_parts(broadcast)
    position = broadcast.position
    sight = position.sight(viewer, broadcast.shown)
    table = sight.table
    parts = {part: encode(getattr(table, name)) for name, part in broadcast.fields}
    parts.update(figures(broadcast.game, sight))
    parts["agenda"] = broadcast.agenda or agenda(broadcast.game, sight.agenda, table)
    parts["answered"] = broadcast.answered
    if viewer != SPECTATOR:
        asked = broadcast.answerable and viewer in sight.asking()
        parts["question"] = question_part(broadcast.game, sight, viewer, broadcast.question) if asked else NULL
        parts["sealed"] = encode(sight.sealed[viewer].notation) if viewer in sight.sealed else NULL
        parts["only"] = encode(broadcast.only[viewer] if broadcast.only else [])
        parts["undo"] = b"true" if broadcast.answerable and may_undo(position, viewer, broadcast.past) else b"false"
    return parts


def open_parts(broadcast: Broadcast) -> Parts:
    position, table = broadcast.position, broadcast.position.table
    parts = {part: encode(getattr(table, name)) for name, part in broadcast.fields}
    parts.update(figures(broadcast.game, Sight(OPEN, table, position.agenda, position.sealed, sorted(position.sealed))))
    parts["agenda"] = agenda(broadcast.game, position.agenda, table)
    parts["answered"] = broadcast.answered
    return parts


def figures(game: Game[Any], sight: Sight[Any]) -> Parts:
    """What the game reckons for the board of one viewer."""
    try:
        return {f"game.{name}": encode(value) for name, value in game.figures(sight).items()}
    except Exception:  # the answer is kept: it must be told, if need be without them
        log.exception("no figures", extra={"game": game.key})
        return {}


def agenda(game: Game[Any], steps: list[Any], table: Table) -> bytes:
    """What happens next, nearest first."""
    return b"[%b]" % b",".join([agenda_line(game, step, table) for step in steps[: -AGENDA - 1 : -1]])


def usual_agenda(game: Game[Any], steps: list[Any]) -> bytes | None:
    """The agenda, if it is known and the same for all: no title of its steps looks at the table."""
    lines: list[bytes] = []
    for step in steps[: -AGENDA - 1 : -1]:
        known = _titles.get(title_key(game, step))
        if known is None:
            return None
        lines.append(known)
    return b"[%b]" % b",".join(lines)


def agenda_line(game: Game[Any], step: Step[Any], table: Table) -> bytes:
    """A step as the agenda tells it, encoded; once for all where its title is the usual one."""
    key = title_key(game, step)
    known = _titles.get(key)
    if known is None:
        known = encode({"title": step.title(table).dump(), "clause": game.clause(step)})
        if key[1].title in (Step.title, Decision.title):
            _titles[key] = known
    return known


def title_key(game: Game[Any], step: Step[Any]) -> tuple[str, type[Step[Any]], Seat]:
    return game.key, type(step), step.seat if isinstance(step, Decision) else -1


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


def may_undo(position: Position[Any], seat: Seat, past: Sequence[Position[Any]] = ()) -> bool:
    """Whether this seat has answered last and nothing has come to light since; and, if that is known, had a choice."""
    if position.mover != seat or position.number == position.floor:
        return False
    return not past or any(len(old.choices(seat)) > 1 for old in reversed(past))


def why_not(position: Position[Any], seat: Seat, text: str, shown: bool) -> Message | None:
    """Why a choice is not offered, told from the seat's own sight; None if it is."""
    sight = position.sight(seat, shown)
    step = sight.agenda[-1] if sight.agenda else None
    if not isinstance(step, Ask) or seat not in sight.asking():
        return Message("refusal-not-asked", {"seat": seat})
    try:
        choice = sight.table.box.vocabulary.look_up(text)
    except Refusal as refusal:
        return refusal.message
    if choice in step.choices(sight.table, seat):
        return None
    return step.why_not(sight.table, seat, choice)


def update(viewer: int, number: int, parts: Parts, log_from: int, lines: bytes, whole: bool) -> bytes:
    """An `Update`, put together from what is already encoded; the lines of the log with commas between them."""
    body = b",".join([b'"%b":%b' % (name.encode(), value) for name, value in parts.items()])
    out = b'{"type":"update","viewer":%d,"number":%d,"parts":{%b}' % (viewer, number, body)
    if whole:
        out += b',"whole":true'
    if lines or whole:
        out += b',"log_from":%d,"log":[%b]' % (log_from, lines)
    return out + b"}"
