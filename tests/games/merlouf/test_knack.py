"""The knack: it beats random players, deals so that both gain, and deals to its own advantage."""

from __future__ import annotations

import pytest

from bothy.bots import bot, consult
from bothy.games.merlouf.bot.bargaining import (
    Bargain,
    appraise,
    best_idea,
    kinds_of,
    promising,
    trust,
    would_betray,
    would_lie,
)
from bothy.games.merlouf.bot.knack import appointment, best_placement, wants_attic
from bothy.games.merlouf.bot.minds import MINDS, TEMPERS
from bothy.games.merlouf.bot.tricks import TRICKS
from bothy.games.merlouf.bot.valuing import loads, outlook
from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.duels import AttachGoodies, Contest, Talk
from bothy.games.merlouf.night import NextAction, PlaceGnomes
from bothy.games.merlouf.rooms import BATHROOM, Room
from bothy.games.merlouf.table import House
from bothy.games.merlouf.traps import ShareBonus, TurnUpCards
from bothy.kernel import NOTHING, Driver, Luck, Position
from bothy.kernel.table import copy_of
from bothy.lab.runs import plan, play
from games.merlouf.house import GAME, house, thing
from games.merlouf.house import TRAPS as WITH_TRAPS
from stories import begin, bring, clause, offered, say

STEADY = MINDS[""]


def answer(position: Position[House], seat: int, level: str = "knack", seed: int = 1) -> str:
    return str(bot(level, GAME).choose(position.sight(seat), position.choices(seat), seed))


def wins(bots: list[str], games: int) -> float:
    """The share of the wins of all seats played by the first of the bots."""
    table = plan(GAME, 4, bots, {}, "", seed=3)
    played = [play(table, number) for number in range(games)]
    assert all(not game.error for game in played)
    return (
        sum(share for game in played for name, share in zip(game.bots, game.shares, strict=True) if name == bots[0])
        / games
    )


def test_one_against_three_random_players() -> None:
    assert wins(["knack", "random", "random", "random"], 40) >= 0.85


def test_those_who_deal_beat_those_who_do_not() -> None:
    assert wins(["knack", "knack:silent"], 24) > 0.5


@clause("F27", "F34")
def test_four_of_them_close_deals_that_mostly_help_both() -> None:
    players = [bot("knack", GAME)] * 4
    deals = both = rounds = 0
    for seed in range(3):
        luck = Luck(seed)
        driver = Driver(GAME.new(4))
        position = driver.position
        while not position.over():
            before = copy_of(position.table)
            if not driver.advance(luck):
                seat = position.asking()[0]
                position.seal(seat, consult(players[seat], position, seat, luck))
            if position.table.deals > before.deals:
                deals += 1
                both += len([seat for seat in range(4) if prospect(position.table, seat) > prospect(before, seat)]) == 2
        rounds += position.table.round
    assert deals >= rounds
    assert both >= 0.7 * deals


def prospect(table: House, seat: int) -> float:
    return outlook(table, seat, loads(table, seat))


# How it deals


def two_who_could_deal(**more: object) -> Position[House]:
    """Card 4 wants 2 red and 3 green, card 8 wants 2 yellow and 3 orange: each has what the other lacks."""
    table = house(
        2,
        places={"0/ball": "lounge", "1/ball": "kitchen"},
        hidden=["0/ball", "1/ball"],
        carried={"0/ball": ["ruby-ladle", "clock"], "1/ball": ["velvet-fez", "sun-dial"]},
        cards={0: 4, 1: 8},
        **more,  # type: ignore[arg-type]
    )
    return begin(table, Negotiations())


@clause("F28", "F31")
def test_two_who_can_help_each_other_do() -> None:
    position = two_who_could_deal()
    luck = Luck(1)
    for _ in range(60):
        if position.over():
            break
        speakers = position.speakers()
        if speakers:
            position.hear(speakers[0])
            continue
        seat = position.asking()[0]
        position.seal(seat, consult(bot("knack", GAME), position, seat, luck))
    assert position.over()
    assert position.table.deals == 1
    assert prospect(position.table, 0) >= 4
    assert prospect(position.table, 1) >= 4


