"""Names of people and bots, and which of them look alike."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final

from bothy.locales.names import NAMES

LONGEST: Final = 24
ALIKE: Final = {
    "a": "аɑα⍺",
    "b": "ЬЪвβьъƅ",
    "c": "сϲⅽᴄ",
    "d": "ԁɗđⅾ",
    "e": "еєёεҽ℮ɛ",
    "f": "ƒϝſ",
    "g": "ɡցǥ",
    "h": "һհнђħ",
    "i": "іıɩιїɪłⅼlľ|!1ӏ׀ו١۱ǀ∣",
    "k": "кκҝⲕ",
    "m": "мⅿϻ",
    "n": "пηոռͷ",
    "o": "оοσօסه٥ھہە०੦૦௦೦൦๐໐0øөѳᴏ",
    "p": "рρþ⍴ϸ",
    "q": "ԛգզ",
    "r": "гᴦꭇɼ",
    "s": "ѕꜱ$5ѕş",
    "t": "тτŧ",
    "u": "υսцʋᴜµ",
    "v": "νѵᴠⅴ",
    "w": "ѡԝɯωшщ",
    "x": "хχ×ⅹ",
    "y": "уγүʏყ",
    "z": "ᴢʐƶ",
    "ae": "æӕ",
    "oe": "œ",
}
"""Signs of other scripts, and signs that are no letters, by the Latin letter for which an eye takes them."""
LETTERS: Final = {ord(sign): letter for letter, signs in ALIKE.items() for sign in signs}
PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Letters that together look like another."""


def clean(text: str, most: int = LONGEST) -> str:
    """A text without control characters or wide gaps, and not too long."""
    kept = "".join([sign if unicodedata.category(sign)[0] != "C" else " " for sign in text])
    return " ".join(kept.split())[:most].strip()


def friendly(taken: Sequence[str] = ()) -> str:
    """A name nobody at the table has yet."""
    left = [name for name in NAMES if name not in taken] or list(NAMES)
    return secrets.choice(left)


def look(name: str) -> str:
    """What all names have in common that an eye could take for this one: neither case nor gaps nor marks count."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join([sign for sign in plain if unicodedata.category(sign)[0] in "LNPS"]).translate(LETTERS)
    bare = "".join([sign for sign in letters if sign.isalnum()]) or letters
    for pair, one in PAIRS:
        bare = bare.replace(pair, one)
    return bare


def numbered(name: str, number: int) -> str:
    """The name of another who is called like this one."""
    return f"{name[: LONGEST - 3].strip()} {number}"
