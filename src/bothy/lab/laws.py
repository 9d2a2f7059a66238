"""The laws: what must hold in every position of every game, whatever its rules are.

Each law takes a moment of a game and raises Broken, with all one needs to see it again, where it does not hold.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bothy.bots import bot
from bothy.bots.levels import knacks
from bothy.kernel import (
    SPECTATOR,
    Ask,
    Chance,
    Choice,
    Decision,
    Event,
    Game,
    Journal,
    Luck,
    Message,
    Pass,
    Position,
    Refusal,
    Result,
    Seat,
    Table,
)
from bothy.kernel.journal import read
from bothy.kernel.mistakes import complaint, public_names
from bothy.kernel.store import canonical
from bothy.locales import FALLBACK, Speech, SpeechError, catalogue, languages, package_of, pattern_of
from bothy.locales.rulebook import clauses


class Broken(AssertionError):
    """A law that does not hold."""


class Moment:
    """A position of a game at random play, with all that is needed to come back to it."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str], seed: int, depth: int) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.depth = depth
        """How often random play has gone on; where that is a question to several, some may have answered."""
        self.luck = Luck(seed)
        self.position: Position[Any] = game.new(seats, options)
        self.start = game.conserved(self.position.table)
        try:
            for _ in range(depth):
                if self.position.over():
                    break
                self.position.wander(self.luck)
            self.interrupt()
        except (TypeError, AttributeError, ValueError, LookupError) as error:
            found = self.position.explained(error)
            if found is error:
                raise
            raise found from error

    def interrupt(self) -> None:
        """Let some, but not all, of the seats that are asked together answer sealed."""
        asking = self.position.asking()
        for seat in asking[: self.luck.below(len(asking))] if len(asking) > 1 else []:
            choices = self.position.choices(seat)
            self.position.seal(seat, choices[self.luck.below(len(choices))])

    def __repr__(self) -> str:
        options = {key: value for key, value in self.options.items() if value}
        step = self.position.agenda[-1] if self.position.agenda else "the end"
        return f"{self.game.key}, {self.seats} seats, {options}, seed {self.seed}, depth {self.depth}: {step}"

    def require(self, truth: bool, complaint: str) -> None:
        if not truth:
            raise Broken(f"{complaint}\n  at {self!r}")

    def viewers(self) -> range:
        """Every seat, and the spectator."""
        return range(SPECTATOR, self.seats)


def written(position: Position[Any]) -> str:
    return canonical(position.dump())


def form_law(moment: Moment) -> None:
    """The step that is waited for is as its kind of step has to be, and the table holds what it declares."""
    table = moment.position.table
    found = complaint(moment.position)
    moment.require(not found, found)
    undeclared = [name for name in public_names(table) if name not in type(table).fields]
    kind = type(table).__name__
    given = f"{moment.game.key}: a step has set {kind}.{', '.join(undeclared)}, which {kind} does not declare"
    moment.require(not undeclared, given)


def words_law(moment: Moment) -> None:
    """What is asked, offered and told can be said in every language the game speaks, and names clauses there are."""
    game, position = moment.game, moment.position
    table = position.table
    step = position.agenda[-1] if position.agenda else None
    messages = [other.title(table) for other in position.agenda]
    known = clauses(game)
    cited = {f"the docstring of {type(other).__name__}": game.clause(other) for other in position.agenda}
    for seat in position.asking():
        assert isinstance(step, Ask)
        offered = position.choices(seat)[:SOME]
        messages += [step.prompt(table, seat), *[step.label(table, seat, choice) for choice in offered]]
        cited.update({f"the choice {choice.notation!r}": choice.clause for choice in offered})
    for event in told_next(moment):
        mask = f"{event.message.id} is told to {event.audience!r}: `to` is a mask of seats, as in `1 << seat`"
        moment.require(isinstance(event.audience, int), mask)
        messages.append(event.message)
    for where, clause in cited.items():
        there = f"{next(iter(known))} to {list(known)[-1]}" if known else "no clause at all"
        names = f"names the clause {clause}" if clause else "names no clause"
        moment.require(clause in known, f"{game.key}: {where} {names}, and RULES.md has {there}")
    for lang in languages():
        if lang == FALLBACK or catalogue(lang, package_of(game)):
            for message in messages:
                say_strictly(moment, message, lang)


