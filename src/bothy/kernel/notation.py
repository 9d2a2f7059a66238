"""Choices, the words for them, and the vocabulary of all a game can ever offer."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from mypy_extensions import mypyc_attr

from bothy.kernel.message import Message, Refusal
from bothy.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Record):
    """An answer a seat may give. Built once with the vocabulary and shared, never made in play."""

    def __init__(
        self, notation: str, label: Message, target: str = "", clause: str = "", ask_twice: bool = False
    ) -> None:
        self.notation = notation
        """What one types and what a journal keeps: `spot 3a`."""
        self.label = label
        """What a button says."""
        self.target = target
        """The place on the board it belongs to: `spot:3a`."""
        self.clause = clause
        """The clause of RULES.md that allows it."""
        self.ask_twice = ask_twice
        """Whether a host should ask again before an answer that cannot be taken back."""
        self.id = -1
        """Its number in the vocabulary: a learner's action id."""

    def fields(self) -> tuple[object, ...]:
        return (self.notation,)

    def __str__(self) -> str:
        return self.notation


class Pass(Choice):
    """Not now. In a race, the answer of a seat that stays silent."""


class Vocabulary:
    """All the choices a game can ever offer, numbered, with the notation of each."""

    def __init__(self, choices: Iterable[Choice]) -> None:
        self.choices = list(choices)
        self.by_notation: dict[str, Choice] = {}
        for number, choice in enumerate(self.choices):
            if not isinstance(choice, Choice):
                raise TypeError(f"{choice!r} is no choice: make one, as in `Choice({choice!r}, Message(…))`")
            if choice.notation in self.by_notation:
                raise ValueError(f"two choices are called {choice.notation!r}: each needs a notation of its own")
            if choice.id not in (-1, number):
                raise ValueError(f"choice {choice.notation!r} stands in two vocabularies: make one for each")
            choice.id = number
            self.by_notation[choice.notation] = choice

    def __len__(self) -> int:
        return len(self.choices)

    def __contains__(self, choice: Choice) -> bool:
        return self.by_notation.get(choice.notation) is choice

    def find(self, text: str) -> Choice | None:
        """The choice of this notation, if there is one; spaces and capitals do not matter."""
        words = " ".join(text.split())
        return self.by_notation.get(words) or self.by_notation.get(words.lower())

    def look_up(self, text: str) -> Choice:
        """The choice of this notation, refused without a hint if there is none: a look-up, however many there are."""
        choice = self.find(text)
        if choice is None:
            words = " ".join(text.split())
            raise Refusal(
                Message("refusal-unknown", {"text": words, "near": ""}), f"{words!r} is not a choice of this game"
            )
        return choice

    def parse(self, text: str) -> Choice:
        """The same for one who types: what is not found is compared with all there is, and the nearest is told."""
        choice = self.find(text)
        if choice is not None:
            return choice
        words = " ".join(text.split())
        near = get_close_matches(words.lower(), list(self.by_notation), 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise Refusal(
            Message("refusal-unknown", {"text": words, "near": near[0] if near else ""}),
            f"{words!r} is not a choice of this game{hint}",
        )
