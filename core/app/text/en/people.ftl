# The people of this device. $won of $count games were won; $name is a person, in people-feat-beaten a built-in player.
people-title = People
people-title-hint = Results and feats of everybody who plays here.
people-summary = { $count ->
    [0] Nobody is known yet. Name a seat when you set up a game.
    [one] One person plays here.
   *[other] { $count } people play here.
}
people-open = Open
people-games = { $count ->
    [0] No finished game yet
    [one] 1 game, { $won } won
   *[other] { $count } games, { $won } won
}
people-won-of = { $won } of { $count } won
people-portraits = Portrait
people-portrait = Portrait { $number }
people-colours = Colour
people-colour-gold = Gold
people-colour-ruby = Ruby
people-colour-sapphire = Sapphire
people-colour-emerald = Emerald
people-colour-amethyst = Amethyst
people-colour-silver = Silver
people-by-game = Won, by game
people-by-level = Won, by opponent
people-by-month = Councils won, by month
people-points = Points in the forest duel
people-rounds = Rounds to win King of 12
people-verdicts = Reigns, by verdict
people-feats = Feats
people-feat-beaten = Beat the { $name }.
people-feat-streak = { $count } games won in a row.
people-feat-margin = Largest win in the forest duel: by { $count }.
people-feat-quickest = Won King of 12 in { $count } rounds.
people-feat-longest = Longest reign: { $years }.
people-feat-months = { $count ->
    [one] 1 of 12 months won.
   *[other] { $count } of 12 months won.
}
people-about = Finished games of this device count. Games from files or played on from others do not.
people-forget = Forget
people-forget-hint = Portrait, colour and results go. Games and Chronicle stay.
people-forgotten = { $name } is forgotten.
people-restore = Undo
