"""That positions copy, store, replay and read back as they were, and nothing comes or goes."""

from __future__ import annotations

import json
from typing import Any

from bothy.kernel import Journal, Luck, Pass, Position
from bothy.kernel.journal import read
from bothy.kernel.store import canonical
from bothy.lab.laws.moment import Moment

PLAYED_ON = 24
"""So far a game is played on that begins in the middle."""


def written(position: Position[Any]) -> str:
    return canonical(position.dump())


def conservation_law(moment: Moment) -> None:
    """What can only move is all there, also in what a seat imagines."""
    now = moment.game.conserved(moment.position.table)
    moment.require(now == moment.start, f"something came or went: {moment.start} became {now}")
    for viewer in moment.viewers():
        imagined = moment.position.sight(viewer).imagine(moment.luck)
        now = moment.game.conserved(imagined.table)
        moment.require(now == moment.start, f"something came or went in what {viewer} imagines: {now}")


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


def scene_law(moment: Moment) -> None:
    """A position told as a scene reads back as the same position."""
    text = moment.game.scene_of(moment.position)
    moment.require(moment.game.scene(text) == moment.position, f"a scene reads back as another position:\n{text}")


def replay_law(moment: Moment) -> None:
    """The journal of a game, written and read again, leads to the same position, undo rows included.

    So does that of a game which begins where this one stands.
    """
    replays(moment, Journal(moment.game, moment.seats, moment.options), moment.position.number)
    scene = moment.game.scene_of(moment.position)
    replays(moment, Journal(moment.game, moment.seats, moment.options, scene=scene), PLAYED_ON)


def replays(moment: Moment, journal: Journal[Any], target: int) -> None:
    """Play a journal on to so many answers and outcomes, and read it again."""
    luck = Luck(moment.seed + 3)
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
