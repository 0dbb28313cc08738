# Les règles à consulter, avec nos propres mots. Les règles des personnages sont king-rule-….
rules-title-king = Règles du Roi des 12
rules-open = Règles
# $rule est le titre d'une règle.
rules-link = Règle : { $rule }
rules-ruling = Notre interprétation, là où la règle ne dit rien.

rules-section-game = Le jeu
rules-section-turn = Un tour
rules-section-characters = Les personnages
rules-section-round = Une manche
rules-section-tournament = Tournoi, de 5 à 16 places
rules-section-rulings = Nos interprétations

rules-king-title-goal = But
rules-king-goal = Tour après tour, les deux meilleurs dés rapportent des points. Qui en a le plus à la fin d’une manche la gagne et glisse une carte sous son dé : une couronne. Deux couronnes gagnent la partie.
rules-king-title-setup = Mise en place
rules-king-setup = Chaque place a un dé à douze faces et les mêmes sept cartes : le Chevalier et six autres. La première partie se joue avec Chevalier, Sorcier, Oracle, Alchimiste, Automate, Parasite et Golem. Ensuite, les six sont tirées au hasard, dont au moins deux parmi Sorcier, Inverseuse et Oracle, ou choisies ensemble.

    Deux faces opposées d’un dé font 13. Tous les dés sont lancés au début d’une manche ; ensuite, seul l’Oracle en relance un. La réserve contient neuf jetons de 1 point et six de 2 points.

rules-king-title-play = 1. Choisir une carte
rules-king-play = Chaque place choisit en secret une carte de sa main. Quand tous les choix sont faits, les cartes sont révélées ensemble.
rules-king-title-cancel = 2. Annuler les cartes égales
rules-king-cancel = Un personnage choisi à plusieurs places y est annulé partout : ces cartes ne font rien. Seule exception, la Dame, qui peut prendre un jeton après les points.
rules-king-title-effects = 3. Les effets
rules-king-effects = Si une seule Dame est jouée, elle annule toutes les autres cartes, et aucun effet n’a lieu. Sinon, les Marchands font d’abord passer tous les dés à gauche. Puis l’Inverseuse, les Chenapans et le Sorcier tournent des dés ; si plusieurs effets touchent un dé, la place où il se trouve choisit leur ordre. L’Oracle lance en dernier.

    Alchimiste, Automate, Parasite et Golem changent la valeur d’un dé pour ce tour, sans le bouger. Une valeur peut dépasser 12 ou descendre sous 1.
rules-king-title-compare = 4. Comparer les valeurs
rules-king-compare = La valeur est la face que montre le dé, changée par la carte. Même avec une carte annulée, on compare. Les valeurs égales s’annulent, toutes.
rules-king-title-score = 5. Les points
rules-king-score = Parmi les valeurs restantes, la plus haute gagne et prend un jeton de 2 points ; la suivante est deuxième et prend un jeton de 1 point. S’il ne reste qu’une valeur, il n’y a pas de deuxième place ; s’il n’en reste aucune, aucun point n’est pris. Avec le Chevalier, les petites battent les grandes ; le Parieur échange ensuite les deux places.

    Vient alors le vol des Dames, si plusieurs sont jouées : leur dé le plus bas peut prendre un jeton au plus haut.
rules-king-title-discard = 6. Défausser les cartes
rules-king-discard = Les cartes jouées vont face cachée sur la défausse de chaque place et ne reviennent qu’à la fin de la manche. Les dés gardent leur face pour le tour suivant.

rules-king-title-round-end = La fin d’une manche
rules-king-round-end = Une manche se termine après un tour où une place n’a plus qu’une seule carte en main, ou bien 8 points ou plus. Avec sept cartes, c’est au plus tard après six tours. Les cartes jouées reviennent en main.

    Les totaux égaux s’annulent, tous, et leurs jetons retournent à la réserve. Le plus haut des autres gagne la manche. Si tous sont annulés, personne ne la gagne.
rules-king-title-game-end = Les couronnes et la fin de la partie
rules-king-game-end = Qui gagne une manche glisse une carte de son choix, face cachée, sous son dé. Elle est hors jeu jusqu’à la fin de la partie, et personne d’autre ne la voit. Avec la deuxième, la partie est gagnée aussitôt. Sinon, tous les jetons retournent à la réserve, tous les dés sont lancés, et la manche suivante commence.