@clause("F35")
def test_who_has_declined_often_enough_is_left_alone() -> None:
    position = two_who_could_deal()
    assert answer(position, 0) == "offer 2"
    position.table.declined = [0, 0, 2, 0]
    assert answer(position, 0) == "offer 2", "what others were told does not matter"
    position.table.declined = [0, 2, 0, 0]
    assert answer(position, 0) == answer(position, 0, "knack:sharp") == "pass"


@clause("F34")
def test_who_has_lied_is_asked_for_nothing() -> None:
    position = two_who_could_deal()
    assert answer(position, 0) == "offer 2"
    position.table.lies[0][1] = 1
    assert answer(position, 0) == answer(position, 0, "knack:sharp") == "pass"
    assert answer(position, 0, "knack:gentle") == "offer 2", "a beginner forgets"
    position.table.lies[0][1] = 0
    position.table.truths[0][1] = 3
    assert trust(position.table, 0, 1, STEADY) > STEADY.trust, "and a word that was kept is remembered"


@clause("F28", "F30")
def test_it_names_the_last_thing_wanted() -> None:
    """Found by the long campaigns: of two things wanted it named the first, where the last was asked for."""
    position = two_who_could_deal()
    say(position, 0, "offer 2", "want red", "name nothing", "want yellow")
    assert answer(position, 0) in offered(position, 0)


@clause("F35")
def test_what_was_declined_is_not_offered_again() -> None:
    mine = Bargain(two_who_could_deal().sight(0).table, 0, MINDS["sharp"], False)
    ideas = promising(mine)
    assert ideas
    best = best_idea(ideas)
    assert best is not None
    mine.house.declined = [0, 1, 0, 0]
    left = [(idea.other, idea.back, idea.kind) for idea in promising(mine)]
    assert (best.other, best.back, best.kind) not in left
    assert len(left) == len(ideas) - 1


@clause("F48")
def test_who_has_refused_a_plan_is_not_invited_again() -> None:
    position = begin(house(3, WITH_TRAPS, traps={0: ["soap"], 1: ["bucket"], 2: ["soap"]}), Negotiations())
    say(position, 0, "plan soap", "meet kitchen", "invite 2")
    assert answer(position, 1, "knack:honest") == "refuse 1"
    say(position, 1, "refuse 1")
    say(position, 0, "plan soap", "meet kitchen")
    assert answer(position, 0) == "invite 3"


@clause("F29", "Ruling 35")
def test_whether_it_lies_follows_from_nothing_that_others_know() -> None:
    """At one and the same table it lies with some seeds, and about as often as it means to."""
    for temper in TEMPERS.values():
        lies = sum(would_lie(temper, seed) for seed in range(2000))
        assert abs(lies / 2000 - temper.lies / 100) < 0.03


@clause("F13")
def test_at_first_it_goes_to_any_room() -> None:
    position = GAME.new(4)
    bring(position, 0, 0, 0, 0, 0, 2, 1, 1, 1, 9, 10, 11, 12)
    house_seen = position.sight(0).table
    for mind in MINDS.values():
        words = [best_placement(house_seen, 0, position.choices(0), mind, seed).notation for seed in range(60)]
        assert len({word.split()[2] for word in words}) > 2


@clause("F28", "Ruling 33")
def test_after_many_words_it_begins_no_new_offer() -> None:
    position = two_who_could_deal()
    position.table.words = [STEADY.last_offer, 0]
    assert answer(position, 0) == "offer 2"
    position.table.words = [STEADY.last_offer + 1, 0]
    assert answer(position, 0) == "pass"


