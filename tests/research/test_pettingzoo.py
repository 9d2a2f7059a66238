"""PettingZoo's own tests, unchanged, on every game found; and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

from bothy.games import games
from bothy.kernel import Luck, Refusal
from bothy.kernel.result import Result
from bothy.research.pettingzoo import AllAtOnce, OneByOne, env, parallel_env
from bothy.research.rewards import margins

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # with pettingzoo[classic] installed, it imports a game of its own that warns
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

FEWEST = [(key, game.seats[0]) for key, game in games().items()]
TABLES = sorted({*FEWEST, *[(key, min(4, game.seats[1])) for key, game in games().items()]})

DICT_SPACES = ("Observation space for each agent probably", "Observation is not a NumPy array")
"""What PettingZoo warns about whenever an observation comes with an action mask; its own games are exempt by name."""


@pytest.fixture(autouse=True)
def strict() -> Any:
    """Every warning is an error, but for the two that observations with masks cannot avoid."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in DICT_SPACES:
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_api(key: str, seats: int) -> None:
    api_test(env(key, seats), num_cycles=300)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_parallel_api(key: str, seats: int) -> None:
    parallel_api_test(parallel_env(key, seats), num_cycles=300)


@pytest.mark.parametrize(("key", "seats"), FEWEST)
def test_seed(key: str, seats: int) -> None:
    seed_test(partial(env, key, seats), num_cycles=50)


@pytest.mark.parametrize(("key", "seats"), FEWEST)
def test_render(key: str, seats: int) -> None:
    render_test(partial(env, key, seats))  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("key", games())
def test_every_value_of_every_option_can_be_played(key: str) -> None:
    for option in games()[key].options:
        for value in option.values:
            chosen: dict[str, Any] = {option.key.replace("-", "_"): value}
            table = env(key, max_cycles=20, **chosen)
            assert table.options[option.key] == value
            play(table, 1)


# Telling a game


def play(table: OneByOne, seed: int, answers: int = 10**9) -> list[tuple[str, int]]:
    """A game at random, so far as is asked; what every seat answered."""
    table.reset(seed=seed)
    return go_on(table, Luck(seed), answers)


def go_on(table: OneByOne, luck: Luck, answers: int = 10**9) -> list[tuple[str, int]]:
    told: list[tuple[str, int]] = []
    while table.agents and not any(table.terminations.values()) and not any(table.truncations.values()):
        if len(told) == answers:
            break
        offered = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        told.append((table.agent_selection, int(offered[luck.below(len(offered))])))
        table.step(told[-1][1])
    return told


def rewards_of(table: OneByOne) -> list[float]:
    return [table.rewards[agent] for agent in table.possible_agents]


@pytest.mark.parametrize("key", games())
def test_same_seed_same_game(key: str) -> None:
    assert play(env(key), 7) == play(env(key), 7)
    assert play(env(key), 7) != play(env(key), 8)


@pytest.mark.parametrize("key", games())
def test_without_a_seed_the_next_game_of_the_last_seed_follows(key: str) -> None:
    one, other = env(key), env(key)
    for table in (one, other):
        table.reset(seed=3)
        table.reset()
    assert go_on(one, Luck(1)) == go_on(other, Luck(1))


