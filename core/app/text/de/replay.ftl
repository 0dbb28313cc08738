# A finished game or a kept record, watched.
replay-open = Noch einmal ansehen
replay-open-hint = Die ganze Partie, Schritt für Schritt, von jedem Platz aus.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-place = Schritt { $number } von { $count }
replay-beginning = Die Partie beginnt.
replay-seats = Wessen Blick?
replay-everybody = Alle
replay-read = Was geschah
replay-play-on = Von hier an weiterspielen
replay-play-on-hint = Eine neue eigene Partie; diese bleibt, wie sie ist.
replay-play-on-off = Hier ist die Partie zu Ende.
replay-not-in-chronicle = Sie setzt eine andere Partie fort: Die Chronik zählt sie nicht.
# A record from elsewhere.
replay-keep = Behalten und ansehen
replay-known = Diese Partie ist schon auf deinem Gerät.
