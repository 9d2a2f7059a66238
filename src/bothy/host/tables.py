"""All tables of one server, where they are kept, and who thinks for the bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bothy.bots.usual import bot_at_table, usual_bot
from bothy.games import find
from bothy.host import admission, api, learning_api, place_api
from bothy.host.bot_pool import BotPool
from bothy.host.branches import Branch, Scene
from bothy.host.child import Child
from bothy.host.clocks import SECONDS, Paces
from bothy.host.common_room import CommonRoom
from bothy.host.connection import Connection
from bothy.host.conversation import Start
from bothy.host.database import StorageError, Write
from bothy.host.errands import Errands
from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.host.leases import Elsewhere, Lease, Leases
from bothy.host.making import DAY, NO_LIMITS, Maker, Making, MakingLimits
from bothy.host.names import clean, friendly
from bothy.host.notices.desk import Desk
from bothy.host.pack_process import PackQuestion
from bothy.host.packs import Packs
from bothy.host.places import Places
from bothy.host.replays import Replays
from bothy.host.review_lane import ReviewLane
from bothy.host.secrets import hashed, new_id, new_secret, opens
from bothy.host.setbacks import FOR_LONG, Setbacks
from bothy.host.sharing import Sharing
from bothy.host.storage import Snapshot, Storage, StoredJournal
from bothy.host.table_record import Links, SeatRecord, TableRecord, decode
from bothy.host.work import Work
from bothy.kernel import SPECTATOR, Game, Seat

REST = 600.0
"""After so many seconds without anybody a table is put away; it is kept, and comes back when somebody does."""
BEAT = 10.0
"""How often the server notes that it is alive, for the refund of outages."""
SETBACKS = 3
"""When so many old tables could not be deleted, the others have time."""
OLD = 1.0
"""After so many seconds a list that came from a copy of the database, which may have lagged, is read again."""

log = logging.getLogger("bothy.host")
NOBODY = Maker()


class Tables:
    """Every table of a server."""

    def __init__(
        self,
        storage: Storage,
        bot_pool: BotPool | None = None,
        keep_days: float = 0,
        limits: MakingLimits = NO_LIMITS,
        work: Work | None = None,
        start: Start = Child.start,
    ) -> None:
        self.storage = storage
        self.sharing = Sharing(self, storage.url) if storage.base.shared else None
        """What is done because others serve the same database; None where this process is alone with it."""
        self.company = self.sharing.company if self.sharing is not None else None
        self.leases: Leases = self.company.leases if self.company is not None else Leases()
        self.work = work or Work()
        self.places = Places(storage)
        self.packs = Packs(start)
        self.making = Making(storage, limits)
        self.bot_pool = bot_pool or BotPool()
        self.paces: Paces = {pace: dict(lengths) for pace, lengths in SECONDS.items()}
        """How long each pace waits."""
        self.keep_days = keep_days
        """How long finished tables are kept; 0 for ever."""
        self.hosts: dict[str, Host] = {}
        self.loading: dict[str, asyncio.Task[Host]] = {}
        self.replays = Replays(self.work)
        self.reviews = ReviewLane(storage, self.bot_pool, self.leases, start)
        self.changes = 0
        """How often a record was kept."""
        self.tell_changed: Callable[[], None] = lambda: None
        self.listed: tuple[int, list[api.TableInfo]] | None = None
        """The open tables as they were found last, after so many changes."""
        self.listed_at = 0.0
        self.counts: Counter[str] = Counter()
        self.desk = Desk(storage, self.counts)
        self.desk.look_again = self.look_again
        self.common_room = CommonRoom(storage)
        self.errands = Errands(self)
        self.reviews.elsewhere = self.errands.reviewing
        self.tasks: list[asyncio.Task[None]] = []
        self.setbacks = Setbacks()
        """Old tables that could not be deleted."""
        self.outage = 0.0
        """How long the server was down before this start."""

    # Opening and closing

    async def open(self) -> None:
        """Bring back the tables whose clocks run also while nobody is there."""
        await self.storage.start()
        await self.desk.open()
        if self.sharing is not None:
            await self.sharing.open()
        else:
            await self.bring_back()
        await self.common_room.open()
        self.tasks.append(asyncio.create_task(self.heartbeat(), name="heartbeat"))
        self.tasks.append(asyncio.create_task(self.work.watch(), name="how late the loop is"))

    async def bring_back(self) -> None:
        """Take up every table whose clock runs, the time since this process was last alive not counted."""
        alive = await self.storage.note("alive")
        self.outage = max(time.time() - float(alive), 0) if alive else 0.0
        for record in await self.storage.playing():
            if record.pace == "days":
                await self.take_up(record.id)
        await self.note_alive()

    async def take_up(self, id: str) -> None:
        """Host a table without being asked for it."""
        try:
            await self.host(id)
        except Elsewhere:
            pass  # somebody was faster
        except RequestError as error:
            log.error("not brought back", extra={"table": id, "error": str(error)})

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.hang_up()
        for host in list(self.hosts.values()):
            await host.stop()
        self.hosts.clear()
        await self.desk.close()
        await self.reviews.close()
        await self.bot_pool.close()
        await self.packs.close()
        self.work.close()
        if self.company is not None:
            await self.company.close()
        else:
            try:
                await self.note_alive()
            except StorageError as error:
                log.error("not kept", extra={"error": str(error)})
        await self.storage.close()

    def hang_up(self) -> None:
        """Tell everybody that the server closes, and that their tables are kept."""
        for host in self.hosts.values():
            host.hang_up("the server is closing; the table is kept")

    async def heartbeat(self) -> None:
        """Note now and then that the server is alive, put away what is left alone, and forget what is old."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.company is None:
                    await self.note_alive()
                await self.unload_idle()
                if self.keep_days:
                    await self.delete_finished(time.time() - self.keep_days * DAY)
            except StorageError as error:
                log.error("not kept", extra={"error": str(error)})

    async def note_alive(self) -> None:
        await self.storage.put_note("alive", str(time.time()))

    async def unload_idle(self, rest: float = REST) -> None:
        now = time.monotonic()
        for id, host in list(self.hosts.items()):
            idle = not host.connections and now - host.touched > rest and host.inbox.empty()
            idle = idle and id not in self.reviews.running
            if idle and (host.record.pace != "days" or host.record.state != "playing"):
                del self.hosts[id]
                await host.stop()
                await self.leases.let_go(id)

    async def take_up_anew(self, id: str) -> None:
        """Forget what is known of a table. Whoever is there comes back, and it is brought back from storage."""
        host = self.hosts.pop(id, None)
        if host is not None:
            log.warning("a table is taken up anew", extra={"table": id})
            host.hang_up("the table is brought back from storage")
            await host.stop()
            await self.leases.let_go(id)

    async def delete_finished(self, before: float) -> None:
        """Delete finished tables that nobody has touched since; one that cannot be keeps no other from it."""
        left_alone, failed = set(self.setbacks.left_alone()), 0
        for id in await self.storage.finished_before(before):
            if id in self.hosts or id in left_alone:
                continue
            try:
                await self.delete(id)
            except (Elsewhere, RequestError):
                continue
            except StorageError as error:
                log.error("not deleted", extra={"table": id, "error": str(error)})
                self.setbacks.note(id, FOR_LONG)
                failed += 1
                if failed == SETBACKS:
                    return  # it may be the database itself

    async def delete(self, id: str) -> None:
        """Nothing of a table is left."""
        await self.leases.take(id)
        try:
            await self.storage.delete(id, [*self.leases.guard(id), *self.leases.ending(id)])
        except StorageError:
            await self.leases.let_go(id)
            raise
        self.leases.ended(id)

    # Tables

    async def host(self, id: str) -> Host:
        """The host of a table, brought back from storage if need be."""
        found = self.hosts.get(id)
        if found is not None:
            found.check_held()
            found.touched = time.monotonic()  # it is not put away while somebody is at the door
            return found
        task = self.loading.get(id)
        if task is None:
            loading = self.work.measured(self.load(id), "taking up a table")
            task = self.loading[id] = asyncio.create_task(loading)
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Host:
        """Hold a table, and bring it back from storage: what is read after it is held is the last word on it."""
        lease = await self.leases.take(id) if "\0" not in id else Lease(0)
        try:
            return await self.load_held(id, lease)
        except BaseException:
            await self.leases.let_go(id)
            raise

    async def load_held(self, id: str, lease: Lease) -> Host:
        stored = await self.storage.table(id)
        if stored is None:
            raise RequestError("no-table", "there is no such table")
        record = stored.record
        host = Host(self, game_of(record), record, stored=True)
        host.lease = lease.number
        found = await self.storage.journal(id, over=record.state == "finished")
        snapshot = await self.storage.snapshot(id)
        host.updates.chats = await self.storage.chats(id, 200)
        try:
            journal, writes = await self.work.beside(lambda: restored(host, found, snapshot))
        except ValueError as error:
            raise RequestError("older-rules", f"this game was played under other rules: {error}") from error
        if writes:
            log.warning("moves of older rules taken back", extra={"table": id, "rules": host.rules})
            await self.storage.write([*self.leases.guard(id), *writes])
        clock = record.clock
        if clock is not None and clock.rows == len(journal.rows) and (record.pace != "days" or record.paused):
            host.asking.left, host.asking.hourglass = clock.left, clock.glass
        elif journal.times and record.pace == "days":
            host.asking.left = left_of(lease, len(journal.rows))
            if host.asking.left is None:
                host.asking.refund(journal.times[-1], self.outage if lease.away is None else lease.away)
        host.last_time = journal.times[-1] if journal.times else 0.0
        self.hosts[id] = host
        self.counts["taken_up"] += 1
        host.begin()
        return host

    async def make(
        self, new: api.NewTable, maker: Maker = NOBODY, charge: Callable[[float], None] | None = None, who: str = ""
    ) -> api.Made:
        """A new table, if there is room for one; whoever makes it owns it and sits in its first seat or seats."""
        async with self.making.room(maker, time.time() - DAY):
            return await self.make_table(new, maker, charge, who)

    async def make_table(
        self, new: api.NewTable, maker: Maker, charge: Callable[[float], None] | None, who: str
    ) -> api.Made:
        try:
            game = find(new.game)
        except ValueError as error:
            raise RequestError("no-game", str(error)) from error
        try:
            options = game.settle(new.options)
            seats = new.seats or game.usual_seats()
            if new.pack:
                await self.packs.check(PackQuestion(game.key, seats, options, new.pack), maker.address, charge)
            await self.work.beside(lambda: game.new(seats, options, new.pack), charge)
            for name in new.bots:
                bot_at_table(name, game)
        except ValueError as error:
            raise RequestError("options", str(error)) from error
        if new.hot_seats > seats or new.hot_seats + len(new.bots) > seats:
            raise RequestError(
                "options", f"{new.hot_seats} people and {len(new.bots)} bots do not fit into {seats} seats"
            )
        chairs = [SeatRecord() for _ in range(seats)]
        own: dict[str, str] = {}
        names: list[str] = []
        for seat in range(new.hot_seats):
            secret = new_secret()
            name = clean(new.name) if seat == 0 and clean(new.name) else friendly(names)
            chairs[seat] = SeatRecord(name, hashed(secret), who=who)
            own[str(seat)] = secret
            names.append(name)
        for seat, name in enumerate(new.bots, new.hot_seats):
            chairs[seat] = SeatRecord(friendly(names), bot=name)
            names.append(chairs[seat].name)
        links = Links()
        record = new_record(game, new, options, chairs, links, maker)
        record.owned_by, record.host = who, clean(new.name)
        host = await self.begin_hosting(Host(self, game, record))
        if new.start:
            await host.in_turn(host.start)
        return made(record, links, own)

    async def begin_hosting(self, host: Host, writes: Sequence[Write] = ()) -> Host:
        """Keep a new table and begin to host it."""
        await host.keep([*writes], host.record)
        self.hosts[host.record.id] = host
        self.counts["tables"] += 1
        host.begin()
        return host

    async def let_be(self, id: str) -> None:
        """Hold a new table no longer to which nobody has come yet: whoever is asked for it first takes it.

        Where a proxy routes by the table's id that is where all will arrive, and it is seldom who made it.
        """
        host, company = self.hosts.get(id), self.company
        if host is None or host.connections or host.record.pace == "days":
            return
        if company is not None and company.fellows.ready():
            await host.finish()
            del self.hosts[id]
            with suppress(StorageError):  # it may take it again itself
                await self.leases.let_go(id)
            await host.stop()

    async def rematch(self, record: TableRecord, maker: Maker) -> str:
        """Begin the game of a table that follows another, if there is room for one; its id."""
        async with self.making.room(maker, time.time() - DAY):
            record.maker, record.address = maker
            host = await self.begin_hosting(Host(self, find(record.game), record))
        await host.in_turn(host.start)
        await self.let_be(record.id)
        return record.id

    async def what_if(
        self,
        source: Host,
        wanted: api.WhatIf,
        maker: Maker = NOBODY,
        charge: Callable[[float], None] | None = None,
        who: str = "",
    ) -> api.Made:
        """A new table that goes on from a moment of a finished game: one person, and bots in all other seats."""
        async with self.making.room(maker, time.time() - DAY):
            return await self.make_what_if(source, wanted, maker, charge, who)

    async def make_what_if(
        self, source: Host, wanted: api.WhatIf, maker: Maker, charge: Callable[[float], None] | None, who: str
    ) -> api.Made:
        old = source.record
        if wanted.seat >= len(old.chairs):
            raise RequestError("no-seat", "there is no such seat")
        branch = await self.replays.use(source, lambda replay: Branch(replay, wanted.moment), maker.address, charge)
        name, secret = clean(wanted.name) or friendly([]), new_secret()
        people = [name, *[chair.name for chair in old.chairs if chair.person]]
        names = [chair.name for chair in old.chairs]
        chairs = among_bots(source.game, wanted.seat, SeatRecord(name, hashed(secret), who=who), names, people)
        new = api.NewTable(old.game, options=dict(old.options), pack=old.pack, pace="none", bot_pace=wanted.bot_pace)
        links = Links()
        record = new_record(source.game, new, new.options, chairs, links, maker)
        record.state, record.started = "playing", time.time()
        record.owned_by, record.host = who, name
        host = Host(self, source.game, record)
        admission.deal(host)
        await self.work.beside(lambda: host.restore(branch.rows, [], branch.snapshot), charge)
        host.updates.take_up(branch.events)
        await self.begin_hosting(host, branch.writes(record.id, source.game.rules_version))
        return made(record, links, {str(wanted.seat): secret})

    async def play_on(
        self,
        scene: Scene,
        wanted: learning_api.PlayOn,
        maker: Maker = NOBODY,
        charge: Callable[[float], None] | None = None,
        who: str = "",
    ) -> api.Made:
        """A new table that begins with a scene: one person, who may have answered already, and bots everywhere else."""
        async with self.making.room(maker, time.time() - DAY):
            return await self.make_begun(scene, wanted, maker, charge, who)

    async def make_begun(
        self, scene: Scene, wanted: learning_api.PlayOn, maker: Maker, charge: Callable[[float], None] | None, who: str
    ) -> api.Made:
        game, seat = scene.game, scene.seat
        box = await self.work.beside(lambda: scene.checked(wanted.answer), charge)
        name, secret = clean(wanted.name) or friendly([]), new_secret()
        chairs = among_bots(
            game, seat, SeatRecord(name, hashed(secret), who=who), list(scene.names[: box.seats]), [name]
        )
        new = api.NewTable(game.key, options=dict(box.options), pack=box.pack, pace="none", bot_pace=wanted.bot_pace)
        links = Links()
        record = new_record(game, new, new.options, chairs, links, maker)
        record.owned_by, record.host, record.scene = who, name, scene.text
        host = await self.begin_hosting(Host(self, game, record))
        await host.in_turn(host.start)
        if wanted.answer:
            await host.in_turn(lambda: host.answer(seat, host.asking.question, wanted.answer, ""))
        return made(record, links, {str(seat): secret})

    async def open_tables(self) -> list[api.TableInfo]:
        """The public tables that somebody could join or watch."""
        listed = self.listed
        old = self.storage.replica is not None and time.monotonic() - self.listed_at > OLD
        if listed is None or listed[0] != self.changes or old:
            self.listed_at = time.monotonic()
            changes, found = self.changes, await self.storage.open_tables()
            listed = self.listed = (changes, await self.work.beside(lambda: [info(decode(data)) for data in found]))
        return listed[1]

    async def send_away(self, person: str) -> None:
        """Whoever came by a key of a place says hello anew; those whose keys were ended cannot."""
        for host in list(self.hosts.values()):
            for connection in [one for one in host.connections if one.home == person]:
                await self.send_one_away(host, connection)

    async def send_one_away(self, host: Host, connection: Connection) -> None:
        await host.in_turn(lambda: host.people.depart(connection))
        connection.hang_up("restart", "a key of your place was ended")

    def look_again(self) -> None:
        """Somebody wishes to be called who did not before."""
        for host in self.hosts.values():
            host.look_who_is_asked()

    def changed(self) -> None:
        """A table has changed in what the list of tables shows."""
        self.changes += 1
        self.tell_changed()

    def look_at_list(self) -> None:
        """A table of another process has changed so."""
        self.changes += 1

    async def my_table(self, id: str, secret: str, person: str = "") -> place_api.MyTable | None:
        """How it stands at a table, for one who holds a link to it or sits there; None if neither is so any more."""
        stored = await self.storage.table(id)
        if stored is None:
            return None
        if id in self.hosts:
            return await self.standing(self.hosts[id].record, self.hosts[id], secret, person, stored.changed)
        try:
            if stored.record.state == "playing" and known_as(stored.record, secret, person) is not None:
                found = await self.errands.at(id, "standing", secret, person)
                return msgspec.convert(found, place_api.MyTable) if isinstance(found, dict) else found
        except RequestError as error:
            if error.code != "older-rules":
                return None
        return await self.standing(stored.record, None, secret, person, stored.changed)

    async def standing(
        self, record: TableRecord, host: Host | None, secret: str, person: str, changed: float = 0.0
    ) -> place_api.MyTable | None:
        """How it stands at a table of this record; whose turn it is, if it is played here."""
        seat = known_as(record, secret, person)
        if seat is None:
            return None
        changed = max(changed, await self.storage.last_answer(record.id))
        asked: list[Seat] = []
        shares: list[float] = []
        if host is not None and host.position is not None and not (seat == SPECTATOR and record.watching == "off"):
            asked = host.position.asking() if record.state == "playing" else []
        if record.state == "finished" and not record.ended:
            with suppress(RequestError):
                shares = await self.shares(record)
        names = [chair.name for chair in record.chairs]
        turn = seat in asked and not record.chairs[seat].bot and not record.paused
        when = int(changed * 1000)
        return place_api.MyTable(record.id, record.game, record.state, names, seat, turn, asked, shares, when)

    async def shares(self, record: TableRecord) -> list[float]:
        """The shares of the win at a finished table, which nobody has to host for that."""
        snapshot = await self.storage.snapshot(record.id)
        if snapshot is None:
            return []
        game = game_of(record)
        try:
            return await self.work.beside(lambda: game.result(game.load(snapshot.data).table).shares)
        except ValueError as error:
            raise RequestError("older-rules", f"this game was played under other rules: {error}") from error


