"""Loch Ness as the package finds it."""

from __future__ import annotations

from bothy.games.loch_ness import choices, table
from bothy.games.loch_ness.board.drawing import draw
from bothy.games.loch_ness.board.figures import figures
from bothy.games.loch_ness.bot.knack import choose
from bothy.games.loch_ness.bot.outlook import outlook
from bothy.games.loch_ness.bot.tricks import TRICKS, trick
from bothy.games.loch_ness.box import RULES_VERSION, LochBox
from bothy.games.loch_ness.content.reading import box, load
from bothy.games.loch_ness.reasons import reasons
from bothy.games.loch_ness.scene import NessLanguage
from bothy.games.loch_ness.setting_up import FirstStart
from bothy.games.loch_ness.table import CAMERAS, Loch
from bothy.games.loch_ness.upgrading import upgraded
from bothy.kernel import Box, Choice, Event, Game, Message, Option, Reason, Result, Sight, Step
from bothy.kernel.game import Say
from bothy.kit.constants import named
from bothy.kit.points import points_told


class LochNess(Game[Loch]):
    def __init__(self) -> None:
        super().__init__(
            "loch-ness",
            "Loch Ness",
            (2, 5),
            RULES_VERSION,
            Loch,
            [
                Option("storm", ("off", "on"), "N36"),
                Option("room-service", ("off", "on"), "N41"),
                Option("change-group", ("off", "on"), "N43"),
                Option("pub-camera", ("moves", "stays"), "N44"),
                Option("nessie-start", ("chosen", "random"), "N03"),
                Option("equal-starts", ("off", "on"), "N45"),
                Option("album", ("open", "closed"), "N46", since=2, formerly="open"),
            ],
        )
        self.language = NessLanguage()

    def box(self, seats: int, options: dict[str, str], pack: str) -> LochBox:
        return box(seats, tuple(options.items()), pack)

    def upgrade(self, version: int, data: dict[str, object]) -> dict[str, object]:
        return upgraded(data)

    def check_pack(self, pack: str, name: str) -> None:
        load(pack, name)

    def opening(self, box: Box) -> Step[Loch]:
        return FirstStart()

    def result(self, loch: Loch) -> Result:
        """N35: most points win; who ties shares the victory."""
        return Result.highest(loch.scores)

    def account(self, loch: Loch, events: list[Event]) -> list[tuple[Message, list[int]]]:
        seats = loch.box.seats
        lines = [
            (Message("loch-ness-account-cameras"), points_told(events, "loch-ness-scores", seats)),
            (Message("loch-ness-account-photos"), points_told(events, "loch-ness-photo-points", seats)),
        ]
        if loch.loch_box.chosen("storm") == "on":
            paid = points_told(events, "loch-ness-wins-auction", seats)
            lines.append((Message("loch-ness-account-auctions"), [-points for points in paid]))
        return lines

    def rounds(self, loch: Loch) -> int:
        return loch.round

    def bound(self, box: Box) -> int:
        """Cards sum to at least 2, so there are at most 33 rounds to 65, and a lap more for equal starts.

        In a round a seat answers for its action (2), card, two moves (4), castle (2), bid and place (2), and
        takes at most two photos, each with an outcome, for each of its five cameras; one church, one bagpipes.
        """
        assert isinstance(box, LochBox)
        rounds = box.end // 2 + 1 + box.seats
        photos = 2 * max(box.photos_at) * (CAMERAS + 1)
        return 40 + rounds * (box.seats * (11 + photos) + 10)

    def knack(self, sight: Sight[Loch], choices: list[Choice], level: str, seed: int) -> Choice:
        return choose(sight, choices, level, seed)

    def levels(self) -> list[str]:
        return ["gentle", "sharp"]

    def tricks(self) -> list[str]:
        return TRICKS

    def trick(self, sight: Sight[Loch], choices: list[Choice], name: str, seed: int) -> Choice:
        return trick(sight, choices, name, seed)

    def outlook(self, loch: Loch) -> list[float]:
        return outlook(loch)

    def reasons(self, sight: Sight[Loch], choice: Choice) -> list[Reason]:
        return reasons(sight, choice)

    def figures(self, sight: Sight[Loch]) -> dict[str, object]:
        return figures(sight)

    def conserved(self, loch: Loch) -> dict[str, int]:
        """Photos neither come nor go, and a spot is taken exactly where a camera or a blocker stands."""
        spots = [spot for spot in [*loch.cameras, loch.white] if spot >= 0]
        standing = loch.blockers
        for spot in spots:
            standing |= 1 << spot
        photos = [sum(loch.photos[m::3]) + sum(loch.blind[m::3]) + loch.deck[m] + loch.display[m] for m in range(3)]
        return {
            "heads": photos[0],
            "bodies": photos[1],
            "tails": photos[2],
            "spots taken otherwise": standing ^ loch.taken,
            "spots shared": len(spots) + loch.blockers.bit_count() - standing.bit_count(),
            "blind photos uncounted": sum(loch.blind) - sum(loch.rolls),
            "cards laid and spent": sum(
                loch.spent[s] >> loch.laid[s] & 1
                for s in range(loch.box.seats)
                if loch.laid[s] >= 0 and loch.distilled != s
            ),
        }

    def constants(self) -> dict[str, object]:
        return {**named(choices, "GROUPS MOTIFS CAMERA_NAMES ACTION_NAMES"), **named(table, "CAMERAS WHITE")}

    def draw(self, sight: Sight[Loch], say: Say) -> str:
        return draw(sight, say)
