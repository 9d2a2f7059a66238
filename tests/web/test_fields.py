"""What is told of the fields of a game's table, for boards that know no game."""

from __future__ import annotations

import pytest

from bothy.games import find, games
from bothy.web.fields import fields


@pytest.mark.parametrize("key", games())
def test_every_field_is_described_in_its_order(key: str) -> None:
    game = find(key)
    assert [field.name for field in fields(game)] == list(game.table_class.fields)


def test_who_sees_a_field_and_what_it_is_made_of() -> None:
    lomond = {field.name: field for field in fields(find("loch-lomond"))}
    assert (lomond["clans"].seen, lomond["clans"].helper) == ("some", False)
    assert (lomond["knows"].helper, lomond["shows"].helper) == (True, True)
    assert (lomond["closed"].seen, lomond["seen_in"].made_of) == ("nobody", "packed")
    ness = {field.name: field for field in fields(find("loch-ness"))}
    assert (ness["blind"].size, ness["photos"].size) == ("rolls", "")
    assert (ness["blind"].seen, ness["blockers"].made_of, ness["third_knows"].made_of) == ("hand", "bits", "seats")
    merlouf = {field.name: field for field in fields(find("merlouf"))}
    assert (merlouf["objectives"].seen, merlouf["done"].made_of, merlouf["round"].made_of) == ("own", "seats", "number")
