"""The table of Castle von Loghan: castle, group, decks, what everybody carries, and the enemies in their row."""

from __future__ import annotations

from typing import ClassVar, Final

from bothy.games.loghan.box import CLARITY, ENERGY, HEALTH, MOST_ENERGY, CastleBox
from bothy.games.loghan.choices import (
    BELT,
    KEPT,
    LEFT,
    LOOSE,
    ON_ALERT,
    ON_BIG_GAIN,
    ON_COIN,
    ON_LAST_HEALTH,
    PACK,
    RIGHT,
)
from bothy.games.loghan.rows import (
    GROUNDS,
    LOCKED,
    MELEE,
    OPEN,
    PLACES,
    ROOMS,
    SIZELESS,
    SMALL,
    VIOLET,
    Treasure,
)
from bothy.games.loghan.rows import STORY as STORY_DOOR
from bothy.kernel.step import Step
from bothy.kernel.table import NOTHING, Audience, Bag, Public, Seat, Seen, Table

SETTING_UP, MOVE, EVENT, ALERT, COMBAT, REWARD, REFRESH = range(7)
"""Phases."""
PHASES: Final = ["setting-up", "move", "event", "alert", "combat", "reward", "refresh"]
STORY: Final = 100
"""The number of a card of the story as an event is this and its place in the story."""
HEADS: Final = 0
TAILS: Final = 1
WON, LOST, SCORED = 1, 2, 3
"""How a game can end."""
DROPPED: Final = 3
"""In marks: combat rounds, this one among them, in which a treasure cannot be used."""
USED: Final = 4
"""In marks: used in this Round."""
SPENT: Final = 8
"""In marks: used in this combat."""
FIRST_ORDERS: Final = 1 << ON_ALERT | 1 << ON_COIN | 1 << ON_BIG_GAIN | 1 << ON_LAST_HEALTH
"""Standing orders as they are at the start."""
HAND: Final = 40
"""More combat cards than anybody can hold."""
SHELF: Final = 120
"""More trophies than anybody can take."""


BARE_HANDS: Final[list[Treasure]] = []
"""What lies in hands that hold nothing."""


