"""Of the standard library what a house in a tab can come to import: followed from import to import.

What our own files and those they need import anywhere is taken, and of the library's own modules what they import when
they are imported themselves; a few are asked for by the interpreter or by name, and stand here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

ALWAYS = (
    "_pyodide", "pyodide", "abc", "codecs", "encodings", "io", "os", "site", "stat", "posixpath", "runpy",
    "genericpath", "importlib", "importlib.metadata", "importlib.resources", "zipimport", "zipfile", "shutil",
    "warnings", "traceback", "linecache", "tokenize", "_strptime", "_colorize", "_weakrefset", "_py_warnings",
    "asyncio", "sqlite3", "zoneinfo", "tomllib", "json", "inspect", "logging", "collections.abc", "heapq", "bisect",
    "copyreg", "reprlib", "keyword", "annotationlib", "_opcode_metadata", "opcode", "sysconfig", "tempfile",
    "random", "string", "textwrap", "numbers", "_compat_pickle", "pickle", "uuid", "copy", "dataclasses", "decimal",
    "datetime", "enum", "typing", "types", "weakref", "operator", "struct", "contextvars", "queue", "threading",
    "calendar", "base64", "gzip",
)  # fmt: skip
"""What the interpreter, Pyodide, something written in C, or a name in a text asks for."""
WHOLE = (
    "_pyodide", "asyncio", "collections", "compression", "concurrent", "importlib", "json", "logging", "pathlib",
    "pyodide", "re", "sqlite3", "string", "urllib", "zipfile", "zoneinfo",
)  # fmt: skip
"""Packages that are taken with all that is in them."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
             "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_32")  # fmt: skip
NEVER = (
    "_pyrepl",
    "argparse",
    "ctypes",
    "test",
    "unittest",
    "doctest",
    "pydoc",
    "pdb",
    "multiprocessing",
    "turtle",
    "tkinter",
    "ensurepip",
)
"""What something names but no house needs."""
LEFT_OUT = ("pyodide/console", "asyncio/__main__", "asyncio/tools", "asyncio/windows",
            "asyncio/proactor", "json/tool", "sqlite3/__main__", "importlib/metadata/diagnose")  # fmt: skip


def followed(library: Mapping[str, bytes], files: Iterable[tuple[str, bytes]]) -> Iterator[str]:
    """The paths of the library that these files can come to need."""
    modules = {module_of(path): path for path in library if path.endswith(".py")}
    to_see: list[str] = list(ALWAYS)
    for path, source in files:
        if path.endswith(".py"):
            to_see += imported(ast.parse(source), module_of(path), path, everywhere=True)
    seen: set[str] = set()
    for package in WHOLE:
        to_see += [name for name in modules if name.split(".")[0] == package]
    while to_see:
        name = to_see.pop()
        if name in seen or name.split(".")[0] in NEVER:
            continue
        seen.add(name)
        parent = name.rpartition(".")[0]
        if parent:
            to_see.append(parent)
        path = modules.get(name, "")
        if path and not name.startswith("encodings."):
            to_see += imported(ast.parse(library[path]), name, path, everywhere=False)
    for path in library:
        if is_kept(path, seen) and not path.startswith(LEFT_OUT):
            yield path


def is_kept(path: str, seen: set[str]) -> bool:
    name = module_of(path) if path.endswith(".py") else path.rpartition("/")[0].replace("/", ".")
    if path.startswith("encodings/"):
        return name == "encodings" or name.rpartition(".")[2] in ENCODINGS
    return name in seen or name.startswith("_sysconfigdata")


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(tree: ast.Module, module: str, path: str, everywhere: bool) -> Iterator[str]:
    """The modules that a source names: all, or those it imports at once when it is imported."""
    for node in ast.walk(tree) if everywhere else at_once(tree.body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                package = module if path.endswith("__init__.py") else module.rpartition(".")[0]
                for _ in range(node.level - 1):
                    package = package.rpartition(".")[0]
                origin = f"{package}.{origin}".strip(".")
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def at_once(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Every statement that is run when a module is."""
    for node in body:
        yield node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for name in ("body", "orelse", "finalbody"):
            yield from at_once(getattr(node, name, []))
        for handler in getattr(node, "handlers", []):
            yield from at_once(handler.body)
