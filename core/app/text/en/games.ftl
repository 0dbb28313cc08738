# The games that are not finished. $name is a player; in titles and in games-deleted the game. $names are all players.
games-title = Your games
games-title-king = { $name }, round { $round }
games-title-council = { $name }, turn { $round }
games-title-forest = { $name }, round { $round }
games-summary = { $count ->
    [0] Every game is finished.
    [one] One game waits for you.
   *[other] { $count } games wait for you. The last played comes first.
}
games-window = Games { $from } to { $to } of { $count }
games-newer = Played later
games-older = Played earlier
games-delete = Delete
games-deleted = Deleted: { $name } ({ $names }).
games-restore = Undo
games-unreadable = This game is damaged.
games-last-begun = Just begun.
games-last-placed = { $name } has placed { CARD($card, "the") }.
games-last-removed = A Snake has taken both cards.
games-last-removed-gently = A Weasel has taken both cards.
games-last-turn = { $name } has won the last turn.
games-last-turn-none = Nobody scored in the last turn.
games-last-round = { $name } has won the last round.
games-last-solved = The last dilemma is solved, Favour is at { $count }.
games-last-failed = The last dilemma has failed, Favour is at { $count }.
# Finished games. $name is the winner; $years a length such as "47 years"; $count in games-won-king rounds, else dilemmas.
games-finished = Finished games
games-show = Open
games-hide = Close
games-won-forest = { $name } has won, { $own } to { $theirs }.
games-draw = A draw, { $own } to { $theirs }.
games-won-king = { $count ->
    [one] { $name } has won in one round.
   *[other] { $name } has won in { $count } rounds.
}
games-won-council = { $count ->
    [one] A reign of { $years }, one dilemma solved.
   *[other] A reign of { $years }, { $count } dilemmas solved.
}
games-lost-council = { $count ->
    [one] The council has lost, one dilemma solved.
   *[other] The council has lost, { $count } dilemmas solved.
}
games-stops = The record stops in round { $round }.
games-imported = From a file.
games-continued = Played on from another game.
games-play-on = Play on
games-date = { $day } { $month } { $year }
