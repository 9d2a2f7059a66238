"""The rows of Monsters of Loch Lomond and the box made of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from bothy.games.loch_lomond.box import ACTION_STEPS, LomondBox
from bothy.games.loch_lomond.choices import BABY_TOKENS, CARD_NAMES, CARDS
from bothy.kit.content import Content, ContentError, ContentRow, folder, read

if TYPE_CHECKING:
    Name = str
    Action = str
else:
    Name = Literal[tuple(CARD_NAMES[:-1])]
    Action = Literal[tuple(ACTION_STEPS)]


class Card(ContentRow, kw_only=True, frozen=True):
    name: Name
    copies: Annotated[int, Meta(ge=0, le=CARDS)]
    value: Annotated[int, Meta(ge=-99, le=99)]
    action: Action = ""


class Token(ContentRow, kw_only=True, frozen=True):
    name: Literal["seer-stone", "baby-monster"]
    copies: Annotated[int, Meta(ge=0, le=BABY_TOKENS)]


class Number(ContentRow, kw_only=True, frozen=True):
    name: Literal["monster", "converted", "wrong-call", "victory"]
    value: Annotated[int, Meta(ge=-99, le=99)]


SCHEMA: dict[str, type[ContentRow]] = {"card": Card, "token": Token, "number": Number}


def load(pack: str = "", pack_name: str = "the pack") -> Content:
    content = read(SCHEMA, folder(__file__), pack, pack_name)
    cards = sum(card.copies for card in content.rows("card", Card))
    if cards != CARDS:
        raise ContentError(f"[[card]]: the copies of all cards must add up to {CARDS}, not {cards}")
    for card in content.rows("card", Card):
        if card.action == "RedCap" and card.name != "red-cap":
            raise content.blame("card", card.name, "field action: only a red-cap is placed in a rival's clan")
    return content


@lru_cache(maxsize=64)
def box(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> LomondBox:
    """The box for a table; tables that agree share it."""
    content = load(pack)
    cards: dict[str, Card] = {card.name: card for card in content.rows("card", Card)}
    tokens: dict[str, int] = {token.name: token.copies for token in content.rows("token", Token)}
    numbers: dict[str, int] = {number.name: number.value for number in content.rows("number", Number)}
    kinds = [cards[name] for name in CARD_NAMES[:-1]]
    return LomondBox(
        seats,
        dict(options),
        pack,
        [*[kind.copies for kind in kinds], 0],
        [*[kind.value for kind in kinds], cards["baby-monster"].value],
        [*[ACTION_STEPS.index(kind.action) for kind in kinds], 0],
        tokens["seer-stone"],
        tokens["baby-monster"],
        numbers["monster"],
        numbers["converted"],
        numbers["wrong-call"],
        numbers["victory"],
    )
