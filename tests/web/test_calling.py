"""The ways by which the house calls people back: push, mail, rooms, feeds; and what none of them may be used for."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from bothy.host.notices.desk import NEW_A_DAY
from bothy.web.calling import Calling
from bothy.web.carriers import outside as outdoors
from bothy.web.carriers.mail import MailServer
from bothy.web.carriers.outside import Outside, Unreachable, public
from bothy.web.carriers.sealing import seal
from bothy.web.cookie import COOKIE, sign
from bothy.web.cookie import Person as Visitor
from campaigns.client import Reply
from campaigns.inside import Inside, inside
from web.letterbox import Letterbox, letterbox
from web.push_service import Browser, Heard, PushService, from_urlsafe, push_service

WISHES = {"kinds": ["turn"], "quiet": False, "quiet_from": 0, "quiet_to": 0, "zone": "UTC", "language": "en"}


@asynccontextmanager
async def house(folder: Path, service: PushService | None = None, **calling: Any) -> AsyncIterator[Inside]:
    """A site that may call this machine, and does so at once."""
    set_up = Calling(loopback=True, house="https://house.example", **calling)
    async with inside(folder / "house.db", calling=set_up) as door:
        desk = door.tables.desk
        desk.matters.soon = desk.matters.patient = 0.0
        if service is not None:
            assert desk.ways.push is not None
            desk.ways.push.outside.trust = ssl.create_default_context(cafile=service.certificate)  # type: ignore[attr-defined]
        yield door


class Guest:
    """Somebody with a cookie."""

    def __init__(self, door: Inside, name: str) -> None:
        self.door = door
        self.cookie = {"cookie": f"{COOKIE}={sign(door.site.visitors.key, Visitor(name, name))}"}

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        reply = await self.door.request(method, path, body, secret, headers=self.cookie)
        return reply.json() if reply.status < 400 else (reply.status, reply.json()["code"])

    async def play(self, **new: Any) -> dict[str, Any]:
        """A table by days at which this guest is asked at once, with a bot; nobody connects."""
        table = {"game": "loch-ness", "seats": 2, "bots": ["random"], "pace": "days", "bot_pace": "instant", **new}
        made: dict[str, Any] = await self.ask("POST", "/api/tables", {**table, "start": True})
        host = await self.door.tables.host(made["table"])
        await until(lambda: host.position is not None and host.position.asking() == [0])
        return made


async def until(true: Callable[[], Any]) -> Any:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)
    return true()


# Sealing


def test_a_message_is_sealed_as_the_standard_s_own_example() -> None:
    """RFC 8291, appendix A."""
    key = int.from_bytes(from_urlsafe("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        from_urlsafe("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(key, ec.SECP256R1()),
    )
    assert sealed == from_urlsafe(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_it_is_sealed_for_can_read_it() -> None:
    mine, other = Browser(), Browser()
    sealed = seal(b"your turn", mine.keys["p256dh"], mine.keys["auth"])
    assert mine.read(sealed) == b"your turn"
    with pytest.raises(InvalidTag):
        other.read(sealed)
    with pytest.raises(InvalidTag):
        Browser(mine.key, b"0" * 16).read(sealed)


# Push


def test_a_browser_is_called_by_a_sealed_and_signed_message_that_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with push_service(tmp_path) as service, house(tmp_path, service) as door:
            guest = Guest(door, "ailsa")
            mine = await guest.ask("GET", "/api/notices")
            device = {**service.subscribe("phone"), "zone": "Europe/London", "language": "fr"}
            assert (await guest.ask("POST", "/api/notices/devices", device))["devices"] == 1
            await guest.ask("POST", "/api/notices", {**WISHES, "language": "fr"})
            made = await guest.play()
            (told,) = await until(lambda: service.read["phone"])
            assert told == {
                "tag": made["table"],
                "path": f"/t/{made['table']}",
                "title": "À vous de jouer : Loch Ness",
                "text": told["text"],
            }
            assert told["text"].startswith("Avec ")
            assert service.keys == {mine["key"]}, "it is the key that browsers were told"
            host = await door.tables.host(made["table"])
            await host.in_turn(lambda: host.see_to(host.seating.away(0, True)))
            taken_back = await until(lambda: service.read["phone"][1:])
            assert taken_back[0] == {"tag": made["table"], "path": f"/t/{made['table']}", "withdrawn": "yes"}
            first, second = service.heard[:2]
            assert first.headers["topic"] == second.headers["topic"]
            assert made["table"] not in first.headers["topic"]
            assert len(first.body) == len(second.body), "nobody between can tell one from the other"
            assert (first.headers["urgency"], second.headers["urgency"]) == ("normal", "low")
            assert not service.faults
            secrets = [made["owner"], made["invite"], made["watch"], *made["seats"].values()]
            assert not [secret for secret in secrets for said in service.read["phone"] if secret in str(said)]
            service.answer = lambda heard: b"HTTP/1.1 410 Gone\r\n\r\n"
            assert await guest.ask("POST", "/api/notices/try", {}) == {"addresses": 1}
            await until(lambda: not door.tables.desk.mine("ailsa").devices)

        async with house(tmp_path) as door:
            assert (await Guest(door, "ailsa").ask("GET", "/api/notices"))["key"] == mine["key"], "it is kept"

    asyncio.run(story())


def test_a_device_is_refused_that_can_be_none(tmp_path: Path) -> None:
    async def story() -> None:
        keys = {**Browser().keys, "zone": "UTC", "language": "en"}
        async with inside(tmp_path / "a.db") as door:
            guest = Guest(door, "ailsa")
            for endpoint in (
                "http://push.example/a",
                "https://127.0.0.1/a",
                "https://[::1]/a",
                "https://10.1.2.3/a",
                "https://[::ffff:192.168.1.1]/a",
                "https://push.example:8443/a",
                "https://someone@push.example/a",
                "https:///a",
                "https://push.example/a b",
                "https://[x/a",
            ):
                refused = await guest.ask("POST", "/api/notices/devices", {**keys, "endpoint": endpoint})
                assert refused == (400, "address"), endpoint
            good = {**keys, "endpoint": "https://push.example/a"}
            for wrong in ({"p256dh": "x"}, {"auth": "AAAA"}, {"p256dh": "é"}):
                assert await guest.ask("POST", "/api/notices/devices", {**good, **wrong}) == (400, "not-understood")
            assert await guest.ask("POST", "/api/notices/devices", {**good, "zone": "Mars"}) == (400, "zone")
            assert (await guest.ask("POST", "/api/notices/devices", good))["devices"] == 1
            gone = await guest.ask("POST", "/api/notices/devices/remove", {"endpoint": good["endpoint"]})
            assert gone["devices"] == 0
            for number in range(NEW_A_DAY):
                await Guest(door, f"guest {number}").ask("POST", "/api/notices", WISHES)
            assert await Guest(door, "one more").ask("POST", "/api/notices", WISHES) == (429, "too-fast")
            before = await Guest(door, "guest 0").ask("POST", "/api/notices", WISHES)
            assert before["kinds"] == ["turn"], "who was here before may"
            stranger = await door.request("POST", "/api/notices", WISHES)
            assert (stranger.status, stranger.json()["code"]) == (403, "hello")

    asyncio.run(story())


def test_a_device_that_may_no_longer_be_called_is_gone_like_any_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as door:
            desk, guest = door.tables.desk, Guest(door, "ailsa")
            device = {**Browser().keys, "endpoint": "https://127.0.0.1:4430/a", "zone": "UTC", "language": "en"}
            assert (await guest.ask("POST", "/api/notices/devices", device))["devices"] == 1
            assert desk.ways.push is not None
            desk.ways.push.outside.loopback = False  # type: ignore[attr-defined]
            assert await guest.ask("POST", "/api/notices/try", {}) == {"addresses": 1}
            await desk.sending.queue.join()
            assert (await guest.ask("GET", "/api/notices"))["devices"] == 0, "nobody is called there again"
            assert not [line for line in caplog.records if line.exc_info], "that is nothing to be alarmed by"

    asyncio.run(story())


# What may be called


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "fec0::1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1",
    ],
)  # fmt: skip
def test_no_machine_but_one_of_the_open_internet_is_called(address: str) -> None:
    assert not public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101", "::ffff:1.1.1.1"])
def test_machines_of_the_open_internet_are(address: str) -> None:
    assert public(ip_address(address))


def test_a_name_that_stands_for_a_private_machine_is_not_called_and_what_was_checked_is_what_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        called: list[tuple[str, str | None]] = []
        answers = [["10.0.0.7"], ["10.0.0.7", "1.2.3.4"], ["127.0.0.1"]]

        async def looked_up(host: str, port: int, **_: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, port)) for address in answers.pop(0)]

        async def connected(address: str, port: int, **more: Any) -> Any:
            called.append((address, more["server_hostname"]))
            raise ConnectionRefusedError

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up)
        monkeypatch.setattr(asyncio, "open_connection", connected)
        outside = Outside()
        place = outside.place("https://push.example/a?b=c")
        assert place.target == "/a?b=c"
        with pytest.raises(Unreachable, match="no public server"):
            await outside.post(place, {}, b"")
        with pytest.raises(Unreachable, match="ConnectionRefused"):
            await outside.post(place, {}, b"")
        assert called == [("1.2.3.4", "push.example")], "looked up once, and called by number"
        with pytest.raises(Unreachable, match="no public server"):
            await outside.post(place, {}, b"")

    asyncio.run(story())


def test_nobody_is_followed_waited_for_or_listened_to_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outdoors, "SECONDS", 0.5)

    async def story() -> None:
        async with push_service(tmp_path) as service:
            outside = Outside(loopback=True)
            outside.trust = ssl.create_default_context(cafile=service.certificate)
            place = outside.place(f"{service.origin}/here")
            elsewhere = f"HTTP/1.1 307 Temporary Redirect\r\nlocation: {service.origin}/there\r\n\r\n"
            for answer, came in (
                (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 202 Accepted\r\n\r\n", 202),
                (elsewhere.encode(), 307),
                (b"HTTP/1.1 200 OK\r\nx: " + b"a" * 20_000 + b"\r\n\r\n", 0),
                (b"SSH-2.0-OpenSSH\r\n\r\n", 0),
                (b"HTTP/1.1 200 OK\r\n", 0),
            ):
                service.answer = lambda heard, answer=answer: answer  # type: ignore[misc]
                if came:
                    assert await outside.post(place, {"a": "b"}, b"body") == came
                else:
                    with pytest.raises(Unreachable):
                        await outside.post(place, {}, b"")
            assert {heard.path for heard in service.heard} == {"/here"}
            outside.trust = ssl.create_default_context()
            with pytest.raises(Unreachable, match="SSL"):
                await outside.post(place, {}, b"")

    asyncio.run(story())


# Mail


def test_mail_is_confirmed_first_says_what_a_spectator_sees_and_is_stopped_by_one_click(tmp_path: Path) -> None:
    with letterbox() as box:
        asyncio.run(mail_story(tmp_path, box))


async def mail_story(tmp_path: Path, box: Letterbox) -> None:
    async with house(tmp_path, smtp=f"smtp://127.0.0.1:{box.port}", sender="Bothy <bothy@house.example>") as door:
        guest = Guest(door, "ailsa")
        await guest.ask("POST", "/api/notices", WISHES)
        address = "ailsa@glen.example"
        mine = await guest.ask("POST", "/api/notices/mail", {"address": address, "language": "en"})
        assert (mine["mails"], mine["mail"], mine["mail_confirmed"]) == (True, address, False)
        to, asking = (await until(lambda: box.mails))[0]
        assert (to, asking["subject"]) == (address, "Shall the house write to you?")
        made = await guest.play()
        await asyncio.sleep(0.1)
        assert len(box.mails) == 1, "nothing more comes before it is confirmed"
        (secret,) = re.findall(r"https://house\.example/confirm#(\w+)", asking.get_content())
        confirmed = await door.request("POST", "/api/notices/mail/confirm", {"secret": secret})
        assert confirmed.status == 200
        _, mail = (await until(lambda: box.mails[1:]))[0]
        text = mail.get_content().replace("\r\n", "\n")
        assert mail["subject"] == "Your turn at Loch Ness"
        assert f"https://house.example/t/{made['table']}\n" in text
        secrets = [made["owner"], made["invite"], made["watch"], *made["seats"].values()]
        assert not [one for one in secrets if one in mail.as_string()]
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert mail["auto-submitted"] == "auto-generated"
        (stop,) = re.fullmatch(r"<https://house\.example(/stop/\w+)>", mail["list-unsubscribe"]).groups()  # type: ignore[union-attr]
        assert stop in text
        page = await door.request("GET", stop, headers={"accept": "text/html"})
        assert page.status == 200
        assert door.tables.desk.mine("ailsa").mail, "to look at the page ends nothing"
        form = {"content-type": "application/x-www-form-urlencoded"}
        stopped = await door.request("POST", stop, b"List-Unsubscribe=One-Click", headers=form)
        assert (stopped.status, door.tables.desk.mine("ailsa").mail) == (200, "")
        again = await door.request("POST", stop, b"List-Unsubscribe=One-Click", headers=form)
        assert (again.status, again.body) == (stopped.status, stopped.body)


def test_a_mail_server_is_named_in_one_way() -> None:
    assert MailServer.at("smtp://a%40b:c@mail.example") == MailServer("mail.example", 587, "a@b", "c", False)
    assert MailServer.at("smtps://mail.example:99") == MailServer("mail.example", 99, "", "", True)
    with pytest.raises(ValueError, match="smtp://user@host:587"):
        Calling(smtp="mail.example", sender="a@b")
    with pytest.raises(ValueError, match="--mail-from"):
        Calling(smtp="smtp://mail.example")


# Rooms


def test_a_room_is_told_whose_turn_it_is_at_tables_that_let_one_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with push_service(tmp_path) as service, house(tmp_path, service, rooms=("localhost",)) as door:
            guest = Guest(door, "ailsa")
            await guest.ask("POST", "/api/notices", WISHES)
            mine = await guest.ask("POST", "/api/notices/room", {"address": f"{service.origin}/hook/x?y=z"})
            assert mine["rooms"] == ["localhost"]
            await guest.play(watching="off")
            await asyncio.sleep(0.1)
            assert service.heard == []
            made = await guest.play(name="Ailsa")
            heard: Heard = (await until(lambda: service.heard))[0]
            said = f"Ailsa, it is your turn at Loch Ness. https://house.example/t/{made['table']}"
            assert Reply(200, {}, heard.body).json() == {"text": said, "content": said}
            assert heard.path == "/hook/x?y=z"
            for address in ("https://elsewhere.example/x", "https://notlocalhost/x", "http://localhost/x"):
                assert await guest.ask("POST", "/api/notices/room", {"address": address}) == (400, "address")
            assert (await guest.ask("POST", "/api/notices/room", {"address": ""}))["room"] == ""

    asyncio.run(story())


# Off until it is set up, and what an address opens


def test_what_nobody_has_set_up_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path / "a.db") as door:
            guest = Guest(door, "ailsa")
            mine = await guest.ask("GET", "/api/notices")
            assert (mine["mails"], mine["feeds"], mine["rooms"]) == (False, False, [])
            for path, body in (
                ("mail", {"address": "a@b.example", "language": "en"}),
                ("room", {"address": "https://a.example/"}),
                ("feed", {"on": True}),
            ):
                assert await guest.ask("POST", f"/api/notices/{path}", body) == (404, "not-here")

    asyncio.run(story())


def test_the_address_of_a_feed_or_of_what_ends_mail_opens_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, feeds=True, smtp="smtp://127.0.0.1:1", sender="a@b") as door:
            guest = Guest(door, "ailsa")
            feed = (await guest.ask("POST", "/api/notices/feed", {"on": True}))["feed"]
            await guest.ask("POST", "/api/notices/mail", {"address": "a@b.example", "language": "en"})
            book = door.tables.desk.book
            stop = book.mail_secret(book.of("ailsa"), "stop")
            made = await guest.play()
            atom = await door.request("GET", f"/api/feeds/{feed}/turns.atom")
            assert (atom.status, atom.headers["content-type"]) == (200, "application/atom+xml")
            assert f"/t/{made['table']}".encode() in atom.body
            ics = await door.request("GET", f"/api/feeds/{feed}/turns.ics")
            assert ics.headers["content-type"].startswith("text/calendar")
            secrets = [made["owner"], made["invite"], made["watch"], *made["seats"].values(), stop]
            assert not [one for one in secrets if one.encode() in atom.body + ics.body]
            table = f"/api/tables/{made['table']}"
            for secret in (feed, stop):
                for path in (table, f"{table}/frames", f"{table}/text", f"{table}/journal", f"{table}/bell"):
                    with_it, without = [await door.request("GET", path, secret=one) for one in (secret, "")]
                    assert (with_it.status, with_it.body) == (without.status, without.body), path
                assert (await door.request("GET", f"{table}/bell", secret=secret)).status == 403
                assert (await door.request("GET", "/api/notices", secret=secret)).json()["feed"] == ""
            assert (await door.request("GET", f"/api/feeds/{stop}/turns.atom")).status == 403
            assert (await door.request("POST", "/api/notices/mail/confirm", {"secret": feed})).status == 403
            await door.request("POST", f"/stop/{feed}", b"")
            assert (await door.request("GET", f"/api/feeds/{feed}/turns.atom")).status == 200
            assert (await guest.ask("GET", f"{table}/bell", secret=made["seats"]["0"])) == {"ringing": "usual"}
            rung = await guest.ask("POST", f"{table}/bell", {"ringing": "never"}, made["seats"]["0"])
            assert rung == {"ringing": "never"}
            assert (await guest.ask("GET", f"{table}/bell", secret=made["seats"]["0"])) == {"ringing": "never"}
            assert await guest.ask("POST", f"{table}/bell", {"ringing": "always"}, made["owner"]) == (403, "not-yours")

    asyncio.run(story())


def test_wishes_hold_on_postgresql_too(postgres: str) -> None:
    async def story() -> None:
        async with inside(postgres, calling=Calling(feeds=True)) as door:
            guest = Guest(door, "ailsa")
            await guest.ask("POST", "/api/notices", {**WISHES, "zone": "Asia/Tokyo"})
            feed = (await guest.ask("POST", "/api/notices/feed", {"on": True}))["feed"]
        async with inside(postgres, calling=Calling(feeds=True)) as door:
            mine = await Guest(door, "ailsa").ask("GET", "/api/notices")
            assert (mine["zone"], mine["feed"]) == ("Asia/Tokyo", feed)
            await door.tables.desk.book.forget("ailsa")

    asyncio.run(story())
