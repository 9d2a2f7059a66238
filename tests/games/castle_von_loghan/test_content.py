"""What lies in the box, how we know it, and packs that replace rows."""

from __future__ import annotations

from collections import Counter

import pytest

from bothy.games.castle_von_loghan import GAME
from bothy.games.castle_von_loghan.box import CastleBox
from bothy.games.castle_von_loghan.content.reading import gather, load
from bothy.games.castle_von_loghan.content.rows import (
    BLUE,
    COLOURS,
    GREEN,
    LOBBY,
    PLACE_KEYS,
    RED,
    ROOM_KEYS,
    SIZES,
    TYPES,
    VIOLET,
    Rows,
)
from bothy.games.castle_von_loghan.effects import found
from bothy.kit.content import ContentError
from bothy.locales import Speech
from stories import clause

ROWS = gather(load())


def complaint(pack: str) -> str:
    with pytest.raises(ContentError) as error:
        GAME.check_pack(pack, "mine.toml")
    return str(error.value)


def box(seats: int, **options: str) -> CastleBox:
    made = GAME.box(seats, GAME.settle({key.replace("_", "-"): value for key, value in options.items()}), "")
    assert isinstance(made, CastleBox)
    return made


def kinds(mask: int) -> str:
    return "+".join([name for bit, name in enumerate(TYPES) if mask >> bit & 1])


@clause("V09")
def test_a_combat_deck_has_thirty_cards() -> None:
    cards = [(card.key, card.copies, card.priority, card.power, card.energy, card.clarity) for card in ROWS.combat]
    assert cards == [
        ("hit", 11, 2, 1, 0, 0),
        ("critical-hit", 4, 2, 0, 0, 0),
        ("clever-attack", 4, 2, 1, 1, 0),
        ("parry", 3, 2, 1, 0, 1),
        ("aid", 3, 1, 0, 0, 0),
        ("counter", 2, 3, 0, 0, 0),
        ("hard-counter", 1, 3, 0, 0, 0),
        ("miss", 2, 0, 0, 0, 0),
    ]
    assert sum(card.copies for card in ROWS.combat) == 30
    assert [card.key for card in ROWS.combat if card.sticky] == ["miss"]


@clause("V85")
def test_hard_decks_have_more_counters_for_hits() -> None:
    normal, hard = box(3).combat_copies, box(3, difficulty="hard").combat_copies
    assert [after - before for before, after in zip(normal, hard, strict=True)] == [-4, 0, 0, 0, 0, 4, 0, 0]


@clause("V17")
def test_six_agents() -> None:
    agents = [(agent.key, agent.clarity, agent.energy, [use.when for use in agent.uses]) for agent in ROWS.agents]
    assert agents == [
        ("pill", 5, 4, ["any"]),
        ("bastion", 4, 4, ["step-3"]),
        ("lumen", 2, 3, ["any"]),
        ("rook", 6, 3, ["step-1"]),
        ("wisp", 5, 3, ["alert", "outside"]),
        ("cog", 4, 4, ["combat", "outside"]),
    ]


