"""S2, S3, S6: a table, and its twin in which what a viewer has not seen is dealt anew. No route tells them apart."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

from bothy.games import find
from bothy.host.host import Host
from bothy.host.storage import Snapshot
from bothy.kernel import SPECTATOR, Chance, Game, Journal, Luck, Position
from bothy.kernel.journal import Row
from bothy.lab.laws import walk
from campaigns.client import Person
from campaigns.inside import Inside
from campaigns.tables import Party, seat_people

Bytes = dict[str, bytes]
"""What a viewer gets, by the route it comes."""


@dataclass
class Twins:
    """What came of it."""

    tables: int = 0
    pairs: int = 0
    routes: int = 0
    answers: int = 0
    """How often the same answer was given at both twins."""
    quiet: int = 0
    """How many of those brought nothing to light, so that all bytes had to be the same."""
    failures: list[str] = field(default_factory=list)


async def plant(door: Inside, game: Game[Any], seed: int) -> tuple[Party, Host]:
    """A table somewhere in the course of a random game, with people at it."""
    luck = Luck(seed)
    few, many = game.seats
    seats = few + luck.below(many - few + 1)
    options = {option.key: option.values[luck.below(len(option.values))] for option in game.options}
    party = await seat_people(door, game.key, seats=seats, options=options, seed=seed)
    host = await door.tables.host(party.id)
    host.record.hot_seat = bool(luck.below(2))
    host.record.state = "playing"
    rows = part_of_a_game(game, seats, options, luck)
    host.restore(rows, ["b:"] * len(rows), Snapshot(0, game.new(seats, options).dump()))
    host.people.together = 0.0
    host.asking.resume()
    return party, host


def part_of_a_game(game: Game[Any], seats: int, options: dict[str, str], luck: Luck) -> list[Row]:
    """A random game up to any of the moments at which somebody was waited for, its last one too."""
    journal: Journal[Any] = Journal(game, seats, options)
    rests: list[int] = []
    while not journal.position.over():
        if at_rest(journal.position):
            rests.append(len(journal.rows))
        walk(journal, luck)
        if luck.below(40) == 0 and journal.position.floor < journal.position.number:
            journal.undo(journal.position.floor)
    return journal.rows[: rests[luck.below(len(rests))]]


def at_rest(position: Position[Any]) -> bool:
    """Whether a seat is waited for, as always when a host waits."""
    return not isinstance(position.step(), Chance) and not position.speakers()


def twin_of(position: Position[Any], viewer: int, luck: Luck) -> Position[Any]:
    """A position that this viewer cannot tell from the real one."""
    twin = position.sight(viewer).imagine(luck)
    twin.number, twin.floor, twin.mover = position.number, position.floor, position.mover
    return twin


def put(host: Host, position: Position[Any]) -> None:
    """Let this be the table's position, as if it had always been."""
    host.position = position
    host.past = []
    host.updates.public = {}
    for kept in (host.updates.sent, host.updates.logs, host.updates.fresh, host.updates.whole):
        kept.clear()


def tells(line: dict[str, Any], then: dict[str, Any]) -> bool:
    """Whether a line of the log is told as it was then, when faces may have been left out that were not shown."""
    (id, values), (id_then, values_then) = line["message"], then["message"]
    left_out = [key for key, value in values_then.items() if value == ""]
    places = [(one["source"], one["target"], one["thing"].partition(":")[0]) for one in (line, then)]
    return id == id_then and places[0] == places[1] and {**values, **dict.fromkeys(left_out, "")} == values_then


def come(party: Party, viewer: int) -> Person:
    """A viewer with its own link, keeping every byte."""
    seats = {seat: secret for person in party.people for seat, secret in person.seats.items()}
    if viewer == SPECTATOR:
        person = Person(party.door, party.id, watch=party.made["watch"])
    else:
        person = Person(party.door, party.id, {viewer: seats[viewer]})
    person.keep = True
    return person


def blurred(texts: list[str]) -> bytes:
    """Texts without the number of the update, which counts how often anybody came, and without the time of day."""
    counted = re.sub(r'("type":"update","viewer":-?\d+,"number":)\d+', r"\1#", "\n".join(texts))
    return re.sub(r'("type":"(?:welcome|pong)".*?"now":)\d+', r"\1#", counted).encode()


