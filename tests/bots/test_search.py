"""Search: its names, its luck, and what it makes of a question."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from bothy.bots import bot
from bothy.bots.search.models import family, strongest
from bothy.bots.search.paired import Search, Trial, doubt
from bothy.bots.search.plan import Plan, read, shortened
from bothy.bots.search.rollouts import World
from bothy.bots.search.streams import Streams
from bothy.bots.seated import Streamed
from bothy.games import adopt, find, games
from bothy.kernel import NOTHING, Chance, Choice, Game, Luck, Position, Sight, likely_shares
from bothy.kernel.journal import Journal
from bothy.lab.single import play
from kernel.small_game import module


def questions(game: Game[Any], seats: int, seed: int, count: int) -> list[Position[Any]]:
    """Moments of a game of knacks at which somebody has a choice."""
    finished = play(game, "knack", seats=seats, seed=seed)
    journal = Journal(game, seats, {}, "")
    found: list[Position[Any]] = []
    for row in finished.journal.rows:
        position = journal.position
        if any(len(position.choices(seat)) > 1 for seat in position.asking()):
            found.append(position.copy())
        journal.apply(row)
    return found[:: max(1, len(found) // count)][:count]


def asked(position: Position[Any]) -> int:
    return next(seat for seat in position.asking() if len(position.choices(seat)) > 1)


# Names


def test_names_say_how_far_to_think() -> None:
    plans = {name: read(name) for name in ("search", "search:200", "search:200ms", "search:50:random")}
    told = {name: (plan.iterations, plan.milliseconds, plan.wandering) for name, plan in plans.items()}
    assert told == {
        "search": (64, 0, False),
        "search:200": (200, 0, False),
        "search:200ms": (0, 200, False),
        "search:50:random": (50, 0, True),
    }


@pytest.mark.parametrize("name", ["search:", "search:fast", "search:-3", "search:20s", "search:5:6", "search:٣"])
def test_other_names_are_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(ValueError, match=r"one is search \(64 iterations\), search:200 .*search:200ms"):
        bot(name, find("loch-ness"))


@pytest.mark.parametrize("name", ["search:0", "search:0ms", "search:1000001", "search:99999999999999"])
def test_numbers_have_bounds(name: str) -> None:
    with pytest.raises(ValueError, match="a search takes 1 to 1,000,000 "):
        read(name)


def test_an_unknown_bot_is_told_of_search_too() -> None:
    with pytest.raises(ValueError, match=r"it has: random, knack.*, search, search:200, search:200ms"):
        bot("serach", find("loch-ness"))


def test_a_shortened_search_has_a_part_of_its_time() -> None:
    assert shortened("search:200ms", 0.25) == "search:50ms"
    assert shortened("search:200ms", 0.001) == "search:1ms"
    assert shortened("search:200", 0.25) == "search:200"


# Luck


class Die(Chance[Any]):
    pass


class Coin(Chance[Any]):
    pass


def test_each_kind_of_chance_and_each_head_has_a_stream_of_its_own() -> None:
    plain, busy = Streams(7, 2), Streams(7, 2)
    for _ in range(5):
        busy.chance(Coin()).word()
        busy.head(1).word()
        busy.order.word()
    assert [int(plain.chance(Die()).word()) for _ in range(4)] == [int(busy.chance(Die()).word()) for _ in range(4)]
    assert int(plain.head(0).word()) == int(busy.head(0).word())
    assert int(plain.chance(Coin()).word()) != int(busy.chance(Coin()).word())


class Told(Streamed):
    """Writes down what chance brings, by its kind."""

    def happen(self, outcome: int) -> None:
        kind = type(self.position.agenda[-1]).__name__
        self.brought: dict[str, list[int]] = getattr(self, "brought", {})
        self.brought.setdefault(kind, []).append(outcome)
        super().happen(outcome)


def test_the_same_seed_brings_the_same_dice_to_different_players() -> None:
    game = find("moongha")
    brought = []
    for name in ("knack", "random"):
        streams = Streams(5, 3)
        told = Told(game.new(3), [bot(name, game)] * 3, streams)
        told.play(streams.order)
        brought.append(told.brought)
    dice = [some["RollSupply"][:4] for some in brought]
    assert dice[0] == dice[1]


# Answers


@pytest.mark.parametrize("key", ["loch-ness", "moongha"])
def test_same_seed_same_answer_also_from_a_sight_that_was_stored(key: str) -> None:
    game = games()[key]
    searching = bot("search:16", game)
    for number, position in enumerate(questions(game, 3, 3, 4)):
        seat = asked(position)
        sight = position.sight(seat)
        answer = searching.choose(sight, position.choices(seat), number)
        stored = game.load_sight(json.loads(json.dumps(sight.dump())))
        assert searching.choose(stored, stored.choices(), number) is answer
    assert not searching.faults


def test_a_search_leaves_its_sight_as_it_was() -> None:
    game = find("loch-ness")
    position = questions(game, 3, 1, 3)[1]
    sight = position.sight(asked(position))
    before = json.dumps(sight.dump())
    bot("search:16", game).choose(sight, sight.choices(), 5)
    assert json.dumps(sight.dump()) == before


def test_one_world_is_the_same_for_every_answer() -> None:
    game = find("loch-ness")
    position = questions(game, 3, 1, 3)[1]
    seat = asked(position)
    search = Search(game, position.sight(seat), position.choices(seat), 5, Plan(16, 0, False))
    world = World(game, search.seen, search.some, search.own, 11, search.ends)
    choice = position.choices(seat)[0]
    assert world.value(choice) == world.value(choice)
    assert world.position.sight(seat).dump() == {**position.sight(seat).dump()}


def test_everybody_imagined_is_drawn_from_levels_errors_and_chance() -> None:
    lomond = find("loch-lomond")
    some = [model for kind in family(lomond, wandering=False) for model in kind]
    assert {"", *lomond.levels()} <= {model.level for model in some}
    assert {0, 100} < {model.noise for model in some}
    assert {model.trick for model in some} == {"", *lomond.tricks()}
    assert [[model.noise for model in kind] for kind in family(lomond, wandering=True)] == [[100]]


def test_a_game_without_an_outlook_is_searched_to_its_end() -> None:
    game = adopt(module(""))
    assert not game.has_outlook()
    won = 0.0
    for number in range(30):
        names = ["search:24" if seat == number % 3 else "random" for seat in range(3)]
        won += play(game, names, seats=3, seed=number).shares[number % 3]
    assert won > 15  # of 30, where 10 would be even


def otherwise(**methods: Any) -> Game[Any]:
    """The template's game with other methods: it is never compiled, so that a test may change it."""
    kind: Any = type(adopt(module("")))
    changed: Game[Any] = type("Otherwise", (kind,), methods)()
    return changed


