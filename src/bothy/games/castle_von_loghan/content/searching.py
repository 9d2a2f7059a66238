"""Where a story can go: every situation that can arise between two Rounds, as far as the course of the story is meant.

A situation is what has been read, what is remembered, the board with its doors, and who is still to be fought; two that
differ only in what can make no difference any more are one. Some things are left open, as they can always be had: how
many Rounds go by, whether enemies come to a Round that nobody has sent them to, and luck: an end that takes a coin, or
Energy, can be reached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bothy.games.castle_von_loghan.box import CLEAN_TOKENS
from bothy.games.castle_von_loghan.content.plots import GROUPS, Plot, Result, TooMuch
from bothy.games.castle_von_loghan.content.rows import (
    GROUNDS,
    OPEN,
    PAST,
    ROOMS,
    STORY_DOOR,
    Board,
    Cover,
)

MOST_WORK: Final = 30_000
"""What is looked at of a story, in steps of the search; that of the box takes a quarter of it."""


UNASKED: Final = frozenset([-1])
"""What is voted on something that nobody votes on: it is left open."""


class Situation(NamedTuple):
    """What is so between two Rounds. Cards, flags and bosses are masks."""

    open: int
    """Cards that can still be read, and none of those they come after is missing."""
    shut: int
    """Others that can still be read."""
    flags: int
    pages: int
    """How many cards have been read, as far as that matters."""
    board: int
    opened: int
    """The doors of the story that stand open, as a mask of connections."""
    group: int
    """Where the group is: the first of all places it can go to."""
    to: int
    """The board to which the story changes at the end of the next Round; -1 if it does not."""
    here: int
    """Bosses that have come and not been fought."""
    gone: int
    """Those that will not come again."""


class Scene(NamedTuple):
    """A moment of a Round: a situation, and what has happened since."""

    now: Situation
    room: int
    """The room in which a card of the story was read; -1 if none was."""
    fight: bool
    lucky: bool
    last: int
    """The last card that was read in this Round; -1 if none was."""


class Act(NamedTuple):
    """Something besides the story that can change its course."""

    plot: Plot
    board: int
    """The board on which it can; -1 for any."""
    colour: int
    """The colour of the room whose random event it is; -1 if it is none."""
    lucky: bool
    """Whether it needs an agent whom perhaps nobody plays."""


class Way(NamedTuple):
    """How a situation came about."""

    before: int
    card: int
    """The last card that was read on the way; -1 if none was."""
    lucky: bool
    after: int


class Castles:
    """The boards as far as a story goes through their doors."""

    def __init__(self, boards: list[Board], connections: list[tuple[int, int]]) -> None:
        self.boards = boards
        self.connections = connections
        self.story_doors = [
            sum([1 << number for number, kind in enumerate(board.doors) if kind == STORY_DOOR]) for board in boards
        ]
        self.known: dict[tuple[int, int, int], list[int]] = {}

    def reach(self, board: int, opened: int, group: int) -> list[int]:
        """All places the group can come to. Locked doors can be forced, those of the story not."""
        key = board, opened, group
        if key not in self.known:
            doors = self.boards[board].doors
            found, queue = {group}, [group]
            for place in queue:
                for number, pair in enumerate(self.connections):
                    if place in pair and doors[number] >= 0 and (doors[number] != STORY_DOOR or opened >> number & 1):
                        other = pair[0] + pair[1] - place
                        if other not in found:
                            found.add(other)
                            queue.append(other)
            self.known[key] = sorted(found)
        return self.known[key]

    def first(self, board: int, opened: int, group: int) -> int:
        """What stands for all places the group can come to."""
        return self.reach(board, opened, group)[0]

    def doors_of(self, board: int, rooms: int) -> int:
        """The doors of the story that these rooms have on a board."""
        found = 0
        for number, pair in enumerate(self.connections):
            if self.story_doors[board] >> number & 1 and any(room < ROOMS and rooms >> room & 1 for room in pair):
                found |= 1 << number
        return found

    def arrivals(self, board: int, room: int) -> list[int]:
        """The doors that may stand open after the group has come here; none if it could not go on.

        A group that is shut in on all sides opens a door of its choice.
        """
        doors = self.boards[board].doors
        own = [number for number, pair in enumerate(self.connections) if room in pair and doors[number] >= 0]
        if room < ROOMS and self.boards[board].colours[room] < 0:
            return []
        if any(doors[number] == OPEN for number in own):
            return [0]
        return sorted({1 << number & self.story_doors[board] for number in own})


class Tale:
    """A story as it is searched."""

    def __init__(self, covers: list[Cover], plots: list[Plot], acts: list[Act], castles: Castles, bosses: list[str]):
        self.covers = covers
        self.plots = plots
        self.acts = acts
        self.castles = castles
        self.bosses = bosses
        said = [[getattr(cover, name) for name in (*Cover.says, "after_cards")] for cover in covers]
        others = [(act.plot.shape, act.board, act.colour, act.lucky) for act in acts]
        rooms = [(board.colours, board.doors) for board in castles.boards]
        masks = [(cover.needs_mask, cover.unless_mask) for cover in covers]
        self.shape = repr((said, masks, [plot.shape for plot in plots], others, rooms, castles.connections, bosses))
        """The same for two stories that go the same ways."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tale) and self.shape == other.shape

    def __hash__(self) -> int:
        return hash(self.shape)


