"""The Reward Phase: the Reward deck."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.board.labels import person, treasure
from bothy.games.castle_von_loghan.combat.enemies import foe_colour
from bothy.games.castle_von_loghan.content.rows import ROOMS, VIOLET, has_loot, kind_of_card
from bothy.games.castle_von_loghan.event.covers import card_at
from bothy.games.castle_von_loghan.event.story import ReadStory
from bothy.games.castle_von_loghan.passages import Drawn, Passage, Showing
from bothy.games.castle_von_loghan.reward.offers import GiveReward, OfferTo, offer, shuffle_aside
from bothy.games.castle_von_loghan.reward.order import TrophyOrder, shown_tokens
from bothy.games.castle_von_loghan.table import Castle, Steps
from bothy.games.castle_von_loghan.terms import REWARD
from bothy.games.castle_von_loghan.treasures.decks import treasure_colour
from bothy.kernel.step import Chance
from bothy.kernel.table import NOTHING


class RewardPhase(Showing):
    """V55, V54: rewards for defeated enemies with the Loot icon, unless the story ends by this victory instead."""

    def play(self, castle: Castle) -> Steps:
        if not castle.foes:
            return ()
        castle.phase = REWARD
        card = card_at(castle, "victory", fallen_bosses(castle))
        if card == NOTHING:
            return share_out(castle)
        if castle.castle_box.rows.story[card].wins:
            return PutEnemiesAway(), ReadStory(card)
        return ReadStory(card), ShareOut()


def fallen_bosses(castle: Castle) -> list[str]:
    """The bosses that have been defeated in this fight, by their keys."""
    box = castle.castle_box
    fallen = [kind_of_card(castle.foes[foe]) for foe in castle.fallen if foe_colour(castle, foe) == VIOLET]
    return [box.boss_key(kind - box.enemy_first[VIOLET]) for kind in fallen]


class ShareOut(Showing):
    """V55: rewards, after the story has been told of a victory."""

    def play(self, castle: Castle) -> Steps:
        castle.phase = REWARD
        return share_out(castle)


def share_out(castle: Castle) -> Steps:
    """V55: rewards for defeated enemies with the Loot icon; all go on their discard piles."""
    boss = VIOLET in [foe_colour(castle, foe) for foe in castle.fallen]
    if not any(has_loot(castle.foes[foe]) for foe in castle.fallen):
        return *(without_loot(castle) if castle.castle_box.trophies_always else ()), PutEnemiesAway()
    return *(solo_rewards(castle, boss) if castle.castle_box.solo else rewards(castle, boss)), PutEnemiesAway()


def without_loot(castle: Castle) -> Steps:
    """V59, Ruling 60: where that is agreed, trophies of Exploration are taken without the Loot icon too."""
    if castle.castle_box.story_mode:
        return ()
    count_tokens(castle)
    return (TrophyOrder(),)


def count_tokens(castle: Castle) -> None:
    """V55: treasures that count like tokens are added to those on the enemies."""
    for character in range(castle.castle_box.characters):
        castle.piles[character] += shown_tokens(castle, character)


def rewards(castle: Castle, boss: bool) -> Steps:
    """V55: damage tokens, and treasures that count like tokens, give the order; everybody gets a Reward Point."""
    box = castle.castle_box
    castle.points = [min(99, points + 1) for points in castle.points]
    count_tokens(castle)
    if castle.sink is not None:
        castle.tell("reward-points")
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
            return (UnseenReward(self.number, colour),)
        return (SeeReward(self.number, colour),)


class RewardCard(Drawn):
    """V56: a treasure is drawn for the Reward deck."""

    number: int
    """Its place in the Reward deck."""
    colour: int

    def bag(self, castle: Castle) -> list[int]:
        return castle.treasure_decks[self.colour]

    def lay(self, castle: Castle, kind: int, knows: int) -> None:
        castle.treasure_decks[self.colour][kind] -= 1
        castle.rewards[self.number] = kind
        castle.reward_backs[self.number] = self.colour
        castle.reward_knows[self.number] = knows


class UnseenReward(RewardCard):
    """V56: the card of the Reward deck that nobody sees."""

    def happened(self, castle: Castle, outcome: int) -> Steps:
        self.lay(castle, outcome, 0)
        return ()


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
        no_rewards(castle)
        return ()


def no_rewards(castle: Castle) -> None:
    """V57: the Reward deck is through; what nobody wanted is shuffled into the treasures again."""
    shuffle_aside(castle)
    castle.rewards = []
    castle.reward_backs = []
    castle.reward_knows = []


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
    """V56: a card of the Reward deck that is drawn when it is turned, in positions stored before version 3."""

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
    """V81: a treasure for each character with a token, and one of the boss; up to three of them are turned up.

    All are turned up before the first is given away. Those that are not turned up stay in their decks.
    """
    colour = castle.colour(castle.group)
    count = len([pile for pile in castle.piles if pile > 0])
    backs = [colour] * count + ([VIOLET] if boss else [])
    castle.rewards = [NOTHING] * len(backs)
    castle.reward_backs = backs
    castle.reward_knows = [0] * len(backs)
    return (TurnSolo(),) * min(SOLO_TREASURES, len(backs)) + (GiveRewards(), RewardsOver())


class TurnSolo(Chance[Castle]):
    """V81: which of the cards drawn for the characters is turned up next."""

    def odds(self, castle: Castle) -> list[tuple[int, int]]:
        backs, kinds = castle.reward_backs, castle.rewards
        left = [number for number, back in enumerate(backs) if back != NOTHING and kinds[number] == NOTHING]
        return [(number, 1) for number in left]

    def happened(self, castle: Castle, outcome: int) -> Steps:
        colour = treasure_colour(castle, castle.reward_backs[outcome])
        return () if colour == NOTHING else (SoloReward(outcome, colour),)


class SoloReward(RewardCard):
    """V81: a treasure that can be kept is turned up."""

    def happened(self, castle: Castle, outcome: int) -> Steps:
        self.lay(castle, outcome, -1)
        if castle.sink is not None:
            castle.tell("turns-up", treasure(castle, outcome), "treasure", "deck", "rewards")
        return ()


class GiveRewards(Passage):
    """V81: once all are turned up, each is given to one of the characters, or returned."""

    def play(self, castle: Castle) -> Steps:
        for number, kind in enumerate(castle.rewards):
            if kind != NOTHING:
                castle.offer = kind
                castle.rewards[number] = castle.reward_backs[number] = NOTHING
                castle.reward_knows[number] = 0
                return GiveReward(castle.keeper(0), 0), GiveRewards()
        return ()


class RewardsOver(Passage):
    """V81: what was not wanted or not turned up goes back."""

    def play(self, castle: Castle) -> Steps:
        no_rewards(castle)
        return ()
