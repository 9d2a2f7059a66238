"""The night: placing, taking, hiding, and what each gnome can do."""

from __future__ import annotations

from bothy.games.merlouf.night import NextAction, Night, PlaceGnomes
from bothy.games.merlouf.rooms import BARS, ROOM_NAMES
from bothy.games.merlouf.scoring import ClearAway
from bothy.kernel import NOTHING
from games.merlouf.house import house, lies_at, objects_of, place_of
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting


@clause("F12", "F13")
def test_all_place_in_secret_and_are_revealed_together() -> None:
    table = house(3)
    position = begin(table, Night(1))
    say(position, 2, "send ball kitchen")
    say(position, 0, "send wise lounge")
    assert [place_of(table, name) for name in ("0/wise", "2/ball")] == ["home", "home"]
    say(position, 1, "send magik lounge")
    assert place_of(table, "0/wise") == place_of(table, "1/magik") == "lounge"
    assert place_of(table, "2/ball") == "kitchen"
    assert table.playing == [0, 2, 1]
    assert table.left == [2, 1, 3]
    assert waiting(position) == "Act"


@clause("F12")
def test_a_night_has_three_parts() -> None:
    position = begin(house(2), Night(1), Night(2), Night(3))
    for part, gnome in enumerate(("wise", "ball", "magik"), 1):
        assert position.table.part == part
        say(position, 0, f"send {gnome} {ROOM_NAMES[part]}")
        say(position, 1, f"send {gnome} {ROOM_NAMES[part + 1]}")
        while waiting(position) == "Act":
            say(position, position.asking()[0], "pass")
    assert position.over()


@clause("F13")
def test_any_gnome_at_home_may_go_to_any_room() -> None:
    position = begin(house(2), PlaceGnomes())
    rooms = ROOM_NAMES[:6]
    assert offered(position, 0) == [f"send {gnome} {room}" for gnome in ("wise", "ball", "magik") for room in rooms]
    assert refused(position, 0, "use wise") == "merlouf-why-at-home"
    assert refused(position, 0, "send wise prison") == "merlouf-why-empty-prison"
    assert refused(position, 0, "pass") == "merlouf-why-a-gnome"


@clause("F13", "Ruling 29")
def test_who_has_no_gnome_to_play_sits_out_and_others_must_play() -> None:
    table = house(
        3,
        places={"0/wise": "lounge", "0/ball": "kitchen", "0/magik": "entry"},
        hidden=["0/wise", "0/ball", "0/magik"],
        behind_bars=["1/ball"],
    )
    position = begin(table, Night(2))
    assert position.asking() == [1, 2]
    assert refused(position, 1, "send ball lounge") == "merlouf-why-behind-bars"
    assert refused(position, 1, "use ball") == "merlouf-why-behind-bars"
    say(position, 1, "send wise lounge")
    say(position, 2, "send wise chamber")
    assert table.playing == [NOTHING, 0, 0]
    say(position, 1, "take red")
    bring(position, 0)
    assert position.asking() == [2], "seat 0 has no turn"


@clause("F13")
def test_if_nobody_has_a_gnome_to_play_the_part_is_skipped() -> None:
    names = [f"{seat}/{gnome}" for seat in (0, 1) for gnome in ("wise", "ball", "magik")]
    rooms = dict(zip(names, ("lounge", "working", "bathroom", "chamber", "kitchen", "entry"), strict=True))
    position = begin(house(2, places=rooms, hidden=names), Night(3))
    assert position.over()


@clause("F14", "Ruling 13")
def test_a_gnome_on_the_board_can_be_used_again_where_he_stands() -> None:
    table = house(2, places={"0/ball": "kitchen", "1/wise": "entry"})
    position = begin(table, Night(2))
    some = offered(position, 0)
    assert "use ball" in some
    assert not any(choice.startswith("send ball") for choice in some)
    assert refused(position, 0, "send ball lounge") == "merlouf-why-stays"
    say(position, 0, "use ball")
    say(position, 1, "use wise")
    assert table.left == [3, 2], "with all his actions"


@clause("F14", "F19", "Ruling 13")
def test_with_the_option_a_used_gnome_may_move_and_look_anew() -> None:
    table = house(2, {"used-gnome": "moves"}, places={"0/wise": "kitchen"}, looks=0)
    position = begin(table, Night(2))
    assert {"use wise", "send wise lounge", "send ball lounge"} <= set(offered(position, 0))
    assert "send wise kitchen" not in offered(position, 0)
    say(position, 0, "send wise lounge")
    say(position, 1, "send ball entry")
    assert place_of(table, "0/wise") == "lounge"
    assert "look green" in offered(position, 0), "it is a new placement"


