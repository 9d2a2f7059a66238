"""What follows from a declaration, when the sources run and when they are expanded for the compiler."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from bothy.kernel import NOTHING, Bag, Box, Own, Table, Vocabulary, boxed, field, public
from bothy.kernel.declare import copied, copying, depth_of
from bothy.kernel.record import Record
from bothy.kernel.step import Rule
from kernel.small_game import load

ROOT = Path(__file__).resolve().parents[2]
BOX = Box("barn", 1, 2, {}, "", Vocabulary([]))


class Barn(Table):
    barn_box: Box = boxed()
    sheep: list[list[int]] = field(
        Own("flock"), lambda box: [[] for _ in range(box.seats)], "Who stands where.", room=[3]
    )
    flock: list[int] = field(Bag(), [4, 4], "Sheep outside.", group="Outside")
    rain: int = public(NOTHING, "How hard it rains.", parts=lambda box: (box.seats, 1))
    stalls: list[list[int]] = public([[0], [0]], "Stalls that are replaced, never changed.", copied=1)
    beams: list[int] = public([7], "They stay.", copied=0)


def test_a_table_is_laid_as_it_is_declared() -> None:
    barn = Barn.fresh(BOX)
    assert isinstance(barn, Barn)
    assert barn.values() == {
        "sheep": [[], []],
        "flock": [4, 4],
        "rain": NOTHING,
        "stalls": [[0], [0]],
        "beams": [7],
    }
    assert barn.barn_box is barn.box is BOX
    assert barn.rooms() == {"sheep": [3]}
    assert barn.parts() == {"rain": (2, 1)}
    assert Barn.fields["rain"].about == "How hard it rains."


def test_two_tables_share_no_first_value() -> None:
    one, other = Barn.fresh(BOX), Barn.fresh(BOX)
    one.flock[0] = 0
    assert other.flock == [4, 4]


def test_a_copy_copies_every_level_that_changes() -> None:
    barn = Barn.fresh(BOX)
    copy = barn.copy()
    assert copy == barn
    assert copy.sheep is not barn.sheep
    assert copy.sheep[0] is not barn.sheep[0]
    assert copy.stalls is not barn.stalls
    assert copy.stalls[0] is barn.stalls[0]
    assert copy.beams is barn.beams


def test_how_a_value_is_copied() -> None:
    assert copied("self.a", "int", 9) == "self.a"
    assert copied("self.a", "list[int]", 9) == "self.a.copy()"
    assert copied("self.a", "list[list[Card]]", 9) == "[c.copy() for c in self.a]"
    assert copied("self.a", "list[list[list[int]]]", 9) == "[[c.copy() for c in d] for d in self.a]"
    assert copied("self.a", "list[list[int]]", 1) == "self.a.copy()"
    assert copying("Barn", [("a", "int", 9)], typed=True) == "def copy(self) -> Barn: return Barn(self.box, self.a)"
    assert depth_of("list[tuple[int, ...]]") == 1


def test_a_field_without_an_audience_is_no_field() -> None:
    with pytest.raises(TypeError, match=r"Shed.hay has no audience: declare it by"):
        type("Shed", (Table,), {"__annotations__": {"hay": "int"}, "hay": 3})


class Walk(Rule[Table]):
    seat: int
    far: tuple[int, ...]


class LongWalk(Walk):
    until: int


def test_a_record_takes_its_fields_in_the_order_of_their_declaration() -> None:
    assert LongWalk.__match_args__ == ("seat", "far", "until")
    walk = LongWalk(1, (2, 3), 4)
    assert walk == LongWalk(1, (2, 3), 4) != LongWalk(1, (2, 3), 5)
    assert repr(walk) == "LongWalk(1, (2, 3), 4)"
    match walk:
        case LongWalk(seat, far, until):
            assert (seat, far, until) == (1, (2, 3), 4)
    with pytest.raises(TypeError, match="until"):
        LongWalk(1, (2, 3))  # type: ignore[call-arg]


def test_the_field_of_a_record_has_no_value() -> None:
    with pytest.raises(TypeError, match=r"Run.far: the field of a record has no value of its own"):
        type("Run", (Record,), {"__annotations__": {"far": "int"}, "far": 3})


# Expanding


def expanded(tmp_path: Path, source: str) -> str:
    """What the compiler gets for a module like this."""
    tree = tmp_path / "src"
    for name in ("declare", "record", "table"):
        file = tree / "bothy" / "kernel" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text((ROOT / "src" / "bothy" / "kernel" / f"{name}.py").read_text())
    (tree / "bothy" / "barn.py").write_text(source)
    sys.dont_write_bytecode = True
    load(ROOT / "tools" / "expand.py").expand(tree, tmp_path / "out")
    return (tmp_path / "out" / "bothy" / "barn.py").read_text()


def test_a_record_is_written_out_on_its_own_lines(tmp_path: Path) -> None:
    source = (
        "from __future__ import annotations\n\nfrom bothy.kernel.record import Record\n\n\n"
        'class Walk(Record):\n    """B1: a walk."""\n\n    seat: int\n    """Who walks."""\n\n'
        "    def far(self) -> int:\n        return 1\n"
    )
    text = expanded(tmp_path, source)
    assert len(text.splitlines()) == len(source.splitlines())
    assert "    seat: int; __match_args__ = ('seat',)\n" in text
    assert "    def __init__(self, seat: int) -> None: self.seat = seat\n" in text
    assert text.splitlines().index("    def far(self) -> int:") == source.splitlines().index(
        "    def far(self) -> int:"
    )


def test_a_record_takes_the_types_of_its_base_along(tmp_path: Path) -> None:
    source = (
        "from __future__ import annotations\n"
        "from bothy.kernel.record import Record\nfrom bothy.kernel.table import Seat\n"
        "class Walk(Record):\n    seat: Seat\n\n"
    )
    (tmp_path / "src" / "bothy").mkdir(parents=True)
    (tmp_path / "src" / "bothy" / "hill.py").write_text(
        "from __future__ import annotations\nfrom bothy.barn import Walk\nclass Climb(Walk):\n    high: int\n\n"
    )
    expanded(tmp_path, source)
    climb = (tmp_path / "out" / "bothy" / "hill.py").read_text()
    assert climb.startswith("from __future__ import annotations; from bothy.kernel.table import Seat as Seat\n")
    assert "def __init__(self, seat: Seat, high: int) -> None: self.seat = seat; self.high = high" in climb


def test_a_table_is_written_out_as_it_runs(tmp_path: Path) -> None:
    """The expanded class, run, is like the declared one."""
    lines = Path(__file__).read_text().split("\n")
    start = lines.index("class Barn(Table):")
    names = "NOTHING, Bag, Box, Own, Table, boxed, field, public"
    head = f"from __future__ import annotations\nfrom bothy.kernel import {names}\n"
    text = expanded(tmp_path, head + "\n".join(lines[start : lines.index("", start)]) + "\n\n")
    ast.parse(text)
    place: dict[str, type[Barn]] = {}
    exec(text, place)
    same = place["Barn"]
    assert same.types == Barn.types
    assert list(same.fields) == list(Barn.fields)
    assert same.fresh(BOX).values() == Barn.fresh(BOX).values()
    assert same.fresh(BOX).copy() == same.fresh(BOX)
    assert "field(" not in text.partition("def __init__")[2]


def test_nothing_is_built_for_a_log_that_nobody_reads(tmp_path: Path) -> None:
    source = (
        "from __future__ import annotations\n\n\ndef rain(barn: object) -> None:\n"
        '    barn.tell(\n        "rains", {"much": 3}\n    )\n'
    )
    (tmp_path / "src" / "bothy" / "games").mkdir(parents=True)
    (tmp_path / "src" / "bothy" / "games" / "barn.py").write_text(source)
    expanded(tmp_path, "")
    text = (tmp_path / "out" / "bothy" / "games" / "barn.py").read_text()
    assert '    if barn.sink is not None: barn.tell(\n        "rains"' in text


def test_fields_that_leave_no_room_are_refused(tmp_path: Path) -> None:
    source = (
        "from __future__ import annotations\nfrom bothy.kernel.record import Record\n"
        "class Walk(Record):\n    seat: int\n    def far(self) -> int: return 1\n"
    )
    with pytest.raises(ValueError, match="no room to expand Walk"):
        expanded(tmp_path, source)


def test_all_sources_expand_line_for_line(tmp_path: Path) -> None:
    load(ROOT / "tools" / "expand.py").expand(ROOT / "src", tmp_path / "out")
    for file in sorted((ROOT / "src").rglob("*.py")):
        text = (tmp_path / "out" / file.relative_to(ROOT / "src")).read_text()
        assert len(text.split("\n")) == len(file.read_text().split("\n")), file
        ast.parse(text)
