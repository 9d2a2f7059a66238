"""The schema of a game: what a seat sees, as JSON, as a tensor with documented fields, and as text.

`python -m bothy.research.schema loch-ness --seats 3` tells what every number of a tensor is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bothy import kernel
from bothy.games import find, games
from bothy.kernel import Ask, Box, Game, Seat, Sight, Step, Table
from bothy.kernel.store import digest
from bothy.locales import Speech
from bothy.research.core.encoder import REST, SLOTS, Encoder
from bothy.research.core.lens import Lens
from bothy.research.core.shapes import LIMBS, Fixed, Limbs, Number, Parts, Room, Shape, shape_of
from bothy.research.core.steps import WIDE

Tensor = NDArray[np.float32]


@dataclass(frozen=True)
class Field:
    """Some numbers of a tensor that belong together."""

    name: str
    first: int
    size: int
    form: str
    """How they are laid out."""
    about: str
    """What they are."""

    @property
    def place(self) -> slice:
        """Where they stand: `tensor[field.place]`."""
        return slice(self.first, self.first + self.size)


class Schema:
    """What a seat sees in a game, for one number of seats, one choice of options and one content."""

    def __init__(self, game: Game[Any], box: Box) -> None:
        self.game = game
        self.box = box
        dealt = game.deal(box)
        rooms, parts = dealt.rooms(), dealt.parts()
        declared = type(dealt).fields
        shapes = {
            name: shape_of(getattr(dealt, name), rooms.get(name, []), parts.get(name), False, masks_of(dealt, lies))
            for name, lies in declared.items()
        }
        kinds = {name: number for number, name in enumerate(sorted(game.step_classes), 1)}
        steps: list[type[Step[Any]]] = list(game.step_classes.values())
        narrow = min(4, max((len(kind.__match_args__) for kind in steps), default=0))
        self.encoder = Encoder(box.seats, list(shapes), list(shapes.values()), kinds, narrow)
        self.fields = list(self.lay_out(shapes, declared))
        self.size = sum(field.size for field in self.fields)
        layout = [[field.name, field.first, field.size, field.form] for field in self.fields]
        words = [choice.notation for choice in box.vocabulary.choices]
        self.digest = digest([layout, sorted(kinds), words])
        """A fingerprint of all that a learner's numbers mean: the layout of tensors, kinds of steps, and actions."""

    def lay_out(self, shapes: Mapping[str, Shape], declared: Mapping[str, kernel.Field]) -> Iterator[Field]:
        """Every field with its place, in the order in which `Encoder` writes them."""
        seats, kinds, narrow = self.box.seats, self.encoder.kinds, self.encoder.narrow
        rows = [
            ("viewer", seats, f"{seats} × 0 or 1", "Which seat looks; all 0 for a spectator."),
            ("asking", seats, f"{seats} × 0 or 1", "The seats that are waited for."),
            ("answered", seats, f"{seats} × 0 or 1", "The seats that have answered the question of the moment unseen."),
            ("sealed", 1, "number", "What the viewer has answered unseen, as its action id + 1; 0 if nothing."),
            ("agenda.count", 1, "number", "How many steps are still to be played."),
            ("agenda.next", len(kinds), f"{len(kinds)} × 0 or 1", "The kind of the next step: what is being asked."),
            ("agenda.fields", WIDE, f"{WIDE} numbers", "Its fields, a tuple as its length and its entries."),
            (
                "agenda.later",
                (SLOTS - 1) * (1 + narrow),
                f"{SLOTS - 1} × (kind, {narrow} numbers)",
                "The steps after it, by the number of their kind, with their fields.",
            ),
        ]
        for name, shape in shapes.items():
            about = f"{declared[name].about} {declared[name].audience.words()}".strip()
            rows.append((f"table.{name}", shape.size, form_of(shape), about))
        rows.append(("rest", REST, f"{REST} × 16 bits", "0, or a fingerprint of what found no room in its field."))
        first = 0
        for name, size, form, about in rows:
            yield Field(name, first, size, form, about)
            first += size

    def field(self, name: str) -> Field:
        """The field of this name: `agenda.next`, `table.scores`."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"{self.game.key} has no field {name!r}; it has: {', '.join(f.name for f in self.fields)}")

    def tensor(self, sight: Sight[Any]) -> Tensor:
        """All a viewer sees, as numbers: whole ones, unscaled, -1 where it has not seen, -2 where nothing lies."""
        return np.frombuffer(bytearray(self.encoder.pack(sight)), np.float32)

    def lens(self, viewer: Seat) -> Lens:
        """Eyes for a match as it goes on: `tensor_of(lens.look(position))` is the tensor of the viewer's sight."""
        return Lens(self.encoder, viewer, self.game.table_class.fields)

    def structured(self, sight: Sight[Any]) -> dict[str, object]:
        """All a viewer sees, ready for JSON, with what it may answer; `Game.load_sight` is the way back."""
        prompt = sight.prompt()
        return {
            **sight.dump(),
            "asking": sight.asking(),
            "prompt": None if prompt is None else prompt.dump(),
            "choices": [[choice.id, choice.notation] for choice in sight.choices()],
        }

    def text(self, sight: Sight[Any], lang: str = "en") -> str:
        """All a viewer sees as a person would read it, with the question and the answers in notation."""
        speech = Speech(lang, [self.game], viewer=sight.viewer)
        lines = [self.game.draw(sight, speech.say)]
        prompt = sight.prompt()
        step = sight.agenda[-1] if sight.agenda else None
        if prompt is not None and isinstance(step, Ask):
            lines += ["", speech.say(prompt)]
            for choice in sight.choices():
                lines.append(f"  {choice.notation}: {speech.say(step.label(sight.table, sight.viewer, choice))}")
        return "\n".join(lines)

    def describe(self) -> str:
        """Every field, as a table in Markdown."""
        lines = ["| place | field | form | what it is |", "|---|---|---|---|"]
        for field in self.fields:
            last = field.first + field.size - 1
            place = str(field.first) if last == field.first else f"{field.first} to {last}"
            lines.append(f"| {place} | `{field.name}` | {field.form} | {field.about} |")
        return "\n".join(lines)


