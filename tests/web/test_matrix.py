"""Who may do what: every message and every endpoint, by everybody. A new one fails here until it is classified."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import Any, get_args

import pytest

from bothy.host import protocol as say
from bothy.host.table_record import encode
from bothy.kernel.store import canonical
from bothy.web.endpoints import ENDPOINTS
from campaigns.client import CampaignFailure, Lost, Message, Person, join, make
from campaigns.inside import Inside, inside
from campaigns.network import story

ROLES = ("own seat", "other seat", "spectator", "owner")
"""Who gets in. A stranger and one with a link that is no longer good do not: see below."""

SEATS_ONLY = ("not-yours", "not-yours", "not-yours")
OWNER_ONLY = ("not-owner", "not-owner", "not-owner")

MESSAGES: list[tuple[Message, tuple[str, str, str, str]]] = [
    # What is said about a seat while it is asked, and what its holder, that of another, a spectator and the owner hear.
    ({"type": "hello"}, ("nothing", "nothing", "nothing", "nothing")),
    ({"type": "answer", "seat": 0}, ("done", *SEATS_ONLY)),
    ({"type": "why", "seat": 0, "choice": "pass"}, ("done", *SEATS_ONLY)),
    ({"type": "undo", "seat": 0}, ("no-undo", *SEATS_ONLY)),
    ({"type": "advise", "seat": 0, "question": 1}, ("no-advice", *SEATS_ONLY)),
    ({"type": "propose", "seat": 0, "what": "end"}, ("done", *SEATS_ONLY)),
    ({"type": "vote", "seat": 0, "yes": True}, ("stale", *SEATS_ONLY)),
    ({"type": "pause", "seat": 0, "on": True}, ("done", *SEATS_ONLY)),
    ({"type": "away", "seat": 0, "on": True}, ("done", *SEATS_ONLY)),
    ({"type": "resign", "seat": 0}, ("done", *SEATS_ONLY)),
    ({"type": "leave", "seat": 0}, ("done", *SEATS_ONLY)),
    ({"type": "only", "seat": 0, "subjects": []}, ("done", *SEATS_ONLY)),
    ({"type": "rename", "seat": 0, "name": "Someone"}, ("done", *SEATS_ONLY)),
    ({"type": "ready", "seat": 0, "on": True}, ("started", *SEATS_ONLY)),
    ({"type": "colour", "seat": 0, "colour": 4}, ("started", *SEATS_ONLY)),
    ({"type": "swap", "seat": 0, "other": 0}, ("started", *SEATS_ONLY[:2], "started")),
    ({"type": "say", "text": "Good evening"}, ("done", "done", "done", "done")),
    ({"type": "look", "name": "Somebody"}, ("no-watching", "no-watching", "no-watching", "no-watching")),
    ({"type": "start"}, (*OWNER_ONLY, "started")),
    ({"type": "settle", "pace": "days"}, (*OWNER_ONLY, "started")),
    ({"type": "place", "seat": 0, "bot": "random"}, (*OWNER_ONLY, "taken")),
    ({"type": "remove", "seat": 0}, (*OWNER_ONLY, "done")),
    ({"type": "mute", "seat": 0, "on": True}, (*OWNER_ONLY, "done")),
    ({"type": "renew", "link": "seat", "seat": 0}, ("done", "not-yours", "not-yours", "not-yours")),
    ({"type": "renew", "link": "invite"}, (*OWNER_ONLY, "done")),
    ({"type": "renew", "link": "watch"}, (*OWNER_ONLY, "done")),
    ({"type": "renew", "link": "owner"}, (*OWNER_ONLY, "done")),
    ({"type": "rematch"}, ("not-over", "not-over", "not-yours", "not-over")),
    ({"type": "resync"}, ("update", "update", "update", "update")),
    ({"type": "ping"}, ("pong", "pong", "pong", "pong")),
]


def test_every_message_is_in_the_matrix() -> None:
    known = {kind.__struct_config__.tag for kind in get_args(say.FromClient)}
    assert {message["type"] for message, _ in MESSAGES} == known


class Scene:
    """A private table in play: the owner has no seat, two people have, a bot has the third."""

    def __init__(self, door: Inside, made: Message, links: dict[str, str], seats: dict[str, int]) -> None:
        self.door = door
        self.made = made
        self.links = links
        self.people = {
            "own seat": Person(door, made["table"], {seats["own seat"]: links["own seat"]}),
            "other seat": Person(door, made["table"], {seats["other seat"]: links["other seat"]}),
            "spectator": Person(door, made["table"], watch=made["watch"]),
            "owner": Person(door, made["table"], owner=made["owner"]),
        }

    def state(self) -> str:
        """All there is to the table."""
        host = self.door.tables.hosts[self.made["table"]]
        assert host.position is not None
        return canonical(host.position.dump()) + encode(host.record).decode() + str(len(host.rows))


async def set_scene(door: Inside) -> Scene:
    made = await make(door, game="loch-ness", seats=3, hot_seats=0, bots=["random"], pace="none", bot_pace="instant")
    first = await join(door, made, seat=1)
    second = await join(door, made, seat=2)
    # Seats are numbered as people sat down: let whoever is asked first be "own seat", whichever that is.
    owner = Person(door, made["table"], owner=made["owner"])
    await owner.connect()
    assert (await owner.ask("start"))["type"] == "done"
    host = door.tables.hosts[made["table"]]
    people = {1: first["secret"], 2: second["secret"]}
    asked: list[int] = []
    for _ in range(200):
        assert host.position is not None
        asked = [seat for seat in host.position.asking() if seat in people]
        if asked:
            break
        await asyncio.sleep(0.01)
    await owner.close()
    own = asked[0]
    other = 3 - own
    scene = Scene(
        door,
        made,
        {"own seat": people[own], "other seat": people[other]},
        {"own seat": own, "other seat": other},
    )
    for person in scene.people.values():
        await person.connect()
    return scene


def addressed(message: Message, scene: Scene) -> Message:
    """The message, about the seat that is asked."""
    found = dict(message)
    asked = scene.people["own seat"]
    seat = min(asked.seats)
    if "seat" in found:
        found["seat"] = seat
    if found["type"] == "answer":
        question = asked.question(seat)
        assert question is not None
        found |= {"question": question["number"], "choice": question["choices"][0]["choice"]}
    return found


async def what_comes(person: Person, message: Message) -> str:
    """What somebody hears for a message: done, the code of a refusal, another message, or nothing."""
    if message["type"] in ("hello", "resync", "ping"):
        await person.catch_up()
        await person.send(message)
        if message["type"] == "hello":
            await person.send({"type": "ping"})
            return "nothing" if (await person.hear())["type"] == "pong" else "something"
        return str((await person.hear())["type"])
    reply = await person.ask(**message)
    return "done" if reply["type"] == "done" else str(reply["code"])


@pytest.mark.parametrize(
    ("message", "expected"),
    MESSAGES,
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_what_each_may_say(tmp_path: Path, message: Message, expected: tuple[str, ...]) -> None:
    async def say_it() -> None:
        async with inside(tmp_path / "a.db") as door:
            for role, code in zip(ROLES, expected, strict=True):
                scene = await set_scene(door)
                before = scene.state()
                heard = await what_comes(scene.people[role], addressed(message, scene))
                assert heard == code, role
                if code not in ("done", "update", "pong", "nothing"):
                    assert scene.state() == before, f"refused to the {role}, and something has changed"
                for person in scene.people.values():
                    await person.close()

    story(say_it())


@pytest.mark.parametrize(
    ("links", "code"),
    [
        ({"watch": "x" * 32}, "private"),
        ({"owner": "x" * 32}, "link"),
        ({"seats": {0: "x" * 32}}, "link"),
        ({"seats": {0: ""}}, "link"),
        ({"watch": "the invite"}, "private"),
        ({"owner": "the watch"}, "link"),
        ({"seats": {0: "the owner"}}, "link"),
        ({"watch": "a seat"}, "private"),
        ({"seats": {0: "a hash"}}, "link"),
    ],
)
def test_strangers_and_links_of_another_kind_do_not_get_in(tmp_path: Path, links: dict[str, Any], code: str) -> None:
    async def knock() -> None:
        async with inside(tmp_path / "a.db") as door:
            scene = await set_scene(door)
            host = door.tables.hosts[scene.made["table"]]
            real = {
                "the invite": scene.made["invite"],
                "the watch": scene.made["watch"],
                "the owner": scene.made["owner"],
                "a seat": scene.links["own seat"],
                "a hash": host.record.chairs[1].secret,
            }

            def meant(word: str) -> str:
                return str(real.get(word, word))

            person = Person(
                door,
                scene.made["table"],
                {seat: meant(word) for seat, word in links.get("seats", {}).items()},
                owner=meant(links.get("owner", "")),
                watch=meant(links.get("watch", "")),
            )
            listening = len(host.connections)
            with pytest.raises(CampaignFailure):
                await person.connect()
            assert person.bye == code
            assert not person.views
            with pytest.raises(Lost):
                await person.hear()
            assert len(host.connections) == listening

    story(knock())


# Endpoints

OPEN_TO_ALL: dict[str, int] = dict.fromkeys(
    ("own seat", "other seat", "watch", "owner", "invite", "stranger", "expired"), 200
)
LINKS_ONLY = {**OPEN_TO_ALL, "stranger": 403, "expired": 403}
NOBODY = dict.fromkeys(OPEN_TO_ALL, 403)
"""What no link opens: only the key of one's place does, or that one is known to the house."""
SEATS_OPEN = {**NOBODY, "own seat": 200, "other seat": 200}
NO_INVITE = {**LINKS_ONLY, "invite": 403}

