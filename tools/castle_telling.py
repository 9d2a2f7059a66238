"""What games of Castle von Loghan come to, told as a document: see castle_figures.py."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import mean

from bothy.games import find
from bothy.games.castle_von_loghan.content.rows import COLOURS, LETTERS, Rows
from bothy.games.castle_von_loghan.table import Castle
from bothy.kernel import Luck
from bothy.lab.tally import wilson
from castle_plays import Play, Setting

PAIRS = 20_000
"""How many pairs of plays are compared."""
FORK = "guest"
"""The flag that the first fork sets."""
FIRST_FIGHTS = ["table-for-knives", "the-seating-plan", "the-wood-objects", "striking-thirteen"]
LAST_FIGHTS = ["the-echo-regent", "a-gentleman-seated", "the-king-of-one-hour"]
SOURCES = ["trophies", "sets", "treasures that count", "treasures disenchanted", "Spheres"]

Played = list[tuple[str, Setting, list[Play]]]

HEAD = """# Castle von Loghan in figures

How bots play the castle, counted by `python tools/castle_figures.py`. It plays what is missing, goes on where it was
stopped, and writes this page of the games there are; each table says how many. Intervals are 95 %. How to tell a story
of one's own: [castle-story.md](castle-story.md); why the numbers are what they are: [decision
34](decisions/0034-a-second-printing.md).
"""

PLAYED_BY = """All games of this page were played by edition `{}`: the rules version, and a digest of the content, the
rules and what bots think.
"""


def document(there: Played, edition: str) -> str:
    """The page, of the games there are, and of what they were played by."""
    groups: dict[str, list[tuple[Setting, list[Play]]]] = defaultdict(list)
    for group, setting, games in there:
        if games:
            groups[group].append((setting, games))
    stories = [run for run in groups["mixed"] if not run[0].options]
    parts = [HEAD, PLAYED_BY.format(edition)]
    wins = groups["sharp"] + groups["levels"] + groups["before"]
    if wins:
        parts.append("\n".join(winning(wins)))
        parts.append("\n".join(ends(groups["sharp"] + groups["before"])))
        parts.append("\n".join(fights(groups["sharp"] + groups["before"] + stories)))
        parts.append("\n".join(losses(groups["sharp"])))
    if stories:
        parts.append("\n".join(reading(stories)))
    if groups["mixed"]:
        parts.append("\n".join(reached(groups["mixed"])))
    if groups["exploration"]:
        parts.append("\n".join(exploration(groups["exploration"])))
    parts.append("\n".join(habits([run for some in groups.values() for run in some])))
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterable[str]:
    yield "| " + " | ".join(heads) + " |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield "| " + " | ".join(str(cell) for cell in row) + " |"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(hits: float, count: int) -> str:
    low, high = wilson(hits, count)
    return f"{100 * low:.0f} to {100 * high:.0f} %"


def winning(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """How often the story is won, and how long it takes."""
    yield "## The story: won\n"
    rows = []
    for setting, games in runs:
        won = [game for game in games if game.won]
        rounds = [game.rounds for game in won]
        cards = [len(game.cards) for game in won]
        length = f"{mean(cards):.1f} ({min(cards)} to {max(cards)})" if won else ""
        rows.append(
            [
                setting.name(),
                len(games),
                percent(len(won) / len(games)),
                interval(len(won), len(games)),
                f"{mean(rounds):.1f}" if won else "",
                length,
            ]
        )
    yield from table(["who", "games", "won", "95 %", "Rounds of a win", "cards read"], rows)


def ends(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """What the first Boss costs and the last, all roads taken together."""
    yield "## The story: its first Boss and its last\n"
    yield "The Health that they take from the group, on average of all roads; the first is the fight that a road has in"
    yield "his place.\n"
    rows: list[list[object]] = []
    for setting, games in runs:
        row: list[object] = [setting.name()]
        for cards in (FIRST_FIGHTS, LAST_FIGHTS):
            costs = [fight.cost for game in games for fight in game.fights if fight.card in cards]
            row += [len(costs), f"{mean(costs):.1f}" if costs else ""]
        rows.append(row)
    yield from table(["who", "first fights", "Health", "last fights", "Health"], rows)


def fights(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """What the fights of the story cost."""
    yield "## The story: what its fights cost\n"
    yield "Health that a fight took from the group, and of how many groups all of it. In bold the first Boss, or the"
    yield "fight a road has in his place; in italics the last. Cards with fewer than ten fights are left out.\n"
    rows = []
    for setting, games in runs:
        found: dict[str, list[tuple[int, bool]]] = defaultdict(list)
        for game in games:
            for fight in game.fights:
                if not fight.card.startswith("~"):
                    found[fight.card].append((fight.cost, fight.cost >= fight.before))
        rows += [[setting.name(), *told_fight(card, found[card])] for card in sorted(found) if len(found[card]) > 9]
    yield from table(["who", "card", "fights", "Health", "the end of the group"], rows)


def told_fight(card: str, some: list[tuple[int, bool]]) -> list[object]:
    name = f"**{card}**" if card in FIRST_FIGHTS else f"*{card}*" if card in LAST_FIGHTS else card
    ended = sum(end for _, end in some) / len(some)
    return [name, len(some), f"{mean(cost for cost, _ in some):.1f}", percent(ended)]


def losses(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """Where stories are lost: of all settings together, and of each."""
    yield "## The story: where it is lost\n"
    yield "Of the games that Sharps lose, in which room: all settings together, and each by itself.\n"
    every = ("all of them", [game for _, games in runs for game in games])
    rows = []
    for name, games in [every, *((setting.name(), games) for setting, games in runs)]:
        lost = Counter(game.place for game in games if not game.won)
        rows += [
            [name, lost.total(), place, count, percent(count / lost.total())] for place, count in lost.most_common()
        ]
    yield from table(["who", "lost", "board and room", "games", "share"], rows)


def reading(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """How much of a story two plays have in common."""
    yield "## The story: two plays of it\n"
    yield "How much of the cards they read two won plays share, and two that parted at the first fork; and how many"
    yield "take which road there. The whim is how many Decision cards of a hundred are laid by lot.\n"
    heads = ["who", "games", "won", "one road", "the other", "two plays share", "parted at the fork"]
    yield from table(heads, [[setting.name(), *told_pairs(games)] for setting, games in runs])


def told_pairs(games: list[Play]) -> list[object]:
    """How many games there are and are won, the roads they take, and what two of those that are won share."""
    luck = Luck(1)
    won = [game for game in games if game.won]
    roads = sum(FORK in game.flags for game in games) / len(games)
    told: list[object] = [len(games), percent(len(won) / len(games)), percent(roads), percent(1 - roads)]
    if len(won) < 2:
        return [*told, "", ""]
    pairs = [(won[luck.below(len(won))], won[luck.below(len(won))]) for _ in range(PAIRS)]
    pairs = [pair for pair in pairs if pair[0] is not pair[1]]
    apart = [pair for pair in pairs if (FORK in pair[0].flags) != (FORK in pair[1].flags)]
    return [*told, *[percent(mean(shared(*pair) for pair in some)) if some else "" for some in (pairs, apart)]]


def shared(one: Play, other: Play) -> float:
    """The cards in both, by the mean of the two lengths."""
    return 2 * len(set(one.cards) & set(other.cards)) / (len(one.cards) + len(other.cards))


def told_rows(setting: Setting) -> Rows:
    castle = find("castle-von-loghan").new(setting.seats, dict(setting.options)).table
    assert isinstance(castle, Castle)
    return castle.castle_box.rows


def reached(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """How often every card, outcome and closing is reached: in stories, and of random events in Exploration too."""
    rows = told_rows(runs[0][0])
    games = [game for _, some in runs for game in some]
    count = len(games)
    letters = Counter(letter for game in games for letter in game.letters)
    met = Counter(key for game in games for key in {key for key, _ in game.letters})
    closings = Counter(game.closing for game in games if game.won and game.closing)
    keys = [card.key for card in rows.story] + [event.key for event in rows.events]
    never = [key for key in keys if not all(letters[key, letter] for letter in range(len(LETTERS)))]
    never += [closing.key for closing in rows.closings if not closings[closing.key]]
    yield "## What is reached\n"
    yield f"In {'; '.join(f'{len(some)} games of {setting.name()}' for setting, some in runs)}."
    yield f"Not reached, or not with every letter: {', '.join(never) or 'nothing'}.\n"
    heads = ["card", "games", "share", *[letter.upper() for letter in LETTERS]]
    yield from table(
        heads,
        [
            [key, met[key], percent(met[key] / count), *[letters[key, letter] for letter in range(len(LETTERS))]]
            for key in keys
        ],
    )
    yield ""
    won = sum(closings.values())
    yield from table(
        ["closing", "games", "of those won"],
        [[one.key, closings[one.key], percent(closings[one.key] / max(won, 1))] for one in rows.closings],
    )


def exploration(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """Whether Exploration has more than one good plan."""
    yield "## Exploration: more than one plan\n"
    yield "Three Sharp bots. One of them, in turn each seat, never does something; his fair share of the wins is a"
    yield "third of those that are not lost by all.\n"
    rows = []
    for setting, games in runs:
        if setting.denied:
            scored = [game for game in games if sum(game.shares) > 0]
            wins = sum(game.shares[setting.stinted(game.number)] for game in scored)
            told = [percent(wins / len(scored)), interval(wins, len(scored))] if scored else ["", ""]
            rows.append([setting.denied, len(games), len(scored), *told])
    yield from table(["without", "games", "scored", "wins", "95 %"], rows)
    for setting, games in runs:
        if not setting.denied:
            yield ""
            best = [sources(game) for game in games if sum(game.shares) > 0]
            if not best:
                continue
            total = sum(map(sum, best))
            yield f"Where the winner's Data Points come from, in {len(best)} of {len(games)} games of three like each"
            yield f"other, {setting.name()}; the others were lost by all:\n"
            sums = [sum(lines[place] for lines in best) for place in range(len(SOURCES))]
            parts = [
                [source, f"{part / len(best):.1f}", percent(part / total)]
                for source, part in zip(SOURCES, sums, strict=True)
            ]
            yield from table(["source", "points", "share"], parts)
            acts: Counter[str] = Counter()
            for game in games:
                acts.update(game.acts)
            said = ", ".join(f"{act} {count / len(games):.1f}" for act, count in acts.most_common())
            yield f"\nActions a game, of all three: {said}."
            rooms = [mean(game.rooms[colour] for game in games) for colour in range(len(games[0].rooms))]
            told_rooms = ", ".join(f"{COLOURS[colour]} {count:.1f}" for colour, count in enumerate(rooms))
            yield f"Rooms entered a game: {told_rooms}."


def sources(game: Play) -> list[float]:
    """The winner's Data Points by where they come from; those for Energy by the Energy."""
    winner = game.shares.index(max(game.shares))
    *others, points = game.lines[winner]
    spheres, treasures = game.spheres[winner]
    part = treasures / max(1, spheres + treasures)
    return [*others, points * part, points * (1 - part)]


def habits(runs: list[tuple[Setting, list[Play]]]) -> Iterable[str]:
    """What bots should not do, and how many games there are of each setting."""
    yield "## Games, and habits\n"
    yield "How many games there are of each setting; and how many of their characters have medicine at the end that"
    yield "they cannot get at, in a backpack that is shut.\n"
    rows = []
    for setting, games in runs:
        shut = sum(game.shut for game in games)
        rows.append([setting.name(), len(games), percent(shut / (len(games) * setting.seats))])
    yield from table(["who", "games", "shut off from medicine"], rows)
