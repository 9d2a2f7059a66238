"""What a game adds to the sums of its choices and outcomes: there are many of them in every game."""

from __future__ import annotations

from typing import Final

from bothy.study.core.watching import WIDEST, Question, Tossed, Watch

WIDTHS: Final = [1, 2, 4, 8, 16, WIDEST]
"""Ways to choose from, taken together as they are shown: up to so many."""
PAIR: Final = 12
"""A row of sums is two ratios of six numbers each, as `bothy.study.sums.Ratio` has them."""


def add_ratio(row: list[int], at: int, times: int, of: int) -> None:
    if of:
        row[at] += 1
        row[at + 1] += of
        row[at + 2] += times
        row[at + 3] += of * of
        row[at + 4] += times * times
        row[at + 5] += times * of


def add_widths(counts: dict[int, int], spread: list[list[int]], widths: list[int]) -> int:
    """For each number of ways how many answers had it, and for each of `WIDTHS` the part of all answers.

    Returns how many answers there were.
    """
    answers = 0
    for width in range(len(widths)):
        many = widths[width]
        if many:
            answers += many
            counts[width] = counts.get(width, 0) + many
    width = 1
    for place in range(len(WIDTHS)):
        times = 0
        while width <= WIDTHS[place]:
            times += widths[width]
            width += 1
        add_ratio(spread[place], 0, times, answers)
    return answers


def won_by(seats: int, shares: list[int]) -> tuple[int, int]:
    """What the seats of a mask have won, and how many they are."""
    won, many = 0, 0
    for seat in range(len(shares)):
        if seats >> seat & 1:
            won += shares[seat]
            many += 1
    return won, many


def add_choices(rows: dict[int, list[int]], question: Question, shares: list[int]) -> None:
    """For each choice that was met: taken when offered, and what those won who took it."""
    for id in question.touched:
        row = rows.get(id)
        if row is None:
            row = [0] * PAIR
            rows[id] = row
        add_ratio(row, 0, question.taken[id], question.offered[id])
        takers = question.takers[id]
        if takers:
            won = won_by(takers, shares)
            add_ratio(row, 6, won[0], won[1])


def add_outcomes(rows: dict[int, list[int]], tossed: Tossed, shares: list[int]) -> int:
    """For each outcome that came: how often, and what the seat won to which it came, each time anew.

    Returns how often anything of this kind came.
    """
    whole = 0
    for count in tossed.counts.values():
        whole += count
    for outcome, count in tossed.counts.items():
        row = rows.get(outcome)
        if row is None:
            row = [0] * PAIR
            rows[outcome] = row
        add_ratio(row, 0, count, whole)
        seats = tossed.seats.get(outcome)
        if seats is not None:
            won, times = 0, 0
            for seat in range(len(seats)):
                won += seats[seat] * shares[seat]
                times += seats[seat]
            add_ratio(row, 6, won, times)
    return whole


class Handling:
    """Adds up what was done with each row of the content, by the numbers of the rows that each choice speaks of."""

    def __init__(self, by_choice: list[list[int]], size: int) -> None:
        self.by_choice = by_choice
        self.offered = [0] * size
        self.taken = [0] * size
        self.takers = [0] * size
        self.met = [False] * size

    def add(self, rows: dict[int, list[int]], watch: Watch, shares: list[int]) -> None:
        """For each row that was met in a game: taken when offered, what those won who took it, and that it was met."""
        touched: list[int] = []
        for question in watch.questions.values():
            for id in question.touched:
                for thing in self.by_choice[id]:
                    if not self.met[thing]:
                        self.met[thing] = True
                        touched.append(thing)
                    self.offered[thing] += question.offered[id]
                    self.taken[thing] += question.taken[id]
                    self.takers[thing] |= question.takers[id]
        for thing in touched:
            row = rows.get(thing)
            if row is None:
                row = [0] * (PAIR + 1)
                rows[thing] = row
            add_ratio(row, 0, self.taken[thing], self.offered[thing])
            takers = self.takers[thing]
            if takers:
                won = won_by(takers, shares)
                add_ratio(row, 6, won[0], won[1])
            row[PAIR] += 1
            self.offered[thing] = 0
            self.taken[thing] = 0
            self.takers[thing] = 0
            self.met[thing] = False