@clause("V06")
def test_enemies_and_bosses() -> None:
    assert Counter(enemy.colour for enemy in ROWS.enemies) == {GREEN: 8, BLUE: 8, RED: 8, VIOLET: 6}
    assert {(enemy.copies, enemy.loot) for enemy in ROWS.enemies if enemy.colour != VIOLET} == {(4, 1)}
    ordinary = [f"{e.key} {e.few} {kinds(e.weakness)}" for e in ROWS.enemies if e.colour != VIOLET and e.few == e.many]
    assert ordinary == [
        "skeleton 3 shock",
        "thief 3 ranged",
        "wood-imp 2 melee",
        "bramble-hound 3 melee",
        "rust-page 4 shock",
        "lantern-bat 2 ranged",
        "mud-golem 4 melee",
        "whisper-shade 3 shock",
        "iron-sentry 6 shock",
        "ashen-knight 5 melee",
        "glass-widow 4 melee",
        "scrap-stalker 5 shock",
        "dust-prophet 5 ranged",
        "bone-archer 4 melee",
        "mirror-fiend 5 ranged",
        "marsh-ogre 6 ranged",
        "dragon 10 shock",
        "null-warden 8 melee",
        "frost-revenant 8 shock",
        "time-leech 7 ranged",
        "titan-husk 9 ranged",
        "siren-engine 7 shock",
        "blood-baron 8 melee",
        "swarm-mother 7 ranged",
    ]
    bosses = [
        (e.key, e.few, e.many, kinds(e.weakness), e.explores) for e in ROWS.enemies if e.colour == VIOLET and e.loot
    ]
    assert bosses == [
        ("hollow-steward", 12, 16, "melee", False),
        ("echo-regent", 20, 26, "shock", False),
        ("woodland-maw", 14, 18, "ranged", True),
        ("sand-leviathan", 16, 20, "shock", True),
        ("pale-engineer", 15, 19, "melee", True),
        ("clockless-king", 18, 23, "ranged", True),
    ]


TREASURES = """
axe large 1 melee 1 4 | bow small 2 ranged 2 5 | large-rod large 2 shock 2 6 | short-blade large 1 melee 1 3
sling small 1 ranged 1 3 | spark-glove small 1 shock 1 4 | pike large 2 melee 2 5 | plank-shield large 1 - 0 4
potion small 0 - 0 3 | smelling-salts small 0 - 0 3 | sphere-syphon small 0 - 0 5 | lockpick-roll small 0 - 0 4
training-manual small 0 - 0 4 | smoke-bulb small 0 - 0 3 | cracked-cell small 0 - 0 none
halberd large 2 melee 3 7 | crossbow large 2 ranged 3 7 | arc-staff large 2 shock 3 8 | war-pick large 1 melee 2 6
throwing-irons small 1 ranged 1 5 | coil-baton large 1 shock 1 6 | tower-shield large 1 - 0 6
strong-potion small 0 - 0 5 | focus-tea small 0 - 0 5 | scout-goggles small 0 - 0 5 | loaded-coin small 0 - 0 6
bandolier small 0 - 1 5 | whetstone small 0 - 0 4 | ward-chalk small 0 - 0 5 | spare-battery small 0 - 0 none
ash-greatsword large 2 melee 4 9 | siege-bow large 2 ranged 4 9 | storm-lance large 2 shock 4 10
duel-sabre large 1 melee 2 8 | hand-cannon large 1 ranged 2 8 | volt-gauntlet large 1 shock 2 8 | aegis large 1 - 0 9
phoenix-draught small 0 - 0 8 | mind-crystal small 0 - 0 8 | servo-harness large 0 - 1 8 | chrono-watch small 0 - 0 7
master-key small 0 - 0 6 | blink-cloak small 0 - 0 7 | battle-drum large 0 - 0 7 | sealed-reactor none 0 - 0 none
paradox-blade large 1 melee+shock 3 12 | longwatch-rifle large 2 ranged 5 12 | null-hammer large 2 melee 5 12
ion-sceptre large 2 shock 4 12 | mirror-bulwark large 1 - 0 11 | second-heart small 0 - 0 10
lucid-halo small 0 - 0 10 | hour-bottle small 0 - 0 9 | memory-shard none 0 - 0 none | borrowed-minute small 0 - 0 10
gate-sigil small 0 - 0 9 | auditor-seal small 0 - 0 9
"""
"""Key, size, hands, types, Combat Power, cost."""


