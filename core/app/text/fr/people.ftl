# The people of this device. $won of $count games were won; $name is a person, in people-feat-beaten a built-in player.
people-title = Joueurs
people-title-hint = Résultats et exploits de tous ceux qui jouent ici.
people-summary = { $count ->
    [0] Personne n’est encore connu. Donnez un nom à une place avant de jouer.
    [one] Une personne joue ici.
   *[other] { $count } personnes jouent ici.
}
people-open = Ouvrir
people-games = { $count ->
    [0] Aucune partie finie
    [one] 1 partie, { $won } gagnée
   *[other] { $count } parties, { $won } gagnées
}
people-won-of = { $won } sur { $count }
people-portraits = Portrait
people-portrait = Portrait { $number }
people-colours = Couleur
people-colour-gold = Or
people-colour-ruby = Rubis
people-colour-sapphire = Saphir
people-colour-emerald = Émeraude
people-colour-amethyst = Améthyste
people-colour-silver = Argent
people-by-game = Victoires par jeu
people-by-level = Victoires par adversaire
people-by-month = Conseils gagnés par mois
people-points = Points au Duel de la forêt
people-rounds = Manches pour gagner au Roi des 12
people-verdicts = Règnes par jugement
people-feats = Exploits
people-feat-beaten = Adversaire battu : { $name }.
people-feat-streak = { $count } parties gagnées de suite.
people-feat-margin = Plus large victoire au Duel de la forêt : { $count } points d’écart.
people-feat-quickest = Roi des 12 gagné en { $count } manches.
people-feat-longest = Plus long règne : { $years }.
people-feat-months = { $count ->
    [one] 1 mois gagné sur 12.
   *[other] { $count } mois gagnés sur 12.
}
people-about = Les parties finies sur cet appareil comptent. Celles de fichiers ou reprises d’autres parties ne comptent pas.
people-forget = Oublier
people-forget-hint = Portrait, couleur et résultats disparaissent. Parties et Chronique restent.
people-forgotten = { $name } ne figure plus ici.
people-restore = Annuler