def restored(host: Host, found: list[tuple[Any, ...]], snapshot: Snapshot | None) -> tuple[StoredJournal, list[Write]]:
    """Take up a stored table, away from the loop: its journal, and what is to be kept of that."""
    journal = StoredJournal.of(found)
    host.work.count("rows_read", len(journal.rows))
    return journal, host.restore(journal.rows, journal.notes, snapshot)


def known_as(record: TableRecord, secret: str, person: str) -> Seat | None:
    """The seat of whoever holds a link or sits at a table, no seat if they own it or may watch; None of others."""
    own = [seat for seat, chair in enumerate(record.chairs) if opens(secret, chair.secret)]
    if person:
        own = [seat for seat, chair in enumerate(record.chairs) if chair.who == person and chair.person]
    known = opens(secret, record.owner) or opens(secret, record.watch) or (person and record.owned_by == person)
    return own[0] if own else SPECTATOR if known else None


def left_of(lease: Lease, rows: int) -> float | None:
    """What is left of the time of a question, as it was kept with the lease; None if that was of another question."""
    return max(lease.due - time.time(), 60.0) if lease.due > 1 and lease.asked == rows else None


def game_of(record: TableRecord) -> Game[Any]:
    try:
        return find(record.game)
    except ValueError as error:
        raise RequestError("no-game", f"this server does not know the game {record.game}") from error


