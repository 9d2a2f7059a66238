"""Everything that can be answered in Monsters of Loch Lomond."""

from __future__ import annotations

from typing import Final, NewType

from bothy.kernel import Choice, Message, Pass, Seat, Vocabulary

Card = NewType("Card", int)
"""A card by its kind: its place in CARD_NAMES. In a place without a card, NOTHING."""
Slot = NewType("Slot", int)
"""A place in a clan, from 0."""
SeatMask = int
"""Seats, a bit for each; -1 for everybody."""
SlotMask = int
"""Places of a clan, a bit for each."""

CARD_NAMES: Final = [
    "mercenary",
    "peasant",
    "missionary",
    "brahan-seer",
    "monster-egg",
    "broonie",
    "baobhan-sith",
    "baby-monster",
    "ghostly-piper",
    "kelpie",
    "selkie",
    "red-cap",
    "loch-monster",
    "priest-of-forvie",
    "witch",
    "baby-monster-token",
]
"""The fifteen kinds of cards, and the one token that can lie among them."""
EVERY_CARD: Final = [Card(kind) for kind in range(len(CARD_NAMES))]
SEATS: Final = 6
CARDS: Final = 52
BABY_TOKENS: Final = 8
PLACES: Final = CARDS + BABY_TOKENS
"""A clan has room for all there is."""
EVERY_SLOT: Final = [Slot(slot) for slot in range(PLACES)]


def place_name(clan: Seat, slot: Slot) -> str:
    """`2/1` for the first place in the clan of the second seat."""
    return f"{clan + 1}/{slot + 1}"


class InOwnClan(Choice):
    """A place in one's own clan."""

    def __init__(self, word: str, slot: Slot, clause: str, suffix: str = "") -> None:
        id = f"loch-lomond-{word.replace(' ', '-')}{suffix}"
        super().__init__(f"{word} {slot + 1}{suffix}", Message(id, {"slot": slot + 1}), f"own:{slot + 1}", clause)
        self.slot = slot


class Swap(InOwnClan):
    """Its card makes room for a new one."""


class SwapFaceUp(InOwnClan):
    """The same, with the new card face up: only the Witch lies so."""


class TurnUp(InOwnClan):
    """Its card is said to be the Witch."""


class Give(InOwnClan):
    """Its card is for the rival whose card was chased away."""


class InClan(Choice):
    """A card in a clan."""

    def __init__(self, word: str, id: str, clan: Seat, slot: Slot, clause: str) -> None:
        name = place_name(clan, slot)
        values: dict[str, int | str] = {"seat": clan, "slot": slot + 1}
        super().__init__(f"{word} {name}", Message(f"loch-lomond-{id}", values), f"clan:{name}", clause)
        self.clan = clan
        self.slot = slot


class At(InClan):
    """It is looked at, swapped or moved."""


class Shooed(InClan):
    """It is said to be a copy of the one on the Open pile."""


class Find(Choice):
    """A card in the Open pile."""

    def __init__(self, kind: Card) -> None:
        name = CARD_NAMES[kind]
        super().__init__(f"find {name}", Message("loch-lomond-find", {"card": name}), f"card:{name}", "L33")
        self.kind = kind


class Rival(Choice):
    """A rival's clan."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"rival {seat + 1}", Message("loch-lomond-rival", {"seat": seat}), f"seat:{seat}", "L36")
        self.seat = seat


PASS: Final = Pass("pass", Message("loch-lomond-pass"), "", "L13")
TAKE: Final = Choice("take", Message("loch-lomond-take"), "open", "L10")
"""The card on top of the Open pile."""
DRAW: Final = Choice("draw", Message("loch-lomond-draw"), "closed", "L11")
"""A card from the Closed pile."""
SAORSA: Final = Choice("saorsa", Message("loch-lomond-saorsa"), "", "L25", ask_twice=True)
"""The clan is free, says its leader."""
PLAY: Final = Choice("play", Message("loch-lomond-play"), "open", "L12")
"""The drawn card straight onto the Open pile."""
CLAIM: Final = Choice("turn up", Message("loch-lomond-claim-witch"), "", "L37", ask_twice=True)
"""To turn up a card of one's own clan that one remembers as the Witch."""
SWAP: Final = [Swap("swap", slot, "L10") for slot in EVERY_SLOT]
SWAP_UP: Final = [SwapFaceUp("swap", slot, "L38", "-up") for slot in EVERY_SLOT]
TURN_UP: Final = [TurnUp("turn up", slot, "L37") for slot in EVERY_SLOT]
GIVE: Final = [Give("give", slot, "L19") for slot in EVERY_SLOT]
AT: Final = [[At("at", "at", clan, slot, "L31") for slot in EVERY_SLOT] for clan in range(SEATS)]
SHOO: Final = [[Shooed("shoo", "shoo-at", clan, slot, "L17") for slot in EVERY_SLOT] for clan in range(SEATS)]
FIND: Final = [Find(kind) for kind in EVERY_CARD]
RIVAL: Final = [Rival(seat) for seat in range(SEATS)]
TOP: Final = Choice("top", Message("loch-lomond-top"), "closed", "L39")
"""The top card of the Closed pile."""
WITCHES_POWER: Final = Choice("witch", Message("loch-lomond-witch"), "", "L39")
"""The power of a Witch who lies face up."""
STONE: Final = Choice("stone", Message("loch-lomond-stone"), "", "L43")
"""A Seer Stone Token."""
BABY: Final = Choice("baby", Message("loch-lomond-baby"), "", "L44")
"""A Baby Monster Token."""
DONE: Final = Choice("done", Message("loch-lomond-done"), "", "L06")
"""What was shown has been seen."""

POWERS: Final = [WITCHES_POWER, STONE, BABY]
"""What one may use at the pauses of one's own turn."""
AT_PAUSES: Final = [*POWERS, CLAIM]
"""What one may do at them."""

EVERYWHERE: Final = [*[at for clan in AT for at in clan], *[shooed for clan in SHOO for shooed in clan]]
PLAIN: Final = [PASS, DONE, TAKE, DRAW, PLAY, SAORSA, CLAIM, *POWERS, TOP]

VOCABULARY: Final = Vocabulary([*PLAIN, *RIVAL, *FIND, *SWAP, *SWAP_UP, *TURN_UP, *GIVE, *EVERYWHERE])
