"""What the board shows besides the fields: where Nessie may come up, as far as one viewer can tell."""

from __future__ import annotations

from bothy.games.loch_ness.choices import GROUPS, Card
from bothy.games.loch_ness.rounds import Swim
from bothy.games.loch_ness.table import Loch
from bothy.kernel.sight import Sight


def figures(sight: Sight[Loch]) -> dict[str, object]:
    """`reach` counts the ways in which she comes up at each space, `swims` says how far at least and at most.

    A card the viewer has seen is certain; any other is as likely as the rest of its owner's hand. Empty once she
    has swum, and before anybody can lay a card.
    """
    loch = sight.table
    if loch.nessie < 0 or not any(isinstance(step, Swim) for step in sight.agenda):
        return {"reach": [], "swims": []}
    ways = {0: 1}
    for cards in cards_to_come(sight):
        further: dict[int, int] = {}
        for total, count in ways.items():
            for card in cards:
                further[total + card] = further.get(total + card, 0) + count
        ways = further
    reach = [0] * GROUPS
    for total, count in ways.items():
        reach[(loch.nessie + total) % GROUPS] += count
    return {"reach": reach, "swims": [min(ways), max(ways)]}


def cards_to_come(sight: Sight[Loch]) -> list[list[int]]:
    """For each of the three cards, what it may be."""
    loch = sight.table
    found: list[list[int]] = []
    for seat in loch.card_players():
        sealed = sight.sealed.get(seat)
        if loch.laid[seat] >= 0:
            found.append([loch.laid[seat]])
        elif isinstance(sealed, Card):
            found.append([sealed.card])
        else:
            found.append(loch.hand(seat))
    if loch.box.seats == 2:
        found.append([loch.third] if loch.third >= 0 else loch.third_cards())
    return found