async def until_pong(person: Person) -> bytes:
    """What a person has heard by now; of whoever came or went, too, without waiting for more of them."""
    if isinstance(person.door, Inside):
        host = await person.door.tables.host(person.table)
        host.people.together = 0.0
        while host.people.telling is not None:
            await asyncio.sleep(0.01)
    await person.catch_up()
    texts, person.raw = person.raw, []
    return blurred(texts)


async def everything(party: Party, viewer: int, words: list[str]) -> Bytes:
    """All a viewer can get at this moment, on every route that tells of the present."""
    found: Bytes = {}
    person, second = come(party, viewer), come(party, viewer)
    await person.connect()
    found["first frame"] = await until_pong(person)
    await second.connect()
    found["second tab"] = await until_pong(second)
    await second.close()
    found["after the second tab"] = await until_pong(person)
    await person.resync()
    found["resync"] = await until_pong(person)
    if viewer != SPECTATOR:
        question = person.part("question")
        for number, word in enumerate(words):
            await person.send({"type": "why", "id": f"why-{number}", "seat": viewer, "choice": word})
            offered = [] if question is None else [offer["choice"] for offer in question["choices"]]
            if word not in offered:
                asked = person.part("question")["number"] if question is not None else 0
                answer = {"type": "answer", "id": f"no-{number}", "seat": viewer, "question": asked, "choice": word}
                await person.send(answer)
        found["refusals"] = await until_pong(person)
        if not person.part("undo"):
            await person.send({"type": "undo", "id": "undo", "seat": viewer})
            found["undo"] = await until_pong(person)
    await person.close()
    await person.connect()
    found["reconnect"] = await until_pong(person)
    await person.close()
    secret = party.made["watch"] if viewer == SPECTATOR else next(iter(person.seats.values()))
    for path in ("", "/text?language=en", "/text?language=fr"):
        reply = await party.door.request("GET", f"/api/tables/{party.id}{path}", secret=secret)
        found[path or "table"] = b"%d %b" % (reply.status, reply.body)
    return found


async def compare(party: Party, host: Host, viewer: int, luck: Luck, found: Twins) -> None:
    """Fetch everything at the table and at its twin."""
    real = host.position
    assert real is not None
    vocabulary = real.table.box.vocabulary.choices
    words = [vocabulary[luck.below(len(vocabulary))].notation for _ in range(4)]
    heard, waiting = dict(host.acknowledged.confirmed), host.asking.question
    put(host, real)
    here = await everything(party, viewer, words)
    host.acknowledged.confirmed = dict(heard)
    put(host, twin_of(real, viewer, luck))
    there = await everything(party, viewer, words)
    host.acknowledged.confirmed = heard
    put(host, real)
    assert waiting == host.asking.question, "comparing has changed the table"
    found.pairs += 1
    found.routes += len(here)
    for route in {*here, *there}:
        if here.get(route) != there.get(route):
            found.failures.append(
                f"{host.record.game}, viewer {viewer}, {route}: {differing(here.get(route), there.get(route))}"
            )


def differing(here: bytes | None, there: bytes | None) -> str:
    if here is None or there is None:
        return f"{here!r} or {there!r}"
    at = next((i for i, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), 0)
    return f"{here[max(0, at - 80) : at + 80]!r} or {there[max(0, at - 80) : at + 80]!r}"


async def answer_both(door: Inside, party: Party, host: Host, viewer: int, luck: Luck, found: Twins) -> None:
    """The same answer of another seat at both twins: the viewer gets as many messages, and the same ones if nothing
    has come to light.
    """
    real = host.position
    assert real is not None
    others = [seat for seat in real.asking() if seat != viewer]
    if not others:
        return
    seat = others[luck.below(len(others))]
    choices = real.choices(seat)
    choice = choices[luck.below(len(choices))]
    twin = twin_of(real, viewer, luck)
    if seat not in twin.asking() or choice not in twin.choices(seat):
        return
    assert host.trail is not None
    rows, trail, question = list(host.rows), host.trail, host.asking.question
    told: list[list[str]] = []
    quiet: list[bool] = []
    for position in (real.copy(), twin):
        put(host, position)
        host.rows, host.trail, host.acknowledged.confirmed, host.asking.question = (
            list(rows),
            trail.copy(),
            {},
            question,
        )
        events = list(host.updates.events)
        actor, person = come(party, seat), come(party, viewer)
        await actor.connect()
        await person.connect()
        await until_pong(person)
        answer = {"type": "answer", "id": "same", "seat": seat, "question": question, "choice": choice.notation}
        await actor.send(answer)
        reply = await actor.reply("same")
        assert reply["type"] == "done", reply
        after = host.position
        assert after is not None
        quiet.append(len(host.rows) == len(rows) + 1 and after.floor != after.number)
        told.append((await until_pong(person)).decode().split("\n"))
        await actor.close()
        await person.close()
        host.updates.take_up(events)
        host.record.state = "playing"
        await door.tables.storage.write(
            [
                ("DELETE FROM journal WHERE table_id = ?", (party.id,)),
                ("DELETE FROM snapshots WHERE table_id = ?", (party.id,)),
            ]
        )
    host.rows, host.asking.question = rows, question
    put(host, real)
    found.answers += 1
    where = f"{host.record.game}, viewer {viewer}, {choice} of seat {seat}"
    if all(quiet):
        found.quiet += 1
        if told[0] != told[1]:
            found.failures.append(f"{where}: {differing(told[0][0].encode(), told[1][0].encode())}")
    elif len(told[0]) != len(told[1]):
        # What comes to light may differ, even to nothing at one of the twins; how much is said may not.
        found.failures.append(f"{where}: {len(told[0])} messages, or {len(told[1])} in a redeal")


