"""What the board is told besides the fields: standings, prices, and what an attack would roll."""

from __future__ import annotations

from bothy.games.moongha import GAME
from bothy.games.moongha.attacking import Aim, ExpendTokens, KiddooAims, KiddooMayJoin
from bothy.games.moongha.board.figures import UNKNOWN, figures
from bothy.games.moongha.boxes import PLACE_HERO, STOCK
from bothy.games.moongha.cities import EVERY_CITY
from bothy.games.moongha.heroes import PlaceHero
from bothy.games.moongha.military import PlaceMilitary
from bothy.games.moongha.monsters import BLOOB, KINDS, MECHOOR
from bothy.games.moongha.scoring import counter_points, drakoor_points, drakoor_points_in, open_points, secret_points
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import AIR_FORCE, ARMOUR
from bothy.kernel import SPECTATOR, Choice, Luck, Position, Step
from games.moongha.world import city, earth, monster
from stories import begin, clause


def told(position: Position[Earth], viewer: int) -> dict[str, object]:
    return figures(position.sight(viewer))


def prospect(table: Earth, step: Step[Earth], choice: str) -> dict[str, int | str]:
    """The values of the label of a choice."""
    position = begin(table, step)
    found: list[Choice] = [one for one in position.choices(0) if one.notation == choice]
    assert isinstance(step, Aim | KiddooAims)
    return dict(step.label(table, 0, found[0]).values)


@clause("M49", "M50", "M51")
def test_standings_add_up_to_what_everybody_can_reckon() -> None:
    luck = Luck(5)
    position = GAME.new(4)
    while not position.over():
        position.wander(luck)
        if position.number % 50:
            continue
        table = position.table
        found = told(position, SPECTATOR)
        standing, lurking = found["standing"], found["lurking"]
        trophies, points = found["trophy_points"], found["open_points"]
        assert isinstance(standing, list)
        assert isinstance(lurking, list)
        assert isinstance(trophies, list)
        assert isinstance(points, list)
        for seat in range(4):
            assert sum(standing[seat::4]) + sum(lurking[seat::4]) + trophies[seat] == points[seat]
            assert points[seat] == open_points(table, seat)
            assert drakoor_points(table, seat) == sum(drakoor_points_in(table, seat, each) for each in EVERY_CITY)


@clause("M02", "M48")
def test_city_counters_are_worth_something_to_their_owner_only() -> None:
    table = earth(secrets={0: ["rome", "paris"], 1: ["tokyo", "cairo"]}, cubes={"rome": {1: 2}, "paris": {0: 1}})
    position = begin(table, ExpendTokens(0, MECHOOR))
    mine, others = told(position, 0), told(position, SPECTATOR)
    assert mine["secret_points"] == [8, UNKNOWN, 0, 0]
    points = open_points(table, 0)
    assert mine["open_points"] == [points, open_points(table, 1), 0, 0]
    assert mine["all_points"] == [points + 8, UNKNOWN, 0, 0]
    assert others["all_points"] == [UNKNOWN, UNKNOWN, 0, 0]
    assert others["secret_points"] == [UNKNOWN, UNKNOWN, 0, 0]
    assert secret_points(table, 0) == 8
    assert mine["counter_worth"] == [5, 5, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5]


@clause("M15", "M48")
def test_limits_of_the_box_are_told() -> None:
    """So many passes in succession end a turn, and a counter is worth so much while its city stands, or is hurt."""
    found = told(begin(earth(), ExpendTokens(0, MECHOOR)), 0)
    cities, track = found["cities"], found["track"]
    assert isinstance(cities, dict)
    assert isinstance(track, dict)
    assert [cities["safe"], cities["hurt"]] == [counter_points(0), counter_points(2)]
    assert track["passes"] == 4


@clause("M19")
def test_the_price_of_a_drakoor_is_that_of_the_moment() -> None:
    table = earth(monsters={"1/drakoor-1": "rome", "1/drakoor-2": "(paris)"})
    costs = told(begin(table, ExpendTokens(0, MECHOOR)), 2)["costs"]
    assert isinstance(costs, list)
    assert [costs[seat * KINDS + 1] for seat in range(4)] == [1, 3, 1, 1]


