"""Bots that think on other machines: they prove themselves, get sights only, and nobody ever waits for them."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bothy.games import find
from bothy.host.bot_pool import BotPool
from bothy.host.thinkers import elsewhere as module
from bothy.host.thinkers.elsewhere import Elsewhere
from bothy.host.thinkers.sealed import GREETING, PROOF, SealedLine, Untrusted, checked
from campaigns.thinkers import (
    Joined,
    Thoughts,
    enough_at_home,
    joined,
    kill_at_a_table,
    kill_in_mid_thought,
    listening,
    only_a_sight,
    questions,
)

SECRET = secrets.token_hex(32)


def told(story: Callable[[Elsewhere, BotPool, int], Awaitable[None]]) -> None:
    """A story of a house that lets thinkers join."""

    async def tell() -> None:
        door = listening()
        elsewhere = Elsewhere(SECRET, door)
        pool = BotPool(1)
        pool.quick.budget = 60.0
        pool.away = elsewhere
        await pool.open()
        try:
            async with asyncio.timeout(240):
                await story(elsewhere, pool, door.getsockname()[1])
        finally:
            await pool.close()

    asyncio.run(tell())


def test_one_who_has_joined_thinks_and_is_let_finish_when_it_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 60.0)
    question = questions(1, ["loch-ness"])[0]

    async def story(elsewhere: Elsewhere, pool: BotPool, port: int) -> None:
        thinker = Joined(port, SECRET)
        await joined(elsewhere)
        assert await pool.choose(question.game, "knack", question.sight, 9) in question.choices
        last = asyncio.create_task(pool.choose(question.game, "knack", question.sight, 9))
        while not any(one.asked for one in elsewhere.thinkers):
            await asyncio.sleep(0)
        thinker.process.send_signal(signal.SIGTERM)
        assert await last in question.choices
        assert (elsewhere.thoughts, elsewhere.missed) == (2, 0)
        assert not pool.quick.all, "nobody had to think here"
        assert await asyncio.to_thread(thinker.process.wait, 30) == 0
        assert await pool.choose(question.game, "knack", question.sight, 9) in question.choices, "nobody is left"
        assert pool.quick.all

    told(story)


def test_some_killed_in_mid_thought_cost_no_bot_its_answer() -> None:
    found = Thoughts()
    asyncio.run(kill_in_mid_thought(2, found, ["loch-ness"]))
    assert found.failures == []
    assert found.kills == 2
    assert found.at_home > 0, "at least one was killed before it had answered"


def test_a_table_whose_thinkers_are_killed_goes_on(tmp_path: Path) -> None:
    found = Thoughts()
    asyncio.run(kill_at_a_table(2, found, tmp_path / "thinkers.db", "loch-ness"))
    assert found.failures == []
    assert found.kills == 2


def test_those_who_were_killed_too_late_prove_nothing() -> None:
    assert enough_at_home(Thoughts(kills=100, elsewhere=20, at_home=80)) == []
    assert enough_at_home(Thoughts(kills=100, elsewhere=21, at_home=79)) != []


def test_one_that_falls_silent_is_not_waited_for_and_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    question = questions(2, ["loch-ness"])[0]

    async def story(elsewhere: Elsewhere, pool: BotPool, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        line = await SealedLine.open(reader, writer, checked(SECRET), asks=False)
        rules = {question.game: find(question.game).rules_version}
        await line.say(msgspec.json.encode(module.Offer(1, rules)))
        await joined(elsewhere)
        assert await pool.choose(question.game, "knack", question.sight, 9) in question.choices
        assert not elsewhere.free(question.game), "its one place stays taken"
        heard = await line.hear()
        assert only_a_sight(heard)
        assert question.sight in heard
        await line.say(msgspec.json.encode(module.Thought(1, "whatever")))
        while not elsewhere.free(question.game):
            await asyncio.sleep(0.01)
        assert (elsewhere.thoughts, elsewhere.missed) == (0, 1)
        await line.say(msgspec.json.encode(module.Offer(1, {question.game: rules[question.game] + 1})))
        while elsewhere.free(question.game):
            await asyncio.sleep(0.01)  # one with other rules is not asked
        line.close()

    told(story)


def test_whoever_does_not_know_the_secret_neither_joins_nor_learns_anything() -> None:
    async def story(elsewhere: Elsewhere, pool: BotPool, port: int) -> None:
        for wrong in ("x" * 64, SECRET[:-1] + ("0" if SECRET[-1] != "0" else "1")):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with pytest.raises(Untrusted, match="secret"):
                await SealedLine.open(reader, writer, checked(wrong), asks=False)
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n" * 9)
        assert (await reader.read(1000)).startswith(GREETING), "the greeting and a random number is all it hears"
        while elsewhere.refused < 3:
            await asyncio.sleep(0.01)
        writer.close()
        assert not elsewhere.thinkers

    told(story)


def test_nobody_can_say_much_or_knock_often_before_they_have_proved_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KNOCKING", 2)

    async def story(elsewhere: Elsewhere, pool: BotPool, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GREETING + b"0" * 32 + (PROOF + 1).to_bytes(4, "big"))
        while await reader.read(1000):
            """It hangs up as soon as it is told of so much, and waits for none of it."""
        assert elsewhere.refused == 1
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        while elsewhere.refused < 2:
            await asyncio.sleep(0.01)
        assert elsewhere.knocking == 2
        for _, line in [*silent, (reader, writer)]:
            line.close()
        while elsewhere.knocking:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        honest = await SealedLine.open(reader, writer, checked(SECRET), asks=False)
        await joined_line(elsewhere)
        honest.close()

    told(story)


async def joined_line(elsewhere: Elsewhere) -> None:
    while not elsewhere.thinkers:
        await asyncio.sleep(0.01)


def test_what_was_recorded_of_one_line_is_worth_nothing_on_another() -> None:
    """Whoever repeats, word by word, what an honest thinker once said is not believed; nor is a frame sent twice."""

    async def story(elsewhere: Elsewhere, pool: BotPool, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        said: list[bytes] = []
        write = writer.write

        def overheard(data: Any) -> None:
            said.append(bytes(data))
            write(data)

        writer.write = overheard  # type: ignore[method-assign]
        line = await SealedLine.open(reader, writer, checked(SECRET), asks=False)
        await line.say(msgspec.json.encode(module.Offer(1, {})))
        await joined(elsewhere)
        write(said[-1])
        with pytest.raises((OSError, Untrusted)):
            await line.hear()
        line.close()
        refused = elsewhere.refused
        assert refused == 1, "a frame that came twice"
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"".join(said))
        while elsewhere.refused == refused:
            await asyncio.sleep(0.01)
        assert not elsewhere.thinkers
        writer.close()

    told(story)


def test_a_secret_that_can_be_guessed_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 32 characters"):
        checked("please")