SOME = 40


def told_next(moment: Moment) -> list[Event]:
    """What is told if random play goes on from here."""
    events: list[Event] = []
    later = moment.position.copy()
    later.table.sink = events
    if not later.over():
        later.wander(Luck(moment.seed))
    return events


def say_strictly(moment: Moment, message: Message, lang: str) -> None:
    """Say a message, or tell what it lacks."""
    for name, value in message.values.items():
        fits = isinstance(value, int | str)
        moment.require(fits, f"the message {message.id} carries {name} = {value!r}: a value is a number or a word")
    key, id = moment.game.key, message.id
    speech = Speech(lang, [moment.game], strict=True)
    try:
        speech.say(message)
    except SpeechError as error:
        if pattern_of(speech.bundles[0], id) is None:
            hint = "; `tell` puts the key of the game before an id by itself" if id.startswith(f"{key}-{key}-") else ""
            name, _, attribute = id.partition(".")
            write = f"`.{attribute} = …` below {name}" if attribute else f"`{id} = …`"
            raise Broken(f"{key}: locales/{lang}.ftl has no {id}: write {write}{hint}\n  at {moment!r}") from None
        carried = ", ".join(message.values) or "nothing"
        raise Broken(f"{key}: locales/{lang}.ftl cannot say {id}, which carries {carried}: {error}") from None


def result_of(moment: Moment, table: Table) -> Result:
    """The result of a table, if it is one."""
    result: object = moment.game.result(table)
    returned = f"{moment.game.key}: {type(moment.game).__name__}.result returned"
    moment.require(
        isinstance(result, Result), f"{returned} {result!r}: return a Result, as in `Result.highest(scores)`"
    )
    assert isinstance(result, Result)
    fits = len(result.scores) == moment.seats
    moment.require(fits, f"{returned} {len(result.scores)} scores for {moment.seats} seats: each seat has one")
    return result


def copy_law(moment: Moment) -> None:
    """A copy is equal, and playing on it leaves the original untouched."""
    position = moment.position
    before = written(position)
    twin = position.copy()
    moment.require(twin == position and written(twin) == before, "a copy differs from its original")
    luck = Luck(moment.seed + 1)
    for _ in range(12):
        if twin.over():
            break
        twin.wander(luck)
    moment.require(written(position) == before, "playing on a copy changed the original")


def store_law(moment: Moment) -> None:
    """What is stored and loaded is the same position, and goes on to the same end."""
    position = moment.position
    stored = json.loads(json.dumps(position.dump()))
    loaded = moment.game.load(stored)
    moment.require(loaded == position, "a loaded position differs from the stored one")
    twin = position.copy()
    loaded.playout(Luck(moment.seed + 2))
    twin.playout(Luck(moment.seed + 2))
    moment.require(written(loaded) == written(twin), "a loaded position goes on to another end")
    moment.require(
        json.loads(json.dumps(position.dump())) == stored, "loading changed what was stored, or playing on it did"
    )


def sights_law(moment: Moment) -> None:
    """A sight can be stored, cross a process and come back: it offers and imagines the same."""
    for viewer in moment.viewers():
        seen = moment.position.sight(viewer)
        loaded = moment.game.load_sight(json.loads(json.dumps(seen.dump())))
        moment.require(canonical(loaded.dump()) == canonical(seen.dump()), f"the sight of {viewer} came back changed")
        moment.require(loaded.choices() == seen.choices(), f"the stored sight of {viewer} offers something else")
        one, other = seen.imagine(Luck(moment.seed)), loaded.imagine(Luck(moment.seed))
        moment.require(written(one) == written(other), f"the stored sight of {viewer} imagines something else")


