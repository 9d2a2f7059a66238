"""Places for treasures, too many of them, and trading."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import PUT
from bothy.games.castle_von_loghan.combat.equipped import combat_power
from bothy.games.castle_von_loghan.content.rows import BLUE, GREEN, RED, VIOLET
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.treasures.getting import TakeTreasure
from bothy.games.castle_von_loghan.treasures.places import is_shut
from bothy.kernel import NOTHING
from games.castle_von_loghan.castle import EXPLORATION, TREASURES, at, carried, castle, kind
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting

PACK = ["potion", "smelling-salts", "smoke-bulb", "lockpick-roll", "training-manual", "sphere-syphon"]
FULL = {f"0/pack-{number + 1}": name for number, name in enumerate(PACK)}
LADEN = {**FULL, "0/left": "halberd", "0/belt": "axe", "0/back": "pike"}


def take(name: str, **things: str) -> dict[str, str]:
    """What a character carries after having drawn a treasure, and put it where it would go unasked."""
    table = castle(things={f"0/{place.replace('_', '-')}": thing for place, thing in things.items()})
    position = begin(table, TakeTreasure(0, table.castle_box.rows.treasures[kind(name)].colour))
    bring(position, kind(name))
    if waiting(position) == "PutWhere":
        say(position, 0, offered(position, 0)[0])
    assert position.over()
    return carried(table, 0)


@clause("V13", "Ruling 50")
def test_where_new_things_go() -> None:
    assert take("axe") == {"left": "axe"}
    assert take("short-blade", left="axe") == {"left": "axe", "right": "short-blade"}
    assert take("halberd", left="axe") == {"left": "axe", "belt": "halberd"}
    assert take("axe", left="halberd") == {"left": "halberd", "belt": "axe"}
    assert take("potion") == {"pack-1": "potion"}
    assert take("servo-harness") == {"belt": "servo-harness"}
    assert take("memory-shard") == {"loose-1": "memory-shard"}


@clause("V13", "V84")
def test_what_comes_to_light_is_not_taken_back_for_free() -> None:
    """In Exploration only its owner has seen a treasure that was drawn, until it hangs where all see it."""
    for place, taken_back in (("pack-1", True), ("belt", False)):
        table = castle(options=EXPLORATION)
        position = begin(table, TakeTreasure(0, GREEN))
        bring(position, kind("potion"))
        say(position, 0, f"put {place}")
        assert (position.floor < position.number) is taken_back


@clause("V05", "V34", "Ruling 57")
def test_decks_of_treasures_that_run_out() -> None:
    table = castle()
    table.treasure_decks[VIOLET] = [0] * len(TREASURES)
    table.treasure_discards[kind("null-hammer")] = 1
    assert outcomes(begin(table, TakeTreasure(0, VIOLET))) == {kind("null-hammer"): 1}
    table.treasure_decks[VIOLET] = [0] * len(TREASURES)
    assert kind("aegis") in outcomes(begin(table, TakeTreasure(0, VIOLET)))
    table.treasure_decks[BLUE] = [0] * len(TREASURES)
    assert kind("axe") in outcomes(begin(table, TakeTreasure(0, BLUE)))
    table.treasure_decks[GREEN] = [0] * len(TREASURES)
    assert kind("aegis") in outcomes(begin(table, TakeTreasure(0, GREEN)))
    table.treasure_decks[RED] = [0] * len(TREASURES)
    assert begin(table, TakeTreasure(0, GREEN)).over()


@clause("V15")
def test_who_has_no_place_must_part_with_something() -> None:
    table = castle(things=LADEN)
    position = begin(table, TakeTreasure(0, BLUE))
    bring(position, kind("war-pick"))
    assert waiting(position) == "TooMuch"
    assert offered(position, 0) == ["return it", "disenchant it", "to 2", "to 3", "swap left", "swap belt", "swap back"]
    say(position, 0, "swap belt")
    assert carried(table, 0)["belt"] == "war-pick"
    assert offered(position, 0) == ["return it", "disenchant it", "to 2", "to 3"]
    say(position, 0, "to 3")
    say(position, 2, "put left")
    assert carried(table, 2) == {"left": "axe"}
    assert position.over()


@clause("V15", "V69")
def test_it_may_be_returned_or_disenchanted() -> None:
    for word, deck, energy in (("return it", 1, 5), ("disenchant it", 0, 9)):
        table = castle(things=LADEN)
        position = begin(table, TakeTreasure(0, BLUE))
        bring(position, kind("war-pick"))
        say(position, 0, word)
        assert table.treasure_decks[BLUE][kind("war-pick")] == deck
        assert table.energy[0] == energy
        assert table.held == [NOTHING]


@clause("V15")
def test_a_seventh_small_treasure_finds_the_inventory_and_then_no_place() -> None:
    table = castle(things={**FULL, "0/left": "halberd", "0/belt": "axe"})
    position = begin(table, TakeTreasure(0, BLUE))
    bring(position, kind("whetstone"))
    say(position, 0, "put back")
    assert carried(table, 0)["back"] == "whetstone"
    position = begin(table, TakeTreasure(0, BLUE))
    bring(position, kind("focus-tea"))
    assert "swap pack-3" in offered(position, 0)


# Trading


@clause("V16", "Ruling 49")
def test_a_treasure_for_energy() -> None:
    table = castle(things={"0/left": "axe"})
    position = begin(table, ActTurn(0))
    say(position, 0, "trade 1 2")
    assert offered(position, 0) == ["done", "give left", *[f"amount {energy}" for energy in range(1, 6)]]
    say(position, 0, "give left")
    assert offered(position, 0) == ["done", *[f"amount {energy}" for energy in range(1, 6)]]
    say(position, 0, "done")
    assert offered(position, 0) == ["want nothing", *[f"amount {energy}" for energy in range(1, 6)]]
    say(position, 0, "amount 3", "done")
    assert offered(position, 1) == ["accept", "refuse"]
    say(position, 1, "accept")
    assert table.energy == [8, 2, 5]
    assert carried(table, 1) == {"left": "axe"}
    assert waiting(position) == "Act"


@clause("V16")
def test_a_treasure_for_a_treasure_and_a_gift() -> None:
    table = castle(things={"0/left": "axe", "2/pack-1": "potion"})
    position = begin(table, ActTurn(0))
    say(position, 0, "trade 1 3", "give left", "done", "want pack-1", "done")
    say(position, 2, "accept")
    assert [carried(table, 0), carried(table, 2)] == [{"pack-1": "potion"}, {"left": "axe"}]
    say(position, 0, "trade 1 2", "amount 4", "done", "want nothing")
    say(position, 1, "accept")
    assert table.energy == [1, 9, 5]


@clause("V16", "Ruling 49")
def test_a_trade_may_be_declined_and_three_are_enough() -> None:
    table = castle(things={"0/left": "axe"})
    position = begin(table, ActTurn(0))
    for _ in range(3):
        say(position, 0, "trade 1 2", "give left", "done", "want nothing")
        say(position, 1, "refuse")
    assert carried(table, 0) == {"left": "axe"}
    assert refused(position, 0, "trade 1 2") == "castle-von-loghan-why-no-trade"


@clause("V16")
def test_without_room_nothing_changes_hands() -> None:
    table = castle(things={**LADEN, "1/left": "war-pick"})
    position = begin(table, ActTurn(1))
    events = listen(position)
    say(position, 1, "trade 2 1", "give left", "done", "want nothing")
    say(position, 0, "accept")
    assert carried(table, 1) == {"left": "war-pick"}
    assert "castle-von-loghan-trades" in [id for id, values in heard(events, 2) if values.get("how") != "done"]


@clause("V16", "V84")
def test_a_hidden_treasure_is_seen_by_its_new_owner_only_after_the_trade() -> None:
    table = castle(3, EXPLORATION, things={"0/pack-1": "potion"})
    position = begin(table, ActTurn(0))
    say(position, 0, "trade 1 2", "give pack-1", "done", "amount 1", "done")
    assert position.sight(1).table.faces[at("0/pack-1")] == -1
    assert position.step().prompt(table, 1).values["treasure"] == "unseen"  # type: ignore[attr-defined]
    say(position, 1, "accept")
    assert position.sight(1).table.faces[at("1/pack-1")] == kind("potion")
    assert position.sight(0).table.faces[at("1/pack-1")] == kind("potion")
    assert position.sight(2).table.faces[at("1/pack-1")] == -1


@clause("V16", "Ruling 49")
def test_several_things_for_several_things() -> None:
    """A treasure and Energy for two treasures, with hands that are full until both have let go."""
    table = castle(things={"0/left": "halberd", "0/belt": "axe", "1/left": "sling", "1/pack-1": "potion"})
    position = begin(table, ActTurn(0))
    events = listen(position)
    say(position, 0, "trade 1 2", "give left", "amount 2")
    assert offered(position, 0) == ["done", "give belt"], "Energy is named once"
    say(position, 0, "done", "want left", "want pack-1", "done")
    assert [id for id, _ in heard(events, 2)] == [
        f"castle-von-loghan-{id}" for id in ("proposes", *["trade-offers"] * 2, *["trade-wants"] * 2)
    ]
    say(position, 1, "accept")
    assert carried(table, 0) == {"belt": "axe", "left": "sling", "pack-1": "potion"}
    assert carried(table, 1) == {"left": "halberd"}
    assert table.energy == [3, 7, 5]


@clause("V16")
def test_who_offers_and_wants_nothing_has_proposed_nothing() -> None:
    position = begin(castle(), ActTurn(0))
    say(position, 0, "trade 1 2", "done", "want nothing")
    assert (waiting(position), position.asking()) == ("Act", [0])


# Where a new treasure goes


@clause("V15", "Ruling 50")
def test_a_player_chooses_where_a_new_treasure_goes() -> None:
    for word, place in (("put left", "left"), ("put belt", "belt"), ("put pack-1", "pack-1")):
        table = castle()
        position = begin(table, TakeTreasure(0, GREEN))
        bring(position, kind("bow"))
        assert offered(position, 0)[0] == "put left", "where it would go unasked comes first"
        say(position, 0, word)
        assert (carried(table, 0), position.over()) == ({place: "bow"}, True)


@clause("V14", "V15")
def test_the_last_free_slot_is_not_filled_unasked_and_all_are_told_that_the_backpack_is_shut() -> None:
    things = {"0/left": "halberd", "0/belt": "axe", "0/pack-1": "potion"}
    table = castle(things=things)
    position = begin(table, TakeTreasure(0, BLUE))
    events = listen(position)
    bring(position, kind("war-pick"))
    assert offered(position, 0) == [
        *["put back", "return it", "disenchant it", "to 2", "to 3", "swap left", "swap belt"],
    ]
    assert position.step().label(table, 0, PUT[3]).values["shuts"] == "yes"  # type: ignore[attr-defined]
    say(position, 0, "put back")
    assert [id for id, _ in heard(events, 2)][-1] == "castle-von-loghan-backpack-shut"
    assert is_shut(table, 0)
    assert refused(begin(table, ActTurn(0)), 0, "use 1 pack-1") == "castle-von-loghan-why-not-use"


@clause("V15")
def test_what_was_given_away_is_not_given_back() -> None:
    both = {
        f"{who}/{where}": name
        for who, names in ((0, ("halberd", "axe", "pike")), (1, ("large-rod", "crossbow", "")))
        for where, name in zip(("left", "belt", "back"), names, strict=True)
        if name
    }
    position = begin(castle(things={**both, "0/pack-1": "potion", "1/pack-1": "focus-tea"}), TakeTreasure(0, BLUE))
    bring(position, kind("war-pick"))
    say(position, 0, "to 2")
    assert offered(position, 1) == ["put back", "return it", "disenchant it"]


@clause("V83", "V84")
def test_standing_orders_are_secret() -> None:
    table = castle(3, EXPLORATION, things={"0/pack-1": "ward-chalk"})
    position = begin(table, ActTurn(0))
    events = listen(position)
    assert "order 1 alert" in offered(position, 0)
    assert "order 1 coin" not in offered(position, 0)
    before = position.sight(1).table.orders
    say(position, 0, "order 1 alert")
    assert position.sight(0).table.orders[0] & 1 == 0
    assert position.sight(1).table.orders == before
    assert heard(events, 1) == []
    say(position, 0, "order 1 alert")
    assert table.orders[0] & 1 == 1


@clause("V14")
def test_a_treasure_without_destroy_is_used_once_a_round() -> None:
    table = castle(things={"0/left": "axe"}, marks=[0] * 42)
    table.marks[0] = 4
    assert combat_power(table, 0) == 1
