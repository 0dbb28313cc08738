# $card est l'identifiant d'un personnage (alchemist … troublemakers) ; CARD($card) est son nom dans une phrase,
# CARD($card, "the") avec l'article. Là où la phrase ne fait que nommer ({ $card }), c'est le nom lui-même. $name est
# la personne à cette place ; $names en sont plusieurs, déjà réunies. $face : 1 à 12. $value : ce que vaut un dé ce tour.

# Les personnages.
king-character-alchemist = Alchimiste
    .the = l’Alchimiste
king-character-gambler = Parieur
    .the = le Parieur
king-character-golem = Golem
    .the = le Golem
king-character-knight = Chevalier
    .the = le Chevalier
king-character-lady = Dame
    .the = la Dame
king-character-machine = Automate
    .the = l’Automate
king-character-merchants = Marchands
    .the = les Marchands
king-character-oracle = Oracle
    .the = l’Oracle
king-character-parasite = Parasite
    .the = le Parasite
king-character-reverser = Inverseuse
    .the = l’Inverseuse
king-character-sorcerer = Sorcier
    .the = le Sorcier
king-character-troublemakers = Chenapans
    .the = les Chenapans

# Les deux symboles des cartes.
king-symbol-own = Symbole bleu : tourne votre propre dé.
king-symbol-all = Symbole de tous les dés : touche chaque dé.

# Ce qu'ils font ; sur la carte et dans les règles.
king-rule-alchemist = Double la valeur de votre dé. La face ne change pas.
king-rule-gambler = Le champion et le dauphin s’échangent, après le Chevalier. Un dé resté seul est dauphin.
king-rule-golem = Votre dé vaut 12, ou 1 s’il indique 12 à la fin.
king-rule-knight = Ce tour-ci, les valeurs faibles l’emportent.
king-rule-lady = Seule, elle annule toutes les autres cartes. Sinon, la plus faible peut prendre un jeton à la plus forte. En cas d’égalité, personne ne prend rien.
king-rule-machine = Ajoute 7 à la valeur de votre dé. La face ne change pas.
king-rule-merchants = Avant tous les autres effets, chaque dé passe à gauche.
king-rule-oracle = Relance votre dé, après tous les autres effets.
king-rule-parasite = Retire 7 à la valeur de votre dé. La face ne change pas.
king-rule-reverser = Retourne votre dé sur la face opposée (un 9 devient un 4).
king-rule-sorcerer = Fait pivoter votre dé sur une des 5 faces adjacentes.
king-rule-troublemakers = Retourne tous les dés, le vôtre aussi, sur la face opposée.

# Ce qui a fait une valeur ; à côté de la valeur.
king-effect-alchemist = Alchimiste ×2
king-effect-golem = Golem
king-effect-machine = Automate +7
king-effect-parasite = Parasite −7

# La table.
king-title = Le Roi des 12
king-title-tournament = Le Roi des 12, tournoi
king-round = Manche { $round }, tour { $turn }
king-round-tie-break = Départage, manche { $round }, tour { $turn }
king-turn = Tour { $turn }
king-status-choose = { $name }, choisissez une carte
king-status-face = { $name }, choisissez la face pour le Sorcier
king-status-face-champions = { $name }, choisissez une face, entre champions
king-status-theft = { $name }, prenez un jeton ou laissez-le
king-status-crown = { $name }, sacrifiez une carte : votre couronne
king-status-step = Pas à pas : lisez, puis continuez
king-status-over = La partie est finie
# After a turn: "Lea takes 2, Mia takes 1".
king-status-takes = { $name } gagne { $points }
king-status-nobody = Personne ne marque
king-group = Groupe { $number }
king-group-spoken = Groupe { $number } : { $names }.
king-group-champions = Les champions de ce tour
king-group-out = Hors jeu cette manche
king-explain = Expliquer : { $card }
king-open-history = Historique

