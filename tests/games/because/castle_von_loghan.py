"""What reasons of Castle von Loghan say, looked into by other ways than they are found."""

from __future__ import annotations

from bothy.games.castle_von_loghan.choices import CARD_KEYS, LEFT, RIGHT, slot
from bothy.games.castle_von_loghan.content.rows import COLOURS, MELEE, ROOM_KEYS
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import DROPPED, STORY
from bothy.kernel import Luck, Position, Reason
from games.because.checking import Case, Check, said

FIGHT = "round = 5\nphase = 4\nfight = 2\nagents = [0, 1, 5]\n"
SCENES = [
    f"castle-von-loghan, 3 seats\nhand 0: miss counter\nhand 1: hit\nenemies: skeleton\n{FIGHT}next: MoreCards 0",
    "castle-von-loghan, 3 seats\nclarity = 10\nhealth = 15\nagents = [0, 1, 5]\nphase = 6\nnext: ActTurn 0",
    "castle-von-loghan, 3 seats\nhealth = 4\nagents = [0, 1, 5]\nphase = 6\nnext: ActTurn 0",
    f"castle-von-loghan, 3 seats\nhand 0: hit parry aid counter miss\nenemies: skeleton\n{FIGHT}next: DiscardAny 0 0",
    f"castle-von-loghan, 3 seats\nthing 0/left: potion\nthing 0/right: smelling-salts\nhealth = 4\nclarity = 3\n"
    f"enemies: skeleton\n{FIGHT}next: Arm 0 0",
    f"castle-von-loghan, 3 seats\nthing 0/left: whetstone\nthing 0/right: smoke-bulb\nthing 0/belt: borrowed-minute\n"
    f"enemies: skeleton\n{FIGHT}next: Arm 0 0",
]
BLOWS = ("hit", "critical-hit", "clever-attack")


def room(case: Case) -> int:
    return ROOM_KEYS.index(case.choice.notation.removeprefix("go "))


def gone(case: Case) -> tuple[Castle, bool]:
    """The table once all have said so and the group has gone there, and whether a card of the story is on it."""
    position = case.position.copy()
    position.sealed.clear()
    for seat in position.asking():
        position.answer(seat, case.choice)
    if not position.over() and not position.asking() and position.odds():
        position.wander(Luck(seed=1))
    castle: Castle = position.table
    return castle, castle.event >= STORY


def hand(case: Case) -> list[str]:
    return [CARD_KEYS[card] for card in case.position.table.hands[case.seat]]


def struck(case: Case) -> dict[str, int]:
    """What the board says of an attack once the card is played."""
    position = case.position.copy()
    position.answer(case.seat, case.choice)
    found = case.game.figures(position.sight(case.seat))["attack"]
    assert isinstance(found, dict)
    return found


def fells(case: Case, reason: Reason) -> bool:
    attack = struck(case)
    return bool(attack["falls"]) and attack["damage"] == said(reason, "damage") >= said(reason, "left")


def draw(case: Case, reason: Reason) -> bool:
    castle = case.position.table
    deck = {CARD_KEYS[kind]: many for kind, many in enumerate(castle.decks[case.seat])}
    return bool(said(reason) == sum(deck[blow] for blow in BLOWS) and said(reason, "m") == sum(deck.values()))


def counters(case: Case, reason: Reason) -> bool:
    costs = {"counter": 1, "hard-counter": 2}
    lost = case.choice.notation.removeprefix("discard ")
    held = [lost] if lost in costs else hand(case)
    return sum(costs.get(card, 0) for card in held) == said(reason) > 0


def weak(case: Case, reason: Reason) -> bool:
    """One blow does two Damage: the board says so once the Enemy is aimed at and the blow played."""
    position = case.position.copy()
    position.answer(case.seat, case.choice)
    blows = [choice for choice in position.choices(case.seat) if choice.notation.endswith((" hit", "critical-hit"))]
    if not blows:  # then by what lies in the hands
        foe = case.position.table.enemy(int(case.choice.notation.removeprefix("enemy ")) - 1)
        return any(foe.weakness & some for some in types_in_hands(case.position.table, whose(case))) == said(reason)
    position.answer(case.seat, blows[0])
    found = case.game.figures(position.sight(case.seat))["attack"]
    assert isinstance(found, dict)
    return int(found["bonus"]) >= said(reason) == 1


def stands(case: Case, reason: Reason) -> bool:
    """It takes no more than all that attack would, and something."""
    threat = case.figures()["threat"]
    taken = (said(reason, "health"), said(reason, "clarity"))
    return any(taken) and taken[0] <= threat["health"] and taken[1] <= threat["clarity"]


def clean(case: Case, reason: Reason) -> bool:
    castle = case.position.table
    there = len(castle.clean)
    wants = [cover["clean"] for cover in case.figures()["covers"]]
    return room(case) not in castle.clean and said(reason) == there + 1 and said(reason, "m") in wants


def thrown(case: Case) -> str:
    return case.choice.notation.removeprefix("discard ")


def parry(case: Case, reason: Reason) -> bool:
    return bool(thrown(case) == "parry" and case.position.table.clarity == said(reason))


def keeps_counters(case: Case, reason: Reason) -> bool:
    held = hand(case)
    return held.count("counter") + 2 * held.count("hard-counter") == said(reason) > 0


def rises(case: Case, reason: Reason, track: str) -> bool:
    """Whether the group gains so much of it, as far as the track goes."""
    now, then = getattr(case.position.table, track), getattr(paid(case).table, track)
    return bool(now == said(reason, "now") and then == min(now + said(reason), said(reason, "most")))


