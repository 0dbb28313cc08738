# $card ist die Kennung einer Karte (crow … snake); CARD($card) ist ihr Name im Satz, mit "the" im Nominativ,
# mit "acc" im Akkusativ. $seat: 0 Schwarz, 1 Weiß. $row und $column zählen von 1 bis 4 im gezeichneten Quadrat; 0 und 5 sind daneben.

# Die Tiere. Der Wert steht auf der Karte; "bare" ist der Name im Satz, wo er anders ist.
forest-card-crow = Krähe
    .the = die Krähe
    .acc = die Krähe
    .object = Krähe
forest-card-bat = Fledermaus
    .the = die Fledermaus
    .acc = die Fledermaus
    .object = Fledermaus
forest-card-moth = Nachtfalter
    .the = der Nachtfalter
    .acc = den Nachtfalter
    .object = Nachtfalter
forest-card-spider4 = Spinne
    .bare = Spinne 4
    .the = die Spinne 4
    .acc = die Spinne 4
    .object = Spinne 4
forest-card-spider5 = Spinne
    .bare = Spinne 5
    .the = die Spinne 5
    .acc = die Spinne 5
    .object = Spinne 5
forest-card-cat = Katze
    .the = die Katze
    .acc = die Katze
    .object = Katze
forest-card-owl = Eule
    .the = die Eule
    .acc = die Eule
    .object = Eule
forest-card-wolf = Wolf
    .the = der Wolf
    .acc = den Wolf
    .object = Wolf
forest-card-jackalope = Wolpertinger
    .the = der Wolpertinger
    .acc = den Wolpertinger
    .object = Wolpertinger
forest-card-deer = Hirsch
    .the = der Hirsch
    .acc = den Hirsch
    .object = Hirsch
forest-card-raccoon = Waschbär
    .the = der Waschbär
    .acc = den Waschbären
    .object = Waschbären
forest-card-snake = Schlange
    .the = die Schlange
    .acc = die Schlange
    .object = Schlange
forest-card-hedgehog4 = Igel
    .bare = Igel 4
    .the = der Igel 4
    .acc = den Igel 4
    .object = Igel 4
forest-card-hedgehog5 = Igel
    .bare = Igel 5
    .the = der Igel 5
    .acc = den Igel 5
    .object = Igel 5
forest-card-weasel = Wiesel
    .the = das Wiesel
    .acc = das Wiesel
    .object = Wiesel

# Was sie zählen oder tun.
forest-rule-crow = Neben einem Nachtfalter 1 Punkt, neben beiden 3. Schräg gilt auch, und jede Farbe.
forest-rule-bat = 3 Punkte direkt neben deiner Krähe. Schräg gilt nicht.
forest-rule-moth = In der Mitte: 2 Punkte. Ohne den anderen Nachtfalter dort: 3.
forest-rule-spider4 = In einer Ecke: 2 Punkte. Beide deiner Spinnen in Ecken: 3.
forest-rule-spider5 = In einer Ecke: 2 Punkte. Beide deiner Spinnen in Ecken: 3.
forest-rule-cat = 3 Punkte am Rand, aber nicht in einer Ecke.
forest-rule-owl = 1 Punkt für jede andere deiner Karten in Zeile oder Spalte.
forest-rule-wolf = 1 Punkt für jede gegnerische Karte rund um ihn.
forest-rule-jackalope = Zählt wie deine beste Karte direkt daneben. Schräg gilt nicht.
forest-rule-deer = Keine Punkte. Kommt vom Rand und schiebt eine ganze Reihe.
forest-rule-raccoon = Keine Punkte. Versetzt danach eine andere deiner Karten.
forest-rule-snake = Beide aufgedeckten Karten verlassen das Spiel. Nichts wird gelegt.
forest-rule-hedgehog4 = In einer Ecke: 2 Punkte. Beide deiner Igel in Ecken: 3.
forest-rule-hedgehog5 = In einer Ecke: 2 Punkte. Beide deiner Igel in Ecken: 3.
forest-rule-weasel = Beide aufgedeckten Karten verlassen das Spiel. Nichts wird gelegt.

