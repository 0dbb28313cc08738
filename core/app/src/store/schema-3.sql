-- Puzzles that were tried.
CREATE TABLE puzzles (
    id   TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;
