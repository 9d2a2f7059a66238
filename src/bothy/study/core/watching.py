"""A game played by bots while somebody counts: what was asked, offered and taken, what chance brought, who was ahead.

Who counts draws no luck: the games are those that the same bots play unwatched.
"""

from __future__ import annotations

from typing import Any, Final

from bothy.bots.search.streams import Streams
from bothy.kernel.game import Game
from bothy.kernel.luck import Luck
from bothy.kernel.message import Event, Message
from bothy.kernel.notation import Choice
from bothy.kernel.position import Position
from bothy.kernel.step import Ask, Chance, Decision, Race, Secret, Step
from bothy.kernel.table import Seat

WIDEST: Final = 40
"""So many ways to choose from, or more, are one column."""
WHOLE: Final = 840
"""A share of the win is counted in so many parts, which up to eight seats can share evenly: whole numbers add up
to the same sum in any order."""
PARTS: Final = 10_000
"""An outlook is counted in so many parts."""


class Question:
    """What was asked by one kind of step in one game."""

    def __init__(self, name: str, patience: str, title: Message, size: int) -> None:
        self.name = name
        self.patience = patience
        self.title = title
        """As it was when it was first asked."""
        self.times = 0
        """How often it stopped the game: several who answer at once are waited for together."""
        self.asked = 0
        """How often a seat was asked."""
        self.forced = 0
        """How often there was but one answer."""
        self.offered = [0] * size
        """By the number of a choice; only where there was another."""
        self.taken = [0] * size
        self.takers = [0] * size
        """A mask of the seats that took it."""
        self.met = [False] * size
        self.touched: list[int] = []
        """The choices that were met in this game."""

    def clear(self) -> None:
        for id in self.touched:
            self.offered[id] = 0
            self.taken[id] = 0
            self.takers[id] = 0
            self.met[id] = False
        self.touched = []
        self.times = 0
        self.asked = 0
        self.forced = 0


class Tossed:
    """What one kind of chance brought in one game."""

    def __init__(self, name: str, title: Message, has_seat: bool) -> None:
        self.name = name
        self.title = title
        self.has_seat = has_seat
        """Whether it befalls one seat."""
        self.counts: dict[int, int] = {}
        """How often each outcome came."""
        self.seats: dict[int, list[int]] = {}
        """How often it came to each seat."""
        self.words: dict[int, tuple[Message, Seat]] = {}
        """What was told when it first came, and to whom; it stays from game to game."""

    def clear(self) -> None:
        self.counts = {}
        self.seats = {}


class Lead:
    """Who was ahead at a moment at which something had been settled."""

    def __init__(self, number: int, hopes: list[int]) -> None:
        self.number = number
        """How many answers and outcomes there had been."""
        self.hopes = hopes
        """What each seat could hope for, in ten-thousandths of the win."""


