"""Who may do what with seats, votes, watching, rematches, knocks, places, devices, keepsakes and feeds: everybody tries
everything, and a table says what comes.

The people come as browsers do, by links and with a cookie. Each trial has a table of its own: who plays, who looks on,
who has gone, given up, left, been sent away. What nobody may get, whatever they try, is a second hand.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count

from bothy.web.cookie import COOKIE, sign
from bothy.web.cookie import Person as Visitor
from campaigns.client import Line, Message, Person, Reply, make
from campaigns.inside import Inside
from campaigns.tables import usual_seats

PLAYER, OTHER, SLEEPER, GONE, RESIGNED = "player", "other player", "sleeper", "gone player", "resigned player"
LEAVER, REMOVED, OWNER, STRANGER, WATCHER, LET_IN = "leaver", "removed", "owner", "stranger", "watcher", "let in"
NO_COOKIE = "without a cookie"
ROLES = (PLAYER, OTHER, SLEEPER, GONE, RESIGNED, LEAVER, REMOVED, OWNER, STRANGER, WATCHER, LET_IN, NO_COOKIE)

SEATED = dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED), "seated")
OUTSIDE = (STRANGER, WATCHER, OWNER, NO_COOKIE)
TABLE: dict[str, dict[str, str]] = {
    # What is tried, and what comes of it for each: done, asked (of all who play), the code of a refusal, or as what
    # one is let in.
    "take a bot's chair": {
        **SEATED, LEAVER: "seen-a-hand", REMOVED: "removed", LET_IN: "seen-a-hand", **dict.fromkeys(OUTSIDE, "asked"),
    },
    "take the chair of who left": {
        **SEATED, LEAVER: "asked", REMOVED: "removed", LET_IN: "seen-a-hand", **dict.fromkeys(OUTSIDE, "asked"),
    },
    "take the chair of who was removed": {
        **SEATED, LEAVER: "seen-a-hand", REMOVED: "removed", LET_IN: "seen-a-hand", **dict.fromkeys(OUTSIDE, "asked"),
    },
    "take a player's chair": {
        **SEATED, LEAVER: "taken", REMOVED: "removed", LET_IN: "taken", **dict.fromkeys(OUTSIDE, "taken"),
    },
    "knock": {
        **SEATED, LEAVER: "asked", REMOVED: "removed", LET_IN: "seen-a-hand", **dict.fromkeys(OUTSIDE, "asked"),
    },
    "come by the link of another's seat": {
        **dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED, LEAVER, REMOVED, LET_IN), "seen-a-hand"),
        **dict.fromkeys(OUTSIDE, "a seat"),
    },
    "come by the key of one's own place": {
        **dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED), "a seat"), LEAVER: "a spectator", REMOVED: "removed",
        LET_IN: "everything", OWNER: "a spectator", STRANGER: "a spectator", WATCHER: "a spectator",
    },
    "come by the key of another's place": {
        **dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED, LEAVER, LET_IN), "seen-a-hand"),
        REMOVED: "seen-a-hand", **dict.fromkeys((OWNER, STRANGER, WATCHER, NO_COOKIE), "a seat"),
    },
    "take up another's place by its keepsake": {
        **dict.fromkeys(ROLES, "a seat"),
        **dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED, LEAVER, REMOVED, LET_IN), "seen-a-hand"),
    },
    "take up another's place by the code for a device": {
        **dict.fromkeys(ROLES, "a seat"),
        **dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED, LEAVER, REMOVED, LET_IN), "seen-a-hand"),
    },
    "use a code for a device a second time": dict.fromkeys(ROLES, "link"),
    "have a feed": {
        **dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED), "one's own turns"),
        **dict.fromkeys((LEAVER, REMOVED, OWNER, STRANGER, WATCHER, LET_IN), "nothing of this table"),
    },
    "read a feed by an address like another's": dict.fromkeys(ROLES, "link"),
    "watch": {
        **dict.fromkeys(ROLES, "a spectator"), REMOVED: "removed", LET_IN: "everything",
    },
    "ask to see all hands": {
        **SEATED, LEAVER: "seen-a-hand", REMOVED: "removed", LET_IN: "seen-a-hand", NO_COOKIE: "seen-a-hand",
        **dict.fromkeys((STRANGER, WATCHER, OWNER), "asked"),
    },
    "be waited for in a vote": {
        **dict.fromkeys(ROLES, "no"), PLAYER: "yes", OTHER: "yes", SLEEPER: "yes",
    },
    "vote": {
        **dict.fromkeys(ROLES, "not-yours"), PLAYER: "done", OTHER: "done", SLEEPER: "done", GONE: "done",
        RESIGNED: "resigned", REMOVED: "removed",
    },
    "propose to end": {
        **dict.fromkeys(ROLES, "not-yours"), PLAYER: "done", OTHER: "done", SLEEPER: "done", GONE: "done",
        RESIGNED: "resigned", REMOVED: "removed",
    },
    "look through another's eyes": {
        **dict.fromkeys(ROLES, "not-over"), REMOVED: "removed",
    },
    "play again after the end": {
        **dict.fromkeys(ROLES, "not-yours"), **dict.fromkeys((PLAYER, OTHER, SLEEPER, GONE, RESIGNED, OWNER), "done"),
        REMOVED: "removed",
    },
}  # fmt: skip


number = count()
"""Nobody of one trial is taken for somebody of another."""


@dataclass
class Fairness:
    """What came of it."""

    trials: int = 0
    tables: int = 0
    failures: list[str] = field(default_factory=list)


class CookieDoor:
    """The way of one person into a server: with a cookie, and from an address of their own."""

    def __init__(self, door: Inside, name: str, address: str) -> None:
        self.door = door
        self.address = address
        cookie = sign(door.site.visitors.key, Visitor(f"{name}-{next(number)}", name.capitalize()))
        self.headers = {} if name == NO_COOKIE else {"cookie": f"{COOKIE}={cookie}"}

    async def request(
        self, method: str, path: str, body: object = None, secret: str = "", headers: dict[str, str] | None = None
    ) -> Reply:
        self.door.client = self.address
        return await self.door.request(method, path, body, secret, {**self.headers, **(headers or {})})

    async def socket(self, table: str, headers: dict[str, str] | None = None) -> Line:
        self.door.client = self.address
        return await self.door.socket(table, {**self.headers, **(headers or {})})


class Scene:
    """A table in play, with somebody of each kind around it."""

    def __init__(self, door: Inside, key: str) -> None:
        self.door = door
        self.key = key
        self.doors = {role: CookieDoor(door, role, f"10.1.0.{number}") for number, role in enumerate(ROLES)}
        self.made: Message = {}
        self.seats: dict[str, int] = {}
        self.secrets: dict[str, str] = {}
        self.people: dict[str, Person] = {}
        self.bot = 0

    async def set(self, playing: list[str]) -> None:
        """Let these play, and the others be around."""
        few, many = max(3, len(playing) + 1), usual_seats(self.key, 99)
        seats = min(few, many)
        self.made = await make(
            self.doors[OWNER], game=self.key, seats=seats, hot_seats=0, pace="none", bot_pace="calm",
            public=True, watching="open", watch_delay=3600,
        )  # fmt: skip
        for role in playing:
            reply = await self.doors[role].request("POST", self.path("join"), {"name": role})
            seated = reply.json()
            self.seats[role], self.secrets[role] = seated["seat"], seated["secret"]
        self.bot = seats - 1
        owner = await self.come(OWNER, owner=self.made["owner"])
        for role in playing:
            await self.come(role, {self.seats[role]: self.secrets[role]})
        assert (await owner.ask("start"))["type"] == "done"

    def path(self, end: str) -> str:
        return f"/api/tables/{self.made['table']}/{end}"

    async def come(self, role: str, seats: dict[int, str] | None = None, owner: str = "") -> Person:
        person = Person(self.doors[role], self.made["table"], seats, owner=owner)
        await person.connect()
        self.people[role] = person
        return person

    async def change(self, role: str) -> None:
        """What has to happen for somebody to be what they are."""
        host = self.door.tables.hosts[self.made["table"]]
        seat = self.seats.get(role, -1)
        if role == SLEEPER:
            host.seating.sleep(seat)
            await host.in_turn(host.keep_record)
        elif role == GONE:
            await self.people.pop(role).close()
            host.agreeing.left[seat] = -1e9
        elif role == RESIGNED:
            await self.people[role].ask("resign", seat=seat)
        elif role == LEAVER:
            await self.people.pop(role).ask("leave", seat=seat)
        elif role == REMOVED:
            await self.people[OWNER].ask("remove", seat=seat)
            del self.people[role]
        elif role == LET_IN:
            watcher = await self.come(LET_IN)
            assert (await watcher.ask("look", name="Somebody"))["type"] == "done"
            await self.agree()
        elif role in (WATCHER, NO_COOKIE):
            await self.come(role)

    async def agree(self) -> None:
        for role in (PLAYER, OTHER):
            reply = await self.people[role].ask("vote", seat=self.seats[role], yes=True)
            assert reply["type"] == "done", reply

    async def leave(self) -> None:
        for person in self.people.values():
            await person.close()


Deed = Callable[[Scene, str], Awaitable[str]]


async def take(scene: Scene, role: str, seat: int) -> str:
    reply = await scene.doors[role].request("POST", scene.path("join"), {"name": f"{role} again", "seat": seat})
    found = reply.json()
    if reply.status != 201:
        return str(found["code"])
    return "asked" if found["asked"] else "a seat"


async def take_bots_chair(scene: Scene, role: str) -> str:
    return await take(scene, role, scene.bot)


async def knock(scene: Scene, role: str) -> str:
    reply = await scene.doors[role].request("POST", scene.path("knock"), {"name": f"{role} again"})
    found = reply.json()
    return ("asked" if found["asked"] else "a seat") if reply.status == 201 else str(found["code"])


async def take_chair_of_who_left(scene: Scene, role: str) -> str:
    return await take(scene, role, scene.seats[LEAVER])


async def take_chair_of_removed(scene: Scene, role: str) -> str:
    return await take(scene, role, scene.seats[REMOVED])


async def take_players_chair(scene: Scene, role: str) -> str:
    return await take(scene, role, scene.seats[OTHER if role == PLAYER else PLAYER])


async def come_by_anothers_link(scene: Scene, role: str) -> str:
    whose = OTHER if role == PLAYER else PLAYER
    return await come(scene, role, {scene.seats[whose]: scene.secrets[whose]})


async def come(scene: Scene, role: str, seats: dict[int, str] | None = None) -> str:
    person = Person(scene.doors[role], scene.made["table"], seats)
    try:
        (viewer,) = (await person.connect())["viewers"]
    except AssertionError:
        return person.bye
    await person.close()
    return {-1: "a spectator", -2: "everything"}.get(viewer, "a seat")


async def key_of(scene: Scene, role: str) -> str:
    """The key of a device of somebody's place."""
    reply = await scene.doors[role].request("POST", "/api/place", {})
    return str(reply.json()["secret"])


