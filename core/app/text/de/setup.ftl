setup-title = Waldduell: Wer spielt?
setup-title-king = King of 12: Wer spielt?
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
# $number zählt ab 1.
setup-seat-number = Platz { $number }
setup-add = Einen Platz dazu
setup-add-tournament = Ab fünf Plätzen wird es ein Turnier.
setup-add-off = Ein Turnier hat höchstens { $limit } Plätze.
setup-remove = Den letzten Platz weglassen
setup-remove-off = Zwei Plätze müssen mindestens bleiben.
# So heißt ein Mensch, der keinen Namen angegeben hat.
setup-player-number = Person { $number }
setup-name = Name
setup-name-long = Dieser Name ist zu lang. Nimm höchstens { $limit } Zeichen.
setup-name-same = Noch ein Platz hat diesen Namen. Ändere einen davon.
setup-name-bad = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Nimm Buchstaben und Ziffern.
setup-player = Wer sitzt hier?
setup-player-nobody = Jemand muss das Gerät halten: Mindestens ein Platz gehört einem Menschen.
setup-player-person = Ein Mensch
setup-player-person-line = Spielt an diesem Gerät.
setup-player-fawn = Kitz
setup-player-fawn-line = Die App spielt: vernünftig, aber noch jung. Sie macht Fehler.
setup-player-fox = Fuchs
setup-player-fox-line = Die App spielt: Sie holt sich Punkte, wo sie welche findet.
setup-player-pretender = Thronanwärter
setup-player-pretender-line = Die App spielt: Sie wägt ab, was die anderen wählen könnten.
# Mehrere gleiche eingebaute Spielstärken: „Thronanwärter 2“.
setup-player-again = { $name } { $number }
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
setup-set = Charaktere
setup-set-first-game = Erstes Spiel
setup-set-first-game-line = Die sieben, mit denen es sich am leichtesten lernt.
setup-set-random = Gezogen
setup-set-random-line = Der Ritter und sechs, die der Zufall zieht, für jedes Spiel neu.
setup-set-chosen = Ausgesucht
setup-set-chosen-line = Der Ritter und sechs, die ihr gemeinsam aussucht.
setup-set-missing = { $count ->
    [0] Alle sechs sind ausgesucht.
    [one] Suche noch { $count } aus.
   *[other] Suche noch { $count } aus.
}
setup-character-always = Immer dabei.
setup-character-in = Ausgewählt.
setup-character-out = Nicht ausgewählt.
setup-character-drawn = Gezogen wird, wenn das Spiel beginnt.
setup-character-full = Nicht ausgewählt. Sechs sind gewählt: Nimm zuerst einen heraus.
setup-groups = Gruppen bei zwölf Plätzen
setup-groups-fours = Drei Gruppen zu vier
setup-groups-threes = Vier Gruppen zu drei
setup-steps = Schritt für Schritt
setup-steps-off = Aus
setup-steps-off-line = Ein Zug läuft von selbst durch.
setup-steps-on = Ein
setup-steps-on-line = Ein Zug hält bei jedem seiner sechs Schritte und sagt, was geschieht. Gut für das erste Spiel.
setup-table = Tischmodus
setup-table-off = Aus
setup-table-off-line = Alles zeigt in dieselbe Richtung.
setup-table-on = Ein
setup-table-on-line = Ihr sitzt einander gegenüber; die Seite des zweiten Platzes steht auf dem Kopf.
setup-history = Verlauf der Karten
setup-history-off = Verdeckt
setup-history-off-line = Gespielte Karten bleiben verdeckt, wie am Tisch.
setup-history-on = Offen
setup-history-on-line = Alle dürfen nachsehen, welche Karten in dieser Runde gespielt wurden.
setup-seed = Startwert des Zufalls
setup-seed-hint = Lass das Feld leer, dann zieht das Gerät einen. Ein selbst gewählter wird im Protokoll vermerkt.
setup-seed-bad = Das ist kein Startwert. Nimm nur Ziffern oder lass das Feld leer.
setup-seed-large = Dieser Startwert ist zu groß. Der größte ist { $limit }.
setup-start = Spiel beginnen
setup-start-hint = Die Karten werden gemischt und ausgeteilt.
setup-start-hint-king = Die Würfel werden geworfen.
setup-start-off = Berichtige zuerst die markierten Felder.

## Decks von Council of 12
decks-title = Decks
