"""Bots that are programs of their own, in any language: JSON lines on a pipe.

A program is started once and reads one line for each question from its standard input:

    {"game": "loch-ness", "seat": 0, "sight": {…}, "choices": ["spot 3a", …], "seed": 7, "seconds": 10.0}

It answers with one line, the notation of a choice. What is not offered is refused with a line
`{"refused": "why", "choices": […]}`, and it may answer again. When its time is up its seat gets the default answer,
and the program is started anew for the next question. All of that is counted: see `Bot.faults`.

A name that starts a program is only taken where somebody at a command line has given it: never from afar.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
import time
import weakref
from typing import Any

from bothy.bots.players import Bot
from bothy.kernel import Ask, Choice, Refusal, Sight, Vocabulary

ALLOWED = "BOTHY_PROGRAMS"
"""Set in the environment of commands that take programs as bots, and of the processes they start."""
SECONDS = 10.0
"""How long a program may think about an answer, unless its name says otherwise."""
REFUSALS = 3
"""How often it may be told that an answer is not offered; then it gets the default."""


def allow_programs() -> None:
    """Let this process, and those it starts, seat programs: for commands whose user names the bots."""
    os.environ[ALLOWED] = "yes"


def programs_allowed() -> bool:
    return os.environ.get(ALLOWED) == "yes"


class External(Bot):
    """A program at the table: `cmd:./mybot --strong`, or `cmd/2.5:./mybot` for two and a half seconds an answer."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        head, _, line = name.partition(":")
        try:
            self.seconds = float(head.partition("/")[2] or SECONDS)
            self.command = shlex.split(line)
        except ValueError as error:
            raise ValueError(f"{name!r} is no bot: {error}; one is cmd:./mybot or cmd/2.5:./mybot") from error
        if not self.command or shutil.which(self.command[0]) is None:
            raise ValueError(f"the bot {name!r} cannot be started: there is no program {' '.join(self.command[:1])!r}")
        self.program: Program | None = None
        self.started = False
        """Whether it was started before."""

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        vocabulary: Vocabulary = sight.table.box.vocabulary
        until = time.monotonic() + self.seconds
        question: dict[str, object] = {
            "game": sight.table.box.key,
            "seat": sight.viewer,
            "sight": sight.dump(),
            "choices": [choice.notation for choice in choices],
            "seed": int(seed),
            "seconds": self.seconds,
        }
        for _ in range(REFUSALS + 1):
            try:
                line = self.ask(question, until - time.monotonic())
            except TimeoutError:
                self.faults["late"] += 1
                break
            except EOFError:
                self.faults["missing"] += 1
                break
            try:
                choice = vocabulary.parse(line)
                if choice in choices:
                    return choice
                reason = f"{choice.notation!r} is not offered"
            except Refusal as refusal:
                reason = str(refusal)
            self.faults["refused"] += 1
            question = {"refused": reason, "choices": question["choices"]}
        self.stop()
        self.faults["default"] += 1
        step = sight.agenda[-1]
        assert isinstance(step, Ask)
        return step.default(sight.table, sight.viewer)

    def ask(self, question: dict[str, object], seconds: float) -> str:
        """The next line of the program: TimeoutError if none came in time, EOFError if none will come."""
        if self.program is None:
            self.program = Program(self.command)
            if self.started:
                self.faults["restarted"] += 1
            self.started = True
        return self.program.ask(json.dumps(question, ensure_ascii=False), max(0.0, seconds))

    def stop(self) -> None:
        """End the program; the next question starts it again."""
        if self.program is not None:
            self.program.stop()
            self.program = None


class Program:
    """A running program, and the thread that waits for its lines."""

    def __init__(self, command: list[str]) -> None:
        # In a session of its own, so that Ctrl-C at the table is not a word to the bot.
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.reader = threading.Thread(target=read_lines, args=(self.process, self.lines), daemon=True)
        self.reader.start()
        self.stop = weakref.finalize(self, end, self.process, self.reader)

    def ask(self, line: str, seconds: float) -> str:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self.lines.get(timeout=seconds)
        except queue.Empty as error:
            raise TimeoutError from error
        except OSError as error:
            raise EOFError from error
        if answer is None:
            raise EOFError
        return answer


def read_lines(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Pass on the lines of a program, and None when there will be no more."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip():
            lines.put(line)
    lines.put(None)


def end(process: subprocess.Popen[str], reader: threading.Thread) -> None:
    """Stop a program and let go of its pipes."""
    process.kill()
    process.wait()
    reader.join(timeout=1.0)
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        try:
            pipe.close()
        except OSError:
            continue  # what was not yet written has nobody to read it