def stuns(case: Case, reason: Reason) -> bool:
    """Whether one is asked whom, or, where there is only one, whether that one is."""
    position = paid(case)
    return type(position.step()).__name__ == "StunWhich" or position.table.stunned != case.position.table.stunned


def paid(case: Case) -> Position[Castle]:
    """The position once it was said and paid for, whoever does, and what found no place is lost."""
    position = case.position.copy()
    position.answer(case.seat, case.choice)
    while position.asking() and type(position.step()).__name__ in ("PayShare", "TooMuch"):
        position.answer(position.asking()[0], position.choices(position.asking()[0])[-1])
    return position


def whose(case: Case) -> int:
    """The character of a treasure or a skill; else who arms."""
    words = case.choice.notation.split()
    if words[0] in ("use", "skill"):
        return int(words[1]) - 1
    character: int = case.sight.agenda[-1].character  # type: ignore[attr-defined]
    return character


def power(case: Case, position: Position[Castle]) -> int:
    """What the board says of these hands."""
    told: list[int] = case.game.figures(position.sight(case.seat))["combat_power"]  # type: ignore[assignment]
    return told[whose(case)]


def types_in_hands(castle: Castle, character: int) -> list[int]:
    """The types of what lies in these hands; bare ones are Melee."""
    rows = castle.castle_box.rows
    held = castle.faces[slot(character, LEFT) : slot(character, RIGHT) + 1]
    dropped = castle.marks[slot(character, LEFT) : slot(character, RIGHT) + 1]
    types = [
        rows.treasures[face].types for face, mark in zip(held, dropped, strict=True) if face >= 0 and not mark & DROPPED
    ]
    return [some for some in types if some] or [MELEE]


def weaker(castle: Castle, character: int) -> int:
    """How many Enemies that stand are weak against a type of what lies in these hands."""
    mine = types_in_hands(castle, character)
    there = [castle.enemy(foe) for foe in range(len(castle.foes)) if foe not in castle.fallen]
    return sum(any(one.weakness & some for some in mine) for one in there)


def suits(case: Case, reason: Reason) -> bool:
    before: Castle = case.position.table
    stand = len(before.foes) - len(before.fallen)
    told = weaker(paid(case).table, whose(case)), weaker(before, whose(case)), stand
    return told == (said(reason), said(reason, "now"), said(reason, "m")) and told[0] != told[1]


def fits(case: Case, reason: Reason) -> bool:
    castle: Castle = case.position.table
    stand = len(castle.foes) - len(castle.fallen)
    return (weaker(castle, whose(case)), stand) == (said(reason), said(reason, "m")) and said(reason) > 0


def tokens(case: Case, reason: Reason) -> bool:
    """So many are there, and the one on top is not shown to whoever asks."""
    group = case.position.table.group
    return bool(case.position.table.tokens[group] == said(reason) > 0 and case.sight.table.tops[group] < 0)


def recharges(case: Case, reason: Reason) -> bool:
    """Of what one receives, others who have ordered it may draw; so it is looked at before they do."""
    before, after = case.position.table.energy, case.after().energy
    return bool(before[case.seat] == said(reason, "now") and sum(after) - sum(before) == said(reason))


CHECKS: dict[str, Check] = {
    "power": lambda case, reason: (
        power(case, paid(case)) == said(reason) != said(reason, "now") == power(case, case.position)
    ),
    "suits": suits,
    "holds": lambda case, reason: case.choice.notation == "done" and power(case, case.position) == said(reason),
    "fits": fits,
    "parry": parry,
    "aid": lambda case, reason: thrown(case) == "aid",
    "miss": lambda case, reason: thrown(case) == "miss",
    "keeps-blows": lambda case, reason: sum(card in BLOWS for card in hand(case)) == said(reason) > 0,
    "keeps-counters": keeps_counters,
    "heals": lambda case, reason: rises(case, reason, "health"),
    "clears": lambda case, reason: rises(case, reason, "clarity"),
    "no-attacks": lambda case, reason: paid(case).table.skipping == 1 > case.position.table.skipping,
    "stuns": stuns,
    "whets": lambda case, reason: sum(paid(case).table.whetted) - sum(case.position.table.whetted) == said(reason) > 0,
    "reads": lambda case, reason: gone(case)[1],
    "small": lambda case, reason: room(case) in case.position.table.clean and not 0 <= gone(case)[0].event < STORY,
    "clean": clean,
    "danger": lambda case, reason: COLOURS[case.position.table.colour(room(case))] == reason.message.values["colour"],
    "full-health": lambda case, reason: case.after().health == case.position.table.health,
    "full-clarity": lambda case, reason: case.after().clarity == case.position.table.clarity,
    "low": lambda case, reason: case.position.table.health == said(reason) < 6 and said(reason, "most") == 15,
    "dark": lambda case, reason: case.position.table.clarity == 0 and case.position.table.health == said(reason),
    "seen": lambda case, reason: case.sight.table.tops[case.position.table.group] >= 0,
    "tokens": tokens,
    "recharges": recharges,
    "draw": draw,
    "counters": counters,
    "blows": lambda case, reason: sum(card in BLOWS for card in hand(case)) == said(reason) > 0,
    "no-blow": lambda case, reason: not any(card in BLOWS for card in hand(case)),
    "loses-blow": lambda case, reason: case.choice.notation.removeprefix("discard ") in BLOWS,
    "weak": weak,
    "stands": stands,
    "fells": fells,
    "spare": lambda case, reason: struck(case)["spare"] == said(reason) > 0,
    "hurts": lambda case, reason: struck(case)["remains"] == said(reason) > 0,
    "own-card": lambda case, reason: (
        case.position.table.rewards[case.seat] >= 0 and case.position.table.points[case.seat] == said(reason)
    ),
}
