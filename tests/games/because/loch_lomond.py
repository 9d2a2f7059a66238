"""What reasons of Loch Lomond say, looked into by other ways than they are found."""

from __future__ import annotations

from operator import gt, lt
from statistics import mean

from bothy.games.loch_lomond.actions import SelkieTakes, SwapIn
from bothy.games.loch_lomond.choices import CARD_NAMES, Card
from bothy.games.loch_lomond.table import Loch, kind_of
from bothy.kernel import UNSEEN, Reason
from games.because.checking import Case, Check, said

AID = "loch-lomond, 3 seats\noption memory aid\n"
SCENES = [
    f"{AID}clan 1: priest seer egg\nseen 1/1: 0\nseen 1/2: 0\nseen 1/3: 0\nopen: missionary\nnext: TakeOpen 0",
    f"{AID}clan 1: peasant seer missionary\nseen 1/1: 0\nseen 1/2: 0\nseen 1/3: 0\nopen: witch\nnext: Turn 0",
    f"{AID}clan 1: kelpie seer\nseen 1/1: 0\nseen 1/2: 0\nopen: witch\nnext: Turn 0",
    f"{AID}clan 1: kelpie seer\nseen 1/1: 0\nopen: witch\nnext: Broonie 0",
    f"{AID}clan 1: kelpie seer\nclan 2: egg seer\nseen 1/1: 0\nseen 2/1: 0\nopen: egg\nnext: Shoo 0 0",
    f"{AID}clan 1: kelpie seer\nclan 2: egg seer\nseen 1/1: 0\nseen 2/1: 0\nopen: kelpie\nnext: Shoo 0 0",
    f"{AID}clan 1: kelpie seer\nclan 2: egg -\nseen 1/1: 0\nopen: kelpie\nnext: GiveCard 0 1 1",
    f"{AID}clan 1: kelpie\nclan 2: egg seer\nclan 3: egg\nopen: red-cap\nbook = [3, 9, 9]\nnext: RedCap 1",
    f"{AID}clan 1: kelpie seer\nclan 2: egg seer\nseen 1/1: 0\nseen 2/1: 0\nopen: kelpie\nnext: Kelpie 0",
    f"{AID}clan 1: kelpie seer\nclan 2: egg seer\nseen 1/1: 0\nseen 2/1: 0\nopen: kelpie\nnext: KelpieTakes 0 0",
    f"{AID}clan 1: kelpie seer\nclan 2: egg seer\nseen 1/1: 0\nseen 2/1: 0\nopen: selkie\nnext: SelkieTakes 0 1 0",
    f"{AID}clan 1: kelpie seer\nclan 2: egg seer\nopen: witch egg piper\nnext: GhostlyPiper 0",
]


def settled(case: Case) -> Loch:
    """The real table after a swap."""
    table = case.after()
    assert isinstance(table, Loch)
    return table


def saved(case: Case) -> int:
    """By how much the real clan has become lighter."""
    return int(case.position.table.worth(case.seat) - settled(case).worth(case.seat))


def lying(loch: Loch) -> list[int]:
    """What lies face up or face down anywhere but in the closed pile, and its top if that is shown."""
    return [int(card) for clan in (*loch.clans, loch.open, [loch.held, loch.top]) for card in clan]


def out_of_sight(case: Case) -> list[int]:
    """The cards that this person cannot see: all of the box, and tokens that play as cards, less those in sight."""
    token, copies = CARD_NAMES.index("baby-monster-token"), list(case.sight.table.lomond_box.copies)
    copies[token] = lying(case.position.table).count(token)
    for card in lying(case.sight.table):
        if 0 <= card < len(copies):
            copies[card] -= 1
    return [card for card, count in enumerate(copies) for _ in range(count)]


def unseen(case: Case) -> int:
    """What they cost on the whole."""
    values: list[int] = case.sight.table.lomond_box.values
    return round(mean([values[card] for card in out_of_sight(case)]))


def stakes(case: Case, reason: Reason) -> tuple[int, int]:
    """What a card that comes in costs, and one out of sight on the whole, if that is what is said."""
    told = worth_in(case), unseen(case)
    assert told == (said(reason, "worth"), said(reason, "mean"))
    return told


def guess(case: Case, reason: Reason) -> bool:
    """Of all that may lie there so many are twins of the card on top."""
    there, top = out_of_sight(case), kind_of(case.sight.table.open[-1])
    twins = [card for card in there if kind_of(Card(card)) == top]
    return not is_seen(case) and (len(twins), len(there)) == (said(reason), said(reason, "m"))


def sure_own(case: Case, reason: Reason) -> bool:
    clan, slot = pointed_at(case)
    loch = case.position.table
    worth = loch.lomond_box.values[loch.clans[clan][slot]]
    return is_seen(case) and is_twin(case) and clan == case.seat and worth == said(reason, "worth")


def shown_by(case: Case) -> bool:
    """Whether the card was out of sight, and the answer shows it."""
    clan, slot = pointed_at(case)
    position = case.position.copy()
    position.answer(case.seat, case.choice)
    after: Loch = position.sight(case.seat).table
    return case.position.sight(case.seat).table.clans[clan][slot] == UNSEEN and after.clans[clan][slot] >= 0


def worth_in(case: Case) -> int:
    """What the card costs that would come in."""
    loch, step = case.sight.table, case.sight.agenda[-1]
    if isinstance(step, SelkieTakes):
        return int(loch.lomond_box.values[loch.clans[step.rival][step.place]])
    card = step.card(loch) if isinstance(step, SwapIn) else loch.open[-1]
    return int(loch.lomond_box.values[card])


