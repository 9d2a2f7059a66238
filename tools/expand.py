"""Writes into sources what follows from their declarations, for the compiler: see `bothy.kernel.declare`.

A class of records or tables declares its fields; interpreted, its constructor and the rest are made as the class is
made. A compiler wants to read them. So the build compiles a copy of the sources into which they are written, on lines
that the declarations leave free: every other line stays where it is, and an error names the line of the real source.

`python tools/expand.py SOURCE TARGET` shows it: SOURCE is a folder like src, TARGET one to be written.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType

RECORD, TABLE = "bothy.kernel.record.Record", "bothy.kernel.table.Table"
SPECIFIERS = {"field", "public", "boxed"}


class Class:
    """A class as its source declares it."""

    def __init__(self, module: str, node: ast.ClassDef) -> None:
        self.module = module
        self.node = node
        self.bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
        self.own = [part for part in node.body if isinstance(part, ast.AnnAssign) and is_field(part)]
        """The fields it declares itself."""

    @property
    def by_hand(self) -> bool:
        """Whether it writes its constructor itself."""
        return any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in self.node.body)


class Sources:
    """All modules of a package, with the names each of them knows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.declare = loaded(folder / "bothy" / "kernel" / "declare.py")
        self.texts: dict[str, str] = {}
        self.names: dict[str, dict[str, str]] = {}
        """For each module, what its names mean: `Seat` is `bothy.kernel.table.Seat`."""
        self.classes: dict[str, Class] = {}
        for path in sorted(folder.rglob("*.py")):
            self.read(path)

    def read(self, path: Path) -> None:
        parts = list(path.relative_to(self.folder).with_suffix("").parts)
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        names = self.names[module] = {}
        self.texts[module] = text
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                names.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names.update({target.id: f"{module}.{target.id}" for target in targets if isinstance(target, ast.Name)})
            elif isinstance(node, ast.ClassDef):
                names[node.name] = f"{module}.{node.name}"
                self.classes[names[node.name]] = Class(module, node)

    def meaning(self, module: str, name: str) -> str:
        """What a name stands for, wherever it was imported from."""
        meant = self.names.get(module, {}).get(name, name)
        place, _, last = meant.rpartition(".")
        if place and place != module and place in self.names and self.names[place].get(last, meant) != meant:
            return self.meaning(place, last)
        return meant

    def lineage(self, name: str) -> list[str]:
        """A class and those it comes from by its first bases, the farthest first."""
        found = self.classes.get(name)
        if found is None or not found.bases:
            return [name]
        return [*self.lineage(self.meaning(found.module, found.bases[0])), name]

    def fields(self, lineage: list[str]) -> list[tuple[str, ast.AnnAssign, str]]:
        """The fields of a class with those of its bases: name, declaration, and the module that declares it."""
        found: dict[str, tuple[str, ast.AnnAssign, str]] = {}
        for name in lineage:
            known = self.classes.get(name)
            for part in known.own if known else []:
                assert known is not None
                found[name_of(part)] = (name_of(part), part, known.module)
        return list(found.values())

    def expanded(self, module: str) -> str:
        """The source of a module, with what its classes declare written out."""
        lines = self.texts[module].split("\n")
        imports: dict[str, str] = {}
        for name, found in self.classes.items():
            if found.module == module and found.own and not found.by_hand:
                lineage = self.lineage(name)
                if lineage[0] == RECORD and name != RECORD:
                    self.expand_record(found, lineage, lines, imports)
                elif TABLE in lineage and name != TABLE:
                    self.expand_table(found, lineage, lines)
        if module.startswith("bothy.games."):
            guard(ast.parse(self.texts[module]), lines)
        for number, line in enumerate(lines):
            if line.startswith("@dataclass_transform"):
                lines[number] = ""
        if module == TABLE.rpartition(".")[0]:
            lines = said_plainly(lines)
        for name, meant in imports.items():
            start = lines.index("from __future__ import annotations")
            lines[start] += f"; from {meant.rpartition('.')[0]} import {meant.rpartition('.')[2]} as {name}"
            lines.insert(start, lines.pop(start))
        return "\n".join(lines)

    def expand_record(self, found: Class, lineage: list[str], lines: list[str], imports: dict[str, str]) -> None:
        fields = self.fields(lineage)
        typed: list[tuple[str, str]] = []
        for name, part, module in fields:
            typed.append((name, self.named(part.annotation, module, found.module, imports)))
        names = [name for name, _, _ in fields]
        constructor = self.declare.constructor(typed, [(name, name) for name in names], typed=True)
        own = [f"{name_of(part)}: {ast.unparse(part.annotation)}" for part in found.own]
        own.append(f"__match_args__ = {self.declare.match_args(names)}")
        write(lines, found, [*own], [constructor])

    def expand_table(self, found: Class, lineage: list[str], lines: list[str]) -> None:
        boxes = [part for part in found.own if called(part) == "boxed"]
        fields = [part for part in found.own if called(part) != "boxed"]
        if lineage[-2] != TABLE:
            raise ValueError(f"{found.node.name}: a table that is compiled declares all its fields itself")
        typed = [(name_of(part), ast.unparse(part.annotation)) for part in fields]
        box = ast.unparse(boxes[0].annotation) if boxes else "Box"
        settings = [("box", "box"), ("sink", "None")]
        settings += [(name_of(part), "box") for part in boxes]
        settings += [(name, name) for name, _ in typed]
        own = [f"{name_of(part)}: {ast.unparse(part.annotation)}" for part in found.own]
        declared = ", ".join(
            f"{name!r}: {ast.unparse(part.value)}" for (name, _), part in zip(typed, fields, strict=True) if part.value
        )
        own.append(f"fields: ClassVar[dict[str, Field]] = {{{declared}}}")
        own.append(f"types: ClassVar[dict[str, str]] = {dict(typed)!r}")
        levels = [(name, type, self.levels(part)) for (name, type), part in zip(typed, fields, strict=True)]
        kind = found.node.name
        held = name_of(boxes[0]) if boxes else "box"
        copying = self.declare.copying(kind, levels, typed=True).replace("(self.box, ", f"(self.{held}, ")
        firsts = ", ".join(first_value(part) for part in fields)
        fresh = f"def fresh(cls, box: Box) -> {kind}: assert isinstance(box, {box}); return {kind}(box, {firsts})"
        methods = [
            self.declare.constructor([("box", box), *typed], settings, typed=True),
            copying,
            "@classmethod",
            fresh,
        ]
        write(lines, found, own, methods)
        start = lines.index("from __future__ import annotations")
        lines[start] += "; from typing import ClassVar; from bothy.kernel.table import Box, Field"

    def levels(self, part: ast.AnnAssign) -> int:
        """How many levels of a field's lists are copied."""
        assert isinstance(part.value, ast.Call)
        for word in part.value.keywords:
            if word.arg == "copied":
                return int(ast.literal_eval(word.value))
        return int(self.declare.DEEP)

    def named(self, type: ast.expr, source: str, target: str, imports: dict[str, str]) -> str:
        """A type written in one module as it reads in another; what that one does not know, it imports."""
        if source != target:
            for node in ast.walk(type):
                if isinstance(node, ast.Name) and node.id in self.names[source] and node.id not in self.names[target]:
                    imports[node.id] = self.meaning(source, node.id)
        return ast.unparse(type)