class Castle(Table):
    audiences: ClassVar[dict[str, Audience]] = {
        "round": Public(),
        "phase": Public(),
        "health": Public(),
        "clarity": Public(),
        "leader": Public(),
        "board": Public(),
        "group": Public(),
        "clean": Public(),
        "opened": Public(),
        "small": Public(),
        "story": Public(),
        "event": Public(),
        "letters": Public(),
        "done_once": Public(),
        "events_read": Public(),
        "event_deck": Bag(),
        "event_used": Public(),
        "alert": Public(),
        "summoned": Public(),
        "wards": Public(),
        "again": Public(),
        "gift": Public(),
        "softened": Public(),
        "lurking": Public(),
        "agents": Public(),
        "energy": Public(),
        "points": Public(),
        "skilled": Public(),
        "proposals": Public(),
        "changes": Public(),
        "declined": Public(),
        "initiative": Public(),
        "overwhelmed": Public(),
        "last_initiative": Public(),
        "boss_wounds": Public(),
        "last_wounds": Public(),
        "boss_health": Public(),
        "boss_stunned": Public(),
        "faces": Seen("knows", pool="treasure_decks", backs="backs"),
        "backs": Public(),
        "knows": Public(),
        "marks": Public(),
        "held": Seen("held_knows", pool="treasure_decks", backs="held_backs"),
        "held_backs": Public(),
        "held_knows": Public(),
        "treasure_decks": Bag(),
        "treasure_discards": Public(),
        "treasures_gone": Public(),
        "orders": Seen("keepers"),
        "keepers": Public(),
        "hands": Seen("hand_knows", pool="decks", backs="hand_backs"),
        "hand_knows": Public(),
        "hand_backs": Public(),
        "decks": Bag(),
        "discards": Public(),
        "played": Public(),
        "fight": Public(),
        "foes": Public(),
        "foe_health": Public(),
        "wounds": Public(),
        "stunned": Public(),
        "foe_used": Public(),
        "fallen": Public(),
        "resting": Public(),
        "extra_power": Public(),
        "whetted": Public(),
        "guarded": Public(),
        "skipping": Public(),
        "dealt": Public(),
        "power": Public(),
        "target": Public(),
        "strikes": Public(),
        "thrown": Public(),
        "rewards": Seen("reward_knows", pool="treasure_decks", backs="reward_backs"),
        "reward_backs": Public(),
        "reward_knows": Public(),
        "offer": Public(),
        "piles": Public(),
        "bids": Public(),
        "trophies": Seen("trophy_knows", shows="trophy_shows"),
        "trophy_knows": Public(),
        "trophy_shows": Public(),
        "enemy_deck": Bag(),
        "enemy_discards": Public(),
        "beaten": Public(),
        "tokens": Public(),
        "tops": Seen("top_knows", pool="token_bags", backs="top_backs"),
        "top_backs": Public(),
        "top_knows": Public(),
        "token_bags": Bag(),
        "tokens_used": Public(),
        "goods": Public(),
        "change_to": Public(),
        "actions": Public(),
        "votes": Public(),
        "ending": Public(),
        "closing": Public(),
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

    # Characters

    def order(self) -> list[int]:
        """All characters, from the Leader clockwise."""
        count = self.castle_box.characters
        return [(self.leader + turn) % count for turn in range(count)]

    def keeper(self, character: int) -> Seat:
        return self.castle_box.keepers[character]

    def is_chaos(self, character: int) -> bool:
        return character >= self.box.seats

    def reach(self, character: int) -> list[int]:
        """The characters to the left and right."""
        count = self.castle_box.characters
        left, right = (character + 1) % count, (character - 1) % count
        return [left] if left == right else sorted([left, right])

    # Tracks

    def add_energy(self, character: int, energy: int) -> None:
        self.energy[character] = max(0, min(MOST_ENERGY, self.energy[character] + energy))

    def add_clarity(self, clarity: int) -> None:
        self.clarity = min(CLARITY, self.clarity + clarity)

    # The castle

    def colour(self, room: int) -> int:
        """The colour of a room on this board; NOTHING if there is no such room."""
        return self.castle_box.rows.boards[self.board].colours[room]

    def has_keys(self) -> bool:
        """Whether somebody has a treasure, shown to all, that opens locked doors for the group."""
        box = self.castle_box
        for kind in box.keys:
            if self.treasure_decks[box.rows.treasures[kind].colour][kind] < box.treasure_copies:
                for place, face in enumerate(self.faces):
                    if face == kind and self.knows[place] == -1 and self.can_equip(place // KEPT, place % KEPT):
                        return True
        return False

    def passable(self, connection: int, keys: bool) -> bool:
        """Whether the group can go through a door."""
        kind = self.castle_box.rows.boards[self.board].doors[connection]
        return kind == OPEN or self.opened >> connection & 1 == 1 or (keys and self.is_locked(connection))

    def is_locked(self, connection: int) -> bool:
        """Whether a door is locked, and not by the story; in Exploration doors of the story are like others."""
        kind = self.castle_box.rows.boards[self.board].doors[connection]
        locked = kind == LOCKED or (kind == STORY_DOOR and not self.castle_box.story_mode)
        return locked and not self.opened >> connection & 1

    def ways_on(self) -> tuple[int, int]:
        """Where a move can end, as a mask of rooms; and the locked doors the group can walk up to, as a mask.

        The group walks through corridors and Clean rooms; it can stop in a Clean room, and must where it enters a room
        with an open question mark.
        """
        keys = self.has_keys()
        box = self.castle_box
        ways = box.ways[self.board]
        doors = box.rows.boards[self.board].doors
        clean = 0
        for room in self.clean:
            clean |= 1 << room
        opened = self.opened
        seen = 1 << self.group
        rooms = seen & clean
        locked = 0
        queue = [self.group]
        for place in queue:
            for other, connection in ways[place]:
                if doors[connection] == OPEN or opened >> connection & 1:
                    shut = False
                elif self.is_locked(connection):
                    locked |= 1 << connection
                    shut = not keys
                else:
                    shut = True
                if shut or seen >> other & 1:
                    continue
                seen |= 1 << other
                if other >= ROOMS:
                    queue.append(other)
                else:
                    rooms |= 1 << other
                    if clean >> other & 1:
                        queue.append(other)
        return rooms, locked

    def destinations(self) -> list[int]:
        """The rooms in which a move can end."""
        rooms = self.ways_on()[0]
        return [room for room in range(ROOMS) if rooms >> room & 1]

    def locked_ahead(self) -> list[int]:
        """Connections with a locked door that the group can walk up to."""
        locked = self.ways_on()[1]
        return [connection for connection in range(len(self.castle_box.rows.connections)) if locked >> connection & 1]

    def adjacent(self) -> list[int]:
        """The rooms that share an open door or a corridor with the room of the group."""
        keys = self.has_keys()
        ways = self.castle_box.ways[self.board]
        found = 0
        for place, connection in ways[self.group]:
            if self.passable(connection, keys):
                if place < ROOMS:
                    found |= 1 << place
                else:
                    for other, further in ways[place]:
                        if other < ROOMS and other != self.group and self.passable(further, keys):
                            found |= 1 << other
        return [room for room in range(ROOMS) if found >> room & 1]

    def distances(self) -> list[int]:
        """How many doors each place is away from the group."""
        ways = self.castle_box.ways[self.board]
        away = [PLACES] * PLACES
        away[self.group] = 0
        queue = [self.group]
        for place in queue:
            for other, _ in ways[place]:
                if away[other] == PLACES:
                    away[other] = away[place] + 1
                    queue.append(other)
        return away

    # Treasures

    def treasure(self, place: int) -> Treasure:
        """The treasure that lies in a place, by its number among all places of all characters."""
        return self.castle_box.rows.treasures[self.faces[place]]

    def things(self, character: int) -> list[int]:
        """The places of a character in which something lies."""
        start = character * KEPT
        return [place for place in range(KEPT) if self.backs[start + place] != NOTHING]

    def empty_handed(self, character: int) -> bool:
        """Whether a character carries nothing at all."""
        start = character * KEPT
        return self.backs[start : start + KEPT].count(NOTHING) == KEPT

    def lift(self, place: int) -> None:
        """Nothing lies here any more."""
        self.faces[place] = NOTHING
        self.backs[place] = NOTHING
        self.knows[place] = 0
        self.marks[place] = 0

    def move(self, source: int, target: int) -> None:
        """Move a treasure to another place of the same character; in hands and inventory all see it."""
        self.faces[target] = self.faces[source]
        self.backs[target] = self.backs[source]
        self.knows[target] = self.knows[source] if PACK <= target % KEPT < LOOSE else -1
        self.marks[target] = self.marks[source]
        self.lift(source)

    def hands_needed(self, kind: int) -> int:
        return 2 if self.castle_box.rows.treasures[kind].hands == 2 else 1

    def two_handed(self, character: int) -> bool:
        """Whether the weapon in a character's hands takes both."""
        face = self.faces[character * KEPT + LEFT]
        return face >= 0 and self.castle_box.rows.treasures[face].hands == 2

    def free_hand(self, character: int) -> int:
        """A hand that is empty, or NOTHING."""
        start = character * KEPT
        if self.backs[start + LEFT] == NOTHING:
            return LEFT
        if self.backs[start + RIGHT] == NOTHING and not self.two_handed(character):
            return RIGHT
        return NOTHING

    def empty(self, character: int, first: int, last: int) -> int:
        """The first empty place among some, or NOTHING."""
        start = character * KEPT
        for place in range(first, last):
            if self.backs[start + place] == NOTHING:
                return place
        return NOTHING

    def room_for(self, character: int, kind: int) -> int:
        """Where a new treasure would be put: hands for what is wielded, then backpack, inventory, hands; or NOTHING.

        In Exploration small things go into the backpack first, where others do not see them.
        """
        row = self.castle_box.rows.treasures[kind]
        if row.size == SIZELESS:
            return self.empty(character, LOOSE, KEPT)
        hand = self.free_hand(character)
        if row.hands == 2 and not self.bare(character):
            hand = NOTHING
        hides = row.size == SMALL and not self.castle_box.story_mode
        if row.hands > 0 and hand != NOTHING and not hides:
            return hand
        if row.size == SMALL:
            place = self.empty(character, PACK, LOOSE)
            if place != NOTHING:
                return place
        place = self.empty(character, BELT, PACK)
        return hand if place == NOTHING else place

    def bare(self, character: int) -> bool:
        """Whether both hands are empty."""
        start = character * KEPT
        return self.backs[start + LEFT] == NOTHING and self.backs[start + RIGHT] == NOTHING

    def can_equip(self, character: int, place: int) -> bool:
        """Whether a treasure is in a hand or could be taken into one, for as long as it takes to use it."""
        start = character * KEPT
        if place < PACK or place >= LOOSE:
            return True
        if self.free_hand(character) != NOTHING and self.hands_needed(self.faces[start + place]) == 1:
            return True
        if self.empty(character, BELT, PACK) != NOTHING:
            return True
        for hand in (LEFT, RIGHT):
            face = self.faces[start + hand]
            if face >= 0 and self.castle_box.rows.treasures[face].size == SMALL:
                return True
        return False

    def has_trait(self, character: int, trait: str) -> int:
        """The sum of a trait over what a character could equip."""
        start = character * KEPT
        total = 0
        for place in range(KEPT):
            face = self.faces[start + place]
            if face >= 0:
                row = self.castle_box.rows.treasures[face]
                if row.traits:
                    number = row.trait(trait)
                    if number and self.can_equip(character, place):
                        total += number
        return total

    def cloak_cheaper(self, character: int) -> int:
        """How much less the Invisibility Cloak costs a character, by the best of what he could equip."""
        start = character * KEPT
        best = 0
        for place in range(KEPT):
            face = self.faces[start + place]
            if face >= 0:
                row = self.castle_box.rows.treasures[face]
                if row.traits and row.cheaper("cloak") > best and self.can_equip(character, place):
                    best = row.cheaper("cloak")
        return best

    # What is equipped in a fight

    def equipped(self, character: int) -> list[Treasure]:
        """The treasures in a character's hands that are not Dropped."""
        start = character * KEPT
        if self.faces[start] < 0 and self.faces[start + RIGHT] < 0:
            return BARE_HANDS
        found: list[Treasure] = []
        for hand in (LEFT, RIGHT):
            face = self.faces[start + hand]
            if face >= 0 and not self.marks[start + hand] & DROPPED:
                found.append(self.castle_box.rows.treasures[face])
        return found

    def types(self, character: int) -> int:
        """The types of a character's weapons, as a mask; who has none fights Melee."""
        types = 0
        for row in self.equipped(character):
            types |= row.types
        return types or MELEE

    def combat_power(self, character: int) -> int:
        """What a character's hands give, and 1 without a weapon; and what was added for this combat round."""
        some = self.equipped(character)
        weapons = 0
        power = 0
        for row in some:
            weapons |= row.types
        for row in some:
            if row.power_with == 0 or row.power_with & weapons:
                power += row.power
        if weapons == 0:
            power += 1
        return power + self.extra_power[character]

    def trait(self, character: int, trait: str) -> int:
        """The sum of a trait over what is in a character's hands."""
        total = 0
        for row in self.equipped(character):
            if row.traits:
                total += row.trait(trait)
        return total

    def cheaper(self, character: int, what: str) -> int:
        """How much less something costs by what is in a character's hands."""
        total = 0
        for row in self.equipped(character):
            if row.traits:
                total += row.cheaper(what)
        return total

    # Combat cards

    def cards(self, character: int, kind: int) -> int:
        """How many cards of a kind a character holds."""
        return self.hands[character].count(kind)

    def leave_hand(self, character: int, kind: int) -> None:
        """A card of this kind leaves the hand."""
        hand = self.hands[character].copy()
        hand.remove(kind)
        self.hands[character] = hand

    # Enemies

    def alive(self, foe: int) -> bool:
        return foe not in self.fallen

    def living(self) -> list[int]:
        fallen = self.fallen
        return [foe for foe in range(len(self.foes)) if foe not in fallen]

    def hurt(self, foe: int) -> int:
        """Damage tokens on an enemy."""
        width = self.castle_box.characters + 1
        return sum(self.wounds[foe * width : (foe + 1) * width])

    def tokens_of(self, character: int) -> int:
        """Damage tokens of a character on all enemies."""
        return sum(self.wounds[character :: self.castle_box.characters + 1])

    def weakness(self, foe: int) -> int:
        return self.castle_box.rows.enemies[self.foes[foe] // 2].weakness

    def foe_colour(self, foe: int) -> int:
        return self.castle_box.rows.enemies[self.foes[foe] // 2].colour


Steps = tuple[Step[Castle], ...]


def fresh(box: CastleBox) -> Castle:
    """The table before anybody has chosen an agent."""
    characters, rows = box.characters, box.rows
    kept = characters * KEPT
    decks = [[0] * len(rows.treasures) for _ in range(VIOLET + 1)]
    for kind, treasure in enumerate(rows.treasures):
        decks[treasure.colour][kind] = box.treasure_copies
    bags = [[0] * len(rows.tokens) for _ in range(VIOLET)]
    for kind, token in enumerate(rows.tokens):
        bags[token.colour][kind] = token.copies
    return Castle(
        box,
        round=0,
        phase=SETTING_UP,
        health=HEALTH,
        clarity=CLARITY,
        leader=0,
        board=box.first_board,
        group=GROUNDS,
        clean=[],
        opened=0,
        small=0,
        story=0,
        event=NOTHING,
        letters=[NOTHING] * characters,
        done_once=[],
        events_read=0,
        event_deck=[1] * len(rows.events),
        event_used=[0] * len(rows.events),
        alert=NOTHING,
        summoned=0,
        wards=0,
        again=0,
        gift=0,
        softened=0,
        lurking=[0] * VIOLET,
        agents=[NOTHING] * characters,
        energy=[ENERGY] * characters,
        points=[0] * characters,
        skilled=0,
        proposals=[0] * characters,
        changes=0,
        declined=0,
        initiative=0,
        overwhelmed=0,
        last_initiative=0,
        boss_wounds=[0] * (characters + 1),
        last_wounds=0,
        boss_health=0,
        boss_stunned=0,
        faces=[NOTHING] * kept,
        backs=[NOTHING] * kept,
        knows=[0] * kept,
        marks=[0] * kept,
        held=[NOTHING],
        held_backs=[NOTHING],
        held_knows=[0],
        treasure_decks=decks,
        treasure_discards=[0] * len(rows.treasures),
        treasures_gone=[0] * len(rows.treasures),
        orders=[FIRST_ORDERS] * characters,
        keepers=box.keeper_masks,
        hands=[[] for _ in range(characters)],
        hand_knows=[[mask] * HAND for mask in box.keeper_masks],
        hand_backs=[[character] * HAND for character in range(characters)],
        decks=[box.combat_copies.copy() for _ in range(characters)],
        discards=[0] * (characters * box.kinds),
        played=[0] * (characters * box.kinds),
        fight=0,
        foes=[],
        foe_health=[],
        wounds=[],
        stunned=0,
        foe_used=0,
        fallen=[],
        resting=0,
        extra_power=[0] * characters,
        whetted=[0] * characters,
        guarded=0,
        skipping=0,
        dealt=[0] * characters,
        power=0,
        target=NOTHING,
        strikes=0,
        thrown=0,
        rewards=[],
        reward_backs=[],
        reward_knows=[],
        offer=NOTHING,
        piles=[0] * characters,
        bids=[0] * characters,
        trophies=[[] for _ in range(characters)],
        trophy_knows=[[-1] * SHELF for _ in range(characters)],
        trophy_shows=[[mask] * SHELF for mask in box.keeper_masks],
        enemy_deck=box.enemy_cards.copy(),
        enemy_discards=[0] * len(box.enemy_cards),
        beaten=0,
        tokens=[0] * ROOMS,
        tops=[NOTHING] * ROOMS,
        top_backs=[NOTHING] * ROOMS,
        top_knows=[0] * ROOMS,
        token_bags=bags,
        tokens_used=[0] * len(rows.tokens),
        goods=[],
        change_to=NOTHING,
        actions=[0] * characters,
        votes=0,
        ending=0,
        closing=NOTHING,
    )
