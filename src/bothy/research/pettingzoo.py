"""Every game as a PettingZoo environment.

    env = bothy.research.pettingzoo.env("loch-ness", seats=3, storm="on")

Actions are the numbers of the game's vocabulary, and one more: to wait, the only action of a seat that is not
asked. Chance, and who is heard first in a race, come from the seed given to `reset`.
"""

from __future__ import annotations

import copy
import secrets
import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from bothy.games import find
from bothy.kernel import SPECTATOR, Luck, Seat, Sight
from bothy.research.core.match import Match, begin, drawn, revived
from bothy.research.core.shapes import EXACT
from bothy.research.rewards import Reward, checked, returns
from bothy.research.schema import schema

Observation = dict[str, NDArray[Any]]
MODES = ["ansi", "human"]


def option_names(options: dict[str, str]) -> dict[str, str]:
    """Options as keyword arguments write them: `room_service="on"`."""
    return {name.replace("_", "-"): str(value) for name, value in options.items()}


class Bench:
    """What both kinds of environment share: the seats of one table, their spaces, and the match being played."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        pack: str = "",
        **options: str,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise ValueError(f"a render mode is {' or '.join(MODES)}, not {render_mode!r}")
        self.game = find(game)
        self.options = self.game.settle(option_names(options))
        self.pack = pack
        self.reward: Reward = checked(reward)
        self.max_cycles = max_cycles
        """After so many steps a game is truncated; None: it is played to its end."""
        self.render_mode = render_mode
        self.schema = schema(self.game, seats, self.options, pack)
        self.seats = self.schema.box.seats
        self.words = self.schema.box.vocabulary.choices
        self.wait = len(self.words)
        """The action of a seat that is not asked."""
        self.metadata = {
            "name": self.name,
            "rules": self.game.rules_version,
            "schema": self.schema.digest,
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.new_observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.lenses = [self.schema.lens(seat) for seat in range(self.seats)]
        self.source = Luck(secrets.randbits(64))
        """Where games without a seed of their own come from."""
        self.played: Match | None = None
        self.cycles = 0

    @property
    def name(self) -> str:
        """The game, the version of its rules, and the first letters of the digest of what a learner sees and can do.

        A policy that was learned under another name has learned other numbers.
        """
        return f"bothy_{self.game.key.replace('-', '_')}_v{self.game.rules_version}_{self.schema.digest[:8]}"

    def new_observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-EXACT, EXACT, (self.schema.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )

    @property
    def match(self) -> Match:
        if self.played is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self.played

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed, the next of the environment's own."""
        if seed is not None:
            self.source = Luck(seed)
        luck = Luck(int(self.source.word()) << 32 | int(self.source.word()))
        self.played = begin(self.game, self.seats, self.options, self.pack, luck)
        self.agents = self.possible_agents.copy()
        self.cycles = 0

    def look(self, seat: Seat) -> Observation:
        """What a seat sees as a tensor, and what it may do."""
        match = self.played or self.match
        return {
            "observation": np.frombuffer(self.lenses[seat].look(match.position), np.float32),
            "action_mask": np.frombuffer(match.mask(seat), np.int8),
        }

    def refuse(self, seat: Seat, action: int) -> None:
        """Tell why an action cannot be taken."""
        if 0 <= action < self.wait:
            self.match.position.check(seat, self.words[action])
        raise ValueError(f"seat_{seat} is asked and cannot answer {action}; its action mask says what it can")

    def late(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def rewards_now(self) -> list[float]:
        match = self.match
        return returns(self.game, match.position.table, self.reward)

    # What both offer besides PettingZoo's own methods

    def sight(self, agent: str) -> Sight[Any]:
        """What a seat sees, to search on: see `Sight.imagine`."""
        return self.match.position.sight(self.seat_of[agent])

    def structured(self, agent: str) -> dict[str, object]:
        """What a seat sees, ready for JSON."""
        return self.schema.structured(self.sight(agent))

    def text(self, agent: str, lang: str = "en") -> str:
        """What a seat sees, for people and language models."""
        return self.schema.text(self.sight(agent), lang)

    def clone(self) -> Any:
        """The same environment in the middle of its game, with the same chance ahead of it."""
        return copy.deepcopy(self)

    def render(self) -> str | None:
        """The table as the seat sees it that is asked: a text, or printed."""
        if self.render_mode is None:
            return None
        seat = self.match.asked()
        text = self.schema.text(self.match.position.sight(seat if seat >= 0 else SPECTATOR))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        twin = object.__new__(type(self))
        shared = ("game", "schema", "words", "played", "source", "lenses")
        for name, value in self.__dict__.items():
            setattr(twin, name, value if name in shared else copy.deepcopy(value, memo))
        twin.lenses = [self.schema.lens(seat) for seat in range(self.seats)]
        twin.source = revived(drawn(self.source))
        twin.played = None if self.played is None else self.played.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        for name in ("schema", "words", "lenses"):
            del state[name]
        state["game"] = self.game.key
        state["source"] = drawn(self.source)
        if self.played is not None:
            state["played"] = (self.played.position.dump(), drawn(self.played.luck))
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = find(state["game"])
        self.schema = schema(self.game, self.seats, self.options, self.pack)
        if self.name != self.metadata["name"]:
            raise ValueError(f"this environment was stored as {self.metadata['name']}; today it is {self.name}")
        self.words = self.schema.box.vocabulary.choices
        self.lenses = [self.schema.lens(seat) for seat in range(self.seats)]
        self.source = revived(state["source"])
        if state["played"] is not None:
            position, luck = state["played"]
            self.played = Match(self.game, self.game.load(position), revived(luck))


class OneByOne(Bench, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The seats answer one by one; where several are asked at once, in their order and unseen by each other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        agents = self.agents
        self.rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.seat = self.match.asked()
        self.agent_selection = agents[self.seat]

    def observe(self, agent: str) -> Observation:
        return self.look(self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.look(self.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        match = self.played or self.match
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no answer")
        if not match.act(self.seat, int(action)):
            self.refuse(self.seat, int(action))
        self.cycles += 1
        self.seat = match.asked()
        if self.seat >= 0:
            self.agent_selection = self.possible_agents[self.seat]
            if self.max_cycles is not None and self.late():
                self.end(self.truncations)
        else:
            for other, reward in zip(self.possible_agents, self.rewards_now(), strict=True):
                self.rewards[other] = reward
            self._accumulate_rewards()
            self.end(self.terminations)

    def end(self, endings: dict[str, bool]) -> None:
        for agent in self.agents:
            endings[agent] = True
        self.agent_selection = self.agents[0]


class AllAtOnce(Bench, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats act at each step; those that are not asked wait."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.look_round(self.agents), {agent: {} for agent in self.agents}

    def look_round(self, agents: list[str]) -> dict[str, Observation]:
        return {agent: self.look(self.seat_of[agent]) for agent in agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        match, agents = self.match, self.agents
        answers = []
        for agent in agents:
            seat, action = self.seat_of[agent], int(actions[agent])
            if match.asks(seat):
                if not match.offers(seat, action):
                    self.refuse(seat, action)
                answers.append((seat, self.words[action]))
            elif action != self.wait:
                raise ValueError(f"{agent} is not asked and can only wait ({self.wait}), not answer {action}")
        for seat, choice in answers:
            match.answer(seat, choice)
        self.cycles += 1
        over = match.position.over()
        late = not over and self.late()
        rewards = self.rewards_now() if over else [0.0] * self.seats
        if over or late:
            self.agents = []
        return (
            self.look_round(agents),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )


def env(
    game: str,
    seats: int = 0,
    reward: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    pack: str = "",
    **options: str,
) -> OneByOne:
    """A game for seats that answer one by one (AEC).

    `reward` is `win` or `margin`; `max_cycles` truncates; `pack` is the text of a pack; the game's options are
    arguments: `storm="on"`.
    """
    return OneByOne(game, seats, reward, max_cycles, render_mode, pack, **options)


raw_env = env


def parallel_env(
    game: str,
    seats: int = 0,
    reward: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    pack: str = "",
    **options: str,
) -> AllAtOnce:
    """A game in which all seats act at once, most of them by waiting. The arguments are those of `env`."""
    return AllAtOnce(game, seats, reward, max_cycles, render_mode, pack, **options)