def masks_of(table: Table, declared: kernel.Field) -> object:
    """The masks of a field that has some."""
    masks = declared.audience.masks()
    return getattr(table, masks) if masks else None


def tensor_of(numbers: bytearray) -> Tensor:
    """Packed numbers as a tensor, without a copy."""
    return np.frombuffer(numbers, np.float32)


def form_of(shape: Shape) -> str:
    """How a field is laid out, in words."""
    if isinstance(shape, Number):
        return "number"
    if isinstance(shape, Limbs):
        return f"number, {LIMBS} × 24 bits"
    if isinstance(shape, Parts):
        return f"{shape.count} × {shape.bits} bit{'s' * (shape.bits > 1)}, sign"
    if isinstance(shape, Room):
        return f"count, {shape.most} × ({form_of(shape.entry)})"
    assert isinstance(shape, Fixed)
    forms = [form_of(entry) for entry in shape.entries]
    return f"{shape.count} × ({forms[0]})" if len(set(forms)) == 1 else "; ".join(forms)


def schema(game: Game[Any] | str, seats: int = 0, options: Mapping[str, str] | None = None, pack: str = "") -> Schema:
    """The schema of a game at a table like this; the same one for the same table."""
    found = find(game) if isinstance(game, str) else game
    return schema_of(found, seats or found.seats[0], tuple(found.settle(options or {}).items()), pack)


@lru_cache(maxsize=256)
def schema_of(game: Game[Any], seats: int, options: tuple[tuple[str, str], ...], pack: str) -> Schema:
    return Schema(game, game.new(seats, dict(options), pack).table.box)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bothy.research.schema", description="What a tensor holds.")
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    found = schema(given.game, given.seats, dict(word.split("=", 1) for word in given.option))
    sys.stdout.write(f"{found.game.name}, {found.box.seats} seats: {found.size} numbers\n\n{found.describe()}\n")


if __name__ == "__main__":
    main()
