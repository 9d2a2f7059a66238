"""How messages become sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bothy.games import find
from bothy.kernel import Game, Message
from bothy.locales import PSEUDO, Speech, SpeechError, languages, pseudo

MOVE = Message("loch-ness-moves", {"seat": 1, "camera": "7", "from": "3a", "spot": "9b"})


def speech(lang: str = "en", viewer: int = -1, strict: bool = True) -> Speech:
    return Speech(lang, [find("loch-ness")], ["Ailsa", "Bruce", "Catriona"], viewer, strict)


def test_there_are_english_and_french() -> None:
    assert languages() == ["en", "fr"]


def test_seats_are_called_by_their_names() -> None:
    assert speech().say(MOVE) == "Bruce moves camera 7 from 3a to 9b."
    assert speech("fr").say(MOVE) == "Bruce déplace l’appareil 7 de 3a à 9b."


def test_the_reader_is_spoken_to() -> None:
    assert speech(viewer=1).say(MOVE) == "You move camera 7 from 3a to 9b."
    assert speech("fr", viewer=1).say(MOVE) == "Vous déplacez l’appareil 7 de 3a à 9b."


def test_a_second_seat_is_spoken_to_as_well() -> None:
    look = Message("loch-ness-peeks-unseen", {"seat": 0, "owner_seat": 2})
    assert speech(viewer=2).say(look) == "Ailsa looks at your card."
    assert speech(viewer=1).say(look) == "Ailsa looks at the card of Catriona."
    assert speech("fr", viewer=2).say(look) == "Ailsa regarde votre carte."


def test_a_seat_without_a_name_has_a_number() -> None:
    assert speech().text("seat-name", seat=4) == "Seat 5"
    assert speech("fr").text("seat-name", seat=4) == "Siège 5"


def test_an_attribute_is_named_after_a_dot() -> None:
    assert speech().text("loch-ness-option-storm.value-on") == "with auctions"


def test_plurals_follow_the_language() -> None:
    def points(lang: str, points: int) -> str:
        return speech(lang, viewer=0).text("loch-ness-photo-points", seat=0, points=points)

    assert [points("en", n) for n in (0, 1, 2)] == [
        "Your photos are worth 0 points.",
        "Your photos are worth 1 point.",
        "Your photos are worth 2 points.",
    ]
    assert [points("fr", n) for n in (0, 1, 2)] == [
        "Vos photos valent 0 point.",
        "Vos photos valent 1 point.",
        "Vos photos valent 2 points.",
    ]


def test_french_agrees_in_gender_and_elides() -> None:
    shown = [speech("fr").text("loch-ness-shows", motif=motif) for motif in ("head", "body", "tail")]
    assert shown == [
        "Une tête est retournée à côté de la pioche.",
        "Un tronc est retourné à côté de la pioche.",
        "Une queue est retournée à côté de la pioche.",
    ]
    swum = [speech("fr").text("loch-ness-swims", steps=steps, space=9, clock=20) for steps in (1, 3)]
    assert swum == [
        "Nessie avance d’une case et émerge sur la case 9. La petite Nessie est à 20.",
        "Nessie avance de 3 cases et émerge sur la case 9. La petite Nessie est à 20.",
    ]


def test_an_empty_word_is_none() -> None:
    unknown = "“fish” is not understood. Type the key in front of a choice, or “help”."
    assert speech().text("refusal-unknown", text="fish", near="") == unknown
    assert speech().text("refusal-unknown", text="spott 3a", near="spot 3a").endswith("Did you mean “spot 3a”?")


def test_what_no_catalogue_has_is_an_error_in_tests_and_its_id_live() -> None:
    for id in ("loch-ness-flies", "loch-ness-swim.ask", "you.never"):
        with pytest.raises(SpeechError, match=id):
            speech().text(id)
        assert speech("fr", strict=False).text(id) == id


def test_a_missing_value_is_an_error_in_tests_and_the_id_live() -> None:
    with pytest.raises(SpeechError, match="Unknown external: card"):
        speech().text("loch-ness-lays", seat=0)
    assert speech(strict=False).text("loch-ness-lays", seat=0) == "loch-ness-lays"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no language 'gd'; there are: en, fr"):
        Speech("gd")


def test_pseudo_language_shows_what_was_translated() -> None:
    assert pseudo("Nessie swims") == "⟦Ñéššîé šŵîɱš⟧"
    assert pseudo("● 7") == "● 7"
    assert speech(PSEUDO).say(MOVE) == pseudo("Bruce moves camera 7 from 3a to 9b.")


@pytest.fixture
def peat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game of an installed package, with English words only."""
    package = tmp_path / "peat_bog"
    (package / "locales").mkdir(parents=True)
    (package / "locales" / "en.ftl").write_text("peat-burns = { $seat } burns peat.\n")
    (package / "__init__.py").write_text("from peat_bog.game import GAME\n")
    (package / "game.py").write_text(
        "from bothy.kernel import Game, Table\n"
        "class Peat(Game[Table]):\n    pass\n"
        "GAME = Peat('peat', 'Peat', (1, 2), 1, Table)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    from peat_bog import GAME  # type: ignore[import-not-found]

    assert isinstance(GAME, Game)
    return GAME


def test_a_game_from_elsewhere_brings_its_words_and_falls_back_to_english(peat: Game[Any]) -> None:
    burns = Message("peat-burns", {"seat": 0})
    assert Speech("fr", [peat], ["Ailsa"]).say(burns) == "Ailsa burns peat."
    assert Speech("fr", [peat], ["Ailsa"]).text("refusal-over") == "La partie est finie."
    with pytest.raises(SpeechError):
        Speech("fr", [peat], ["Ailsa"], strict=True).say(burns)
