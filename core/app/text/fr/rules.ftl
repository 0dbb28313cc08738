# Les règles à consulter, avec nos propres mots. Les règles des personnages sont king-rule-….
rules-title-king = Règles du Roi des 12
rules-open = Règles
# $rule est le titre d'une règle.
rules-link = Règle : { $rule }
rules-ruling = Pourquoi : { $why }

rules-section-game = Le jeu
rules-section-turn = Un tour
rules-section-characters = Les personnages
rules-section-round = Une manche
rules-section-tournament = Tournoi, de 5 à 16 joueurs
rules-section-rulings = Nos interprétations

rules-king-title-goal = But
rules-king-goal = Tour après tour, les deux meilleurs dés rapportent des points. Le joueur qui en a le plus à la fin d’une manche la gagne et glisse une carte sous son dé : une couronne. Deux couronnes gagnent la partie.
rules-king-title-setup = Mise en place
rules-king-setup = Chaque joueur a un dé à douze faces et les sept mêmes cartes : le Chevalier et six autres. La première partie se joue avec Chevalier, Sorcier, Oracle, Alchimiste, Automate, Parasite et Golem. Ensuite, les six sont tirées au hasard, dont au moins deux parmi Sorcier, Inverseuse et Oracle, ou choisies ensemble.

    La somme de deux faces opposées d’un dé est 13. Tous les dés sont lancés au début d’une manche ; ensuite, seul l’Oracle en relance un. La réserve contient neuf jetons de 1 point et six de 2 points.

rules-king-title-play = 1. Choisir une carte
rules-king-play = Chaque joueur choisit en secret une carte de sa main. Quand tous ont choisi, les cartes sont révélées ensemble.
rules-king-title-cancel = 2. Annuler les cartes identiques
rules-king-cancel = Si plusieurs joueurs ont choisi le même personnage, ces cartes sont annulées : elles ne font rien. Seule exception, la Dame, qui peut prendre un jeton après les points.
rules-king-title-effects = 3. Les effets
rules-king-effects = Si une seule Dame est jouée, elle annule toutes les autres cartes, et aucun effet n’a lieu. Sinon, les Marchands font d’abord passer tous les dés à gauche. Puis l’Inverseuse, les Chenapans et le Sorcier agissent sur les dés ; un dé est retourné avant de pivoter. L’Oracle relance en dernier.

    L’Alchimiste, l’Automate, le Parasite et le Golem changent la valeur d’un dé pour ce tour, sans le bouger. Une valeur peut dépasser 12 ou descendre sous 1.
rules-king-title-compare = 4. Comparer les valeurs
rules-king-compare = La valeur est la face qu’indique le dé, changée par la carte. Même avec une carte annulée, on compare. Les valeurs identiques s’annulent, toutes.
rules-king-title-score = 5. Les points
rules-king-score = Le dé à la plus haute valeur restante est champion et reçoit un jeton de 2 points ; le suivant est dauphin et reçoit un jeton de 1 point. S’il ne reste qu’une valeur, il n’y a pas de dauphin ; s’il n’en reste aucune, personne ne marque. Avec le Chevalier, les valeurs faibles l’emportent ; le Parieur échange ensuite champion et dauphin.

    Vient alors le vol des Dames, si plusieurs sont jouées : la Dame au dé le plus faible peut prendre un jeton à la plus forte.
rules-king-title-discard = 6. Défausser les cartes
rules-king-discard = Les cartes jouées vont face cachée sur la défausse de chaque joueur et ne reviennent qu’à la fin de la manche. Les dés gardent leur face pour le tour suivant.

rules-king-title-round-end = La fin d’une manche
rules-king-round-end = Une manche se termine après un tour où un joueur n’a plus qu’une carte en main, ou bien 8 points ou plus. Avec sept cartes, c’est au plus tard après six tours. Les cartes jouées reviennent en main.

    Les totaux identiques s’annulent, tous, et leurs jetons retournent à la réserve. Le plus fort total restant gagne la manche. Si tous sont annulés, personne ne la gagne.
rules-king-title-game-end = Les couronnes et la fin de la partie
rules-king-game-end = Le vainqueur d’une manche glisse une carte de son choix, face cachée, sous son dé. Elle est hors jeu jusqu’à la fin de la partie, et personne d’autre ne la voit. Avec la deuxième, la partie est gagnée aussitôt. Sinon, tous les jetons retournent à la réserve, tous les dés sont lancés, et la manche suivante commence.

