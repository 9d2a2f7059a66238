"""The negotiations: offers word by word, claims, what changes hands and what is found out."""

from __future__ import annotations

import pytest

from bothy.games.merlouf.deals import EndOfTalks, Negotiate, Negotiations
from bothy.games.merlouf.table import EMPTY_DRAFT, PARTNER, House
from bothy.games.merlouf.things import GOODY, TRAP
from bothy.games.merlouf.words import WORDS
from bothy.kernel import Luck, Position, Refusal
from games.merlouf.house import TRAPS, cards_of, house, objects_of
from stories import begin, clause, heard, listen, offered, refused, say, waiting

A_TRADE = ["offer 2", "give wise 1", "name foak", "want red", "name nothing", "propose"]


def talks(**more: object) -> Position[House]:
    """Three seats before dawn: Ailsa has Foak and a clock, Bruce two red things, Catriona a blue one."""
    usual: dict[str, object] = {
        "places": {"0/wise": "lounge", "1/ball": "kitchen", "2/magik": "entry"},
        "carried": {"0/wise": ["foak", "clock"], "1/ball": ["ruby-ladle", "biting-boot"], "2/magik": ["ink-flask"]},
    }
    usual.update(more)
    return begin(house(3, **usual), Negotiations())  # type: ignore[arg-type]


@clause("F27", "F28", "F31", "F34")
def test_a_whole_deal() -> None:
    position = talks()
    table = position.table
    assert position.asking() == [0, 1, 2]
    say(position, 0, *A_TRADE)
    assert "accept 1/1" in offered(position, 1)
    assert "accept 1/1" not in offered(position, 2), "it is for the partner alone"
    say(position, 1, "accept 1/1")
    assert waiting(position) == "HandOver"
    assert offered(position, 1) == ["give ball 1", "give ball 2"]
    say(position, 1, "give ball 1")
    assert objects_of(table, "0/wise") == ["ruby-ladle", "clock"]
    assert objects_of(table, "1/ball") == ["foak", "biting-boot"]
    assert table.deals == 1
    assert table.truths[1][0] == table.truths[0][1] == 1
    assert waiting(position) == "Negotiate", "and the talks go on"
    assert position.asking() == [0, 1, 2]


@clause("F27")
def test_with_nothing_to_deal_there_are_no_talks() -> None:
    assert begin(house(3), Negotiations()).over()
    assert waiting(begin(house(3, goodies={1: ["pins"]}), Negotiations())) == "Negotiate"


# Drafting


@clause("F28", "F29", "F30")
def test_an_offer_is_put_together_word_by_word() -> None:
    position = talks()
    assert offered(position, 0) == ["offer 2", "offer 3", "done", "pass"]
    say(position, 0, "offer 2")
    wants = ["want green", "want red", "want blue", "want yellow", "want purple", "want orange", "want goody"]
    assert offered(position, 0) == ["give wise 1", "give wise 2", *wants, "want enchanted", "scrap", "pass"]
    say(position, 0, "give wise 1")
    greens = ["name foak", "name frog-jar", "name moss-slippers", "name pickle-barrel", "name hissing-fern"]
    assert offered(position, 0) == [*greens, "name nothing", "pass"]
    say(position, 0, "name nothing")
    assert "give wise 1" not in offered(position, 0)
    assert "propose" in offered(position, 0), "a gift is an offer too"
    say(position, 0, "want enchanted")
    assert offered(position, 0)[0] == "name hissing-fern"
    assert len(offered(position, 0)) == 6 + 2
    say(position, 0, "name biting-boot")
    assert "propose" in offered(position, 0)
    say(position, 0, "propose")
    assert position.table.offers[0] == [2, 1, 0, 0, 0, 0, 0, 2 + 10 * 5, 0, 0, 0]
    assert position.table.drafts[0] == EMPTY_DRAFT


