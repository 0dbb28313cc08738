CREATE TABLE games (
    id         INTEGER PRIMARY KEY,
    kind       TEXT    NOT NULL,
    header     TEXT    NOT NULL,
    created_ms INTEGER NOT NULL,
    ended_ms   INTEGER
) STRICT;

-- Finds the open games, and is small enough to count all of them.
CREATE INDEX games_by_end ON games (ended_ms, kind);

CREATE TABLE actions (
    game_id  INTEGER NOT NULL REFERENCES games (id),
    n        INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    checksum BLOB    NOT NULL,
    PRIMARY KEY (game_id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER actions_keep_update BEFORE UPDATE ON actions
BEGIN SELECT RAISE (ABORT, 'actions are append-only'); END;

CREATE TRIGGER actions_keep_delete BEFORE DELETE ON actions
BEGIN SELECT RAISE (ABORT, 'actions are append-only'); END;

CREATE TABLE snapshots (
    game_id  INTEGER PRIMARY KEY REFERENCES games (id),
    n        INTEGER NOT NULL,
    body     BLOB    NOT NULL,
    checksum BLOB    NOT NULL
) STRICT;

CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