@clause("F34", "Ruling 35")
def test_what_it_expects_of_a_thing_nobody_named() -> None:
    """Any of those left; but less of the enchanted one, the more it trusts."""
    table = house(2, places={"1/ball": "entry"}, carried={"1/ball": ["foak"]})
    green, _ = thing("foak")
    assert kinds_of(table, green, NOTHING, 0.5, False) == [0.0, 0.25, 0.25, 0.25, 0.25]
    assert kinds_of(table, green, NOTHING, 1.0, True) == pytest.approx([0.0, 1 / 3, 1 / 3, 1 / 3, 0.0])
    assert kinds_of(table, green, NOTHING, 0.5, True) == pytest.approx([0.0, 2 / 7, 2 / 7, 2 / 7, 1 / 7])
    assert kinds_of(table, green, 2, 0.5, False) == [0.0, 0.125, 0.625, 0.125, 0.125]


@clause("F37", "F38")
def test_what_it_expects_of_a_round_reckons_with_merlin() -> None:
    """Card 8 wants 2 yellow: 5 points, of which the die takes a sixth from whom it may find."""
    load = {"0/ball": ["clock", "sun-dial"]}
    for hidden, expected in (((), 5 - 5 / 6), (("0/ball",), 5.0)):
        table = house(2, places={"0/ball": "kitchen"}, hidden=hidden, carried=load, cards={0: 8, 1: 1})
        assert prospect(table, 0) == pytest.approx(expected)


@clause("F36")
def test_a_silent_one_is_done_at_once() -> None:
    position = two_who_could_deal()
    assert answer(position, 0, "knack:silent") == "done"
    say(position, 0, "offer 2")
    assert answer(position, 0, "knack:silent") == "scrap"


@clause("F34", "Ruling 35")
def test_a_liar_is_believed_less() -> None:
    """Card 4 wants the Frog Jar. A clock for something green that is called so: good if it is true."""
    table = house(
        2,
        places={"0/ball": "lounge", "1/ball": "kitchen"},
        carried={"0/ball": ["clock"], "1/ball": ["moss-slippers"]},
        cards={0: 4, 1: 8},
    )
    position = begin(table, Negotiations())
    say(position, 1, "offer 1", "give ball 1", "name frog-jar", "want yellow", "name nothing", "propose")
    assert trust(table, 0, 1, STEADY) == STEADY.trust
    assert answer(position, 0) == "accept 2/1"
    honest = appraise(Bargain(position.sight(0).table, 0, STEADY, False), 1, table.offers[3])
    table.lies[0] = [0, 2]
    assert trust(table, 0, 1, STEADY) < STEADY.trust / 2
    assert trust(table, 0, 1, MINDS["gentle"]) == 1.0, "who is gentle forgets"
    assert appraise(Bargain(position.sight(0).table, 0, STEADY, False), 1, table.offers[3]) < honest / 2
    table.lies[0] = [0, 3]
    assert answer(position, 0) == "decline 2/1"


# By night and by day


@clause("F18", "F17")
def test_it_takes_what_it_needs_and_hides_when_there_is_more_to_lose() -> None:
    table = house(2, places={"0/ball": "kitchen"}, playing={0: "ball"}, cards={0: 5, 1: 1})
    position = begin(table, NextAction())
    assert answer(position, 0) == "take purple", "three of them pay 9"
    table = house(
        2,
        {"task-points": "even"},
        places={"0/ball": "entry"},
        playing={0: "ball"},
        carried={"0/ball": ["frog-jar", "star-cushion", "moss-slippers", "pickle-barrel"]},
        cards={0: 31, 1: 1},
    )
    table.left[0] = 1
    assert answer(begin(table, NextAction()), 0) == "hide"
    table.left[0], table.turn = 2, 0
    assert answer(begin(table, NextAction()), 0).startswith("take"), "there is another action to hide with"


@clause("F19")
def test_it_looks_before_it_takes() -> None:
    table = house(2, places={"0/wise": "kitchen"}, playing={0: "wise"}, cards={0: 31, 1: 1})
    assert answer(begin(table, NextAction()), 0).startswith("look")


