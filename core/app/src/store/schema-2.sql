-- The Chronicle: a row per reign. Obstacles and thrones may still be written into a row, so it is no append-only table.
CREATE TABLE reigns (
    id       TEXT    NOT NULL PRIMARY KEY,
    ended_ms INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    checksum BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

-- Every deck that was ever used. Its hash is its name, and its checksum.
CREATE TABLE decks (
    sha256 TEXT NOT NULL PRIMARY KEY,
    name   TEXT NOT NULL,
    file   BLOB NOT NULL
) STRICT;
