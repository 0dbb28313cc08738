# The book of reigns.
chronicle-title = Chronik

chronicle-import-gone = Diese Vorschau ist nicht mehr offen. Wähle die Datei noch einmal.
