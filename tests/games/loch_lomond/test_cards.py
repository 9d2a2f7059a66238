"""The cards and what they do: L30 to L41."""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.actions import AfterSelkie, GhostlyPiper, PiperSwap, SelkieTakes
from bothy.games.loch_lomond.choices import Slot
from bothy.games.loch_lomond.powers import Remember
from bothy.games.loch_lomond.table import Loch
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, Turn
from bothy.kernel import NOTHING, Position
from games.loch_lomond.highlands import NO_CHAIN, clan, kind, loch, open_pile, quiet, seen_by
from stories import begin, bring, clause, offered, outcomes, refused, say, waiting


def played(table: Loch) -> Position[Loch]:
    """Seat 0 plays the card in hand, and nobody calls."""
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    quiet(position)
    return position


@clause("L30")
def test_what_friends_are_worth() -> None:
    table = loch(["mercenary mercenary peasant", "egg"])
    assert table.worth(0) == -4
    assert not table.has_monster(0)


# Broonie and Baobhan Sith


@clause("L31")
def test_broonie_looks_at_a_card_of_your_own() -> None:
    table = loch(["egg kelpie - red-cap^", "seer seer"], held="broonie")
    position = played(table)
    assert offered(position, 0) == ["at 1/1", "at 1/2", "pass"]
    say(position, 0, "at 1/2")
    assert seen_by(table, "1/2") == [0]
    assert position.step() == Remember(0, 0, Slot(1))
    assert offered(position, 0) == ["done"]
    say(position, 0, "done")
    assert position.asking() == [1]


@clause("L32")
def test_baobhan_sith_looks_at_a_card_of_a_rival() -> None:
    table = loch(["egg", "kelpie red-cap^", "- seer"], held="sith")
    position = played(table)
    assert offered(position, 0) == ["at 2/1", "at 3/2", "pass"]
    say(position, 0, "at 3/2", "done")
    assert seen_by(table, "3/2") == [0]
    assert position.asking() == [1]


# Ghostly Piper


@clause("L33", "Ruling 17")
def test_the_piper_finds_any_card_of_the_open_pile_but_himself() -> None:
    table = loch(["kelpie egg", "seer"], held="piper", open="witch mercenary seer mercenary")
    position = played(table)
    assert waiting(position) == "GhostlyPiper"
    assert offered(position, 0) == ["find mercenary", "find brahan-seer", "find witch", "pass"]
    say(position, 0, "find mercenary")
    assert offered(position, 0) == ["swap 1", "swap 2"]
    say(position, 0, "swap 1")
    assert clan(table, 0) == "mercenary egg"
    assert open_pile(table) == "witch mercenary seer piper kelpie"
    assert seen_by(table, "1/1") == [0, 1]
    assert not table.is_up(0, Slot(0))
    assert waiting(position) == "Shoo"


@clause("L33", "L38", "Ruling 17")
def test_a_witch_the_piper_found_may_lie_face_up() -> None:
    table = loch(["kelpie", "seer"], open="witch piper")
    position = begin(table, PiperSwap(0, kind("witch")))
    assert offered(position, 0) == ["swap 1", "swap 1-up"]
    say(position, 0, "swap 1-up")
    assert clan(table, 0) == "witch^"


@clause("L33")
def test_a_second_piper_can_be_found() -> None:
    table = loch(["kelpie piper", "seer"], held="piper", open="egg")
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play", "shoo 1/2")
    quiet(position)
    assert open_pile(table) == "egg piper piper"
    assert offered(position, 0) == ["find monster-egg", "find ghostly-piper", "pass"]
    say(position, 0, "find ghostly-piper", "swap 1")
    assert clan(table, 0) == "piper -"
    assert open_pile(table) == "egg piper kelpie"


@clause("L33", "L24")
def test_a_piper_alone_on_the_pile_finds_nothing() -> None:
    position = played(loch(["kelpie", "seer"], held="piper", open=""))
    assert position.asking() == [1]
    assert waiting(position) == "Turn"


