# $card ist die Kennung eines Charakters (alchemist … troublemakers); CARD($card) ist sein Name im Satz, mit "the" im
# Nominativ, mit "acc" im Akkusativ. Wo ein Satz nur den Namen nennt ({ $card }), kommt dieser selbst. $name ist, wer
# dort sitzt; $names sind mehrere, schon verbunden. $face: 1 bis 12. $value: was ein Würfel in diesem Zug gilt.

# Die Charaktere.
king-character-alchemist = Alchemist
    .the = der Alchemist
    .acc = den Alchemisten
    .object = Alchemisten
king-character-gambler = Zocker
    .the = der Zocker
    .acc = den Zocker
    .object = Zocker
king-character-golem = Golem
    .the = der Golem
    .acc = den Golem
    .object = Golem
king-character-knight = Ritter
    .the = der Ritter
    .acc = den Ritter
    .object = Ritter
king-character-lady = Dame
    .the = die Dame
    .acc = die Dame
    .object = Dame
king-character-machine = Maschine
    .the = die Maschine
    .acc = die Maschine
    .object = Maschine
king-character-merchants = Händler
    .the = die Händler
    .acc = die Händler
    .object = Händler
king-character-oracle = Orakel
    .the = das Orakel
    .acc = das Orakel
    .object = Orakel
king-character-parasite = Parasit
    .the = der Parasit
    .acc = den Parasiten
    .object = Parasiten
king-character-reverser = Wandlerin
    .the = die Wandlerin
    .acc = die Wandlerin
    .object = Wandlerin
king-character-sorcerer = Hexenmeister
    .the = der Hexenmeister
    .acc = den Hexenmeister
    .object = Hexenmeister
king-character-troublemakers = Unruhestifter
    .the = die Unruhestifter
    .acc = die Unruhestifter
    .object = Unruhestifter

# Die beiden Symbole auf Karten.
king-symbol-own = Blaues Symbol: dreht den eigenen Würfel.
king-symbol-all = Symbol aller Würfel: betrifft jeden Würfel.

# Was sie tun; auf der Karte und in den Regeln.
king-rule-alchemist = Verdoppelt den Wert deines Würfels. Er bleibt liegen.
king-rule-gambler = Erster und zweiter Platz tauschen, nach dem Ritter. Bleibt nur ein Wert, ist er Zweiter.
king-rule-golem = Dein Würfel hat den Wert 12. Zeigt er am Ende die 12, hat er den Wert 1.
king-rule-knight = In diesem Zug schlagen niedrige Werte hohe.
king-rule-lady = Allein negiert sie alle anderen Karten. Sonst darf die niedrigste der höchsten einen Marker nehmen. Bei Gleichstand passiert nichts.
king-rule-machine = Zählt 7 zum Wert deines Würfels dazu. Er bleibt liegen.
king-rule-merchants = Vor allen anderen Effekten wandern die Würfel nach links.
king-rule-oracle = Wirft deinen Würfel nach allen anderen Effekten neu.
king-rule-parasite = Zieht 7 vom Wert deines Würfels ab. Er bleibt liegen.
king-rule-reverser = Dreht deinen Würfel auf die Gegenseite (9 wird 4).
king-rule-sorcerer = Kippt deinen Würfel auf eine der 5 Nachbarseiten.
king-rule-troublemakers = Dreht alle Würfel, auch deinen, auf die Gegenseite.

# Was einen Wert gemacht hat; steht neben dem Wert.
king-effect-alchemist = Alchemist ×2
king-effect-golem = Golem
king-effect-machine = Maschine +7
king-effect-parasite = Parasit −7

# Der Tisch.
king-title = King of 12
king-title-tournament = King of 12, Turnier
king-round = Runde { $round }, Zug { $turn }
king-round-tie-break = Stechen, Runde { $round }, Zug { $turn }
king-turn = Zug { $turn }
king-status-choose = { $name }, wähle eine Karte
king-status-face = { $name }, wähle eine Seite für den Hexenmeister
king-status-face-champions = { $name }, wähle unter Champions eine Seite
king-status-theft = { $name }, nimm einen Marker oder lass es
king-status-crown = { $name }, gib eine Karte her: deine Krone
king-status-step = Schritt für Schritt: lies, dann geh weiter
king-status-over = Die Partie ist zu Ende
# After a turn: "Lea takes 2, Mia takes 1".
king-status-takes = { $name } bekommt { $points }
king-status-nobody = Niemand bekommt Punkte
king-group = Gruppe { $number }
king-group-spoken = Gruppe { $number }: { $names }.
king-group-champions = Champions dieses Zuges
king-group-out = Setzen diese Runde aus
king-explain = Erklären: { $card }
king-open-history = Verlauf

