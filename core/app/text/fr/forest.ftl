# $card est l'identifiant d'une carte (crow … snake) ; CARD($card) est son nom dans une phrase,
# CARD($card, "the") avec l'article. $seat : 0 noir, 1 blanc. $row et $column comptent à partir de 1.

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
forest-rule-crow = 1 point à côté d’une Phalène, 3 points à côté des deux. En diagonale aussi, quelle que soit la couleur.
forest-rule-bat = 3 points juste à côté de votre Corneille, pas en diagonale.
forest-rule-moth = 2 points sur l’une des quatre cases du milieu ; 3 points tant que l’autre Phalène n’y est pas.
forest-rule-spider4 = 2 points dans un coin ; 3 points si vos deux Araignées sont dans des coins.
forest-rule-spider5 = 2 points dans un coin ; 3 points si vos deux Araignées sont dans des coins.
forest-rule-cat = 3 points au bord, mais pas dans un coin.
forest-rule-owl = 1 point pour chaque autre carte à vous dans sa ligne ou sa colonne.
forest-rule-wolf = 1 point pour chaque carte adverse autour de lui.
forest-rule-jackalope = Marque comme votre meilleure carte juste à côté de lui, pas en diagonale.
forest-rule-deer = Aucun point. Entre de l’extérieur dans une ligne ou une colonne et y pousse les cartes.
forest-rule-raccoon = Aucun point. Déplace ensuite une autre de vos cartes vers une case vide.
forest-rule-snake = Les deux cartes révélées quittent la partie ; rien n’est posé.
forest-rule-hedgehog4 = 2 points dans un coin ; 3 points si vos deux Hérissons sont dans des coins.
forest-rule-hedgehog5 = 2 points dans un coin ; 3 points si vos deux Hérissons sont dans des coins.
forest-rule-weasel = Les deux cartes révélées quittent la partie ; rien n’est posé.

# Pourquoi une carte marque ce qu'elle marque.
forest-why-crow = { $count ->
    [0] Aucune Phalène n’est à côté de la Corneille.
    [one] Une Phalène est à côté de la Corneille.
   *[other] Les deux Phalènes sont à côté de la Corneille.
}
forest-why-bat = La Chauve-souris est juste à côté de sa Corneille.
forest-why-bat-apart = La Chauve-souris n’est pas juste à côté de sa Corneille.
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
    [0] Aucune autre carte de sa couleur n’est dans la ligne ou la colonne du Hibou.
    [one] Une autre carte de sa couleur est dans la ligne ou la colonne du Hibou.
   *[other] { $count } autres cartes de sa couleur sont dans la ligne ou la colonne du Hibou.
}
forest-why-wolf = { $count ->
    [0] Aucune carte adverse n’est autour du Loup.
    [one] Une carte adverse est autour du Loup.
   *[other] { $count } cartes adverses sont autour du Loup.
}
forest-why-jackalope = Le Jackalope marque comme { CARD($card, "the") } à côté de lui.
forest-why-jackalope-none = Aucune carte de sa couleur juste à côté du Jackalope n’a de points.
forest-why-no-points = Cette carte n’a jamais de points.
forest-why-not-square = Les coins, le bord et le milieu ne comptent qu’une fois le carré de 4 sur 4 formé.

# La table.
forest-title = Duel de la forêt
forest-round = Manche { $round }
forest-status-keep = { $name } garde trois cartes sur cinq
forest-status-choose = { $name } choisit une carte
forest-status-place = { $name } pose { CARD($card, "the") }
forest-status-push = { $name } choisit par où entre le Cerf
forest-status-move = { $name } choisit une carte que le Raton laveur déplace
forest-status-move-to = { $name } choisit où va { CARD($card, "the") }
forest-status-over = La partie est finie
forest-table = Cartes révélées
forest-removed = Emportées par les Serpents
forest-removed-gently = Emportées par les Belettes

