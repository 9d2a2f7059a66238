"""What makes a story of its cards: flags by number, cards by name, and whether it can be told to an end.

Not compiled: it works on rows while they are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bothy.games.castle_von_loghan.content import rows
from bothy.games.castle_von_loghan.content.rows import LETTERS, PAST
from bothy.kit.content import Content, ContentError

if TYPE_CHECKING:
    from bothy.games.castle_von_loghan.content.reading import Gathering
    from bothy.games.castle_von_loghan.effects.effect import Effect

MOST_FLAGS = 60


class Flags:
    """What a story can remember, numbered in the order in which rows first speak of it."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.set: set[str] = set()
        """Those that some effect sets."""

    def needed(self, name: str) -> int:
        """The bit of a flag that something depends on."""
        if name not in self.names:
            if len(self.names) == MOST_FLAGS:
                raise ValueError(f"field flag: a story remembers no more than {MOST_FLAGS} things")
            self.names.append(name)
        return 1 << self.names.index(name)

    def bit(self, name: str) -> int:
        """The bit of a flag that an effect sets."""
        self.set.add(name)
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


def all_effects(effects: list[Effect]) -> Iterator[Effect]:
    """Some effects, and all those inside them."""
    for effect in effects:
        yield effect
        yield from all_effects(effect.then)
        yield from all_effects(effect.otherwise)


def effects_of(card: rows.Event) -> Iterator[Any]:
    for some in (*card.outcomes, card.ending):
        yield from all_effects(some)


# Whether it can be told


def check_tale(content: Content, story: list[rows.StoryCard], closings: list[rows.Closing], flags: Flags) -> None:
    """Refuse a story with cards nobody can come to, or without an end.

    Where a pack has put cards of its own among those of the box, the others may be out of reach.
    """
    keys = list(content.tables["story"])
    if not story:
        raise ContentError("[[story]]: a story needs cards")
    own = [key for key in keys if not is_of_the_box(content, "story", key)] or keys
    for key, card in zip(keys, story, strict=True):
        if key not in own:
            continue
        for field, names in (("needs", card.cover.needs), ("unless", card.cover.unless)):
            never = [name for name in names if name not in flags.set]
            if never:
                raise content.blame("story", key, f"field cover.{field}: no effect sets the flag {never[0]!r}")
    reached = reachable(story, flags, content)
    for number, key in enumerate(keys):
        if number not in reached and key in own:
            raise content.blame("story", key, "field cover: nobody can come to read this card")
    last = [number for number in reached if story[number].wins]
    if not last:
        raise content.blame("story", keys[0], "field ending: this story has no end, no card with `win` can be read")
    for number in last:
        for letter, name in enumerate(LETTERS):
            if not any(always(closing, number, letter) for closing in closings):
                complaint = f"field ending: no [[closing]] without conditions follows letter {name} of this card"
                raise content.blame("story", keys[number], complaint)


def is_of_the_box(content: Content, table: str, key: str) -> bool:
    return content.sources[table, key].startswith(("story.toml,", "events.toml,"))


def always(closing: rows.Closing, card: int, letter: int) -> bool:
    """Whether a closing follows this letter of this card, whatever was before."""
    return not closing.needs and not closing.unless and not closing.health and closing.follows(card, letter, 0, 99)


def reachable(story: list[rows.StoryCard], flags: Flags, content: Content) -> set[int]:
    """The cards that can be read if choices fall as they must; what shuts others out is not looked at."""
    bosses, boards, known = set[str](), {PAST}, set[str]()
    boss_keys = list(content.tables["boss"])
    reached = set[int]()
    while True:
        more = {
            number
            for number, card in enumerate(story)
            if number not in reached and is_reachable(card.cover, reached, known, bosses, boards)
        }
        if not more:
            return reached
        reached |= more
        for number in more:
            for effect in effects_of(story[number]):
                if effect.do == "flag":
                    known.add(flags.names[effect.bit.bit_length() - 1])
                elif effect.do == "boss":
                    bosses.add(boss_keys[effect.boss])
                elif effect.do == "change-board":
                    boards.add(effect.board)


def is_reachable(cover: rows.Cover, reached: set[int], known: set[str], bosses: set[str], boards: set[int]) -> bool:
    if cover.at == "start":
        return True
    if not reached or (cover.after_cards and not reached & set(cover.after_cards)) or not set(cover.needs) <= known:
        return False
    if cover.board >= 0 and cover.board not in boards:
        return False
    if cover.at == "victory":
        return cover.boss in bosses if cover.boss else bool(bosses)
    return cover.at != "arrival" or (cover.board in boards if cover.board >= 0 else len(boards) > 1)
