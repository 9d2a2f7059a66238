"""Scenes: Merlin's house told in words, read and written."""

from __future__ import annotations

import pytest

from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import GOODY
from bothy.kernel import Luck, Position
from bothy.kernel.scene import Impossible, read_table
from games.merlouf.house import EVERYTHING, GAME, cards_of, circle, lies_at, objects_of, place_of
from stories import offered, say, waiting

SCENE = """
merlouf, 3 seats
option traps on
# Gnowise has looked at the fez, and so has seat 2.
gnome 0/wise: lounge
gnome 1/ball: bars
gnome 1/magik: kitchen
gnome 2/magik: bathroom
hidden: 2/magik
playing 0: wise 1
looks: 1
contested: 0 1
looked lounge/red: velvet-fez 0 2
empty: lounge/yellow bathroom/green
carries 0/wise: foak
carries 1/magik: clock+0+2
goodies 0: pins - ribbon+1
traps 1: bucket soap
traps 2: soap
gone: corset
card 0: 12
card 1: 3
card 2: none
played: 7
draft 1: offer 1, give magik 1
offer 0/1: offer 2, give wise 1, name foak, want enchanted, name nothing
plan 1: soap 1/2 2
pact 2: soap 1 2/1
bonus 0: 3
merlin: kitchen
scores = [3,0,5]
"""


def table(*lines: str) -> House:
    return read_table(GAME, "\n".join(["merlouf, 3 seats", "option traps on", *lines]))


def test_a_scene_written_by_hand() -> None:
    house = read_table(GAME, SCENE)
    assert [place_of(house, name) for name in ("0/wise", "1/ball", "2/magik")] == ["lounge", "bars", "bathroom hidden"]
    assert objects_of(house, "1/magik") == ["clock"]
    assert house.knows[house.base(1) + house.house_box.firsts[2]] == 0b111, "its owner and two others have seen it"
    assert cards_of(house, 0, GOODY) == ["pins", "ribbon"]
    assert house.knows[circle("lounge/red")] == 0b101
    assert lies_at(house, "lounge") == ["green", "red", "blue", "purple"]
    assert house.bags[GOODY] == [5, 4, 3, 4, 1], "cards in hands and out of the game are not in the pile"
    assert (house.round, house.part, house.left, house.looks) == (2, 1, [1, 0, 0], 0b010)
    assert house.objectives == [11, 2, -2]
    assert [house.deck[number] for number in (11, 2, 6, 0)] == [0, 0, 0, 1]


def test_what_is_not_told() -> None:
    house = table("gnome 0/wise: lounge", "carries 0/wise: foak", "card 1: 32")
    assert house.looks == 0b001, "Gnowise may look"
    assert house.objectives == [30, 31, 29], "the others have the last cards that nobody else has"
    assert len(lies_at(house, "lounge")) == 5, "the foak comes from the bottom of the house"
    assert sum(back == 0 for back in house.backs[:30]) == 4
    assert house.bags[0] == [0, 1, 1, 1, 1]


def test_what_is_written_reads_well_and_reads_back() -> None:
    position = GAME.scene(f"{SCENE}\nnext: Negotiate 0\nnext: Day")
    written = GAME.scene_of(position)
    told = [line for line in SCENE.splitlines() if line and line[0] not in "#"]
    assert sorted(written.splitlines()) == sorted([*told, "next: Negotiate 0", "next: Day"])
    assert GAME.scene(written) == position


def test_without_a_word_of_what_is_next_the_night_goes_on() -> None:
    assert waiting(GAME.scene("merlouf, 2 seats")) == "PlaceGnomes"
    position = GAME.scene("merlouf, 2 seats\ngnome 0/ball: lounge\nplaying 0: ball")
    assert waiting(position) == "Act"
    assert "take green" in offered(position, 0)
    say(position, 0, "pass")
    assert waiting(position) == "PlaceGnomes"
    assert position.table.part == 2


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_reads_back(seed: int) -> None:
    position: Position[House] = GAME.new(2 + seed, EVERYTHING if seed % 2 else {})
    luck = Luck(seed)
    while not position.over():
        for _ in range(40):
            if not position.over():
                position.wander(luck)
        assert GAME.scene(GAME.scene_of(position)) == position


REFUSED = {
    "gnome 0/wize: lounge": "'wize' is no gnome; did you mean 'wise'?",
    "gnome 3/wise: lounge": "'3' is no seat: 0 to 2",
    "gnome 0/wise: cellar": "'cellar' is no room; there are lounge, working",
    "hidden: 0/wise": "0/wise is in no room to hide in; say before where he is, as in `gnome 0/wise: lounge`",
    "playing 0: wise": "playing 0: wise is not in the house",
    "playing 0: ball 9": "'9' is no number of his actions: 0 to 3",
    "carries 0/wise: foak": "carries 0/wise: he is not in the house",
    "carries 0/wise: pins": "pins does not belong here",
    "carries 0/magik: foak clock": "there is room for 1, not for 2",
    "carries 0/wise: fork": "there is no object or card 'fork'",
    "looked lounge/red: foak 0": "foak does not lie on this circle: its back is green",
    "looked lounge/orange: foak": "'lounge/orange' is no circle; did you mean 'lounge/red'?",
    "goodies 0: corset corset corset": "corset: told of 3 times, and the box holds 2",
    "gone: foak": "foak is an object; only goodies and traps are ever out of the game",
    "card 0: 33": "'33' is no objective card: 1 to 32",
    "draft 0: give wise 1": "seat 0 cannot say 'give wise 1' here",
    "draft 0: offer 2, give wise 1": "seat 0 cannot say 'give wise 1' here",
    "draft 0: offer 2, want green, name clock": "seat 0 cannot say 'name clock' here",
    "draft 0: offer 1": "seat 0 cannot say 'offer 1' here",
    "offer 0/3: offer 2, want green": "'3' is no number of an offer: 0 to 2",
    "offer 0/0: ofer 2": "did you mean 'offer 2'?",
    "plan 0: soap 0/1": "plan or pact: seat 0 has no trap card 1",
    "bonus 0: 11": "'11' is no bonus object: 1 to 10",
    "merlin: prison": "'prison' is no room; there are lounge",
    "carry 0/wise: foak": "do not know the word 'carry'; did you mean 'carries'?",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_is_refused_by_its_word(line: str) -> None:
    with pytest.raises(Impossible) as refusal:
        table(line)
    assert REFUSED[line] in str(refusal.value)


def test_nothing_is_told_twice() -> None:
    with pytest.raises(Impossible, match="0/wise hides in the lounge already"):
        table("gnome 0/wise: lounge", "gnome 1/wise: lounge", "hidden: 0/wise 1/wise")
    with pytest.raises(Impossible, match="foak: told of 2 times, and the box holds 1"):
        table("gnome 0/wise: lounge", "gnome 1/wise: lounge", "carries 0/wise: foak", "carries 1/wise: foak")
    with pytest.raises(Impossible, match="card 12: there is only one, and it is told of twice"):
        table("card 0: 12", "card 1: 12")
    with pytest.raises(Impossible, match="empty: 5 unseen objects would be green, and only 4 are left"):
        table("gnome 0/wise: lounge", "carries 0/wise: foak", "empty: lounge/yellow")