rules-king-title-groups = Les groupes
rules-king-groups = Tous les joueurs forment un cercle et jouent en groupes de deux à quatre voisins. Après chaque manche, les limites des groupes avancent de deux places. Aux étapes 2 à 4, seul compte son propre groupe, et les Marchands font passer les dés dans le groupe. Le vol des Dames reste aussi dans le groupe.

    Le dauphin d’un groupe reçoit 1 point. Le champion ne reçoit encore rien. S’il ne reste aucune valeur, ou si le Parieur fait de la seule valeur restante un dauphin, le groupe n’a pas de champion.

    Joueurs et tailles des groupes :
    5 : 2 + 3
    6 : 3 + 3
    7 : 3 + 4
    8 : 4 + 4
    9 : 3 + 3 + 3
    10 : 3 + 3 + 4
    11 : 3 + 4 + 4
    12 : 4 + 4 + 4 ou 3 + 3 + 3 + 3
    13 : 3 + 3 + 3 + 4
    14 : 3 + 3 + 4 + 4
    15 : 3 + 4 + 4 + 4
    16 : 4 + 4 + 4 + 4
rules-king-title-champions = Entre champions
rules-king-champions = Les champions de tous les groupes refont entre eux les étapes 2 à 5, avec la même carte et la face que le dé montre maintenant. Ce qui annulait la carte dans le groupe ne compte plus, et les valeurs sont recalculées. Le champion des champions reçoit 2 points, le dauphin 1 point. Les Marchands font passer les dés au champion suivant, et celui du dernier au premier ; il n’y a pas de vol. Un champion seul exécute sa carte et reste champion ; avec le Parieur, dauphin.

    C’est ensuite seulement qu’on vérifie si quelqu’un a 8 points et qu’on défausse les cartes.
rules-king-title-tournament-end = La fin d’un tournoi
rules-king-tournament-end = Une manche se termine pour tous les groupes à la fois. Chaque groupe compare ses propres points, ceux gagnés entre champions compris ; le vainqueur du groupe reçoit une couronne. La deuxième couronne gagne le tournoi. Si plusieurs joueurs la reçoivent en même temps, eux seuls jouent encore une manche en un seul groupe, avec les cartes qui leur restent ; le vainqueur gagne le tournoi, sans glisser de carte sous son dé. Ici, les jetons ne manquent jamais.

rules-king-title-r-k1 = Personnages tirés au hasard
rules-king-r-k1 = Le livret demande au moins deux cartes avec un certain symbole. Pour nous, Sorcier, Inverseuse et Oracle le portent. Six cartes tirées au hasard comptent donc au moins deux de ces trois. Si vous choisissez, vous êtes libres.
rules-king-title-r-k2 = Ordre des effets
rules-king-r-k2 = Une valeur changée part de la face qu’indique le dé à la fin des effets. Seule importe donc la dernière face du Sorcier : le dé est d’abord retourné, puis vous choisissez la face.
rules-king-title-r-k3 = Parieur et valeur seule
rules-king-r-k3 = S’il ne reste qu’une valeur, le Parieur en fait le dauphin : il reçoit 1 point, et personne n’en reçoit 2. Un groupe de tournoi n’a alors pas de champion.
rules-king-title-r-k4 = Vol des Dames
rules-king-r-k4 = Il compare les valeurs de l’étape 4, même annulées, et le plus bas reste le plus bas avec un Chevalier. Il vient après les points et avant qu’on vérifie si quelqu’un a 8 points. On peut renoncer à prendre un jeton ; un joueur sans jeton ne perd rien.
rules-king-title-r-k5 = Gagner avec rien
rules-king-r-k5 = On peut gagner la manche avec 0 point, quand tous les autres s’annulent.
rules-king-title-r-k6 = Une manche que personne ne gagne
rules-king-r-k6 = Les cartes reviennent en main, les jetons dans la réserve. Tous les dés sont lancés, et la manche suivante commence avec les mêmes mains.
rules-king-title-r-k7 = Départage d’un tournoi
rules-king-r-k7 = Les joueurs qui reçoivent leur deuxième couronne en même temps jouent une manche ordinaire en un seul groupe. Si personne ne la gagne, elle est rejouée.
rules-king-title-r-k8 = À qui est le dé
rules-king-r-k8 = Après les Marchands, votre dé est celui qui se trouve maintenant devant vous, jusqu’à la fin de la manche.
rules-king-title-r-k9 = Valeurs inférieures à 1
rules-king-r-k9 = 0 et les valeurs négatives se comparent, s’annulent et gagnent comme les autres.
rules-king-title-r-k10 = Regarder en arrière
rules-king-r-k10 = On ne consulte pas les défausses pendant la partie. Vous pouvez choisir un historique ouvert avant de commencer.
rules-king-title-r-k11 = Assez de jetons
rules-king-r-k11 = De deux à quatre joueurs, les jetons suffisent toujours : une manche a six tours au plus, chacun donne au plus un jeton de 2 et un de 1, et un vol ne fait qu’en déplacer un.

# Le Conseil des 12. Les règles des personnages sont council-rule-….
rules-title-council = Règles du Conseil des 12

rules-section-targets = Deux objectifs
rules-section-table = Autour de la table
rules-section-rewards = Récompenses et pénalités
rules-section-throne = Le dernier tour
rules-section-months = L’année troublée
rules-section-chronicle = La Chronique

