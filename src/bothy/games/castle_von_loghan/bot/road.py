"""Where a seasoned player would go: to the next card of the story once the group is ready, or to get stronger."""

from __future__ import annotations

from typing import Final

from bothy.games.castle_von_loghan.bot.hoarding import (
    sneak_hope,
    token_hope,
    token_worth,
    treasure_hope,
    treasures_left,
)
from bothy.games.castle_von_loghan.bot.minds import Mind
from bothy.games.castle_von_loghan.bot.mood import FIGHT, POINT, mean_danger, mood
from bothy.games.castle_von_loghan.bot.valuing import mean_power
from bothy.games.castle_von_loghan.box import BOSS_EVERY, FORCING, TIMELINE
from bothy.games.castle_von_loghan.choices import GO, SNEAK, Door, Go, Travel, door
from bothy.games.castle_von_loghan.content.rows import BLUE, PLACES, RED, ROOMS, VIOLET, Cover, StoryCard
from bothy.games.castle_von_loghan.effects.effect import Effect
from bothy.games.castle_von_loghan.exploration.data_points import ENERGY_A_POINT
from bothy.games.castle_von_loghan.move.ways import has_keys, is_locked, next_to, passable
from bothy.games.castle_von_loghan.shared_costs import PayShare
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel.notation import Choice
from bothy.kernel.table import NOTHING

STEPS_COST: Final = [1.0, 2.5, 6.0]
"""What it costs to walk into a room of each colour that is not clean."""
FORCED: Final = 4.0
"""What it costs to force a door on the way."""
PATIENCE: Final = 75
"""The Round from which on there is no more time to get ready."""
POWER_FOR: Final = [0.0, 1.0, 1.7, 2.6, 3.0]
HEALTH_FOR: Final = [9, 11, 12, 14, 15]
CLARITY_FOR: Final = [0, 3, 5, 7, 8]
"""The mean Combat Power, the Health and the Clarity one wants before a card that threatens nothing, Green, Blue or Red
Enemies, or a Boss."""
LOOT: Final = 0.5
"""How often a fight brings trophies."""
ALERT: Final = 0.6
"""How often there is a fight in a room that is not clean."""
PART_OF_SET: Final = 0.5
"""What a trophy may add to a set."""
SPOILS: Final = [0.4, 0.5, 0.9]
"""The Data Points of the Energy that a fight with Enemies of each colour brings."""
BESIDE: Final = [0.0, 0.05, 0.3]
"""What it is worth to stand next to a room of each colour, to sneak into it."""
FEAR: Final = 1.2
"""What a Health of the group is worth to one of it."""
NEED: Final = 5.0
"""How many times what a fight costs the group should have."""
CROWD: Final = 1.0
"""How much more a fight costs for each Enemy that lurks."""
DREAD: Final = 2.0
"""What it costs to enter a room that may be the end of the group, for each Health that is missing."""
FIRST: Final = 30.0
"""What is there for nothing comes before what costs an event."""
ENOUGH: Final = 0.2
"""What a small turn must be worth."""
WORTH_IT: Final = 0.5
"""What a journey must be worth."""


def way(castle: Castle, seat: int, choices: list[Choice], mind: Mind) -> Choice:
    """For somebody who has a say in it, the room to enter next, or the door to force."""
    goal = goals(castle)
    if goal and is_ready(castle, mind):
        step = toward(castle, goal, choices)
        if step is not None:
            return step
    if mind.level.reckons and not castle.castle_box.story_mode:
        return field_trip(castle, seat, choices, mind)
    return pasture(castle, goal, choices, mind)


# The story


def next_cards(castle: Castle) -> list[StoryCard]:
    """The cards of the story that may be read next, as far as their covers are known."""
    story = castle.castle_box.rows.story
    return [story[card] for card in castle.open_cards() if not story[card].cover.hidden]


def goals(castle: Castle) -> list[int]:
    """The rooms in which the story goes on."""
    rooms = 0
    for card in next_cards(castle):
        if card.cover.at == "room" and len(castle.clean) >= card.cover.clean:
            for room in rooms_of(castle, card.cover):
                rooms |= 1 << room
    return [room for room in range(ROOMS) if rooms >> room & 1]


def rooms_of(castle: Castle, cover: Cover) -> list[int]:
    """The rooms of this board in which a card is read."""
    return [
        room
        for room in cover.rooms or range(ROOMS)
        if castle.colour(room) >= 0 and (cover.colour < 0 or castle.colour(room) == cover.colour)
    ]


