"""The table of Castle von Loghan: castle, group, decks, what everybody carries, and the enemies in their row."""

from __future__ import annotations

from typing import ClassVar, Final

from bothy.games.castle_von_loghan.box import CLEAN_TOKENS, ROW, CastleBox
from bothy.games.castle_von_loghan.choices import ON_ALERT, ON_BIG_GAIN, ON_COIN, ON_LAST_HEALTH
from bothy.games.castle_von_loghan.content.rows import Treasure
from bothy.kernel.step import Step
from bothy.kernel.table import Audience, Bag, Public, Seat, Seen, Table

FIRST_ORDERS: Final = 1 << ON_ALERT | 1 << ON_COIN | 1 << ON_BIG_GAIN | 1 << ON_LAST_HEALTH
"""Standing orders as they are at the start."""
HAND: Final = 40
"""More combat cards than anybody can hold."""
SHELF: Final = 120
"""More trophies than anybody can take."""


def public(names: str) -> dict[str, Audience]:
    """Fields that everybody sees."""
    return {name: Public() for name in names.split()}


class Castle(Table):
    audiences: ClassVar[dict[str, Audience]] = {
        **public(
            "round phase health clarity leader board group clean opened small story event letters done_once events_read"
        ),
        "event_deck": Bag(),
        **public(
            "event_used alert summoned wards again gift softened lurking agents energy points skilled "
            "proposals changes declined initiative overwhelmed last_initiative boss_wounds last_wounds "
            "boss_health boss_stunned"
        ),
        "faces": Seen("knows", pool="treasure_decks", backs="backs"),
        **public("backs knows marks"),
        "held": Seen("held_knows", pool="treasure_decks", backs="held_backs"),
        **public("held_backs held_knows"),
        "treasure_decks": Bag(),
        **public("treasure_discards treasures_gone"),
        "orders": Seen("keepers"),
        **public("keepers"),
        "hands": Seen("hand_knows", pool="decks", backs="hand_backs"),
        **public("hand_knows hand_backs"),
        "decks": Bag(),
        **public(
            "discards played fight foes foe_health wounds stunned foe_used fallen resting extra_power whetted "
            "guarded skipping dealt power target strikes thrown"
        ),
        "rewards": Seen("reward_knows", pool="treasure_decks", backs="reward_backs"),
        **public("reward_backs reward_knows offer piles bids"),
        "trophies": Seen("trophy_knows", shows="trophy_shows"),
        **public("trophy_knows trophy_shows"),
        "enemy_deck": Bag(),
        **public("enemy_discards beaten tokens"),
        "tops": Seen("top_knows", pool="token_bags", backs="top_backs"),
        **public("top_backs top_knows"),
        "token_bags": Bag(),
        **public("tokens_used goods change_to actions votes ending closing"),
    }

    def __init__(
        self,
        box: CastleBox,
        round: int,
        phase: int,
        health: int,
        clarity: int,
        leader: int,
        board: int,
        group: int,
        clean: list[int],
        opened: int,
        small: int,
        story: int,
        event: int,
        letters: list[int],
        done_once: list[int],
        events_read: int,
        event_deck: list[int],
        event_used: list[int],
        alert: int,
        summoned: int,
        wards: int,
        again: int,
        gift: int,
        softened: int,
        lurking: list[int],
        agents: list[int],
        energy: list[int],
        points: list[int],
        skilled: int,
        proposals: list[int],
        changes: int,
        declined: int,
        initiative: int,
        overwhelmed: int,
        last_initiative: int,
        boss_wounds: list[int],
        last_wounds: int,
        boss_health: int,
        boss_stunned: int,
        faces: list[int],
        backs: list[int],
        knows: list[int],
        marks: list[int],
        held: list[int],
        held_backs: list[int],
        held_knows: list[int],
        treasure_decks: list[list[int]],
        treasure_discards: list[int],
        treasures_gone: list[int],
        orders: list[int],
        keepers: list[int],
        hands: list[list[int]],
        hand_knows: list[list[int]],
        hand_backs: list[list[int]],
        decks: list[list[int]],
        discards: list[int],
        played: list[int],
        fight: int,
        foes: list[int],
        foe_health: list[int],
        wounds: list[int],
        stunned: int,
        foe_used: int,
        fallen: list[int],
        resting: int,
        extra_power: list[int],
        whetted: list[int],
        guarded: int,
        skipping: int,
        dealt: list[int],
        power: int,
        target: int,
        strikes: int,
        thrown: int,
        rewards: list[int],
        reward_backs: list[int],
        reward_knows: list[int],
        offer: int,
        piles: list[int],
        bids: list[int],
        trophies: list[list[int]],
        trophy_knows: list[list[int]],
        trophy_shows: list[list[int]],
        enemy_deck: list[int],
        enemy_discards: list[int],
        beaten: int,
        tokens: list[int],
        tops: list[int],
        top_backs: list[int],
        top_knows: list[int],
        token_bags: list[list[int]],
        tokens_used: list[int],
        goods: list[int],
        change_to: int,
        actions: list[int],
        votes: int,
        ending: int,
        closing: int,
    ) -> None:
        super().__init__(box)
        self.castle_box = box
        self.round = round
        """The Round being played; 0 during set-up."""
        self.phase = phase
        """The phase of the Round; SETTING_UP before the first."""
        self.health = health
        self.clarity = clarity
        self.leader = leader
        """The character with the Leader token."""
        self.board = board
        """The board on the table: past, anomaly or future."""
        self.group = group
        """The place of the group."""
        self.clean = clean
        """Rooms with a Clean Token, the oldest first."""
        self.opened = opened
        """A mask of the connections whose doors have been opened on this board."""
        self.small = small
        """1 in a turn in a Clean room, where only Search and Sneak are allowed."""
        self.story = story
        """The number of the next card of the story."""
        self.event = event
        """The event being resolved: a random one, or STORY and the number of a story card; NOTHING if none is."""
        self.letters = letters
        """The Decision card each character has shown; NOTHING before."""
        self.done_once = done_once
        """Effects of this event that happen once and have happened."""
        self.events_read = events_read
        """Random events resolved so far."""
        self.event_deck = event_deck
        """Random events that are still to come, by number."""
        self.event_used = event_used
        """Those that lie aside."""
        self.alert = alert
        """What the coin of this Round is bound to show: HEADS, TAILS, or NOTHING."""
        self.summoned = summoned
        """1 if the event of this Round has summoned enemies."""
        self.wards = wards
        """Tails of Alert coins that will count as Heads in this Round."""
        self.again = again
        """1 while a coin is about to be flipped again."""
        self.gift = gift
        """The Energy that somebody is receiving, while others may draw from it."""
        self.softened = softened
        """Health that the attack being resolved takes less."""
        self.lurking = lurking
        """How many enemies lurk on each deck of events."""
        self.agents = agents
        """The agent of each character; NOTHING before it is chosen."""
        self.energy = energy
        """Energy Spheres of each character."""
        self.points = points
        """Reward Points of each character."""
        self.skilled = skilled
        """A mask of the characters that have used their skill in this Round."""
        self.proposals = proposals
        """Trades each character has proposed in this Round."""
        self.changes = changes
        """How often hands have been changed at this pause."""
        self.declined = declined
        """What nobody wanted to pay for in this Round: a mask of characters whose skill, and from bit 6 doors."""
        self.initiative = initiative
        """A mask of the characters with Initiative."""
        self.overwhelmed = overwhelmed
        """A mask of those that are Overwhelmed."""
        self.last_initiative = last_initiative
        """A mask of those who will have Initiative in the last fight."""
        self.boss_wounds = boss_wounds
        """Damage that waits for the next boss, by character, that of nobody last."""
        self.last_wounds = last_wounds
        """Damage of nobody that waits for the last boss."""
        self.boss_health = boss_health
        """By how much the next boss is healthier than printed."""
        self.boss_stunned = boss_stunned
        """1 if the next boss begins Stunned."""
        self.faces = faces
        """The treasures of each character, place by place; NOTHING where none lies."""
        self.backs = backs
        """The colours of their backs."""
        self.knows = knows
        """Who has seen each, as a mask; it goes wherever the treasure goes."""
        self.marks = marks
        """What cannot be used now: DROPPED for this combat round, USED in this Round, SPENT in this combat."""
        self.held = held
        """A treasure that somebody must find a place for."""
        self.held_backs = held_backs
        self.held_knows = held_knows
        self.treasure_decks = treasure_decks
        """Treasures still to come: for each colour, counts by kind."""
        self.treasure_discards = treasure_discards
        """Treasures that were discarded, by kind."""
        self.treasures_gone = treasures_gone
        """Treasures that are out of the game."""
        self.orders = orders
        """The standing orders of each character, a mask of reactions."""
        self.keepers = keepers
        """For each character the mask of the seat that answers for it."""
        self.hands = hands
        """The combat cards of each character. Inner lists are replaced, never changed, so copies share them."""
        self.hand_knows = hand_knows
        """Who sees a hand: for each of its cards, the seat that keeps the character."""
        self.hand_backs = hand_backs
        """From whose deck a hand comes."""
        self.decks = decks
        """The combat deck of each character, counts by kind."""
        self.discards = discards
        """Discarded combat cards, by character and kind."""
        self.played = played
        """Combat cards played in this combat round."""
        self.fight = fight
        """The combat round; 0 outside combat."""
        self.foes = foes
        """The enemies in their row: twice the kind, and 1 more for a card with the Loot icon."""
        self.foe_health = foe_health
        """The Health of each."""
        self.wounds = wounds
        """Damage tokens on each enemy, by character; those of nobody last."""
        self.stunned = stunned
        """A mask of the enemies that are Stunned."""
        self.foe_used = foe_used
        """A mask of the enemies that have done what they do once."""
        self.fallen = fallen
        """Defeated enemies by their place in the row, the last one last."""
        self.resting = resting
        """A mask of the characters that sit out this combat round."""
        self.extra_power = extra_power
        """Combat Power each has more in this combat round."""
        self.whetted = whetted
        """What the first Damage of each gets more in this combat round."""
        self.guarded = guarded
        """A mask of the characters whose Priority 3 cards cost nothing in this combat round."""
        self.skipping = skipping
        """1 if enemies do not attack in this combat round."""
        self.dealt = dealt
        """Damage each has dealt in this combat round."""
        self.power = power
        """Combat Power the attacker has left."""
        self.target = target
        """The enemy he attacks; NOTHING before he has chosen."""
        self.strikes = strikes
        """Damage his cards have added up to."""
        self.thrown = thrown
        """Damage he has thrown at other enemies than his own."""
        self.rewards = rewards
        """The Reward deck by who drew each card, the card of nobody last; NOTHING where it is gone or not drawn yet."""
        self.reward_backs = reward_backs
        """The colours of its cards; NOTHING where a card is gone."""
        self.reward_knows = reward_knows
        self.offer = offer
        """The treasure that is being offered; NOTHING if none is."""
        self.piles = piles
        """Damage tokens of each character in the Reward Phase."""
        self.bids = bids
        """Reward Points, or Energy, bidden by each for what is offered."""
        self.trophies = trophies
        """Kinds of enemies each has taken as trophies. Inner lists are replaced, never changed."""
        self.trophy_knows = trophy_knows
        """All have seen them being taken,"""
        self.trophy_shows = trophy_shows
        """and they lie hidden under the board of their owner."""
        self.enemy_deck = enemy_deck
        """Enemy cards still to come; numbers as in `foes`."""
        self.enemy_discards = enemy_discards
        self.beaten = beaten
        """Enemies defeated since the last boss came, in Exploration."""
        self.tokens = tokens
        """How many search tokens lie in each room."""
        self.tops = tops
        """The top token of each room, if somebody has looked at it; else NOTHING."""
        self.top_backs = top_backs
        """The colour of the tokens of each room; NOTHING where the board has no such room."""
        self.top_knows = top_knows
        self.token_bags = token_bags
        """Search tokens nobody has seen: for each colour, counts by kind."""
        self.tokens_used = tokens_used
        """Those that are back in the box, by kind."""
        self.goods = goods
        """What Gob-Li still has for sale."""
        self.change_to = change_to
        """The board to which the story changes at the end of this Refresh Phase; NOTHING if it does not."""
        self.actions = actions
        """Actions each still has in this Refresh Phase."""
        self.votes = votes
        """How often the group has been asked in this Move Phase."""
        self.ending = ending
        """How it ended: WON, LOST or SCORED; 0 while it is being played."""
        self.closing = closing
        """The letter that chose the closing words; NOTHING before."""

    def copy(self) -> Castle:
        return Castle(
            self.castle_box,
            self.round,
            self.phase,
            self.health,
            self.clarity,
            self.leader,
            self.board,
            self.group,
            self.clean.copy(),
            self.opened,
            self.small,
            self.story,
            self.event,
            self.letters.copy(),
            self.done_once.copy(),
            self.events_read,
            self.event_deck.copy(),
            self.event_used.copy(),
            self.alert,
            self.summoned,
            self.wards,
            self.again,
            self.gift,
            self.softened,
            self.lurking.copy(),
            self.agents.copy(),
            self.energy.copy(),
            self.points.copy(),
            self.skilled,
            self.proposals.copy(),
            self.changes,
            self.declined,
            self.initiative,
            self.overwhelmed,
            self.last_initiative,
            self.boss_wounds.copy(),
            self.last_wounds,
            self.boss_health,
            self.boss_stunned,
            self.faces.copy(),
            self.backs.copy(),
            self.knows.copy(),
            self.marks.copy(),
            self.held.copy(),
            self.held_backs.copy(),
            self.held_knows.copy(),
            [bag.copy() for bag in self.treasure_decks],
            self.treasure_discards.copy(),
            self.treasures_gone.copy(),
            self.orders.copy(),
            self.keepers,
            self.hands.copy(),
            self.hand_knows,
            self.hand_backs,
            [bag.copy() for bag in self.decks],
            self.discards.copy(),
            self.played.copy(),
            self.fight,
            self.foes.copy(),
            self.foe_health.copy(),
            self.wounds.copy(),
            self.stunned,
            self.foe_used,
            self.fallen.copy(),
            self.resting,
            self.extra_power.copy(),
            self.whetted.copy(),
            self.guarded,
            self.skipping,
            self.dealt.copy(),
            self.power,
            self.target,
            self.strikes,
            self.thrown,
            self.rewards.copy(),
            self.reward_backs.copy(),
            self.reward_knows.copy(),
            self.offer,
            self.piles.copy(),
            self.bids.copy(),
            self.trophies.copy(),
            self.trophy_knows,
            self.trophy_shows,
            self.enemy_deck.copy(),
            self.enemy_discards.copy(),
            self.beaten,
            self.tokens.copy(),
            self.tops.copy(),
            self.top_backs.copy(),
            self.top_knows.copy(),
            [bag.copy() for bag in self.token_bags],
            self.tokens_used.copy(),
            self.goods.copy(),
            self.change_to,
            self.actions.copy(),
            self.votes,
            self.ending,
            self.closing,
        )

    def might_be(self, field: str, index: int) -> list[tuple[int, int]]:
        """The orders of others are imagined as those everybody begins with."""
        return [(FIRST_ORDERS, 1)]

    def rooms(self) -> dict[str, list[int]]:
        """A full row, a reward for everybody and one more, and a treasure of Gob-Li's in each colour."""
        wide = self.castle_box.characters + 1
        rows: dict[str, list[int]] = {name: [ROW] for name in ("foes", "foe_health", "fallen")}
        rewards: dict[str, list[int]] = {name: [wide] for name in ("rewards", "reward_backs", "reward_knows")}
        return {**rows, **rewards, "wounds": [ROW * wide], "clean": [CLEAN_TOKENS], "goods": [3]}

    def order(self) -> list[int]:
        """All characters, from the Leader clockwise. One list for all who ask: it is not to be changed."""
        return self.castle_box.orders[self.leader]

    def keeper(self, character: int) -> Seat:
        return self.castle_box.keepers[character]

    def is_chaos(self, character: int) -> bool:
        return character >= self.box.seats

    def colour(self, room: int) -> int:
        """The colour of a room on this board; NOTHING if there is no such room."""
        return self.castle_box.rows.boards[self.board].colours[room]

    def treasure(self, place: int) -> Treasure:
        """The treasure that lies in a place, by its number among all places of all characters."""
        return self.castle_box.rows.treasures[self.faces[place]]


Steps = tuple[Step[Castle], ...]
