"""The people of one table: they come and go, sit down and leave, change chairs and links, chat and play again.

What each of that means for the record `Seating` and `Agreeing` decide; the host keeps it, and here those are told whom
it concerns.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bothy.bots.usual import usual_bot
from bothy.host import admission, api, lobby, rematches
from bothy.host import protocol as say
from bothy.host.agreeing import ASKING
from bothy.host.clocks import wire_time
from bothy.host.connection import Connection, encode
from bothy.host.database import StorageError
from bothy.host.effect import Effect
from bothy.host.errors import RequestError
from bothy.host.making import Maker
from bothy.host.names import look
from bothy.host.secrets import hashed, new_secret, opens
from bothy.host.statements import CHAT_NAMES, RENAME_CHAT
from bothy.host.storage import add_chat
from bothy.host.table_part import table_part
from bothy.kernel import SPECTATOR, Seat

if TYPE_CHECKING:
    from bothy.host.host import Host

TOGETHER = 0.25
"""Of those who come and go within so many seconds the others are told at once."""
FEW = 200
"""So many events are put into words for a newcomer on the loop; more, beside it."""


class People:
    """Who is at one table, and what they do there besides playing."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.telling: asyncio.TimerHandle | None = None
        """Runs from when the others were told of somebody's coming or going until they may be told of the next."""
        self.together = TOGETHER
        self.untold = False
        """Whether somebody has come or gone since."""
        self.counting: asyncio.TimerHandle | None = None
        """Runs until somebody who has gone is no longer waited for in a vote."""

    def stop(self) -> None:
        for timer in (self.telling, self.counting):
            if timer is not None:
                timer.cancel()

    # Coming and going

    async def arrive(self, connection: Connection, hello: say.Hello) -> None:
        """Somebody is let in; they are told everything they may see."""
        host = self.host
        connection.home = await host.server.places.at_home(hello.place)
        connection.key = hashed(hello.place) if connection.home else ""
        if admission.admit(host, connection, hello):
            await host.keep_record()
        await host.recall(connection.spend)
        await self.open_logs(connection)
        alone = host.alone
        host.connections.append(connection)
        host.touched = time.monotonic()
        self.welcome(connection)
        if alone:
            host.asking.resume()
        if connection.seats:
            await self.note_presence()
        if alone:
            host.publish(table=True, newcomer=connection)
        else:
            self.tell_presence(connection)
        host.send_everything(connection, hello.log)
        for chat in host.updates.chats[-50:] if connection.viewers else []:
            connection.send_message(chat)

    def welcome(self, connection: Connection) -> None:
        id, now = self.host.record.id, wire_time(time.monotonic())
        connection.send_message(
            say.Welcome(id, say.VERSION, connection.viewers, connection.owner, now, connection.beat)
        )

    async def depart(self, connection: Connection) -> None:
        host = self.host
        if connection in host.connections:
            host.connections.remove(connection)
            host.updates.forget_viewers()  # what is told while they are away is not told to them
            host.touched = time.monotonic()
            if host.alone:
                host.asking.halt()
            if connection.seats:
                await self.note_presence()
            self.tell_presence()

    async def revoke(self, key: str, text: str, spared: Connection | None = None) -> None:
        """Whoever came by a link that is no longer good is sent away, but for the one who has renewed it."""
        for connection in [other for other in self.host.connections if key in other.keys and other is not spared]:
            await self.depart(connection)
            connection.hang_up("link", text)

    async def greet_askers(self) -> None:
        """Those whom all let sit down or see all hands are shown to their places; those whom they did not, out."""
        host, record = self.host, self.host.record
        for connection in list(host.connections):
            if connection.asked and admission.seat_asker(record, connection):
                await self.show_in(connection)
            elif connection.asked and connection.keys["asked"] not in [asked.secret for asked in record.asked()]:
                host.connections.remove(connection)
                connection.hang_up("refused", "those at the table would rather not")
            elif connection.viewers == [SPECTATOR] and connection.person in record.let_in:
                connection.viewers = [admission.spectator(record, True, connection.person)]
                await self.show_in(connection)

    async def show_in(self, connection: Connection) -> None:
        """Somebody is from now on who they were not before."""
        self.host.updates.forget_viewers()
        await self.open_logs(connection)
        self.welcome(connection)
        self.host.send_everything(connection)

    def tell_presence(self, newcomer: Connection | None = None) -> None:
        """Tell the others who has come or gone: the first at once, those who follow soon, together."""
        host, updates = self.host, self.host.updates
        if not host.server.leases.alive:
            return
        if self.telling is not None and not updates.fresh:
            self.untold = True
            return
        self.untold = False
        updates.forget_viewers()
        if updates.fresh:  # the log tells of it
            host.publish(table=True, newcomer=newcomer)
        elif updates.public:
            shared = {"clock": host.asking.part(), "table": encode(table_part(host, host.agreeing))}
            updates.publish_shared(shared, newcomer)
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(self.together, self.tell_together)

    def tell_together(self) -> None:
        self.telling = None
        if self.untold:
            self.tell_presence()

    async def note_presence(self) -> None:
        """Somebody came or went: by days that is kept, if it can be; and votes may no longer wait for them."""
        if self.host.agreeing.note_presence():
            try:
                await self.host.keep_record()
            except StorageError as error:
                self.host.not_kept(error)
        self.count_later()

    def count_later(self) -> None:
        """Where something is asked, count again when somebody more is not waited for."""
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        seconds = self.host.agreeing.next_count()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self.counting = loop.call_later(min(seconds, 86_400.0), lambda: self.host.put(self.count_again))

    async def count_again(self) -> None:
        proposal = self.host.record.proposal
        if proposal is not None and (proposal.what in ASKING or not self.host.resting):
            await self.host.see_to(self.host.agreeing.settle_proposal())
        else:
            self.count_later()

    async def open_logs(self, connection: Connection) -> None:
        """The log of a newcomer, put into words beside the loop if it is long."""
        updates, work = self.host.updates, self.host.work
        for viewer in connection.viewers:
            if viewer not in updates.logs and len(updates.events) > FEW:
                updates.logs[viewer] = await work.beside(partial(updates.new_log, viewer), connection.spend)
                work.beside_loop["lines_told"] += len(updates.logs[viewer])

    # Chairs and links

    async def join(
        self, name: str, seat: int, beside: bool = False, who: str = "", address: str = "", knock: bool = False
    ) -> api.Seated:
        """A seat for somebody new; in a game, once all agree, and without an invitation, once somebody does."""
        try:
            seated, effect = self.host.seating.join(name, seat, beside, who, address, knock)
        except RequestError:
            self.host.roll_back()
            raise
        await self.host.see_to(effect)
        return seated

    async def sees(self, person: str, seat: Seat) -> None:
        """Somebody looks at a game through the eyes of a seat, on another way than by a socket."""
        record = self.host.record
        if record.state == "playing" and person and seat not in record.seen.get(person, []):
            await self.host.in_turn(lambda: self.note_sight(person, seat))

    async def note_sight(self, person: str, seat: Seat) -> None:
        self.host.record.remember_sight(person, seat)
        await self.host.keep_record()

    async def vacate(self, seat: Seat, text: str, last_word: Callable[[], None] = lambda: None) -> None:
        """Nobody holds this seat any more, and whoever did is sent away."""
        effect = self.host.seating.vacate(seat)
        await self.host.keep_record()
        last_word()
        await self.revoke(f"seat:{seat}", text)
        await self.host.react(effect)
        if self.host.record.proposal is not None:
            await self.count_again()

    async def remove(self, seat: int, name: str) -> None:
        """Somebody is sent away for good, from a seat or from among those who watch."""
        effect, watching = self.host.seating.remove(seat, name)
        await self.host.keep_record()
        if seat >= 0:
            await self.revoke(f"seat:{seat}", "the owner of the table has taken your seat away")
        for connection in watching:
            await self.depart(connection)
            connection.hang_up("removed", "the owner of the table has sent you away")
        await self.host.react(effect)
        if self.host.record.proposal is not None:
            await self.count_again()

    async def renew(self, connection: Connection, message: say.Renew) -> say.Done:
        """A new secret for a link; whoever came by the old one is sent away."""
        secret = self.host.seating.renew(connection, message)
        await self.host.keep_record()
        key = f"seat:{message.seat}" if message.link == "seat" else message.link
        if key in connection.keys:
            connection.keys[key] = hashed(secret)
        await self.revoke(key, "this link was renewed", spared=connection)
        return say.Done(message.id, secret=secret)

    async def swap(self, connection: Connection, seat: Seat, other: Seat) -> None:
        """Two chairs change places before the game; whoever sits there goes along."""
        host = self.host
        if not connection.owner:
            connection.check_seat(seat)
            if host.chair(other).person:
                raise RequestError("taken", "somebody sits there")
        lobby.swap(host.record, seat, other)
        await host.keep_record()
        for one in host.connections:
            if any(number in one.seats for number in (seat, other)):
                one.move({seat: other, other: seat})
                await self.show_in(one)
        host.publish(table=True)

    async def rematch(self, connection: Connection, message: say.Rematch) -> str:
        """Ask for another game, or answer who asks. The id of its table, once everybody has."""
        if not (connection.seats or connection.owner):
            raise RequestError("not-yours", "only those who played can play again")
        host, record = self.host, self.host.record
        if record.rematch:
            return record.rematch
        all_said = rematches.answer(record, connection.seats, message.yes, message.now)
        if all_said:
            maker = Maker(connection.person, connection.address)
            record.rematch = await host.server.rematch(rematches.table_after(record, usual_bot(host.game)), maker)
            record.offer = None
        await host.see_to(Effect.SHOWN)
        return host.record.rematch

    async def claim_chair(self, person: str, secret: str) -> None:
        """Whoever holds the link of a chair is the person who sits there from now on, on all their devices."""
        for seat, chair in enumerate(self.host.record.chairs):
            if opens(secret, chair.secret) and chair.who != person:
                connection = Connection(person)
                connection.seats = [seat]
                admission.note_sight(self.host, connection)
                chair.who = person
                await self.host.see_to(Effect.SHOWN)

    async def renew_chairs(self, person: str) -> None:
        """The links of a person's chairs, and of their table, open nothing any more; the keys of their place do."""
        record = self.host.record
        keys: list[str] = []
        for seat, chair in enumerate(record.chairs):
            if chair.person and chair.who == person:
                chair.secret = hashed(new_secret())
                keys.append(f"seat:{seat}")
        if record.owned_by == person:
            record.owner = hashed(new_secret())
            keys.append("owner")
        await self.host.keep_record()
        for key in keys:
            await self.revoke(key, "this place has moved to another device")

    async def give_up(self, person: str) -> None:
        """Somebody puts an unfinished game away: who plays with others leaves, who plays alone ends it."""
        record = self.host.record
        if record.state == "finished":
            return
        own = [seat for seat, chair in enumerate(record.chairs) if chair.person and chair.who == person]
        if any(chair.person and chair.who != person for chair in record.chairs):
            for seat in own:
                await self.vacate(seat, "you have left the table")
            return
        record.finish(ended=True)
        await self.host.see_to(Effect.STOPPED)

    async def forget(self, person: str) -> None:
        """Somebody wants to be forgotten: they leave, and in what stays they are nobody that has a name."""
        host = self.host
        looks = host.seating.looks_of(person)
        if host.record.state != "finished":
            for seat, chair in enumerate(host.record.chairs):
                if chair.person and chair.who == person:
                    await self.vacate(seat, "you have been forgotten")
        host.seating.forget(person, looks)
        id = host.record.id
        said = await host.server.storage.read(CHAT_NAMES, (id,))
        await host.keep([(RENAME_CHAT, (id, name)) for (name,) in said if look(name) in looks], host.record)

    async def chat(self, connection: Connection, message: say.Say) -> None:
        """Say something to the whole table."""
        host, record = self.host, self.host.record
        chats, names = host.updates.chats, dict(record.names)
        chat = host.seating.chat(connection, message, chats[-1].number + 1 if chats else 1)
        writes = [add_chat(record.id, chat, chat.at / 1000, message.id)]
        await host.keep(writes, None if names == record.names else record)
        host.updates.send_chat(chat)
