"""The two sides of a comparison: what is common to both, and what each says for itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from bothy.kernel import Game
from bothy.study.plan import Study, study

PACK, BOTS = "pack", "bots"


@dataclass(frozen=True)
class Side(Study):
    """A or B: a study of its own, and what its pack is called."""

    pack_name: str = ""


@dataclass(frozen=True)
class Comparison:
    """Two sides of one seed and as many seats: game `n` of both has the same luck."""

    kind: ClassVar[str] = "comparison"
    parts: ClassVar[tuple[str, ...]] = ("pilot", "pairs")

    a: Side
    b: Side

    def told(self) -> dict[str, object]:
        """What both are, and under `a` and `b` in what they differ."""
        a, b = self.a.told(), self.b.told()
        apart = [key for key in a if a[key] != b[key]]
        common = {key: value for key, value in a.items() if key not in apart}
        return {**common, "a": {key: a[key] for key in apart}, "b": {key: b[key] for key in apart}}


@dataclass(frozen=True)
class Common:
    """What is said for both sides."""

    seats: int
    bots: list[str]
    options: dict[str, str]
    pack: str
    """The name of the file; empty for the game's own content."""
    seed: int


def settings(words: list[str]) -> list[tuple[str, str]]:
    """What was given as `storm=on,bots=knack,random`: each key with its value, the bots with all of theirs."""
    found: list[tuple[str, str]] = []
    for word in words:
        for part in [one.strip() for one in word.split(",")]:
            key, equals, value = part.partition("=")
            if equals and re.fullmatch(r"[a-z][a-z0-9_-]*", key.strip()):
                found.append((key.strip(), value.strip()))
            elif found and found[-1][0] == BOTS:
                found[-1] = (BOTS, f"{found[-1][1]},{part}")
            elif part:
                found.append((part, "on"))
    twice = [key for key, _ in found if [one for one, _ in found].count(key) > 1]
    if twice:
        raise ValueError(f"{twice[0]} is given twice: give it once")
    return found


def side(game: Game[Any], flag: str, words: list[str], common: Common, read: Callable[[str], str]) -> Side:
    """One side, all checked; `read` gives the text of a pack by the name of its file."""
    try:
        given = dict(settings(words))
        bots = [name.strip() for name in given.pop(BOTS, ",".join(common.bots)).split(",") if name.strip()]
        pack = given.pop(PACK, common.pack)
        options = game.settle({**common.options, **given})
        planned = study(game, common.seats, bots or common.bots, options, read(pack) if pack else "", common.seed)
    except ValueError as error:
        raise ValueError(f"{flag} {','.join(words)}: {error}" if words else str(error)) from error
    return Side(
        planned.game, planned.seats, planned.bots, planned.options, planned.pack, planned.seed, planned.seconds, pack
    )


def comparison(a: Side, b: Side) -> Comparison:
    """Two sides that differ."""
    if a.told() == b.told():
        raise ValueError(
            "A and B are the same: say with --b what is other in B, as option=value, pack=FILE or bots=NAME,NAME"
        )
    return Comparison(a, b)