@clause("F28", "Ruling 33")
def test_three_things_on_a_side_and_three_open_offers() -> None:
    position = talks(
        places={"0/ball": "lounge", "1/ball": "kitchen", "2/magik": "entry"},
        carried={"0/ball": ["foak", "clock", "sun-dial", "ink-flask"], "1/ball": ["ruby-ladle"]},
    )
    say(position, 0, "offer 2")
    for place in (1, 2, 3):
        say(position, 0, f"give ball {place}", "name nothing")
    assert refused(position, 0, "give ball 4") == "merlouf-why-give"
    for _ in range(3):
        say(position, 0, "want red", "name nothing")
    assert refused(position, 0, "want red") == "merlouf-why-want"
    assert refused(position, 0, "propose") == "merlouf-why-propose", "there is only one red thing"
    say(position, 0, "scrap")
    for _ in range(3):
        say(position, 0, "offer 2", "give ball 1", "name nothing", "propose")
    assert refused(position, 0, "offer 3") == "merlouf-why-three-offers"
    assert [bool(offer) for offer in position.table.offers] == [True] * 3 + [False] * 6
    say(position, 0, "withdraw 2", "offer 3", "give ball 2", "name nothing", "propose")
    assert position.table.offers[1][PARTNER] == 3, "it takes the free place"


@clause("F28", "F36", "Ruling 33")
def test_forty_words_a_seat() -> None:
    position = talks()
    for _ in range(WORDS // 2):
        say(position, 0, "offer 2", "scrap")
    assert position.asking() == [1, 2]
    assert refused(position, 0, "done") == "refusal-not-asked"
    assert refused(position, 1, "offer 1") == "merlouf-why-partner-done"


@clause("F28")
def test_an_offer_that_says_nothing_cannot_be_proposed() -> None:
    position = talks()
    assert refused(position, 0, "propose") == "merlouf-why-no-draft"
    say(position, 0, "offer 2")
    assert refused(position, 0, "propose") == "merlouf-why-propose"
    assert refused(position, 0, "offer 3") == "merlouf-why-drafting"
    assert refused(position, 0, "name foak") == "merlouf-why-want"
    say(position, 0, "want red")
    assert refused(position, 0, "give wise 1") == "merlouf-why-name-first"
    assert refused(position, 1, "offer 2") == "merlouf-why-partner"
    assert refused(position, 1, "buy") == "merlouf-why-say"
    assert refused(position, 1, "withdraw 1") == "merlouf-why-no-offer"
    assert refused(position, 1, "accept 1/1") == "merlouf-why-no-offer"
    assert refused(position, 1, "plan soap") == "merlouf-why-plan"


@clause("F28")
def test_words_of_others_stand_while_somebody_only_drafts_and_fall_when_something_is_heard() -> None:
    position = talks()
    vocabulary = position.table.box.vocabulary
    position.seal(1, vocabulary.parse("pass"))
    position.seal(2, vocabulary.parse("offer 1"))
    position.seal(0, vocabulary.parse("offer 2"))
    position.hear(0)
    assert position.asking() == [0], "the pass and the word of the others still stand"
    for word in ("give wise 1", "name foak"):
        position.seal(0, vocabulary.parse(word))
        position.hear(0)
    position.seal(0, vocabulary.parse("propose"))
    position.hear(0)
    assert position.asking() == [0, 1, 2], "an offer was heard: all think again"


# Settling


@clause("F29", "F34", "Ruling 35")
def test_a_claim_need_not_be_true_and_the_receiver_remembers() -> None:
    position = talks(carried={"0/wise": ["hissing-fern"], "1/ball": ["ruby-ladle"]})
    events = listen(position)
    say(position, 0, *A_TRADE)
    claimed = {"thing": "foak", "name": "Foak", "back": "green"}
    assert ("merlouf-offer-gives", claimed) in heard(events, 1)
    say(position, 1, "accept 1/1")
    table = position.table
    assert objects_of(table, "1/ball") == ["hissing-fern"]
    assert (table.lies[1][0], table.truths[1][0]) == (1, 0)
    assert ("merlouf-lied", {"seat": 0, "partner_seat": 1}) in heard(events, 1)
    for other in (0, 2, -1):
        assert ("merlouf-lied", {"seat": 0, "partner_seat": 1}) not in heard(events, other)


@clause("F34", "F32", "Ruling 35")
def test_who_accepts_gives_a_word_too() -> None:
    """An enchanted thing for a mere colour is a lie, and so is another thing than the one named."""
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 1, "accept 1/1", "give ball 2")
    assert position.table.lies[0] == [0, 1, 0]
    position = talks()
    say(position, 0, "offer 2", "give wise 1", "name foak", "want red", "name ruby-ladle", "propose")
    say(position, 1, "accept 1/1", "give ball 2")
    assert position.table.lies[0] == [0, 1, 0]
    position = talks()
    say(position, 0, "offer 2", "give wise 1", "name foak", "want red", "name biting-boot", "propose")
    say(position, 1, "accept 1/1", "give ball 2")
    assert position.table.truths[0] == [0, 1, 0], "this time it was asked for"


