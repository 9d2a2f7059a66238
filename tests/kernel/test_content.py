"""Content and packs: a bad row is refused with file, table, row, line and field."""

from __future__ import annotations

import pytest

from bothy.games import find
from bothy.kit.content import ContentError

GOOD = """
# My own box has the small sectors elsewhere.
[[sector]]
name = "A"
groups = 2
photos = 2
basis = "printed"

[[sector]]
name = "B"
groups = 3
photos = 1
"""


def test_a_pack_replaces_rows_by_their_key() -> None:
    position = find("loch-ness").new(3, pack=GOOD)
    assert position.table.box.photos_at[:5] == [2, 2, 1, 1, 1]
    assert position.table.box.sector_of[:6] == [0, 0, 1, 1, 1, 2]
    assert find("loch-ness").new(3).table.box.photos_at[:5] == [1, 1, 1, 2, 2]


BAD = {
    "[[sector]]\nname = 'A'\ngroups = 'three'\nphotos = 1\n": (
        "mine.toml, [[sector]] row 1 (line 1), field groups: expected `int`, got `str`"
    ),
    "\n\n[[photo]]\nmotif = 'head'\ncopies = 2\n": (
        "mine.toml, [[photo]] row 1 (line 3), field copies: expected `int` >= 6"
    ),
    GOOD + "\n[[sector]]\nname = 'C'\ngroups = 3\n": (
        "mine.toml, [[sector]] row 3 (line 14), field photos: object missing required field `photos`"
    ),
    "[[sector]]\nname = 'Z'\ngroups = 3\nphotos = 1\n": (
        "mine.toml, [[sector]] row 1 (line 1), field name: there is no row 'Z' to replace; there are: A, B, C, D, E, F"
    ),
    "[[camera]]\nname = '3'\npoints = 4\ncolour = 'red'\n": (
        "mine.toml, [[camera]] row 1 (line 1), field colour: object contains unknown field `colour`"
    ),
    "[[photo]]\nmotif = 'hump'\ncopies = 9\n": (
        "mine.toml, [[photo]] row 1 (line 1), field motif: invalid enum value 'hump'"
    ),
    "[[sector]]\nname = 'A'\ngroups = 2\nphotos = 1\n": (
        "[[sector]]: the groups of all sectors must add up to 15, not 14"
    ),
    "[[mark]]\nname = 'storm-5'\nspace = 70\n": (
        "mine.toml, [[mark]] row 1 (line 1), field space: 70 must lie before the end, 65"
    ),
    "[[treasure]]\nname = 'gold'\n": (
        "mine.toml: there is no table [[treasure]]; there are: sector, photo, camera, mark"
    ),
    "sector = 3\n": "mine.toml: sector must be a list of rows, each headed [[sector]]",
    "[[sector]\n": "mine.toml: not a TOML file",
}


@pytest.mark.parametrize("number", range(len(BAD)))
def test_a_bad_pack_is_refused_naming_file_table_row_and_field(number: int) -> None:
    pack, complaint = list(BAD.items())[number]
    with pytest.raises(ContentError) as error:
        find("loch-ness").check_pack(pack, "mine.toml")
    assert str(error.value).startswith(complaint)


def test_a_pack_is_a_part_of_what_is_stored() -> None:
    game = find("loch-ness")
    position = game.new(2, pack=GOOD)
    assert game.load(position.dump()).table.box.photos_at == position.table.box.photos_at


def test_a_row_cannot_stand_twice_in_a_games_own_content() -> None:
    from bothy.games.loch_ness.content.reading import SCHEMA
    from bothy.kit.content import Content

    content = Content(SCHEMA)
    row = "[[photo]]\nmotif = 'head'\ncopies = 9\n"
    with pytest.raises(ContentError, match="'head' stands here twice"):
        content.add(row + row, "pieces.toml", replacing=False)
