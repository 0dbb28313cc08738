# Die Regeln zum Nachschlagen, in eigenen Worten. Die Regeln der Charaktere sind king-rule-….
rules-title-king = Regeln von King of 12
rules-open = Regeln
# $rule ist die Überschrift einer Regel.
rules-link = Regel: { $rule }
rules-ruling = Warum: { $why }

rules-section-game = Das Spiel
rules-section-turn = Ein Zug
rules-section-characters = Die Charaktere
rules-section-round = Eine Runde
rules-section-tournament = Turnier, 5 bis 16 Spieler
rules-section-rulings = Unsere Auslegungen

rules-king-title-goal = Ziel
rules-king-goal = Zug um Zug bringen die zwei besten Würfel Punkte. Wer am Ende einer Runde die meisten hat, gewinnt sie und legt eine Karte unter den Würfel: eine Krone. Zwei Kronen gewinnen die Partie.
rules-king-title-setup = Aufbau
rules-king-setup = Alle haben einen Würfel mit zwölf Seiten und dieselben sieben Karten: den Ritter und sechs weitere. In der ersten Partie sind es Ritter, Hexenmeister, Orakel, Alchemist, Maschine, Parasit und Golem. Später werden die sechs gezogen, mindestens zwei von Hexenmeister, Wandlerin und Orakel dabei, oder gemeinsam ausgewählt.

    Gegenüberliegende Seiten eines Würfels ergeben zusammen 13. Alle Würfel werden zu Beginn einer Runde geworfen; danach wirft nur das Orakel einen. Im Vorrat liegen neun 1-Punkt-Marker und sechs 2-Punkte-Marker.

rules-king-title-play = 1. Eine Karte wählen
rules-king-play = Alle wählen geheim eine Karte ihrer Hand. Haben alle gewählt, werden die Karten zugleich aufgedeckt.
rules-king-title-cancel = 2. Gleiche Karten negieren
rules-king-cancel = Haben mehrere denselben Charakter gewählt, sind diese Karten negiert: Sie tun nichts. Die einzige Ausnahme ist die Dame, die nach den Punkten einen Marker nehmen darf.
rules-king-title-effects = 3. Effekte
rules-king-effects = Wurde genau eine Dame gespielt, negiert sie alle anderen Karten, und kein Effekt tritt ein. Sonst geben zuerst die Händler alle Würfel nach links weiter. Dann drehen Wandlerin, Unruhestifter und Hexenmeister Würfel; ein Würfel wird umgedreht, bevor er gekippt wird. Das Orakel würfelt zuletzt.

    Alchemist, Maschine, Parasit und Golem ändern für diesen Zug den Wert eines Würfels und lassen den Würfel liegen, wie er liegt. Ein Wert kann über 12 oder unter 1 sein.
rules-king-title-compare = 4. Werte vergleichen
rules-king-compare = Der Wert ist die Seite, die der Würfel zeigt, geändert durch die Karte. Auch mit einer negierten Karte wird verglichen. Gleiche Werte negieren einander, alle.
rules-king-title-score = 5. Punkte
rules-king-score = Von den Werten, die übrig sind, gewinnt der höchste und bekommt einen 2-Punkte-Marker; der nächste kommt auf den zweiten Platz und bekommt einen 1-Punkt-Marker. Ist nur ein Wert übrig, gibt es keinen zweiten Platz; ist keiner übrig, bekommt niemand Punkte. Mit dem Ritter schlägt niedrig hoch; danach vertauscht der Zocker die beiden Plätze.

    Dann kommt der Diebstahl der Damen, wenn mehrere gespielt wurden: Die niedrigste darf der höchsten einen Marker nehmen.
rules-king-title-discard = 6. Karten ablegen
rules-king-discard = Gespielte Karten kommen verdeckt auf den eigenen Ablagestapel und sind bis zum Ende der Runde weg. Die Würfel bleiben für den nächsten Zug liegen, wie sie liegen.

rules-king-title-round-end = Das Ende einer Runde
rules-king-round-end = Eine Runde endet nach einem Zug, in dem jemand nur noch genau eine Karte hat oder 8 Punkte oder mehr. Mit sieben Karten ist das spätestens nach sechs Zügen so. Die gespielten Karten kommen zurück auf die Hand.

    Gleiche Punktstände negieren einander, alle, und ihre Marker gehen zurück. Wer danach die meisten Punkte hat, gewinnt die Runde. Sind alle negiert, gewinnt sie niemand.
rules-king-title-game-end = Kronen und das Ende der Partie
rules-king-game-end = Wer eine Runde gewinnt, legt eine Karte eigener Wahl verdeckt unter den Würfel. Sie ist für den Rest der Partie weg, und niemand sonst sieht sie. Mit der zweiten ist die Partie sofort gewonnen. Sonst gehen alle Marker zurück, alle Würfel werden geworfen, und die nächste Runde beginnt.

