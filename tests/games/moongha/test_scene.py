"""Scenes: the Earth told in words, read and written."""

from __future__ import annotations

import pytest

from bothy.games.moongha.cities import BLACK
from bothy.games.moongha.table import Earth
from bothy.kernel import Luck, Position
from bothy.kernel.scene import Impossible, read_table
from games.moongha.world import GAME, boxed, cubes, humans, loaded, place, stored, wounds
from stories import offered, waiting

SCENE = """
moongha, 3 seats
# Two monsters face each other in Paris.
monster 0/mechoor: paris
monster 1/bloob-2: (paris)
wounds 0/mechoor: 2
eaten 0: 2/kiddoo
struck: 0/mechoor
orange 0/moogre: 3
white 0/mechoor: 1
waiting military-1: infantry armour
pass-token 2: create
humans paris: 1H 2I
cubes paris: 0x2 4x1
secrets 0: paris tokyo
turn = 4
"""


def table(*lines: str) -> Earth:
    return read_table(GAME, "\n".join(["moongha, 4 seats", *lines]))


def test_a_scene_written_by_hand() -> None:
    position = GAME.scene(SCENE)
    earth = position.table
    assert [place(earth, name) for name in ("0/mechoor", "1/bloob-2", "2/kiddoo")] == ["paris", "(paris)", "eaten"]
    assert (wounds(earth, "0/mechoor"), stored(earth, "0/moogre"), loaded(earth, "0/mechoor")) == (2, 3, 1)
    assert boxed(earth, "military-1") == "infantry 1, armour 1"
    assert humans(earth, "paris") == "1H 2I"
    assert cubes(earth, "paris") == {0: 2, BLACK: 1}
    assert earth.stock == [4, 5, 5, 4, 3], "what is not told of lies in the stock"
    assert earth.left == [18, 20, 20]
    assert (sum(earth.bag), earth.held) == (10, [2, 0, 0])
    assert (earth.turn, earth.tokens) == (4, [5, 5, 5])
    assert waiting(position) == "TakeAction", "without a word of what is next, the first player takes an action"
    assert "action military-1" in offered(position, 0)


def test_what_is_written_reads_well_and_reads_back() -> None:
    position = GAME.scene(SCENE)
    written = GAME.scene_of(position)
    assert written.splitlines()[1:4] == [
        "monster 0/mechoor: paris",
        "monster 1/bloob-2: (paris)",
        "wounds 0/mechoor: 2",
    ]
    assert [line for line in written.splitlines() if " = " in line] == ["turn = 4"]
    assert GAME.scene(written) == position


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_reads_back(seed: int) -> None:
    position: Position[Earth] = GAME.new(3 + seed % 2)
    luck = Luck(seed)
    while not position.over():
        for _ in range(40):
            if not position.over():
                position.wander(luck)
        assert GAME.scene(GAME.scene_of(position)) == position


REFUSED = {
    "monster 0/mechor: rome": "'mechor' is no monster; did you mean 'mechoor'?",
    "monster 0/bloob-4: rome": "this box has no bloob-4",
    "monster 4/mechoor: rome": "'4' is no seat: 0 to 3",
    "monster 0/mechoor: roma": "'roma' is no city; did you mean 'rome'?",
    "wounds 0/mechoor: 2": "wounds 0/mechoor: this monster is not on the board",
    "wounds 0/mechoor: two": "'two' is no damage it survives: 0 to 5",
    "orange 0/bloob-2: 1": "'bloob-2' is no monster box; did you mean 'bloob'?",
    "humans rome: 6H": "'6' is no count of hero: 0 to 5",
    "humans rome: 1X": "'X' is no unit of humans; there are H, I, A",
    "cubes rome: 0x5 1x4": "a city takes 8 cubes, not 9",
    "waiting create: hero": "'create' is no box for humans; there are hero, military-1, military-2",
    "waiting military-2: hero": "no hero waits in the box military-2",
    "pass-token 0: heroes": "'heroes' is no action box; did you mean 'hero'?",
    "secrets 0: rome rome": "there is only one counter of rome",
    "secrets 0: rome paris cairo": "secrets 0: a seat draws 2, not 3",
    "struck 0: 0/mechoor": "'struck' is followed by a colon at once, not by '0'",
    "monster: rome": "'monster' does not say whom or what it is about",
    "monsters 0/mechoor: rome": "do not know the word 'monsters'; did you mean 'monster'?",
    "stoc = [1]": "Earth has no field 'stoc'",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_is_refused_by_its_word(line: str) -> None:
    with pytest.raises(Impossible) as refusal:
        table(line)
    assert REFUSED[line] in str(refusal.value)


def test_nothing_is_told_twice() -> None:
    with pytest.raises(Impossible, match="of 0/mechoor something else was told before"):
        table("monster 0/mechoor: rome", "eaten 1: 0/mechoor")
    with pytest.raises(Impossible, match="hero: 6 are told of, and the box holds 5"):
        table("humans rome: 3H", "humans paris: 3H")
    full = ["rome", "paris", "cairo", "tokyo"]
    with pytest.raises(Impossible, match="cubes: 24 of seat 0 are told of, and it has 20"):
        table(*[f"cubes {city}: 0x6" for city in full])
    with pytest.raises(Impossible, match="hero: there would be 6 in all, and the box holds 5"):
        GAME.scene("moongha, 4 seats\nstock = [6,8,6,4,3]")
