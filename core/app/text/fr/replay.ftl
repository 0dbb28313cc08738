# A finished game or a kept record, watched.
replay-open = Revoir la partie
replay-open-hint = Toute la partie, coup par coup, vue de chaque place.
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-place = Coup { $number } sur { $count }
replay-beginning = La partie commence.
replay-seats = Vue de qui ?
replay-everybody = Tout le monde
replay-read = Ce qui s’est passé
replay-play-on = Jouer à partir d’ici
replay-play-on-hint = Une nouvelle partie à vous ; celle-ci reste telle quelle.
replay-play-on-off = La partie est finie ici.
replay-not-in-chronicle = Elle continue une autre partie : la Chronique ne la compte pas.
# A record from elsewhere.
replay-keep = Garder et regarder
replay-known = Cette partie est déjà sur votre appareil.