rules-king-title-groups = Gruppen
rules-king-groups = Alle sitzen in einem Kreis und spielen in Gruppen von zwei bis vier Nachbarplätzen. Nach jeder Runde rücken die Grenzen der Gruppen um zwei Plätze weiter. In den Schritten 2 bis 4 zählt nur die eigene Gruppe, und die Händler geben in ihr weiter. Auch der Diebstahl der Damen bleibt in der Gruppe.

    Der zweite Platz einer Gruppe bekommt 1 Punkt. Der erste ist der Champion der Gruppe und bekommt noch nichts. Ist kein Wert übrig, oder setzt der Zocker den einzigen auf den zweiten Platz, hat die Gruppe keinen Champion.

    Spieler und die Größen ihrer Gruppen:
    5: 2 + 3
    6: 3 + 3
    7: 3 + 4
    8: 4 + 4
    9: 3 + 3 + 3
    10: 3 + 3 + 4
    11: 3 + 4 + 4
    12: 4 + 4 + 4 oder 3 + 3 + 3 + 3
    13: 3 + 3 + 3 + 4
    14: 3 + 3 + 4 + 4
    15: 3 + 4 + 4 + 4
    16: 4 + 4 + 4 + 4
rules-king-title-champions = Unter Champions
rules-king-champions = Die Champions aller Gruppen gehen die Schritte 2 bis 5 noch einmal unter sich durch, mit derselben Karte und mit der Seite, die der Würfel jetzt zeigt. Was die Karte in der Gruppe negierte, gilt nicht mehr, und Werte werden neu bestimmt. Der erste Platz bekommt 2 Punkte, der zweite 1 Punkt. Die Händler geben an den nächsten Champion weiter, der letzte an den ersten; einen Diebstahl gibt es nicht. Ein einziger Champion führt seine Karte aus und ist auf dem ersten Platz; mit dem Zocker auf dem zweiten.

    Erst danach wird geprüft, ob jemand 8 Punkte hat, und die Karten werden abgelegt.
rules-king-title-tournament-end = Das Ende eines Turniers
rules-king-tournament-end = Eine Runde endet für alle Gruppen zugleich. Jede Gruppe vergleicht ihre eigenen Punkte, auch die bei den Champions gewonnenen; wer sie gewinnt, bekommt eine Krone. Die zweite Krone gewinnt das Turnier. Bekommen sie mehrere zugleich, spielen nur diese noch eine Runde als eine Gruppe, mit den Karten, die sie noch haben; wer sie gewinnt, gewinnt das Turnier, ohne noch eine Karte unter den Würfel zu legen. Marker gehen hier nicht aus.

rules-king-title-r-k1 = Gezogene Charaktere
rules-king-r-k1 = Die Anleitung verlangt mindestens zwei Karten mit einem bestimmten Symbol. Für uns tragen es Hexenmeister, Wandlerin und Orakel. Von sechs gezogenen Karten sind also mindestens zwei von diesen dreien. Wer selbst auswählt, ist frei.
rules-king-title-r-k2 = Reihenfolge der Effekte
rules-king-r-k2 = Ein geänderter Wert zählt von der Seite aus, die der Würfel am Ende der Effekte zeigt. Darum kommt es nur auf die letzte Seite des Hexenmeisters an: Der Würfel wird zuerst umgedreht, dann wählst du die Seite.
rules-king-title-r-k3 = Zocker mit nur einem Wert
rules-king-r-k3 = Ist nur ein Wert übrig, setzt ihn der Zocker auf den zweiten Platz: Er bekommt 1 Punkt, und niemand bekommt 2. Eine Gruppe im Turnier hat dann keinen Champion.
rules-king-title-r-k4 = Diebstahl der Damen
rules-king-r-k4 = Er vergleicht die Werte aus Schritt 4, auch negierte, und niedrig bleibt niedrig, auch mit dem Ritter. Er kommt nach den Punkten und bevor geprüft wird, ob jemand 8 Punkte hat. Wer einen Marker nehmen darf, kann auch verzichten; wer keinen hat, verliert nichts.
rules-king-title-r-k5 = Mit nichts gewinnen
rules-king-r-k5 = Auch mit 0 Punkten kann man die Runde gewinnen, wenn alle anderen einander negieren.
rules-king-title-r-k6 = Eine Runde, die niemand gewinnt
rules-king-r-k6 = Karten und Marker gehen zurück, alle Würfel werden geworfen, und die nächste Runde beginnt mit denselben Handkarten.
rules-king-title-r-k7 = Stechen im Turnier
rules-king-r-k7 = Alle, die zugleich ihre zweite Krone bekommen, spielen eine gewöhnliche Runde als eine Gruppe. Gewinnt sie niemand, wird sie noch einmal gespielt.
rules-king-title-r-k8 = Wem der Würfel gehört
rules-king-r-k8 = Nach den Händlern ist dein Würfel der, der jetzt vor dir liegt, bis zum Ende der Runde.
rules-king-title-r-k9 = Werte unter 1
rules-king-r-k9 = 0 und negative Werte werden verglichen, negieren einander und gewinnen wie alle anderen.
rules-king-title-r-k10 = Zurückschauen
rules-king-r-k10 = Abgelegte Karten werden während der Partie nicht durchgesehen. Vor der Partie lässt sich ein offener Verlauf wählen.
rules-king-title-r-k11 = Genug Marker
rules-king-r-k11 = Zu zweit bis zu viert reichen die Marker immer: Eine Runde hat höchstens sechs Züge, jeder gibt höchstens einen 2-Punkte- und einen 1-Punkt-Marker aus, und ein Diebstahl verschiebt nur einen.

# Council of 12. Die Regeln der Charaktere sind council-rule-….
rules-title-council = Regeln von Council of 12

rules-section-targets = Zwei Ziele
rules-section-table = Am Tisch
rules-section-rewards = Belohnungen und Strafen
rules-section-throne = Der letzte Zug
rules-section-months = Das unruhige Jahr
rules-section-chronicle = Die Chronik

