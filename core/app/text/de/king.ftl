# $card ist die Kennung eines Charakters (alchemist … troublemakers); CARD($card) ist sein Name im Satz, mit "the" im
# Nominativ, mit "acc" im Akkusativ. Wo ein Satz nur den Namen nennt ({ $card }), kommt dieser selbst. $name ist, wer
# dort sitzt; $names sind mehrere, schon verbunden. $face: 1 bis 12. $value: was ein Würfel in diesem Zug gilt.

# Die Charaktere.
king-character-alchemist = Alchemist
    .the = der Alchemist
    .acc = den Alchemisten
king-character-gambler = Zocker
    .the = der Zocker
    .acc = den Zocker
king-character-golem = Golem
    .the = der Golem
    .acc = den Golem
king-character-knight = Ritter
    .the = der Ritter
    .acc = den Ritter
king-character-lady = Dame
    .the = die Dame
    .acc = die Dame
king-character-machine = Maschine
    .the = die Maschine
    .acc = die Maschine
king-character-merchants = Händler
    .the = die Händler
    .acc = die Händler
king-character-oracle = Orakel
    .the = das Orakel
    .acc = das Orakel
king-character-parasite = Parasit
    .the = der Parasit
    .acc = den Parasiten
king-character-reverser = Umkehrer
    .the = der Umkehrer
    .acc = den Umkehrer
king-character-sorcerer = Zauberer
    .the = der Zauberer
    .acc = den Zauberer
king-character-troublemakers = Unruhestifter
    .the = die Unruhestifter
    .acc = die Unruhestifter

# Was sie tun; auf der Karte und in den Regeln.
king-symbol-own = Blaues Symbol: dreht den eigenen Würfel.
king-symbol-all = Symbol aller Würfel: betrifft jeden Würfel.
king-rule-alchemist = Verdoppelt den Wert deines Würfels, ohne ihn zu drehen.
king-rule-gambler = Der erste und der zweite Platz dieses Zuges tauschen, nach dem Ritter. Wer allein übrig ist, kommt auf den zweiten Platz.
king-rule-golem = Dein Würfel hat den Wert 12; zeigt er am Ende die 12, hat er den Wert 1.
king-rule-knight = In diesem Zug schlagen niedrige Werte hohe.
king-rule-lady = Eine einzige Dame hebt alle anderen Karten auf. Bei mehreren darf ihr niedrigster Würfel dem höchsten einen Chip nehmen; bei Gleichstand an einem Ende geschieht nichts.
king-rule-machine = Zählt 7 zum Wert deines Würfels dazu, ohne ihn zu drehen.
king-rule-merchants = Vor allen anderen Wirkungen wandert jeder Würfel nach links, ohne sich zu drehen.
king-rule-oracle = Wirft deinen Würfel nach allen anderen Effekten neu.
king-rule-parasite = Zieht 7 vom Wert deines Würfels ab, ohne ihn zu drehen.
king-rule-reverser = Dreht deinen Würfel auf die Gegenseite (aus 9 wird 4).
king-rule-sorcerer = Kippt deinen Würfel auf eine der 5 Nachbarseiten deiner Wahl.
king-rule-troublemakers = Dreht alle Würfel, auch deinen, auf die Gegenseite (aus 9 wird 4).

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
king-status-choose = { $name } wählt eine Karte
king-status-face = { $name } wählt die Seite für den Zauberer
king-status-face-champions = Unter den Champions wählt { $name } die Seite für den Zauberer
king-status-theft = { $name } darf einen Chip nehmen
king-status-crown = { $name } wählt eine Karte für unter den Würfel
king-status-step = Schritt für Schritt: lies, was geschieht, dann geh weiter
king-status-over = Das Spiel ist zu Ende
# After a turn: "Lea takes 2, Mia takes 1".
king-status-takes = { $name } nimmt { $points }
king-status-nobody = Niemand bekommt Punkte
king-group = Gruppe { $number }
king-group-spoken = Gruppe { $number }: { $names }.
king-group-champions = Die Champions dieses Zuges
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
king-short-lady = hebt alle auf
king-short-merchants = Würfel weiter
king-short-gambler = 2. gewinnt
king-value = { $face } → { $value }
king-card-struck = auch gewählt von { $names }
king-card-struck-lady = durch die Dame von { $name }
king-value-struck = Gleichstand mit { $names }
king-points-struck = Gleichstand mit { $names }
king-face-choose = Seite { $face }
king-face-selected = Seite { $face }, ausgewählt. Wähle sie noch einmal, um zu bestätigen.
king-mark-winner = erster Platz
king-mark-runner-up = zweiter Platz
king-mark-champion = Gruppensieg
king-mark-champion-winner = erster Platz der Champions
king-mark-champion-runner-up = zweiter Platz der Champions
king-mark-round = gewinnt die Runde
king-mark-sits-out = setzt aus
king-seat-spoken = { $name }: Der Würfel zeigt { $face }, { $points }, { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
} { $count ->
    [one] { $count } Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}.