@clause("F15")
def test_two_active_gnomes_of_a_brotherhood_are_not_in_one_room() -> None:
    table = house(2, places={"0/ball": "kitchen", "0/wise": "entry"}, hidden=["0/wise"])
    position = begin(table, PlaceGnomes())
    assert refused(position, 0, "send magik kitchen") == "merlouf-why-two-active"
    assert "send magik entry" in offered(position, 0), "the other one there is hidden"
    assert "send magik kitchen" in offered(position, 1), "others may come"
    assert refused(position, 0, "use wise") == "merlouf-why-hidden"


@clause("F16")
def test_one_action_at_a_time_clockwise_from_the_first_player() -> None:
    table = house(
        3,
        first=1,
        places={"0/magik": "lounge", "1/ball": "kitchen", "2/wise": "entry"},
        playing={0: "magik", 1: "ball", 2: "wise"},
        turn=1,
    )
    position = begin(table, NextAction())
    order = []
    while waiting(position) == "Act":
        seat = position.asking()[0]
        order.append(seat)
        say(position, seat, next(choice for choice in offered(position, seat) if choice.startswith("take")))
        bring(position, next(iter(outcomes(position))))
    assert order == [1, 2, 0, 1, 2, 1]
    assert table.left == [0, 0, 0]


@clause("F16", "F23")
def test_every_part_begins_with_the_first_player_and_all_may_contest_again() -> None:
    table = house(3, first=2, contested=0b111, turn=1)
    position = begin(table, Night(2))
    for seat in range(3):
        say(position, seat, "send ball lounge")
    assert position.asking() == [2]
    say(position, 2, "take red")
    assert waiting(position) == "Contest"
    assert position.asking() == [0, 1]


@clause("F16", "Ruling 30")
def test_to_pass_ends_the_part_for_a_seat() -> None:
    table = house(2, places={"0/ball": "kitchen", "1/wise": "entry"}, playing={0: "ball", 1: "wise"})
    position = begin(table, NextAction())
    say(position, 0, "pass")
    assert table.left == [0, 2]
    say(position, 1, "take green")
    bring(position, 0)
    assert position.asking() == [1]


@clause("F16")
def test_a_gnome_who_can_do_nothing_is_not_asked() -> None:
    """His panties are full and the hiding place is taken."""
    table = house(
        2,
        places={"0/magik": "kitchen", "1/ball": "kitchen", "1/wise": "entry"},
        hidden=["1/ball"],
        playing={0: "magik", 1: "wise"},
        carried={"0/magik": ["foak"]},
    )
    position = begin(table, NextAction())
    assert position.asking() == [1]
    assert table.left == [0, 2]


@clause("F16", "F19")
def test_a_full_gnowise_with_no_place_to_hide_may_still_look_and_is_asked() -> None:
    usual = {"0/wise": "kitchen", "1/ball": "kitchen"}
    for looks, asked in ((0b01, [0]), (0, [])):
        table = house(
            2,
            places=usual,
            hidden=["1/ball"],
            playing={0: "wise"},
            carried={"0/wise": ["foak", "clock"]},
            looks=looks,
        )
        assert begin(table, NextAction()).asking() == asked


@clause("F17", "Ruling 27")
def test_an_object_taken_is_one_of_those_left_of_its_colour() -> None:
    places = {"0/wise": "lounge", "1/ball": "entry"}
    table = house(2, places=places, playing={0: "wise"}, carried={"1/ball": ["foak"]})
    position = begin(table, NextAction())
    say(position, 0, "take green")
    assert outcomes(position) == {1: 1, 2: 1, 3: 1, 4: 1}, "the Foak is elsewhere"
    bring(position, 4)
    assert objects_of(table, "0/wise") == ["hissing-fern"]
    assert lies_at(table, "lounge") == ["red", "blue", "yellow", "purple"]
    assert table.left[0] == 1


@clause("F17")
def test_an_object_that_was_looked_at_is_taken_as_it_is() -> None:
    table = house(2, places={"0/ball": "lounge"}, playing={0: "ball"}, looked_at={"lounge/red": ("biting-boot", 0b10)})
    position = begin(table, NextAction())
    say(position, 0, "take red")
    assert waiting(position) == "Act", "chance has nothing to say"
    assert objects_of(table, "0/ball") == ["biting-boot"]
    taken = table.base(0) + table.house_box.firsts[1]
    assert table.knows[taken] == 0b11, "and who has looked at it still knows it"


