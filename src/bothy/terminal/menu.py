"""The choices of a question, and what may be typed for each."""

from __future__ import annotations

from bothy.kernel import Choice, Message, Pass, Refusal, Vocabulary

LONG = 12
"""A list longer than this is shown in columns."""


class Menu:
    """Choices with a short key each: a number, unless the last words of the notation make better keys.

    They do on a long list (`1a`, `1b`, …), and they must where they are numbers (`card 3`, `camera 7`), so that
    nobody who types a 3 gets the third of something else. Where no key is a number, a number counts down the list.
    """

    def __init__(self, choices: list[Choice], labels: list[str]) -> None:
        self.choices = choices
        self.labels = labels
        self.tails = [choice.notation.split()[-1].lower() for choice in choices]
        self.keys = [str(number) for number in range(1, len(choices) + 1)]
        telling = len(choices) > LONG or any(tail.isdigit() for tail in self.tails)
        if telling and len(set(self.tails)) == len(self.tails):
            self.keys = list(self.tails)
            for place, choice in enumerate(choices):
                if isinstance(choice, Pass) and "0" not in self.tails:
                    self.keys[place] = "0"

    def understand(self, text: str, vocabulary: Vocabulary) -> Choice:
        """The choice that is meant, offered or not: by its key, its notation or the end of it, or its label."""
        words = " ".join(text.lower().split())
        notations = [choice.notation.lower() for choice in self.choices]
        labels = [" ".join(label.lower().split()) for label in self.labels]
        for names in (self.keys, notations, self.tails, labels):
            if names.count(words) == 1:
                return self.choices[names.index(words)]
        for choice in self.choices:
            head, _, _ = choice.notation.rpartition(" ")
            meant = vocabulary.by_notation.get(f"{head} {words}")
            if head and meant is not None:
                return meant
        if words.isdigit():
            if 0 < int(words) <= len(self.choices) and not any(key.isdigit() for key in self.keys if key != "0"):
                return self.choices[int(words) - 1]
            raise Refusal(Message("play-no-number", {"text": words}), f"there is no {words} on the list")
        return vocabulary.parse(text)

    def rows(self, width: int) -> list[tuple[str, str]]:
        """The list as lines, each with the notation of its choice; a long list in columns, and without."""
        if len(self.choices) > LONG:
            cells = [
                label if key in label.lower().split() else f"{key} {label}"
                for key, label in zip(self.keys, self.labels, strict=True)
            ]
            return [(row, "") for row in columns(cells, width)]
        widest = max(len(key) for key in self.keys)
        return [
            (f"{key:>{widest}}  {label}", "" if choice.notation.lower() == label.lower() else choice.notation)
            for key, label, choice in zip(self.keys, self.labels, self.choices, strict=True)
        ]


def columns(cells: list[str], width: int) -> list[str]:
    """Cells in as many columns as fit, read downwards like a book."""
    widest = max([len(cell) for cell in cells], default=0) + 3
    across = max((width + 1) // widest, 1)
    down = -(-len(cells) // across)
    return ["".join([cell.ljust(widest) for cell in cells[row::down]]).rstrip() for row in range(down)]
