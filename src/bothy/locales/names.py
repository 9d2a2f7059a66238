"""Names for seats whose people or bots have given none."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    *("Ailsa", "Bruce", "Catriona", "Dougal", "Effie", "Fergus", "Greer", "Hamish", "Isla", "Jock"),
    *("Kirsty", "Lachlan", "Morag", "Niall", "Oona", "Peigi", "Ruaridh", "Senga", "Torquil", "Una"),
)
