"""OpenSpiel's own tests, unchanged, on every game found; and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from bothy.games import games
from bothy.kernel import NOTHING, Table, Vocabulary, public
from bothy.kernel.position import Position
from bothy.kernel.step import Chance, Step
from bothy.kernel.table import Box
from bothy.research.core.node import CHANCE, OUTCOMES, OVER, Node
from bothy.research.openspiel import spiel_name
from bothy.research.schema import schema

TABLES = [(key, seats) for key, game in games().items() for seats in {game.seats[0], min(3, game.seats[1])}]


def load(key: str, seats: int = 0, **parameters: str) -> Any:
    game = games()[key]
    return pyspiel.load_game(spiel_name(game), {"seats": seats or game.seats[0], **parameters})


def go_on(state: Any, rng: random.Random, actions: int = 10**9) -> Any:
    """Play at random, so many actions far."""
    for _ in range(actions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def decision(game: Any, seed: int, actions: int) -> Any:
    """A state in which a seat has a choice, some actions into a game."""
    rng = random.Random(seed)
    state = go_on(game.new_initial_state(), rng, actions)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        go_on(state, rng, 1)
    return state


@pytest.mark.parametrize("key", games())
def test_random_simulations(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_api(key: str, seats: int) -> None:
    case = type(
        f"{key}-{seats}",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": f"{key}-{seats}", "game": load(key, seats)},
    )
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun >= 5
    assert outcome.wasSuccessful(), outcome.errors + outcome.failures


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_python_is_mcts_bot_plays(key: str, seats: int) -> None:
    game = load(key, seats)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(1))
    for actions in (0, 40):
        state = decision(game, seed=seats, actions=actions)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("key", games())
def test_a_state_resampled_cannot_be_told_from_the_real_one(key: str) -> None:
    game = load(key)
    others = set()
    for actions in (0, 30, 60):
        state = decision(game, seed=2, actions=actions)
        for player in range(game.num_players()):
            redealt = state.resample_from_infostate(player, random.Random(player).random)
            assert redealt.information_state_string(player) == state.information_state_string(player)
            assert redealt.observation_tensor(player) == state.observation_tensor(player)
            assert redealt.current_player() == state.current_player()
            if state.current_player() == player:
                assert redealt.legal_actions() == state.legal_actions()
            others.add(str(redealt) == str(state))
            assert go_on(redealt, random.Random(1)).is_terminal()
    assert False in others, "every redeal was the real state"


@pytest.mark.parametrize("key", games())
def test_resampling_draws_from_the_sampler_alone(key: str) -> None:
    state = decision(load(key), seed=3, actions=30)
    one, other = [state.resample_from_infostate(0, random.Random(5).random) for _ in range(2)]
    assert str(one) == str(other)


@pytest.mark.parametrize("key", games())
def test_an_information_state_recalls_what_was_seen_before(key: str) -> None:
    """Different rows of actions that a seat could tell apart lead to different information states."""
    game = load(key)
    state = decision(game, seed=4, actions=20)
    player = state.current_player()
    recalled = set()
    for action in state.legal_actions()[:6]:
        after = state.child(action)
        recalled.add(after.information_state_string(player).rpartition(" ")[2])
    assert len(recalled) == min(6, len(state.legal_actions()))


@pytest.mark.parametrize("key", games())
def test_an_information_state_does_not_depend_on_when_it_is_asked_for(key: str) -> None:
    game = load(key)
    often, seldom = game.new_initial_state(), game.new_initial_state()
    for state in (often, seldom):
        rng = random.Random(6)
        while not state.is_terminal() and len(state.history()) < 60:
            go_on(state, rng, 1)
            if state is often:
                often.information_state_string(0)
    assert often.information_state_string(0) == seldom.information_state_string(0)


@pytest.mark.parametrize("key", games())
def test_states_are_cloned_pickled_and_serialised_in_the_middle_of_a_game(key: str) -> None:
    game = load(key)
    state = decision(game, seed=5, actions=40)
    stored = game.deserialize_state(state.serialize())
    twins = [state.clone(), copy.deepcopy(state), stored, pickle.loads(pickle.dumps(state))]
    before = str(state)
    for twin in twins:
        for player in range(game.num_players()):
            assert twin.information_state_string(player) == state.information_state_string(player)
    ends = {str(go_on(twin, random.Random(8))) for twin in twins}
    assert str(state) == before
    assert ends == {str(go_on(state, random.Random(8)))}


@pytest.mark.parametrize("key", games())
def test_the_public_and_the_private_part_can_be_asked_for(key: str) -> None:
    game = load(key, max(2, games()[key].seats[0]))
    state = decision(game, seed=6, actions=30)
    kinds = pyspiel.PrivateInfoType
    views = {
        name: game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=kind)
        )
        for name, public, kind in (
            ("all", True, kinds.SINGLE_PLAYER),
            ("public", True, kinds.NONE),
            ("private", False, kinds.SINGLE_PLAYER),
            ("god", True, kinds.ALL_PLAYERS),
        )
    }
    assert views["public"].string_from(state, 0) == views["public"].string_from(state, 1)
    assert views["private"].string_from(state, 0) != views["private"].string_from(state, 1)
    assert views["all"].string_from(state, 1) == state.observation_string(1)
    assert views["god"].string_from(state, 0) == str(state)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer({"colour": "red"})


@pytest.mark.parametrize("key", games())
def test_tensors_are_those_of_the_schema(key: str) -> None:
    game = load(key)
    rng = random.Random(7)
    state = game.new_initial_state()
    for _ in range(40):
        go_on(state, rng, 1)
        for player in range(game.num_players()):
            sight = state.node.position.sight(player)
            assert state.observation_tensor(player) == list(schema(key).tensor(sight))


@pytest.mark.parametrize("key", games())
def test_options_are_parameters(key: str) -> None:
    for option in games()[key].options:
        for value in option.values:
            name = option.key.replace("-", "_")
            game = pyspiel.load_game(f"{spiel_name(games()[key])}({name}={value})")
            assert game.schema.box.options[option.key] == value
            again, state = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(game, game.new_initial_state())
            )
            assert again.get_parameters()[name] == value
            assert str(state) == str(game.new_initial_state())


@pytest.mark.parametrize("key", games())
def test_returns_are_wins_or_margins(key: str) -> None:
    by_win, by_margin = load(key), load(key, reward="margin")
    ends = [go_on(game.new_initial_state(), random.Random(9)) for game in (by_win, by_margin)]
    result = games()[key].result(ends[0].node.position.table)
    assert ends[0].returns() == [2 * share - 1 for share in result.shares]
    assert ends[1].history() == ends[0].history()
    assert max(ends[1].returns()) >= 0
    assert decision(by_win, 1, 5).returns() == [0.0] * by_win.num_players()


def test_the_interpreter_ends_in_peace_with_games_registered() -> None:
    """OpenSpiel drops the makers of games after Python is gone: they must survive that."""
    code = "import bothy.research.openspiel, pyspiel; pyspiel.load_game(pyspiel.registered_names()[0])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# Chance with more outcomes than OpenSpiel likes in one node


class Field(Table):
    picked: int = public(NOTHING, "The flower that was picked.")


class PickFlower(Chance[Field]):
    """One of many flowers; the first of them twice as easily found."""

    def odds(self, table: Field) -> list[tuple[int, int]]:
        return [(flower, 2 if flower == 0 else 1) for flower in range(3 * OUTCOMES + 7)]

    def happened(self, table: Field, outcome: int) -> tuple[Step[Field], ...]:
        table.picked = outcome
        return ()


def test_many_outcomes_are_decided_in_several_steps_with_the_same_odds() -> None:
    box = Box("meadow", 1, 1, {}, "", Vocabulary([]))
    first = Node(Position.begin(Field(box, -1), PickFlower()))
    flowers = 3 * OUTCOMES + 7
    found: dict[int, float] = {}
    names = set()
    for block, chance in first.chances():
        inner = first.after(block)
        assert inner.player == CHANCE
        assert first.block_name(block).startswith("outcome ")
        for action, further in inner.chances():
            names.add(inner.block_name(action))
            end = inner.after(action)
            assert end.player == OVER
            found[end.position.table.picked] = chance * further
    assert len(first.chances()) <= OUTCOMES
    assert sorted(found) == list(range(flowers))
    assert len(names) == flowers
    assert found[0] == pytest.approx(2 / (flowers + 1))
    assert found[flowers - 1] == pytest.approx(1 / (flowers + 1))
