# Tipps. $points: mit einer Stelle nach dem Komma, als Text.
hint-ask = Tipp
hint-ask-hint = Was jemand mit starkem Spiel hier täte, und warum. Das Protokoll vermerkt es.
hint-title = Ein Tipp
hint-looking = Ein Tipp wird gesucht.
hint-show-now = Jetzt zeigen
hint-none = Für diese Entscheidung gibt es keinen Tipp. Entscheide nach eigenem Gefühl.
hint-ahead = etwa { $points } zu deinen Gunsten
hint-behind = etwa { $points } zugunsten der anderen Seite
hint-level = etwa ausgeglichen
hint-less = { $points } weniger
hint-alike = etwa gleich gut
hint-best = was ein Weiser täte
# $count: von 100.
hint-round = gewinnt { $count } von 100 Runden
# Die Aussicht, es zu lösen, weniger das, was die Karte später wert ist.
hint-fewer = { $count } % eines Dilemmas weniger wert
# Mehrere Möglichkeiten, jede ab und zu, damit niemand sie voraussieht.
hint-mix = { $count ->
    [one] { $worth }; { $count }-mal von 100 zu wählen
   *[other] { $worth }; { $count }-mal von 100 zu wählen
}
hint-spoken = { $action }: { $worth }.
hint-at = Zeile { $row }, Spalte { $column }
# $line: eine Zeile oder eine Spalte.
hint-push-left = Zeile { $line }, von links
hint-push-right = Zeile { $line }, von rechts
hint-push-top = Spalte { $line }, von oben
hint-push-bottom = Spalte { $line }, von unten
hint-move = { CARD($card) } nach Zeile { $row }, Spalte { $column }
hint-face = Seite { $face }
hint-target-first = Das erste Ziel
hint-target-second = Das zweite Ziel
hint-ring = Die Glocken läuten
hint-ring-not = Die Glocken nicht läuten
hint-shield = Den Schild einsetzen
hint-shield-not = Den Schild behalten
hint-nothing = Nichts

# Warum.
hint-only = Anderes ist nicht möglich.
hint-scores = { $points ->
    [one] Es bringt { $points } Punkt, sofort oder in dieser Runde.
   *[other] Es bringt { $points } Punkte, sofort oder in dieser Runde.
}
hint-denies = { $points ->
    [one] Es nimmt der anderen Seite { $points } Punkt.
   *[other] Es nimmt der anderen Seite { $points } Punkte.
}
hint-promises = { $points ->
    [one] Später dürfte es etwa { $points } Punkt mehr bringen, als der Stand jetzt zeigt.
   *[other] Später dürfte es etwa { $points } Punkte mehr bringen, als der Stand jetzt zeigt.
}
hint-takes-out = Die Schlange nimmt eine Karte heraus, die die andere Seite braucht.
hint-mixes = Wechsle ab: Wer immer gleich wählt, ist zu durchschauen.
hint-keeps = Diese Karte brauchst du weniger als die anderen.
hint-keeps-three = Diese drei brauchst du mehr als die anderen zwei.
hint-cut = Für alles war keine Zeit.
hint-turn = Es bringt in diesem Zug etwa { $points } Punkte.
hint-wins = Damit gewinnst du { $count } von 100 Runden.
hint-solves = { $count ->
    [one] Damit wird das Dilemma { $count }-mal von 100 gelöst.
   *[other] Damit wird das Dilemma { $count }-mal von 100 gelöst.
}
hint-solved = Das Dilemma wird { $count }-mal von 100 gelöst.
hint-otherwise = { $count ->
    [one] Ohne das { $count }-mal von 100.
   *[other] Ohne das { $count }-mal von 100.
}
hint-expects = { $name } spielt wohl { CARD($card, "acc") }.
hint-heard = { $name } hat gesagt: „{ $remark }“
hint-bells = Die Gunst reicht dafür.
hint-bells-even = Die Glocken brächten kaum mehr, als sie kosten.
hint-bells-risk = Die Glocken sind hier zu gewagt.
hint-shield-now = Er bewahrt euch vor dem Verlust von Gunst, oder er nützt später nichts mehr.
hint-shield-later = Dieses Dilemma ist zu verschmerzen; der Schild wird später vielleicht nötiger gebraucht.
hint-month = Der Monat verlangt es.
hint-worth = Nichts anderes ist dir mehr wert.
hint-holders = { $count ->
    [one] { $count } von euch hat diesen Charakter, und alle wissen es.
   *[other] { $count } von euch haben diesen Charakter, und alle wissen es.
}