@clause("F22")
def test_it_frees_its_own_gnoball_and_nobody_elses() -> None:
    table = house(2, behind_bars=["0/ball", "0/wise", "1/ball"])
    assert answer(begin(table, PlaceGnomes()), 0, "knack:sharp") == "send magik prison"
    table = house(2, behind_bars=["0/ball", "1/ball"], places={"0/magik": "prison"}, playing={0: "magik"})
    assert answer(begin(table, NextAction()), 0) == "free 1 ball"
    table = house(2, behind_bars=["1/ball"], places={"0/magik": "prison"}, playing={0: "magik"})
    assert answer(begin(table, NextAction()), 0) == "pass"


@clause("F23", "F24", "F25")
def test_it_fights_for_what_is_worth_it() -> None:
    gnomes = {"0/ball": "kitchen", "1/ball": "kitchen"}
    fields = {
        "places": gnomes,
        "playing": {0: "ball", 1: "ball"},
        "cards": {0: 1, 1: 31},
        "goodies": {1: ["corset", "pins"]},
    }
    table = house(2, looked_at={"kitchen/red": ("dragon-kettle", 0b11)}, **fields)  # type: ignore[arg-type]
    assert answer(begin(table, Contest(0, 1)), 1) == "contest"
    assert answer(begin(table, Talk(0, 1, 0b11)), 1) == "insist"
    assert answer(begin(table, AttachGoodies(0, 1, 0b11)), 1) != "attach nothing"
    table = house(2, looked_at={"kitchen/red": ("biting-boot", 0b11)}, **fields)  # type: ignore[arg-type]
    assert answer(begin(table, Contest(0, 1)), 1) == "let go"
    assert answer(begin(table, Talk(0, 1, 0b11)), 1) == "yield"


@clause("F47", "F48", "Ruling 40")
def test_it_wants_trap_cards_as_long_as_they_can_still_be_of_use() -> None:
    for round, wanted in ((4, True), (5, False)):
        assert wants_attic(house(2, WITH_TRAPS, round=round), 0, BATHROOM, STEADY) == wanted
    enough = {0: ["soap"] * STEADY.trap_cards}
    assert not wants_attic(house(2, WITH_TRAPS, traps=enough), 0, BATHROOM, STEADY), "it has enough of them"
    assert not wants_attic(house(2, WITH_TRAPS), 0, Room(BATHROOM + 1), STEADY)
    assert not wants_attic(house(2), 0, BATHROOM, STEADY)


@clause("F48", "F49", "F51")
def test_it_plans_joins_and_keeps_its_word() -> None:
    position = begin(house(2, WITH_TRAPS, traps={0: ["soap"], 1: ["bucket", "soap"]}), Negotiations())
    assert answer(position, 0) == "plan soap"
    say(position, 0, "plan soap")
    assert answer(position, 0).startswith("meet ")
    say(position, 0, "meet kitchen")
    assert answer(position, 0) == "invite 2"
    say(position, 0, "invite 2")
    assert answer(position, 1) == "join 1"
    say(position, 1, "join 1")
    assert answer(position, 1) == "give trap 2", "the card that was named"
    table = position.table
    table.pacts[0] = table.plans[0]
    assert appointment(table, 1, Room(4)) > 0 == appointment(table, 1, BATHROOM), "they meet where the plan says"
    assert answer(begin(table, TurnUpCards(0)), 0, "knack:honest") == "turn up"
    bonus = [NOTHING] * 10
    bonus[9] = 6
    table.bonus, table.scores = bonus, [9, 4]
    assert answer(begin(table, ShareBonus(0b11, 9, 1)), 0) == "to 2", "to the poorer, which both can see"