@clause("V05")
def test_the_treasures() -> None:
    told = [
        f"{t.key} {SIZES[t.size]} {t.hands} {kinds(t.types) or '-'} {t.power} {'none' if t.cost < 0 else t.cost}"
        for t in ROWS.treasures
    ]
    assert told == [card.strip() for line in TREASURES.strip().splitlines() for card in line.split("|")]
    assert Counter(t.colour for t in ROWS.treasures) == {GREEN: 15, BLUE: 15, RED: 15, VIOLET: 12}
    assert {t.key for t in ROWS.treasures if t.weapon} == {t.key for t in ROWS.treasures if t.types}
    assert [(t.key, kinds(t.power_with)) for t in ROWS.treasures if t.power_with] == [
        ("bandolier", "ranged"),
        ("servo-harness", "melee+ranged+shock"),
    ]


@clause("Ruling 18")
def test_some_weapons_are_small_and_the_bow_is_one() -> None:
    small = [t.key for t in ROWS.treasures if t.weapon and SIZES[t.size] == "small"]
    assert small == ["bow", "sling", "spark-glove", "throwing-irons"]


@clause("V05")
def test_more_characters_have_two_copies_of_every_treasure() -> None:
    assert [box(seats).treasure_copies for seats in (3, 4, 6)] == [1, 2, 2]


@clause("V07")
def test_search_tokens_are_enough_for_every_board() -> None:
    copies = Counter[int]()
    for token in ROWS.tokens:
        copies[token.colour] += token.copies
    assert copies == {GREEN: 24, BLUE: 24, RED: 21}
    needs = [[board.colours.count(colour) for colour in (GREEN, BLUE, RED)] for board in ROWS.boards]
    assert needs == [[8, 5, 3], [5, 6, 5], [5, 8, 7]]


@clause("V08")
def test_events_of_three_colours_on_three_boards() -> None:
    assert Counter(event.colour for event in ROWS.events) == {GREEN: 18, BLUE: 18, RED: 18}
    for mode, there in (("exploration", [[14] * 3] * 3), ("story", [[14, 14, 13], [14, 13, 13], [14] * 3])):
        dealt = [Counter(row.colour for row in ROWS.events if row.is_dealt(board, mode)) for board in range(3)]
        assert [[count[colour] for colour in (GREEN, BLUE, RED)] for count in dealt] == there


@clause("V08", "Ruling 62")
def test_the_twelve_cards_stay_as_they_were() -> None:
    rows = GAME.new(3, {"story": "twelve"}).table.castle_box.rows
    assert Counter(event.colour for event in rows.events) == {GREEN: 10, BLUE: 8, RED: 6}
    assert len(rows.effects) == 378, "steps on the agenda of a stored game name effects by number"
    covers = [
        (card.key, card.cover.at, [ROOM_KEYS[room] for room in card.cover.rooms], card.cover.colour, card.cover.clean)
        for card in rows.story
    ]
    assert covers == [
        ("hard-landing", "start", [], -1, 0),
        ("the-lit-hall", "room", ["great-hall"], -1, 0),
        ("ink-that-moves", "room", [], BLUE, 3),
        ("the-keeper-of-hours", "room", ["library", "study", "observatory"], -1, 0),
        ("table-for-knives", "room", ["throne-room"], -1, 0),
        ("where-the-sky-broke", "arrival", [], -1, 0),
        ("the-waiting-rows", "room", ["chapel", "crypt-stair"], -1, 0),
        ("vault-of-copies", "room", ["vault"], -1, 0),
        ("the-long-winter", "arrival", [], -1, 0),
        ("specimen-seven", "room", ["specimen-hall", "generator"], -1, 0),
        ("the-echo-regent", "room", ["archive-core"], -1, 0),
        ("one-more-hour", "victory", [], -1, 0),
    ]
    assert [card.cover.after_cards for card in rows.story] == [[], *[[before] for before in range(11)]]
    assert [(closing.key, closing.letter) for closing in rows.closings] == [
        (f"twelve-{name}", letter) for letter, name in enumerate("abcd")
    ]


def doors(rows: Rows, board: int, kind: int) -> set[tuple[str, str]]:
    pairs = zip(rows.connections, rows.boards[board].doors, strict=True)
    return {(PLACE_KEYS[one], PLACE_KEYS[other]) for (one, other), door in pairs if door == kind}


