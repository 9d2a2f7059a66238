"""The knack: what it does in plain situations, how its levels differ, and how strong they are."""

from __future__ import annotations

import pytest

from bothy.bots import bot
from bothy.games.loch_lomond.actions import (
    AfterSelkie,
    BaobhanSith,
    Broonie,
    GhostlyPiper,
    Kelpie,
    KelpieTakes,
    LochMonster,
    LochMonsterShifts,
    RedCap,
    SelkieTakes,
)
from bothy.games.loch_lomond.bot.levels import NEVER, Level
from bothy.games.loch_lomond.bot.mind import Mind
from bothy.games.loch_lomond.bot.tricks import TRICKS
from bothy.games.loch_lomond.choices import Card, Slot
from bothy.games.loch_lomond.powers import BabyMonsterToken, LookAnywhere, Remember
from bothy.games.loch_lomond.shoo import GiveCard, Shoo
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import SwapOrPlay, TakeOpen, Turn
from bothy.kernel import UNSEEN, Step
from bothy.lab import single
from bothy.lab.runs import plan, play
from games.loch_lomond.highlands import GAME, kind, loch
from stories import begin, clause

ALL = {"1/1": [0], "1/2": [0], "1/3": [0], "1/4": [0]}


def answer(table: Loch, step: Step[Loch], level: str = "sharp", seat: int = 0, seed: int = 1) -> str:
    """What the knack in a seat answers."""
    position = begin(table, step)
    return str(GAME.knack(position.sight(seat), position.choices(seat), level, seed))


def answers(table: Loch, step: Step[Loch], level: str = "sharp") -> set[str]:
    """All that it answers, over many seeds."""
    return {answer(table, step, level, seed=seed) for seed in range(40)}


# A turn


@clause("L25")
@pytest.mark.parametrize(
    ("clan", "calls"),
    [
        ("mercenary peasant egg seer", True),
        ("egg egg", True),
        ("egg egg egg seer", False),
        ("mercenary broonie", False),
        ("priest missionary egg egg", True),
        ("priest mercenary mercenary", False),
        ("-", True),
    ],
)
def test_it_calls_when_its_clan_is_free_and_light(clan: str, calls: bool) -> None:
    seen = {f"1/{slot}": [0] for slot, card in enumerate(clan.split(), 1) if card != "-"}
    assert (answer(loch([clan, "kelpie kelpie"], open="monster", seen=seen), Turn(0)) == "saorsa") is calls


@clause("L25")
def test_it_does_not_call_with_a_card_it_has_not_seen() -> None:
    table = loch(["mercenary peasant", "kelpie"], open="monster", seen={"1/1": [0]})
    assert answer(table, Turn(0)) == "draw"


@clause("L10")
def test_it_takes_a_good_open_card_for_its_worst() -> None:
    table = loch(["egg kelpie seer monster", "seer"], open="mercenary", seen=ALL)
    assert answer(table, Turn(0)) == "take"
    assert answer(table, TakeOpen(0)) == "swap 4"
    assert answer(loch(["egg kelpie seer monster", "seer"], open="witch", seen=ALL), Turn(0)) == "draw"


@clause("L11", "L12")
def test_it_keeps_good_cards_and_plays_bad_ones() -> None:
    clan = ["egg kelpie seer seer", "selkie"]
    assert answer(loch(clan, held="mercenary", seen=ALL), SwapOrPlay(0)) == "swap 2"
    assert answer(loch(clan, held="witch", seen=ALL), SwapOrPlay(0)) == "play"


@clause("L11")
def test_it_would_rather_be_rid_of_two_alike() -> None:
    """After the discard of one Kelpie the other can be Shooed."""
    table = loch(["kelpie red-cap kelpie egg", "seer"], held="seer", seen=ALL)
    assert answer(table, SwapOrPlay(0)) in ("swap 1", "swap 3")


