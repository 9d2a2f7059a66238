"""What all at a table must agree to, and whose word is waited for. It changes the table's record, nothing else."""

from __future__ import annotations

import time

from msgspec.structs import replace

from bothy.host import comings
from bothy.host.advising import agree
from bothy.host.clocks import GONE, Paces
from bothy.host.effect import Effect
from bothy.host.errors import RequestError
from bothy.host.live_table import LiveTable
from bothy.host.table_record import ProposalRecord, SeatRecord, TableRecord
from bothy.kernel import SPECTATOR, Seat
from bothy.locales.log import OPEN

ASK_AGAIN = 60.0
"""Who was told no may ask again after so many seconds."""
REFUSALS = 3
"""After so many refusals in that time nobody more of that address may ask: a club has one address, but a nuisance may
have many names."""
ASKING = ("seat", "watch", "knock")
"""What somebody asks who does not play."""
WAITING = 12
"""So many may wait at a table until they are asked about."""


class Agreeing:
    """What is proposed at one table, and who has still to answer."""

    def __init__(self, table: LiveTable, paces: Paces) -> None:
        self.table = table
        self.paces = paces
        self.opened = time.monotonic()
        self.left: dict[Seat, float] = {}
        """Since when nobody is connected who holds a seat."""
        self.marks: dict[str, list[str]] = {}
        """By what those who ask for something are known again, each by the person or the link."""
        self.denied: dict[str, list[float]] = {}
        """When those who asked for something were told no, by person and by address."""

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
        """Somebody who does not play asks for something that gives sight of a hand: now, or when it is their turn."""
        record = self.table.record
        if proposal.who and any(asked.who == proposal.who for asked in record.asked()):
            raise RequestError("knocked", "you have asked already; those at the table have still to answer")
        if len(record.waiting) >= WAITING:
            raise RequestError("crowded", f"{WAITING} others wait to be let in; come back when they have been answered")
        if any(self.told_no(mark) for mark in marks):
            raise RequestError("too-fast", "they have said no just now")
        self.marks = {mark_of(asked): self.marks.get(mark_of(asked), []) for asked in record.asked()}
        self.marks[mark_of(proposal)] = marks
        if record.proposal is not None:
            record.waiting.append(proposal)
            return Effect.SHOWN
        record.proposal = proposal
        return self.settle_proposal()

    def told_no(self, mark: str) -> bool:
        """Whether somebody, or too many of one address, was refused just now."""
        now = time.monotonic()
        lately = {known: [at for at in times if now - at < ASK_AGAIN] for known, times in self.denied.items()}
        self.denied = {known: times for known, times in lately.items() if times}
        return len(self.denied.get(mark, [])) >= (REFUSALS if is_address(mark) else 1)

    def deny(self, proposal: ProposalRecord) -> None:
        """Remember that whoever asks was told no."""
        for mark in self.marks.get(mark_of(proposal), []):
            self.denied.setdefault(mark, []).append(time.monotonic())

    def vote(self, seat: Seat, yes: bool, name: str = "") -> Effect:
        proposal = self.table.record.proposal
        if proposal is None or proposal.what not in ASKING:
            self.table.playing()
        if self.table.chair(seat).resigned:
            raise RequestError("resigned", "you have given up this seat")
        if proposal is None:
            raise RequestError("stale", "nothing is being asked any more")
        if name and name != proposal.name:
            raise RequestError("stale", f"{name} has been answered already")
        if not yes:
            if proposal.what in ASKING:
                self.deny(proposal)
            return self.answered(Effect.SHOWN)
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
        if proposal.what == "seat":
            return self.answered(self.give_seat(proposal))
        if proposal.what == "watch":
            record.let_in.append(proposal.who)
            record.remember_sight(proposal.who, OPEN)
            self.table.note_coming(comings.LET_IN, SPECTATOR, name=proposal.name)
            return self.answered(Effect.LET_IN)
        if proposal.what == "advice":
            agree(record)
            self.table.note_coming(comings.ADVICE, SPECTATOR)
            return self.answered(Effect.SHOWN)
        record.finish(ended=True)
        return Effect.STOPPED

    def answered(self, effect: Effect) -> Effect:
        """What was asked is settled, with this effect: whoever waits longest is asked about next."""
        bring_up(self.table.record)
        if self.table.record.proposal is None or self.table.record.held():
            return effect
        later = self.settle_proposal()  # nobody is left who could answer
        return later if later is Effect.RESEATED else effect

    def open_door(self, proposal: ProposalRecord) -> Effect:
        """Let somebody sit down who has knocked before the game: in the chair they were to have, or another."""
        record = self.table.record
        empty = [seat for seat, chair in enumerate(record.chairs) if chair.free and not chair.bot]
        free = empty or [seat for seat, chair in enumerate(record.chairs) if chair.free]
        if not free:
            return self.answered(Effect.SHOWN)
        seat = proposal.seat if proposal.seat in free else free[0]
        record.chairs[seat] = SeatRecord(proposal.name, proposal.secret, who=proposal.who)
        return self.answered(Effect.RESEATED)

    def give_seat(self, proposal: ProposalRecord) -> Effect:
        record = self.table.record
        before = record.chairs[proposal.seat].name
        record.chairs[proposal.seat] = SeatRecord(proposal.name, proposal.secret, who=proposal.who)
        record.remember_sight(proposal.who, proposal.seat)
        self.table.note_coming(comings.SAT, proposal.seat, before=before, name=proposal.name)
        return Effect.RESEATED


def mark_of(proposal: ProposalRecord) -> str:
    """By what somebody who asks is told apart from the others who do."""
    return proposal.who or proposal.secret


def is_address(mark: str) -> bool:
    """Whether this is whence somebody comes, which many may share, and not who it is."""
    return mark.startswith("@")


def bring_up(record: TableRecord) -> None:
    """Ask about whoever waits longest. Those for whom there is no chair any more have waited in vain."""
    record.proposal = None
    while record.waiting and record.proposal is None:
        record.proposal = as_it_stands(record, record.waiting.pop(0))


def ask_anew(record: TableRecord) -> None:
    """The game begins: from now on all who play must agree to whoever has knocked."""
    if record.proposal is not None:
        record.waiting.insert(0, record.proposal)
        bring_up(record)


def as_it_stands(record: TableRecord, asked: ProposalRecord) -> ProposalRecord | None:
    """What somebody asked a while ago, as it is to be asked now: the game may have begun, the chair be another's."""
    if asked.what not in ("seat", "knock"):
        return asked
    free = record.free_for(asked.who)
    if not free:
        return None
    chair = asked.seat if asked.seat in free else free[0]
    return replace(asked, what="knock" if record.state == "open" else "seat", seat=chair, agreed=[])