@clause("F30", "F32", "Ruling 35")
def test_for_an_enchanted_object_any_object_can_be_handed_over() -> None:
    position = talks()
    say(position, 2, "offer 2", "give magik 1", "name ink-flask", "want enchanted", "name nothing", "propose")
    say(position, 1, "accept 3/1")
    assert offered(position, 1) == ["give ball 1", "give ball 2"]
    assert refused(position, 1, "give ball 3") == "merlouf-why-hand-over"
    say(position, 1, "give ball 1")
    assert objects_of(position.table, "2/magik") == ["ruby-ladle"]
    assert position.table.lies[2] == [0, 1, 0]


@clause("F32")
def test_what_fits_anything_is_picked_last() -> None:
    position = talks(
        places={"0/ball": "lounge", "1/ball": "kitchen"},
        carried={"0/ball": ["foak"], "1/ball": ["ruby-ladle", "ink-flask"]},
    )
    say(position, 0, "offer 2", "want enchanted", "name nothing", "want red", "name nothing", "propose")
    say(position, 1, "accept 1/1")
    assert sorted(objects_of(position.table, "0/ball")) == ["foak", "ink-flask", "ruby-ladle"], "nothing was asked"
    assert objects_of(position.table, "1/ball") == []


@clause("F31", "F30")
def test_one_object_is_not_two_even_if_any_will_do() -> None:
    position = talks(places={"0/ball": "lounge", "1/ball": "kitchen"}, carried={"1/ball": ["ruby-ladle"]})
    say(position, 0, "offer 2", "want red", "name nothing")
    assert "propose" in offered(position, 0)
    say(position, 0, "want enchanted", "name nothing")
    assert refused(position, 0, "propose") == "merlouf-why-propose"


@clause("F33", "Ruling 14", "Ruling 34")
def test_objects_received_must_be_carried_by_gnomes_in_the_house() -> None:
    """Catriona's only gnome in the house is full; one who stayed at home carries nothing."""
    position = talks()
    say(position, 0, "offer 3", "give wise 1", "name foak")
    assert refused(position, 0, "propose") == "merlouf-why-propose"
    say(position, 0, "want blue", "name nothing", "propose")
    say(position, 2, "accept 1/1")
    assert objects_of(position.table, "2/magik") == ["foak"], "what leaves makes room"
    assert objects_of(position.table, "0/wise") == ["ink-flask", "clock"]


@clause("F33", "Ruling 34")
def test_hidden_gnomes_deal_and_prisoners_cannot() -> None:
    position = talks(hidden=["0/wise"], behind_bars=["1/wise"])
    say(position, 0, *A_TRADE)
    say(position, 1, "accept 1/1", "give ball 1")
    assert objects_of(position.table, "0/wise") == ["ruby-ladle", "clock"]
    assert objects_of(position.table, "1/wise") == []


