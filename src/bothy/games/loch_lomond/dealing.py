"""The table of Monsters of Loch Lomond before the first round."""

from __future__ import annotations
