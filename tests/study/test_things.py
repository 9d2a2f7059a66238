"""Cards, rooms, pieces: what is offered, taken and won with each row of the content, however it is asked for."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest

from bothy.games import find
from bothy.kernel.message import Event, Message
from bothy.lab.runs import bot_of, play_bots
from bothy.study.core.watching import WHOLE
from bothy.study.figures import Figures
from bothy.study.keeping import new_book
from bothy.study.naming import by_choice, naming
from bothy.study.page import html
from bothy.study.parts import played
from bothy.study.plan import study
from bothy.study.playing import Playing
from bothy.study.report import as_json
from bothy.study.samples.content import EVERY, Listened, add_told, last_told, wanted
from bothy.study.statistics import Level
from bothy.study.sums import Mean, Ratio, all_merged
from bothy.study.telling import MANY, Telling


@pytest.mark.parametrize("key", ["moongha", "merlouf"])
def test_a_thing_is_counted_once_however_often_it_is_offered(key: str) -> None:
    """Reckoned again from the games, the slow way."""
    planned = study(find(key), 3, ["random"], {}, "", 1)
    figures: Figures = played(planned, "games", 0, 6).sums
    playing, rows = Playing(planned), by_choice(planned)
    every = len(naming(key, "").rows)
    taken, won, met = [Ratio() for _ in range(every)], [Ratio() for _ in range(every)], [0] * every
    for number in range(6):
        course = playing.course(number, Figures())
        assert course is not None
        for thing in range(every):
            ids = [id for id, some in enumerate(rows) if thing in some]
            asked = course.watch.questions.values()
            taken[thing].add(
                sum(one.taken[id] for one in asked for id in ids), sum(one.offered[id] for one in asked for id in ids)
            )
            seats = [seat for seat in range(3) if any(one.takers[id] >> seat & 1 for one in asked for id in ids)]
            won[thing].add(sum(course.shares[seat] for seat in seats), len(seats))
            met[thing] += any(one.met[id] for one in asked for id in ids)
    assert any(len([some for some in rows if thing in some]) > 1 for thing in range(every)), "asked for in many ways"
    for thing in range(every):
        if not met[thing]:
            assert thing not in figures.things.rows
            continue
        assert figures.things.taken(thing) == taken[thing]
        assert figures.things.won(thing) == won[thing]
        assert figures.things.met(thing) == met[thing]


def test_it_does_not_matter_where_games_are_counted() -> None:
    planned = study(find("moongha"), 3, ["random"], {}, "", 1)
    whole = played(planned, "games", 0, 6).sums
    assert all_merged([played(planned, "games", first, 2).sums for first in (4, 0, 2)]) == whole


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_things_are_in_the_report_and_said_to_be_no_cause(lang: str) -> None:
    planned = study(find("merlouf"), 3, ["random"], {}, "", 1)
    book = new_book()
    book["games"].add(played(planned, "games", 0, 40))
    book["content"].add(played(planned, "content", 0, wanted(planned, 40)))
    telling = Telling(planned, book, Level(), lang)
    rooms = json.loads(as_json(telling))["things"]["room"]
    assert set(rooms) == {row for table, row in naming("merlouf", "").rows if table == "room"}
    for room in rooms.values():
        for figure in ("met", "offered_a_game", "taken", "won_with_it"):
            value, low, high = room[figure]
            assert low <= value <= high
    lounge = naming("merlouf", "").numbers["room", "lounge"]
    taken = telling.figures.things.taken(lounge)
    assert rooms["lounge"]["taken"][0] == pytest.approx(taken.times / taken.of, abs=1e-6)
    assert rooms["lounge"]["offered_a_game"][0] == pytest.approx(Mean(40, taken.of).value)
    assert telling.figures.things.won(lounge).value / WHOLE == pytest.approx(
        rooms["lounge"]["won_with_it"][0], abs=1e-6
    )
    page = html(telling)
    section = page[page.index(f"<h2>{telling.text('things')}</h2>") :]
    section = section[: section.index("</section>")]
    assert telling.text("no-cause") in section
    assert telling.thing(telling.named.sheets["room"], "lounge") in section
    goals = json.loads(as_json(telling))["things"]["objective"]
    assert all(set(goal) == {"label", "heard"} for goal in goals.values()), "no answer speaks of them; the game does"
    assert telling.heard_title("objective") in section


def test_rows_that_several_ways_lead_to_are_looked_at() -> None:
    """Where but one choice speaks of a row, that is looked at already."""
    planned = study(find("moongha"), 3, ["random"], {}, "", 1)
    book = new_book()
    book["games"].add(played(planned, "games", 0, 40))
    telling = Telling(planned, book, Level(), "en")
    every = [look for look in [*telling.found.standing, *telling.found.quiet] if look.topic == "thing"]
    tables = {naming("moongha", "").rows[look.number][0] for look in every}
    assert "monster" in tables
    assert "connections" not in tables, "they have the keys of the cities, and so the same figures"
    numbers = [look.number for look in every]
    assert all(one < other for one, other in pairwise(numbers))


def listened(key: str, bots: str, games: int) -> tuple[Listened, list[Event]]:
    """Some games that were listened to, and what was told in them when they were played unheard."""
    planned = study(find(key), 3, [bots], {}, "", 1)
    events: list[Event] = []
    for number in range(games):
        position = find(key).new(3, {}, "")
        position.table.sink = events
        luck = planned.luck(number * EVERY)
        if bots == "random":
            position.playout(luck)
        else:
            play_bots(position, [bot_of(key, bots)] * 3, luck)
    return played(planned, "content", 0, games).sums, events


def told(events: list[Event], id: str, value: str) -> Counter[object]:
    return Counter(event.message.values.get(value) for event in events if event.message.id == id)


def test_a_card_that_only_the_button_names_has_its_figures() -> None:
    """Lomond's `take` is the same word whatever lies open: the button says which card, the question which was drawn."""
    sums, events = listened("loch-lomond", "knack", 3)
    took = told(events, "loch-lomond-takes", "other") + told(events, "loch-lomond-finds", "card")
    cards = sums.handled["card"]
    assert cards["witch"].taken.of > 0
    assert {card: done.taken.times for card, done in cards.items()} == {card: took[card] for card in cards}
    played_on = told(events, "loch-lomond-plays", "card")
    answers = sums.about["card"]["SwapOrPlay"]
    assert {card: done.taken.times for card, done in answers["play"].items()} == {
        card: played_on[card] for card in answers["play"]
    }
    assert answers["play"]["witch"].taken.of == answers["swap"]["witch"].taken.of
    assert sums.apart["card"] > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_treasure_and_an_event_of_the_castle_have_their_figures(lang: str) -> None:
    planned = study(find("castle-von-loghan"), 3, ["random"], {}, "", 1)
    book = new_book()
    book["games"].add(played(planned, "games", 0, 80))
    book["content"].add(played(planned, "content", 0, wanted(planned, 80)))
    telling = Telling(planned, book, Level(), lang)
    things = json.loads(as_json(telling))["things"]
    for table in ("treasure", "enemy"):
        offered = [row for row in things[table].values() if "taken" in row]
        assert offered
        assert all(row["games"] == 4 and row["taken"][1] <= row["taken"][0] <= row["taken"][2] for row in offered)
    reward = things["treasure"]["sphere-syphon"]["asked_about"]["TakeOrNot"]
    assert set(reward) >= {"accept", "refuse"}
    letters = [row["asked_about"]["DecideAll"] for row in things["event"].values() if "asked_about" in row]
    assert letters
    assert all(word.startswith("choose ") for row in letters for word in row)
    page = html(telling)
    for table in ("treasure", "enemy"):
        assert telling.text("overheard", table=telling.table(table)) in page
    assert telling.text("answered") in page


