review-title = Analyse
review-open = Analyse
review-open-hint = Ce que chaque décision a coûté, et le meilleur choix.

# Une partie finie, décision par décision.
review-of = { $name } : chaque décision
review-line-forest = Chaque décision comparée au meilleur coup, selon ce que vous pouviez savoir. En points ; une victoire sûre compte 5. Sans les coups forcés.
review-line-king = Vos chances de gagner chaque manche, selon ce que vous pouviez savoir. Sans les coups forcés.
review-line-council = Chaque carte comparée à celle d’un bon stratège, selon ce que vous pouviez savoir : la chance de résoudre le dilemme, moins la valeur ultérieure de la carte.
review-people = Les décisions de qui ?
review-checking = Examen de la décision { $number } sur { $count }.
review-stop = Arrêter
review-resume = Continuer
review-checked = { $done ->
    [one] { $done } décision examinée sur { $count }.
   *[other] { $done } décisions examinées sur { $count }.
}
review-total-none = Aucune décision n’a rien coûté.
# $sum : avec des décimales, en texte.
review-total-points = En tout, elles ont coûté { $sum } pt.
review-total-rounds = En tout, manches perdues ainsi : { $sum }.
review-total-dilemmas = En tout, dilemmes perdus ainsi : { $sum }.
review-worst = La plus coûteuse : { $heading }.
review-heading-keep = Début, trois sur cinq
review-heading-choose = Manche { $round }, choix
review-heading-place = Manche { $round }, pose
review-heading-move = Manche { $round }, Raton laveur
review-heading-card = Manche { $round }, tour { $turn }, carte
review-heading-face = Manche { $round }, tour { $turn }, face
review-heading-theft = Manche { $round }, tour { $turn }, jeton
review-heading-crown = Manche { $round }, couronne
review-heading-council-card = Tour { $turn }, carte
review-heading-council-second = Tour { $turn }, seconde carte
review-heading-council-effect = Tour { $turn }, effet
review-better = Mieux : { $action }
review-chosen = Choisi : { $action }.
review-cost-points = a coûté { $points } pt
review-cost-rounds = { $count ->
    [one] a coûté { $count } victoire sur 100 manches
   *[other] a coûté { $count } victoires sur 100 manches
}
review-cost-dilemmas = a réduit les chances d’environ { $count } %
review-cost-none = aussi bon que tout autre choix
review-cost-unknown = non évalué
review-cost-later = pas encore examiné
# Une partie d’une liste, en phrase.
review-part = { $part }.
review-badge-done = choisi
review-badge-better = mieux
# Une place de Roi de 12 telle qu’elle était. $points : combien, en mots.
# Conseil de 12. $targets : des phrases.

# On the board.
review-ahead = { $name } en tête
review-behind = { $name } en retard
review-chances-council = Les chances de résoudre le dilemme après chaque décision.
review-likely = Réussite probable
review-unlikely = Échec probable
review-chances = Où en était { $name } après chaque décision.
review-turning = { $count ->
    [one] Le tournant
   *[other] { $count } tournants
}
# $cost: points, or wins in 100 rounds, as text.
review-change = −{ $cost }
review-again = Réessayer d’ici
review-again-hint = Une nouvelle partie à vous à partir de cette décision ; celle-ci reste telle quelle.
