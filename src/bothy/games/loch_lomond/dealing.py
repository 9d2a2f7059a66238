"""The table of Monsters of Loch Lomond before the first round."""

from __future__ import annotations

from bothy.games.loch_lomond.box import ROUNDS, LomondBox
from bothy.games.loch_lomond.table import Loch
from bothy.kernel.table import NOTHING


def fresh(box: LomondBox) -> Loch:
    """The table before the first round."""
    seats = box.seats
    return Loch(
        box,
        start=0,
        round=0,
        turn=0,
        caller=NOTHING,
        shuffles=0,
        still=0,
        left=sum(box.copies),
        closed=box.copies.copy(),
        top=NOTHING,
        top_knows=0,
        top_shows=0,
        open=[],
        open_knows=[],
        open_shows=[],
        clans=[[] for _ in range(seats)],
        knows=[[] for _ in range(seats)],
        shows=[[] for _ in range(seats)],
        seen_in=[[] for _ in range(seats)],
        up=[0] * seats,
        held=NOTHING,
        held_knows=0,
        showing=0,
        begun=0,
        peeks=0,
        token_played=0,
        slipped=0,
        stones=[0] * seats,
        babies=[0] * seats,
        victories=[0] * seats,
        stock=[box.stones, box.babies, ROUNDS],
        gone=[0, 0, 0],
        book=[],
    )
