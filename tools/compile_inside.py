"""Run inside Pyodide: compile sources, and what they need of the standard library, as its own Python has them.

Nobody reads docstrings in a tab, but for the clauses that steps name in theirs. The zips are not compressed themselves:
what compresses each as a whole finds more in common, and nothing is unpacked twice.
"""

from __future__ import annotations

import ast
import marshal
import re
import sys
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

SOURCES, LIBRARY = Path("/sources"), Path("/library")
MOMENT = (2000, 1, 1, 0, 0, 0)
"""Of no file it counts when it was made: the same sources make the same zip."""
CLAUSE = re.compile(r"[A-Z]\d+\b")
UNCHECKED = (1).to_bytes(4, "little")
"""What says that the sum of the source after it need not be looked at."""
OWN = "bothy/"
READ = b"install_lazy_importer"
"""What names this reads its own source, so it stays one."""


def compiled(path: str, source: bytes) -> bytes:
    """What Python makes of a source. Of our own, what is asserted is asserted."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            shorten(node)
    code = compile(tree, path, "exec", dont_inherit=True, optimize=0 if path.startswith(OWN) else 1)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def shorten(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    """Leave the docstring out, or of a step's the clause in."""
    said = ast.get_docstring(node, clean=False)
    if said is None or not isinstance(node.body[0], ast.Expr):
        return
    clause = CLAUSE.match(said) if isinstance(node, ast.ClassDef) else None
    if clause:
        node.body[0].value = ast.copy_location(ast.Constant(clause[0]), node.body[0].value)
    elif len(node.body) > 1 or isinstance(node, ast.Module):
        del node.body[0]
    else:
        node.body[0] = ast.copy_location(ast.Pass(), node.body[0])


def files_in(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def write(archive: Path, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as left:
        for path, data in sorted(files.items()):
            is_source = path.endswith(".py") and not (READ in data and path.endswith("__init__.py"))
            name = f"{path}c" if is_source else path
            left.writestr(zipfile.ZipInfo(name, MOMENT), compiled(path, data) if is_source else data)


def main() -> None:
    assert sys.version_info[:2] == (3, 14), sys.version
    sys.path.append("/tools")
    from tab_library import followed

    ours, library = files_in(SOURCES), files_in(LIBRARY)
    write(Path("/compiled.zip"), ours)
    write(Path("/library.zip"), {path: library[path] for path in followed(library, ours.items())})
