"""The start: the board, the agents, the Leader, and the first card of the story."""

from __future__ import annotations

from bothy.games.castle_von_loghan.board.labels import person
from bothy.games.castle_von_loghan.choices import AGENT, KEY, Agent
from bothy.games.castle_von_loghan.content.rows import GREEN
from bothy.games.castle_von_loghan.event.story import read_if
from bothy.games.castle_von_loghan.laying_out import lay_board
from bothy.games.castle_von_loghan.passages import Asked, Passage
from bothy.games.castle_von_loghan.rounds import NextRound
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import SETTING_UP
from bothy.games.castle_von_loghan.treasures.getting import hold, put
from bothy.games.castle_von_loghan.treasures.places import room_for
from bothy.kernel.message import Message
from bothy.kernel.notation import Choice
from bothy.kernel.step import Chance
from bothy.kernel.table import Seat


class SetUp(Passage):
    """V10: the board is laid with search tokens, everybody chooses an agent, and the Leader is drawn."""

    def play(self, castle: Castle) -> Steps:
        box = castle.castle_box
        castle.phase = SETTING_UP
        lay_board(castle, box.first_board, 3 if box.story_mode and box.many else 2)
        agents = [PickAgent(character) for character in range(box.characters)]
        arms = [ArmRecruit(character) for character in range(box.characters)] if box.easy else []
        return *agents, *arms, DrawLeader(), BeginStory(), NextRound()


class PickAgent(Passage):
    """V10: a character's agent."""

    character: int

    def play(self, castle: Castle) -> Steps:
        left = [agent for agent in range(len(AGENT)) if agent not in castle.agents]
        if len(left) == 1:
            castle.agents[self.character] = left[0]
            return ()
        return (ChooseAgent(castle.keeper(self.character), self.character),)


class ChooseAgent(Asked):
    """V10: which agent a character is."""

    def choices(self, castle: Castle, seat: Seat) -> list[Choice]:
        return [AGENT[agent] for agent in range(len(AGENT)) if agent not in castle.agents]

    def label(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        assert isinstance(choice, Agent)
        row = castle.castle_box.rows.agents[choice.agent]
        return Message(f"{KEY}-agent.known", {"agent": row.key, "agent_name": row.name, "text": row.text})

    def why_not(self, castle: Castle, seat: Seat, choice: Choice) -> Message:
        return Message(f"{KEY}-why-agent", {"choice": choice.notation})

    def decided(self, castle: Castle, choice: Choice) -> Steps:
        assert isinstance(choice, Agent)
        castle.agents[self.character] = choice.agent
        if castle.sink is not None:
            castle.tell("plays-agent", person(castle, self.character, seat=self.seat))
        return ()


class ArmRecruit(Chance[Castle]):
    """V85: in an easy game every character begins with a green weapon."""

    character: int

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        deck = castle.treasure_decks[GREEN]
        return [(kind, deck[kind]) for kind in castle.castle_box.weapon_kinds(GREEN) if deck[kind] > 0]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.treasure_decks[GREEN][outcome] -= 1
        hold(castle, outcome, castle.castle_box.keeper_masks[self.character])
        put(castle, self.character, room_for(castle, self.character, outcome))
        return ()


class DrawLeader(Chance[Castle]):
    """V10: who leads first."""

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(character, 1) for character in range(castle.castle_box.characters)]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.leader = outcome
        if castle.sink is not None:
            castle.tell("leads", person(castle, outcome))
        return ()


class BeginStory(Passage):
    """V10: the first card of the story is read before the first Round."""

    def play(self, castle: Castle) -> Steps:
        return read_if(castle, "start")
