"""What a house bears is measured by a program that still runs; how much that is, is no matter of tests."""

from __future__ import annotations

import asyncio
import re

from campaigns.programs import program


def test_the_house_is_measured() -> None:
    code, lines = asyncio.run(program("benchmarks/house.py", "--smoke"))
    assert code == 0, "\n".join(lines)
    text = "\n".join(lines)
    for name in ("one process", "two, relayed by the second", "two, routed directly", "four, routed directly"):
        found = re.search(rf"^\| {name} \| ([\d,]+) \| ([\d.]+) ms", text, re.MULTILINE)
        assert found, text
        assert int(found[1].replace(",", "")) > 0 < float(found[2])
    assert re.search(r"^\| 2 \| 8 \| ", text, re.MULTILINE), "a few tables"
    assert re.search(r"^\| SQLite, HEAD \| .*\n\| SQLite, now \| ", text, re.MULTILINE), "beside an older commit"
    assert re.search(r"^\| 1,000,000 \| 250,000 \| ", text, re.MULTILINE), "on paper"
