# Buttons and words that every screen shares.
common-back = Back
common-home = Home
common-home-hint = The game stays saved.
common-close = Close
common-cancel = Cancel
common-confirm = Confirm
common-choose-card = Choose a card
common-understood = Got it
common-undo = Undo
common-undo-hint = Nothing new has been revealed since.
common-undo-off = Nothing to undo since the last reveal.
common-take-back = Take back
common-take-back-hint = Goes back to your last decision. The record notes it.
common-redo = Redo
common-redo-hint = Does the undone move again.
common-redo-off = Nothing to redo.
# $name: a built-in player.
common-thinking = { $name } is thinking.
common-play-now = Play now
# The number that all chance of a game comes from.
common-seed = Random seed: { $seed }
common-seed-chosen = Random seed, your own: { $seed }
# Several names: $first holds all but the last one, with commas.
common-and = { $first } and { $last }
common-record = Export this game
common-record-hint = The whole game as a file, move by move.
# A label and what it labels.
common-pair = { $label }: { $value }