@clause("L41")
def test_it_keeps_a_priest_it_can_convert() -> None:
    table = loch(["missionary broonie egg seer", "seer"], held="priest", seen=ALL)
    assert answer(table, SwapOrPlay(0)) == "swap 2"


# Shoo!!


@clause("L18")
def test_it_shoos_its_own_monsters_and_never_its_friends() -> None:
    table = loch(["kelpie egg", "seer"], open="kelpie", seen={"1/1": [0]})
    assert answer(table, Shoo(1, 0)) == "shoo 1/1"
    table = loch(["mercenary egg", "seer"], open="mercenary", seen={"1/1": [0]})
    assert answer(table, Shoo(1, 0)) == "pass"
    table = loch(["priest missionary", "seer"], open="priest", seen={"1/1": [0], "1/2": [0]})
    assert answer(table, Shoo(1, 0)) == "pass"


@clause("L17")
def test_it_does_not_point_at_what_it_has_not_seen() -> None:
    table = loch(["kelpie egg", "kelpie"], open="kelpie", seen={"1/2": [0]})
    assert answer(table, Shoo(1, 0)) == "pass"


@clause("L19")
def test_it_chases_a_rivals_card_to_hand_over_its_worst() -> None:
    table = loch(["witch egg", "seer kelpie"], open="kelpie", seen={"1/1": [0], "2/2": [0]})
    assert answer(table, Shoo(1, 0)) == "shoo 2/2"
    assert answer(table, GiveCard(0, 1, Slot(1))) == "give 1"
    table = loch(["mercenary egg", "seer kelpie"], open="kelpie", seen={"1/1": [0], "1/2": [0], "2/2": [0]})
    assert answer(table, Shoo(1, 0)) == "pass"


# Actions and powers


@clause("L31", "L32", "L43")
def test_it_looks_first_at_its_own_unknown_cards() -> None:
    table = loch(["egg kelpie", "seer witch"], seen={"1/1": [0]})
    assert answer(table, Broonie(0)) == "at 1/2"
    assert answer(table, LookAnywhere(0)) == "at 1/2"
    assert answer(loch(["egg", "seer witch"], seen={"1/1": [0], "2/1": [0]}), BaobhanSith(0)) == "at 2/2"


@clause("L33")
def test_its_piper_fetches_the_best_card() -> None:
    table = loch(["egg monster", "seer"], open="seer mercenary kelpie piper", seen={"1/1": [0], "1/2": [0]})
    assert answer(table, GhostlyPiper(0)) == "find mercenary"


@clause("L34", "L35")
def test_it_swaps_its_worst_for_the_best_it_knows_of() -> None:
    table = loch(["egg monster", "kelpie mercenary"], seen={"1/1": [0], "1/2": [0], "2/1": [0], "2/2": [0]})
    assert answer(table, Kelpie(0)) == "at 1/2"
    assert answer(table, KelpieTakes(0, Slot(1))) == "at 2/2"
    assert answer(table, SelkieTakes(0, 1, Slot(1))) == "at 1/2"
    happy = loch(["mercenary peasant", "kelpie monster"], seen={"1/1": [0], "1/2": [0], "2/1": [0], "2/2": [0]})
    assert answer(happy, Kelpie(0)) == "pass"
    assert answer(happy, SelkieTakes(0, 1, Slot(0))) == "pass"


@clause("L35")
def test_it_chases_a_selkie_it_has_found() -> None:
    assert (
        answer(loch(["selkie", "egg"], seen={"1/1": [0], "2/1": [0]}), AfterSelkie(0, Slot(0), 1, Slot(0)))
        == "shoo 1/1"
    )


@clause("L36")
def test_its_red_cap_goes_to_who_seems_to_lead() -> None:
    table = loch(
        ["egg", "kelpie monster", "mercenary peasant"], open="red-cap", seen={"2/1": [0], "3/1": [0], "3/2": [0]}
    )
    assert answer(table, RedCap(0)) == "rival 3"


