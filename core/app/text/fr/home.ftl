home-title = Douze
home-continue = Continuer
# $name a les noirs, $other les blancs.
home-continue-hint = { $name } contre { $other }, manche { $round }.
home-continue-king = { $names }, manche { $round }.
home-continue-council = { $names }, tour { $turn }.
home-games = Parties
# $count: how many.
home-games-unfinished = { $count ->
    [one] 1 partie en cours
   *[other] { $count } parties en cours
} : ce qui vient de se passer ; supprimez ce que vous ne finirez pas.
home-games-finished = Parties finies : revoyez-en une, analysez-la ou partagez-la.
home-lesson = Apprendre
# $game: its name.
home-lesson-line = { $game } en 90 secondes.
home-king = Le Roi des 12
home-king-line = Bluffez jusqu’à deux couronnes.
home-council = Le Conseil des 12
home-council-line = Régnez ensemble, sonnez à temps.
home-forest = Duel de la forêt
home-forest-line = Bois noir, bois blanc, seize cartes.
home-chronicle = Chronique
home-chronicle-line = Tous les règnes de vos Conseils, année après année.
home-settings = Réglages
home-about = Application non officielle, créée pour le plaisir du jeu d’après les règles publiées ; textes et dessins originaux.
