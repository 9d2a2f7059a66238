"""Packages that only some need: how one gets them."""

from __future__ import annotations


def installing(extra: str) -> str:
    """The command that brings what an extra names, before there is a release and after."""
    return f"pip install 'bothy-games[{extra}]' (from the first release on; in a checkout pip install '.[{extra}]')"