@clause("L37", "L39")
def test_it_turns_up_a_witch_and_asks_her() -> None:
    table = loch(["witch egg", "seer"])
    table.see(0, 0, Slot(0))
    assert answer(table, Remember(0, 0, Slot(0))) == "turn up 1"
    assert answer(loch(["witch^ egg", "seer"]), Turn(0)) == "witch"
    assert answer(loch(["witch egg", "seer"], seen={"1/1": [0]}), Turn(0)) == "turn up"


@clause("L43", "L44")
def test_it_uses_its_tokens() -> None:
    table = loch(["egg kelpie", "seer"], seen={"1/1": [0]}, stones=[1, 0])
    assert answer(table, Turn(0)) == "stone"
    table = loch(["egg kelpie", "seer"], seen={"1/1": [0], "1/2": [0]}, babies=[1, 0], turn=3)
    assert answer(table, Turn(0)) == "baby"


@clause("L40")
def test_its_loch_monster_shifts_what_is_seen_with_what_is_not() -> None:
    table = loch(["egg", "seer kelpie egg baby"], open="monster", seen={"2/1": [1], "2/2": [1]}, turn=3)
    assert answers(table, LochMonster(0)) == {"at 2/1", "at 2/2", "at 2/3", "at 2/4"}
    assert answers(table, LochMonsterShifts(0, 1, Slot(0))) == {"at 2/3", "at 2/4"}


@clause("L40")
def test_its_loch_monster_troubles_nobody_where_nothing_can_be_confused() -> None:
    table = loch(["egg", "witch^ egg"], open="monster", seen={"2/2": [1]}, turn=3)
    assert answers(table, LochMonster(0)) == {"pass"}
    eggs = loch(["egg", "egg egg"], open="monster", seen={"2/1": [0, 1], "2/2": [0, 1]}, turn=3)
    assert answers(eggs, LochMonster(0)) == {"pass"}
    last = loch(["egg", "egg seer", "egg"], open="monster", seen={"2/1": [1]}, turn=4, caller=2)
    assert answers(last, LochMonster(0)) == {"pass"}


@clause("L36", "L44")
def test_it_harms_whoever_is_ahead_in_the_game() -> None:
    """In the round the second clan is lighter; in the game the third is far ahead."""
    table = loch(
        ["egg", "mercenary peasant", "seer seer"],
        round=2,
        book=[10, 30, 0],
        turn=4,
        babies=[1, 0, 0],
        seen={"2/1": [0], "2/2": [0], "3/1": [0], "3/2": [0]},
    )
    assert answers(table, BabyMonsterToken(0)) == {"rival 3"}
    assert answers(table, BabyMonsterToken(0), "gentle") == {"rival 2"}


@clause("L31")
def test_what_is_alike_is_drawn_by_lot() -> None:
    assert answers(loch(["egg kelpie seer", "seer"]), Broonie(0)) == {"at 1/1", "at 1/2", "at 1/3"}


# Tricks


@pytest.mark.parametrize("name", TRICKS)
def test_tricks_play_to_the_end(name: str) -> None:
    for seats in (2, 4):
        finished = single.play(GAME, [f"trick:{name}", *["knack"] * (seats - 1)], seats, seed=3)
        assert finished.position.over()


@clause("L25")
def test_tricks_do_what_they_are_called_for() -> None:
    def tried(name: str, table: Loch, step: Step[Loch]) -> str:
        position = begin(table, step)
        return str(bot(f"trick:{name}", GAME).choose(position.sight(0), position.choices(0), 1))

    unseen = loch(["egg kelpie seer", "seer"], open="monster", seen={"1/1": [0]})
    assert tried("hasty", unseen, Turn(0)) == "saorsa"
    assert tried("silent", loch(["kelpie egg", "seer"], open="kelpie", seen={"1/1": [0]}), Shoo(1, 0)) == "pass"
    assert tried("collector", loch(["monster", "seer"], open="mercenary", seen={"1/1": [0]}), Turn(0)) == "draw"
    assert tried("collector", loch(["egg", "seer"], held="kelpie", seen={"1/1": [0]}), SwapOrPlay(0)) == "play"
    three = loch(["egg", "monster", "mercenary"], open="red-cap", seen={"2/1": [0], "3/1": [0]})
    assert tried("bully", three, RedCap(0)) == "rival 2"


