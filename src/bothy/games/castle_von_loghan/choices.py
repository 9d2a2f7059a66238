"""Everything that can be answered in Castle von Loghan."""

from __future__ import annotations

from typing import Final, NewType

from bothy.games.castle_von_loghan.content.rows import BOARDS, LETTERS, PLACE_KEYS, PLACES, ROOM_KEYS, ROOMS, words
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice, Pass, Vocabulary

CHARACTERS: Final = 6
AGENT_KEYS: Final = words("pill bastion lumen rook wisp cog")
CARD_KEYS: Final = words("hit critical-hit clever-attack parry aid counter hard-counter miss")
HIT: Final = 0
CRITICAL: Final = 1
CLEVER: Final = 2
PARRY: Final = 3
AID: Final = 4
COUNTER: Final = 5
HARD_COUNTER: Final = 6
MISS: Final = 7
BLOWS: Final = [HIT, CRITICAL, CLEVER]
"""The combat cards that do Damage."""
PLACE_NAMES: Final = words(
    "left right belt back pack-1 pack-2 pack-3 pack-4 pack-5 pack-6 loose-1 loose-2 loose-3 loose-4"
)
LEFT: Final = 0
RIGHT: Final = 1
BELT: Final = 2
BACK: Final = 3
PACK: Final = 4
LOOSE: Final = 10
"""Where a character keeps things: two hands, two inventory slots, six places in the backpack, and things of no size."""
KEPT: Final = 14
"""Places for treasures that a character has."""
Slot = NewType("Slot", int)
"""One of the places of all characters, as the table counts them."""
TARGETS: Final = 30
AMOUNTS: Final = 100
REACTIONS: Final = words("alert coin gain big-gain last-health")
ON_ALERT: Final = 0
ON_COIN: Final = 1
ON_GAIN: Final = 2
ON_BIG_GAIN: Final = 3
ON_LAST_HEALTH: Final = 4
"""What a standing order can be for: a Tails of an Enemy Alert, any Tails, Energy that another gets, much of it, and the
last Health."""
USES: Final = 2
KEY: Final = "castle-von-loghan"
Values = dict[str, int | str]


def slot(character: int, place: int) -> Slot:
    """A place of a character among those of all."""
    return Slot(character * KEPT + place)


class Agent(Choice):
    """To play this agent."""

    def __init__(self, agent: int) -> None:
        name = AGENT_KEYS[agent]
        super().__init__(f"agent {name}", Message(f"{KEY}-agent", {"agent": name}), f"agent:{name}", "V10")
        self.agent = agent


class Go(Choice):
    """To move the group into this room."""

    def __init__(self, room: int) -> None:
        name = ROOM_KEYS[room]
        super().__init__(f"go {name}", Message(f"{KEY}-go", {"room": name}), f"place:{name}", "V18")
        self.room = room


class Door(Choice):
    """The door between two places, to force or to open it."""

    def __init__(self, one: int, other: int) -> None:
        values: Values = {"place": PLACE_KEYS[one], "other": PLACE_KEYS[other]}
        name = f"{PLACE_KEYS[one]} {PLACE_KEYS[other]}"
        super().__init__(f"door {name}", Message(f"{KEY}-door", values), f"door:{name.replace(' ', '/')}", "V22")
        self.one = one
        self.other = other


class Decide(Choice):
    """The Decision card of this letter."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"choose {name}", Message(f"{KEY}-choose", {"letter": name}), f"letter:{name}", "V27")
        self.letter = letter


class Use(Choice):
    """To use a treasure of this character."""

    def __init__(self, character: int, place: int) -> None:
        values: Values = {"character": character + 1, "place": PLACE_NAMES[place]}
        name = f"{character + 1} {PLACE_NAMES[place]}"
        super().__init__(f"use {name}", Message(f"{KEY}-use", values), f"thing:{character}/{place}", "V14")
        self.character = character
        self.place = place


class Skill(Choice):
    """To use the skill of this character, the first or the second thing it can do."""

    def __init__(self, character: int, use: int) -> None:
        values: Values = {"character": character + 1, "use": use + 1}
        name = f"{character + 1} {use + 1}"
        super().__init__(f"skill {name}", Message(f"{KEY}-skill", values), f"skill:{character}/{use}", "V17")
        self.character = character
        self.use = use


class Order(Choice):
    """To give a standing order, or take it back."""

    def __init__(self, character: int, reaction: int) -> None:
        values: Values = {"character": character + 1, "reaction": REACTIONS[reaction]}
        name = f"{character + 1} {REACTIONS[reaction]}"
        super().__init__(f"order {name}", Message(f"{KEY}-order", values), "", "V83")
        self.character = character
        self.reaction = reaction


class Trade(Choice):
    """To propose a trade to another character."""

    def __init__(self, character: int, partner: int) -> None:
        values: Values = {"character": character + 1, "partner": partner + 1}
        name = f"{character + 1} {partner + 1}"
        super().__init__(f"trade {name}", Message(f"{KEY}-trade", values), f"character:{partner}", "V16")
        self.character = character
        self.partner = partner


class Thing(Choice):
    """A word about a treasure in one of one's places."""

    def __init__(self, word: str, place: int, clause: str) -> None:
        name = PLACE_NAMES[place]
        super().__init__(f"{word} {name}", Message(f"{KEY}-{word}", {"place": name}), f"own:{place}", clause)
        self.place = place


