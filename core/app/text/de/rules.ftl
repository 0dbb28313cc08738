# Die Regeln zum Nachschlagen, in eigenen Worten. Die Regeln der Charaktere sind king-rule-….
rules-title-king = Regeln von King of 12
rules-open = Regeln
# $rule ist die Überschrift einer Regel.
rules-link = Regel: { $rule }
rules-ruling = Unsere Auslegung, wo die Spielregel nichts sagt.

rules-section-game = Das Spiel
rules-section-turn = Ein Zug
rules-section-characters = Die Charaktere
rules-section-round = Eine Runde
rules-section-tournament = Turnier, 5 bis 16 Plätze
rules-section-rulings = Unsere Auslegungen

rules-king-title-goal = Ziel
rules-king-goal = Zug um Zug bringen die zwei besten Würfel Punkte. Wer am Ende einer Runde die meisten hat, gewinnt sie und legt eine Karte unter den Würfel: eine Krone. Zwei Kronen gewinnen das Spiel.
rules-king-title-setup = Aufbau
rules-king-setup = Jeder Platz hat einen Würfel mit zwölf Seiten und dieselben sieben Karten: den Ritter und sechs weitere. Im ersten Spiel sind es Ritter, Zauberer, Orakel, Alchemist, Maschine, Parasit und Golem. Später werden die sechs gezogen, mindestens zwei von Zauberer, Umkehrer und Orakel dabei, oder am Tisch ausgesucht.

    Gegenüberliegende Seiten eines Würfels ergeben 13. Alle Würfel werden zu Beginn einer Runde geworfen; danach wirft nur das Orakel einen. Im Vorrat liegen neun Chips mit 1 Punkt und sechs mit 2 Punkten.

rules-king-title-play = 1. Eine Karte wählen
rules-king-play = Alle wählen geheim eine Karte ihrer Hand. Haben alle gewählt, werden die Karten zugleich aufgedeckt.
rules-king-title-cancel = 2. Gleiche Karten aufheben
rules-king-cancel = Ein Charakter, den mehrere gewählt haben, ist für sie alle aufgehoben: Diese Karten tun nichts. Die einzige Ausnahme ist die Dame, die nach den Punkten einen Chip nehmen darf.
rules-king-title-effects = 3. Wirkungen
rules-king-effects = Wurde genau eine Dame gespielt, hebt sie alle anderen Karten auf, und keine Wirkung tritt ein. Sonst geben zuerst die Händler alle Würfel nach links weiter. Dann drehen Umkehrer, Unruhestifter und Zauberer Würfel; treffen mehrere Wirkungen einen Würfel, bestimmt die Reihenfolge, wem er gehört. Das Orakel würfelt zuletzt.

    Alchemist, Maschine, Parasit und Golem ändern für diesen Zug den Wert eines Würfels und lassen den Würfel liegen, wie er liegt. Ein Wert kann über 12 oder unter 1 sein.
rules-king-title-compare = 4. Werte vergleichen
rules-king-compare = Der Wert ist die Seite, die der Würfel zeigt, geändert durch die Karte. Auch mit einer aufgehobenen Karte wird verglichen. Gleiche Werte heben einander auf, alle.
rules-king-title-score = 5. Punkte
rules-king-score = Von den Werten, die übrig sind, gewinnt der höchste und bekommt einen Chip mit 2 Punkten; der nächste kommt auf den zweiten Platz und bekommt einen mit 1 Punkt. Ist nur ein Wert übrig, gibt es keinen zweiten Platz; ist keiner übrig, bekommt niemand Punkte. Mit dem Ritter schlägt niedrig hoch; danach vertauscht der Zocker die beiden Plätze.

    Dann kommt der Diebstahl der Damen, wenn mehrere gespielt wurden: Ihr niedrigster Würfel darf dem höchsten einen Chip nehmen.
rules-king-title-discard = 6. Karten ablegen
rules-king-discard = Gespielte Karten kommen verdeckt auf den eigenen Ablagestapel und sind bis zum Ende der Runde weg. Die Würfel bleiben für den nächsten Zug liegen, wie sie liegen.

rules-king-title-round-end = Das Ende einer Runde
rules-king-round-end = Eine Runde endet nach einem Zug, in dem ein Platz nur noch genau eine Karte hat oder ein Platz 8 Punkte oder mehr. Mit sieben Karten ist das spätestens nach sechs Zügen so. Die gespielten Karten kommen zurück auf die Hand.

    Gleiche Punktstände heben einander auf, alle, und ihre Chips gehen zurück. Der höchste der anderen gewinnt die Runde. Sind alle aufgehoben, gewinnt sie niemand.
rules-king-title-game-end = Kronen und das Ende des Spiels
rules-king-game-end = Wer eine Runde gewinnt, legt eine Karte eigener Wahl verdeckt unter den Würfel. Sie ist für den Rest des Spiels weg, und niemand sonst sieht sie. Mit der zweiten ist das Spiel sofort gewonnen. Sonst gehen alle Chips zurück, alle Würfel werden geworfen, und die nächste Runde beginnt.

