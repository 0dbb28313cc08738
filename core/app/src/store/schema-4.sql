-- Finished games and kept records: how each ended, so that no list and no statistics replay a game.
ALTER TABLE games ADD COLUMN result TEXT;
CREATE INDEX finished_games ON games (ended_ms, id) WHERE ended_ms IS NOT NULL;
