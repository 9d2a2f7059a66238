"""What is asked of the database, in SQL that SQLite and PostgreSQL both understand; `?` stands for each value."""

from __future__ import annotations

# Written

PUT_META = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
PUT_TABLE = (
    "INSERT INTO tables (id, game, state, public, created, maker, address, changed, data) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET "
    "state = excluded.state, public = excluded.public, changed = excluded.changed, data = excluded.data"
)
ADD_ROW = "INSERT INTO journal (table_id, number, kind, seat, words, message, hash, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
PUT_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, number, rules, data) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (table_id, number) DO UPDATE SET rules = excluded.rules, data = excluded.data"
)
ADD_CHAT = (
    "INSERT INTO chat (table_id, number, at, seat, name, words, message) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, number) DO NOTHING"
)
PUT_WISHES = (
    "INSERT INTO wishes (person, changed, data) VALUES (?, ?, ?) "
    "ON CONFLICT (person) DO UPDATE SET changed = excluded.changed, data = excluded.data"
)
FORGET_WISHES = "DELETE FROM wishes WHERE person = ?"
DELETE_TABLE = (
    "DELETE FROM journal WHERE table_id = ?",
    "DELETE FROM snapshots WHERE table_id = ?",
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)

# Read

GET_META = "SELECT value FROM meta WHERE name = ?"
GET_TABLE = "SELECT data, changed FROM tables WHERE id = ?"
GET_JOURNAL = "SELECT kind, seat, words, hash, message, at FROM journal WHERE table_id = ? ORDER BY number"
GET_LAST_TIME = "SELECT at FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT 1"
GET_SNAPSHOT = (
    "SELECT number, data, (SELECT MIN(rules) FROM snapshots WHERE table_id = ?) FROM snapshots "
    "WHERE table_id = ? ORDER BY number DESC LIMIT 1"
)
GET_CHATS = "SELECT number, seat, name, words, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
TABLES_IN_STATE = "SELECT data FROM tables WHERE state = ?"
TABLES_UNTOUCHED = "SELECT id FROM tables WHERE state = ? AND changed < ?"
NEWEST = "(SELECT data, changed FROM tables WHERE public = 1 AND state = ? ORDER BY changed DESC LIMIT 100)"
ALL_WISHES = "SELECT data FROM wishes"
OPEN_TABLES = (
    f"SELECT data FROM (SELECT * FROM {NEWEST} AS waiting UNION ALL SELECT * FROM {NEWEST} AS played) AS found "
    "ORDER BY changed DESC LIMIT 100"
)
COUNT_MADE = "SELECT COUNT(*), COUNT(CASE WHEN state <> 'finished' THEN 1 END) FROM tables WHERE {} = ? AND created > ?"
COUNT_MADE_BY = COUNT_MADE.format("maker")
COUNT_MADE_FROM = COUNT_MADE.format("address")
