"""The knack of rules version 3 at its hardest, kept as a bot of the lab: it takes the first of what is alike."""

from __future__ import annotations

from typing import Final

from bothy.games.loch_lomond.bot.knack import answer
from bothy.games.loch_lomond.bot.levels import Level
from bothy.games.loch_lomond.bot.mind import Mind
from bothy.games.loch_lomond.choices import AT, At, Slot
from bothy.games.loch_lomond.table import Loch
from bothy.kernel import UNSEEN, Choice, Seat, Sight

OLD: Final[Level] = Level(forgets=0, reaction=0.8, call_at=6.0, knowing=0.8, handing=2.0, counts=False)


class OldMind(Mind):
    """What it did otherwise than the knack of today."""

    def lot(self, equals: int) -> int:
        return 0

    def confuse(self, choices: list[Choice]) -> Choice:
        """Any two cards of whoever leads in the round, those that are seen first."""
        leader = self.leader()
        best = choices[0]
        for choice in choices:
            if isinstance(choice, At) and choice.clan == leader:
                best = choice
                if self.loch.has_seen(leader, leader, choice.slot):
                    break
        return best

    def confuse_with(self, clan: Seat, slot: Slot, choices: list[Choice]) -> Choice:
        return self.confuse(choices)

    def look(self, choices: list[Choice]) -> Choice:
        """A card of one's own that is not known, then the first of the leader's, then any."""
        for slot in self.unknown_places():
            if AT[self.seat][slot] in choices:
                return AT[self.seat][slot]
        if self.loch.rivals(self.seat):
            leader = self.leader()
            for slot in self.loch.slots(leader):
                if self.faces[leader][slot] == UNSEEN and AT[leader][slot] in choices:
                    return AT[leader][slot]
        for choice in choices:
            if isinstance(choice, At) and self.faces[choice.clan][choice.slot] == UNSEEN:
                return choice
        return choices[-1]


def choose(sight: Sight[Loch], choices: list[Choice], seed: int) -> Choice:
    """One of the choices, for the viewer of this sight."""
    if len(choices) == 1:
        return choices[0]
    return answer(OldMind(sight.table, sight.viewer, OLD, seed), sight.agenda[-1], choices)
