# Decks von Council of 12.
decks-title = Decks
decks-note = Die gedruckten Karten des Rats sind nicht öffentlich, deshalb sind die Karten im Deck der App nachempfunden. Wenn du das Spiel besitzt, kannst du ein eigenes Deck eintippen oder seine Datei importieren. Die Chronik nennt zu jeder Regentschaft das Deck.
decks-shipped = Deck der App
# $detail: der Anfang einer Prüfsumme.
decks-shipped-line = Gehört zu Douze · { $detail }
decks-own-line = Eigenes Deck · { $detail }
decks-new = Ein Deck eintippen
decks-new-hint = Es beginnt mit einer Kopie vom Deck der App.
decks-copy = Kopieren und ändern
decks-copy-hint = Die Kopie wird ein eigenes Deck; dieses bleibt, wie es ist.
decks-busy = Du tippst gerade ein Deck ein. Behalte oder verwirf es zuerst.
decks-long = Dieser Text ist zu lang für ein Deck und wurde nicht übernommen.
decks-text = Datei des Decks
decks-text-hint = Gib dem Deck zuerst einen eigenen Namen. Dann folgen die Kronen und 36 Dilemmas. Effekte sind Wörter wie favour -1, recall 1 oder keep:tip.
decks-text-faulty = So lässt sich das Deck noch nicht behalten. Was nicht stimmt, steht hier Zeile für Zeile.
decks-keep = Prüfen und behalten
decks-keep-hint = Ein behaltenes Deck bleibt auf diesem Gerät, denn Regentschaften können es nennen.
decks-discard = Verwerfen
decks-discard-asked = Endgültig verwerfen
decks-discard-asked-hint = Was du eingetippt hast, ist dann weg.
decks-more = { $count ->
    [one] Und { $count } weitere.
   *[other] Und { $count } weitere.
}
decks-name-shipped = „{ $name }“ heißt das Deck der App. Schreib hinter „name =“ einen anderen Namen.
decks-name-taken = Auf diesem Gerät heißt schon ein anderes Deck „{ $name }“. Schreib hinter „name =“ einen anderen Namen.

# Wo etwas nicht stimmt: $word ist ein Feld der Datei, $why ein Satz von unten.
decks-at = Zeile { $line }: { $why }
decks-at-field = Zeile { $line }, { $word }: { $why }
decks-at-dilemma = Zeile { $line }, Dilemma { $number }, { $word }: { $why }

# Was nicht stimmt und was zu tun ist.
decks-breach-long = Die Datei ist länger als { $limit } Bytes. Kürze sie.
decks-breach-utf8 = Das ist kein Text in UTF-8. Speichere die Datei in dieser Form.
decks-breach-syntax = Das ist kein TOML. Vielleicht fehlt hier oder kurz davor ein Anführungszeichen oder eine Klammer.
decks-breach-missing = Dieses Feld fehlt. Füge es ein.
decks-breach-unknown = So heißt kein Feld. Vergleiche es mit dem Deck der App.
decks-breach-integer = Hier muss eine ganze Zahl stehen, ohne Anführungszeichen.
decks-breach-text = Hier muss ein Text in Anführungszeichen stehen.
decks-breach-list = Hier muss eine Liste in eckigen Klammern stehen.
decks-breach-table = Hier muss ein Abschnitt mit eigenen Feldern stehen, wie im Deck der App.
decks-breach-number = { $word } ist keine Zahl von 0 bis 255.
decks-breach-face = Der Würfel hat keine Seite { $word }. Seine Seiten gehen von 1 bis 12.
decks-breach-twice = Die { $face } steht zweimal in einem Ziel. Nimm eine heraus.
decks-breach-targets = Hier müssen ein oder zwei Ziele stehen, jedes eine Liste von Seiten. Hier sind es { $found }.
decks-breach-effect = Die Wirkung „{ $word }“ gibt es nicht. Es gibt favour, recall, bench und discard, jeweils mit einer Zahl, reroll, und keep: mit open_card, reroll, tip, foresee, free_bell oder shield.
decks-breach-effects = Möglich sind höchstens { $limit } Effekte. Hier sind es { $found }.
decks-breach-name = Ein Name hat 1 bis 40 sichtbare Zeichen, ohne Leerzeichen davor und danach.

decks-rule-number = Ein Dilemma { $number } gibt es nicht. Sie gehen von 1 bis 36.
decks-rule-repeated = Dilemma { $number } steht mehrmals da.
decks-rule-missing = Dilemma { $number } fehlt. Füge es ein.
decks-rule-bells = Ein Dilemma hat 1, 2 oder 3 Glocken, nicht { $found }.
# $number: Glocken.
decks-rule-few = Dilemmas mit bells = { $number }: { $found }. Ein Spiel braucht { $count }.
decks-rule-empty = Ein Ziel braucht mindestens eine Seite.
decks-rule-same = Beide Ziele sind gleich. Ändere eines oder nimm es heraus.
decks-rule-value = Ein Dilemma bringt 1 bis 20 Jahre, nicht { $found }.
decks-rule-favour = Gunst steigt oder fällt um 1 bis 5, nicht um { $found }.
decks-rule-amount = Genommen oder abgelegt werden 1 bis 3 Karten, nicht { $found }.
decks-rule-kept-penalty = Eine Strafe lässt sich nicht für später aufbewahren.
decks-rule-kept-twice = Ein Dilemma hat höchstens eine aufbewahrte Belohnung.
decks-rule-crown = Ein Bittsteller hat Krone 1, 2 oder 3, nicht { $found }.
decks-rule-crowns = Außer der Mächtigen brauchen mindestens zwei Charaktere Krone 1.
