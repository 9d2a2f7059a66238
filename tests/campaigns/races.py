"""N6: seats that answer in the same instant. Of a race the first to arrive is heard; of a secret all are kept."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from campaigns.client import Message, by_whom, silence
from campaigns.inside import Inside
from campaigns.tables import Party, seat_people


@dataclass
class Races:
    """What came of it."""

    races: int = 0
    """Windows in which at least two seats spoke in the same instant."""
    secrets: int = 0
    games: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def eager(question: Message, luck: random.Random) -> str:
    """In a race everybody speaks who can, most of the time."""
    words = [offered["choice"] for offered in question["choices"]]
    if question["race"]:
        spoken = [word for word in words if word != silence(question)]
        return luck.choice(spoken) if spoken and luck.random() < 0.7 else silence(question)
    return str(luck.choice(words))


async def race_through(door: Inside, game: str, seed: int, found: Races, most: int) -> None:
    """A game in which all who are asked answer at once, until it is over or enough races were run."""
    party = await seat_people(door, game, seed=seed, pick=eager)
    await party.start()
    luck = random.Random(seed)
    stuck = 0
    while not party.owner.over and found.races < most and stuck < 50:
        for person in party.people:
            await person.catch_up()
        answers = [(person, message) for person in party.people for message in person.due()]
        luck.shuffle(answers)
        stuck = 0 if answers else stuck + 1
        questions = [person.question(message["seat"]) for person, message in answers]
        for person, message in answers:
            await person.send(message)
        replies = [(message, await person.reply(message["id"])) for person, message in answers]
        await judge(door, party, [question for question in questions if question], replies, found)
    if stuck >= 50:
        found.failures.append(f"{game}, seed {seed}: nobody is asked, and it is not over")
    found.games += 1
    await party.leave()


async def judge(
    door: Inside, party: Party, questions: list[Message], replies: list[tuple[Message, Message]], found: Races
) -> None:
    """Each acknowledged answer has its row, each refused one has none, and the first speaker was heard first."""
    host = await door.tables.host(party.id)
    rows = await door.tables.storage.read(
        "SELECT message FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT ?", (party.id, 4 * len(replies) + 60)
    )
    order = [by_whom(note) for (note,) in reversed(rows)]
    notes = Counter(order)
    where = f"{host.record.game}, table {party.id}, row {len(host.rows)}"
    for message, reply in replies:
        note = f"m:{message['seat']}:{message['id']}"
        kept = notes[note]
        if kept != (reply["type"] == "done"):
            found.failures.append(f"{where}: {reply['type']}, and there are {kept} rows of {message}")
        if reply["type"] == "refused":
            found.refusals[reply["code"]] += 1
    if len(replies) < 2:
        return
    if not questions[0]["race"]:
        found.secrets += 1
        if any(reply["type"] != "done" for _, reply in replies):
            found.failures.append(f"{where}: of a secret an answer was refused: {replies}")
        return
    spoken = [
        (message, reply)
        for question, (message, reply) in zip(questions, replies, strict=True)
        if message["choice"] != silence(question)
    ]
    if len(spoken) >= 2:
        found.races += 1
        if spoken[0][1]["type"] != "done":
            found.failures.append(f"{where}: the first to speak was not heard: {replies}")