@clause("F33")
def test_the_receiver_says_who_carries_where_several_can() -> None:
    position = talks(
        places={"0/wise": "lounge", "1/wise": "kitchen", "1/ball": "entry", "1/magik": "chamber"},
        carried={"0/wise": ["foak", "clock"], "1/wise": ["ruby-ladle"], "1/magik": ["ink-flask"]},
    )
    say(
        position,
        0,
        "offer 2",
        "give wise 1",
        "name foak",
        "give wise 2",
        "name clock",
        "want red",
        "name nothing",
        "propose",
    )
    say(position, 1, "accept 1/1")
    assert waiting(position) == "StowAway"
    assert offered(position, 1) == ["stow wise", "stow ball"], "Gnomagik is full"
    assert refused(position, 1, "stow magik") == "merlouf-why-stow"
    say(position, 1, "stow ball")
    assert offered(position, 1) == ["stow wise", "stow ball"]
    say(position, 1, "stow wise")
    table = position.table
    assert objects_of(table, "1/ball") == ["foak"]
    assert objects_of(table, "1/wise") == ["clock"]
    assert objects_of(table, "0/wise") == ["ruby-ladle"], "seat 0 had no choice"


@clause("F33", "Ruling 14")
def test_both_sides_stow_what_they_get() -> None:
    position = talks(
        places={"0/wise": "lounge", "0/magik": "entry", "1/wise": "kitchen", "1/ball": "entry"},
        carried={"0/wise": ["foak"], "1/wise": ["ruby-ladle"]},
    )
    say(position, 0, *A_TRADE)
    say(position, 1, "accept 1/1")
    assert position.asking() == [1]
    say(position, 1, "stow ball")
    assert position.asking() == [0]
    say(position, 0, "stow magik")
    assert objects_of(position.table, "1/ball") == ["foak"]
    assert objects_of(position.table, "0/magik") == ["ruby-ladle"]


@clause("F33", "F27", "Ruling 28")
def test_goodies_change_hands_within_three() -> None:
    position = talks(goodies={0: ["pins", "ribbon", "corset"], 1: ["bloomers"]})
    table = position.table
    say(position, 1, "offer 1", "give goody 1", "name corset")
    assert refused(position, 1, "propose") == "merlouf-why-propose", "three are enough"
    say(position, 1, "want goody", "name nothing", "propose")
    say(position, 0, "accept 2/1")
    assert offered(position, 0) == ["give goody 1", "give goody 2", "give goody 3"]
    say(position, 0, "give goody 2")
    assert cards_of(table, 0, GOODY) == ["pins", "bloomers", "corset"]
    assert cards_of(table, 1, GOODY) == ["ribbon"]
    assert table.lies[0] == [0, 1, 0], "it was no Corset"
    assert table.truths[1] == [0, 0, 0], "and nothing was said of the other"


@clause("F27")
def test_trap_cards_are_dealt_with_where_they_are_in_the_game() -> None:
    fields = house(3, TRAPS, traps={0: ["soap"], 1: ["beard"]})
    position = begin(fields, Negotiations())
    say(position, 0, "offer 2", "give trap 1", "name beard", "want trap", "name beard", "propose")
    say(position, 1, "accept 1/1")
    assert cards_of(position.table, 0, TRAP) == ["beard"]
    assert cards_of(position.table, 1, TRAP) == ["soap"]
    assert position.table.lies[1][0] == position.table.truths[0][1] == 1
    assert refused(talks(goodies={0: ["pins"]}), 0, "want trap") == "merlouf-why-no-draft"


@clause("F31")
def test_an_offer_can_be_accepted_as_long_as_both_have_what_it_takes() -> None:
    position = talks(carried={"0/wise": ["foak", "clock"], "1/ball": ["ruby-ladle"], "2/magik": ["ink-flask"]})
    say(position, 0, *A_TRADE)
    say(position, 2, "offer 2", "give magik 1", "name ink-flask", "want red", "name nothing", "propose")
    say(position, 1, "accept 3/1")
    assert objects_of(position.table, "1/ball") == ["ink-flask"]
    assert "accept 1/1" not in offered(position, 1), "the red thing is gone"
    assert refused(position, 1, "accept 1/1") == "merlouf-why-accept"
    assert "decline 1/1" in offered(position, 1)