rules-king-title-groups = Les groupes
rules-king-groups = Toutes les places forment un cercle et jouent en groupes de deux à quatre places voisines. Après chaque manche, les limites des groupes avancent de deux places. Aux étapes 2 à 4, seul compte son propre groupe, et les Marchands font passer les dés dans le groupe. Le vol des Dames reste aussi dans le groupe.

    La deuxième place d’un groupe prend 1 point. La première va en finale et ne prend encore rien. S’il ne reste aucune valeur, ou si le Parieur met la seule valeur restante à la deuxième place, un groupe n’envoie personne en finale.

    Places et tailles de leurs groupes : 5 : 2, 3 · 6 : 3, 3 · 7 : 3, 4 · 8 : 4, 4 · 9 : 3, 3, 3 · 10 : 3, 3, 4 · 11 : 3, 4, 4 · 12 : 4, 4, 4 ou 3, 3, 3, 3 · 13 : 3, 3, 3, 4 · 14 : 3, 3, 4, 4 · 15 : 3, 4, 4, 4 · 16 : 4, 4, 4, 4.
rules-king-title-champions = La finale d’un tour
rules-king-champions = Les premières places de tous les groupes refont entre elles les étapes 2 à 5, avec la même carte et la face que le dé montre maintenant. Ce qui annulait la carte dans le groupe ne compte plus, et les valeurs sont recalculées. La première prend 2 points, la deuxième 1 point. Les Marchands font passer les dés à la place suivante en finale, la dernière à la première ; il n’y a pas de vol. Une place seule en finale exécute sa carte et finit première ; avec le Parieur, deuxième.

    C’est ensuite seulement qu’on regarde les 8 points et qu’on défausse les cartes.
rules-king-title-tournament-end = La fin d’un tournoi
rules-king-tournament-end = Une manche se termine pour tous les groupes à la fois. Chaque groupe compare ses propres points, ceux de la finale compris ; qui gagne son groupe reçoit une couronne. La deuxième couronne gagne le tournoi. Si plusieurs places la reçoivent à la fois, elles seules jouent encore une manche en un seul groupe, avec les cartes qui leur restent ; qui la gagne l’emporte, sans glisser de carte sous son dé. Ici, les jetons ne manquent jamais.

rules-king-title-r-k1 = Personnages tirés au hasard
rules-king-r-k1 = Le symbole que demande la mise en place est, pour nous, sur Sorcier, Inverseuse et Oracle. Six cartes tirées au hasard en comptent au moins deux. Une table qui choisit est libre.
rules-king-title-r-k2 = Ordre des effets
rules-king-r-k2 = Une valeur changée part de la face que montre le dé à la fin des effets. Seule importe donc la dernière face du Sorcier : l’application retourne d’abord le dé, puis demande la face.
rules-king-title-r-k3 = Parieur et valeur seule
rules-king-r-k3 = S’il ne reste qu’une valeur, le Parieur la met à la deuxième place : elle prend 1 point, et aucun jeton de 2 n’est pris. Un groupe de tournoi n’envoie alors personne en finale.
rules-king-title-r-k4 = Vol des Dames
rules-king-r-k4 = Il compare les valeurs de l’étape 4, même annulées, et le plus bas reste le plus bas avec un Chevalier. Il vient après les points et avant qu’on regarde les 8 points. On peut renoncer à prendre un jeton ; qui n’en a aucun ne perd rien.
rules-king-title-r-k5 = Gagner avec rien
rules-king-r-k5 = Une place à 0 point peut gagner la manche quand toutes les autres s’annulent.
rules-king-title-r-k6 = Une manche que personne ne gagne
rules-king-r-k6 = Cartes et jetons retournent d’où ils viennent, tous les dés sont lancés, et la manche suivante commence avec les mêmes mains.
rules-king-title-r-k7 = Départage d’un tournoi
rules-king-r-k7 = Les places qui reçoivent leur deuxième couronne à la fois jouent une manche ordinaire en un seul groupe. Si personne ne la gagne, elle est rejouée.
rules-king-title-r-k8 = À qui est le dé
rules-king-r-k8 = Après les Marchands, votre dé est celui qui se trouve maintenant devant vous, jusqu’à la fin de la manche.
rules-king-title-r-k9 = Valeurs sous 1
rules-king-r-k9 = 0 et les valeurs négatives se comparent, s’annulent et gagnent comme les autres.
rules-king-title-r-k10 = Regarder en arrière
rules-king-r-k10 = On ne consulte pas les défausses pendant la partie. La table peut choisir un historique ouvert avant de commencer.
rules-king-title-r-k11 = Assez de jetons
rules-king-r-k11 = De deux à quatre places, les jetons suffisent toujours : une manche a six tours au plus, chacun donne au plus un jeton de 2 et un de 1, et un vol ne fait qu’en déplacer un.