# Warum eine Karte zählt, was sie zählt.
forest-why-crow = { $count ->
    [0] Neben der Krähe liegt kein Nachtfalter.
    [one] Neben der Krähe liegt ein Nachtfalter.
   *[other] Neben der Krähe liegen beide Nachtfalter.
}
forest-why-bat = Die Fledermaus liegt direkt neben ihrer Krähe.
forest-why-bat-apart = Die Fledermaus liegt nicht direkt neben ihrer Krähe.
forest-why-moth = Der Nachtfalter ist in der Mitte, der andere nicht.
forest-why-moth-both = Beide Nachtfalter sind in der Mitte.
forest-why-moth-outside = Der Nachtfalter ist nicht in der Mitte.
forest-why-spider = Die Spinne ist in einer Ecke.
forest-why-spider-both = Beide Spinnen sind in Ecken.
forest-why-spider-outside = Die Spinne ist nicht in einer Ecke.
forest-why-hedgehog = Der Igel ist in einer Ecke.
forest-why-hedgehog-both = Beide Igel sind in Ecken.
forest-why-hedgehog-outside = Der Igel ist nicht in einer Ecke.
forest-why-cat = Die Katze ist am Rand, nicht in einer Ecke.
forest-why-cat-outside = Die Katze ist nicht am Rand zwischen zwei Ecken.
forest-why-owl = { $count ->
    [0] Keine andere Karte ihrer Farbe in Zeile und Spalte.
    [one] Eine andere Karte ihrer Farbe in Zeile und Spalte.
   *[other] { $count } andere Karten ihrer Farbe in Zeile und Spalte.
}
forest-why-wolf = { $count ->
    [0] Rund um den Wolf liegt keine gegnerische Karte.
    [one] Rund um den Wolf liegt eine gegnerische Karte.
   *[other] Rund um den Wolf liegen { $count } gegnerische Karten.
}
forest-why-jackalope = Der Wolpertinger zählt wie { CARD($card, "the") } neben ihm.
forest-why-jackalope-none = Keine deiner Karten direkt daneben hat Punkte.
forest-why-no-points = Diese Karte hat nie Punkte.
forest-why-not-square = Ecken, Rand und Mitte zählen erst bei 4 × 4.

# Der Tisch.
forest-title = Waldduell
forest-round = Runde { $round }
forest-status-keep = { $name }, behalte drei von fünf Karten
forest-status-choose = { $name }, wähle eine Karte
forest-status-place = { $name }, lege { CARD($card, "acc") }
forest-status-push = { $name }, wähle, wo der Hirsch hereinkommt
forest-status-move = { $name }, wähle eine Karte für den Waschbären
forest-status-move-to = { $name }, wähle, wohin { CARD($card, "the") } kommt
forest-status-over = Die Partie ist zu Ende
forest-table = Aufgedeckt
forest-removed = Durch Schlangen entfernt
forest-removed-gently = Durch Wiesel entfernt

# Die Plätze.
forest-seat-preview = → { $points }
forest-seat-cards = { $hand } auf der Hand, { $deck } im Stapel
forest-seat-deck = +{ $deck }
forest-seat-tiebreaker = Gleichstandsmarker: legt bei gleichen Zahlen zuerst
forest-seat-spoken = { $seat ->
    [0] { $name }, Schwarz
   *[1] { $name }, Weiß
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } im Stapel.
forest-seat-spoken-preview = Mit diesem Zug: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
forest-seat-spoken-chosen = Hat eine Karte gewählt.
forest-seat-spoken-tiebreaker = Hat den Gleichstandsmarker.
forest-seat-spoken-turn = { $name } ist an der Reihe.
forest-seat-spoken-why = Antippen zeigt, woher die Punkte kommen.

