"""What lies in the box, and packs that correct it."""

from __future__ import annotations

import pytest

from bothy.games.loch_lomond.content.reading import Card, load
from bothy.games.loch_lomond.turn import SwapOrPlay
from bothy.kernel import Position
from bothy.kit.content import ContentError
from games.loch_lomond.highlands import GAME, kind
from stories import clause, waiting


def complaint(pack: str) -> str:
    with pytest.raises(ContentError) as error:
        GAME.check_pack(pack, "mine.toml")
    return str(error.value)


@clause("L01")
def test_every_row_says_how_we_know_it() -> None:
    basis = {card.name: card.basis for card in load().rows("card", Card)}
    assert {name for name, how in basis.items() if how == "inferred"} == {"peasant"}
    assert {name for name, how in basis.items() if how == "reconstructed"} == {
        "broonie",
        "baobhan-sith",
        "baby-monster",
        "ghostly-piper",
        "kelpie",
        "selkie",
        "red-cap",
        "loch-monster",
    }


@clause("L01", "L02")
def test_the_owner_of_a_box_can_correct_a_value() -> None:
    box = GAME.new(2, pack='[[card]]\nname = "broonie"\ncopies = 4\nvalue = 3\naction = "Broonie"\n').table.lomond_box
    assert box.values[kind("broonie")] == 3
    table = GAME.deal(box)
    table.clans[0] = [kind("broonie")]
    assert not table.has_monster(0)


@clause("L01", "L49", "L52")
def test_the_numbers_of_the_scoring_can_be_corrected() -> None:
    pack = '[[number]]\nname = "wrong-call"\nvalue = 10\n[[number]]\nname = "victory"\nvalue = -5\n'
    box = GAME.new(2, pack=pack).table.lomond_box
    assert (box.wrong_call, box.victory) == (10, -5)


@clause("L01", "L12")
def test_a_pack_can_give_a_card_another_action() -> None:
    pack = '[[card]]\nname = "peasant"\ncopies = 2\nvalue = 0\naction = "Broonie"\n'
    table = GAME.deal(GAME.box(2, GAME.settle({}), pack))
    table.clans = [[kind("egg")], [kind("seer")]]
    table.knows, table.shows, table.seen_in = [[0], [0]], [[0], [0]], [[0], [0]]
    table.held = kind("peasant")
    position = Position(table, [SwapOrPlay(0)], {})
    position.answer(0, table.box.vocabulary.parse("play"))
    for seat in (1, 0):
        position.answer(seat, table.box.vocabulary.parse("pass"))
    assert waiting(position) == "Broonie"


@clause("L01")
def test_packs_that_do_not_fit_are_refused() -> None:
    assert "52, not 53" in complaint('[[card]]\nname = "witch"\ncopies = 3\nvalue = 9\n')
    assert "only a red-cap" in complaint('[[card]]\nname = "witch"\ncopies = 2\nvalue = 9\naction = "RedCap"\n')
    wrong = complaint('[[card]]\nname = "witch"\ncopies = 2\nvalue = 9\naction = "Fly"\n')
    assert "mine.toml" in wrong
    assert "action" in wrong
    assert "dragon" in complaint('[[card]]\nname = "dragon"\ncopies = 2\nvalue = 9\n')
    assert "copies" in complaint('[[token]]\nname = "seer-stone"\ncopies = 9\n')
    GAME.check_pack('[[token]]\nname = "seer-stone"\ncopies = 6\n', "mine.toml")
