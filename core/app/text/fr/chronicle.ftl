# Le livre des règnes.
chronicle-title = Chronique
chronicle-empty = La Chronique est encore vide. Chaque Conseil qui va jusqu’au bout, victoire ou défaite, y écrit une ligne.
# $value : le nombre d’années, en toutes lettres.
chronicle-summary = { $count ->
    [one] { $count } règne, { $value }.
   *[other] { $count } règnes, { $value }.
}
chronicle-damaged = { $count ->
    [one] { $count } ligne de la Chronique est endommagée et ne peut pas être montrée. Importez un fichier exporté qui la contient, et elle revient. Tout le reste est intact.
   *[other] { $count } lignes de la Chronique sont endommagées et ne peuvent pas être montrées. Importez un fichier exporté qui les contient, et elles reviennent. Tout le reste est intact.
}
chronicle-tab = Partie de la Chronique
chronicle-tab-reigns = Règnes
chronicle-tab-rulers = Souverains
chronicle-tab-chart = Graphique
chronicle-tab-statistics = Statistiques

# Listes par morceaux.
chronicle-window = { $from } à { $to } sur { $count }, les plus récents d’abord
chronicle-newer = Plus récents
chronicle-older = Plus anciens
chronicle-opens = Ouvre la page.
chronicle-more = { $count ->
    [one] Et { $count } de plus.
   *[other] Et { $count } de plus.
}

# Les années d’un règne.
chronicle-years = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}
chronicle-year = An { $from }
chronicle-span = Années { $from }–{ $to }
chronicle-span-spoken = Années { $from } à { $to }
chronicle-since = Depuis l’an { $from }
chronicle-from = à partir de l’an { $from }

# Qui a siégé, avec un chiffre romain ; à voix haute avec un nombre. La première fois peut différer.
chronicle-first = { $name } Iᵉʳ
chronicle-first-spoken = { $name } 1er
chronicle-numbered = { $name } { $word }
chronicle-numbered-spoken = { $name } { $count }
chronicle-councillor = { $name } (joué par l’application)

# Un règne en une ligne. $list : ses années, $value : sa durée, $word : le jugement.
chronicle-line = { $list } : { $names }, { $value }
chronicle-line-spoken = { $list } : { $names }. { $value }, { $word }.
chronicle-won = Le Conseil a tenu jusqu’au bout.
chronicle-lost = Le Conseil est tombé.
chronicle-month = L’année troublée : { $name }.
chronicle-free = Jeu libre
chronicle-free-line = Jeu libre : vous avez choisi quémandeurs et dilemmes.

# Le trône.
chronicle-vacant = vacant
chronicle-throne-none = Le trône est vacant.
chronicle-throne-card = Sur le trône : { CARD($card, "the") }.
chronicle-throne-name = Sur le trône : { $name }.
# $list : les années, $name : qui y siégeait, $rule : comment.
chronicle-ruler-spoken = { $list } : { $name }. { $rule }
chronicle-ruler-chosen = Choix du Conseil : { $names }.
chronicle-ruler-king = A gagné Le Roi des 12 pour le trône vacant.
chronicle-ruler-none = Trône laissé vacant par { $names }.

# Les six jugements : leurs noms, et ce que dit le peuple.
chronicle-verdict-dissatisfied = Décrié
chronicle-verdict-content = Accepté
chronicle-verdict-honoured = Honoré
chronicle-verdict-blessed = Béni
chronicle-verdict-prosperous = Prospère
chronicle-verdict-boundless = Sans limites
chronicle-judged-dissatisfied = Au marché, on murmure contre vous. Mieux vaut réunir vite le Conseil suivant.
chronicle-judged-content = Du pain, la paix, peu de plaintes. On vous salue d’un signe de tête.
chronicle-judged-honoured = On ôte son chapeau sur votre passage. On vous chante au temps des moissons.
chronicle-judged-blessed = Cadeaux et bons vœux remplissent la salle du Conseil.
chronicle-judged-prosperous = Greniers pleins, frontières calmes. Les petits-enfants vivront encore de ces années.
chronicle-judged-boundless = Les cartographes ont renoncé. Personne ne trouve où finit votre heureux royaume.

