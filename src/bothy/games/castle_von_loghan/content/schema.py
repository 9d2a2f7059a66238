"""What rows of Castle von Loghan may say: the schema of its content files and of packs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bothy.games.castle_von_loghan.content.rows import (
    BoardKey,
    Colour,
    EventColour,
    Letter,
    PlaceKey,
    RoomKey,
    Size,
    Type,
    When,
)
from bothy.kit.content import Row

Copies = Annotated[int, Meta(ge=0, le=30)]
Count = Annotated[int, Meta(ge=1, le=9)]
Signed = Annotated[int, Meta(ge=-20, le=20)]
Price = Annotated[int, Meta(ge=0, le=99)]


# Effects: the steps that rows can name


class Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True, tag_field="do"):
    """A step that a row names. `once`: it happens once, however many chose it."""

    once: bool = False


class Health(Effect, kw_only=True, frozen=True, tag="health"):
    n: Signed


class Clarity(Effect, kw_only=True, frozen=True, tag="clarity"):
    n: Signed


class Energy(Effect, kw_only=True, frozen=True, tag="energy"):
    """`otherwise` follows if nobody has any to lose."""

    n: Signed
    who: Literal["you", "each", "richest"] = "you"
    otherwise: tuple[AnyEffect, ...] = ()


class ShareEnergy(Effect, kw_only=True, frozen=True, tag="share-energy"):
    n: Count


class DrawTreasure(Effect, kw_only=True, frozen=True, tag="treasure"):
    colour: Colour


class GiveUp(Effect, kw_only=True, frozen=True, tag="give-up"):
    then: tuple[AnyEffect, ...] = ()


class TopToken(Effect, kw_only=True, frozen=True, tag="token"):
    pass


class See(Effect, kw_only=True, frozen=True, tag="see"):
    n: Count
    who: Literal["you", "each"] = "you"
    where: Literal["area", "anywhere"] = "area"


class GobLi(Effect, kw_only=True, frozen=True, tag="gob-li"):
    pass


class Summon(Effect, kw_only=True, frozen=True, tag="summon"):
    colour: EventColour


class Lurk(Effect, kw_only=True, frozen=True, tag="lurk"):
    colour: EventColour
    n: Count = 1


class ClearLurking(Effect, kw_only=True, frozen=True, tag="clear-lurking"):
    colour: EventColour | None = None


class Alert(Effect, kw_only=True, frozen=True, tag="alert"):
    side: Literal["heads", "tails"]


class Initiative(Effect, kw_only=True, frozen=True, tag="initiative"):
    who: Literal["you", "each"] = "you"
    fight: Literal["next", "last"] = "next"


class Overwhelmed(Effect, kw_only=True, frozen=True, tag="overwhelmed"):
    who: Literal["you", "each"] = "you"


class BossComes(Effect, kw_only=True, frozen=True, tag="boss"):
    enemy: str


class BossDamage(Effect, kw_only=True, frozen=True, tag="boss-damage"):
    n: Count
    who: Literal["you", "nobody"] = "you"
    fight: Literal["next", "last"] = "next"


class BossHealth(Effect, kw_only=True, frozen=True, tag="boss-health"):
    n: Signed


class Stun(Effect, kw_only=True, frozen=True, tag="stun"):
    whom: Literal["enemy", "boss"] = "enemy"


class Join(Effect, kw_only=True, frozen=True, tag="join"):
    colour: EventColour
    n: Count = 1


class OpenDoor(Effect, kw_only=True, frozen=True, tag="open"):
    where: Literal["near", "any"]


class OpenStory(Effect, kw_only=True, frozen=True, tag="open-story"):
    room: RoomKey


class ChangeBoard(Effect, kw_only=True, frozen=True, tag="change-board"):
    board: BoardKey


class GoToClean(Effect, kw_only=True, frozen=True, tag="go-to-clean"):
    pass


class Travel(Effect, kw_only=True, frozen=True, tag="travel"):
    pass


class Coin(Effect, kw_only=True, frozen=True, tag="coin"):
    heads: tuple[AnyEffect, ...] = ()
    tails: tuple[AnyEffect, ...] = ()


class Chosen(Effect, kw_only=True, frozen=True, tag="chosen"):
    letter: Letter
    by: Literal["nobody", "half", "most"]
    then: tuple[AnyEffect, ...] = ()


class BelowHalf(Effect, kw_only=True, frozen=True, tag="below-half"):
    then: tuple[AnyEffect, ...] = ()


class Win(Effect, kw_only=True, frozen=True, tag="win"):
    pass


class Damage(Effect, kw_only=True, frozen=True, tag="damage"):
    n: Count
    anywhere: Literal["", "ranged", "choice"] = ""
    """With a weapon of this type, or always, it may go on any enemy."""


class DrawCards(Effect, kw_only=True, frozen=True, tag="draw"):
    n: Count
    who: Literal["you", "reach"] = "you"
    armed: Type | Literal[""] = ""
    """Only with a weapon of this type."""


class Discard(Effect, kw_only=True, frozen=True, tag="discard"):
    n: Count
    who: Literal["you", "one-in-reach", "leader", "each"] = "you"
    random: bool = False


class DropWeapon(Effect, kw_only=True, frozen=True, tag="drop"):
    n: Count = 1
    who: Literal["most-damage"] = "most-damage"


class Mend(Effect, kw_only=True, frozen=True, tag="mend"):
    n: Count


class HoldLine(Effect, kw_only=True, frozen=True, tag="hold-line"):
    pass


class Power(Effect, kw_only=True, frozen=True, tag="power"):
    n: Count


class Whet(Effect, kw_only=True, frozen=True, tag="whet"):
    n: Count


class SkipAttacks(Effect, kw_only=True, frozen=True, tag="skip-attacks"):
    pass


class Soften(Effect, kw_only=True, frozen=True, tag="soften"):
    n: Count


class RidMiss(Effect, kw_only=True, frozen=True, tag="rid-miss"):
    n: Count


class Heads(Effect, kw_only=True, frozen=True, tag="heads"):
    pass


class FlipAgain(Effect, kw_only=True, frozen=True, tag="flip-again"):
    pass


class Revive(Effect, kw_only=True, frozen=True, tag="revive"):
    n: Annotated[int, Meta(ge=1, le=15)]


class Syphon(Effect, kw_only=True, frozen=True, tag="syphon"):
    pass


class ActAgain(Effect, kw_only=True, frozen=True, tag="act-again"):
    who: Literal["you", "each"] = "you"


AnyEffect = (
    Health
    | Clarity
    | Energy
    | ShareEnergy
    | DrawTreasure
    | GiveUp
    | TopToken
    | See
    | GobLi
    | Summon
    | Lurk
    | ClearLurking
    | Alert
    | Initiative
    | Overwhelmed
    | BossComes
    | BossDamage
    | BossHealth
    | Stun
    | Join
    | OpenDoor
    | OpenStory
    | ChangeBoard
    | GoToClean
    | Travel
    | Coin
    | Chosen
    | BelowHalf
    | Win
    | Damage
    | DrawCards
    | Discard
    | DropWeapon
    | Mend
    | HoldLine
    | Power
    | Whet
    | SkipAttacks
    | Soften
    | RidMiss
    | Heads
    | FlipAgain
    | Revive
    | Syphon
    | ActAgain
)


# Rows


class CombatCard(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    copies: Copies
    priority: Annotated[int, Meta(ge=0, le=3)]
    power: Annotated[int, Meta(ge=0, le=9)] = 0
    energy: Annotated[int, Meta(ge=0, le=9)] = 0
    clarity: Annotated[int, Meta(ge=0, le=9)] = 0
    sticky: bool = False
    effects: tuple[AnyEffect, ...] = ()


class Use(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What can be done at a moment."""

    when: When
    destroy: bool = False
    mode: Literal["", "story", "exploration"] = ""
    effects: list[AnyEffect]


