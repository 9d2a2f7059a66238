"""Setting up: the start player, Nessie, the blockers of a game for two, three open photos."""

from __future__ import annotations

from bothy.games.loch_ness.choices import GROUPS, SPACE, SPOT, Space, SpaceNumber, Spot, spot_name
from bothy.games.loch_ness.photos import TurnPhoto
from bothy.games.loch_ness.rounds import FirstRound
from bothy.games.loch_ness.spots import FrontSpot
from bothy.games.loch_ness.table import Loch, Steps
from bothy.kernel import Chance, Choice, Decision, Luck, Rule, Seat

BLOCKERS = 6


class FirstStart(Chance[Loch]):
    """N02: who begins is drawn."""

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(loch.box.seats)]

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.start = outcome
        loch.tell("starts", {"seat": outcome}, "marker", "", f"seat:{outcome}")
        return (SetUp(),)


class SetUp(Rule[Loch]):
    """N01: Nessie goes into the loch, two seats place blockers, three photos are turned up."""

    def apply(self, loch: Loch) -> Steps:
        release: Steps = (ReleaseNessie(loch.start),) if loch.loch_box.nessie_chosen else (NessieAppears(),)
        blockers: Steps = ()
        if loch.box.seats == 2:
            blockers = tuple([PlaceBlocker((loch.start + turn) % 2) for turn in range(BLOCKERS)])
        return *release, *blockers, TurnPhoto(), TurnPhoto(), TurnPhoto(), FirstRound()


class ReleaseNessie(Decision[Loch]):
    """N03: the start player puts large Nessie on any space."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [*SPACE]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        return SPACE[luck.fork(GROUPS)]

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Space)
        loch.nessie = choice.space
        loch.tell("releases", {"seat": self.seat, "space": choice.space + 1}, "nessie", "", choice.target)
        return ()


class NessieAppears(Chance[Loch]):
    """N03: with the option, chance puts her there."""

    def odds(self, loch: Loch) -> list[tuple[int, int]]:
        return [(space, 1) for space in range(GROUPS)]

    def happened(self, loch: Loch, outcome: int) -> Steps:
        loch.nessie = SpaceNumber(outcome)
        loch.tell("appears", {"space": outcome + 1}, "nessie", "", f"space:{outcome + 1}")
        return ()


class PlaceBlocker(FrontSpot):
    """N06: in a game for two, a face-down camera of an unused colour on an empty front spot."""

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Spot)
        loch.blockers |= 1 << choice.spot
        loch.taken |= 1 << choice.spot
        if loch.sink is not None:
            spot = spot_name(choice.spot)
            loch.tell(
                "blocks", {"seat": self.seat, "spot": spot}, "blocker", f"seat:{self.seat}", SPOT[choice.spot].target
            )
        return ()
