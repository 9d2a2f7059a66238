"""Every game as an OpenSpiel game. Importing this module registers them.

    import bothy.research.openspiel
    game = pyspiel.load_game("bothy_loch_ness(seats=3,storm=on)")

Dice, draws and who is heard first in a race are chance nodes. Seats that are asked at once answer one after the
other, unseen. An information state is the sight of a seat and a digest of all it has seen before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from bothy.games import games
from bothy.kernel import SPECTATOR, Game, Luck, Position, Seat
from bothy.kernel.store import canonical
from bothy.research.core.node import LEVELS, OUTCOMES, OVER, Node
from bothy.research.rewards import Reward, checked, returns
from bothy.research.schema import Schema, schema, tensor_of

FAR = float(1 << 31)
"""No margin is as wide as this; the kernel knows no bound of scores."""


class State(pyspiel.State):  # type: ignore[misc]
    """A node as OpenSpiel knows it: a state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.first

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return self.node.block_name(action)
        return str(self.node.position.table.box.vocabulary.choices[action])

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        return returns(game.rules, self.node.position.table, game.reward)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> State:
        """A state this player cannot tell from the present one; the sampler gives numbers from 0 to 1."""
        words = [int(sampler() * (1 << 32)) for _ in range(2)]
        state: State = self.get_game().new_initial_state()
        state.node = self.node.imagined(player_id, Luck(words[0] << 32 | words[1]))
        return state

    def __str__(self) -> str:
        node = self.node
        text = canonical(node.position.dump())
        return f"{text} of outcomes {node.span}" if node.span else text


class Observer:
    """What a player sees, by the kind of view that is asked for."""

    def __init__(
        self, found: Schema, first: Node, recall: bool, public: bool, private: pyspiel.PrivateInfoType
    ) -> None:
        self.recall = recall
        self.public = public
        self.private = private
        whole = not recall and public and private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(found.size, np.float32) if whole else None
        self.lenses = [found.lens(seat) for seat in range(found.box.seats)]
        # OpenSpiel measures the size of tensors on the first state, every time it makes one.
        self.first = first
        self.at_first = [found.tensor(first.position.sight(seat)) for seat in range(found.box.seats)]
        self.dict = {"observation": self.tensor} if whole else {}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is None:
            return
        if state.node is self.first:
            self.tensor[:] = self.at_first[player]
        else:
            self.tensor[:] = tensor_of(self.lenses[player].look(state.node.position))

    def string_from(self, state: State, player: int) -> str:
        node = state.node
        if self.private == pyspiel.PrivateInfoType.NONE:
            return node.sight(SPECTATOR)
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        if not self.public:
            return canonical(private_parts(node.position, player))
        return f"{node.sight(player)} {node.digest(player)}" if self.recall else node.sight(player)


def private_parts(position: Position[Any], seat: Seat) -> dict[str, object]:
    """The fields a seat may see more of than a spectator, as it sees them."""
    sight = position.sight(seat)
    fields = type(sight.table).fields
    mine = {name: value for name, value in sight.table.values().items() if not fields[name].audience.is_public()}
    return {"seat": seat, "table": mine, "sealed": [choice.notation for choice in sight.sealed.values()]}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game at one table, as OpenSpiel knows it."""

    rules: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        parameters = dict(params or {})
        seats = int(parameters.get("seats", rules.seats[0]))
        options = {
            option.key: str(parameters.get(parameter_name(option.key), option.default)) for option in rules.options
        }
        self.reward: Reward = checked(str(parameters.get("reward", "win")))
        self.schema = schema(rules, seats, options)
        self.first = Node(rules.new(seats, options))
        box = self.schema.box
        self.bound = rules.bound(box)
        far = FAR if self.reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(box.vocabulary),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-far,
            max_utility=far,
            utility_sum=None,
            max_game_length=self.bound,
        )
        super().__init__(type_of(rules), info, parameters)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.bound * LEVELS

    def make_py_observer(self, view: Any = None, params: Any = None) -> Observer:
        if isinstance(view, dict):
            view, params = None, view
        if params:
            raise ValueError(f"observers have no parameters, and were given {params}")
        if view is None:
            return Observer(self.schema, self.first, False, True, pyspiel.PrivateInfoType.SINGLE_PLAYER)
        return Observer(self.schema, self.first, view.perfect_recall, view.public_info, view.private_info)


def parameter_name(option: str) -> str:
    """An option's key as a parameter of a game: `room_service`."""
    return option.replace("-", "_")


def spiel_name(rules: Game[Any]) -> str:
    """What OpenSpiel calls a game: `bothy_loch_ness`."""
    return "bothy_" + rules.key.replace("-", "_")


def type_of(rules: Game[Any]) -> Any:
    parameters: dict[str, Any] = {"seats": rules.seats[0], "reward": "win"}
    parameters |= {parameter_name(option.key): option.default for option in rules.options}
    return pyspiel.GameType(
        short_name=spiel_name(rules),
        long_name=rules.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register() -> None:
    """Make every game found known to OpenSpiel; those it knows already stay as they are."""
    known = set(pyspiel.registered_names())
    for rules in games().values():
        if spiel_name(rules) not in known:
            # A class, since OpenSpiel drops what it was given after Python is gone: only a class survives that.
            pyspiel.register_game(type_of(rules), type(spiel_name(rules), (SpielGame,), {"rules": rules}))


register()