PATHS: list[tuple[str, str, dict[str, int]]] = [
    # The endpoint, its address and body for the private table of the scene, and what each link gets.
    ("health", "/api/health", OPEN_TO_ALL),
    ("metrics", "/api/metrics", OPEN_TO_ALL),
    ("openapi", "/api/openapi.json", OPEN_TO_ALL),
    ("me", "/api/me", OPEN_TO_ALL),
    ("call_me", "/api/me", OPEN_TO_ALL),
    ("games", "/api/games", OPEN_TO_ALL),
    ("game", "/api/games/loch-ness", OPEN_TO_ALL),
    ("reference", "/api/games/loch-ness/reference", OPEN_TO_ALL),
    ("content", "/api/games/castle-von-loghan/content/agents", OPEN_TO_ALL),
    ("rules", "/api/rules/en/loch-ness", OPEN_TO_ALL),
    ("words", "/api/words/en/loch-ness", OPEN_TO_ALL),
    ("lesson", "/api/lessons/en/loch-ness", OPEN_TO_ALL),
    ("learn", "/api/lessons/en/loch-ness", OPEN_TO_ALL),
    ("turn", "/api/turns/en/loch-ness", OPEN_TO_ALL),
    ("puzzles", "/api/puzzles", OPEN_TO_ALL),
    ("puzzle", "/api/puzzles/loch-lomond/1", OPEN_TO_ALL),
    ("solve_puzzle", "/api/puzzles/loch-lomond/1", OPEN_TO_ALL),
    ("play_on", "/api/puzzles/loch-lomond/1/play", dict.fromkeys(OPEN_TO_ALL, 201)),
    ("my_notices", "/api/notices", OPEN_TO_ALL),
    ("wish", "/api/notices", NOBODY),
    ("add_device", "/api/notices/devices", NOBODY),
    ("remove_device", "/api/notices/devices/remove", NOBODY),
    ("set_mail", "/api/notices/mail", NOBODY),
    ("confirm_mail", "/api/notices/mail/confirm", NOBODY),
    ("stop_mail", "/stop/none", OPEN_TO_ALL),
    ("set_room", "/api/notices/room", NOBODY),
    ("set_feed", "/api/notices/feed", NOBODY),
    ("try_notices", "/api/notices/try", NOBODY),
    ("feed", "/api/feeds/none/turns.atom", NOBODY),
    ("feed_calendar", "/api/feeds/none/turns.ics", NOBODY),
    ("bell", "/api/tables/{table}/bell", SEATS_OPEN),
    ("ring", "/api/tables/{table}/bell", NOBODY),
    ("tables", "/api/tables", OPEN_TO_ALL),
    ("lobby", "/api/lobby", OPEN_TO_ALL),
    ("mine", "/api/mine", OPEN_TO_ALL),
    ("chat_in_lobby", "/api/lobby", dict.fromkeys(OPEN_TO_ALL, 201)),
    ("make_table", "/api/tables", dict.fromkeys(OPEN_TO_ALL, 201)),
    ("open_place", "/api/place", dict.fromkeys(OPEN_TO_ALL, 201)),
    ("place", "/api/place", NOBODY),
    ("new_code", "/api/place/code", NOBODY),
    ("keepsake", "/api/place/keepsake", NOBODY),
    ("take_place", "/api/place/take", NOBODY),
    ("end_key", "/api/place/end", NOBODY),
    ("put_away", "/api/place/put-away", NOBODY),
    ("export", "/api/place/export", NOBODY),
    ("forget_me", "/api/place/forget", NOBODY),
    ("table", "/api/tables/{table}", OPEN_TO_ALL),
    ("door", "/api/tables/{table}/door", OPEN_TO_ALL),
    ("knock", "/api/tables/{table}/knock", dict.fromkeys(OPEN_TO_ALL, 201)),
    ("join", "/api/tables/{table}/join", {**dict.fromkeys(OPEN_TO_ALL, 403), "invite": 201}),
    ("journal", "/api/tables/{table}/journal", NO_INVITE),
    ("frames", "/api/tables/{table}/frames", NO_INVITE),
    ("frames", "/api/tables/{table}/frames?viewer={own}", {**dict.fromkeys(OPEN_TO_ALL, 403), "own seat": 200}),
    ("frames", "/api/tables/{table}/frames?viewer=-1", NO_INVITE),
    ("frames", "/api/tables/{table}/frames?viewer=-2", dict.fromkeys(OPEN_TO_ALL, 403)),
    ("story", "/api/tables/{table}/story", NO_INVITE),
    ("story", "/api/tables/{table}/story?viewer={own}", {**dict.fromkeys(OPEN_TO_ALL, 403), "own seat": 200}),
    ("story", "/api/tables/{table}/story?viewer=-2", dict.fromkeys(OPEN_TO_ALL, 403)),
    ("what_if", "/api/tables/{table}/what-if", dict.fromkeys(OPEN_TO_ALL, 403)),
    ("carry_table", "/api/tables/{table}/export", dict.fromkeys(OPEN_TO_ALL, 403)),
    ("take_up_table", "/api/tables/import", dict.fromkeys(OPEN_TO_ALL, 409)),
    ("ready", "/api/ready", OPEN_TO_ALL),
    ("house_metrics", "/api/metrics/house", OPEN_TO_ALL),
    ("workshop", "/api/workshop/en/loch-ness", NOBODY),
    ("check_draft", "/api/workshop/en/loch-ness/check", NOBODY),
    ("open_file", "/api/workshop/en/loch-ness/open", NOBODY),
    ("trial", "/api/workshop/en/loch-ness/trial", NOBODY),
    ("begin_trial", "/api/workshop/en/loch-ness/trial", NOBODY),
    ("cancel_trial", "/api/workshop/en/loch-ness/trial/cancel", NOBODY),
    ("review", "/api/tables/{table}/review", dict.fromkeys(OPEN_TO_ALL, 403)),
    ("begin_review", "/api/tables/{table}/review", dict.fromkeys(OPEN_TO_ALL, 403)),
    ("cancel_review", "/api/tables/{table}/review/cancel", dict.fromkeys(OPEN_TO_ALL, 403)),
    ("text", "/api/tables/{table}/text", OPEN_TO_ALL),
    ("text", "/api/tables/{table}/text?at=1", NO_INVITE),
    ("text", "/api/tables/{table}/text?viewer={own}", {**dict.fromkeys(OPEN_TO_ALL, 403), "own seat": 200}),
    ("text", "/api/tables/{table}/text?viewer=-2&at=1", dict.fromkeys(OPEN_TO_ALL, 403)),
]
BODIES: dict[str, Any] = {
    "learn": {"step": 0},
    "solve_puzzle": {"answer": "draw"},
    "play_on": {"name": "Someone"},
    "wish": {"kinds": [], "quiet": False, "quiet_from": 0, "quiet_to": 0, "zone": "UTC", "language": "en"},
    "add_device": {"endpoint": "https://example.org/", "p256dh": "a", "auth": "a", "zone": "UTC", "language": "en"},
    "remove_device": {"endpoint": "https://example.org/"},
    "set_mail": {"address": "", "language": "en"},
    "confirm_mail": {"secret": "none"},
    "set_room": {"address": ""},
    "set_feed": {"on": False},
    "ring": {"ringing": "never"},
    "call_me": {"name": "Someone"},
    "chat_in_lobby": {"id": "1", "text": "Good evening"},
    "mine": {"links": [{"table": "nowhere", "secret": "none"}]},
    "make_table": {"game": "loch-ness"},
    "open_place": {},
    "new_code": {},
    "take_place": {"secret": "none"},
    "end_key": {"id": "none"},
    "put_away": {"table": "nowhere"},
    "join": {"name": "Someone"},
    "knock": {"name": "Someone"},
    "what_if": {"moment": 0, "seat": 0},
    "take_up_table": {"format": "none", "game": "loch-ness", "journal": "", "chairs": [{"name": "", "person": True}]},
}