@clause("L33")
def test_the_piper_refuses_what_is_not_there() -> None:
    position = begin(loch(["kelpie", "seer"], open="egg piper"), GhostlyPiper(0))
    assert refused(position, 0, "find witch") == "loch-lomond-why-not-in-pile"
    assert refused(position, 0, "find ghostly-piper") == "loch-lomond-why-not-in-pile"
    assert refused(position, 0, "swap 1") == "loch-lomond-why-find"


# Kelpie


@clause("L34")
def test_the_kelpie_swaps_two_cards_unseen() -> None:
    table = loch(["witch egg", "mercenary seer"], held="kelpie", seen={"1/1": [0], "2/1": [1]})
    position = played(table)
    say(position, 0, "at 1/1")
    assert offered(position, 0) == ["at 2/1", "at 2/2"]
    say(position, 0, "at 2/1")
    assert clan(table, 0) == "mercenary egg"
    assert clan(table, 1) == "witch seer"
    assert seen_by(table, "1/1") == [1]
    assert seen_by(table, "2/1") == [0]
    assert position.asking() == [1]


@clause("L34")
@pytest.mark.parametrize("card", ["witch", "token", "red-cap"])
def test_cards_that_lie_face_up_may_be_swapped_and_stay_so(card: str) -> None:
    table = loch([f"egg {card}^", "- mercenary"], held="kelpie")
    position = played(table)
    say(position, 0, "at 1/2", "at 2/2")
    assert clan(table, 0) == "egg mercenary"
    assert clan(table, 1) == f"- {card}^"
    table = loch(["egg seer", f"{card}^ mercenary"], held="kelpie")
    say(played(table), 0, "at 1/1", "at 2/1")
    assert clan(table, 0) == f"{card}^ seer"
    assert clan(table, 1) == "egg mercenary"


# Selkie


@clause("L35", "Ruling 16")
def test_the_selkie_looks_at_a_rivals_card_and_may_stop() -> None:
    table = loch(["egg seer", "witch kelpie"], held="selkie")
    position = played(table)
    assert offered(position, 0) == ["at 2/1", "at 2/2", "pass"]
    say(position, 0, "at 2/1")
    assert seen_by(table, "2/1") == [0]
    assert position.step() == SelkieTakes(0, 1, Slot(0))
    say(position, 0, "pass")
    assert clan(table, 1) == "witch kelpie"
    assert position.asking() == [1]


@clause("L35", "Ruling 16")
def test_who_has_looked_at_the_own_card_must_swap() -> None:
    table = loch(["mercenary witch", "egg kelpie"], held="selkie")
    position = played(table)
    say(position, 0, "at 2/1", "at 1/1")
    assert clan(table, 0) == "egg witch"
    assert clan(table, 1) == "mercenary kelpie"
    assert seen_by(table, "1/1") == seen_by(table, "2/1") == [0]
    assert position.step() == AfterSelkie(0, Slot(0), 1, Slot(0))
    assert offered(position, 0) == ["done"]


@clause("L35", "Ruling 35")
def test_the_selkie_found_may_be_chased_away_after_the_swap() -> None:
    table = loch(["mercenary witch", "egg selkie"], held="selkie")
    position = played(table)
    say(position, 0, "at 2/2", "at 1/2")
    assert clan(table, 0) == "mercenary selkie"
    assert offered(position, 0) == ["done", "shoo 1/2"]
    say(position, 0, "shoo 1/2")
    assert clan(table, 0) == "mercenary -"
    assert clan(table, 1) == "egg witch"
    assert open_pile(table) == "peasant selkie selkie"
    assert waiting(position) == "Shoo"


@clause("L35", "Ruling 35")
def test_a_selkie_that_went_to_the_rival_costs_a_card() -> None:
    table = loch(["selkie witch", "egg"], NO_CHAIN, held="selkie")
    position = played(table)
    say(position, 0, "at 2/1", "at 1/1")
    assert offered(position, 0) == ["done", "shoo 2/1"]
    say(position, 0, "shoo 2/1", "give 2")
    assert clan(table, 0) == "egg -"
    assert clan(table, 1) == "witch"
    assert position.asking() == [1]


