"""Worked turns: they are played by the rules of today, and said in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bothy.games import games
from bothy.lessons import LessonError, Turn, find_turn
from bothy.lessons.turn import FEWEST, MOST
from bothy.locales import Speech, languages
from bothy.locales.log import heard
from bothy.web.lessons import worked

TURNS = {key: found for key, game in games().items() if (found := find_turn(game)) is not None}
SHORT = 160
"""The most letters below a picture."""


@pytest.fixture(params=sorted(TURNS))
def turn(request: pytest.FixtureRequest) -> Turn:
    return TURNS[request.param]


def test_every_game_of_the_house_has_one() -> None:
    assert set(TURNS) == set(games())


def test_it_is_played_by_the_rules_of_today(turn: Turn) -> None:
    """Every picture but the first of a scene shows something new, and what happened can be told."""
    assert turn.text.rules == turn.game.rules_version, "look through the turn again, and write the new version into it"
    pictures = turn.pictures()
    assert FEWEST <= len(pictures) <= MOST
    assert any(frame.line for frame in turn.text.frame)
    for language in languages():
        speech = Speech(language, [turn.game], ["", *turn.text.others], 0, strict=True)
        for picture in pictures:
            assert picture.frame.points, f"{picture.frame.key} is cut to nothing"
            assert bool(picture.frame.line) or not picture.events
            assert all(speech.say(event.message) for event in picture.events if heard(event, 0))


def test_it_shows_what_seat_one_sees_and_asks_nothing(turn: Turn) -> None:
    told = worked(turn, "en")
    for parts in (told.board, *[frame.parts for frame in told.frames]):
        assert bytes(parts["question"]) == b"null"
        table = msgspec.json.decode(parts["table"])
        assert len(table["chairs"]) == 1 + len(turn.text.others)


def test_every_name_and_picture_has_its_words_in_both_languages(turn: Turn) -> None:
    for language in languages():
        words = turn.words(language)
        assert len(set(words.names)) == len(words.names) >= 5
        said = [words.title, words.about, *words.names]
        for frame in words.frames.values():
            assert len(frame.says) <= SHORT, f"{language}: {frame.says}"
            said += [frame.title, frame.says]
        for text in said:
            assert text, language
            assert "'" not in text, f"a straight apostrophe: {text}"
            if language == "fr":
                assert not re.search(r"(?<=\S) (?=[:;?!»])|« ", text), f"a space that may break: {text}"


FRAMES = """
rules = 2
scene = "loch-ness, 3 seats"
names = ["nessie"]
[[frame]]
key = "one"
line = [{line}]
[[frame]]
key = "two"
[[frame]]
key = "three"
"""
WORDS = "title = 'a'\nabout = 'b'\nnames = []\n" + "".join(
    f"[frames.{key}]\ntitle = 'c'\nsays = 'd'\n" for key in ("one", "two", "three")
)


def test_what_cannot_be_is_told_with_its_place(tmp_path: Path) -> None:
    def written(frames: str) -> Turn:
        (tmp_path / "frames.toml").write_text(frames)
        (tmp_path / "en.toml").write_text(WORDS)
        return Turn(games()["loch-ness"], tmp_path)

    with pytest.raises(LessonError, match="nobody is asked in a picture"):
        written(FRAMES.format(line='"0: card 5"')).pictures()
    with pytest.raises(LessonError, match=r"frames\.toml, step one, line 1: 'card 9'"):
        written(FRAMES.format(line='"0!: card 9"')).pictures()
    with pytest.raises(LessonError, match="0 names for 1 places"):
        written(FRAMES.format(line="")).words("en")
    with pytest.raises(LessonError, match="3 to 5 frames, not 1"):
        written(FRAMES.partition('[[frame]]\nkey = "two"')[0].format(line=""))
