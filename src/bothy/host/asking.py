"""Asking: the question of the moment, its clock, and the bots that are asked. It changes nothing of the table.

When a bot has thought, or time is up, what is to be answered goes to the host, as a person's answer does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from bothy.bots import Random, bot, consult
from bothy.host.bot_pool import BotPool, NoAnswer
from bothy.host.clocks import BOT_SECONDS, Paces, allowance, flight, wire_time
from bothy.host.connection import encode
from bothy.host.live_table import LiveTable
from bothy.host.protocol import ClockPart
from bothy.host.rehearsal import CHANCE
from bothy.host.views import NULL
from bothy.kernel import Ask, Choice, Pass, Position, Race, Seat, Secret, Step
from bothy.kernel.store import canonical

AGAIN = 1.0
"""After how many seconds to try again what the database did not keep."""

log = logging.getLogger("bothy.host")


class Answers(Protocol):
    """Where the answers of bots and clocks go."""

    def put(self, do: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Something to be done in its turn."""

    async def answer_for(self, answers: dict[Seat, str], note: str, question: int) -> bool:
        """Answers to the question of this number. False if nothing came of it."""
        ...

    async def time_out(self, answers: dict[Seat, str], asleep: list[Seat], question: int) -> None:
        """The default answers of those whose time is up; bots take the seats of people who slept."""


