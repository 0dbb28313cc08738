# Conseils. $points : avec une décimale, en texte ; sans nom, car « 1,2 » est un singulier.
hint-ask = Conseil
hint-ask-hint = Ce que ferait ici un fort joueur, et pourquoi. L’enregistrement de la partie le note.
hint-title = Un conseil
hint-looking = Recherche d’un conseil.
hint-show-now = Montrer maintenant
hint-none = Il n’y a pas de conseil pour cette décision. Suivez votre jugement.
hint-ahead = environ { $points } en votre faveur
hint-behind = environ { $points } en faveur de l’autre camp
hint-level = à peu près égal
hint-less = { $points } de moins
hint-alike = à peu près aussi bon
hint-best = ce que ferait un sage
# $count : sur 100.
hint-round = { $count ->
    [one] gagne { $count } manche sur 100
   *[other] gagne { $count } manches sur 100
}
# La chance de le résoudre, moins ce que la carte vaudra plus tard.
hint-fewer = vaut { $count } % de dilemme de moins
# Plusieurs choix, chacun de temps en temps, pour rester imprévisible.
hint-mix = { $count ->
    [one] { $worth } ; à choisir { $count } fois sur 100
   *[other] { $worth } ; à choisir { $count } fois sur 100
}
hint-spoken = { $action } : { $worth }.
hint-at = ligne { $row }, colonne { $column }
# $line : une ligne ou une colonne.
hint-push-left = ligne { $line }, par la gauche
hint-push-right = ligne { $line }, par la droite
hint-push-top = colonne { $line }, par le haut
hint-push-bottom = colonne { $line }, par le bas
hint-move = { CARD($card) } vers la ligne { $row }, colonne { $column }
hint-face = Face { $face }
hint-target-first = La première cible
hint-target-second = La deuxième cible
hint-ring = Sonner les cloches
hint-ring-not = Ne pas sonner les cloches
hint-shield = Utiliser le bouclier
hint-shield-not = Garder le bouclier
hint-nothing = Rien

# Pourquoi.
hint-only = Rien d’autre n’est possible.
hint-scores = { $points ->
    [one] Cela rapporte { $points } point tout de suite, ou dans cette manche.
   *[other] Cela rapporte { $points } points tout de suite, ou dans cette manche.
}
hint-denies = { $points ->
    [one] Cela prend { $points } point à l’autre camp.
   *[other] Cela prend { $points } points à l’autre camp.
}
hint-promises = { $points ->
    [one] Plus tard, cela devrait rapporter environ { $points } point de plus que ce que le score montre maintenant.
   *[other] Plus tard, cela devrait rapporter environ { $points } points de plus que ce que le score montre maintenant.
}
hint-takes-out = Le Serpent retire une carte dont l’autre camp a besoin.
hint-mixes = Variez : qui choisit toujours de même se laisse deviner.
hint-keeps = Cette carte vous manquera moins que les autres.
hint-keeps-three = Ces trois cartes vous manqueraient plus que les deux autres.
hint-cut = Le temps a manqué pour tout examiner.
hint-turn = Cela rapporte environ { $points } au score de ce tour.
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
hint-expects = { $name } jouera sans doute { CARD($card, "the") }.
hint-heard = { $name } a dit : « { $remark } »
hint-bells = La Faveur y suffit.
hint-bells-even = Les cloches rapporteraient à peine plus qu’elles ne coûtent.
hint-bells-risk = Les cloches sont ici un trop grand risque.
hint-shield-now = Il évite une perte de Faveur, ou ne servira plus à rien d’autre.
hint-shield-later = Ce dilemme est supportable ; le bouclier servira peut-être mieux plus tard.
hint-month = Le mois le demande.
hint-worth = Rien d’autre ne vaut plus pour vous.
hint-holders = { $count ->
    [one] { $count } d’entre vous a ce personnage au su de tous.
   *[other] { $count } d’entre vous ont ce personnage au su de tous.
}