king-seat-spoken-new = { $name }: Der Würfel ist noch nicht geworfen, { $points }, { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
} { $count ->
    [one] { $count } Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}.
king-seat-spoken-chosen = Hat eine Karte gewählt.
king-seat-spoken-card = Karte: { $card }.
king-seat-spoken-value = Wert { $value }.
king-seat-spoken-value-by = Wert { $value }, aus { $face } gemacht durch { CARD($card, "acc") }.
king-seat-spoken-champions = Unter den Champions:
king-seat-spoken-turn = { $name } ist an der Reihe.
king-seat-spoken-why = Wähle das, um zu sehen, wie es dazu kam.
king-spoken-struck = Aufgehoben: { $why }.
king-spoken-points-struck = Punkte aufgehoben: { $why }.
king-spoken-mark = Ergebnis: { $mark }.

# Die Hand.
king-hand = Hand von { $name }
king-under = Unter dem Würfel von { $name }
king-hand-card = { $card }: { $rule }
king-hand-preview = Wenn sonst nichts geschieht, ist der Wert { $value }.
king-hand-preview-faces = Damit lässt sich der Würfel auf { $faces } kippen.
king-hand-choose = Wählen.
king-hand-selected = Ausgewählt. Bestätige es, oder wähle noch einmal, um loszulassen.

# Angebote und Knöpfe.
king-offer-faces = Eine Seite für den Würfel von { $name }
king-offer-tokens = { $name } darf von { $victim } einen Chip nehmen
king-offer-two = Einen Chip mit 2 Punkten
king-offer-one = Einen Chip mit 1 Punkt
king-offer-none = Nichts
king-confirm-choose = { CARD($card) } wählen
king-confirm-crown = { CARD($card, "acc") } unter den Würfel legen
king-confirm-face = Den Würfel auf { $face } kippen
king-confirm-take = { $points ->
    [one] Den Chip mit { $points } Punkt nehmen
   *[other] Den Chip mit { $points } Punkten nehmen
}
king-confirm-decline = Nichts nehmen
king-next-step = Weiter

# Die langsame Art: die Schritte eines Zuges, jeder mit seiner Regel, und was gesagt wird, wenn nichts geschah.
king-step-title-play = Schritt 1 von 6: Karten aufdecken
king-step-title-cancel = Schritt 2 von 6: gleiche Karten aufheben
king-step-title-effects = Schritt 3 von 6: Wirkungen
king-step-title-compare = Schritt 4 von 6: Werte vergleichen
king-step-title-score = Schritt 5 von 6: Punkte
king-step-title-discard = Schritt 6 von 6: Karten ablegen
king-step-title-round-end = Das Ende der Runde
king-step-rule-play = Alle haben geheim gewählt; jetzt werden alle Karten zugleich aufgedeckt.
king-step-rule-cancel = Ein mehrfach gewählter Charakter ist aufgehoben. Eine einzige Dame hebt alle anderen Karten auf.
king-step-rule-effects = Zuerst geben die Händler die Würfel weiter, dann werden Würfel umgedreht und gekippt, das Orakel würfelt zuletzt.
king-step-rule-compare = Alchemist, Maschine, Parasit und Golem ändern den Wert, nicht den Würfel. Dann heben gleiche Werte einander auf.
king-step-rule-score = Der höchste Wert, der übrig ist, bekommt 2 Punkte, der nächste 1 Punkt. Mit dem Ritter schlägt niedrig hoch, der Zocker vertauscht die beiden.
king-step-rule-discard = Gespielte Karten sind bis zum Ende der Runde weg. Die Würfel bleiben liegen, wie sie liegen.
king-step-rule-round-end = Gleiche Punktstände heben einander auf. Der höchste der anderen gewinnt die Runde und eine Krone.
king-step-nothing-play = Es wird keine Karte aufgedeckt.
king-step-nothing-cancel = Keine zwei Karten sind gleich. Alle gelten.
king-step-nothing-effects = Kein Würfel wird weitergegeben, gedreht oder geworfen.
king-step-nothing-compare = Es gibt nichts zu vergleichen.
king-step-nothing-score = Niemand bekommt Punkte.
king-step-nothing-discard = Die Karten werden abgelegt.
king-step-nothing-round-end = Die Runde ist zu Ende.