# Une place. Dans les phrases dites, $points est un texte comme « 5 points ».
king-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
king-taken = +{ $points }
king-short-knight = bas gagne
king-short-lady = annule tout
king-short-merchants = dés passent
king-short-gambler = le 2e gagne
king-value = { $face } → { $value }
king-card-struck = aussi : { $names }
king-card-struck-lady = par la Dame { OF($name) }
king-value-struck = à égalité avec { $names }
king-points-struck = à égalité avec { $names }
king-face-choose = Face { $face }
king-face-selected = Face { $face } sélectionnée. Choisissez-la de nouveau pour confirmer.
king-mark-winner = champion
king-mark-runner-up = dauphin
king-mark-champion = champion du groupe
king-mark-champion-winner = finale : 1er
king-mark-champion-runner-up = finale : 2e
king-mark-champion-out = finale : à égalité
king-mark-round = gagne la manche
king-mark-sits-out = ne joue pas
king-seat-spoken = { $name } : le dé indique { $face }. { $points }, { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}.
king-seat-spoken-new = { $name } : le dé n’est pas encore lancé. { $points }, { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}.
king-seat-spoken-chosen = Carte déjà choisie.
king-seat-spoken-card = Carte : { $card }.
king-seat-spoken-value = Valeur { $value }.
king-seat-spoken-value-by = Valeur { $value } : dé { $face }, { CARD($card, "the") }.
king-seat-spoken-champions = Entre champions :
king-seat-spoken-turn = C’est à { $name } de jouer.
king-seat-spoken-why = Choisissez pour voir le détail.
king-spoken-struck = Annulée : { $why }.
king-spoken-points-struck = Points annulés : { $why }.
king-spoken-mark = Résultat : { $mark }.

# La main.
king-hand = Main { OF($name) }
king-under = Sous le dé { OF($name) }
king-hand-card = { $card }. { $rule }
king-hand-preview = Sans autre effet, la valeur sera { $value }.
king-hand-preview-faces = Le dé peut pivoter sur { $faces }.
king-hand-choose = Choisissez-la.
king-hand-selected = Sélectionnée. Confirmez, ou choisissez de nouveau pour annuler.

# Offres et boutons.
king-offer-faces = Une face pour le dé { OF($name) }
king-offer-tokens = { $name } peut prendre un jeton à { $victim }
king-offer-two = Un jeton de 2 points
king-offer-one = Un jeton de 1 point
king-offer-none = Rien
king-confirm-choose = Choisir { CARD($card, "the") }
king-confirm-crown = Glisser { CARD($card, "the") } sous le dé
king-confirm-face = Pivoter le dé sur { $face }
king-confirm-take = { $points ->
    [one] Prendre le jeton de { $points } point
   *[other] Prendre le jeton de { $points } points
}
king-confirm-decline = Ne rien prendre
king-next-step = Continuer

# Le mode lent : les étapes d'un tour, chacune avec sa règle et ce qu'on dit quand rien ne s'est passé.
king-step-title-play = Étape 1 sur 6 : révéler les cartes
king-step-title-cancel = Étape 2 sur 6 : annuler les cartes identiques
king-step-title-effects = Étape 3 sur 6 : les effets
king-step-title-compare = Étape 4 sur 6 : comparer les valeurs
king-step-title-score = Étape 5 sur 6 : les points
king-step-title-discard = Étape 6 sur 6 : défausser les cartes
king-step-title-round-end = La fin de la manche
king-step-rule-play = Le choix était secret. Toutes les cartes sont révélées.
king-step-rule-cancel = Les cartes identiques sont annulées. Une Dame seule annule toutes les autres cartes.
king-step-rule-effects = Les Marchands font d’abord passer les dés. Puis on les retourne ou les fait pivoter. L’Oracle relance en dernier.
king-step-rule-compare = Automate, Alchimiste, Parasite, Golem changent la valeur. Puis les valeurs identiques s’annulent.
king-step-rule-score = La plus forte valeur gagne 2 points, la suivante 1 point. Avec le Chevalier, la plus faible l’emporte. Le Parieur échange les deux.
king-step-rule-discard = Les cartes jouées ne reviennent qu’en fin de manche. Les dés gardent leur face.
king-step-rule-round-end = Les totaux identiques s’annulent. Le plus fort total restant gagne la manche et une couronne.
king-step-nothing-play = Aucune carte n’est révélée.
king-step-nothing-cancel = Toutes les cartes sont différentes : aucune n’est annulée.
king-step-nothing-effects = Aucun dé n’est passé, retourné ni relancé.
king-step-nothing-compare = Il n’y a rien à comparer.
king-step-nothing-score = Personne ne marque de point.
king-step-nothing-discard = Les cartes sont défaussées.
king-step-nothing-round-end = La manche est finie.

