"""The schema of the database, as the steps that lead to it. Plain SQL that SQLite and PostgreSQL both understand.

A step that has been released is never changed; a change is a new step at the end. Where several processes serve a
database, older and newer ones do so side by side during an upgrade: so a step adds what older ones need not know, and
only a later one, named in `CONTRACTS`, takes away what nobody needs any more.
"""

from __future__ import annotations


class ForPostgres(str):
    """A statement for a database that several processes serve; a file is served by one."""


LEASES = [
    ForPostgres(
        "CREATE TABLE processes (id TEXT PRIMARY KEY, inner_address TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL, "
        "leaving INTEGER NOT NULL DEFAULT 0, version TEXT NOT NULL, schema INTEGER NOT NULL, rules TEXT NOT NULL)"
    ),
    ForPostgres(
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, holder TEXT NOT NULL, "
        "since DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION NOT NULL DEFAULT 0, asked INTEGER NOT NULL DEFAULT -1)"
    ),
    ForPostgres("CREATE INDEX leases_by_holder ON leases (holder)"),
    ForPostgres("CREATE INDEX leases_due ON leases (due) WHERE due > 0"),
    ForPostgres(
        "INSERT INTO leases (table_id, number, holder, since, due) SELECT id, 0, '', "
        "coalesce((SELECT value::double precision FROM meta WHERE name = 'alive'), changed), "
        "CASE WHEN state = 'playing' AND data::json ->> 'pace' = 'days' THEN 1 ELSE 0 END FROM tables"
    ),
    ForPostgres("""
        CREATE FUNCTION bothy_now() RETURNS DOUBLE PRECISION LANGUAGE sql AS
        'SELECT extract(epoch FROM clock_timestamp())::double precision'
    """),
    ForPostgres("""
        CREATE FUNCTION bothy_guard(ids TEXT[], numbers BIGINT[]) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE
            late TEXT;
        BEGIN
            PERFORM 1 FROM leases WHERE table_id = ANY(ids) ORDER BY table_id FOR SHARE;
            SELECT string_agg(held.id, ' ') INTO late FROM unnest(ids, numbers) AS held(id, number)
                WHERE NOT EXISTS (SELECT 1 FROM leases WHERE table_id = held.id AND leases.number = held.number);
            IF late IS NOT NULL THEN
                RAISE EXCEPTION 'another process holds this table by now' USING ERRCODE = 'BL001', DETAIL = late;
            END IF;
        END $$
    """),
    ForPostgres("""
        CREATE FUNCTION bothy_take(wanted TEXT, taker TEXT, life DOUBLE PRECISION) RETURNS TABLE (
            lease BIGINT, held_by TEXT, clock DOUBLE PRECISION, question INTEGER, away DOUBLE PRECISION, needs INTEGER,
            game_key TEXT
        ) LANGUAGE plpgsql AS $$
        DECLARE
            held leases%ROWTYPE;
            known INTEGER;
            seen_last DOUBLE PRECISION;
        BEGIN
            SELECT game INTO game_key FROM tables WHERE id = wanted;
            IF game_key IS NULL THEN
                RETURN;
            END IF;
            SELECT (rules::json ->> game_key)::integer INTO known FROM processes
                WHERE id = taker AND leaving = 0 AND seen > bothy_now() - life;
            INSERT INTO leases (table_id, number, holder, since) VALUES (wanted, 0, '', bothy_now())
                ON CONFLICT (table_id) DO NOTHING;
            SELECT * INTO held FROM leases WHERE table_id = wanted FOR UPDATE;
            SELECT coalesce(max(rules), 0) INTO needs FROM snapshots WHERE table_id = wanted;
            SELECT seen INTO seen_last FROM processes WHERE id = held.holder;
            IF held.holder <> taker AND seen_last > bothy_now() - life THEN
                lease := 0; held_by := held.holder; away := 0;
            ELSIF known IS NULL OR known < needs THEN
                lease := 0; held_by := ''; away := 0;
            ELSE
                away := greatest(bothy_now() - coalesce(seen_last, held.since), 0);
                UPDATE leases SET number = number + 1, holder = taker, since = bothy_now(),
                    due = CASE WHEN due > 1 THEN due + greatest(bothy_now() - coalesce(seen_last, held.since), 0)
                        ELSE due END
                    WHERE table_id = wanted RETURNING * INTO held;
                lease := held.number; held_by := taker;
            END IF;
            clock := held.due; question := held.asked;
            RETURN NEXT;
        END $$
    """),
]
"""What several processes need to serve one database: who is alive, who holds what, and how a late writer is refused.

A lease is good as long as the process that holds it is seen alive, which one beat a second says for all its tables.
Taking one waits for a write under the old number that is being committed, and no write under it comes after that.
"""
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
    [  # who holds a table, and under which number of its lease each row of its journal was written
        "ALTER TABLE journal ADD COLUMN lease BIGINT NOT NULL DEFAULT 0",
        *LEASES,
    ],
    [  # what each process counts, so that any of them can tell of all
        ForPostgres("ALTER TABLE processes ADD COLUMN figures TEXT NOT NULL DEFAULT '{}'"),
    ],
    [  # what may be done so many times a day is counted for the whole house
        "CREATE TABLE daily (day INTEGER NOT NULL, what TEXT NOT NULL, many INTEGER NOT NULL, PRIMARY KEY (day, what))",
    ],
]
NEWEST = len(MIGRATIONS)
CONTRACTS = frozenset({6})
"""The steps with which no program can live that does not know them. Those that follow may be taken first, while an
older process is still there, so they do not rest on them.
"""