def test_doubt_grows_with_the_number_of_answers_tried() -> None:
    assert 1.0 < doubt(1) < doubt(5) < doubt(40) < 2.0


def test_an_answer_that_is_only_luckier_does_not_replace_ones_own() -> None:
    game = find("loch-ness")
    position = questions(game, 3, 1, 3)[1]
    seat = asked(position)
    choices = position.choices(seat)
    search = Search(game, position.sight(seat), choices, 5, Plan(16, 0, False))
    lucky, better, hasty = Trial(choices[1]), Trial(choices[1]), Trial(choices[1])
    for difference in (0.5, -0.4, 0.3, -0.2):
        lucky.add(difference)
    for difference in (0.5, 0.4, 0.45, 0.55):
        better.add(difference)
    hasty.add(0.9)
    assert search.after_doubt(choices[0], [lucky], [lucky]) is choices[0]
    assert search.after_doubt(choices[0], [better], [better]) is choices[1]
    assert search.after_doubt(choices[0], [hasty], [hasty]) is choices[0]


def test_questions_that_are_not_worth_it_are_answered_by_the_knack_at_once() -> None:
    game = find("loch-lomond")
    races = [one for one in questions(game, 3, 2, 400) if type(one.step()).__name__ == "Shoo"]
    position = races[0]
    seat = asked(position)
    search = Search(game, position.sight(seat), position.choices(seat), 5, Plan(64, 0, False))
    assert search.best() is search.knack()
    assert search.iterations == 0


