-- Puzzles that were tried.
CREATE TABLE puzzles (
    id   TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;

-- Unfinished games: what happened last, so that no list replays a game; when it was played last; when it was taken away.
ALTER TABLE games ADD COLUMN last TEXT;
ALTER TABLE games ADD COLUMN played_ms INTEGER;
ALTER TABLE games ADD COLUMN removed_ms INTEGER;
UPDATE games SET played_ms = created_ms;
CREATE INDEX unfinished_games ON games (played_ms, id) WHERE ended_ms IS NULL AND removed_ms IS NULL;

-- Several Chronicles on one device. What was there before is the first one.
CREATE TABLE chronicles (
    id   INTEGER PRIMARY KEY,
    name TEXT    NOT NULL
) STRICT;
INSERT INTO chronicles (id, name) VALUES (1, '');
ALTER TABLE reigns ADD COLUMN chronicle INTEGER NOT NULL DEFAULT 1;
CREATE INDEX reigns_by_chronicle ON reigns (chronicle);
