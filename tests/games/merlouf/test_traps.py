"""Trap me if you can!: the attic, planning, springing, betrayal and bonus objects."""

from __future__ import annotations

from bothy.games.merlouf.day import Day
from bothy.games.merlouf.deals import Negotiations
from bothy.games.merlouf.night import NextAction
from bothy.games.merlouf.rooms import NO_ROOM, ROOM_NAMES
from bothy.games.merlouf.table import EMPTY_DRAFT, House
from bothy.games.merlouf.things import TRAP
from bothy.games.merlouf.traps import CARDS, ROOM, AgreeOnTraps, DrawBonus, ShareBonus
from bothy.kernel import NOTHING, Position
from games.merlouf.house import GAME, TRAPS, cards_of, house, objects_of, place_of
from stories import begin, bring, clause, heard, listen, offered, outcomes, refused, say, waiting

BY_TWO = {0: ["soap"], 1: ["soap", "bucket"], 2: ["beard"]}


# The attic


@clause("F47", "F21", "Ruling 18")
def test_gnomagik_finds_a_trap_card_in_the_attic() -> None:
    table = house(4, TRAPS, places={"0/magik": "bathroom"}, playing={0: "magik"})
    position = begin(table, NextAction())
    assert "attic" in offered(position, 0)
    say(position, 0, "attic")
    assert outcomes(position) == {0: 5, 1: 5, 2: 5, 3: 5}
    bring(position, 2)
    assert cards_of(table, 0, TRAP) == ["beard"]
    assert position.over(), "it was his only action"


@clause("F47")
def test_nobody_else_and_nowhere_else() -> None:
    for gnome, room, options in (("ball", "bathroom", TRAPS), ("magik", "lounge", TRAPS), ("magik", "bathroom", {})):
        table = house(4, options, places={f"0/{gnome}": room}, playing={0: gnome})
        assert refused(begin(table, NextAction()), 0, "attic") == "merlouf-why-attic"


@clause("F47", "Ruling 38")
def test_four_trap_cards_are_enough_and_the_attic_can_be_empty() -> None:
    table = house(
        4, TRAPS, places={"0/magik": "bathroom"}, playing={0: "magik"}, traps={0: ["soap", "soap", "beard", "pepper"]}
    )
    assert refused(begin(table, NextAction()), 0, "attic") == "merlouf-why-attic"
    table = house(2, TRAPS, places={"0/magik": "bathroom"}, playing={0: "magik"})
    assert table.house_box.traps == [5, 5, 0, 0], "kinds for more partners than seats are left out"
    table.bags[TRAP], table.traps_gone = [0, 0, 0, 0], [5, 5, 0, 0]
    position = begin(table, NextAction())
    say(position, 0, "attic")
    assert outcomes(position) == {0: 5, 1: 5}, "discarded cards are shuffled"
    bring(position, 1)
    assert table.bags[TRAP] == [5, 4, 0, 0]
    assert table.traps_gone == [0, 0, 0, 0]


@clause("F47", "F16")
def test_a_full_gnomagik_with_no_place_to_hide_may_still_climb() -> None:
    for options, asked in ((TRAPS, [0]), ({}, [])):
        table = house(
            2,
            options,
            places={"0/magik": "bathroom", "1/ball": "bathroom"},
            hidden=["1/ball"],
            playing={0: "magik"},
            carried={"0/magik": ["foak"]},
        )
        assert begin(table, NextAction()).asking() == asked


@clause("F47")
def test_an_attic_without_cards_is_not_climbed_to() -> None:
    hands = {seat: ["soap", "bucket", "beard", "pepper"] for seat in range(5)}
    table = house(6, TRAPS, traps=hands, places={"5/magik": "bathroom"}, playing={5: "magik"})
    assert refused(begin(table, NextAction()), 5, "attic") == "merlouf-why-attic"


# Planning


def talks(seats: int = 3, **more: object) -> Position[House]:
    more.setdefault("traps", BY_TWO)
    return begin(house(seats, TRAPS, **more), Negotiations())  # type: ignore[arg-type]


