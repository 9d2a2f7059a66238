"""Moongha Invaders (Martin Wallace, 2010): mad scientists raise monsters, lay cities waste and hunt each other's."""

from bothy.games.moongha.game import MoonghaInvaders

GAME = MoonghaInvaders()
