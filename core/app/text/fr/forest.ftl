# $card est l'identifiant d'une carte (crow … snake) ; CARD($card) est son nom dans une phrase,
# CARD($card, "the") avec l'article. $seat : 0 noir, 1 blanc. $row et $column comptent de 1 à 4 dans le carré dessiné ; 0 et 5 sont à côté.

# Les animaux. La valeur est écrite sur la carte ; "bare" est le nom dans une phrase, s'il est différent.
forest-card-crow = Corneille
    .the = la Corneille
forest-card-bat = Chauve-souris
    .the = la Chauve-souris
forest-card-moth = Phalène
    .the = la Phalène
forest-card-spider4 = Araignée
    .bare = Araignée 4
    .the = l’Araignée 4
forest-card-spider5 = Araignée
    .bare = Araignée 5
    .the = l’Araignée 5
forest-card-cat = Chat
    .the = le Chat
forest-card-owl = Hibou
    .the = le Hibou
forest-card-wolf = Loup
    .the = le Loup
forest-card-jackalope = Jackalope
    .the = le Jackalope
forest-card-deer = Cerf
    .the = le Cerf
forest-card-raccoon = Raton laveur
    .the = le Raton laveur
forest-card-snake = Serpent
    .the = le Serpent
forest-card-hedgehog4 = Hérisson
    .bare = Hérisson 4
    .the = le Hérisson 4
forest-card-hedgehog5 = Hérisson
    .bare = Hérisson 5
    .the = le Hérisson 5
forest-card-weasel = Belette
    .the = la Belette

# Ce qu'ils marquent ou font.
forest-rule-crow = À côté d’une Phalène : 1 point. À côté des deux : 3. Les diagonales comptent, et les deux couleurs.
forest-rule-bat = 3 points juste à côté de votre Corneille. Pas en diagonale.
forest-rule-moth = Au milieu : 2 points. Sans l’autre Phalène au milieu : 3.
forest-rule-spider4 = Dans un coin : 2 points. Vos deux Araignées dans des coins : 3.
forest-rule-spider5 = Dans un coin : 2 points. Vos deux Araignées dans des coins : 3.
forest-rule-cat = 3 points au bord, mais pas dans un coin.
forest-rule-owl = 1 point pour chaque autre carte à vous, en ligne ou colonne.
forest-rule-wolf = 1 point pour chaque carte adverse autour de lui.
forest-rule-jackalope = Marque comme votre meilleure carte juste à côté. Pas en diagonale.
forest-rule-deer = Aucun point. Entre par le bord et pousse toute une ligne.
forest-rule-raccoon = Aucun point. Déplace ensuite une autre de vos cartes.
forest-rule-snake = Les deux cartes révélées quittent la partie. Rien n’est posé.
forest-rule-hedgehog4 = Dans un coin : 2 points. Vos deux Hérissons dans des coins : 3.
forest-rule-hedgehog5 = Dans un coin : 2 points. Vos deux Hérissons dans des coins : 3.
forest-rule-weasel = Les deux cartes révélées quittent la partie. Rien n’est posé.

# Pourquoi une carte marque ce qu'elle marque.
forest-why-crow = { $count ->
    [0] Aucune Phalène n’est à côté de la Corneille.
    [one] Une Phalène est à côté de la Corneille.
   *[other] Les deux Phalènes sont à côté de la Corneille.
}
forest-why-bat = La Chauve-souris est juste à côté de sa Corneille.
forest-why-bat-apart = La Chauve-souris n’est pas à côté de sa Corneille.
forest-why-moth = La Phalène est au milieu, et l’autre n’y est pas.
forest-why-moth-both = Les deux Phalènes sont au milieu.
forest-why-moth-outside = La Phalène n’est pas au milieu.
forest-why-spider = L’Araignée est dans un coin.
forest-why-spider-both = Les deux Araignées sont dans des coins.
forest-why-spider-outside = L’Araignée n’est pas dans un coin.
forest-why-hedgehog = Le Hérisson est dans un coin.
forest-why-hedgehog-both = Les deux Hérissons sont dans des coins.
forest-why-hedgehog-outside = Le Hérisson n’est pas dans un coin.
forest-why-cat = Le Chat est au bord, pas dans un coin.
forest-why-cat-outside = Le Chat n’est pas au bord, entre deux coins.
forest-why-owl = { $count ->
    [0] Aucune autre carte à vous sur sa ligne ou colonne.
    [one] Une autre carte à vous sur sa ligne ou colonne.
   *[other] { $count } autres cartes à vous sur sa ligne ou colonne.
}
forest-why-wolf = { $count ->
    [0] Aucune carte adverse n’est autour du Loup.
    [one] Une carte adverse est autour du Loup.
   *[other] { $count } cartes adverses sont autour du Loup.
}
forest-why-jackalope = Le Jackalope marque comme { CARD($card, "the") } à côté de lui.
forest-why-jackalope-none = Aucune carte à vous juste à côté n’a de points.
forest-why-no-points = Cette carte n’a jamais de points.
forest-why-not-square = Coins, bord et milieu ne comptent qu’à 4 sur 4.