rules-council-title-goal = But
rules-council-goal = De deux à quatre membres du Conseil règnent ensemble, et gagnent ou perdent ensemble. Sept dilemmes se présentent l’un après l’autre ; chacun demande d’amener l’unique dé à une certaine valeur. Puis on revendique le trône. Le Conseil tient tant que la Faveur est à 1 ou plus ; à 0, tout est perdu aussitôt.
rules-council-title-things = Le matériel
rules-council-things = Un dé à douze faces, dont deux faces opposées font toujours 13. D’un tour à l’autre, il reste comme il est. Une piste de Faveur de 0 à 5.

    Chaque membre du Conseil a les mêmes douze personnages : quelques-uns en main, les autres en réserve. Les cartes jouées vont sur sa propre défausse, dont on ne voit que la carte du dessus.

    Douze quémandeurs, un par personnage, avec une couronne de 1 à 3. Trente-six dilemmes numérotés à 1, 2 ou 3 cloches (facile, moyen, difficile), avec un ou deux objectifs, une récompense, une pénalité et une valeur en années. Et la carte Revendiquer le trône.
rules-council-title-setup = Mise en place
rules-council-setup = La Faveur commence à 4 si vous êtes quatre, sinon à 3.

    La Puissante et quatre quémandeurs tirés au hasard sont posés face visible, dont au moins un des quatre de couronne 1 ; deux autres s’y ajoutent face cachée. Les cinq personnages visibles forment la main de chaque membre, les sept autres sa réserve. Les sept quémandeurs sont ensuite mélangés face cachée.

    Quatre dilemmes faciles, deux moyens et un difficile sont mélangés ; Revendiquer le trône vient en dernier. Celui du dessus est toujours visible. On lance le dé.

    Une première partie se joue de préférence sans cloches.
rules-council-title-deck = Les faces des cartes
rules-council-deck = Le livret ne montre pas les cartes : nos dilemmes et nos couronnes, Revendiquer le trône, Chef du Conseil et Conseil silencieux sont une reconstitution. Si vous possédez le jeu imprimé, vous pouvez jouer avec votre propre fichier de paquet.

rules-council-title-petitioner = 1. Révéler le quémandeur
rules-council-petitioner = On retourne le premier quémandeur de la pile. Personne ne peut jouer ce personnage pendant ce tour.
rules-council-title-bells = 2. Sonner les cloches ?
rules-council-bells = Le Conseil peut convenir de sonner. Cela coûte 1 point de Faveur et rend le dilemme public : résolu, il compte double, et le dilemme suivant devient visible aussitôt. Sonner quand la Faveur est à 1 fait perdre la partie. Au dernier tour, il n’y a pas de cloches.
rules-council-title-choose = 3. Choisir en secret
rules-council-choose = Chaque membre pose une carte de sa main face cachée, mais pas le personnage du quémandeur. Si vous êtes quatre, le Chef n’en joue pas.
rules-council-title-last-card = Ne jouez jamais votre dernière carte
rules-council-last-card = Si vous devez jouer et n’avez qu’une carte en main au début d’un tour, vous la défaussez, même si c’est le personnage du quémandeur, et reprenez toute votre défausse, cartes perdues par une pénalité comprises. La carte que vous venez de défausser est votre nouvelle défausse. Cela vaut aussi au dernier tour. La réserve ne change pas.
rules-council-title-reveal = 4. Révéler l’une après l’autre
rules-council-reveal = Le Conseil convient du membre qui révèle sa carte. Si d’autres ont choisi le même personnage, ils le révèlent aussitôt, et toutes ces cartes sont annulées : elles n’ont pas d’effet. Une carte qui n’est pas annulée doit appliquer son effet. Puis elle est défaussée, et la suivante est révélée, jusqu’à la dernière.
rules-council-title-check = 5. Vérifier l’objectif
rules-council-check = Si le dé montre une valeur de l’objectif, le dilemme est résolu : sa récompense s’applique, puis chaque membre peut prendre en main le personnage du quémandeur, s’il est dans sa réserve. Sinon, le dilemme a échoué, et sa pénalité s’applique. À la fin, seuls comptent les dilemmes résolus, et les publics comptent double.

    La Faveur ne dépasse jamais 5. À 0, la partie est perdue aussitôt, et plus rien ne s’applique. Le tour suivant commence avec le quémandeur suivant, jusqu’à ce qu’il ne reste que Revendiquer le trône.

