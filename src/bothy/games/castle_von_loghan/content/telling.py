"""What makes a story of its cards: flags by number, cards by name, and words for all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bothy.games.castle_von_loghan.content import rows
from bothy.games.castle_von_loghan.content.rows import LETTERS
from bothy.kit.content import Content

if TYPE_CHECKING:
    from bothy.games.castle_von_loghan.content.reading import Gathering

MOST_FLAGS = 60
BOX = ("agents", "castle", "enemies", "events", "story", "tokens", "treasures")
FILES = tuple([f"{name}.toml," for name in BOX])
"""How the place of a row of the box begins."""


class Flags:
    """What a story can remember, numbered in the order in which rows first speak of it."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def needed(self, name: str) -> int:
        """The bit of a flag that something depends on."""
        if name not in self.names:
            if len(self.names) == MOST_FLAGS:
                raise ValueError(f"field flag: a story remembers no more than {MOST_FLAGS} things")
            self.names.append(name)
        return 1 << self.names.index(name)

    def bit(self, name: str) -> int:
        """The bit of a flag that an effect sets."""
        return self.needed(name)

    def mask(self, names: Iterable[str]) -> int:
        return sum({self.needed(name) for name in names})


def told_rows(some: Gathering) -> tuple[list[rows.StoryCard], list[rows.Closing], list[rows.Memory]]:
    """The cards, closings and lines of memory of a story, with names made into numbers."""
    content = some.content
    cards = list(content.tables["story"])
    story = some.all("story", rows.StoryCard)
    line = [tale.line for tale in some.all("tale", rows.Tale)] == [True]
    for number, card in enumerate(story):
        cover = card.cover
        if line and number:
            cover.after = [cards[number - 1]]
        cover.after_cards = [numbered(content, "story", cards[number], "cover.after", name) for name in cover.after]
        cover.needs_mask, cover.unless_mask = some.flags.mask(cover.needs), some.flags.mask(cover.unless)
        if cover.boss and cover.boss not in content.tables["boss"]:
            bosses = ", ".join(content.tables["boss"])
            raise content.blame(
                "story", cards[number], f"field cover.boss: no boss {cover.boss!r}; there are: {bosses}"
            )
        if cover.at == "next" and not cover.after:
            raise content.blame("story", cards[number], "field cover.after: a card read `next` says after which")
    closings = some.all("closing", rows.Closing)
    for key, closing in zip(content.tables["closing"], closings, strict=True):
        closing.card_numbers = [numbered(content, "closing", key, "cards", name) for name in closing.cards]
    memories = some.all("memory", rows.Memory)
    for table in ("event", "story", "closing", "memory"):
        for key, row in content.tables[table].items():
            if not is_of_the_box(content, table, key):
                has_words(content, table, key, row)
    for remembered in [*closings, *memories]:
        remembered.needs_mask = some.flags.mask(remembered.needs)
        remembered.unless_mask = some.flags.mask(remembered.unless)
    return story, closings, memories


def is_of_the_box(content: Content, table: str, key: str) -> bool:
    """Whether a row stands in a file of the box; no pack is called like one."""
    return content.sources[table, key].startswith(FILES)


def has_words(content: Content, table: str, key: str, row: Any) -> None:
    """Refuse a row of a pack that leaves its readers without words: catalogues have none for it."""
    for field in ("title", "text"):
        if getattr(row, field, " ") == "":
            raise content.blame(table, key, f"field {field}: a row of a pack brings its own words")
    for letter in LETTERS if table in ("event", "story") else ():
        if getattr(row, letter).label == "":
            raise content.blame(table, key, f"field {letter}.label: a row of a pack brings its own words")


def numbered(content: Content, table: str, key: str, field: str, card: str) -> int:
    """The number of a card that a row speaks of."""
    cards = list(content.tables["story"])
    if card not in cards:
        raise content.blame(
            table, key, f"field {field}: there is no story card {card!r}; there are: {', '.join(cards)}"
        )
    return cards.index(card)
