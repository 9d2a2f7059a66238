"""Nobody is told what is not theirs: samples of the campaigns, and that the campaigns would notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games import find, games
from bothy.kernel import SPECTATOR, Luck
from campaigns.canaries import Canaries, Ledger, eventful_game, judge_what_is_kept
from campaigns.inside import inside
from campaigns.network import Server, story
from campaigns.twins import (
    Twins,
    come,
    differing,
    everything,
    frames_tell_what_was_told,
    plant,
    put,
    twin_of,
    twin_tables,
)


@pytest.mark.parametrize("key", games())
def test_no_route_tells_a_table_from_its_twin(tmp_path: Path, key: str) -> None:
    """A sample of the 1,000 tables of each game in `make proofs`."""

    async def compare() -> None:
        found = Twins()
        async with inside(tmp_path / "a.db") as door:
            await twin_tables(door, key, 1, 4, found)
        assert found.failures == []
        assert found.pairs > 4
        assert found.routes >= 8 * found.pairs

    story(compare())


@pytest.mark.parametrize("key", games())
def test_the_frames_of_a_game_show_what_was_told_and_no_more(tmp_path: Path, key: str) -> None:
    async def compare() -> None:
        async with inside(tmp_path / "a.db") as door:
            compared, failures = await frames_tell_what_was_told(door, key, 1)
        assert failures == []
        assert compared > 100

    story(compare())


def test_the_twins_would_notice_a_leak(tmp_path: Path) -> None:
    """What another has not seen may differ: a twin made for the spectator is no twin for one who holds cards."""

    async def compare() -> None:
        async with inside(tmp_path / "a.db") as door:
            seen = 0
            for seed in range(1, 8):
                party, host = await plant(door, find("merlouf"), seed)
                real = host.position
                assert real is not None
                if real.over():
                    continue
                here = await everything(party, 0, [])
                put(host, twin_of(real, SPECTATOR, Luck(seed)))
                there = await everything(party, 0, [])
                seen += here["first frame"] != there["first frame"]
                assert differing(b"abc", b"abd") == "b'abc' or b'abd'"
            assert seen >= 3

    story(compare())


@pytest.mark.parametrize("key", games())
def test_no_secret_of_a_link_goes_anywhere_else(server: Server, key: str) -> None:
    async def listen() -> None:
        found = Canaries()
        ledger = await eventful_game(server, key, 2, found)
        judge_what_is_kept(ledger, server.logged, Path(server.database).parent.iterdir(), found)
        assert len(server.logged) > 50
        assert found.failures == []
        assert found.secrets >= 6
        assert found.texts > 300

    story(listen())


def test_the_canaries_would_notice_a_leak(tmp_path: Path) -> None:
    ledger, found = Ledger(), Canaries()
    ledger.note("marker-of-morag", "Morag")
    ledger.hear("Morag", ["your link is marker-of-morag"])
    ledger.judge(found)
    assert found.failures == []
    ledger.hear("Dougal", ["nothing", "her link is marker-of-morag"])
    ledger.judge(found)
    assert len(found.failures) == 1
    file = tmp_path / "kept"
    file.write_text("marker-of-morag")
    judge_what_is_kept(ledger, ["marker-of-morag"], [file], found)
    assert len(found.failures) == 3


def test_a_viewer_comes_with_its_own_link_only(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party, _ = await plant(door, find("loch-ness"), 1)
            person = come(party, 1)
            assert list(person.seats) == [1]
            assert (person.owner, person.watch) == ("", "")
            assert (await person.connect())["viewers"] == [1]
            await person.close()

    story(look())