# Ein Platz. In gesprochenen Sätzen ist $points ein Text wie „5 Punkte“.
king-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
king-taken = +{ $points }
king-short-knight = tief gewinnt
king-short-lady = negiert alle
king-short-merchants = Würfel weiter
king-short-gambler = 2. gewinnt
king-value = { $face } → { $value }
king-card-struck = auch: { $names }
king-card-struck-lady = durch die Dame von { $name }
king-value-struck = gleich mit { $names }
king-points-struck = gleich mit { $names }
king-face-choose = Seite { $face }
king-face-selected = Seite { $face } gewählt. Zum Bestätigen noch einmal wählen.
king-mark-winner = erster Platz
king-mark-runner-up = zweiter Platz
king-mark-champion = Gruppensieg
king-mark-champion-winner = Champions: Platz 1
king-mark-champion-runner-up = Champions: Platz 2
king-mark-champion-out = Champions: gleich
king-mark-round = gewinnt die Runde
king-mark-sits-out = setzt aus
king-seat-spoken = { $name }: Der Würfel zeigt { $face }. { $points }, { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}.
king-seat-spoken-new = { $name }: Der Würfel ist noch nicht geworfen. { $points }, { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}.
king-seat-spoken-chosen = Hat eine Karte gewählt.
king-seat-spoken-card = Karte: { $card }.
king-seat-spoken-value = Wert { $value }.
king-seat-spoken-value-by = Wert { $value }: Würfel { $face }, { CARD($card, "the") }.
king-seat-spoken-champions = Unter den Champions:
king-seat-spoken-turn = { $name } ist an der Reihe.
king-seat-spoken-why = Antippen zeigt, wie es dazu kam.
king-spoken-struck = Negiert: { $why }.
king-spoken-points-struck = Punkte negiert: { $why }.
king-spoken-mark = Ergebnis: { $mark }.

# Die Hand.
king-hand = Hand von { $name }
king-under = Unter dem Würfel von { $name }
king-hand-card = { $card }. { $rule }
king-hand-preview = Ohne andere Effekte ist der Wert { $value }.
king-hand-preview-faces = Kann den Würfel auf { $faces } kippen.
king-hand-choose = Wählen.
king-hand-selected = Gewählt. Bestätige, oder wähle noch einmal, um sie abzuwählen.

# Angebote und Knöpfe.
king-offer-faces = Eine Seite für den Würfel von { $name }
king-offer-tokens = { $name } darf von { $victim } einen Marker nehmen
king-offer-two = Einen 2-Punkte-Marker
king-offer-one = Einen 1-Punkt-Marker
king-offer-none = Nichts
king-confirm-choose = { CARD($card, "object") } wählen
king-confirm-crown = { CARD($card, "Acc") } unter den Würfel legen
king-confirm-face = Den Würfel auf { $face } kippen
king-confirm-take = { $points ->
    [one] Den { $points }-Punkt-Marker nehmen
   *[other] Den { $points }-Punkte-Marker nehmen
}
king-confirm-decline = Nichts nehmen
king-next-step = Weiter

# Die langsame Art: die Schritte eines Zuges, jeder mit seiner Regel, und was gesagt wird, wenn nichts geschah.
king-step-title-play = Schritt 1 von 6: Karten aufdecken
king-step-title-cancel = Schritt 2 von 6: gleiche Karten negieren
king-step-title-effects = Schritt 3 von 6: Effekte
king-step-title-compare = Schritt 4 von 6: Werte vergleichen
king-step-title-score = Schritt 5 von 6: Punkte
king-step-title-discard = Schritt 6 von 6: Karten ablegen
king-step-title-round-end = Das Ende der Runde
king-step-rule-play = Alle haben geheim gewählt. Jetzt werden die Karten aufgedeckt.
king-step-rule-cancel = Mehrfach gewählte Karten sind negiert. Eine einzige Dame negiert alle anderen Karten.
king-step-rule-effects = Zuerst geben die Händler die Würfel weiter. Dann werden Würfel umgedreht und gekippt. Das Orakel wirft zuletzt.
king-step-rule-compare = Alchemist, Maschine, Parasit und Golem ändern den Wert. Dann negieren gleiche Werte einander.
king-step-rule-score = Der höchste Wert bekommt 2 Punkte, der nächste 1 Punkt. Mit dem Ritter schlägt niedrig hoch. Der Zocker vertauscht die beiden.
king-step-rule-discard = Gespielte Karten sind bis zum Rundenende weg. Die Würfel bleiben liegen.
king-step-rule-round-end = Gleiche Punktstände negieren einander. Wer danach die meisten Punkte hat, gewinnt die Runde. Das bringt eine Krone.
king-step-nothing-play = Es wird keine Karte aufgedeckt.
king-step-nothing-cancel = Keine zwei Karten sind gleich. Alle gelten.
king-step-nothing-effects = Kein Würfel wird weitergegeben, gedreht oder geworfen.
king-step-nothing-compare = Es gibt nichts zu vergleichen.
king-step-nothing-score = Niemand bekommt Punkte.
king-step-nothing-discard = Die Karten werden abgelegt.
king-step-nothing-round-end = Die Runde ist zu Ende.

