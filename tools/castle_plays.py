"""Games of Castle von Loghan played by bots, and what is worth counting of each: a line of a file.

A setting (`Setting`) says who plays what; game number n of it has a seed of its own, so a run that was stopped goes on
from its file, and one that was of 100 games becomes one of 1,000.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from bothy.bots.search.streams import mixed
from bothy.games import find
from bothy.games.castle_von_loghan.bot.minds import levels
from bothy.games.castle_von_loghan.choices import LOOSE, PACK, SEARCH, Amount, Go, Sneak, Travel, slot
from bothy.games.castle_von_loghan.content.rows import BLUE, BOARDS, LETTERS, PLACE_KEYS, VIOLET
from bothy.games.castle_von_loghan.event.decisions import DecideAll
from bothy.games.castle_von_loghan.exploration.data_points import data_lines, disenchanted
from bothy.games.castle_von_loghan.shared_costs import FOR_SKILL, FOR_TIMELINE, PAID_FOR, PayShare
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import COMBAT, STORY, WON
from bothy.games.castle_von_loghan.treasures.places import is_shut, owned
from bothy.kernel import Chance, Choice, Luck, Position

MIXED = "mixed"
"""Every seat has a level and a temper by lot."""


@dataclass(frozen=True)
class Setting:
    """Who plays what."""

    seats: int = 3
    options: tuple[tuple[str, str], ...] = ()
    bot: str = "sharp"
    whim: int = 0
    """Of a hundred Decision cards, how many are laid on a whim, as people do who are curious."""
    denied: str = ""
    """What one of the seats, game by game the next, never does."""
    seed: int = 1

    def name(self) -> str:
        said = [f"{key} {value}" for key, value in self.options]
        said += [f"whim {self.whim}"] if self.whim else []
        said += [f"without {self.denied}"] if self.denied else []
        return ", ".join([f"{self.seats} seats", self.bot or "steady", *said, f"seed {self.seed}"])

    def minds(self, luck: Luck) -> list[str]:
        names = list(levels()) if self.bot == MIXED else [self.bot]
        return [names[luck.below(len(names))] for _ in range(self.seats)]

    def stinted(self, number: int) -> int:
        """The seat that is denied something in this game; -1 if nobody is."""
        return number % self.seats if self.denied else -1


@dataclass
class Fight:
    """A combat, and what it has cost the group."""

    card: str
    """The card of the story it came with; of a random event the key with a ~ before it."""
    boss: str
    place: str
    before: int
    cost: int = 0
    rounds: int = 0


@dataclass
class Play:
    """A game that was played."""

    number: int
    won: bool = False
    rounds: int = 0
    cards: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    letters: list[tuple[str, int]] = field(default_factory=list)
    """Cards and random events with a letter somebody chose for them."""
    fights: list[Fight] = field(default_factory=list)
    closing: str = ""
    place: str = ""
    """Board and room where it ended."""
    shares: list[float] = field(default_factory=list)
    lines: list[list[int]] = field(default_factory=list)
    """In Exploration the Data Points of each seat, line by line."""
    spheres: list[list[int]] = field(default_factory=list)
    """The Energy of each seat in Spheres, and in treasures that are disenchanted at the end."""
    acts: dict[str, int] = field(default_factory=dict)
    """In Exploration, how often what was done."""
    rooms: list[int] = field(default_factory=lambda: [0, 0, 0])
    """In Exploration the rooms of each colour that were entered."""
    shut: int = 0
    """Characters that end with medicine in a backpack that is shut."""
    health: int = 0

    @classmethod
    def read(cls, line: str) -> Play:
        said: dict[str, Any] = json.loads(line)
        said["fights"] = [Fight(**one) for one in said["fights"]]
        said["letters"] = [(key, letter) for key, letter in said["letters"]]
        return cls(**said)

    def line(self) -> str:
        return json.dumps({**self.__dict__, "fights": [fight.__dict__ for fight in self.fights]}, separators=(",", ":"))


def played(file: Path) -> list[Play]:
    """The games in a file. A line that was being written when somebody pulled the plug is taken off."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [Play.read(line) for line in whole.splitlines()]


def plays(setting: Setting, games: int, file: Path, workers: int = 1) -> Iterator[Play]:
    """So many games: those in the file first, and then those that are missing, added to it in their order."""
    done = played(file)
    yield from done[:games]
    if len(done) < games:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out, played_by(workers) as some:
            for play in some(partial(play_game, setting), range(len(done), games)):
                out.write(play.line() + "\n")
                out.flush()
                yield play


@contextmanager
def played_by(workers: int) -> Iterator[Callable[[Callable[[int], Play], range], Iterator[Play]]]:
    """What plays games in their order: this process, or so many others."""
    if workers < 2:
        yield map
    else:
        with Pool(workers) as pool:
            yield pool.imap
            pool.close()  # told to end while it only begins, a process might not hear it
            pool.join()


