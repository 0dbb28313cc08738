review-title = Analyse
review-open = Analyse
review-open-hint = Was jede Entscheidung gekostet hat, und was besser war.

# Ein beendetes Spiel, Entscheidung für Entscheidung.
review-of = { $name }: alle Entscheidungen
review-line-forest = Jede Entscheidung, verglichen mit dem besten Zug nach damaligem Wissen. In Punkten; ein sicherer Sieg zählt 5. Erzwungenes fehlt.
review-line-king = Deine Chance auf jede Runde, nach damaligem Wissen. Erzwungenes fehlt.
review-line-council = Jede Karte, verglichen mit einem starken Plan nach damaligem Wissen: die Chance, das Dilemma zu lösen, abzüglich dessen, was die Karte später wert ist.
review-people = Wessen Entscheidungen?
review-checking = Entscheidung { $number } von { $count } wird geprüft.
review-stop = Anhalten
review-resume = Weiter
review-checked = { $done } von { $count } Entscheidungen geprüft.
review-total-none = Keine Entscheidung hat etwas verschenkt.
# $sum: mit Stellen nach dem Komma, als Text.
review-total-points = Zusammen haben sie { $sum } Punkte verschenkt.
review-total-rounds = Zusammen haben sie { $sum } Runden verschenkt.
review-total-dilemmas = Zusammen haben sie { $sum } gelöste Dilemmas verschenkt.
review-worst = Die teuerste: { $heading }.
review-heading-keep = Beginn, drei von fünf
review-heading-choose = Runde { $round }, Wahl
review-heading-place = Runde { $round }, Legen
review-heading-move = Runde { $round }, Waschbär
review-heading-card = Runde { $round }, Zug { $turn }, Karte
review-heading-face = Runde { $round }, Zug { $turn }, Würfelseite
review-heading-theft = Runde { $round }, Zug { $turn }, Marker
review-heading-crown = Runde { $round }, Krone
review-heading-council-card = Zug { $turn }, Karte
review-heading-council-second = Zug { $turn }, zweite Karte
review-heading-council-effect = Zug { $turn }, Wirkung
review-better = Besser: { $action }
review-chosen = Gewählt: { $action }.
review-cost-points = kostete { $points } Punkte
review-cost-rounds = { $count ->
    [one] kostete { $count } Sieg in 100 Runden
   *[other] kostete { $count } Siege in 100 Runden
}
review-cost-dilemmas = senkte die Aussicht um etwa { $count } %
review-cost-none = so gut wie jede andere
review-cost-unknown = nicht bewertet
review-cost-later = noch nicht geprüft
# Ein Teil einer Liste, als Satz.
review-part = { $part }.
review-badge-done = gewählt
review-badge-better = besser
# Ein Platz bei König von 12, wie er war. $points: wie viele, in Worten.
# Rat von 12. $targets: Sätze.

# On the board.
review-ahead = { $name } vorn
review-behind = { $name } hinten
review-chances-council = Wie wahrscheinlich das Dilemma nach jeder Entscheidung gelang.
review-likely = Gelingt wohl
review-unlikely = Misslingt wohl
review-chances = Wie es nach jeder Entscheidung für { $name } stand.
review-turning = { $count ->
    [one] Der Wendepunkt
   *[other] { $count } Wendepunkte
}
# $cost: points, or wins in 100 rounds, as text.
review-change = −{ $cost }
review-again = Von hier an versuchen
review-again-hint = Eine neue eigene Partie von dieser Entscheidung an; diese bleibt, wie sie ist.
