"""The content of Merlouf: what is printed is as printed, and packs that do not fit are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bothy.games.merlouf import content
from bothy.games.merlouf.box import A_COLOUR, AN_ENCHANTED
from bothy.games.merlouf.choices import VOCABULARY
from bothy.games.merlouf.content.reading import Bonus, Gnome, Goody, Object, Objective, Room, Trap, load
from bothy.games.merlouf.gnomes import GNOME_NAMES
from bothy.games.merlouf.rooms import ROOM_NAMES, ROOMS
from bothy.games.merlouf.things import COLOURS, FACE_KEYS, GOODY, TRAP
from bothy.kit.content import ContentError
from bothy.locales import Speech
from games.merlouf.house import GAME
from stories import clause

CONTENT = load()


@clause("F01", "F02", "F03")
def test_the_keys_of_the_rows_are_the_words_of_the_notation() -> None:
    objects = CONTENT.rows("object", Object)
    assert [row.key for row in objects] == [key for keys in FACE_KEYS[:GOODY] for key in keys]
    assert [row.key for row in CONTENT.rows("goody", Goody)] == FACE_KEYS[GOODY]
    assert [row.key for row in CONTENT.rows("trap", Trap)] == FACE_KEYS[TRAP]
    assert [row.key for row in CONTENT.rows("room", Room)] == ROOM_NAMES[:ROOMS]
    assert [row.key for row in CONTENT.rows("gnome", Gnome)] == GNOME_NAMES


@clause("F03", "Ruling 2", "Ruling 3")
def test_thirty_objects_six_of_them_enchanted_and_ten_special_ones() -> None:
    objects = CONTENT.rows("object", Object)
    assert len(objects) == 30
    assert sum(row.enchanted for row in objects) == 6
    bonus = CONTENT.rows("bonus", Bonus)
    assert len(bonus) == 10
    assert sum(row.joker for row in bonus) == 4
    assert sorted(row.points for row in bonus if not row.joker) == [2, 2, 3, 3, 4, 5]


@clause("F11", "F47")
def test_twenty_goodies_and_twenty_traps() -> None:
    goodies = CONTENT.rows("goody", Goody)
    assert sum(row.copies for row in goodies) == 20
    assert (goodies[0].name, goodies[0].bonus, goodies[0].basis) == ("Pins", 1, "reconstructed")
    traps = CONTENT.rows("trap", Trap)
    assert sum(row.copies for row in traps) == 20
    assert [(row.partners, row.reward, row.bonus_objects) for row in traps] == [
        (2, 10, 1),
        (2, 10, 1),
        (3, 14, 2),
        (4, 18, 3),
    ]


@clause("F10", "F40")
def test_32_objective_cards_and_the_one_of_the_example() -> None:
    cards = CONTENT.rows("objective", Objective)
    assert len(cards) == 32
    tasks = [task for card in GAME.new(2, {"task-points": "even"}).table.house_box.objectives for task in card]
    scheme = {(of >= A_COLOUR and of < AN_ENCHANTED, of == AN_ENCHANTED, count): points for of, count, points in tasks}
    assert scheme == {
        (True, False, 2): 4,
        (True, False, 3): 7,
        (False, False, 1): 4,
        (False, True, 1): 5,
        (False, True, 2): 9,
    }
    assert [(task.of, task.count) for task in cards[17].tasks] == [("green", 3), ("foak", 1), ("enchanted", 1)]
    named = [of for of, _, _ in tasks if of < A_COLOUR]
    assert sorted(named) == sorted([thing for thing in range(30) if thing % 5 != 4] * 2), "each object is named twice"
    colours = [of - A_COLOUR for of, count, _ in tasks if A_COLOUR <= of < AN_ENCHANTED]
    assert len(colours) == 52
    assert {colours.count(colour) for colour in range(len(COLOURS))} <= {8, 9, 10}


@clause("F03")
def test_every_row_says_its_basis() -> None:
    bases = {row.key: row.basis for row in CONTENT.rows("object", Object)}
    assert bases["foak"] == "printed"
    assert bases["clock"] == "inferred", "its name is printed, its colour is not"
    assert set(bases.values()) == {"printed", "inferred", "reconstructed"}


def test_the_vocabulary_is_small() -> None:
    assert len(VOCABULARY) < 300


@clause("F08", "F47")
def test_a_pack_replaces_rows_and_brings_its_own_words() -> None:
    pack = """
        [[object]]
        key = "foak"
        name = "Golden Foak"
        colour = "green"
        [[gnome]]
        key = "wise"
        name = "Gnowise"
        actions = 3
        carries = 4
        extra = 1
    """
    box = GAME.new(3, {}, pack).table.house_box
    assert box.limits == [5, 5, 1]
    assert box.things == 11 + 3 + 4
    assert (box.keys[0][0], box.names[0][0]) == ("pack", "Golden Foak")
    speech = Speech("fr", [GAME], strict=True)
    assert speech.text("merlouf-thing-name", thing=box.keys[0][0], name=box.names[0][0]) == "Golden Foak"
    GAME.check_pack(pack, "mine.toml")


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[object]]\nkey = "foak"\nname = "F"\ncolour = "red"', r"row 1 \(line 1\), field colour: must be green"),
        (
            '[[object]]\nkey = "foak"\nname = "F"\ncolour = "green"\nenchanted = true',
            "field enchanted: the last",
        ),
        ('[[object]]\nkey = "oak"\nname = "F"\ncolour = "green"', "there is no row 'oak' to replace"),
        ('[[room]]\nkey = "entry"\nname = "E"\ncircles = ["red", "red"]', "field circles: 5 different colours"),
        (
            '[[room]]\nkey = "entry"\nname = "E"\ncircles = ["red", "blue", "green", "purple", "orange"]',
            "5 circles in yellow, not 4",
        ),
        ('[[gnome]]\nkey = "ball"\nname = "B"\nactions = 3\ncarries = 4\nextra = 2', "nobody carries more than 5"),
        ('[[goody]]\nkey = "pins"\nname = "P"\nbonus = 99\ncopies = 6', "field bonus"),
        ('[[objective]]\ncard = "01"\ntasks = [{ of = "oak", count = 1, points = 2 }]', "'oak' is no colour"),
        ('[[objective]]\ncard = "01"\ntasks = [{ of = "foak", count = 2, points = 2 }]', "there is only one foak"),
        ('[[objective]]\ncard = "01"\ntasks = [{ of = "hissing-fern", count = 1, points = 2 }]', "no normal object"),
        ('[[objective]]\ncard = "01"\ntasks = []', "field tasks"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_its_place(pack: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        GAME.check_pack(pack, "mine.toml")


def test_six_seats_need_six_goodies() -> None:
    rows = "".join(f'[[goody]]\nkey = "{key}"\nname = "X"\nbonus = 1\ncopies = 1\n' for key in FACE_KEYS[GOODY])
    with pytest.raises(ContentError, match="there must be a card for each of six seats, and there are 5"):
        GAME.check_pack(rows, "mine.toml")


@clause("F39", "Ruling 43")
def test_what_a_card_brings_stands_beside_it_and_none_is_far_from_the_mean() -> None:
    """As `tools/merlouf_objectives.py` has measured it."""
    text = (Path(content.__file__).parent / "objectives.toml").read_text()
    figures = [
        dict(re.findall(r"(knack\S*) (\d+\.\d)", line)) for line in text.splitlines() if line.startswith("basis")
    ]
    assert len(figures) == 32
    for name in figures[0]:
        brings = [float(row[name]) for row in figures]
        mean = sum(brings) / len(brings)
        assert all(abs(points / mean - 1) <= 0.35 for points in brings)
