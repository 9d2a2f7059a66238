"""Setting the table of Monsters of Loch Lomond for a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bothy.games.loch_lomond import GAME
from bothy.games.loch_lomond.choices import CARD_NAMES
from bothy.games.loch_lomond.table import KINDS, Loch
from bothy.kernel import NOTHING, Position, Race
from stories import bring, lay_table, say

__all__ = ["GAME", "NO_CHAIN", "clan", "deal", "kind", "loch", "name", "open_pile", "quiet", "seen_by"]

NO_CHAIN: Final = {"chain": "off"}
SHORT: Final = {
    "seer": "brahan-seer",
    "egg": "monster-egg",
    "sith": "baobhan-sith",
    "baby": "baby-monster",
    "piper": "ghostly-piper",
    "monster": "loch-monster",
    "priest": "priest-of-forvie",
    "token": "baby-monster-token",
}
PLAIN: Final = "peasant missionary seer egg"


def kind(word: str) -> int:
    """A card by its name or what it is called for short."""
    return CARD_NAMES.index(SHORT.get(word, word))


def name(card: int) -> str:
    """What a card is called for short; `-` for an empty place."""
    if card == NOTHING:
        return "-"
    long = CARD_NAMES[card]
    return next((short for short, whole in SHORT.items() if whole == long), long)


def loch(
    clans: Sequence[str],
    options: Mapping[str, str] | None = None,
    *,
    open: str = "peasant",
    seen: Mapping[str, Sequence[int]] | None = None,
    held: str = "",
    top: str = "",
    **fields: object,
) -> Loch:
    """A table in its first round, seat 0 having the first turn.

    A clan is told by its cards, place by place: `kelpie egg - witch^` has an empty third place, and the Witch
    lies face up. The Open pile is told from the bottom to the top. `seen` says which seats have seen a card, as in
    `{"1/3": [0]}` for the third card of the first clan; `held` is what seat 0 has drawn, and `top` lies on top of
    the Closed pile, where nobody has seen it yet. The Closed pile holds whatever is left.
    """
    table = lay_table(GAME, len(clans), options, round=1, turn=1, start=0)
    for seat, words in enumerate(clans):
        for slot, word in enumerate(words.split()):
            card = NOTHING if word == "-" else kind(word.rstrip("^"))
            for faces in (table.clans, table.knows, table.shows, table.seen_in):
                faces[seat].append(0)
            table.clans[seat][slot] = card
            if word.endswith("^"):
                table.turn_up(seat, slot)
    for place, seats in (seen or {}).items():
        owner, _, slot_name = place.partition("/")
        for seat in seats:
            table.knows[int(owner) - 1][int(slot_name) - 1] |= 1 << seat
    for word in open.split():
        table.lay(kind(word))
    if held:
        table.held = kind(held)
        table.held_knows = 1
    if top:
        table.top = kind(top)
    gone = [card for words in (*table.clans, table.open, [table.held, table.top]) for card in words]
    table.closed = [copies - gone.count(card) for card, copies in enumerate(table.lomond_box.copies[:-1])] + [0]
    assert min(table.closed) >= 0, "there are not so many copies"
    for field, value in fields.items():
        assert field in Loch.fields, f"there is no field {field!r}"
        setattr(table, field, value)
    table.left = sum(table.closed) + (table.top != NOTHING)
    tokens = sum(clan.count(kind("token")) for clan in table.clans) + table.open.count(kind("token"))
    table.stock = [8 - sum(table.stones) - table.gone[0], 8 - sum(table.babies) - tokens - table.gone[1], 4]
    return table


def deal(position: Position[Loch], *clans: str) -> None:
    """Chance deals these clans, row by row."""
    for words in clans:
        cards = [kind(word) for word in words.split()]
        bring(position, cards[0] * KINDS + cards[1], cards[2] * KINDS + cards[3])


def clan(table: Loch, seat: int) -> str:
    """The cards of a clan, as `loch` takes them."""
    return " ".join(
        name(card) + ("^" if card != NOTHING and table.is_up(seat, slot) else "")
        for slot, card in enumerate(table.clans[seat])
    )


def open_pile(table: Loch) -> str:
    """The Open pile from the bottom to the top."""
    return " ".join(name(card) for card in table.open)


def seen_by(table: Loch, place: str) -> list[int]:
    """The seats that have seen a card."""
    owner, _, slot = place.partition("/")
    mask = table.knows[int(owner) - 1][int(slot) - 1]
    return [seat for seat in range(table.box.seats) if mask >> seat & 1]


def quiet(position: Position[Loch], *windows: int) -> None:
    """Nobody calls Shoo!!, in this window or in so many after each other."""
    for _ in range(windows[0] if windows else 1):
        assert isinstance(position.step(), Race), position.step()
        for seat in position.asking():
            say(position, seat, "pass")