@pytest.mark.parametrize("copying", [copy.deepcopy, OneByOne.clone, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("key", games())
def test_a_copy_goes_on_to_the_same_end_and_leaves_the_original_alone(key: str, copying: Any) -> None:
    table = env(key)
    play(table, 5, answers=25)
    before = table.match.position.dump()
    twin = copying(table)
    told = go_on(twin, Luck(9))
    assert table.match.position.dump() == before
    assert go_on(table, Luck(9)) == told
    assert rewards_of(table) == rewards_of(twin)


@pytest.mark.parametrize("key", games())
def test_a_parallel_copy_goes_on_too(key: str) -> None:
    table = parallel_env(key)
    table.reset(seed=2)
    twin, stored = table.clone(), pickle.loads(pickle.dumps(table))
    ends = [play_parallel(each, Luck(4)) for each in (table, twin, stored)]
    assert ends[0] == ends[1] == ends[2]


def play_parallel(table: AllAtOnce, luck: Luck) -> tuple[int, dict[str, float]]:
    steps = 0
    rewards: dict[str, float] = {}
    while table.agents:
        actions = {}
        for agent in table.agents:
            offered = np.flatnonzero(table.look(table.seat_of[agent])["action_mask"])
            actions[agent] = int(offered[luck.below(len(offered))])
        _, rewards, *_ = table.step(actions)
        steps += 1
    return steps, rewards


@pytest.mark.parametrize("key", games())
def test_a_game_is_truncated_without_a_reward(key: str) -> None:
    table = env(key, max_cycles=10)
    assert len(play(table, 1)) == 10
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(rewards_of(table)) == {0.0}
    while table.agents:
        assert table.last()[3]
        table.step(None)

    together = parallel_env(key, max_cycles=5)
    seen, _ = together.reset(seed=1)
    for number in range(1, 6):
        actions = {agent: int(np.flatnonzero(view["action_mask"])[0]) for agent, view in seen.items()}
        seen, rewards, terminated, truncated, _ = together.step(actions)
        assert set(truncated.values()) == {number == 5}
        assert not any(terminated.values())
        assert set(rewards.values()) == {0.0}
    assert together.agents == []


@pytest.mark.parametrize("key", games())
def test_who_is_not_asked_can_only_wait(key: str) -> None:
    table = parallel_env(key, max(2, games()[key].seats[0]))
    seen, _ = table.reset(seed=1)
    waited = False
    luck = Luck(1)
    while not waited:
        asking = table.match.position.asking()
        actions = {}
        for agent, view in seen.items():
            offered = list(np.flatnonzero(view["action_mask"]))
            if table.seat_of[agent] not in asking:
                assert offered == [table.wait]
                waited = True
            else:
                assert table.wait not in offered
            actions[agent] = int(offered[luck.below(len(offered))])
        if waited:
            idle = next(agent for agent in seen if table.seat_of[agent] not in asking)
            before = table.match.position.dump()
            with pytest.raises(ValueError, match=f"{idle} is not asked"):
                table.step({**actions, idle: 0})
            assert table.match.position.dump() == before
        seen, *_ = table.step(actions)


@pytest.mark.parametrize("key", games())
def test_what_is_not_offered_is_refused_with_a_reason(key: str) -> None:
    table = env(key)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    before = table.match.position.dump()
    with pytest.raises(Refusal, match="is not offered"):
        table.step(int(np.flatnonzero(mask[:-1] == 0)[0]))
    with pytest.raises(ValueError, match="its action mask says what it can"):
        table.step(table.wait)
    with pytest.raises(ValueError, match="None is no answer"):
        table.step(None)
    assert table.match.position.dump() == before


@pytest.mark.parametrize("key", games())
def test_the_end_pays_the_winners(key: str) -> None:
    by_win, by_margin = env(key), env(key, reward="margin")
    assert play(by_win, 6) == play(by_margin, 6)
    result = by_win.game.result(by_win.match.position.table)
    assert rewards_of(by_win) == [2 * share - 1 for share in result.shares]
    assert rewards_of(by_margin) == margins(result)
    for share, margin in zip(result.shares, rewards_of(by_margin), strict=True):
        if 0 < sum(result.shares) < 1.5:
            assert margin >= 0 if share else margin <= 0


def test_margins_follow_who_has_won() -> None:
    assert margins(Result([30, 20, 25], [1.0, 0.0, 0.0])) == [5.0, -10.0, -5.0]
    assert margins(Result([3, 20, 25], [1.0, 0.0, 0.0])) == [17.0, -17.0, -22.0], "few points can be good"
    assert margins(Result([7, 7], [0.5, 0.5])) == [0.0, 0.0]
    assert margins(Result([4, 4, 4], [1.0, 1.0, 1.0])) == [4.0, 4.0, 4.0], "all against the game"


@pytest.mark.parametrize("key", games())
def test_a_seat_can_be_asked_for_json_and_text(key: str) -> None:
    table = env(key)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    choices = table.structured(agent)["choices"]
    assert isinstance(choices, list)
    assert sorted(number for number, _ in choices) == list(np.flatnonzero(mask))
    assert all(f"  {notation}: " in table.text(agent) for _, notation in choices)


def test_wrong_arguments_are_told() -> None:
    key, game = "loch-ness", games()["loch-ness"]
    with pytest.raises(ValueError, match="there is no game 'loch-lost'"):
        env("loch-lost")
    with pytest.raises(ValueError, match="seats, not 17"):
        env(key, 17)
    with pytest.raises(ValueError, match=f"{game.name} has no option 'weather'"):
        env(key, weather="on")
    with pytest.raises(ValueError, match="win or margin"):
        env(key, reward="love")
    with pytest.raises(ValueError, match="ansi or human"):
        env(key, render_mode="rgb_array")
    with pytest.raises(RuntimeError, match="call reset"):
        env(key).observe("seat_0")


def test_the_name_changes_with_what_a_learner_sees() -> None:
    few, many = env("loch-ness", 2), env("loch-ness", 3)
    name = str(few.metadata["name"])
    assert name.startswith(f"bothy_loch_ness_v{few.game.rules_version}_")
    assert name == env("loch-ness", 2).metadata["name"]
    assert name != many.metadata["name"], "another tensor"
    assert str(few.metadata["schema"]).startswith(name.rpartition("_")[2])


def test_an_environment_of_another_schema_is_not_taken_up() -> None:
    stored = env("loch-ness", 2)
    stored.metadata["name"] = "bothy_loch_ness_v1"
    with pytest.raises(ValueError, match="was stored as bothy_loch_ness_v1; today it is bothy_loch_ness_v"):
        pickle.loads(pickle.dumps(stored))
