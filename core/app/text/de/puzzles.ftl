# Rätsel: eine Stellung, in der genau eine Antwort gewinnt, was auch immer die andere Seite hat und spielt.
puzzles-title = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-daily-new = Jeden Tag ein neues.
puzzles-daily-solved = Gelöst. Morgen kommt ein neues.
puzzles-rating = Deine Wertung: { $rating }
puzzles-ratings = Rätsel { $puzzle } · Du { $rating }
puzzles-missed = { $count ->
    [one] Eins noch einmal
   *[other] { $count } noch einmal
}
puzzles-again-title = Noch einmal
puzzles-grades = Schwierigkeit
puzzles-any-grade = Alle
puzzles-grade = Schwierigkeit { $grade } von 5
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-none-left = Du hast alle davon versucht.
puzzles-theme-push = Der Schub
puzzles-theme-rescue = Die Rettung
puzzles-theme-snake = Schlange im Gras
puzzles-theme-corner = Die letzte Ecke
puzzles-theme-tie-break = Der Gleichstand
puzzles-theme-one-way = Der einzige Weg
# $name spielt die Farbe von $seat.
puzzles-task = { $name } am Zug: gewinne sicher!
puzzles-headline-solved = Gelöst!
puzzles-headline-missed = Das war es nicht
puzzles-headline-shown = Die Lösung
# $name ist die andere Seite, $own sind deine Punkte, $theirs ihre.
puzzles-why-won = { $own } zu { $theirs }: gewonnen, was { $name } auch spielt.
puzzles-why-tied = { $own } zu { $theirs }, und mehr Karten punkten: { $name } kann nichts tun.
puzzles-why-lost = { $name } hat eine Antwort: { $own } zu { $theirs }.
puzzles-why-card = { $name } spielt { CARD($card, "acc") }: { $own } zu { $theirs }.
puzzles-why-open = { $name } kann noch gleichziehen: Das ist nicht sicher.
puzzles-about = Thema: { $theme }
puzzles-rated = Wertung: { $before } → { $after }
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-answer = Lösung zeigen