# Die Auslage und ihre Felder. Die Sätze eines Feldes folgen aufeinander: was dort ist, dann was zu tun ist.
forest-board-empty = Die Auslage ist leer.
forest-board = Die Auslage: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}, { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
forest-cell-empty = Zeile { $row }, Spalte { $column }: leer.
forest-cell-card = Zeile { $row }, Spalte { $column }: { CARD($card) } von { $name }.
forest-cell-card-points = Zeile { $row }, Spalte { $column }: { CARD($card) } von { $name }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
forest-cell-ghost = Zeile { $row }, Spalte { $column }: Hier läge { CARD($card) } von { $name }.
forest-cell-ghost-points = Zeile { $row }, Spalte { $column }: Hier läge { CARD($card) } von { $name }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
forest-cell-leaving = Zeile { $row }, Spalte { $column }: { CARD($card) } geht von hier weg.
forest-cell-selected = Ausgewählt.
forest-cell-latest = Zuletzt gelegt oder versetzt.
forest-cell-because = Zählt für die erklärte Karte.
forest-cell-advised = Hier empfohlen.
forest-cell-done = Hier gespielt.
forest-do-place = { CARD($card, "object") } hierhin legen.
forest-do-push-left = Den Hirsch von links in Zeile { $row } schieben.
forest-do-push-right = Den Hirsch von rechts in Zeile { $row } schieben.
forest-do-push-top = Den Hirsch von oben in Spalte { $column } schieben.
forest-do-push-bottom = Den Hirsch von unten in Spalte { $column } schieben.
forest-do-pick = Diese Karte vom Waschbären versetzen lassen.
forest-do-move = { CARD($card, "object") } hierhin versetzen.
forest-do-confirm = Zum Bestätigen noch einmal wählen.
forest-do-inspect = Antippen zeigt, warum.

# Die Hand. $number steht auf der Karte: „8“, „X“.
forest-hand = Hand von { $name }
forest-hand-card = { CARD($card, "name") }, { $number }. { $rule }
forest-hand-do-choose = Wählen.
forest-hand-do-keep = Wählen, um sie zu behalten.
forest-hand-do-give-back = Behalten. Noch einmal wählen, um sie abzugeben.
forest-hand-selected = Ausgewählt. Zum Bestätigen noch einmal wählen.
forest-hand-advised = Empfohlen.
forest-badge-keep = behalten
forest-badge-bottom-first = unter den Stapel, zuerst
forest-badge-bottom-last = unter den Stapel, zuunterst

# Knöpfe. $before und $after: Punkte von $name.
forest-confirm-keep = Diese drei behalten
forest-confirm-keep-off = { $count ->
    [one] Behalte noch { $count } Karte.
   *[other] Behalte noch { $count } Karten.
}
forest-swap-bottom = Karten unter dem Stapel tauschen
forest-confirm-choose = { CARD($card, "object") } wählen
forest-confirm-place = { CARD($card, "object") } legen
forest-confirm-push = Hirsch hineinschieben
forest-confirm-move = { CARD($card, "object") } versetzen
# Was es brächte: Punkte von $name vorher und nachher.
forest-gain = { $name } { $before } → { $after }
forest-gain-none = Die Punkte bleiben gleich

# Eine Karte oder ein Punktestand erklärt.
forest-inspect-card = { CARD($card) } von { $name }
forest-inspect-score = Punkte von { $name }
forest-inspect-none = { $name } hat noch keine Karte in der Auslage.
forest-inspect-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
forest-inspect-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was geschehen ist. $name und $card gehören zusammen, $other und $othercard auch.
forest-beat-dealt = Die Karten sind gemischt und ausgeteilt.
forest-beat-tiebreaker = { $name } hat den Gleichstandsmarker.
forest-beat-kept = { $name } hat drei Karten behalten.
forest-beat-chosen = { $name } hat eine Karte gewählt.
forest-beat-revealed = { $name } deckt { CARD($card, "acc") } auf, { $other } { CARD($othercard, "acc") }.
forest-beat-removed = Schlange! Weg: { CARD($card) } von { $name }, { CARD($othercard) } von { $other }.
forest-beat-removed-gently = Wiesel! Weg: { CARD($card) } von { $name }, { CARD($othercard) } von { $other }.
forest-beat-placed = { $name } legt { CARD($card, "acc") } auf Zeile { $row }, Spalte { $column }.
forest-beat-pushed-left = { $name } schiebt den Hirsch von links in Zeile { $row }{ $count ->
    [0] .
    [one] . Eine Karte bewegt sich.
   *[other] . { $count } Karten bewegen sich.
}
forest-beat-pushed-right = { $name } schiebt den Hirsch von rechts in Zeile { $row }{ $count ->
    [0] .
    [one] . Eine Karte bewegt sich.
   *[other] . { $count } Karten bewegen sich.
}
forest-beat-pushed-top = { $name } schiebt den Hirsch von oben in Spalte { $column }{ $count ->
    [0] .
    [one] . Eine Karte bewegt sich.
   *[other] . { $count } Karten bewegen sich.
}
forest-beat-pushed-bottom = { $name } schiebt den Hirsch von unten in Spalte { $column }{ $count ->
    [0] .
    [one] . Eine Karte bewegt sich.
   *[other] . { $count } Karten bewegen sich.
}
forest-beat-moved = { $name } versetzt { CARD($card, "acc") } auf Zeile { $row }, Spalte { $column }.
forest-beat-tiebreaker-passed = Gleiche Zahlen: { $other } beginnt. Der Gleichstandsmarker geht an { $name }.
forest-beat-drawn = Beide ziehen eine Karte.
forest-beat-drawn-one = { $name } zieht eine Karte.

# Das Ende. $points hat, wer gewinnt, $otherpoints der andere Platz.
forest-result-wins = { $name } gewinnt { $points } zu { $otherpoints }
forest-result-draw = Unentschieden, { $points } zu { $points }
forest-decided-points = Nach Punkten entschieden.
forest-decided-scoring-cards = Gleich viele Punkte. { $name } hat mehr Karten, die zählen: { $more } zu { $less }.
forest-decided-hands = Gleich viele Punkte und zählende Karten. { $name } hat mehr auf der Hand: { $more } zu { $less }.
forest-decided-draw = Punkte, zählende Karten und Handkarten sind gleich.
forest-rematch = Noch einmal spielen
forest-rematch-hint = Dieselben Leute, Farben getauscht.

# Züge, die die Regeln ablehnen.
forest-illegal-game-over = Die Partie ist zu Ende. Spiel noch einmal oder geh zur Startseite.
forest-illegal-wrong-phase = Jetzt nicht. Tu, was in der Zeile über der Auslage steht.
forest-illegal-not-your-turn = { $name } ist an der Reihe.
forest-illegal-no-such-seat = An diesem Tisch sitzen nur Schwarz und Weiß.
forest-illegal-not-a-deck = In einem Stapel ist jede der zwölf Karten genau einmal.
forest-illegal-not-in-hand = { $name } hat { CARD($card, "acc") } nicht auf der Hand. Wähle eine Handkarte.
forest-illegal-not-the-five = Behalte drei der fünf Karten. Die anderen kommen unter den Stapel.
forest-illegal-already-chosen = { $name } hat schon eine Karte gewählt.
forest-illegal-not-the-origin = Die allererste Karte liegt allein. Leg sie auf das markierte Feld.
forest-illegal-occupied = Hier liegt schon eine Karte. Wähle ein leeres Feld.
forest-illegal-outside-frame = Die Auslage würde größer als 4 mal 4. Wähle ein markiertes Feld.
forest-illegal-touchless = Die Karte würde keine andere berühren. Wähle ein Feld neben einer Karte; schräg geht auch.
forest-illegal-deer-is-pushed = Der Hirsch wird nicht gelegt. Schieb ihn vom Rand herein.
forest-illegal-not-a-deer = Nur der Hirsch kommt vom Rand. Wähle ein leeres Feld.
forest-illegal-wrong-side = Schieb an einem Ende der Zeile oder Spalte hinein.
forest-illegal-no-such-line = Der Hirsch braucht eine Reihe mit einer bis drei Karten. Wähle eine markierte.
forest-illegal-not-movable = Der Waschbär versetzt eine andere Karte seiner Farbe. Wähle eine markierte Karte.
forest-illegal-falls-apart = Die Auslage würde zerfallen. Wähle ein markiertes Feld.
