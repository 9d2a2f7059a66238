"""Every card does what its row says: told in little scenes, and told otherwise once a step of the row is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games.castle_von_loghan.content.rows import MELEE, RANGED, Rows, Use
from bothy.games.castle_von_loghan.effects.effect import Effect
from games.castle_von_loghan.scenes import (
    fresh_rows,
    tell_agent,
    tell_card,
    tell_ending,
    tell_enemy,
    tell_outcome,
    tell_token,
    tell_treasure,
)
from stories import clause, matches_golden

GOLDEN = Path(__file__).parent / "golden" / "cards.txt"
ROWS = fresh_rows()
Row = tuple[str, int, int]
"""Where effects stand: the table, the number of the row, and for events the letter (4 for the ending)."""


def all_rows() -> list[Row]:
    found: list[Row] = []
    for table, events in (("event", ROWS.events), ("story", ROWS.story)):
        for number, event in enumerate(events):
            found += [(table, number, letter) for letter in range(5 if event.ending else 4)]
    for table, count in (
        ("token", len(ROWS.tokens)),
        ("enemy", len(ROWS.enemies)),
        ("card", len(ROWS.combat)),
        ("agent", len(ROWS.agents)),
        ("treasure", len(ROWS.treasures)),
    ):
        found += [(table, number, 0) for number in range(count)]
    return found


def name(row: Row) -> str:
    table, number, letter = row
    if table in ("event", "story"):
        events = ROWS.events if table == "event" else ROWS.story
        return f"{table} {events[number].key} {('a', 'b', 'c', 'd', 'ending')[letter]}"
    keys = {
        "token": [token.key for token in ROWS.tokens],
        "enemy": [enemy.key for enemy in ROWS.enemies],
        "card": [card.key for card in ROWS.combat],
        "agent": [agent.key for agent in ROWS.agents],
        "treasure": [treasure.key for treasure in ROWS.treasures],
    }
    return f"{table} {keys[table][number]}"


def tell(rows: Rows, row: Row) -> list[str]:
    """What a row does, scene by scene."""
    table, number, letter = row
    if table in ("event", "story"):
        story = table == "story"
        return tell_outcome(rows, story, number, letter) if letter < 4 else tell_ending(rows, story, number)
    if table == "token":
        return tell_token(rows, number)
    if table == "enemy":
        return tell_enemy(rows, number)
    if table == "card":
        return tell_card(rows, number)
    if table == "agent":
        return tell_agent(rows, number)
    return tell_treasure(rows, ROWS.treasures[number].key)


def lists(rows: Rows, row: Row) -> list[list[Effect]]:
    """The lists of effects that a row names itself, without those inside them."""
    table, number, letter = row
    if table in ("event", "story"):
        event = (rows.events if table == "event" else rows.story)[number]
        return [event.outcomes[letter] if letter < 4 else event.ending]
    if table == "token":
        return [rows.tokens[number].effects]
    if table == "enemy":
        return [rows.enemies[number].attack]
    if table == "card":
        return [rows.combat[number].effects]
    uses: list[Use] = rows.agents[number].uses if table == "agent" else rows.treasures[number].uses
    return [use.effects for use in uses]


def inside(effects: list[Effect]) -> list[list[Effect]]:
    """A list of effects and all lists inside them."""
    found = [effects]
    for effect in effects:
        found += inside(effect.then) + inside(effect.otherwise)
    return found


def steps_of(row: Row) -> list[int]:
    return [effect.effect for some in lists(ROWS, row) for deep in inside(some) for effect in deep]


STEPS = [(row, number) for row in all_rows() for number in steps_of(row)]
TRAITS = [(number, trait) for number, row in enumerate(ROWS.treasures) for trait in range(len(row.traits))]


@clause("V30", "V45", "V51", "V64", "V17", "V14", "V29")
def test_what_every_card_does() -> None:
    told = "".join(f"{name(row)}\n" + "".join(f"    {line}\n" for line in tell(ROWS, row)) for row in all_rows())
    matches_golden(told, GOLDEN)


def golden() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            found[next(reversed(found))].append(line[4:])
        else:
            found[line] = []
    return found


WRITTEN = golden() if GOLDEN.exists() else {}


@pytest.mark.parametrize("row", all_rows(), ids=name)
def test_a_card_does_what_it_says(row: Row) -> None:
    assert tell(ROWS, row) == WRITTEN[name(row)]


def test_every_effect_of_the_box_stands_in_a_row() -> None:
    assert sorted(number for _, number in STEPS) == list(range(len(ROWS.effects)))


@pytest.mark.parametrize(
    ("row", "number"), STEPS, ids=[f"{name(row)} {ROWS.effects[number].do}" for row, number in STEPS]
)
def test_no_step_of_a_row_is_there_for_nothing(row: Row, number: int) -> None:
    """With this one step replaced by nothing, the test of its card fails."""
    rows = fresh_rows()
    for some in lists(rows, row):
        for deep in inside(some):
            deep[:] = [effect for effect in deep if effect.effect != number]
    assert tell(rows, row) != WRITTEN[name(row)]


@pytest.mark.parametrize(
    ("number", "trait"), TRAITS, ids=[f"{ROWS.treasures[n].key} {ROWS.treasures[n].traits[t].has}" for n, t in TRAITS]
)
def test_no_trait_of_a_treasure_is_there_for_nothing(number: int, trait: int) -> None:
    rows = fresh_rows()
    del rows.treasures[number].traits[trait]
    assert tell(rows, ("treasure", number, 0)) != WRITTEN[name(("treasure", number, 0))]


POWERS = [number for number, row in enumerate(ROWS.treasures) if row.power]


@pytest.mark.parametrize("number", POWERS, ids=[ROWS.treasures[number].key for number in POWERS])
def test_no_weapon_is_there_for_nothing(number: int) -> None:
    """With less Combat Power, another type, or counting beside all weapons, a treasure does something else."""
    rows = fresh_rows()
    rows.treasures[number].power = 0
    assert tell(rows, ("treasure", number, 0)) != WRITTEN[name(("treasure", number, 0))]
    rows = fresh_rows()
    row = rows.treasures[number]
    row.types, row.power_with = (RANGED if row.types & MELEE else MELEE) if row.weapon else 0, 0
    assert tell(rows, ("treasure", number, 0)) != WRITTEN[name(("treasure", number, 0))]
