"""Effects of what is to come: enemies, bosses, doors and boards."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import (
    GO,
    TARGET,
    Door,
    Go,
    Target,
    door,
)
from bothy.games.castle_von_loghan.doing import (
    Asked,
    Doing,
)
from bothy.games.castle_von_loghan.foes import DrawEnemies, enter, lurk, summon
from bothy.games.castle_von_loghan.labels import colour_name, enemy, person
from bothy.games.castle_von_loghan.moving import WhichTimeline, connection_of, open_door
from bothy.games.castle_von_loghan.pauses import doors_here
from bothy.games.castle_von_loghan.rows import BOARDS, ROOM_KEYS, STORY, VIOLET
from bothy.games.castle_von_loghan.standing import standing
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import HEADS, TAILS
from bothy.games.castle_von_loghan.ways import is_locked
from bothy.kernel.notation import Choice
from bothy.kernel.table import Seat

# Enemies to come


class Summon(Doing):
    """V30: enemies of a colour come now."""

    def play(self, castle: Castle) -> Steps:
        return summon(castle, self.row(castle).colour)


class Lurk(Doing):
    """V30: enemies lie in wait, unseen."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        lurk(castle, row.colour, row.n)
        return ()


class ClearLurking(Doing):
    """V30: lurking enemies, of one colour or of all, go back."""

    def play(self, castle: Castle) -> Steps:
        colour = self.row(castle).colour
        for some in range(VIOLET):
            if colour in (some, -1) and castle.lurking[some]:
                castle.lurking[some] = 0
                if castle.sink is not None:
                    castle.tell("no-more-lurking", {"colour": colour_name(some)})
        return ()


class Alert(Doing):
    """V30: what the Alert coin of this Round will show."""

    def play(self, castle: Castle) -> Steps:
        castle.alert = HEADS if self.row(castle).word == "heads" else TAILS
        if castle.sink is not None:
            castle.tell("alert-set", {"side": self.row(castle).word})
        return ()


class Initiative(Doing):
    """V38: Initiative in the next combat, or in the last."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        mask = (1 << castle.castle_box.characters) - 1 if row.who == "each" else 1 << self.character
        if row.word == "last":
            castle.last_initiative |= mask
        else:
            castle.initiative |= mask
        if castle.sink is not None:
            values = person(castle, self.character)
            values["who"] = row.who
            castle.tell("has-initiative", values)
        return ()


class Overwhelmed(Doing):
    """V38: Overwhelmed in the next combat."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        castle.overwhelmed |= (1 << castle.castle_box.characters) - 1 if row.who == "each" else 1 << self.character
        if castle.sink is not None:
            values = person(castle, self.character)
            values["who"] = row.who
            castle.tell("is-overwhelmed", values)
        return ()


class BossComes(Doing):
    """V29: a boss comes into the row; what was prepared for the last one waits for him."""

    def play(self, castle: Castle) -> Steps:
        rows = castle.castle_box.rows
        card = 2 * (castle.castle_box.enemy_first[VIOLET] + self.row(castle).place) + 1
        if castle.enemy_deck[card] == 0:
            return ()
        castle.enemy_deck[card] -= 1
        castle.summoned = 1
        if castle.story < len(rows.story) and rows.covers[castle.story].at == "victory":
            castle.initiative |= castle.last_initiative
            castle.boss_wounds[castle.castle_box.characters] += castle.last_wounds
            castle.last_initiative, castle.last_wounds = 0, 0
        enter(castle, card)
        return ()


class BossDamage(Doing):
    """V30: Damage tokens that wait for the boss: the character's own, or nobody's."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        if row.word == "last":
            castle.last_wounds += row.n
        else:
            owner = self.character if row.who == "you" else castle.castle_box.characters
            castle.boss_wounds[owner] += row.n
        if castle.sink is not None:
            values = person(castle, self.character)
            values["damage"] = row.n
            castle.tell("boss-is-hurt", values)
        return ()


class BossHealth(Doing):
    """V30: the boss will have more Health, or less."""

    def play(self, castle: Castle) -> Steps:
        castle.boss_health += self.row(castle).n
        if castle.sink is not None:
            castle.tell("boss-is-changed", {"change": self.row(castle).n})
        return ()


class Stun(Doing):
    """V52: an enemy of the character's choice is Stunned, or the boss that comes."""

    def play(self, castle: Castle) -> Steps:
        if self.row(castle).word == "boss":
            castle.boss_stunned = 1
            return ()
        return (StunWhich(castle.keeper(self.character), self.character),) if standing(castle) else ()


class StunWhich(Asked):
    """V52: which enemy is Stunned."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [TARGET[foe] for foe in standing(castle)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Target)
        castle.stunned |= 1 << choice.foe
        if castle.sink is not None:
            castle.tell("stuns", enemy(castle, choice.foe, person(castle, self.character)))
        return ()


class Join(Doing):
    """V51: enemies join the row."""

    def play(self, castle: Castle) -> Steps:
        row = self.row(castle)
        return (DrawEnemies(row.colour, row.n),)


# Doors and boards


class OpenDoor(Doing):
    """V22: a locked door is opened: one next to the group, or any."""

    def play(self, castle: Castle) -> Steps:
        near = 1 if self.row(castle).word == "near" else 0
        return (OpenWhich(castle.keeper(self.character), self.character, near),) if lockable(castle, near) else ()


def lockable(castle: Castle, near: int) -> list[int]:
    """The locked doors next to the group, or all."""
    if near:
        return sorted(doors_here(castle))
    return [number for number in range(len(castle.castle_box.rows.connections)) if is_locked(castle, number)]


class OpenWhich(Asked):
    """V22: which locked door is opened."""

    near: int

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        connections = castle.castle_box.rows.connections
        return [door(connections[number][0], connections[number][1]) for number in lockable(castle, self.near)]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Door)
        open_door(castle, connection_of(castle, choice))
        return ()


class OpenStory(Doing):
    """V23: the story doors of a room open."""

    def play(self, castle: Castle) -> Steps:
        room = self.row(castle).place
        rows = castle.castle_box.rows
        for number, (one, other) in enumerate(rows.connections):
            if room in (one, other) and rows.boards[castle.board].doors[number] == STORY:
                open_door(castle, number)
        return ()


class ChangeBoard(Doing):
    """V31: at the end of this Refresh Phase the board changes."""

    def play(self, castle: Castle) -> Steps:
        castle.change_to = BOARDS.index(self.row(castle).word)
        return ()


class GoToClean(Doing):
    """V18: the group goes to a Clean room of the character's choice."""

    def play(self, castle: Castle) -> Steps:
        if not [room for room in castle.clean if room != castle.group]:
            return ()
        return (GoWhere(castle.keeper(self.character), self.character),)


class GoWhere(Asked):
    """V18: which Clean room."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [GO[room] for room in sorted(castle.clean) if room != castle.group]

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Go)
        castle.group = choice.room
        if castle.sink is not None:
            castle.tell("moves", {"room": ROOM_KEYS[choice.room]}, "group", "", f"place:{ROOM_KEYS[choice.room]}")
        return ()


class TravelFree(Doing):
    """V75: a change of timelines that costs nothing."""

    def play(self, castle: Castle) -> Steps:
        return (WhichTimeline(castle.keeper(self.character), self.character),)