@clause("L35", "Ruling 35")
def test_only_a_selkie_can_be_chased_away_so() -> None:
    position = begin(loch(["egg", "kelpie"]), AfterSelkie(0, Slot(0), 1, Slot(0)))
    assert refused(position, 0, "shoo 1/1") == "loch-lomond-why-no-selkie"
    assert refused(position, 0, "turn up 1") == "loch-lomond-why-no-witch"
    assert refused(position, 0, "pass") == "loch-lomond-why-done"


@clause("L35", "L37")
def test_a_witch_that_came_by_selkie_may_be_turned_up() -> None:
    table = loch(["egg", "witch"], held="selkie")
    position = played(table)
    say(position, 0, "at 2/1", "at 1/1")
    assert offered(position, 0) == ["done", "turn up 1"]
    say(position, 0, "turn up 1")
    assert clan(table, 0) == "witch^"
    assert offered(position, 0) == ["done"]


@clause("L35", "L37")
def test_who_gets_a_witch_for_a_selkie_may_turn_up_the_one_and_chase_the_other() -> None:
    table = loch(["selkie kelpie", "witch"], held="selkie")
    position = played(table)
    say(position, 0, "at 2/1", "at 1/1")
    assert offered(position, 0) == ["done", "shoo 2/1", "turn up 1"]
    say(position, 0, "turn up 1")
    assert offered(position, 0) == ["done", "shoo 2/1"]
    say(position, 0, "shoo 2/1")
    assert open_pile(table) == "peasant selkie selkie"


# Red Cap


@clause("L36", "Ruling 18")
def test_the_red_cap_lies_on_the_pile_and_then_in_a_rivals_clan() -> None:
    table = loch(["egg", "seer", "kelpie"], held="red-cap")
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    assert open_pile(table) == "peasant red-cap"
    assert waiting(position) == "Shoo"
    quiet(position)
    assert offered(position, 0) == ["rival 2", "rival 3"]
    say(position, 0, "rival 3")
    assert clan(table, 2) == "kelpie red-cap^"
    assert open_pile(table) == "peasant"
    assert position.asking() == [1]


@clause("L36", "L22", "Ruling 18")
def test_a_red_cap_shooed_at_the_played_one_stays_on_the_pile() -> None:
    table = loch(["egg", "red-cap seer", "kelpie"], held="red-cap")
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    say(position, 1, "shoo 2/1")
    assert waiting(position) == "RedCap"
    say(position, 0, "rival 2")
    assert clan(table, 1) == "red-cap^ seer"
    assert open_pile(table) == "peasant red-cap"


@clause("L36", "L16", "Ruling 18")
def test_a_discarded_red_cap_is_an_ordinary_card() -> None:
    table = loch(["red-cap", "red-cap seer"], open="egg")
    position = begin(table, Turn(0), EndTurn(0))
    say(position, 0, "take", "swap 1")
    assert waiting(position) == "Shoo"
    say(position, 1, "shoo 2/1")
    assert open_pile(table) == "red-cap red-cap"
    assert position.asking() == [1]
    assert waiting(position) == "Turn"


@clause("L36")
def test_the_red_cap_goes_to_a_rival() -> None:
    position = played(loch(["egg", "seer", "kelpie"], held="red-cap"))
    assert refused(position, 0, "rival 1") == "loch-lomond-why-a-rival"
    assert refused(position, 0, "rival 5") == "loch-lomond-why-no-clan"
    assert refused(position, 0, "pass") == "loch-lomond-why-a-rival"


# Witch


@clause("L37", "Ruling 14")
def test_a_witch_found_by_broonie_may_be_turned_up_at_once() -> None:
    table = loch(["egg witch", "seer"], held="broonie")
    position = played(table)
    say(position, 0, "at 1/2")
    assert offered(position, 0) == ["done", "turn up 2"]
    say(position, 0, "turn up 2")
    assert clan(table, 0) == "egg witch^"
    assert seen_by(table, "1/2") == [0, 1]


