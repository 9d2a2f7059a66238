"""What speaks for an answer or against it, for somebody who asks: all of it reckoned from what that person is shown."""

from __future__ import annotations

from bothy.games.loch_lomond.actions import (
    BaobhanSith,
    Broonie,
    GhostlyPiper,
    Kelpie,
    KelpieTakes,
    SelkieTakes,
    SwapIn,
)
from bothy.games.loch_lomond.choices import (
    DRAW,
    PLAY,
    SAORSA,
    TAKE,
    At,
    Card,
    Find,
    Give,
    Rival,
    Shooed,
    Slot,
    Swap,
    SwapFaceUp,
)
from bothy.games.loch_lomond.shoo import GiveCard, Shoo
from bothy.games.loch_lomond.table import MISSIONARY, PRIEST, Loch, kind_of
from bothy.games.loch_lomond.turn import TakeOpen
from bothy.kernel.notation import Choice
from bothy.kernel.reason import GAINS, KEEPS, RISKS, Reason
from bothy.kernel.sight import Sight
from bothy.kernel.table import Seat
from bothy.kit.reasons import Because

told = Because("loch-lomond")


def reasons(sight: Sight[Loch], choice: Choice) -> list[Reason]:
    """What can be said of an answer, the weightiest first."""
    loch, seat, step = sight.table, sight.viewer, sight.agenda[-1]
    if isinstance(choice, (Swap, SwapFaceUp)) and isinstance(step, SwapIn):
        return of_swap(loch, seat, step, choice.slot, isinstance(choice, SwapFaceUp))
    if choice is PLAY:
        return of_play(loch, seat)
    if choice is TAKE:
        return of_take(loch)
    if choice is DRAW:
        return [told(KEEPS, "draw", n=mean(loch))]
    if choice is SAORSA:
        return of_call(loch, seat)
    if isinstance(choice, Shooed) and isinstance(step, Shoo):
        return of_shoo(loch, seat, choice)
    if isinstance(choice, Give) and isinstance(step, GiveCard):
        return of_gift(loch, seat, choice.slot, step.rival)
    if isinstance(choice, At) and isinstance(step, (Broonie, BaobhanSith)):
        return of_look(loch, seat, choice)
    if isinstance(choice, At) and isinstance(step, Kelpie):
        return of_handing_over(loch, seat, choice.slot)
    if isinstance(choice, At) and isinstance(step, KelpieTakes):
        return of_fetching(loch, loch.clans[choice.clan][choice.slot])
    if isinstance(choice, Find) and isinstance(step, GhostlyPiper):
        return of_fetching(loch, choice.kind)
    if isinstance(choice, At) and isinstance(step, SelkieTakes):
        return of_exchange(loch, seat, choice.slot, loch.clans[step.rival][step.place])
    if isinstance(choice, Rival):
        return of_intrusion(loch, seat, choice.seat)
    return []


# What one sees


def faces(loch: Loch, clan: Seat) -> list[Card]:
    """The cards of a clan that are in sight."""
    return [card for card in loch.clans[clan] if card >= 0]


def sees_all(loch: Loch, clan: Seat) -> bool:
    return len(faces(loch, clan)) == loch.size(clan)


def mean(loch: Loch) -> int:
    """What a card that is out of sight costs on the whole, to the nearest point."""
    many = sum(loch.closed)
    values = loch.lomond_box.values
    return round(sum([count * values[card] for card, count in enumerate(loch.closed)]) / many) if many else 0


def is_plain(card: Card) -> bool:
    """Whether what a card costs does not depend on others."""
    return card not in (PRIEST, MISSIONARY)


# Swapping


def of_swap(loch: Loch, seat: Seat, step: SwapIn, slot: Slot, up: bool) -> list[Reason]:
    card = step.card(loch)
    if card < 0:
        return []
    found = of_exchange(loch, seat, slot, card)
    if isinstance(step, TakeOpen) and not up and loch.rivals(seat):
        found.append(told(RISKS, "known"))
    return found


def of_exchange(loch: Loch, seat: Seat, slot: Slot, card: Card) -> list[Reason]:
    """What a card that comes in is worth beside the one that goes out, which one may not see."""
    if card < 0:
        return []
    if loch.clans[seat][slot] >= 0:
        return of_change(loch, seat, slot, card)
    worth, usual = loch.lomond_box.values[card], mean(loch)
    if is_plain(card) and worth < usual:
        return [told(GAINS, "unseen", mean=usual, worth=worth)]
    return [told(RISKS, "unseen-better", mean=usual, worth=worth)] if is_plain(card) and worth > usual else []


