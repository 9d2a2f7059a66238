"""docs/benchmarks.md, chapter by chapter: each benchmark writes its own and leaves the others as they are."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
CHAPTER = re.compile(r"^(?=## )", re.MULTILINE)


def chapters(text: str) -> dict[str, str]:
    """The chapters of a text by their headings; what stands before the first is one as well."""
    return {part.partition("\n")[0]: part.strip() for part in CHAPTER.split(text) if part.strip()}


def write(text: str) -> None:
    """Put chapters where they were, or at the end."""
    before = chapters(DOCS.read_text(encoding="utf-8")) if DOCS.exists() else {}
    DOCS.write_text("\n\n".join({**before, **chapters(text)}.values()) + "\n", encoding="utf-8")


def conclude(text: str, missed: list[str], keep: bool) -> None:
    """Tell a chapter, keep it unless it was only tried, and fail where a goal was missed."""
    print(text)
    if keep:
        write(text)
        if missed:
            raise SystemExit(f"a goal was missed: {'; '.join(missed)}")