rules-king-title-groups = Gruppen
rules-king-groups = Alle sitzen in einem Kreis und spielen in Gruppen von zwei bis vier Nachbarplätzen. Nach jeder Runde rücken die Grenzen der Gruppen um zwei Plätze weiter. In den Schritten 2 bis 4 zählt nur die eigene Gruppe, und die Händler geben in ihr weiter. Auch der Diebstahl der Damen bleibt in der Gruppe.

    Der zweite Platz einer Gruppe bekommt 1 Punkt. Der erste ist der Champion der Gruppe und bekommt noch nichts. Ist kein Wert übrig, oder setzt der Zocker den einzigen auf den zweiten Platz, hat die Gruppe keinen Champion.

    Plätze und die Größen ihrer Gruppen: 5: 2, 3 · 6: 3, 3 · 7: 3, 4 · 8: 4, 4 · 9: 3, 3, 3 · 10: 3, 3, 4 · 11: 3, 4, 4 · 12: 4, 4, 4 oder 3, 3, 3, 3 · 13: 3, 3, 3, 4 · 14: 3, 3, 4, 4 · 15: 3, 4, 4, 4 · 16: 4, 4, 4, 4.
rules-king-title-champions = Unter Champions
rules-king-champions = Die Champions aller Gruppen gehen die Schritte 2 bis 5 noch einmal unter sich durch, mit derselben Karte und mit der Seite, die der Würfel jetzt zeigt. Was die Karte in der Gruppe aufhob, gilt nicht mehr, und Werte werden neu bestimmt. Der erste Platz bekommt 2 Punkte, der zweite 1 Punkt. Die Händler geben an den nächsten Champion weiter, der letzte an den ersten; einen Diebstahl gibt es nicht. Ein einziger Champion führt seine Karte aus und ist auf dem ersten Platz; mit dem Zocker auf dem zweiten.

    Erst danach wird auf die 8 Punkte geschaut, und die Karten werden abgelegt.
rules-king-title-tournament-end = Das Ende eines Turniers
rules-king-tournament-end = Eine Runde endet für alle Gruppen zugleich. Jede Gruppe vergleicht ihre eigenen Punkte, auch die bei den Champions gewonnenen; wer sie gewinnt, bekommt eine Krone. Die zweite Krone gewinnt das Turnier. Bekommen sie mehrere zugleich, spielen nur diese noch eine Runde als eine Gruppe, mit den Karten, die sie noch haben; wer sie gewinnt, gewinnt das Turnier, ohne noch eine Karte unter den Würfel zu legen. Chips gehen hier nicht aus.

rules-king-title-r-k1 = Gezogene Charaktere
rules-king-r-k1 = Das Zeichen, nach dem der Aufbau fragt, steht für uns auf Zauberer, Umkehrer und Orakel. Von sechs gezogenen Karten sind mindestens zwei davon. Wer am Tisch aussucht, ist frei.
rules-king-title-r-k2 = Reihenfolge der Wirkungen
rules-king-r-k2 = Ein geänderter Wert zählt von der Seite aus, die der Würfel am Ende der Wirkungen zeigt. Darum kommt es nur auf die letzte Seite des Zauberers an: Die App dreht den Würfel zuerst um und fragt dann nach der Seite.
rules-king-title-r-k3 = Zocker mit nur einem Wert
rules-king-r-k3 = Ist nur ein Wert übrig, setzt ihn der Zocker auf den zweiten Platz: Er bekommt 1 Punkt, und niemand bekommt 2. Eine Gruppe im Turnier hat dann keinen Champion.
rules-king-title-r-k4 = Diebstahl der Damen
rules-king-r-k4 = Er vergleicht die Werte aus Schritt 4, auch aufgehobene, und niedrig bleibt niedrig, auch mit dem Ritter. Er kommt nach den Punkten und bevor auf die 8 Punkte geschaut wird. Wer einen Chip nehmen darf, kann es auch lassen; wer keinen hat, verliert nichts.
rules-king-title-r-k5 = Mit nichts gewinnen
rules-king-r-k5 = Ein Platz mit 0 Punkten kann die Runde gewinnen, wenn alle anderen einander aufheben.
rules-king-title-r-k6 = Eine Runde, die niemand gewinnt
rules-king-r-k6 = Karten und Chips gehen zurück, alle Würfel werden geworfen, und die nächste Runde beginnt mit denselben Händen.
rules-king-title-r-k7 = Stechen im Turnier
rules-king-r-k7 = Alle, die zugleich ihre zweite Krone bekommen, spielen eine gewöhnliche Runde als eine Gruppe. Gewinnt sie niemand, wird sie noch einmal gespielt.
rules-king-title-r-k8 = Wem der Würfel gehört
rules-king-r-k8 = Nach den Händlern ist dein Würfel der, der jetzt vor dir liegt, bis zum Ende der Runde.
rules-king-title-r-k9 = Werte unter 1
rules-king-r-k9 = 0 und negative Werte werden verglichen, heben einander auf und gewinnen wie alle anderen.
rules-king-title-r-k10 = Zurückschauen
rules-king-r-k10 = Abgelegte Karten werden während des Spiels nicht durchgesehen. Vor dem Spiel lässt sich ein offener Verlauf wählen.
rules-king-title-r-k11 = Genug Chips
rules-king-r-k11 = Mit zwei bis vier Plätzen reichen die Chips immer: Eine Runde hat höchstens sechs Züge, jeder gibt höchstens einen Chip mit 2 und einen mit 1 Punkt aus, und ein Diebstahl verschiebt nur einen.
