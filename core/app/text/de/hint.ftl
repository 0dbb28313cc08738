# Tipps. $points: mit einer Stelle nach dem Komma, als Text.
hint-ask = Tipp
hint-ask-hint = Was ein starker Spieler hier tun würde, und warum. Die Partie vermerkt es.
hint-title = Ein Tipp
hint-looking = Ein Tipp wird gesucht.
hint-show-now = Jetzt zeigen
hint-none = Für diese Entscheidung gibt es keinen Tipp. Vertrau deinem Gefühl.
hint-ahead = etwa { $points } Punkte vorn
hint-behind = etwa { $points } Punkte zurück
hint-level = etwa ausgeglichen
hint-less = { $points } Punkte weniger
hint-alike = etwa gleich gut
hint-best = so würde der Weise spielen
# $count: von 100.
hint-round = gewinnt { $count } von 100 Runden
# Die Aussicht, es zu lösen, weniger das, was die Karte später wert ist.
hint-fewer = { $count } % eines Dilemmas weniger
# Mehrere Möglichkeiten, jede ab und zu, damit niemand sie voraussieht.
hint-mix = { $count ->
    [one] { $worth }; { $count }-mal von 100 spielen
   *[other] { $worth }; { $count }-mal von 100 spielen
}
hint-spoken = { $action }: { $worth }.
hint-first = als erste Karte
hint-above = über der Karte { CARD($card) }
hint-below = unter der Karte { CARD($card) }
hint-left = links neben der Karte { CARD($card) }
hint-right = rechts neben der Karte { CARD($card) }
hint-corner = an der Ecke der Karte { CARD($card) }
# $line: eine Zeile oder eine Spalte.
hint-push-left = Zeile mit der Karte { CARD($card) }, von links
hint-push-right = Zeile mit der Karte { CARD($card) }, von rechts
hint-push-top = Spalte mit der Karte { CARD($card) }, von oben
hint-push-bottom = Spalte mit der Karte { CARD($card) }, von unten
hint-move = { CARD($card) }: { $place }
hint-face = Seite { $face }
hint-target-first = Das erste Ziel
hint-target-second = Das zweite Ziel
hint-ring = Die Glocken läuten
hint-ring-not = Die Glocken nicht läuten
hint-shield = Den Schild einsetzen
hint-shield-not = Den Schild behalten
hint-nothing = Nichts

# Warum.
hint-only = Etwas anderes geht nicht.
hint-scores = { $points ->
    [one] Bringt in dieser Runde { $points } Punkt.
   *[other] Bringt in dieser Runde { $points } Punkte.
}
hint-denies = { $points ->
    [one] Nimmt der anderen Seite { $points } Punkt.
   *[other] Nimmt der anderen Seite { $points } Punkte.
}
hint-promises = { $points ->
    [one] Dürfte später etwa { $points } Punkt mehr bringen.
   *[other] Dürfte später etwa { $points } Punkte mehr bringen.
}
hint-others = Anderes ist etwa gleich gut.
hint-next = Das Nächstbeste ist { $points } Punkte weniger wert.
hint-takes-out = Die Schlange entfernt eine Karte der anderen Seite.
hint-mixes = Wechsle ab: Wer immer gleich wählt, ist zu durchschauen.
hint-keeps = Diese Karte brauchst du weniger als die anderen.
hint-keeps-three = Diese drei brauchst du mehr als die anderen zwei.
hint-cut = Für alles war keine Zeit.
hint-turn = Bringt in diesem Zug etwa { $points } Punkte.
hint-wins = Damit gewinnst du { $count } von 100 Runden.
hint-solves = { $count ->
    [one] Damit wird das Dilemma { $count }-mal von 100 gelöst.
   *[other] Damit wird das Dilemma { $count }-mal von 100 gelöst.
}
hint-solved = Das Dilemma wird { $count }-mal von 100 gelöst.
hint-otherwise = { $count ->
    [one] Sonst { $count }-mal von 100.
   *[other] Sonst { $count }-mal von 100.
}
hint-expects = { $name } spielt wohl { CARD($card, "acc") }.
hint-heard = { $name } hat gesagt: „{ $remark }“
hint-bells = Die Gunst reicht dafür.
hint-bells-even = Die Glocken brächten kaum etwas.
hint-bells-risk = Die Glocken sind hier zu gewagt.
hint-shield-now = Er spart Gunst oder nützt später nichts mehr.
hint-shield-later = Das ist zu verschmerzen. Spart den Schild für Schlimmeres.
hint-month = Der Monat verlangt es.
hint-worth = Das ist dir am meisten wert.
hint-holders = { $count ->
    [one] Alle wissen, dass { $count } von euch ihn hat.
   *[other] Alle wissen, dass { $count } von euch ihn haben.
}
