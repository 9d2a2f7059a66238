"""The story: which cards its choices open and close, what it remembers, and how it ends."""

from __future__ import annotations

import pytest

from bothy.games.castle_von_loghan.board.closing import closing_told, memories_told
from bothy.games.castle_von_loghan.content.rows import ANOMALY, COLOURS, FUTURE, LETTERS
from bothy.games.castle_von_loghan.effects.chosen import closing_of
from bothy.games.castle_von_loghan.effects.effect import perform
from bothy.games.castle_von_loghan.event.covers import card_here
from bothy.games.castle_von_loghan.event.story import NewBoard, ReadStory
from bothy.games.castle_von_loghan.reward.phase import RewardPhase
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel import NOTHING
from bothy.kernel.message import Message
from bothy.locales import Speech
from games.castle_von_loghan.castle import CARDS, GAME, ROWS, castle, event, everybody, flags, foe, read, resolve
from stories import begin, bring, clause, heard, listen, say, waiting


def here(table: Castle) -> str:
    """The card that the room of the group would bring."""
    card = card_here(table)
    return CARDS[card] if card != NOTHING else ""


def remembered(table: Castle) -> set[str]:
    return {name for bit, name in enumerate(ROWS.flags) if table.flags >> bit & 1}


# Forks


@clause("V26", "V29")
@pytest.mark.parametrize(
    ("letters", "road", "room"),
    [("aac", "ink-that-moves", "library"), ("cdc", "seventeen-rows", "greenhouse"), ("bdc", "ink-that-moves", "study")],
)
def test_the_first_choice_of_most_opens_one_road_and_shuts_the_other(letters: str, road: str, room: str) -> None:
    """Of three letters that tie the Leader's counts: B of the first."""
    clean = ["gatehouse", "great-hall", "kitchen"]
    table = castle(group="great-hall", pages=read("hard-landing", "the-lit-hall"), clean=clean)
    position = resolve(table, "the-lit-hall", letters)
    while not position.over():
        if position.asking():
            seat = position.asking()[0]
            say(position, seat, position.choices(seat)[0].notation)
        else:
            position.happen(position.odds()[0][0])
    table.group = castle(group=room).group
    assert here(table) == road
    assert ("guest" in remembered(table)) == (road == "ink-that-moves")
    open_cards = {CARDS[card] for card in table.open_cards()}
    assert road in open_cards
    assert not open_cards & ({"ink-that-moves", "seventeen-rows"} - {road})


@clause("V26")
def test_a_cover_that_names_the_room_goes_before_one_that_names_its_colour() -> None:
    pages = read("hard-landing", "the-lit-hall", "ink-that-moves", "the-long-winter", "somebody-on-the-stair")
    table = castle(board="future", group="pantry", pages=pages, flags=flags("guest", "key", "unnamed"))
    assert here(table) == "the-wrong-lock"
    table.pages += read("the-wrong-lock")
    assert here(table) == "nobody-in-particular"
    table.pages += read(*[card for card in CARDS if CARDS.index(card) not in table.pages][:8])
    assert here(table) != "nobody-in-particular", "fourteen cards have been read"


@clause("V08", "V26")
def test_hidden_covers_surprise() -> None:
    table = castle(clean=["gatehouse", "kitchen"], pages=read("hard-landing", "the-lit-hall"), flags=flags("crate"))
    table.group = castle(group="guard-room").group
    assert here(table) == "a-receipt"
    assert all(not cover.hidden for cover in table.covers())
    assert table.covers() != []


@clause("V08")
def test_a_card_may_follow_another_at_once() -> None:
    table = castle(board="anomaly", group="chapel", pages=read("where-the-sky-broke"), flags=flags("suit", "guest"))
    position = begin(table, ReadStory(CARDS.index("the-waiting-rows")))
    everybody(position, "choose c")
    assert table.event == event("to-let")
    assert waiting(position) == "DecideAll"
    everybody(position, "choose d")
    assert position.over()


@clause("V31")
@pytest.mark.parametrize(("names", "card"), [((), "where-the-sky-broke"), (("steward",), "noon-service")])
def test_what_was_chosen_says_what_is_read_on_arrival(names: tuple[str, ...], card: str) -> None:
    table = castle(group="throne-room", change_to=ANOMALY, flags=flags(*names))
    assert len(table.covers()) == 1
    begin(table, NewBoard())
    assert table.event == event(card)


@clause("V54", "V55")
def test_the_fall_of_a_boss_is_told_before_rewards_are_shared_out() -> None:
    table = castle(board="future", group="throne-room", foes=["hollow-steward+"], wounds={0: [9, 9, 9, 0]}, fallen=[0])
    position = begin(table, RewardPhase())
    assert table.event == event("an-empty-suit")
    everybody(position, "choose d")
    while waiting(position) == "SeeWhich":
        say(position, position.asking()[0], position.choices(position.asking()[0])[0].notation)
    assert waiting(position) != "", "rewards are shared out"
    assert table.foes == [foe("hollow-steward+")]


