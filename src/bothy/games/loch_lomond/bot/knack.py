"""What a seasoned player would do in Monsters of Loch Lomond, from what the seat has seen and not forgotten."""

from __future__ import annotations

from bothy.games.loch_lomond.actions import (
    AfterSelkie,
    BaobhanSith,
    Broonie,
    GhostlyPiper,
    Kelpie,
    KelpieTakes,
    LochMonster,
    LochMonsterShifts,
    PiperSwap,
    Selkie,
    SelkieTakes,
)
from bothy.games.loch_lomond.bot.levels import LEVELS
from bothy.games.loch_lomond.bot.mind import Mind
from bothy.games.loch_lomond.choices import AT, CLAIM, GIVE, PASS, RIVAL, SWAP, TURN_UP, TurnUp
from bothy.games.loch_lomond.powers import Intrusion, LookAnywhere, WhichWitch
from bothy.games.loch_lomond.shoo import GiveCard, Shoo
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import Afterwards, SwapOrPlay, TakeOpen, Turn
from bothy.kernel import Choice, Sight, Step


def choose(sight: Sight[Loch], choices: list[Choice], level: str, seed: int) -> Choice:
    """One of the choices, for the viewer of this sight."""
    if len(choices) == 1:
        return choices[0]
    return answer(Mind(sight.table, sight.viewer, LEVELS[level], seed), sight.agenda[-1], choices)


def answer(mind: Mind, step: Step[Loch], choices: list[Choice]) -> Choice:
    """What somebody of this mind says."""
    loch, seat = mind.loch, mind.seat
    if isinstance(step, Shoo):
        return mind.call(choices)
    if isinstance(step, Turn):
        return mind.begin(choices)
    if isinstance(step, SwapOrPlay):
        return mind.swap_or_play(loch.held, choices)
    if isinstance(step, TakeOpen):
        return SWAP[mind.best_place(loch.open[-1])]
    if isinstance(step, PiperSwap):
        return SWAP[mind.best_place(step.kind)]
    if isinstance(step, GhostlyPiper):
        return mind.search()
    if isinstance(step, Afterwards):
        return CLAIM if mind.claims(choices) else mind.use_power(choices, PASS)
    if isinstance(step, (LookAnywhere, Broonie, BaobhanSith)):
        return mind.look(choices)
    if isinstance(step, GiveCard):
        return GIVE[mind.worst_place()]
    if isinstance(step, Kelpie):
        return AT[seat][mind.worst_place()] if mind.blind_gain() > 0.0 else PASS
    if isinstance(step, (Selkie, KelpieTakes)):
        return mind.prey(choices)
    if isinstance(step, SelkieTakes):
        return mind.take_or_leave(loch.clans[step.rival][step.place])
    if isinstance(step, AfterSelkie):
        return mind.after_selkie(step, choices)
    if isinstance(step, Intrusion):
        return RIVAL[mind.leader()]
    if isinstance(step, LochMonster):
        return mind.confuse(choices)
    if isinstance(step, LochMonsterShifts):
        return mind.confuse_with(step.rival, step.slot, choices)
    if isinstance(step, WhichWitch) and mind.hidden_witch() >= 0:
        return TURN_UP[mind.hidden_witch()]
    for choice in choices:
        if isinstance(choice, TurnUp):
            return choice
    return choices[0]
