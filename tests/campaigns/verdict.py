"""What came of campaigns, kept as they end, so that a run that was interrupted goes on where it was."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

import bothy.kernel.position


class Verdict(msgspec.Struct):
    """What came of a campaign."""

    promise: str
    game: str
    trials: int
    what: str
    """What a trial is."""
    failures: list[str] = msgspec.field(default_factory=list)
    notes: str = ""
    seconds: float = 0.0

    def row(self) -> str:
        bound = f"< {3 / self.trials:.2g}" if self.trials and not self.failures else "-"
        return (
            f"| {self.promise} | {self.game} | {self.trials:,} {self.what} | {len(self.failures)} | {bound} "
            f"| {self.notes} | {self.seconds:.0f} |"
        )


class Kept(msgspec.Struct):
    """The verdicts of one code."""

    code: str
    """Whether it was compiled, and a hash of the sources that were tried and that tried them; others begin anew."""
    verdicts: dict[str, Verdict] = msgspec.field(default_factory=dict)
    """By campaign, game and share."""

    @staticmethod
    def read(file: Path) -> Kept:
        """What is kept of this code."""
        here = Path(__file__).resolve().parent
        code = f"{kernel()} {digest([Path(bothy.__file__).parent, here, here.parents[1] / 'benchmarks'])}"
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return Kept(code)
        return kept if kept.code == code else Kept(code)

    def write(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(self))
        new.replace(file)


def kernel() -> str:
    """How the rules are run."""
    return "interpreted" if (bothy.kernel.position.__file__ or "").endswith(".py") else "compiled"


def digest(folders: Iterable[Path]) -> str:
    """A hash of all sources in these folders."""
    found = hashlib.blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
