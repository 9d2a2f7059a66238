"""A journal in a file: never behind the game, and good after any crash."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from bothy.games import find
from bothy.kernel.journal import read
from bothy.terminal.keeping import whole_lines
from bothy.terminal.play import play
from terminal.person import Person, by_key

LOCH_NESS = find("loch-ness")
NO_CHOICE = {"nessie-start": "random"}


def sit_down(person: Person, file: Path) -> int:
    return play(
        LOCH_NESS, 3, ["random"], NO_CHOICE, "en", file, seed=5, ask=person.ask, console=person.console, strict=True
    )


def begun(file: Path, answers: int = 12) -> None:
    """A game that was left after some answers."""
    sit_down(Person(then=by_key(0), until=answers), file)


def test_every_line_is_on_the_disk_before_the_next_question(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    on_disk: list[str] = []

    def look_and_answer(choices: list[dict[str, str]]) -> str:
        on_disk.append(file.read_text())
        return by_key(0)(choices)

    sit_down(Person(then=look_and_answer), file)
    final = file.read_text()
    assert len(on_disk) > 20
    for earlier, later in zip(on_disk, [*on_disk[1:], final], strict=True):
        assert later.startswith(earlier)
        assert len(later) > len(earlier)
        assert earlier.endswith("\n")


def test_a_torn_last_line_is_dropped_with_a_notice(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    begun(file)
    whole = file.read_bytes()
    before = whole[: whole.rstrip(b"\n").rfind(b"\n") + 1]
    for cut in range(len(before) + 1, len(whole)):
        file.write_bytes(whole[:cut])
        person = Person("quit")
        assert sit_down(person, file) == 0
        assert "cut off in the middle and has been dropped" in " ".join(person.screen.split())
        assert file.read_bytes().startswith(before)
        assert file.read_bytes().endswith(b"\n")
    assert "cut off" not in said(file)


def said(file: Path) -> str:
    person = Person("quit")
    sit_down(person, file)
    return person.screen


def test_a_game_goes_on_to_its_end_after_a_torn_line(tmp_path: Path) -> None:
    unbroken, torn = tmp_path / "unbroken.journal", tmp_path / "torn.journal"
    sit_down(Person(then=by_key(0)), unbroken)
    begun(torn)
    torn.write_bytes(torn.read_bytes()[:-3])
    sit_down(Person(then=by_key(0)), torn)
    assert torn.read_text() == unbroken.read_text()


@pytest.mark.parametrize("text", ["", "bothy", "bothy journal 1\n", "bothy journal 1\ngame loch-ness\nrul"])
def test_a_file_in_which_nothing_was_played_yet_is_begun_anew(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    file.write_text(text)
    person = Person("quit")
    assert sit_down(person, file) == 0
    journal = read(file.read_text(), find)
    assert journal.rows
    assert journal.position.table.box.seats == 3


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Dear diary, today I saw her.", "is not a journal: it should begin with 'bothy journal 1'"),
        ("Dear diary,\ntoday I saw her.\n", "line 1: a journal begins with 'bothy journal 1'"),
        ("bothy journal 1\ngame chess\nrules 1\nseats 2\n", "a game of 'chess', not of 'loch-ness'"),
        ("bothy journal 1\ngame loch-ness\nrules 99\nseats 2\n", "line 3: played under rules version 99"),
        ("bothy journal 1\ngame loch-ness\nrules 2\nseats 3\n\nanswer 0 spot 3a\n", "line 6: nobody is asked"),
        ("bothy journal 1\ngame loch-ness\nrules 2\nseats 3\noutcome 1\nanswer 1 space 77\n", "line 6: 'space 77'"),
        ("bothy journal 1\ngame loch-ness\nrules 2\nseats 3\nöutcome 1\n", "line 5: 'öutcome 1' is not understood"),
    ],
)
def test_a_file_that_cannot_be_played_on_is_refused_and_left_alone(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=reason):
        sit_down(Person("quit"), file)
    assert file.read_text(encoding="utf-8") == text


def test_a_place_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be kept: No such file or directory"):
        sit_down(Person("quit"), tmp_path / "nowhere" / "game.journal")


def test_a_folder_or_a_device_is_no_journal(tmp_path: Path) -> None:
    for place in (tmp_path, Path("/dev/null")):
        with pytest.raises(ValueError, match="cannot be kept: it is not a file"):
            sit_down(Person("quit"), place)


def test_a_disk_that_fills_up_ends_the_game_with_a_word_and_loses_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    before: list[str] = []

    def answer(choices: list[dict[str, str]]) -> str:
        if person.answers == 5:
            before.append(file.read_text())
            resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 4, usual[1]))
        return by_key(0)(choices)

    person = Person(then=answer)
    try:
        assert sit_down(person, file) == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert "That does not work: [Errno 27] File too large" in person.screen
    assert whole_lines(file.read_bytes()).decode() == before[0]
    unbroken = tmp_path / "unbroken.journal"
    sit_down(Person(then=by_key(0)), unbroken)
    sit_down(Person(then=by_key(0)), file)
    assert file.read_text() == unbroken.read_text()


def test_whole_lines_end_with_a_line() -> None:
    assert whole_lines(b"") == b""
    assert whole_lines(b"torn") == b""
    assert whole_lines(b"whole\ntorn") == b"whole\n"
    assert whole_lines(b"whole\nwhole\n") == b"whole\nwhole\n"