class Search:
    """All situations of a story that so many characters can come to, from its start."""

    def __init__(self, tale: Tale, characters: int, spent: int = 0) -> None:
        self.tale = tale
        self.castles = tale.castles
        self.covers = tale.covers
        self.cards = range(len(tale.covers))
        self.seen = [plot.seen(characters) for plot in tale.plots]
        self.acts = [(act, act.plot.seen(characters) if act.colour >= 0 else UNASKED) for act in tale.acts]
        self.fall = [1 << tale.bosses.index(cover.boss) if cover.boss else 0 for cover in tale.covers]
        self.comes_after = [0 for _ in self.cards]
        """For each card those that come after it, as a mask."""
        self.after = [sum({1 << other for other in cover.after_cards}) for cover in tale.covers]
        for card in self.cards:
            for other in tale.covers[card].after_cards:
                self.comes_after[other] |= 1 << card
        self.at = {
            at: [card for card in self.cards if tale.covers[card].at == at]
            for at in ("start", "room", "arrival", "victory", "next")
        }
        self.most_pages = max([cover.before for cover in tale.covers], default=0)
        self.chance = [0, 0, 0]
        """Flags, boards and bosses that something besides the story can bring, as masks."""
        for act in tale.acts:
            self.chance[0] |= act.plot.sets
            self.chance[1] |= act.plot.boards
            self.chance[2] |= act.plot.bosses
        self.read = 0
        """Cards that can be read, as a mask."""
        self.boards = 1 << PAST
        """Boards that can lie on the table, as a mask."""
        self.won: dict[tuple[int, int], bool] = {}
        """The last cards and letters with which it can end."""
        self.stranded: tuple[int, int, int] | None = None
        """A card, a room and the board on which the group could not go on from there."""
        self.numbers: dict[Situation, int] = {}
        self.queue: list[Situation] = []
        self.ways: dict[Way, bool] = {}
        """In the order in which they were found, so the shortest first."""
        self.rounds: list[int] = []
        """After how many Rounds each situation can come about."""
        self.remembered: list[int] = []
        """What is remembered then, as a mask of flags, whether it matters or not."""
        self.ends: set[int] = set()
        """Situations from which one Round can end the story."""
        self.futures: dict[tuple[int, ...], Situation] = {}
        late = [*[act.plot for act in tale.acts], *[tale.plots[card] for card in self.at["victory"]]]
        self.moves_late = any(plot.boards for plot in late)
        """Whether something may change the board in a Round whose room has not."""
        self.rooms: dict[tuple[int, int], int] = {}
        """For a board and a room the cards that it may bring, as a mask."""
        self.work = spent
        self.whole = True
        """Whether all situations were looked at: there may be too many."""
        self.start = self.beginning()
        try:
            self.look()
        except TooMuch:
            self.whole = False

    # All situations

    def beginning(self) -> Situation:
        shut = sum([1 << card for card in self.cards if self.after[card]])
        unread = (1 << len(self.cards)) - 1
        return Situation(unread & ~shut, shut, 0, 0, PAST, 0, self.castles.first(PAST, 0, GROUNDS), -1, 0, 0)

    def look(self) -> None:
        for after in self.read_at("start", Scene(self.start, -1, False, False, -1), -1):
            self.note(-1, after)
        for number, now in enumerate(self.queue):
            for after in self.round(now, number):
                self.note(number, after)

    def spend(self, work: int) -> None:
        """Stop where there is too much to look at, unless that has happened."""
        self.work += work
        if self.work > MOST_WORK and self.whole:
            raise TooMuch

    def note(self, before: int, scene: Scene) -> None:
        """A situation that can come about."""
        now = self.settled(scene.now)
        if now not in self.numbers:
            self.numbers[now] = len(self.queue)
            self.queue.append(now)
            self.rounds.append(self.rounds[before] + 1 if before >= 0 else 0)
            self.remembered.append(scene.now.flags)
        if self.numbers[now] != before:
            self.ways[Way(before, scene.last, scene.lucky, self.numbers[now])] = True

    def dead_ends(self) -> list[Way]:
        """Ways into situations from which no end can be reached, the shortest first."""
        before: list[list[int]] = [[] for _ in self.queue]
        for way in self.ways:
            if way.before >= 0 and not way.lucky:
                before[way.after].append(way.before)
        alive, queue = set(self.ends), list(self.ends)
        for number in queue:
            for other in before[number]:
                if other not in alive:
                    alive.add(other)
                    queue.append(other)
        return [way for way in self.ways if way.after not in alive]

    def shortest(self) -> int:
        """After how many Rounds it can come to an end; 0 where that is not known."""
        return min([self.rounds[number] + 1 for number in self.ends], default=0) if self.whole else 0

    def road(self, way: Way) -> list[int]:
        """The last cards that were read on the shortest way there, Round by Round."""
        first: dict[int, Way] = {}
        for some in self.ways:
            first.setdefault(some.after, some)
        cards: list[int] = []
        while True:
            if way.card >= 0:
                cards.append(way.card)
            if way.before < 0:
                return cards[::-1]
            way = first[way.before]

    # A Round

    def round(self, now: Situation, number: int) -> list[Scene]:
        """What can be so after one Round more."""
        scenes = self.met(Scene(now, -1, False, False, -1), number)
        scenes = [after for scene in scenes for after in self.fought(scene, number)]
        return [after for scene in scenes for after in self.changed(scene, number)]

    def met(self, scene: Scene, number: int) -> list[Scene]:
        """What can have happened at the end of the Event phase."""
        scenes: dict[Scene, bool] = {}
        for before in self.drifted(scene, number):
            now = before.now
            places = self.castles.reach(now.board, now.opened, now.group)
            rooms = [room for room in places if room < ROOMS]
            idle = 0
            read: dict[int, list[Scene]] = {}
            for room in rooms:
                least = most_clean(len(rooms)) + 1
                for card in self.cards_in(now, room):
                    if self.covers[card].clean < least and self.is_open(now, card):
                        least = self.covers[card].clean
                        if card not in read:
                            read[card] = self.told(before, card, number)
                        for after in read[card]:
                            scenes[after._replace(room=room) if after.now.to >= 0 or self.moves_late else after] = True
                if least > 0:
                    idle |= 1 << self.castles.boards[now.board].colours[room]
            if idle:
                scenes[before] = True
            for act, seen in self.acts:
                if act.colour >= 0 and idle >> act.colour & 1 and act.board in (-1, now.board):
                    for after in self.happened(before, act.plot, seen, -1, number):
                        scenes[after] = True
        return list(scenes)

    def cards_in(self, now: Situation, room: int) -> list[int]:
        """The cards that a room may bring, the one that goes first of all first."""
        if (now.board, room) not in self.rooms:
            colour = self.castles.boards[now.board].colours[room]
            fitting = [
                card
                for card in self.at["room"]
                if (not self.covers[card].rooms or room in self.covers[card].rooms)
                and self.covers[card].colour in (-1, colour)
            ]
            self.rooms[now.board, room] = sum([1 << card for card in fitting])
        found = bits(self.rooms[now.board, room] & now.open)
        self.spend(len(found) // 4)
        return sorted(found, key=lambda card: (self.covers[card].rank(), card))

    def drifted(self, scene: Scene, number: int) -> list[Scene]:
        """What can be so once things besides the story and its events have had their effects, or have not."""
        found = {scene: True}
        queue = [scene]
        for some in queue:
            for act, seen in self.acts:
                if act.colour >= 0:
                    continue
                lucky = some._replace(lucky=some.lucky or act.lucky)
                for after in self.happened(lucky, act.plot, seen, -1, number):
                    if after not in found:
                        found[after] = True
                        queue.append(after)
        return queue

    def fought(self, scene: Scene, number: int) -> list[Scene]:
        """What can be so at the end of the Reward phase."""
        scenes: list[Scene] = []
        for before in self.drifted(scene, number):
            now = before.now
            if now.here:
                over = before._replace(now=now._replace(here=0, gone=now.gone | now.here), fight=False)
                scenes += self.read_at("victory", over, number, now.here)
            else:
                scenes += self.read_at("victory", before._replace(fight=False), number)
                if not before.fight:
                    scenes.append(before)
        return scenes

    def changed(self, scene: Scene, number: int) -> list[Scene]:
        """What can be so once the story has changed to another board."""
        scenes: list[Scene] = []
        for before in self.drifted(scene, number):
            now = before.now
            if now.to < 0:
                scenes.append(before)
                continue
            board = now.to
            self.boards |= 1 << board
            there = [before.room] if before.room >= 0 else self.castles.reach(now.board, now.opened, now.group)
            for room in [room for room in there if room < ROOMS]:
                ways = self.castles.arrivals(board, room)
                if not ways and self.stranded is None:
                    self.stranded = before.last, room, board
                for opened in ways:
                    group = self.castles.first(board, opened, room)
                    new = before._replace(now=now._replace(to=-1, board=board, opened=opened, group=group))
                    scenes += [some for some in self.read_at("arrival", new, number) if some not in scenes]
        return scenes

    # Reading

    def is_open(self, now: Situation, card: int) -> bool:
        """Whether nothing but the place and the moment is missing."""
        cover = self.covers[card]
        return bool(
            now.open >> card & 1
            and now.flags & cover.needs_mask == cover.needs_mask
            and not now.flags & cover.unless_mask
            and cover.board in (-1, now.board)
            and (cover.before == 0 or now.pages < cover.before)
        )

    def read_at(self, at: str, scene: Scene, number: int, fallen: int = 0) -> list[Scene]:
        """What can come of the first card whose cover says that now is the time; if none does, all is as it was."""
        card = self.card_at(at, scene, fallen)
        return [scene] if card < 0 else self.told(scene, card, number, at == "victory")

    def card_at(self, at: str, scene: Scene, fallen: int = 0) -> int:
        """The first card whose cover says that now is the time; -1 if none does."""
        for card in self.at[at]:
            if self.fall[card] and not self.fall[card] & fallen:
                continue
            if at == "next" and not self.after[card] >> scene.last & 1:
                continue
            if self.is_open(scene.now, card):
                return card
        return -1

    def told(self, scene: Scene, card: int, number: int, victory: bool = False) -> list[Scene]:
        """What can come of a card that is read, and of those that follow it at once."""
        now, bit = scene.now, 1 << card
        self.read |= bit
        follow = now.shut & self.comes_after[card]
        now = now._replace(
            open=now.open & ~bit | follow, shut=now.shut & ~(bit | follow), pages=min(now.pages + 1, self.most_pages)
        )
        scenes: dict[Scene, bool] = {}
        read = scene._replace(now=now, last=card)
        for before in self.happened(read, self.tale.plots[card], self.seen[card], card, number, victory):
            for after in self.read_at("next", before, number):
                scenes[after] = True
        return list(scenes)

    def happened(
        self, scene: Scene, plot: Plot, seen: frozenset[int], card: int, number: int, victory: bool = False
    ) -> list[Scene]:
        """What can come of a card, or of something else."""
        now = scene.now
        scenes: list[Scene] = []
        results = plot.results(now.flags, now.board, seen)
        self.spend(len(results))
        for result in results:
            lucky = scene.lucky or result.lucky
            if result.won >= 0:
                self.won[card, result.won] = True
                if number >= 0 and not lucky:
                    self.ends.add(number)
                continue
            after = self.with_result(now, result, victory)
            scenes.append(scene._replace(now=after, fight=scene.fight or result.fight, lucky=lucky))
        return scenes

    def with_result(self, now: Situation, result: Result, victory: bool) -> Situation:
        """A situation after something. Who comes while a victory is told is put away with the fallen."""
        opened, group = now.opened, now.group
        if result.opened:
            opened |= self.castles.doors_of(now.board, result.opened)
            group = self.castles.first(now.board, opened, group)
        come = result.bosses & ~(now.gone | now.here)
        return now._replace(
            flags=now.flags | result.flags,
            opened=opened,
            group=group,
            to=result.to if result.to >= 0 else now.to,
            here=now.here if victory else now.here | come,
            gone=now.gone | come if victory else now.gone,
        )

    # What can still matter

    def settled(self, now: Situation) -> Situation:
        """The same situation without what can make no difference any more."""
        key = tuple(now)
        if key not in self.futures:
            live = self.live(now)
            flags, most, bosses = 0, 0, 0
            for card in self.cards:
                if live >> card & 1:
                    cover = self.covers[card]
                    flags |= cover.needs_mask | cover.unless_mask | self.tale.plots[card].asks
                    most = max(most, cover.before)
                    bosses |= self.tale.plots[card].bosses
            for act in self.tale.acts:
                flags |= act.plot.asks
                bosses |= act.plot.bosses
            self.futures[key] = now._replace(
                open=now.open & live,
                shut=now.shut & live,
                flags=now.flags & flags,
                pages=min(now.pages, most),
                gone=now.gone & bosses,
            )
        return self.futures[key]

    def live(self, now: Situation) -> int:
        """Cards that may still be read, seen generously, as a mask."""
        flags, boards, bosses = self.chance[0] | now.flags, self.chance[1] | 1 << now.board, self.chance[2] | now.here
        if now.to >= 0:
            boards |= 1 << now.to
        left = [
            card
            for card in self.cards
            if (now.open | now.shut) >> card & 1
            and not now.flags & self.covers[card].unless_mask
            and (not self.covers[card].before or now.pages < self.covers[card].before)
        ]
        live, before = 0, -1
        while live != before:
            before = live
            left.reverse()
            self.spend(len(left) // 8)
            for card in left:
                cover = self.covers[card]
                if (
                    not live >> card & 1
                    and flags & cover.needs_mask == cover.needs_mask
                    and (cover.board < 0 or boards >> cover.board & 1)
                    and (self.after[card] & live or (cover.at != "next" and now.open >> card & 1))
                    and (not self.fall[card] or self.fall[card] & bosses)
                ):
                    live |= 1 << card
                    plot = self.tale.plots[card]
                    flags |= plot.sets
                    boards |= plot.boards
                    bosses |= plot.bosses & ~now.gone
        return live


def bits(mask: int) -> list[int]:
    """The bits of a mask, by their numbers."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def most_clean(rooms: int) -> int:
    """The most Clean Tokens that can lie on a board when a room is entered, with so many rooms to go to."""
    return min(CLEAN_TOKENS - 1, rooms)


@lru_cache(maxsize=4)
def searches(tale: Tale) -> list[Search]:
    """A story searched for each number of characters that makes a difference."""
    found: dict[tuple[frozenset[int], ...], Search] = {}
    spent = 0
    for characters in GROUPS:
        key = tuple([plot.seen(characters) for plot in [*tale.plots, *[act.plot for act in tale.acts]]])
        if key not in found:
            found[key] = Search(tale, characters, spent)
            spent = found[key].work
    return list(found.values())