rules-council-title-goal = Ziel des Spiels
rules-council-goal = Zwei bis vier Ratsmitglieder regieren gemeinsam und gewinnen oder verlieren gemeinsam. Nacheinander kommen sieben Dilemmas; jedes verlangt, den einen Würfel auf einen bestimmten Wert zu bringen. Danach geht es um den Thron. Der Rat hält sich, solange die Gunst bei 1 oder mehr steht; bei 0 ist sofort alles verloren.
rules-council-title-things = Was es gibt
rules-council-things = Einen Würfel mit zwölf Seiten; gegenüberliegende ergeben zusammen 13. Er bleibt von Zug zu Zug liegen, wie er liegt. Eine Gunstleiste von 0 bis 5.

    Jedes Ratsmitglied hat dieselben zwölf Charaktere: einige auf der Hand, die anderen in der Reserve. Gespielte Karten kommen auf die eigene Ablage, und nur deren oberste Karte ist zu sehen.

    Zwölf Bittsteller, von jedem Charakter einen, mit einer Krone von 1 bis 3. Sechsunddreißig nummerierte Dilemmas mit 1, 2 oder 3 Glocken (leicht, mittel, schwer), einem oder zwei Zielen, einer Belohnung, einer Strafe und einem Wert in Jahren. Und die Karte Anspruch auf den Thron.
rules-council-title-setup = Aufbau
rules-council-setup = Die Gunst beginnt zu viert bei 4, sonst bei 3.

    Die Mächtige und vier gezogene Bittsteller werden offen ausgelegt, mindestens einer der vier mit Krone 1; zwei weitere kommen verdeckt dazu. Die fünf offenen Charaktere sind die Hand aller, die sieben anderen die Reserve. Dann werden die sieben Bittsteller verdeckt gemischt.

    Vier leichte Dilemmas, zwei mittlere und ein schweres werden gemischt; zuletzt kommt der Anspruch auf den Thron. Das oberste ist immer zu sehen. Der Würfel wird geworfen.

    Die erste Partie spielt ihr am besten ohne Glocken.
rules-council-title-deck = Was auf den Karten steht
rules-council-deck = Die Anleitung druckt die Karten nicht ab: Unsere Dilemmas und Kronen, der Anspruch auf den Thron, der Vorsitz und der schweigende Rat sind eine Rekonstruktion. Wenn du das gedruckte Spiel hast, kannst du mit einer eigenen Deckdatei spielen.

rules-council-title-petitioner = 1. Den Bittsteller aufdecken
rules-council-petitioner = Der oberste Bittsteller wird aufgedeckt. Diesen Charakter darf in diesem Zug niemand spielen.
rules-council-title-bells = 2. Die Glocken läuten?
rules-council-bells = Der Rat kann gemeinsam läuten. Das kostet 1 Gunst und macht das Dilemma öffentlich: Gelöst zählt es doppelt, und das nächste Dilemma ist sofort zu sehen. Läutet der Rat bei Gunst 1, verliert er die Partie. Im letzten Zug gibt es keine Glocken.
rules-council-title-choose = 3. Geheim wählen
rules-council-choose = Alle legen eine Karte ihrer Hand verdeckt vor sich, aber nicht den Charakter des Bittstellers. Zu viert legt der Vorsitz keine.
rules-council-title-last-card = Spiel nie deine letzte Karte
rules-council-last-card = Wer eine Karte spielen muss und zu Beginn eines Zuges nur noch eine hat, legt sie ab, auch wenn sie der Charakter des Bittstellers ist, und nimmt die ganze eigene Ablage zurück, auch durch Strafen verlorene Karten. Die eben abgelegte Karte ist die neue Ablage. Das gilt auch im letzten Zug. Die Reserve bleibt, wie sie ist.
rules-council-title-reveal = 4. Eine nach der anderen aufdecken
rules-council-reveal = Der Rat einigt sich, wer als Nächstes aufdeckt. Wer denselben Charakter gewählt hat, deckt ihn sofort mit auf, und alle diese Karten sind negiert: Sie haben keine Wirkung. Eine nicht negierte Karte muss wirken. Dann wird sie abgelegt, und die nächste wird aufgedeckt, bis alle offen sind.
rules-council-title-check = 5. Das Ziel prüfen
rules-council-check = Zeigt der Würfel einen Wert des Ziels, ist das Dilemma gelöst: Die Belohnung tritt ein, danach darf jedes Ratsmitglied den Charakter des Bittstellers auf die Hand nehmen, wenn er in der eigenen Reserve liegt. Sonst ist das Dilemma gescheitert, und die Strafe tritt ein. Am Ende zählen nur gelöste Dilemmas, öffentliche doppelt.

    Die Gunst steigt nie über 5. Bei 0 ist die Partie sofort verloren, und nichts tritt mehr ein. Mit dem nächsten Bittsteller beginnt der nächste Zug, bis nur noch der Anspruch auf den Thron übrig ist.

