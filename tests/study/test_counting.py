"""What is counted of games of which all is known, and of the template's game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import bothy
from bothy.games import find
from bothy.kernel import Game
from bothy.lab.runs import play
from bothy.study.core.watching import WHOLE
from bothy.study.figures import Figures
from bothy.study.keeping import Book, keep, new_book, taken_up, written
from bothy.study.looks import skill_of
from bothy.study.page import html
from bothy.study.parts import Chunk, played
from bothy.study.plan import Study, seconds_of, study
from bothy.study.report import as_json, report
from bothy.study.statistics import Level, part
from bothy.study.sums import all_merged
from bothy.study.telling import Telling
from study.coins import called, coin, lame, on_the_shelf, template

USUAL = Level()


def counted(planned: Study, games: int, sample: int = 0) -> Book:
    book = new_book()
    book["games"].add(played(planned, "games", 0, games))
    for name in ("closer", "skill") if sample else ():
        book[name].add(played(planned, name, 0, sample))
    return book


def test_a_fair_coin_has_nothing_that_stands_out() -> None:
    with on_the_shelf(coin(5)) as game:
        planned = study(game, 2, ["random"], {}, "", 1)
        telling = Telling(planned, counted(planned, 2_000), USUAL, "en")
        assert telling.headlines() == []
        assert ("Seats" in dict(telling.quiet())) is True


def test_a_crooked_coin_is_found_out() -> None:
    with on_the_shelf(coin(6)) as game:
        planned = study(game, 2, ["random"], {}, "", 1)
        telling = Telling(planned, counted(planned, 2_000), USUAL, "en")
        assert telling.headline(telling.headlines()[0]) == "Seat 1 wins more often."
        told = report(telling)
        value, low, high = told["seats"]["by_seat"][0]["wins"]  # type: ignore[index]
        assert low < 0.6 < high
        assert high - low == pytest.approx(2 * 1.96 * (0.24 / 2_000) ** 0.5, rel=0.05)
        assert value + told["seats"]["by_seat"][1]["wins"][0] == pytest.approx(1.0)  # type: ignore[index]
        assert told["scores"]["margin"] == [3.0, 3.0, 3.0]  # type: ignore[index]


def test_who_calls_well_wins_and_how_often_is_told() -> None:
    with on_the_shelf(called()) as game:
        planned = study(game, 2, ["random"], {}, "", 1)
        figures: Figures = counted(planned, 3_000)["games"].sums
        asked = figures.questions.by_name["Call"]
        catch, rest = (choice.id for choice in planned.box().vocabulary.choices if choice.notation in ("catch", "pass"))
        for id, often in ((catch, 0.7), (rest, 0.4)):
            taken, won = part(asked.taken(id), USUAL), part(asked.won(id), USUAL, WHOLE)
            assert taken.low < 0.5 < taken.high
            assert won.low < often < won.high
        assert figures.length.decisions.total == 3_000
        assert figures.length.seconds.value == 15
        assert len(figures.seats.by_order) == 2
        telling = Telling(planned, counted(planned, 3_000), USUAL, "en")
        assert {"seat", "choice"} & telling.found.topics()


def test_the_order_of_merging_does_not_matter() -> None:
    with on_the_shelf(template()) as game:
        planned = study(game, 3, ["knack", "random"], {}, "", 2)
        luck = random.Random(5)
        texts = set()
        for sizes in ([30], [1, 29], [10, 10, 10], [7, 16, 7]):
            firsts = [sum(sizes[:place]) for place in range(len(sizes))]
            chunks = [played(planned, "games", first, size) for first, size in zip(firsts, sizes, strict=True)]
            luck.shuffle(chunks)
            book = new_book()
            for chunk in chunks:
                book["games"].add(chunk)
            texts.add(written(planned, book))
        assert len(texts) == 1


def test_a_page_made_of_a_file_is_the_page_made_at_once(tmp_path: Path) -> None:
    """Of all games together too, whose sums are by difficulty: the order in a file is another than in play."""
    planned = study(find("castle-von-loghan"), 2, ["random"], {}, "", 2)
    book = new_book()
    for name in ("games", "difficulty"):
        book[name].add(played(planned, name, 0, 3))
    keep(tmp_path / "sums", planned, book)
    again = taken_up(tmp_path / "sums", planned)
    for write in (html, as_json):
        assert write(Telling(planned, book, USUAL, "en")) == write(Telling(planned, again, USUAL, "en"))


def test_sums_of_one_are_not_changed_by_reading_another() -> None:
    with on_the_shelf(template()) as game:
        planned = study(game, 2, ["random"], {}, "", 2)
        whole: Figures = played(planned, "games", 0, 12).sums
        parts = [played(planned, "games", first, 4).sums for first in (8, 0, 4)]
        assert all_merged(parts) == whole


@pytest.mark.parametrize(
    ("key", "bots"),
    [("loch-ness", ["knack", "random"]), ("loch-ness", ["random"]), ("merlouf", ["knack"]), ("loch-lomond", ["knack"])],
)
def test_the_games_are_those_that_are_simulated(key: str, bots: list[str]) -> None:
    game = find(key)
    planned = study(game, 3, bots, {}, "", 4)
    figures: Figures = played(planned, "games", 0, 3).sums
    simulated = [play(planned, number) for number in range(3)]
    assert [place.score.total for place in figures.seats.by_seat] == [
        sum(one.scores[seat] for one in simulated) for seat in range(3)
    ]
    if bots != ["random"]:
        assert figures.length.decisions.total == sum(one.decisions for one in simulated)


def test_the_template_is_studied_whole() -> None:
    """Its knack, a sample, leads told by who would win now, and nothing that names a game."""
    with on_the_shelf(template()) as game:
        planned = study(game, 3, ["knack"], {}, "", 0)
        book = counted(planned, 60, 4)
        telling = Telling(planned, book, USUAL, "fr")
        told = json.loads(as_json(telling))
    assert told["games"] == 60
    assert told["lead"]["told_by"] == "result"
    assert set(told["choices"]) >= {"LayStones", "DrawOrRest"}
    assert told["luck"]["DrawStone"]["outcomes"]["0"]["part"][0] == pytest.approx(1 / 3, abs=0.1)
    assert told["skill"]["mirrored"]["strong"]["bot"] == "knack"
    assert told["skill"]["mirrored"]["weak"]["bot"] == "random"
    assert told["skill"]["mirrored"]["games"] == 16
    assert told["skill"]["closely"]["games"] == 4
    assert told["bothy"] == bothy.__version__


def test_mirrored_deals_of_the_same_bot_are_even() -> None:
    """Where the strong and the weak are the same, nobody wins more than a fair share: the luck is the same."""
    with on_the_shelf(coin(6)) as game:
        planned = study(game, 2, ["random"], {}, "", 0)
        book = new_book()
        book["skill"].add(played(planned, "skill", 0, 50))
        found = skill_of(planned, book, USUAL)
        assert found is not None
        assert found.strong.value == pytest.approx(0.5)
        assert found.parts["deal"].value == pytest.approx(1.0)
        assert found.parts["level"].value == pytest.approx(0.0)


def test_a_game_that_fails_stops_nobody() -> None:
    def broken(self: object, table: object) -> None:
        raise RuntimeError("no result today")

    with on_the_shelf(coin(5)) as game:
        type(game).result = broken  # type: ignore[assignment,method-assign]
        planned = study(game, 2, ["random"], {}, "", 0)
        figures: Figures = played(planned, "games", 0, 2).sums
        assert figures.games == 0
        assert figures.errors == {0: "RuntimeError: no result today", 1: "RuntimeError: no result today"}


def test_a_game_that_fails_in_the_sample_stops_nobody_either() -> None:
    with on_the_shelf(lame(5)) as game:
        planned = study(game, 2, ["random"], {}, "", 0)
        closer = played(planned, "closer", 0, 4).sums
        assert closer.errors, "it is told"
        assert set(closer.errors.values()) == {"RuntimeError: no result today"}
        skill = played(planned, "skill", 0, 4).sums
        assert skill.errors.keys() | skill.deals.keys() == {0, 1, 2, 3}
        assert not skill.errors.keys() & skill.deals.keys()
        book = new_book()
        book["games"].add(played(planned, "games", 0, 20))
        book["skill"].add(Chunk("skill", 0, 4, skill, 0.0))
        told = report(Telling(planned, book, USUAL, "en"))
        assert told["sample_mishaps"]["skill"]["errors"]  # type: ignore[index]


def test_a_difficulty_that_fails_stops_nobody() -> None:
    castle = find("castle-von-loghan")
    kind: Any = type(castle)

    def result(self: Any, table: Any) -> Any:
        if table.box.options["difficulty"] == "hard":
            raise RuntimeError("too hard")
        return kind.result(self, table)

    broken: Game[Any] = type("Broken", (kind,), {"result": result, "__module__": kind.__module__})()
    with on_the_shelf(broken) as game:
        found = played(study(game, 2, ["random"], {}, "", 0), "difficulty", 0, 1).sums
    assert found.errors == {0: "RuntimeError: too hard"}
    assert (found.games, found.won) == (0, {})


def test_seconds_are_checked() -> None:
    assert seconds_of(["turn=20", "talk = 5"]) == {"turn": 20, "talk": 5}
    with pytest.raises(ValueError, match="--seconds knows turn, talk, reaction, not 'think'"):
        seconds_of(["think=3"])
    with pytest.raises(ValueError, match="--seconds turn can be 1 to 3600, not '0'"):
        seconds_of(["turn=0"])