# Wert und Punkte erklärt: was einem Platz in einem Zug geschah, Schritt für Schritt. $name ist, wer es tat.
king-inspect-seat = { $name }: Wert und Punkte
king-inspect-none = Von { $name } ist noch keine Karte aufgedeckt.
king-inspect-before = Im Zug davor:
king-inspect-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in dieser Runde. Marker mit 2: { $twos }. Marker mit 1: { $ones }. Kronen: { $crowns }.
king-step-started = Der Würfel zeigt { $face }.
king-step-champion = { $name } spielt bei den Champions dieselbe Karte. Was sie in der Gruppe negierte, gilt nicht mehr.
king-step-card-cancelled = { CARD($card, "The") }: auch { $names }. Negiert.
king-step-lady = Die Dame von { $name } negiert { CARD($card, "acc") }.
king-step-passed = Händler von { $name }: Der neue Würfel zeigt { $face }.
king-step-flipped = { CARD($card) } von { $name }: umgedreht von { $from } auf { $to }.
king-step-tipped = Hexenmeister: gekippt von { $from } auf { $to }.
king-step-rolled = Orakel: neu geworfen, von { $from } auf { $to }.
king-step-valued = Keine Karte ändert den Wert: { $value }.
king-step-effect = { CARD($card) }: { $sum }. Der Würfel bleibt liegen.
king-step-value-cancelled = Wert { $value }: negiert. Gleichstand mit { $names }.
king-step-knight = Ritter von { $name }: Niedrig schlägt hoch.
king-step-gambler = Zocker von { $name }: Platz 1 und 2 tauschen.
king-step-winner = Erster Platz.
king-step-runner-up = Zweiter Platz.
king-step-champion-winner = Platz 1 bei den Champions.
king-step-champion-runner-up = Platz 2 bei den Champions.
king-step-took = { $points ->
    [one] Bekommt einen { $points }-Punkt-Marker.
   *[other] Bekommt einen { $points }-Punkte-Marker.
}
king-step-stole = { $points ->
    [one] Dame: nimmt von { $name } einen { $points }-Punkt-Marker.
   *[other] Dame: nimmt von { $name } einen { $points }-Punkte-Marker.
}
king-step-lost = { $points ->
    [one] Die Dame von { $name } nimmt einen { $points }-Punkt-Marker.
   *[other] Die Dame von { $name } nimmt einen { $points }-Punkte-Marker.
}
king-step-declined = Dame: nimmt von { $name } nichts.
king-step-theft-tie = Gleichstand der Damen: Es wird nichts genommen.
king-step-theft-no-token = Die höchste Dame hat keinen Marker: nichts genommen.
king-step-total-cancelled = { $points ->
    [one] { $points } Punkt, Gleichstand mit { $names }: negiert.
   *[other] { $points } Punkte, Gleichstand mit { $names }: negiert.
}
king-step-round-won = { $points ->
    [one] { $name } gewinnt die Runde mit { $points } Punkt.
   *[other] { $name } gewinnt die Runde mit { $points } Punkten.
}