# Les places.
forest-seat-preview = → { $points }
forest-seat-cards = { $hand } en main, { $deck } dans la pioche
forest-seat-deck = +{ $deck }
forest-seat-tiebreaker = Priorité : commence à nombres égaux
forest-seat-spoken = { $seat ->
    [0] { $name }, noir
   *[1] { $name }, blanc
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $deck } dans la pioche.
forest-seat-spoken-preview = { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec le coup sélectionné.
forest-seat-spoken-chosen = Carte déjà choisie.
forest-seat-spoken-tiebreaker = A la priorité.
forest-seat-spoken-turn = C’est à { $name } de jouer.
forest-seat-spoken-why = Choisir pour voir d’où viennent les points.

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
forest-cell-card = Ligne { $row }, colonne { $column } : { CARD($card) } ({ $name }).
forest-cell-card-points = Ligne { $row }, colonne { $column } : { CARD($card) } ({ $name }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-cell-ghost = Ligne { $row }, colonne { $column } : ici serait { CARD($card, "the") } ({ $name }).
forest-cell-ghost-points = Ligne { $row }, colonne { $column } : ici serait { CARD($card, "the") } ({ $name }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-cell-leaving = Ligne { $row }, colonne { $column } : { CARD($card, "the") } quitterait cette case.
forest-cell-selected = Sélection actuelle.
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
forest-do-confirm = Choisir encore pour confirmer.
forest-do-inspect = Choisir pour avoir une explication.

# La main. $number est écrit sur la carte : « 8 », « X ».
forest-hand = Main : { $name }
forest-hand-card = { CARD($card, "name") }, { $number } : { $rule }
forest-hand-do-choose = Choisir.
forest-hand-do-keep = Choisir pour la garder.
forest-hand-do-give-back = Carte gardée. Choisir encore pour la rendre.
forest-hand-selected = Sélection actuelle. Choisir encore pour confirmer.
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
forest-swap-bottom = Échanger les deux cartes sous la pioche
forest-confirm-choose = Choisir { CARD($card, "the") }
forest-confirm-place = Poser { CARD($card, "the") }
forest-confirm-push = Pousser le Cerf
forest-confirm-move = Déplacer { CARD($card, "the") }
# Ce que cela apporterait : points de $name avant et après.
forest-gain = { $name } { $before } → { $after }
forest-gain-none = Les points ne changent pas

# Une carte ou un score expliqué.
forest-inspect-card = { CARD($card) } ({ $name })
forest-inspect-score = Points : { $name }
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
forest-beat-tiebreaker = { $name } a la priorité.
forest-beat-kept = { $name } a gardé trois cartes.
forest-beat-chosen = { $name } a choisi une carte.
forest-beat-revealed = { $name } révèle { CARD($card, "the") }, { $other } { CARD($othercard, "the") }.
forest-beat-removed = Serpent ! { CARD($card) } ({ $name }) et { CARD($othercard) } ({ $other }) quittent la partie.
forest-beat-removed-gently = Belette ! { CARD($card) } ({ $name }) et { CARD($othercard) } ({ $other }) quittent la partie.
forest-beat-placed = { $name } pose { CARD($card, "the") } en ligne { $row }, colonne { $column }.
forest-beat-pushed-left = { $name } pousse le Cerf dans la ligne { $row } par la gauche{ $count ->
    [0] .
    [one]  ; une carte bouge.
   *[other]  ; { $count } cartes bougent.
}
forest-beat-pushed-right = { $name } pousse le Cerf dans la ligne { $row } par la droite{ $count ->
    [0] .
    [one]  ; une carte bouge.
   *[other]  ; { $count } cartes bougent.
}
forest-beat-pushed-top = { $name } pousse le Cerf dans la colonne { $column } par le haut{ $count ->
    [0] .
    [one]  ; une carte bouge.
   *[other]  ; { $count } cartes bougent.
}
forest-beat-pushed-bottom = { $name } pousse le Cerf dans la colonne { $column } par le bas{ $count ->
    [0] .
    [one]  ; une carte bouge.
   *[other]  ; { $count } cartes bougent.
}
forest-beat-moved = { $name } déplace { CARD($card, "the") } avec le Raton laveur en ligne { $row }, colonne { $column }.
forest-beat-tiebreaker-passed = Nombres égaux : { $other } commence, et la priorité passe à { $name }.
forest-beat-drawn = Les deux piochent une carte.
forest-beat-drawn-one = { $name } pioche une carte.

# La fin. $points pour qui gagne, $otherpoints pour l'autre place.
forest-result-wins = { $name } gagne, { $points } à { $otherpoints }
forest-result-draw = Égalité, { $points } partout
forest-decided-points = Le plus de points l’emporte.
forest-decided-scoring-cards = Points égaux. { $name } a plus de cartes qui marquent : { $more } à { $less }.
forest-decided-hands = Points et cartes qui marquent à égalité. { $name } a la main la plus forte : { $more } à { $less }.
forest-decided-draw = Points, cartes qui marquent et mains : tout est à égalité.
forest-rematch = Rejouer
forest-rematch-hint = Les mêmes personnes, couleurs échangées.

# Coups que les règles refusent.
forest-illegal-game-over = La partie est finie. Rejouez, ou revenez à l’accueil.
forest-illegal-wrong-phase = Ce n’est pas le moment. Faites ce que dit la ligne au-dessus du plateau.
forest-illegal-not-your-turn = C’est à { $name } de jouer.
forest-illegal-no-such-seat = Seuls noir et blanc jouent à cette table.
forest-illegal-not-a-deck = Un paquet contient chacune des douze cartes une seule fois.
forest-illegal-not-in-hand = { $name } n’a pas { CARD($card, "the") } en main. Choisissez une carte de la main.
forest-illegal-not-the-five = Gardez trois des cinq cartes ; les deux autres vont sous la pioche.
forest-illegal-already-chosen = { $name } a déjà choisi une carte.
forest-illegal-not-the-origin = La toute première carte est seule. Posez-la sur la case signalée.
forest-illegal-occupied = Il y a déjà une carte ici. Choisissez une case vide.
forest-illegal-outside-frame = Le plateau dépasserait 4 sur 4. Choisissez une case signalée.
forest-illegal-touchless = La carte n’en toucherait aucune autre. Choisissez une case à côté d’une carte ; en diagonale, c’est permis.
forest-illegal-deer-is-pushed = Le Cerf ne se pose pas. Poussez-le de l’extérieur dans une ligne ou une colonne.
forest-illegal-not-a-deer = Seul le Cerf entre de l’extérieur. Choisissez une case vide.
forest-illegal-wrong-side = On entre dans une ligne par la gauche ou la droite, dans une colonne par le haut ou le bas.
forest-illegal-no-such-line = Le Cerf entre dans une ligne ou une colonne d’une à trois cartes. Choisissez-en une signalée.
forest-illegal-not-movable = Le Raton laveur déplace une autre carte de sa couleur. Choisissez une carte signalée.
forest-illegal-falls-apart = Le plateau se disloquerait. Choisissez une case signalée, pour que toutes les cartes se tiennent.