@clause("F50", "Ruling 39")
def test_whether_it_betrays_follows_from_nothing_that_others_know() -> None:
    """By lot, twice as often where a partner leads, and never for certain."""
    table = house(3, WITH_TRAPS, traps={0: ["soap"], 1: ["soap"]}, scores=[9, 9, 0])
    table.pacts[1] = [0, 0b011, 4, *[NOTHING] * 3]
    for name, likely in (("honest", 0.0), ("", 0.06), ("sly", 0.4)):
        for scores, times in ([9, 9, 0], 1), ([5, 9, 0], 2):
            table.scores = scores
            betrayed = sum(would_betray(table, 0, table.pacts[1], TEMPERS[name], seed) for seed in range(2000)) / 2000
            assert betrayed == pytest.approx(min(likely * times, 0.6), abs=0.03)
    said = {answer(begin(table.copy(), TurnUpCards(1)), 0, "knack:sly", seed) for seed in range(40)}
    assert said == {"turn up", "keep down"}


@clause("F29", "F42")
def test_something_enchanted_is_given_by_its_name_too() -> None:
    """Of those who cannot use it: the honest always say what it is, the sly often not."""
    table = house(
        2,
        places={"0/ball": "lounge", "1/ball": "kitchen"},
        hidden=["0/ball", "1/ball"],
        carried={"0/ball": ["ruby-ladle", "clock", "biting-boot"], "1/ball": ["velvet-fez", "sun-dial"]},
        cards={0: 4, 1: 8},
    )
    position = begin(table, Negotiations())
    say(position, 0, "offer 2", "want red", "name nothing")
    gifts = {answer(position, 0, "knack:honest", seed) for seed in range(60)}
    assert "give ball 3" in gifts
    assert len(gifts) > 1
    say(position, 0, "give ball 3")
    assert {answer(position, 0, "knack:honest", seed) for seed in range(60)} == {"name biting-boot"}
    assert len({answer(position, 0, "knack:sly", seed) for seed in range(60)}) == 2


@clause("F25")
def test_a_good_card_is_not_laid_for_little() -> None:
    fields = {"places": {"0/ball": "kitchen", "1/ball": "kitchen"}, "playing": {0: "ball", 1: "ball"}}
    table = house(2, cards={0: 1, 1: 31}, goodies={1: ["corset"]}, round=1, **fields)  # type: ignore[arg-type]
    assert answer(begin(table, AttachGoodies(0, 0, 0b11)), 1) == "attach nothing"


# The lab


@pytest.mark.parametrize("name", TRICKS)
def test_tricks_play_to_the_end(name: str) -> None:
    table = plan(GAME, 3, ["knack", f"trick:{name}"], {"traps": "on"}, "", seed=3)
    assert not play(table, 0).error


@pytest.mark.parametrize("name", ["knack:gentle", "knack:sharp:sly", "knack:honest", "knack:silent", "knack:hard"])
def test_levels_and_tempers_play_to_the_end(name: str) -> None:
    assert not play(plan(GAME, 3, [name, "knack"], {"traps": "on"}, "", seed=4), 0).error


@clause("F13", "F23", "F24", "F35")
def test_what_the_tricks_do() -> None:
    position = GAME.new(4)
    bring(position, 0, 0, 0, 0, 0, 2, 1, 1, 1, 9, 10, 11, 12)
    assert answer(position, 0, "trick:quiet-rooms").split()[2] in ("chamber", "kitchen", "entry")
    assert answer(position, 0, "trick:gnoball").startswith("send ball")
    worthless = house(
        2,
        places={"0/ball": "kitchen", "1/ball": "kitchen"},
        playing={0: "ball", 1: "ball"},
        cards={0: 1, 1: 31},
        looked_at={"kitchen/red": ("biting-boot", 0b11)},
    )
    assert answer(begin(worthless.copy(), Contest(0, 1)), 1, "trick:fighter") == "contest"
    assert answer(begin(worthless.copy(), Talk(0, 1, 0b11)), 1, "trick:fighter") == "insist"
    position = two_who_could_deal()
    say(position, 1, "offer 1", "give ball 1", "name velvet-fez", "propose")
    assert answer(position, 0) == "accept 2/1"
    assert answer(position, 0, "trick:miser") == "decline 2/1"
