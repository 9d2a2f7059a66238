"""The games and tables of a small recording are still what they were. See `recordings` for how it was made."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bothy.games import find
from bothy.kernel import Luck
from recordings.plans import all_pairs, cover, factors, pairs_of
from recordings.recording import Recording, read
from recordings.replay import differences
from recordings.served import differences as served_otherwise

SAMPLE = Path(__file__).parent / "sample"
FILES = sorted(SAMPLE.glob("*.jsonl.gz"))
ALLOWED = ["*:words *", "*:hints"]
"""What may differ from the recording, as `game:kind`: catalogues have tests of their own, and knacks get better.

All was recorded under Loch Ness 2, Loch Lomond 3, Moongha 2, Merlouf 2 and Castle von Loghan 5; what older versions
left is in tests/host/older and in the games' own tests."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_recorded_games_are_replayed_to_the_same(file: Path) -> None:
    found = [difference for recording in read(file) for difference in differences(recording, ALLOWED)]
    assert not found, "\n".join(str(difference) for difference in found)


def test_recorded_tables_are_served_as_they_were() -> None:
    found = served_otherwise(SAMPLE, ALLOWED)
    assert not found, "\n".join(str(difference) for difference in found[:20])


def short(name: str = "loch-ness") -> Recording:
    """The shortest recorded game."""
    recordings = list(read(SAMPLE / f"{name}.jsonl.gz"))
    return min(recordings, key=lambda recording: len(recording.journal))


def test_another_row_is_a_difference() -> None:
    recording = short()
    lines = recording.journal.splitlines()
    del lines[max(number for number, line in enumerate(lines) if line.startswith("outcome"))]
    assert differences(msgspec.structs.replace(recording, journal="\n".join(lines) + "\n"))


def test_another_hash_is_a_difference_and_named() -> None:
    recording = short()
    hashes = recording.trace.hashes
    otherwise = {**hashes, "figures": "AAAAAAAA" + hashes["figures"][8:]}
    changed = msgspec.structs.replace(recording, trace=msgspec.structs.replace(recording.trace, hashes=otherwise))
    (found,) = differences(changed, ALLOWED)
    assert str(found) == f"loch-ness {recording.number}: rows 0 to {recording.block - 1}: figures differs"
    assert not differences(changed, [*ALLOWED, "loch-ness:figures"])
    assert differences(changed, [*ALLOWED, "loch-ness:sights", "merlouf:*"])


def test_another_field_of_a_stored_position_is_a_difference() -> None:
    recording = next(recording for recording in read(SAMPLE / "loch-ness.jsonl.gz") if recording.trace.dumps)
    row, dump = next(iter(recording.trace.dumps.items()))
    dumps = {row: {**dump, "table": {**dump["table"], "scores": [99] * recording.seats}}}
    changed = msgspec.structs.replace(recording, trace=msgspec.structs.replace(recording.trace, dumps=dumps))
    told = [str(difference) for difference in differences(changed)]
    assert [text for text in told if "dump differs in table.scores" in text]
    assert [text for text in told if "load of what was stored differs in table.scores" in text]


@pytest.mark.parametrize("key", ["castle-von-loghan", "loch-ness", "moongha"])
def test_plans_hold_every_pair(key: str) -> None:
    game = find(key)
    values = factors(game.seats, {option.key: option.values for option in game.options}, game.levels())
    covered = {pair for case in cover(values, Luck(1)) for pair in pairs_of(case)}
    assert covered == all_pairs(values)
