"""Carrying over: a table as a file, to be taken up in another house, with its journal and everybody's chairs.

A file holds all that is hidden in its game. So of a game that is not over only somebody gets one to whom all its people
belong: one against bots, or several at one device. Whoever takes it up elsewhere holds all these chairs there, and what
was agreed, said and left on the clock is so there too. A journal alone is taken up as a game against bots.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bothy.bots.usual import bot_at_table, usual_bot
from bothy.games import find
from bothy.host import admission, api
from bothy.host import protocol as say
from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.host.making import DAY, Maker
from bothy.host.names import clean, friendly
from bothy.host.pack_process import PackQuestion
from bothy.host.secrets import hashed, new_id, new_secret, opens
from bothy.host.storage import Snapshot, add_chat, add_rows, put_snapshot
from bothy.host.table_record import Links, SeatRecord, TableRecord
from bothy.host.work import Slices
from bothy.kernel import Game
from bothy.kernel.journal import Journal, Outdated, is_row, retell

if TYPE_CHECKING:
    from bothy.host.tables import Tables

FORMAT = "bothy table 1"
CHATS = 100
"""So much of what was said last goes with a table."""
SEATS = 16


def may_carry(record: TableRecord, secret: str, person: str) -> bool:
    """Whether somebody may have the file of a table: who sits there after the end, before it who holds all chairs."""
    own = [opens(secret, chair.secret) or (bool(person) and chair.who == person) for chair in record.chairs]
    people = [seat for seat, chair in enumerate(record.chairs) if chair.person]
    holds = [own[seat] for seat in people]
    who = {record.chairs[seat].who for seat in people}
    if opens(secret, record.owner) and len(who) == 1 and who != {""}:
        return True
    return any(holds) if record.state == "finished" else bool(holds) and all(holds)


def packed(host: Host) -> api.CarriedTable:
    """A table as a file."""
    record = host.record
    chairs = [
        api.CarriedChair(
            chair.name, chair.person, chair.bot, chair.colour, chair.resigned, chair.secret in record.advice
        )
        for chair in record.chairs
    ]
    left = host.asking.seconds_left()
    return api.CarriedTable(
        FORMAT,
        host.journal_text(),
        record.game,
        chairs,
        record.pace,
        record.bot_pace,
        record.watching,
        record.ended,
        int(record.started * 1000),
        record.paused,
        -1 if left is None else left,
        [api.CarriedChat(chat.seat, chat.name, chat.text, chat.at) for chat in host.updates.chats[-CHATS:]],
    )


async def taken_up(
    tables: Tables,
    carried: api.CarriedTable,
    maker: Maker,
    charge: Callable[[float], None] | None = None,
    who: str = "",
    name: str = "",
) -> api.Made:
    """A table of this house that goes on where the file ends. Every answer in it is checked against the rules."""
    if carried.format != FORMAT:
        raise RequestError("options", f"this is no table of ours: it should say {FORMAT!r}")
    if not carried.chairs:
        carried = with_bots(carried.journal, name)
    async with tables.making.room(maker, time.time() - DAY):
        journal = await journal_in(tables, carried, maker, charge)
        return await begun(tables, carried, journal, maker, who)


def with_bots(journal: str, name: str) -> api.CarriedTable:
    """The table of a journal alone: whoever brings it sits in the first chair, and bots in all others."""
    words = dict(line.split(maxsplit=1) for line in head(journal) if len(line.split(maxsplit=1)) == 2)
    key, seats = words.get("game", "").strip(), words.get("seats", "").strip()
    if not (seats.isdigit() and 1 <= int(seats) <= SEATS):
        raise RequestError("options", "this is neither a table of ours nor a journal")
    bot = usual_bot(found(key))
    chairs = [api.CarriedChair(name, person=True), *[api.CarriedChair("", False, bot) for _ in range(int(seats) - 1)]]
    return api.CarriedTable(FORMAT, journal, key, chairs, "unhurried")


def found(key: str) -> Game[Any]:
    try:
        return find(key)
    except ValueError as error:
        raise RequestError("no-game", str(error)) from error


async def journal_in(
    tables: Tables, carried: api.CarriedTable, maker: Maker, charge: Callable[[float], None] | None
) -> Journal[Any]:
    """The journal of a file, played again row by row."""
    game = found(carried.game)
    try:
        for pack in packs_in(carried.journal):
            question = PackQuestion(game.key, len(carried.chairs), options_in(carried.journal), pack)
            await tables.packs.check(question, maker.address, charge)
        journal = await tables.work.in_slices(lambda: retold(carried.journal), charge)
    except Outdated as error:
        raise RequestError("older-rules", f"this game was played under other rules: {error}") from error
    except ValueError as error:
        raise RequestError("options", f"the journal of this table cannot be read: {error}") from error
    if journal.game is not game or journal.position.table.box.seats != len(carried.chairs):
        raise RequestError("options", "the journal of this table is of another game, or for other seats")
    for chair in carried.chairs:
        if chair.bot:
            try:
                bot_at_table(chair.bot, game)
            except ValueError as error:
                raise RequestError("options", str(error)) from error
    return journal


def packs_in(text: str) -> list[str]:
    """The packs that a journal says it was played with, unread: they are tried before anybody reads them."""
    return [json.loads(line.strip().removeprefix("pack ")) for line in head(text) if line.strip().startswith("pack ")]


def options_in(text: str) -> dict[str, str]:
    words = [line.split(maxsplit=2) for line in head(text)]
    return {line[1]: line[2] for line in words if len(line) == 3 and line[0] == "option"}


def head(text: str) -> list[str]:
    lines = text.splitlines()
    return lines[: next((number for number, line in enumerate(lines) if is_row(line)), len(lines))]


def retold(text: str) -> Slices[Journal[Any]]:
    journal: Journal[Any] | None = None
    for told in retell(text, find):
        journal = told[0]
        yield
    assert journal is not None
    return journal


async def begun(tables: Tables, carried: api.CarriedTable, journal: Journal[Any], maker: Maker, who: str) -> api.Made:
    game, links, box = journal.game, Links(), journal.position.table.box
    own: dict[str, str] = {}
    names: list[str] = []
    chairs: list[SeatRecord] = []
    for seat, chair in enumerate(carried.chairs):
        name = clean(chair.name) or friendly(names)
        names.append(name)
        if chair.person:
            own[str(seat)] = new_secret()
            secret = hashed(own[str(seat)])
            chairs.append(SeatRecord(name, secret, chair.bot, resigned=chair.resigned, who=who, colour=chair.colour))
        else:
            chairs.append(SeatRecord(name, bot=chair.bot, colour=chair.colour))
    record = TableRecord(
        new_id(),
        game.key,
        chairs,
        dict(box.options),
        hashed(links.owner),
        hashed(links.invite),
        hashed(links.watch),
        time.time(),
        pack=box.pack,
        pace=carried.pace,
        bot_pace=carried.bot_pace,
        watching=carried.watching,
        hot_seat=len(own) > 1,
        address=maker.address,
        maker=maker.person,
        paused=carried.paused,
        advice=[chairs[seat].secret for seat, chair in enumerate(carried.chairs) if chair.person and chair.advice],
        scene=journal.scene,
    )
    over = journal.position.over()
    record.started = carried.started / 1000 or time.time()
    record.state = "finished" if over or carried.ended else "playing"
    record.ended = carried.ended and not over
    record.owned_by, record.host = who, next((chair.name for chair in chairs if chair.person), "")
    host = Host(tables, game, record)
    admission.deal(host)
    dump = journal.position.dump()
    rows = list(journal.rows)
    snapshot = Snapshot(len(rows), dump)
    host.restore(rows, [], snapshot)
    writes = [*add_rows(record.id, 1, rows, [""] * len(rows)), put_snapshot(record.id, len(rows), journal.rules, dump)]
    for number, said in enumerate(carried.chats, 1):
        chat = say.Chat(number, said.seat, clean(said.name), clean(said.text, 400), said.at)
        host.updates.chats.append(chat)
        writes.append(add_chat(record.id, chat, chat.at / 1000, ""))
    host.asking.left = carried.left if carried.left >= 0 else None
    await tables.begin_hosting(host, writes)
    if record.paused:
        host.asking.halt()
    return api.Made(record.id, links.owner, links.invite, links.watch, own)
