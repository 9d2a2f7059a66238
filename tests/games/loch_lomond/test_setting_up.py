"""Setting up a round: L01 to L08."""

from __future__ import annotations

from bothy.games.loch_lomond.choices import Slot
from bothy.games.loch_lomond.rounds import FirstLook, FirstOpen, Round
from bothy.games.loch_lomond.table import BABIES, Loch
from bothy.games.loch_lomond.turn import BeginRound
from bothy.kernel import NOTHING, Position
from games.loch_lomond.highlands import GAME, clan, deal, kind, loch, open_pile, seen_by
from stories import begin, bring, clause, offered, outcomes, refused, say, waiting


@clause("L01")
def test_what_lies_in_the_box() -> None:
    box = GAME.new(2).table.lomond_box
    assert sum(box.copies) == 52
    assert box.copies == [2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 0]
    assert box.values[:5] == [-2, 0, 1, 2, 3]
    assert (box.values[kind("priest")], box.converted, box.values[kind("witch")]) == (8, -3, 9)
    assert (box.stones, box.babies, GAME.new(2).table.stock) == (8, 8, [8, 8, 4])


@clause("L01", "L45")
def test_the_token_is_worth_what_the_card_is() -> None:
    box = GAME.new(2, pack='[[card]]\nname = "baby-monster"\ncopies = 4\nvalue = 6\n').table.lomond_box
    assert box.values[kind("baby")] == box.values[kind("token")] == 6


@clause("L04", "Ruling 33")
def test_chance_picks_who_starts() -> None:
    for seats in range(2, 7):
        position = GAME.new(seats)
        assert outcomes(position) == dict.fromkeys(range(seats), 1)
        bring(position, seats - 1)
        assert position.table.start == seats - 1
        assert position.table.round == 1
        assert waiting(position) == "Deal"


@clause("L05")
def test_four_cards_for_each_clan_and_the_rest_are_the_closed_pile() -> None:
    position = GAME.new(2)
    bring(position, 0)
    assert sum(outcomes(position).values()) == 52 * 51
    witches, eggs = kind("witch") * 16 + kind("witch"), kind("egg") * 16 + kind("seer")
    assert (outcomes(position)[witches], outcomes(position)[eggs]) == (2 * 1, 4 * 4)
    deal(position, "witch witch egg kelpie")
    assert clan(position.table, 0) == "witch witch egg kelpie"
    assert witches not in outcomes(position)
    deal(position, "selkie selkie selkie selkie")
    assert clan(position.table, 1) == "selkie selkie selkie selkie"
    assert position.table.left == 44
    assert waiting(position) == "FirstLook"


@clause("L05", "L44", "L45")
def test_a_new_round_takes_all_cards_and_puts_tokens_back_into_the_stock() -> None:
    table = loch(["kelpie token^", "witch - - egg"], open="token seer", top="priest", caller=1, shuffles=1, turn=9)
    table.top_knows = table.top_shows = 0b01
    table.show_piles(0)
    table.see(1, 0, Slot(0))
    table.still = 3
    begin(table, Round(2))
    assert table.left == sum(table.closed) == 52
    assert table.closed == table.lomond_box.copies
    assert table.open == []
    assert table.clans == [[NOTHING] * 4, [NOTHING] * 4]
    assert (table.gone, table.stock[BABIES]) == ([0, 0, 0], 8)
    assert (table.round, table.turn, table.caller, table.shuffles, table.still) == (2, 0, NOTHING, 0, 0)
    assert (table.top, table.top_knows, table.top_shows, table.showing) == (NOTHING, 0, 0, 0)
    assert (table.open_knows, table.open_shows, table.up) == ([], [], [0, 0])
    assert table.knows == table.shows == table.seen_in == [[0] * 4, [0] * 4]


@clause("L06", "L05")
def test_everybody_looks_at_the_two_lower_cards() -> None:
    position = GAME.new(3)
    bring(position, 1)
    deal(position, "kelpie kelpie egg seer", "kelpie kelpie egg seer", "broonie broonie red-cap witch")
    table = position.table
    for seat in range(3):
        places = [seen_by(table, f"{seat + 1}/{slot}") for slot in (1, 2, 3, 4)]
        assert places == [[], [], [seat], [seat]]
    assert [offered(position, seat) for seat in range(3)] == [["done"], ["done"], ["done", "turn up 4"]]


def looking(cards: str) -> Position[Loch]:
    """The first seat looks at its lower cards; the other has looked."""
    table = loch([cards, "kelpie kelpie kelpie kelpie"], open="", turn=0)
    table.see_bottom(0)
    table.see_bottom(1)
    position = begin(table, FirstLook(), FirstOpen())
    say(position, 1, "done")
    return position


@clause("L06", "L37")
def test_a_witch_found_at_the_first_look_may_be_turned_up() -> None:
    position = looking("egg egg witch seer")
    table = position.table
    assert clan(table, 0) == "egg egg witch seer"
    say(position, 0, "turn up 3")
    assert clan(table, 0) == "egg egg witch^ seer"
    assert seen_by(table, "1/3") == [0, 1]
    assert offered(position, 0) == ["done"]
    say(position, 0, "done")
    assert waiting(position) == "FirstOpen"


@clause("L06", "L37")
def test_two_witches_found_at_the_first_look_may_both_be_turned_up() -> None:
    position = looking("egg egg witch witch")
    say(position, 0, "turn up 4")
    assert offered(position, 0) == ["done", "turn up 3"]
    say(position, 0, "turn up 3")
    assert clan(position.table, 0) == "egg egg witch^ witch^"
    assert waiting(position) == "FirstOpen"


@clause("L07", "Ruling 4")
def test_the_first_open_card_is_turned_up_and_nobody_calls() -> None:
    table = loch(["egg egg witch seer", "kelpie kelpie kelpie broonie"], open="", turn=0, start=1)
    position = begin(table, FirstOpen(), BeginRound())
    bring(position, kind("kelpie"))
    assert open_pile(table) == "kelpie"
    assert waiting(position) == "Turn"
    assert position.asking() == [1]
    assert refused(position, 0, "shoo 2/1") == "refusal-not-asked"


@clause("L08", "Ruling 31")
def test_a_further_card_fills_the_first_gap_or_opens_a_new_place() -> None:
    table = loch(["egg - seer -", "kelpie"])
    assert table.add(0, kind("baby"), 0, False) == 1
    assert table.add(0, kind("red-cap"), 0, True) == 3
    assert table.add(0, kind("witch"), 0, False) == 4
    assert clan(table, 0) == "egg baby seer red-cap^ witch"
    assert len(table.knows[0]) == len(table.shows[0]) == len(table.seen_in[0]) == 5


@clause("L08")
def test_an_emptied_place_keeps_its_number() -> None:
    table = loch(["egg kelpie seer", "kelpie"])
    table.clear(0, Slot(1))
    assert clan(table, 0) == "egg - seer"
    assert table.slots(0) == [0, 2]
    assert table.size(0) == 2


@clause("L03")
def test_four_rounds_are_on_the_agenda() -> None:
    position = GAME.new(2)
    bring(position, 0)
    assert [step for step in position.agenda if isinstance(step, Round)] == [Round(4), Round(3), Round(2)]
