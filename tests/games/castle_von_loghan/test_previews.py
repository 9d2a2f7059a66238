"""What a seat is told before it commits itself: Damage, what falls, and what is left."""

from __future__ import annotations

from bothy.games.castle_von_loghan.combat.damage import DamageOn
from bothy.games.castle_von_loghan.combat.step_2_cards import MoreCards
from bothy.games.castle_von_loghan.combat.step_4_attack import AttackTurn
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel import Message, Position
from bothy.kernel.step import Ask
from games.castle_von_loghan.castle import castle
from stories import begin, clause, say


def told(position: Position[Castle], seat: int, word: str) -> Message:
    """What the button of a choice says."""
    step = position.step()
    assert isinstance(step, Ask)
    return step.label(position.sight(seat).table, seat, position.table.box.vocabulary.parse(word))


def some(message: Message, *keys: str) -> list[int | str]:
    return [message.values[key] for key in keys]


@clause("V44", "V46", "V47")
def test_before_a_card_is_played_its_damage_and_what_it_leaves_are_told() -> None:
    """A Large Rod against a dragon, weak against Shock: 1 of the card and 1 more."""
    table = castle(foes=["dragon", "titan-husk"], things={"0/left": "large-rod"}, hands={0: "hit clever-attack parry"})
    table.foe_health[0] = 2
    position = begin(table, AttackTurn(0))
    assert some(told(position, 0, "enemy 1"), "left", "weak", "more") == [2, "yes", 1]
    assert some(told(position, 0, "enemy 2"), "weak", "more") == ["no", 0]
    say(position, 0, "enemy 1")
    hit = told(position, 0, "play 1 hit")
    assert hit.id == "castle-von-loghan-play.strike"
    assert some(hit, "damage", "falls", "power", "power_left", "energy") == [2, "yes", 1, 1, 0]
    assert some(told(position, 0, "play 1 clever-attack"), "energy", "clarity", "damage") == [1, 0, 2]
    assert some(told(position, 0, "play 1 parry"), "energy", "clarity", "damage") == [0, 1, 0]
    assert some(told(position, 0, "done"), "cards", "damage", "falls", "spare") == [0, 0, "no", 0]
    say(position, 0, "play 1 hit")
    assert some(told(position, 0, "done"), "cards", "damage", "falls", "spare") == [1, 2, "yes", 0]


@clause("V46", "V47")
def test_what_is_told_is_what_happens() -> None:
    """Two Hits, 3 more for a whetted blade: five Damage on a Skeleton of 3 Health, of which one may go on."""
    table = castle(foes=["skeleton", "thief"], things={"0/left": "halberd"}, hands={0: "hit hit"}, whetted=[3, 0, 0])
    position = begin(table, AttackTurn(0))
    say(position, 0, "enemy 1", "play 1 hit", "play 1 hit")
    done = told(position, 0, "done")
    assert some(done, "damage", "falls", "spare") == [5, "yes", 1]
    say(position, 0, "done")
    assert table.strikes == 5
    leave = told(position, 0, "leave")
    assert leave.id == "castle-von-loghan-leave.damage"
    assert leave.values["damage"] == 5
    assert some(told(position, 0, "enemy 2"), "damage", "left", "falls") == [1, table.foe_health[1], "no"]


@clause("V45")
def test_damage_that_may_go_anywhere_tells_what_it_does_there() -> None:
    table = castle(foes=["skeleton", "thief"])
    table.foe_health[1] = 1
    position = begin(table, DamageOn(0, 0, 1, 0))
    assert some(told(position, 0, "enemy 1"), "damage", "falls") == [1, "no"]
    assert some(told(position, 0, "enemy 2"), "damage", "falls") == [1, "yes"]


@clause("V39")
def test_an_extra_card_tells_its_cost_and_how_many_of_the_deck_do_damage() -> None:
    position = begin(castle(foes=["skeleton"], fight=1), MoreCards(0))
    deck = sum(position.table.decks[0])
    assert some(told(position, 0, "draw"), "clarity", "blows", "deck") == [2, 19, deck]
