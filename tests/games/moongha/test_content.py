"""What lies in the box, how we know it, and packs that correct it."""

from __future__ import annotations

import pytest

from bothy.games.moongha.cities import ABSENT, CITIES, CITY_KEYS, IN_BOX
from bothy.games.moongha.content.reading import CityRow, Connections, MonsterRow, Turn, load
from bothy.games.moongha.monsters import KIND_NAMES, SLOTS
from bothy.kit.content import ContentError
from bothy.locales import Speech
from games.moongha.world import GAME, city, earth
from stories import clause


def complaint(pack: str) -> str:
    with pytest.raises(ContentError) as error:
        GAME.check_pack(pack, "mine.toml")
    return str(error.value)


@clause("M07")
def test_the_seven_kinds() -> None:
    box = earth().earth_box
    rows = zip(KIND_NAMES, box.cost, box.move, box.strength, box.capacity, box.razes, box.counters, strict=True)
    assert list(rows) == [
        ("kiddoo", 1, 4, 1, 1, False, 1),
        ("drakoor", 1, 3, 1, 1, False, 4),
        ("spectoor", 2, 2, 1, 2, False, 1),
        ("shaggoo", 2, 3, 1, 3, False, 1),
        ("bloob", 3, 1, 1, 3, True, 3),
        ("moogre", 3, 2, 2, 4, True, 1),
        ("mechoor", 4, 2, 3, 6, True, 1),
    ]