# Wert und Punkte erklärt: was einem Platz in einem Zug geschah, Schritt für Schritt. $name ist, wer es tat.
king-inspect-seat = { $name }: Wert und Punkte
king-inspect-none = In diesem Spiel wurde noch keine Karte von { $name } aufgedeckt.
king-inspect-before = Im Zug davor:
king-inspect-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in dieser Runde. Chips mit 2: { $twos }. Chips mit 1: { $ones }. Kronen: { $crowns }.
king-step-started = Der Würfel zeigt { $face }.
king-step-champion = { $name } macht mit derselben Karte bei den Champions weiter; was sie in der Gruppe aufhob, gilt nicht mehr.
king-step-card-cancelled = { CARD($card) }: auch gewählt von { $names }. Aufgehoben, ohne Wirkung.
king-step-lady = Die Dame von { $name } hebt { CARD($card, "acc") } auf.
king-step-passed = Händler von { $name }: Der Würfel von rechts kommt und zeigt { $face }.
king-step-flipped = { CARD($card) } von { $name }: umgedreht von { $from } auf { $to }.
king-step-tipped = Zauberer: gekippt von { $from } auf { $to }.
king-step-rolled = Orakel: neu geworfen, von { $from } auf { $to }.
king-step-valued = Keine Karte ändert den Wert: { $value }.
king-step-effect = { CARD($card) }: { $sum }. Der Würfel bleibt liegen, wie er liegt.
king-step-value-cancelled = Wert { $value }, Gleichstand mit { $names }: aufgehoben.
king-step-knight = Ritter von { $name }: Niedrig schlägt hoch.
king-step-gambler = Zocker von { $name }: Erster und zweiter Platz tauschen.
king-step-winner = Erster Platz.
king-step-runner-up = Zweiter Platz.
king-step-champion-winner = Erster Platz bei den Champions.
king-step-champion-runner-up = Zweiter Platz bei den Champions.
king-step-took = { $points ->
    [one] Bekommt einen Chip mit { $points } Punkt.
   *[other] Bekommt einen Chip mit { $points } Punkten.
}
king-step-stole = { $points ->
    [one] Dame: nimmt von { $name } einen Chip mit { $points } Punkt.
   *[other] Dame: nimmt von { $name } einen Chip mit { $points } Punkten.
}
king-step-lost = { $points ->
    [one] Die Dame von { $name } nimmt einen Chip mit { $points } Punkt.
   *[other] Die Dame von { $name } nimmt einen Chip mit { $points } Punkten.
}
king-step-declined = Dame: nimmt von { $name } nichts.
king-step-theft-tie = Mehrere Damen mit gleich niedrigem oder gleich hohem Wert: Es wird nichts genommen.
king-step-theft-no-token = Die Dame mit dem höchsten Wert hat keinen Chip: Es wird nichts genommen.
king-step-total-cancelled = { $points ->
    [one] { $points } Punkt, so viele wie { $names }: aufgehoben.
   *[other] { $points } Punkte, so viele wie { $names }: aufgehoben.
}
king-step-round-won = { $points ->
    [one] { $name } gewinnt die Runde mit { $points } Punkt.
   *[other] { $name } gewinnt die Runde mit { $points } Punkten.
}