def test_every_endpoint_is_in_the_matrix() -> None:
    assert {name for name, _, _ in PATHS} == {endpoint.name for endpoint in ENDPOINTS}


@pytest.mark.parametrize(("name", "path", "expected"), PATHS, ids=lambda value: value if isinstance(value, str) else "")
def test_what_each_link_opens(tmp_path: Path, name: str, path: str, expected: dict[str, int]) -> None:
    async def ask() -> None:
        endpoint = next(endpoint for endpoint in ENDPOINTS if endpoint.name == name)
        async with inside(tmp_path / "a.db") as door:
            scene = await set_scene(door)
            old = await join(door, scene.made)
            for role in ("own seat", "other seat"):
                person = scene.people[role]
                assert (await person.ask("vote", seat=min(person.seats), yes=True))["type"] == "done"
            late = Person(door, scene.made["table"], {old["seat"]: old["secret"]})
            await late.connect()
            assert (await late.ask("renew", link="seat", seat=old["seat"]))["secret"] != old["secret"]
            owner = scene.people["owner"]
            assert (await owner.ask("remove", seat=old["seat"]))["type"] == "done"
            secrets = {
                **scene.links,
                **{link: scene.made[link] for link in ("watch", "owner", "invite")},
                "stranger": "",
                "expired": old["secret"],
            }
            own = min(scene.people["own seat"].seats)
            for role, status in expected.items():
                place = path.format(table=scene.made["table"], own=own)
                door.client = f"address of {role}"
                reply = await door.request(endpoint.method, place, BODIES.get(name), secrets[role])
                assert reply.status == status, (role, reply.body)
                if status == 403:
                    assert reply.json()["code"] in (
                        "private",
                        "not-over",
                        "link",
                        "hello",
                        "not-yours",
                        "no-workshop",
                    ), role

    story(ask())