# Une valeur et des points expliqués : ce qui est arrivé à une place en un tour, pas à pas. $name en est l'auteur.
king-inspect-seat = { $name } : valeur et points
king-inspect-none = { $name } n’a encore révélé aucune carte.
king-inspect-before = Au tour précédent :
king-inspect-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche. Jetons de 2 : { $twos }. Jetons de 1 : { $ones }. Couronnes : { $crowns }.
king-step-started = Le dé indique { $face }.
king-step-champion = { $name } est champion et rejoue la même carte. Ce qui l’annulait dans le groupe ne compte plus.
king-step-card-cancelled = { CARD($card, "The") } : aussi { $names }. Carte annulée.
king-step-lady = La Dame { OF($name) } annule { CARD($card, "the") }.
king-step-passed = Marchands { OF($name) } : le nouveau dé indique { $face }.
king-step-flipped = { CARD($card) } { OF($name) } : dé retourné, de { $from } à { $to }.
king-step-tipped = Sorcier : le dé pivote de { $from } à { $to }.
king-step-rolled = Oracle : le dé est relancé, de { $from } à { $to }.
king-step-valued = Aucune carte ne change la valeur : { $value }.
king-step-effect = { CARD($card) } : { $sum }. La face ne change pas.
king-step-value-cancelled = Valeur { $value } : annulée. À égalité avec { $names }.
king-step-knight = Chevalier { OF($name) } : le plus faible l’emporte.
king-step-gambler = Parieur { OF($name) } : champion et dauphin échangés.
king-step-winner = Champion du tour.
king-step-runner-up = Dauphin du tour.
king-step-champion-winner = Champion des champions.
king-step-champion-runner-up = Dauphin des champions.
king-step-took = { $points ->
    [one] Reçoit un jeton de { $points } point.
   *[other] Reçoit un jeton de { $points } points.
}
king-step-stole = { $points ->
    [one] Dame : prend un jeton de { $points } point à { $name }.
   *[other] Dame : prend un jeton de { $points } points à { $name }.
}
king-step-lost = { $points ->
    [one] La Dame { OF($name) } prend un jeton de { $points } point.
   *[other] La Dame { OF($name) } prend un jeton de { $points } points.
}
king-step-declined = Dame : ne prend rien à { $name }.
king-step-theft-tie = Dames à égalité, en bas ou en haut : rien n’est pris.
king-step-theft-no-token = La Dame la plus forte n’a aucun jeton : rien n’est pris.
king-step-total-cancelled = { $points ->
    [one] { $points } point, à égalité avec { $names } : annulé.
   *[other] { $points } points, à égalité avec { $names } : annulés.
}
king-step-round-won = { $points ->
    [one] { $name } gagne la manche avec { $points } point.
   *[other] { $name } gagne la manche avec { $points } points.
}