@clause("F48", "Ruling 19")
def test_a_plan_is_agreed_on_when_all_partners_have_laid_a_card() -> None:
    position = talks()
    table = position.table
    events = listen(position)
    assert {"plan soap", "plan bucket", "plan beard"} <= set(offered(position, 0))
    assert "plan pepper" not in offered(position, 0), "it needs four"
    say(position, 0, "plan soap")
    assert waiting(position) == "Negotiate", "a single card need not be chosen"
    assert refused(position, 1, "join 1") == "merlouf-why-plan", "nobody is invited yet"
    say(position, 0, "invite 2")
    assert "invite 3" not in offered(position, 0), "two are enough for soap"
    say(position, 1, "join 1")
    assert waiting(position) == "WhichCard"
    assert offered(position, 1) == ["give trap 1", "give trap 2"]
    assert refused(position, 1, "pass") == "merlouf-why-lay"
    say(position, 1, "give trap 1")
    assert ("merlouf-agrees", {"seat": 0, "thing": "soap", "name": "Soap Stairs"}) in heard(events, -1)
    first = table.house_box.traps_from
    assert table.plans[0] == [0, 0b011, NO_ROOM, first, first, NOTHING]
    for seat in (0, 1, 2):
        say(position, seat, "pass")
    begin(table, AgreeOnTraps())
    assert table.pacts[0] == [0, 0b011, NO_ROOM, first, first, NOTHING]
    assert table.plans == [[], [], []]


@clause("F48")
def test_a_plan_may_name_a_room_once_and_before_anybody_joins() -> None:
    position = talks()
    assert refused(position, 0, "meet kitchen") == "merlouf-why-plan", "there is no plan"
    say(position, 0, "plan soap")
    assert [word for word in offered(position, 0) if word.startswith("meet")] == [
        f"meet {room}" for room in ROOM_NAMES[:6]
    ]
    assert refused(position, 1, "meet kitchen") == "merlouf-why-plan", "it is for the planner to say"
    say(position, 0, "meet kitchen")
    assert position.table.plans[0][ROOM] == ROOM_NAMES.index("kitchen")
    assert "meet lounge" not in offered(position, 0)
    say(position, 0, "cancel plan", "plan soap", "invite 2")
    assert "meet lounge" in offered(position, 0), "who is invited has not joined"
    say(position, 1, "join 1", "give trap 1")
    assert "meet lounge" not in offered(position, 0)


@clause("F48", "F35")
def test_offers_and_drafts_of_a_card_that_is_laid_lapse() -> None:
    position = talks()
    events = listen(position)
    say(position, 0, "offer 3", "give trap 1", "name nothing", "propose")
    say(position, 1, "offer 3", "give trap 1", "name nothing")
    say(position, 0, "plan soap", "invite 2")
    assert position.table.offers[0] == []
    assert ("merlouf-lapses", {"seat": 0, "number": 1}) in heard(events, 2)
    say(position, 1, "join 1", "give trap 1")
    assert position.table.drafts[1] == EMPTY_DRAFT


@clause("F48")
def test_laid_cards_cannot_be_dealt_with_or_laid_again() -> None:
    position = talks()
    say(position, 0, "plan soap", "invite 2")
    say(position, 1, "join 1", "give trap 1")
    say(position, 1, "offer 3")
    assert "give trap 2" in offered(position, 1)
    assert refused(position, 1, "give trap 1") == "merlouf-why-give"
    say(position, 0, "offer 2")
    assert refused(position, 0, "give trap 1") == "merlouf-why-give"
    say(position, 2, "plan beard", "invite 2")
    assert refused(position, 2, "invite 1") == "merlouf-why-plan", "seat 0 has no card left to lay"


@clause("F48")
def test_wanting_a_trap_card_counts_only_those_that_are_free() -> None:
    position = talks()
    say(position, 0, "plan soap", "invite 2")
    say(position, 2, "offer 1", "want trap", "name nothing")
    assert refused(position, 2, "propose") == "merlouf-why-propose"


