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
ADD_ROW = (
    "INSERT INTO journal (table_id, number, kind, seat, words, message, hash, at, lease) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
PUT_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, number, rules, data) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (table_id, number) DO UPDATE SET rules = excluded.rules, data = excluded.data"
)
ADD_CHAT = (
    "INSERT INTO chat (table_id, number, at, seat, name, words, message) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, number) DO NOTHING"
)
SAY_IN_LOBBY = "INSERT INTO chat (table_id, number, at, seat, name, words, message) VALUES (?, ?, ?, ?, ?, ?, ?)"
ADD_WISHES = "INSERT INTO wishes (person, changed, data) VALUES (?, ?, ?)"
CHANGE_WISHES = "UPDATE wishes SET changed = ?, data = ? WHERE person = ? AND changed = ?"
CHANGED_WISHES = (
    "INSERT INTO meta (name, value) SELECT name, value FROM meta WHERE name = 'schema' "
    "AND NOT EXISTS (SELECT 1 FROM wishes WHERE person = ? AND changed = ?)"
)
"""Go on only if that has changed something: else it writes a note that is there already, which is refused."""
FORGET_WISHES = "DELETE FROM wishes WHERE person = ?"
END_WISHES = "DELETE FROM wishes WHERE person = ? AND changed = ?"
ENDED_WISHES = "INSERT INTO wishes (person, changed, data) SELECT person, changed, data FROM wishes WHERE person = ?"
"""Go on only if that has ended them."""
FORGET_DAYS = "DELETE FROM daily WHERE day < ?"
COUNT_TODAY = (
    "INSERT INTO daily (day, what, many) VALUES (?, ?, 1) ON CONFLICT (day, what) DO UPDATE SET many = daily.many + 1"
)
PUT_PLACE = (
    "INSERT INTO places (person, name, since) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET name = excluded.name"
)
CALL_PLACE = "UPDATE places SET name = ? WHERE person = ?"
ADD_KEY = "INSERT INTO place_keys (hash, person, kind, name, made, seen) VALUES (?, ?, ?, ?, ?, ?)"
SEE_KEY = "UPDATE place_keys SET seen = ? WHERE hash = ?"
END_KEY = "DELETE FROM place_keys WHERE hash = ?"
END_KEYS = "DELETE FROM place_keys WHERE person = ?"
END_CODES = "DELETE FROM place_keys WHERE kind IN ('both', 'move') AND made < ?"
SIT = (
    "INSERT INTO sittings (person, table_id, seat, name, game, seats, begun) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (person, table_id, seat) DO UPDATE SET name = excluded.name, seats = excluded.seats"
)
GET_UP = "DELETE FROM sittings WHERE person = ? AND table_id = ? AND seat = ?"
END_SITTINGS = "UPDATE sittings SET ended = ? WHERE table_id = ? AND ended = 0"
SHARE = "UPDATE sittings SET share = ? WHERE table_id = ? AND seat = ?"
PUT_AWAY = "UPDATE sittings SET away = 1 WHERE person = ? AND table_id = ?"
FORGET_PERSON = (
    "DELETE FROM places WHERE person = ?",
    "DELETE FROM place_keys WHERE person = ?",
    "DELETE FROM sittings WHERE person = ?",
)
RENAME_CHAT = "UPDATE chat SET name = '' WHERE table_id = ? AND name = ?"
PUT_REVIEW = (
    "INSERT INTO reviews (table_id, at, data) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, data = excluded.data"
)
DELETE_TABLE = (
    "DELETE FROM reviews WHERE table_id = ?",
    "DELETE FROM sittings WHERE table_id = ?",
    "DELETE FROM journal WHERE table_id = ?",
    "DELETE FROM snapshots WHERE table_id = ?",
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
GUARD = "SELECT bothy_guard(?, ?)"
"""Go on only if these leases of tables are the newest, and let nobody take them before this is done."""
NEW_LEASE = "INSERT INTO leases (table_id, number, holder, since) VALUES (?, 1, ?, ?)"
KEEP_DUE = "UPDATE leases SET due = ?, asked = ? WHERE table_id = ?"
END_LEASE = "DELETE FROM leases WHERE table_id = ?"
SETTLE_META = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"

# Read

DROP_META = "DELETE FROM meta WHERE name = ?"
GET_META = "SELECT value FROM meta WHERE name = ?"
GET_TABLE = "SELECT data, changed FROM tables WHERE id = ?"
GET_JOURNAL = "SELECT kind, seat, words, hash, message, at FROM journal WHERE table_id = ? ORDER BY number"
GET_JOURNAL_IF_OVER = (
    "SELECT kind, seat, words, hash, message, at FROM journal WHERE table_id = ? "
    "AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND state = 'finished') ORDER BY number"
)
FIGURES = "SELECT id, figures FROM processes WHERE seen > bothy_now() - ?"
CENSUS = "SELECT state, COUNT(*) FROM tables GROUP BY state"
GET_LAST_TIME = "SELECT at FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT 1"
GET_SNAPSHOT = (
    "SELECT number, data, (SELECT MIN(rules) FROM snapshots WHERE table_id = ?) FROM snapshots "
    "WHERE table_id = ? ORDER BY number DESC LIMIT 1"
)
GET_CHATS = "SELECT number, seat, name, words, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
CHATS_AFTER = "SELECT number, seat, name, words, at FROM chat WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?"
SAID_IN_LOBBY = (
    "SELECT number, seat, name, words, at FROM chat WHERE table_id = '' AND number > ? AND name = ? AND message = ?"
)
GET_REVIEW = "SELECT data FROM reviews WHERE table_id = ?"
TABLES_IN_STATE = "SELECT data FROM tables WHERE state = ?"
TABLES_UNTOUCHED = "SELECT id FROM tables WHERE state = ? AND changed < ?"
NEWEST = "(SELECT data, changed FROM tables WHERE public = 1 AND state = ? ORDER BY changed DESC LIMIT 100)"
ALL_WISHES = "SELECT data, changed FROM wishes"
GET_WISHES = "SELECT data, changed FROM wishes WHERE person = ?"
DONE_TODAY = "SELECT many FROM daily WHERE day = ? AND what = ?"
WISHES_SINCE = "SELECT person FROM wishes WHERE changed > ?"
WHO_WISHES = "SELECT person FROM wishes"
OPEN_TABLES = (
    f"SELECT data FROM (SELECT * FROM {NEWEST} AS waiting UNION ALL SELECT * FROM {NEWEST} AS played) AS found "
    "ORDER BY changed DESC LIMIT 100"
)
CHAT_NAMES = "SELECT DISTINCT name FROM chat WHERE table_id = ?"
GET_PLACE = "SELECT name, since FROM places WHERE person = ?"
GET_KEY = "SELECT person, kind, made FROM place_keys WHERE hash = ?"
KEYS_OF = "SELECT hash, kind, name, made, seen FROM place_keys WHERE person = ? ORDER BY made"
SITTINGS_OF = (
    "SELECT table_id, MIN(away) FROM sittings WHERE person = ? GROUP BY table_id ORDER BY MAX(begun) DESC LIMIT ?"
)
RESULTS_OF = (
    "SELECT game, COUNT(*), SUM(CASE WHEN share > 0 THEN 1 ELSE 0 END), SUM(1.0 / seats) FROM sittings "
    "WHERE person = ? AND ended > 0 AND share >= 0 GROUP BY game ORDER BY COUNT(*) DESC, game"
)
FRIENDS_OF = (
    "SELECT MAX(others.name), COUNT(*), SUM(CASE WHEN mine.share > 0 THEN 1 ELSE 0 END), MAX(mine.ended) "
    "FROM sittings AS mine JOIN sittings AS others "
    "ON others.table_id = mine.table_id AND others.person <> mine.person AND others.seat >= 0 "
    "WHERE mine.person = ? AND mine.seat >= 0 AND mine.ended > 0 AND mine.share >= 0 "
    "GROUP BY others.person ORDER BY MAX(mine.ended) DESC LIMIT 50"
)
COUNT_MADE = "SELECT COUNT(*), COUNT(CASE WHEN state <> 'finished' THEN 1 END) FROM tables WHERE {} = ? AND created > ?"
COUNT_MADE_BY = COUNT_MADE.format("maker")
COUNT_MADE_FROM = COUNT_MADE.format("address")