def is_ready(castle: Castle, mind: Mind) -> bool:
    """Whether the group is strong and well enough for what the story brings next."""
    caution = mind.level.caution
    if castle.health < 8 + min(caution, 0.0) / 2:
        return False
    if castle.round > PATIENCE:
        return True
    threat = max([threat_of(castle, card) for card in next_cards(castle)], default=0)
    return (
        mean_power(castle) >= POWER_FOR[threat] + min(caution, 0.0) / 4
        and castle.health >= min(HEALTH_FOR[threat] + caution, 15)
        and castle.clarity >= min(CLARITY_FOR[threat] + caution, 10)
    )


def threat_of(castle: Castle, card: StoryCard) -> int:
    """How dangerous a card is: 0 for no Enemies, then one more for Green, Blue, Red, and a Boss."""
    colours = (
        [castle.colour(room) for room in rooms_of(castle, card.cover)] if card.cover.rooms else [card.cover.colour]
    )
    worst = max([summoned_by(effect) for effect in card.ending], default=0)
    return max(worst, max(colours, default=-1))


def summoned_by(effect: Effect) -> int:
    """What an effect, or one that may follow from it, brings upon the group: 0, or a colour and 1."""
    if effect.do == "boss":
        return VIOLET + 1
    worst = effect.colour + 1 if effect.do in ("summon", "join") else 0
    return max([worst, *[summoned_by(other) for other in effect.then]])


def toward(castle: Castle, goal: list[int], choices: list[Choice]) -> Choice | None:
    """The first stop of the easiest way to one of these rooms."""
    cost = [1000.0] * PLACES
    before = [NOTHING] * PLACES
    through = [NOTHING] * PLACES
    cost[castle.group] = 0.0
    open_now = [False] * PLACES
    keys = has_keys(castle)
    ways = castle.castle_box.ways[castle.board]
    while True:
        here = NOTHING
        for place in range(PLACES):
            if not open_now[place] and cost[place] < 1000.0 and (here == NOTHING or cost[place] < cost[here]):
                here = place
        if here == NOTHING:
            return None
        open_now[here] = True
        if here in goal and here != castle.group:
            break
        for other, connection in ways[here]:
            price = cost[here] + stop_cost(castle, other)
            if not passable(castle, connection, keys):
                if not is_locked(castle, connection):
                    continue
                price += FORCED
            if price < cost[other]:
                cost[other], before[other], through[other] = price, here, connection
    path = [here]
    while before[path[-1]] != castle.group:
        path.append(before[path[-1]])
    for place in reversed(path):
        connection = through[place]
        if not passable(castle, connection, keys):
            one, other = castle.castle_box.rows.connections[connection]
            forcing = door(one, other)
            return forcing if forcing in choices else None
        if place < ROOMS and (place not in castle.clean or place == here):
            return GO[place] if GO[place] in choices else None
    return None


def stop_cost(castle: Castle, place: int) -> float:
    if place >= ROOMS:
        return 0.01
    if place in castle.clean:
        return 0.05
    colour = castle.colour(place)
    return STEPS_COST[colour] + 0.5 * castle.lurking[colour] if colour >= 0 else 1000.0


def pasture(castle: Castle, goal: list[int], choices: list[Choice], mind: Mind) -> Choice:
    """A room to get stronger in: easy, with tokens, and near rooms to sneak into."""
    some = [choice for choice in choices if isinstance(choice, Go)]
    if not some:
        return choices[0]
    return some[mind.best([room_worth(castle, choice.room, goal) for choice in some])]


def room_worth(castle: Castle, room: int, goal: list[int]) -> float:
    """What a room is worth to a group that has to get stronger."""
    if room in castle.clean:
        return -30.0
    colour = castle.colour(room)
    worth = -1.2 * STEPS_COST[colour] - 0.8 * castle.lurking[colour] + 0.2 * castle.tokens[room]
    if room in goal:
        worth -= 3.0
    if not castle.castle_box.story_mode:
        worth += 0.8 * colour if castle.health > 11 and mean_power(castle) > 1.5 + colour else 0.0
    for other, _ in castle.castle_box.ways[castle.board][room]:
        if other < ROOMS and other not in castle.clean:
            worth += 0.1 * castle.colour(other)
    return worth


# Exploration


def field_trip(castle: Castle, seat: int, choices: list[Choice], mind: Mind) -> Choice:
    """A room that pays, a Clean one where there is something for nothing, or a door behind which one pays more."""
    some = [choice for choice in choices if isinstance(choice, (Go, Door))]
    if not some:
        return choices[0]
    hopes = [hope(castle, colour, mind, ALERT) for colour in range(VIOLET)]
    alarmed = [hope(castle, colour, mind, 1.0) for colour in range(VIOLET)]
    worths: list[float] = []
    for choice in some:
        if isinstance(choice, Go):
            worths.append(prospect(castle, seat, choice.room, hopes))
        else:
            worths.append(behind(castle, seat, choice, choices, alarmed))
    return some[mind.best(worths)]


