"""Scenes: tables told in words, read back as told, and refused where they cannot be."""

from __future__ import annotations

import pytest

from bothy.games import find
from bothy.games.loch_lomond.scene import LomondLanguage
from bothy.games.loch_lomond.table import Loch
from bothy.kernel import NOTHING, Game
from bothy.kernel.scene import Impossible
from games.loch_lomond.highlands import clan, kind, open_pile, quiet, seen_by
from stories import offered, say, waiting

GAME: Game[Loch] = find("loch-lomond")
TWO_CLANS = """
loch-lomond, 2 seats
clan 1: kelpie egg - witch^
clan 2: seer token^
"""


def refusal(*lines: str) -> str:
    """Why a scene with two clans and these lines cannot be."""
    with pytest.raises(Impossible) as error:
        GAME.scene("\n".join([TWO_CLANS.strip(), *lines]))
    return str(error.value)


def test_a_scene_is_read_as_it_is_told() -> None:
    position = GAME.scene(
        """
        loch-lomond, 3 seats
        option chain off
        # What lies on the table
        clan 1: kelpie egg - witch^
        clan 2: seer token^
        clan 3: priest-of-forvie
        seen 1/2: 0 2
        seen 2/1: all
        open: baby kelpie
        top: egg
        seen top: 1
        stones: 0 1 0
        gone: 2 0 1
        caller = 2
        next: Turn 1
        next: EndTurn 1
        """
    )
    loch = position.table
    assert [clan(loch, seat) for seat in range(3)] == ["kelpie egg - witch^", "seer token^", "priest"]
    assert seen_by(loch, "1/2") == [0, 2]
    assert seen_by(loch, "1/1") == []
    assert seen_by(loch, "2/1") == [0, 1, 2]
    assert open_pile(loch) == "baby kelpie"
    assert (loch.top, loch.top_knows) == (kind("egg"), 0b010)
    assert loch.left == 52 - 5 - 2
    assert loch.closed[kind("egg")] == 2
    assert loch.stock == [8 - 1 - 2, 8 - 1, 4 - 1]
    assert not loch.lomond_box.chain
    assert offered(position, 1) == ["take", "draw", "stone", "turn up"]


def test_a_scene_that_does_not_say_what_is_next_goes_on_to_the_end_of_the_game() -> None:
    position = GAME.scene(TWO_CLANS)
    assert waiting(position) == "Turn"
    say(position, 0, "saorsa")
    assert position.asking() == [1]
    assert [type(step).__name__ for step in position.agenda] == [
        *["Round", "Round", "Round", "AdmireClans", "DealTokens", "CountClans"],
        *["EndTurn", "Turn"],
    ]


def test_a_card_in_hand_is_swapped_or_played() -> None:
    position = GAME.scene(TWO_CLANS + "held: broonie")
    assert waiting(position) == "SwapOrPlay"
    assert position.sight(0).table.held == kind("broonie")
    assert position.sight(1).table.held == -1
    say(position, 0, "play")
    quiet(position)
    assert waiting(position) == "Broonie"


def test_what_is_being_shown_is_seen_until_its_viewer_answers() -> None:
    position = GAME.scene(TWO_CLANS + "shown 1/1: 0\nnext: Remember 0 0 0")
    assert position.sight(0, shown=True).table.clans[0][0] == kind("kelpie")
    say(position, 0, "done")
    assert position.table.showing == 0
    assert position.sight(0, shown=True).table.clans[0][0] == -1
    assert position.sight(0).table.clans[0][0] == kind("kelpie")


def test_what_is_written_reads_back_the_same() -> None:
    text = """
        loch-lomond, 3 seats
        option memory aid
        clan 1: kelpie egg - witch^
        clan 2: seer token^
        clan 3: priest baby
        seen 1/1: all
        shown 1/1: all
        lap 1/1: 3 1:4
        shown 1/2: 2
        lap 1/4: 2
        seen 3/1: 0 2
        open: baby kelpie witch
        shown open: 1
        top: monster
        seen top: 0
        shown top: 1
        held 1: selkie
        seen held: 0
        stones: 0 1 0
        babies: 0 0 2
        victories: 0 0 1
        gone: 2 1 1
        start = 1
        round = 3
        turn = 7
        book = [3,4,5,6,7,8]
        next: SwapOrPlay 1
        next: EndTurn 1
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    position = GAME.scene(text)
    assert GAME.scene_of(position).splitlines() == lines
    assert GAME.scene(GAME.scene_of(position)) == position


def test_a_clan_that_was_counted_has_its_gaps_face_up() -> None:
    position = GAME.scene(TWO_CLANS + "next: CountClans\nnext: AdmireClans")
    assert "clan 1: kelpie^ egg^ -^ witch^" in GAME.scene_of(position)
    assert GAME.scene(GAME.scene_of(position)) == position
    assert position.table.clans[0][2] == NOTHING


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("open: kelpie kelpie kelpie kelpie", "there is no fifth kelpie"),
        ("open: token token token token token token token token", "there is no ninth token"),
        ("open: kelpy", "'kelpy' is no card; did you mean 'kelpie'?"),
        ("held 2: egg", "'2' is no seat: 0 to 1"),
        ("clan 2: egg", "clan 2 is told twice"),
        ("clan 3: egg", "'3' is no clan: 1 to 2"),
        ("seen 1/3: 0", "no card lies in 1/3"),
        ("seen 1/5: 0", "'5' is no place of clan 1: 1 to 4"),
        ("seen 1/1: 2", "'2' is no seat: 0 to 1"),
        ("shown 1/4: 0", "1/4 lies face up, and all see it"),
        ("lap 1/1: 40", "'40' is no lap: 0 to 31"),
        ("stones: 4 5", "of the stones only 8 are left, not 9"),
        ("stones: 4", "'4' has 1 numbers, not 2"),
        ("clam 1: egg", "do not know the word 'clam'; did you mean 'clan'?"),
    ],
)
def test_what_cannot_be_is_refused_by_the_word(line: str, why: str) -> None:
    assert refusal(line).startswith(f"{line!r}: ")
    assert why in refusal(line)


def test_a_clan_is_told_before_what_was_seen_of_it() -> None:
    with pytest.raises(Impossible, match="tell the cards of clan 1 first"):
        GAME.scene("loch-lomond, 2 seats\nseen 1/1: 0\nclan 1: egg")


def test_what_came_from_nowhere_is_refused() -> None:
    assert "kelpie: there would be 5 in all" in refusal("open = [9]", "open_knows = [-1]", "open_shows = [-1]")


def test_every_word_is_known() -> None:
    for word in LomondLanguage().words():
        assert "do not know" not in refusal(f"{word} 9/9: x")
