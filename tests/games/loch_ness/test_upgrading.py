"""Positions that were stored under rules version 1: they load, and go on as they did then."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bothy.games.loch_ness.rounds import PipeUp
from games.loch_ness.shore import GAME
from games.stored import goes_on_as_then, names_in, read_from
from stories import clause, offered, waiting

STORED = Path(__file__).parent / "stored"
read = partial(read_from, STORED)


@pytest.mark.parametrize("name", names_in(STORED))
def test_a_stored_position_goes_on_as_it_did(name: str) -> None:
    found = read(name)
    assert found["stored"]["rules"] == 1
    assert "album" not in found["stored"]["options"]
    position = GAME.load(found["stored"])
    assert position.table.box.options == {**found["stored"]["options"], "album": "open"}
    goes_on_as_then(GAME, position, found, position.seal)


@clause("N30", "Ruling 33")
def test_who_was_asked_about_the_distillery_has_the_white_deck() -> None:
    stored = read("distillery")["stored"]
    assert stored["agenda"][-1] == ["Distillery", 2]
    position = GAME.load(stored)
    assert position.table.distilled == 2
    assert (waiting(position), position.asking()) == ("ChooseAction", [0])


@clause("N32", "Ruling 33")
def test_who_was_asked_about_the_hotel_has_the_cards_back() -> None:
    stored = read("hotel")["stored"]
    assert stored["agenda"][-1] == ["Hotel", 2]
    assert stored["table"]["spent"][2]
    position = GAME.load(stored)
    assert position.table.spent == [*stored["table"]["spent"][:2], 0, *stored["table"]["spent"][3:]]
    assert (waiting(position), position.asking()) == ("ChooseAction", [3])


@clause("N27", "Ruling 33")
def test_who_was_asked_about_the_pub_can_no_longer_decline() -> None:
    position = GAME.load(read("pub")["stored"])
    assert waiting(position) == "Pub"
    assert "pass" not in offered(position, 2)


@clause("N08")
def test_the_bagpipes_of_an_old_first_round_are_gone_and_later_ones_stay() -> None:
    assert ["PipeUp"] in read("first-round")["stored"]["agenda"]
    assert PipeUp() not in GAME.load(read("first-round")["stored"]).agenda
    assert PipeUp() in GAME.load(read("church")["stored"]).agenda