rules-council-title-double = In einem Zug
rules-council-double = Ein Dilemma mit zwei Zielen verlangt beide im selben Zug: ein beliebiges irgendwann, wenn der Würfel ruht, das andere am Ende.
rules-council-title-split = Auf zwei Züge verteilt
rules-council-split = Zu zweit, und nur zu zweit, könnt ihr die beiden Ziele auf zwei Züge hintereinander verteilen, mit demselben Bittsteller und ohne noch einmal zu läuten. Ihr sagt das nach den Glocken und bevor jemand eine Karte legt; aufbewahrte Belohnungen für den ersten Zug setzt ihr vorher ein.

    Jeder Zug muss auf einem der Ziele enden, jeder auf einem anderen. Endet der erste Zug auf beiden, zählt er für das erste Ziel. Was der Würfel während eines Zuges zeigt, zählt hier nicht. Ritter und Golem gelten bis zum Ende ihres Zuges. Endet der erste Zug auf keinem, ist das Dilemma sofort gescheitert, und einen zweiten Zug gibt es nicht.

rules-council-title-talk = Was gesagt werden darf
rules-council-talk = Kein Wort und kein Zeichen über Handkarten und Ablagen, und keines über eine gewählte Karte, bevor sie aufgedeckt ist. Allgemeine Bemerkungen sind erlaubt. Es sind dreiundzwanzig; sie stehen hier darunter. Ratsmitglieder der App kennen keine anderen und sagen jede genau dann, wenn sie nach ihrer Rechnung stimmt. Vor dem Anspruch auf den Thron bleiben nur „Ich übernehme das“ und „Übernimm du“: Der Rat richtet sich dann nach einer Karte, von der alle wissen, dass dieses Ratsmitglied sie hat.
rules-council-title-remarks-choice = Bemerkungen vor der eigenen Wahl
rules-council-remarks-choice = „Das schaffe ich allein“: Eine meiner Karten löst es mit mindestens 80 % Chance, wenn keine andere etwas tut.

    „Ich kann ein Stück weit helfen“: Allein nicht, aber eine von mir verbessert eine Karte, die jemand anderes spielen kann.

    „Ich brauche Hilfe“: Nicht allein; aber mit einer Karte, die jemand anderes spielen kann, kann eine von mir es lösen. Das sagen Menschen; ein Ratsmitglied der App sagt, was es kann.

    „Diesmal kann ich nicht helfen“: Keines von beiden.

    „Das hier geben wir auf“: Keine Karten, die wir haben können, erreichen 25 % Chance.

    „Ich übernehme das“: Ich spiele für das Ziel, mit der Karte, die allein die beste Aussicht hat; niemand stört mich, und niemand muss helfen.

    „Übernimm du“, zu einem Ratsmitglied gesagt: Dieses spielt für das Ziel, und ich störe nicht.

    „Wir zwei zusammen“, zu einem Ratsmitglied gesagt: Wir zwei spielen für das Ziel, mit dem besten Kartenpaar nach dem, was alle wissen; sonst stört uns niemand.

    „Ich halte mich zurück“: Ich spiele nicht für das Ziel und störe niemanden dabei.

    „Ja“: Ich halte mich an das, was jemand vorgeschlagen hat. „Lieber nicht“: Ich tue es nicht.

    Ein Vorschlag sagt, wer, nie welche Karte. Ein Ratsmitglied antwortet „Ja“ oder „Lieber nicht“ und hält sich daran.

    „Läuten wir die Glocken“: Ich würde. „Läuten wir nicht“: Ich würde nicht. „Wie ihr wollt“: Ich würde nicht, könnte aber damit leben.
rules-council-title-remarks-reveal = Bemerkungen vor der ersten aufgedeckten Karte
rules-council-remarks-reveal = „Ich muss zuerst dran sein“: Die Aussicht ist um 25 Prozentpunkte oder mehr besser, wenn meine Karte die nächste ist.

    „Ich bin lieber zuletzt dran“: Die Aussicht ist um 25 Prozentpunkte oder mehr besser, wenn eine andere Karte die nächste ist; so wie der Würfel liegt, könnte meine allein es lösen.

    „Ich brauche jemanden vor mir“: Die Aussicht ist um 25 Prozentpunkte oder mehr besser, wenn eine andere Karte die nächste ist; so wie der Würfel liegt, kann meine allein es nicht lösen.

    „Die Reihenfolge ist egal“: Sie ändert die Aussicht um weniger als 25 Prozentpunkte.

    „Vielleicht muss mich jemand negieren“: Die Aussicht ist um 25 Prozentpunkte oder mehr besser, wenn meine Karte nicht wirkt.

    „Bitte negiert mich nicht“: Die Aussicht ist um 50 Prozentpunkte oder mehr besser, wenn meine Karte wirkt, als wenn sie negiert ist.
rules-council-title-remarks-check = Bemerkungen nach der Prüfung
rules-council-remarks-check = „Gut gemacht“: Das Dilemma ist gelöst.

    „Meine Schuld“: Es ist gescheitert; mit einer anderen Karte von mir war die Aussicht, alles andere gleich, 80 % oder mehr.

    „So hatte ich euch verstanden“: Es ist gescheitert, nicht durch meine Schuld, und jemand hatte vor meiner Wahl gesprochen.
rules-council-title-silent = Schweigender Rat
rules-council-silent = Der Rat kann einen Zug schweigend spielen, wenn er es sagt, bevor er in diesem Zug irgendetwas anderes tut; oder ihr wählt das Schweigen für die ganze Partie. Dann wird vom Bittsteller bis zur Prüfung keine Bemerkung gemacht. Beim Aufdecken wird im Uhrzeigersinn gefragt: Jedes Ratsmitglied kann vortreten oder warten, und warten alle, muss das erste aufdecken. Zu viert wird links vom Vorsitz begonnen, sonst mit jedem Zug ein Ratsmitglied weiter links. Ein Dilemma, das in allen seinen Zügen schweigend gelöst wird, bringt ein Häkchen in der Chronik.
rules-council-title-head = Der Vorsitz
rules-council-head = Zu viert hat in jedem Zug außer dem letzten eines der Ratsmitglieder den Vorsitz: im ersten Zug das erste, dann immer das nächste links. Wer ihn hat, spielt keine Karte, behält also auch die letzte, und entscheidet über Glocken und Reihenfolge, wenn die anderen uneins sind. Belohnungen, Strafen und der Charakter des Bittstellers gelten auch für den Vorsitz.