class Wield(Thing):
    """To take it into one's hands."""


class PutAway(Thing):
    """To put away what is in this hand."""


class Offer(Thing):
    """To give it: in a trade, or up."""


class Want(Thing):
    """To want what the other keeps there."""


class Swap(Thing):
    """To put a new treasure there, and part with what is there."""


class Disenchant(Thing):
    """To make Energy of it."""


class Sell(Thing):
    """To sell it to Gob-Li."""


class ThrowAway(Thing):
    """To discard it for nothing."""


class Put(Thing):
    """To put a new treasure into this empty place."""


class Amount(Choice):
    """So many: Energy Spheres or Reward Points."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"amount {amount}", Message(f"{KEY}-amount", {"amount": amount}), "", "V04")
        self.amount = amount


class Play(Choice):
    """A combat card of this character."""

    def __init__(self, character: int, card: int) -> None:
        values: Values = {"character": character + 1, "card": CARD_KEYS[card]}
        name = f"{character + 1} {CARD_KEYS[card]}"
        super().__init__(f"play {name}", Message(f"{KEY}-play", values), f"card:{character}/{card}", "V44")
        self.character = character
        self.card = card


class Lose(Choice):
    """To discard a combat card of this kind."""

    def __init__(self, card: int) -> None:
        name = CARD_KEYS[card]
        super().__init__(f"discard {name}", Message(f"{KEY}-discard", {"card": name}), f"own-card:{card}", "V43")
        self.card = card


class Target(Choice):
    """An enemy, by its place in the row."""

    def __init__(self, foe: int) -> None:
        super().__init__(f"enemy {foe + 1}", Message(f"{KEY}-enemy", {"foe": foe + 1}), f"enemy:{foe}", "V44")
        self.foe = foe


class To(Choice):
    """One of the characters."""

    def __init__(self, character: int) -> None:
        values: Values = {"character": character + 1}
        super().__init__(f"to {character + 1}", Message(f"{KEY}-to", values), f"character:{character}", "V15")
        self.character = character


class Sneak(Choice):
    """To sneak into this room, with the Invisibility Cloak or without."""

    def __init__(self, room: int, cloak: bool) -> None:
        name = ROOM_KEYS[room]
        word, clause = ("cloak", "V68") if cloak else ("sneak", "V67")
        super().__init__(f"{word} {name}", Message(f"{KEY}-{word}", {"room": name}), f"place:{name}", clause)
        self.room = room
        self.cloak = cloak


class Look(Choice):
    """To look at the top search token of this room."""

    def __init__(self, room: int) -> None:
        name = ROOM_KEYS[room]
        super().__init__(f"look {name}", Message(f"{KEY}-look", {"room": name}), f"place:{name}", "V30")
        self.room = room


class Travel(Choice):
    """To change to this timeline."""

    def __init__(self, board: int) -> None:
        name = BOARDS[board]
        super().__init__(f"travel {name}", Message(f"{KEY}-travel", {"board": name}), f"board:{name}", "V75")
        self.board = board


DONE: Final = Pass("done", Message(f"{KEY}-done"), "", "V11")
ACCEPT: Final = Choice("accept", Message(f"{KEY}-accept"), "", "V57")
REFUSE: Final = Pass("refuse", Message(f"{KEY}-refuse"), "", "V57")
NOTHING_BACK: Final = Choice("want nothing", Message(f"{KEY}-want-nothing"), "", "V16")
RETURN: Final = Choice("return it", Message(f"{KEY}-return"), "", "V15")
DISENCHANT_IT: Final = Choice("disenchant it", Message(f"{KEY}-disenchant-it"), "", "V15")
LEAVE: Final = Pass("leave", Message(f"{KEY}-leave"), "", "V47")
EXTRA: Final = Choice("draw", Message(f"{KEY}-draw"), "", "V39")
RECUPERATE: Final = Choice("recuperate", Message(f"{KEY}-recuperate"), "", "V40")
REST_HEALTH: Final = Choice("rest health", Message(f"{KEY}-rest-health"), "track:health", "V61")
REST_CLARITY: Final = Choice("rest clarity", Message(f"{KEY}-rest-clarity"), "track:clarity", "V61")
RECHARGE_IT: Final = Choice("recharge", Message(f"{KEY}-recharge"), "action:recharge", "V62")
SEARCH: Final = Choice("search", Message(f"{KEY}-search"), "action:search", "V63")
SKIP: Final = Pass("skip", Message(f"{KEY}-skip"), "", "V60")
STAY: Final = Pass("stay", Message(f"{KEY}-stay"), "", "V75")
AGENT: Final = [Agent(agent) for agent in range(CHARACTERS)]
GO: Final = [Go(room) for room in range(ROOMS)]
DOOR: Final = [[Door(one, other) for other in range(one + 1, PLACES)] for one in range(PLACES - 1)]
"""Doors, by the smaller number of the two places, and then by how much greater the other is, less one."""
DECIDE: Final = [Decide(letter) for letter in range(len(LETTERS))]
USE: Final = [[Use(character, place) for place in range(KEPT)] for character in range(CHARACTERS)]
SKILL: Final = [[Skill(character, use) for use in range(USES)] for character in range(CHARACTERS)]
ORDER: Final = [[Order(character, reaction) for reaction in range(len(REACTIONS))] for character in range(CHARACTERS)]
TRADE: Final = [[Trade(character, partner) for partner in range(CHARACTERS)] for character in range(CHARACTERS)]
WIELD: Final = [Wield("wield", place, "V36") for place in range(LOOSE)]
PUT_AWAY: Final = [PutAway("put-away", place, "V36") for place in range(BELT)]
OFFER: Final = [Offer("give", place, "V16") for place in range(KEPT)]
WANT: Final = [Want("want", place, "V16") for place in range(KEPT)]
SWAP: Final = [Swap("swap", place, "V15") for place in range(LOOSE)]
DISENCHANT: Final = [Disenchant("disenchant", place, "V69") for place in range(KEPT)]
SELL: Final = [Sell("sell", place, "V66") for place in range(KEPT)]
THROW_AWAY: Final = [ThrowAway("throw-away", place, "V69") for place in range(KEPT)]
PUT: Final = [Put("put", place, "V15") for place in range(LOOSE)]
AMOUNT: Final = [Amount(amount) for amount in range(AMOUNTS)]
PLAY: Final = [[Play(character, card) for card in range(len(CARD_KEYS))] for character in range(CHARACTERS)]
LOSE: Final = [Lose(card) for card in range(len(CARD_KEYS))]
TARGET: Final = [Target(foe) for foe in range(TARGETS)]
TO: Final = [To(character) for character in range(CHARACTERS)]
SNEAK: Final = [Sneak(room, False) for room in range(ROOMS)]
CLOAKED: Final = [Sneak(room, True) for room in range(ROOMS)]
LOOK: Final = [Look(room) for room in range(ROOMS)]
TRAVEL: Final = [Travel(board) for board in range(len(BOARDS))]


def door(one: int, other: int) -> Choice:
    """The word for the door between two places, the smaller number first."""
    return DOOR[one][other - one - 1]


PLAIN: Final = [DONE, ACCEPT, REFUSE, NOTHING_BACK, RETURN, DISENCHANT_IT, LEAVE, EXTRA, RECUPERATE]
ACTIONS: Final = [REST_HEALTH, REST_CLARITY, RECHARGE_IT, SEARCH, SKIP, STAY]
DOORS: Final = [choice for row in DOOR for choice in row]
PAUSES: Final = [choice for table in (USE, SKILL, ORDER) for row in table for choice in row]
TRADES: Final = [choice for who, row in enumerate(TRADE) for partner, choice in enumerate(row) if partner != who]
THINGS: Final = [*WIELD, *PUT_AWAY, *OFFER, *WANT, *SWAP, *DISENCHANT, *SELL]
CARDS: Final = [*[choice for row in PLAY for choice in row], *LOSE]
AIMS: Final = [*TARGET, *TO, *SNEAK, *CLOAKED, *LOOK, *TRAVEL]
LATER: Final = [*THROW_AWAY, *PUT]
"""Words of version 3: the numbers of older ones stay."""
VOCABULARY: Final = Vocabulary(
    [*PLAIN, *ACTIONS, *AGENT, *GO, *DOORS, *DECIDE, *PAUSES, *TRADES, *THINGS, *AMOUNT, *CARDS, *AIMS, *LATER]
)
