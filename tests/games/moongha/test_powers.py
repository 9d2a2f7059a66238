"""What Kiddoo, Shaggoo, the Drakoors and Moogre do that others do not."""

from __future__ import annotations

from bothy.games.moongha.attacking import Aim, PlaceWhite
from bothy.games.moongha.combat import Maul, Rampage, Shots
from bothy.games.moongha.monsters import BLOOB
from bothy.games.moongha.table import Earth
from bothy.kernel import Position
from games.moongha.world import GAME, cubes, earth, humans, loaded, monster, place, wounds
from stories import begin, bring, clause, offered, outcomes, say, waiting


def attack(table: Earth, name: str, tokens: int) -> Position[Earth]:
    """A monster is about to choose its target."""
    seat = int(name[0])
    return begin(table, Aim(seat, monster(name), tokens))


# Kiddoo


@clause("M29", "Ruling 5")
def test_kiddoo_joins_with_one_die_before_the_armour_fires() -> None:
    table = earth(monsters={"0/mechoor": "(rome)", "0/kiddoo": "(rome)"}, humans={"rome": "1A"})
    position = attack(table, "0/mechoor", 1)
    say(position, 0, "aim city")
    assert waiting(position) == "KiddooMayJoin"
    assert offered(position, 0) == ["spend 0", "pass"]
    say(position, 0, "spend 0")
    assert offered(position, 0) == ["aim humans"]
    say(position, 0, "aim humans")
    assert position.step() == Rampage(monster("0/kiddoo"), 1, 0, False)
    bring(position, 1)
    assert humans(table, "rome") == ""
    assert place(table, "0/kiddoo") == "rome"
    assert position.step() == Rampage(monster("0/mechoor"), 3, 0, True)
    bring(position, 2)
    assert cubes(table, "rome") == {0: 2}


@clause("M29", "Ruling 5")
def test_kiddoo_rolls_as_many_dice_as_tokens_of_his_own_are_expended() -> None:
    table = earth(
        monsters={"0/mechoor": "rome", "0/kiddoo": "rome"}, white={"0/kiddoo": 3, "0/mechoor": 2}, humans={"rome": "5I"}
    )
    position = attack(table, "0/mechoor", 1)
    say(position, 0, "aim humans")
    assert offered(position, 0) == ["spend 0", "spend 2", "spend 3", "pass"]
    say(position, 0, "spend 3", "aim humans")
    assert outcomes(position) == {0: 1, 1: 3, 2: 3, 3: 1}
    assert loaded(table, "0/kiddoo") == 0
    assert loaded(table, "0/mechoor") == 2


@clause("M29")
def test_kiddoo_may_stay_out_of_it() -> None:
    table = earth(monsters={"0/mechoor": "rome", "0/kiddoo": "(rome)"}, humans={"rome": "1H"})
    position = attack(table, "0/mechoor", 1)
    say(position, 0, "aim city", "pass")
    assert waiting(position) == "Rampage"
    assert place(table, "0/kiddoo") == "(rome)"


@clause("M29")
def test_kiddoo_is_not_asked_elsewhere_nor_without_a_target_nor_a_rivals() -> None:
    for monsters, people in (
        ({"0/kiddoo": "paris"}, {"rome": "1H"}),
        ({"0/kiddoo": "rome", "1/mechoor": "(rome)"}, {}),
        ({"1/kiddoo": "rome"}, {"rome": "1H"}),
    ):
        table = earth(monsters={"0/mechoor": "rome", **monsters}, humans=people)
        position = attack(table, "0/mechoor", 1)
        say(position, 0, "aim city")
        assert waiting(position) == "Rampage"


