"""Packs that tell another story: what they can do, and what is refused before anybody plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games.castle_von_loghan.board.closing import closing_told
from bothy.games.castle_von_loghan.content import reading
from bothy.games.castle_von_loghan.content.checking import Story, tale_of
from bothy.games.castle_von_loghan.content.reading import content_of, gather
from bothy.games.castle_von_loghan.content.searching import MOST_WORK, Search, searches
from bothy.games.castle_von_loghan.content.telling import BOX
from bothy.games.castle_von_loghan.event.covers import card_here
from bothy.games.castle_von_loghan.event.story import ReadStory
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import WON
from bothy.kernel import Luck, Position
from bothy.kit.content import ContentError
from games.castle_von_loghan.castle import GAME, castle, everybody
from games.castle_von_loghan.packs import (
    CARD,
    FIRST,
    HEAD,
    HOME,
    LAST,
    SECOND,
    THREE,
    WIN,
    beside,
    card,
    closing,
    event,
    memory,
)
from stories import begin, bring, clause, heard, listen, say

BELL = '{ do = "flag", set = "bell" }'
AWAY = '{ do = "change-board", board = "anomaly" }'
STEWARD = '{ do = "boss", enemy = "hollow-steward" }'
OWN = HEAD + 'events = "own"\n' + FIRST + SECOND + LAST + HOME
COLOURS = ("green", "blue", "red")


def complaint(pack: str) -> str:
    with pytest.raises(ContentError) as caught:
        GAME.check_pack(pack, "mine.toml")
    return str(caught.value)


def searched(pack: str, story: str = "eighteenth") -> list[Search]:
    content = content_of(story, "second", pack)
    return searches(tale_of(Story(content, gather(content))))


def three(**cards: str) -> str:
    """The three cards, some of them others."""
    told = {"first": FIRST, "second": SECOND, "last": LAST, "home": HOME, **cards}
    return HEAD + "".join(told.values())


# What a pack can do


@clause("V08", "V12")
@pytest.mark.parametrize("story", ["eighteenth", "twelve"])
def test_a_pack_tells_a_story_of_its_own_in_both_languages(story: str) -> None:
    GAME.check_pack(THREE, "mine.toml")
    position = GAME.new(3, {"story": story}, THREE)
    table, events = position.table, listen(position)
    rows = table.castle_box.rows
    assert [row.title for row in rows.story] == [("knock", "La knock"), ("open", "La open"), ("leave", "La leave")]
    for seat in range(3):
        say(position, seat, position.choices(seat)[0].notation)
    bring(position, 0)
    everybody(position, "choose a")
    told = [values for id, values in heard(events, 0) if id.endswith("outcome")]
    assert told == [{"event": "pack", "letter": "a", "told": "Ah.", "told_fr": "Ah."}]
    table.group = castle(group="kitchen").group
    position = begin(table, ReadStory(card_here(table)))
    everybody(position, "choose b")
    everybody(position, "choose b")
    assert table.ending
    assert closing_told(table)["text"] == "Chez soi.", "the one language stands for both"


@clause("V08")
def test_a_pack_may_add_cards_and_events_to_those_of_the_box() -> None:
    """The twelve cards in a line stay as they are: nothing can come between them."""
    cover = 'at = "room", board = "past", after = ["the-lit-hall"], needs = ["guest"], hidden = true'
    added = card("cellar", cover) + event("bell", "red", BELL)
    GAME.check_pack(added, "mine.toml")
    rows = GAME.new(3, pack=added).table.castle_box.rows
    assert (len(rows.story), len(rows.events)) == (41, 55)
    assert rows.events[-1].key == "pack"
    rows = GAME.new(3, {"story": "twelve"}, added).table.castle_box.rows
    assert (len(rows.story), len(rows.events)) == (12, 25)


@clause("V08")
def test_a_card_may_wait_for_what_a_random_event_brings() -> None:
    last = card("leave", 'at = "room", after = ["open"], needs = ["bell"]', WIN)
    GAME.check_pack(three(last=last) + event("bell", "green", BELL), "mine.toml")
    for elsewhere in ({"mode": "exploration"}, {"board": "future"}):
        told = complaint(three(last=last) + event("bell", "green", BELL, **elsewhere))
        assert "row 3 (line 28), field cover: nobody can come to read this card" in told


@clause("V08")
def test_the_story_in_the_documents_is_one() -> None:
    page = Path(__file__).parents[3] / "docs" / "castle-story.md"
    pack = page.read_text(encoding="utf-8").partition('```toml title="lamp.toml"\n')[2].partition("```")[0]
    GAME.check_pack(pack, "castle-story.md")
    assert len(GAME.new(3, pack=pack).table.castle_box.rows.story) == 3


def test_no_pack_is_taken_for_a_file_of_the_box() -> None:
    assert set(BOX) == {file.stem for file in Path(reading.__file__).parent.glob("*.toml")}
    with pytest.raises(ContentError) as caught:
        GAME.check_pack(THREE.replace('text = "Text of open."\n', ""), "story.toml")
    assert "./story.toml, [[story]] row 2 (line 17), field text" in str(caught.value)


# What can be seen of a row by itself

ROOM = 'at = "room", rooms = ["chapel"], after = ["knock"]'
WHEN = '{ do = "when", flag = "nowhere", then = [] }'
AXE = """
[[treasure]]
key = "axe"
name = "Axe"
colour = "green"
size = "small"
uses = [{ when = "any", effects = [WHAT] }]
"""


@pytest.mark.parametrize(
    ("pack", "words"),
    [
        (HEAD + FIRST + HOME, "row 1 (line 6), field ending: this story has no end"),
        (beside(f'{ROOM}, needs = ["stayed"]'), "row 4 (line 45), field cover.needs: no effect sets the flag 'stayed'"),
        (beside(f'{ROOM}, needs = ["went"], unless = ["went"]'), "field cover.unless: the flag 'went' is needed too"),
        (beside('at = "next", after = ["nock"]'), "no story card 'nock'; there are: knock"),
        (beside('at = "next"'), "field cover.after: a card read `next` says after which"),
        (beside('at = "victory", boss = "nessie"'), "field cover.boss: no boss 'nessie'"),
        (THREE.replace('text = "Text of open."\n', ""), "(line 17), field text: a row of a pack brings its own words"),
        (THREE.replace('c = { label = "C" }', 'c = { label = "" }', 1), "field c.label"),
        (THREE + FIRST, "'knock' stands here twice"),
        (three(first=card("knock", 'at = "room"')), "row 1 (line 6), field cover.at: no card of this story is read"),
        (three(first=card("knock", 'at = "start", board = "future"')), "field cover.board: a story starts on the past"),
        (three(first=card("knock", 'at = "start", needs = ["went"]')), "field cover.needs: nothing is remembered"),
        (three(first=card("knock", 'at = "start", after = ["open"]')), "field cover.after: no other card has been"),
        (beside('at = "start"'), "row 4 (line 45), field cover.at: one card is read at the start, and that is knock"),
        (beside(f"{ROOM}, before = 1"), "field cover.before: the card at the start has been read before it"),
        (beside('at = "arrival"'), "field cover.at: no effect changes the board, so nobody arrives"),
        (beside(ROOM, AWAY) + card("back", 'at = "arrival", board = "past"'), "row 5 (line 56), field cover.board: no"),
        (beside(f'{ROOM}, board = "future"'), "field cover.board: no effect changes the board to the future"),
        (
            beside('at = "room", rooms = ["cold-store"], board = "past"'),
            "cover.rooms: there is no cold-store on the past",
        ),
        (beside('at = "room", rooms = ["cold-store"]'), "there is no cold-store on any board of this story"),
        (beside(f'{ROOM}, colour = "red"'), "field cover.colour: none of its rooms is red on any board"),
        (beside('at = "room", rooms = ["throne-room"]'), "field cover.rooms: nothing opens a way into throne-room"),
        (beside(f"{ROOM}, clean = 8"), "field cover.clean: no more than 7 Clean Tokens lie"),
        (beside('at = "victory", boss = "echo-regent"'), "field cover.boss: no effect brings echo-regent"),
        (beside('at = "next", after = ["leave"]'), "field cover.after: the story is over once leave has been read"),
        (THREE + closing("away", 'needs = ["nowhere"]'), "[[closing]] row 2 (line 45), field needs: no effect sets"),
        (THREE + memory('unless = ["nowhere"]'), "[[memory]] row 1 (line 44), field unless: no effect sets"),
        (THREE + memory('needs = ["went"]\nunless = ["went"]'), "field unless: the flag 'went' is needed too"),
        (
            beside(ROOM, WHEN),
            "row 4 (line 45), field ending: a `when` asks for the flag 'nowhere', which no effect sets",
        ),
        (THREE + event("bell", "blue", WHEN), "[[event]] row 1 (line 45), field a.effects: a `when` asks"),
        (THREE + AXE.replace("WHAT", WHEN), "[[treasure]] row 1 (line 45), field uses: a `when` asks"),
    ],
)
@clause("V08")
def test_a_row_that_cannot_be_meant_is_refused_with_file_line_and_field(pack: str, words: str) -> None:
    told = complaint(pack)
    assert words in told
    assert told.startswith("mine.toml")


# Where a story can go

MAIN = 'at = "room", rooms = ["kitchen"], after = ["knock"]'


@pytest.mark.parametrize(
    ("pack", "words"),
    [
        (
            three(second=card("open", f'{MAIN}, needs = ["went"]')),
            "row 1 (line 6), field ending: no end can be reached after knock, with nothing remembered",
        ),
        (three(second=card("open", f'{MAIN}, unless = ["went"]')), "after knock, with went remembered"),
        (three(second=card("open", 'at = "room", after = ["leave"]')), "the story is over once leave has been read"),
        (
            beside(f'{ROOM}, after = ["open"]'.replace(', after = ["knock"]', "", 1)),
            "nobody can come to read this card",
        ),
        (beside('at = "room", after = ["knock"], before = 1'), "field cover.before"),
        (beside(f"{ROOM}, before = 1".replace('["knock"]', '["open"]')), "field cover.before"),
        (
            three(last=LAST.replace('"next"', '"room"')) + card("side", 'at = "room", after = ["open"], before = 2'),
            "row 4 (line 45), field cover.before: more cards than that have been read before it",
        ),
        (
            three(home=closing("home", 'letter = "a"')),
            "no [[closing]] without conditions follows letter b of this card",
        ),
        (
            THREE + closing("away", 'needs = ["went"]'),
            "[[closing]] row 2 (line 45), field key: 'home' stands before it and follows whenever it would",
        ),
        (
            three(home="".join([closing(f"home-{letter}", f'letter = "{letter}"') for letter in "abcd"]) + HOME),
            "[[closing]] row 5 (line 63), field key: 'home-a' stands before it",
        ),
        (THREE + closing("away", 'cards = ["open"]'), "field cards: the story never ends with one of these cards"),
        (
            three(second=card("open", MAIN, AWAY)) + card("side", 'at = "room", rooms = ["chapel"], board = "past"'),
            "",
        ),
        (
            three(
                first=card("knock", 'at = "start"', '{ do = "change-board", board = "future" }'),
                second=card("open", 'at = "room", rooms = ["generator"]', '{ do = "change-board", board = "past" }'),
                last=card("leave", 'at = "room", board = "past", after = ["open"]', WIN),
            ),
            "row 2 (line 17), field ending: the story changes to the past while the group may be in generator, which",
        ),
        (
            three(
                second=card("open", MAIN, STEWARD),
                last=card("leave", 'at = "victory", boss = "hollow-steward", needs = ["bell"]', WIN),
            )
            + card("side", f"{ROOM}", BELL),
            "row 2 (line 17), field ending: no end can be reached after",
        ),
        (
            three(
                second=card("open", 'at = "victory", after = ["knock"]', STEWARD),
                last=card("leave", 'at = "victory", boss = "hollow-steward"', WIN),
            ),
            "row 3 (line 28), field cover: nobody can come to read this card",
        ),
    ],
)
@clause("V08", "V12")
def test_a_story_that_does_not_always_come_to_an_end_is_refused(pack: str, words: str) -> None:
    if not words:
        GAME.check_pack(pack, "mine.toml")
        return
    told = complaint(pack)
    assert words in told
    assert told.startswith("mine.toml")


@clause("V12", "Ruling 38")
def test_a_story_longer_than_a_game_is_refused() -> None:
    """A hundred and twenty cards, one room after the other, and the first before them: there are so many Rounds."""

    def long(cards: int) -> str:
        rooms = [card(f"c{n}", f'at = "room", after = ["{f"c{n - 1}" if n else "knock"}"]') for n in range(cards)]
        return three(second="".join(rooms), last=LAST.replace('"open"', f'"c{cards - 1}"'))

    GAME.check_pack(long(120), "mine.toml")
    assert "the shortest way to an end takes 121 Rounds; there are 120" in complaint(long(121))


@clause("V28", "V29")
def test_of_six_who_vote_more_can_come_than_of_three() -> None:
    """All four letters: three cannot choose them."""
    first = CARD.replace("KEY", "knock").replace("COVER", 'at = "start"')
    for letter in "bcd":
        effect = f'{{ do = "flag", set = "{letter}" }}'
        first = first.replace(f'label = "{letter.upper()}" }}', f'label = "{letter}", effects = [{effect}] }}')
    everything = '{ do = "flag", set = "all" }'
    for letter in ("went", "b", "c", "d"):
        everything = f'{{ do = "when", flag = "{letter}", then = [{everything}] }}'
    first = first.replace("ENDING", everything)
    GAME.check_pack(three(first=first) + card("side", f'{ROOM}, needs = ["all"]'), "mine.toml")
    told = complaint(three(first=first, second=card("open", f'{MAIN}, unless = ["all"]')))
    assert "no end can be reached after knock, with went, b, c, d, all remembered" in told


@clause("V29")
def test_two_halves_can_be_for_something_and_two_majorities_cannot() -> None:
    chosen = '{ do = "chosen", letter = "LETTER", by = "half", then = [{ do = "flag", set = "half-LETTER" }] }'
    halves = ", ".join([chosen.replace("LETTER", letter) for letter in "ab"])
    both = card("side", f'{ROOM}, needs = ["half-a", "half-b"]')
    GAME.check_pack(three(first=card("knock", 'at = "start"', halves)) + both, "mine.toml")
    most = card("knock", 'at = "start"', halves.replace('by = "half"', 'by = "most"'))
    assert "row 4 (line 45), field cover: nobody can come to read this card" in complaint(three(first=most) + both)


@clause("V10", "V30")
def test_no_end_hangs_on_an_agent_whom_nobody_may_play() -> None:
    lumen = '{ do = "agent", is = "lumen", then = [{ do = "flag", set = "light" }] }'
    first = card("knock", 'at = "start"', lumen)
    GAME.check_pack(three(first=first) + card("side", ROOM + ', needs = ["light"]'), "mine.toml")
    told = complaint(three(first=first, second=card("open", MAIN + ', needs = ["light"]')))
    assert "no end can be reached after knock" in told


@pytest.mark.parametrize(("story", "cards", "ends"), [("eighteenth", 40, 8), ("twelve", 12, 4)])
@clause("V08", "V12")
def test_the_stories_of_the_box_are_looked_at_as_a_whole(story: str, cards: int, ends: int) -> None:
    """In a quarter of the steps there are, so that a pack may add to them."""
    found = searched("", story)
    assert all(search.whole for search in found)
    assert max(search.work for search in found) < MOST_WORK / 4
    for search in found:
        assert search.read.bit_count() == cards
        assert search.dead_ends() == []
        assert len(search.won) == ends


ROOMS = ["gatehouse", "guard-room", "pantry", "chapel", "greenhouse", "watchtower", "armoury", "crypt-stair", "library"]


def many(after: str) -> str:
    """A story with too many ways through it: each of nine rooms, in any order, may be remembered for something."""
    cards = ""
    for room in ROOMS:
        told = card(f"in-{room}", f'at = "room", rooms = ["{room}"]').replace("went", room)
        again = card(f"again-{room}", f'at = "room", rooms = ["{room}"], after = ["in-{room}"], needs = ["{room}"]')
        cards += told + again
    return THREE + cards + card("side", f'at = "room", after = ["{after}"]')


@clause("V08")
def test_a_story_too_large_to_be_looked_at_as_a_whole_is_looked_at_card_by_card() -> None:
    assert not any(search.whole for search in searched(many("in-library")))
    GAME.check_pack(many("in-library"), "mine.toml")
    assert "field cover: nobody can come to read this card" in complaint(many("side"))


@clause("V31")
def test_of_a_story_too_large_the_rooms_are_named_from_which_the_board_changes() -> None:
    """Otherwise the group may be in the laboratory, of which there is nothing on the Past."""
    there = card("down", 'at = "room", rooms = ["great-hall"]', '{ do = "change-board", board = "future" }')
    back = 'at = "room", board = "future", after = ["down"]'
    home = '{ do = "change-board", board = "past" }'
    GAME.check_pack(many("in-library") + there + card("back", f'{back}, rooms = ["study"]', home), "mine.toml")
    told = complaint(many("in-library") + there + card("back", back, home))
    assert "the story changes to the past while the group may be in specimen-hall, which has no door there" in told


@clause("V08")
def test_what_nobody_could_count_hangs_nobody() -> None:
    """Forty coins for forty flags; and thirty cards that follow each other at once, each with a flag of its own."""
    coins = ", ".join([f'{{ do = "coin", heads = [{{ do = "flag", set = "f{n}" }}] }}' for n in range(40)])
    asked = "".join([card(f"c{n}", f'{ROOM}, needs = ["f{n}"]') for n in range(40)])
    GAME.check_pack(three(first=card("knock", 'at = "start"', coins)) + asked, "mine.toml")
    chain = "".join(
        [
            card(f"n{n}", f'at = "next", after = ["{f"n{n - 1}" if n else "knock"}"]').replace("went", f"f{n}")
            for n in range(40)
        ]
    )
    GAME.check_pack(THREE + chain + asked, "mine.toml")


# Against the rules themselves


def played(pack: str, story: str, seats: int, seed: int) -> Position[Castle]:
    """A game at random in which nobody is ever hurt."""
    position = GAME.new(seats, {"story": story, "difficulty": "easy"}, pack)
    luck = Luck(seed)
    while not position.over():
        table = position.table
        table.health = 15
        if position.asking():
            seat = position.asking()[0]
            choices = position.choices(seat)
            position.answer(seat, choices[luck.below(len(choices))])
        elif position.odds():
            position.happen(luck.outcome(position.odds()))
        else:
            position.hear(position.speakers()[0])
    return position


FORK = three(
    first=card("knock", 'at = "start"', '{ do = "chosen", letter = "b", by = "most", then = [' + BELL + "] }"),
    second=card("open", 'at = "room", colour = "green", clean = 2, unless = ["bell"]', STEWARD)
    + card("wait", 'at = "room", colour = "blue", needs = ["bell"]', f'{{ do = "summon", colour = "green" }}, {AWAY}')
    + card("sand", 'at = "arrival"', '{ do = "open-story", room = "vault" }')
    + card("sing", 'at = "victory"'),
    last=card("leave", 'at = "victory", boss = "hollow-steward"', WIN)
    + card("stay", 'at = "room", board = "anomaly", after = ["sand"]', WIN),
)


GAMES = [
    *[(FORK, "eighteenth", 3 + seed % 4, seed) for seed in range(6)],
    *[(THREE, "twelve", 1 + seed % 3, seed) for seed in range(3)],
    ("", "eighteenth", 3, 1),
]


@pytest.mark.parametrize(("pack", "story", "seats", "seed"), GAMES)
@clause("V08", "V12")
def test_what_is_read_in_play_has_been_found_before(pack: str, story: str, seats: int, seed: int) -> None:
    table = played(pack, story, seats, seed).table
    found = searched(pack, story)
    read = 0
    for search in found:
        read |= search.read
    assert all(read >> card & 1 for card in table.pages)
    if table.ending == WON:
        assert any((table.pages[-1], letter) in search.won for search in found for letter in range(4))


# What a game needs to go on


@pytest.mark.parametrize(
    ("pack", "words"),
    [
        (
            OWN + event("g", "green") + event("b", "blue"),
            "[[tale]] row 1 (line 2), field events: the random events are `own`, and none of them is red",
        ),
        (
            OWN + "".join([event(colour, colour, board="past") for colour in COLOURS]),
            "[[event]] row 1 (line 46), field board: no green event is dealt on the anomaly in the mode exploration",
        ),
        (
            OWN + "".join([event(colour, colour, mode="story") for colour in COLOURS]),
            "[[event]] row 1 (line 46), field mode: no green event is dealt on the past in the mode exploration",
        ),
        (
            OWN.replace("ending = []", f"ending = [{AWAY}]", 1)
            + "".join([event(colour, colour) for colour in COLOURS[:2]])
            + event("e", "red", mode="exploration")
            + event("p", "red", board="past"),
            "[[event]] row 3 (line 66), field mode: no red event is dealt on the anomaly in the mode story",
        ),
    ],
)
@clause("V26")
def test_a_room_without_a_random_event_is_refused(pack: str, words: str) -> None:
    told = complaint(pack)
    assert words in told
    assert told.startswith("mine.toml")
    with pytest.raises(ContentError):
        GAME.new(3, pack=pack)


@clause("V26")
def test_three_events_for_all_boards_are_enough() -> None:
    pack = OWN + "".join([event(colour, colour) for colour in COLOURS])
    GAME.check_pack(pack, "mine.toml")
    assert len(GAME.new(3, pack=pack).table.castle_box.rows.events) == 3


def recoloured(table: str, colour: str, keys: list[str], more: str) -> str:
    return "".join([f'[[{table}]]\nkey = "{key}"\nname = "{key}"\ncolour = "{colour}"\n{more}\n' for key in keys])


@clause("V05", "V06", "V85")
def test_a_deck_without_a_card_and_recruits_without_weapons_are_refused() -> None:
    rows = GAME.new(3).table.castle_box.rows
    red = [row.key for row in rows.enemies if row.colour == 2]
    pack = recoloured("enemy", "blue", red, 'health = 3\nweakness = "melee"\ncopies = 1\nloot = 0')
    assert "mine.toml, [[enemy]] row 8 (line 57), field colour: no row is red" in complaint(pack)
    red = [row.key for row in rows.treasures if row.colour == 2]
    assert "field colour: no row is red" in complaint(recoloured("treasure", "blue", red, 'size = "small"'))
    weapons = [row.key for row in rows.treasures if row.colour == 0 and row.weapon]
    GAME.check_pack(recoloured("treasure", "green", weapons[3:], 'size = "small"'), "mine.toml")
    told = complaint(recoloured("treasure", "green", weapons[2:], 'size = "small"'))
    assert "field colour: an easy game needs 3 green weapons, and there are 2" in told


@clause("V02", "V75")
def test_a_board_from_which_one_would_travel_to_nowhere_is_refused() -> None:
    pack = """
[[board]]
key = "anomaly"
green = ["gatehouse", "guard-room", "kitchen", "chapel", "greenhouse"]
blue = ["armoury", "pantry", "great-hall", "library", "observatory", "watchtower"]
red = ["throne-room", "crypt-stair", "study", "clock-chamber"]
"""
    assert "(line 2), field red: who travels from vault on the past has no way on the anomaly" in complaint(pack)


def test_a_key_that_is_no_word_is_refused() -> None:
    assert "field key: expected `str`, got `array`" in complaint('[[tale]]\nkey = ["x"]\n')
