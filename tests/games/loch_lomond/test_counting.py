"""Counting, and the end of the game: L02, L03, L47 to L52."""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.rounds import AdmireClans, CountClans, DealTokens, Round
from bothy.kernel import NOTHING
from games.loch_lomond.highlands import GAME, clan, deal, kind, loch, quiet
from stories import begin, bring, clause, listen, offered, say, waiting


@clause("L02")
@pytest.mark.parametrize(
    ("card", "monster"), [("egg", False), ("broonie", True), ("witch", True), ("mercenary", False)]
)
def test_a_monster_is_worth_four_or_more(card: str, monster: bool) -> None:
    assert loch([f"seer {card}", "egg"]).has_monster(0) is monster


@clause("L47")
def test_all_clans_are_turned_up_and_counted() -> None:
    table = loch(["mercenary egg - seer", "kelpie token^ monster", "-"], caller=NOTHING)
    begin(table, CountClans())
    assert table.book == [3, 22, 0]
    assert clan(table, 0) == "mercenary^ egg^ - seer^"
    assert clan(table, 1) == "kelpie^ token^ monster^"


@clause("L47")
def test_the_clans_are_admired_before_they_are_shuffled() -> None:
    position = begin(loch(["egg", "seer"]), CountClans(), AdmireClans(), Round(2))
    for seat in (0, 1):
        assert offered(position, seat) == ["done"]
        assert position.sight(seat, shown=True).table.clans == [[kind("egg")], [kind("seer")]]
        say(position, seat, "done")
    assert waiting(position) == "Deal"


@clause("L48")
def test_a_free_caller_with_the_fewest_points_wins_a_victory_token() -> None:
    table = loch(["egg", "seer kelpie"], caller=0)
    begin(table, CountClans())
    assert table.victories == [1, 0]
    assert table.book == [3, 9]
    assert table.stock[2] == 3


@clause("L48")
def test_a_caller_who_shares_the_fewest_points_still_wins_it() -> None:
    table = loch(["egg", "missionary seer", "witch"], caller=0)
    begin(table, CountClans())
    assert table.victories == [1, 0, 0]


@clause("L48")
def test_a_free_caller_who_is_beaten_wins_nothing_and_loses_nothing() -> None:
    table = loch(["egg", "seer"], caller=0)
    begin(table, CountClans())
    assert table.victories == [0, 0]
    assert table.book == [3, 2]
    assert (table.stock[2], table.gone[2]) == (3, 1)


@clause("L48")
def test_only_the_caller_can_win_it() -> None:
    table = loch(["egg egg", "seer"], caller=0)
    begin(table, CountClans())
    assert table.victories == [0, 0]
    table = loch(["egg", "seer"])
    begin(table, CountClans())
    assert table.victories == [0, 0]


@clause("L49")
def test_a_caller_with_a_monster_writes_down_eight_more() -> None:
    table = loch(["mercenary broonie", "kelpie"], caller=0)
    begin(table, CountClans())
    assert table.book == [2 + 8, 7]
    assert table.victories == [0, 0]
    assert table.gone[2] == 1


@clause("L49", "L41", "L48")
def test_a_converted_priest_does_not_spoil_the_call() -> None:
    table = loch(["priest missionary", "mercenary"], caller=0)
    begin(table, CountClans())
    assert table.book == [-2, -2]
    assert table.victories == [1, 0]
    table = loch(["priest egg", "kelpie witch"], caller=0)
    begin(table, CountClans())
    assert table.book == [11 + 8, 16]


@clause("L49")
def test_a_monster_costs_only_the_caller() -> None:
    table = loch(["egg", "kelpie"], caller=0)
    begin(table, CountClans())
    assert table.book == [3, 7]


@clause("L50", "Ruling 24")
def test_when_the_stock_is_short_the_next_starter_comes_first() -> None:
    table = loch(["seer", "seer seer", "egg"], caller=1, gone=[6, 8, 0])
    begin(table, DealTokens())
    assert table.stones == [0, 2, 0]
    assert table.babies == [0, 0, 0]
    assert table.stock[:2] == [0, 0]


@clause("L51")
def test_the_caller_starts_the_next_round() -> None:
    table = loch(["egg", "seer", "egg"], caller=1, start=2)
    begin(table, DealTokens())
    assert table.start == 1


@clause("L51", "Ruling 22")
def test_if_nobody_called_the_start_passes_on() -> None:
    table = loch(["egg", "seer", "egg"], start=2)
    begin(table, DealTokens())
    assert table.start == 0


@clause("L52")
def test_the_fewest_points_win() -> None:
    table = loch(["egg", "seer", "egg"], book=[5, 9, 7, 6, 1, 9], victories=[0, 0, 1], round=4)
    result = GAME.result(table)
    assert result.scores == [11, 10, 13]
    assert result.shares == [0, 1, 0]


@clause("L52", "L48", "Ruling 25")
@pytest.mark.parametrize(
    ("book", "victories", "shares"),
    [
        ([9, 5, 0, 1], [1, 0], [1.0, 0.0]),
        ([3, 5, 5, 3], [0, 0], [0.0, 1.0]),
        ([4, 4, 4, 4], [0, 0], [0.5, 0.5]),
        ([4, 4, 4, 4], [1, 1], [0.5, 0.5]),
        ([4, 1, 5, 4], [2, 1], [0.0, 1.0]),
    ],
    ids=["a token more", "a better last round", "all alike", "tokens alike", "points come first"],
)
def test_ties(book: list[int], victories: list[int], shares: list[float]) -> None:
    table = loch(["egg", "seer"], book=book, victories=victories, round=4)
    assert GAME.result(table).shares == shares


@clause("L03", "L52", "L51")
def test_a_whole_game_of_calls() -> None:
    """Seat 1 calls at once in every round, and is right; in the end its four Victory Tokens count."""
    position = GAME.new(2)
    events = listen(position)
    bring(position, 1)
    for number in range(1, 5):
        deal(position, "kelpie kelpie kelpie kelpie", "seer peasant peasant missionary")
        for seat in (0, 1):
            say(position, seat, "done")
        bring(position, kind("witch"))
        say(position, 1, "saorsa")
        say(position, 0, "take", "swap 1")
        quiet(position)
        if number < 4:
            for seat in (0, 1):
                say(position, seat, "done")
    assert position.over()
    table = position.table
    assert table.book == [30, 3] * 4
    assert table.victories == [0, 4]
    assert table.stones == [0, 4]
    result = GAME.result(table)
    assert result.scores == [120, 12 - 12]
    assert result.shares == [0, 1]
    assert events[-1].message.id == "loch-lomond-ends"
    assert GAME.rounds(table) == 4