rules-council-title-rewards = Was sie tun
rules-council-rewards = Gunst +1, −2 …: Die Leiste geht um die gezeigte Zahl hinauf oder hinunter.

    Zurückholen: Jedes Ratsmitglied darf so viele Karten der eigenen Ablage auf die Hand nehmen, oder weniger.

    Aus der Reserve: Jedes darf so viele Charaktere der eigenen Reserve auf die Hand nehmen, oder weniger.

    Ablegen: Jedes legt so viele Karten der Hand ab, einzeln und offen, und behält mindestens eine.

    Würfeln: Der Würfel muss geworfen werden.

    Manche Dilemmas haben keine Belohnung.
rules-council-title-kept = Aufbewahrte Belohnungen
rules-council-kept = Manche Belohnungen liegen neben der Gunstleiste, bis der Rat sie einsetzt, jede einmal, so viele er will.

    Unmittelbar vor den Glocken: Gratisgeläut: Dann muss geläutet werden, und es kostet keine Gunst.

    Nach den Glocken, bevor jemand eine Karte legt: Neuwurf: Der Würfel wird geworfen. Kippen: Der Würfel wird auf eine der fünf Nachbarseiten gekippt. Vorausblick: Alle sehen den nächsten Bittsteller. Offene Karte: Ein Ratsmitglied legt die Karte, die es spielen wird, offen.

    Wenn ein Dilemma gescheitert ist: Schild: Die Strafe wird übergangen.

rules-council-title-throne = Anspruch auf den Thron
rules-council-throne = Kein Bittsteller, keine Glocken. Alle, auch der Vorsitz, wählen geheim eine Karte; alle werden zugleich aufgedeckt, ohne Wirkung. Sind alle gleich, besteigt dieser Charakter den Thron. Sonst geht für jedes Ratsmitglied außerhalb der größten Gruppe gleicher Karten 1 Gunst verloren. Bleibt Gunst übrig, regiert der Charakter dieser Gruppe; unter mehreren größten Gruppen von zwei oder mehr wählt der Rat. Sind alle Karten verschieden, bleibt der Thron unbesetzt.
rules-council-title-end = Gewinnen und verlieren
rules-council-end = Gewonnen: Nach dem Anspruch auf den Thron steht die Gunst bei 1 oder mehr. Ein Monat kann mehr verlangen. Verloren: Die Gunst steht bei 0, gleich wann. Gescheiterte Dilemmas kosten nur, was ihre Strafe nimmt. Nach einer Niederlage bleibt der Thron unbesetzt.

rules-council-title-months = Die Monate
rules-council-months = Jeder Monat nennt seine sieben Bittsteller und seine sieben Dilemmas, die in zufälliger Reihenfolge kommen; alles andere ist wie sonst. Ist die besondere Regel eines Monats nicht erfüllt, ist die Partie verloren, gleich wie die Gunst steht, und der Thron bleibt unbesetzt. Beide Listen stehen dort, wo der Monat gewählt wird. Eine Nachfolge ist bestimmt, wenn nach dem Anspruch auf den Thron jemand regiert.
rules-council-title-january = Januar
rules-council-january = Sehr einfach.
rules-council-title-february = Februar
rules-council-february = Ziemlich einfach.
rules-council-title-march = März
rules-council-march = Mittelschwer.
rules-council-title-april = April
rules-council-april = Ohne die Mächtige, und Scheitern kommt teuer.
rules-council-title-may = Mai
rules-council-may = Ihr gewinnt nur, wenn die Mächtige den Thron besteigt.
rules-council-title-june = Juni
rules-council-june = Ihr gewinnt nur, wenn der Stoiker den Thron besteigt.
rules-council-title-july = Juli
rules-council-july = Ihr gewinnt nur, wenn die Glocken mindestens viermal läuten und eine Nachfolge bestimmt ist.
rules-council-title-august = August
rules-council-august = Jedes Dilemma verlangt einen einzigen Wert.
rules-council-title-september = September
rules-council-september = Jedes Dilemma hat zwei Ziele.
rules-council-title-october = Oktober
rules-council-october = Die Belohnungen sind schwach, oder es gibt keine.
rules-council-title-november = November
rules-council-november = Die Gunst beginnt bei 1, und gelöste Dilemmas bringen keine.
rules-council-title-december = Dezember
rules-council-december = Der Rat schweigt die ganze Partie. Ihr gewinnt nur, wenn eine Nachfolge bestimmt ist.

rules-council-title-score = Die Dauer der Regentschaft
rules-council-score = Gezählt wird in Jahren: die Werte der gelösten Dilemmas, die der öffentlichen zweimal, die Kronen aller sieben Bittsteller und die Gunst, die übrig ist. Eine verlorene Partie zählt genauso.
rules-council-title-verdict = Das Urteil
rules-council-verdict = Bis 23 Jahre: Das Volk ist unzufrieden.

    24 bis 34: Es ist zufrieden.

    35 bis 60: Es ehrt euch.

    61 bis 78: Es überhäuft euch mit Segen.

    79 bis 109: Das Reich ist sicher und blüht ein Leben lang.

    110 und mehr: Die Blüte des Reichs kennt keine Grenzen.