@clause("M29", "Ruling 5")
def test_kiddoo_joins_only_once_in_an_attack_of_several_bloobs() -> None:
    table = earth(monsters={"0/bloob-1": "rome", "0/bloob-2": "rome", "0/kiddoo": "rome"}, humans={"rome": "4H"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box bloob", "spend 1", "monster 1/bloob-1", "aim city", "pass")
    bring(position, 0)
    say(position, 0, "monster 1/bloob-2", "aim city", "spend 0", "aim humans")
    bring(position, 1, 0)
    assert position.over()
    table = earth(monsters={"0/bloob-1": "rome", "0/bloob-2": "rome", "0/kiddoo": "rome"}, humans={"rome": "4H"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box bloob", "spend 1", "monster 1/bloob-1", "aim city", "spend 0", "aim humans")
    bring(position, 0, 0)
    say(position, 0, "monster 1/bloob-2", "aim city")
    assert waiting(position) == "Rampage"


@clause("M29", "Ruling 6")
def test_humans_fire_at_the_monster_that_kiddoo_has_joined() -> None:
    table = earth(monsters={"0/mechoor": "rome", "0/kiddoo": "rome"}, humans={"rome": "2I 1A"})
    position = attack(table, "0/mechoor", 1)
    say(position, 0, "aim humans", "spend 0", "aim humans")
    bring(position, 0)
    assert position.step() == Shots(monster("0/mechoor"), 3, 0)
    bring(position, 0, 0)
    assert position.step() == Shots(monster("0/mechoor"), 4, 0)
    bring(position, 0)
    assert position.over()


@clause("M29", "M25", "Ruling 6")
def test_attacking_on_his_own_he_strikes_first_and_is_shot_at_afterwards() -> None:
    table = earth(monsters={"0/kiddoo": "(rome)"}, humans={"rome": "2A 1I"}, white={"0/kiddoo": 1})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box kiddoo", "spend 2", "aim humans")
    assert position.step() == Rampage(monster("0/kiddoo"), 2, 0, False)
    bring(position, 1)
    say(position, 0, "unit armour")
    assert position.step() == Shots(monster("0/kiddoo"), 3, 0)
    bring(position, 0)
    assert position.step() == Shots(monster("0/kiddoo"), 2, 0)
    bring(position, 1)
    assert place(table, "0/kiddoo") == "box"


@clause("M29", "Ruling 25")
def test_alone_against_the_humans_he_is_shot_at_while_his_fellow_attacks_a_monster() -> None:
    table = earth(monsters={"0/mechoor": "rome", "0/kiddoo": "rome", "1/moogre": "rome"}, humans={"rome": "1I 1A"})
    position = attack(table, "0/mechoor", 1)
    say(position, 0, "monster 2/moogre", "spend 0", "aim humans")
    bring(position, 0)
    assert position.step() == Shots(monster("0/kiddoo"), 3, 0)
    bring(position, 2)
    assert place(table, "0/kiddoo") == "box"
    assert position.step() == Maul(monster("0/mechoor"), monster("1/moogre"), 3, 0)
    bring(position, 0)
    assert position.over()


@clause("M29", "Ruling 26")
def test_what_kiddoo_kills_is_no_target_any_more() -> None:
    table = earth(monsters={"0/mechoor": "rome", "0/kiddoo": "rome", "1/bloob-1": "rome"}, wounds={"1/bloob-1": 2})
    position = attack(table, "0/mechoor", 1)
    say(position, 0, "monster 2/bloob-1", "spend 0", "monster 2/bloob-1")
    bring(position, 1)
    assert place(table, "1/bloob-1") == "box"
    assert position.over()


@clause("M30", "Ruling 34")
def test_kiddoo_may_bite_what_shaggoo_has_just_unmasked() -> None:
    scene = ["monster 0/shaggoo: rome", "monster 0/kiddoo: (rome)", "monster 1/kiddoo: (rome)", "white 0/shaggoo: 1"]
    position = GAME.scene("\n".join(["moongha, 4 seats", *scene]))
    say(position, 0, "action attack", "box shaggoo", "spend 2", "monster 2/kiddoo")
    assert place(position.table, "1/kiddoo") == "rome", "it is revealed before any dice are rolled"
    say(position, 0, "spend 0", "monster 2/kiddoo")
    bring(position, 1)
    assert place(position.table, "1/kiddoo") == "box"
    assert position.asking() == [1], "nothing is left for Shaggoo's dice"


@clause("M26", "M29")
def test_when_kiddoo_has_removed_the_last_human_nobody_is_left_to_strike() -> None:
    table = earth(monsters={"0/moogre": "rome", "0/kiddoo": "rome"}, humans={"rome": "1H"})
    position = attack(table, "0/moogre", 1)
    say(position, 0, "aim humans", "spend 0", "aim humans")
    bring(position, 1)
    assert position.over()
    assert cubes(table, "rome") == {}


@clause("M29", "M32")
def test_what_kiddoo_kills_beside_moogre_is_no_trophy() -> None:
    table = earth(monsters={"0/moogre": "rome", "0/kiddoo": "rome", "1/kiddoo": "rome"})
    position = attack(table, "0/moogre", 1)
    say(position, 0, "monster 2/kiddoo", "spend 0", "monster 2/kiddoo")
    bring(position, 1)
    assert place(table, "1/kiddoo") == "box"
    assert sum(table.trophies) == 0


# Shaggoo


@clause("M30")
def test_shaggoo_attacks_a_hidden_monster_and_both_are_revealed() -> None:
    table = earth(monsters={"0/shaggoo": "(rome)", "1/mechoor": "(rome)", "2/moogre": "(paris)"})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box shaggoo", "spend 1")
    assert offered(position, 0) == ["monster 2/mechoor"]
    say(position, 0, "monster 2/mechoor")
    assert place(table, "0/shaggoo") == "rome"
    assert place(table, "1/mechoor") == "rome"
    bring(position, 1)
    assert wounds(table, "1/mechoor") == 1


@clause("M30", "M31", "Ruling 27")
def test_shaggoo_reveals_a_drakoor_and_does_not_hurt_it() -> None:
    table = earth(monsters={"0/shaggoo": "(rome)", "1/drakoor-1": "(rome)"}, white={"0/shaggoo": 3})
    position = begin(table, PlaceWhite(0))
    say(position, 0, "box shaggoo", "spend 4", "monster 2/drakoor-1")
    assert position.over()
    assert place(table, "1/drakoor-1") == "rome"
    assert loaded(table, "0/shaggoo") == 0


@clause("M30")
def test_kiddoo_may_attack_what_shaggoo_has_just_revealed() -> None:
    table = earth(monsters={"0/shaggoo": "(rome)", "0/kiddoo": "(rome)", "1/bloob-1": "(rome)"})
    position = attack(table, "0/shaggoo", 1)
    say(position, 0, "monster 2/bloob-1", "spend 0", "monster 2/bloob-1")
    bring(position, 1, 1)
    assert wounds(table, "1/bloob-1") == 2


# Drakoors


@clause("M31", "Ruling 27")
def test_only_a_drakoor_can_attack_a_drakoor() -> None:
    prey = {"1/drakoor-1": "rome", "1/drakoor-2": "(rome)"}
    for kind in ("mechoor", "moogre", "kiddoo", "spectoor", "bloob-1"):
        table = earth(monsters={f"0/{kind}": "rome", **prey}, humans={"rome": "1H"})
        assert not [c for c in offered(attack(table, f"0/{kind}", 1), 0) if "drakoor" in c]
    table = earth(monsters={"0/drakoor-1": "rome", **prey})
    assert offered(attack(table, "0/drakoor-1", 1), 0) == ["monster 2/drakoor-1"]


@clause("M31")
def test_one_hit_of_a_drakoor_kills_another() -> None:
    table = earth(monsters={"0/drakoor-1": "(rome)", "1/drakoor-1": "rome"})
    position = attack(table, "0/drakoor-1", 2)
    say(position, 0, "monster 2/drakoor-1")
    assert outcomes(position) == {0: 1, 1: 2, 2: 1}
    bring(position, 1)
    assert place(table, "1/drakoor-1") == "box"
    assert place(table, "0/drakoor-1") == "rome"


@clause("M25", "M31")
def test_nobody_fires_at_a_drakoor_that_attacks_humans() -> None:
    table = earth(monsters={"0/drakoor-1": "(rome)"}, humans={"rome": "1A 2I"})
    position = attack(table, "0/drakoor-1", 1)
    say(position, 0, "aim humans")
    assert waiting(position) == "Rampage"
    bring(position, 1)
    say(position, 0, "unit armour")
    assert position.over()
    assert place(table, "0/drakoor-1") == "rome"


# Moogre


@clause("M32", "Ruling 10")
def test_moogres_victim_never_comes_back() -> None:
    table = earth(monsters={"0/moogre": "rome", "1/bloob-1": "rome"}, white={"1/bloob": 3}, wounds={"1/bloob-1": 2})
    position = attack(table, "0/moogre", 1)
    say(position, 0, "monster 2/bloob-1")
    bring(position, 1)
    assert place(table, "1/bloob-1") == "eaten"
    assert table.in_box(1, BLOOB) == monster("1/bloob-2")
    assert table.trophies[4] == 1
    assert table.board & 1 << monster("1/bloob-1") == 0


@clause("M32")
def test_a_monster_that_moogre_only_hurts_stays() -> None:
    table = earth(monsters={"0/moogre": "rome", "1/bloob-1": "rome"})
    position = attack(table, "0/moogre", 1)
    say(position, 0, "monster 2/bloob-1")
    bring(position, 2)
    assert place(table, "1/bloob-1") == "rome"
    assert wounds(table, "1/bloob-1") == 2
    assert sum(table.trophies) == 0
