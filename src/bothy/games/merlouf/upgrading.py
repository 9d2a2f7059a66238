"""Positions stored under older rules versions, as they would be stored now."""

from __future__ import annotations

from typing import cast

from bothy.games.merlouf.choices import OFFERS
from bothy.games.merlouf.gnomes import GNOME_NAMES, GNOMES
from bothy.games.merlouf.rooms import ROOM_NAMES, ROOMS
from bothy.kernel.table import NOTHING

Lists = list[list[int]]


def upgraded(data: dict[str, object]) -> dict[str, object]:
    """Version 2: a plan may name a room, and these name none; what is given in an offer or draft and lies in a trap is
    off; and who sent a gnome who is in the house to the prison, unseen by all, is asked again.

    Points of tasks and who begins are the options' matter.
    """
    table = cast(dict[str, object], data["table"])
    plans, pacts = cast(Lists, table["plans"]), cast(Lists, table["pacts"])
    drafts, offers = cast(Lists, table["drafts"]), cast(Lists, table["offers"])
    return {
        **data,
        "rules": 2,
        "sealed": still_sealed(cast(dict[str, str], data["sealed"]), cast(list[int], table["places"])),
        "table": {
            **table,
            "plans": [with_room(plan) for plan in plans],
            "pacts": [with_room(pact) for pact in pacts],
            "drafts": [
                [0] * len(draft) if gives_laid(draft, seat, [*plans, *pacts]) else draft
                for seat, draft in enumerate(drafts)
            ],
            "offers": [
                [] if gives_laid(offer, index // OFFERS, [*plans, *pacts]) else offer
                for index, offer in enumerate(offers)
            ],
        },
    }


def with_room(plan: list[int]) -> list[int]:
    return [*plan[:2], NOTHING, *plan[2:]] if plan else plan


def gives_laid(offer: list[int], seat: int, plans: Lists) -> bool:
    """Whether an offer of a seat gives a card that it has laid for a trap."""
    laid = [plan[2 + seat] + 1 for plan in plans if plan and plan[2 + seat] != NOTHING]
    return any(line in laid for line in offer[1:7:2])


def still_sealed(sealed: dict[str, str], places: list[int]) -> dict[str, str]:
    """The unseen answers that may stand: none that sends a gnome from a room to the prison."""
    return {seat: word for seat, word in sealed.items() if not from_room_to_prison(int(seat), word, places)}


def from_room_to_prison(seat: int, word: str, places: list[int]) -> bool:
    words = word.split()
    if words[0] != "send" or words[-1] != ROOM_NAMES[ROOMS]:
        return False
    return places[seat * GNOMES + GNOME_NAMES.index(words[1])] != NOTHING
