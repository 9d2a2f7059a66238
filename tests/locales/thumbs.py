"""Rules of thumb by which a sentence is read that a catalogue makes of numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

NUMBERS = (0, 1, -1, 2, 11)
OTHERS = 3
"""What the other numbers of a sentence are while one is tried."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SINGULAR_IN_S = {
    "en": {
        "comes",
        "is",
        "was",
        "has",
        "its",
        "this",
        "bus",
        "class",
        "loss",
        "pass",
        "press",
        "across",
        "goodies",
        "bonus",
    },
    "fr": {
        "fois",
        "pas",
        "plus",
        "mois",
        "dans",
        "sans",
        "puis",
        "vous",
        "des",
        "les",
        "ses",
        "bonus",
        "héros",
        "près",
        "dessous",
    },
}
"""Words that end like a plural and are none."""
COUNTS = {"actions", "cards", "clean", "count", "cubes", "damage", "dice", "hits", "left", "objects", "passes"} | {
    "points",
    "tokens",
    "words",
}
"""Values that are numbers, also where a sentence does not tell one from several."""


class Selected(Visitor):
    """The variables of a pattern, and the keys by which each is told apart."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                keys.add(variant.key.value if isinstance(variant.key, fluent.NumberLiteral) else variant.key.name)
        self.generic_visit(node)


class Reader:
    """A catalogue that is read aloud with numbers in the place of its variables."""

    def __init__(self, lang: str, text: str, shared: str = "") -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for part in (shared, text):
            if part:
                self.bundle.add_resource(FluentResource(part))
        self.known = {**entries(shared), **entries(text)}
        self.own = list(entries(text))

    def keys(self, id: str) -> dict[str, set[str]]:
        """All variables a sentence needs, those of the messages inside it too, with the keys that tell them apart."""
        found = {name: set(keys) for name, keys in self.known[id].keys.items()}
        for other in self.known[id].messages:
            for name, keys in self.keys(other).items() if other in self.known else ():
                found.setdefault(name, set()).update(keys)
        return found

    def say(self, id: str, values: dict[str, int | str]) -> str:
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, values)[0])

    def readings(self, id: str) -> Iterator[tuple[str, dict[int, str]]]:
        """For each number of a sentence, and each way its words can go: the sentence for each of the numbers."""
        keys = self.keys(id)
        numbers = [name for name, some in keys.items() if is_number(some) or (name in COUNTS and not some)]
        words = {name: sorted(some)[:6] for name, some in keys.items() if some and name not in numbers}
        plain = {name: "Ailsa" for name, some in keys.items() if not some and name not in numbers}
        for way in list(product(*words.values()))[:24]:
            fixed: dict[str, int | str] = {
                **plain,
                **dict(zip(words, way, strict=True)),
                **dict.fromkeys(numbers, OTHERS),
            }
            for name in numbers:
                if name != "index":  # a place in a list, counted from 0 and told from 1
                    yield name, {number: self.say(id, {**fixed, name: number}) for number in NUMBERS}
            if not numbers:
                yield "", {2: self.say(id, fixed)}

    def complaints(self) -> list[str]:
        """What reads wrongly, as `id: why: the sentence`."""
        found: dict[str, str] = {}
        for id in self.own:
            for name, told in self.readings(id):
                for why, sentence in faults(self.lang, told):
                    found.setdefault(f"{id}: {why}", f"{id}: {why}{f' (${name})' if name else ''}: {sentence}")
        return list(found.values())


def is_number(keys: set[str]) -> bool:
    return bool(keys - {"other"}) and all(key in PLURALS or key.lstrip("-").isdigit() for key in keys)


@lru_cache(maxsize=64)
def entries(text: str) -> dict[str, Selected]:
    """Every id and `id.attribute` of a catalogue, with what its pattern uses."""
    found: dict[str, Selected] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for id, pattern in patterns.items():
                if pattern is not None:
                    found[id] = Selected()
                    found[id].visit(pattern)
    return found


def bare_ones(sentence: str) -> int:
    """How often a sentence says “1”, and neither “-1” nor “11”."""
    return len(re.findall(r"(?<![-−\d])1(?!\d)", sentence))


def faults(lang: str, told: dict[int, str]) -> Iterator[tuple[str, str]]:
    """What is wrong with a sentence that was told with several numbers."""
    usual = told[2]
    for sentence in told.values():
        yield from slips(lang, sentence)
    if -1 in told and bare_ones(told[-1]) > bare_ones(usual):
        yield "−1 is told as 1", told[-1]
    if 0 in told and bare_ones(told[0]) > bare_ones(usual):
        yield "0 is told as 1", told[0]
    for number in (0, 1) if lang == "fr" else (1,):
        if number in told and plural_after(lang, number, told[number]):
            yield f"{number} with a plural", told[number]


def plural_after(lang: str, number: int, sentence: str) -> bool:
    """Whether a word that looks like a plural follows this number."""
    for word in re.findall(r"(?<![-−\d.,/])" + str(number) + r"[ \xa0]([^\W\d_]+)", sentence):
        lower = word.lower()
        if lower[-1] in ("s" if lang == "en" else "sx") and lower not in SINGULAR_IN_S[lang]:
            return True
    return False


def slips(lang: str, sentence: str) -> Iterator[tuple[str, str]]:
    """What is wrong with a sentence, whatever its numbers."""
    if "{" in sentence or "$" in sentence:
        yield "something was not put in", sentence
    if re.search(r"\S  \S", sentence):
        yield "two spaces", sentence
    if re.search(r" [.,]( |$)", sentence):
        yield "a space before a stop", sentence
    if lang == "en":
        if re.search(r"(?:^A|\. A|\ba) (?!un[ia]|us[eu]|one\b|eu)[aeiou][a-z]", sentence):
            yield "“a” before a vowel", sentence
        if re.search(r"\b[Aa]n (?!hour|hono|heir)[bcdfghjklmnpqrstvwxyz][a-z]", sentence):
            yield "“an” before a consonant", sentence
    elif sentence.rstrip().endswith("."):
        for clause in re.split(r"[.:;(]", sentence):
            if re.search(r"\w+\W+\w+\W+aucune?\b", clause) and not re.search(r"\b([Nn]e|sans)\b|\b[Nn]’", clause):
                yield "« aucun » without « ne »", sentence
