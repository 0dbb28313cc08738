# Problèmes : une position où une seule réponse gagne, quoi que tienne et joue l’adversaire.
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
# $name joue la couleur de $seat.
puzzles-task = { $name } : jouez et gagnez à coup sûr !
puzzles-headline-solved = Résolu !
puzzles-headline-missed = Pas cette fois
puzzles-headline-shown = La réponse
# $name est l’adversaire, $own vos points, $theirs les siens.
puzzles-why-won = { $own } à { $theirs } : gagné, quoi que joue { $name }.
puzzles-why-tied = { $own } à { $theirs }, et plus de cartes marquent : { $name } n’y peut rien.
puzzles-why-lost = { $name } a une réplique : { $own } à { $theirs }.
puzzles-why-card = { $name } répond par { CARD($card, "the") } : { $own } à { $theirs }.
puzzles-why-open = { $name } peut encore égaliser : ce n’est pas sûr.
puzzles-about = Thème : { $theme }
puzzles-rated = Cote : { $before } → { $after }
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-answer = Voir la réponse
