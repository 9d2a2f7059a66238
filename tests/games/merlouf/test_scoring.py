"""The assessment: the best use of what was stolen, and the pawns."""

from __future__ import annotations

import pytest

from bothy.games.merlouf.box import A_COLOUR, AN_ENCHANTED, Task
from bothy.games.merlouf.scoring import Assessment, best_use
from bothy.games.merlouf.things import GOODY, KINDS
from bothy.kernel import NOTHING
from games.merlouf.house import GAME, dawn, house, place_of, thing
from stories import begin, clause, heard, lay_table, listen

GREEN, RED = A_COLOUR, A_COLOUR + 1


def held(*keys: str) -> int:
    """Objects as a mask."""
    mask = 0
    for key in keys:
        back, kind = thing(key)
        mask |= 1 << (back * KINDS + kind)
    return mask


def named(key: str, points: int = 4) -> Task:
    back, kind = thing(key)
    return back * KINDS + kind, 1, points


@clause("F40", "F10")
def test_the_example_of_the_book() -> None:
    """3 green and Foak: it takes three green objects and a Foak, though the Foak is green."""
    card: list[Task] = [(GREEN, 3, 7), named("foak")]
    assert best_use(card, held("foak", "frog-jar", "moss-slippers"), 0) == (7, 0b01), "the Foak serves as a green one"
    assert best_use(card, held("foak", "frog-jar", "moss-slippers", "pickle-barrel"), 0) == (11, 0b11)
    assert best_use(card, held("foak", "frog-jar"), 0) == (5, 0b10), "4 for the Foak and 1 for the jar"


@clause("F39", "F41")
def test_achieved_tasks_pay_and_every_other_object_pays_one() -> None:
    card: list[Task] = [(GREEN, 2, 4), named("ruby-ladle")]
    assert best_use(card, held("foak", "frog-jar", "moss-slippers", "clock"), 0) == (4 + 2, 0b01)
    assert best_use(card, held("clock"), 0) == (1, 0)
    assert best_use(card, 0, 0) == (0, 0)


@clause("F40")
def test_the_best_use_is_found() -> None:
    """The ladle serves as itself or as a second red thing, whichever pays more."""
    objects = held("ruby-ladle", "velvet-fez")
    assert best_use([(RED, 2, 4), named("ruby-ladle", 4)], objects, 0) == (5, 0b10)
    assert best_use([(RED, 2, 9), named("ruby-ladle", 4)], objects, 0) == (9, 0b01)
    assert best_use([(RED, 2, 4), (RED, 2, 6)], objects, 0) == (6, 0b10)


@clause("F42", "Ruling 11", "Ruling 12")
def test_enchanted_objects_cost_three_unless_their_number_is_exact() -> None:
    one: list[Task] = [(AN_ENCHANTED, 1, 5), (GREEN, 2, 4)]
    assert best_use(one, held("hissing-fern"), 0) == (5, 0b01)
    assert best_use(one, held("hissing-fern", "biting-boot"), 0) == (-6, 0)
    assert best_use(one, 0, 0) == (0, 0), "none at all is not exactly one"
    assert best_use(one, held("hissing-fern", "foak"), 0) == (6, 0b01), "an enchanted thing is not green"
    two: list[Task] = [(AN_ENCHANTED, 2, 9)]
    assert best_use(two, held("hissing-fern"), 0) == (-3, 0)
    assert best_use(two, held("hissing-fern", "biting-boot", "clock"), 0) == (10, 0b1)


@clause("F52")
def test_a_joker_stands_for_any_object_in_any_task_but_no_enchanted_one() -> None:
    card: list[Task] = [(GREEN, 3, 7), named("ruby-ladle"), (AN_ENCHANTED, 1, 5)]
    assert best_use(card, held("foak", "frog-jar"), 1) == (7, 0b001)
    assert best_use(card, held("foak", "frog-jar"), 2) == (11, 0b011)
    assert best_use(card, 0, 1) == (4, 0b010)
    assert best_use(card, held("ruby-ladle"), 1) == (5, 0b010), "a joker left over pays 1"
    assert best_use([(AN_ENCHANTED, 1, 5)], 0, 1) == (1, 0)
    assert best_use([(GREEN, 2, 4), named("foak")], held("foak"), 1) == (5, 0b10)
    assert best_use([(GREEN, 2, 4), named("foak")], held("foak", "frog-jar"), 1) == (8, 0b11)


@clause("F40", "F52")
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_no_other_use_would_have_been_better(jokers: int) -> None:
    """Against every way of giving each object to a task or to none, for all cards and some hands."""
    cards = GAME.new(2).table.house_box.objectives
    for number, card in enumerate(cards):
        for seed in range(6):
            mask = pseudo_hand(number * 7 + seed)
            assert best_use(card, mask, jokers)[0] == slow_best(card, mask, jokers), (number, mask)


def pseudo_hand(seed: int) -> int:
    """Some seven objects."""
    mask = 0
    for turn in range(7):
        seed = (seed * 1103515245 + 12345 + turn) % 2**31
        mask |= 1 << (seed >> 8) % 30
    return mask


def slow_best(card: list[Task], mask: int, jokers: int) -> int:
    """Task by task, with each set of objects that could serve it."""
    enchanted = sum(mask >> (colour * 5 + 4) & 1 for colour in range(6))
    exact = [points for of, count, points in card if of == AN_ENCHANTED and count == enchanted]
    base = exact[0] if exact else -3 * enchanted
    normal = [thing for thing in range(30) if mask >> thing & 1 and thing % 5 != 4]
    tasks = [task for task in card if task[0] != AN_ENCHANTED]
    return base + assign(tasks, normal, jokers)