# La table.
forest-title = Duel de la forêt
forest-round = Manche { $round }
forest-status-keep = { $name }, gardez trois cartes sur cinq
forest-status-choose = { $name }, choisissez une carte
forest-status-place = { $name }, posez { CARD($card, "the") }
forest-status-push = { $name }, choisissez par où le Cerf entre
forest-status-move = { $name }, choisissez la carte à déplacer
forest-status-move-to = { $name }, choisissez où va { CARD($card, "the") }
forest-status-over = La partie est finie
forest-table = Cartes révélées
forest-removed = Emportées par les Serpents
forest-removed-gently = Emportées par les Belettes

# Les places.
forest-seat-preview = → { $points }
forest-seat-cards = { $hand } en main, { $deck } dans la pioche
forest-seat-deck = +{ $deck }
forest-seat-tiebreaker = Jeton d’égalité : pose d’abord à nombres égaux
forest-seat-spoken = { $seat ->
    [0] { $name }, noir
   *[1] { $name }, blanc
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $deck } dans la pioche.
forest-seat-spoken-preview = Avec ce coup : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-seat-spoken-chosen = Carte déjà choisie.
forest-seat-spoken-tiebreaker = A le jeton d’égalité.
forest-seat-spoken-turn = C’est à { $name } de jouer.
forest-seat-spoken-why = Choisissez pour voir le détail.

# Le plateau et ses cases. Les phrases d'une case se suivent : ce qui s'y trouve, puis ce qu'on peut y faire.
forest-board-empty = Le plateau est vide.
forest-board = Le plateau : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
forest-cell-empty = Ligne { $row }, colonne { $column } : vide.
forest-cell-card = Ligne { $row }, colonne { $column } : { CARD($card) } { OF($name) }.
forest-cell-card-points = Ligne { $row }, colonne { $column } : { CARD($card) } { OF($name) }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-cell-ghost = Ligne { $row }, colonne { $column } : { CARD($card) } { OF($name) }, ici.
forest-cell-ghost-points = Ligne { $row }, colonne { $column } : { CARD($card) } { OF($name) }, ici. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-cell-leaving = Ligne { $row }, colonne { $column } : { CARD($card, "the") } quitterait cette case.
forest-cell-selected = Sélectionnée.
forest-cell-latest = Dernière carte posée ou déplacée.
forest-cell-because = Compte pour la carte expliquée.
forest-cell-advised = Conseillé ici.
forest-cell-done = Fait ici.
forest-do-place = Poser { CARD($card, "the") } ici.
forest-do-push-left = Pousser le Cerf dans la ligne { $row } par la gauche.
forest-do-push-right = Pousser le Cerf dans la ligne { $row } par la droite.
forest-do-push-top = Pousser le Cerf dans la colonne { $column } par le haut.
forest-do-push-bottom = Pousser le Cerf dans la colonne { $column } par le bas.
forest-do-pick = Faire déplacer cette carte par le Raton laveur.
forest-do-move = Déplacer { CARD($card, "the") } ici.
forest-do-confirm = Choisissez-la de nouveau pour confirmer.
forest-do-inspect = Choisissez pour voir le détail.

# La main. $number est écrit sur la carte : « 8 », « X ».
forest-hand = Main { OF($name) }
forest-hand-card = { CARD($card, "name") }, { $number }. { $rule }
forest-hand-do-choose = Choisissez-la.
forest-hand-do-keep = Choisissez-la pour la garder.
forest-hand-do-give-back = Gardée. Choisissez-la de nouveau pour la rendre.
forest-hand-selected = Sélectionnée. Choisissez-la de nouveau pour confirmer.
forest-hand-advised = Conseillé.
forest-badge-keep = à garder
forest-badge-bottom-first = sous la pioche, d’abord
forest-badge-bottom-last = sous la pioche, tout en bas

# Boutons. $before et $after : points de $name.
forest-confirm-keep = Garder ces trois cartes
forest-confirm-keep-off = { $count ->
    [one] Gardez encore { $count } carte.
   *[other] Gardez encore { $count } cartes.
}
forest-swap-bottom = Échanger ces deux cartes
forest-confirm-choose = Choisir { CARD($card, "the") }
forest-confirm-place = Poser { CARD($card, "the") }
forest-confirm-push = Pousser le Cerf
forest-confirm-move = Déplacer { CARD($card, "the") }
# Ce que cela apporterait : points de $name avant et après.
forest-gain = { $name } { $before } → { $after }
forest-gain-none = Les points ne changent pas