async def come_home(scene: Scene, role: str, key: str) -> str:
    """Say hello with the key of a place and nothing else; what one has seen before stays seen."""
    person = Person(scene.doors[role], scene.made["table"])
    person.line = await scene.doors[role].socket(scene.made["table"])
    await person.send({"type": "hello", "place": key})
    heard = await person.hear()
    await person.close()
    if heard["type"] == "bye":
        return person.bye
    return {-1: "a spectator", -2: "everything"}.get(heard["viewers"][0], "a seat")


async def come_by_own_place(scene: Scene, role: str) -> str:
    return await come_home(scene, role, await key_of(scene, role))


async def come_by_anothers_place(scene: Scene, role: str) -> str:
    return await come_home(scene, role, await key_of(scene, OTHER if role == PLAYER else PLAYER))


async def take_up_anothers_place(scene: Scene, role: str) -> str:
    """By a keepsake that was lent: the browser still is who it was, whatever cookie it gets now."""
    whose = OTHER if role == PLAYER else PLAYER
    key = await key_of(scene, whose)
    keepsake = (await scene.doors[whose].request("POST", "/api/place/keepsake", {}, secret=key)).json()["secret"]
    taken = (await scene.doors[role].request("POST", "/api/place/take", {"secret": keepsake})).json()["secret"]
    return await come_home(scene, role, taken)