# Was geschehen ist. $list besteht aus den Satzteilen mit -one.
king-beat-round = Runde { $round }: Alle Würfel werden geworfen.
king-beat-tie-break = Mehrere haben zwei Kronen. Stechen: { $names }.
king-beat-chosen = { $name } hat eine Karte gewählt.
king-beat-revealed = { $list }.
king-beat-revealed-one = { $name } spielt { CARD($card, "acc") }
king-beat-group = Gruppe { $number }.
king-beat-group-both = Gruppe { $number } geht an { $name }. { $other } bekommt 1 Punkt.
king-beat-group-champion = Gruppe { $number } geht an { $name }.
king-beat-group-second = Gruppe { $number }: kein Champion. { $other } bekommt 1 Punkt.
king-beat-group-none = Gruppe { $number }: Niemand bleibt übrig.
king-beat-champions = Champions: { $names }.
king-beat-cards-cancelled = { CARD($card, "The") }: negiert. Gewählt von { $names }.
king-beat-lady = Die Dame von { $name } negiert alle anderen Karten.
king-beat-passed = Händler von { $name }: Die Würfel wandern nach links.
king-beat-flipped = { CARD($card) } von { $name }: Würfel von { $owner }. Aus { $from } wird { $to }.
king-beat-flipped-all = Die Unruhestifter von { $name } drehen die Würfel um.
king-beat-tipped = Hexenmeister von { $name }: gekippt von { $from } auf { $to }.
king-beat-rolled = Orakel von { $name }: neu geworfen, von { $from } auf { $to }.
king-beat-valued = Werte: { $list }.
king-beat-valued-one = { $name } { $value }
king-beat-values-cancelled = { $names } haben { $value }: negiert.
king-beat-knight = Ritter von { $name }: Niedrig schlägt hoch.
king-beat-gambler = Zocker von { $name }: Platz 1 und 2 tauschen.
king-beat-placed-both = { $name } gewinnt den Zug. Platz 2: { $other }.
king-beat-placed = { $name } gewinnt den Zug. Einen zweiten Platz gibt es nicht.
king-beat-placed-second = Nur { $other } ist übrig: Platz 2.
king-beat-placed-none = Kein Wert ist übrig: Niemand bekommt Punkte.
king-beat-champion-both = { $name } gewinnt die Gruppe. Platz 2: { $other }.
king-beat-champion = { $name } gewinnt die Gruppe. Einen zweiten Platz gibt es nicht.
king-beat-took = { $points ->
    [one] { $name } bekommt { $points } Punkt.
   *[other] { $name } bekommt { $points } Punkte.
}
king-beat-stole = { $points ->
    [one] { $name } nimmt von { $victim } einen { $points }-Punkt-Marker.
   *[other] { $name } nimmt von { $victim } einen { $points }-Punkte-Marker.
}
king-beat-declined = { $name } nimmt von { $victim } nichts.
king-beat-theft-tie = Damen von { $names }: Gleichstand, nichts genommen.
king-beat-theft-no-token = Damen von { $names }: Die höchste hat keinen Marker.
king-beat-turn-ended = Zug { $turn } ist zu Ende.
king-beat-round-ended-card = Runde { $round } endet, eine Karte auf der Hand: { $names }.
king-beat-round-ended-points = Runde { $round } endet: 8 Punkte oder mehr ({ $names }).
king-beat-totals-cancelled = { $points ->
    [one] { $names } haben { $points } Punkt: negiert.
   *[other] { $names } haben { $points } Punkte: negiert.
}
king-beat-round-won = { $points ->
    [one] { $name } gewinnt die Runde mit { $points } Punkt.
   *[other] { $name } gewinnt die Runde mit { $points } Punkten.
}
king-beat-round-unwon = Alle Punkte negieren einander. Niemand gewinnt die Runde.
king-beat-crowned = { $name } legt eine Karte unter den Würfel. Eine Krone!

# Die Züge einer Runde.
king-history = Runde { $round }
king-history-empty = In dieser Runde ist noch kein Zug zu Ende.
king-history-closed = Gespielte Karten liegen verdeckt. Vor der Partie lässt sich ein offener Verlauf wählen.
king-history-spoken = { $name }: { $value }.
king-history-spoken-struck = Negiert.
king-history-spoken-taken = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
king-history-spoken-stole = { $points ->
    [one] Die Dame brachte { $points } Punkt dazu.
   *[other] Die Dame brachte { $points } Punkte dazu.
}
king-history-spoken-lost = { $points ->
    [one] Eine andere Dame nahm { $points } Punkt.
   *[other] Eine andere Dame nahm { $points } Punkte.
}

# Wie weit alle sind.
king-standings = Spielstand
king-standing-spoken = Rang { $place }: { $name }, { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $points }.

# Das Ende.
king-result = { $name } ist King of 12
king-result-crowns = Zwei Kronen! Hoch lebe { $name }!
king-result-tie-break = { $name } gewinnt das Stechen.
# After a council that left the throne vacant.
king-result-throne = Der Thron der letzten Regentschaft geht an { $name }.
king-rematch = Noch einmal spielen
king-rematch-hint = Dieselben Leute; gezogene Charaktere werden neu gezogen.

# Züge, die die Regeln ablehnen.
king-illegal-game-over = Die Partie ist zu Ende. Spiel noch einmal oder geh zur Startseite.
king-illegal-wrong-phase = Jetzt nicht. Tu, was in der Zeile über dem Tisch steht.
king-illegal-not-your-turn = { $name } kann das jetzt nicht. Tu, was in der Zeile über dem Tisch steht.
king-illegal-no-such-seat = Dort sitzt niemand. Wähle einen Platz an diesem Tisch.
king-illegal-wrong-dice = Jeder Platz, der mitspielt, braucht eine Seite von 1 bis 12.
king-illegal-sits-out = { $name } setzt diese Runde aus.
king-illegal-already-chosen = { $name } hat schon eine Karte gewählt.
king-illegal-not-in-hand = { $name } hat { CARD($card, "acc") } nicht auf der Hand. Wähle eine Handkarte.
king-illegal-no-neighbour = Dorthin kommt der Hexenmeister nicht. Wähle eine der markierten Seiten.
king-illegal-no-such-token = { $name } hat keinen solchen Marker. Wähle einen anderen oder nichts.
