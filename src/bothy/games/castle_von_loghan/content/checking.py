"""Whether a story can be told: to its end, whatever is chosen, with every card read, and every closing heard, at times.

What cannot be is refused with the row and the field that it is due to. First comes what can be seen of a row by itself,
then where the story can go. A story too large to be looked at as a whole is looked at card by card only.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from bothy.games.castle_von_loghan.box import ROUNDS
from bothy.games.castle_von_loghan.content import rows
from bothy.games.castle_von_loghan.content.plots import Matters, Plot, inside
from bothy.games.castle_von_loghan.content.rows import BOARDS, LETTERS, PAST, ROOM_KEYS, ROOMS, Rows
from bothy.games.castle_von_loghan.content.searching import Act, Castles, Search, Tale, most_clean, searches
from bothy.games.castle_von_loghan.content.telling import is_of_the_box
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.kit.content import Content, ContentError

EVERYWHERE = -1


class Story:
    """A story that is looked at, with the rows as they stand in their files."""

    def __init__(self, content: Content, made: Rows, own: bool = True) -> None:
        self.content = content
        self.rows = made
        some: list[Any] = list(made.effects)
        self.flags = {made.flags[effect.bit.bit_length() - 1] for effect in some if effect.do == "flag"}
        """Those that some effect sets."""
        self.keys = list(content.tables["story"])
        self.mine = any(not is_of_the_box(content, table, key) for table, key in content.sources)
        """Whether there is a pack."""
        self.tells = own
        """Whether all that the pack tells belongs to this story."""
        self.besides = list(besides(made))
        self.castles = Castles(made.boards, made.connections)
        self.all_effects: list[Any] = effects_told(made)

    def own(self, table: str, key: str) -> bool:
        """Whether a row is one of those to be looked at: of a pack, or of the box if there is none."""
        return self.tells and (not self.mine or not is_of_the_box(self.content, table, key))

    def blame(self, card: int, complaint: str) -> ContentError:
        return self.content.blame("story", self.keys[card], complaint)

    def names(self, mask: int) -> str:
        return ", ".join(name for bit, name in enumerate(self.rows.flags) if mask >> bit & 1)


def besides(made: Rows) -> Iterator[tuple[list[Effect], rows.Event | None, bool]]:
    """Effects that can happen in a story besides its cards: of which event, and whether an agent must be there."""
    for event in made.events:
        if event.mode != "exploration":
            yield [*chain.from_iterable(event.outcomes), *event.ending], event, False
    for told, agents in ((made.treasures, False), (made.agents, True)):
        for row in told:
            for use in row.uses:
                if use.mode != "exploration":
                    yield use.effects, None, agents
    for token in made.tokens:
        yield token.effects, None, False
    for card in made.combat:
        yield card.effects, None, False
    for enemy in made.enemies:
        yield enemy.attack, None, False


def effects_told(made: Rows) -> list[Any]:
    """All effects that can happen in a story, and those inside them."""
    found = [effect for card in made.story for _, effect in effects_of(card)]
    return found + [effect for effects, _, _ in besides(made) for effect in inside(effects)]


def boards_of(made: Rows) -> list[int]:
    """The boards that something in a story leads to, its first among them."""
    return [board for board in range(len(BOARDS)) if board == PAST or leads_to(effects_told(made), board)]


def leads_to(effects: list[Any], board: int) -> bool:
    """Whether one of these changes to a board."""
    return any(effect.do == "travel" or (effect.do == "change-board" and effect.board == board) for effect in effects)


def check_story(content: Content, made: Rows, own: bool = True) -> None:
    """Refuse a story that cannot be told as its rows say.

    Where rows of a pack have been left out that belong to another story, it is enough that this one comes to an end.
    """
    if not made.story:
        raise ContentError("[[story]]: a story needs cards")
    story = Story(content, made, own)
    check_flags(story)
    check_whens(story)
    for card, key in enumerate(story.keys):
        if story.own("story", key):
            check_cover(story, card)
    if not any(card.cover.at == "start" for card in made.story):
        raise story.blame(0, "field cover.at: no card of this story is read at the `start`")
    found = searches(tale_of(story))
    for search in found:
        check_standing(story, search)
    check_cards(story, found)
    won = check_ends(story, found)
    check_closings(story, won)


def tale_of(story: Story) -> Tale:
    made = story.rows
    covers = [card.cover for card in made.story]
    matters = Matters(covers, made.bosses, story.all_effects)
    acts: list[Act] = []
    for effects, event, agent in story.besides:
        if matters.of(effects):
            if event is None:
                acts.append(Act(Plot(matters, [], effects), EVERYWHERE, -1, agent))
            else:
                acts.append(Act(Plot(matters, event.outcomes, event.ending), event.board, event.colour, False))
    plots = [Plot(matters, card.outcomes, card.ending) for card in made.story]
    return Tale(covers, plots, acts, story.castles, made.bosses)


# What can be seen of a row by itself


def check_flags(story: Story) -> None:
    """Refuse rows that ask for what is never remembered, or for something and its contrary."""
    tables: list[tuple[str, str, list[Any]]] = [
        ("story", "cover.", [card.cover for card in story.rows.story]),
        ("closing", "", list(story.rows.closings)),
        ("memory", "", list(story.rows.memories)),
    ]
    for table, where, told in tables:
        for key, row in zip(story.content.tables[table], told, strict=True):
            if not story.own(table, key):
                continue
            for field, names in (("needs", row.needs), ("unless", row.unless)):
                for name in names:
                    if name not in story.flags:
                        complaint = f"field {where}{field}: no effect sets the flag {name!r}"
                        raise story.content.blame(table, key, complaint)
                    if field == "unless" and name in row.needs:
                        complaint = f"field {where}unless: the flag {name!r} is needed too, so this never is"
                        raise story.content.blame(table, key, complaint)


def check_whens(story: Story) -> None:
    """Refuse a `when` about a flag that nothing sets."""
    made, names = story.rows, story.rows.flags
    tables: list[tuple[str, list[Any]]] = [("event", made.events), ("story", made.story), ("agent", made.agents)]
    tables += [("treasure", made.treasures), ("token", made.tokens), ("combat", made.combat)]
    bosses = len(made.bosses)
    tables += [("enemy", made.enemies[:-bosses]), ("boss", made.enemies[-bosses:])]
    for table, told in tables:
        for key, row in zip(keys_of(story.content, table), told, strict=True):
            for field, effect in effects_of(row) if story.own(table, key) else ():
                if effect.do == "when" and names[effect.bit.bit_length() - 1] not in story.flags:
                    name = names[effect.bit.bit_length() - 1]
                    complaint = f"field {field}: a `when` asks for the flag {name!r}, which no effect sets"
                    raise story.content.blame(table, key, complaint)


def keys_of(content: Content, table: str) -> list[str]:
    """The keys of a table in the order of the rows that were made of it: by colour, if they have one."""
    told: dict[str, Any] = dict(content.tables[table])
    return sorted(told, key=lambda key: rows.COLOURS.index(getattr(told[key], "colour", rows.COLOURS[0])))


def effects_of(row: Any) -> Iterator[tuple[str, Any]]:
    """All effects of a row, with the field in which they stand."""
    parts: list[tuple[str, list[Effect]]]
    if isinstance(row, rows.Event):
        outcomes = [(f"{name}.effects", outcome) for name, outcome in zip(LETTERS, row.outcomes, strict=True)]
        parts = [*outcomes, ("ending", row.ending)]
    elif isinstance(row, (rows.Treasure, rows.Agent)):
        parts = [("uses", use.effects) for use in row.uses]
    else:
        parts = [("attack", row.attack) if isinstance(row, rows.Enemy) else ("effects", row.effects)]
    for field, effects in parts:
        for effect in inside(effects):
            yield field, effect


def check_cover(story: Story, card: int) -> None:
    """Refuse a cover that says by itself that its card is never read."""
    cover = story.rows.story[card].cover
    complaint = (
        start_never(story, card)
        if cover.at == "start"
        else "field cover.before: the card at the start has been read before it"
        if cover.before == 1
        else board_never(story, cover) or rooms_never(story, cover) or victory_never(story, cover)
    )
    if not complaint and cover.after_cards and all(story.rows.story[other].wins for other in cover.after_cards):
        complaint = f"field cover.after: the story is over once {' or '.join(cover.after)} has been read"
    if complaint:
        raise story.blame(card, complaint)


def start_never(story: Story, card: int) -> str:
    """Why a card is not read at the start; empty if it may be."""
    cover = story.rows.story[card].cover
    if cover.board not in (-1, PAST):
        return f"field cover.board: a story starts on the {BOARDS[PAST]}"
    if cover.needs:
        return "field cover.needs: nothing is remembered at the start"
    if cover.after:
        return "field cover.after: no other card has been read at the start"
    first = next(number for number, other in enumerate(story.rows.story) if starts(other.cover))
    if first != card:
        return f"field cover.at: one card is read at the start, and that is {story.keys[first]}"
    return ""


def starts(cover: rows.Cover) -> bool:
    """Whether a card can be read at the start."""
    return cover.at == "start" and cover.is_open([], 0, PAST)


def board_never(story: Story, cover: rows.Cover) -> str:
    """Why the board that a card wants never lies there when it is read; empty if it may."""
    to = {board for board in range(len(BOARDS)) if leads_to(story.all_effects, board)}
    if cover.at == "arrival":
        if not to:
            return "field cover.at: no effect changes the board, so nobody arrives"
        if cover.board >= 0 and cover.board not in to:
            return f"field cover.board: no effect changes the board to the {BOARDS[cover.board]}"
    if cover.board not in (-1, PAST) and cover.board not in to:
        return f"field cover.board: no effect changes the board to the {BOARDS[cover.board]}"
    return ""


def rooms_never(story: Story, cover: rows.Cover) -> str:
    """Why no room is as a cover wants it; empty if one may be."""
    if cover.at != "room":
        return ""
    boards = [cover.board] if cover.board >= 0 else boards_of(story.rows)
    where = f"the {BOARDS[cover.board]}" if cover.board >= 0 else "any board of this story"
    named = {board: rooms_of(story, board, cover.rooms, -1) for board in boards}
    if not any(named.values()):
        return f"field cover.rooms: there is no {' or '.join([ROOM_KEYS[room] for room in cover.rooms])} on {where}"
    right = {board: rooms_of(story, board, cover.rooms, cover.colour) for board in boards}
    if not any(right.values()):
        return f"field cover.colour: none of its rooms is {rows.COLOURS[cover.colour]} on {where}"
    open_rooms = {board: open_on(story, board) for board in boards}
    if not any(open_rooms[board] & set(right[board]) for board in boards):
        shut = " or ".join([ROOM_KEYS[room] for room in sorted({room for some in right.values() for room in some})])
        return f"field cover.rooms: nothing opens a way into {shut} on {where}"
    most = max(most_clean(len(some)) for some in open_rooms.values())
    if cover.clean > most:
        return f"field cover.clean: no more than {most} Clean Tokens lie on {where} when a room is entered"
    return ""


def rooms_of(story: Story, board: int, wanted: list[int], colour: int) -> list[int]:
    """The rooms of a board that are among those wanted, and of the colour wanted."""
    colours = story.rows.boards[board].colours
    there = [room for room in range(ROOMS) if colours[room] >= 0 and colour in (-1, colours[room])]
    return [room for room in there if room in wanted or not wanted]


def open_on(story: Story, board: int) -> set[int]:
    """The rooms of a board to which there is a way once all story doors are open that something opens."""
    castles = story.castles
    opens = sum({1 << effect.room for effect in story.all_effects if effect.do == "open-story"})
    opened = castles.doors_of(board, opens)
    arriving = (
        [room for room in range(ROOMS) if castles.arrivals(board, room)] if leads_to(story.all_effects, board) else []
    )
    found = set(castles.reach(board, opened, rows.GROUNDS)) if board == PAST else set()
    for room in arriving:
        if room not in found:
            for doors in castles.arrivals(board, room):
                found.update(castles.reach(board, opened | doors, room))
    return {place for place in found if place < ROOMS}


def victory_never(story: Story, cover: rows.Cover) -> str:
    """Why nobody falls for whom a card waits; empty if somebody may."""
    if cover.at != "victory" or not cover.boss:
        return ""
    boss = story.rows.bosses.index(cover.boss)
    if any(effect.do == "boss" and effect.boss == boss for effect in story.all_effects):
        return ""
    return f"field cover.boss: no effect brings {cover.boss}"


# Where the story can go


def check_standing(story: Story, search: Search) -> None:
    """Refuse a story that takes the group away from a room that is not on the next board."""
    if search.stranded is not None:
        raise nowhere(story, *search.stranded)
    if not search.whole:
        for card, plot in enumerate(search.tale.plots):
            for board in range(len(BOARDS)):
                for room in rooms_left(story, card) if plot.boards >> board & 1 else ():
                    if not story.castles.arrivals(board, room):
                        raise nowhere(story, card, room, board)


def rooms_left(story: Story, card: int) -> list[int]:
    """The rooms in which the group may be when a card is read, as far as its cover tells."""
    cover = story.rows.story[card].cover
    boards = [cover.board] if cover.board >= 0 and cover.at != "arrival" else boards_of(story.rows)
    named, colour = (cover.rooms, cover.colour) if cover.at == "room" else ([], -1)
    return [room for board in boards for room in rooms_of(story, board, named, colour)]


def nowhere(story: Story, card: int, room: int, board: int) -> ContentError:
    """The refusal of a card with which the board changes while the group is where there is nothing then."""
    return story.blame(
        max(card, 0),
        f"field ending: the story changes to the {BOARDS[board]} while the group may be in {ROOM_KEYS[room]}, "
        f"which has no door there",
    )


def check_cards(story: Story, found: list[Search]) -> None:
    """Refuse cards that nobody ever reads."""
    read = 0
    for search in found:
        read |= search.read if search.whole else search.read | search.live(search.start)
    for card, key in enumerate(story.keys):
        if not read >> card & 1 and story.own("story", key):
            cover = story.rows.story[card].cover
            if cover.before and cover.before <= len(ancestors(story, card)):
                raise story.blame(card, "field cover.before: more cards than that have been read before it")
            raise story.blame(card, "field cover: nobody can come to read this card")


def ancestors(story: Story, card: int) -> set[int]:
    """The cards that must have been read before a card: those that alone stand in an `after`, one behind the other."""
    found: set[int] = set()
    after = story.rows.story[card].cover.after_cards
    while len(after) == 1 and after[0] not in found:
        found.add(after[0])
        after = story.rows.story[after[0]].cover.after_cards
    return found


def check_ends(story: Story, found: list[Search]) -> dict[tuple[int, int], bool]:
    """Refuse a story that comes to no end, or may not; give the last cards and letters of those that it has."""
    won: dict[tuple[int, int], bool] = {}
    for search in found:
        won.update(search.won)
        if not search.whole:
            for card, row in enumerate(story.rows.story):
                if row.wins:
                    won.update({(card, letter): True for letter in range(len(LETTERS))})
    if not won:
        raise story.blame(0, "field ending: this story has no end, no card with `win` can be read")
    for search in found:
        if search.whole:
            check_dead_ends(story, search)
    shortest = min([search.shortest() for search in found])
    if shortest > ROUNDS:
        raise story.blame(0, f"field ending: the shortest way to an end takes {shortest} Rounds; there are {ROUNDS}")
    return won


def check_dead_ends(story: Story, search: Search) -> None:
    """Refuse a story that can go where no end can be reached any more."""
    dead = search.dead_ends()
    if not dead:
        return
    way = next((some for some in dead if some.card >= 0 and story.own("story", story.keys[some.card])), dead[0])
    road = search.road(way)
    flags = story.names(search.remembered[way.after])
    remembered = f"with {flags} remembered" if flags else "with nothing remembered"
    raise story.blame(
        road[-1] if road else 0,
        f"field ending: no end can be reached after {', '.join([story.keys[card] for card in road])}, {remembered}",
    )


# How it can end


def check_closings(story: Story, won: dict[tuple[int, int], bool]) -> None:
    """Refuse an end without words, and closings that no end is told with."""
    closings = story.rows.closings
    for card, letter in sorted(won):
        if card >= 0 and not any(is_sure(closing) and closing.follows(card, letter, 0, 99) for closing in closings):
            complaint = f"field ending: no [[closing]] without conditions follows letter {LETTERS[letter]} of this card"
            raise story.blame(card, complaint)
    for number, key in enumerate(story.content.tables["closing"]):
        if story.own("closing", key):
            check_closing(story, number, key, sorted(won))


def is_sure(closing: rows.Closing) -> bool:
    """Whether a closing has no conditions besides the card and the letter."""
    return not closing.needs and not closing.unless and not closing.health


def check_closing(story: Story, number: int, key: str, won: list[tuple[int, int]]) -> None:
    """Refuse a closing that follows no end, or only where an earlier one does."""
    closings = story.rows.closings
    closing = closings[number]
    ends = [end for end in won if closing.follows(*end, closing.needs_mask, 0)]
    if not ends:
        raise story.content.blame(
            "closing", key, "field cards: the story never ends with one of these cards and this letter"
        )
    for end in ends:
        if not any(goes_before(other, closing, *end) for other in closings[:number]):
            return
    first = next(other for other in closings[:number] if goes_before(other, closing, *ends[0]))
    name = list(story.content.tables["closing"])[closings.index(first)]
    raise story.content.blame("closing", key, f"field key: {name!r} stands before it and follows whenever it would")


def goes_before(other: rows.Closing, closing: rows.Closing, card: int, letter: int) -> bool:
    """Whether a closing follows this letter of this card whenever another one does."""
    return (
        other.follows(card, letter, other.needs_mask, 0)
        and set(other.needs) <= set(closing.needs)
        and set(other.unless) <= set(closing.unless)
        and (other.health == 0 or 0 < closing.health <= other.health)
    )