def assign(tasks: list[Task], left: list[int], jokers: int) -> int:
    if not tasks:
        return len(left) + jokers
    (of, count, points), *others = tasks
    best = assign(others, left, jokers)
    fitting = [thing for thing in left if thing == of or (of >= A_COLOUR and thing // 5 == of - A_COLOUR)]
    for served in subsets(fitting, count):
        if count - len(served) <= jokers:
            rest = [thing for thing in left if thing not in served]
            best = max(best, points + assign(others, rest, jokers - count + len(served)))
    return best


def subsets(things: list[int], size: int) -> list[list[int]]:
    """All subsets of at most so many."""
    if not things or not size:
        return [[]]
    first, *others = things
    return subsets(others, size) + [[first, *more] for more in subsets(others, size - 1)]


# The pawns


@clause("F39", "F43", "F40")
def test_everybody_scores_and_shows_how() -> None:
    table = house(
        3,
        places={"0/ball": "lounge", "1/wise": "entry"},
        carried={"0/ball": ["foak", "frog-jar", "moss-slippers", "pickle-barrel", "hissing-fern"], "1/wise": ["clock"]},
        cards={0: 18, 1: 1},
        scores=[3, 4, 5],
    )
    events = listen(begin(table))
    begin(table, Assessment())
    assert table.scores == [3 + 14, 5, 5]
    told = heard(events, 2)
    assert ("merlouf-shows-objective", {"seat": 0, "card": 18}) in told
    tasks = [values["task"] for id, values in told if id == "merlouf-achieves"]
    assert tasks == ["colour", "object", "enchanted"]
    summary = {"seat": 0, "points": 14, "bonus": 0, "objects": 5, "malus": 0, "score": 17}
    assert ("merlouf-scores", summary) in told


@clause("F43", "Ruling 23")
def test_the_pawn_moves_back_and_stops_at_0() -> None:
    """More points lost by enchanted objects than won by others: the pawn moves back, but not beyond 0."""
    objects = {"0/ball": ["hissing-fern", "biting-boot", "clock"], "1/wise": ["weeping-mirror"]}
    table = house(2, places={"0/ball": "lounge", "1/wise": "entry"}, carried=objects, cards={0: 1, 1: 2}, scores=[9, 2])
    begin(table, Assessment())
    assert table.scores == [9 - 5, 0]


@clause("F39", "F38")
def test_objects_of_caught_gnomes_do_not_count() -> None:
    table = house(2, places={"0/ball": "lounge"}, carried={"0/ball": ["clock", "sun-dial"]}, cards={0: 18, 1: 19})
    dawn(table, room="lounge")
    begin(table, Assessment())
    assert table.scores == [0, 0]


@clause("F52", "F44")
def test_super_objects_add_their_points_and_all_return_to_the_bag() -> None:
    bonus = [NOTHING] * 10
    bonus[0], bonus[9], bonus[4] = 0, 0, 1
    table = house(
        2, places={"0/ball": "lounge"}, carried={"0/ball": ["foak", "frog-jar"]}, cards={0: 18, 1: 19}, bonus=bonus
    )
    events = listen(begin(table))
    begin(table, Assessment())
    assert table.scores == [8 + 5, 2], "a joker for the third green thing, a crown of 5; a thimble of 2"
    assert table.bonus == [NOTHING] * 10
    assert [values["bonus"] for id, values in heard(events, -1) if id == "merlouf-scores"] == [5, 2]


@clause("F44")
def test_everything_goes_back() -> None:
    table = house(
        2,
        places={"0/ball": "lounge", "1/wise": "entry"},
        hidden=["1/wise"],
        carried={"0/ball": ["foak"]},
        looked_at={"lounge/red": ("velvet-fez", 0b01)},
        goodies={0: ["pins"]},
        cards={0: 3, 1: 4},
        looks=0b11,
        late=0b01,
    )
    begin(table, Assessment())
    assert table.bags[:6] == [[1] * 5] * 6
    assert table.bags[GOODY][0] == 5
    assert place_of(table, "0/ball") == place_of(table, "1/wise") == "home"
    assert table.backs[:30] == [NOTHING] * 30
    assert table.knows[:30] == [0] * 30
    assert table.objectives == [NOTHING, NOTHING]
    assert [card + 1 for card, copies in enumerate(table.played) if copies] == [3, 4]
    assert (table.looks, table.late, table.safe) == (0, 0, 0)


# The end


@clause("F45", "Ruling 25")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    assert GAME.result(lay_table(GAME, 3, scores=[30, 41, 12])).shares == [0.0, 1.0, 0.0]
    table = house(3, scores=[30, 30, 12], goodies={1: ["pins"]})
    assert GAME.result(table).shares == [0.5, 0.5, 0.0]
    assert GAME.result(table).scores == [30, 30, 12]


@clause("F45", "Ruling 25")
def test_with_the_option_goodies_break_a_tie() -> None:
    table = house(3, {"ties": "goodies"}, scores=[30, 30, 12], goodies={1: ["pins"], 2: ["pins", "pins", "corset"]})
    result = GAME.result(table)
    assert result.shares == [0.0, 1.0, 0.0]
    assert result.scores == [30, 30, 12]
    table = house(3, {"ties": "goodies"}, scores=[30, 30, 29], goodies={2: ["pins", "pins", "corset"]})
    assert GAME.result(table).shares == [0.5, 0.5, 0.0], "three goodies are worth no point"
