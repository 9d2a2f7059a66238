"""Reviews: that they add up, that luck is luck and play is play, and that nobody is judged by what was hidden."""

from __future__ import annotations

import json
import math
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest

from bothy.bots.search.streams import Numbered, mixed
from bothy.games import adopt, find
from bothy.kernel import Chance, Choice, Game, Journal, Luck, Message, Position, Sight, likely_shares
from bothy.kernel.journal import Row
from bothy.kernel.reason import GAINS, RISKS, Reason
from bothy.lab.single import play
from bothy.reviews.answers import judged, questions
from bothy.reviews.chances import World
from bothy.reviews.course import Course, Moment, Tally, Unfinished, course_of
from bothy.reviews.reckoning import Depth, Reckoning
from bothy.reviews.review import Review
from bothy.reviews.sums import Chance as Share
from bothy.reviews.sums import Mean
from kernel.small_game import module

SMALL = Depth.of(6)


def small_game() -> Game[Any]:
    return adopt(module(""))


def otherwise(**methods: Any) -> Game[Any]:
    """The template's game with other methods."""
    kind: Any = type(small_game())
    changed: Game[Any] = type("Otherwise", (kind,), methods)()
    return changed


def finished(game: Game[Any], bots: str = "random", seats: int = 3, seed: int = 1) -> Journal[Any]:
    return play(game, bots.split(","), seats=seats, seed=seed).journal


@lru_cache(maxsize=1)
def of_loch_ness() -> Review:
    journal = finished(find("loch-ness"), "knack,random", 2)
    return Review(Reckoning(course_of(journal), Depth.of(1), seats=[1]).finish())


def reviewed(journal: Journal[Any], depth: Depth = SMALL, seed: int = 0) -> Review:
    return Review(Reckoning(course_of(journal), depth, seed).finish())


def adds_up(review: Review) -> None:
    for line in range(review.lines):
        sum_of_all = review.start[line] + review.luck[line] + review.own(line) + review.others(line)
        assert sum_of_all == pytest.approx(review.result[line], abs=1e-9)


# Start + luck + play = result


@pytest.mark.parametrize("seed", range(4))
def test_start_and_luck_and_play_add_up_to_the_result(seed: int) -> None:
    adds_up(reviewed(finished(small_game(), seed=seed)))


def test_they_add_up_in_a_long_game_too() -> None:
    review = of_loch_ness()
    adds_up(review)
    assert len(review.chances) == len(review.course.moments) + 1
    assert review.chances[-1] == review.result


def test_they_add_up_where_a_game_is_cut_and_valued_by_its_outlook() -> None:
    def by_points(self: Game[Any], moor: Any) -> list[float]:
        return likely_shares([float(points) for points in moor.scores], 2.0)

    journal = finished(otherwise(outlook=by_points))
    adds_up(reviewed(journal))


def test_chances_are_shares_of_one_win() -> None:
    for chances in reviewed(finished(small_game())).chances:
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_what_one_wins_by_luck_the_others_lose() -> None:
    review = reviewed(finished(small_game()))
    assert sum(review.luck) == pytest.approx(0.0, abs=1e-9)
    for moved in review.play:
        assert sum(moved) == pytest.approx(0.0, abs=1e-9)


def test_whoever_plays_as_the_strong_do_owes_all_to_luck() -> None:
    review = reviewed(finished(small_game(), "knack"))
    assert [review.played(line) for line in range(3)] == [0.0, 0.0, 0.0]
    assert any(abs(luck) > 0.0 for luck in review.luck)


def test_answers_at_random_cost_chances() -> None:
    cost = 0.0
    for seed in range(20):
        cost += reviewed(finished(small_game(), "random,knack,knack", seed=seed), Depth.of(4), seed).own(0)
    assert cost < 0.0


def test_a_group_has_one_curve_and_all_answers_are_its_own() -> None:
    def together(self: Game[Any], box: Any) -> bool:
        return True

    review = reviewed(finished(otherwise(is_shared=together)))
    adds_up(review)
    assert review.lines == 1
    assert review.others(0) == 0.0


# Worlds


