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