# Une page.
chronicle-page-title = Le Conseil des 12, Chronique : { $list }
chronicle-page-members = Le Conseil : { $names }.
# $list : les parts de la somme.
chronicle-page-length = Durée du règne : { $value } ({ $list }).
chronicle-page-verdict = { $name } : { $rule }
chronicle-page-obstacle = Plus grand obstacle : { $value }.
chronicle-page-newer = Page suivante
chronicle-page-older = Page précédente
chronicle-part-solved = dilemmes résolus
chronicle-part-public = les publics encore une fois
chronicle-part-crowns = couronnes des quémandeurs
chronicle-part-favour = Faveur restante
chronicle-silent = { $count ->
    [one] { $count } dilemme résolu sans un mot.
   *[other] { $count } dilemmes résolus sans un mot.
}
chronicle-silent-whole = Un Conseil silencieux.
chronicle-bells = { $count ->
    [one] Les cloches ont sonné { $count } fois.
   *[other] Les cloches ont sonné { $count } fois.
}
chronicle-taken-back = { $count ->
    [one] { $count } coup a été repris.
   *[other] { $count } coups ont été repris.
}
chronicle-deck = Paquet : { $name }.
chronicle-deck-shipped = Paquet : celui de Douze.
chronicle-share-text = Partager en texte
chronicle-share-picture = Partager en image

# Le plus grand obstacle.
chronicle-obstacle = Plus grand obstacle
chronicle-obstacle-none = Rien n’est encore écrit ici.
chronicle-obstacle-dilemma = { $name }
chronicle-obstacle-number = Dilemme { $line }
chronicle-obstacle-face = amener le dé à { $face }
chronicle-obstacle-own = Avec vos mots
chronicle-obstacle-hint = Qu’est-ce qui a été le plus dur ? C’est enregistré dès que c’est écrit ; un champ vide l’efface.

# Le graphique. $list : ses années, $value : le plus long règne.
chronicle-chart = Durée de chaque règne, en années
chronicle-chart-spoken = { $count ->
    [one] { $count } règne. { $list }. Il a duré { $value }.
   *[other] { $count } règnes. { $list }. Le plus long a duré { $value }.
}

# Statistiques.
chronicle-table-people = Personnes
chronicle-table-months = Mois
chronicle-column-name = Nom
chronicle-column-month = Mois
chronicle-column-reigns = Règnes
chronicle-column-won = Gagnés
chronicle-column-best = Le plus long gagné
chronicle-column-mean = Durée moyenne
chronicle-column-thrones = Trônes gagnés
chronicle-none = aucun
chronicle-row-spoken = { $name } : { $list }.

# Fichiers.
chronicle-export-off = Il n’y a encore rien à exporter.
chronicle-export-json = Exporter la Chronique
chronicle-export-json-line = Un fichier avec toutes les lignes, à garder ou à importer sur un autre appareil.
chronicle-export-csv = Exporter en tableau
chronicle-export-csv-line = Pour un tableur. Ce fichier ne peut pas être importé ici.
chronicle-import = Importer un fichier
chronicle-import-hint = Une Chronique, une partie enregistrée ou un paquet. Vous voyez ce qu’il contient avant que rien ne soit écrit.

# Ce qu’est un fichier, avant qu’il ne soit gardé.
chronicle-file = { $count ->
    [one] Une Chronique de { $count } règne.
   *[other] Une Chronique de { $count } règnes.
}
chronicle-file-new = { $count ->
    [one] { $count } règne est nouveau.
   *[other] { $count } règnes sont nouveaux.
}
chronicle-file-known = { $count ->
    [one] { $count } règne est déjà ici, identique.
   *[other] { $count } règnes sont déjà ici, identiques.
}
chronicle-file-decks = Elle apporte ces paquets : { $names }.
chronicle-file-twins = Des paquets différents porteront le même nom : { $names }. Le début de l’empreinte du fichier les distingue.
chronicle-file-missing = Ces paquets n’y sont pas : { $names }. Les dilemmes de leurs règnes sont indiqués par leur numéro.
chronicle-file-people = { $count ->
    [one] Une personne vient avec, nom, couleur et portrait.
   *[other] { $count } personnes viennent avec, noms, couleurs et portraits.
}
chronicle-file-order = Les règnes se suivent dans l’ordre de leur fin : les années et les chiffres des suivants peuvent changer.
chronicle-file-nothing = Il n’y a rien à ajouter.
chronicle-file-add = Ajouter à la Chronique
chronicle-file-deck = Un paquet du Conseil des 12 : « { $name } ».
chronicle-file-deck-known = Ce paquet est déjà ici.
chronicle-file-deck-keep = Garder ce paquet
chronicle-conflicts = { $count ->
    [one] { $count } règne est ici sous une autre forme. Laquelle doit compter ?
   *[other] { $count } règnes sont ici sous une autre forme. Lesquels doivent compter ?
}
chronicle-keep-ours = Ce qui est ici
chronicle-take-theirs = Ce qui est dans le fichier
# $list : en quoi les deux formes diffèrent.
chronicle-conflict-ours = Ici : { $list }
chronicle-conflict-theirs = Dans le fichier : { $list }
chronicle-conflict-else = De petits détails diffèrent.
chronicle-merged = Ajouté à la Chronique : { $count } nouveaux, { $more } remplacés.
chronicle-deck-kept = Le paquet « { $name } » est ici maintenant. Choisissez-le en préparant un Conseil.