def play_game(setting: Setting, number: int) -> Play:
    """One game, from a seed of its own."""
    luck = Luck(mixed(setting.seed, number))
    game = find("castle-von-loghan")
    minds, stinted = setting.minds(luck), setting.stinted(number)
    position = game.new(setting.seats, dict(setting.options))
    table = position.table
    assert isinstance(table, Castle)
    play = Play(number)
    fight: Fight | None = None
    while not position.over():
        step = position.step()
        if isinstance(step, Chance):
            position.happen(step.toss(table, luck))
        elif not position.asking():
            speakers = position.speakers()
            position.hear(speakers[luck.below(len(speakers))])
        else:
            seat = position.asking()[0]
            choices = position.choices(seat)
            if seat == stinted:
                choices = ALLOWED[setting.denied](position, choices) or choices
            if isinstance(step, DecideAll) and luck.below(100) < setting.whim:
                choice = choices[luck.below(len(choices))]
            else:
                choice = game.knack(position.sight(seat), choices, minds[seat], luck.word())
            note(table, step, choice, play)
            position.seal(seat, choice)
        fight = watch(table, fight, play)
    everybody = range(len(table.energy))
    play.shut = sum(is_shut(table, character) and has_medicine(table, character) for character in everybody)
    play.won = table.ending == WON
    play.rounds, play.health = table.round, max(table.health, 0)
    rows = table.castle_box.rows
    play.cards = [rows.story[card].key for card in table.pages]
    play.flags = [flag for bit, flag in enumerate(rows.flags) if table.flags >> bit & 1]
    play.closing = rows.closings[table.closing].key if play.won else ""
    play.place = f"{BOARDS[table.board]} {PLACE_KEYS[table.group]}"
    if not table.castle_box.story_mode:
        play.shares = list(game.result(table).shares)
        play.spheres = [[table.energy[seat], disenchanted(owned(table, seat))] for seat in range(setting.seats)]
        play.lines = [data_lines(table, seat) for seat in range(setting.seats)]
    return play


def has_medicine(table: Castle, character: int) -> bool:
    """Whether a backpack holds something that would give the group Health."""
    rows = table.castle_box.rows.treasures
    faces = [table.faces[slot(character, place)] for place in range(PACK, LOOSE)]
    uses = [use for face in faces if face >= 0 for use in rows[face].uses]
    return any(effect.do == "health" and effect.n > 0 for use in uses for effect in use.effects)


def note(table: Castle, step: object, choice: Choice, play: Play) -> None:
    """What is worth counting of an answer."""
    if isinstance(step, DecideAll):
        if not table.castle_box.story_mode and sum(play.rooms) < table.events_read:
            play.rooms[table.colour(table.group)] += 1
        play.letters.append((table.castle_box.rows.event(table.event).key, LETTERS.index(choice.notation[-1])))
    elif not table.castle_box.story_mode:
        word = type(choice).__name__ if isinstance(choice, Sneak) else choice.notation
        if isinstance(step, PayShare) and isinstance(choice, Amount) and choice.amount and step.what != FOR_SKILL:
            word = f"pays for a {PAID_FOR[step.what]}"
        if word.startswith(("Sneak", "pays", "search", "recharge", "rest")):
            play.acts[word] = play.acts.get(word, 0) + 1


def watch(table: Castle, fight: Fight | None, play: Play) -> Fight | None:
    """The fight that is on, if one is; one that has ended is told its cost."""
    if table.phase == COMBAT and table.foes:
        if fight is None:
            card = table.castle_box.rows.event(table.event).key if table.event >= 0 else ""
            story = "" if table.event >= STORY else "~"
            fight = Fight(story + card, "", f"{BOARDS[table.board]} {PLACE_KEYS[table.group]}", table.health)
            play.fights.append(fight)
        fight.boss = fight.boss or boss_of(table)
        fight.cost = fight.before - max(table.health, 0)
        fight.rounds = max(fight.rounds, table.fight)
        return fight
    if fight is not None:
        fight.cost = fight.before - max(table.health, 0)
    return None


def boss_of(table: Castle) -> str:
    """The boss in the row; empty if there is none."""
    enemies = table.castle_box.rows.enemies
    found = [enemies[card // 2].key for card in table.foes if card >= 0 and enemies[card // 2].colour == VIOLET]
    return found[0] if found else ""


# What somebody can be denied

Offered = Callable[[Position[Castle], list[Choice]], list[Choice]]


def no_search(_: Position[Castle], choices: list[Choice]) -> list[Choice]:
    return [choice for choice in choices if choice is not SEARCH]


def no_sneak(_: Position[Castle], choices: list[Choice]) -> list[Choice]:
    return [choice for choice in choices if not isinstance(choice, Sneak)]


def no_travel(position: Position[Castle], choices: list[Choice]) -> list[Choice]:
    """Neither says so nor pays for it."""
    step = position.step()
    if isinstance(step, PayShare) and step.what == FOR_TIMELINE:
        return choices[:1]
    return [choice for choice in choices if not isinstance(choice, Travel)]


def only_green(position: Position[Castle], choices: list[Choice]) -> list[Choice]:
    """Never asks for a Blue or Red room, nor sneaks into one."""
    table = position.table
    return [choice for choice in choices if not (isinstance(choice, (Go, Sneak)) and table.colour(choice.room) >= BLUE)]


ALLOWED: dict[str, Offered] = {
    "search": no_search,
    "sneak": no_sneak,
    "travel": no_travel,
    "blue and red rooms": only_green,
}
