"""That a game declares what it holds, and can say all it tells."""

from __future__ import annotations

from bothy.kernel import Ask, Event, Luck, Message
from bothy.kernel.mistakes import complaint, public_names
from bothy.lab.laws.moment import Broken, Moment
from bothy.locales import FALLBACK, Speech, SpeechError, catalogue, languages, package_of, pattern_of
from bothy.locales.rulebook import clauses


def form_law(moment: Moment) -> None:
    """The step that is waited for is as its kind of step has to be, and the table holds what it declares."""
    table = moment.position.table
    found = complaint(moment.position)
    moment.require(not found, found)
    undeclared = [name for name in public_names(table) if name not in type(table).fields]
    kind = type(table).__name__
    given = f"{moment.game.key}: a step has set {kind}.{', '.join(undeclared)}, which {kind} does not declare"
    moment.require(not undeclared, given)


SOME = 40
"""So many choices of a question are looked at."""


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