rules-council-title-double = En un tour
rules-council-double = Un dilemme à deux objectifs demande les deux dans le même tour : l’un, au choix, à un moment où le dé est au repos, l’autre à la fin.
rules-council-title-split = Sur deux tours
rules-council-split = À deux, et seulement à deux, vous pouvez répartir les deux objectifs sur deux tours de suite, avec le même quémandeur et sans sonner une seconde fois. Vous le dites après les cloches et avant de poser la première carte ; les récompenses gardées du premier tour s’utilisent avant.

    Chaque tour doit se terminer sur l’un des objectifs, chaque fois un autre. Si le premier tour se termine sur les deux, il compte pour le premier objectif. Ce que le dé montre pendant un tour ne compte pas ici. Chevalier et Golem durent jusqu’à la fin de leur tour. Si le premier tour ne se termine sur aucun, le dilemme échoue aussitôt, et il n’y a pas de second tour.

rules-council-title-talk = L’étiquette du Conseil
rules-council-talk = Pas un mot ni un signe sur les mains et les défausses, ni sur une carte choisie avant qu’elle soit révélée. Les remarques générales sont permises. Il y en a vingt-trois ; les voici ci-dessous. Les membres joués par l’application n’en connaissent pas d’autres et disent chacune exactement quand elle est vraie d’après leurs calculs. Avant Revendiquer le trône, il ne reste que « Je m’en charge » et « Charge-t’en » : le Conseil suit alors une carte que tout le monde sait dans cette main.
rules-council-title-remarks-choice = Remarques avant de choisir
rules-council-remarks-choice = « Je peux le faire tout seul » : une de mes cartes le résout avec au moins 80 % de chances, si aucune autre ne fait rien.

    « Je peux aider en partie » : pas sans aide, mais une de mes cartes améliore une carte que quelqu’un d’autre peut jouer.

    « J’aurai besoin d’aide » : pas sans aide ; mais avec une carte que quelqu’un d’autre peut jouer, une des miennes peut le résoudre. Les joueurs la disent ; un membre joué par l’application dit ce qu’il peut faire.

    « Je ne peux pas aider cette fois » : ni l’un ni l’autre.

    « Laissons tomber celui-ci » : aucune des cartes que nous pouvons avoir n’atteint 25 % de chances.

    « Je m’en charge » : je joue pour l’objectif, avec la carte qui a seule la meilleure chance ; personne ne me gêne, et personne n’a besoin d’aider.

    « Charge-t’en », dit à un seul membre : ce membre joue pour l’objectif, et je ne le gêne pas.

    « Nous deux ensemble », dit à un seul membre : nous jouons à deux pour l’objectif, avec la meilleure paire de cartes d’après ce que tout le monde sait ; personne d’autre ne nous gêne.

    « Je reste en retrait » : je ne joue pas pour l’objectif et ne gêne personne qui le fait.

    « D’accord » : je m’en tiens à ce que quelqu’un a proposé. « Plutôt pas » : je ne le fais pas.

    Une proposition dit qui, jamais quelle carte. Un membre du Conseil répond « D’accord » ou « Plutôt pas », et s’y tient.

    « Sonnons les cloches » : je le ferais. « Ne sonnons pas les cloches » : je ne le ferais pas. « Comme vous voulez » : je ne le ferais pas, mais cela m’irait.
rules-council-title-remarks-reveal = Remarques avant la première carte révélée
rules-council-remarks-reveal = « Je dois passer en premier » : la chance est meilleure d’au moins 25 points de pourcentage si ma carte est la suivante.

    « Je préfère passer en dernier » : la chance est meilleure d’au moins 25 points de pourcentage si une autre carte est la suivante ; vu le dé, la mienne seule pourrait le résoudre.

    « Il me faut quelqu’un avant moi » : la chance est meilleure d’au moins 25 points de pourcentage si une autre carte est la suivante ; vu le dé, la mienne seule ne peut pas le résoudre.

    « Peu importe l’ordre » : il change la chance de moins de 25 points de pourcentage.

    « Il faudra peut-être m’annuler » : la chance est meilleure d’au moins 25 points de pourcentage si ma carte n’a pas d’effet.

    « Surtout, ne m’annulez pas » : la chance est meilleure d’au moins 50 points de pourcentage si ma carte agit plutôt que d’être annulée.
rules-council-title-remarks-check = Remarques après la vérification
rules-council-remarks-check = « Bien joué » : le dilemme est résolu.

    « C’est ma faute » : il a échoué ; avec une autre de mes cartes, le reste étant égal, la chance était d’au moins 80 %.

    « C’est ce que j’avais compris » : il a échoué, sans faute de ma part, et quelqu’un avait parlé avant mon choix.
rules-council-title-silent = Conseil silencieux
rules-council-silent = Le Conseil peut jouer un tour en silence, s’il le dit avant de faire quoi que ce soit dans ce tour ; ou vous choisissez le silence pour toute la partie. Du quémandeur à la vérification, on ne fait alors aucune remarque. Pour révéler, on demande à chaque membre dans le sens horaire : il peut s’avancer ou attendre, et si tous attendent, le premier doit révéler. À quatre, on commence à gauche du Chef ; sinon, par un membre qui change à chaque tour : le voisin de gauche du précédent. Un dilemme résolu en silence, pendant tous ses tours, vaut une coche dans la Chronique.
rules-council-title-head = Chef du Conseil
rules-council-head = À quatre, l’un de vous est Chef à chaque tour sauf au dernier : le premier membre au premier tour, puis toujours son voisin de gauche. Le Chef ne joue pas de carte et garde donc même sa dernière ; si les autres ne sont pas d’accord, il tranche pour les cloches et l’ordre. Récompenses, pénalités et personnage du quémandeur valent aussi pour lui.

