"""Positions that were stored under rules version 1, in every phase: they load, and go on as they did then."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bothy.games.castle_von_loghan.upgrading import upgraded
from bothy.kernel.store import digest, plain
from games.castle_von_loghan.castle import GAME
from stories import clause

STORED = sorted((Path(__file__).parent / "stored").glob("*.json.gz"))


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


@clause("V11", "Ruling 1")
@pytest.mark.parametrize("file", STORED, ids=[file.name.partition(".")[0] for file in STORED])
def test_a_stored_position_goes_on_as_it_did(file: Path) -> None:
    found = read(file)
    assert found["stored"]["rules"] == 1
    position = GAME.load(found["stored"])
    assert position.dump()["table"] == found["stored"]["table"]
    for row in found["rows"]:
        if isinstance(row, int):
            position.happen(row)
        elif row[1]:
            position.seal(row[0], position.table.box.vocabulary.parse(row[1]))
        else:
            position.hear(row[0])
    end = position.dump()
    assert digest(end["table"]) == found["table"]
    assert [plain(step) for step in position.agenda[-1:]] == found["asked"]
    assert end["sealed"] == found["sealed"]
    assert GAME.load(end) == position


def test_every_phase_is_stored() -> None:
    assert {read(file)["stored"]["table"]["phase"] for file in STORED} == set(range(7))


def agenda(*names: str) -> list[str]:
    """The agenda that takes the place of one of version 1, the nearest step first."""
    steps = [[name] for name in reversed(names)]
    found: Any = upgraded({"rules": 1, "agenda": steps})["agenda"]
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