# Ce qui s'est passé. $list est faite des morceaux de phrase en -one.
king-beat-round = Manche { $round } : tous les dés sont lancés.
king-beat-tie-break = Plusieurs joueurs ont deux couronnes. Départage : { $names }.
king-beat-chosen = { $name } a choisi une carte.
king-beat-revealed = { $list }.
king-beat-revealed-one = { $name } joue { CARD($card, "the") }
king-beat-group = Groupe { $number }.
king-beat-group-both = Groupe { $number } : finale pour { $name }. { $other } gagne 1 point.
king-beat-group-champion = Groupe { $number } : finale pour { $name }.
king-beat-group-second = Groupe { $number } : pas de champion. { $other } gagne 1 point.
king-beat-group-none = Groupe { $number } : il ne reste personne.
king-beat-champions = Champions : { $names }.
king-beat-cards-cancelled = { CARD($card, "The") } : carte annulée. Choix { OF($names) }.
king-beat-lady = La Dame { OF($name) } annule toutes les autres cartes.
king-beat-passed = Marchands { OF($name) } : les dés passent à gauche.
king-beat-flipped = { CARD($card) } { OF($name) } : dé { OF($owner) }, de { $from } à { $to }.
king-beat-flipped-all = Les Chenapans { OF($name) } retournent les dés.
king-beat-tipped = Sorcier { OF($name) } : le dé pivote de { $from } à { $to }.
king-beat-rolled = Oracle { OF($name) } : dé relancé, de { $from } à { $to }.
king-beat-valued = Valeurs : { $list }.
king-beat-valued-one = { $name } { $value }
king-beat-values-cancelled = { $names } ont { $value } : dés annulés.
king-beat-knight = Chevalier { OF($name) } : le plus faible l’emporte.
king-beat-gambler = Parieur { OF($name) } : champion et dauphin échangés.
king-beat-placed-both = Champion du tour : { $name }. Dauphin : { $other }.
king-beat-placed = Champion du tour : { $name }. Il n’y a pas de dauphin.
king-beat-placed-second = Il ne reste que { $other }, dauphin.
king-beat-placed-none = Il ne reste aucune valeur : personne ne marque de point.
king-beat-champion-both = Champion du groupe : { $name }. Dauphin : { $other }.
king-beat-champion = Champion du groupe : { $name }. Il n’y a pas de dauphin.
king-beat-took = { $points ->
    [one] { $name } gagne { $points } point.
   *[other] { $name } gagne { $points } points.
}
king-beat-stole = { $points ->
    [one] { $name } prend un jeton de { $points } point à { $victim }.
   *[other] { $name } prend un jeton de { $points } points à { $victim }.
}
king-beat-declined = { $name } ne prend rien à { $victim }.
king-beat-theft-tie = Dames { OF($names) } : égalité, rien n’est pris.
king-beat-theft-no-token = Dames { OF($names) } : la plus forte n’a aucun jeton.
king-beat-turn-ended = Le tour { $turn } est fini.
king-beat-round-ended-card = Fin de la manche { $round }, une seule carte : { $names }.
king-beat-round-ended-points = Fin de la manche { $round } : 8 points ou plus ({ $names }).
king-beat-totals-cancelled = { $points ->
    [one] { $names } ont { $points } point : annulés.
   *[other] { $names } ont { $points } points : annulés.
}
king-beat-round-won = { $points ->
    [one] { $name } gagne la manche avec { $points } point.
   *[other] { $name } gagne la manche avec { $points } points.
}
king-beat-round-unwon = Tous les points s’annulent. Personne ne gagne la manche.
king-beat-crowned = { $name } glisse une carte sous son dé : une couronne.

# Les tours d'une manche.
king-history = Manche { $round }
king-history-empty = Aucun tour de cette manche n’est fini.
king-history-closed = Les cartes jouées restent face cachée. L’historique ouvert se choisit avant la partie.
king-history-spoken = { $name } : { $value }.
king-history-spoken-struck = Annulée.
king-history-spoken-taken = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
king-history-spoken-stole = { $points ->
    [one] La Dame apporte { $points } point de plus.
   *[other] La Dame apporte { $points } points de plus.
}
king-history-spoken-lost = { $points ->
    [one] Une autre Dame a pris { $points } point.
   *[other] Une autre Dame a pris { $points } points.
}

# Où en est chaque place.
king-standings = Classement
king-standing-spoken = Rang { $place } : { $name }, { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $points }.

# La fin.
king-result = { $name } est Roi des 12
king-result-crowns = Deux couronnes ! Longue vie à { $name } !
king-result-tie-break = { $name } gagne le départage.
# After a council that left the throne vacant.
king-result-throne = Le trône du dernier règne revient à { $name }.
king-rematch = Rejouer
king-rematch-hint = Les mêmes joueurs. Les personnages au hasard changent.

# Coups que les règles refusent.
king-illegal-game-over = La partie est finie. Rejouez, ou revenez à l’accueil.
king-illegal-wrong-phase = Pas maintenant. Suivez la ligne au-dessus de la table.
king-illegal-not-your-turn = { $name } ne peut pas faire cela maintenant. Suivez la ligne au-dessus de la table.
king-illegal-no-such-seat = Personne n’est assis là. Choisissez une place de cette table.
king-illegal-wrong-dice = Chaque joueur a besoin d’une face de 1 à 12.
king-illegal-sits-out = { $name } ne joue pas cette manche.
king-illegal-already-chosen = { $name } a déjà choisi une carte.
king-illegal-not-in-hand = { $name } n’a pas { CARD($card, "the") } en main. Choisissez une carte de la main.
king-illegal-no-neighbour = Le Sorcier n’y arrive pas. Choisissez l’une des faces marquées.
king-illegal-no-such-token = { $name } n’a pas ce jeton. Choisissez-en un autre, ou rien.
