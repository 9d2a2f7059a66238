"""The table of Castle von Loghan: castle, group, decks, what everybody carries, and the enemies in their row."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.box import CLARITY, CLEAN_TOKENS, ENERGY, HEALTH, ROW, CastleBox
from bothy.games.castle_von_loghan.choices import KEPT, ON_ALERT, ON_BIG_GAIN, ON_COIN, ON_LAST_HEALTH, Slot
from bothy.games.castle_von_loghan.content.rows import (
    GROUNDS,
    ROOMS,
    VIOLET,
    Cover,
    Enemy,
    EnemyCard,
    Treasure,
    kind_of_card,
)
from bothy.games.castle_von_loghan.terms import SETTING_UP
from bothy.kernel.audience import NOTHING, Bag, Seen
from bothy.kernel.step import Step
from bothy.kernel.table import Seat, Table, boxed, field, public

FIRST_ORDERS: Final = 1 << ON_ALERT | 1 << ON_COIN | 1 << ON_BIG_GAIN | 1 << ON_LAST_HEALTH
"""Standing orders as they are at the start."""
HAND: Final = 40
"""More combat cards than anybody can hold."""
SHELF: Final = 120
"""More trophies than anybody can take."""


class Castle(Table):
    castle_box: CastleBox = boxed()
    round: int = public(0, "The Round being played; 0 during set-up.", group="The Round")
    phase: int = public(SETTING_UP, "The phase of the Round; SETTING_UP before the first.")
    health: int = public(HEALTH, "The Health of the group.")
    clarity: int = public(CLARITY, "The Clarity of the group.")
    leader: int = public(0, "The character with the Leader token.")
    board: int = public(
        lambda box: box.first_board, "The board on the table: past, anomaly or future.", group="The castle"
    )
    group: int = public(GROUNDS, "The place of the group.")
    clean: list[int] = public([], "Rooms with a Clean Token, the oldest first.", room=[CLEAN_TOKENS])
    opened: int = public(0, "A mask of the connections whose doors have been opened on this board.")
    small: int = public(0, "1 in a turn in a Clean room, where only Search and Sneak are allowed.")
    lingered: int = public(0, "1 if the turn before was such a one.")
    pages: list[int] = public(
        [],
        "The cards of the story that have been read, in order, by number.",
        room=lambda box: [len(box.rows.story)],
        group="Events and the story",
    )
    flags: int = public(0, "A mask of what the story remembers of earlier choices.")
    event: int = public(
        NOTHING, "The event being resolved: a random one, or STORY and the number of a story card; NOTHING if none is."
    )
    letters: list[int] = public(
        lambda box: [NOTHING] * box.characters, "The Decision card each character has shown; NOTHING before."
    )
    done_once: list[int] = public([], "Effects of this event that happen once and have happened.")
    events_read: int = public(0, "Random events resolved so far.")
    event_deck: list[int] = field(
        Bag(), lambda box: [1] * len(box.rows.events), "Random events that are still to come, by number."
    )
    event_used: list[int] = public(lambda box: [0] * len(box.rows.events), "Those that lie aside.")
    alert: int = public(
        NOTHING, "What the coin of the next Alert is bound to show: HEADS, TAILS, or NOTHING.", group="Alerts and coins"
    )
    summoned: int = public(0, "1 if the event of this Round has summoned enemies.")
    wards: int = public(0, "Tails of Alert coins that will count as Heads in this Round.")
    again: int = public(0, "1 while a coin is about to be flipped again.")
    gift: int = public(0, "The Energy that somebody is receiving, while others may draw from it.")
    softened: int = public(0, "Health that the attack being resolved takes less.")
    lurking: list[int] = public([0] * VIOLET, "How many enemies lurk on each deck of events.")
    agents: list[int] = public(
        lambda box: [NOTHING] * box.characters,
        "The agent of each character; NOTHING before it is chosen.",
        group="The characters",
    )
    energy: list[int] = public(lambda box: [ENERGY] * box.characters, "Energy Spheres of each character.")
    points: list[int] = public(lambda box: [0] * box.characters, "Reward Points of each character.")
    skilled: int = public(0, "A mask of the characters that have used their skill in this Round.")
    proposals: list[int] = public(lambda box: [0] * box.characters, "Trades each character has proposed in this Round.")
    changes: int = public(0, "How often hands have been changed at this pause.")
    declined: int = public(
        0, "What nobody wanted to pay for in this Round: a mask of characters whose skill, and from bit 6 doors."
    )
    initiative: int = public(0, "A mask of the characters with Initiative.", group="What waits for the next fight")
    overwhelmed: int = public(0, "A mask of those that are Overwhelmed.")
    last_initiative: int = public(0, "A mask of those who will have Initiative in the last fight.")
    boss_wounds: list[int] = public(
        lambda box: [0] * (box.characters + 1),
        "Damage that waits for the next boss, by character, that of nobody last.",
    )
    last_wounds: int = public(0, "Damage of nobody that waits for the last boss.")
    boss_health: int = public(0, "By how much the next boss is healthier than printed.")
    boss_stunned: int = public(0, "1 if the next boss begins Stunned.")
    faces: list[int] = field(
        Seen("knows", pool="treasure_decks", backs="backs"),
        lambda box: [NOTHING] * (box.characters * KEPT),
        "The treasures of each character, place by place; NOTHING where none lies.",
        group="Treasures",
    )
    backs: list[int] = public(lambda box: [NOTHING] * (box.characters * KEPT), "The colours of their backs.")
    knows: list[int] = public(
        lambda box: [0] * (box.characters * KEPT), "Who has seen each, as a mask; it goes wherever the treasure goes."
    )
    marks: list[int] = public(
        lambda box: [0] * (box.characters * KEPT),
        "What cannot be used now: DROPPED for this combat round, USED in this Round, SPENT in this combat.",
    )
    held: list[int] = field(
        Seen("held_knows", pool="treasure_decks", backs="held_backs"),
        [NOTHING],
        "A treasure that somebody must find a place for.",
    )
    held_backs: list[int] = public([NOTHING], "The colour of its back.")
    held_knows: list[int] = public([0], "Who has seen it, as a mask.")
    treasure_decks: list[list[int]] = field(
        Bag(),
        lambda box: [
            [box.treasure_copies if treasure.colour == colour else 0 for treasure in box.rows.treasures]
            for colour in range(VIOLET + 1)
        ],
        "Treasures still to come: for each colour, counts by kind.",
    )
    treasure_discards: list[int] = public(
        lambda box: [0] * len(box.rows.treasures), "Treasures that were discarded, by kind."
    )
    treasures_gone: list[int] = public(lambda box: [0] * len(box.rows.treasures), "Treasures that are out of the game.")
    orders: list[int] = field(
        Seen("keepers"),
        lambda box: [FIRST_ORDERS] * box.characters,
        "The standing orders of each character, a mask of reactions.",
        group="Standing orders",
    )
    keepers: list[int] = public(
        lambda box: box.keeper_masks, "For each character the mask of the seat that answers for it.", copied=0
    )
    hands: list[list[int]] = field(
        Seen("hand_knows", pool="decks", backs="hand_backs"),
        lambda box: [[] for _ in range(box.characters)],
        "The combat cards of each character. Inner lists are replaced, never changed, so copies share them.",
        copied=1,
        group="Combat cards",
    )
    hand_knows: list[list[int]] = public(
        lambda box: [[mask] * HAND for mask in box.keeper_masks],
        "Who sees a hand: for each of its cards, the seat that keeps the character.",
        copied=0,
    )
    hand_backs: list[list[int]] = public(
        lambda box: [[character] * HAND for character in range(box.characters)],
        "From whose deck a hand comes.",
        copied=0,
    )
    decks: list[list[int]] = field(
        Bag(),
        lambda box: [box.combat_copies.copy() for _ in range(box.characters)],
        "The combat deck of each character, counts by kind.",
    )
    discards: list[int] = public(
        lambda box: [0] * (box.characters * box.kinds), "Discarded combat cards, by character and kind."
    )
    played: list[int] = public(
        lambda box: [0] * (box.characters * box.kinds), "Combat cards played in this combat round."
    )
    fight: int = public(0, "The combat round; 0 outside combat.", group="The fight")
    foes: list[EnemyCard] = public(
        [], "The enemies in their row: twice the kind, and 1 more for a card with the Loot icon.", room=[ROW]
    )
    foe_health: list[int] = public([], "The Health of each.", room=[ROW])
    wounds: list[int] = public(
        [],
        "Damage tokens on each enemy, by character; those of nobody last.",
        room=lambda box: [ROW * (box.characters + 1)],
    )
    stunned: int = public(0, "A mask of the enemies that are Stunned.")
    foe_used: int = public(0, "A mask of the enemies that have done what they do once.")
    fallen: list[int] = public([], "Defeated enemies by their place in the row, the last one last.", room=[ROW])
    resting: int = public(0, "A mask of the characters that sit out this combat round.")
    extra_power: list[int] = public(
        lambda box: [0] * box.characters, "Combat Power each has more in this combat round."
    )
    whetted: list[int] = public(
        lambda box: [0] * box.characters, "What the first Damage of each gets more in this combat round."
    )
    guarded: int = public(0, "A mask of the characters whose Priority 3 cards cost nothing in this combat round.")
    skipping: int = public(0, "1 if enemies do not attack in this combat round.")
    dealt: list[int] = public(lambda box: [0] * box.characters, "Damage each has dealt in this combat round.")
    power: int = public(0, "Combat Power the attacker has left.")
    target: int = public(NOTHING, "The enemy he attacks; NOTHING before he has chosen.")
    strikes: int = public(0, "Damage his cards have added up to.")
    thrown: int = public(0, "Damage he has thrown at other enemies than his own.")
    rewards: list[int] = field(
        Seen("reward_knows", pool="treasure_decks", backs="reward_backs"),
        [],
        "The Reward deck by who drew each card, the card of nobody last; NOTHING where it is gone.",
        room=lambda box: [box.characters + 1],
        group="Rewards and trophies",
    )
    reward_backs: list[int] = public(
        [], "The colours of its cards; NOTHING where a card is gone.", room=lambda box: [box.characters + 1]
    )
    reward_knows: list[int] = public(
        [], "Who has seen each of its cards, as a mask.", room=lambda box: [box.characters + 1]
    )
    offer: int = public(NOTHING, "The treasure that is being offered; NOTHING if none is.")
    aside: list[int] = public(
        [],
        "Treasures that nobody wanted as a reward: they lie open until the Reward deck is through.",
        room=lambda box: [box.characters + 1],
    )
    piles: list[int] = public(lambda box: [0] * box.characters, "Damage tokens of each character in the Reward Phase.")
    bids: list[int] = public(
        lambda box: [0] * box.characters, "Reward Points, or Energy, bidden by each for what is offered."
    )
    trophies: list[list[EnemyCard]] = field(
        Seen("trophy_knows", shows="trophy_shows"),
        lambda box: [[] for _ in range(box.characters)],
        "Kinds of enemies each has taken as trophies. Inner lists are replaced, never changed.",
        copied=1,
    )
    trophy_knows: list[list[int]] = public(
        lambda box: [[-1] * SHELF for _ in range(box.characters)], "All have seen them being taken,", copied=0
    )
    trophy_shows: list[list[int]] = public(
        lambda box: [[mask] * SHELF for mask in box.keeper_masks],
        "and they lie hidden under the board of their owner.",
        copied=0,
    )
    enemy_deck: list[int] = field(
        Bag(),
        lambda box: box.enemy_cards.copy(),
        "Enemy cards still to come; numbers as in `foes`.",
        group="Enemies to come",
    )
    enemy_discards: list[int] = public(
        lambda box: [0] * len(box.enemy_cards), "Enemy cards that were discarded; numbers as in `foes`."
    )
    beaten: int = public(0, "Enemies defeated since the last boss came, in Exploration.")
    tokens: list[int] = public([0] * ROOMS, "How many search tokens lie in each room.", group="Search tokens")
    tops: list[int] = field(
        Seen("top_knows", pool="token_bags", backs="top_backs"),
        [NOTHING] * ROOMS,
        "The top token of each room, if somebody has looked at it; else NOTHING.",
    )
    top_backs: list[int] = public(
        [NOTHING] * ROOMS, "The colour of the tokens of each room; NOTHING where the board has no such room."
    )
    top_knows: list[int] = public([0] * ROOMS, "Who has looked at the top token of each room, as a mask.")
    token_bags: list[list[int]] = field(
        Bag(),
        lambda box: [
            [token.copies if token.colour == colour else 0 for token in box.rows.tokens] for colour in range(VIOLET)
        ],
        "Search tokens nobody has seen: for each colour, counts by kind.",
    )
    tokens_used: list[int] = public(lambda box: [0] * len(box.rows.tokens), "Those that are back in the box, by kind.")
    goods: list[int] = public([], "What Gob-Li still has for sale.", room=[3], group="Gob-Li, and the end of a Round")
    change_to: int = public(
        NOTHING, "The board to which the story changes at the end of this Refresh Phase; NOTHING if it does not."
    )
    actions: list[int] = public(lambda box: [0] * box.characters, "Actions each still has in this Refresh Phase.")
    votes: int = public(0, "How often the group has been asked in this Move Phase.")
    ending: int = public(0, "How it ended: WON, LOST or SCORED; 0 while it is being played.")
    closing: int = public(NOTHING, "The number of the closing that was told; NOTHING before.")

    def might_be(self, field: str, index: int) -> list[tuple[int, int]]:
        """The orders of others are imagined as those everybody begins with."""
        return [(FIRST_ORDERS, 1)]

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

    @property
    def story(self) -> int:
        """How many cards of the story have been read."""
        return len(self.pages)

    def open_cards(self) -> list[int]:
        """The cards of the story for which nothing but the place and the moment is missing, by number."""
        if not self.castle_box.story_mode:
            return []
        return [
            number
            for number, card in enumerate(self.castle_box.rows.story)
            if number not in self.pages and card.cover.is_open(self.pages, self.flags, self.board_to_come(card.cover))
        ]

    def board_to_come(self, cover: Cover) -> int:
        """The board on which a cover is looked at: for an arrival the one to which the story changes."""
        return self.change_to if cover.at == "arrival" and self.change_to != NOTHING else self.board

    def covers(self) -> list[Cover]:
        """The covers that all can read: of rooms that bring the story on, or else of what it waits for."""
        story = self.castle_box.rows.story
        shown = [story[card].cover for card in self.open_cards() if not story[card].cover.hidden]
        rooms = [cover for cover in shown if cover.at == "room"]
        if rooms and self.change_to == NOTHING:
            return rooms
        moments = ["arrival"] if self.change_to != NOTHING else ["start"] if not self.pages else ["victory"]
        return [cover for cover in shown if cover.at in moments][:1]

    def next_cover(self) -> Cover | None:
        """The first of them; None if there is none."""
        covers = self.covers()
        return covers[0] if covers else None

    def enemy(self, foe: int) -> Enemy:
        """An enemy by its place in the row."""
        return self.castle_box.rows.enemies[kind_of_card(self.foes[foe])]

    def treasure(self, slot: Slot) -> Treasure:
        """The treasure that lies in a place."""
        return self.castle_box.rows.treasures[self.faces[slot]]


Steps = tuple[Step[Castle], ...]