rules-council-title-rewards = Ce qu’elles font
rules-council-rewards = Faveur +1, −2… : la piste monte ou descend du nombre indiqué.

    Reprendre : chaque membre peut reprendre en main ce nombre de cartes de sa défausse, ou moins.

    De la réserve : chacun peut prendre en main ce nombre de personnages de sa réserve, ou moins.

    Défausser : chacun défausse ce nombre de cartes de sa main, une par une et face visible, et en garde au moins une.

    Lancer : il faut relancer le dé.

    Certains dilemmes n’ont pas de récompense.
rules-council-title-kept = Récompenses gardées
rules-council-kept = Certaines récompenses restent à côté de la piste de Faveur jusqu’à ce que le Conseil les utilise, chacune une fois, autant qu’il veut.

    Juste avant les cloches : Cloche gratuite : il faut alors sonner, et cela ne coûte pas de Faveur.

    Après les cloches, avant de poser la première carte : Relance : on relance le dé. Pivot : on fait pivoter le dé sur une des cinq faces adjacentes. Aperçu : tout le monde voit le quémandeur suivant. Carte visible : un membre pose face visible la carte qu’il va jouer.

    Quand un dilemme a échoué : Bouclier : sa pénalité est ignorée.

rules-council-title-throne = Revendiquer le trône
rules-council-throne = Ni quémandeur ni cloches. Tout le monde, le Chef aussi, choisit une carte en secret ; toutes sont révélées ensemble, sans effet. Si toutes sont identiques, ce personnage monte sur le trône. Sinon, vous perdez 1 point de Faveur pour chaque membre hors du plus grand groupe de cartes identiques. S’il reste de la Faveur, le personnage de ce groupe règne ; entre plusieurs plus grands groupes de deux ou plus, le Conseil choisit. Si toutes les cartes diffèrent, le trône reste vacant.
rules-council-title-end = Gagner et perdre
rules-council-end = Gagné : après Revendiquer le trône, la Faveur est à 1 ou plus. Un mois peut demander davantage. Perdu : la Faveur est à 0, à tout moment. Un dilemme qui échoue ne fait perdre que ce que prend sa pénalité. Après une défaite, le trône reste vacant.

rules-council-title-months = Les mois
rules-council-months = Chaque mois nomme ses sept quémandeurs et ses sept dilemmes, dans un ordre tiré au hasard ; le reste est comme d’habitude. Si la règle spéciale d’un mois n’est pas remplie, la partie est perdue, quelle que soit la Faveur, et le trône reste vacant. Les deux listes se voient là où l’on choisit le mois. Un successeur est choisi quand quelqu’un règne après Revendiquer le trône.
rules-council-title-january = Janvier
rules-council-january = Très simple.
rules-council-title-february = Février
rules-council-february = Assez simple.
rules-council-title-march = Mars
rules-council-march = De difficulté moyenne.
rules-council-title-april = Avril
rules-council-april = Sans la Puissante, et les échecs coûtent cher.
rules-council-title-may = Mai
rules-council-may = Vous ne gagnez que si la Puissante monte sur le trône.
rules-council-title-june = Juin
rules-council-june = Vous ne gagnez que si le Stoïque monte sur le trône.
rules-council-title-july = Juillet
rules-council-july = Vous ne gagnez que si vous avez sonné les cloches au moins quatre fois et choisi un successeur.
rules-council-title-august = Août
rules-council-august = Chaque dilemme demande une seule valeur.
rules-council-title-september = Septembre
rules-council-september = Chaque dilemme a deux objectifs.
rules-council-title-october = Octobre
rules-council-october = Les récompenses sont faibles, ou absentes.
rules-council-title-november = Novembre
rules-council-november = La Faveur commence à 1, et les dilemmes résolus n’en rapportent pas.
rules-council-title-december = Décembre
rules-council-december = Le Conseil reste silencieux toute la partie. Vous ne gagnez que si un successeur est choisi.

rules-council-title-score = La durée du règne
rules-council-score = Le score est un nombre d’années : les valeurs des dilemmes résolus, les publics deux fois, les couronnes des sept quémandeurs et la Faveur qui reste. Une partie perdue se compte de même.
rules-council-title-verdict = Le jugement
rules-council-verdict = Jusqu’à 23 ans : le peuple est mécontent.

    De 24 à 34 : il est content.

    De 35 à 60 : il vous honore.

    De 61 à 78 : il vous couvre de bénédictions.

    De 79 à 109 : le royaume est sauf et prospère toute une vie.

    110 et plus : la prospérité du royaume ne connaît pas de limites.
