"""The castle as text: whole screens as golden files, and what every drawing must hold."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bothy.games.castle_von_loghan import GAME
from bothy.games.castle_von_loghan.combat.step_4_attack import Strike
from bothy.games.castle_von_loghan.content.rows import BOARDS, GREEN, LOCKED, ROOM_KEYS, ROOMS, EnemyCard
from bothy.games.castle_von_loghan.event.decisions import DecideAll
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.move.phase import Vote
from bothy.games.castle_von_loghan.move.ways import ways_on
from bothy.games.castle_von_loghan.refresh.phase import ActTurn
from bothy.games.castle_von_loghan.reward.offers import OfferTo
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import COMBAT, EVENT, REFRESH, REWARD, SCORED
from bothy.games.castle_von_loghan.tracks import LastHealth
from bothy.kernel import SPECTATOR, Journal, Luck, Position
from bothy.locales import Speech
from bothy.terminal.screen import Screen
from games.castle_von_loghan.castle import event, flags, read
from games.castle_von_loghan.scenes import castle, face, fresh_rows, give, hand
from stories import begin, clause, matches_golden, rows

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ailsa", "Bruce", "Catriona", "Dougal", "Effie", "Fergus"]


def screen(position: Position[Castle], viewer: int, lang: str) -> str:
    """All that is shown to somebody who is asked something, or only watches."""
    out = StringIO()
    names = NAMES[: position.table.box.seats]
    shown = Screen(Console(file=out, width=80), Speech(lang, [GAME], names, viewer, strict=True))
    sight = position.sight(viewer)
    shown.show_board(GAME, sight)
    if sight.prompt():
        shown.question(sight, shown.menu(sight))
    return out.getvalue()


def drawn(table: Castle, viewer: int = 0, lang: str = "en") -> str:
    say = Speech(lang, [GAME], NAMES[: table.box.seats], viewer, strict=True).say
    return GAME.draw(Position(table, [Vote(*ways_on(table))], {}).sight(viewer), say)


def fight(mode: str = "story") -> Position[Castle]:
    """The second combat round in the Great Hall: Pill attacks the Thief."""
    table = castle(fresh_rows(), mode)
    table.phase, table.round, table.fight = COMBAT, 4, 2
    table.clean = [ROOM_KEYS.index("gatehouse"), ROOM_KEYS.index("kitchen")]
    table.pages, table.flags = read("hard-landing", "the-lit-hall"), flags("guest")
    table.tokens[ROOM_KEYS.index("gatehouse")] = 0
    table.lurking = [0, 2, 0]
    table.initiative, table.overwhelmed = 4, 0
    face(table, "skeleton", "thief", "marsh-ogre")
    table.wounds[0:4] = [0, 3, 0, 0]
    table.wounds[5] = 1
    table.fallen = [0]
    table.stunned = 4
    give(table, 0, "left", "large-rod")
    give(table, 0, "pack-1", "potion")
    give(table, 0, "pack-2", "sphere-syphon")
    give(table, 1, "left", "axe")
    give(table, 1, "right", "plank-shield")
    give(table, 1, "back", "halberd")
    give(table, 2, "pack-1", "second-heart")
    give(table, 2, "loose-1", "memory-shard")
    if mode == "exploration":
        for place, knows in ((4, 1), (5, 1), (32, 4)):
            table.knows[place] = knows
        table.trophies[0] = [EnemyCard(0), EnemyCard(17)]
    hand(table, 0, "hit", "clever-attack", "parry", "counter", "miss")
    hand(table, 1, "aid", "aid", "hit")
    hand(table, 2, "hard-counter")
    table.resting = 4
    table.target, table.power, table.strikes = 1, 1, 1
    return begin(table, Strike(0, 0))


@clause("V35", "V44", "V02")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_fight_of_three(lang: str) -> None:
    matches_golden(screen(fight(), 0, lang), GOLDEN / f"fight.{lang}.txt")


@clause("V84", "Ruling 45")
def test_what_lies_in_a_backpack_in_exploration_is_drawn_for_its_owner_only() -> None:
    position = fight("exploration")
    matches_golden(screen(position, 0, "en"), GOLDEN / "fight.exploration.txt")
    others = screen(position, 1, "en")
    assert "Potion" not in others
    assert "backpack: a Green treasure, a Green treasure" in others
    assert "Trophies" not in others
    assert "Hit" not in screen(position, SPECTATOR, "en")


def future() -> Castle:
    table = castle(fresh_rows())
    lay_board(table, BOARDS.index("future"), 2)
    table.round, table.phase, table.pages = 17, EVENT, read("the-long-winter", "specimen-seven")
    table.group = ROOM_KEYS.index("generator")
    table.event = event("specimen-seven")
    table.tops[ROOM_KEYS.index("cold-store")], table.top_knows[ROOM_KEYS.index("cold-store")] = 16, -1
    return table


@clause("V24", "V27")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_event_under_the_castle(lang: str) -> None:
    matches_golden(screen(begin(future(), DecideAll()), 1, lang), GOLDEN / f"event.{lang}.txt")


@clause("V60", "V67")
def test_the_refresh_phase() -> None:
    table = castle(fresh_rows())
    table.phase, table.round = REFRESH, 2
    give(table, 0, "pack-1", "potion")
    matches_golden(screen(begin(table, ActTurn(0)), 0, "en"), GOLDEN / "refresh.txt")


@clause("V57")
def test_a_reward_is_offered() -> None:
    table = castle(fresh_rows())
    table.phase, table.round = REWARD, 2
    table.offer = 3
    table.points, table.piles = [2, 1, 1], [3, 1, 1]
    text = screen(begin(table, OfferTo(0)), 0, "en")
    assert "Offered: Short Blade (Green, large, Melee, one hand, Combat Power 1, cost 3)" in text
    assert "Does Pill take Short Blade for a Reward Point?" in text


@clause("V12", "V77")
def test_the_end() -> None:
    table = castle(fresh_rows())
    table.health = 0
    assert "The game is lost by all." in screen(begin(table, LastHealth()), 0, "en")
    table = castle(fresh_rows(), "exploration")
    table.ending = SCORED
    give(table, 0, "loose-1", "memory-shard")
    text = screen(begin(table, LastHealth()), 0, "en")
    assert "Pill: 4 Data Points" in text
    assert "Bastion: 1 Data Point\n" in text
    assert "Clock Chamber" not in text


# The floor plan


@clause("V02", "V22", "V23")
def test_the_plan_tells_open_locked_and_story_doors_apart() -> None:
    table = castle(fresh_rows())
    text = drawn(table)
    assert "Clock Chamber ────╳─Observatory" in text
    assert "Throne Room ──────▒─(North Gallery)" in text
    assert "Observatory ────────Watchtower" in text
    for number, door in enumerate(table.castle_box.rows.boards[0].doors):
        if door >= LOCKED:
            table.opened |= 1 << number
    text = drawn(table)
    assert "╳" not in text.partition("▶ the group")[0]
    assert "▒" not in text.partition("▶ the group")[0]


@clause("V07", "V18", "V72")
def test_the_plan_shows_the_group_clean_rooms_and_tokens() -> None:
    table = castle(fresh_rows())
    table.clean = [ROOM_KEYS.index("pantry")]
    table.tokens[ROOM_KEYS.index("pantry")] = 1
    text = drawn(table)
    assert "▶Great Hall" in text
    assert text.count("▶") == 2
    pantry = text.splitlines()[
        text.splitlines().index(next(line for line in text.splitlines() if "Pantry" in line)) + 1
    ]
    assert pantry.startswith("Green ✓ •  ")


@clause("V21", "V24")
def test_the_plan_marks_ways_out_and_lifts() -> None:
    assert "Green ? •• ~" in drawn(castle(fresh_rows()))
    assert "⇅" not in drawn(castle(fresh_rows())).partition("▶ the group")[0]
    text = drawn(future())
    assert "Blue ? •• ⇅" in text
    assert "Blue ? •• ≁" in text
    assert "Under the castle:" in text


@clause("V02")
def test_doors_of_a_pack_that_the_plan_has_no_line_for_are_told() -> None:
    pack = """
    [[place]]
    key = "vault"
    doors = ["crypt-stair", "study"]
    [[place]]
    key = "study"
    doors = ["library", "lift-lobby", "vault"]
    """
    table = GAME.new(3, pack=pack).table
    table.agents = [0, 1, 2]
    lay_board(table, 0, 2)
    assert "Also connected: Study – Vault" in drawn(table)
    assert "Also connected" not in drawn(castle(fresh_rows()))


@clause("V02")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "mode"), [(1, "story"), (2, "story"), (6, "story"), (4, "exploration")])
def test_every_board_of_a_game_is_within_eighty_columns_and_names_every_room(seats: int, mode: str, lang: str) -> None:
    journal = Journal(GAME, seats, {"mode": mode})
    for number, _ in enumerate(rows(journal, Luck(seats + 20))):
        if number % 40 == 0 or journal.position.over():
            for viewer in (SPECTATOR, 0, seats - 1):
                speech = Speech(lang, [GAME], NAMES[:seats], viewer, strict=True)
                text = GAME.draw(journal.position.sight(viewer), speech.say)
                assert max(len(line) for line in text.splitlines()) <= 80
                if not journal.position.over():
                    table = journal.position.table
                    for room in range(ROOMS):
                        if table.colour(room) >= GREEN:
                            assert speech.text("castle-von-loghan-place-name", place=ROOM_KEYS[room]) in text
