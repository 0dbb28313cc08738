review-title = Relecture
review-open = Relecture
review-open-hint = Ce que chaque décision a coûté, et ce qui aurait été meilleur.