# Ce qui ne va pas dans un fichier, et que faire. $line : le numéro du règne dans le fichier.
chronicle-error-unknown = Ce n’est pas un fichier de Douze. L’application lit des Chroniques (.json), des parties enregistrées (.douze) et des paquets (.toml). Rien n’a été changé.
chronicle-error-unreadable = Cette Chronique est illisible : le fichier est endommagé ou incomplet. Exportez-la de nouveau là d’où elle vient. Rien n’a été changé.
chronicle-error-checksum = Cette Chronique a été endommagée ou modifiée en chemin : sa somme de contrôle ne convient pas. Exportez-la de nouveau là d’où elle vient. Rien n’a été changé.
chronicle-error-newer = Un Douze plus récent a écrit cette Chronique (format { $found } ; celui-ci connaît { $known }). Mettez l’application à jour. Rien n’a été changé.
chronicle-error-reign = Le règne { $line } du fichier ne peut pas avoir été joué ainsi. Exportez le fichier de nouveau là d’où il vient. Rien n’a été changé.
chronicle-error-future = Le règne { $line } du fichier finit plus tard que ne le permet l’horloge de cet appareil. Vérifiez la date des deux appareils. Rien n’a été changé.
chronicle-error-unknown-deck = Le règne { $line } du fichier a été joué avec le paquet « { $name } », qui n’est ni dans le fichier ni ici. Importez d’abord ce paquet. Rien n’a été changé.
chronicle-error-deck = Le paquet « { $name } » du fichier est endommagé. Exportez la Chronique de nouveau là d’où elle vient. Rien n’a été changé.
chronicle-error-own-deck = Ce paquet ne peut pas être gardé. { $list } Corrigez le fichier et choisissez-le à nouveau. Rien n’a été changé.

# Un règne perdu, quelle que soit sa durée.
chronicle-verdict-banished = Banni
chronicle-judged-banished = Les huées vous suivent jusqu’à la frontière. Le peuple en a assez de vous.

# Lines that were corrected or struck out; the Chronicles of the device; the throne that can be played for.
chronicle-struck = Rayé
chronicle-struck-line = Rayé : il ne compte ni pour les années, ni pour les numéros, ni pour les statistiques.
chronicle-strike = Rayer ce règne
chronicle-strike-hint = Il reste lisible et ne compte plus. Vous pourrez le rétablir.
chronicle-restore = Rétablir ce règne
chronicle-restore-hint = Les années et les numéros des règnes suivants changent avec lui.
chronicle-corrected = Corrigé
chronicle-corrected-struck = Il a été rayé.
chronicle-corrected-restored = Il compte de nouveau.
chronicle-corrected-name = Corrigé : auparavant { $name }.
chronicle-corrected-obstacle = Plus grand obstacle auparavant : { $value }.
chronicle-corrected-obstacle-none = Aucun obstacle n’était noté auparavant.
chronicle-correct = Corriger les noms
chronicle-correct-done = Terminé
chronicle-name-field = Membre { $number }
chronicle-name-refused = Il faut un nom de 24 lettres au plus, que personne d’autre ne porte dans ce Conseil.
chronicle-claim-hint = Le Roi des 12 avec ce Conseil. Qui gagne prend le trône jusqu’au prochain règne.
chronicle-claim-gone = On ne peut plus jouer pour ce trône.
chronicle-shelf = Chroniques
chronicle-shelf-name = Nom de cette Chronique
chronicle-shelf-hint = Deux groupes sur un appareil ? Chacun peut avoir la sienne.
chronicle-shelf-number = Chronique { $number }
chronicle-shelf-reigns = { $count ->
    [0] Vide
    [one] 1 règne
   *[other] { $count } règnes
}
chronicle-shelf-add = En commencer une autre
chronicle-shelf-add-hint = Ses années commencent à 1. Les Conseils écrivent dans celle qui est ouverte.
chronicle-shelf-remove = Retirer celle-ci, vide
chronicle-file-elsewhere = { $count ->
    [one] Un d’eux est dans une autre Chronique ici et y reste.
   *[other] { $count } d’entre eux sont dans une autre Chronique ici et y restent.
}
