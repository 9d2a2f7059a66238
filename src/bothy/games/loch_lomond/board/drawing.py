"""The table as text: the two piles, every clan with who has seen which card, and what cards are worth."""

from __future__ import annotations

from bothy.games.loch_lomond.board.figures import turn_of
from bothy.games.loch_lomond.box import ROUNDS
from bothy.games.loch_lomond.choices import CARD_NAMES, EVERY_CARD, EVERY_SLOT, Card, SeatMask, Slot
from bothy.games.loch_lomond.table import TOKEN, Loch
from bothy.kernel import NOTHING, UNSEEN, Message, Seat, Sight
from bothy.kernel.game import Say

WIDTH = 80
INDENT = 4
GAP = 3


def draw(sight: Sight[Loch], say: Say) -> str:
    """All that a seat sees, within 80 columns."""
    loch = sight.table
    lines = [heading(sight, say), "", *piles(sight, say)]
    for seat in range(loch.box.seats):
        lines += ["", *clan(sight, say, seat)]
    return "\n".join([*lines, "", *legend(loch, say)])


def mark(say: Say, seat: Seat) -> str:
    return say(Message("seat-mark", {"number": seat}))


def card(loch: Loch, say: Say, kind: Card) -> str:
    """A card by its name and value."""
    name = say(Message("loch-lomond-board-card", {"card": CARD_NAMES[kind]}))
    return f"{name} {number(loch.lomond_box.values[kind])}"


def number(value: int) -> str:
    return str(value).replace("-", "−")


# What lies in the middle


def heading(sight: Sight[Loch], say: Say) -> str:
    """The round, and whether these are the last turns."""
    loch = sight.table
    round = say(Message("loch-lomond-board-round", {"round": max(loch.round, 1), "rounds": ROUNDS}))
    if loch.caller == NOTHING or turn_of(sight) == NOTHING:
        return round
    return f"{round}  {say(Message('loch-lomond-board-called', {'seat': loch.caller}))}"


def piles(sight: Sight[Loch], say: Say) -> list[str]:
    """The two piles, and a card in hand."""
    loch = sight.table
    lines = [closed_pile(loch, say)]
    if loch.open:
        top = card(loch, say, loch.open[-1])
        lines.append(say(Message("loch-lomond-board-open", {"card": top, "cards": len(loch.open) - 1})))
        below = [card(loch, say, kind) for kind in reversed(loch.open[:-1]) if kind != UNSEEN]
        if below:
            lines += wrapped(say(Message("loch-lomond-board-below")), below)
    if loch.held != NOTHING:
        held = card(loch, say, loch.held) if loch.held != UNSEEN else "?"
        lines.append(say(Message("loch-lomond-board-held", {"seat": turn_of(sight), "card": held})))
    return lines


def closed_pile(loch: Loch, say: Say) -> str:
    """How many cards there are, and who has looked at the top."""
    top = ""
    if loch.top != NOTHING:
        face = card(loch, say, loch.top) if loch.top != UNSEEN else "?"
        top = f"[{face} {eyes(loch, say, loch.top_knows)}".rstrip() + "]"
    return say(Message("loch-lomond-board-closed", {"cards": loch.left, "top": top}))


def wrapped(first: str, words: list[str], between: str = ",") -> list[str]:
    """Words after each other, with something between them, within the width."""
    lines = [first]
    for place, text in enumerate(words):
        piece = f"{text}{between}" if place < len(words) - 1 else text
        if len(lines[-1]) + 1 + len(piece) > WIDTH:
            lines.append(" " * (INDENT - 1))
        lines[-1] += f" {piece}"
    return lines


# The clans


def clan(sight: Sight[Loch], say: Say, seat: Seat) -> list[str]:
    """A line about the seat, and its cards in two rows: 1 and 2 above, 3 and 4 below, further ones behind."""
    loch = sight.table
    marker = "▶" if seat == turn_of(sight) else " "
    facts = [say(Message("loch-lomond-board-points", {"points": loch.total(seat)}))]
    if loch.book:
        rounds = loch.book[seat :: loch.box.seats]
        facts[0] += f" ({' + '.join(number(points) for points in rounds)})"
    if loch.victories[seat]:
        facts.append(say(Message("loch-lomond-board-victories", {"tokens": loch.victories[seat]})))
    if loch.stones[seat]:
        facts.append(say(Message("loch-lomond-board-stones", {"tokens": loch.stones[seat]})))
    if loch.babies[seat]:
        facts.append(say(Message("loch-lomond-board-babies", {"tokens": loch.babies[seat]})))
    if seat == loch.caller:
        facts.append(say(Message("loch-lomond-board-frozen")))
    name = say(Message("seat-name", {"seat": seat}))
    return [*wrapped(f"{marker} {mark(say, seat)} {name} ", facts, " ·"), *rows(loch, say, seat)]


def rows(loch: Loch, say: Say, seat: Seat) -> list[str]:
    cells = [cell(loch, say, seat, slot) for slot in EVERY_SLOT[: len(loch.clans[seat])]]
    upper, lower = cells[:2] + cells[4::2], cells[2:4] + cells[5::2]
    width = max([len(text) for text in cells], default=0) + GAP
    across = max((WIDTH - INDENT + GAP) // width, 1)
    lines = []
    for first in range(0, len(upper), across):
        for row in (upper, lower):
            line = "".join(text.ljust(width) for text in row[first : first + across])
            lines.append(f"{' ' * INDENT}{line}".rstrip())
    return [line for line in lines if line]


def cell(loch: Loch, say: Say, seat: Seat, slot: Slot) -> str:
    """A card with its place: in brackets if face down, with the marks of those who have seen it."""
    face = loch.clans[seat][slot]
    if face == NOTHING:
        return f"{slot + 1} –"
    shown = card(loch, say, face) if face != UNSEEN else "?"
    if loch.is_up(seat, slot):
        return f"{slot + 1} {shown}"
    seen = eyes(loch, say, loch.knows[seat][slot])
    return f"{slot + 1} [{shown} {seen}]" if seen else f"{slot + 1} [{shown}]"


def eyes(loch: Loch, say: Say, knows: SeatMask) -> str:
    """The marks of the seats that have seen a card; L54: none, where that too is to be remembered."""
    if loch.lomond_box.trusts_memory:
        return ""
    if knows < 0:
        return say(Message("loch-lomond-board-all"))
    return "".join([mark(say, seat) for seat in range(loch.box.seats) if knows >> seat & 1])


# How to read it


def legend(loch: Loch, say: Say) -> list[str]:
    values = [card(loch, say, kind) for kind in EVERY_CARD if kind != TOKEN]
    seen_by = "" if loch.lomond_box.trusts_memory else mark(say, 0)
    marks = say(Message("loch-lomond-board-legend", {"mark": seen_by}))
    return [marks, *wrapped(say(Message("loch-lomond-board-values")), values)]