def reason(position: Position[House], seat: int, text: str) -> str:
    """Why an offer cannot be proposed or accepted, in the words of the message."""
    with pytest.raises(Refusal) as refusal:
        say(position, seat, text)
    return str(refusal.value.message.values["reason"])


@clause("F28", "F31", "F33", "F36")
def test_a_refused_offer_says_why() -> None:
    position = talks(goodies={0: ["pins"], 1: ["ribbon", "powder", "corset"]})
    say(position, 0, "offer 2")
    assert reason(position, 0, "propose") == "empty"
    say(position, 0, "give goody 1", "name nothing")
    assert reason(position, 0, "propose") == "no-room", "of four goodies one is too many"
    say(position, 0, "want orange", "name nothing")
    assert reason(position, 0, "propose") == "lacking"
    say(position, 0, "scrap", "offer 2", "want red", "name nothing")
    assert reason(position, 0, "propose") == "no-room-yours", "Gnowise is full"
    say(position, 0, "scrap", "offer 3", "give wise 1", "name nothing")
    assert reason(position, 0, "propose") == "no-room", "and so is Gnomagik"
    say(position, 0, "scrap", "offer 2", "want goody", "name nothing", "want goody", "name nothing")
    assert "propose" in offered(position, 0), "one and two are three"
    say(position, 0, "want goody", "name nothing")
    assert reason(position, 0, "propose") == "no-room-yours"
    say(position, 0, "scrap", "offer 3", "give wise 1", "name nothing", "want blue", "name nothing")
    say(position, 2, "done")
    assert reason(position, 0, "propose") == "partner-done"


@clause("F31", "F48")
def test_an_offer_of_a_card_that_was_laid_is_off() -> None:
    position = begin(house(3, TRAPS, traps={0: ["soap"], 1: ["soap"]}), Negotiations())
    say(position, 0, "offer 2", "give trap 1", "name soap", "propose")
    assert "accept 1/1" in offered(position, 1)
    say(position, 0, "plan soap")
    assert refused(position, 1, "accept 1/1") == "merlouf-why-no-offer"


@clause("F33", "F47", "Ruling 38")
def test_trap_cards_change_hands_within_four() -> None:
    hands = {0: ["soap"], 1: ["soap", "bucket", "beard", "beard"], 2: ["beard"]}
    position = begin(house(3, TRAPS, traps=hands), Negotiations())
    say(position, 0, "offer 2", "give trap 1", "name nothing")
    assert reason(position, 0, "propose") == "no-room"
    say(position, 1, "offer 3", "want trap", "name nothing")
    assert reason(position, 1, "propose") == "no-room-yours"
    say(position, 1, "scrap", "offer 1", "give trap 4", "name nothing", "propose")
    say(position, 0, "scrap", "accept 2/1")
    assert cards_of(position.table, 0, TRAP) == ["soap", "beard"]
    assert cards_of(position.table, 1, TRAP) == ["soap", "bucket", "beard"]


@clause("F35")
def test_how_often_somebody_has_declined_is_counted_for_these_talks() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 1, "decline 1/1")
    say(position, 0, *A_TRADE)
    say(position, 1, "counter 1/1")
    say(position, 1, "scrap")
    assert position.table.declined == [0, 2, 0, 0, 0, 0, 0, 0, 0]
    assert begin(position.table, Negotiations()).table.declined == [0] * 9


@clause("F35")
def test_offers_of_things_that_have_changed_hands_lapse() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 0, "offer 3", "give wise 1", "name foak", "want blue", "name nothing", "propose")
    say(position, 0, "offer 3", "give wise 2", "name clock", "want blue", "name nothing", "propose")
    say(position, 1, "accept 1/1", "give ball 1")
    assert [bool(offer) for offer in position.table.offers[:3]] == [False, False, True]


