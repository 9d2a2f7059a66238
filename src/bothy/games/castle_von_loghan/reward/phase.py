"""The Reward Phase: the Reward deck."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.combat.enemies import foe_colour
from bothy.games.castle_von_loghan.content.rows import ROOMS, VIOLET, has_loot
from bothy.games.castle_von_loghan.event.story import read_if
from bothy.games.castle_von_loghan.passages import Drawn, Passage, Showing
from bothy.games.castle_von_loghan.reward.offers import GiveReward, OfferTo, offer
from bothy.games.castle_von_loghan.reward.order import TrophyOrder, shown_tokens
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import REWARD
from bothy.games.castle_von_loghan.treasures.decks import treasure_colour
from bothy.kernel.step import Chance
from bothy.kernel.table import NOTHING


class RewardPhase(Showing):
    """V55, V54: rewards for defeated enemies with the Loot icon, unless the story goes on by this victory instead."""

    def play(self, castle: Castle) -> Steps:
        if not castle.foes:
            return ()
        castle.phase = REWARD
        boss = VIOLET in [foe_colour(castle, foe) for foe in castle.fallen]
        told = read_if(castle, "victory") if boss else ()
        if told or not any(has_loot(castle.foes[foe]) for foe in castle.fallen):
            return PutEnemiesAway(), *told
        return *(solo_rewards(castle, boss) if castle.castle_box.solo else rewards(castle, boss)), PutEnemiesAway()


def rewards(castle: Castle, boss: bool) -> Steps:
    """V55: damage tokens, and treasures that count like tokens, give the order; everybody gets a Reward Point."""
    box = castle.castle_box
    for character in range(box.characters):
        castle.points[character] = min(99, castle.points[character] + 1)
        castle.piles[character] += shown_tokens(castle, character)
    colour = castle.colour(castle.group) if castle.group < ROOMS else 0
    count = box.characters + 1
    castle.rewards = [NOTHING] * count
    castle.reward_backs = [NOTHING] * count
    castle.reward_knows = [0] * count
    trophies: Steps = () if box.story_mode else (TrophyOrder(),)
    draws = [DrawReward(character, colour) for character in range(box.characters)]
    return *draws, DrawReward(box.characters, VIOLET if boss else colour), TurnRewards(), *trophies


class PutEnemiesAway(Passage):
    """V06: defeated enemies go on their discard piles."""

    def play(self, castle: Castle) -> Steps:
        for foe in castle.foes:
            if foe >= 0:
                castle.enemy_discards[foe] += 1
        castle.foes = []
        castle.foe_health = []
        castle.wounds = []
        castle.stunned = 0
        castle.foe_used = 0
        castle.fallen = []
        castle.piles = [0] * castle.castle_box.characters
        return ()


class DrawReward(Passage):
    """V56: everybody draws a treasure in secret, and one more is added that nobody sees."""

    number: int
    colour: int

    def play(self, castle: Castle) -> Steps:
        colour = treasure_colour(castle, self.colour)
        if colour == NOTHING:
            return ()
        if self.number == castle.castle_box.characters:
            castle.reward_backs[self.number] = colour
            return ()
        return (SeeReward(self.number, colour),)


class SeeReward(Drawn):
    """V56: the treasure a character has drawn for the Reward deck; only its keeper sees it."""

    character: int
    colour: int

    def bag(self, castle: Castle) -> list[int]:
        return castle.treasure_decks[self.colour]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.treasure_decks[self.colour][outcome] -= 1
        castle.rewards[self.character] = outcome
        castle.reward_backs[self.character] = self.colour
        castle.reward_knows[self.character] = castle.castle_box.keeper_masks[self.character]
        if castle.sink is not None:
            values = treasure(castle, outcome, person(castle, self.character))
            castle.tell("sees-reward", values, "treasure", "deck", "rewards", castle.reward_knows[self.character])
        return ()


class TurnRewards(Passage):
    """V57: the cards of the Reward deck are turned up and offered one after the other."""

    def play(self, castle: Castle) -> Steps:
        if any(back != NOTHING for back in castle.reward_backs):
            return TurnReward(), TurnRewards()
        castle.rewards = []
        castle.reward_backs = []
        castle.reward_knows = []
        return ()


class TurnReward(Chance[Castle]):
    """V57: the top card of the Reward deck: any of those that are left."""

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        return [(number, 1) for number, back in enumerate(castle.reward_backs) if back != NOTHING]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        if castle.rewards[outcome] == NOTHING:
            colour = treasure_colour(castle, castle.reward_backs[outcome])
            castle.reward_backs[outcome] = NOTHING
            return () if colour == NOTHING else (LastReward(colour),)
        return (OfferReward(outcome),)


class LastReward(Drawn):
    """V56: the card of the Reward deck that nobody has seen."""

    colour: int

    def bag(self, castle: Castle) -> list[int]:
        return castle.treasure_decks[self.colour]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        castle.treasure_decks[self.colour][outcome] -= 1
        offer(castle, outcome)
        if castle.castle_box.solo:
            return (GiveReward(castle.keeper(0), 0),)
        return (OfferTo(0),)


class OfferReward(Showing):
    """V57: a card that somebody has drawn is turned up for all to see."""

    number: int

    def play(self, castle: Castle) -> Steps:
        offer(castle, castle.rewards[self.number])
        castle.rewards[self.number] = NOTHING
        castle.reward_backs[self.number] = NOTHING
        castle.reward_knows[self.number] = 0
        return (OfferTo(0),)


SOLO_TREASURES: Final = 3


def solo_rewards(castle: Castle, boss: bool) -> Steps:
    """V81: a treasure for each character with a token, and one of the boss; up to three of them are kept."""
    colour = castle.colour(castle.group)
    count = len([pile for pile in castle.piles if pile > 0])
    backs = [colour] * count + ([VIOLET] if boss else [])
    castle.rewards = [NOTHING] * len(backs)
    castle.reward_backs = backs
    castle.reward_knows = [0] * len(backs)
    return (TurnReward(),) * min(SOLO_TREASURES, len(backs)) + (RewardsOver(),)


class RewardsOver(Passage):
    """V81: what was not drawn of the Reward deck goes back."""

    def play(self, castle: Castle) -> Steps:
        castle.rewards = []
        castle.reward_backs = []
        castle.reward_knows = []
        return ()
