"""Values known by their fields."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from bothy.kernel.declare import declare_record


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A value known by its fields: compared, hashed, stored and matched by them.

    A subclass declares its fields by their types in its body, as a dataclass does; they follow those of its base.
    Constructor and `__match_args__` are made from that: see `bothy.kernel.declare`. One that needs something else
    writes both by hand.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare_record(cls)

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Record) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        inside = ", ".join([repr(field) for field in self.fields()])
        return f"{type(self).__name__}({inside})"