# Was geschehen ist. $list besteht aus den Satzteilen mit -one.
king-beat-round = Runde { $round }: Alle Würfel werden geworfen.
king-beat-tie-break = Mehrere haben zwei Kronen. { $names } spielen noch eine Runde um den Thron.
king-beat-chosen = { $name } hat eine Karte gewählt.
king-beat-revealed = { $list }.
king-beat-revealed-one = { $name } spielt { CARD($card, "acc") }
king-beat-group = Gruppe { $number }.
king-beat-group-both = Gruppe { $number }: { $name } gewinnt sie, { $other } bekommt 1 Punkt.
king-beat-group-champion = Gruppe { $number }: { $name } gewinnt sie.
king-beat-group-second = Gruppe { $number }: { $other } bekommt 1 Punkt, niemand gewinnt sie.
king-beat-group-none = Gruppe { $number }: Niemand bleibt übrig.
king-beat-champions = Die Champions vergleichen: { $names }.
king-beat-cards-cancelled = { $names } haben dieselbe Karte gewählt, { CARD($card, "acc") }: aufgehoben.
king-beat-lady = Die Dame von { $name } hebt alle anderen Karten auf.
king-beat-passed = Händler von { $name }: Die Würfel wandern nach links.
king-beat-flipped = { CARD($card) } von { $name }: Der Würfel von { $owner } dreht sich von { $from } auf { $to }.
king-beat-flipped-all = Die Unruhestifter von { $name } drehen die Würfel um.
king-beat-tipped = Der Zauberer von { $name } kippt den Würfel von { $from } auf { $to }.
king-beat-rolled = Das Orakel von { $name } würfelt neu, von { $from } auf { $to }.
king-beat-valued = Werte: { $list }.
king-beat-valued-one = { $name } hat { $value }
king-beat-values-cancelled = { $names } haben denselben Wert, { $value }: aufgehoben.
king-beat-knight = Ritter von { $name }: Niedrig schlägt hoch.
king-beat-gambler = Zocker von { $name }: Erster und zweiter Platz tauschen.
king-beat-placed-both = { $name } gewinnt den Zug, { $other } kommt auf den zweiten Platz.
king-beat-placed = { $name } gewinnt den Zug; einen zweiten Platz gibt es nicht.
king-beat-placed-second = { $other } ist allein übrig und kommt auf den zweiten Platz.
king-beat-placed-none = Kein Wert ist übrig: Niemand bekommt Punkte.
king-beat-champion-both = { $name } gewinnt die Gruppe, { $other } kommt auf den zweiten Platz.
king-beat-champion = { $name } gewinnt die Gruppe; einen zweiten Platz gibt es nicht.
king-beat-took = { $points ->
    [one] { $name } bekommt { $points } Punkt.
   *[other] { $name } bekommt { $points } Punkte.
}
king-beat-stole = { $points ->
    [one] { $name } nimmt von { $victim } einen Chip mit { $points } Punkt.
   *[other] { $name } nimmt von { $victim } einen Chip mit { $points } Punkten.
}
king-beat-declined = { $name } nimmt von { $victim } nichts.
king-beat-theft-tie = Damen von { $names }: Gleichstand unten oder oben, es wird nichts genommen.
king-beat-theft-no-token = Damen von { $names }: Die höchste hat keinen Chip, es wird nichts genommen.
king-beat-turn-ended = Zug { $turn } ist zu Ende.
king-beat-round-ended-card = Runde { $round } endet: nur noch eine Karte auf der Hand ({ $names }).
king-beat-round-ended-points = Runde { $round } endet: 8 Punkte oder mehr ({ $names }).
king-beat-totals-cancelled = { $points ->
    [one] { $names } haben je { $points } Punkt: aufgehoben.
   *[other] { $names } haben je { $points } Punkte: aufgehoben.
}
king-beat-round-won = { $points ->
    [one] { $name } gewinnt die Runde mit { $points } Punkt.
   *[other] { $name } gewinnt die Runde mit { $points } Punkten.
}
king-beat-round-unwon = Alle Punkte heben einander auf: Niemand gewinnt diese Runde.
king-beat-crowned = { $name } legt eine Karte unter den Würfel: eine Krone.

# Die Züge einer Runde.
king-history = Runde { $round }
king-history-empty = In dieser Runde ist noch kein Zug zu Ende.
king-history-closed = Gespielte Karten liegen verdeckt. Vor dem Spiel lässt sich ein offener Verlauf wählen.
king-history-spoken = { $name }: { $value }.
king-history-spoken-struck = Aufgehoben.
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
king-result = { $name } besteigt den Thron
king-result-crowns = { $name } hat zwei Karten unter dem Würfel.
king-result-tie-break = { $name } gewinnt das Stechen.
# After a council that left the throne vacant.
king-result-throne = Der Thron der letzten Herrschaft geht an { $name }.
king-rematch = Noch einmal spielen
king-rematch-hint = Dieselben Leute; gezogene Charaktere werden neu gezogen.

# Züge, die die Regeln ablehnen.
king-illegal-game-over = Das Spiel ist zu Ende. Spiel noch einmal oder geh zur Startseite.
king-illegal-wrong-phase = Das ist jetzt nicht dran. Tu, was in der Zeile über dem Tisch steht.
king-illegal-not-your-turn = { $name } kann das jetzt nicht. Tu, was in der Zeile über dem Tisch steht.
king-illegal-no-such-seat = Dort sitzt niemand. Wähle einen Platz an diesem Tisch.
king-illegal-wrong-dice = Jeder Platz, der mitspielt, braucht eine Seite von 1 bis 12.
king-illegal-sits-out = { $name } setzt in dieser Runde aus.
king-illegal-already-chosen = { $name } hat schon eine Karte gewählt.
king-illegal-not-in-hand = { $name } hat { CARD($card, "acc") } nicht auf der Hand. Wähle eine Karte der Hand.
king-illegal-no-neighbour = Dorthin kommt der Zauberer nicht. Wähle eine der markierten Seiten.
king-illegal-no-such-token = { $name } hat keinen solchen Chip. Wähle einen anderen oder nichts.