# Links


def test_links_are_long_different_and_kept_only_as_hashes(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path / "a.db") as door:
            secrets = []
            for _ in range(20):
                made = await make(door, game="loch-ness", seats=3, hot_seats=2)
                secrets += [made["owner"], made["invite"], made["watch"], *made["seats"].values()]
                secrets.append((await join(door, made))["secret"])
            assert len(set(secrets)) == len(secrets) == 20 * 6
            assert all(8 * len(base64.urlsafe_b64decode(secret)) >= 128 for secret in secrets)
            kept = str(await door.tables.storage.read("SELECT data FROM tables"))
            assert not [secret for secret in secrets if secret in kept]

    story(look())


@pytest.mark.parametrize("link", ["seat", "invite", "watch", "owner"])
def test_a_renewed_link_works_and_the_old_one_opens_nothing(tmp_path: Path, link: str) -> None:
    async def renew() -> None:
        async with inside(tmp_path / "a.db") as door:
            scene = await set_scene(door)
            own = min(scene.people["own seat"].seats)
            old = scene.links["own seat"] if link == "seat" else scene.made[link]
            holder = scene.people["own seat" if link == "seat" else "owner"]
            new = (await holder.ask("renew", link=link, seat=own))["secret"]
            assert await opened(door, scene, link, old) is False
            assert await opened(door, scene, link, new) is True
            if link == "watch":
                sent_away = scene.people["spectator"]
                await sent_away.listen()
                assert sent_away.bye == "link"

    story(renew())