class Trait(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What a treasure does by itself."""

    has: Literal["full-excess", "fresh", "split", "shield", "throw", "cheaper", "keys", "tokens", "stuns", "data"]
    n: Annotated[int, Meta(ge=1, le=20)] = 1
    what: Literal["", "parry", "clever", "extra-card", "cloak"] = ""


class Agent(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    clarity: Annotated[int, Meta(ge=0, le=10)]
    energy: Price
    uses: Annotated[list[Use], Meta(min_length=1, max_length=2)]


class Enemy(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    colour: EventColour
    health: Annotated[int, Meta(ge=1, le=60)]
    weakness: Type
    copies: Copies
    loot: Copies
    attack: tuple[AnyEffect, ...] = ()


class Boss(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    few: Annotated[int, Meta(ge=1, le=60)]
    many: Annotated[int, Meta(ge=1, le=60)]
    weakness: Type
    explores: bool
    attack: tuple[AnyEffect, ...] = ()


class Treasure(Row, kw_only=True, frozen=True):
    key: str
    name: str
    text: str = ""
    colour: Colour
    size: Size
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    types: tuple[Type, ...] = ()
    power: Annotated[int, Meta(ge=0, le=9)] = 0
    power_with: tuple[Type, ...] = ()
    cost: Annotated[int, Meta(ge=2, le=99)] | None = None
    traits: tuple[Trait, ...] = ()
    uses: tuple[Use, ...] = ()


class Token(Row, kw_only=True, frozen=True):
    key: str
    colour: EventColour
    copies: Copies
    effects: tuple[AnyEffect, ...] = ()


class Outcome(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    label: str = ""
    effects: tuple[AnyEffect, ...] = ()


class RandomEvent(Row, kw_only=True, frozen=True):
    key: str
    title: str = ""
    text: str = ""
    colour: EventColour
    a: Outcome
    b: Outcome
    c: Outcome
    d: Outcome
    ending: tuple[AnyEffect, ...] = ()


class Cover(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    at: Literal["start", "room", "arrival", "victory"]
    rooms: tuple[RoomKey, ...] = ()
    colour: EventColour | None = None
    clean: Annotated[int, Meta(ge=0, le=20)] = 0


class StoryCard(Row, kw_only=True, frozen=True):
    key: str
    title: str = ""
    text: str = ""
    cover: Cover
    a: Outcome
    b: Outcome
    c: Outcome
    d: Outcome
    ending: tuple[AnyEffect, ...] = ()


class Place(Row, kw_only=True, frozen=True):
    key: PlaceKey
    doors: Annotated[list[PlaceKey], Meta(min_length=1)]


class BoardRow(Row, kw_only=True, frozen=True):
    key: BoardKey
    green: list[RoomKey]
    blue: list[RoomKey]
    red: list[RoomKey]
    locked: tuple[tuple[PlaceKey, PlaceKey], ...] = ()
    story: tuple[tuple[PlaceKey, PlaceKey], ...] = ()


SCHEMA: dict[str, type[Row]] = {
    "combat": CombatCard,
    "agent": Agent,
    "enemy": Enemy,
    "boss": Boss,
    "treasure": Treasure,
    "token": Token,
    "event": RandomEvent,
    "story": StoryCard,
    "place": Place,
    "board": BoardRow,
}
