"""Setting up and the phases before the night."""

from __future__ import annotations

import itertools
from collections import Counter

from bothy.games.merlouf.box import ROUNDS
from bothy.games.merlouf.rounds import DealObjectives, DrawObjective, PlaceObjects, Preparation, Round, SetUp
from bothy.games.merlouf.scoring import Assessment
from bothy.games.merlouf.things import COLOURS, EVERY_COLOUR, GOODY
from bothy.kernel import NOTHING, Journal, Luck
from games.merlouf.house import GAME, cards_of, house, lies_at
from stories import begin, bring, clause, heard, lay_table, listen, offered, outcomes, refused, rows, say, waiting


@clause("F01", "F03", "Ruling 1", "Ruling 2", "Ruling 3", "Ruling 4")
def test_the_house_has_six_rooms_with_five_circles_and_a_hiding_place() -> None:
    box = GAME.new(4).table.house_box
    assert len(box.circles) == 30
    for colour in EVERY_COLOUR:
        assert box.circles.count(colour) == 5
    for room in range(6):
        assert len(set(box.circles[room * 5 : room * 5 + 5])) == 5, "no colour twice in a room"
    table = lay_table(GAME, 4)
    assert table.hiders == [NOTHING] * 6
    assert [sum(bag) for bag in table.bags[:6]] == [5] * 6


@clause("F02")
def test_the_gnomes() -> None:
    box = GAME.new(2).table.house_box
    assert box.actions == [2, 3, 1]
    assert box.carries == [2, 3, 1]
    assert box.limits == [2, 5, 1]


@clause("F04", "Ruling 8")
def test_everybody_starts_on_0_with_a_goodies_card_and_no_objective_yet() -> None:
    position = begin(lay_table(GAME, 3), SetUp())
    assert outcomes(position) == {0: 6, 1: 5, 2: 3, 3: 4, 4: 2}
    bring(position, 0, 4, 4)
    table = position.table
    assert [cards_of(table, seat, GOODY) for seat in range(3)] == [["pins"], ["corset"], ["corset"]]
    assert table.scores == [0, 0, 0]
    assert table.objectives == [NOTHING] * 3
    bring(position, 0, 2, 1, 1)
    assert waiting(position) == "DrawObjective", "the card of setting up is the one of the first round"
    bring(position, 3, 4, 5)
    assert table.objectives == [3, 4, 5]
    assert waiting(position) == "PlaceGnomes", "nobody buys in the first round"


@clause("F05", "Ruling 24", "Ruling 26")
def test_the_dice_come_down_to_an_even_chance_of_who_begins() -> None:
    position = begin(lay_table(GAME, 4), SetUp())
    bring(position, 0, 0, 0, 0)
    assert outcomes(position) == {0: 1, 1: 1, 2: 1, 3: 1}
    bring(position, 2)
    assert position.table.first == 2
    events = listen(position)
    dice = list(itertools.product(range(1, 7), repeat=4))
    won = [throw for throw in dice if throw[2] > max(throw[0], throw[1], throw[3])]
    assert outcomes(position) == Counter(throw[2] for throw in won), "as if they had been thrown"
    bring(position, 4)
    assert outcomes(position) == {1: 1, 2: 1, 3: 1}
    bring(position, 3, 1, 3)
    shown: dict[str, list[tuple[object, object]]] = {"merlouf-begins": [], "merlouf-throws-for-first": []}
    for id, values in heard(events, 0)[:4]:
        shown[id].append((values["seat"], values["die"]))
    assert shown == {"merlouf-begins": [(2, 4)], "merlouf-throws-for-first": [(3, 3), (0, 1), (1, 3)]}


@clause("F05", "Ruling 26")
def test_a_lot_may_say_who_begins() -> None:
    position = begin(lay_table(GAME, 3, {"first-player": "lot"}), SetUp())
    bring(position, 0, 0, 0, 1)
    assert position.table.first == 1
    assert waiting(position) == "DrawObjective"


@clause("F06", "Ruling 24")
def test_six_rounds_and_the_first_player_changes_clockwise() -> None:
    journal = Journal(GAME, 3)
    firsts: dict[int, int] = {}
    for _ in rows(journal, Luck(5)):
        firsts.setdefault(journal.position.table.round, journal.position.table.first)
    del firsts[0]
    assert list(firsts) == [1, 2, 3, 4, 5, 6]
    assert [first for _, first in sorted(firsts.items())] == [(firsts[1] + turn) % 3 for turn in range(6)]
    assert begin(lay_table(GAME, 2, round=ROUNDS), Round()).over()


@clause("F06")
def test_a_round_has_its_phases_in_order() -> None:
    position = begin(lay_table(GAME, 2, round=1, scores=[2, 0]), Round())
    bring(position, 0, 1)
    assert waiting(position) == "BuyGoody"
    names = [type(step).__name__ for step in reversed(position.agenda)]
    assert names[1:] == ["Night", "Night", "Night", "Negotiations", "Day", "Assessment", "Round"]


# Objects