@clause("L37", "Ruling 14")
def test_a_witch_may_be_turned_up_from_memory_at_the_beginning_of_a_turn() -> None:
    table = loch(["egg witch seer red-cap^", "seer"], seen={"1/1": [0], "1/2": [0]})
    position = begin(table, Turn(0))
    assert offered(position, 0) == ["take", "draw", "saorsa", "turn up"]
    say(position, 0, "turn up")
    assert offered(position, 0) == ["turn up 1", "turn up 2"]
    assert refused(position, 0, "turn up 3") == "loch-lomond-why-not-seen"
    assert refused(position, 0, "turn up 4") == "loch-lomond-why-face-up"
    say(position, 0, "turn up 2")
    assert clan(table, 0) == "egg witch^ seer red-cap^"
    assert waiting(position) == "Turn"
    assert "witch" in offered(position, 0)


@clause("L37", "Ruling 29")
def test_a_card_that_is_no_witch_is_shown_and_costs_a_penalty() -> None:
    table = loch(["egg witch", "seer"], seen={"1/1": [0], "1/2": [0]})
    position = begin(table, Turn(0))
    say(position, 0, "turn up", "turn up 1")
    assert seen_by(table, "1/1") == [0, 1]
    bring(position, kind("broonie"))
    assert clan(table, 0) == "egg witch broonie"
    assert offered(position, 0) == ["take", "draw"]
    assert refused(position, 0, "turn up") == "loch-lomond-why-slipped"


@clause("L37")
def test_who_has_seen_none_of_the_own_cards_cannot_claim() -> None:
    position = begin(loch(["witch", "seer"]), Turn(0))
    assert refused(position, 0, "turn up") == "loch-lomond-why-none-seen"


@clause("L37")
def test_a_rivals_witch_cannot_be_turned_up() -> None:
    position = begin(loch(["egg", "witch"]), Remember(0, 1, Slot(0)))
    assert offered(position, 0) == ["done"]


@clause("L38", "L14")
def test_a_witch_that_was_drawn_or_taken_may_lie_face_up() -> None:
    table = loch(["egg -", "seer"], held="witch")
    position = begin(table, SwapOrPlay(0))
    assert offered(position, 0) == ["swap 1", "swap 1-up", "play"]
    say(position, 0, "swap 1-up")
    assert clan(table, 0) == "witch^ -"
    table = loch(["egg seer", "seer"], open="egg witch")
    position = begin(table, Turn(0))
    say(position, 0, "take")
    assert offered(position, 0) == ["swap 1", "swap 2", "swap 1-up", "swap 2-up"]
    say(position, 0, "swap 2-up")
    assert clan(table, 0) == "egg witch^"
    assert open_pile(table) == "egg seer"


@clause("L38")
def test_no_other_card_lies_face_up() -> None:
    position = begin(loch(["egg -", "seer"], held="kelpie"), SwapOrPlay(0))
    assert refused(position, 0, "swap 1-up") == "loch-lomond-why-only-witch"
    assert refused(position, 0, "swap 2") == "loch-lomond-why-empty"


@clause("L39", "Ruling 15")
def test_her_power_is_a_look_at_any_card() -> None:
    table = loch(["egg witch^", "seer red-cap^", "kelpie -"])
    position = begin(table, Turn(0))
    say(position, 0, "witch")
    assert offered(position, 0) == ["at 1/1", "at 2/1", "at 3/1", "top"]
    assert refused(position, 0, "at 2/2") == "loch-lomond-why-face-up"
    say(position, 0, "at 3/1", "done")
    assert seen_by(table, "3/1") == [0]
    assert waiting(position) == "Turn"
    assert refused(position, 0, "witch") == "loch-lomond-why-witch-used"


