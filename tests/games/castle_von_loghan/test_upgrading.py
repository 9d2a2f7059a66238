"""Positions that were stored under older rules: they load, and go on from the question that was asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bothy.games.castle_von_loghan.move.phase import MovePhase
from bothy.games.castle_von_loghan.treasures.trading import places_in
from bothy.games.castle_von_loghan.upgrading import six_phases
from bothy.kernel import Luck, Refusal
from games.castle_von_loghan.castle import EXPLORATION, GAME, castle
from games.stored import files_in, name_of, read
from stories import begin, clause

STORED = files_in(Path(__file__).parent / "stored")


def paged(table: dict[str, Any]) -> dict[str, Any]:
    """A table as it would be stored now: with what lies aside, the cards that have been read, and leave to stay."""
    kept = {name: value for name, value in table.items() if name != "story"}
    return {**kept, "aside": [], "pages": list(range(table["story"])), "flags": 0, "lingered": 0}


@clause("V11", "Ruling 1")
@pytest.mark.parametrize("file", STORED, ids=name_of)
def test_a_position_of_version_1_goes_on_as_far_as_its_rows_fit(file: Path) -> None:
    found = read(file)
    assert found["stored"]["rules"] == 1
    position = GAME.load(found["stored"])
    assert position.dump()["table"] == paged(found["stored"]["table"])
    fitting = 0
    for row in found["rows"]:
        try:
            if isinstance(row, int):
                position.happen(row)
            elif row[1]:
                position.seal(row[0], position.table.box.vocabulary.parse(row[1]))
            else:
                position.hear(row[0])
        except Refusal:
            break
        fitting += 1
    assert fitting > 0
    assert GAME.load(position.dump()) == position


def test_every_phase_is_stored() -> None:
    assert {read(file)["stored"]["table"]["phase"] for file in STORED} == set(range(7))


def agenda(*names: str) -> list[str]:
    """The agenda that takes the place of one of version 1, the nearest step first."""
    steps = [[name] for name in reversed(names)]
    found: Any = six_phases({"rules": 1, "agenda": steps})["agenda"]
    return [step[0] for step in reversed(found)]


@clause("V11", "V54")
def test_alert_and_reward_stand_on_the_agenda_and_spoils_belong_to_combat() -> None:
    late = ["RefreshPhase", "NextRound"]
    phases = ["EventPhase", "AlertPhase", "CombatPhase", "RewardPhase", *late]
    assert agenda("Vote", "EventPhase", "CombatPhase", "Spoils", *late) == ["Vote", *phases]
    assert agenda("DecideAll", "AlertPhase", "CombatPhase", "Spoils", *late) == ["DecideAll", *phases[1:]]
    assert agenda("Strike", "AnotherRound", "Spoils", *late) == [
        "Strike",
        "AnotherRound",
        "Spoils",
        "RewardPhase",
        *late,
    ]
    assert agenda("GainEnergy", "RewardPhase", "PutEnemiesAway", *late) == ["GainEnergy", "RewardPhase", *late]
    assert agenda("GainEnergy", "PutEnemiesAway", *late) == ["GainEnergy", "PutEnemiesAway", *late]


# Version 2, as it was stored then


OLD = files_in(Path(__file__).parent / "stored" / "version-2")
NO_MORE = {"use", "skill"}
"""What is no longer offered where it would bring nothing."""


@clause("V69", "V16")
@pytest.mark.parametrize("file", OLD, ids=name_of)
def test_a_table_of_version_2_goes_on_from_its_last_question(file: Path) -> None:
    found = read(file)
    assert found["stored"]["rules"] == 2
    position = GAME.load(found["stored"])
    assert position.table.box.options["trophies"] == "loot", "as it was played then"
    assert position.dump()["table"] == paged(found["stored"]["table"])
    assert type(position.step()).__name__ == found["asked"][0]
    for seat, words in found.get("offered", {}).items():
        now = {choice.notation for choice in position.choices(int(seat))}
        assert {word for word in words if word.split()[0] not in NO_MORE} <= now or found["asked"][0] == "AidWhom"
    total = GAME.conserved(position.table)
    luck = Luck(3)
    for _ in range(300):
        if position.over():
            break
        position.wander(luck)
        assert "DisenchantTurn" not in [type(step).__name__ for step in position.agenda]
    assert GAME.conserved(position.table) == total
    assert GAME.load(position.dump()) == position


def test_a_trade_of_version_2_is_carried_out_as_it_was_proposed() -> None:
    """There a place stood where now several can."""
    found = read(Path(__file__).parent / "stored" / "version-2" / "Deal.json.gz")
    seat, character, giver, given, energy, wanted, back = found["asked"][1:]
    position = GAME.load(found["stored"])
    step: Any = position.step()
    assert (step.seat, step.character, step.giver, step.energy, step.back) == (seat, character, giver, energy, back)
    assert [places_in(step.given), places_in(step.wanted)] == [[p] if p >= 0 else [] for p in (given, wanted)]


# Version 5


@clause("V20", "Ruling 11")
@pytest.mark.parametrize("lingered", [0, 1])
def test_the_first_tables_of_version_5_did_not_say_whether_the_group_had_lingered(lingered: int) -> None:
    stored: Any = castle(options=EXPLORATION, group="gatehouse", clean=["gatehouse"], lingered=lingered)
    stored = begin(stored, MovePhase()).dump()
    assert GAME.load(stored).table.lingered == lingered, "what is said is kept"
    del stored["table"]["lingered"]
    assert GAME.load(stored).table.lingered == 0
    assert GAME.load(stored).dump()["rules"] == 5