# Une carte ou un score expliqué.
forest-inspect-card = { CARD($card) } { OF($name) }
forest-inspect-score = Points { OF($name) }
forest-inspect-none = { $name } n’a encore aucune carte sur le plateau.
forest-inspect-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
forest-inspect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce qui s'est passé. $name et $card vont ensemble, $other et $othercard aussi.
forest-beat-dealt = Les cartes sont mélangées et distribuées.
forest-beat-tiebreaker = { $name } a le jeton d’égalité.
forest-beat-kept = { $name } a gardé trois cartes.
forest-beat-chosen = { $name } a choisi une carte.
forest-beat-revealed = { $name } révèle { CARD($card, "the") }, { $other } { CARD($othercard, "the") }.
forest-beat-removed = Serpent ! { CARD($card, "The") } { OF($name) } et { CARD($othercard, "the") } { OF($other) } partent.
forest-beat-removed-gently = Belette ! { CARD($card, "The") } { OF($name) } et { CARD($othercard, "the") } { OF($other) } partent.
forest-beat-placed = { $name } pose { CARD($card, "the") } en ligne { $row }, colonne { $column }.
forest-beat-pushed-left = { $name } pousse le Cerf, ligne { $row } par la gauche{ $count ->
    [0] .
    [one] . Une carte bouge.
   *[other] . { $count } cartes bougent.
}
forest-beat-pushed-right = { $name } pousse le Cerf, ligne { $row } par la droite{ $count ->
    [0] .
    [one] . Une carte bouge.
   *[other] . { $count } cartes bougent.
}
forest-beat-pushed-top = { $name } pousse le Cerf, colonne { $column } par le haut{ $count ->
    [0] .
    [one] . Une carte bouge.
   *[other] . { $count } cartes bougent.
}
forest-beat-pushed-bottom = { $name } pousse le Cerf, colonne { $column } par le bas{ $count ->
    [0] .
    [one] . Une carte bouge.
   *[other] . { $count } cartes bougent.
}
forest-beat-moved = { $name } déplace { CARD($card, "the") } : ligne { $row }, colonne { $column }.
forest-beat-tiebreaker-passed = Nombres égaux : { $other } commence. Le jeton d’égalité passe à { $name }.
forest-beat-drawn = Les deux piochent une carte.
forest-beat-drawn-one = { $name } pioche une carte.

# La fin. $points pour qui gagne, $otherpoints pour l'autre place.
forest-result-wins = { $name } gagne, { $points } à { $otherpoints }
forest-result-draw = Égalité, { $points } partout
forest-decided-points = Décision aux points.
forest-decided-scoring-cards = Points égaux. { $name } a plus de cartes qui marquent : { $more } à { $less }.
forest-decided-hands = Points et cartes qui marquent à égalité. { $name } a la main la plus forte : { $more } à { $less }.
forest-decided-draw = Points, cartes qui marquent, mains : tout est à égalité.
forest-rematch = Rejouer
forest-rematch-hint = Les mêmes joueurs, couleurs échangées.

# Coups que les règles refusent.
forest-illegal-game-over = La partie est finie. Rejouez, ou revenez à l’accueil.
forest-illegal-wrong-phase = Pas maintenant. Suivez la ligne au-dessus du plateau.
forest-illegal-not-your-turn = C’est à { $name } de jouer.
forest-illegal-no-such-seat = Seuls Noir et Blanc jouent à cette table.
forest-illegal-not-a-deck = Un paquet contient chacune des douze cartes une fois.
forest-illegal-not-in-hand = { $name } n’a pas { CARD($card, "the") } en main. Choisissez une carte de la main.
forest-illegal-not-the-five = Gardez trois des cinq cartes. Les deux autres vont sous la pioche.
forest-illegal-already-chosen = { $name } a déjà choisi une carte.
forest-illegal-not-the-origin = La première carte est seule. Posez-la sur la case marquée.
forest-illegal-occupied = Il y a déjà une carte ici. Choisissez une case vide.
forest-illegal-outside-frame = Le plateau dépasserait 4 sur 4. Choisissez une case marquée.
forest-illegal-touchless = La carte n’en toucherait aucune autre. Choisissez une case à côté d’une carte, même en diagonale.
forest-illegal-deer-is-pushed = Le Cerf ne se pose pas. Poussez-le par le bord.
forest-illegal-not-a-deer = Seul le Cerf entre par le bord. Choisissez une case vide.
forest-illegal-wrong-side = Entrez par un bout de la ligne ou de la colonne.
forest-illegal-no-such-line = Le Cerf entre dans une ligne d’une à trois cartes. Choisissez-en une marquée.
forest-illegal-not-movable = Le Raton laveur déplace une autre carte de sa couleur. Choisissez une carte marquée.
forest-illegal-falls-apart = Le plateau se disloquerait. Choisissez une case marquée.