def test_same_seed_same_review_and_another_seed_another() -> None:
    journal = finished(small_game())
    told = [json.dumps(reviewed(journal, seed=seed).as_json()) for seed in (5, 5, 6)]
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_a_world_that_goes_as_the_game_did_goes_on_as_from_the_next_moment() -> None:
    """What is taken over from the next moment is what playing would have brought: not almost, but the same."""
    followed = 0
    for seed in range(4):
        course = course_of(finished(small_game(), "random,knack,knack", seed=seed))
        world = World(course, mixed(9, seed))
        assert world.ends
        for moment, following in pairwise(course.moments):
            if world.follows(moment):
                followed += 1
                assert world.played_on(moment) == world.played_on(following)
    assert followed > 20


def test_a_toss_has_the_same_luck_from_wherever_one_begins() -> None:
    step = next(moment.step for moment in course_of(finished(small_game())).moments if moment.seat < 0)
    assert isinstance(step, Chance)
    early, late = Numbered(7, 2, {}, [0, 0], 0), Numbered(7, 2, {type(step): 1}, [0, 1], 1)
    early.chance(step)
    early.head(1)
    early.lot()
    assert early.chance(step).word() == late.chance(step).word()
    assert early.head(1).word() == late.head(1).word()
    assert early.lot().word() == late.lot().word()
    assert early.head(0).word() != early.head(1).word()


def test_what_was_heard_at_once_in_a_race_is_an_answer_of_its_seat() -> None:
    game = small_game()
    journal: Journal[Any] = Journal(game, 3)
    luck = Luck(4)
    spoke = 0
    while not journal.position.over():
        if not journal.position.asking():
            journal.advance(luck)
            continue
        seat = journal.position.asking()[0]
        choice = journal.position.choices(seat)[0]
        spoke += type(journal.position.step()).__name__ == "Feather"
        journal.answer(seat, choice)
    review = reviewed(journal)
    adds_up(review)
    assert spoke > 0
    assert any(moment.interrupts() for moment in review.course.moments)


def test_what_was_taken_back_did_not_happen() -> None:
    game = small_game()
    journal: Journal[Any] = Journal(game, 2)
    luck = Luck(3)
    while not journal.position.over():
        if not journal.position.asking():
            journal.advance(luck)
            continue
        seat = journal.position.asking()[0]
        if len(journal.position.choices(seat)) > 1 and journal.position.number % 3 == 0:
            before = journal.position.number
            journal.seal(seat, journal.position.choices(seat)[0])
            journal.undo(before)
        journal.seal(seat, journal.position.choices(seat)[-1])
    course = course_of(journal)
    assert [moment.number for moment in course.moments] == list(range(journal.position.number))
    assert len(course.moments) < len(journal.rows)
    assert [journal.rows[moment.at] for moment in course.moments] == [moment.row for moment in course.moments]
    adds_up(reviewed(journal))


def test_a_review_of_a_running_game_does_not_exist() -> None:
    journal: Journal[Any] = Journal(small_game(), 2)
    with pytest.raises(Unfinished, match="a review of a running game does not exist") as refused:
        course_of(journal)
    assert refused.value.message.id == "review-running"
    with pytest.raises(Unfinished):
        Course(journal.game, journal.trail)


# Slices


def test_progress_goes_from_nothing_to_all_and_never_back() -> None:
    parts = list(Reckoning(course_of(finished(small_game())), SMALL).slices())
    assert parts == sorted(parts)
    assert 0.0 <= parts[0] < 0.2
    assert parts[-1] == 1.0
    assert len(parts) > 100


def test_what_is_reckoned_can_be_read_on_the_way() -> None:
    reckoning = Reckoning(course_of(finished(small_game())), SMALL)
    for _ in reckoning.slices():
        if reckoning.worlds == 2:
            break
    review = Review(reckoning)
    adds_up(review)
    assert review.worlds == 2
    assert review.judged == []


def test_a_budget_of_steps_ends_a_review_but_not_before_the_fewest_worlds() -> None:
    course = course_of(finished(small_game()))
    assert Reckoning(course, Depth(worlds=50, steps=1, fewest=3)).finish().worlds == 3
    assert Reckoning(course, Depth(worlds=5, steps=10_000_000, fewest=3)).finish().worlds == 5


# Answers


def test_only_the_answers_of_some_seats_are_judged_and_only_where_there_was_a_choice() -> None:
    review = of_loch_ness()
    asked = questions(review.course, [1])
    assert [one.moment for one in review.judged] == asked
    assert {one.seat for one in review.judged} == {1}
    assert all(len(one.moment.choices()) > 1 for one in review.judged)
    assert review.judged_of(0) == []


