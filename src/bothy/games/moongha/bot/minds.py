"""How the levels think: what they look at, what they hold dear, and how much chance there is in what they do."""

from __future__ import annotations

from typing import Final


class Mind:
    """A level. What it holds dear is in victory points; heats too: so much better an answer must be to be given 2.7
    times as often.
    """

    def __init__(
        self,
        careless: bool,
        building: float,
        acting: float,
        rival: float,
        margin: float,
        kept: float,
        last: float,
        at_home: float,
        a_turn: list[float],
        drakoor: float,
        finishing: float,
        again: float,
        healing: float,
        hiding: float,
        wounded: float,
        exposure: float,
        unmasking: float,
        loading: float,
        waiting: float,
        armed: float,
        unarmed: float,
        guard: float,
        secret: float,
        token: float,
        crowd: float,
        spread: float,
        company: float,
    ) -> None:
        self.careless = careless
        """Whether it has the habits of the knack of rules version 1: always the first of equals, tokens laid that only
        come back, others loaded for nothing, and cities that tell its secrets.
        """
        self.building = building
        """The heat of choosing what to build."""
        self.acting = acting
        """The heat of choosing an action."""
        self.rival = rival
        """What a point is worth that a rival loses."""
        self.margin = margin
        """What a cube more than needed is worth, since others will come."""
        self.kept = kept
        """What an attack token kept for later is worth, for each die it brings."""
        self.last = last
        """How much of that is left in the last turn."""
        self.at_home = at_home
        """How loath it is to strike a city whose counter it holds: others will do it soon enough."""
        self.a_turn = a_turn
        """What a monster of each kind brings in a turn."""
        self.drakoor = drakoor
        """What a Drakoor will bring."""
        self.finishing = finishing
        """How much tokens that lie in a box already count towards the price."""
        self.again = again
        """How much a second monster of a kind is worth, beside the first."""
        self.healing = healing
        """What the last damage cube on a monster is worth, as a part of the monster."""
        self.hiding = hiding
        """What it is worth to hide a monster, as a part of it."""
        self.wounded = wounded
        """How much more that is for one that is nearly dead."""
        self.exposure = exposure
        """How much it minds the military that stands around a revealed monster."""
        self.unmasking = unmasking
        """What it costs to strike from hiding, as a part of the monster."""
        self.loading = loading
        """What one attack more is worth for each die, beyond what it would bring at once."""
        self.waiting = waiting
        """What a token is worth for each die, where nothing can be struck now."""
        self.armed = armed
        self.unarmed = unarmed
        """How much of what a monster could do elsewhere makes it walk there, with tokens at hand and without."""
        self.guard = guard
        """What a human is worth in a city, for each point one has to lose there."""
        self.secret = secret
        """How many points a city counter counts for in that."""
        self.token = token
        """How much of what a Pass token could fetch makes it lay one."""
        self.crowd = crowd
        self.spread = spread
        self.company = company
        """How much a new monster shuns humans, others of its own seat, and those of rivals."""


def old_knack() -> Mind:
    """The knack of rules version 1."""
    return Mind(
        careless=True,
        building=0.0,
        acting=0.0,
        rival=0.35,
        margin=0.2,
        kept=0.4,
        last=0.5,
        at_home=0.0,
        a_turn=[0.1, 0.0, 0.2, 0.3, 1.0, 1.4, 2.2],
        drakoor=2.6,
        finishing=0.0,
        again=0.8,
        healing=0.0,
        hiding=0.12,
        wounded=0.0,
        exposure=0.0,
        unmasking=0.0,
        loading=0.4,
        waiting=0.3,
        armed=0.8,
        unarmed=0.3,
        guard=0.12,
        secret=1.5,
        token=0.0,
        crowd=0.7,
        spread=1.5,
        company=0.1,
    )


def gentle() -> Mind:
    """Builds what it likes, strikes as soon as it can, and looks neither at what rivals lose nor at who may shoot."""
    mind = old_knack()
    mind.careless = False
    mind.building = 1.2
    mind.acting = 0.8
    mind.rival = 0.0
    mind.margin = 0.5
    mind.at_home = 2.0
    mind.kept = 0.1
    return mind


def steady() -> Mind:
    """Strikes, hides and heals with measure, and is not always exact."""
    mind = old_knack()
    mind.careless = False
    mind.building = 0.5
    mind.acting = 0.2
    mind.kept = 0.32
    mind.at_home = 4.0
    mind.a_turn = [0.15, 0.0, 0.3, 0.3, 0.8, 1.3, 2.6]
    mind.drakoor = 2.2
    mind.finishing = 0.5
    mind.healing = 0.7
    mind.wounded = 0.2
    mind.armed = 1.0
    return mind


def sharp() -> Mind:
    """Weighs what its strikes cost, whom they serve, and what the others may do about them: by `tools/tuning.py`."""
    mind = old_knack()
    mind.careless = False
    mind.building = 0.2
    mind.rival = 0.24
    mind.margin = 0.24
    mind.kept = 0.23
    mind.at_home = 100.0
    mind.a_turn = [0.25, 0.0, 0.55, 0.43, 0.45, 1.1, 3.0]
    mind.drakoor = 1.9
    mind.finishing = 0.55
    mind.again = 0.65
    mind.healing = 0.8
    mind.wounded = 0.17
    mind.exposure = 0.31
    mind.unmasking = 0.045
    mind.loading = 0.5
    mind.waiting = 0.33
    mind.armed = 1.3
    mind.unarmed = 0.33
    mind.guard = 0.18
    mind.secret = 1.8
    mind.token = 0.36
    return mind


OLD: Final = old_knack()
MINDS: Final = {"gentle": gentle(), "": steady(), "sharp": sharp()}