def choices_law(moment: Moment) -> None:
    """Somebody is asked and has a choice; the default, and what random play takes, are offered."""
    position = moment.position
    if position.over():
        moment.require(position.asking() == [] and position.odds() == [], "something is asked after the end")
        return
    step = position.step()
    if not isinstance(step, Ask):
        return
    moment.require(position.asking() != [], f"{step} asks nobody")
    for seat in position.asking():
        choices = position.choices(seat)
        moment.require(choices != [], f"{step} leaves seat {seat} without a choice")
        moment.require(step.default(position.table, seat) in choices, f"the default of {step} is not offered")
        for _ in range(5):
            picked = step.pick(position.table, seat, moment.luck)
            moment.require(picked in choices, f"random play takes {picked}, which {step} does not offer")
        moment.require(step.patience() in ("turn", "reaction", "talk"), f"{step} has no patience we know")


def forced_law(moment: Moment) -> None:
    """One seat that has only one answer is not asked for it, unless that ends a look or must be meant."""
    position = moment.position.copy()
    bound = position.number + moment.game.bound(position.table.box)
    only = position.forced()
    while only is not None:
        position.answer(position.asking()[0], only)
        moment.require(position.number <= bound, "answers without a choice do not come to an end")
        only = position.forced()
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, Decision):
        return
    choices = position.choices(step.seat)
    if step.ends_look():
        mine, public = position.sight(step.seat).table, position.sight(SPECTATOR).table
        moment.require(mine != public, f"{step} ends a look, and there is nothing but what all see")
    elif not choices[0].ask_twice:
        moment.require(len(choices) > 1, f"{step} asks seat {step.seat}, which can only answer {choices[0]}")


def vocabulary_law(moment: Moment) -> None:
    """Everything offered is in the vocabulary, each under its own number, and nothing is offered twice."""
    vocabulary = moment.position.table.box.vocabulary
    for seat in moment.position.asking():
        choices = moment.position.choices(seat)
        for choice in choices:
            moment.require(vocabulary.choices[choice.id] is choice, f"{choice} is not in the vocabulary")
        numbers = {choice.id for choice in choices}
        moment.require(len(numbers) == len(choices), f"{moment.position.step()} offers the same choice twice")


def notation_law(moment: Moment) -> None:
    """Everything offered reads back as the very same choice, however it is spaced."""
    vocabulary = moment.position.table.box.vocabulary
    for seat in moment.position.asking():
        for choice in moment.position.choices(seat):
            moment.require(vocabulary.parse(str(choice)) is choice, f"{choice} does not read back")
            moment.require(vocabulary.parse(f"  {choice} ") is choice, f"{choice} does not read back from a hasty hand")


def odds_law(moment: Moment) -> None:
    """Outcomes are distinct, ascending and have weight; random play draws only those."""
    position = moment.position
    if position.over():
        return
    step = position.step()
    if not isinstance(step, Chance):
        return
    odds = position.odds()
    outcomes = [outcome for outcome, _ in odds]
    moment.require(odds != [], f"{step} can bring nothing")
    moment.require(outcomes == sorted(set(outcomes)), f"the outcomes of {step} are not ascending: {outcomes}")
    moment.require(all(weight > 0 for _, weight in odds), f"{step} has an outcome without weight")
    for _ in range(5):
        tossed = step.toss(position.table, moment.luck)
        moment.require(tossed in outcomes, f"random play brings {tossed}, which {step} cannot")


def refusal_law(moment: Moment) -> None:
    """An answer that may not be given is refused with a reason, and changes nothing."""
    position = moment.position
    before = written(position)
    vocabulary = position.table.box.vocabulary
    for _ in range(6):
        seat = moment.luck.below(moment.seats)
        choice = vocabulary.choices[moment.luck.below(len(vocabulary))]
        if seat in position.asking() and choice in position.choices(seat):
            continue
        try:
            position.answer(seat, choice)
        except Refusal as refusal:
            moment.require(refusal.message.id != "" and str(refusal) != "", "a refusal says nothing")
        else:
            raise Broken(f"seat {seat} was allowed {choice}, which is not offered\n  at {moment!r}")
    if not position.odds():
        try:
            position.happen(0)
        except Refusal:
            pass
        else:
            raise Broken(f"an outcome was taken where no chance is\n  at {moment!r}")
    moment.require(written(position) == before, "a refused answer changed the position")


