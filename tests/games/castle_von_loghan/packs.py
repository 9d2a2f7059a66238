"""Packs that tell a story of their own, put together of their cards."""

from __future__ import annotations

HEAD = """
[[tale]]
key = "three-doors"
title = { en = "Three Doors", fr = "Trois portes" }
"""
CARD = """
[[story]]
key = "KEY"
title = { en = "KEY", fr = "La KEY" }
text = "Text of KEY."
cover = { COVER }
a = { label = "A", told = { fr = "Ah." }, effects = [{ do = "flag", set = "went", once = true }] }
b = { label = "B" }
c = { label = "C" }
d = { label = "D" }
ending = [ENDING]
"""
EVENT = """
[[event]]
key = "KEY"
title = "KEY"
text = "Text of KEY."
colour = "COLOUR"
a = { label = "A", effects = [EFFECTS] }
b = { label = "B" }
c = { label = "C" }
d = { label = "D" }
"""
CLOSING = """
[[closing]]
key = "KEY"
title = "Home"
text = { fr = "Chez soi." }
"""
WIN = '{ do = "win" }'


def card(key: str, cover: str, ending: str = "") -> str:
    return CARD.replace("KEY", key).replace("COVER", cover).replace("ENDING", ending)


def event(key: str, colour: str, effects: str = "", **more: str) -> str:
    lines = [f'{name} = "{value}"\n' for name, value in more.items()]
    return EVENT.replace("KEY", key).replace("COLOUR", colour).replace("EFFECTS", effects) + "".join(lines)


def closing(key: str, conditions: str = "") -> str:
    return CLOSING.replace("KEY", key) + conditions + "\n"


def memory(conditions: str) -> str:
    return f'[[memory]]\nkey = "line"\ntext = "A line."\n{conditions}\n'


FIRST = card("knock", 'at = "start"')
SECOND = card("open", 'at = "room", rooms = ["kitchen"], after = ["knock"]')
LAST = card("leave", 'at = "next", after = ["open"]', WIN)
HOME = closing("home")
THREE = HEAD + FIRST + SECOND + LAST + HOME


def beside(cover: str, ending: str = "") -> str:
    """Those three cards, and another one."""
    return THREE + card("side", cover, ending)
