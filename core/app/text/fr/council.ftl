# Les personnages du Conseil des 12 ; ceux du Roi des 12 y ont le même nom.
council-character-alchemist = Alchimiste
    .the = l’Alchimiste
council-character-machine = Automate
    .the = l’Automate
council-character-knight = Chevalier
    .the = le Chevalier
council-character-lady = Dame
    .the = la Dame
council-character-druidess = Druidesse
    .the = la Druidesse
council-character-golem = Golem
    .the = le Golem
council-character-reverser = Inverseuse
    .the = l’Inverseuse
council-character-oracle = Oracle
    .the = l’Oracle
council-character-parasite = Parasite
    .the = le Parasite
council-character-powerful = Puissante
    .the = la Puissante
council-character-sorcerer = Sorcier
    .the = le Sorcier
council-character-stoic = Stoïque
    .the = le Stoïque

# Ce qu'ils font au Conseil ; sur la carte et dans les règles.
council-rule-alchemist = Double le dé, jusqu’à 12, ou le divise par deux, arrondi vers le bas. Un 1 doit être doublé, un 12 divisé.
council-rule-machine = Ajoute 2 ou 3 au dé, jusqu’à 12.
council-rule-knight = L’objectif devient 1, 2, 3 ou 4 ; de deux objectifs, un seul, à votre choix. Il remplace aussi celui d’un Golem.
council-rule-lady = Si elle est la première carte jouée du tour, elle tourne le dé sur une valeur d’un objectif, au choix. Sinon, elle ne fait rien.
council-rule-druidess = Ajoute 1 au dé ou lui retire 1. Il reste sur 12 ou sur 1 là où il les dépasserait.
council-rule-golem = L’objectif devient 9, 10, 11 ou 12 ; de deux objectifs, un seul, à votre choix. Il remplace aussi celui d’un Chevalier.
council-rule-reverser = Retourne le dé sur la face opposée : 13 moins ce qu’il montre.
council-rule-oracle = Relance le dé ; puis vous jouez aussitôt une autre carte de votre main. S’il ne vous en reste qu’une, défaussez-la d’abord et reprenez toutes les autres, l’Oracle aussi.
council-rule-parasite = Retire 2 ou 3 au dé, jusqu’à 1.
council-rule-powerful = Fait basculer le dé deux fois sur une face voisine, sans revenir : sur toute face, sauf celle qu’il montre et son opposée.
council-rule-sorcerer = Fait basculer le dé sur l’une des cinq faces voisines de celle qu’il montre.
council-rule-stoic = Vous reprenez en main une carte de votre défausse, à votre choix. Les autres ne le remarquent que si c’était celle du dessus.

council-preview-won = { $names } : un règne de { $years } ans.
council-preview-lost = { $names } : le Conseil est tombé.