@clause("F35")
def test_offers_of_what_was_handed_over_lapse_too() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 1, "offer 3", "give ball 1", "name nothing", "want blue", "name nothing", "propose")
    say(position, 1, "offer 3", "give ball 2", "name nothing", "want blue", "name nothing", "propose")
    say(position, 1, "accept 1/1", "give ball 1")
    assert [bool(offer) for offer in position.table.offers[3:6]] == [False, True, False]


@clause("F35")
def test_drafts_of_things_that_have_changed_hands_are_off() -> None:
    for given, left in (("give wise 1", False), ("give wise 2", True)):
        position = talks()
        say(position, 0, *A_TRADE, "offer 3", given, "name nothing")
        say(position, 1, "accept 1/1", "give ball 1")
        assert (position.table.drafts[0] != EMPTY_DRAFT) == left


@clause("F35")
def test_decline_and_withdraw() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 1, "decline 1/1")
    assert "accept 1/1" not in offered(position, 1)
    say(position, 0, *A_TRADE)
    assert "withdraw 1" in offered(position, 0)
    say(position, 0, "withdraw 1")
    assert "accept 1/1" not in offered(position, 1)


@clause("F35")
def test_a_counter_offer_begins_with_what_was_offered() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 1, "counter 1/1")
    table = position.table
    assert not table.offers[0], "the offer is declined"
    assert table.drafts[1][PARTNER] == 1
    assert table.drafts[1][7] == 1 + 10 * 1, "Foak, as it was called"
    say(position, 1, "give ball 2", "name ruby-ladle", "propose")
    say(position, 0, "accept 2/1")
    assert objects_of(table, "0/wise") == ["biting-boot", "clock"]
    assert table.lies[0][1] == 1


@clause("F35")
def test_who_is_drafting_cannot_counter() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 1, "offer 3")
    assert refused(position, 1, "counter 1/1") == "merlouf-why-counter"


# The end of the talks


@clause("F36")
def test_who_is_done_is_not_asked_any_more_and_offers_lapse() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    say(position, 1, "offer 1", "want green", "name nothing", "propose")
    say(position, 2, "offer 1", "give magik 1", "name nothing", "want green", "name nothing", "propose")
    say(position, 1, "done")
    assert position.asking() == [0, 2]
    assert [bool(offer) for offer in position.table.offers] == [False] * 6 + [True, False, False]
    assert refused(position, 0, "offer 2") == "merlouf-why-partner-done"
    say(position, 0, "done")
    assert position.over(), "one alone has nobody to talk to"


@clause("F36")
def test_a_partner_who_is_done_gets_no_proposal() -> None:
    position = talks()
    say(position, 0, "offer 2", "give wise 1", "name foak")
    say(position, 1, "done")
    assert refused(position, 0, "propose") == "merlouf-why-propose"
    say(position, 0, "scrap")
    assert "offer 3" in offered(position, 0)


@clause("F36")
def test_all_silent_or_the_bell_ends_it_and_open_offers_are_off() -> None:
    position = talks()
    say(position, 0, *A_TRADE)
    race = position.step()
    assert isinstance(race, Negotiate)
    for seat in (0, 1, 2):
        bell = race.default(position.table, seat)
        assert str(bell) == "pass"
        position.answer(seat, bell)
    assert position.over()
    assert position.table.offers == [[]] * 9
    assert position.table.deals == 0


@clause("F36")
def test_at_the_end_drafts_are_off_too() -> None:
    position = talks()
    say(position, 0, "offer 2")
    for seat in (0, 1, 2):
        say(position, seat, "pass")
    assert position.over()
    assert position.table.drafts == [EMPTY_DRAFT] * 3
    assert begin(position.table, EndOfTalks()).over()


@clause("F36")
def test_random_players_end_negotiations_too() -> None:
    luck = Luck(4)
    for _ in range(20):
        position = talks(goodies={0: ["pins"]})
        while not position.over():
            position.wander(luck)
        assert max(position.table.words) <= WORDS
        assert position.table.offers == [[]] * 9