@clause("M25", "M27")
def test_a_target_tells_who_will_roll_and_when() -> None:
    table = earth(
        monsters={"0/mechoor": "rome", "1/bloob-1": "rome"},
        wounds={"0/mechoor": 5, "1/bloob-1": 1},
        humans={"rome": "1H 2I 1A"},
        cubes={"rome": {1: 3}},
    )
    facing = prospect(table, Aim(0, monster("0/mechoor"), 2), "aim city")
    assert facing == {"dice": 6, "before": 3, "after": 4, "people": 4, "risk": 88, "stand": 5}
    assert "stand" not in prospect(table, Aim(0, monster("0/mechoor"), 2), "aim humans")
    prey = prospect(table, Aim(0, monster("0/mechoor"), 2), "monster 2/bloob-1")
    assert (prey["dice"], prey["rest"], prey["odds"]) == (6, 2, 89)


@clause("M29", "M31", "Ruling 6")
def test_nobody_fires_at_a_drakoor_and_at_kiddoo_only_after_he_has_struck() -> None:
    table = earth(monsters={"0/drakoor-1": "rome", "0/kiddoo": "rome"}, humans={"rome": "2I 1A"})
    drakoor = prospect(table, Aim(0, monster("0/drakoor-1"), 1), "aim humans")
    assert (drakoor["before"], drakoor["after"]) == (0, 0)
    alone = prospect(table, KiddooAims(0, 1, True), "aim humans")
    assert (alone["before"], alone["after"]) == (0, 7)
    joined = prospect(table, KiddooAims(0, 1, False), "aim humans")
    assert (joined["before"], joined["after"]) == (0, 0)


@clause("Ruling 27")
def test_shaggoo_finds_a_drakoor_and_rolls_no_dice() -> None:
    table = earth(monsters={"0/shaggoo": "rome", "1/drakoor-1": "(rome)"})
    assert prospect(table, Aim(0, monster("0/shaggoo"), 3), "monster 2/drakoor-1")["dice"] == 0


@clause("M36", "M39", "M40")
def test_a_city_tells_what_would_be_rolled_there() -> None:
    table = earth(
        monsters={"1/bloob-1": "rome", "2/bloob-1": "(rome)", "1/drakoor-1": "(paris)"},
        humans={"rome": "1H 1I 1A", "cairo": "1I"},
    )
    table.waiting[0] = 1

    def labels(step: PlaceHero | PlaceMilitary) -> dict[str, dict[str, int | str]]:
        position = begin(table, step)
        return {one.notation: dict(step.label(table, 0, one).values) for one in position.choices(0)}

    heroes = labels(PlaceHero(0, PLACE_HERO))
    assert heroes["city rome"] == {"city": "rome", "dice": 2, "hidden": 1}
    assert heroes["city paris"] == {"city": "paris", "dice": 1, "hidden": 1}
    assert heroes["city cairo"] == {"city": "cairo"}
    assert labels(PlaceMilitary(0, ARMOUR, STOCK))["city rome"]["dice"] == 8
    assert "dice" not in labels(PlaceMilitary(0, ARMOUR, STOCK))["city cairo"]
    assert labels(PlaceMilitary(0, AIR_FORCE, STOCK))["city rome"]["dice"] == 9


@clause("M22")
def test_the_attacker_is_named_once_it_is_known() -> None:
    table = earth(monsters={"0/mechoor": "rome", "0/bloob-1": "rome", "0/bloob-2": "paris", "0/kiddoo": "rome"})
    assert told(begin(table, ExpendTokens(0, MECHOOR)), 0)["attacker"] == "monster:1/mechoor"
    assert told(begin(table, ExpendTokens(0, BLOOB)), 0)["attacker"] == ""
    assert told(begin(table, Aim(0, monster("0/bloob-2"), 1)), 0)["attacker"] == "monster:1/bloob-2"
    assert told(begin(table, KiddooMayJoin(0, False)), 0)["attacker"] == "monster:1/kiddoo"
    assert table.places[monster("0/bloob-2")] == city("paris")