@clause("M05")
def test_the_map_is_one_piece_and_no_city_is_far() -> None:
    box = earth().earth_box
    assert sum(len(roads) for roads in box.roads) == 2 * 17
    assert {len(roads) for roads in box.roads} == {2, 3}
    counts = [sum(1 for steps in box.distance if steps == far) // 2 for far in (1, 2, 3, 4)]
    assert counts == [17, 25, 21, 3]
    assert max(box.distance) == 4
    assert box.distance[city("rome") * CITIES + city("tokyo")] == 3


@clause("M10", "M12")
def test_the_turn_track() -> None:
    box = earth(3).earth_box
    assert box.white_at[1:] == [2, 4, 6, 6, 8, 8, 10, 10, 12]
    assert box.dice_at[1:] == [4, 4, 5, 5, 6, 6, 7, 7, 8]


@clause("M05", "M07", "M12")
def test_every_row_says_how_we_know_it() -> None:
    content = load()
    assert "pack" not in {row.basis for rows in content.tables.values() for row in rows.values()}
    for monster in content.rows("monster", MonsterRow):
        assert monster.basis == "reconstructed"
        assert monster.reconstructed
        assert not set(monster.inferred) & set(monster.reconstructed)
    unwritten = {row.kind: {*row.inferred, *row.reconstructed} for row in content.rows("monster", MonsterRow)}
    assert {kind for kind, traits in unwritten.items() if "cost" not in traits} == {"bloob", "drakoor"}
    assert {kind for kind, traits in unwritten.items() if "capacity" not in traits} == {"mechoor"}
    assert not [kind for kind, traits in unwritten.items() if not {"move", "dice"} <= traits], "none is told in words"
    assert [row.turn for row in content.rows("turn", Turn) if "white" in row.printed] == [1]
    assert [row.turn for row in content.rows("turn", Turn) if "dice" in row.printed] == [5]
    printed = {row.key for row in content.rows("city", CityRow) if row.basis == "printed"}
    assert printed == {"tokyo", "los-angeles", "rome", "london", "paris"}
    ours = {row.key for row in content.rows("city", CityRow) if row.basis == "reconstructed"}
    assert ours == {"moscow", "beijing", "mumbai", "sydney"}
    assert {row.basis for row in content.rows("connections", Connections)} == {"reconstructed"}


@clause("M01", "M07")
def test_a_pack_may_change_drakoors_into_bloobs() -> None:
    pack = ""
    for row in load().rows("monster", MonsterRow):
        if row.kind in ("drakoor", "bloob"):
            counters = 3 if row.kind == "drakoor" else 4
            razes = "true" if row.razes else "false"
            pack += (
                f'[[monster]]\nkind = "{row.kind}"\ncost = {row.cost}\nmove = {row.move}\ndice = {row.dice}\n'
                f"capacity = {row.capacity}\nrazes = {razes}\ncounters = {counters}\n"
            )
    places = GAME.new(3, pack=pack).table.places
    assert places[:SLOTS] == [IN_BOX] * 4 + [ABSENT] + [IN_BOX] * 8
    places = GAME.new(3).table.places
    assert places[SLOTS : 2 * SLOTS] == [IN_BOX] * 10 + [ABSENT] + [IN_BOX] * 2


@clause("M05")
def test_a_pack_may_name_a_city_as_it_stands_on_ones_board() -> None:
    position = GAME.new(3, pack='[[city]]\nkey = "moscow"\nname = "Berlin"\n')
    assert position.table.earth_box.city_words[city("moscow")] == "Berlin"
    speech = Speech("fr", [GAME], ["Ailsa", "Bruce", "Catriona"], 0, strict=True)
    drawn = GAME.draw(position.sight(0), speech.say)
    assert "Berlin" in drawn
    assert "Moscou" not in drawn
    assert len(CITY_KEYS) == CITIES


@clause("M05")
def test_connections_of_a_pack_are_drawn_or_told() -> None:
    pack = """
    [[connections]]
    city = "paris"
    to = ["rome", "cairo"]
    [[connections]]
    city = "london"
    to = ["new-york", "moscow"]
    [[connections]]
    city = "cairo"
    to = ["rome", "rio-de-janeiro", "mumbai", "paris"]
    """
    position = GAME.new(3, pack=pack)
    assert position.table.earth_box.distance[city("london") * CITIES + city("paris")] == 3
    speech = Speech("en", [GAME], ["Ailsa", "Bruce", "Catriona"], 0, strict=True)
    drawn = GAME.draw(position.sight(0), speech.say)
    assert "Also connected: Paris – Cairo" in drawn
    plain = GAME.draw(GAME.new(3).sight(0), speech.say)
    assert drawn.count("│") == plain.count("│") - 1
    assert "Also connected" not in plain


@clause("M05")
def test_connections_must_lead_both_ways_and_join_all_cities() -> None:
    one_way = complaint('[[connections]]\ncity = "paris"\nto = ["rome", "london", "tokyo"]\n')
    assert "mine.toml" in one_way
    assert "paris names tokyo, but tokyo does not name paris" in one_way
    forgotten = complaint('[[connections]]\ncity = "paris"\nto = ["rome"]\n')
    assert "mine.toml" in forgotten
    assert "london names paris, but paris does not name london" in forgotten
    assert "itself" in complaint('[[connections]]\ncity = "los-angeles"\nto = ["los-angeles"]\n')
    island = """
    [[connections]]
    city = "paris"
    to = ["london", "rome"]
    [[connections]]
    city = "sydney"
    to = ["tokyo"]
    [[connections]]
    city = "tokyo"
    to = ["sydney"]
    [[connections]]
    city = "beijing"
    to = ["moscow", "mumbai"]
    [[connections]]
    city = "mumbai"
    to = ["cairo", "beijing"]
    [[connections]]
    city = "los-angeles"
    to = ["new-york", "rio-de-janeiro"]
    """
    assert "no way from los-angeles to tokyo" in complaint(island)


@clause("M07")
def test_more_counters_than_there_is_room_for_are_refused() -> None:
    pack = '[[monster]]\nkind = "moogre"\ncost = 3\nmove = 2\ndice = 2\ncapacity = 4\nrazes = true\ncounters = 2\n'
    assert "room for 1, not for 2" in complaint(pack)
    assert "cost" in complaint('[[monster]]\nkind = "moogre"\n')


@clause("M03")
def test_counters_of_ones_own_box_can_be_told() -> None:
    table = GAME.new(3, pack='[[unit]]\nname = "armour"\ncounters = 9\n').table
    assert table.stock == [5, 8, 9, 4, 3]
