"""The day: where Merlin looks, who is caught and what is lost."""

from __future__ import annotations

from bothy.games.merlouf.day import Day
from bothy.games.merlouf.scoring import ClearAway
from games.merlouf.house import dawn, house, lies_at, objects_of, place_of
from stories import begin, clause, heard, listen, outcomes


@clause("F37")
def test_the_die_shows_each_of_the_six_rooms() -> None:
    position = begin(house(2), Day())
    assert outcomes(position) == dict.fromkeys(range(6), 1)


@clause("F38")
def test_unhidden_gnomes_in_that_room_go_to_prison() -> None:
    table = house(
        3,
        places={"0/ball": "kitchen", "0/wise": "entry", "1/wise": "kitchen", "2/ball": "kitchen"},
        hidden=["2/ball"],
        carried={"0/ball": ["foak", "clock"], "0/wise": ["ink-flask"], "2/ball": ["sun-dial"]},
    )
    dawn(table, room="kitchen")
    assert place_of(table, "0/ball") == place_of(table, "1/wise") == "bars"
    assert objects_of(table, "0/ball") == []
    assert place_of(table, "0/wise") == "entry"
    assert objects_of(table, "0/wise") == ["ink-flask"]
    assert place_of(table, "2/ball") == "kitchen hidden"
    assert objects_of(table, "2/ball") == ["sun-dial"]


@clause("F38", "F21")
def test_gnomagik_is_never_caught() -> None:
    table = house(2, places={"0/magik": "kitchen"}, carried={"0/magik": ["foak"]})
    dawn(table, room="kitchen")
    assert place_of(table, "0/magik") == "kitchen"
    assert objects_of(table, "0/magik") == ["foak"]


@clause("F38", "Ruling 36")
def test_what_was_carried_is_put_back_face_down() -> None:
    table = house(2, places={"0/ball": "kitchen"}, carried={"0/ball": ["foak", "frog-jar"]})
    assert lies_at(table, "entry")[0] == "red", "two green circles are empty"
    events = listen(begin(table, Day()))
    dawn(table, room="kitchen")
    assert lies_at(table, "entry")[0] == "green"
    assert sum(back == 0 for back in table.backs[:30]) == 5
    assert ("merlouf-catches", {"seat": 0, "gnome": "ball", "objects": 2}) in heard(events, 1)
    for place, back in enumerate(table.backs[:30]):
        if back == 0 and table.faces[place] >= 0:
            assert table.knows[place] == 0b01, "only who had them knows what they are"


@clause("F22", "F38", "Ruling 15")
def test_who_came_to_free_others_is_safe() -> None:
    for room in ("lounge", "working", "bathroom", "chamber", "kitchen", "entry"):
        table = house(2, places={"0/wise": "prison"}, behind_bars=["1/ball"])
        dawn(table, room=room)
        assert place_of(table, "0/wise") == "prison"


@clause("F44", "F38")
def test_prisoners_stay_behind_bars_and_all_others_go_home() -> None:
    table = house(2, places={"0/ball": "kitchen", "1/magik": "kitchen", "1/wise": "prison"}, behind_bars=["1/ball"])
    dawn(table, room="kitchen")
    begin(table, ClearAway())
    assert place_of(table, "0/ball") == place_of(table, "1/ball") == "bars"
    assert place_of(table, "1/magik") == place_of(table, "1/wise") == "home"
    assert table.merlin == -2