rules-council-title-line = Eine Zeile der Chronik
rules-council-line = Jede beendete Partie, gewonnen oder verloren, ist eine Zeile: die Ratsmitglieder, Personen mit einer römischen Zahl, die sagt, wie oft dieser Name im Rat saß; das größte Hindernis; die Dauer der Regentschaft; wer auf dem Thron sitzt; ein Häkchen für jedes schweigend gelöste Dilemma; der Monat; und das erste Jahr, nämlich das erste der Zeile davor plus deren Dauer. Die Chronik beginnt im Jahr 1.

    Um einen unbesetzten Thron könnt ihr King of 12 spielen: Dann wird eingetragen, wer gewinnt.
rules-council-title-ruler = Wer regiert, bittet nicht
rules-council-ruler = Hat in der letzten Regentschaft der Chronik ein Charakter den Thron bestiegen, kommt sein Bittsteller vor dem Aufbau heraus. Ist es die Mächtige, wird an ihrer Stelle noch ein Bittsteller mit Krone 1 offen ausgelegt, sodass mindestens zwei offene Krone 1 haben. Ein unbesetzter oder bei King of 12 gewonnener Thron ändert nichts; Monate und freie Spiele behalten ihre Listen.
rules-council-title-free = Freies Spiel
rules-council-free = Ihr sucht die sieben Bittsteller und die sieben Dilemmas selbst aus; die Starthand ergibt sich wie in einem Monat. Die Zeile der Chronik sagt es dazu.

rules-council-title-r-c1 = Wann der Würfel ruht
rules-council-r-c1 = Von zwei Zielen ist eines erreicht, sobald der Würfel darauf ruht: zu Beginn des Zuges, nach der ganzen Wirkung jeder Karte, nach dem Wurf eines Orakels, nach einem aufbewahrten Wurf oder Kippen. Die Zwischenseite der Mächtigen zählt nicht. Ein Ziel, das Ritter oder Golem ersetzt, muss neu erreicht werden; der Würfel, wie er liegt, zählt sofort.
rules-council-title-r-c2 = Gunst, die der Thron kostet
rules-council-r-c2 = Sie ist die Zahl der Ratsmitglieder minus die Größe der größten Gruppe. Sind alle Karten verschieden und bleibt Gunst übrig, ist die Partie ohne Nachfolge gewonnen.
rules-council-title-r-c3 = Vor der Dame
rules-council-r-c3 = Ein negiertes Paar, das vor der Dame aufgedeckt wurde, gilt als gespielt, und sie tut nichts. Eine durch Belohnung offen gelegte Karte zählt nicht.
rules-council-title-r-c4 = Die zweite Karte des Orakels
rules-council-r-c4 = Sie wird von einer gleichen negiert, die in diesem Zug vor ihr aufgedeckt wurde, ob negiert oder nicht; ein zweites Orakel also immer. Eine gleiche, die noch verdeckt liegt, wird mit aufgedeckt, und beide sind negiert. Was schon gewirkt hat, bleibt.
rules-council-title-r-c5 = Die Starthand in einem Monat
rules-council-r-c5 = Fünf der sieben genannten Bittsteller liegen offen: die Mächtige, wenn sie dabei ist, die anderen nach Zufall, mindestens einer davon mit Krone 1, wenn die Liste einen hat.
rules-council-title-r-c6 = Gunst über 5
rules-council-r-c6 = Sie verfällt. Die Effekte eines Dilemmas treten in der gedruckten Reihenfolge ein.
rules-council-title-r-c7 = Glocken bei Gunst 1
rules-council-r-c7 = Dann ist die Partie sofort verloren; du wirst zweimal gefragt.
rules-council-title-r-c8 = Gescheiterte Dilemmas
rules-council-r-c8 = Ein gescheitertes Dilemma zählt nichts, öffentlich oder nicht, und seine Karte ist weg.
rules-council-title-r-c9 = Der Charakter des Bittstellers auf der Hand
rules-council-r-c9 = Er kann nicht gewählt werden, niemand deckt ihn also je auf, und auch die zweite Karte des Orakels kann er nicht sein. Eine Hand aus zwei Karten, von denen eine er ist, wird nicht aufgefüllt: Die andere wird gespielt.
rules-council-title-r-c10 = Stoiker mit leerer Ablage
rules-council-r-c10 = Er tut nichts.
rules-council-title-r-c11 = Der Vorsitz
rules-council-r-c11 = Im ersten Zug hat das erste Ratsmitglied den Vorsitz, dann geht er nach links weiter; im letzten Zug spielen alle vier.
rules-council-title-r-c12 = Der schweigende Rat
rules-council-r-c12 = Ein Häkchen verlangt Schweigen in jedem Zug eines Dilemmas.
rules-council-title-r-c13 = Glocken bei zwei Zügen
rules-council-r-c13 = Für zwei Ziele, die auf zwei Züge verteilt sind, wird höchstens einmal geläutet, vor dem ersten.
rules-council-title-r-c14 = Den Charakter des Bittstellers nehmen
rules-council-r-c14 = Ist das Dilemma gelöst, darf jedes Ratsmitglied ihn nehmen oder lassen; ist es gescheitert, nimmt ihn niemand.
rules-council-title-r-c15 = Wer gefragt wird
rules-council-r-c15 = Auf Belohnung oder Strafe antworten die Ratsmitglieder in der Reihenfolge der Plätze. Wer ablegt, behält mindestens eine Karte. Zurückholen oder aus der Reserve nehmen kann nur, wer dort eine Karte hat; nur diese werden gefragt.
rules-council-title-r-c16 = Aufbewahrte Belohnungen im letzten Zug
rules-council-r-c16 = Nur eine offene Karte nützt dort. Ein Schild schützt nicht vor dem Verlust von Gunst am Thron.
rules-council-title-r-c17 = Schild und Vorausblick
rules-council-r-c17 = Ein Schild übergeht die ganze Strafe. Der nächste Bittsteller lässt sich in jedem Zug vorab ansehen außer dem des letzten Dilemmas und bleibt bekannt, bis er aufgedeckt wird.
rules-council-title-r-c18 = November, Juli, gleiche Belohnungen
rules-council-r-c18 = Im November entfällt die Gunst einer Belohnung, der Rest tritt ein. Zu den vier Glocken im Juli zählen auch Gratisgeläut und gescheiterte Dilemmas. Von gleichen aufbewahrten Belohnungen wird die früheste eingesetzt.

