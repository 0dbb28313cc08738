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
setup-add = Platz hinzufügen
setup-add-tournament = Ab fünf Plätzen wird es ein Turnier.
setup-add-off = Ein Turnier hat höchstens { $limit } Plätze.
setup-remove = Letzten Platz entfernen
setup-remove-off = Mindestens zwei Plätze müssen bleiben.
# So heißt ein Mensch, der keinen Namen angegeben hat.
setup-player-number = Spieler { $number }
setup-name = Name
setup-name-long = Dieser Name ist zu lang. Nimm höchstens { $limit } Zeichen.
setup-name-same = Zwei heißen { $name }.
setup-name-bad = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Nimm Buchstaben und Ziffern.
setup-player = Wer sitzt hier?
setup-player-nobody = Mindestens ein Platz gehört einem Menschen.
setup-player-person = Ein Mensch
setup-player-person-line = Spielt an diesem Gerät.
setup-player-fawn = Kitz
setup-player-fawn-line = Spielt vernünftig, macht aber Fehler.
setup-player-fox = Fuchs
setup-player-fox-line = Holt sich Punkte, wo sie welche findet.
setup-player-wolf = Wolf
setup-player-wolf-line = Plant voraus und ist schwer zu durchschauen.
setup-player-owl = Eule
setup-player-owl-line = Errät deine Hand und spielt das Ende fehlerlos. Stärkste Stufe.
setup-player-pretender = Thronanwärter
setup-player-pretender-line = Wägt ab, was die anderen wählen könnten.
setup-player-courtier = Höfling
setup-player-courtier-line = Sieht voraus und wechselt ab.
setup-player-strategist = Stratege
setup-player-strategist-line = Denkt an die ganze Runde und ist schwer zu überlisten. Stärkste Stufe.
# Zwei gleiche eingebaute Spielstärken: „Fuchs (Schwarz)“.
setup-player-twin = { $seat ->
    [0] { $name } (Schwarz)
   *[1] { $name } (Weiß)
}
setup-variant = Starthand
setup-variant-standard = Drei Karten
setup-variant-standard-line = Alle ziehen drei Karten, und schon geht es los.
setup-variant-choose3 = Drei aus fünf
setup-variant-choose3-line = Alle ziehen fünf Karten, behalten drei und legen zwei unter den Stapel.
setup-set = Charaktere
setup-set-first-game = Erste Partie
setup-set-first-game-line = Die sieben, mit denen es sich am leichtesten lernt.
setup-set-random = Überraschung
setup-set-random-line = Der Ritter und sechs vom Zufall gezogene, für jede Partie neu.
setup-set-chosen = Eigene Auswahl
setup-set-chosen-line = Der Ritter und sechs, die ihr gemeinsam auswählt.
setup-set-blue = Blaues Symbol: { $count }. Zufällig sind es mindestens 2.
setup-set-blue-drawn = Mindestens 2 mit dem blauen Symbol.
setup-set-missing = { $count ->
    [0] Alle sechs sind gewählt.
    [one] Noch { $count } auswählen.
   *[other] Noch { $count } auswählen.
}
setup-character-always = Immer dabei.
setup-character-in = Ausgewählt.
setup-character-out = Nicht ausgewählt.
setup-character-drawn = Gezogen wird, wenn die Partie beginnt.
setup-character-full = Nicht ausgewählt. Sechs sind gewählt: Nimm zuerst einen heraus.
setup-groups = Gruppen bei zwölf Plätzen
setup-groups-fours = Drei Vierergruppen
setup-groups-threes = Vier Dreiergruppen
setup-steps = Schritt für Schritt
setup-steps-off = Aus
setup-steps-off-line = Ein Zug läuft von selbst durch.
setup-steps-on = Ein
setup-steps-on-line = Ein Zug hält bei jedem seiner sechs Schritte. Gut für die erste Partie.
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
setup-seed = Zufalls-Startwert
setup-seed-hint = Gleicher Startwert oder Code, gleiche Karten. Leer: zufällig.
setup-seed-bad = Das ist kein Startwert und kein Code. Nimm Ziffern, prüfe den Code oder lass das Feld leer.
setup-seed-large = Dieser Startwert ist zu groß. Der größte ist { $limit }.
setup-company = { $count } am Tisch
setup-company-throne = Wer gewinnt, nimmt den freien Thron
setup-trial = Zeile der Chronik
setup-trial-off = Diese Regentschaft zählt
setup-trial-off-line = Gewonnen oder verloren, sie wird eine Zeile der Chronik.
setup-trial-on = Nur eine Probe
setup-trial-on-line = Nichts wird aufgeschrieben. Gut zum Lernen oder Zeigen.
setup-company-tournament = Ein Turnier mit { $count } Plätzen
setup-preset = Art der Partie
setup-preset-quick = Duell
setup-preset-quick-line = Zwei Plätze, die Charaktere der ersten Partie.
setup-preset-first-game = Erste Partie
setup-preset-first-game-line = Drei oder vier Plätze, die sieben leichtesten Charaktere.
setup-preset-surprise = Überraschung
setup-preset-surprise-line = Der Ritter und sechs, die der Zufall zieht.
setup-preset-tournament = Turnier
setup-preset-tournament-line = Fünf bis sechzehn Plätze, in Gruppen.
setup-rivals = Rivalen
setup-rivals-mixed = Rivalen: verschieden stark
setup-rivals-none = Rivalen: keine
# $count: Stärke, 1 bis 4.
setup-rival-spoken = { $name }, Stärke { $count }. { $line }
setup-line-person = Mensch
# $seat zählt ab 1.
setup-seat-spoken = Platz { $seat }: { $name }, { $line }. Wähle, wer hier sitzt.
setup-people = Spieler
setup-people-new = Jemand Neues
setup-vacate = Diesen Stuhl leer lassen
setup-more = Mehr
setup-months = Die zwölf Monate
setup-months-won = { $count } von 12 gewonnen
setup-month-short-won = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
}
setup-month-short-lost = verloren
setup-month-short-new = noch nicht
setup-month-today = heute
setup-start-forest = Karten austeilen
setup-start-king = Würfel werfen
setup-start-council = Den Rat eröffnen
setup-start-month = { $month } beginnen
setup-start-hint = Die Karten werden gemischt und ausgeteilt.
setup-start-hint-king = Die Würfel werden geworfen.
setup-start-off = Berichtige zuerst die markierten Felder.