def door_law(moment: Moment) -> None:
    """The checked door leads to the position that the unchecked one leads to."""
    position = moment.position
    if position.over():
        return
    step = position.step()
    checked, unchecked = position.copy(), position.copy()
    if isinstance(step, Chance):
        outcome = step.toss(position.table, moment.luck)
        checked.happen(outcome)
        unchecked.befall(outcome)
    elif isinstance(step, Decision):
        choice = step.pick(position.table, step.seat, moment.luck)
        checked.answer(step.seat, choice)
        unchecked.answered(step.seat)
        unchecked.decide(step, choice)
    else:
        return
    moment.require(checked == unchecked, f"the two doors of {step} lead to different positions")


def conservation_law(moment: Moment) -> None:
    """What can only move is all there, also in what a seat imagines."""
    now = moment.game.conserved(moment.position.table)
    moment.require(now == moment.start, f"something came or went: {moment.start} became {now}")
    for viewer in moment.viewers():
        imagined = moment.position.sight(viewer).imagine(moment.luck)
        now = moment.game.conserved(imagined.table)
        moment.require(now == moment.start, f"something came or went in what {viewer} imagines: {now}")


def told(position: Position[Any], seat: Seat, choice: Choice) -> list[Event]:
    """Answer, and return the events it led to."""
    events: list[Event] = []
    position.table.sink = events
    position.answer(seat, choice)
    position.table.sink = None
    return events