# Das Waldduell. Die Regeln der Tiere sind forest-rule-….
rules-title-forest = Regeln des Waldduells
rules-section-duel-round = Eine Runde
rules-section-placing = Legen
rules-section-effects = Drei, die etwas tun
rules-section-duel-end = Das Ende
rules-section-animals = Die Tiere
# Die beiden Spinnen unterscheiden sich durch ihre Zahlen.
rules-forest-title-animal = { CARD($card) }
rules-forest-title-goal = Ziel
rules-forest-goal = Ihr seid Schwarz und Weiß und habt beide dieselben zwölf Tiere. Runde um Runde legt jeder eines in dieselbe Auslage, bis sie ein Quadrat von 4 mal 4 ist. Wer die meisten Punkte hat, gewinnt.
rules-forest-title-things = Was es gibt
rules-forest-things = Zwölf Karten für jeden: Krähe 1, Fledermaus 2, Nachtfalter 3, Spinne 4, Spinne 5, Katze 6, Eule 7, Wolf 8, Wolpertinger 9, Hirsch 10, Waschbär 11, Schlange X.

    Die Karten 1 bis 9 zählen danach, wo sie am Ende liegen. Hirsch, Waschbär und Schlange zählen nichts; sie tun sofort etwas. Ein Marker entscheidet bei Gleichstand. Die Karten von Schwarz haben einen dunklen Grund, die von Weiß einen hellen.
rules-forest-title-setup = Aufbau
rules-forest-setup = Jeder mischt seine zwölf Karten und zieht drei. Den Gleichstandsmarker bekommt einer von beiden durch Zufall.
rules-forest-title-keep = Variante: die erste Hand wählen
rules-forest-keep = Jeder zieht fünf Karten, behält drei und legt die anderen beiden unter seinen Stapel, in beliebiger Reihenfolge.
rules-forest-title-choose = 1. Wählen
rules-forest-choose = Beide wählen verdeckt eine Handkarte.
rules-forest-title-reveal = 2. Aufdecken
rules-forest-reveal = Beide Karten werden zugleich aufgedeckt. Ist eine davon eine Schlange, verlassen beide das Spiel, niemand legt, und es geht mit Schritt 4 weiter.
rules-forest-title-order = 3. Legen, die höhere Zahl zuerst
rules-forest-order = Die Karte mit der höheren Zahl wird zuerst gelegt und tut, was sie tut; danach die andere.
rules-forest-title-tiebreaker = Gleiche Zahlen
rules-forest-tiebreaker = Bei gleichen Zahlen legt zuerst, wer den Gleichstandsmarker hat. Danach geht der Marker an den anderen. In jeder anderen Runde bleibt er, wo er ist.
rules-forest-title-draw = 4. Ziehen
rules-forest-draw = Jeder zieht eine Karte, solange sein Stapel eine hat.
rules-forest-title-cells = Erlaubte Felder
rules-forest-cells = Eine Karte kommt auf ein leeres Feld, das eine andere Karte berührt: daneben, darüber, darunter oder schräg. Welche Farbe diese hat, ist egal. Die allererste Karte wird einfach hingelegt.
rules-forest-title-square = Das Quadrat
rules-forest-square = Die Auslage wird nie breiter oder höher als vier Karten. Wo das Quadrat liegen wird, bleibt offen, bis es in beide Richtungen vier misst; die erste Karte muss nicht in seiner Mitte liegen.

    Ecken, Rand und Mitte zählen erst, wenn das Quadrat da ist.
rules-forest-title-push = Der Hirsch schiebt
rules-forest-push = Der Hirsch wird nicht auf ein Feld gelegt. Wähle eine Zeile oder Spalte mit einer bis drei Karten und das Ende, an dem er hereinkommt.

    Die Karten dieser Zeile oder Spalte gehen vor ihm her. Lücken schließen sich, und sie rücken so weit, wie es geht, solange die Auslage innerhalb von 4 mal 4 bleibt und alle Karten zusammenhängen. Der Hirsch bleibt direkt hinter ihnen. Kann keine Karte rücken, liegt er vor der nächsten.

    Als allererste Karte wird er einfach hingelegt.
