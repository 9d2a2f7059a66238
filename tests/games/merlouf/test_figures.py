"""What the board is told besides the fields: phases, progress, contests, promises of offers, traps, and no secret."""

from __future__ import annotations

from typing import Any

from bothy.games.merlouf.board.figures import PHASES, phase
from bothy.games.merlouf.deals import Negotiate
from bothy.games.merlouf.night import NextAction, Night
from bothy.games.merlouf.rooms import Room
from bothy.games.merlouf.rounds import DealObjectives, LeaveOut, Preparation, Round, Shopping
from bothy.games.merlouf.scoring import Assessment, ClearAway, uses
from bothy.games.merlouf.table import House
from bothy.games.merlouf.things import GOODIES, GOODY, KINDS
from bothy.games.merlouf.things import TRAPS as TRAP_CARDS
from bothy.host.views import Broadcast, private_parts
from bothy.kernel import NOTHING, SPECTATOR, Luck, Position, Step
from bothy.kernel.sight import Sight
from bothy.locales.log import OPEN
from games.merlouf.house import GAME, TRAPS, house, thing
from stories import begin, clause, heard, listen, say

GREEN_AND_FOAK = 17
"""The card 18: three green, Foak, one enchanted."""


def told(position: Position[House], viewer: int) -> dict[str, Any]:
    return GAME.figures(position.sight(viewer))


def number(key: str) -> int:
    back, kind = thing(key)
    return back * KINDS + kind


@clause("F06", "F12")
def test_the_phases_of_a_round_are_told_in_their_order() -> None:
    luck = Luck(4)
    position = GAME.new(3)
    found: list[tuple[int, str]] = []
    while position.table.round < 3:
        table, course = position.table, told(position, SPECTATOR)["course"]
        assert (course["phase"] == "night") == (table.part > 0)
        assert (course["rounds"], course["parts"]) == (6, 3)
        if (table.round, course["phase"]) not in found:
            found.append((table.round, course["phase"]))
        position.wander(luck)
    first = [(1, name) for name in PHASES if name not in ("objects", "goodies", "assessment")]
    second = [(2, name) for name in PHASES if name not in ("objects", "assessment")]
    assert found == [(0, "objects"), *first, *second]


@clause("F06", "F08")
def test_a_phase_lasts_until_the_next_begins() -> None:
    """Circles that are left out belong to the first phase; the last is on when nothing comes any more."""

    def on(*agenda: Step[House]) -> str:
        """The phase, where these come next, one after the other."""
        return phase(Sight(SPECTATOR, house(2), [*reversed(agenda)], {}, []))

    assert on(LeaveOut(Room(0)), DealObjectives()) == "objects"
    assert on(Preparation(), Night(1)) == "goodies"
    assert on(Shopping(0), Night(1)) == "goodies"
    assert on(Night(1), Night(2)) == "night"
    assert on(NextAction(), Night(2)) == "night"
    assert on(Assessment(), Round()) == "assessment"
    assert on(ClearAway(), Round()) == "assessment"
    assert on(Round()) == "objects"
    assert on() == "assessment"


@clause("F01", "F02")
def test_it_is_told_where_everybodys_things_lie() -> None:
    table = house(2, places={"1/ball": "lounge"}, carried={"1/ball": ["foak"]}, goodies={1: ["pins"]})
    stowage = told(begin(table, NextAction()), 0)["stowage"]
    assert stowage["circles"] + 2 * stowage["seat"] == len(table.backs)
    start = stowage["circles"] + stowage["seat"]
    assert table.backs[start + stowage["holders"]["ball"][0]] == thing("foak")[0]
    assert table.backs[start + stowage["holders"]["goody"][0]] == GOODY
    assert [count for _, count in stowage["holders"].values()] == [2, 5, 1, GOODIES, TRAP_CARDS]


@clause("F10", "F39", "F40")
def test_progress_tells_how_far_each_task_is_and_what_it_would_pay() -> None:
    objects = {"0/ball": ["foak", "frog-jar", "hissing-fern"]}
    table = house(2, carried=objects, places={"0/ball": "lounge"}, cards={0: 18})
    own, other = told(begin(table, NextAction()), 0)["progress"]
    assert own["card"] == 18
    assert [(task["have"], task["count"], task["achieved"]) for task in own["tasks"]] == [
        (2, 3, 0),
        (1, 1, 1),
        (1, 1, 1),
    ]
    assert own["points"] == 4 + 1 + 2
    assert other is None, "the card of another is not seen"


@clause("F09")
def test_progress_is_for_the_owner_of_the_card_and_for_who_sees_everything() -> None:
    table = house(2, cards={0: 1, 1: 2})
    position = begin(table, NextAction())
    assert told(position, SPECTATOR)["progress"] == [None, None]
    assert b'"card":2' in private_parts(Broadcast(GAME, position, 1, True), OPEN)["game.progress"]