def test_a_time_is_processor_time_and_kept() -> None:
    game = find("loch-ness")
    position = questions(game, 3, 1, 3)[1]
    seat = asked(position)
    search = Search(game, position.sight(seat), position.choices(seat), 5, Plan(0, 60, False))
    begun = time.thread_time()
    search.best()
    assert time.thread_time() - begun < 0.6
    assert search.iterations > 0


def test_with_no_time_to_tell_anything_the_knack_answers() -> None:
    game = find("loch-ness")
    position = questions(game, 3, 1, 3)[1]
    seat = asked(position)
    search = Search(game, position.sight(seat), position.choices(seat), 5, Plan(0, 200, False))
    search.deadline = 1  # its time was up before it began
    search.in_a_world(search.knack(), [Trial(choice) for choice in search.choices])
    assert (search.drawn, search.iterations) == (0, 0)
    hasty = Search(game, position.sight(seat), position.choices(seat), 5, Plan(4, 0, False))
    assert hasty.best() is hasty.knack()
    assert hasty.iterations == 0


def test_what_breaks_in_an_imagined_world_costs_only_the_search(caplog: pytest.LogCaptureFixture) -> None:
    def nobody(self: Game[Any], moor: Any) -> list[float]:
        raise ZeroDivisionError("nobody is ahead")

    game = otherwise(outlook=nobody)
    position = questions(adopt(module("")), 3, 1, 3)[0]
    seat = asked(position)
    searching = bot("search:16", game)
    answer = searching.choose(position.sight(seat), position.choices(seat), 5)
    assert answer is Search(game, position.sight(seat), position.choices(seat), 5, read("search:16")).knack()
    assert searching.faults == {"failed": 1}
    assert "a search has failed" in caplog.text


def test_search_finds_what_a_foolish_knack_does_not() -> None:
    """A feather in a calm is a point for whoever catches it, and this knack never does."""

    def last(self: Game[Any], sight: Sight[Any], choices: list[Choice], level: str, seed: int) -> Choice:
        return choices[-1]

    def by_points(self: Game[Any], moor: Any) -> list[float]:
        return likely_shares([float(points) for points in moor.scores], 2.0)

    def by_feathers(self: Game[Any], moor: Any) -> int:
        return 2 * int(moor.round) + int(moor.wind == NOTHING)

    game = otherwise(knack=last, outlook=by_points, tick=by_feathers)
    found = 0
    for number in range(20):
        position, luck = game.new(3), Luck(number)
        while type(position.step()).__name__ != "Feather":
            position.wander(luck)
        answer = bot("search:32", game).choose(position.sight(0), position.choices(0), number)
        calm = position.table.wind < 2
        assert answer.notation == ("catch" if calm else "pass")
        found += calm
    assert found > 5


@pytest.mark.parametrize("key", games())
def test_an_outlook_is_a_share_for_each_seat_and_sums_to_no_more_than_a_win(key: str) -> None:
    game = games()[key]
    assert game.has_outlook()
    position, luck = game.new(game.usual_seats()), Luck(3)
    while not position.over():
        shares = game.outlook(position.table) if position.asking() else []
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert game.is_shared(position.table.box) or sum(shares) <= 1.0 + 1e-9
        position.wander(luck)


def test_the_strongest_level_is_the_one_that_stands_in() -> None:
    assert strongest(find("loch-lomond")) in find("loch-lomond").levels()
    assert strongest(find("moongha")) in ("", *find("moongha").levels())
