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
puzzles-games = Spiel
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
puzzles-theme-face = Die richtige Seite
puzzles-theme-turn = Gedrehte Würfel
puzzles-theme-value = Der richtige Wert
puzzles-theme-low = Niedrig schlägt hoch
puzzles-theme-trick = Der Trick
puzzles-theme-mix = Mischungen
puzzles-theme-words = Was gesagt wurde
puzzles-theme-two-targets = Zwei Ziele
puzzles-theme-new-target = Ein neues Ziel
puzzles-theme-order = Die richtige Reihenfolge
puzzles-theme-one-card = Die eine Karte
puzzles-theme-chance = Die beste Chance
# $name spielt die Farbe von $seat.
puzzles-task = { $name } am Zug: gewinne sicher!
puzzles-task-king = Gewinne die Runde sicher!
puzzles-task-mix = Wie oft würdest du jede Karte spielen?
puzzles-task-council = Löse es sicher, was die anderen auch haben.
puzzles-task-order = Löse es sicher: Wer deckt als Nächstes auf?
puzzles-task-chance = Nichts ist sicher: Welche Karte hat die beste Chance?
puzzles-headline-solved = Gelöst!
puzzles-headline-missed = Das war es nicht
puzzles-headline-shown = Die Lösung
# $name ist die andere Seite, $own sind deine Punkte, $theirs ihre.
puzzles-why-won = { $own } zu { $theirs }: gewonnen, was { $name } auch spielt.
puzzles-why-tied = { $own } zu { $theirs }, und mehr Karten punkten: { $name } kann nichts tun.
puzzles-why-lost = { $name } hat eine Antwort: { $own } zu { $theirs }.
puzzles-why-card = { $name } spielt { CARD($card, "acc") }: { $own } zu { $theirs }.
puzzles-why-open = { $name } kann noch gleichziehen: Das ist nicht sicher.
puzzles-why-king-won = { $own } zu { $theirs }: Runde gewonnen, was die anderen auch spielen.
puzzles-why-king-lost = Die anderen haben eine Antwort: { $own } zu { $theirs }.
puzzles-why-king-card = { $name } spielt { CARD($card, "acc") }: { $own } zu { $theirs }.
puzzles-why-king-open = Die Summen können gleich sein: Niemand gewinnt die Runde.
puzzles-why-council-solved = Es gelingt, was die anderen auch haben.
puzzles-why-council-card = { $name } kann { CARD($card, "acc") } haben: Dann scheitert es.
puzzles-why-council-failed = Es kann scheitern: Das ist nicht sicher.
puzzles-why-chance = Gezählt: jede mögliche Karte der anderen, gut gespielt.
puzzles-chance-line = { $name }: { $count } von 100 Mal gelöst.
puzzles-about = Thema: { $theme }
puzzles-rated = Wertung: { $before } → { $after }
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-answer = Lösung zeigen
# Eine Mischung: wie oft jede Karte gespielt wird. $share: „40 %“. $own, $best: von 100.
puzzles-mix-label = Wie oft welche Karte?
puzzles-mix-spoken = { $name }: { $share }.
puzzles-mix-more = { CARD($card) } öfter
puzzles-mix-less = { CARD($card) } seltener
puzzles-mix-end = Weiter geht es nicht.
puzzles-mix-confirm = So spielen
puzzles-share = { $count } %
puzzles-why-mix = Schlimmstenfalls gewinnt deine Mischung { $own } von 100 Runden. Die beste gewinnt { $best }.
puzzles-why-mix-card = { $name } würde immer { CARD($card) } spielen.
puzzles-mix-line = { $name }: du { $own } %, am besten { $best } %.
