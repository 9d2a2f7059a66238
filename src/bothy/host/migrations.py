"""The schema of the database, as the steps that lead to it. Plain SQL that SQLite and PostgreSQL both understand.

A step that has been released is never changed; a change is a new step at the end.
"""

from __future__ import annotations

MIGRATIONS: list[list[str]] = [
    [
        "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL, "
        "changed DOUBLE PRECISION NOT NULL, data TEXT NOT NULL)",
        "CREATE INDEX tables_by_state ON tables (state, changed)",
        "CREATE TABLE journal (table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, "
        "seat INTEGER NOT NULL, words TEXT NOT NULL, message TEXT NOT NULL, hash TEXT NOT NULL, "
        "at DOUBLE PRECISION NOT NULL, "
        "PRIMARY KEY (table_id, number))",
        "CREATE TABLE snapshots (table_id TEXT NOT NULL, number INTEGER NOT NULL, rules INTEGER NOT NULL, "
        "data TEXT NOT NULL, PRIMARY KEY (table_id, number))",
        "CREATE TABLE chat (table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, "
        "seat INTEGER NOT NULL, name TEXT NOT NULL, words TEXT NOT NULL, message TEXT NOT NULL, "
        "PRIMARY KEY (table_id, number))",
    ],
    [  # what is asked often is found by an index, however many tables there are
        "ALTER TABLE tables ADD COLUMN created DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN address TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_open ON tables (public, state, changed)",
        "CREATE INDEX tables_by_maker ON tables (maker, created)",
        "CREATE INDEX tables_by_address ON tables (address, created)",
    ],
    [  # how people wish to be called back
        "CREATE TABLE wishes (person TEXT PRIMARY KEY, changed DOUBLE PRECISION NOT NULL, data TEXT NOT NULL)",
    ],
    [  # a person's place: what opens it, and where they have sat
        "CREATE TABLE places (person TEXT PRIMARY KEY, name TEXT NOT NULL, since DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE place_keys (hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, "
        "made DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX place_keys_by_person ON place_keys (person)",
        "CREATE TABLE sittings (person TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, "
        "name TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, begun DOUBLE PRECISION NOT NULL, "
        "ended DOUBLE PRECISION NOT NULL DEFAULT 0, share DOUBLE PRECISION NOT NULL DEFAULT -1, "
        "away INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (person, table_id, seat))",
        "CREATE INDEX sittings_by_table ON sittings (table_id)",
    ],
    [  # finished games looked back at
        "CREATE TABLE reviews (table_id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, data TEXT NOT NULL)",
    ],
]
NEWEST = len(MIGRATIONS)
