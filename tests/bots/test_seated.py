"""Tables of bots."""

from __future__ import annotations

import pytest

from bothy.bots import bot
from bothy.bots.seated import Wanderers
from bothy.games import find, games
from bothy.kernel import Luck


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", games())
def test_random_bots_at_a_table_play_the_games_of_playouts(key: str, seed: int) -> None:
    game = find(key)
    playout, seated = game.new(game.usual_seats()), game.new(game.usual_seats())
    playout.playout(Luck(seed))
    Wanderers(seated, [bot("random", game)] * game.usual_seats()).play(Luck(seed))
    assert seated.fingerprint() == playout.fingerprint()
