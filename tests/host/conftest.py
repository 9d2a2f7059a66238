"""The host has two forms: with threads and processes as on a server, and with a tab's own storage and thinking."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from host import sitting

BOTH = {
    "test_advising", "test_answers", "test_arrival", "test_clocks", "test_fairness", "test_forced", "test_home",
    "test_older_rules", "test_places", "test_races", "test_replays", "test_seating", "test_storage", "test_undo",
}  # fmt: skip
"""Whose stories are played in both forms."""
SERVER_ONLY = {
    "test_a_backup_can_be_made_while_the_server_is_open",
    "test_a_bot_that_hangs_or_breaks_costs_its_own_answer_only",
    "test_a_commit_whose_answer_was_lost_is_looked_up_before_anybody_is_told",
    "test_a_locked_database_keeps_nothing_and_says_so_and_goes_on_afterwards",
    "test_who_asks_no_longer_is_passed_over",
    "test_who_asks_too_much_at_once_is_put_off_and_others_are_not",
    "test_who_sleeps_once_keeps_the_vote",
}
"""Those that end a process, hold a thread up, or lock or cut a database file: a tab has none (what its disk does to it,
tests/tab tells). And one in which a bot must take longer than a word to the house, as it does not there."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    both = Path(metafunc.definition.path).stem in BOTH and metafunc.function.__name__ not in SERVER_ONLY
    metafunc.parametrize("form", ["server", "tab"] if both else ["server"], indirect=True)


@pytest.fixture(autouse=True)
def form(request: pytest.FixtureRequest) -> Iterator[str]:
    """The form of the host in which a story is played."""
    sitting.in_a_tab = request.param == "tab"
    yield request.param
    sitting.in_a_tab = False