async def code_of(scene: Scene, whose: str) -> str:
    """A code for another device of somebody's place."""
    key = await key_of(scene, whose)
    return str((await scene.doors[whose].request("POST", "/api/place/code", {}, secret=key)).json()["secret"])


async def take_up_by_code(scene: Scene, role: str) -> str:
    code = await code_of(scene, OTHER if role == PLAYER else PLAYER)
    taken = (await scene.doors[role].request("POST", "/api/place/take", {"secret": code})).json()["secret"]
    return await come_home(scene, role, taken)


async def take_up_by_used_code(scene: Scene, role: str) -> str:
    whose = OTHER if role == PLAYER else PLAYER
    code = await code_of(scene, whose)
    await scene.doors[whose].request("POST", "/api/place/take", {"secret": code})
    reply = await scene.doors[role].request("POST", "/api/place/take", {"secret": code})
    return "a place" if reply.status == 201 else str(reply.json()["code"])


async def feed_of(scene: Scene, role: str) -> str:
    """The secret in the address of somebody's feed."""
    reply = await scene.doors[role].request("POST", "/api/notices/feed", {"on": True})
    assert reply.status == 200, reply.body
    return str(reply.json()["feed"])


async def have_a_feed(scene: Scene, role: str) -> str:
    """What it tells of the table: no turns of others, and no secret of a link."""
    secret = await feed_of(scene, role)
    told = ""
    for end in ("turns.atom", "turns.ics"):
        reply = await scene.doors[STRANGER].request("GET", f"/api/feeds/{secret}/{end}")
        assert reply.status == 200, reply.status
        told += reply.body.decode()
    secrets = [*scene.secrets.values(), scene.made["owner"], scene.made["invite"], scene.made["watch"]]
    if any(one and one in told for one in secrets):
        return "a secret"
    turns = told.count("<entry>") + told.count("BEGIN:VEVENT")
    position = scene.door.tables.hosts[scene.made["table"]].position
    due = 2 if position is not None and scene.seats.get(role, -1) in position.asking() else 0
    if turns > due or (turns < due and role in (PLAYER, OTHER)):
        return f"{turns} turns instead of {due}"
    return "one's own turns" if role in SEATED else "nothing of this table"