def guard(tree: ast.Module, lines: list[str]) -> None:
    """Let nothing be built for a log that nobody reads: `table.tell(…)` is reached only where somebody listens."""
    for node in ast.walk(tree):
        call = node.value if isinstance(node, ast.Expr) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
            line, column = lines[call.lineno - 1], call.col_offset
            condition = f"if {ast.unparse(call.func.value)}.sink is not None: "
            lines[call.lineno - 1] = line[:column] + condition + line[column:]


def said_plainly(lines: list[str]) -> list[str]:
    """The base of all tables, whose copies are of their own class: what the compiler cannot know, it is told."""
    lines = [line.replace(" -> Self:", " -> Table:") for line in lines]
    lines = [line.replace("return table.copy()", "return cast(T, table.copy())") for line in lines]
    lines[lines.index("from __future__ import annotations")] += "; from typing import cast"
    return lines


def is_field(part: ast.AnnAssign) -> bool:
    """Whether a line of a class body declares a field."""
    return isinstance(part.target, ast.Name) and not re.match(r"(ClassVar|Final)\b", ast.unparse(part.annotation))


def name_of(part: ast.AnnAssign) -> str:
    assert isinstance(part.target, ast.Name)
    return part.target.id


def called(part: ast.AnnAssign) -> str:
    """The specifier of a field of a table."""
    call = part.value
    name = call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""
    if name not in SPECIFIERS:
        raise ValueError(
            f"line {part.lineno}: a field of a table is declared by one of {', '.join(sorted(SPECIFIERS))}"
        )
    return name


def first_value(part: ast.AnnAssign) -> str:
    """How a field of a table lies at first, as an expression in which the box is called `box`."""
    assert isinstance(part.value, ast.Call)
    first = part.value.args[0 if called(part) == "public" else 1]
    if not isinstance(first, ast.Lambda):
        return ast.unparse(first)
    if [argument.arg for argument in first.args.args] != ["box"]:
        raise ValueError(f"line {part.lineno}: a first value is a function of `box`")
    return ast.unparse(first.body)


def write(lines: list[str], found: Class, own: list[str], methods: list[str]) -> None:
    """Put what a class declares onto the lines of its fields, and the methods onto the lines after them."""
    first, last = found.own[0].lineno - 1, end_of(found)
    free = [*[""] * (last - first), *[""] * (lines[last] == "" if last < len(lines) else 0)]
    wanted = ["; ".join(own), *methods]
    if len(free) < len(wanted):
        raise ValueError(
            f"{found.module}: no room to expand {found.node.name}; its fields stand together, then a blank line"
        )
    free[: len(wanted)] = [f"    {line}" for line in wanted]
    lines[first : first + len(free)] = free


def end_of(found: Class) -> int:
    """The line after which no field stands any more; what is said of the last field belongs to it."""
    body = found.node.body
    after = body.index(found.own[-1]) + 1
    said = after < len(body) and isinstance(body[after], ast.Expr)
    return body[after if said else after - 1].end_lineno or 0


def loaded(file: Path) -> ModuleType:
    """A module by its file."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def expand(source: Path, target: Path) -> None:
    """Copy a folder of sources, expanded."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so"), dirs_exist_ok=True)
    sources = Sources(source)
    for module in sources.names:
        path = target.joinpath(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        file.write_text(sources.expanded(module), encoding="utf-8")


if __name__ == "__main__":
    expand(Path(sys.argv[1]), Path(sys.argv[2]))
