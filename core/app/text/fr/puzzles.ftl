# Problèmes : une position où une seule réponse gagne, quoi que tienne et joue l’adversaire.
puzzles-title = Problèmes
puzzles-daily = Problème du jour
puzzles-daily-new = Un nouveau chaque jour.
puzzles-daily-solved = Résolu. Le prochain arrive demain.
puzzles-rating = Votre cote : { $rating }
puzzles-ratings = Problème { $puzzle } · Vous { $rating }
puzzles-missed = { $count ->
    [one] Un à reprendre
   *[other] { $count } à reprendre
}
puzzles-again-title = Encore une fois
puzzles-games = Jeu
puzzles-grades = Difficulté
puzzles-any-grade = Toutes
puzzles-grade = Difficulté { $grade } sur 5
puzzles-solved-of = { $solved } sur { $count } résolus
puzzles-none-left = Vous les avez tous essayés.
puzzles-theme-push = La poussée
puzzles-theme-rescue = Le sauvetage
puzzles-theme-snake = Anguille sous roche
puzzles-theme-corner = Le dernier coin
puzzles-theme-tie-break = Le départage
puzzles-theme-one-way = Une seule voie
puzzles-theme-face = La bonne face
puzzles-theme-turn = Dés retournés
puzzles-theme-value = La bonne valeur
puzzles-theme-low = Le plus bas gagne
puzzles-theme-trick = La ruse
puzzles-theme-mix = Dosages
puzzles-theme-words = Ce qui a été dit
puzzles-theme-two-targets = Deux objectifs
puzzles-theme-new-target = Un nouvel objectif
puzzles-theme-order = Le bon ordre
puzzles-theme-one-card = La seule carte
puzzles-theme-chance = La meilleure chance
# $name joue la couleur de $seat.
puzzles-task = { $name } : jouez et gagnez à coup sûr !
puzzles-task-king = Gagnez la manche à coup sûr !
puzzles-task-mix = À quelle fréquence joueriez-vous chaque carte ?
puzzles-task-council = Résolvez-le à coup sûr, quoi que tiennent les autres.
puzzles-task-order = Résolvez-le à coup sûr : qui révèle ensuite ?
puzzles-task-chance = Rien n’est sûr : quelle carte a le plus de chances ?
puzzles-headline-solved = Résolu !
puzzles-headline-missed = Pas cette fois
puzzles-headline-shown = La réponse
# $name est l’adversaire, $own vos points, $theirs les siens.
puzzles-why-won = { $own } à { $theirs } : gagné, quoi que joue { $name }.
puzzles-why-tied = { $own } à { $theirs }, et plus de cartes marquent : { $name } n’y peut rien.
puzzles-why-lost = { $name } a une réplique : { $own } à { $theirs }.
puzzles-why-card = { $name } répond par { CARD($card, "the") } : { $own } à { $theirs }.
puzzles-why-open = { $name } peut encore égaliser : ce n’est pas sûr.
puzzles-why-king-won = { $own } à { $theirs } : manche gagnée, quoi que jouent les autres.
puzzles-why-king-lost = Les autres ont une réplique : { $own } à { $theirs }.
puzzles-why-king-card = { $name } joue { CARD($card, "the") } : { $own } à { $theirs }.
puzzles-why-king-open = Les totaux peuvent être égaux : personne ne gagne la manche.
puzzles-why-council-solved = C’est résolu, quoi que tiennent les autres.
puzzles-why-council-card = { $name } peut tenir { CARD($card, "the") } : c’est un échec.
puzzles-why-council-failed = Cela peut échouer : ce n’est pas sûr.
puzzles-why-chance = Chaque carte possible des autres compte, jouée au mieux.
puzzles-chance-line = { $name } : résolu { $count } fois sur 100.
puzzles-about = Thème : { $theme }
puzzles-rated = Cote : { $before } → { $after }
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-answer = Voir la réponse
# Un dosage : à quelle fréquence chaque carte est jouée. $share : « 40 % ». $own, $best : sur 100.
puzzles-mix-label = À quelle fréquence ?
puzzles-mix-spoken = { $name } : { $share }.
puzzles-mix-more = { CARD($card, "The") } plus souvent
puzzles-mix-less = { CARD($card, "The") } moins souvent
puzzles-mix-end = On ne peut aller plus loin.
puzzles-mix-confirm = Jouer ainsi
puzzles-share = { $count } %
puzzles-why-mix = Au pire, votre dosage gagne { $own } manches sur 100. Le meilleur en gagne { $best }.
puzzles-why-mix-card = { $name } répondrait toujours par { CARD($card, "the") }.
puzzles-mix-line = { $name } : vous { $own } %, idéal { $best } %.
