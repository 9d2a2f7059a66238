"""Castle von Loghan (Pal Toderas and others): agents in a castle out of time, together or nearly so."""

from bothy.games.castle_von_loghan.game import CastleVonLoghan

GAME = CastleVonLoghan()