rules-council-title-line = Une ligne de la Chronique
rules-council-line = Chaque partie terminée, gagnée ou perdue, est une ligne : les membres, chaque personne avec un chiffre romain, le nombre de fois où ce nom a siégé ; le plus grand obstacle ; la durée du règne ; qui est sur le trône ; une coche par dilemme résolu en silence ; le mois ; et la première année, qui est celle de la ligne précédente plus sa durée. La Chronique commence en l’an 1.

    Pour un trône vacant, vous pouvez jouer au Roi des 12 : on y inscrit alors le nom du vainqueur.
rules-council-title-ruler = Qui règne ne demande rien
rules-council-ruler = Si un personnage est monté sur le trône au dernier règne de la Chronique, son quémandeur est écarté avant la mise en place. Si c’est la Puissante, un quémandeur de couronne 1 de plus est posé face visible à sa place, pour qu’au moins deux des visibles aient une couronne de 1. Un trône vacant, ou pris au Roi des 12, ne change rien ; les mois et les parties libres gardent leurs listes.
rules-council-title-free = Jeu libre
rules-council-free = Vous choisissez vous-mêmes les sept quémandeurs et les sept dilemmes ; les mains se forment comme pour un mois. La ligne de la Chronique le dit.

rules-council-title-r-c1 = Quand le dé est au repos
rules-council-r-c1 = De deux objectifs, l’un est atteint chaque fois que le dé y est au repos : au début du tour, après l’effet entier de chaque carte, après le lancer d’un Oracle, après une relance ou un pivot gardés. La face intermédiaire de la Puissante ne compte pas. Un objectif que remplace le Chevalier ou le Golem doit être atteint de nouveau ; le dé tel qu’il est compte aussitôt.
rules-council-title-r-c2 = La Faveur perdue au trône
rules-council-r-c2 = C’est le nombre de membres moins la taille du plus grand groupe. Si toutes les cartes diffèrent et qu’il reste de la Faveur, la partie est gagnée sans successeur.
rules-council-title-r-c3 = Avant la Dame
rules-council-r-c3 = Une paire annulée, révélée avant la Dame, compte comme jouée, et la Dame ne fait rien. Une carte posée face visible par une récompense ne compte pas.
rules-council-title-r-c4 = La seconde carte de l’Oracle
rules-council-r-c4 = Elle est annulée par une carte identique révélée avant elle dans ce tour, annulée ou non ; un second Oracle l’est donc toujours. Une carte identique encore face cachée est révélée avec elle, et les deux sont annulées. Les effets qui ont eu lieu restent.
rules-council-title-r-c5 = Les mains de départ d’un mois
rules-council-r-c5 = Cinq des sept quémandeurs de la liste sont posés face visible : la Puissante, si elle y est, les autres au hasard, dont au moins un de couronne 1 si la liste en a un.
rules-council-title-r-c6 = La Faveur au-dessus de 5
rules-council-r-c6 = Elle est perdue. Les effets d’un dilemme s’appliquent dans l’ordre où ils sont imprimés.
rules-council-title-r-c7 = Les cloches quand la Faveur est à 1
rules-council-r-c7 = Sonner fait alors perdre la partie aussitôt ; on vous le demande deux fois.
rules-council-title-r-c8 = Les dilemmes qui échouent
rules-council-r-c8 = Un dilemme qui échoue ne rapporte rien, public ou non, et sa carte est hors jeu.
rules-council-title-r-c9 = Le personnage du quémandeur en main
rules-council-r-c9 = Il ne peut pas être choisi, donc personne ne le révèle jamais ; il ne peut pas non plus être la seconde carte de l’Oracle. Avec une main de deux cartes dont ce personnage, on ne reprend pas sa défausse : on joue l’autre.
rules-council-title-r-c10 = Stoïque avec une défausse vide
rules-council-r-c10 = Il ne fait rien.
rules-council-title-r-c11 = Chef du Conseil
rules-council-r-c11 = Le premier membre est Chef au premier tour, puis le rôle passe à gauche ; au dernier tour, tous les quatre jouent.
rules-council-title-r-c12 = Conseil silencieux
rules-council-r-c12 = Une coche demande le silence à chaque tour d’un dilemme.
rules-council-title-r-c13 = Les cloches sur deux tours
rules-council-r-c13 = Pour deux objectifs répartis sur deux tours, on sonne une fois au plus, avant le premier.
rules-council-title-r-c14 = Prendre le personnage du quémandeur
rules-council-r-c14 = Quand le dilemme est résolu, chaque membre peut le prendre ou le laisser ; quand il a échoué, personne ne le prend.
rules-council-title-r-c15 = Qui répond
rules-council-r-c15 = Les membres répondent à une récompense ou à une pénalité dans l’ordre des places. On garde au moins une carte. Pour reprendre des cartes ou en prendre de la réserve, seuls répondent ceux qui y ont une carte.
rules-council-title-r-c16 = Récompenses gardées au dernier tour
rules-council-r-c16 = Seule une carte visible y sert. Un bouclier ne couvre pas la Faveur qu’on y perd.
rules-council-title-r-c17 = Bouclier et aperçu
rules-council-r-c17 = Un bouclier ignore toute la pénalité. On peut voir le quémandeur suivant à chaque tour sauf à celui du dernier dilemme, et il reste connu jusqu’à ce qu’il soit retourné.
rules-council-title-r-c18 = Novembre, juillet, récompenses identiques
rules-council-r-c18 = En novembre, la Faveur d’une récompense est ignorée, et le reste s’applique. Les quatre cloches de juillet comptent les gratuites et celles des dilemmes qui ont échoué. De récompenses gardées identiques, la plus ancienne est utilisée.

