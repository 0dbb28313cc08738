# Knöpfe und Wörter, die alle Bildschirme brauchen. Anrede: du.
common-back = Zurück
common-home = Startseite
common-home-hint = Das Spiel bleibt gespeichert.
common-close = Schließen
common-cancel = Abbrechen
common-confirm = Bestätigen
common-understood = Verstanden
common-undo = Rückgängig
common-undo-hint = Seither wurde nichts Neues aufgedeckt.
common-undo-off = Seit dem letzten Aufdecken gibt es nichts rückgängig zu machen.
common-take-back = Zurücknehmen
common-take-back-hint = Geht zu deiner letzten Entscheidung zurück; im Protokoll wird es vermerkt.
common-redo = Wiederholen
common-redo-hint = Führt noch einmal aus, was rückgängig gemacht wurde.
common-redo-off = Es gibt nichts zu wiederholen.
# $name: wer für die App spielt.
common-thinking = { $name } denkt nach.
common-play-now = Jetzt spielen
# Die Zahl, aus der aller Zufall eines Spiels kommt.
common-seed = Der Startwert dieses Spiels: { $seed }
common-seed-chosen = Der Startwert dieses Spiels, selbst gewählt: { $seed }
# Mehrere Namen: $first sind alle bis auf den letzten, mit Kommas.
common-and = { $first } und { $last }
common-record = Partie speichern
common-record-hint = Das ganze Spiel als Datei, Zug für Zug.