async def read_a_feed_like_anothers(scene: Scene, role: str) -> str:
    secret = await feed_of(scene, OTHER if role == PLAYER else PLAYER)
    other = secret[:-1] + ("0" if secret[-1] != "0" else "1")
    reply = await scene.doors[role].request("GET", f"/api/feeds/{other}/turns.atom")
    return "read" if reply.status == 200 else str(reply.json()["code"])


async def watch(scene: Scene, role: str) -> str:
    person = Person(scene.doors[role], scene.made["table"])
    person.line = await scene.doors[role].socket(scene.made["table"])
    await person.line.send('{"type":"hello"}')
    heard = await person.hear()
    await person.close()
    if heard["type"] == "bye":
        return person.bye
    return {-1: "a spectator", -2: "everything"}[heard["viewers"][0]]


async def ask_to_look(scene: Scene, role: str) -> str:
    person = Person(scene.doors[role], scene.made["table"])
    person.line = await scene.doors[role].socket(scene.made["table"])
    await person.line.send('{"type":"hello"}')
    if (await person.hear())["type"] == "bye":
        return person.bye
    reply = await person.ask("look", name=f"{role} again")
    await person.close()
    return "asked" if reply["type"] == "done" else str(reply["code"])


async def waited_for(scene: Scene, role: str) -> str:
    proposer = OTHER if role == PLAYER else PLAYER
    await scene.people[proposer].ask("propose", seat=scene.seats[proposer], what="end")
    part = scene.people[proposer].part("table")
    waiting = part["proposal"]["waiting"] if part["proposal"] is not None else []
    return "yes" if role in scene.people and scene.seats.get(role) in waiting else "no"


async def vote(scene: Scene, role: str) -> str:
    proposer = OTHER if role == PLAYER else PLAYER
    await scene.people[proposer].ask("propose", seat=scene.seats[proposer], what="end")
    return await say(scene, role, "vote", yes=False)


async def propose(scene: Scene, role: str) -> str:
    return await say(scene, role, "propose", what="end")


