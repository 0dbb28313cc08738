# Conseils. $points : avec une décimale, en texte ; sans nom, car « 1,2 » est un singulier.
hint-ask = Indice
hint-ask-hint = Ce que ferait un joueur fort, et pourquoi. La partie le note.
hint-title = Un indice
hint-looking = Recherche d’un indice.
hint-show-now = Montrer maintenant
hint-none = Pas d’indice pour cette décision. Fiez-vous à votre jugement.
hint-ahead = environ { $points } pt d’avance
hint-behind = environ { $points } pt de retard
hint-level = à peu près égal
hint-less = { $points } pt de moins
hint-alike = à peu près aussi bon
hint-best = ce que jouerait un Sage
# $count : sur 100.
hint-round = { $count ->
    [one] gagne { $count } manche sur 100
   *[other] gagne { $count } manches sur 100
}
# La chance de le résoudre, moins ce que la carte vaudra plus tard.
hint-fewer = { $count } % de chances de moins pour la suite
# Plusieurs choix, chacun de temps en temps, pour rester imprévisible.
hint-mix = { $count ->
    [one] { $worth }. À jouer { $count } fois sur 100
   *[other] { $worth }. À jouer { $count } fois sur 100
}
hint-spoken = { $action } : { $worth }.
hint-first = comme première carte
hint-above = au-dessus de la carte { CARD($card) }
hint-below = au-dessous de la carte { CARD($card) }
hint-left = à gauche de la carte { CARD($card) }
hint-right = à droite de la carte { CARD($card) }
hint-corner = au coin de la carte { CARD($card) }
# $line : une ligne ou une colonne.
hint-push-left = la ligne de la carte { CARD($card) }, par la gauche
hint-push-right = la ligne de la carte { CARD($card) }, par la droite
hint-push-top = la colonne de la carte { CARD($card) }, par le haut
hint-push-bottom = la colonne de la carte { CARD($card) }, par le bas
hint-move = { CARD($card) } : { $place }
hint-face = Face { $face }
hint-target-first = Le premier objectif
hint-target-second = Le second objectif
hint-ring = Sonner les cloches
hint-ring-not = Ne pas sonner les cloches
hint-shield = Utiliser le bouclier
hint-shield-not = Garder le bouclier
hint-nothing = Rien

# Pourquoi.
hint-only = Rien d’autre n’est possible.
hint-scores = { $points ->
    [one] Rapporte { $points } point dans cette manche.
   *[other] Rapporte { $points } points dans cette manche.
}
hint-denies = { $points ->
    [one] Coûte { $points } point à l’autre camp.
   *[other] Coûte { $points } points à l’autre camp.
}
hint-promises = { $points ->
    [one] Devrait rapporter plus tard environ { $points } point de plus.
   *[other] Devrait rapporter plus tard environ { $points } points de plus.
}
hint-others = D’autres choix sont à peu près aussi bons.
hint-next = Le choix suivant vaut { $points } pt de moins.
hint-takes-out = Le Serpent retire une carte utile à l’autre camp.
hint-mixes = Variez : à toujours faire pareil, on devient prévisible.
hint-keeps = Cette carte vous manquera moins que les autres.
hint-keeps-three = Ces trois cartes vous manqueraient plus que les deux autres.
hint-cut = Le temps a manqué pour tout examiner.
hint-turn = Rapporte environ { $points } pt ce tour-ci.
hint-wins = { $count ->
    [one] Ainsi vous gagnez { $count } manche sur 100.
   *[other] Ainsi vous gagnez { $count } manches sur 100.
}
hint-solves = { $count ->
    [one] Ainsi le dilemme est résolu { $count } fois sur 100.
   *[other] Ainsi le dilemme est résolu { $count } fois sur 100.
}
hint-solved = { $count ->
    [one] Le dilemme est résolu { $count } fois sur 100.
   *[other] Le dilemme est résolu { $count } fois sur 100.
}
hint-otherwise = { $count ->
    [one] Sinon, { $count } fois sur 100.
   *[other] Sinon, { $count } fois sur 100.
}
hint-expects = { $name } jouera probablement { CARD($card, "the") }.
hint-heard = { $name } a dit : « { $remark } »
hint-bells = Il reste assez de Faveur.
hint-bells-even = Les cloches ne rapporteraient presque rien.
hint-bells-risk = Les cloches sont trop risquées ici.
hint-shield-now = Il évite une perte de Faveur, ou ne servira plus.
hint-shield-later = Ce dilemme est supportable. Gardez le bouclier pour un pire.
hint-month = Le mois le demande.
hint-worth = C’est ce qui vaut le plus pour vous.
hint-holders = { $count ->
    [one] Tout le monde sait que { $count } d’entre vous l’a.
   *[other] Tout le monde sait que { $count } d’entre vous l’ont.
}
