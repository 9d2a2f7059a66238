"""Shoo!!: L16 to L24."""

from __future__ import annotations

from bothy.games.loch_lomond.choices import Slot
from bothy.games.loch_lomond.shoo import GiveCard, Shoo
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, Turn
from bothy.kernel import Driver, Luck, Pass, Race
from games.loch_lomond.highlands import NO_CHAIN, clan, kind, loch, open_pile, quiet, seen_by
from stories import begin, bring, clause, offered, outcomes, refused, say, waiting


@clause("L16", "Ruling 7")
def test_everybody_may_call_after_a_discard_the_active_seat_too() -> None:
    position = begin(loch(["egg seer", "kelpie -", "egg"], open="kelpie"), Turn(1))
    say(position, 1, "take", "swap 1")
    assert position.asking() == [2, 0, 1]
    for seat in range(3):
        assert offered(position, seat) == ["pass", "shoo 1/1", "shoo 1/2", "shoo 2/1", "shoo 3/1"]


@clause("L16")
def test_the_window_is_a_race_of_two_and_a_half_seconds() -> None:
    assert issubclass(Shoo, Race)
    assert Shoo(0, 0).window() == 2.5
    assert Shoo(0, 0).patience() == "reaction"


@clause("L16", "Ruling 34")
def test_what_can_be_pointed_at_does_not_depend_on_what_lies_there() -> None:
    some = begin(loch(["egg", "egg egg"], open="egg"), Shoo(0, 0))
    none = begin(loch(["seer", "kelpie witch"], open="egg"), Shoo(0, 0))
    assert offered(some, 0) == offered(none, 0)


@clause("L17", "Ruling 36")
def test_of_several_calls_made_unseen_a_lot_says_which_is_heard_first() -> None:
    heard: set[int] = set()
    for seed in range(40):
        position = begin(loch(["egg", "egg", "egg"], open="egg"), Shoo(0, 0))
        for seat in (0, 1, 2):
            position.seal(seat, position.choices(seat)[1 + seat])
        assert position.speakers() == [1, 2, 0]
        driver = Driver(position)
        heard.add(driver.first(position.speakers(), Luck(seed)))
    assert heard == {0, 1, 2}


@clause("L16")
def test_without_a_card_to_point_at_there_is_no_window() -> None:
    position = begin(loch(["-", "-"], held="egg"), SwapOrPlay(0))
    say(position, 0, "play")
    assert position.over()


@clause("L17", "L18")
def test_the_own_card_is_chased_away() -> None:
    table = loch(["egg kelpie", "seer"], NO_CHAIN, open="seer kelpie", seen={"1/2": [0]})
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 1/2")
    assert clan(table, 0) == "egg -"
    assert open_pile(table) == "seer kelpie kelpie"
    assert position.over()