async def say(scene: Scene, role: str, type: str, **fields: object) -> str:
    """Something said for one's own seat, or where one has none any more for that of a player."""
    own = role in (PLAYER, OTHER, SLEEPER, GONE, RESIGNED)
    seats = {scene.seats[role]: scene.secrets[role]} if own else None
    person = Person(scene.doors[role], scene.made["table"], seats, owner=scene.made["owner"] if role == OWNER else "")
    person.line = await scene.doors[role].socket(scene.made["table"])
    hello = {"type": "hello", "seats": list(person.seats.values()), "owner": person.owner}
    await person.send(hello)
    if (await person.hear())["type"] == "bye":
        return person.bye
    if type != "rematch":
        fields["seat"] = scene.seats[role] if own else scene.seats[PLAYER]
    reply = await person.ask(type, **fields)
    await person.close()
    return "done" if reply["type"] == "done" else str(reply["code"])


async def look_through_others_eyes(scene: Scene, role: str) -> str:
    whose = OTHER if role == PLAYER else PLAYER
    path = scene.path(f"frames?viewer={scene.seats[whose]}")
    reply = await scene.doors[role].request("GET", path, secret=scene.secrets.get(role, ""))
    return "seen" if reply.status == 200 else str(reply.json()["code"])


async def play_again(scene: Scene, role: str) -> str:
    host = scene.door.tables.hosts[scene.made["table"]]
    await scene.people[PLAYER].ask("propose", seat=scene.seats[PLAYER], what="end")
    for other in (OTHER, SLEEPER):
        if other in scene.people and host.record.proposal is not None:
            await scene.people[other].ask("vote", seat=scene.seats[other], yes=True)
    assert host.record.state == "finished", host.record.proposal
    return await say(scene, role, "rematch")


DEEDS: dict[str, Deed] = {
    "take a bot's chair": take_bots_chair,
    "take the chair of who left": take_chair_of_who_left,
    "take the chair of who was removed": take_chair_of_removed,
    "take a player's chair": take_players_chair,
    "knock": knock,
    "come by the link of another's seat": come_by_anothers_link,
    "come by the key of one's own place": come_by_own_place,
    "come by the key of another's place": come_by_anothers_place,
    "take up another's place by its keepsake": take_up_anothers_place,
    "take up another's place by the code for a device": take_up_by_code,
    "use a code for a device a second time": take_up_by_used_code,
    "have a feed": have_a_feed,
    "read a feed by an address like another's": read_a_feed_like_anothers,
    "watch": watch,
    "ask to see all hands": ask_to_look,
    "be waited for in a vote": waited_for,
    "vote": vote,
    "propose to end": propose,
    "look through another's eyes": look_through_others_eyes,
    "play again after the end": play_again,
}


LEFT_OUT = {"come by the key of one's own place": {NO_COOKIE}, "have a feed": {NO_COOKIE}}
"""Who cannot try something: who has no cookie has no place of one's own, and no wishes."""


async def try_everything(door: Inside, key: str, found: Fairness, deeds: list[str] | None = None) -> None:
    """Everybody tries everything once, each at a table of its own."""
    for deed in deeds or list(DEEDS):
        for role in ROLES:
            if role in TABLE[deed]:
                await try_it(door, key, deed, role, found)


async def try_it(door: Inside, key: str, deed: str, role: str, found: Fairness) -> None:
    playing = [PLAYER, OTHER]
    wanted = {role, *([LEAVER] if "who left" in deed else []), *([REMOVED] if "removed" in deed else [])}
    playing += [one for one in (SLEEPER, GONE, RESIGNED, LEAVER, REMOVED) if one in wanted]
    if len(playing) >= usual_seats(key, 99):
        return  # there is no room for a bot beside them
    scene = Scene(door, key)
    await scene.set(playing)
    for one in [*playing[2:], *([role] if role in (LET_IN, WATCHER, NO_COOKIE) else [])]:
        await scene.change(one)
    heard = await DEEDS[deed](scene, role)
    found.trials += 1
    found.tables += 1
    if heard != TABLE[deed][role]:
        found.failures.append(f"{key}: {role}, {deed}: {heard}, and should be {TABLE[deed][role]}")
    hands = {
        viewer
        for person in scene.people.values()
        if person.door is scene.doors[role]
        for viewer in person.views
        if viewer >= 0
    }
    if len(hands) > 1:
        found.failures.append(f"{key}: {role}, {deed}: has seen the hands of {sorted(hands)}")
    await scene.leave()