# Levels


def remembering(table: Loch, forgets: int) -> Mind:
    """The mind of the first seat, if it forgets so many of a hundred cards in a lap."""
    return Mind(table, 0, Level(forgets, 1.0, 6.0, 1.0, NEVER, False), seed=1)


@clause("L53")
@pytest.mark.parametrize(("forgets", "fewest", "most"), [(0, 0, 0), (5, 2, 9), (15, 11, 19)])
def test_a_level_forgets_so_many_of_a_hundred_cards_in_a_lap(forgets: int, fewest: int, most: int) -> None:
    forgotten, known = 0, 0
    for round in (1, 2, 3, 4):
        for turn in (4, 6, 8, 10):
            for words in ("egg seer kelpie broonie sith", "witch monster selkie mercenary baby"):
                table = loch([words, words.replace("witch", "priest")], round=round, turn=turn - 2)
                for slot in range(5):
                    table.see(0, 0, Slot(slot))
                    table.see(0, 1, Slot(slot))
                table.turn = turn
                mind = remembering(table, forgets)
                forgotten += sum(clan.count(Card(UNSEEN)) for clan in mind.faces)
                known += 10
    assert fewest <= 100 * forgotten / known <= most


@clause("L53")
def test_what_is_forgotten_stays_forgotten_until_it_is_seen_again() -> None:
    table = loch(["egg seer kelpie broonie", "monster selkie mercenary baby"], turn=1)
    for slot in range(4):
        table.see(0, 0, Slot(slot))
        table.see(0, 1, Slot(slot))
    before: set[tuple[int, int]] = set()
    for turn in range(1, 60, 2):
        table.turn = turn
        faces = remembering(table, 15).faces
        now = {(clan, slot) for clan in (0, 1) for slot in range(4) if faces[clan][slot] == UNSEEN}
        assert before <= now
        before = now
    assert len(before) == 8
    table.see(0, 1, Slot(3))
    assert remembering(table, 15).faces[1][3] == kind("baby")


@clause("L36")
def test_nobody_forgets_what_lies_face_up() -> None:
    table = loch(["egg", "red-cap^ witch^"], turn=200)
    assert remembering(table, 100).faces[1] == [kind("red-cap"), kind("witch")]


@clause("L19")
def test_the_gentle_one_looks_after_its_own_clan_only() -> None:
    table = loch(["witch egg", "seer kelpie"], open="kelpie", seen={"1/1": [0], "2/2": [0]})
    assert answer(table, Shoo(1, 0), "gentle") == "pass"
    assert answer(table, Shoo(1, 0), "sharp") == "shoo 2/2"


def test_levels_of_older_tables_are_understood() -> None:
    levels = [bot(name, GAME) for name in ("knack:easy", "knack:hard")]
    assert [level.reaction() for level in levels] == [1.8, 0.8]


@clause("L16")
def test_levels_react_faster_and_faster() -> None:
    assert [bot(name, GAME).reaction() for name in ("knack:gentle", "knack", "knack:sharp")] == [1.8, 1.2, 0.8]


def shares(bots: list[str], games: int) -> float:
    """The share of the wins that the first of these bots takes, going round the table."""
    run = plan(GAME, len(bots), bots, {}, "", seed=11)
    played = [play(run, number) for number in range(games)]
    assert [game.error for game in played if game.error] == []
    return sum(game.shares[game.bots.index(bots[0])] for game in played) / games


@clause("L03")
def test_a_knack_beats_three_who_play_anything() -> None:
    assert shares(["knack", "random", "random", "random"], 32) >= 0.85


@clause("L03", "L53")
def test_who_forgets_nothing_beats_who_forgets_much() -> None:
    assert shares(["knack:sharp", "knack:gentle"], 24) >= 0.6
