"""Words that people were seen to stumble over stay as they were mended: levels of bots, answers left in a deal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bothy.games import games

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"


def named(text: str, message: str) -> set[str]:
    """The cases for which a message of a catalogue has words of its own."""
    found = re.search(rf"^{message} = \{{ \$\w+ ->\n(.*?)\n    \}}", text, re.MULTILINE | re.DOTALL)
    assert found, f"{message} tells no cases apart"
    return set(re.findall(r"^ +\*?\[([\w-]+)\]", found[1], re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_bot_is_called_by_a_word_of_the_code(language: str) -> None:
    text = (CLIENT / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    levels = {level for game in games().values() for level in game.levels()}
    tempers = {temper for game in games().values() for temper in game.tempers()}
    assert levels, "some games have levels"
    assert levels | {"steady"} <= named(text, "bot-level")
    assert tempers <= named(text, "bot-temper")


@pytest.mark.parametrize(("language", "right"), [("en", "nswer"), ("fr", "éponse")])
def test_in_a_deal_answers_are_counted_and_not_words(language: str, right: str) -> None:
    folders = [ROOT / "src" / "bothy" / "games" / "merlouf" / "locales", CLIENT / "boards" / "merlouf"]
    texts = [file.read_text(encoding="utf-8") for folder in folders for file in folder.glob(f"*{language}.ftl")]
    counted = [line for text in texts for line in text.splitlines() if "{ $words }" in line and "found-out" not in line]
    assert len(counted) > 4
    assert [line for line in counted if right not in line] == []
