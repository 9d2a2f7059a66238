"""The rows of Cairn and the box made of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bothy.games.cairn.choices import VOCABULARY, WEIGHTS
from bothy.games.cairn.table import CairnBox
from bothy.kit.content import Content, ContentRow, folder, read


class Stone(ContentRow, kw_only=True, frozen=True):
    weight: Annotated[int, Meta(ge=1, le=WEIGHTS)]
    copies: Annotated[int, Meta(ge=8, le=99)]


def load(pack: str = "", pack_name: str = "the pack") -> Content:
    return read({"stone": Stone}, folder(__file__), pack, pack_name)


def box(seats: int, options: dict[str, str], pack: str) -> CairnBox:
    copies = [stone.copies for stone in load(pack).rows("stone", Stone)]
    return CairnBox("cairn", 1, seats, options, pack, VOCABULARY, copies)