@clause("F17", "F02")
def test_nobody_takes_more_than_he_can_carry_nor_what_is_not_there() -> None:
    table = house(
        2,
        places={"0/wise": "lounge"},
        playing={0: "wise"},
        carried={"0/wise": ["foak", "clock"]},
    )
    position = begin(table, NextAction())
    assert offered(position, 0) == ["hide", "look green", "look red", "look blue", "look yellow", "look purple", "pass"]
    assert refused(position, 0, "take red") == "merlouf-why-full"
    assert refused(position, 0, "take orange") == "merlouf-why-nothing-there"
    assert refused(position, 0, "look orange") == "merlouf-why-nothing-there"
    assert refused(position, 0, "buy") == "merlouf-why-act"


@clause("F18", "Ruling 4")
def test_one_gnome_hides_in_a_room_and_is_out_for_the_round() -> None:
    table = house(
        2,
        places={"0/ball": "kitchen", "1/ball": "kitchen"},
        playing={0: "ball", 1: "ball"},
        contested=0b11,
    )
    position = begin(table, NextAction())
    say(position, 0, "hide")
    assert place_of(table, "0/ball") == "kitchen hidden"
    assert table.left[0] == 0
    assert refused(position, 1, "hide") == "merlouf-why-hiding-place"
    say(position, 1, "pass")
    position = begin(table, PlaceGnomes())
    assert refused(position, 0, "use ball") == "merlouf-why-hidden"
    begin(table, ClearAway())
    assert place_of(table, "0/ball") == "home"
    assert table.hiders == [NOTHING] * 6


# Gnowise


@clause("F19", "Ruling 17")
def test_gnowise_looks_at_two_objects_and_then_acts() -> None:
    table = house(2, places={"0/wise": "lounge"}, playing={0: "wise"})
    position = begin(table, NextAction())
    say(position, 0, "look red")
    assert outcomes(position) == dict.fromkeys(range(5), 1)
    bring(position, 4)
    assert waiting(position) == "LookAgain"
    assert offered(position, 0) == ["look green", "look blue", "look yellow", "look purple", "pass"]
    assert refused(position, 0, "look red") == "merlouf-why-known"
    assert refused(position, 0, "take red") == "merlouf-why-look"
    say(position, 0, "look blue")
    bring(position, 0)
    assert waiting(position) == "Act"
    assert position.asking() == [0], "looking costs no action"
    assert table.left[0] == 2
    assert refused(position, 0, "look green") == "merlouf-why-looked"
    say(position, 0, "take red")
    assert objects_of(table, "0/wise") == ["biting-boot"], "it is what he saw"


@clause("F19")
def test_gnowise_may_be_content_with_one_look() -> None:
    table = house(2, places={"0/wise": "lounge"}, playing={0: "wise"})
    position = begin(table, NextAction())
    say(position, 0, "look red")
    bring(position, 0)
    say(position, 0, "pass")
    assert waiting(position) == "Act"
    assert table.left[0] == 2
    assert not table.looks


@clause("F19")
def test_looking_at_what_another_has_seen_shows_the_same() -> None:
    table = house(2, places={"0/wise": "lounge"}, playing={0: "wise"}, looked_at={"lounge/red": ("velvet-fez", 0b10)})
    position = begin(table, NextAction())
    events = listen(position)
    say(position, 0, "look red")
    assert waiting(position) == "LookAgain"
    assert heard(events, 0) == [
        (
            "merlouf-looks",
            {"seat": 0, "room": "lounge", "back": "red", "thing": "velvet-fez", "name": "Velvet Fez", "alone": "no"},
        )
    ]
    assert table.knows[table.house_box.circle_at[1]] == 0b11


@clause("F19", "Ruling 17")
def test_the_look_can_be_saved_for_a_later_part() -> None:
    table = house(2, places={"0/wise": "lounge"}, looks=0b01)
    position = begin(table, Night(2))
    say(position, 0, "use wise")
    say(position, 1, "send ball entry")
    assert "look green" in offered(position, 0)
    table.looks = 0
    assert "look green" not in offered(position, 0)


@clause("F19")
def test_only_gnowise_looks() -> None:
    table = house(2, places={"0/wise": "kitchen", "0/ball": "lounge"}, playing={0: "ball"})
    position = begin(table, NextAction())
    assert table.looks == 0b01, "his Gnowise could still look, elsewhere"
    assert refused(position, 0, "look red") == "merlouf-why-not-wise"


# Gnoball and Gnomagik


