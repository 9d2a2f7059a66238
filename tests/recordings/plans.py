"""Which games are recorded: every pair of values of all that can be agreed on, seat counts and bots included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from bothy.kernel import Luck

Case = dict[str, str]
"""A value for each factor."""
Pair = tuple[str, str, str, str]
"""Two factors with a value each."""

TRIES = 30
"""So many cases are drawn for each that is taken."""


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    game: str
    number: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    """One for each seat."""
    races: str
    """`live`, where the first to speak is heard at once, or `sealed`."""
    undo: bool
    seed: int


def factors(
    seats: tuple[int, int], options: Mapping[str, Sequence[str]], levels: Sequence[str]
) -> dict[str, list[str]]:
    """All that a game can differ in, with the values of each."""
    few, many = seats
    bots = ["random", "knack", *[f"knack:{level}" for level in levels], "mixed"]
    return {
        "seats": [str(count) for count in range(few, many + 1)],
        **{f"option {key}": list(values) for key, values in options.items()},
        "bots": bots,
        "races": ["live", "sealed"],
    }


def pairs_of(case: Case) -> set[Pair]:
    return {(one, case[one], other, case[other]) for one, other in combinations(case, 2)}


def all_pairs(values: Mapping[str, Sequence[str]]) -> set[Pair]:
    return {
        (one, mine, other, theirs)
        for one, other in combinations(values, 2)
        for mine in values[one]
        for theirs in values[other]
    }


def cover(values: Mapping[str, Sequence[str]], luck: Luck) -> Iterator[Case]:
    """Cases that together hold every pair: each the best of some, built around a pair that is still missing."""
    missing = all_pairs(values)
    while missing:
        best = max(around(values, missing, luck), key=lambda case: len(pairs_of(case) & missing))
        missing -= pairs_of(best)
        yield best


def around(values: Mapping[str, Sequence[str]], missing: set[Pair], luck: Luck) -> list[Case]:
    wanted = sorted(missing)
    cases: list[Case] = []
    for _ in range(TRIES):
        one, mine, other, theirs = wanted[luck.below(len(wanted))]
        case = {name: some[luck.below(len(some))] for name, some in values.items()}
        cases.append({**case, one: mine, other: theirs})
    return cases


def plans(
    game: str, seats: tuple[int, int], options: Mapping[str, Sequence[str]], levels: Sequence[str], count: int
) -> list[Plan]:
    """So many plans, or a few more: all pairs are covered again and again until there are enough."""
    values = factors(seats, options, levels)
    luck = Luck(sum(game.encode()))
    found: list[Plan] = []
    while len(found) < count:
        found += [
            planned(game, case, len(found) + number, values["bots"]) for number, case in enumerate(cover(values, luck))
        ]
    return found


def planned(game: str, case: Case, number: int, names: Sequence[str]) -> Plan:
    seats = int(case["seats"])
    options = {name.removeprefix("option "): value for name, value in case.items() if name.startswith("option ")}
    single = [name for name in names if name != "mixed"]
    mixed = tuple(single[(number + seat) % len(single)] for seat in range(seats))
    bots = mixed if case["bots"] == "mixed" else (case["bots"],) * seats
    return Plan(game, number, seats, options, bots, case["races"], number % 5 == 2, 1_000_003 * (number + 1))
