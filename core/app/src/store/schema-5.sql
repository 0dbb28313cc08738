-- How many rows a game has, and the complement of that: rows cut off at the end leave no other trace, and a count that was
-- itself damaged is not believed.
ALTER TABLE games ADD COLUMN length INTEGER;
ALTER TABLE games ADD COLUMN length_check INTEGER;
UPDATE games SET length = (SELECT count(*) FROM actions WHERE game_id = games.id);
UPDATE games SET length_check = -1 - length;

-- Checksums of what had none. Rows of before have none until they are written again.
ALTER TABLE settings ADD COLUMN checksum BLOB;
ALTER TABLE puzzles ADD COLUMN checksum BLOB;
ALTER TABLE chronicles ADD COLUMN checksum BLOB;
