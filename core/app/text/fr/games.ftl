# The games that are not finished. $name is a player; in titles and in games-deleted the game. $names are all players.
games-title = Vos parties
games-title-king = { $name }, manche { $round }
games-title-council = { $name }, tour { $round }
games-title-forest = { $name }, manche { $round }
games-summary = { $count ->
    [0] Toutes les parties sont finies.
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent. La dernière jouée vient en premier.
}
games-window = Parties { $from } à { $to } sur { $count }
games-newer = Plus récentes
games-older = Plus anciennes
games-delete = Supprimer
games-deleted = Supprimée : { $name } ({ $names }).
games-restore = Annuler
games-unreadable = Cette partie est endommagée.
games-last-begun = Elle vient de commencer.
games-last-placed = { $name } a posé { CARD($card, "the") }.
games-last-removed = Un serpent a emporté les deux cartes.
games-last-removed-gently = Une belette a emporté les deux cartes.
games-last-turn = { $name } a gagné le dernier tour.
games-last-turn-none = Personne n’a marqué au dernier tour.
games-last-round = { $name } a gagné la dernière manche.
games-last-solved = Le dernier dilemme est résolu, la Faveur est à { $count }.
games-last-failed = Le dernier dilemme a échoué, la Faveur est à { $count }.
# Finished games. $name is the winner; $years a length such as "47 years"; $count in games-won-king rounds, else dilemmas.
games-finished = Parties finies
games-show = Ouvrir
games-hide = Fermer
games-won-forest = { $name } a gagné, { $own } à { $theirs }.
games-draw = Égalité, { $own } à { $theirs }.
games-won-king = { $count ->
    [one] { $name } a gagné en une manche.
   *[other] { $name } a gagné en { $count } manches.
}
games-won-council = { $count ->
    [0] Un règne de { $years }, aucun dilemme résolu.
    [one] Un règne de { $years }, un dilemme résolu.
   *[other] Un règne de { $years }, { $count } dilemmes résolus.
}
games-lost-council = { $count ->
    [0] Le Conseil a perdu, aucun dilemme résolu.
    [one] Le Conseil a perdu, un dilemme résolu.
   *[other] Le Conseil a perdu, { $count } dilemmes résolus.
}
games-stops = L’enregistrement s’arrête à la manche { $round }.
games-imported = Venue d’un fichier.
games-continued = Reprise d’une autre partie.
games-play-on = Continuer
games-date = { $day } { $month } { $year }