@clause("V02", "V22", "V23")
def test_the_doors_of_the_three_boards() -> None:
    assert len(ROWS.connections) == 34
    assert doors(ROWS, 0, 1) == {("guard-room", "armoury"), ("crypt-stair", "vault"), ("observatory", "clock-chamber")}
    assert doors(ROWS, 0, 2) == {
        ("great-hall", "throne-room"),
        ("throne-room", "north-gallery"),
        ("throne-room", "clock-chamber"),
    }
    assert doors(ROWS, 1, 1) == {
        ("armoury", "west-corridor"),
        ("library", "east-corridor"),
        ("greenhouse", "north-gallery"),
    }
    assert doors(ROWS, 1, 2) == {("crypt-stair", "vault")}
    assert doors(ROWS, 2, 1) == {
        ("great-hall", "south-corridor"),
        ("chapel", "grounds"),
        ("observatory", "watchtower"),
    }
    assert doors(ROWS, 2, 2) == {("generator", "archive-core"), ("cold-store", "archive-core")}


@clause("V24")
def test_the_laboratory_exists_in_the_future_only() -> None:
    lab = {"specimen-hall", "generator", "cold-store", "archive-core"}
    for number, board in enumerate(ROWS.boards):
        there = {ROOM_KEYS[room] for room, colour in enumerate(board.colours) if colour >= 0 and room >= 16}
        assert there == (lab if number == 2 else set())
    lifts = {pair for pair in doors(ROWS, 2, 0) if "lift-lobby" in pair}
    assert lifts == {
        ("pantry", "lift-lobby"),
        ("study", "lift-lobby"),
        ("specimen-hall", "lift-lobby"),
        ("generator", "lift-lobby"),
    }
    assert not [pair for number in (0, 1) for pair in doors(ROWS, number, 0) if PLACE_KEYS[LOBBY] in pair]


@clause("V02")
def test_without_story_doors_every_other_room_can_be_reached() -> None:
    for number, board in enumerate(ROWS.boards):
        reached = {"grounds"}
        while True:
            pairs = doors(ROWS, number, 0) | doors(ROWS, number, 1)
            more = {place for pair in pairs if reached & set(pair) for place in pair} - reached
            if not more:
                break
            reached |= more
        story = {"throne-room", "clock-chamber"} if number == 0 else {"vault"} if number == 1 else {"archive-core"}
        missing = {ROOM_KEYS[room] for room, colour in enumerate(board.colours) if colour >= 0} - reached
        assert missing <= story


@clause("V05", "V06", "V08")
def test_every_row_says_how_we_know_it() -> None:
    content = load()
    assert "pack" not in {row.basis for rows in content.tables.values() for row in rows.values()}
    inferred = [
        key for rows in content.tables.values() for key, row in rows.items() if row.basis in ("printed", "inferred")
    ]
    assert inferred == ["pill", "skeleton", "bow", "large-rod", "sphere-syphon"]
    assert {name: len(content.tables[name]) for name in ("enemy", "treasure", "combat")} == {
        "enemy": 24,
        "treasure": 57,
        "combat": 8,
    }


@clause("V30")
def test_every_effect_that_rows_can_name_is_used_by_a_row() -> None:
    assert {effect.do for effect in ROWS.effects} == set(found())


# Packs


@clause("V05")
def test_a_treasure_of_ones_own_brings_its_words_and_can_use_every_effect() -> None:
    pack = """
    [[treasure]]
    key = "axe"
    name = "Ladle of Doom"
    text = "soup for all"
    colour = "green"
    size = "small"
    uses = [{ when = "any", destroy = true, effects = [{ do = "coin", heads = [{ do = "health", n = 5 }] }] }]
    """
    position = GAME.new(3, pack=pack)
    row = position.table.castle_box.rows.treasures[0]
    assert (row.key, row.name, row.text, row.cost) == ("pack", "Ladle of Doom", "soup for all", -1)
    coin = row.uses[0].effects[0]
    assert (coin.do, coin.then[0].do, coin.then[0].n) == ("coin", "health", 5)
    speech = Speech("fr", [GAME], ["Ailsa", "Bruce", "Catriona"], 0, strict=True)
    table = position.table
    table.agents = [0, 1, 2]
    table.faces[4], table.backs[4], table.knows[4] = 0, GREEN, -1
    drawn = GAME.draw(position.sight(0), speech.say)
    assert "Ladle of Doom" in drawn
    assert "soup for all" in drawn