def test_what_is_refused_is_what_the_castle_tells_of() -> None:
    sums, events = listened("castle-von-loghan", "random", 4)
    refused = told(events, "castle-von-loghan-refuses-reward", "treasure")
    answers = sums.about["treasure"]["TakeOrNot"]["refuse"]
    assert {key: done.taken.times for key, done in answers.items()} == {key: refused[key] for key in answers}
    assert sum(refused.values()) > 0


def test_a_group_wins_with_what_it_met() -> None:
    """Whoever it is told of: all win or lose together."""
    planned = study(find("castle-von-loghan"), 3, ["random"], {}, "", 1)
    book = new_book()
    book["games"].add(played(planned, "games", 0, 40))
    sums = Listened()
    told_of = {("place", "chapel"): {2}, ("place", "crypt-stair"): set[int]()}
    add_told(sums, told_of, [WHOLE] * 3, shared=True)
    add_told(sums, {("place", "chapel"): set()}, [0] * 3, shared=True)
    sums.games = 2
    book["content"].sums = sums
    rooms = json.loads(as_json(Telling(planned, book, Level(), "en")))["things"]["place"]
    assert rooms["chapel"]["heard"]["won_with_it"][0] == 0.5
    assert rooms["crypt-stair"]["heard"]["won_with_it"][0] == 1.0
    alone = Listened()
    add_told(alone, told_of, [0, 0, WHOLE], shared=False)
    assert alone.won == {"place": {"chapel": Ratio(1, 1, WHOLE, 1, WHOLE * WHOLE, WHOLE)}}