@clause("F07", "F03", "Ruling 2")
def test_every_circle_gets_an_object_of_its_colour_face_down() -> None:
    position = begin(lay_table(GAME, 3, round=1), PlaceObjects())
    table = position.table
    assert position.over(), "nothing is decided yet"
    assert table.backs[:30] == table.house_box.circles
    assert lies_at(table, "lounge") == ["green", "red", "blue", "yellow", "purple"]
    assert lies_at(table, "entry") == ["green", "red", "blue", "yellow", "orange"]
    assert table.faces[:30] == [NOTHING] * 30


@clause("F08")
def test_with_fewer_objects_a_circle_of_each_room_stays_empty() -> None:
    position = begin(lay_table(GAME, 2, {"fewer-objects": "on"}, round=1), PlaceObjects())
    events = listen(position)
    for empty in (0, 1, 2, 3, 4, 0):
        assert outcomes(position) == dict.fromkeys(range(5), 1)
        bring(position, empty)
    table = position.table
    assert lies_at(table, "lounge") == ["red", "blue", "yellow", "purple"]
    assert lies_at(table, "working") == ["red", "yellow", "purple", "orange"]
    assert sum(back != NOTHING for back in table.backs[:30]) == 24
    assert heard(events, 0)[0] == ("merlouf-leaves-out", {"room": "lounge", "back": "green"})


# Objectives


@clause("F09")
def test_everybody_draws_an_objective_card_from_the_first_player() -> None:
    position = begin(lay_table(GAME, 3, round=1, first=1), DealObjectives())
    bring(position, 31, 7, 0)
    assert position.table.objectives == [0, 31, 7]
    assert sum(position.table.deck) == 29


@clause("F09", "Ruling 9")
def test_scored_cards_are_shuffled_when_the_deck_runs_out() -> None:
    deck = [0] * 32
    deck[4] = deck[9] = 1
    played = [1] * 32
    played[4] = played[9] = 0
    position = begin(lay_table(GAME, 3, deck=deck, played=played), DrawObjective(0), DrawObjective(1), DrawObjective(2))
    assert outcomes(position) == {4: 1, 9: 1}
    bring(position, 4)
    assert outcomes(position) == {9: 1}
    bring(position, 9)
    assert len(outcomes(position)) == 30, "all but the two just drawn"
    assert sum(position.table.played) == 0
    bring(position, 0)
    assert position.table.objectives == [4, 9, 0]


@clause("F10")
def test_every_card_has_three_or_four_tasks_of_three_kinds() -> None:
    cards = GAME.new(2).table.house_box.objectives
    assert len(cards) == 32
    assert {len(card) for card in cards} == {3, 4}
    kinds = {"object" if of < 30 else "colour" if of < 36 else "enchanted" for card in cards for of, _, _ in card}
    assert kinds == {"object", "colour", "enchanted"}


# Goodies


@clause("F11", "Ruling 28")
def test_goodies_cost_two_points_from_the_second_round_up_to_three_in_hand() -> None:
    table = house(2, scores=[9, 3], goodies={0: ["pins"]})
    position = begin(table, Preparation())
    assert offered(position, 0) == ["buy", "pass"]
    assert refused(position, 0, "hide") == "merlouf-why-shopping"
    say(position, 0, "buy")
    bring(position, 4)
    say(position, 0, "buy")
    bring(position, 1)
    assert table.scores == [5, 3]
    assert cards_of(table, 0, GOODY) == ["pins", "corset", "ribbon"]
    assert position.asking() == [1], "with three in hand seat 0 is not asked any more"
    say(position, 1, "buy")
    bring(position, 0)
    assert position.over(), "one point is not enough for another"
    assert table.scores == [5, 1]


@clause("F11")
def test_nobody_buys_in_the_first_round_and_nobody_has_to() -> None:
    assert begin(house(2, round=1, scores=[9, 9]), Preparation()).over()
    table = house(2, scores=[9, 9])
    position = begin(table, Preparation())
    say(position, 0, "pass")
    say(position, 1, "pass")
    assert position.over()
    assert table.scores == [9, 9]


@clause("F11", "Ruling 23")
def test_two_points_are_needed_to_buy() -> None:
    assert begin(house(2, scores=[1, 0]), Preparation()).over()
    position = begin(house(2, scores=[2, 1]), Preparation())
    assert position.asking() == [0]


@clause("F11", "Ruling 7")
def test_used_goodies_are_shuffled_when_the_pile_is_empty() -> None:
    table = house(2, scores=[2, 0])
    table.goodies_gone, table.bags[GOODY] = [0, 3, 0, 4, 0], [0, 0, 0, 0, 0]
    position = begin(table, Preparation())
    say(position, 0, "buy")
    assert outcomes(position) == {1: 3, 3: 4}
    bring(position, 3)
    assert table.goodies_gone == [0] * 5
    assert table.bags[GOODY] == [0, 3, 0, 3, 0]


@clause("F11")
def test_without_a_card_left_there_is_nothing_to_buy() -> None:
    table = house(2, scores=[9, 9])
    table.goodies_gone, table.bags[GOODY] = [0] * 5, [0] * 5
    assert begin(table, Preparation()).over()


@clause("F04", "F44")
def test_after_a_round_goodies_stay_in_hand() -> None:
    table = house(2, goodies={0: ["pins", "corset"]})
    begin(table, Assessment())
    assert cards_of(table, 0, GOODY) == ["pins", "corset"]
    assert [COLOURS[back] for back in table.backs[:5] if back >= 0] == [], "and no object lies out"