@pytest.mark.parametrize(
    ("pack", "words"),
    [
        ('[[treasure]]\nkey = "spoon"\nname = "Spoon"\ncolour = "green"\nsize = "small"\n', "no row 'spoon'"),
        ('[[treasure]]\nkey = "axe"\nname = "Axe"\ncolour = "pink"\nsize = "small"\n', "field colour"),
        (
            '[[treasure]]\nkey = "axe"\nname = "Axe"\ncolour = "green"\nsize = "large"\ntypes = ["melee"]\n',
            "field hands: a weapon needs one or two",
        ),
        (
            '[[treasure]]\nkey = "axe"\nname = "Axe"\ncolour = "green"\nsize = "large"\n'
            'traits = [{ has = "cheaper" }]\n',
            "field traits",
        ),
        (
            '[[token]]\nkey = "green-back-gob-li"\ncolour = "green"\ncopies = 1\neffects = [{ do = "dance" }]\n',
            "dance",
        ),
        (
            '[[token]]\nkey = "green-back-gob-li"\ncolour = "green"\ncopies = 1\n'
            'effects = [{ do = "boss", enemy = "nessie" }]\n',
            "no boss 'nessie'; there are: hollow-steward",
        ),
        (
            '[[token]]\nkey = "red-back-energy-5"\ncolour = "red"\ncopies = 0\n'
            '[[token]]\nkey = "red-back-red-treasure"\ncolour = "red"\ncopies = 0\n',
            "board future needs 14 in red, and there are 11",
        ),
        ('[[combat]]\nkey = "hit"\nname = "Hit"\ncopies = 0\npriority = 2\n', ""),
        (
            '[[enemy]]\nkey = "thief"\nname = "Thief"\ncolour = "green"\nhealth = 3\nweakness = "melee"\ncopies = 2\n'
            "loot = 3\n",
            "field loot: no more than the 2 copies",
        ),
        ('[[place]]\nkey = "vault"\ndoors = ["kitchen"]\n', "crypt-stair names vault, but vault does not name"),
        ('[[place]]\nkey = "gatehouse"\ndoors = ["gatehouse"]\n', "gatehouse has no door to itself"),
        (
            '[[board]]\nkey = "past"\ngreen = ["vault"]\nblue = ["vault"]\nred = []\n',
            "field blue: vault has a colour already",
        ),
        (
            '[[board]]\nkey = "past"\ngreen = ["vault", "kitchen"]\nblue = []\nred = []\n'
            'locked = [["vault", "kitchen"]]\n',
            "there is no door between vault and kitchen",
        ),
        (
            '[[board]]\nkey = "past"\ngreen = ["kitchen"]\nblue = []\nred = []\nlocked = [["kitchen", "grounds"]]\n',
            "an outside door must be open",
        ),
    ],
)
@clause("V02", "V05")
def test_rows_that_do_not_fit_are_refused(pack: str, words: str) -> None:
    if not words:
        assert GAME.new(3, pack=pack).table.castle_box.rows.combat[0].copies == 0
        return
    told = complaint(pack)
    assert words in told
    assert "mine.toml" in told or "[[token]]" in told


def test_colours_have_their_order() -> None:
    for some in (ROWS.treasures, ROWS.tokens, ROWS.events):
        colours = [row.colour for row in some]
        assert colours == sorted(colours)
        assert set(colours) <= set(range(len(COLOURS)))
