"""Cards, rooms, pieces: what is offered, taken and won with each row of the content, however it is asked for."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from bothy.games import find
from bothy.study.core.watching import WHOLE
from bothy.study.figures import Figures
from bothy.study.keeping import new_book
from bothy.study.naming import by_choice, naming
from bothy.study.page import html
from bothy.study.parts import played
from bothy.study.plan import study
from bothy.study.playing import Playing
from bothy.study.report import as_json
from bothy.study.samples.content import wanted
from bothy.study.statistics import Level
from bothy.study.sums import Mean, Ratio, all_merged
from bothy.study.telling import Telling


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
    assert telling.text("heard", table=telling.table("objective")) in section


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
