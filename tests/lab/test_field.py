"""A bot among strangers: the same deals for whoever is tried, and a run that goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games import find
from bothy.kernel import Luck
from field import IsMcts, Played, Setting, games_of, main, play, report

SETTING = Setting("loch-ness", 3, (), ("knack:gentle", "random"), 1)


def test_whoever_is_tried_sits_in_the_same_seat_among_the_same_strangers() -> None:
    for number in range(12):
        one, other = SETTING.seating("knack", number), SETTING.seating("knack:sharp", number)
        assert one[number % 3] == "knack"
        assert other[number % 3] == "knack:sharp"
        assert [name for name in one if name in SETTING.field] == [name for name in other if name in SETTING.field]
    assert {name for number in range(12) for name in SETTING.seating("knack", number)} >= set(SETTING.field)


def test_a_run_goes_on_from_its_file_and_refuses_that_of_another(tmp_path: Path) -> None:
    file = tmp_path / "field.jsonl"
    first = list(games_of(SETTING, ["random"], 2, file, 1))
    file.write_text(file.read_text() + '{"name": "random", "num')  # cut off in writing
    again = list(games_of(SETTING, ["random", "knack"], 3, file, 1))
    assert again[:2] == first
    assert len(again) == 6
    assert all(one.share == play(SETTING, one.name, one.number).share for one in again)
    other = Setting("loch-ness", 3, (), ("knack",), 1)
    with pytest.raises(SystemExit, match="another field"):
        list(games_of(other, ["random"], 1, file, 1))


def test_the_difference_is_that_of_the_same_deals() -> None:
    played = [Played("a", number, 1.0, 9, 0.1) for number in range(4)]
    played += [Played("b", number, share, 9, 0.1) for number, share in enumerate((1.0, 0.0, 1.0, 0.0))]
    told = report(SETTING, ["a", "b"], played)
    assert "difference, 4 deals   +50.0%" in told


def test_where_all_win_together_the_bot_sits_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    story = Setting("castle-von-loghan", 2, (("mode", "story"),), ("random",), 1)
    assert story.seating("knack", 0) == ["knack", "knack"]
    main(["castle-von-loghan", "--seats", "2", "--option", "mode=story", "--one", "random", "--games", "1"])
    assert "random" in capsys.readouterr().out


def test_the_search_of_openspiel_answers_from_a_sight() -> None:
    game = find("loch-ness")
    position = game.new(3)
    luck = Luck(1)
    while not position.asking():
        position.befall(position.odds()[0][0])
    seat = position.asking()[0]
    choices = position.choices(seat)
    sight = position.sight(seat)
    found = {IsMcts("ismcts:3", SETTING).choose(sight, choices, luck.word()) for _ in range(3)}
    assert found <= set(choices)
