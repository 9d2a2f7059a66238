"""Whole games at random, reviewed as text; how many ways there are to go on; and the laws where people deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bothy.bots import bot, consult
from bothy.games.merlouf.choices import DONE
from bothy.games.merlouf.deals import Negotiate, Negotiations
from bothy.games.merlouf.night import Night
from bothy.games.merlouf.table import OPEN, STAGE, House
from bothy.games.merlouf.words import WORDS, sayable
from bothy.kernel import Chance, Driver, Journal, Luck, Position
from bothy.lab.laws import LAWS, Moment
from games.merlouf.house import EVERYTHING, GAME, NO_TIME, TRAPS, house
from stories import begin, clause, matches_golden, perft, playthrough, rows, say, waiting

GOLDEN = Path(__file__).parent / "golden"
DEALING = [
    "blind",
    "undo",
    "conservation",
    "store",
    "scene",
    "copy",
    "apart",
    "vocabulary",
    "notation",
    "refusal",
    "bots",
    "imagine",
]


@clause("F06", "F12", "F27")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game(seats: int) -> None:
    matches_golden(playthrough(GAME, seats, seed=seats), GOLDEN / f"{seats}-seats.txt")


@clause("F46", "F47")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_with_both_variants(seats: int) -> None:
    both = {**TRAPS, **NO_TIME}
    matches_golden(playthrough(GAME, seats, both, seed=seats + 1), GOLDEN / f"{seats}-seats-variants.txt")


@clause("F28", "F31", "F48")
def test_two_rounds_of_seasoned_players() -> None:
    """Random players hardly ever close a deal; these do."""
    matches_golden("\n".join(seasoned(4, TRAPS, seed=5, rounds=2)) + "\n", GOLDEN / "4-seats-seasoned.txt")


def seasoned(seats: int, options: dict[str, str], seed: int, rounds: int) -> Iterator[str]:
    """Every row of a game of knacks, until so many rounds are over."""
    luck = Luck(seed)
    players = [bot("knack", GAME)] * seats
    position = GAME.new(seats, options)
    while position.table.round <= rounds:
        step = position.step()
        name = f"{type(step).__name__:<16}"
        if isinstance(step, Chance):
            outcome = step.toss(position.table, luck)
            position.happen(outcome)
            yield f"{name} chance  {outcome}"
        elif position.speakers():
            first = position.speakers()[luck.below(len(position.speakers()))]
            position.hear(first)
            yield f"{name} seat {first}  is heard first"
        else:
            seat = position.asking()[0]
            choice = consult(players[seat], position, seat, luck)
            position.seal(seat, choice)
            yield f"{name} seat {seat}  {choice}"
    yield f"scores {position.table.scores}, deals {position.table.deals}"


@clause("F13", "F16")
def test_ways_to_begin_a_night() -> None:
    """18 placements each; then, where the first two do not meet, five objects, the hiding place or to pass."""
    position = begin(house(2), Night(1))
    assert [perft(position, depth) for depth in (1, 2)] == [18, 18 * 18]
    say(position, 0, "send ball lounge")
    say(position, 1, "send ball entry")
    assert perft(position, 1) == 7
    assert perft(position, 2) == 5 * 5 + 7 + 7, "five faces of each object; else the other seat's seven"


@clause("F28")
def test_ways_to_begin_talking() -> None:
    """Two seats with a thing each: an offer, done or silence; then six wants more, a thing to give, scrap or pass."""
    table = house(2, goodies={0: ["pins"], 1: ["corset"]})
    position = begin(table, Negotiations())
    assert perft(position, 1) == 3
    say(position, 0, "offer 2")
    assert len(position.choices(0)) == 1 + 8 + 2


@clause("F06", "F44")
@pytest.mark.parametrize("options", [{}, TRAPS, NO_TIME, EVERYTHING], ids=["plain", "traps", "no-time", "everything"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_comes_or_goes_and_every_game_ends_in_bounds(seats: int, options: dict[str, str]) -> None:
    journal = Journal(GAME, seats, dict(options))
    table = journal.position.table
    account = GAME.conserved(table)
    for number, _ in enumerate(rows(journal, Luck(100 + seats))):
        if number % 5 == 0:
            assert GAME.conserved(table) == account
    assert GAME.conserved(table) == account
    assert len(journal.rows) <= GAME.bound(table.box)
    assert GAME.rounds(table) == 6
    assert min(table.scores) >= 0


@clause("F28", "F31", "F36")
def test_random_talkers_come_to_the_point_and_may_say_anything_else_too() -> None:
    """Every other one answers an offer or ends a draft, one in six is done; else they draw evenly."""
    table = house(
        2,
        places={"0/wise": "lounge", "1/magik": "kitchen"},
        carried={"0/wise": ["foak"], "1/magik": ["clock"]},
        goodies={1: ["pins"]},
    )
    position = begin(table, Negotiations())
    at_rest = drawn(position, 1, 1200)
    assert set(at_rest) == {"offer 1", "done"}
    assert 610 < at_rest["done"] < 790, "a sixth, and half of the others"
    say(position, 1, "offer 1", "give goody 1", "name nothing", "propose")
    say(position, 1, "offer 1", "give magik 1", "name nothing", "want green", "name nothing", "propose")
    offers = drawn(position, 0, 2000)
    assert 900 < offers["accept 2/1"] < 1200
    assert 450 < offers["accept 2/2"] < 650, "if not the first, then half of the time the second"
    say(position, 1, "offer 1", "give goody 1", "name nothing")
    drafting = drawn(position, 1, 2000)
    assert 950 < drafting["propose"] < 1300
    assert max(count for word, count in drafting.items() if word != "propose") < 150
    say(position, 1, "want green", "name nothing")
    assert drawn(position, 1, 2000)["scrap"] > 950, "Gnomagik is full: it cannot be proposed"
    say(position, 1, "want green")
    names = drawn(position, 1, 600)
    assert len(names) == 6
    assert min(names.values()) > 70
    assert DONE in sayable(table, 0, sure=True)


def drawn(position: Position[House], seat: int, times: int) -> Counter[str]:
    """What a seat says at random, so many times: nothing that is not offered, and everything but while it names."""
    race = position.step()
    assert isinstance(race, Negotiate)
    luck = Luck(9)
    words = Counter(str(race.word(position.table, seat, luck)) for _ in range(times))
    offered = {str(word) for word in position.choices(seat)} - {"pass"}
    assert set(words) <= offered
    if position.table.drafts[seat][STAGE] == OPEN:
        assert set(words) == offered
    assert luck.forks == times, "each is a decision"
    return words


# The laws, where random players hardly ever get: in the middle of deals and traps


def dealing(seats: int, options: dict[str, str], seed: int, count: int) -> Iterator[Position[House]]:
    """Positions in which seasoned players are about to say or settle something."""
    luck = Luck(seed)
    players = [bot("knack", GAME)] * seats
    driver = Driver(GAME.new(seats, options))
    position = driver.position
    while not position.over() and count:
        if driver.advance(luck):
            continue
        busy = waiting(position) in ("HandOver", "StowAway", "WhichCard", "TurnUpCards", "ShareBonus")
        if busy or (waiting(position) == "Negotiate" and luck.below(12) == 0):
            count -= 1
            yield position.copy()
        seat = position.asking()[0]
        position.seal(seat, consult(players[seat], position, seat, luck))


@clause("F27", "F34", "F48")
@pytest.mark.parametrize("law", DEALING)
def test_the_laws_hold_where_people_deal(law: str) -> None:
    for seed, (seats, options) in enumerate(((3, {}), (4, {"traps": "on"}), (5, {"traps": "on", "no-time": "on"}))):
        settled = GAME.settle(options)
        for position in dealing(seats, settled, seed + 1, 12):
            moment = Moment(GAME, seats, settled, seed, 0)
            moment.position = position
            LAWS[law](moment)


@clause("F28")
def test_a_bound_on_words_is_a_bound_on_talks() -> None:
    position = begin(house(6, goodies={seat: ["pins"] for seat in range(6)}), Negotiations())
    luck = Luck(2)
    while not position.over():
        position.wander(luck)
    assert sum(position.table.words) <= 6 * WORDS
