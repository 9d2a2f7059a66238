"""Who knows what at which moment, told from the rulebook: city counters are the secret, and nothing else is."""

from __future__ import annotations

from bothy.games.moongha.actions import TakeAction
from bothy.games.moongha.cities import CITIES
from bothy.games.moongha.setting_up import DrawCounter
from bothy.games.moongha.table import Earth
from bothy.games.moongha.turns import EndOfTurn
from bothy.kernel import SPECTATOR, UNSEEN, Event, Luck, Position
from games.moongha.world import GAME, city, earth
from stories import begin, bring, clause, heard, listen, say


def counters(position: Position[Earth], viewer: int, seat: int) -> list[int]:
    """What a viewer sees of a seat's counters: cities, or UNSEEN alone."""
    entries = position.sight(viewer).table.counters[seat * CITIES : (seat + 1) * CITIES]
    if UNSEEN in entries:
        assert set(entries) == {UNSEEN}
        return [UNSEEN]
    return [number for number, count in enumerate(entries) if count]


def told(events: list[Event], viewer: int, key: str) -> list[int | str]:
    return [values[key] for _, values in heard(events, viewer) if key in values]


@clause("M02")
def test_a_drawn_counter_is_seen_by_its_owner_only() -> None:
    position = begin(earth(4), DrawCounter(1), TakeAction(0))
    events = listen(position)
    bring(position, city("rome"))
    assert counters(position, 1, 1) == [city("rome")]
    assert told(events, 1, "city") == ["rome"]
    for other in (0, 2, 3, SPECTATOR):
        assert counters(position, other, 1) == [UNSEEN]
        assert told(events, other, "city") == []
        assert told(events, other, "seat") == [1]
        assert [event.thing for event in events if event.heard_by(other)] == ["counter"]
        assert position.sight(other).table.held == [0, 1, 0, 0]


@clause("M02")
def test_what_nobody_has_drawn_is_seen_by_nobody() -> None:
    """A seat cannot tell the counters that went back from those of the others."""
    position = begin(earth(4, secrets={0: ["rome", "paris"], 1: ["tokyo", "cairo"]}), TakeAction(0))
    bag = position.sight(0).table.bag
    assert [number for number, count in enumerate(bag) if not count] == sorted([city("rome"), city("paris")])
    assert position.sight(SPECTATOR).table.bag == [1] * CITIES


@clause("M02")
def test_what_a_seat_imagines_keeps_its_own_counters_and_deals_the_others() -> None:
    table = earth(4, secrets={0: ["rome", "paris"], 1: ["tokyo", "cairo"], 2: ["london", "moscow"]})
    position = begin(table, TakeAction(0))
    luck = Luck(3)
    dealt = set()
    for _ in range(60):
        imagined = position.sight(0).imagine(luck).table
        mine = [number for number in range(CITIES) if imagined.counters[number]]
        assert mine == sorted([city("rome"), city("paris")])
        theirs = [number for number in range(CITIES) if imagined.counters[CITIES + number]]
        assert len(theirs) == 2
        dealt |= set(theirs)
    assert dealt == set(range(CITIES)) - {city("rome"), city("paris")}


@clause("M47")
def test_at_the_end_all_counters_are_known_to_all() -> None:
    table = earth(4, turn=8, passes=3, secrets={0: ["rome", "paris"], 1: ["tokyo", "cairo"]}, tokens=[0, 0, 0])
    position = begin(table, TakeAction(0), EndOfTurn())
    events = listen(position)
    assert counters(position, 0, 1) == [UNSEEN]
    say(position, 0, "pass")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        opened = position.sight(viewer).table.opened
        assert [index for index, count in enumerate(opened) if count] == sorted(
            [city("rome"), city("paris"), CITIES + city("tokyo"), CITIES + city("cairo")]
        )
        assert set(told(events, viewer, "city")) == {"rome", "paris", "tokyo", "cairo"}
    assert position.floor == position.number, "what has been shown cannot be taken back"


@clause("M08", "Ruling 1")
def test_a_hidden_monster_is_known_to_all_with_kind_place_and_tokens() -> None:
    table = earth(monsters={"0/mechoor": "(rome)"}, wounds={"0/mechoor": 2}, white={"0/mechoor": 3})
    position = begin(table, TakeAction(1))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = position.sight(viewer).table
        assert (seen.places, seen.hidden, seen.wounds, seen.white) == (
            table.places,
            table.hidden,
            table.wounds,
            table.white,
        )


@clause("M02", "Ruling 1")
def test_all_but_the_counters_and_the_bag_is_the_same_for_everybody() -> None:
    position = GAME.new(3)
    luck = Luck(8)
    for _ in range(200):
        position.wander(luck)
    real = position.table.values()
    for viewer in (0, 1, 2, SPECTATOR):
        seen = position.sight(viewer).table.values()
        assert {name for name in real if real[name] != seen[name]} == {"counters", "bag"}
