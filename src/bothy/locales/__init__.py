"""Speech: sentences made of messages, in the language of whoever reads them.

What is shared lies beside this file as `en.ftl` and `fr.ftl`; a game's own words lie in its folder, under
`locales/`. Catalogues get the values of a message, and besides:

- a value called `seat`, or ending in `_seat`, is a seat's number and arrives as its name;
- beside `seat` comes `$you`, beside `owner_seat` comes `$owner_you`: `yes` if that seat is the reader's, else `no`;
- an empty word arrives as `none`, so that a sentence can do without it; a seat without a name, and a name that the
  log has lost, are those of `somebody` who was forgotten.

A number below zero is written with a minus sign, not with a hyphen.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from bothy.kernel.game import Game
from bothy.kernel.message import Message, Value
from bothy.kernel.table import SPECTATOR, Seat

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![\w/-])-(?=\d)")
WHOLE = "all"
PARTS = (WHOLE, "first", "later")
"""How much of a catalogue can be asked for."""
PSEUDO = "pseudo"
"""English in odd letters and brackets: what is left plain on a screen was never translated."""


def languages() -> list[str]:
    """Every language there is a shared catalogue for."""
    files = resources.files(__name__).iterdir()
    return sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl"))


def folder_of(game: Game[Any]) -> Traversable:
    """The folder of a game, wherever it is installed."""
    return resources.files(package_of(game))


def package_of(game: Game[Any]) -> str:
    name = type(game).__module__
    return name if hasattr(sys.modules[name], "__path__") else name.rpartition(".")[0]


def catalogue(lang: str, package: str, part: str = WHOLE) -> str:
    """The text of a catalogue; empty where a package has none in this language.

    A game with many words may lay some apart, as `cards.en.ftl` beside `en.ftl`: who begins with the `first` of its
    words fetches what is told `later` when it is told.
    """
    folder = resources.files(package) if package == __name__ else resources.files(package) / "locales"
    files = folder.iterdir() if folder.is_dir() else ()
    own = sorted((file for file in files if f".{file.name}".endswith(f".{lang}.ftl")), key=lambda file: file.name)
    return "\n".join(
        [
            file.read_text(encoding="utf-8")
            for file in own
            if part == WHOLE or (part == "first") == (file.name == f"{lang}.ftl")
        ]
    )


@lru_cache(maxsize=64)
def bundle(lang: str, packages: tuple[str, ...]) -> FluentBundle:
    """The shared catalogue of a language and those of some games."""
    from fluent.runtime import FluentBundle, FluentResource  # who only plays does not need it, and it is large

    found = FluentBundle([lang], use_isolating=False)
    for package in (__name__, *packages):
        found.add_resource(FluentResource(catalogue(lang, package)))
    return found


class SpeechError(LookupError):
    """A message no catalogue can say."""


class Speech:
    """Says messages in one language to one reader.

    What cannot be said in that language is said in English, and failing that by its id; `strict`, as tests
    want it, raises instead. Besides what is shared it knows the words of some games, and of other packages that have a
    folder `locales/`.
    """

    def __init__(
        self,
        lang: str = FALLBACK,
        games: Iterable[Game[Any]] = (),
        names: Sequence[str] = (),
        viewer: Seat = SPECTATOR,
        strict: bool = False,
        packages: Iterable[str] = (),
    ) -> None:
        if lang not in (*languages(), PSEUDO):
            raise ValueError(f"there is no language {lang!r}; there are: {', '.join(languages())}")
        self.lang = lang
        self.names = list(names)
        """The name of each seat; the reader's own is not used, since it is spoken to."""
        self.viewer = viewer
        self.strict = strict
        own = (*[package_of(game) for game in games], *packages)
        first = FALLBACK if lang == PSEUDO else lang
        self.bundles = [bundle(tongue, own) for tongue in dict.fromkeys((first, FALLBACK))]

    def say(self, message: Message) -> str:
        """The sentence of a message."""
        values = self.spoken(self.named(message))
        complaints: list[str] = []
        for found in self.bundles:
            sentence = attempt(found, message.id, values, complaints)
            if sentence is not None:
                signed = HYPHEN_BEFORE_NUMBER.sub("−", sentence)
                return pseudo(signed) if self.lang == PSEUDO else signed
            if self.strict:
                raise SpeechError(f"{self.lang}: {message!r}: {'; '.join(complaints)}")
        return message.id

    def text(self, id: str, /, **values: Value) -> str:
        """The sentence of this id, for those who need no message of their own."""
        return self.say(Message(id, values))

    def round(self, game: Game[Any], number: int) -> str:
        """What a round is called, in the game's own word for it if it has one."""
        own = f"{game.key}-play-round"
        return self.text(own if self.knows(own) else "play-round", round=number)

    def knows(self, id: str) -> bool:
        """Whether a catalogue has this id."""
        return any(pattern_of(found, id) is not None for found in self.bundles)

    def named(self, message: Message) -> dict[str, Value]:
        """The values of a message; of who was forgotten the log of comings and goings has no name."""
        if not message.id.startswith("log-"):
            return message.values
        unnamed = [key for key in ("name", "before") if message.values.get(key) == ""]
        return {**message.values, **dict.fromkeys(unnamed, self.plain("somebody"))}

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        if seat == self.viewer:
            return self.plain("you")
        if not 0 <= seat < len(self.names):
            return self.plain("seat-number", number=seat + 1)
        return self.names[seat] or self.plain("somebody")

    def plain(self, id: str, **values: Value) -> str:
        """A shared word to be put into a sentence, which is dressed up as a whole if at all."""
        return attempt(self.bundles[0], id, values, []) or id

    def spoken(self, values: dict[str, Value]) -> dict[str, Value]:
        """The values as the catalogues get them."""
        spoken: dict[str, Value] = {}
        for key, value in values.items():
            if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
                spoken[key] = self.name(value)
                spoken[key.removesuffix("seat") + "you"] = "yes" if value == self.viewer else "no"
            else:
                spoken[key] = "none" if value == "" else value
        return spoken


def pattern_of(found: FluentBundle, id: str) -> Any:
    """The pattern behind `id` or `id.attribute`, or None."""
    name, _, attribute = id.partition(".")
    if not found.has_message(name):
        return None
    message = found.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def attempt(found: FluentBundle, id: str, values: dict[str, Value], complaints: list[str]) -> str | None:
    """The sentence in this bundle, or None and a complaint."""
    pattern = pattern_of(found, id)
    if pattern is None:
        complaints.append(f"there is no {id} in {found.locales[0]}")
        return None
    sentence, errors = found.format_pattern(pattern, values)
    complaints += [str(error) for error in errors]
    return None if errors else str(sentence)


ODD_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "åƀçđéƒğħîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĞĦÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
)


def pseudo(text: str) -> str:
    """A text that can still be read and is plainly not English: ⟦Ñéššîé šŵîɱš⟧. Signs without letters stay."""
    odd = text.translate(ODD_LETTERS)
    return f"⟦{odd}⟧" if odd != text else text
