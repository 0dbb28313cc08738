home-title = Douze
home-continue = Continue
# $name sits on black, $other on white.
home-continue-hint = { $name } against { $other }, round { $round }.
home-continue-king = { $names }, round { $round }.
home-continue-council = { $names }, turn { $turn }.
home-games = Games
# $count: how many.
home-games-unfinished = { $count ->
    [one] 1 unfinished game
   *[other] { $count } unfinished games
}: what happened last; delete what you will not finish.
home-games-finished = Finished games: watch one again, review it, or share it.
home-lesson = Learn
# $game: its name.
home-lesson-line = { $game } in 90 seconds.
home-king = King of 12
home-king-line = Bluff your way to two crowns.
home-council = Council of 12
home-council-line = Rule together, ring the bells in time.
home-forest = Forest duel
home-forest-line = Black wood, white wood, sixteen cards.
home-chronicle = Chronicle
home-chronicle-line = Every reign of your councils, year after year.
home-settings = Settings
home-about = Unofficial, made by fans from the published rules, with texts and drawings of our own.