@clause("F48")
def test_a_plan_is_off_when_somebody_refuses_or_its_planner_gives_up() -> None:
    position = talks()
    say(position, 0, "plan soap", "invite 2")
    say(position, 1, "refuse 1")
    assert position.table.plans[0] == []
    say(position, 0, "plan soap", "cancel plan")
    assert position.table.plans[0] == []
    assert "plan soap" in offered(position, 0), "the card is free again"


@clause("F48", "F36")
def test_what_is_not_agreed_on_by_the_end_of_the_talks_is_off() -> None:
    position = talks()
    say(position, 0, "plan soap", "invite 2")
    for seat in (0, 1, 2):
        say(position, seat, "pass")
    assert position.table.plans == [[], [], []]
    position = talks()
    say(position, 0, "plan soap", "invite 2")
    say(position, 1, "done")
    assert position.table.plans == [[], [], []], "or when a partner is done"


@clause("F48")
def test_a_plan_needs_somebody_to_talk_to() -> None:
    position = talks()
    say(position, 2, "done")
    assert "plan soap" in offered(position, 0)
    assert "plan beard" not in offered(position, 0), "two are left, and it needs three"


@clause("F48")
def test_three_partners_for_a_beard_in_the_door() -> None:
    position = talks(traps={0: ["beard"], 1: ["beard"], 2: ["beard"]})
    say(position, 0, "plan beard", "invite 2")
    assert refused(position, 1, "join 1") == "merlouf-why-plan", "not all are invited"
    assert refused(position, 0, "invite 2") == "merlouf-why-plan", "once is enough"
    say(position, 0, "invite 3")
    say(position, 1, "join 1")
    say(position, 2, "join 1")
    assert position.table.plans[0][1] == 0b111
    assert NOTHING not in position.table.plans[0][CARDS:]


@clause("F48", "Ruling 40")
def test_no_plans_in_the_last_round() -> None:
    assert not any(choice.startswith("plan") for choice in offered(talks(round=6), 0))
    assert any(choice.startswith("plan") for choice in offered(talks(round=5), 0))


# Springing


def ambush(
    kind: str = "soap",
    laid: tuple[str, ...] = ("soap", "soap"),
    places: dict[str, str] | None = None,
    room: str = "kitchen",
    seats: int = 4,
    **more: object,
) -> Position[House]:
    """A trap of the first seats, agreed on in the round before; Merlin looks into a room."""
    gnomes = {f"{seat}/ball": "kitchen" for seat in range(len(laid))} if places is None else places
    table = house(seats, TRAPS, places=gnomes, traps={seat: [card] for seat, card in enumerate(laid)}, **more)  # type: ignore[arg-type]
    first = table.house_box.traps_from
    cards = [first if seat < len(laid) else NOTHING for seat in range(seats)]
    table.pacts[0] = [["soap", "bucket", "beard", "pepper"].index(kind), (1 << len(laid)) - 1, NO_ROOM, *cards]
    position = begin(table, Day())
    bring(position, ROOM_NAMES.index(room))
    return position


@clause("F49")
def test_a_trap_that_succeeds_pays_and_nobody_of_the_partners_is_caught() -> None:
    gnomes = {"0/ball": "kitchen", "1/magik": "kitchen", "2/wise": "kitchen"}
    position = ambush(places=gnomes, carried={"0/ball": ["foak"], "2/wise": ["clock"]}, scores=[1, 2, 3, 4])
    table = position.table
    assert waiting(position) == "TurnUpCards"
    assert position.asking() == [0, 1]
    assert offered(position, 0) == ["turn up", "keep down"]
    assert refused(position, 0, "pass") == "merlouf-why-turn-up"
    say(position, 0, "turn up")
    say(position, 1, "turn up")
    assert table.scores == [11, 12, 3, 4]
    assert table.traps_gone == [2, 0, 0, 0]
    bring(position, 5)
    say(position, 0, "to 1")
    say(position, 1, "to 1")
    assert position.over()
    assert place_of(table, "0/ball") == "kitchen"
    assert objects_of(table, "0/ball") == ["foak"]
    assert place_of(table, "2/wise") == "bars", "others are caught as ever"


