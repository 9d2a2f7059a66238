"""What a seat sees, as JSON, as numbers and as text: the same on every game found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bothy.games import games
from bothy.kernel import SPECTATOR, Game, Luck, Position
from bothy.kernel.store import canonical
from bothy.lab.settings import settings
from bothy.research.core.shapes import EXACT, ROOM, Limbs, Parts, Room, shape_of
from bothy.research.schema import schema, tensor_of

TABLES = 4
"""Settings tried of each game, spread over all there are."""


def tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    every = settings(game)
    return [every[number * (len(every) - 1) // (TABLES - 1)] for number in range(TABLES)]


def positions(game: Game[Any], seats: int, options: dict[str, str], seed: int, count: int) -> Iterator[Position[Any]]:
    """The beginning of a random game, with some seats having answered where several are asked; and its end."""
    position, luck = game.new(seats, options), Luck(seed)
    for _ in range(count):
        if position.over():
            break
        yield position
        asking = position.asking()
        if len(asking) > 1:
            position.seal(asking[0], position.choices(asking[0])[0])
            if not position.over():
                yield position
        if not position.over():
            position.wander(luck)
    position.playout(luck)
    yield position


@pytest.mark.parametrize("key", games())
def test_a_tensor_tells_apart_what_a_sight_tells_apart_and_nothing_else(key: str) -> None:
    game = games()[key]
    for seats, options in tables(game):
        found = schema(game, seats, options)
        texts: dict[bytes, str] = {}
        tensors: dict[str, bytes] = {}
        for position in positions(game, seats, options, seed=seats, count=40):
            for viewer in range(SPECTATOR, seats):
                sight = position.sight(viewer)
                tensor, text = found.tensor(sight), canonical(sight.dump())
                assert tensor.shape == (found.size,)
                assert tensor.dtype == np.float32
                assert texts.setdefault(tensor.tobytes(), text) == text
                assert tensors.setdefault(text, tensor.tobytes()) == tensor.tobytes()


@pytest.mark.parametrize("key", games())
def test_a_lens_that_follows_the_game_sees_what_the_sight_says(key: str) -> None:
    game = games()[key]
    for seats, options in tables(game):
        found = schema(game, seats, options)
        lenses = {viewer: found.lens(viewer) for viewer in range(SPECTATOR, seats)}
        for seed in (1, 2):
            for position in positions(game, seats, options, seed, count=40):
                for viewer, lens in lenses.items():
                    seen = tensor_of(lens.look(position))
                    assert np.array_equal(seen, found.tensor(position.sight(viewer)))


@pytest.mark.parametrize("key", games())
def test_a_redeal_of_what_a_seat_has_not_seen_gives_the_same_numbers(key: str) -> None:
    game = games()[key]
    seats, options = tables(game)[-1]
    found = schema(game, seats, options)
    luck = Luck(3)
    for position in positions(game, seats, options, seed=3, count=40):
        for seat in range(seats):
            redealt = position.sight(seat).imagine(luck)
            assert np.array_equal(found.tensor(position.sight(seat)), found.tensor(redealt.sight(seat)))


@pytest.mark.parametrize("key", games())
def test_json_holds_the_sight_and_the_way_back_to_it(key: str) -> None:
    game = games()[key]
    seats, options = tables(game)[0]
    for position in positions(game, seats, options, seed=4, count=30):
        for seat in range(seats):
            told = json.loads(json.dumps(schema(game, seats, options).structured(position.sight(seat))))
            assert told["asking"] == position.asking()
            assert [number for number, _ in told["choices"]] == [choice.id for choice in position.choices(seat)]
            assert game.load_sight(told).dump() == position.sight(seat).dump()


@pytest.mark.parametrize("key", games())
def test_the_text_asks_the_question_and_offers_every_answer(key: str) -> None:
    game = games()[key]
    seats, options = tables(game)[0]
    for position in positions(game, seats, options, seed=5, count=10):
        for seat in position.asking():
            text = schema(game, seats, options).text(position.sight(seat))
            for choice in position.choices(seat):
                assert f"  {choice.notation}: " in text


@pytest.mark.parametrize("key", games())
def test_every_number_has_its_field(key: str) -> None:
    found = schema(key)
    assert [field.first for field in found.fields] == [
        sum(field.size for field in found.fields[:index]) for index in range(len(found.fields))
    ]
    for name in found.game.table_class.fields:
        assert f"`table.{name}`" in found.describe()
    assert "docstring" not in found.describe()
    assert sum(bool(field.about) for field in found.fields) > len(found.fields) / 2


def test_the_same_table_has_the_same_schema() -> None:
    key = "loch-ness"
    assert schema(key) is schema(games()[key], games()[key].seats[0])
    with pytest.raises(KeyError, match="it has: viewer, asking"):
        schema(key).field("table.weather")


def written(value: object, rooms: list[int], parts: tuple[int, int] | None = None) -> tuple[list[int], list[object]]:
    numbers: list[int] = []
    rest: list[object] = []
    shape = shape_of(value, rooms, parts)
    shape.write(value, numbers, rest)
    assert len(numbers) == shape.size
    return numbers, rest


def test_a_long_number_is_written_exactly_by_24_bits() -> None:
    assert written(5, []) == ([5, 0, 0], [])
    assert written(3 * EXACT + 7, []) == ([7, 3, 0], [])
    assert written(-EXACT - 1, []) == ([-1, -1, 0], [])
    numbers, rest = written(1 << 80, [])
    assert numbers == [0, 0, 1 << 32 & EXACT - 1]
    assert rest, "what is longer still goes to the rest"


def test_a_mask_is_written_bit_by_bit_with_its_sign() -> None:
    assert written(0b101, [], (4, 1)) == ([1, 0, 1, 0, 0], [])
    assert written(-1, [], (3, 1)) == ([1, 1, 1, 1], [])
    assert written(0b00011_00010, [], (2, 5)) == ([2, 3, 0], [])
    assert written(0b10000, [], (4, 1))[1], "a bit too many goes to the rest"


def test_a_list_that_grows_is_counted_and_filled_up() -> None:
    shape = shape_of([], [3], None)
    assert isinstance(shape, Room)
    numbers: list[int] = []
    rest: list[object] = []
    shape.write([7, 8], numbers, rest)
    assert (numbers, rest) == ([2, 7, 8, 0], [])
    shape.write([7, 8, 9, 10], numbers, rest)
    assert numbers[4:] == [4, 7, 8, 9]
    assert [7, 8, 9, 10] in rest
    assert shape_of([], [], None).size == 1 + ROOM
    assert shape_of([[], []], [], None, masks=[[0] * 5, [0] * 7]).size == 1 + 5 + 1 + 7, "no face without a mask"


def test_lists_in_lists_have_rooms_of_their_own() -> None:
    shape = shape_of([[], []], [2, 3], (2, 1))
    numbers: list[int] = []
    shape.write([[1], [2, 3]], numbers, [])
    assert numbers == [2, 1, 1, 0, 0, *[0] * 6, 2, 0, 1, 0, 1, 1, 0, *[0] * 3]
    assert isinstance(shape_of(4, [], (3, 1)), Parts)
    assert isinstance(shape_of(4, [], None), Limbs)


def test_a_list_that_changed_its_length_unannounced_is_not_lost() -> None:
    shape = shape_of([0, 0], [], None)
    numbers: list[int] = []
    rest: list[object] = []
    shape.write([1], numbers, rest)
    shape.write([1, 2, 3], numbers, rest)
    assert numbers == [1, 0, 1, 2]
    assert [1] in rest
    assert [1, 2, 3] in rest