@clause("F20", "Ruling 16")
def test_gnoball_carries_on_when_he_is_full() -> None:
    table = house(
        2,
        places={"0/ball": "lounge"},
        playing={0: "ball"},
        carried={"0/ball": ["clock", "sun-dial", "foak"]},
    )
    position = begin(table, NextAction())
    events = listen(position)
    say(position, 0, "take red")
    bring(position, 0)
    assert ("merlouf-carries-on", {"seat": 0}) in heard(events, 1)
    events.clear()
    say(position, 0, "take blue")
    bring(position, 0)
    assert ("merlouf-carries-on", {"seat": 0}) not in heard(events, 1), "that was told already"
    assert objects_of(table, "0/ball") == ["clock", "sun-dial", "foak", "ruby-ladle", "moon-teapot"]
    assert refused(position, 0, "take purple") == "merlouf-why-full"
    say(position, 0, "hide")
    assert position.over(), "one action was left to hide"


@clause("F21", "F02")
def test_gnomagik_does_one_thing_and_carries_one_object() -> None:
    table = house(2, places={"0/magik": "lounge"}, playing={0: "magik"})
    position = begin(table, NextAction())
    say(position, 0, "take yellow")
    bring(position, 0)
    assert position.over()
    assert objects_of(table, "0/magik") == ["clock"]


# The prison


@clause("F22", "Ruling 15", "Ruling 31")
def test_a_gnome_in_the_prison_frees_one_gnome_for_each_action_of_any_brotherhood() -> None:
    table = house(3, behind_bars=["0/ball", "1/ball", "2/wise"])
    position = begin(table, Night(1))
    assert "send wise prison" in offered(position, 0)
    say(position, 0, "send wise prison")
    say(position, 1, "send magik lounge")
    say(position, 2, "send ball kitchen")
    assert offered(position, 0) == ["free 1 ball", "free 2 ball", "free 3 wise", "pass"]
    assert refused(position, 0, "free 1 magik") == "merlouf-why-not-caught"
    assert refused(position, 0, "take green") == "merlouf-why-nothing-there"
    assert refused(position, 0, "hide") == "merlouf-why-prison-hide"
    assert refused(position, 0, "attic") == "merlouf-why-attic"
    say(position, 0, "free 2 ball")
    assert place_of(table, "1/ball") == "home"
    assert refused(position, 1, "free 1 ball") == "merlouf-why-not-in-prison"
    say(position, 1, "pass")
    say(position, 2, "pass")
    say(position, 0, "free 1 ball")
    assert position.over()
    assert table.places.count(BARS) == 1


@clause("F22")
def test_a_freed_gnome_can_be_sent_out_in_a_later_part() -> None:
    table = house(2, behind_bars=["0/ball"])
    position = begin(table, Night(1), Night(2))
    say(position, 0, "send magik prison")
    say(position, 1, "send magik lounge")
    say(position, 0, "free 1 ball")
    say(position, 1, "pass")
    assert "send ball lounge" in offered(position, 0)
    assert "send wise prison" not in offered(position, 0), "there is nobody left"


@clause("F22")
def test_who_comes_too_late_to_free_anybody_does_nothing() -> None:
    table = house(
        2, behind_bars=["0/ball"], places={"0/wise": "prison", "1/wise": "prison"}, playing={0: "wise", 1: "wise"}
    )
    position = begin(table, NextAction())
    say(position, 0, "free 1 ball")
    assert position.over()


@clause("F14")
def test_nobody_takes_loot_to_the_prison() -> None:
    fields = {"places": {"0/ball": "lounge", "1/wise": "entry"}, "behind_bars": ["1/ball"]}
    carried = {"0/ball": ["foak"]}
    moves = {"used-gnome": "moves"}
    position = begin(house(2, moves, carried=carried, **fields), PlaceGnomes())  # type: ignore[arg-type]
    assert "send ball kitchen" in offered(position, 0)
    assert refused(position, 0, "send ball prison") == "merlouf-why-loaded"
    assert "send wise prison" in offered(position, 0), "he is at home, with empty hands"
    position = begin(house(2, moves, **fields), PlaceGnomes())  # type: ignore[arg-type]
    assert "send ball prison" in offered(position, 0)


@clause("F19")
def test_nobody_is_asked_to_look_again_where_nothing_is_left() -> None:
    table = house(2, {"no-time": "on"}, places={"0/wise": "kitchen"}, playing={0: "wise"}, looks=1)
    first = ROOM_NAMES.index("kitchen") * 5
    for circle in range(first + 1, first + 5):
        table.lift(circle)
    position = begin(table, NextAction())
    look = next(word for word in offered(position, 0) if word.startswith("look"))
    say(position, 0, look)
    bring(position, 0)
    assert waiting(position) == "LookAgain"
    only = position.forced()
    assert only is not None
    say(position, 0, only.notation)
    assert waiting(position) == "Act"
