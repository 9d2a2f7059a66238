"""What is refused, and why; a refusal changes nothing (`refused` sees to that)."""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.actions import (
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
from bothy.games.loch_lomond.choices import Card, Slot
from bothy.games.loch_lomond.powers import BabyMonsterToken, LookAnywhere, Remember, RememberTop, WhichWitch
from bothy.games.loch_lomond.rounds import AdmireClans, FirstLook
from bothy.games.loch_lomond.shoo import GiveCard, Shoo
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import SwapOrPlay, TakeOpen, Turn
from bothy.kernel import Step
from bothy.kernel.step import Ask
from games.loch_lomond.highlands import GAME, kind, loch
from stories import begin, bring, clause, refused, say

CLANS = ["egg - witch^ seer", "kelpie", "broonie selkie"]


@clause("L09", "L16")
def test_who_is_not_asked_is_refused() -> None:
    steps: list[Step[Loch]] = [
        Turn(1),
        TakeOpen(1),
        GiveCard(1, 0, Slot(1)),
        Broonie(1),
        Remember(1, 0, Slot(0)),
        LookAnywhere(1),
    ]
    for step in steps:
        position = begin(loch(CLANS), step)
        assert refused(position, 0, "pass") == "refusal-not-asked"
        assert refused(position, 7, "pass") == "refusal-not-asked"


@clause("L05")
def test_nobody_is_heard_while_chance_decides() -> None:
    position = GAME.new(2)
    assert refused(position, 0, "done") == "refusal-chance"


@clause("L06")
def test_who_has_looked_has_looked() -> None:
    position = begin(loch(["egg egg egg egg", "seer seer seer seer"]), FirstLook())
    assert refused(position, 0, "turn up 3") == "loch-lomond-why-no-witch"
    assert refused(position, 0, "pass") == "loch-lomond-why-done"
    say(position, 0, "done")
    assert refused(position, 0, "done") == "refusal-answered"


@clause("L47")
def test_the_clans_are_only_looked_at() -> None:
    position = begin(loch(CLANS), AdmireClans())
    assert refused(position, 0, "draw") == "refusal-not-offered"


@clause("L09")
@pytest.mark.parametrize("text", ["", "shoo", "shoo 7/1", "at 1/61", "swap 0", "find dragon", "rival 9", "ß"])
def test_what_is_no_choice_of_the_game_is_refused(text: str) -> None:
    assert refused(begin(loch(CLANS), Turn(0)), 0, text) == "refusal-unknown"


@clause("L16", "L20")
def test_pointing_at_what_is_not_there() -> None:
    position = begin(loch(CLANS), Shoo(0, 0))
    assert refused(position, 1, "shoo 1/2") == "loch-lomond-why-empty"
    assert refused(position, 1, "shoo 2/9") == "loch-lomond-why-empty"
    assert refused(position, 1, "shoo 5/1") == "loch-lomond-why-no-clan"
    assert refused(position, 1, "at 1/1") == "loch-lomond-why-shoo-or-pass"


@clause("L19")
def test_giving_what_one_has_not() -> None:
    position = begin(loch(CLANS), GiveCard(0, 1, Slot(1)))
    assert refused(position, 0, "give 2") == "loch-lomond-why-empty"
    assert refused(position, 0, "pass") == "loch-lomond-why-give"


@clause("L10", "L33")
@pytest.mark.parametrize("step", [TakeOpen(0), SwapOrPlay(0), PiperSwap(0, Card(1))], ids=repr)
def test_swapping_for_an_empty_place(step: Step[Loch]) -> None:
    position = begin(loch(CLANS, held="seer"), step)
    assert refused(position, 0, "swap 2") == "loch-lomond-why-empty"
    assert refused(position, 0, "swap 9-up") == "loch-lomond-why-empty"
    assert refused(position, 0, "swap 1-up") == "loch-lomond-why-only-witch"
    assert refused(position, 0, "draw") == "loch-lomond-why-swap"


@clause("L46")
def test_powers_one_has_not_with_a_card_in_hand() -> None:
    position = begin(loch(["egg", "kelpie"], held="seer"), SwapOrPlay(0))
    assert refused(position, 0, "witch") == "loch-lomond-why-no-witch-up"
    assert refused(position, 0, "stone") == "loch-lomond-why-no-token"
    assert refused(position, 0, "baby") == "loch-lomond-why-no-token"


@clause("L31", "L32")
def test_looking_at_the_wrong_side() -> None:
    position = begin(loch(CLANS), Broonie(0))
    assert refused(position, 0, "at 2/1") == "loch-lomond-why-own"
    assert refused(position, 0, "at 1/2") == "loch-lomond-why-empty"
    assert refused(position, 0, "at 1/3") == "loch-lomond-why-face-up"
    assert refused(position, 0, "top") == "loch-lomond-why-own"
    position = begin(loch(CLANS), BaobhanSith(0))
    assert refused(position, 0, "at 1/1") == "loch-lomond-why-rivals"
    assert refused(position, 0, "at 2/2") == "loch-lomond-why-empty"


@clause("L39", "L43")
def test_looking_nowhere() -> None:
    table = loch(CLANS)
    table.closed = [0] * 16
    table.left = 0
    position = begin(table, LookAnywhere(0))
    assert refused(position, 0, "top") == "loch-lomond-why-closed-empty"
    assert refused(position, 0, "pass") == "loch-lomond-why-a-card"
    assert refused(position, 0, "at 1/2") == "loch-lomond-why-empty"


@clause("L43", "L39")
def test_without_anything_to_look_at_a_stone_stays_in_the_bag() -> None:
    table = loch(["witch^", "red-cap^"], stones=[1, 0], open="egg")
    table.closed = [0] * 16
    table.left = 0
    position = begin(table, Turn(0))
    assert refused(position, 0, "stone") == "loch-lomond-why-nothing-hidden"
    assert refused(position, 0, "witch") == "loch-lomond-why-witch-used"


@clause("L53")
@pytest.mark.parametrize("step", [Remember(0, 0, Slot(0)), RememberTop(0)], ids=repr)
def test_a_look_ends_with_done(step: Step[Loch]) -> None:
    position = begin(loch(CLANS, top="witch", top_knows=1), step)
    assert refused(position, 0, "pass") == "loch-lomond-why-done"
    assert refused(position, 0, "turn up 1") == "loch-lomond-why-no-witch"


@clause("L37")
def test_claiming_a_witch() -> None:
    position = begin(loch(CLANS, seen={"1/1": [0]}), WhichWitch(0))
    assert refused(position, 0, "turn up 2") == "loch-lomond-why-empty"
    assert refused(position, 0, "pass") == "loch-lomond-why-which-witch"


@clause("L34", "L35")
def test_swapping_with_a_rival() -> None:
    for step in (Kelpie(0), SelkieTakes(0, 1, Slot(0))):
        position = begin(loch(CLANS), step)
        assert refused(position, 0, "at 2/1") == "loch-lomond-why-own"
        assert refused(position, 0, "at 1/2") == "loch-lomond-why-empty"
    for other in (KelpieTakes(0, Slot(0)), Selkie(0)):
        position = begin(loch(CLANS), other)
        assert refused(position, 0, "at 1/1") == "loch-lomond-why-rivals"
        assert refused(position, 0, "at 3/3") == "loch-lomond-why-empty"


@clause("L44", "L26")
def test_a_baby_for_a_rival() -> None:
    position = begin(loch(CLANS, babies=[1, 0, 0]), BabyMonsterToken(0))
    assert refused(position, 0, "rival 1") == "loch-lomond-why-a-rival"
    assert refused(position, 0, "baby") == "loch-lomond-why-a-rival"


@clause("L11")
def test_chance_cannot_bring_what_is_not_there() -> None:
    table = loch(["witch", "witch"])
    position = begin(table, Turn(0))
    say(position, 0, "draw")
    with pytest.raises(ValueError, match="cannot come up"):
        bring(position, kind("witch"))


def reason(step: Ask[Loch], text: str, seat: int = 0, **fields: object) -> dict[str, int | str]:
    """The values a refusal is told with."""
    table = loch(CLANS, **fields)  # type: ignore[arg-type]
    return step.why_not(table, seat, table.box.vocabulary.parse(text)).values


@clause("L16", "L19", "L26", "L37", "L40")
def test_reasons_name_seats_and_places() -> None:
    assert reason(Shoo(0, 0), "shoo 1/2") == {"seat": 0, "slot": 2}
    assert reason(Shoo(0, 0), "shoo 3/9") == {"seat": 2, "slot": 9}
    assert reason(Shoo(0, 0), "shoo 5/1") == {"number": 5}
    assert reason(Shoo(0, 0), "shoo 2/1", caller=1) == {"seat": 1}
    assert reason(Shoo(0, 0), "draw") == {"choice": "draw"}
    assert reason(GiveCard(0, 1, Slot(1)), "give 2") == {"seat": 0, "slot": 2}
    assert reason(TakeOpen(0), "swap 7") == {"seat": 0, "slot": 7}
    assert reason(WhichWitch(0), "turn up 2") == {"seat": 0, "slot": 2}
    assert reason(WhichWitch(0), "turn up 3") == {"seat": 0, "slot": 3}
    assert reason(WhichWitch(0), "turn up 4") == {"slot": 4}
    assert reason(LookAnywhere(0), "at 1/3") == {"seat": 0, "slot": 3}
    assert reason(BabyMonsterToken(0), "rival 6") == {"number": 6}
    assert reason(LochMonster(0), "at 2/1") == {"seat": 1}
    assert reason(LochMonsterShifts(0, 2, Slot(0)), "at 2/1") == {"seat": 2}
    assert reason(LochMonsterShifts(0, 2, Slot(0)), "at 3/4") == {"seat": 2, "slot": 4}
    assert reason(GhostlyPiper(0), "find witch") == {"card": "witch"}
    assert reason(Turn(0), "saorsa", caller=2) == {"seat": 2}
    assert reason(Turn(0), "play") == {"choice": "play"}
