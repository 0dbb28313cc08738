setup-title = Waldduell: Wer spielt?
# $seat: 0 Schwarz, 1 Weiß.
setup-seat = { $seat ->
    [0] Schwarz
   *[1] Weiß
}
# So heißt ein Platz, dem niemand einen Namen gegeben hat.
setup-seat-name = { $seat ->
    [0] Schwarz
   *[1] Weiß
}
setup-name = Name
setup-name-long = Dieser Name ist zu lang. Nimm höchstens { $limit } Zeichen.
setup-name-same = Beide Plätze haben diesen Namen. Ändere einen davon.
setup-name-bad = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Nimm Buchstaben und Ziffern.
setup-player = Wer sitzt hier?
setup-player-nobody = Jemand muss das Gerät halten: Mindestens ein Platz gehört einem Menschen.
setup-player-person = Ein Mensch
setup-player-person-line = Spielt an diesem Gerät.
setup-player-fawn = Kitz
setup-player-fawn-line = Die App spielt: vernünftig, aber noch jung. Sie macht Fehler.
setup-player-fox = Fuchs
setup-player-fox-line = Die App spielt: Sie holt sich Punkte, wo sie welche findet.
# Zwei gleiche eingebaute Spielstärken: „Fuchs (Schwarz)“.
setup-player-twin = { $seat ->
    [0] { $name } (Schwarz)
   *[1] { $name } (Weiß)
}
setup-variant = So geht es los
setup-variant-standard = Drei Karten
setup-variant-standard-line = Alle ziehen drei Karten, und schon geht es los.
setup-variant-choose3 = Drei aus fünf
setup-variant-choose3-line = Alle ziehen fünf Karten, behalten drei und legen zwei unter den Stapel.
setup-seed = Startwert des Zufalls
setup-seed-hint = Lass das Feld leer, dann zieht das Gerät einen. Ein selbst gewählter wird im Protokoll vermerkt.
setup-seed-bad = Das ist kein Startwert. Nimm nur Ziffern oder lass das Feld leer.
setup-seed-large = Dieser Startwert ist zu groß. Der größte ist { $limit }.
setup-start = Spiel beginnen
setup-start-hint = Die Karten werden gemischt und ausgeteilt.
setup-start-off = Berichtige zuerst die markierten Felder.
