# Buttons and words that every screen shares.
common-back = Back
common-home = Home
common-home-hint = The game stays saved.
common-close = Close
common-cancel = Cancel
common-confirm = Confirm
common-understood = Understood
common-undo = Undo
common-undo-hint = Nothing new has been revealed since.
common-undo-off = There is nothing to undo since the last cards were revealed.
common-take-back = Take back
common-take-back-hint = Goes back to your last decision; the record of the game notes it.
common-redo = Redo
common-redo-hint = Does again what was undone.
common-redo-off = There is nothing to redo.
# $name: a built-in player.
common-thinking = { $name } is thinking.
common-play-now = Play now
# The number that all chance of a game comes from.
common-seed = The seed of this game: { $seed }
common-seed-chosen = The seed of this game, chosen by hand: { $seed }
# Several names: $first holds all but the last one, with commas.
common-and = { $first } and { $last }
common-record = Save the record
common-record-hint = The whole game as a file, move by move.