async def twin_tables(door: Inside, key: str, first: int, count: int, found: Twins) -> None:
    """So many tables, each looked at by all its viewers."""
    game = find(key)
    for seed in range(first, first + count):
        party, host = await plant(door, game, seed)
        luck = Luck(seed + 7)
        found.tables += 1
        for viewer in range(SPECTATOR, len(host.record.chairs)):
            await compare(party, host, viewer, luck, found)
            await answer_both(door, party, host, viewer, luck, found)
        await party.leave()
        del door.tables.hosts[party.id]
        await host.stop()


async def frames_tell_what_was_told(door: Inside, key: str, seed: int) -> tuple[int, list[str]]:
    """A whole game: what the frames show each viewer is what it was told live. Gives how many moments were compared."""
    party = await seat_people(door, key, seed=seed)
    watcher = party.spectator()
    host = await door.tables.host(party.id)
    await party.start()
    await watcher.connect()
    lived: dict[int, dict[int, dict[str, Any]]] = {}
    logs: dict[int, dict[int, tuple[int, list[Any]]]] = {}
    everybody = [*party.people, watcher]
    while not party.owner.over:
        for person in everybody:
            await until_pong(person)
            for viewer in person.viewers:
                view = person.view(viewer)
                lived.setdefault(viewer, {})[len(host.rows)] = dict(view.parts)
                logs.setdefault(viewer, {})[len(host.rows)] = (len(view.log), view.log[-5:])
        answers = [(person, message) for person in party.people for message in person.due()][:1]
        for person, message in answers:
            await person.send(message)
            await person.reply(message["id"])
    failures: list[str] = []
    compared = 0
    links = {seat: secret for person in party.people for seat, secret in person.seats.items()}
    for viewer, moments in lived.items():
        secret = str(links.get(viewer, party.made["watch"]))
        told: dict[int, Any] = {}
        while len(told) <= len(host.rows):
            path = f"/api/tables/{party.id}/frames?viewer={viewer}&first={len(told)}&count=200"
            told.update(
                {frame["number"]: frame for frame in (await door.request("GET", path, secret=secret)).json()["frames"]}
            )
        path = f"/api/tables/{party.id}/story?viewer={viewer}"
        lines = (await door.request("GET", path, secret=secret)).json()["lines"]
        for number, (lines_then, latest) in logs[viewer].items():
            log = [told["line"] for told in lines if told["at"] <= number and not 0 <= told["until"] <= number]
            if len(log) != lines_then or not all(map(tells, log[-5:], latest)):
                told_as = f"the log ended {latest}, in the story {log[-5:]}"
                failures.append(f"{key}, viewer {viewer}, moment {number}: {told_as}")
        for number, parts in moments.items():
            compared += 1
            shown = told[number]["parts"]
            for name in {*parts, *shown} - {"table", "clock", "result", "undo"}:
                if sorted_question(parts.get(name)) != sorted_question(shown.get(name)):
                    was, told_as = parts.get(name), shown.get(name)
                    failures.append(f"{key}, viewer {viewer}, moment {number}: {name} was {was}, is told as {told_as}")
    await watcher.close()
    await party.leave()
    return compared, failures


def sorted_question(part: Any) -> Any:
    """A part without the number of its question."""
    return {name: value for name, value in part.items() if name != "number"} if isinstance(part, dict) else part