rules-forest-title-move = Der Waschbär versetzt eine Karte
rules-forest-move = Lege den Waschbären wie jede Karte. Dann musst du eine andere Karte deiner Farbe auf ein anderes leeres Feld versetzen, wenn es eines gibt: Danach müssen alle Karten zusammenhängen, innerhalb von 4 mal 4.

    Ein Hirsch, der so versetzt wird, schiebt nichts.
rules-forest-title-remove = Die Schlange nimmt beide Karten weg
rules-forest-remove = Eine Schlange wirkt, sobald sie aufgedeckt ist: Beide Karten verlassen das Spiel, für alle sichtbar. In dieser Runde wird nichts gelegt. Zwei Schlangen tun dasselbe wie eine.
rules-forest-title-end = Wann es endet
rules-forest-end = Die Partie endet mit der Runde, in der die sechzehnte Karte gelegt wurde, nach dem Ziehen. Das sind acht Runden, in denen gelegt wird, acht Karten jeder Farbe, und bis zu zwei weitere mit Schlangen.
rules-forest-title-points = Punkte
rules-forest-points = Jede Karte zählt, was auf ihr steht. Wer die meisten Punkte hat, gewinnt. Während der Partie zeigen die Punkte die Auslage, wie sie jetzt liegt.
rules-forest-title-tie = Gleich viele Punkte
rules-forest-tie = Zuerst: mehr Karten, die mindestens 1 Punkt gebracht haben. Dann: die höhere Summe der Zahlen auf der Hand, eine Schlange zählt 0. Ist auch sie gleich: unentschieden.
rules-forest-title-r-f1 = Wo der Hirsch bleibt
rules-forest-r-f1 = Der Hirsch zählt als Karte der Auslage, wenn es um 4 mal 4 und den Zusammenhang geht. Lücken schließen sich immer; Hirsch und Karten enden als ein Block, so weit vorn, wie das erlaubt.
rules-forest-title-r-f2 = Ein Hirsch als erste Karte
rules-forest-r-f2 = Er wird einfach hingelegt. Später muss er in eine Zeile oder Spalte mit Karten, nie in eine leere.
rules-forest-title-r-f3 = Acht, neun oder zehn Runden
rules-forest-r-f3 = Sechzehn Karten sind acht Runden mit Legen, also legen immer beide. Aus einem leeren Stapel wird nicht gezogen.
rules-forest-title-r-f4 = Das letzte Ziehen
rules-forest-r-f4 = Auch in der letzten Runde wird gezogen, bevor die Handkarten verglichen werden.
rules-forest-title-r-f5 = Vom Waschbären angehoben
rules-forest-r-f5 = Die Karte wird angehoben, und nur das Ergebnis zählt: innerhalb von 4 mal 4, und alle Karten hängen zusammen. Sie muss auf ein anderes Feld; das Quadrat darf sich verschieben.
rules-forest-title-r-f6 = Alles gleich
rules-forest-r-f6 = Punkte, zählende Karten und Handkarten gleich: unentschieden, für beide.
rules-forest-title-r-f7 = Was der Wolpertinger übernimmt
rules-forest-r-f7 = Die beste deiner Karten direkt neben ihm. Hirsch und Waschbär geben 0. Er gehört zu den zählenden Karten, wenn er mindestens 1 Punkt bekommt.
rules-forest-title-r-f8 = Was Eule und Wolf zählen
rules-forest-r-f8 = Jede Karte der gefragten Farbe, auch Hirsch und Waschbär.
rules-forest-title-r-f9 = Nach einer Schlange
rules-forest-r-f9 = Die entfernten Karten bleiben für beide sichtbar. Der Gleichstandsmarker bleibt, wo er ist, auch bei zwei Schlangen.

# Neue Auslegungen.
rules-king-title-r-k12 = Kein Diebstahl unter Champions
rules-king-r-k12 = Der Diebstahl der Damen gehört zur Gruppe. Unter Champions wird nichts gestohlen.
rules-council-title-r-c19 = Einigung
rules-council-r-c19 = Glocken, wer als Nächstes aufdeckt, ein Schild, aufbewahrte Belohnungen und der Herrscher bei Gleichstand werden jedem Ratsmitglied vorgelegt. Ratsmitglieder der App sagen Ja oder Nein und warum, bevor es geschieht. Danach entscheiden die Menschen am Tisch. Ist es so eingestellt, stimmt der Rat ab: Mehr als die Hälfte entscheidet; bei Gleichstand wird nichts geläutet oder benutzt, und von zwei Vorschlägen gilt der von dem Platz mit der niedrigeren Nummer. Zu viert spricht zuerst der Vorsitz.
rules-council-title-r-c20 = Wann die Hand aufgefüllt wird
rules-council-r-c20 = Eine letzte Karte wird am Anfang des Zuges abgelegt, vor den Glocken, und dann wird die Hand aufgefüllt.
rules-council-title-r-c21 = Durchkommen
rules-council-r-c21 = Ein gescheitertes Dilemma kostet seine Strafe und sonst nichts. Der Rat gewinnt, wenn er alle übersteht und Gunst übrig hat.
rules-council-title-r-c22 = Was Häkchen wert sind
rules-council-r-c22 = Häkchen für schweigend gelöste Dilemmas bringen keine Jahre. Sie sind eine Ehre und stehen in der Chronik.

# Die Seite selbst.
rules-game = Regeln von
rules-game-king = King of 12
rules-game-council = Council of 12
rules-game-forest = Waldduell
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