@clause("F23", "F24", "F25")
def test_a_contest_is_told_stage_by_stage() -> None:
    table = house(
        3, places={"0/ball": "lounge", "1/ball": "lounge"}, playing={0: "ball", 1: "ball"}, goodies={1: ["pins"]}
    )
    position = begin(table, NextAction())
    assert told(position, 2)["contest"] is None
    say(position, 0, "take green")
    assert told(position, 2)["contest"] == {"stage": "contest", "seat": 0, "target": "green", "rivals": [0]}
    say(position, 1, "contest")
    assert told(position, 2)["contest"]["rivals"] == [0, 1]
    say(position, 0, "insist")
    say(position, 1, "insist")
    assert told(position, 2)["contest"]["stage"] == "goodies"
    say(position, 1, "attach nothing")
    assert told(position, 2)["contest"]["stage"] == "throw"


def an_offer() -> Position[House]:
    """Seat 1 offers seat 0 a green object as a Frog Jar, which would be the third green one, for the clock."""
    table = house(
        2,
        places={"0/ball": "lounge", "1/ball": "kitchen"},
        carried={"0/ball": ["foak", "moss-slippers", "clock"], "1/ball": ["frog-jar"]},
        cards={0: 4},
    )
    position = begin(table, Negotiate(0))
    for word in ("offer 1", "give ball 1", "name frog-jar", "want yellow", "name clock", "propose"):
        say(position, 1, word)
    return position


@clause("F28", "F29")
def test_an_open_offer_is_told_to_all_and_its_promise_to_whom_it_was_made() -> None:
    position = an_offer()
    offer = told(position, 0)["market"][0]
    assert (offer["seat"], offer["partner"]) == (1, 0)
    assert offer["gives"] == [{"thing": "frog-jar", "name": "Frog Jar", "back": "green"}]
    assert offer["wants"] == [{"thing": "clock", "name": "Clock", "back": "yellow"}]
    assert offer["promise"]["true"] > offer["promise"]["false"]
    assert told(position, 1)["market"][0]["promise"] is None
    assert told(position, SPECTATOR)["market"][0]["promise"] is None


@clause("F28")
def test_a_draft_is_told_to_its_author_only() -> None:
    table = house(2, places={"0/ball": "lounge"}, carried={"0/ball": ["foak"]})
    position = begin(table, Negotiate(0))
    say(position, 0, "offer 2")
    say(position, 0, "give ball 1")
    mine = told(position, 0)["draft"]
    assert (mine["partner"], mine["gives"][0]["back"]) == (1, "green")
    assert told(position, 1)["draft"] is None


@clause("F32")
def test_a_deal_being_settled_is_told() -> None:
    table = house(
        2,
        places={"0/ball": "lounge", "1/ball": "kitchen"},
        carried={"0/ball": ["foak", "frog-jar"], "1/ball": ["clock"]},
    )
    position = begin(table, Negotiate(0))
    for word in ("offer 1", "give ball 1", "name nothing", "want green", "name nothing", "propose"):
        say(position, 1, word)
    say(position, 0, "accept 2/1")
    deal = told(position, 1)["settling"]
    assert (deal["giver"], deal["taker"]) == (1, 0)
    assert [line["back"] for line in deal["wants"]] == ["green"]


@clause("F48")
def test_a_plan_is_told_with_who_has_laid_a_card_and_not_which() -> None:
    table = house(2, TRAPS, traps={0: ["bucket"], 1: ["soap"]}, places={"0/ball": "lounge"})
    position = begin(table, Negotiate(0))
    for word in ("plan soap", "invite 2"):
        say(position, 0, word)
    [trap] = told(position, 1)["traps_set"]
    assert (trap["thing"], trap["partners"], trap["laid"], trap["agreed"]) == ("soap", [0, 1], [0], False)
    assert "bucket" not in str(trap)


@clause("F40")
def test_each_object_serves_the_task_it_is_used_for() -> None:
    tasks = GAME.new(2).table.house_box.objectives[GREEN_AND_FOAK]
    keys = ["foak", "frog-jar", "moss-slippers", "pickle-barrel", "hissing-fern", "clock"]
    held = sum(1 << number(key) for key in keys)
    assert uses(tasks, 0b111, held) == [
        (number("frog-jar"), 0),
        (number("moss-slippers"), 0),
        (number("pickle-barrel"), 0),
        (number("foak"), 1),
        (number("hissing-fern"), 2),
        (number("clock"), NOTHING),
    ]


@clause("F40", "F41", "F42")
def test_the_assessment_tells_object_by_object() -> None:
    objects = {"0/ball": ["foak", "clock", "gossip-bell"]}
    table = house(2, carried=objects, places={"0/ball": "lounge"}, cards={0: 25, 1: 1})
    events = listen(begin(table))
    begin(table, Assessment())
    lines = [values for id, values in heard(events, 0) if id == "merlouf-counts"]
    assert [(line["thing"], line["serves"], line["points"]) for line in lines] == [
        ("clock", 2, 0),
        ("foak", 0, 1),
        ("gossip-bell", 0, -3),
    ]
