"""What the board shows besides the fields: the box, and where Nessie may come up as far as one viewer can tell."""

from __future__ import annotations

from bothy.games.loch_ness.box import LochBox
from bothy.games.loch_ness.choices import ACTION_NAMES, CAMERA_NAMES, GROUPS, HAND, WHITE_DECK, Card
from bothy.games.loch_ness.reckoning import cards_known, ways
from bothy.games.loch_ness.rounds import Swim
from bothy.games.loch_ness.table import CAMERAS, FIVE, PAIR, PUB, SET, SINGLE, WHITE, Loch
from bothy.kernel import NOTHING, Seat, Sight


def figures(sight: Sight[Loch]) -> dict[str, object]:
    """`track` has the end and the auctions (N33, N37), `places` the action spaces (N25, N32), `decks` the move cards.

    `worth` tells what the white camera, the 3 with the photo shop and photos count (N27, N28, N34), `borrower` who has
    the white camera (N27), `has_third` whether there is a third card without a seat (N13), `photos_left` how many
    photos lie face down, `albums_closed` whether a photo taken openly disappears in its album too (N46).
    """
    loch = sight.table
    box = loch.loch_box
    return {
        **swim(sight),
        "sectors": sectors(box),
        "track": {"end": box.end, "marks": box.marks if box.storm else []},
        "places": ACTION_NAMES[: box.action_spaces],
        "decks": {"own": HAND, "white": WHITE_DECK},
        "worth": {"white": box.points[WHITE], "shop": box.shop_points, "set": SET, "pair": PAIR, "single": SINGLE},
        "kits": [kit(loch, seat) for seat in range(box.seats)],
        "borrower": loch.standing_on(PUB) if loch.white >= 0 else NOTHING,
        "has_third": box.seats == 2 and loch.round > 0,
        "photos_left": loch.photos_left(),
        "albums_closed": box.albums_closed,
    }


def sectors(box: LochBox) -> list[dict[str, int]]:
    """N04, N15: how many groups each sector has, clockwise, and how many photos a camera takes there."""
    found: list[dict[str, int]] = []
    for space, sector in enumerate(box.sector_of):
        if sector == len(found):
            found.append({"groups": 0, "photos": box.photos_at[space]})
        found[sector]["groups"] += 1
    return found


def kit(loch: Loch, seat: Seat) -> list[str]:
    """N01, N39: the cameras that are a seat's own, on the board or beside it; the 5 only once it was won."""
    won = loch.cameras[seat * CAMERAS + FIVE] >= 0
    return [CAMERA_NAMES[camera] for camera in range(CAMERAS) if camera != FIVE or won]


def swim(sight: Sight[Loch]) -> dict[str, object]:
    """`reach` counts the ways in which she comes up at each space, `swims` says how far at least and at most.

    A card the viewer has seen is certain; any other is as likely as the rest of its owner's hand. Empty once she
    has swum, and before anybody can lay a card.
    """
    loch = sight.table
    if loch.nessie < 0 or not any(isinstance(step, Swim) for step in sight.agenda):
        return {"reach": [], "swims": []}
    found = ways(cards_to_come(sight))
    reach = [0] * GROUPS
    for total, count in found.items():
        reach[(loch.nessie + total) % GROUPS] += count
    return {"reach": reach, "swims": [min(found), max(found)]}


def cards_to_come(sight: Sight[Loch]) -> list[list[int]]:
    """For each of the three cards, what it may be; the viewer knows its own as soon as it is sealed."""
    loch = sight.table
    found = cards_known(loch, sight.viewer)
    sealed = sight.sealed.get(sight.viewer)
    if isinstance(sealed, Card):
        found[loch.card_players().index(sight.viewer)] = [sealed.card]
    return found
