"""What can be said keeps its number: journals, recordings and learners know words by it."""

from __future__ import annotations

from pathlib import Path

from bothy.games.castle_von_loghan.choices import VOCABULARY

OLD = Path(__file__).parent / "golden" / "words.txt"
"""All words there were when the story began to branch, in the order of their numbers. New ones come after them."""


def test_old_words_keep_their_numbers() -> None:
    old = OLD.read_text(encoding="utf-8").splitlines()
    assert len(old) == 883
    assert [choice.notation for choice in VOCABULARY.choices[: len(old)]] == old
