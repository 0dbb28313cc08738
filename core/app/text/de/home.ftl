home-title = Douze
home-continue = Weiterspielen
# $name hat Schwarz, $other Weiß.
home-continue-hint = { $name } gegen { $other }, Runde { $round }.
home-continue-king = { $names }, Runde { $round }.
home-continue-council = { $names }, Zug { $turn }.
home-games = Partien
# $count: how many.
home-games-unfinished = { $count ->
    [one] 1 offene Partie
   *[other] { $count } offene Partien
}: was zuletzt geschah; lösche, was ihr nicht zu Ende spielt.
home-games-finished = Beendete Partien: noch einmal ansehen, analysieren oder teilen.
home-lesson = Lernen
# $game: its name.
home-lesson-line = { $game } in 90 Sekunden.
home-king = King of 12
home-king-line = Mit Bluff zu zwei Kronen.
home-council = Council of 12
home-council-line = Gemeinsam regieren, rechtzeitig läuten.
home-forest = Waldduell
home-forest-line = Schwarzer Wald, weißer Wald, sechzehn Karten.
home-chronicle = Chronik
home-chronicle-line = Alle Regentschaften eurer Räte, Jahr für Jahr.
home-settings = Einstellungen
home-about = Inoffizielle App, aus Freude am Spiel, nach den veröffentlichten Regeln; Texte und Bilder sind unsere eigenen.
