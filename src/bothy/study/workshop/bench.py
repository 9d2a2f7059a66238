"""The bench of a server: all that is asked of the workshop, whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bothy.bots.usual import offered
from bothy.host.bot_pool import BotPool
from bothy.host.child import Child
from bothy.host.conversation import Start
from bothy.host.errors import RequestError
from bothy.host.packs import Trying
from bothy.kernel import Game
from bothy.study.workshop import api
from bothy.study.workshop.checking import BenchQuestion
from bothy.study.workshop.lane import TrialLane
from bothy.study.workshop.telling import Telling, bench_bots
from bothy.study.workshop.trial_process import TrialQuestion, TrialSide

Charge = Callable[[float], None]


class Bench:
    """Looks at what people type, and lets it be tried."""

    def __init__(self, bots: BotPool, start: Start = Child.start) -> None:
        self.checks = Trying("bothy.study.workshop.checking", start)
        self.lane = TrialLane(bots, start)

    async def close(self) -> None:
        await self.lane.close()
        await self.checks.close()

    def laid_out(self, game: Game[Any], language: str) -> api.Workshop:
        """A game's content in cells, and who can try it."""
        return Telling(game, language).workshop(bench_bots(game, offered(game)), self.lane.planned)

    async def check(
        self, game: Game[Any], language: str, draft: api.WorkshopDraft | api.NewTrial, whose: str, charge: Charge
    ) -> api.Checked:
        seats, options = settled_for(game, draft.seats, draft.options)
        question = BenchQuestion("check", game.key, language, seats, options, draft.changes)
        checked: api.Checked = await self.heard(question, api.Checked, whose, charge)
        return checked

    async def open(
        self, game: Game[Any], language: str, file: api.WorkshopFile, whose: str, charge: Charge
    ) -> api.Opened:
        question = BenchQuestion("open", game.key, language, text=file.text, name=file.name)
        opened: api.Opened = await self.heard(question, api.Opened, whose, charge)
        return opened

    async def heard(self, question: BenchQuestion, kind: Any, whose: str, charge: Charge) -> Any:
        """What the process says that looks at drafts and files."""
        told = await self.checks.hear(question, whose, charge)
        try:
            return msgspec.json.decode(told, type=kind)
        except msgspec.DecodeError as error:
            raise RequestError("options", told) from error

    async def begin(
        self, game: Game[Any], language: str, wanted: api.NewTrial, whose: str, charge: Charge
    ) -> api.Trial:
        """Have something tried, if before and after differ."""
        seats, options = settled_for(game, wanted.seats, wanted.options)
        before = options if wanted.options_before is None else settled_for(game, seats, wanted.options_before)[1]
        known = bench_bots(game, offered(game))
        bots = wanted.bots or known[:1]
        for name in bots:
            if name not in known:
                raise RequestError("options", f"the workshop has no {name!r}; it has: {', '.join(known)}")
        if len(bots) > seats:
            raise RequestError("options", f"{len(bots)} bots do not fit into {seats} seats")
        pack = (await self.check(game, language, wanted, whose, charge)).pack if wanted.changes else ""
        if not pack and before == options:
            raise RequestError("unchanged", "before and after are the same: change a cell, or an option")
        question = TrialQuestion(
            game.key, seats, bots, TrialSide(before, ""), TrialSide(options, pack), wanted.seed, self.lane.planned
        )
        await self.lane.begin(whose, question)
        return self.lane.state(whose, game.key, language)


def settled_for(game: Game[Any], seats: int, options: Mapping[str, str]) -> tuple[int, dict[str, str]]:
    """Seats and options that the game can be played with."""
    few, many = game.seats
    count = seats or game.usual_seats()
    if not few <= count <= many:
        raise RequestError("options", f"{game.name} is for {few} to {many} seats, not {count}")
    try:
        return count, game.settle(options)
    except ValueError as error:
        raise RequestError("options", str(error)) from error