@clause("L17")
def test_one_need_not_have_seen_the_card() -> None:
    table = loch(["egg kelpie", "seer"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 1/2")
    assert clan(table, 0) == "egg -"


@clause("L17", "Ruling 5")
def test_the_same_value_is_not_the_same_kind() -> None:
    table = loch(["selkie", "seer"], open="kelpie")
    assert table.lomond_box.values[kind("selkie")] == table.lomond_box.values[kind("kelpie")]
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 1/1")
    assert clan(table, 0) == "selkie"
    say(position, 1, "pass")
    assert waiting(position) == "PenaltyCard"


@clause("L19", "Ruling 10")
def test_a_rivals_card_is_paid_for_with_one_of_your_own() -> None:
    table = loch(["witch egg", "seer kelpie egg"], NO_CHAIN, open="kelpie", seen={"1/1": [0], "2/2": [0]})
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 2/2")
    assert position.step() == GiveCard(0, 1, Slot(1))
    assert offered(position, 0) == ["give 1", "give 2"]
    say(position, 0, "give 1")
    assert clan(table, 0) == "- egg"
    assert clan(table, 1) == "seer witch egg"
    assert seen_by(table, "2/2") == [0]
    assert position.over()


@clause("L19", "Ruling 10")
def test_an_unknown_card_may_be_given_and_stays_unknown() -> None:
    table = loch(["witch egg", "kelpie"], NO_CHAIN, open="kelpie", seen={"1/1": [0]})
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 2/1", "give 2")
    assert clan(table, 1) == "egg"
    assert seen_by(table, "2/1") == []


@clause("L19", "Ruling 10")
def test_who_has_no_card_gives_none() -> None:
    table = loch(["-", "seer kelpie"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 2/2")
    assert position.over()
    assert clan(table, 1) == "seer -"


@clause("L20", "Ruling 9")
def test_a_wrong_card_is_shown_and_stays() -> None:
    table = loch(["egg seer", "witch"], open="kelpie")
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 2/1")
    assert clan(table, 1) == "witch"
    assert not table.is_up(1, Slot(0))
    assert seen_by(table, "2/1") == [0, 1]
    assert open_pile(table) == "kelpie"


@clause("L20", "Ruling 9", "Ruling 30")
def test_the_window_goes_on_without_the_wrong_caller() -> None:
    table = loch(["egg seer", "kelpie", "egg"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(0, 0))
    say(position, 0, "shoo 1/1")
    assert position.asking() == [1, 2]
    assert refused(position, 0, "shoo 2/1") == "refusal-not-asked"
    say(position, 1, "shoo 2/1")
    assert clan(table, 1) == "-"
    assert waiting(position) == "PenaltyCard"
    bring(position, kind("witch"))
    assert clan(table, 0) == "egg seer witch"
    assert seen_by(table, "1/3") == []
    assert position.over()


@clause("L20", "Ruling 30")
def test_penalties_are_paid_as_the_window_closes_clockwise() -> None:
    table = loch(["egg", "seer", "egg"], open="kelpie")
    position = begin(table, Shoo(1, 0))
    say(position, 1, "shoo 1/1")
    say(position, 0, "shoo 2/1")
    assert waiting(position) == "Shoo"
    say(position, 2, "pass")
    bring(position, kind("witch"))
    assert clan(table, 0) == "egg witch"
    bring(position, kind("broonie"))
    assert clan(table, 1) == "seer broonie"
    assert position.over()


@clause("L20")
def test_when_all_have_called_wrongly_the_window_is_closed() -> None:
    table = loch(["egg", "seer"], open="kelpie")
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 1/1")
    say(position, 1, "shoo 1/1")
    assert waiting(position) == "PenaltyCard"


@clause("L20", "L19", "Ruling 30")
def test_the_gift_comes_before_the_penalty() -> None:
    """Else the penalty card would take the place that the gift is for."""
    table = loch(["egg seer", "kelpie", "egg"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(0, 0))
    say(position, 1, "shoo 1/1")
    say(position, 0, "shoo 2/1", "give 2")
    assert clan(table, 1) == "seer"
    bring(position, kind("witch"))
    assert clan(table, 1) == "seer witch"


@clause("L20", "L39", "L53")
def test_who_has_looked_at_the_top_knows_the_penalty_card() -> None:
    table = loch(["egg", "seer"], open="kelpie", top="witch", top_knows=0b10)
    position = begin(table, Shoo(1, 0))
    say(position, 0, "shoo 1/1")
    say(position, 1, "pass")
    assert outcomes(position) == {kind("witch"): 1}
    bring(position, kind("witch"))
    assert seen_by(table, "1/2") == [1]
    assert (table.top, table.top_knows) == (-2, 0)


@clause("L21", "Ruling 8")
def test_heard_sealed_a_later_call_is_void_and_free() -> None:
    """All three answer unheard; seat 2 was the quickest. The others' calls, right or wrong, cost nothing."""
    table = loch(["kelpie", "kelpie", "egg kelpie"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(0, 0))
    for seat, text in ((0, "shoo 1/1"), (1, "shoo 3/1"), (2, "shoo 3/2")):
        position.seal(seat, table.box.vocabulary.parse(text))
    assert position.speakers() == [1, 2, 0]
    position.hear(2)
    assert position.over()
    assert [clan(table, seat) for seat in range(3)] == ["kelpie", "kelpie", "egg -"]


@clause("L21", "L20", "Ruling 9")
def test_heard_sealed_a_wrong_call_leaves_the_others_standing() -> None:
    table = loch(["kelpie", "egg", "seer"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(0, 0))
    for seat, text in ((0, "shoo 1/1"), (1, "shoo 2/1"), (2, "pass")):
        position.seal(seat, table.box.vocabulary.parse(text))
    position.hear(1)
    assert position.speakers() == [0]
    position.hear(0)
    assert clan(table, 0) == "-"
    assert waiting(position) == "PenaltyCard"


@clause("L21")
def test_sealed_calls_are_heard_clockwise_from_the_left_of_the_discarder() -> None:
    assert Shoo(1, 0).seats(loch(["egg", "egg", "egg", "egg"])) == [2, 3, 0, 1]


@clause("L22", "Ruling 6")
def test_a_chased_card_opens_a_window_of_its_own() -> None:
    table = loch(["kelpie", "kelpie", "egg"], open="kelpie")
    position = begin(table, Shoo(2, 0))
    say(position, 0, "shoo 1/1")
    assert waiting(position) == "Shoo"
    assert position.asking() == [1, 2, 0]
    say(position, 1, "shoo 2/1")
    assert open_pile(table) == "kelpie kelpie kelpie"
    quiet(position)
    assert position.over()


@clause("L22", "Ruling 6")
def test_a_wrong_caller_may_call_again_in_the_next_window() -> None:
    table = loch(["kelpie", "kelpie", "egg"], open="kelpie")
    position = begin(table, Shoo(2, 0))
    say(position, 2, "shoo 3/1")
    say(position, 0, "shoo 1/1")
    bring(position, kind("witch"))
    assert position.asking() == [1, 2, 0]


@clause("L22", "Ruling 6")
def test_without_chains_a_chased_card_opens_none() -> None:
    table = loch(["kelpie", "kelpie", "egg"], NO_CHAIN, open="kelpie")
    position = begin(table, Shoo(2, 0))
    say(position, 0, "shoo 1/1")
    assert position.over()


@clause("L22", "L36", "Ruling 18")
def test_a_chased_red_cap_opens_none() -> None:
    table = loch(["red-cap", "red-cap^", "egg"], open="red-cap")
    position = begin(table, Shoo(2, 0))
    say(position, 0, "shoo 1/1")
    assert position.over()
    assert open_pile(table) == "red-cap red-cap"


@clause("L23", "L26", "Ruling 13")
def test_a_frozen_clan_is_left_alone_and_its_leader_keeps_quiet() -> None:
    position = begin(loch(["kelpie", "kelpie egg", "egg"], open="kelpie", caller=1), Shoo(0, 0))
    assert position.asking() == [2, 0]
    assert offered(position, 0) == ["pass", "shoo 1/1", "shoo 3/1"]
    assert refused(position, 0, "shoo 2/1") == "loch-lomond-why-frozen"
    assert refused(position, 1, "pass") == "refusal-not-asked"


@clause("L24", "Ruling 11")
def test_a_shoo_does_not_stop_the_action_of_the_card_played() -> None:
    table = loch(["egg seer", "broonie seer"], held="broonie")
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "play")
    say(position, 1, "shoo 2/1")
    quiet(position)
    assert waiting(position) == "Broonie"
    assert position.asking() == [0]


@clause("L24", "L31", "L32", "L33", "L34", "L35", "L40")
def test_an_action_without_a_target_is_passed_over() -> None:
    for card in ("broonie", "sith", "piper", "kelpie", "selkie", "monster"):
        table = loch(["-", "- egg"], held=card, open="seer", caller=1)
        position = begin(table, SwapOrPlay(0))
        say(position, 0, "play")
        assert position.over(), card
    position = begin(loch(["egg", "seer"], held="monster"), SwapOrPlay(0))
    say(position, 0, "play")
    quiet(position)
    assert position.over(), "one card cannot change places with itself"


@clause("L16")
def test_silence_is_a_pass() -> None:
    position = begin(loch(["egg", "seer"], open="kelpie"), Shoo(0, 0))
    assert isinstance(Shoo(0, 0).default(position.table, 0), Pass)
    quiet(position)
    assert position.over()