def new_record(
    game: Game[Any],
    new: api.NewTable,
    options: dict[str, str],
    chairs: list[SeatRecord],
    links: Links,
    maker: Maker,
) -> TableRecord:
    """The record of a table that is to be made, before its game."""
    return TableRecord(
        new_id(),
        game.key,
        chairs,
        options,
        hashed(links.owner),
        hashed(links.invite),
        hashed(links.watch),
        time.time(),
        pack=new.pack,
        pace=new.pace,
        bot_pace=new.bot_pace,
        public=new.public,
        watching=new.watching,
        watch_delay=new.watch_delay,
        hot_seat=new.hot_seats > 1,
        address=maker.address,
        maker=maker.person,
    )


def among_bots(
    game: Game[Any], seat: Seat, person: SeatRecord, names: list[str], others: list[str]
) -> list[SeatRecord]:
    """A person's chair, and bots in all others: by these names, unless they are those of other people."""
    chairs = [SeatRecord(name, bot=usual_bot(game)) for name in names]
    chairs[seat] = person
    for number, chair in enumerate(chairs):
        if number != seat and chair.name in others:
            chair.name = friendly([*others, *[one.name for one in chairs]])
    return chairs


def made(record: TableRecord, links: Links, seats: dict[str, str]) -> api.Made:
    return api.Made(record.id, links.owner, links.invite, links.watch, seats)


def info(record: TableRecord) -> api.TableInfo:
    free = [chair for chair in record.chairs if chair.free]
    people = [chair for chair in record.chairs if chair.person]
    return api.TableInfo(
        record.id,
        record.game,
        record.state,
        len(record.chairs),
        len(free),
        len(people),
        record.pace,
        record.watching,
        int(record.created * 1000),
    )
