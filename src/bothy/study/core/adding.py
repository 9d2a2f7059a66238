"""What a game adds to the sums of its choices and outcomes: there are many of them in every game."""

from __future__ import annotations

from typing import Final

from bothy.study.core.watching import Question, Tossed

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
