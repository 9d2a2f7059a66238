"""Events: which one, secret decisions, outcomes, the story; and the Enemy Alert after them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bothy.games.castle_von_loghan.alert.summoning import TurnEnemy
from bothy.games.castle_von_loghan.content.rows import ANOMALY, BLUE, GREEN, PAST, RED
from bothy.games.castle_von_loghan.effects.coin import Coin
from bothy.games.castle_von_loghan.effects.effect import Effect, between
from bothy.games.castle_von_loghan.effects.enemies import Join
from bothy.games.castle_von_loghan.event.covers import card_here
from bothy.games.castle_von_loghan.event.decisions import Outcomes
from bothy.games.castle_von_loghan.event.phase import EventPhase
from bothy.games.castle_von_loghan.event.story import NewBoard, ReadStory
from bothy.games.castle_von_loghan.terms import HEADS, LOST, TAILS, WON
from bothy.kernel import NOTHING, Event
from games.castle_von_loghan.castle import (
    CARDS,
    EVENTS,
    EXPLORATION,
    ROWS,
    carried,
    castle,
    connection,
    event,
    everybody,
    flags,
    foe,
    kind,
    place,
    read,
    resolve,
    room,
    row,
    token,
    tokens_on,
)
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting

# Which event


@clause("V26", "V08")
def test_a_random_event_has_the_colour_of_the_room() -> None:
    position = begin(castle(group="library"), EventPhase())
    assert set(outcomes(position)) == {
        number for number, row in enumerate(ROWS.events) if row.colour == BLUE and row.is_dealt(PAST, "story")
    }
    bring(position, event("hall-of-draughts"))
    assert position.table.event == event("hall-of-draughts")
    assert waiting(position) == "DecideAll"


@clause("V26", "Ruling 22")
def test_used_events_are_shuffled_when_a_deck_has_run_out() -> None:
    table = castle(group="throne-room")
    first = EVENTS.index("rain-of-gears")
    for number in range(first, len(EVENTS)):
        table.event_deck[number], table.event_used[number] = 0, 1
    position = begin(table, EventPhase())
    assert len(outcomes(position)) == 13, "those of the Past"
    assert table.event_used[first:] == [0] * 18


@clause("V26", "Ruling 33")
def test_the_story_is_read_where_its_cover_says() -> None:
    table = castle(pages=read("hard-landing"))
    position = begin(table, EventPhase())
    assert table.event == event("the-lit-hall")
    assert table.story == 2
    assert waiting(position) == "DecideAll"


@clause("V26", "V20", "Ruling 12")
def test_the_story_is_read_in_a_clean_room_too_and_the_turn_is_a_whole_one() -> None:
    table = castle(pages=read("hard-landing"), clean=["great-hall"], small=1)
    position = begin(table, EventPhase())
    assert waiting(position) == "DecideAll"
    assert table.small == 0


@clause("V26")
@pytest.mark.parametrize(
    ("group", "clean", "holds"),
    [("library", 3, True), ("library", 2, False), ("kitchen", 3, False)],
)
def test_a_cover_may_want_a_colour_and_clean_tokens(group: str, clean: int, holds: bool) -> None:
    some = ["gatehouse", "guard-room", "great-hall"][:clean]
    table = castle(group=group, clean=some, pages=read("hard-landing", "the-lit-hall"), flags=flags("guest"))
    assert (card_here(table) == CARDS.index("ink-that-moves")) == holds


@clause("V26")
def test_exploration_has_no_story() -> None:
    assert card_here(castle(3, EXPLORATION, pages=read("hard-landing"))) == NOTHING


# Decisions


@clause("V27", "V84")
def test_decision_cards_are_shown_when_all_have_chosen() -> None:
    table = castle(event=event("puppet-show"))
    position = begin(table, ReadStory(0))
    events = listen(position)
    say(position, 1, "choose b")
    assert table.letters == [NOTHING] * 3
    assert heard(events, 0) == []
    assert "sealed" in position.sight(0).dump()
    assert position.sight(0).dump()["sealed"] == {}
    assert position.sight(1).dump()["sealed"] == {"1": "choose b"}
    say(position, 0, "choose a")
    say(position, 2, "choose b")
    assert table.letters == [0, 1, 1]
    assert len([id for id, _ in heard(events, 0) if id.endswith("chooses")]) == 3


@clause("V27")
def test_one_plays_one_decision_card() -> None:
    position = begin(castle(), ReadStory(0))
    assert offered(position, 0) == ["choose a", "choose b", "choose c", "choose d"]
    assert refused(position, 0, "search") == "castle-von-loghan-why-decide"


@clause("V28")
def test_the_example_of_an_outcome_chosen_three_times() -> None:
    """Three choose an A that costs 1 Health: the group loses 3."""
    table = castle()
    resolve(table, "mushroom-stair", "aaa")
    assert table.health == 7
    assert table.energy == [7, 7, 7]


@clause("V28")
def test_outcomes_come_in_the_order_of_their_letters() -> None:
    table = castle(health=1, clarity=0)
    resolve(table, "flooded-ledger", "bac")
    assert table.ending == LOST
    table = castle(clarity=0, energy=[5, 5, 5])
    resolve(table, "well-of-voices", "ada")
    assert (table.clarity, table.energy) == (4, [4, 5, 4])


@clause("V28")
def test_what_is_marked_once_happens_for_the_first_who_chose_it() -> None:
    table = castle(group="library")
    position = resolve(table, "armour-that-breathes", "ccc")
    bring(position, foe("iron-sentry"), foe("bone-archer"))
    assert position.over()
    assert table.energy == [7, 7, 7]
    assert row(table) == ["iron-sentry", "bone-archer"]


@clause("V28", "V30")
def test_once_counts_behind_a_coin_too() -> None:
    table = castle(group="vault", board="anomaly")
    position = resolve(table, "vault-of-copies", "ddd")
    bring(position, TAILS, foe("dragon"), foe("dragon"), TAILS, TAILS)
    assert row(table) == ["dragon", "dragon"]
    assert waiting(position) == "TurnEnemy", "nobody rubbed out a name"


@clause("V30", "V51")
@pytest.mark.parametrize(("seats", "heads", "tails"), [(3, 1, 5), (4, 3, 7), (5, 4, 8), (6, 6, 10)])
def test_in_the_vault_more_come_at_tails_however_many_have_come(seats: int, heads: int, tails: int) -> None:
    """Its line says what falls off the shelves at Tails; at Heads fewer come, and none of them speaks."""
    for side, count in ((HEADS, heads), (TAILS, tails)):
        table = castle(seats, group="vault", board="anomaly")
        events: list[Event] = []
        table.sink = events
        position = resolve(table, "vault-of-copies", "c" * seats)
        bring(position, side)
        while not position.over() and isinstance(step := position.step(), TurnEnemy):
            position.happen(step.odds(table)[0][0])
        assert len(row(table)) == count
        assert {ROWS.enemies[card // 2].colour for card in table.foes} == {RED}
        assert ("vault-of-copies-3" in [values.get("line") for _, values in heard(events, 0)]) == (side == TAILS)


def coins(effects: Sequence[Effect]) -> Iterator[Coin]:
    """The coins among effects, and those in what depends on something."""
    for effect in effects:
        if isinstance(effect, Coin):
            yield effect
        yield from coins([*effect.then, *effect.otherwise])


def danger(effects: Sequence[Effect], characters: int) -> int:
    """How many Enemies join, each counted by its colour."""
    joining = [effect for effect in effects if isinstance(effect, Join)]
    return sum((effect.colour + 1) * between(effect.n, effect.many, characters) for effect in joining)


@clause("V30")
@pytest.mark.parametrize("characters", [3, 4, 5, 6])
def test_at_tails_a_fight_of_the_story_is_the_harder_one(characters: int) -> None:
    """Wherever a coin says who joins: Red Enemies count more than Blue ones, and more of them more than fewer."""
    found = 0
    for card in ROWS.story:
        for coin in coins(card.ending):
            heads, tails = (danger(effects, characters) for effects in (coin.then, coin.otherwise))
            if heads:
                found += 1
                assert heads < tails, card.key
    assert found == 5


@clause("V28", "V84")
def test_nobody_hears_of_outcomes_that_nobody_chose() -> None:
    table = castle()
    table.event = event("puppet-show")
    table.letters = [0, 0, 0]
    events: list[Event] = []
    table.sink = events
    begin(table, Outcomes())
    assert [id for id, _ in heard(events, 0)] == [
        "castle-von-loghan-outcome",
        *["castle-von-loghan-clarity-changes"] * 3,
    ]
    assert {values["letter"] for id, values in heard(events, 0) if id.endswith("outcome")} == {"a"}


# What outcomes say


@clause("V03", "V30")
def test_tracks_have_a_most_and_clarity_that_is_not_there_costs_health() -> None:
    table = castle(health=15, clarity=10)
    resolve(table, "hall-of-draughts", "add")
    assert (table.health, table.clarity) == (15, 10)
    table = castle(clarity=1)
    resolve(table, "rain-of-gears", "ddb")
    assert (table.health, table.clarity) == (6, 0)


@clause("V04", "V30", "Ruling 21")
def test_who_cannot_pay_pays_what_there_is() -> None:
    table = castle(energy=[1, 0, 5])
    resolve(table, "toll-keeper", "aaa")
    assert table.energy == [0, 0, 3]
    assert table.initiative == 0b111


@clause("V04")
def test_energy_has_a_most() -> None:
    table = castle(energy=[98, 5, 5])
    resolve(table, "fallen-drone", "bbb")
    assert table.energy == [99, 8, 8]


@clause("V30", "Ruling 54")
def test_who_has_nothing_to_give_up_gets_nothing() -> None:
    table = castle(things={"1/pack-1": "potion"})
    position = resolve(table, "toll-keeper", "dda")
    assert offered(position, 1) == ["give pack-1"]
    say(position, 1, "give pack-1")
    bring(position, kind("axe"))
    say(position, 1, "put left")
    assert position.over()
    assert carried(table, 0) == {}
    assert carried(table, 1) == {"left": "axe"}
    assert table.treasure_discards[kind("potion")] == 1


@clause("V30")
def test_a_coin_decides() -> None:
    table = castle()
    position = resolve(table, "table-for-strangers", "aad")
    bring(position, HEADS, TAILS)
    assert table.health == 11
    assert table.clarity == 7


@clause("V30", "Ruling 44")
def test_in_a_story_all_see_what_one_looks_at() -> None:
    table = castle()
    position = resolve(table, "fallen-drone", "cbb")
    assert len(offered(position, 0)) == 7
    say(position, 0, "look library")
    bring(position, token("blue-back-gob-li"))
    assert "look library" not in offered(position, 0)
    say(position, 0, "look kitchen")
    bring(position, token("green-back-summon"))
    assert position.over()
    assert table.tops[room("library")] == token("blue-back-gob-li")
    assert position.sight(2).table.tops[room("library")] == token("blue-back-gob-li")


@clause("V84", "Ruling 44")
def test_in_exploration_only_who_looks_sees_it() -> None:
    table = castle(3, EXPLORATION)
    position = resolve(table, "fallen-drone", "cbb")
    events = listen(position)
    say(position, 0, "look library")
    bring(position, token("blue-back-gob-li"))
    assert position.sight(0).table.tops[room("library")] == token("blue-back-gob-li")
    assert position.sight(1).table.tops[room("library")] == -1
    assert [id for id, _ in heard(events, 0)] == ["castle-von-loghan-looks", "castle-von-loghan-sees-token"]
    assert [id for id, _ in heard(events, 1)] == ["castle-von-loghan-looks"]


# The story


@clause("V29", "V23")
def test_an_ending_may_open_story_doors_and_depend_on_what_was_chosen() -> None:
    table = castle(group="library")
    position = resolve(table, "the-keeper-of-hours", "ccb")
    assert table.opened & 1 << connection("great-hall", "throne-room")
    assert table.opened & 1 << connection("north-gallery", "throne-room")
    bring(position, foe("iron-sentry"), foe("bone-archer"))
    assert table.summoned == 1
    table = castle(group="library")
    assert resolve(table, "the-keeper-of-hours", "cbb").over()
    assert table.foes == []


@clause("V29", "V30")
def test_what_waits_for_a_boss_is_there_when_he_comes() -> None:
    table = castle(group="throne-room")
    position = resolve(table, "table-for-knives", "bbd")
    bring(position, HEADS, TAILS, foe("iron-sentry"), foe("bone-archer"))
    assert position.over()
    assert row(table) == ["hollow-steward+", "iron-sentry", "bone-archer"], "nobody stood before the others"
    assert tokens_on(table, 0) == [2, 0, 0, 0]
    assert table.stunned == 1
    assert table.overwhelmed == 0b010
    assert table.change_to == ANOMALY


@clause("V31", "V07")
def test_the_board_changes_at_the_end_of_the_refresh_phase() -> None:
    table = castle(group="throne-room", clean=["throne-room", "great-hall"], change_to=ANOMALY)
    table.tokens_used[token("green-back-gob-li")] = 1
    table.token_bags[GREEN][token("green-back-gob-li")] = 0
    table.tops[room("kitchen")] = token("green-back-summon")
    table.token_bags[GREEN][token("green-back-summon")] = 2
    table.opened = 7
    position = begin(table, NewBoard())
    assert (table.board, table.group, table.clean, table.opened) == (ANOMALY, place("throne-room"), [], 0)
    assert table.tokens[:16] == [2] * 16
    assert table.tokens[16:] == [0] * 4
    assert table.token_bags[GREEN][token("green-back-gob-li")] == 1
    assert table.token_bags[GREEN][token("green-back-summon")] == 3
    assert table.event == event("where-the-sky-broke")
    everybody(position, "choose d")
    assert position.over()


@clause("V29", "Ruling 55")
def test_the_letter_chosen_most_counts_and_the_leader_settles_ties() -> None:
    table = castle(group="specimen-hall", board="future")
    resolve(table, "specimen-seven", "aac")
    assert table.last_initiative == 0b111
    assert table.last_wounds == 0
    table = castle(group="specimen-hall", board="future", leader=1)
    resolve(table, "specimen-seven", "abc")
    assert (table.last_initiative, table.last_wounds) == (0, 4)
    table = castle(4, group="specimen-hall", board="future", leader=2)
    resolve(table, "specimen-seven", "aabb")
    assert (table.last_initiative, table.last_wounds) == (0, 4)


@clause("V29", "V12")
def test_the_last_boss_has_what_was_kept_for_him() -> None:
    table = castle(group="archive-core", board="future", last_initiative=0b111, last_wounds=4)
    bring(resolve(table, "the-echo-regent", "abc"), HEADS, foe("iron-sentry"))
    assert row(table) == ["echo-regent+", "iron-sentry"]
    assert table.foe_health[0] == 20 - 9 - 1
    assert tokens_on(table, 0) == [0, 2, 0, 4]
    assert table.initiative == 0b111


@clause("V12", "Ruling 55")
def test_the_story_is_won_with_its_last_card() -> None:
    table = castle(leader=2)
    position = begin(table, ReadStory(CARDS.index("one-more-hour")))
    say(position, 0, "choose a")
    say(position, 1, "choose b")
    say(position, 2, "choose c")
    assert position.over()
    assert table.ending == WON
    assert ROWS.closings[table.closing].key == "the-eighteenth-clock"
