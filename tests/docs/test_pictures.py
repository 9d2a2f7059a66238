"""The pictures the README opens with: what is made is shown, by day and by night, described, and not too heavy."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pictures
import recording

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "docs" / "pictures").iterdir())
SHOWN = re.findall(r'(?:src|srcset)="([^"]+)"', README)
TOGETHER, MOVING = 1_500_000, 500_000
"""How many bytes all of them may have, and the one that moves."""


def size(file: Path) -> tuple[int, int]:
    """Width and height of a WebP: a moving one has a head of its own, a still one begins with its first frame."""
    data = file.read_bytes()[:30]
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP")
    if data[12:16] == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    assert data[12:16] == b"VP8 "
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def test_what_the_command_makes_lies_there_and_is_shown() -> None:
    made = {*pictures.NAMES, recording.NAME}
    assert {file.name for file in FILES} == made
    assert sorted(SHOWN) == sorted(f"docs/pictures/{name}" for name in made)


def test_each_is_shown_by_day_and_by_night() -> None:
    pairs = re.findall(r"<picture>\n<source media=.(.+?). srcset=.(\S+?).>\n<img src=.(\S+?). ", README)
    assert len(pairs) == len(pictures.NAMES) / 2
    for media, night, day in pairs:
        assert media == "(prefers-color-scheme: dark)"
        assert night == day.replace("-light", "-dark") != day


def test_each_is_described() -> None:
    images = re.findall(r"<img [^>]*>", README)
    told = [found[1] for image in images if (found := re.search(r' alt="([^"]{40,})"', image))]
    assert len(set(told)) == len(images) == len(pictures.NAMES) / 2 + 1


def test_they_are_as_wide_as_the_window_and_not_too_heavy() -> None:
    assert sum(file.stat().st_size for file in FILES) < TOGETHER
    assert (ROOT / "docs" / "pictures" / recording.NAME).stat().st_size < MOVING
    for file in FILES:
        assert size(file)[0] == (recording.WIDTH if file.name == recording.NAME else pictures.WINDOW["width"])