def of_change(loch: Loch, seat: Seat, slot: Slot, card: Card) -> list[Reason]:
    """What a card that comes in changes, where the one that goes out is in sight."""
    clan, old, values = loch.clans[seat], loch.clans[seat][slot], loch.lomond_box.values
    if not sees_all(loch, seat):
        return saving(values[old] - values[card]) if is_plain(old) and is_plain(card) else []
    worth, monster, converted = loch.worth(seat), loch.has_monster(seat), loch.converted(seat)
    clan[slot] = card
    saved, free, more = worth - loch.worth(seat), not loch.has_monster(seat), loch.converted(seat) > converted
    clan[slot] = old
    found: list[Reason] = []
    if more:
        found.append(told(GAINS, "converts", worth=loch.lomond_box.converted, before=values[PRIEST]))
    found += saving(saved)
    if monster and free:
        found.append(told(GAINS, "no-monster"))
    return found


def saving(points: int) -> list[Reason]:
    """What is certain to be saved, or lost."""
    if points > 0:
        return [told(GAINS, "saves", n=points)]
    return [told(RISKS, "costs", n=-points)] if points < 0 else []


def of_play(loch: Loch, seat: Seat) -> list[Reason]:
    """Whether the card in hand costs more than any that one sees in one's clan."""
    seen = [loch.lomond_box.values[card] for card in faces(loch, seat)]
    if loch.held < 0 or not seen or not is_plain(loch.held):
        return []
    worth = loch.lomond_box.values[loch.held]
    return [told(KEEPS, "dear", worth=worth, most=max(seen))] if worth > max(seen) else []


def of_take(loch: Loch) -> list[Reason]:
    card = loch.open[-1]
    worth, usual = loch.lomond_box.values[card], mean(loch)
    if not is_plain(card):
        return []
    if worth < usual:
        return [told(GAINS, "open-better", worth=worth, mean=usual)]
    return [told(RISKS, "open-worse", worth=worth, mean=usual)] if worth > usual else []


def of_handing_over(loch: Loch, seat: Seat, slot: Slot) -> list[Reason]:
    """L34: what one gives away, before one says for which card."""
    card, usual = loch.clans[seat][slot], mean(loch)
    if card < 0:
        return [told(RISKS, "away-unseen", mean=usual)]
    worth = loch.lomond_box.values[card]
    return [told(GAINS if worth > usual else RISKS, "away", worth=worth, mean=usual)] if is_plain(card) else []


def of_fetching(loch: Loch, card: Card) -> list[Reason]:
    """What the card costs that one fetches."""
    usual = mean(loch)
    if card < 0:
        return [told(KEEPS, "fetch-unseen", mean=usual)]
    worth = loch.lomond_box.values[card]
    return [told(GAINS if worth < usual else RISKS, "fetch", worth=worth, mean=usual)] if is_plain(card) else []


# Calling


def of_call(loch: Loch, seat: Seat) -> list[Reason]:
    hidden = loch.size(seat) - len(faces(loch, seat))
    if hidden:
        return [told(RISKS, "blind", n=hidden)]
    if loch.has_monster(seat):
        return [told(RISKS, "monster", n=loch.worth(seat))]
    fewest = min([loch.size(rival) for rival in loch.rivals(seat)], default=0)
    return [told(GAINS, "free", n=loch.worth(seat), cards=fewest)]


def of_shoo(loch: Loch, seat: Seat, choice: Shooed) -> list[Reason]:
    card, top = loch.clans[choice.clan][choice.slot], loch.open[-1]
    if card < 0:
        twins = sum([count for kind, count in enumerate(loch.closed) if kind_of(Card(kind)) == kind_of(top)])
        return [told(RISKS, "guess", n=twins, m=sum(loch.closed))]
    if kind_of(card) != kind_of(top):
        return [told(RISKS, "wrong")]
    if choice.clan != seat:
        return [told(GAINS, "sure-rival", seat=choice.clan)]
    return [told(GAINS, "sure-own", worth=loch.lomond_box.values[card])]


def of_gift(loch: Loch, seat: Seat, slot: Slot, rival: Seat) -> list[Reason]:
    card = loch.clans[seat][slot]
    if card < 0:
        return [told(RISKS, "gift-unseen", mean=mean(loch))]
    worth = loch.lomond_box.values[card]
    if not is_plain(card):
        return []
    return [told(GAINS if worth >= loch.lomond_box.monster else RISKS, "gift", rival_seat=rival, worth=worth)]


# Looking and intruding


def of_look(loch: Loch, seat: Seat, choice: At) -> list[Reason]:
    if not loch.has_seen(seat, choice.clan, choice.slot):
        return [told(GAINS, "look-new")]
    return [told(KEEPS, "look-again", laps=loch.laps_ago(seat, choice.clan, choice.slot))]


def of_intrusion(loch: Loch, seat: Seat, rival: Seat) -> list[Reason]:
    size = loch.size(rival)
    if all(size <= loch.size(other) for other in loch.rivals(seat)):
        return [told(GAINS, "fewest", seat=rival, n=size)]
    if loch.book and rival in loch.leaders():
        return [told(GAINS, "leader", seat=rival)]
    return []
