"""What stands behind `>>>` in the source is what Python says."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import bothy

SOURCE = Path(bothy.__file__).parent
OFFERED = [name for name in bothy.__all__ if name != "__version__"]
EXAMPLES: list[doctest.DocTest] = []
for file in sorted(SOURCE.rglob("*.py")):
    if ">>> " in file.read_text(encoding="utf-8"):
        place = file.relative_to(SOURCE.parent).with_suffix("")
        module = import_module(".".join(part for part in place.parts if part != "__init__"))
        found = doctest.DocTestFinder(exclude_empty=True).find(module, globs={})
        EXAMPLES += [example for example in found if example.examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_is_right(example: doctest.DocTest) -> None:
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append, clear_globs=False)
    assert not said, "".join(said)


@pytest.mark.parametrize("name", ["find", "games", "play", "Bot", "Luck", "Position", "Sight"])
def test_what_people_need_first_has_an_example(name: str) -> None:
    assert any(example.name.endswith(f".{name}") for example in EXAMPLES)


@pytest.mark.parametrize("name", OFFERED)
def test_what_bothy_offers_is_there(name: str) -> None:
    assert name in dir(bothy)
    assert callable(getattr(bothy, name))


def test_what_bothy_does_not_offer_is_refused_with_what_it_does() -> None:
    with pytest.raises(AttributeError, match="it offers: Bot, Choice"):
        _ = bothy.chess  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]