@clause("F49")
def test_a_hidden_gnome_takes_no_part() -> None:
    position = ambush(hidden=["1/ball"])
    assert position.over(), "nobody is asked"
    assert place_of(position.table, "0/ball") == "bars"
    assert position.table.pacts == [[], [], [], []]


@clause("F54", "Ruling 21")
def test_if_merlin_is_elsewhere_the_cards_are_free_again() -> None:
    position = ambush(room="lounge")
    table = position.table
    assert position.over()
    assert table.pacts == [[], [], [], []]
    assert cards_of(table, 0, TRAP) == cards_of(table, 1, TRAP) == ["soap"]
    assert table.free_traps(0)
    position = ambush(places={"0/ball": "kitchen", "1/ball": "lounge"})
    assert position.over(), "or if a partner is"
    assert place_of(position.table, "0/ball") == "bars"


@clause("F50", "Ruling 20")
def test_who_keeps_the_card_down_betrays_the_others() -> None:
    gnomes = {"0/ball": "kitchen", "1/magik": "kitchen"}
    position = ambush(places=gnomes, carried={"0/ball": ["foak"]})
    events = listen(position)
    say(position, 0, "turn up")
    say(position, 1, "keep down")
    table = position.table
    assert position.over()
    assert table.scores == [0, 0, 0, 0]
    assert place_of(table, "0/ball") == "bars"
    assert place_of(table, "1/magik") == "kitchen", "Gnomagik never is"
    assert table.traps_gone == [2, 0, 0, 0], "all cards are gone"
    assert ("merlouf-keeps-down", {"seat": 1, "thing": "soap", "name": "Soap Stairs"}) in heard(events, 2)
    assert ("merlouf-trap-fails", {"thing": "soap", "name": "Soap Stairs"}) in heard(events, 2)


@clause("F50", "F49", "Ruling 39")
def test_a_card_of_another_kind_makes_it_fail() -> None:
    position = ambush(laid=("soap", "bucket"))
    say(position, 0, "turn up")
    say(position, 1, "turn up")
    table = position.table
    assert table.scores == [0, 0, 0, 0]
    assert table.traps_gone == [1, 1, 0, 0]
    assert place_of(table, "0/ball") == place_of(table, "1/ball") == "bars"


@clause("F49")
def test_who_does_not_answer_in_time_keeps_the_word() -> None:
    position = ambush()
    step = position.step()
    assert str(step.default(position.table, 0)) == "turn up"  # type: ignore[attr-defined]


@clause("F53", "Ruling 42")
def test_several_traps_in_one_room_go_in_turn_order_and_do_not_spoil_each_other() -> None:
    gnomes = {f"{seat}/ball": "kitchen" for seat in range(4)}
    hands = {0: ["soap"], 1: ["soap", "bucket"], 2: ["bucket"], 3: []}
    table = house(4, TRAPS, places=gnomes, traps=hands, first=1)
    card = table.house_box.traps_from
    table.pacts[0] = [0, 0b0011, NO_ROOM, card, card, NOTHING, NOTHING]
    table.pacts[2] = [1, 0b0110, NO_ROOM, NOTHING, card + 1, card, NOTHING]
    position = begin(table, Day())
    bring(position, ROOM_NAMES.index("kitchen"))
    assert position.asking() == [1, 2], "seat 2 comes before seat 0 in this night"
    say(position, 1, "turn up")
    say(position, 2, "turn up")
    bring(position, 4)
    say(position, 1, "to 2")
    say(position, 2, "to 2")
    assert position.asking() == [0, 1]
    say(position, 0, "turn up")
    say(position, 1, "keep down")
    assert table.scores == [0, 10, 10, 0]
    assert [place_of(table, f"{seat}/ball") for seat in range(4)] == ["bars", "kitchen", "kitchen", "bars"]


# Bonus objects


