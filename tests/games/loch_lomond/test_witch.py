"""L37: the Witch may be turned up at any pause of one's own turn, once one knows her."""

from __future__ import annotations

from bothy.games.loch_lomond.actions import AfterSelkie, Kelpie, Selkie
from bothy.games.loch_lomond.choices import Slot
from bothy.games.loch_lomond.shoo import GiveCard
from bothy.games.loch_lomond.turn import EndTurn, SwapOrPlay, Turn
from games.loch_lomond.highlands import GAME, NO_CHAIN, clan, deal, loch, quiet
from stories import begin, bring, clause, listen, offered, refused, say, waiting


@clause("L37", "L46")
def test_while_a_drawn_card_is_held() -> None:
    table = loch(["witch egg", "seer"], held="peasant", seen={"1/1": [0]})
    position = begin(table, SwapOrPlay(0), EndTurn(0))
    say(position, 0, "turn up", "turn up 1")
    assert clan(table, 0) == "witch^ egg"
    assert waiting(position) == "SwapOrPlay"
    assert "witch" in offered(position, 0), "and asked at once"


@clause("L37", "Ruling 14")
def test_in_the_turn_in_which_a_kelpie_brought_her() -> None:
    table = loch(["egg", "witch seer"], seen={"2/1": [0]})
    position = begin(table, Kelpie(0), EndTurn(0), Turn(1))
    say(position, 0, "at 1/1", "at 2/1")
    assert waiting(position) == "Afterwards"
    assert offered(position, 0) == ["turn up", "pass"]
    say(position, 0, "turn up", "turn up 1")
    assert clan(table, 0) == "witch^"
    assert offered(position, 0) == ["witch", "pass"]


@clause("L37", "L46", "Ruling 34")
def test_the_last_pause_depends_on_what_was_seen_and_not_on_what_it_was() -> None:
    for card in ("witch", "broonie"):
        position = begin(loch(["egg", f"{card} seer"], seen={"2/1": [0]}), Kelpie(0), EndTurn(0), Turn(1))
        say(position, 0, "at 1/1", "at 2/1")
        assert waiting(position) == "Afterwards"
    position = begin(loch(["egg", "witch seer"]), Kelpie(0), EndTurn(0), Turn(1))
    say(position, 0, "at 1/1", "at 2/1")
    assert waiting(position) != "Afterwards", "a card one has not seen is nobody's Witch"


@clause("L19", "L37")
def test_in_the_turn_in_which_she_was_given_for_a_shoo() -> None:
    table = loch(["-", "witch seer"], seen={"2/1": [0]})
    position = begin(table, GiveCard(1, 0, Slot(0)), EndTurn(0))
    say(position, 1, "give 1")
    assert offered(position, 0) == ["turn up", "pass"]


@clause("L37", "Ruling 29")
def test_who_was_wrong_is_not_asked_again() -> None:
    table = loch(["egg", "broonie seer"], seen={"2/1": [0]})
    position = begin(table, Kelpie(0), EndTurn(0), Turn(1))
    say(position, 0, "at 1/1", "at 2/1", "turn up", "turn up 1")
    bring(position, 0)
    assert position.asking() == [1]


@clause("L37")
def test_who_has_seen_no_card_is_told_why() -> None:
    position = begin(loch(["egg", "seer"], held="peasant"), SwapOrPlay(0))
    assert refused(position, 0, "turn up") == "loch-lomond-why-none-seen"


@clause("L35", "L54", "Ruling 34")
def test_a_selkie_given_for_a_witch_is_still_shown_after_the_witch_was_turned_up() -> None:
    table = loch(["selkie egg", "witch"], NO_CHAIN)
    position = begin(table, Selkie(0), EndTurn(0))
    say(position, 0, "at 2/1", "at 1/1", "turn up 1")
    assert isinstance(position.step(), AfterSelkie)
    sight = position.sight(0, shown=True)
    assert [choice.notation for choice in sight.choices()] == offered(position, 0) == ["done", "shoo 2/1"]


@clause("L06", "L37", "L53")
def test_the_second_look_of_who_found_a_witch_is_no_new_look() -> None:
    position = GAME.new(2)
    bring(position, 0)
    deal(position, "kelpie kelpie witch egg", "kelpie kelpie seer seer")
    events = listen(position)
    say(position, 0, "turn up 3")
    say(position, 1, "done")
    assert waiting(position) == "Remember"
    prompt = position.sight(0, shown=True).prompt()
    assert prompt is not None
    assert prompt.values["card"] == "monster-egg"
    assert [event.message.id for event in events] == ["loch-lomond-turns-up"]


@clause("L15", "Ruling 12")
def test_an_empty_clan_ends_the_round_where_that_was_agreed() -> None:
    for options, ends in (({}, False), ({"empty-clan": "ends"}, True)):
        table = loch(["seer", "egg egg", "egg"], {**NO_CHAIN, **options}, held="seer")
        position = begin(table, SwapOrPlay(0), EndTurn(0))
        events = listen(position)
        say(position, 0, "play")
        say(position, 0, "shoo 1/1")
        assert position.over() == ends
        assert ("loch-lomond-empties" in [event.message.id for event in events]) == ends


@clause("L15", "L27")
def test_after_saorsa_everybody_has_the_last_turn_all_the_same() -> None:
    table = loch(["egg", "-", "egg egg"], {"empty-clan": "ends"}, caller=0)
    position = begin(table, EndTurn(1))
    assert position.asking() == [2]


@clause("L44")
def test_a_token_on_the_open_pile_is_taken_and_found_like_a_card() -> None:
    position = begin(loch(["egg", "seer"], open="token"), Turn(0))
    assert "take" in offered(position, 0)
    position = begin(loch(["egg", "seer"], open="token witch", held="piper"), SwapOrPlay(0))
    say(position, 0, "play")
    quiet(position)
    assert "find baby-monster-token" in offered(position, 0)
