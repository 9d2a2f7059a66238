"""How the levels and tempers think: what they look at, what they hold dear, and how much they are to be trusted."""

from __future__ import annotations

from typing import Final


class Mind:
    """A level. What it holds dear is in points."""

    def __init__(
        self,
        listed: bool,
        wandering: float,
        look: float,
        ambition: float,
        started: float,
        daring: float,
        crowd: float,
        load: float,
        gnomes: list[float],
        freed: list[float],
        fight: float,
        thrift: float,
        trust: float,
        a_lie: float,
        a_truth: float,
        dread: float,
        accepted: list[float],
        hope: float,
        margin: float,
        progress: float,
        hawking: int,
        enough: int,
        last_offer: int,
        trap_card: float,
        trap_cards: int,
        last_plan: int,
    ) -> None:
        self.listed = listed
        """Whether it has the habits of the knack of rules version 1: the first of equal rooms, lies that follow from
        what all can see, and any card for a duel.
        """
        self.wandering = wandering
        """The heat of placing a gnome: so much better a place must be to be chosen 2.7 times as often."""
        self.look = look
        """What it is worth to look at two objects first."""
        self.ambition = ambition
        """How much of a colour's points each object of it promises."""
        self.started = started
        """How much more it is worth to go on with a colour than to begin one."""
        self.daring = daring
        """How much of its points a task for enchanted objects promises."""
        self.crowd = crowd
        """What is left of the prospects in a room for every rival who stands there."""
        self.load = load
        """What a thing is worth that a gnome carries, where it is a question of losing it."""
        self.gnomes = gnomes
        """What it costs to have each gnome behind bars."""
        self.freed = freed
        """What it is worth to have each gnome freed."""
        self.fight = fight
        """What is worth a quarrel."""
        self.thrift = thrift
        """What a goodies card is worth for each point of its bonus, at the beginning of the game."""
        self.trust = trust
        """How far a word is believed before anybody has lied."""
        self.a_lie = a_lie
        """How much of that a lie costs."""
        self.a_truth = a_truth
        """How much a word that was kept adds to it."""
        self.dread = dread
        """How many times as likely as by chance it thinks that another has something enchanted to get rid of."""
        self.accepted = accepted
        """How likely an offer of one, two or three things for one is accepted."""
        self.hope = hope
        """How likely a partner has something enchanted to spare."""
        self.margin = margin
        """What a deal must bring at least."""
        self.progress = progress
        """How much of the points of a task that is half done counts in talks: another deal may finish it."""
        self.hawking = hawking
        """Out of a hundred offers, in how many it gives something enchanted that it cannot use, and says so."""
        self.enough = enough
        """Who has declined so many of its offers in these talks gets no more of them."""
        self.last_offer = last_offer
        """After so many words no new offer is begun."""
        self.trap_card = trap_card
        """What a trap card is worth for each round in which it may spring."""
        self.trap_cards = trap_cards
        """How many it would like to hold."""
        self.last_plan = last_plan
        """After so many words no new trap is planned."""


class Temper:
    """How far one may be trusted. Whether it lies or betrays here and now is drawn by lot."""

    def __init__(self, lies: int, betrays: int, silent: bool = False) -> None:
        self.lies = lies
        """Out of a hundred deals, in how many it would lie."""
        self.betrays = betrays
        """Out of a hundred traps, how many it would let fail; twice as many where a partner leads."""
        self.silent = silent
        """Whether it deals with nobody."""


def old_knack() -> Mind:
    """The knack of rules version 1."""
    return Mind(
        listed=True,
        wandering=0.0,
        look=0.5,
        ambition=1.0,
        started=0.0,
        daring=1.0,
        crowd=0.9,
        load=1.5,
        gnomes=[1.5, 2.5, 0.0],
        freed=[2.5, 3.5, 0.0],
        fight=1.5,
        thrift=0.0,
        trust=0.85,
        a_lie=0.3,
        a_truth=0.02,
        dread=1.0,
        accepted=[0.25, 0.7, 0.9],
        hope=0.3,
        margin=0.2,
        progress=0.0,
        hawking=0,
        enough=2,
        last_offer=30,
        trap_card=1.4,
        trap_cards=2,
        last_plan=4,
    )


def wary(mind: Mind, dread: float) -> None:
    """Half believes whom it does not know, so that a first lie brings little; a word kept counts for much."""
    mind.trust = 0.5
    mind.a_lie = 0.6
    mind.a_truth = 0.06
    mind.dread = dread


def gentle() -> Mind:
    """Goes where it likes, believes everybody, forgets lies, makes an offer or two, and thinks little of Merlin."""
    mind = old_knack()
    mind.listed = False
    mind.wandering = 1.5
    mind.look = 0.0
    mind.load = 0.5
    mind.thrift = 0.2
    mind.trust = 1.0
    mind.a_lie = 0.0
    mind.enough = 1
    mind.last_offer = 4
    mind.trap_card = 0.4
    return mind


def steady() -> Mind:
    """Deals with all who will, and remembers who has lied."""
    mind = old_knack()
    wary(mind, 3.0)
    mind.listed = False
    mind.wandering = 0.6
    mind.thrift = 0.3
    mind.hawking = 10
    mind.enough = 1
    mind.last_offer = 14
    mind.trap_card = 0.6
    mind.trap_cards = 3
    mind.last_plan = 16
    return mind


def sharp() -> Mind:
    """Goes on with what it has begun, deals towards tasks that another deal may finish, and fights for what counts."""
    mind = old_knack()
    wary(mind, 2.0)
    mind.listed = False
    mind.started = 0.2
    mind.thrift = 0.3
    mind.progress = 0.2
    mind.hawking = 20
    mind.trap_card = 0.8
    mind.trap_cards = 4
    mind.last_plan = 20
    return mind


OLD: Final = old_knack()
MINDS: Final = {"gentle": gentle(), "": steady(), "sharp": sharp()}
TEMPERS: Final = {
    "": Temper(lies=12, betrays=6),
    "honest": Temper(lies=0, betrays=0),
    "sly": Temper(lies=35, betrays=40),
    "silent": Temper(lies=0, betrays=6, silent=True),
}
