review-title = Relecture
review-open = Relecture
review-open-hint = Ce que chaque décision a coûté, et ce qui aurait été meilleur.

# Une partie finie, décision par décision.
review-of = { $name } : chaque décision
review-line-forest = Tel que le pèserait un fort joueur avec ce que l’on pouvait savoir à ce moment, en points : un quart est l’écart à la fin, le reste la chance de gagner, une victoire sûre comptant 5. Ce qui était forcé n’y figure pas.
review-line-king = Les chances de gagner une manche, telles que les calculerait un fort joueur avec ce que l’on pouvait savoir à ce moment. Ce qui était forcé n’y figure pas.
review-people = Les décisions de qui ?
review-reckoning = Examen de la décision { $number } sur { $count }.
review-stop = Arrêter
review-resume = Continuer
review-reckoned = { $done ->
    [one] { $done } décision examinée sur { $count }.
   *[other] { $done } décisions examinées sur { $count }.
}
review-total-none = Aucune décision n’a rien coûté.
# $sum : avec des décimales, en texte.
review-total-points = En tout, elles ont coûté { $sum } au score.
review-total-rounds = En tout, manches perdues ainsi : { $sum }.
review-worst = La plus coûteuse : { $heading }.
review-heading-keep = Début, trois sur cinq
review-heading-choose = Manche { $round }, choix
review-heading-place = Manche { $round }, pose
review-heading-move = Manche { $round }, Raton laveur
review-heading-card = Manche { $round }, tour { $turn }, carte
review-heading-face = Manche { $round }, tour { $turn }, face
review-heading-theft = Manche { $round }, tour { $turn }, jeton
review-heading-crown = Manche { $round }, couronne
review-better = Mieux : { $action }
review-chosen = Choisi : { $action }.
review-cost-points = a coûté { $points } au score
review-cost-rounds = { $count ->
    [one] a coûté { $count } manche sur 100
   *[other] a coûté { $count } manches sur 100
}
review-cost-none = aussi bon que tout autre choix
review-cost-unknown = non évalué
review-cost-later = pas encore examiné
# Une partie d’une liste, en phrase.
review-part = { $part }.
review-badge-done = choisie
review-badge-better = mieux
# Une place de Roi de 12 telle qu’elle était. $points : combien, en mots.
review-seat = { $name } : { $points }
review-die = dé { $face }

# On the board.
review-ahead = { $name } en tête
review-behind = { $name } en retard
review-chances = Où en était { $name } après chaque décision.
review-turning = { $count ->
    [one] Le tournant
   *[other] { $count } tournants
}
# $cost: points, or rounds in 100, as text.
review-change = −{ $cost }
review-again = Réessayer d’ici
review-again-hint = Une nouvelle partie à vous à partir de cette décision ; celle-ci reste telle quelle.