def test_a_blunder_is_named_with_what_would_have_been_better() -> None:
    """A feather in a calm is a point for whoever catches it, and this player never does."""

    def last(self: Game[Any], sight: Sight[Any], choices: list[Choice], level: str, seed: int) -> Choice:
        return choices[-1]

    def by_points(self: Game[Any], moor: Any) -> list[float]:
        return likely_shares([float(points) for points in moor.scores], 2.0)

    def by_feathers(self: Game[Any], moor: Any) -> int:
        return 2 * int(moor.round) + int(moor.wind < 0)

    def why(self: Game[Any], sight: Sight[Any], choice: Choice) -> list[Reason]:
        return [Reason(RISKS, Message("a-gust")), Reason(GAINS, Message(f"a-{choice.notation}"))]

    game = otherwise(knack=last, outlook=by_points, tick=by_feathers, reasons=why)
    for seed in range(30):
        course = course_of(finished(game, "knack", seed=seed))
        feathers = [one for one in questions(course, [0]) if type(one.step).__name__ == "Feather"]
        calm = [one for one in feathers if one.position.table.wind < 2]
        if calm:
            found = judged(game, calm[0], 64, seed)
            assert found.better is not None
            assert found.better.notation == "catch"
            assert found.gain > 2 * found.error
            assert found.reasons == (Message("a-catch"),)
            return
    raise AssertionError("no game had a calm")


def test_nobody_is_judged_by_what_was_hidden() -> None:
    """With everything that a seat had not seen dealt anew, the same is said of its answer."""
    game = find("loch-lomond")
    position: Position[Any] = game.new(3)
    luck = Luck(11)
    while type(position.step()).__name__ == "Shoo" or not any(
        len(position.choices(seat)) > 1 for seat in position.asking()
    ):
        position.wander(luck)
    seat = position.asking()[0]
    other = position.sight(seat).imagine(luck)
    assert other.table != position.table
    row = f"answer {seat} {position.choices(seat)[-1].notation}"
    both = []
    for one in (position, other):
        found = judged(game, Moment(one, Row.parse(row), 1, Tally(3)), 8, 5)
        both.append((found.better, found.hope, found.gain, found.error))
    assert both[0] == both[1]


# Turning points and figures


def test_turning_points_are_the_changes_that_are_large_and_sure() -> None:
    review = reviewed(finished(small_game(), seed=2), Depth.of(24))
    assert 1 <= len(review.turnings) <= 4
    numbers = [turning.moment.number for turning in review.turnings]
    assert numbers == sorted(numbers)
    for turning in review.turnings:
        number = turning.moment.number
        change = review.chances[number + 1][turning.line] - review.chances[turning.first.number][turning.line]
        assert turning.moved[turning.line] == pytest.approx(change)
        assert turning.size() > 2 * turning.errors[turning.line]


def test_a_camera_and_where_it_goes_are_one_move() -> None:
    course = of_loch_ness().course
    moves = course.moves()
    assert all(before[1] == after[0] for before, after in pairwise(moves))
    assert (moves[0][0], moves[-1][1]) == (0, len(course.moments))
    for first, last in moves:
        some = course.moments[first:last]
        assert len({moment.seat for moment in some}) == 1
        assert not any(moment.events for moment in some[:-1])
    spots = [last for first, last in moves if course.moments[last - 1].row.text.startswith("spot")]
    assert any(course.moments[last - 2].row.text.startswith("camera") and (last - 2, last) in moves for last in spots)


def test_rounds_follow_each_other_to_the_end() -> None:
    review = of_loch_ness()
    rounds = review.rounds()
    assert [number for number, _, _ in rounds] == list(range(rounds[0][0], rounds[-1][0] + 1))
    assert all(before[2] == after[1] for before, after in pairwise(rounds))
    assert rounds[-1][2] == len(review.course.moments)


def test_a_review_as_json_holds_plain_values_only() -> None:
    told = of_loch_ness().as_json()
    assert json.loads(json.dumps(told, allow_nan=False)) == told
    assert told["format"] == "bothy review 1"
    assert len(told["answers"]) == len(of_loch_ness().judged)  # type: ignore[arg-type]


def test_a_few_wins_do_not_make_a_win_certain() -> None:
    wins, some = Share(), Mean()
    for _ in range(10):
        wins.add(1.0)
        some.add(1.0)
    assert wins.value() == 1.0
    assert wins.error() > 0.05
    assert some.error() == 0.0
    assert Mean().error() == math.inf