@clause("F51", "Ruling 22", "Ruling 41")
def test_bonus_objects_are_drawn_face_up_as_many_as_the_kind_says() -> None:
    position = ambush("pepper", ("pepper",) * 4)
    events = listen(position)
    for seat in range(4):
        say(position, seat, "turn up")
    assert position.table.scores == [18] * 4
    assert outcomes(position) == dict.fromkeys(range(10), 1)
    bring(position, 0)
    assert outcomes(position) == dict.fromkeys(range(1, 10), 1)
    bring(position, 9, 4)
    assert waiting(position) == "ShareBonus"
    found = [values["thing"] for id, values in heard(events, -1) if id == "merlouf-finds-bonus"]
    assert found == ["joker-hat", "crown-of-corks", "gold-thimble"]
    assert offered(position, 2) == ["to 1", "to 2", "to 3", "to 4", "to nobody"]
    assert refused(position, 2, "turn up") == "merlouf-why-share"
    for seat in range(4):
        say(position, seat, "to 3")
    assert position.table.bonus[0] == 2
    assert position.table.bonus[4] == position.table.bonus[9] == 6, "still to be shared"


@clause("F51", "Ruling 41", "Ruling 22")
def test_without_agreement_after_three_tries_it_is_lost() -> None:
    bonus = [NOTHING] * 10
    bonus[9] = 6
    table = house(3, TRAPS, bonus=bonus)
    position = begin(table, ShareBonus(0b011, 9, 1))
    for attempt in (1, 2, 3):
        assert position.step() == ShareBonus(0b011, 9, attempt)
        say(position, 0, "to 1")
        say(position, 1, "to 2" if attempt < 3 else "to nobody")
    assert position.over()
    assert table.bonus == [NOTHING] * 10


@clause("F51")
def test_that_nobody_gets_it_is_agreed_on_at_once() -> None:
    bonus = [NOTHING] * 10
    bonus[9] = 6
    position = begin(house(3, TRAPS, bonus=bonus), ShareBonus(0b011, 9, 1))
    say(position, 0, "to nobody")
    say(position, 1, "to nobody")
    assert position.over()
    assert position.table.bonus[9] == NOTHING
    position = begin(house(3, TRAPS, bonus=bonus), ShareBonus(0b011, 9, 1))
    say(position, 0, "to nobody")
    say(position, 1, "to 2")
    assert position.step() == ShareBonus(0b011, 9, 2), "they do not agree yet"


@clause("F51")
def test_the_second_bag_can_run_out() -> None:
    position = ambush("pepper", ("pepper",) * 4, bonus=[0] * 9 + [NOTHING])
    for seat in range(4):
        say(position, seat, "turn up")
    assert isinstance(position.step(), DrawBonus)
    bring(position, 9)
    assert waiting(position) == "ShareBonus", "there was only one left"


@clause("F48", "F49", "F21")
def test_from_the_attic_to_the_morning_after_next() -> None:
    """Agreed on in the talks of one round, sprung on the day of the next."""
    position = GAME.new(2, TRAPS)
    table = position.table
    bring(position, 0, 0, 0, 2, 1, 0, 1)
    for part in range(3):
        for seat in (0, 1):
            say(position, seat, "use magik" if part else "send magik bathroom")
        for seat in (0, 1):
            say(position, seat, "attic")
            bring(position, part // 2)
    say(position, 0, "plan soap", "give trap 1", "invite 2")
    say(position, 1, "join 1", "give trap 1", "pass")
    say(position, 0, "pass")
    bring(position, ROOM_NAMES.index("bathroom"))
    assert table.round == 2, "the first morning nothing is sprung"
    assert table.scores == [0, 0]
    bring(position, 2, 3)
    for part in range(3):
        for seat in (0, 1):
            say(position, seat, "use magik" if part else "send magik lounge")
        while waiting(position) == "Act":
            say(position, position.asking()[0], "pass")
    say(position, 0, "pass")
    say(position, 1, "pass")
    bring(position, ROOM_NAMES.index("lounge"))
    say(position, 0, "turn up")
    say(position, 1, "turn up")
    assert table.scores == [10, 10]
