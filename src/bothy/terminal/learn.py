"""A lesson at a terminal: the same steps, answers and replies as in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from bothy.kernel import Choice, Game, Sight
from bothy.lessons import Lesson, Moment, Place, find_lesson, moment, reply
from bothy.lessons.lesson import LEARNER, StepWords
from bothy.locales import Speech
from bothy.terminal.play import line_editor
from bothy.terminal.screen import Screen
from bothy.terminal.typed import WalkAway, typed


def learn(
    game: Game[Any],
    lang: str = "en",
    first: int = 1,
    *,
    ask: Callable[[str], str] | None = None,
    console: Console | None = None,
    strict: bool = False,
) -> None:
    """Hold the lesson of a game, from this step on, to its end or until the learner leaves."""
    lesson = find_lesson(game)
    if lesson is None:
        raise ValueError(f"{game.name} has no lesson yet; `bothy rules {game.key}` shows its rules")
    if not 1 <= first <= len(lesson.steps):
        raise ValueError(f"the lesson of {game.name} has the steps 1 to {len(lesson.steps)}, and no step {first}")
    speech = Speech(lang, [game], ["", *lesson.others], LEARNER, strict)
    Learning(lesson, Screen(console or Console(highlight=False), speech), ask or line_editor()).hold(first - 1)


class Learning:
    """Somebody's stay in a lesson."""

    def __init__(self, lesson: Lesson, screen: Screen, ask: Callable[[str], str]) -> None:
        self.lesson = lesson
        self.screen = screen
        self.ask = ask
        self.words = lesson.words(screen.speech.lang)

    def hold(self, first: int) -> None:
        """Step after step."""
        if not first:
            for sentence in self.words.aim:
                self.screen.line(sentence, "bold")
        before: tuple[str, ...] = ()
        number = first
        try:
            for number in range(first, len(self.lesson.steps)):
                before = () if self.lesson.steps[number].scene else before
                before += self.step(number, before)
        except (WalkAway, EOFError, KeyboardInterrupt):
            self.screen.say("learn-left")
            self.screen.command(f"bothy learn {self.lesson.game.key} --step {number + 1}")
            return
        self.screen.line(self.words.trick, "bold")
        self.screen.say("learn-done")
        self.screen.command(f"bothy play {self.lesson.game.key} --bots knack:gentle")

    def step(self, number: int, before: tuple[str, ...]) -> tuple[str, ...]:
        """One step, to its end; what was answered in it."""
        said: tuple[str, ...] = ()
        words = self.words.steps[self.lesson.steps[number].key]
        self.screen.line()
        heading = self.screen.speech.text("learn-step", number=number + 1, of=len(self.lesson.steps))
        self.screen.line(f"── {heading} · {words.title} ──", "bold")
        while True:
            here = moment(self.lesson, Place(number, said, before))
            trusts = self.lesson.game.trusts_memory(here.position.table.box)
            sight = here.position.sight(LEARNER, shown=trusts)
            self.screen.tell(here.events, LEARNER)
            self.screen.show_board(self.lesson.game, sight)
            if here.question < 0:
                self.screen.line(words.praise(said[-1] if said else ""), "green")
                return said
            self.screen.line(words.said_at(here.question), "cyan")
            said = (*said, self.answer(here, sight, words))

    def answer(self, here: Moment, sight: Sight[Any], words: StepWords) -> str:
        """Ask until there is an answer that leads on, and say something to every other."""

        def leads_on(choice: Choice) -> bool:
            answered = reply(here, choice.notation)
            if answered.message is not None:
                self.screen.line(self.screen.speech.say(answered.message), "yellow")
            elif not answered.right:
                self.screen.line(words.replies[answered.name], "yellow")
            return answered.right

        return typed(self.screen, self.ask, sight, leads_on).notation
