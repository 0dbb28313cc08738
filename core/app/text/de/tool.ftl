# Das Spiel im Terminal.
tool-welcome = Antworte mit einer Nummer oder einem Wort aus der Liste; „help“ erklärt, „quit“ beendet.
tool-prompt = Deine Wahl:
tool-bad-answer = „{ $word }“ steht nicht in der Liste. Antworte mit einer ihrer Nummern oder einem ihrer Wörter.
tool-hidden = (der Bildschirm wurde geleert)
tool-help = undo: einen Schritt zurück · redo: wieder vor · why: woher die Punkte kommen · hint: was ein starker Spieler täte · quit: aufhören, die Partie bleibt gespeichert
tool-bye = Die Partie ist gespeichert. Bis bald.
tool-end-of-input = Die Eingabe ist zu Ende. Die Partie ist gespeichert.
tool-record = Das Protokoll steht in { $file }.