## Council of 12
setup-title-council = Council of 12: Wer sitzt im Rat?
# Der Platz eines Ratsmitglieds, das die App spielt.
setup-seat-named = Platz { $number }: { $name }
setup-add-off-council = Ein Rat hat höchstens { $limit } Plätze.
setup-add-head = Zu viert spielt in jedem Zug jemand keine Karte: der Vorsitz.
setup-player-apprentice = Lehrling
setup-player-apprentice-line = Hilft mit und denkt nur an diesen Zug.
setup-player-councillor = Ratsmitglied
setup-player-councillor-line = Denkt mit, redet mit und weiß nicht mehr, als du wüsstest.
setup-player-sage = Weiser
setup-player-sage-line = Erschließt die Handkarten der anderen und lernt, wie du spielst. Stärkste Stufe.
setup-temperament = Temperament
setup-temperament-bold = Kühn
setup-temperament-bold-line = Läutet gern und wagt etwas.
setup-temperament-careful = Vorsichtig
setup-temperament-careful-line = Schont die Gunst und nimmt den sicheren Weg.
setup-temperament-loyal = Treu
setup-temperament-loyal-line = Folgt dem, was ihr am Tisch sagt.
setup-council = Art der Partie
setup-council-normal = Normal
setup-council-normal-line = Bittsteller und Dilemmas werden für jede Partie gezogen.
setup-council-month = Monatsszenario
setup-council-month-line = Das unruhige Jahr: zwölf Monate mit einer eigenen Regel.
setup-council-free = Freie Wahl
setup-council-free-line = Ihr sucht sieben Bittsteller und sieben Dilemmas aus. Die Chronik vermerkt es.
setup-month-best = { $years ->
    [one] Bestes Ergebnis: { $years } Jahr
   *[other] Bestes Ergebnis: { $years } Jahre
}
setup-month-lost = Noch nicht gewonnen
setup-month-new = Noch nicht gespielt
setup-free-petitioners = { $count ->
    [one] Noch { $count } Bittsteller auswählen.
   *[other] Noch { $count } Bittsteller auswählen.
}
setup-free-dilemmas = { $count ->
    [one] Noch { $count } Dilemma auswählen.
   *[other] Noch { $count } Dilemmas auswählen.
}
setup-free-full = Nicht ausgewählt. Sieben sind gewählt: Nimm zuerst eines heraus.
# $list: Ziele und Wert.
setup-dilemma-spoken = { $count ->
    [one] { $name }, Nummer { $number }, { $count } Glocke: { $list }.
   *[other] { $name }, Nummer { $number }, { $count } Glocken: { $list }.
}
setup-dilemma-line = { $years ->
    [one] { $faces } · { $years } Jahr
   *[other] { $faces } · { $years } Jahre
}
# Werte eines Ziels.
setup-or = { $first } oder { $last }
# Zwei Ziele.
setup-targets-two = { $first }, dazu { $last }
setup-silent = Schweigender Rat
setup-silent-off = Aus
setup-silent-off-line = Ihr dürft reden, soweit die Regel es erlaubt.
setup-silent-on = Ein
setup-silent-on-line = Kein Wort in der ganzen Partie. Jedes so gelöste Dilemma bekommt ein Häkchen in der Chronik.
setup-silent-december = Im Dezember wird immer geschwiegen.
setup-bells = Glocken
setup-bells-off = Aus
setup-bells-off-line = Ohne Glocken, wie für die erste Partie empfohlen.
setup-bells-on = Ein
setup-bells-on-line = Der Rat darf läuten: Das kostet Gunst, und das Dilemma zählt doppelt.
setup-bells-july = Der Juli ist nur mit Glocken zu gewinnen.
# $name ist der Charakter auf dem Thron.
setup-ruler-out = Auf dem Thron: { $name }. Diese Karte ist nicht unter den Bittstellern.
setup-ruler-powerful = Auf dem Thron: { $name }. Diese Karte ist nicht unter den Bittstellern; eine weitere mit Krone 1 liegt an ihrer Stelle offen.
setup-ruler-month = Auf dem Thron: { $name }. Ein Monat behält trotzdem seine Liste der Bittsteller.
setup-ruler-free = Auf dem Thron: { $name }. Deine Wahl der Bittsteller bleibt trotzdem frei.
setup-deck = Deck
setup-deck-note = Das Deck der App ist nachempfunden. Wenn du das gedruckte Spiel besitzt, kannst du seines eintippen oder importieren.
setup-deck-lost = Das zuletzt gewählte Deck ist nicht mehr auf diesem Gerät. Jetzt ist das Deck der App gewählt.
setup-deck-gone = Dieses Deck ist nicht auf diesem Gerät. Wähle ein anderes.
setup-decks = Eigene Decks
setup-decks-hint = Alle Decks auf diesem Gerät; kopiere eines oder tippe eines ein.
setup-start-hint-council = Die Bittsteller werden ausgelegt, und der Würfel wird geworfen.
setup-month-petitioners = Bittsteller mit ihren Kronen: { $names }.
setup-month-dilemmas = Die Dilemmas: { $list }.

# Worauf sich der Rat einigt.
setup-vote = Wer entscheidet für den Rat?
setup-vote-off = Ihr
setup-vote-off-line = Die Mitglieder sagen ihre Meinung; ihr habt das letzte Wort.
setup-vote-on = Alle, durch Abstimmung
setup-vote-on-line = Mehr als die Hälfte entscheidet. Bei Gleichstand wird nichts geläutet oder benutzt.
setup-seed-of-king = Dieser Code ist für King of 12. Bereite dieses Spiel vor.
setup-seed-of-council = Dieser Code ist für Council of 12. Bereite dieses Spiel vor.
setup-seed-of-forest = Dieser Code ist für das Waldduell. Bereite dieses Spiel vor.
setup-seed-newer = Dieser Code stammt von einem neueren Douze. Aktualisiere die App.
setup-seed-deck = Dieser Code gehört zu einem anderen Deck. Importiere zuerst dieses Deck, unter Decks.
setup-deal-of-day = Partie des Tages
setup-scenario-of-day = Szenario des Tages
setup-deal-of-day-hint = Dieselben Würfel und Karten für alle, die sie heute spielen.
setup-deal-of-day-taken = Gewählt: Es ist der Startwert unten.