def test_where_a_game_is_lost_is_what_was_met_last() -> None:
    named = naming("castle-von-loghan", "")
    course: list[dict[str, int | str]] = [
        {"room": "chapel", "enemy": "skeleton"},
        {"room": "crypt-stair"},
        {"enemy": "thief"},
        {"damage": 2},
    ]
    events = [Event(Message("x", values)) for values in course]
    assert last_told(named, events) == {"enemy": {"thief"}, "place": {"crypt-stair"}}
    planned = study(find("castle-von-loghan"), 3, ["random"], {}, "", 1)
    sums = played(planned, "content", 0, 3).sums
    assert sums.lost == 3, "who takes anything is lost"
    assert all(sum(some.values()) >= sums.lost for some in (sums.last["enemy"], sums.last["place"]))
    book = new_book()
    book["games"].add(played(planned, "games", 0, 60))
    book["content"].sums = sums
    telling = Telling(planned, book, Level(), "en")
    lost = json.loads(as_json(telling))["ends"]["lost_with"]
    for key, many in sums.last["enemy"].items():
        value, low, high = lost["enemy"][key]
        assert low < value == pytest.approx(many / 3, abs=1e-6)
        assert value <= high
    assert telling.text("lost-with", table="Enemies", games="3") in html(telling)


@pytest.mark.parametrize(("lang", "strike"), [("en", "… plays Priority 2 cards"), ("fr", "… joue des cartes")])
def test_a_question_is_not_called_by_the_first_who_was_asked(lang: str, strike: str) -> None:
    """Titles name whose turn it is, and the report is about everybody's."""
    planned = study(find("castle-von-loghan"), 3, ["random"], {}, "", 1)
    book = new_book()
    book["games"].add(played(planned, "games", 0, 8))
    telling = Telling(planned, book, Level(), lang)
    agents = [row.cells["name"] for row in telling.named.sheets["agent"].rows.values()]
    titles = [telling.question(name) for name in telling.figures.questions.by_name]
    assert telling.question("Strike").startswith(strike)
    assert not [title for title in titles for agent in agents if agent in title]
    ness = Telling(study(find("loch-ness"), 3, ["random"], {}, "", 1), new_book(), Level(), lang)
    ness.book["games"].add(played(ness.study, "games", 0, 1))
    assert MANY not in ness.question("TakePhotos")


def test_without_the_sample_there_is_the_win_rate_of_the_run_s_own_difficulty() -> None:
    game = find("castle-von-loghan")
    planned = study(game, 3, ["random"], game.settle({"difficulty": "easy"}), "", 1)
    book = new_book()
    book["games"].add(played(planned, "games", 0, 8))
    telling = Telling(planned, book, Level(), "en")
    ends = json.loads(as_json(telling))["ends"]
    own = ends["won_by_difficulty"]
    assert (own["games_each"], own["same_deals"], set(own["won"])) == (8, False, {"easy"})
    assert own["won"]["easy"][0] == pytest.approx(1 - ends["how"]["lost"][0])
    assert telling.text("difficulty-alone") in html(telling)
    book["difficulty"].sums.games, book["difficulty"].sums.won = 4, {"easy": 3, "hard": 1}
    sampled = json.loads(as_json(telling))["ends"]["won_by_difficulty"]
    assert sampled["same_deals"]
    assert {value: share[0] for value, share in sampled["won"].items()} == {
        value: {"easy": 0.75, "hard": 0.25}.get(value, 0.0) for value in sampled["won"]
    }
    assert telling.text("difficulty-alone.about", games="8") not in html(telling)