async def opened(door: Inside, scene: Scene, link: str, secret: str) -> bool:
    """Whether a secret still opens what such a link opens."""
    table = scene.made["table"]
    if link == "invite":
        return (await door.request("POST", f"/api/tables/{table}/join", {}, secret)).status == 201
    person = Person(
        door,
        table,
        {0: secret} if link == "seat" else {},
        owner=secret if link == "owner" else "",
        watch=secret if link == "watch" else "",
    )
    try:
        await person.connect()
    except CampaignFailure:
        return False
    await person.close()
    return True


def test_who_was_sent_away_can_do_nothing_any_more(tmp_path: Path) -> None:
    """Also not by what it has said before it heard so, nor by staying on the line without listening."""

    async def stay() -> None:
        async with inside(tmp_path / "a.db") as door:
            scene = await set_scene(door)
            own, owner = scene.people["own seat"], scene.people["owner"]
            seat = min(own.seats)
            answer = addressed({"type": "answer", "seat": 0}, scene)
            remove = owner.word("remove", seat=seat)
            await owner.send(remove)
            await own.send(own.word("renew", link="seat", seat=seat))
            await own.send({**own.word(**answer)})
            assert (await owner.reply(remove["id"]))["type"] == "done"
            await own.listen()
            assert own.bye == "link"
            assert own.done == own.refusals == {}
            rows = await door.tables.storage.read("SELECT message FROM journal WHERE message LIKE 'm:%'")
            assert rows == []
            assert owner.part("table")["chairs"][seat]["kind"] == "bot"

    story(stay())


def test_two_people_who_call_their_messages_alike_are_not_taken_for_one(tmp_path: Path) -> None:
    async def speak() -> None:
        async with inside(tmp_path / "a.db") as door:
            scene = await set_scene(door)
            own = min(scene.people["own seat"].seats)
            owner, other, watcher = (scene.people[role] for role in ("owner", "other seat", "spectator"))
            message = {"type": "renew", "id": "1", "link": "invite", "seat": own}
            owner.said["1"] = other.said["1"] = watcher.said["1"] = message
            await owner.send(message)
            assert "secret" in await owner.reply("1")
            for person in (other, watcher):
                await person.send(message)
                assert (await person.reply("1"))["code"] == "not-owner"
            rename = {"type": "rename", "id": "1", "seat": min(other.seats), "name": "Quinta"}
            other.said["1"] = rename
            await other.send(rename)
            assert (await other.reply("1"))["type"] == "done"
            assert other.part("table")["chairs"][min(other.seats)]["name"] == "Quinta"

    story(speak())
