"""How a story of Castle von Loghan is played: how often every card, outcome and closing is reached, and at what price.

    python tools/castle_story.py --games 1000 --seats 3 --difficulty normal

Plays games of mixed bots: every seat has a level and a temper of the game's by lot. `--bot sharp` gives all the same
mind. Of a hundred Decision cards `--whim` are laid on a whim, as people do who are curious. Told are the share of games
in which each card was read, each letter chosen and each closing told; how much of what was read two plays that were won
have in common; what each fight with a Boss cost; and where it was lost.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import mean

from bothy.games import find
from bothy.games.castle_von_loghan.bot.minds import levels
from bothy.games.castle_von_loghan.content.rows import BOARDS, LETTERS, PLACE_KEYS, VIOLET
from bothy.games.castle_von_loghan.event.decisions import DecideAll
from bothy.games.castle_von_loghan.table import Castle
from bothy.games.castle_von_loghan.terms import COMBAT, STORY, WON
from bothy.kernel import Chance, Luck, Position

PAIRS = 20_000
"""How many pairs of plays are compared."""
FORK = "guest"
"""The flag that the first fork sets."""


class Play:
    """A game that was played, and what is worth counting of it."""

    def __init__(
        self, position: Position[Castle], letters: list[tuple[str, int]], fights: list[tuple[str, int]]
    ) -> None:
        self.table = position.table
        self.letters = letters
        """Cards and random events with a letter somebody chose for them."""
        self.fights = fights
        """Bosses, each with the Health the fight has cost."""
        self.won = self.table.ending == WON

    @property
    def cards(self) -> set[int]:
        return set(self.table.pages)

    @property
    def road(self) -> bool:
        return bool(self.table.flags >> self.table.castle_box.rows.flags.index(FORK) & 1)


def play(seats: int, options: dict[str, str], minds: list[str], whim: int, luck: Luck) -> Play:
    game = find("castle-von-loghan")
    position = game.new(seats, options)
    table = position.table
    assert isinstance(table, Castle)
    letters: list[tuple[str, int]] = []
    fights: list[tuple[str, int]] = []
    fighting, before = "", 0
    while not position.over():
        step = position.step()
        if isinstance(step, Chance):
            position.happen(step.toss(table, luck))
        elif not position.asking():
            speakers = position.speakers()
            position.hear(speakers[luck.below(len(speakers))])
        else:
            seat = position.asking()[0]
            choices = position.choices(seat)
            if isinstance(step, DecideAll) and luck.below(100) < whim:
                choice = choices[luck.below(len(choices))]
            else:
                choice = game.knack(position.sight(seat), choices, minds[seat], luck.word())
            if isinstance(step, DecideAll):
                letters.append((table.castle_box.rows.event(table.event).key, LETTERS.index(choice.notation[-1])))
            position.seal(seat, choice)
        boss = boss_of(table) if table.phase == COMBAT else ""
        if boss and not fighting:
            fighting, before = boss, table.health
        elif fighting and not boss:
            fights.append((fighting, before - max(table.health, 0)))
            fighting = ""
    if fighting:
        fights.append((fighting, before - max(table.health, 0)))
    return Play(position, letters, fights)


def boss_of(table: Castle) -> str:
    """The boss in the row; empty if there is none."""
    enemies = table.castle_box.rows.enemies
    found = [enemies[card // 2].key for card in table.foes if card >= 0 and enemies[card // 2].colour == VIOLET]
    return found[0] if found else ""


def shared(one: Play, other: Play) -> float:
    """The cards in both, by the mean of the two lengths."""
    return 2 * len(one.cards & other.cards) / (len(one.cards) + len(other.cards))


def share(count: int, of: int) -> str:
    return f"{100 * count / max(of, 1):5.1f} %"


def tell(plays: list[Play], luck: Luck) -> Iterable[str]:
    rows = plays[0].table.castle_box.rows
    won = [one for one in plays if one.won]
    count = len(plays)
    yield f"{count} games, won {share(len(won), count)}; Rounds {mean(p.table.round for p in plays):.1f}"
    if won:
        lengths = [len(p.cards) for p in won]
        rounds = mean(p.table.round for p in won)
        yield f"won plays: {mean(lengths):.1f} cards ({min(lengths)}-{max(lengths)}), Rounds {rounds:.1f}"
    if FORK in rows.flags:
        yield f"first fork: {FORK} {share(sum(p.road for p in plays if len(p.cards) > 1), count)}"
    drawn = [(luck.below(len(won)), luck.below(len(won))) for _ in range(PAIRS if won else 0)]
    pairs = [(won[one], won[other]) for one, other in drawn if one != other]
    if pairs:
        yield f"two won plays share {100 * mean(shared(*pair) for pair in pairs):.0f} % of their cards"
        apart = [pair for pair in pairs if FORK in rows.flags and pair[0].road != pair[1].road]
        if apart:
            yield f"two that parted at the first fork share {100 * mean(shared(*pair) for pair in apart):.0f} %"
    yield "\ncards read, and of those who chose there the letters"
    letters = Counter(letter for p in plays for letter in p.letters)
    read = Counter(card for p in plays for card in p.cards)
    for number, card in enumerate(rows.story):
        yield line(card.key, read[number], count, letters)
    yield "\nrandom events met, and the letters"
    for event in rows.events:
        met = sum(1 for p in plays if any(key == event.key for key, _ in p.letters))
        yield line(event.key, met, count, letters)
    yield "\nclosings told, of all that were won"
    closings = Counter(p.table.closing for p in won)
    for number, closing in enumerate(rows.closings):
        yield f"  {closing.key:24} {share(closings[number], len(won))}  {closings[number]}"
    yield "\nHealth that a fight with a Boss has cost"
    costs: dict[str, list[int]] = defaultdict(list)
    for p in plays:
        for boss, cost in p.fights:
            costs[boss].append(cost)
    for boss, some in sorted(costs.items()):
        yield f"  {boss:24} {mean(some):5.1f}  ({len(some)} fights)"
    yield "\nlost in"
    lost = Counter((p.table.board, p.table.group) for p in plays if not p.won)
    for (board, place), times in lost.most_common():
        there = [p for p in plays if not p.won and (p.table.board, p.table.group) == (board, place)]
        told = sum(1 for one in there if one.table.event >= STORY)
        part = share(times, count - len(won))
        yield f"  {BOARDS[board]:8} {PLACE_KEYS[place]:16} {part}  {times}, at story cards {told}"


def line(key: str, met: int, count: int, letters: Counter[tuple[str, int]]) -> str:
    chosen = [letters[key, letter] for letter in range(4)]
    told = " ".join(
        [f"{name.upper()} {share(times, sum(chosen))}" for name, times in zip(LETTERS, chosen, strict=True)]
    )
    return f"  {key:26} {share(met, count)}  {told}  {'' if all(chosen) and met else 'NEVER'}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How often every card, outcome and closing of a story is reached.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--story", default="eighteenth")
    parser.add_argument("--bot", default="", help="the mind of all seats: a level, and perhaps a temper")
    parser.add_argument("--whim", type=int, default=25, help="Decision cards laid on a whim, of a hundred")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    luck = Luck(wanted.seed)
    names = [wanted.bot] if wanted.bot else list(levels())
    plays: list[Play] = []
    for _ in range(wanted.games):
        minds = [names[luck.below(len(names))] for _ in range(wanted.seats)]
        options = {"difficulty": wanted.difficulty, "story": wanted.story}
        plays.append(play(wanted.seats, options, minds, wanted.whim, Luck(luck.word())))
    print("\n".join(tell(plays, luck)))


if __name__ == "__main__":
    main()
