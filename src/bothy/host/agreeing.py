"""What all at a table must agree to, and whose word is waited for. It changes the table's record, nothing else."""

from __future__ import annotations

import time

from bothy.host import comings
from bothy.host.advising import agree
from bothy.host.clocks import GONE, Paces
from bothy.host.effect import Effect
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable
from bothy.host.table_record import ProposalRecord, SeatRecord
from bothy.kernel import SPECTATOR, Seat
from bothy.locales.log import OPEN

ASK_AGAIN = 60.0
"""Who was told no may ask again after so many seconds."""
ASKING = ("seat", "watch", "knock")
"""What somebody asks who does not play."""


class Agreeing:
    """What is proposed at one table, and who has still to answer."""

    def __init__(self, table: LiveTable, paces: Paces) -> None:
        self.table = table
        self.paces = paces
        self.opened = time.monotonic()
        self.left: dict[Seat, float] = {}
        """Since when nobody is connected who holds a seat."""
        self.asking: list[str] = []
        """By what whoever asks for something now is known again."""
        self.denied: dict[str, float] = {}
        """When those who asked for something were told no."""

    # Whose word is waited for

    def people(self) -> list[Seat]:
        """The seats whose word is waited for: of people who have not given up, and are there or not gone for long."""
        return [seat for seat in self.table.record.held() if self.seconds_left(seat) > 0]

    def seconds_left(self, seat: Seat) -> float:
        """For how long one is still waited for; without end while one is there."""
        if self.table.present(seat):
            return float("inf")
        record = self.table.record
        gone = time.monotonic() - self.left.get(seat, self.opened)
        if record.chairs[seat].left:
            gone = max(gone, time.time() - record.chairs[seat].left)
        return self.paces[record.pace].get("gone", GONE) - gone

    def next_count(self) -> float | None:
        """After how many seconds somebody more is not waited for; None if nobody is gone or nothing is asked."""
        if self.table.record.proposal is None:
            return None
        left = [self.seconds_left(seat) for seat in self.people() if not self.table.present(seat)]
        return min(left) + 0.01 if left else None

    def note_presence(self) -> bool:
        """Somebody came or went. Whether that is to be kept."""
        record, changed = self.table.record, False
        for seat, chair in enumerate(record.chairs):
            if self.table.present(seat):
                self.left.pop(seat, None)
            else:
                self.left.setdefault(seat, time.monotonic())
            if record.pace == "days" and record.state == "playing" and chair.person:
                changed = changed or self.table.present(seat) == bool(chair.left)
                chair.left = 0.0 if self.table.present(seat) else chair.left or time.time()
        return changed

    # Asking and answering

    def propose(self, seat: Seat, what: str) -> Effect:
        self.table.playing()
        if self.table.chair(seat).resigned:
            raise RequestError("resigned", "you have given up this seat")
        self.check_nothing_asked()
        number = 0
        if what == "undo":
            number = self.table.last_answer_of(seat)
            if number < 0:
                raise RequestError("no-undo", "there is nothing to take back")
        self.table.record.proposal = ProposalRecord(what, seat, number, [seat])
        return self.settle_proposal()

    def check_nothing_asked(self) -> None:
        if self.table.record.proposal is not None:
            raise RequestError("proposed", "something else is being asked; answer that first")

    def ask_all(self, proposal: ProposalRecord, marks: list[str]) -> Effect:
        """Somebody who does not play asks for something that gives sight of a hand."""
        self.check_nothing_asked()
        now = time.monotonic()
        self.denied = {mark: at for mark, at in self.denied.items() if now - at < ASK_AGAIN}
        if any(mark in self.denied for mark in marks):
            raise RequestError("too-fast", "they have said no just now")
        self.table.record.proposal = proposal
        self.asking = marks
        return self.settle_proposal()

    def vote(self, seat: Seat, yes: bool) -> Effect:
        proposal = self.table.record.proposal
        if proposal is None or proposal.what not in ASKING:
            self.table.playing()
        if self.table.chair(seat).resigned:
            raise RequestError("resigned", "you have given up this seat")
        if proposal is None:
            raise RequestError("stale", "nothing is being asked any more")
        if not yes:
            self.table.record.proposal = None
            if proposal.what in ASKING:
                self.denied.update(dict.fromkeys(self.asking, time.monotonic()))
            return Effect.SHOWN
        if seat not in proposal.agreed:
            proposal.agreed.append(seat)
        return self.settle_proposal()

    def settle_proposal(self) -> Effect:
        """What was proposed comes about once all people agree.

        Who is gone is not waited for; but what gives sight of a hand needs the word of somebody who plays, if anybody
        does.
        """
        record = self.table.record
        proposal = record.proposal
        assert proposal is not None
        if proposal.what == "knock":
            return self.open_door(proposal) if proposal.agreed else Effect.SHOWN
        if any(seat not in proposal.agreed for seat in self.people()):
            return Effect.SHOWN
        if proposal.what in ASKING and record.held() and not proposal.agreed:
            return Effect.SHOWN
        if proposal.what == "undo":
            return Effect.UNDONE
        record.proposal = None
        if proposal.what == "seat":
            return self.give_seat(proposal)
        if proposal.what == "watch":
            record.let_in.append(proposal.who)
            record.remember_sight(proposal.who, OPEN)
            self.table.note_coming(comings.LET_IN, SPECTATOR, name=proposal.name)
            return Effect.LET_IN
        if proposal.what == "advice":
            agree(record)
            self.table.note_coming(comings.ADVICE, SPECTATOR)
            return Effect.SHOWN
        record.state, record.ended = "finished", True
        return Effect.STOPPED

    def open_door(self, proposal: ProposalRecord) -> Effect:
        """Let somebody sit down who has knocked before the game: in the chair they were to have, or another."""
        record = self.table.record
        record.proposal = None
        empty = [seat for seat, chair in enumerate(record.chairs) if chair.free and not chair.bot]
        free = empty or [seat for seat, chair in enumerate(record.chairs) if chair.free]
        if not free:
            return Effect.SHOWN
        seat = proposal.seat if proposal.seat in free else free[0]
        record.chairs[seat] = SeatRecord(proposal.name, proposal.secret, who=proposal.who)
        return Effect.RESEATED

    def give_seat(self, proposal: ProposalRecord) -> Effect:
        record = self.table.record
        before = record.chairs[proposal.seat].name
        record.chairs[proposal.seat] = SeatRecord(proposal.name, proposal.secret, who=proposal.who)
        record.remember_sight(proposal.who, proposal.seat)
        self.table.note_coming(comings.SAT, proposal.seat, before=before, name=proposal.name)
        return Effect.RESEATED
