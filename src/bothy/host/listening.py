"""What clients say to one table: each message is done in its turn, once, and confirmed or refused."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import UNSET

from bothy.host import lobby
from bothy.host import protocol as say
from bothy.host.acknowledged import content_of, note_of
from bothy.host.connection import Connection
from bothy.host.database import StorageError
from bothy.host.effect import Effect
from bothy.host.errors import RequestError
from bothy.host.storage_errors import Overtaken
from bothy.kernel import Refusal

if TYPE_CHECKING:
    from bothy.host.host import Host

log = logging.getLogger("bothy.host")


class Listening:
    """Hears what is said by those who are connected to one table."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def receive(self, connection: Connection, message: say.FromClient) -> None:
        """Something a client said; it is answered in its turn."""
        self.host.put(lambda: self.handle(connection, message), kind_of(message), connection.spend)

    async def handle(self, connection: Connection, message: say.FromClient) -> None:
        host, id = self.host, getattr(message, "id", "")
        if connection not in host.connections or host.closed:
            return  # it has been sent away, and what it has said since counts no more
        try:
            host.check_held()
            word = f"{connection.link(message)}:{id}"
            done = host.acknowledged.find(word, message) if id else None
            if done is None:
                done = await self.carry_out(connection, message)
                if done is not None:
                    host.acknowledged.remember(word, content_of(message), done)
            if done is not None:
                connection.send_message(done)
        except RequestError as error:
            if not isinstance(message, say.Answer | say.Why | say.Undo | say.Advise):
                host.roll_back()  # of a change that is refused some may have been made
            connection.refuse(id, error.code, error.message, str(error))
        except Refusal as refusal:
            connection.refuse(id, "not-offered", refusal.message, str(refusal))
        except Overtaken as error:
            host.not_kept(error)  # whoever said it says it again where the table is then, and hears that it was done
        except StorageError as error:
            host.server.counts["not_kept"] += 1
            unkept = RequestError("not-saved", "it could not be saved, so it was not done; try again")
            connection.refuse(id, unkept.code, unkept.message, str(unkept))
            host.not_kept(error)
        except Exception:
            log.exception("a table stumbled", extra={"table": host.record.id})
            host.roll_back()
            broken = RequestError("broken", "something is wrong with this table; it was not done")
            connection.refuse(id, broken.code, broken.message, str(broken))

    async def carry_out(self, connection: Connection, message: say.FromClient) -> say.Done | None:
        """Do what a client says, if it may."""
        host = self.host
        if connection.asked and not isinstance(message, say.Ping | say.Hello | say.Resync):
            raise RequestError("asked", "those at the table are asked first whether you may sit down")
        if isinstance(message, say.FromSeat):
            connection.check_seat(message.seat)
            return await self.carry_out_for_seat(connection, message)
        match message:
            case say.Resync():
                host.send_everything(connection, message.log)
                return None
            case say.Ping() | say.Hello():
                return None
            case say.Say():
                await host.people.chat(connection, message)
            case say.Look():
                await host.see_to(host.seating.look(connection, message.name))
            case say.Renew():
                return await host.people.renew(connection, message)
            case say.Rematch():
                return say.Done(message.id, table=await host.people.rematch(connection, message))
            case say.Swap():
                await host.people.swap(connection, message.seat, message.other)
            case say.Start() | say.Settle() | say.Place() | say.Remove() | say.Mute():
                connection.check_owner()
                await self.carry_out_for_owner(message)
            case _:
                raise RequestError("unknown", "that is not understood here")
        return say.Done(message.id)

    async def carry_out_for_seat(self, connection: Connection, message: say.FromSeat) -> say.Done:
        """What whoever holds a seat may do for it."""
        host, seating, seat = self.host, self.host.seating, message.seat
        note, done = note_of(connection.link(message), message), say.Done(message.id)
        match message:
            case say.Answer():
                await host.answer(seat, message.question, message.choice, note)
            case say.Why():
                return say.Done(message.id, message=host.why(seat, message.choice))
            case say.Undo():
                await host.undo(seat, note)
            case say.Advise():
                host.advising.ask(connection, seat, message.question)
            case say.Propose():
                await host.see_to(host.agreeing.propose(seat, message.what), note)
            case say.Vote():
                await host.see_to(host.agreeing.vote(seat, message.yes, message.name), note)
            case say.Pause():
                await host.see_to(seating.pause(message.on))
            case say.Away():
                await host.see_to(seating.away(seat, message.on))
            case say.Resign():
                await host.see_to(seating.resign(seat))
            case say.Only():
                await host.see_to(seating.only(seat, message.subjects))
                host.asking.ask_bots()
            case say.Rename():
                await host.see_to(seating.rename(seat, message.name))
            case say.Ready():
                lobby.be_ready(host.record, seat, message.on)
                await host.see_to(Effect.SHOWN)
            case say.Colour():
                lobby.choose_colour(host.record, seat, message.colour)
                await host.see_to(Effect.SHOWN)
            case say.Leave():
                await host.people.vacate(seat, "you have left the table", lambda: connection.send_message(done))
        return done

    async def carry_out_for_owner(self, message: say.OfOwner) -> None:
        """What whoever owns the table may do."""
        host = self.host
        match message:
            case say.Start():
                await host.start()
            case say.Settle():
                await self.lay_out(message)
                await host.see_to(host.seating.settle(message))
            case say.Place():
                await host.see_to(host.seating.place(message.seat, message.bot))
            case say.Remove():
                await host.people.remove(message.seat, message.name)
            case say.Mute():
                await host.see_to(host.seating.mute(message.seat, message.on, message.name))

    async def lay_out(self, message: say.Settle) -> None:
        """Read the content of the table that is wished for beside the loop, so that it is at hand."""
        host, record = self.host, self.host.record
        seats = len(record.chairs) if message.seats is UNSET else message.seats
        options = record.options if message.options is UNSET else message.options
        with suppress(ValueError):  # what is wrong with it, is said where it is settled
            await host.work.beside(lambda: host.game.new(seats, options, record.pack))


def kind_of(message: say.FromClient) -> str:
    """What a message is called on the wire."""
    return str(type(message).__struct_config__.tag)
