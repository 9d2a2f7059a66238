"""Monsters of Loch Lomond as the package finds it."""

from __future__ import annotations

from bothy.games.loch_lomond import choices, table
from bothy.games.loch_lomond.board.drawing import draw
from bothy.games.loch_lomond.board.figures import figures
from bothy.games.loch_lomond.bot.knack import choose
from bothy.games.loch_lomond.bot.levels import LEVELS
from bothy.games.loch_lomond.bot.outlook import outlook
from bothy.games.loch_lomond.bot.tricks import REACTIONS, TRICKS, trick
from bothy.games.loch_lomond.box import ROUNDS, RULES_VERSION, LomondBox
from bothy.games.loch_lomond.choices import CARD_NAMES, EVERY_CARD, EVERY_SLOT
from bothy.games.loch_lomond.content.reading import box, load
from bothy.games.loch_lomond.reasons import reasons
from bothy.games.loch_lomond.rounds import FirstStart
from bothy.games.loch_lomond.scene import LomondLanguage
from bothy.games.loch_lomond.shoo import Shoo
from bothy.games.loch_lomond.table import BABIES, STONES, TOKEN, VICTORIES, Loch
from bothy.games.loch_lomond.turn import LAPS_OF_STILLNESS
from bothy.games.loch_lomond.upgrading import upgraded
from bothy.kernel import NOTHING, Box, Choice, Event, Game, Message, Option, Reason, Result, Sight, Step, TieBreak
from bothy.kernel.game import Say
from bothy.kit.constants import named


class LochLomond(Game[Loch]):
    def __init__(self) -> None:
        super().__init__(
            "loch-lomond",
            "Monsters of Loch Lomond",
            (2, 6),
            RULES_VERSION,
            Loch,
            [
                Option("memory", ("trust", "aid"), "L54"),
                Option("chain", ("on", "off"), "L22"),
                Option("empty-clan", ("plays-on", "ends"), "L15", since=3),
            ],
        )
        self.language = LomondLanguage()

    def box(self, seats: int, options: dict[str, str], pack: str) -> LomondBox:
        return box(seats, tuple(options.items()), pack)

    def check_pack(self, pack: str, name: str) -> None:
        load(pack, name)

    def trusts_memory(self, box: Box) -> bool:
        """L54: unless the table has agreed on an aid."""
        assert isinstance(box, LomondBox)
        return box.trusts_memory

    def opening(self, box: Box) -> Step[Loch]:
        return FirstStart()

    def result(self, loch: Loch) -> Result:
        """L52: the fewest points win; then more Victory Tokens, then the better last round; then it is shared."""
        seats = loch.lomond_box.all_seats
        last = loch.book[-len(seats) :] or [0] * len(seats)
        breaks = [
            TieBreak(Message("loch-lomond-tie-victories"), loch.victories),
            TieBreak(Message("loch-lomond-tie-last-round"), last, low=True),
        ]
        return Result.ranked([loch.total(seat) for seat in seats], breaks, low=True)

    def account(self, loch: Loch, events: list[Event]) -> list[tuple[Message, list[int]]]:
        seats = loch.box.seats
        lines = [
            (Message("loch-lomond-account-round", {"round": first // seats + 1}), loch.book[first : first + seats])
            for first in range(0, len(loch.book), seats)
        ]
        tokens = [count * loch.lomond_box.victory for count in loch.victories]
        return [*lines, (Message("loch-lomond-account-victories"), tokens)]

    def rounds(self, loch: Loch) -> int:
        return loch.round

    def bound(self, box: Box) -> int:
        """Cards leave the Closed pile at most 103 times in a round before it ends, and every three laps at least.

        In a turn a seat uses two Witches and a token (three answers and an outcome each), turns up three cards,
        draws or takes, swaps and acts (twelve); up to 26 cards can land on the Open pile, and for each of them all
        seats may answer, be heard and pay, and one give a card.
        """
        seats = box.seats
        turns = 104 * LAPS_OF_STILLNESS * seats + seats
        answers = 12 + 6 + 12 + 26 * (3 * seats + 1)
        return 1 + ROUNDS * (4 * seats + 1 + 2 * seats + turns * answers)

    def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
        return upgraded(data)

    def knack(self, sight: Sight[Loch], choices: list[Choice], level: str, seed: int) -> Choice:
        return choose(sight, choices, level, seed)

    def levels(self) -> list[str]:
        return ["gentle", "sharp"]

    def tricks(self) -> list[str]:
        return TRICKS

    def trick(self, sight: Sight[Loch], choices: list[Choice], name: str, seed: int) -> Choice:
        return trick(sight, choices, name, seed)

    def reaction(self, level: str) -> float:
        return LEVELS[level].reaction if level in LEVELS else REACTIONS.get(level, LEVELS[""].reaction)

    def outlook(self, loch: Loch) -> list[float]:
        return outlook(loch)

    def tick(self, loch: Loch) -> int:
        """Rounds that have been counted: one that has begun deals new clans."""
        return len(loch.book)

    def pondering(self, step: Step[Loch]) -> float:
        """Whether to call Shoo is asked after every card, and a guess costs a card."""
        return 0.0 if isinstance(step, Shoo) else 1.0

    def reasons(self, sight: Sight[Loch], choice: Choice) -> list[Reason]:
        return reasons(sight, choice)

    def figures(self, sight: Sight[Loch]) -> dict[str, object]:
        return figures(sight)

    def conserved(self, loch: Loch) -> dict[str, int]:
        """Cards and tokens neither come nor go, and every card in a clan has its masks."""
        sums: dict[str, int] = {}
        for kind, name in zip(EVERY_CARD, CARD_NAMES, strict=True):
            clans = sum(clan.count(kind) for clan in loch.clans)
            sums[name] = clans + loch.open.count(kind) + loch.closed[kind] + (loch.top == kind) + (loch.held == kind)
        sums["baby-monster-token"] += sum(loch.babies) + loch.stock[BABIES] + loch.gone[BABIES]
        sums["seer-stone"] = sum(loch.stones) + loch.stock[STONES] + loch.gone[STONES]
        sums["victory"] = sum(loch.victories) + loch.stock[VICTORIES] + loch.gone[VICTORIES]
        sums["closed pile miscounted"] = sum(loch.closed) + (loch.top != NOTHING) - loch.left
        sums["places without masks"] = sum(
            abs(len(clan) - len(masks))
            for faces in (loch.knows, loch.shows, loch.seen_in)
            for clan, masks in zip(loch.clans, faces, strict=True)
        ) + sum(abs(len(loch.open) - len(masks)) for masks in (loch.open_knows, loch.open_shows))
        sums["face up and not known to all"] = sum(
            loch.knows[seat][slot] != -1 or loch.shows[seat][slot] != -1
            for seat in range(loch.box.seats)
            for slot in EVERY_SLOT[: len(loch.clans[seat])]
            if loch.is_up(seat, slot)
        )
        sums["shown and not known"] = sum(
            shows & ~knows != 0
            for clan, masks in zip(loch.shows, loch.knows, strict=True)
            for shows, knows in zip(clan, masks, strict=True)
        )
        sums["tokens face down and not known to all"] = sum(
            face == TOKEN and mask != -1
            for faces, masks in zip(loch.clans, loch.knows, strict=True)
            for face, mask in zip(faces, masks, strict=True)
        )
        return sums

    def constants(self) -> dict[str, object]:
        return {**named(choices, "CARD_NAMES"), **named(table, "TOKEN")}

    def draw(self, sight: Sight[Loch], say: Say) -> str:
        return draw(sight, say)
