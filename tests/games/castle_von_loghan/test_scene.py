"""Scenes: the castle told in words, read and written."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel import Luck
from bothy.kernel.scene import Impossible, read_table
from games.castle_von_loghan.castle import EXPLORATION, GAME, carried, event, held, place, rooms, row, token, tokens_on
from games.castle_von_loghan.castle import room as room_of
from stories import offered, waiting

SCENE = """
castle-von-loghan, 3 seats
# Two enemies in the Observatory; the first has been hit.
board: past
group: observatory
clean: great-hall kitchen
opened: observatory/clock-chamber
thing 0/left: axe
thing 1/pack-1: potion
hand 0: hit hit counter
enemies: skeleton thief+
wounds 0: 1 0 1
top vault: red-back-energy-5
event: puppet-show
letters: a b -
fight = 1
target = 0
power = 1
next: Strike 0 0
next: AttackTurn 1
"""


def table(*lines: str, seats: int = 3) -> Castle:
    return read_table(GAME, "\n".join([f"castle-von-loghan, {seats} seats", *lines]))


def test_a_scene_written_by_hand() -> None:
    position = GAME.scene(SCENE)
    castle = position.table
    assert waiting(position) == "Strike"
    assert "play 1 hit" in offered(position, 0)
    assert (castle.group, castle.clean) == (place("observatory"), [room_of("great-hall"), room_of("kitchen")])
    assert (carried(castle, 0), carried(castle, 1)) == ({"left": "axe"}, {"pack-1": "potion"})
    assert (held(castle, 0), row(castle), tokens_on(castle, 0)) == (
        "hit hit counter",
        ["skeleton", "thief+"],
        [1, 0, 1, 0],
    )
    assert castle.tops[room_of("vault")] == token("red-back-energy-5")
    assert (castle.event, castle.letters) == (event("puppet-show"), [0, 1, -2])


def test_what_is_not_told() -> None:
    castle = table()
    assert (castle.round, castle.health, castle.clarity, castle.leader, castle.energy) == (3, 10, 6, 0, [5, 5, 5])
    assert (castle.agents, castle.group, castle.story) == ([0, 1, 2], place("great-hall"), 0)
    position = GAME.scene("castle-von-loghan, 3 seats")
    assert waiting(position) == "Vote"
    castle = table("option mode exploration", "thing 0/pack-1: potion", "thing 0/left: axe")
    assert [castle.knows[4], castle.knows[0]] == [1, -1]


def test_doors_are_told_from_either_side() -> None:
    one, other = table("opened: vault/crypt-stair"), table("opened: crypt-stair/vault")
    assert one.opened == other.opened != 0
    assert rooms(0b101) == ["gatehouse", "armoury"]


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"characters": "four"}), (3, {}), (4, EXPLORATION)])
def test_what_is_written_reads_back(seats: int, options: dict[str, str]) -> None:
    position, luck = GAME.new(seats, options), Luck(seats)
    for number in range(300):
        if position.over():
            break
        position.wander(luck)
        if number % 20 == 0:
            text = GAME.scene_of(position)
            assert GAME.scene(text) == position, text


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("group: cellar", "'cellar' is no place"),
        ("thing 0/nose: axe", "'nose' is no place for a treasure"),
        ("thing 7/left: axe", "'7' is no character"),
        ("thing 0/left: spoon", "'spoon' is no treasure"),
        ("hand 0: hit hit hit hit hit hit hit hit hit hit hit hit", "there is no hit left in its deck"),
        ("enemies: echo-regent", "there is no echo-regent left"),
        ("wounds 0: 1", "'0' is no enemy in the row"),
        ("top kitchen: red-back-energy-5", "do not lie in kitchen"),
        ("opened: vault/kitchen", "no door between vault and kitchen"),
        ("event: puppet-shop", "did you mean 'puppet-show'?"),
        ("letters: a b", "a letter for each of 3 characters"),
        ("things 0/left: axe", "did you mean 'thing'?"),
    ],
)
def test_what_cannot_be_is_refused(line: str, words: str) -> None:
    with pytest.raises(Impossible) as error:
        table(line)
    assert words in str(error.value)
    assert line.partition(":")[0] in str(error.value)


def test_more_that_cannot_be() -> None:
    with pytest.raises(Impossible, match="0/left holds axe already"):
        table("thing 0/left: axe", "thing 0/left: pike")
    with pytest.raises(Impossible, match="the board is told before what lies on it"):
        table("clean: kitchen", "board: future")
    with pytest.raises(Impossible, match="more characters than there are"):
        table("enemies: skeleton", "wounds 0: 1 1 1 1 1")
