"""Replays over HTTP: what was asked and answered, who may look, and what-ifs."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games.loch_lomond.choices import CARD_NAMES
from bothy.kernel import Luck
from campaigns.client import Message, Person
from campaigns.inside import Inside, inside
from campaigns.network import story
from campaigns.tables import Party, seat_people
from campaigns.twins import until_pong


async def over(door: Inside, key: str = "loch-ness") -> Party:
    party = await seat_people(door, key, seed=3, pace="none")
    await party.start()
    await party.play()
    await party.leave()
    return party


async def frames(door: Inside, party: Party, viewer: int, secret: str) -> list[Message]:
    found: list[Message] = []
    while True:
        path = f"/api/tables/{party.id}/frames?viewer={viewer}&first={len(found)}&count=200"
        reply = (await door.request("GET", path, secret=secret)).json()
        found += reply["frames"]
        if len(found) >= reply["total"]:
            return found


def test_frames_say_what_was_asked_and_answered_to_those_who_may_know(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await over(door)
            host = await door.tables.host(party.id)
            secret = party.made["watch"]
            open_to_all = await frames(door, party, -2, secret)
            for frame, row in zip(open_to_all, host.rows, strict=False):
                if row.kind == "answer":
                    assert (frame["asked"], frame["chosen"]) == (row.seat, row.text)
                    assert row.text in [offer["choice"] for offer in frame["question"]["choices"]]
                else:
                    assert frame["chosen"] == ""
            for frame in await frames(door, party, 1, secret):
                assert frame["asked"] in (-1, 1)
                assert frame["question"] is None or frame["asked"] == 1
                assert not frame["chosen"] or host.rows[frame["number"]].seat == 1
            watched = await frames(door, party, -1, secret)
            assert {frame["asked"] for frame in watched} == {-1}
            assert [bool(frame["parts"].get("result")) for frame in watched].index(True) == len(watched) - 1

    story(look())


def test_the_story_has_all_lines_and_the_rounds(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await over(door)
            path = f"/api/tables/{party.id}/story?viewer="
            told = (await door.request("GET", path + "-2", secret=party.made["watch"])).json()
            shown = await frames(door, party, -2, party.made["watch"])
            lines = [line for frame in shown for line in frame["log"]]
            assert [line["line"] for line in told["lines"]] == lines
            assert told["total"] == len(shown)
            assert told["rounds"][0] == {"round": 0, "moment": 0}
            moments = [chapter["moment"] for chapter in told["rounds"]]
            assert moments == sorted(set(moments))
            for chapter in told["rounds"]:
                assert shown[chapter["moment"]]["parts"]["game.round"] == chapter["round"]

    story(look())


def test_the_table_in_words_at_a_moment(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await over(door, "merlouf")
            address, secret = f"/api/tables/{party.id}/text", party.made["watch"]
            first = (await door.request("GET", f"{address}?viewer=0&at=20", secret=secret)).json()
            later = (await door.request("GET", f"{address}?viewer=0&at=120", secret=secret)).json()
            everything = (await door.request("GET", f"{address}?viewer=-2&at=120", secret=secret)).json()
            assert len({first["board"], later["board"], everything["board"]}) == 3
            assert (await door.request("GET", f"{address}?viewer=-2&at=120", secret=party.made["invite"])).status == 403

    story(look())


def test_the_first_moment_in_words_has_its_question(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "castle-von-loghan", seats=1)
            await party.start()
            secret = party.owner.seats[0]
            now = (await door.request("GET", f"/api/tables/{party.id}/text", secret=secret)).json()
            first = (await door.request("GET", f"/api/tables/{party.id}/text?at=0", secret=secret)).json()
            assert now["choices"]
            assert (first["prompt"], first["choices"]) == (now["prompt"], now["choices"])
            await party.leave()

    story(look())


# What if


@pytest.mark.parametrize(
    ("link", "status"), [("seat", 201), ("owner", 201), ("watch", 201), ("invite", 403), ("", 403), ("wrong", 403)]
)
def test_who_may_look_at_a_finished_game_may_play_it_on_otherwise(tmp_path: Path, link: str, status: int) -> None:
    async def ask() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await over(door)
            secrets = {"seat": next(iter(party.owner.seats.values())), "": "", "wrong": "x" * 32}
            secret = secrets.get(link) or party.made.get(link, secrets.get(link, ""))
            body = {"moment": 12, "seat": 2, "bot_pace": "instant", "name": "Wilma"}
            reply = await door.request("POST", f"/api/tables/{party.id}/what-if", body, secret)
            assert reply.status == status, reply.body
            if status != 201:
                assert reply.json()["code"] == "private"
                return
            made = reply.json()
            assert list(made["seats"]) == ["2"]
            person = Person(door, made["table"], {2: made["seats"]["2"]}, owner=made["owner"], seed=5)
            await person.connect()
            assert person.part("table")["chairs"][2]["name"] == "Wilma"
            assert len(person.view(2).log) > 0
            await person.play()
            assert person.over
            await person.close()

    story(ask())


def test_the_links_of_either_table_open_nothing_at_the_other(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await over(door)
            old = [party.made["owner"], party.made["watch"], *[s for p in party.people for s in p.seats.values()]]
            body = {"moment": 12, "seat": 0}
            made = (await door.request("POST", f"/api/tables/{party.id}/what-if", body, party.made["watch"])).json()
            for secret in old:
                assert (await door.request("GET", f"/api/tables/{made['table']}/journal", secret=secret)).status == 403
            for secret in (made["owner"], made["watch"], made["invite"], made["seats"]["0"]):
                assert (await door.request("GET", f"/api/tables/{party.id}/journal", secret=secret)).status == 403

    story(ask())


def test_its_hidden_things_are_hidden_again_until_its_own_end(tmp_path: Path) -> None:
    """What the replay shows everybody after the end, the new table shows to nobody before its own."""

    async def ask() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await over(door, "merlouf")
            moment = 60
            path = f"/api/tables/{party.id}/what-if"
            made = (await door.request("POST", path, {"moment": moment, "seat": 0}, party.made["watch"])).json()
            for viewer in (-2, 1):
                for route in ("frames?count=1&", "story?", "text?at=1&"):
                    address = f"/api/tables/{made['table']}/{route}viewer={viewer}"
                    for secret in (made["seats"]["0"], made["owner"], made["watch"]):
                        reply = await door.request("GET", address, secret=secret)
                        assert (reply.status, reply.json()["code"]) == (403, "not-over")
            reply = await door.request("GET", f"/api/tables/{made['table']}/journal", secret=made["seats"]["0"])
            assert reply.json()["viewer"] == 0, "before the end the journal is what one's own seat has seen"
            then = (await frames(door, party, 0, party.made["watch"]))[moment]["parts"]
            person = Person(door, made["table"], {0: made["seats"]["0"]})
            await person.connect()
            host = await door.tables.host(made["table"])
            if len(host.rows) == moment:
                for field in ("game.faces", "game.objectives", "game.knows"):
                    assert person.part(field) == then[field]
            await person.close()

    story(ask())


def named(lines: list[Message]) -> set[str]:
    """The faces that lines of a log name, those of counted clans apart."""
    values = [line["message"][1] for line in lines]
    return {str(some[key]) for some in values for key in ("card", "other") if some.get(key)}


def test_where_memory_is_trusted_no_route_tells_what_is_not_shown_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With luck that is always the same, under which nobody ends the game so early."""
    monkeypatch.setattr("bothy.host.rehearsal.CHANCE", Luck(5))

    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-lomond", seed=5, pace="none")
            await party.start()
            host = await door.tables.host(party.id)
            links = {seat: secret for person in party.people for seat, secret in person.seats.items()}
            secret, forgot, path = links[0], 0, f"/api/tables/{party.id}"
            for _ in range(120):
                for person in party.people:
                    await until_pong(person)
                assert host.position is not None
                assert not host.position.over()
                table = host.position.sight(0, shown=True).table
                shown = {CARD_NAMES[card] for pile in (table.open, *table.clans) for card in pile if card >= 0}
                mine = next(person for person in party.people if 0 in person.viewers)
                told = (await door.request("GET", f"{path}/story?viewer=0", secret=secret)).json()["lines"]
                assert named(mine.view(0).log) <= shown
                assert [one["line"] for one in told if one["until"] < 0] == mine.view(0).log
                forgot += any(line["message"][1].get("card") == "" for line in mine.view(0).log)
                answers = [(person, message) for person in party.people for message in person.due()][:1]
                if not answers:
                    break
                await answers[0][0].send(answers[0][1])
                await answers[0][0].reply(answers[0][1]["id"])
            assert forgot > 0
            for route in ("frames?viewer=0", "journal", "text?at=3"):
                reply = await door.request("GET", f"{path}/{route}", secret=secret)
                assert (reply.status, reply.json()["code"]) == (403, "by-heart")
            assert (await door.request("GET", f"{path}/text", secret=secret)).status == 200
            await party.play()
            log = next(person for person in party.people if 0 in person.viewers).view(0).log
            assert all(line["message"][1].get(key) != "" for line in log for key in ("card", "other"))
            assert (await door.request("GET", f"{path}/frames?viewer=0", secret=secret)).status == 200
            await party.leave()

    story(look())
