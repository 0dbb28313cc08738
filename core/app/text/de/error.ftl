# Abgelehnt: Es ist nichts geschehen; was stattdessen geht.
error-not-now = Das geht hier nicht. Wähle eine der markierten Möglichkeiten.
error-thinking = { $name } denkt noch nach. Warte einen Moment oder lass { $name } jetzt spielen.
error-bad-input = Das lässt sich nicht verwenden. Lies den Hinweis am Feld und versuche es noch einmal.
error-revealed = Seither wurden Karten aufgedeckt. Das lässt sich nicht zurücknehmen.

# Speicher.
error-read-only = Douze darf nicht in seinen Speicher schreiben. Erlaube das Schreiben oder wähle einen anderen Ort und öffne Douze dann neu. Nichts ist verloren.
error-unusable = Der Ordner für die Daten von Douze lässt sich nicht benutzen. Prüfe, ob er da und ein Ordner ist, und öffne Douze dann neu.
error-unusable-file = Douze kann seine Datei „{ $file }“ nicht benutzen. Lege sie an einen anderen Ort oder erlaube, sie zu lesen und zu schreiben. Öffne Douze dann neu.
error-gone = Die Datei mit den Daten von Douze wurde entfernt oder ersetzt, während sie offen war. Lege sie zurück, oder schließe Douze und öffne es neu.
error-full = Der Speicher ist voll. Schaffe Platz und versuche es noch einmal. Bis zu deinem letzten Zug ist alles gespeichert.
error-busy = Die Daten sind schon in einem anderen Douze geöffnet. Schließe es und versuche es noch einmal.
# $found und $known: Nummern von Formaten.
error-newer = Diese Daten hat ein neueres Douze geschrieben (Format { $found }; dieses kennt { $known }). Aktualisiere die App. Die Daten bleiben, wie sie sind.
error-damaged-storage = Die gespeicherten Daten sind beschädigt. Öffne Douze neu: Es legt die beschädigte Datei beiseite und fängt neu an.
error-set-aside = Die gespeicherten Daten waren nicht lesbar. Sie sind als „{ $file }“ gesichert, und Douze hat neu angefangen.
error-damaged-game = Die gespeicherte Partie ist ab Runde { $round } beschädigt. Sie geht beim letzten unbeschädigten Zug weiter.
error-damaged-council = Der gespeicherte Rat ist ab Zug { $round } beschädigt. Er geht beim letzten unbeschädigten Schritt weiter.
error-played-on = Diese Partie ging in einem anderen Fenster weiter. So steht sie jetzt.
error-lost-game = Eine gespeicherte Partie war nicht lesbar. Sie bleibt unberührt im Speicher; fang eine neue an.
error-lost-deck = Das Deck „{ $name }“ dieses Rats fehlt. Importiere es in der Chronik noch einmal und spiel dann weiter. Die Partie bleibt erhalten.
error-io = Der Speicher meldet einen Fehler. Versuche es noch einmal; bis zu deinem letzten Zug ist alles gespeichert.
error-no-game = Diese Partie gibt es nicht. Fang zuerst eine an.
error-unfinished = Diese Partie läuft noch. Exportieren kannst du sie, wenn sie zu Ende ist.
error-internal = In Douze ist etwas schiefgegangen. Nichts ist verloren: Spiel nach deinem letzten gespeicherten Zug weiter.
error-file-unread = Die Datei konnte nicht gelesen werden. Wähle sie noch einmal oder eine andere.
error-file-unwritten = Die Datei konnte nicht geschrieben werden. Sorge für Platz und wähle dann noch einmal einen Ort.
error-file-too-large = Diese Datei ist zu groß für eine Partie, eine Chronik oder ein Deck.

# Protokolle beim Import. $line ist die Nummer der Zeile in der Datei.
error-record-unreadable = Zeile { $line }: Das ist nicht lesbar. Die Datei ist kein Douze-Protokoll oder sie wurde beschädigt oder abgeschnitten.
error-record-mark = Zeile { $line }: Ein Editor hat ein unsichtbares Zeichen (BOM) vor den Text gesetzt. Speichere die Datei als „UTF-8 ohne BOM“ und importiere sie noch einmal.
error-record-header = Zeile { $line }: Der Anfang des Protokolls stimmt nicht. Die Datei ist kein Douze-Protokoll oder sie wurde verändert.
error-record-illegal = Zeile { $line }: Diesen Zug erlauben die Regeln nicht. Das Protokoll wurde verändert oder gehört zu anderen Regeln.
error-record-newer = Zeile { $line }: Das Protokoll hat Format { $found }, dieses Douze kennt Format { $known }. Aktualisiere die App.
error-record-game = Zeile { $line }: Diese Version kennt das Spiel „{ $game }“ nicht. Aktualisiere die App.
error-record-card = Zeile { $line }: Es gibt keine Karte namens „{ $word }“.
error-record-deck = Zeile { $line }: Das Deck „{ $word }“ fehlt hier, oder das Protokoll gehört zu einer anderen Fassung davon. Importiere zuerst sein Deck.
error-record-after-end = Zeile { $line }: Vor dieser Zeile war das Spiel schon zu Ende. Das Protokoll wurde verändert.
