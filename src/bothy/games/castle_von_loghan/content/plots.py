"""What a card of the story can lead to, whoever votes for what: all that a look at where a story can go must know.

Only what can change the course of the story is kept of a card: flags that something asks for, doors of the story,
boards, bosses that somebody waits for, and the win.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bothy.games.castle_von_loghan.content.rows import BOARDS, LETTERS, Cover
from bothy.games.castle_von_loghan.effects.effect import Effect

GROUPS: Final = (3, 4, 5, 6)
"""How many characters there can be."""
EVERYBODY: Final = (1 << len(LETTERS)) - 1
TWICE: Final = 4
HALF: Final = 8
MOST: Final = 12
TOLD: Final = 16
"""Where in the number of a vote something stands of the four letters: that somebody has chosen it, and from these bits
on that more than one has, that half have, that most have, and that its closing is told."""


SAID: Final = ("bit", "room", "board", "boss", "letter", "by")
"""What effects say that makes a difference."""
OPEN: Final = ("coin", "energy", "give-up", "agent")
"""Effects of which it is left open what comes of them: what a coin shows, and whether somebody has what is asked."""
MOST_RESULTS: Final = 1_000
"""So much can come of a card; what can come of more is not looked at."""


class TooMuch(Exception):
    """More can come of it than is looked at."""


class Result(NamedTuple):
    """What a card has changed."""

    flags: int
    opened: int
    """The rooms whose story doors have been opened, as a mask."""
    to: int
    """The board to which the story changes; -1 if it does not."""
    bosses: int
    """Those who have come, as a mask."""
    fight: bool
    """Whether enemies have come."""
    won: int
    """The letter with whose closing the story has ended; -1 if it has not."""
    lucky: bool
    """Whether it needs an agent whom perhaps nobody plays."""


NOTHING_YET: Final = Result(0, 0, -1, 0, False, -1, False)


@lru_cache(maxsize=len(GROUPS))
def votes(characters: int) -> frozenset[int]:
    """All that so many characters can vote, as numbers: see `TWICE` and those after it."""
    found = set[int]()
    for a in range(characters + 1):
        for b in range(characters + 1 - a):
            for c in range(characters + 1 - a - b):
                counts = [a, b, c, characters - a - b - c]
                vote = 0
                for letter, count in enumerate(counts):
                    vote |= (count > 0) << letter | (count > 1) << TWICE + letter
                    vote |= (2 * count >= characters) << HALF + letter
                best = [letter for letter, count in enumerate(counts) if count == max(counts)]
                for leader, count in enumerate(counts):
                    if count:
                        most = best[0] if len(best) == 1 else leader if leader in best else -1
                        told = 1 << TOLD + (leader if most < 0 else most)
                        found.add(vote | told | (1 << MOST + most if most >= 0 else 0))
    return frozenset(found)


class Matters:
    """What matters for the course of a story, of all that effects do."""

    def __init__(self, covers: list[Cover], bosses: list[str], effects: list[Effect]) -> None:
        self.flags = 0
        self.bosses = 0
        self.fights = False
        """Whether a card is read when any enemies have fallen."""
        for cover in covers:
            self.flags |= cover.needs_mask | cover.unless_mask
            if cover.at == "victory":
                self.fights = self.fights or not cover.boss
                self.bosses |= 1 << bosses.index(cover.boss) if cover.boss else 0
        asked = [effect for effect in effects if effect.do == "when"]
        before = -1
        while before != self.flags:
            before = self.flags
            for effect in asked:
                if self.leads_on(effect):
                    self.flags |= bit_of(effect)

    def leads_on(self, effect: Any) -> bool:
        """Whether an effect, or one inside it, changes the course."""
        if effect.do == "flag":
            return bool(effect.bit & self.flags)
        if effect.do == "boss":
            return bool(self.fights or 1 << effect.boss & self.bosses)
        if effect.do in ("summon", "join"):
            return self.fights
        if effect.do in ("open-story", "change-board", "travel", "win"):
            return True
        return any(self.leads_on(inner) for inner in (*effect.then, *effect.otherwise))

    def of(self, effects: list[Effect]) -> list[Any]:
        return [effect for effect in effects if self.leads_on(effect)]


def bit_of(effect: Any) -> int:
    bit: int = effect.bit
    return bit


def inside(effects: list[Any]) -> Iterator[Any]:
    """Some effects, and all those inside them."""
    for effect in effects:
        yield effect
        yield from inside(effect.then)
        yield from inside(effect.otherwise)


class Plot:
    """What comes of a card, or of anything else that has effects and about which nobody votes."""

    def __init__(self, matters: Matters, outcomes: list[list[Effect]], ending: list[Effect]) -> None:
        self.outcomes = [matters.of(outcome) for outcome in outcomes]
        self.ending = matters.of(ending)
        self.moving = {effect.effect for effect in self.all() if matters.leads_on(effect)}
        """Its effects that matter, by their numbers."""
        self.asks = 0
        """The flags on which it depends what comes of it."""
        self.looks = 0
        """What it depends on of a vote."""
        self.sets = 0
        """The flags it can set."""
        self.boards = 0
        self.bosses = 0
        for letter, outcome in enumerate(self.outcomes):
            if outcome:
                again = any(effect.do in OPEN for effect in inside(outcome))
                self.looks |= 1 << letter | (1 << TWICE + letter if again else 0)
        for effect in self.all():
            if effect.effect in self.moving:
                self.look(effect)
        self.shape = [self.shapes(some) for some in (*self.outcomes, self.ending)]
        """The same for whatever has the same effects that matter."""
        self.known: dict[tuple[int, frozenset[int]], list[Result]] = {}

    def shapes(self, effects: list[Any]) -> str:
        """Some effects as far as they matter, and those inside them."""
        found = ""
        for effect in effects:
            if effect.effect in self.moving:
                what = [f"{name}={getattr(effect, name)}" for name in SAID if hasattr(effect, name)]
                found += f"{effect.do} {what} ({self.shapes(effect.then)}) ({self.shapes(effect.otherwise)});"
        return found

    def all(self) -> Iterator[Any]:
        """All its effects."""
        for some in (*self.outcomes, self.ending):
            yield from inside(some)

    def look(self, effect: Any) -> None:
        """What one of its effects depends on, and what it can lead to."""
        if effect.do == "when":
            self.asks |= effect.bit
        elif effect.do == "chosen":
            self.looks |= 1 << effect.letter + {"nobody": 0, "half": HALF, "most": MOST}[effect.by]
        elif effect.do == "win":
            self.looks |= EVERYBODY << TOLD
        elif effect.do == "flag":
            self.sets |= effect.bit
        elif effect.do == "change-board":
            self.boards |= 1 << effect.board
        elif effect.do == "travel":
            self.boards |= (1 << len(BOARDS)) - 1
        elif effect.do == "boss":
            self.bosses |= 1 << effect.boss

    def seen(self, characters: int) -> frozenset[int]:
        """The votes of so many, as far as it depends on them."""
        return frozenset([vote & self.looks for vote in votes(characters)])

    def results(self, flags: int, board: int, seen: frozenset[int]) -> list[Result]:
        """All that can come of it where the story remembers these flags."""
        key = flags & self.asks | board << 61, seen
        if key not in self.known:
            found: dict[Result, bool] = {}
            for vote in seen:
                for result in self.voted(vote, flags, board):
                    found[result] = True
                if len(found) > MOST_RESULTS:
                    raise TooMuch
            self.known[key] = list(found)
        return self.known[key]

    def voted(self, vote: int, flags: int, board: int) -> list[Result]:
        """What can come of a vote."""
        results = [NOTHING_YET]
        for letter, outcome in enumerate(self.outcomes):
            for turn in (letter, TWICE + letter):
                if outcome and vote >> turn & 1:
                    results = self.after(results, outcome, vote, flags, board)
        return self.after(results, self.ending, vote, flags, board)

    def after(self, results: list[Result], effects: list[Any], vote: int, flags: int, board: int) -> list[Result]:
        """What can have come of it once some effects more have happened."""
        for effect in effects:
            if effect.effect in self.moving:
                found: dict[Result, bool] = {}
                for result in results:
                    for more in [result] if result.won >= 0 else self.befalls(result, effect, vote, flags, board):
                        found[more] = True
                if len(found) > MOST_RESULTS:
                    raise TooMuch
                results = list(found)
        return results

    def befalls(self, before: Result, effect: Any, vote: int, flags: int, board: int) -> list[Result]:
        """What can have come of it once this effect has happened too."""
        do = effect.do
        if do == "flag":
            return [before._replace(flags=before.flags | effect.bit)]
        if do == "open-story":
            return [before._replace(opened=before.opened | 1 << effect.room)]
        if do == "change-board":
            return [before._replace(to=effect.board)]
        if do == "travel":
            return [before._replace(to=other) for other in range(len(BOARDS)) if other != board]
        if do == "boss":
            return [before._replace(bosses=before.bosses | 1 << effect.boss)]
        if do in ("summon", "join"):
            return [before._replace(fight=True)]
        if do == "win":
            return [before._replace(won=letter) for letter in range(len(LETTERS)) if vote >> TOLD + letter & 1]
        if do == "when":
            held = (flags | before.flags) & effect.bit
            return self.after([before], effect.then if held else effect.otherwise, vote, flags, board)
        if do == "chosen" and vote >= 0:
            return self.after([before], effect.then, vote, flags, board) if is_so(vote, effect) else [before]
        if do == "agent":
            return [before, *self.after([before._replace(lucky=True)], effect.then, vote, flags, board)]
        # a coin, or something else of which it is open what comes of it
        then = self.after([before], effect.then, vote, flags, board)
        return then + self.after([before], effect.otherwise, vote, flags, board)


def is_so(vote: int, effect: Any) -> bool:
    """Whether as many have chosen a letter as an effect wants."""
    letter: int = effect.letter
    if effect.by == "nobody":
        return not vote >> letter & 1
    return vote >> letter + (HALF if effect.by == "half" else MOST) & 1 == 1