class Watch:
    """Plays games of one kind, one after the other, and knows of the last all that is counted."""

    def __init__(self, game: Game[Any], size: int, shared: bool) -> None:
        self.game = game
        self.size = size
        """How many choices the vocabulary has."""
        self.outlook = game.has_outlook()
        self.listens = shared
        """Whether to hear what is told: where all win or lose together, the last words say why."""
        self.questions: dict[type, Question] = {}
        self.tossed: dict[type, Tossed] = {}
        self.streams: Streams | None = None
        self.begin(0)

    def begin(self, seats: int) -> None:
        for question in self.questions.values():
            question.clear()
        for tossed in self.tossed.values():
            tossed.clear()
        self.decisions = [0] * seats
        """How often each seat had a choice."""
        self.widths = [0] * (WIDEST + 1)
        """How many answers had so many ways to choose from."""
        self.ways = 0
        """How many ways there were in all where there was a choice."""
        self.first = -1
        """The first seat that was asked alone."""
        self.leads: list[Lead] = []
        self.last = ""
        """The kind of the last step that waited for an answer or for chance."""
        self.events: list[Event] = []
        self.told: dict[str, Message] = {}
        """What was told before the last answer or outcome, where anybody listens."""
        self.tick = 0

    # What is counted

    def note(self, step: Ask[Any], seat: Seat, choices: list[Choice], choice: Choice) -> None:
        """A seat was offered these, and took one."""
        question = self.question(step)
        width = len(choices)
        question.asked += 1
        self.widths[width if width < WIDEST else WIDEST] += 1
        if width < 2:
            question.forced += 1
            id = choice.id
            if not question.met[id]:
                question.met[id] = True
                question.touched.append(id)
            return
        self.decisions[seat] += 1
        self.ways += width
        offered = question.offered
        for other in choices:
            id = other.id
            if not question.met[id]:
                question.met[id] = True
                question.touched.append(id)
            offered[id] += 1
        id = choice.id
        question.taken[id] += 1
        question.takers[id] |= 1 << seat

    def question(self, step: Ask[Any]) -> Question:
        kind = type(step)
        found = self.questions.get(kind)
        if found is None:
            found = Question(kind.__name__, step.patience(), step.title(self.position.table), self.size)
            self.questions[kind] = found
        return found

    def toss(self, step: Chance[Any], luck: Luck) -> None:
        """Chance decides; the first time that it brings something, it is heard what is told of it."""
        position = self.position
        kind = type(step)
        tossed = self.tossed.get(kind)
        if tossed is None:
            tossed = Tossed(kind.__name__, step.title(position.table), isinstance(getattr(step, "seat", None), int))
            self.tossed[kind] = tossed
        outcome = step.toss(position.table, luck if self.streams is None else self.streams.chance(step))
        seat = step.seat if tossed.has_seat else -1  # type: ignore[attr-defined]
        tossed.counts[outcome] = tossed.counts.get(outcome, 0) + 1
        if seat >= 0:
            mine = tossed.seats.get(outcome)
            if mine is None:
                mine = [0] * len(self.decisions)
                tossed.seats[outcome] = mine
            mine[seat] += 1
        if outcome in tossed.words:
            position.befall(outcome)
            return
        events: list[Event] = []
        position.table.sink = events
        position.befall(outcome)
        position.table.sink = self.events if self.listens else None
        if self.listens:
            self.events.extend(events)
        tossed.words[outcome] = (events[0].message if events else tossed.title, seat)

    def settled(self) -> None:
        """After an answer or an outcome: if something has been settled, who is ahead?"""
        position = self.position
        tick = self.game.tick(position.table)
        if tick == self.tick:
            return
        self.tick = tick
        if position.agenda:
            table = position.table
            shares = self.game.outlook(table) if self.outlook else self.game.result(table).shares
            self.leads.append(Lead(position.number, [int(share * PARTS + 0.5) for share in shares]))

    def before(self, step: Step[Any]) -> None:
        """A step waits: what was told until now was not the end."""
        self.last = type(step).__name__
        if self.listens and self.events:
            for event in self.events:
                self.told[event.message.id] = event.message
            self.events.clear()

    # Where luck comes from: one source for all, or a stream for each kind of chance and each seat

    def head(self, seat: Seat, luck: Luck) -> Luck:
        """What a seat's next answer is drawn from."""
        return luck if self.streams is None else self.streams.head(seat)

    def lot(self, luck: Luck) -> Luck:
        """From what it is drawn who is heard first."""
        return luck if self.streams is None else self.streams.lot()

    # How it is played

    def play(
        self,
        position: Position[Any],
        bots: list[Any],
        wanders: list[bool],
        luck: Luck,
        streams: Streams | None = None,
    ) -> None:
        """One game to its end. `wanders` says who of the bots takes anything, and needs no sight.

        With streams, chance brings the same whatever is answered, and nothing is drawn from `luck`.
        """
        self.begin(position.table.box.seats)
        self.position = position
        self.streams = streams
        self.tick = self.game.tick(position.table)
        if self.listens:
            position.table.sink = self.events
        if all(wanders):
            self.wander(luck)
        else:
            self.consult(bots, wanders, luck)
        position.table.sink = None

    def consult(self, bots: list[Any], wanders: list[bool], luck: Luck) -> None:
        """Every seat by its bot; races are heard sealed, by reaction: as `bothy.bots.seated.Bots` plays."""
        position = self.position
        while position.agenda:
            step = position.agenda[-1]
            self.before(step)
            if isinstance(step, Chance):
                self.toss(step, luck)
            elif isinstance(step, Ask):
                self.ask(step, bots, wanders, luck)
            else:
                position.complain()
            self.settled()

    def ask(self, step: Ask[Any], bots: list[Any], wanders: list[bool], luck: Luck) -> None:
        position = self.position
        race = isinstance(step, Race)
        if isinstance(step, Decision) and self.first < 0:
            self.first = step.seat
        self.question(step).times += 1
        waiting = position.asking()
        for seat in waiting:
            choices = step.choices(position.table, seat)
            if wanders[seat] and not race:
                choice = step.pick(position.table, seat, self.head(seat, luck))
            else:
                choice = bots[seat].choose(position.sight(seat), choices, self.head(seat, luck).word())
            if choice not in choices:
                position.check(seat, choice)
            self.note(step, seat, choices, choice)
            position.take(seat, choice)
        while position.sealed and position.agenda:
            again = position.agenda[-1]
            speakers = position.speakers() if isinstance(again, Race) else []
            if not speakers:
                return
            position.hear(first_of(speakers, bots, self.lot(luck)))

    def wander(self, luck: Luck) -> None:
        """Everybody takes anything: as `bothy.bots.seated.Wanderers` plays."""
        position = self.position
        while position.agenda:
            step = position.agenda[-1]
            self.before(step)
            if isinstance(step, Decision):
                seat = step.seat
                if self.first < 0:
                    self.first = seat
                self.question(step).times += 1
                self.pick(step, seat, luck)
            elif isinstance(step, Chance):
                self.toss(step, luck)
            elif isinstance(step, Secret):
                self.question(step).times += 1
                for seat in step.seats(position.table):
                    if seat not in position.sealed:
                        self.pick(step, seat, luck)
            elif isinstance(step, Race):
                self.question(step).times += 1
                self.race(step, self.lot(luck))
            else:
                position.complain()
            self.settled()

    def pick(self, step: Ask[Any], seat: Seat, luck: Luck) -> None:
        position = self.position
        choices = step.choices(position.table, seat)
        choice = step.pick(position.table, seat, self.head(seat, luck))
        self.note(step, seat, choices, choice)
        position.take(seat, choice)

    def race(self, race: Race[Any], luck: Luck) -> None:
        position = self.position
        table = position.table
        called = position.any_call(race, luck) if luck.below(race.silence()) == 0 else None
        for seat in race.seats(table):
            if seat not in position.sealed:
                choices = race.choices(table, seat)
                speaks = called is not None and called[0] == seat
                self.note(
                    race, seat, choices, called[1] if called is not None and speaks else race.default(table, seat)
                )
        if called is None:
            position.keep_silent(race)
        else:
            position.call(race, called[0], called[1])


def first_of(speakers: list[Seat], bots: list[Any], luck: Luck) -> Seat:
    """Who of several is heard first: the quickest this time."""
    first, shortest = -1, 0.0
    for seat in speakers:
        delay: float = bots[seat].delay(luck)
        if first < 0 or delay < shortest:
            first, shortest = seat, delay
    return first
