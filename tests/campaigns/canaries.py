"""S2, S3: the secrets of links as canaries. Nobody but who it was made for is told one, by any route.

Neither does the log hold one, nor the database.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from campaigns.client import Message, Person
from campaigns.network import Server
from campaigns.tables import Party, seat_people


@dataclass
class Canaries:
    """What came of it."""

    games: int = 0
    secrets: int = 0
    texts: int = 0
    bytes: int = 0
    failures: list[str] = field(default_factory=list)


class Ledger:
    """Every secret there is, whose it is, and every byte that went to somebody."""

    def __init__(self) -> None:
        self.whose: dict[str, str] = {}
        self.heard: dict[str, list[str]] = {}

    def note(self, secret: str, who: str) -> None:
        self.whose[secret] = who

    def hear(self, who: str, texts: Iterable[str]) -> None:
        self.heard.setdefault(who, []).extend(texts)

    def judge(self, found: Canaries) -> None:
        for who, texts in self.heard.items():
            text = "\n".join(texts)
            found.texts += len(texts)
            found.bytes += len(text)
            for secret, owner in self.whose.items():
                if who != owner and secret in text:
                    at = text.index(secret)
                    found.failures.append(f"{who} was told a secret of {owner}: {text[max(0, at - 100) : at]}…")
        found.secrets += len(self.whose)


ROUTES = (
    "",
    "/journal",
    "/frames?count=5",
    "/frames?viewer=-1&count=5",
    "/frames?viewer=0&first=9&count=5",
    "/story",
    "/text?at=3",
    "/text",
    "/text?language=fr",
    "/nothing",
)
PUBLIC = (
    *("/", "/api/health", "/api/metrics", "/api/openapi.json", "/api/me", "/api/games", "/api/tables", "/nothing"),
    *("/static/plain.js", "/static/plain.css", "/t/0123"),
)


async def ask_around(server: Server, party: Party, ledger: Ledger) -> None:
    """Everybody asks for everything over HTTP: with each link, without one, with one that is wrong."""
    links = {**{whose: secret for secret, whose in ledger.whose.items()}, "stranger": "", "guesser": "x" * 32}
    links = {whose: links[whose] for whose in ("seat 0", "seat 1", "watcher", "stranger", "guesser")}
    for who, secret in links.items():
        for route in ROUTES:
            reply = await server.request("GET", f"/api/tables/{party.id}{route}", secret=secret)
            ledger.hear(who, [json.dumps(reply.headers), reply.body.decode()])
    for route in PUBLIC:
        reply = await server.request("GET", route)
        ledger.hear("stranger", [json.dumps(reply.headers), reply.body.decode()])
    for secret in ("", "x" * 32):
        reply = await server.request("POST", f"/api/tables/{party.id}/join", {"name": "Stranger"}, secret)
        ledger.hear("stranger", [json.dumps(reply.headers), reply.body.decode()])


def owner_of(person: Person) -> str:
    return f"seat {min(person.seats)}"


async def eventful_game(server: Server, game: str, seed: int, found: Canaries) -> Ledger:
    """A whole game with chat, new names, undo, errors, renewed links, reconnecting and onlookers."""
    party = await seat_people(server, game, seed=seed, public=bool(seed % 2))
    ledger = Ledger()
    # The owner's own links go to one person: to the owner in seat 0.
    for name in ("owner", "invite", "watch"):
        ledger.note(party.made[name], "watcher" if name == "watch" else "seat 0")
    for person in party.people:
        for secret in person.seats.values():
            ledger.note(secret, owner_of(person))
    watcher = party.spectator()
    stranger = Person(server, party.id, {0: "x" * 32}, seed=7)
    everybody = [*party.people, watcher, stranger]
    for person in everybody:
        person.keep = True
    await party.start()
    await watcher.connect()
    watching = asyncio.create_task(watcher.listen())
    try:
        await stranger.connect()
    except AssertionError:
        await stranger.close()  # sent away, and what it was told is kept
    await party.play_some(40)
    await ask_around(server, party, ledger)
    for person in party.people:
        await misbehave(person, ledger)
    renewed = await party.owner.ask("renew", link="invite")
    ledger.note(renewed["secret"], "seat 0")
    party.made["invite"] = renewed["secret"]
    last = party.people[-1]
    seat = min(last.seats)
    renewed = await last.ask("renew", link="seat", seat=seat)
    ledger.note(renewed["secret"], owner_of(last))
    last.seats[seat] = renewed["secret"]
    await last.close()
    await last.connect()
    await party.play()
    await ask_around(server, party, ledger)
    for person in everybody:
        await person.close()
    await watching
    for person in party.people:
        ledger.hear(owner_of(person), person.raw)
    ledger.hear("watcher", watcher.raw)
    ledger.hear("stranger", stranger.raw)
    ledger.judge(found)
    found.games += 1
    if not watcher.over:
        found.failures.append(f"{game}: the watcher did not see the end")
    return ledger


async def misbehave(person: Person, ledger: Ledger) -> None:
    """Words that are done and words that are refused, of every kind a person can say."""
    seat = min(person.seats)
    words: list[Message] = [
        {"type": "say", "text": "A word to everybody", "name": "Somebody"},
        {"type": "rename", "seat": seat, "name": "Another Name"},
        {"type": "rename", "seat": (seat + 1) % 2, "name": "Not mine"},
        {"type": "undo", "seat": seat},
        {"type": "why", "seat": seat, "choice": "no such thing"},
        {"type": "answer", "seat": seat, "question": 0, "choice": "no such thing"},
        {"type": "renew", "link": "owner", "seat": (seat + 1) % 2} if not person.owner else {"type": "start"},
        {"type": "mute", "seat": 99, "on": True},
        {"type": "nothing"},
    ]
    for word in words:
        fields = {name: value for name, value in word.items() if name != "type"}
        message = {"type": word["type"], "id": f"{person.name}-{len(person.said)}", **fields}
        person.said[message["id"]] = message
        await person.send(message)
        await person.reply(message["id"])


def judge_what_is_kept(ledger: Ledger, log: list[str], files: Iterable[Path], found: Canaries) -> None:
    """Neither the log nor the files of the database hold a secret."""
    places = {"the log": "".join(log).encode(), **{file.name: file.read_bytes() for file in files}}
    for place, data in places.items():
        found.bytes += len(data)
        for secret, owner in ledger.whose.items():
            if secret.encode() in data:
                found.failures.append(f"{place} holds a secret of {owner}")