class Asking:
    """Who is waited for at one table, and for how long."""

    def __init__(
        self, table: LiveTable, answers: Answers, paces: Paces, bot_pool: BotPool, counts: Counter[str]
    ) -> None:
        self.table = table
        self.answers = answers
        self.paces = paces
        self.bot_pool = bot_pool
        self.counts = counts
        self.question = 0
        """The number of the question of the moment."""
        self.length: float | None = None
        self.until: float | None = None
        """When the time is up, by a clock that nobody sets; None without one."""
        self.hourglass = ""
        """The stretch of the game that the rules of this table put a clock on, if one is running."""
        self.timer: asyncio.TimerHandle | None = None
        self.calls: dict[Seat, tuple[float, str]] = {}
        """In a race, when each bot speaks and what it says; empty words if it stays silent."""
        self.left: float | None = None
        """What was left on the clock when it was stopped."""
        self.glass_until = 0.0
        self.thoughts: dict[Seat, asyncio.Task[None]] = {}
        self.passing: set[Seat] = set()
        """The people for whom a pass is on its way, because they care about other subjects only."""

    # The question

    def asked(self, before: Step[Any] | None) -> None:
        """A new question, or the old one with some answers given."""
        position = self.table.position
        assert position is not None
        step = None if position.over() else position.step()
        if step is not None and before is not None and goes_on(before, step, bool(position.sealed)):
            for seat in [seat for seat in self.calls if seat not in position.asking()]:
                del self.calls[seat]
            return
        self.forget()
        self.question = len(self.table.rows) + 1
        if isinstance(step, Ask):
            if not (same_bell(before, step) and self.until is not None):
                self.wind(step)
            self.turn_hourglass()
            self.set_timer()
        else:
            self.length = self.until = None

    def wind(self, step: Ask[Any]) -> None:
        """Set the clock for a question."""
        shared = self.table.record.hot_seat
        self.length = allowance(self.paces, self.table.record.pace, step, shared)
        self.until = None if self.length is None else time.monotonic() + flight(step, shared) + self.length

    def until_after(self, before: Step[Any] | None, position: Position[Any]) -> float | None:
        """When the time will be up at a table by days that is about to come to this position, as `asked` will say."""
        step = None if position.over() else position.step()
        if not isinstance(step, Ask):
            return None
        if before is not None and goes_on(before, step, bool(position.sealed)):
            return self.until
        if same_bell(before, step) and self.until is not None:
            return self.until
        length = allowance(self.paces, self.table.record.pace, step, self.table.record.hot_seat)
        return None if length is None else time.monotonic() + length

    def turn_hourglass(self) -> None:
        """Where the rules of the table put a stretch of the game under a clock, that clock counts."""
        position = self.table.position
        assert position is not None
        glass = self.table.game.hourglass(position.table)
        if glass is None or self.table.record.pace in ("days", "unhurried", "none"):
            self.hourglass = ""
        elif glass[0] == self.hourglass:
            self.until = self.glass_until
            self.length = float(glass[1])
        else:
            self.hourglass, self.length = glass[0], float(glass[1])
            self.until = self.glass_until = time.monotonic() + glass[1]

    def forget(self) -> None:
        """Wait for nobody any more."""
        self.calls.clear()
        self.passing.clear()
        self.stop_thinking()
        self.stop_timer()

    def stop_thinking(self) -> None:
        for thought in self.thoughts.values():
            thought.cancel()
        self.thoughts.clear()

    def reseated(self) -> None:
        """Somebody else plays a seat: whoever thinks for it stops, and no person is spoken for."""
        self.stop_thinking()
        for seat in [seat for seat in self.calls if not self.table.record.chairs[seat].bot]:
            del self.calls[seat]

    def resume(self) -> None:
        """Go on waiting: after a restart, a pause, or a time when nobody was there. The time away is not counted."""
        position = self.table.position
        if position is None or position.over() or self.table.record.state != "playing":
            return
        step = position.step()
        if not self.question:  # of a game that begins; one that is taken up goes on with the number it had
            self.question = len(self.table.rows) + 1
        if not isinstance(step, Ask):
            return
        self.wind(step)
        if self.left is not None and self.length is not None:
            self.until = time.monotonic() + min(self.left, self.length)
            self.glass_until = time.monotonic() + self.left
        if not self.table.resting:
            self.left = None
        self.turn_hourglass()
        self.set_timer()
        self.ask_bots()

    def refund(self, asked: float, outage: float) -> None:
        """After a restart: what is left for a question asked then, the time of the outage not counted."""
        position = self.table.position
        step = None if position is None or position.over() else position.step()
        record = self.table.record
        length = allowance(self.paces, record.pace, step, record.hot_seat) if isinstance(step, Ask) else None
        if length is not None:
            self.left = max(min(length - (time.time() - outage - asked), length), 60.0)

    def seconds_left(self) -> float | None:
        """What is left on the clock, running or stopped; None without one."""
        return self.left if self.left is not None or self.until is None else max(self.until - time.monotonic(), 1.0)

    def halt(self) -> None:
        """Stop the clock and the bots."""
        self.left = None if self.until is None else max(self.until - time.monotonic(), 1.0)
        self.forget()
        self.until = None

    def part(self) -> bytes:
        if self.until is None or self.length is None or self.table.resting:
            return NULL
        return encode(ClockPart(wire_time(self.until), int(self.length * 1000)))

    # Clocks

    def set_timer(self) -> None:
        self.stop_timer()
        if self.until is not None and not self.table.resting:
            self.at(self.until, self.time_is_up)

    def at(self, moment: float, do: Any) -> None:
        question = self.question
        delay = max(moment - time.monotonic(), 0)
        self.timer = asyncio.get_running_loop().call_later(
            min(delay, 86_400.0), lambda: self.answers.put(lambda: do(question))
        )

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def later(self) -> None:
        """Something was not kept: try again soon."""
        if not self.table.resting and self.table.position is not None:
            self.at(time.monotonic() + AGAIN, self.try_again)

    async def try_again(self, question: int) -> None:
        self.set_timer()
        self.thoughts.clear()
        self.ask_bots()

    async def time_is_up(self, question: int) -> None:
        """The default answer of everybody who has not answered; then bots take the seats of those who slept.

        An hourglass or a bell is part of the game, so it binds bots too; a question's own clock is for people.
        """
        if question != self.question or self.table.resting or self.until is None:
            return
        if time.monotonic() < self.until - 0.005:
            self.set_timer()
            return
        position = self.table.position
        assert position is not None
        step = position.step()
        assert isinstance(step, Ask)
        if isinstance(step, Race) and not self.table.record.sealed():
            await self.close_window(question, over=True)
            return
        asked = position.asking()
        people = self.people(asked)
        asleep = people if step.patience() == "turn" and not self.hourglass else []
        bound = asked if self.hourglass or step.patience() == "talk" else people
        defaults = {seat: step.default(position.table, seat).notation for seat in bound}
        if defaults:
            await self.answers.time_out(defaults, asleep, question)

    def people(self, seats: list[Seat]) -> list[Seat]:
        return [seat for seat in seats if not self.table.record.chairs[seat].bot]

    # Bots

    def ask_bots(self) -> None:
        """Let bots think that are asked and do not think yet; in a race see whether it is settled."""
        position = self.table.position
        if position is None or position.over() or self.table.resting:
            return
        for seat in position.asking():
            name = self.table.record.chairs[seat].bot
            if name and seat not in self.calls and seat not in self.thoughts:
                self.thoughts[seat] = asyncio.create_task(self.think(seat, name, self.question))
        for seat in self.people(position.asking()):
            self.pass_later(seat)
        if isinstance(position.step(), Race) and not self.table.record.sealed():
            question = self.question
            self.answers.put(lambda: self.close_window(question, over=False))

    async def think(self, seat: Seat, name: str, question: int) -> None:
        """A bot's answer, and when it is given; if it has none, the default."""
        position = self.table.position
        assert position is not None
        begun = time.monotonic()
        step = position.step()
        race = isinstance(step, Race)
        assert isinstance(step, Ask)
        default = step.default(position.table, seat).notation
        player = bot(name, self.table.game)
        try:
            if isinstance(player, Random):
                text = consult(player, position, seat, CHANCE).notation
            else:
                sight = canonical(position.sight(seat).dump()).encode()
                text = await self.bot_pool.choose(self.table.record.game, name, sight, CHANCE.word())
        except NoAnswer as error:
            log.warning(
                "a bot gave no answer",
                extra={"table": self.table.record.id, "bot": name, "seat": seat, "error": str(error)},
            )
            text = default
        if race and not self.table.record.sealed():
            instant = self.table.record.bot_pace == "instant"
            delay = 0.0 if instant else flight(step) + player.delay(CHANCE)
            silent = isinstance(position.table.box.vocabulary.look_up(text), Pass)
            self.answers.put(lambda: self.called(seat, question, begun + delay, "" if silent else text))
            return
        moment = self.moment(begun, sealed=race or isinstance(step, Secret))
        await asyncio.sleep(max(moment - time.monotonic(), 0))
        self.answers.put(lambda: self.bot_answers(seat, name, question, text, default))

    def moment(self, begun: float, sealed: bool) -> float:
        """When a bot answers that has begun to think then. It does not depend on what it will say, nor on how long it
        thinks; if that takes longer, a sealed answer waits for another such while, so as not to tell how hard it was.
        """
        moment = begun + self.apparent()
        while sealed and moment < time.monotonic() and self.table.record.bot_pace != "instant":
            moment += self.apparent()
        return moment

    def apparent(self) -> float:
        """How long a bot seems to think."""
        low, high = BOT_SECONDS[self.table.record.bot_pace]
        return low + (high - low) * int(CHANCE.below(1000)) / 1000

    async def bot_answers(self, seat: Seat, name: str, question: int, text: str, default: str) -> None:
        if question != self.question:
            return
        self.thoughts.pop(seat, None)
        if not await self.answers.answer_for({seat: text}, f"b:{name}", question):
            await self.answers.answer_for({seat: default}, f"b:{name}", question)

    # Races

    def cares(self, seat: Seat) -> bool:
        """Whether whoever sits here wants to be asked what is asked now."""
        position = self.table.position
        step = None if position is None or position.over() else position.step()
        only = self.table.record.chairs[seat].only
        if position is None or not only or not isinstance(step, Race):
            return True
        subject = step.subject(position.table)
        return not subject or subject in only

    def pass_later(self, seat: Seat) -> None:
        """Pass for somebody who does not care, when a bot might: nobody sees that the pass was said in advance."""
        if seat in self.passing or self.cares(seat):
            return
        self.passing.add(seat)
        question = self.question
        assert self.table.position is not None
        step = self.table.position.step()
        assert isinstance(step, Ask)
        delay = flight(step) + bot("random", self.table.game).delay(CHANCE)
        asyncio.get_running_loop().call_later(
            delay, lambda: self.answers.put(lambda: self.pass_unless_cared(seat, question))
        )

    async def pass_unless_cared(self, seat: Seat, question: int) -> None:
        position = self.table.position
        if question != self.question or position is None or self.table.resting or self.cares(seat):
            self.passing.discard(seat)
            return
        if seat in self.people(position.asking()):
            await self.answers.answer_for({seat: pass_of(position.choices(seat))}, "o:", question)

    async def called(self, seat: Seat, question: int, moment: float, text: str) -> None:
        """A bot knows what it will say in a race, and when."""
        if question != self.question:
            return
        self.thoughts.pop(seat, None)
        self.calls[seat] = (moment, text)
        if text and moment > time.monotonic():
            loop = asyncio.get_running_loop()
            loop.call_later(
                moment - time.monotonic(), lambda: self.answers.put(lambda: self.close_window(question, over=False))
            )
        await self.close_window(question, over=False)

    async def close_window(self, question: int, over: bool) -> None:
        """Hear the bots whose moment has come. When all people have passed, or time is up, the calls that fit the
        window are heard at once in their order; when none is left, all have passed.
        """
        position = self.table.position
        if question != self.question or self.table.resting or position is None or position.over():
            return
        step = position.step()
        if not isinstance(step, Race):
            return
        asked = position.asking()
        people = self.people(asked)
        now = time.monotonic()
        end = self.until if self.until is not None else float("inf")
        patient = not over and bool(people)
        due = sorted(
            (moment, seat)
            for seat, (moment, text) in self.calls.items()
            if text and seat in asked and (moment <= now if patient else moment <= end)
        )
        if due:
            seat = due[0][1]
            text = self.calls.pop(seat)[1]
            name = self.table.record.chairs[seat].bot
            if text not in [choice.notation for choice in position.choices(seat)]:
                self.ask_bots()
            else:
                await self.answers.answer_for({seat: text}, f"b:{name}", question)
            return
        if patient or (not over and any(seat not in self.calls for seat in asked)):
            return
        passes = {seat: pass_of(step.choices(position.table, seat)) for seat in asked}
        if over:
            self.counts["time_outs"] += len(people)
        await self.answers.answer_for(passes, "t:" if over else "b:", question)


def pass_of(choices: list[Choice]) -> str:
    """The word for silence, or where a game has none the first choice."""
    return next((choice.notation for choice in choices if isinstance(choice, Pass)), choices[0].notation)


def same_bell(before: Step[Any] | None, step: Ask[Any]) -> bool:
    """Whether a question belongs to the talks that were on before it: one bell rings for all of them."""
    return isinstance(before, Ask) and before.patience() == step.patience() == "talk"


def goes_on(before: Step[Any], step: Step[Any], sealed: bool) -> bool:
    """Whether the same question is still asked: others have answered it, or the same window is open."""
    if isinstance(step, Race) and isinstance(before, Race) and step.same_window(before):
        return True
    return isinstance(step, (Race, Secret)) and sealed and step == before
