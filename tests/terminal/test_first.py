"""Somebody's first games at a terminal: the aim, hints, and when they end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.games import find
from bothy.lessons import find_lesson
from bothy.locales import Speech, languages
from bothy.terminal.first import Finished, First
from bothy.terminal.play import play
from terminal.person import Person, by_key

LOCH_NESS = find("loch-ness")


def words_of(screen: str) -> str:
    """What is said or on the screen, however its lines were broken."""
    return " ".join(screen.split())


def sit_down(
    finished: Finished, lang: str = "en", hints: bool | None = None, watch: bool = False, until: int = 1000
) -> Person:
    person = Person(then=by_key(0), until=until)
    play(
        LOCH_NESS,
        2,
        ["random"],
        {},
        lang,
        seed=7,
        watch=watch,
        finished=finished,
        hints=hints,
        ask=person.ask,
        console=person.console,
        strict=True,
    )
    return person


@pytest.mark.parametrize("lang", languages())
def test_a_first_game_has_its_aim_and_each_hint_once(lang: str, tmp_path: Path) -> None:
    finished = Finished(tmp_path / "new" / "finished")
    screen = words_of(sit_down(finished, lang).screen)
    lesson = find_lesson(LOCH_NESS)
    assert lesson is not None
    words = lesson.words(lang)
    assert words_of(" ".join(words.aim)) in screen
    hints = {kind: words_of(hint) for kind, hint in words.hints.items()}
    assert screen.count(hints["ReleaseNessie"]) == 1
    assert screen.count(hints["ChooseAction"]) == 1, "though it is asked in every round"
    heading = words_of(Speech(lang, [LOCH_NESS], [], 0).text("play-tip", hint="…").removesuffix("…"))
    assert screen.count(heading) == sum(screen.count(hint) for hint in hints.values())
    assert finished.has(LOCH_NESS)
    again = words_of(sit_down(finished, lang).screen)
    assert words_of(words.aim[0]) not in again
    assert heading not in again


def test_a_game_that_was_left_does_not_end_the_hints(tmp_path: Path) -> None:
    finished = Finished(tmp_path / "finished")
    sit_down(finished, until=5)
    assert not finished.has(LOCH_NESS)
    assert "A hint:" in sit_down(finished, until=5).screen


def test_they_can_be_left_out_and_brought_back(tmp_path: Path) -> None:
    finished = Finished(tmp_path / "finished")
    assert "A hint:" not in sit_down(finished, hints=False).screen
    assert finished.has(LOCH_NESS), "it was played to its end all the same"
    assert "A hint:" in sit_down(finished, hints=True, until=5).screen


def test_who_watches_is_told_nothing_and_has_finished_nothing(tmp_path: Path) -> None:
    finished = Finished(tmp_path / "finished")
    assert "A hint:" not in sit_down(finished, watch=True, hints=True).screen
    assert not finished.has(LOCH_NESS)


def test_a_game_that_is_played_on_does_not_tell_its_aim_again(tmp_path: Path) -> None:
    finished, file = Finished(tmp_path / "finished"), tmp_path / "game.journal"
    told = []
    for _ in range(2):
        person = Person(then=by_key(0), until=6)
        play(
            LOCH_NESS, 2, ["random"], {}, "en", file, seed=7, finished=finished, ask=person.ask, console=person.console
        )
        told.append(words_of(person.screen))
    aim = "Three hidden cards decide how far Nessie swims"
    assert [aim in screen for screen in told] == [True, False]
    assert ["A hint:" in screen for screen in told] == [True, True]


def test_finished_games_are_kept_a_line_each(tmp_path: Path) -> None:
    file = tmp_path / "finished"
    for game in (LOCH_NESS, find("merlouf"), LOCH_NESS):
        Finished(file).note(game)
    assert file.read_text(encoding="utf-8") == "loch-ness\nmerlouf\n"
    assert Finished(file).has(find("merlouf"))
    assert not Finished(file).has(find("moongha"))


def test_where_nothing_can_be_kept_hints_come_again(tmp_path: Path) -> None:
    finished = Finished(tmp_path)
    finished.note(LOCH_NESS)
    assert not finished.has(LOCH_NESS)


def test_a_game_without_a_lesson_has_neither_aim_nor_hints(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bothy.terminal.first.find_lesson", lambda game: None)
    first = First(LOCH_NESS, "en", Finished(tmp_path / "finished"))
    assert (first.aim, first.hint("PlaceAt")) == ([], "")
