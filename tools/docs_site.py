"""What the site of the documents is made of besides docs/. MkDocs calls these functions by their names.

The README is its first page, every game's RULES.md is a page, folders of notes get an index, and a file that a page
links to goes along: so the site is whole, and no page has to be written twice.
"""

from __future__ import annotations

import os.path
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
}
"""Pages that lie at the root of the repository, and their places in the site."""
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")
PICTURE = re.compile(r'(?<= )(src|srcset)="(?![a-z]+:)([^"]+)"')


def rulebooks() -> dict[str, str]:
    """The rules of each game, by their files, and their places in the site."""
    files = sorted((ROOT / "src" / "bothy" / "games").glob("*/RULES.md"))
    return {file.relative_to(ROOT).as_posix(): f"rules/{file.parent.name.replace('_', '-')}.md" for file in files}


def brought() -> dict[str, str]:
    """Every page that does not lie in docs/, and its place in the site."""
    return {**PAGES, **rulebooks()}


def place_of(file: str) -> str:
    """Where a file or folder of the repository stands in the site."""
    if file in brought():
        return brought()[file]
    if not file.startswith("docs/"):
        return f"source/{file}"
    place = file.removeprefix("docs/")
    return f"{place.rstrip('/')}/index.md" if (ROOT / file).is_dir() else place


def file_of(place: str) -> str:
    """The file of the repository that a page of the site was made of."""
    return next((file for file, stands in brought().items() if stands == place), f"docs/{place}")


def targets(file: str, markdown: str) -> list[str]:
    """What a file of the repository links to, as paths from the root."""
    found = [posixpath.normpath(posixpath.join(posixpath.dirname(file), match[1])) for match in LINK.finditer(markdown)]
    return [target for target in found if not target.startswith("..")]


def rewritten(file: str, markdown: str) -> str:
    """A page of the repository with its links and pictures as they have to be in the site."""
    here = posixpath.dirname(place_of(file))

    def path(written: str) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(file), written))
        return os.path.relpath(place_of(target), here or ".").replace(os.sep, "/")

    linked = LINK.sub(lambda match: path(match[1]) + (match[2] or ""), markdown)
    return PICTURE.sub(lambda match: f'{match[1]}="{path(match[2])}"', linked)


def title(file: Path) -> str:
    return file.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")


def notes() -> list[Path]:
    return sorted((ROOT / "docs" / "decisions").glob("*.md"))


def index_of_notes() -> str:
    lines = [f"- [{title(note)}]({note.name})" for note in notes()]
    return "\n".join(["# Decisions", "", "What cost thought, and why it is as it is.", "", *lines]) + "\n"


def entries(folder: str) -> list[Any]:
    """The pages of a folder of the navigation."""
    if folder == "rules/":
        return [{title(ROOT / file): place} for file, place in rulebooks().items()]
    return ["decisions/index.md", *[{title(note): f"decisions/{note.name}"} for note in notes()]]


def filled(nav: list[Any]) -> list[Any]:
    """The navigation with folders opened: those that end in a slash."""
    out: list[Any] = []
    for entry in nav:
        if isinstance(entry, dict):
            [(name, inside)] = entry.items()
            if isinstance(inside, str) and inside.endswith("/"):
                entry = {name: entries(inside)}
            elif isinstance(inside, list):
                entry = {name: filled(inside)}
        out.append(entry)
    return out


# What MkDocs calls


def on_config(config: Any) -> Any:
    config.nav = filled(config.nav)
    return config


def on_files(files: Files, config: Any) -> Files:
    pages = [file.src_uri for file in files.documentation_pages()]
    for file, place in brought().items():
        files.append(File.generated(config, place, content=(ROOT / file).read_text(encoding="utf-8")))
        pages.append(place)
    files.append(File.generated(config, "decisions/index.md", content=index_of_notes()))
    linked = {target for page in pages for target in targets(file_of(page), (ROOT / file_of(page)).read_text("utf-8"))}
    for target in sorted(linked):
        place = place_of(target)
        if place.startswith("source/") and (ROOT / target).is_file():
            files.append(File.generated(config, place, abs_src_path=str(ROOT / target)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.src_uri == "decisions/index.md":
        return markdown
    return rewritten(file_of(page.file.src_uri), markdown)