def hope(castle: Castle, colour: int, mind: Mind, alert: float) -> float:
    """What a room of a colour promises in Exploration: trophies and spoils, less what its fight may cost."""
    lurking = castle.lurking[colour]
    fights = 1.0 if lurking else alert
    gain = fights * POINT * (LOOT * (castle.castle_box.trophy[colour] + PART_OF_SET) + SPOILS[colour])
    strength = (0.7 + min(mean_power(castle), 3.5)) * mind.level.greed
    cost = FIGHT[colour] * (1.0 + CROWD * lurking) * 2.0 / strength
    if castle.beaten >= BOSS_EVERY:
        gain += fights * POINT * castle.castle_box.trophy[VIOLET] / castle.castle_box.characters
        cost += FIGHT[VIOLET] * 2.0 / strength
    worth = gain - FEAR * fights * cost * mean_danger(mood(castle))
    return worth - DREAD * max(0.0, NEED * cost + 4.0 - castle.health)


def prospect(castle: Castle, seat: int, room: int, hopes: list[float]) -> float:
    """What a room is worth in Exploration: what its colour promises, its tokens, and what lies next to it."""
    if room in castle.clean:
        worth = for_nothing(castle, seat, room)
        return FIRST + worth if worth > ENOUGH else -30.0
    worth = hopes[castle.colour(room)] + 0.1 * castle.tokens[room]
    beside = next_to(castle, room)
    for other in range(ROOMS):
        if beside >> other & 1 and other not in castle.clean:
            worth += BESIDE[castle.colour(other)]
    return worth


def for_nothing(castle: Castle, seat: int, room: int) -> float:
    """What a small turn in a Clean room is worth to one of the group: a token that is left for him, or a Sneak."""
    turn = (seat - castle.leader) % castle.castle_box.characters
    worth = 0.0
    if castle.tokens[room] > turn:
        known = castle.tops[room] if turn == 0 else NOTHING
        worth = token_worth(castle, seat, known) if known >= 0 else token_hope(castle, seat, castle.colour(room))
    if castle.clarity > turn:
        beside = next_to(castle, room)
        for other in range(ROOMS):
            if beside >> other & 1 and other not in castle.clean:
                worth = max(worth, sneak_hope(castle, seat, SNEAK[other]))
    return worth


def behind(castle: Castle, seat: int, choice: Door, choices: list[Choice], hopes: list[float]) -> float:
    """What a locked door is worth: the best room behind it, with Enemies for certain, less what the Leader pays."""
    price = POINT * FORCING / ENERGY_A_POINT if seat == castle.leader else 0.0
    worths = [
        hopes[castle.colour(room)] + 0.1 * castle.tokens[room] - price
        for room in (choice.one, choice.other)
        if room < ROOMS and room not in castle.clean and castle.colour(room) >= 0 and GO[room] not in choices
    ]
    return max(worths, default=-30.0)


def journey(castle: Castle, character: int, choices: list[Choice], mind: Mind) -> Choice:
    """To another timeline, if what is drawn there is worth more than what is paid, and nothing is left for him here."""
    boards = [choice for choice in choices if isinstance(choice, Travel)]
    if not mind.level.reckons or trip_worth(castle, character, castle.energy[character]) <= WORTH_IT:
        return choices[0]
    if castle.group in castle.clean and for_nothing(castle, character, castle.group) > ENOUGH:
        return choices[0]
    return boards[mind.best([board_worth(castle, character, choice.board) for choice in boards])]


def trip_worth(castle: Castle, character: int, energy: int) -> float:
    """What so much Energy for a journey is worth to who pays it: the treasures it brings, less its Data Points."""
    price = castle.castle_box.for_a_treasure
    if not price:
        return -100.0
    drawn = min(energy, TIMELINE * castle.castle_box.characters) // price
    red = min(drawn, max(0, treasures_left(castle, RED)))
    worth = red * treasure_hope(castle, character, RED) + (drawn - red) * treasure_hope(castle, character, BLUE)
    return worth - POINT * drawn * price / ENERGY_A_POINT


def board_worth(castle: Castle, character: int, board: int) -> float:
    """What the rooms of a board promise: the mean of what their tokens are worth."""
    colours = [colour for colour in castle.castle_box.rows.boards[board].colours if colour >= 0]
    return sum([token_hope(castle, character, colour) for colour in colours]) / len(colours)


def share(castle: Castle, step: PayShare, choices: list[Choice]) -> Choice:
    """Of a journey one pays as much as brings treasures that are worth it, and what is missing to that."""
    most = len(choices) - 1
    left = step.total - sum(step.pledged)
    if trip_worth(castle, step.character, most) <= 0.0:
        return choices[0]
    return choices[most if most == left else most - most % castle.castle_box.for_a_treasure]