# Le duel de la forêt. Les règles des animaux sont forest-rule-….
rules-title-forest = Règles du duel de la forêt
rules-section-duel-round = Une manche
rules-section-placing = Poser
rules-section-effects = Trois cartes qui agissent
rules-section-duel-end = La fin
rules-section-animals = Les animaux
# Les deux Araignées diffèrent par leurs nombres.
rules-forest-title-animal = { CARD($card) }
rules-forest-title-goal = But du jeu
rules-forest-goal = L’un joue Noir, l’autre Blanc, avec les douze mêmes animaux. Manche après manche, chacun en pose un dans le même plateau, jusqu’à former un carré de 4 sur 4. Le plus de points l’emporte.
rules-forest-title-things = Matériel
rules-forest-things = Douze cartes chacun : Corneille 1, Chauve-souris 2, Phalène 3, Araignée 4, Araignée 5, Chat 6, Hibou 7, Loup 8, Jackalope 9, Cerf 10, Raton laveur 11, Serpent X.

    Les cartes 1 à 9 marquent selon leur place à la fin. Le Cerf, le Raton laveur et le Serpent ne marquent rien ; ils agissent aussitôt. Un jeton départage les égalités. Les cartes de Noir ont un fond sombre, celles de Blanc un fond clair.
rules-forest-title-setup = Mise en place
rules-forest-setup = Chacun mélange ses douze cartes et en pioche trois. Le hasard donne le jeton d’égalité à l’un des deux.
rules-forest-title-keep = Variante : choisir sa main de départ
rules-forest-keep = Chacun pioche cinq cartes, en garde trois et remet les deux autres sous sa pioche, dans l’ordre de son choix.
rules-forest-title-choose = 1. Choisir
rules-forest-choose = Chacun choisit en secret une carte de sa main.
rules-forest-title-reveal = 2. Révéler
rules-forest-reveal = Les deux cartes sont révélées ensemble. Si l’une d’elles est un Serpent, toutes deux quittent la partie, personne ne pose, et l’on passe à l’étape 4.
rules-forest-title-order = 3. Poser, le plus grand nombre d’abord
rules-forest-order = La carte au plus grand nombre est posée la première et produit son effet ; ensuite l’autre.
rules-forest-title-tiebreaker = Nombres égaux : le jeton d’égalité
rules-forest-tiebreaker = À nombres égaux, celui qui a le jeton d’égalité pose le premier. Puis le jeton passe à l’autre. À toute autre manche, il reste où il est.
rules-forest-title-draw = 4. Piocher
rules-forest-draw = Chacun pioche une carte, tant que sa pioche en contient.
rules-forest-title-cells = Cases permises
rules-forest-cells = Une carte se pose sur une case vide qui touche une autre carte : à côté, au-dessus, au-dessous ou en diagonale. La couleur de celle-ci n’importe pas. La toute première carte est simplement posée.
rules-forest-title-square = Le carré
rules-forest-square = Le plateau ne dépasse jamais quatre cartes en largeur ni en hauteur. La place du carré reste ouverte jusqu’à ce que le plateau ait quatre cartes dans les deux sens ; la première carte n’est pas forcément au milieu.

    Les coins, le bord et le milieu ne comptent qu’une fois le carré formé.
rules-forest-title-push = Le Cerf pousse
rules-forest-push = Le Cerf ne se pose pas sur une case. Choisissez une ligne ou une colonne d’une à trois cartes, et le bout par où il entre.

    Les cartes de cette ligne ou colonne avancent devant lui. Les vides se ferment, et elles vont aussi loin que possible, tant que le plateau reste dans un carré de 4 sur 4 et que toutes les cartes restent reliées. Le Cerf s’arrête juste derrière elles. Si aucune ne peut avancer, il se place devant la plus proche.

    En toute première carte, il est simplement posé.