@clause("L39", "Ruling 15")
def test_she_shows_the_top_of_the_closed_pile_which_is_drawn_next() -> None:
    table = loch(["egg witch^", "seer"])
    position = begin(table, Turn(0))
    say(position, 0, "witch", "top")
    bring(position, kind("mercenary"))
    assert waiting(position) == "RememberTop"
    assert (table.top, table.top_knows) == (kind("mercenary"), 0b01)
    say(position, 0, "done", "draw")
    assert outcomes(position) == {kind("mercenary"): 1}
    bring(position, kind("mercenary"))
    assert (table.held, table.top) == (kind("mercenary"), NOTHING)


@clause("L39", "L53")
def test_two_seats_that_look_at_the_top_see_the_same_card() -> None:
    table = loch(["egg", "seer witch^"], top="kelpie", top_knows=0b01)
    position = begin(table, Turn(1))
    say(position, 1, "witch", "top")
    assert outcomes(position) == {kind("kelpie"): 1}
    bring(position, kind("kelpie"))
    assert table.top_knows == 0b11


@clause("L39", "Ruling 15")
def test_two_witches_are_two_looks() -> None:
    position = begin(loch(["witch^ witch^ egg", "seer"]), Turn(0))
    say(position, 0, "witch", "at 2/1", "done", "witch", "at 1/3", "done")
    assert "witch" not in offered(position, 0)


@clause("L39", "Ruling 15")
def test_her_power_goes_with_her() -> None:
    table = loch(["egg witch^", "seer"], held="kelpie")
    position = played(table)
    say(position, 0, "at 1/2", "at 2/1")
    assert position.asking() == [1]
    assert "witch" in offered(position, 1)


@clause("L39", "L14")
def test_a_witch_who_lies_face_down_or_is_played_has_no_power() -> None:
    table = loch(["egg witch", "seer"], seen={"1/2": [0]})
    assert "witch" not in offered(begin(table, Turn(0)), 0)
    assert refused(begin(table, Turn(0)), 0, "witch") == "loch-lomond-why-no-witch-up"
    position = played(loch(["egg", "seer"], held="witch"))
    assert position.asking() == [1]


# Loch Monster


@clause("L40")
def test_the_loch_monster_makes_two_cards_of_a_rival_change_places() -> None:
    table = loch(["egg", "seer witch^ - kelpie", "egg"], held="monster", seen={"2/4": [0, 1]})
    position = played(table)
    assert offered(position, 0) == ["at 2/1", "at 2/2", "at 2/4", "pass"]
    assert refused(position, 0, "at 3/1") == "loch-lomond-why-alone"
    say(position, 0, "at 2/2")
    assert offered(position, 0) == ["at 2/1", "at 2/4"]
    say(position, 0, "at 2/4")
    assert clan(table, 1) == "seer kelpie - witch^"
    assert seen_by(table, "2/2") == [0, 1]
    assert position.asking() == [1]


@clause("L40")
def test_both_cards_lie_in_the_same_clan() -> None:
    position = played(loch(["egg", "seer witch", "egg egg"], held="monster"))
    say(position, 0, "at 2/2")
    assert refused(position, 0, "at 3/1") == "loch-lomond-why-same-clan"
    assert refused(position, 0, "at 2/2") == "loch-lomond-why-another"
    assert refused(position, 0, "at 2/3") == "loch-lomond-why-empty"


# Priest and Missionary


@clause("L41", "L02", "Ruling 23")
@pytest.mark.parametrize(
    ("cards", "points", "monster"),
    [
        ("priest", 8, True),
        ("missionary", 1, False),
        ("priest missionary", -2, False),
        ("priest priest missionary", 6, True),
        ("priest missionary missionary", -1, False),
        ("priest priest missionary missionary", -4, False),
        ("priest missionary witch", 7, True),
    ],
)
def test_one_missionary_converts_one_priest(cards: str, points: int, monster: bool) -> None:
    table = loch([cards, "egg"])
    assert table.worth(0) == points
    assert table.has_monster(0) is monster


@clause("L41")
def test_a_missionary_of_another_clan_converts_nobody() -> None:
    table = loch(["priest", "missionary"])
    assert table.worth(0) == 8