def slot_of(case: Case) -> int:
    return int(case.choice.notation.split()[-1].removesuffix("-up").split("/")[-1]) - 1


def is_out_of_sight(case: Case) -> bool:
    return bool(case.sight.table.clans[case.seat][slot_of(case)] == UNSEEN)


def hidden(case: Case) -> int:
    return sum(card == UNSEEN for card in case.sight.table.clans[case.seat])


def pointed_at(case: Case) -> tuple[int, int]:
    clan, slot = case.choice.notation.split()[-1].split("/")
    return int(clan) - 1, int(slot) - 1


def is_twin(case: Case) -> bool:
    clan, slot = pointed_at(case)
    loch = case.position.table
    return kind_of(loch.clans[clan][slot]) == kind_of(loch.open[-1])


def is_seen(case: Case) -> bool:
    clan, slot = pointed_at(case)
    return bool(case.sight.table.clans[clan][slot] >= 0)


def free(case: Case, reason: Reason) -> bool:
    loch = case.position.table
    sizes = [loch.size(rival) for rival in range(loch.box.seats) if rival != case.seat]
    return (
        not hidden(case)
        and not loch.has_monster(case.seat)
        and loch.worth(case.seat) == said(reason)
        and (min(sizes) == said(reason, "cards"))
    )


def dear(case: Case, reason: Reason) -> bool:
    loch = case.sight.table
    seen = [loch.lomond_box.values[card] for card in loch.clans[case.seat] if card >= 0]
    return bool(loch.lomond_box.values[loch.held] == said(reason, "worth") > max(seen) == said(reason, "most"))


def gift(case: Case, reason: Reason) -> bool:
    loch, receiver = case.position.table, case.sight.agenda[-1].rival  # type: ignore[attr-defined]
    worth = loch.lomond_box.values[loch.clans[case.seat][slot_of(case)]]
    return (worth, receiver) == (said(reason, "worth"), said(reason, "rival_seat"))


def fewest(case: Case, reason: Reason) -> bool:
    loch, rival = case.position.table, said(reason, "seat")
    return bool(loch.size(rival) == said(reason) == min(loch.size(other) for other in loch.rivals(case.seat)))


def looked(case: Case) -> bool:
    clan, slot = pointed_at(case)
    return bool(case.position.table.has_seen(case.seat, clan, slot))


def fetched(case: Case) -> int:
    """The card that is asked for: one of another clan, or one of the pile by its name."""
    word = case.choice.notation.split()[-1]
    if "/" in word:
        clan, slot = pointed_at(case)
        return int(case.sight.table.clans[clan][slot])
    return CARD_NAMES.index(word)


def costs(case: Case, card: int, reason: Reason) -> bool:
    """Whether a card costs what is said, and one out of sight on the whole as well."""
    values = case.sight.table.lomond_box.values
    return bool(values[card] == said(reason, "worth") and unseen(case) == said(reason, "mean"))


CHECKS: dict[str, Check] = {
    "away": lambda case, reason: costs(case, case.position.table.clans[case.seat][pointed_at(case)[1]], reason),
    "away-unseen": lambda case, reason: not is_seen(case) and unseen(case) == said(reason, "mean"),
    "fetch": lambda case, reason: costs(case, fetched(case), reason),
    "fetch-unseen": lambda case, reason: fetched(case) == UNSEEN and unseen(case) == said(reason, "mean"),
    "saves": lambda case, reason: saved(case) == said(reason) > 0,
    "costs": lambda case, reason: -saved(case) == said(reason) > 0,
    "unseen": lambda case, reason: is_out_of_sight(case) and lt(*stakes(case, reason)),
    "unseen-better": lambda case, reason: is_out_of_sight(case) and gt(*stakes(case, reason)),
    "known": lambda case, reason: settled(case).knows[case.seat][slot_of(case)] == -1,
    "converts": lambda case, reason: settled(case).converted(case.seat) > case.position.table.converted(case.seat),
    "no-monster": lambda case, reason: (
        case.position.table.has_monster(case.seat) and not settled(case).has_monster(case.seat)
    ),
    "dear": dear,
    "open-better": lambda case, reason: worth_in(case) == said(reason, "worth") < unseen(case) == said(reason, "mean"),
    "open-worse": lambda case, reason: worth_in(case) == said(reason, "worth") > unseen(case) == said(reason, "mean"),
    "draw": lambda case, reason: unseen(case) == said(reason),
    "blind": lambda case, reason: hidden(case) == said(reason) > 0,
    "monster": lambda case, reason: (
        not hidden(case)
        and case.position.table.has_monster(case.seat)
        and case.position.table.worth(case.seat) == said(reason)
    ),
    "free": free,
    "guess": guess,
    "wrong": lambda case, reason: is_seen(case) and not is_twin(case),
    "sure-rival": lambda case, reason: is_seen(case) and is_twin(case) and pointed_at(case)[0] == said(reason, "seat"),
    "sure-own": sure_own,
    "gift": gift,
    "gift-unseen": lambda case, reason: is_out_of_sight(case) and unseen(case) == said(reason, "mean"),
    "look-new": lambda case, reason: not looked(case) and shown_by(case),
    "look-again": lambda case, reason: looked(case),
    "fewest": fewest,
    "leader": lambda case, reason: said(reason, "seat") in case.position.table.leaders(),
}
