"""Odds: where a player would count them, an answer says them, and they are those of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games import find
from bothy.games.merlouf.duels import Throw, chance_of, members
from bothy.kernel import Ask, Message, Position
from bothy.locales import Speech, languages


def label(position: Position[Any], seat: int, notation: str) -> Message:
    """What an answer is called at this moment, in every language."""
    step = position.step()
    assert isinstance(step, Ask)
    choice = position.table.box.vocabulary.parse(notation)
    found: Message = step.label(position.sight(seat).table, seat, choice)
    game = find(position.table.box.key)
    assert all(Speech(language, [game], strict=True).say(found) for language in languages())
    return found


@pytest.mark.parametrize("rivals", [0b11, 0b111, 0b1101])
@pytest.mark.parametrize("bonus", [0, 1, 3, 7])
def test_a_duel_of_merlouf_is_won_as_often_as_its_throws_say(rivals: int, bonus: int) -> None:
    house = find("merlouf").new(seats=4).table
    throw = Throw(0, 0, rivals, (bonus, 0, 0, 0))
    winners = [throw.winner(members(house, rivals), outcome) for outcome, _ in throw.odds(house)]
    assert chance_of(house, rivals, bonus) == round(100 * winners.count(0) / len(winners))


def test_who_insists_in_merlouf_is_told_how_often_bare_dice_win() -> None:
    position = find("merlouf").scene("merlouf, 3 seats\nnext: Talk 0 6 3")
    assert label(position, 0, "insist").values["odds"] == 50


def test_tokens_of_moongha_tell_what_their_dice_bring() -> None:
    scene = "moongha, 3 seats\nmonster 0/mechoor: (london)\nwhite 0/mechoor: 2\nnext: ExpendTokens 0 6"
    position = find("moongha").scene(scene)
    told = label(position, 0, "spend 2").values
    assert (told["dice"], told["hits"], told["odds"]) == (6, 3, 66)


def test_a_card_of_the_castle_tells_how_many_of_the_deck_do_damage() -> None:
    scene = (
        "castle-von-loghan, 3 seats\nhand 0: hit hit aid miss\nenemies: skeleton\nphase = 4\nfight = 2\n"
        "agents = [0, 1, 5]\nnext: MoreCards 0"
    )
    told = label(find("castle-von-loghan").scene(scene), 0, "draw").values
    assert (told["blows"], told["deck"]) == (11 - 2 + 4 + 4, 30 - 4)


def test_cards_of_loch_lomond_out_of_sight_are_counted_for_who_is_aided_and_give_nothing_away_to_others() -> None:
    """Under `aid` what one has seen is not among them; where memory is trusted only what is shown is left out."""
    scene = "loch-lomond, 2 seats\n{option}clan 1: egg seer\nclan 2: kelpie witch\nseen 1/1: 0\nopen: sith piper"
    sights = []
    for option in ("option memory aid\n", ""):
        position = find("loch-lomond").scene(f"{scene.format(option=option)}\nnext: Turn 0")
        sights.append(position.sight(0, shown=not option).table.closed)
    aided, trusted = sights
    assert sum(aided) == 52 - 3
    assert sum(trusted) == 52 - 1