def view(game: Game[Any], position: Position[Any], viewer: Seat) -> str:
    """All that reaches a viewer at this moment: sight, figures, agenda, questions, choices, labels, refusals."""
    table = position.table
    parts: list[object] = []
    for sight in (position.sight(viewer), position.sight(viewer, shown=True)):
        parts += [sight.dump(), game.figures(sight)]
    parts += [step.title(table).dump() for step in position.agenda]
    step = position.agenda[-1] if position.agenda else None
    if isinstance(step, Ask):
        parts.append(position.asking())
        if viewer in position.asking():
            choices = position.choices(viewer)
            parts.append(step.prompt(table, viewer).dump())
            parts.append(step.default(table, viewer).notation)
            parts += [[choice.notation, step.label(table, viewer, choice).dump()] for choice in choices]
            vocabulary = table.box.vocabulary.choices
            for index in range(0, len(vocabulary), max(1, len(vocabulary) // 40)):
                if vocabulary[index] not in choices:
                    parts.append(step.why_not(table, viewer, vocabulary[index]).dump())
    return canonical(parts)


def blind_law(moment: Moment) -> None:
    """Redeal all that a viewer has not seen: nothing that reaches it changes."""
    position = moment.position
    for viewer in moment.viewers():
        redealt = position.sight(viewer).imagine(moment.luck)
        here, there = view(moment.game, position, viewer), view(moment.game, redealt, viewer)
        moment.require(here == there, f"viewer {viewer} can tell a redeal from the position:\n  {here}\n  {there}")


def undo_law(moment: Moment) -> None:
    """An answer that leaves undo free shows nobody anything: in a redeal it looks the same."""
    position = moment.position
    asking = position.asking()
    if not asking:
        return
    seat = asking[moment.luck.below(len(asking))]
    choices = position.choices(seat)
    choice = choices[moment.luck.below(len(choices))]
    after = position.copy()
    events = told(after, seat, choice)
    if after.floor == after.number:
        return
    for viewer in moment.viewers():
        redealt = position.sight(viewer).imagine(moment.luck)
        redealt.number, redealt.floor, redealt.mover = position.number, position.floor, position.mover
        if seat not in redealt.asking() or choice not in redealt.choices(seat):
            continue
        events_there = told(redealt, seat, choice)
        heard = [event.dump() for event in events if event.heard_by(viewer)]
        heard_there = [event.dump() for event in events_there if event.heard_by(viewer)]
        moment.require(heard == heard_there, f"{choice} tells viewer {viewer} something: {heard} or {heard_there}")
        same = canonical(after.sight(viewer).dump()) == canonical(redealt.sight(viewer).dump())
        moment.require(same, f"{choice} shows viewer {viewer} something, and the floor of undo does not know")


def bots_law(moment: Moment) -> None:
    """A bot answers what is offered, and the same in a redeal of what its seat has not seen."""
    names = ["random", *knacks(moment.game), *[f"trick:{trick}" for trick in moment.game.tricks()]]
    for seat in moment.position.asking():
        redealt = moment.position.sight(seat).imagine(moment.luck)
        for name in names:
            answers_alike(moment, name, seat, redealt)


def search_law(moment: Moment) -> None:
    """A bot that searches does so too, and nothing fails in the worlds it imagines."""
    asking = moment.position.asking()
    if asking:
        seat = asking[moment.luck.below(len(asking))]
        answers_alike(moment, "search:16", seat, moment.position.sight(seat).imagine(moment.luck))


def answers_alike(moment: Moment, name: str, seat: Seat, redealt: Position[Any]) -> None:
    """Ask a bot here and in a redeal."""
    player = bot(name, moment.game)
    seed = moment.luck.word()
    answer = player.choose(moment.position.sight(seat), moment.position.choices(seat), seed)
    moment.require(answer in moment.position.choices(seat), f"{name} answers {answer}, which is not offered")
    again = player.choose(redealt.sight(seat), redealt.choices(seat), seed)
    moment.require(answer is again, f"{name} in seat {seat} answers {answer}, and {again} in a redeal")
    moment.require(not player.faults, f"{name} in seat {seat} had to be helped: {dict(player.faults)}")


def apart_law(moment: Moment) -> None:
    """A sight shares no list with the position: there is no way back from it."""
    mine: set[int] = set()
    for value in moment.position.table.values().values():
        mine |= lists_in(value)
    for viewer in moment.viewers():
        for name, value in moment.position.sight(viewer).table.values().items():
            moment.require(not mine & lists_in(value), f"the sight of {viewer} holds the position's own {name}")


def lists_in(value: object) -> set[int]:
    if not isinstance(value, list):
        return set()
    found = {id(value)}
    for item in value:
        found |= lists_in(item)
    return found


def imagine_law(moment: Moment) -> None:
    """What a seat imagines can be played to the end."""
    for viewer in moment.viewers():
        imagined = moment.position.sight(viewer).imagine(moment.luck)
        imagined.playout(moment.luck)
        result_of(moment, imagined.table)


def end_law(moment: Moment) -> None:
    """Every game ends within its bound, with a score and a share of the win for each seat."""
    position = moment.position.copy()
    bound = moment.game.bound(position.table.box)
    while not position.over():
        position.wander(moment.luck)
        moment.require(position.number <= bound, f"a game went on after its bound of {bound}: count what it can take")
    result = result_of(moment, position.table)
    moment.require(all(0 <= share <= 1 for share in result.shares), f"shares of the win are odd: {result.shares}")
    together = sum(result.shares)
    shared = set(result.shares) <= {0.0, 1.0}
    moment.require(abs(together - 1) < 1e-9 or shared, f"shares of the win add up to {together}, not to 1")


class Scripted(Luck):
    """Luck that takes one fork after the other, and counts what else is drawn."""

    def __init__(self, fork: int) -> None:
        super().__init__(0)
        self.taken = fork
        self.ways: list[int] = []
        self.words = 0

    def fork(self, n: int) -> int:
        self.ways.append(int(n))
        return self.taken % n

    def word(self) -> int:
        self.words = getattr(self, "words", 0) + 1
        return int(super().word())


def pick_law(moment: Moment) -> None:
    """A choice that is picked at random is one of those offered, all alike, and counts as one decision."""
    position = moment.position
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, Ask):
        return
    for seat in position.asking():
        offered = step.choices(position.table, seat)
        script = Scripted(0)
        step.pick(position.table, seat, script)
        if script.ways == [len(offered)] and not script.words:
            picked = [step.pick(position.table, seat, Scripted(fork)) for fork in range(len(offered))]
            moment.require(
                sorted(choice.id for choice in picked) == sorted(choice.id for choice in offered),
                f"seat {seat} picks from {picked}, and is offered {offered}",
            )
        else:
            evenly_picked(moment, step, seat, offered)


def evenly_picked(moment: Moment, step: Ask[Any], seat: Seat, offered: list[Choice]) -> None:
    """Where more is drawn than one fork: count, and allow chance what it would take once in a thousand million."""
    many = 40 * len(offered) if len(offered) <= 60 else 200
    luck = Luck(moment.seed)
    drawn = Counter(step.pick(moment.position.table, seat, luck).id for _ in range(many))
    moment.require(set(drawn) <= {choice.id for choice in offered}, f"seat {seat} picks what it is not offered")
    decisions = many if len(offered) > 1 else 0
    moment.require(int(luck.forks) == decisions, f"{many} picks of seat {seat} count as {luck.forks} decisions")
    if len(offered) <= 60:
        odd = sum((drawn[choice.id] - 40) ** 2 / 40 for choice in offered)
        freedom = len(offered) - 1
        moment.require(odd <= freedom + 8 * math.sqrt(2 * freedom) + 20, f"seat {seat} does not pick evenly: {drawn}")


def scene_law(moment: Moment) -> None:
    """A position told as a scene reads back as the same position."""
    text = moment.game.scene_of(moment.position)
    moment.require(moment.game.scene(text) == moment.position, f"a scene reads back as another position:\n{text}")


def replay_law(moment: Moment) -> None:
    """The journal of a game, written and read again, leads to the same position, undo rows included."""
    journal: Journal[Any] = Journal(moment.game, moment.seats, moment.options)
    luck = Luck(moment.seed + 3)
    target = moment.position.number
    while journal.position.number < target and not journal.position.over():
        walk(journal, luck)
        if luck.below(30) == 0 and journal.position.floor < journal.position.number:
            journal.undo(journal.position.floor)
    again = read(str(journal), lambda _: moment.game)
    moment.require(again.position == journal.position, "a journal replays to another position")
    moment.require(str(again) == str(journal), "a journal reads back as another text")


def walk(journal: Journal[Any], luck: Luck) -> None:
    """One random row: an outcome, an answer, or in a race heard sealed everybody's answer and who was first."""
    if journal.advance(luck):
        return
    position = journal.position
    asking = position.asking()
    seat = asking[luck.below(len(asking))]
    choices = position.choices(seat)
    choice = choices[luck.below(len(choices))]
    silent = [word for word in choices if isinstance(word, Pass)]
    if silent and luck.below(2):
        choice = silent[0]
    if luck.below(2):
        journal.seal(seat, choice)
    else:
        journal.answer(seat, choice)


LAWS: dict[str, Callable[[Moment], None]] = {
    "form": form_law,
    "words": words_law,
    "conservation": conservation_law,
    "copy": copy_law,
    "store": store_law,
    "sights": sights_law,
    "pick": pick_law,
    "scene": scene_law,
    "replay": replay_law,
    "choices": choices_law,
    "forced": forced_law,
    "vocabulary": vocabulary_law,
    "notation": notation_law,
    "odds": odds_law,
    "refusal": refusal_law,
    "door": door_law,
    "blind": blind_law,
    "undo": undo_law,
    "bots": bots_law,
    "apart": apart_law,
    "imagine": imagine_law,
    "end": end_law,
    "search": search_law,  # last: what is wrong with a game, the others tell better
}


def length(game: Game[Any], seats: int, options: Mapping[str, str], seed: int) -> int:
    """How often random play goes on in the game of a seed until it is over."""
    position = game.new(seats, options)
    luck = Luck(seed)
    steps = 0
    while not position.over():
        position.wander(luck)
        steps += 1
    return steps


def moments(game: Game[Any], count: int, seed: int) -> Iterator[Moment]:
    """So many moments of a game, drawn evenly over seats, options and the course of a game."""
    luck = Luck(seed)
    few, many = game.seats
    for number in range(count):
        seats = few + luck.below(many - few + 1)
        options = {option.key: option.values[luck.below(len(option.values))] for option in game.options}
        own = seed * 1_000_003 + number
        yield Moment(game, seats, options, own, luck.below(length(game, seats, options, own) + 1))