rules-forest-title-move = Le Raton laveur déplace une carte
rules-forest-move = Posez le Raton laveur comme une autre carte. Vous devez ensuite déplacer une autre carte de votre couleur vers une autre case vide, s’il y en a une : toutes les cartes doivent ensuite être reliées, dans un carré de 4 sur 4.

    Un Cerf déplacé ainsi ne pousse rien.
rules-forest-title-remove = Le Serpent emporte deux cartes
rules-forest-remove = Un Serpent agit dès qu’il est révélé : les deux cartes quittent la partie, au vu de tous. Rien n’est posé à cette manche. Deux Serpents font la même chose qu’un seul.
rules-forest-title-end = Quand la partie finit
rules-forest-end = La partie finit avec la manche où la seizième carte est posée, après la pioche. Cela fait huit manches où l’on pose, huit cartes de chaque couleur, et jusqu’à deux manches de plus avec les Serpents.
rules-forest-title-points = Les points
rules-forest-points = Chaque carte marque ce qu’elle indique. Le plus de points l’emporte. Pendant la partie, les points montrent le plateau tel qu’il est.
rules-forest-title-tie = Égalité de points
rules-forest-tie = D’abord : le plus de cartes qui ont marqué au moins 1 point. Puis : la plus grande somme des nombres en main, le Serpent comptant 0. Si elle est égale aussi : match nul.
rules-forest-title-r-f1 = Où le Cerf s’arrête
rules-forest-r-f1 = Le Cerf compte comme une carte du plateau, pour le carré de 4 sur 4 et pour que les cartes restent reliées. Les vides se ferment toujours : le Cerf et les cartes finissent d’un seul bloc, aussi loin que cela le permet.
rules-forest-title-r-f2 = Un Cerf en première carte
rules-forest-r-f2 = Il est simplement posé. Plus tard il doit entrer dans une ligne ou une colonne qui a des cartes, jamais dans une vide.
rules-forest-title-r-f3 = Huit, neuf ou dix manches
rules-forest-r-f3 = Seize cartes font huit manches où l’on pose : les deux posent toujours. On saute une pioche vide.
rules-forest-title-r-f4 = La dernière pioche
rules-forest-r-f4 = On pioche aussi à la dernière manche, avant de comparer les mains.
rules-forest-title-r-f5 = Soulevée par le Raton laveur
rules-forest-r-f5 = La carte est soulevée, et seul le résultat compte : un carré de 4 sur 4, et toutes les cartes reliées. Elle doit changer de case ; le carré peut se décaler.
rules-forest-title-r-f6 = Égalité complète
rules-forest-r-f6 = Points, cartes qui marquent et mains à égalité : match nul pour les deux.
rules-forest-title-r-f7 = Ce que copie le Jackalope
rules-forest-r-f7 = La meilleure de vos cartes juste à côté de lui. Cerf et Raton laveur donnent 0. Il compte parmi les cartes qui marquent dès qu’il a 1 point.
rules-forest-title-r-f8 = Ce que comptent Hibou et Loup
rules-forest-r-f8 = Toutes les cartes de la couleur voulue, Cerf et Raton laveur compris.
rules-forest-title-r-f9 = Après un Serpent
rules-forest-r-f9 = Les cartes emportées restent visibles pour les deux. Le jeton d’égalité reste où il est, même avec deux Serpents.

# Nouvelles décisions.
rules-king-title-r-k12 = Pas de vol entre champions
rules-king-r-k12 = Le vol des Dames appartient au groupe. Entre champions, rien n’est volé.
rules-council-title-r-c19 = L’accord du Conseil
rules-council-r-c19 = Les cloches, l’ordre des révélations, un bouclier, les récompenses gardées et le souverain à égalité sont soumis à chaque membre. Les membres joués par l’application disent oui ou non, et pourquoi, avant que cela se fasse. Ensuite les personnes décident. Si la mise en place le prévoit, le Conseil vote : plus de la moitié décide ; à égalité, rien n’est sonné ni utilisé, et de deux propositions vaut celle du membre assis à la place au plus petit numéro. À quatre, le Chef du Conseil parle d’abord.
rules-council-title-r-c20 = Quand on reprend ses cartes
rules-council-r-c20 = Une dernière carte est défaussée au début du tour, avant les cloches, et l’on reprend alors sa défausse.
rules-council-title-r-c21 = Traverser les dilemmes
rules-council-r-c21 = Un dilemme qui échoue coûte sa pénalité et rien d’autre. Le Conseil gagne s’il les traverse tous et qu’il lui reste de la Faveur.
rules-council-title-r-c22 = Ce que valent les coches
rules-council-r-c22 = Les coches des dilemmes silencieux n’ajoutent aucune année. Elles sont un honneur et figurent dans la Chronique.

# La page elle-même.
rules-game = Règles de
rules-game-king = Le Roi des 12
rules-game-council = Le Conseil des 12
rules-game-forest = Duel de la forêt
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
