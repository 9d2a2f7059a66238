"""What may be typed for a choice."""

from __future__ import annotations

import pytest

from bothy.games import find
from bothy.kernel import Choice, Refusal
from bothy.terminal.menu import Menu, columns

BOX = find("loch-ness").box(3, find("loch-ness").settle({}), "")
WORDS = BOX.vocabulary


def choice(notation: str) -> Choice:
    return WORDS.parse(notation)


def menu(*notations: str) -> Menu:
    return Menu([choice(notation) for notation in notations], [notation.title() for notation in notations])


def meant(menu: Menu, text: str) -> str:
    return menu.understand(text, WORDS).notation


def test_choices_are_numbered() -> None:
    actions = menu("action pub", "action castle", "action church")
    assert actions.keys == ["1", "2", "3"]
    assert meant(actions, "2") == "action castle"


def test_the_whole_notation_its_end_and_the_label_will_do_in_any_case() -> None:
    actions = menu("action pub", "action photo-shop")
    for text in ("action photo-shop", " ACTION   Photo-Shop ", "photo-shop", "Photo-Shop", "2"):
        assert meant(actions, text) == "action photo-shop"


def test_a_label_in_another_language_will_do() -> None:
    spots = Menu([choice("spot 3a"), choice("spot 3b")], ["Place 3a", "Place 3b"])
    assert meant(spots, "place 3b") == "spot 3b"


def test_numbers_that_mean_something_are_the_keys() -> None:
    cameras = menu("camera 3", "camera 7", "camera white", "pass")
    assert cameras.keys == ["3", "7", "white", "0"]
    assert meant(cameras, "3") == "camera 3"
    assert meant(cameras, "7") == "camera 7"
    assert meant(cameras, "0") == meant(cameras, "pass") == "pass"


def test_a_card_of_nothing_keeps_its_number() -> None:
    assert menu("card 0", "card 7").keys == ["0", "7"]
    assert menu("card 0", "pass").keys == ["0", "pass"]


def test_a_long_list_goes_by_the_ends_of_words() -> None:
    spots = menu(*[f"spot {space}{side}" for space in range(1, 9) for side in "ab"])
    assert spots.keys[:3] == ["1a", "1b", "2a"]
    rows = spots.rows(76)
    assert rows[0] == ("Spot 1A   Spot 2B   Spot 4A   Spot 5B   Spot 7A   Spot 8B", "")


def test_what_is_not_offered_is_still_understood_so_that_it_can_be_refused_with_a_reason() -> None:
    spots = menu("spot 1a", "spot 1b")
    assert meant(spots, "3c") == "spot 3c"
    assert meant(spots, "camera 7") == "camera 7"


def test_what_is_no_choice_is_refused_by_name() -> None:
    actions = menu("action pub", "action castle")
    with pytest.raises(Refusal) as refusal:
        actions.understand("9", WORDS)
    assert refusal.value.message.id == "play-no-number"
    with pytest.raises(Refusal) as refusal:
        actions.understand("action cassel", WORDS)
    assert refusal.value.message.values == {"text": "action cassel", "near": "action castle"}


def test_columns_are_read_downwards_and_keep_within_the_width() -> None:
    assert columns(["a", "b", "c", "d", "e"], 11) == ["a   c   e", "b   d"]
    assert columns(["a", "b", "c"], 3) == ["a", "b", "c"]
    assert columns([], 80) == []