@clause("V29", "V30", "V85")
@pytest.mark.parametrize(
    ("seats", "difficulty", "health", "heads", "tails"),
    [
        (3, "normal", 13, 1, 3),
        (4, "normal", 28, 1, 5),
        (5, "normal", 38, 2, 7),
        (6, "normal", 48, 2, 9),
        (3, "easy", 13, 1, 2),
        (6, "easy", 48, 1, 8),
        (3, "hard", 13, 1, 3),
    ],
)
def test_the_last_fight_grows_with_those_who_fight_it(
    seats: int, difficulty: str, health: int, heads: int, tails: int
) -> None:
    for side, colour, count in (("heads", "blue", heads), ("tails", "red", tails)):
        table = castle(seats, {"difficulty": difficulty})
        table.event, table.letters = event("the-king-of-one-hour"), [3] * seats
        effects = table.castle_box.rows.event(table.event).ending
        position = begin(table, *perform(effects, 0))
        bring(position, ["heads", "tails"].index(side))
        while not position.over():
            bring(position, position.odds()[0][0])
        enemies = table.castle_box.rows.enemies
        assert table.foe_health[0] == health
        assert [COLOURS[enemies[card // 2].colour] for card in table.foes] == ["violet", *[colour] * count]


# What is told


@clause("V28")
def test_an_outcome_is_told_once_before_its_effects() -> None:
    table = castle()
    table.event, table.letters = event("hard-landing"), [0, 0, 3]
    position = begin(table, ReadStory(0))
    events = listen(position)
    for seat, word in enumerate(("choose a", "choose a", "choose d")):
        say(position, seat, word)
    told = [id.removeprefix("castle-von-loghan-") for id, _ in heard(events, 0)]
    first, second = told.index("outcome"), len(told) - 1 - told[::-1].index("outcome")
    assert told.count("outcome") == 2
    assert told[first + 1 : first + 3] == ["gains-energy"] * 2
    assert told[second + 1] == "clarity-changes"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_outcome_of_every_card_has_its_sentence(lang: str) -> None:
    speech = Speech(lang, [GAME], strict=True)
    for row in [*ROWS.events, *ROWS.story]:
        for letter in LETTERS:
            values: dict[str, int | str] = {"event": row.key, "letter": letter, "told": "", "told_fr": ""}
            assert len(speech.say(Message("castle-von-loghan-outcome", values))) > 40, (row.key, letter)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_closing_has_several_sentences_and_every_memory_its_line(lang: str) -> None:
    speech = Speech(lang, [GAME], strict=True)
    assert len(ROWS.closings) == 13
    blank = {"title": "", "title_fr": "", "text": "", "text_fr": ""}
    for closing in ROWS.closings:
        for everybody_stays in ("yes", "no"):
            values: dict[str, int | str] = {**blank, "closing": closing.key, "stayed": "Pill", "all": everybody_stays}
            assert speech.say(Message("castle-von-loghan-closing-text", values)).count(".") >= 5
    for memory in ROWS.memories:
        assert len(speech.say(Message("castle-von-loghan-memory-text", {**blank, "memory": memory.key}))) > 20


# Closings


@clause("V12")
@pytest.mark.parametrize(
    ("card", "letters", "names", "health", "closing"),
    [
        ("one-more-hour", "aab", ("unlocked",), 9, "from-outside"),
        ("one-more-hour", "aab", (), 9, "the-ship-turns"),
        ("one-more-hour", "abc", ("woken",), 4, "six-for-six"),
        ("one-more-hour", "bbd", ("unnamed",), 9, "nobodys-noon"),
        ("one-more-hour", "ddd", ("dark",), 9, "six-coats"),
        ("an-hour-early", "aac", ("key",), 9, "from-inside"),
        ("an-hour-early", "ccd", ("promise",), 9, "in-no-position"),
        ("an-hour-early", "ddc", (), 9, "the-keeper"),
    ],
)
def test_a_closing_follows_from_the_play(
    card: str, letters: str, names: tuple[str, ...], health: int, closing: str
) -> None:
    table = castle(event=event(card), letters=[LETTERS.index(one) for one in letters], health=health)
    table.flags = flags(*names)
    assert ROWS.closings[closing_of(table)].key == closing


@clause("V12")
def test_those_who_stay_are_named_and_at_most_two_things_are_remembered() -> None:
    table = castle(event=event("an-hour-early"), letters=[3, 3, 0], flags=flags("badge", "roll", "truth", "lied"))
    table.closing = closing_of(table)
    assert (closing_told(table)["stayed"], closing_told(table)["all"]) == ("Pill, Bastion", "no")
    assert [memory["memory"] for memory in memories_told(table)] == ["truth", "lied"]
    table.letters = [3, 3, 3]
    assert closing_told(table)["all"] == "yes"


def test_boards_of_the_story_are_those_it_changes_to() -> None:
    assert {effect.board for effect in ROWS.effects if effect.do == "change-board"} == {ANOMALY, FUTURE}  # type: ignore[attr-defined]
