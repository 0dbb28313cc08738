setup-title = Duel de la forêt : qui joue ?
setup-title-king = Le Roi des 12 : qui joue ?
# $seat : 0 noir, 1 blanc.
setup-seat = { $seat ->
    [0] Noir
   *[1] Blanc
}
# Le nom d'une place que personne n'a nommée.
setup-seat-name = { $seat ->
    [0] Noir
   *[1] Blanc
}
# $number compte à partir de 1.
setup-seat-number = Place { $number }
setup-add = Ajouter une place
setup-add-tournament = À partir de cinq places, c’est un tournoi.
setup-add-off = Un tournoi a { $limit } places au plus.
setup-remove = Retirer la dernière place
setup-remove-off = Il doit rester au moins deux places.
# Le nom d'une personne qui n'en a pas donné.
setup-player-number = Joueur { $number }
setup-name = Nom
setup-name-long = Ce nom est trop long. Utilisez { $limit } caractères au plus.
setup-name-same = Deux joueurs s’appellent { $name }.
setup-name-bad = Ce nom contient des caractères qui ne s’affichent pas. Utilisez des lettres et des chiffres.
setup-player = Qui joue ici ?
setup-player-nobody = Gardez au moins une place pour un joueur.
setup-player-person = Joueur
setup-player-person-line = Joue sur cet appareil.
setup-player-fawn = Faon
setup-player-fawn-line = Joue sensément, mais se trompe encore souvent.
setup-player-fox = Renard
setup-player-fox-line = Prend des points partout où il peut.
setup-player-wolf = Loup
setup-player-wolf-line = Pense aux manches à venir et reste imprévisible.
setup-player-owl = Hibou
setup-player-owl-line = Devine votre main et joue la fin parfaitement. Niveau le plus fort.
setup-player-pretender = Prétendant
setup-player-pretender-line = Pèse ce que les autres peuvent jouer.
setup-player-courtier = Courtisan
setup-player-courtier-line = Voit plus loin et varie ses choix.
setup-player-strategist = Stratège
setup-player-strategist-line = Pense à toute la manche et se laisse peu surprendre. Niveau le plus fort.
# Deux fois le même adversaire intégré : « Renard (noir) ».
setup-player-twin = { $seat ->
    [0] { $name } (noir)
   *[1] { $name } (blanc)
}
setup-variant = Main de départ
setup-variant-standard = Trois cartes
setup-variant-standard-line = Chacun pioche trois cartes, et c’est parti.
setup-variant-choose3 = Trois sur cinq
setup-variant-choose3-line = Chacun pioche cinq cartes, en garde trois et en glisse deux sous la pioche.
setup-set = Personnages
setup-set-first-game = Première partie
setup-set-first-game-line = Les sept avec lesquels on apprend le plus facilement.
setup-set-random = Surprise
setup-set-random-line = Le Chevalier et six personnages tirés au hasard, à chaque partie.
setup-set-chosen = Au choix
setup-set-chosen-line = Le Chevalier et six personnages que vous choisissez ensemble.
setup-set-blue = Symbole bleu : { $count }. Au hasard, au moins 2.
setup-set-blue-drawn = Au moins 2 avec le symbole bleu.
setup-set-missing = { $count ->
    [0] Les six sont choisis.
    [one] Choisissez-en encore { $count }.
   *[other] Choisissez-en encore { $count }.
}
setup-character-always = Toujours dans la partie.
setup-character-in = Sélectionné.
setup-character-out = Non sélectionné.
setup-character-drawn = Le tirage se fait au début de la partie.
setup-character-full = Non sélectionné. Six sont choisis : retirez-en un d’abord.
setup-groups = Groupes à douze places
setup-groups-fours = Trois groupes de quatre
setup-groups-threes = Quatre groupes de trois
setup-steps = Pas à pas
setup-steps-off = Désactivé
setup-steps-off-line = Un tour se joue d’un trait.
setup-steps-on = Activé
setup-steps-on-line = Un tour s’arrête à chacune de ses six étapes. Idéal pour une première partie.
setup-table = Mode table
setup-table-off = Désactivé
setup-table-off-line = Tout est tourné du même côté.
setup-table-on = Activé
setup-table-on-line = Vous êtes face à face ; le côté de la deuxième place est à l’envers.
setup-history = Historique des cartes
setup-history-off = Caché
setup-history-off-line = Les cartes jouées restent face cachée.
setup-history-on = Ouvert
setup-history-on-line = Tout le monde peut revoir les cartes jouées dans cette manche.
setup-seed = Graine aléatoire
setup-seed-hint = Même graine ou code, mêmes cartes. Vide : au hasard.
setup-seed-bad = Ce n’est ni une graine ni un code. Utilisez des chiffres, vérifiez le code, ou laissez vide.
setup-seed-large = Cette graine est trop grande. La plus grande est { $limit }.
setup-company = { $count } à la table
setup-company-throne = Qui gagne prend le trône vacant
setup-trial = Ligne de la Chronique
setup-trial-off = Ce règne est noté
setup-trial-off-line = Gagné ou perdu, il devient une ligne de la Chronique.
setup-trial-on = Simple essai
setup-trial-on-line = Rien n’est noté. Pour apprendre ou montrer le jeu.
setup-company-tournament = Un tournoi à { $count }
setup-preset = Type de partie
setup-preset-quick = Duel
setup-preset-quick-line = Deux places, les personnages de la première partie.
setup-preset-first-game = Première partie
setup-preset-first-game-line = Trois ou quatre places, les sept personnages les plus simples.
setup-preset-surprise = Surprise
setup-preset-surprise-line = Le Chevalier et six personnages tirés au hasard.
setup-preset-tournament = Tournoi
setup-preset-tournament-line = De cinq à seize places, en groupes.
setup-rivals = Rivaux
setup-rivals-mixed = Rivaux : forces diverses
setup-rivals-none = Rivaux : aucun
# $count : force, de 1 à 4.
setup-rival-spoken = { $name }, force { $count }. { $line }
setup-line-person = Joueur
# $seat compte à partir de 1.
setup-seat-spoken = Place { $seat } : { $name }, { $line }. Choisissez qui s’assoit ici.
setup-people = Joueurs
setup-people-new = Nouveau venu
setup-vacate = Laisser cette chaise vide
setup-more = Plus
setup-months = Les douze mois
setup-months-won = { $count } sur 12 gagnés
setup-month-short-won = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}
setup-month-short-lost = perdu
setup-month-short-new = pas encore
setup-month-today = aujourd’hui
setup-start-forest = Distribuer les cartes
setup-start-king = Lancer les dés
setup-start-council = Ouvrir le Conseil
setup-start-month = Commencer { $month }
setup-start-hint = Les cartes sont mélangées et distribuées.
setup-start-hint-king = Les dés sont lancés.
setup-start-off = Corrigez d’abord les champs signalés.

