"""Who is told what of the log."""

from __future__ import annotations

from bothy.kernel import SPECTATOR, Event, Message
from bothy.locales.log import OPEN, heard


def test_who_sees_everything_is_not_told_what_others_did_not_see() -> None:
    to_all, to_one, to_others, to_nobody = [Event(Message("x"), audience=mask) for mask in (-1, 0b10, ~0b10, 0)]
    events = (to_all, to_one, to_others, to_nobody)
    assert [heard(event, OPEN) for event in events] == [True, True, False, False]
    assert [heard(event, 1) for event in events] == [True, True, False, False]
    assert [heard(event, 0) for event in events] == [True, False, True, False]
    assert [heard(event, SPECTATOR) for event in events] == [True, False, True, False]
