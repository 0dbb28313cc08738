# Leçons. Douze mots au plus à la fois. $card est l'identifiant d'une carte.
lesson-title = Leçon
lesson-offer = Apprendre en 90 secondes
lesson-next = Continuer
lesson-again = Recommencer
lesson-skip = Passer
lesson-home = Accueil
lesson-play = Jouer
lesson-spoken = { $words } Étape { $step } sur { $steps }.

# La réponse à autre chose que ce qui est demandé.
lesson-answer-card = Pas { CARD($card, "the") } maintenant. Prenez la carte qui brille.
lesson-answer-place = { $points ->
    [0] Là, rien ne change. La case qui brille est meilleure.
   *[other] Cela rapporte { $points }. La case qui brille est meilleure.
}
lesson-answer-later = Plus tard. Touchez d’abord ce qui brille.

# Le duel de la forêt.
lesson-forest-choose = Deux forêts, un carré. Choisissez votre Hibou.
lesson-forest-again = Touchez encore : il est choisi en secret.
lesson-forest-lower = 7 est plus petit que 8 : vous posez d’abord. Ici.
lesson-forest-place = Touchez encore pour le poser.
lesson-forest-touch = Chaque carte doit en toucher une autre. Un coin suffit.
lesson-forest-cat = Un Chat vaut 3 au bord, jamais dans un coin.
lesson-forest-cat-place = Trois points pour vous. Touchez encore.
lesson-forest-cat-done = Le bord compte quand le carré fait quatre sur quatre.
lesson-forest-wolf = Un Loup compte chaque carte blanche autour. Posez-le ici.
lesson-forest-wolf-place = Trois cartes blanches le touchent. Touchez encore.
lesson-forest-wolf-done = Il aime être entouré d’adversaires.
lesson-forest-deer = Le Cerf pousse toute une ligne. Entrez par le bas.
lesson-forest-deer-push = Regardez ce qui bouge, puis touchez encore.
lesson-forest-deer-done = Une poussée : six points pour vous, neuf de moins en face.
lesson-forest-snake = Les deux cartes révélées quittent la partie. Choisissez { CARD($card, "the") }.
lesson-forest-snake-choose = Touchez encore. Personne ne pose de carte.
lesson-forest-snake-done = Toutes deux sont parties. Vous restez devant.
lesson-forest-last = Seize cartes terminent le duel. Posez la dernière.
lesson-forest-last-place = Trois points : neuf à huit. Touchez encore.
lesson-forest-end = Gagné, neuf à huit. Plus de points l’emporte. À vous !