## Le Conseil des 12
setup-title-council = Le Conseil des 12 : qui y siège ?
# La place d'un membre que l'application joue.
setup-seat-named = Place { $number } : { $name }
setup-add-off-council = Un Conseil a { $limit } places au plus.
setup-add-head = À quatre, l’un de vous ne joue pas de carte à chaque tour : c’est le Chef du Conseil.
setup-player-apprentice = Apprenti
setup-player-apprentice-line = Aide comme il peut et ne pense qu’à ce tour-ci.
setup-player-councillor = Membre du Conseil
setup-player-councillor-line = Réfléchit avec vous, prend la parole, et n’en sait pas plus que vous.
setup-player-sage = Sage
setup-player-sage-line = Déduit la main des autres et apprend votre façon de jouer. Niveau le plus fort.
setup-temperament = Tempérament
setup-temperament-bold = Hardi
setup-temperament-bold-line = Sonne volontiers les cloches et prend des risques.
setup-temperament-careful = Prudent
setup-temperament-careful-line = Ménage la Faveur et prend le chemin sûr.
setup-temperament-loyal = Loyal
setup-temperament-loyal-line = Suit ce que vous dites à la table.
setup-council = Type de partie
setup-council-normal = Normale
setup-council-normal-line = Quémandeurs et dilemmes sont tirés à chaque partie.
setup-council-month = Scénario du mois
setup-council-month-line = L’année troublée : douze mois, chacun avec sa règle.
setup-council-free = Libre
setup-council-free-line = Vous choisissez sept quémandeurs et sept dilemmes. La Chronique le note.
setup-month-best = { $years ->
    [one] Record : { $years } an
   *[other] Record : { $years } ans
}
setup-month-lost = Pas encore gagné
setup-month-new = Pas encore joué
setup-free-petitioners = { $count ->
    [one] Choisissez encore { $count } quémandeur.
   *[other] Choisissez encore { $count } quémandeurs.
}
setup-free-dilemmas = { $count ->
    [one] Choisissez encore { $count } dilemme.
   *[other] Choisissez encore { $count } dilemmes.
}
setup-free-full = Non sélectionné. Sept sont choisis : retirez-en un d’abord.
# $list : objectifs et valeur.
setup-dilemma-spoken = { $count ->
    [one] { $name }, numéro { $number }, { $count } cloche : { $list }.
   *[other] { $name }, numéro { $number }, { $count } cloches : { $list }.
}
setup-dilemma-line = { $years ->
    [one] { $faces } · { $years } an
   *[other] { $faces } · { $years } ans
}
# Valeurs d'un objectif.
setup-or = { $first } ou { $last }
# Deux objectifs.
setup-targets-two = { $first }, et { $last }
setup-silent = Conseil silencieux
setup-silent-off = Désactivé
setup-silent-off-line = Vous pouvez parler dans les limites de la règle.
setup-silent-on = Activé
setup-silent-on-line = Pas un mot de toute la partie. Chaque dilemme résolu ainsi est coché dans la Chronique.
setup-silent-december = Décembre est toujours silencieux.
setup-bells = Cloches
setup-bells-off = Désactivées
setup-bells-off-line = Sans cloches, comme on le conseille pour une première partie.
setup-bells-on = Activées
setup-bells-on-line = Le Conseil peut sonner : cela coûte de la Faveur, et le dilemme compte double.
setup-bells-july = Juillet ne se gagne qu’avec les cloches.
# $name est le personnage qui règne.
setup-ruler-out = Sur le trône : { $name }. Cette carte n’est pas parmi les quémandeurs.
setup-ruler-powerful = Sur le trône : { $name }. Cette carte n’est pas parmi les quémandeurs ; une autre, de couronne 1, est visible à sa place.
setup-ruler-month = Sur le trône : { $name }. Un mois garde quand même sa liste de quémandeurs.
setup-ruler-free = Sur le trône : { $name }. Votre choix de quémandeurs reste libre.
setup-deck = Paquet
setup-deck-note = Les faces du paquet de l’application sont une reconstitution. Si vous avez le jeu imprimé, vous pouvez en saisir ou en importer un autre.
setup-deck-lost = Le paquet choisi la dernière fois n’est plus sur cet appareil. Celui de l’application le remplace.
setup-deck-gone = Ce paquet n’est pas sur cet appareil. Choisissez-en un autre.
setup-decks = Vos propres paquets
setup-decks-hint = Tous les paquets de cet appareil ; copiez-en un, ou saisissez le vôtre.
setup-start-hint-council = Les quémandeurs sont disposés et le dé est lancé.
setup-month-petitioners = Quémandeurs et leurs couronnes : { $names }.
setup-month-dilemmas = Dilemmes : { $list }.

# L’accord du Conseil.
setup-vote = Qui décide pour le Conseil ?
setup-vote-off = Vous
setup-vote-off-line = Les conseillers donnent leur avis ; vous avez le dernier mot.
setup-vote-on = Tous, par vote
setup-vote-on-line = Plus de la moitié décide. À égalité, rien n’est sonné ni utilisé.
setup-seed-of-king = Ce code est pour le Roi des 12. Préparez ce jeu.
setup-seed-of-council = Ce code est pour le Conseil des 12. Préparez ce jeu.
setup-seed-of-forest = Ce code est pour le Duel de la forêt. Préparez ce jeu.
setup-seed-newer = Ce code vient d’un Douze plus récent. Mettez l’application à jour.
setup-seed-deck = Ce code est celui d’un autre paquet. Importez d’abord ce paquet, dans Paquets.
setup-deal-of-day = Donne du jour
setup-scenario-of-day = Scénario du jour
setup-deal-of-day-hint = Les mêmes dés et cartes pour tous ceux qui la jouent aujourd’hui.
setup-deal-of-day-taken = Choisi : c’est la graine ci-dessous.
