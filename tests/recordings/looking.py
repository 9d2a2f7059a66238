"""All that is looked at in a moment of a game. What the program is asked for, when a game is replayed, stands here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bothy.games import find
from bothy.kernel import SPECTATOR, Ask, Choice, Event, Luck, Message, Position, Result, Seat
from bothy.kernel.journal import read, retell
from bothy.locales import Speech
from bothy.research.schema import schema

LANGUAGES = ("en", "fr")
DUMP_EVERY = 20
"""Of every so many rows the whole position is looked at, and what needs more time."""

PLAYOUTS = 3
REFUSALS = 8
"""So many words that are not offered are asked about."""

Seen = dict[str, Any]
"""What was looked at, by its kind, as plain values or bytes."""
Telling = Callable[[int, Seen], None]

SENTENCES: dict[str, dict[tuple[Seat, str], list[str]]] = {}
"""What was said before, by game: the same messages come again and again, and a sentence takes its time."""


class Eyes:
    """How the games of one box are looked at."""

    def __init__(self, key: str, seats: int, options: dict[str, str], stride: int = 1) -> None:
        self.game = find(key)
        self.seats = seats
        self.options = options
        self.stride = stride
        """Sights, figures and tensors of every so many moments."""
        self.schema = schema(self.game, seats, options)
        self.viewers = [*range(seats), SPECTATOR]
        self.speeches = {
            (lang, viewer): Speech(lang, [self.game], viewer=viewer) for lang in LANGUAGES for viewer in self.viewers
        }
        self.sentences = SENTENCES.setdefault(key, {})

    # The box

    def box(self) -> Seen:
        """What is the same for all games of this box."""
        vocabulary = self.game.new(self.seats, self.options).table.box.vocabulary
        return {
            "vocabulary": [[choice.id, *told(choice, choice.label)] for choice in vocabulary.choices],
            "layout": [[field.name, field.first, field.size, field.form] for field in self.schema.fields],
            "describe": self.schema.describe(),
            "bound": self.game.bound(self.game.new(self.seats, self.options).table.box),
        }

    def playouts(self, seed: int) -> Seen:
        """Where play at random leads, by the unchecked doors, a few times: how it went, and the last positions."""
        went: list[Any] = []
        ends: list[Any] = []
        for number in range(PLAYOUTS):
            position, luck = self.game.new(self.seats, self.options), Luck(seed + number)
            position.playout(luck)
            went.append([position.number, int(luck.forks), ended(self.game.result(position.table))])
            ends.append(position.dump())
        return {"playouts": went, "ends": ends}

    # A moment

    def moment(self, number: int, position: Position[Any], events: list[Event], all: bool = False) -> Seen:
        """What there is to be seen after so many rows; `all` also what is looked at only now and then."""
        seen: Seen = {
            "state": self.state(position),
            "odds": position.odds(),
            "events": [[*event.dump(), event.audience] for event in events],
            "log": [self.said(event.message, viewer) for event in events for viewer in self.listening(number)],
        }
        seen.update(self.questions(position))
        if all or number % self.stride == 0 or position.over():
            seen.update(self.sights(number, position))
        if all or number % DUMP_EVERY == 0:
            seen.update(self.closely(number, position))
        return seen

    def state(self, position: Position[Any]) -> list[Any]:
        table = position.table
        counted = [position.number, position.floor, position.mover]
        waiting = [position.over(), position.asking(), position.speakers()]
        return [*counted, *waiting, self.game.rounds(table), self.game.hourglass(table)]

    def listening(self, number: int) -> list[Seat]:
        """A spectator, and one seat after the other."""
        return [SPECTATOR, number % self.seats]

    def said(self, message: Message, viewer: Seat) -> list[str]:
        """A message in all languages, to one reader."""
        key = viewer, repr(message)
        found = self.sentences.get(key)
        if found is None:
            found = self.sentences[key] = [self.speeches[lang, viewer].say(message) for lang in LANGUAGES]
        return found

    def saying(self, index: int, viewer: Seat) -> Callable[[Message], str]:
        """Speech in one of the languages."""
        return lambda message: self.said(message, viewer)[index]

    def questions(self, position: Position[Any]) -> Seen:
        table, agenda = position.table, position.agenda
        choices: list[Any] = []
        prompts: list[Any] = []
        for seat in position.asking():
            step = position.step()
            assert isinstance(step, Ask)
            for choice in position.choices(seat):
                label = step.label(table, seat, choice)
                choices.append([seat, choice.id, *told(choice, label), *self.said(label, seat)])
            prompt = step.prompt(table, seat)
            default = step.default(table, seat).notation
            prompts.append([prompt.dump(), *self.said(prompt, seat), step.patience(), default])
        titles = [[step.title(table).dump(), self.game.clause(step)] for step in reversed(agenda)]
        return {"choices": choices, "prompts": prompts, "titles": titles}

    def sights(self, number: int, position: Position[Any]) -> Seen:
        """What every seat and a spectator see; and one of them who must remember by himself what he has seen.

        A tensor takes longer than its sight, so that each time it is that of one of them, and now and then of all.
        """
        turn = number // self.stride % len(self.viewers)
        sights = [position.sight(viewer) for viewer in self.viewers]
        by_heart = position.sight(self.viewers[turn], True)
        packed = sights if number % DUMP_EVERY == 0 else [sights[turn]]
        return {
            "sights": [sight.dump() for sight in [*sights, by_heart]],
            "figures": [self.game.figures(sight) for sight in [*sights, by_heart]],
            "tensors": b"".join([self.schema.tensor(sight).tobytes() for sight in packed]),
        }

    def closely(self, number: int, position: Position[Any]) -> Seen:
        """The position, its drawing, what a seat imagines of it, what bots would do, and why not something else."""
        viewer = self.viewers[number // DUMP_EVERY % len(self.viewers)]
        sight = position.sight(viewer)
        return {
            "dump": position.dump(),
            "imagined": sight.imagine(Luck(number)).dump(),
            "drawing": [self.game.draw(sight, self.saying(index, viewer)) for index in range(len(LANGUAGES))],
            "hints": self.hints(number, position),
            "refusals": self.refusals(number, position),
            "conserved": self.game.conserved(position.table),
        }

    def hints(self, number: int, position: Position[Any]) -> list[str]:
        """What the game's own bots would answer, at each of their levels."""
        found: list[str] = []
        for seat in position.asking():
            sight, choices = position.sight(seat), position.choices(seat)
            found += [self.game.knack(sight, choices, level, number).notation for level in ("", *self.game.levels())]
        return found

    def refusals(self, number: int, position: Position[Any]) -> list[Any]:
        """Why some of all the words there are may not be said now."""
        found: list[Any] = []
        words = position.table.box.vocabulary.choices
        luck = Luck(number)
        for seat in position.asking():
            step, offered = position.step(), position.choices(seat)
            assert isinstance(step, Ask)
            some = [words[luck.below(len(words))] for _ in range(REFUSALS)]
            for word in [word for word in some if word not in offered]:
                found.append([seat, word.notation, step.why_not(position.table, seat, word).dump()])
        return found

    def end(self, position: Position[Any], events: list[Event]) -> Seen:
        """How it ended: scores and shares, and the scores taken apart."""
        if not position.over():
            return {}
        account = self.game.account(position.table, events)
        return {
            "result": ended(self.game.result(position.table)),
            "account": [[label.dump(), points] for label, points in account],
        }

    # A journal

    def watch(self, journal: str, tell: Telling, only: int = -1) -> Seen:
        """Replay a journal, tell what is seen after each row, and return the end. `only` one moment, all of it."""
        standing: list[tuple[int, Event]] = []
        position: Position[Any] | None = None
        for number, (told_so_far, row, events) in enumerate(retell(journal, lambda _: self.game)):
            position = told_so_far.position
            if row is not None and row.kind == "undo":
                standing = [(at, event) for at, event in standing if at <= position.number]
            standing += [(position.number, event) for event in events]
            if only in (-1, number):
                tell(number, self.moment(number, position, events, all=only >= 0))
        assert position is not None
        return self.end(position, [event for _, event in standing])

    def reread(self, journal: str) -> str:
        """The journal as it is written once it was read, its hashes checked."""
        return str(read(journal, lambda _: self.game))

    def loaded(self, dump: object) -> dict[str, object]:
        """A stored position as this program has it once it was loaded."""
        return self.game.load(dump).dump()


def told(choice: Choice, label: Message) -> list[Any]:
    return [choice.notation, label.dump(), choice.target, choice.clause, choice.ask_twice]


def ended(result: Result) -> list[Any]:
    return [result.scores, result.shares]
