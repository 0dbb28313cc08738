# Knöpfe und Wörter, die alle Bildschirme brauchen. Anrede: du.
common-back = Zurück
common-home = Startseite
common-home-hint = Die Partie bleibt gespeichert.
common-close = Schließen
common-cancel = Abbrechen
common-confirm = Bestätigen
common-choose-card = Karte wählen
common-understood = Verstanden
common-undo = Rückgängig
common-undo-hint = Seither wurde nichts Neues aufgedeckt.
common-undo-off = Seit dem letzten Aufdecken gibt es nichts zurückzunehmen.
common-take-back = Zurücknehmen
common-take-back-hint = Geht zu deiner letzten Entscheidung zurück. Die Partie vermerkt es.
common-redo = Wiederherstellen
common-redo-hint = Stellt den rückgängig gemachten Zug wieder her.
common-redo-off = Es gibt nichts wiederherzustellen.
# $name: wer für die App spielt.
common-thinking = { $name } denkt nach.
common-play-now = Jetzt spielen
# Die Zahl, aus der aller Zufall eines Spiels kommt.
common-seed = Zufalls-Startwert: { $seed }
common-seed-chosen = Zufalls-Startwert, eigener: { $seed }
# Mehrere Namen: $first sind alle bis auf den letzten, mit Kommas.
common-and = { $first } und { $last }
common-record = Partie exportieren
common-record-hint = Die ganze Partie als Datei, Zug für Zug.
# Eine Bezeichnung und was sie bezeichnet.
common-pair = { $label }: { $value }
