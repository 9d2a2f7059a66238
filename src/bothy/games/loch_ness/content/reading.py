"""The rows of Loch Ness and the box made of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from bothy.games.loch_ness.box import CAMERA_NAMES, GROUPS, MOTIFS, LochBox
from bothy.kit.content import Content, ContentError, ContentRow, folder, read


class Sector(ContentRow, kw_only=True, frozen=True):
    name: str
    groups: Annotated[int, Meta(ge=1, le=GROUPS)]
    photos: Annotated[int, Meta(ge=0, le=9)]


class Photo(ContentRow, kw_only=True, frozen=True):
    motif: Literal["head", "body", "tail"]
    copies: Annotated[int, Meta(ge=6, le=99)]


class Camera(ContentRow, kw_only=True, frozen=True):
    name: Literal["3", "4", "7", "5", "white", "3-in-the-photo-shop"]
    points: Annotated[int, Meta(ge=0, le=99)]


class Mark(ContentRow, kw_only=True, frozen=True):
    name: str
    space: Annotated[int, Meta(ge=1, le=500)]


SCHEMA: dict[str, type[ContentRow]] = {"sector": Sector, "photo": Photo, "camera": Camera, "mark": Mark}


def load(pack: str = "", pack_name: str = "the pack") -> Content:
    content = read(SCHEMA, folder(__file__), pack, pack_name)
    sectors = content.rows("sector", Sector)
    groups = sum(sector.groups for sector in sectors)
    if groups != GROUPS:
        raise ContentError(f"[[sector]]: the groups of all sectors must add up to {GROUPS}, not {groups}")
    end = content.rows("mark", Mark)[0]
    for mark in content.rows("mark", Mark)[1:]:
        if mark.space >= end.space:
            raise content.blame("mark", mark.name, f"field space: {mark.space} must lie before the end, {end.space}")
    return content


@lru_cache(maxsize=1024)
def box(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> LochBox:
    """The box for a table; tables that agree share it."""
    content = load(pack)
    sector_of: list[int] = []
    photos_at: list[int] = []
    for number, sector in enumerate(content.rows("sector", Sector)):
        sector_of += [number] * sector.groups
        photos_at += [sector.photos] * sector.groups
    cameras: dict[str, int] = {camera.name: camera.points for camera in content.rows("camera", Camera)}
    copies: dict[str, int] = {photo.motif: photo.copies for photo in content.rows("photo", Photo)}
    marks = content.rows("mark", Mark)
    return LochBox(
        seats,
        dict(options),
        pack,
        sector_of,
        photos_at,
        [cameras[name] for name in CAMERA_NAMES],
        cameras["3-in-the-photo-shop"],
        [copies[motif] for motif in MOTIFS],
        marks[0].space,
        sorted(mark.space for mark in marks[1:]),
    )
