"""Whole games at the terminal, by somebody who sees nothing but the screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bothy.games import adopt, find
from bothy.games.loch_ness.choices import CAMERA
from bothy.games.loch_ness.table import camera_called
from bothy.kernel import Journal
from bothy.kernel.journal import read
from bothy.locales import PSEUDO
from bothy.locales.names import NAMES
from bothy.terminal.play import play
from kernel.small_game import module
from terminal.person import Person, Way, by_key, by_label, by_notation, in_turn

LOCH_NESS = find("loch-ness")
VARIANTS = {"storm": "on", "room-service": "on"}
MIXED = in_turn([by_key(1), by_label(0), by_notation(-1), by_key(2), by_label(7)])


def sit_down(
    person: Person,
    seats: int = 3,
    lang: str = "en",
    file: Path | None = None,
    options: dict[str, str] | None = None,
    seed: int = 7,
    watch: bool = False,
) -> int:
    return play(
        LOCH_NESS,
        seats,
        ["random"],
        options or {},
        lang,
        file,
        seed=seed,
        watch=watch,
        ask=person.ask,
        console=person.console,
        strict=True,
    )


def kept(file: Path) -> Journal[Any]:
    return read(file.read_text(), find)


# Whole games


@pytest.mark.parametrize(
    ("lang", "seats", "way"),
    [
        ("en", 2, by_notation(1)),
        ("fr", 2, by_key(0)),
        ("fr", 2, by_label(2)),
        ("en", 4, by_key(2)),
        ("en", 4, MIXED),
        ("fr", 4, by_notation(-1)),
    ],
)
def test_a_whole_game_by_key_notation_or_label(
    lang: str, seats: int, way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    person = Person(then=way)
    assert sit_down(person, seats, lang, Path("game.journal"), options=VARIANTS) == 0
    journal = kept(Path("game.journal"))
    assert journal.position.over()
    assert "not understood" not in person.screen
    assert "n’est pas compris" not in person.screen
    for score in LOCH_NESS.result(journal.position.table).scores:
        assert re.search(rf"^\s+\d\s+[●■▲◆]\s.*\s{score}\s*$", person.screen, re.M)
    assert max(len(line) for line in person.screen.splitlines()) <= 80


def test_every_answer_of_the_person_is_in_the_journal_and_the_silent_one_for_the_last_camera(tmp_path: Path) -> None:
    person = Person(then=by_key(0))
    sit_down(person, 3, file=tmp_path / "game.journal")
    own = [row for row in kept(tmp_path / "game.journal").rows if row.kind == "answer" and row.seat == 0]
    assert len(own) == person.answers + 1


def test_without_a_seed_chance_comes_from_the_system(tmp_path: Path) -> None:
    texts = set()
    for number in range(3):
        file = tmp_path / f"{number}.journal"
        person = Person(then=by_key(0), until=20)
        play(LOCH_NESS, 3, ["random"], {}, "en", file, ask=person.ask, console=person.console, strict=True)
        texts.add(file.read_text())
    assert len(texts) == 3


def test_somebody_may_watch() -> None:
    person = Person()
    assert sit_down(person, 3, watch=True) == 0
    assert person.answers == 0
    assert "● Ailsa (random)" in person.screen
    assert "lays a card face down" in person.screen
    assert person.screen.count("NESSIE") >= 5
    assert re.search(r"(wins|share the win)\.\n", person.screen)


def test_bots_repeat_and_must_not_be_too_many() -> None:
    person = Person()
    play(LOCH_NESS, 4, ["random", "knack"], {}, "en", ask=person.ask, console=person.console, seed=1)
    assert "■ Bruce (random)" in person.screen
    assert "▲ Catriona (knack)" in person.screen
    assert "◆ Dougal (random)" in person.screen
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        play(LOCH_NESS, 3, ["random"] * 3, {}, ask=person.ask, console=person.console)


def test_nothing_is_begun_for_a_bot_or_a_language_that_does_not_exist(tmp_path: Path) -> None:
    for bots, lang, reason in ((["fish"], "en", "has no bot 'fish'"), (["random"], "gd", "no language 'gd'")):
        with pytest.raises(ValueError, match=reason):
            play(LOCH_NESS, 3, bots, {}, lang, tmp_path / "game.journal")
    assert list(tmp_path.iterdir()) == []


def test_who_names_no_bot_plays_against_the_knack() -> None:
    person = Person()
    play(LOCH_NESS, 3, [], {}, ask=person.ask, console=person.console, seed=1)
    assert "■ Bruce (knack)" in person.screen


def test_what_was_agreed_is_told() -> None:
    person = Person()
    sit_down(person, options={"storm": "on", "pub-camera": "stays"})
    assert "Storm! (with auctions)\nWhite camera (it stays where it was put)" in person.screen
    assert "Equal starts" not in person.screen


# Wrong input


def test_wrong_input_is_answered_kindly_and_nothing_is_lost(tmp_path: Path) -> None:
    wrong = ["", "99", "fish", "camera 8", "camera 5", "spot 3a", "pass", "?? ", "camera"]
    person = Person(*wrong, "camera 7", "3c", "spot 33a", "spot 3a")
    sit_down(person, file=tmp_path / "game.journal", options={"nessie-start": "random"}, seed=2)
    screen = person.screen
    for kind in (
        "There is no 99 on this list.",
        "“fish” is not understood. Type the key in front of a choice, or “help”.",
        "“camera 8” is not understood. Did you mean “camera",
        "Camera 5 is not yours to place.",
        "One of your cameras is asked for, like “camera 7”, not “spot 3a”.",
        "One of your cameras is asked for, like “camera 7”, not “pass”.",
        "3c lies behind. Only the castle can put a camera there.",
        "“spot 33a” is not understood. Did you mean “spot 3a”?",
    ):
        assert kind in " ".join(screen.split()), kind
    own = [str(row) for row in kept(tmp_path / "game.journal").rows if row.seat == 0 and row.kind == "answer"]
    assert [row.partition("  #")[0] for row in own] == ["answer 0 camera 7", "answer 0 spot 3a"]


def test_what_cannot_be_taken_back_is_asked_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(CAMERA[camera_called("7")], "ask_twice", True)
    file = tmp_path / "game.journal"
    person = Person("camera 7", "no", "camera 3", "undo", "7", "yes", "quit")
    sit_down(person, file=file, options={"nessie-start": "random"})
    assert person.screen.count("“camera 7” cannot be taken back.") == 2
    assert person.screen.count("Nothing has been done. Choose again.") == 1
    assert [row.text for row in kept(file).rows if row.seat == 0] == ["camera 3", "camera 7"]


# Commands


def test_help_lists_the_commands_in_the_language_of_the_person() -> None:
    english, french = Person("help"), Person("aide")
    sit_down(english)
    sit_down(french, lang="fr")
    for word in ("help", "board", "log", "rules", "hint", "undo", "save", "quit", "?"):
        assert re.search(rf"^  {re.escape(word)} +\S", english.screen, re.M)
    for word in ("aide", "plateau", "journal", "règles", "annuler", "garder", "quitter"):
        assert re.search(rf"^  {word} +\S", french.screen, re.M)


def test_the_rule_behind_a_question_a_choice_or_a_number() -> None:
    person = Person("?", "? n16", "? 12", "? ruling 14", "? white", "? N99", "rules")
    sit_down(person, options={"nessie-start": "random"})
    shown = re.findall(r"^(N\d\d|Ruling \d+) \S.*$", person.screen, re.M)
    assert shown == ["N11", "N16", "N12", "Ruling 14", "N22"]
    assert "There is no rule “N99”" in person.screen
    assert "  N35  The winner" in person.screen


def test_board_and_log_are_shown_again() -> None:
    person = Person("log", "board", "plateau")
    sit_down(person, options={"nessie-start": "random"})
    assert person.screen.count("is the first start player") == 2
    assert person.screen.count("NESSIE") == 2
    assert person.screen.count("Which camera do you place?") == 2
    assert "“plateau” is not understood" in person.screen


def test_the_board_is_shown_only_when_it_has_changed() -> None:
    person = Person("camera 7", "spot 3a")
    sit_down(person, options={"nessie-start": "random"})
    assert person.screen.count("Where does camera 7 go?") == 1
    assert person.screen.count("Which camera do you place?") == 2
    assert person.screen.count("NESSIE") == 2


@pytest.mark.parametrize(("lang", "word", "told"), [("en", "hint", "of the win"), ("fr", "conseil", "de la victoire")])
def test_a_hint_tells_two_answers_and_changes_nothing(
    lang: str, word: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bothy.terminal.play.TIME", 30)
    person = Person("camera 7", word, "quit")
    sit_down(person, lang=lang, options={"nessie-start": "random"})
    screen = " ".join(person.screen.split())
    assert screen.count(told) in (0, 2), "without time for a search only what the knack would say"
    assert re.search(r"1\. .{1,60}\[spot \d+[ab]\]", screen)


def test_undo_takes_back_the_first_half_of_a_move(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    person = Person("camera 7", "undo", "camera 3", "spot 3a", "undo", then=by_key(0))
    sit_down(person, file=file, options={"nessie-start": "random"}, seed=2)
    assert person.screen.count("You take back your last answer.") == 1
    assert person.screen.count("There is nothing to take back") == 1
    journal = kept(file)
    assert journal.position.over()
    assert [row.kind for row in journal.rows].count("undo") == 1
    own = [row.text for row in journal.rows if row.seat == 0]
    assert own[:3] == ["camera 7", "camera 3", "spot 3a"]


def test_undo_goes_back_over_an_answer_that_was_given_silently(tmp_path: Path) -> None:
    """The third camera is the only one left: that question is not asked, so undo has nothing to go back to."""
    person = Person("3", "3a", "4", "4a", "undo")
    sit_down(person, file=tmp_path / "game.journal", options={"nessie-start": "random"}, seed=2)
    assert "Where does camera 7 go?" in person.screen
    assert "There is nothing to take back" in person.screen


def test_undo_does_not_take_back_what_a_bot_has_sealed(tmp_path: Path) -> None:
    def think_again(choices: list[dict[str, str]]) -> str:
        if choices[0]["label"] != "Card 1":
            return by_key(0)(choices)
        return "quit" if "nothing to take back" in person.screen else "undo"

    file = tmp_path / "game.journal"
    person = Person(then=think_again)
    sit_down(person, file=file, options={"nessie-start": "random"})
    assert "There is nothing to take back" in person.screen
    assert "undo" not in [row.kind for row in kept(file).rows]


def test_quit_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "my game.journal"
    for person in (Person("quit"), Person(), Person("camera 7", "quit")):
        assert sit_down(person, file=file) == 0
        assert f"\n  bothy play loch-ness --journal '{file}'\n" in person.screen
    lost = Person("quit")
    sit_down(lost)
    assert "This game was not kept" in lost.screen


def test_ctrl_c_is_a_kind_way_to_leave() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    person = Person()
    assert play(LOCH_NESS, 3, ["random"], {}, ask=interrupt, console=person.console) == 0
    assert "Goodbye!" in person.screen


def test_a_game_can_be_kept_once_it_is_worth_it(tmp_path: Path) -> None:
    file = tmp_path / "late.journal"
    person = Person("camera 7", "save", f"save {file}", f"save {file}", "spot 3a", "quit")
    sit_down(person, options={"nessie-start": "random"}, seed=2)
    assert "Say where: save FILE" in person.screen
    assert "already. Choose another name." in person.screen
    assert [row.text for row in kept(file).rows if row.seat == 0][:2] == ["camera 7", "spot 3a"]


# Going on


@pytest.mark.parametrize(("seats", "lang"), [(2, "fr"), (4, "en")])
def test_quit_and_resume_come_to_the_same_end(seats: int, lang: str, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.journal", tmp_path / "broken.journal"
    sit_down(Person(then=by_key(1)), seats, lang, whole, options=VARIANTS)
    for _ in range(100):
        person = Person(then=by_key(1), until=6)
        sit_down(person, seats, lang, broken, options=VARIANTS)
        if kept(broken).position.over():
            break
        assert "bothy play loch-ness" in person.screen
    assert broken.read_text() == whole.read_text()


def test_who_comes_back_is_told_what_happened_last(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    sit_down(Person("camera 7", "undo", "camera 3", "spot 3a", "quit"), file=file, options={"nessie-start": "random"})
    back = Person("log", "undo", "quit")
    sit_down(back, file=file)
    assert "The game goes on from" in back.screen
    assert back.screen.count("You place camera 3 at 3a.") == 2
    assert "You take back your last answer." in back.screen


def test_undo_reaches_back_over_a_pause(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    sit_down(Person("camera 7", "quit"), file=file, options={"nessie-start": "random"})
    back = Person("undo", "camera 4", "quit")
    sit_down(back, file=file)
    assert "Where does camera 4 go?" in back.screen


def test_the_file_decides_about_seats_and_options(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    sit_down(Person("quit"), 4, file=file, options=VARIANTS)
    back = Person("quit")
    sit_down(back, 2, file=file)
    assert "◆ Dougal" in back.screen
    assert "Storm! (with auctions)" in back.screen


# Other games, other consoles


@pytest.mark.parametrize("place", [0, 1])
def test_a_game_with_secrets_and_races_is_played_from_its_plain_words(place: int, tmp_path: Path) -> None:
    game = adopt(module(""))
    file = tmp_path / "fort.journal"
    person = Person(then=by_key(place))
    assert play(game, 3, ["random"], {}, "en", file, seed=7, ask=person.ask, console=person.console) == 0
    journal = read(file.read_text(), lambda key: game)
    assert journal.position.over()
    kinds = {row.kind for row in journal.rows}
    assert "seal" in kinds
    assert ("first" in kinds) == any(row.kind == "seal" and row.text != "pass" for row in journal.rows)


def test_nothing_on_the_screen_is_left_untranslated() -> None:
    """In the pseudo-language, words outside its brackets are names, keys and notation."""
    person = Person("help", "log", "undo", "fish", "? N99", "? ruling 99", then=by_key(1))
    sit_down(person, 4, PSEUDO, options=VARIANTS)
    plain = re.sub(r"^> .*$", "", person.screen, flags=re.M)
    for _ in range(4):  # what is translated may hold what is
        plain = re.sub(r"⟦[^⟦⟧]*⟧", "", plain)
    plain = re.sub(r"\[[a-z0-9 +-]+\]", "", plain)
    words = set(re.findall(r"[A-Za-z]{4,}", plain))
    keys = {"help", "hint", "board", "rules", "undo", "save", "quit", "white", "nothing", "pass"}
    assert words - keys - {"NESSIE", "Loch", "Ness", "random", *NAMES} == set()


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def colours() -> bool:
        person = Person("quit")
        person.console = Console(file=person.out, width=80, force_terminal=True, color_system="standard")
        sit_down(person, options={"nessie-start": "random"})
        return re.search(r"\x1b\[(\d+;)*3[1-6]m", person.screen) is not None

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert colours()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colours()
    plain = Person("quit")
    sit_down(plain)
    assert "\x1b" not in plain.screen
