# $card ist die Kennung eines Charakters (alchemist … stoic); CARD($card) ist sein Name im Satz, mit "the" im Nominativ,
# mit "acc" im Akkusativ, mit "object" im Akkusativ ohne Artikel („Alchemisten wählen“). Wo ein Satz nur den Namen nennt
# ({ $card }), kommt dieser selbst. $name ist, wer dort sitzt; $names sind mehrere, schon verbunden. $face, $from, $to:
# 1 bis 12, bei der Gunst 0 bis 5. $faces: „3, 4 oder 5“. $kept: eine Belohnung mit ihrem Namen (council-kept-…).
# $dilemma: wie es heißt. $remark: eine Bemerkung, wie sie gesagt wird.

# Die Charaktere von Council of 12; die von King of 12 heißen hier genauso.
council-character-alchemist = Alchemist
    .the = der Alchemist
    .acc = den Alchemisten
    .object = Alchemisten
council-character-machine = Maschine
    .the = die Maschine
    .acc = die Maschine
    .object = Maschine
council-character-knight = Ritter
    .the = der Ritter
    .acc = den Ritter
    .object = Ritter
council-character-lady = Dame
    .the = die Dame
    .acc = die Dame
    .object = Dame
council-character-druidess = Druidin
    .the = die Druidin
    .acc = die Druidin
    .object = Druidin
council-character-golem = Golem
    .the = der Golem
    .acc = den Golem
    .object = Golem
council-character-reverser = Umkehrer
    .the = der Umkehrer
    .acc = den Umkehrer
    .object = Umkehrer
council-character-oracle = Orakel
    .the = das Orakel
    .acc = das Orakel
    .object = Orakel
council-character-parasite = Parasit
    .the = der Parasit
    .acc = den Parasiten
    .object = Parasiten
council-character-powerful = Mächtige
    .the = die Mächtige
    .acc = die Mächtige
    .object = Mächtige
council-character-sorcerer = Zauberer
    .the = der Zauberer
    .acc = den Zauberer
    .object = Zauberer
council-character-stoic = Stoiker
    .the = der Stoiker
    .acc = den Stoiker
    .object = Stoiker

# Was sie im Rat tun; auf der Karte und in den Regeln.
council-rule-alchemist = Verdoppelt den Würfel, bis höchstens 12, oder halbiert ihn, abgerundet. Eine 1 muss verdoppelt, eine 12 halbiert werden.
council-rule-machine = Zählt 2 oder 3 zum Würfel dazu, bis höchstens 12.
council-rule-knight = Das Ziel wird zu 1, 2, 3 oder 4; von zwei Zielen eines deiner Wahl. Er ersetzt auch das Ziel eines Golems.
council-rule-lady = Ist sie die erste gespielte Karte des Zuges, dreht sie den Würfel auf einen beliebigen Wert eines Ziels. Sonst tut sie nichts.
council-rule-druidess = Zählt 1 zum Würfel dazu oder nimmt 1 weg. Er bleibt bei 1 oder 12, statt darüber hinauszugehen.
council-rule-golem = Das Ziel wird zu 9, 10, 11 oder 12; von zwei Zielen eines deiner Wahl. Er ersetzt auch das Ziel eines Ritters.
council-rule-reverser = Dreht den Würfel auf die Gegenseite (aus 9 wird 4).
council-rule-oracle = Wirft den Würfel; dann spielst du sofort eine weitere Karte deiner Hand. Hast du nur noch eine, leg sie zuerst ab und nimm alle anderen zurück, auch das Orakel.
council-rule-parasite = Zieht 2 oder 3 vom Würfel ab; tiefer als 1 geht es nicht.
council-rule-powerful = Kippt den Würfel zweimal auf eine Nachbarseite, nicht zurück: auf jede Seite außer der, die er zeigt, und ihrer Gegenseite.
council-rule-sorcerer = Kippt den Würfel auf eine der 5 Nachbarseiten deiner Wahl.
council-rule-stoic = Du nimmst eine Karte deiner Wahl aus deiner Ablage zurück auf die Hand. Die anderen merken nur dann, welche, wenn es die oberste war.

council-preview-won = { $names }: eine Herrschaft von { $years } Jahren.
council-preview-lost = { $names }: Der Rat ist gestürzt.

# Der Tisch. $month: der Name eines Monats.
council-title = Council of 12
council-turn = Zug { $turn }
council-turn-month = Zug { $turn } · { $month }
# $first sind alle bis auf den letzten, mit Kommas.
council-or = { $first } oder { $last }
council-explain = Erklären: { $card }

# Wer was zu tun hat; steht über dem Tisch.
council-status-wait = Einen Moment.
council-status-bells = Einigt euch, ob die Glocken geläutet werden.
council-status-no-bells = In diesem Spiel gibt es keine Glocken. Macht weiter, wenn ihr so weit seid.
council-status-must-ring = Das freie Läuten ist eingesetzt: Läutet die Glocken.
council-status-tip = Wählt die Nachbarseite, auf die der Würfel kippt.
council-status-open = Wählt, wer eine Karte offen legt.
council-status-lay = { $name } wählt die Karte, die offen gelegt wird.
council-status-choose = { $name } wählt geheim eine Karte.
council-status-throne = { $name } wählt geheim, wer den Thron besteigen soll.
council-status-head = { $name } hat den Vorsitz und spielt keine Karte. Belohnungen lassen sich jetzt einsetzen.
council-status-others = Die anderen denken nach.
council-status-order = Wer deckt als Nächstes auf? Einigt euch, tippt die Karte an.
council-status-reveals = { $name } deckt eine Karte auf.
council-status-reveals-own = { $name } deckt eine Karte auf und sagt, was sie tut.
# In einem schweigenden Zug: Eine Person wird gefragt; ein Platz ist vorgetreten oder muss es, weil alle warten.
council-status-asks = { $name } kann vortreten oder warten.
council-status-forward = { $name } deckt als Nächstes auf.
council-status-next = { $name } spielt nach dem Orakel eine zweite Karte.
council-status-shield = Das Dilemma ist gescheitert. Einigt euch, ob der Schild eingesetzt wird.
council-status-recall = { $name } darf Karten der eigenen Ablage zurückholen.
council-status-bench = { $name } darf Charaktere aus der eigenen Reserve nehmen.
council-status-discard = { $name } muss ablegen.
council-status-petitioner = { $name } darf den Charakter des Bittstellers nehmen.
council-status-ruler = Mehrere können den Thron besteigen. Einigt euch.
council-status-over = Das Spiel ist zu Ende.

# Der Vorsitz: die Rolle, und was er entscheidet, wenn die anderen uneins sind. $other deckt auf.
council-head = Vorsitz
council-head-rings = { $name } hat den Vorsitz und entscheidet: Die Glocken läuten.
council-head-rings-not = { $name } hat den Vorsitz und entscheidet: Es wird nicht geläutet.
council-head-order = { $name } hat den Vorsitz und entscheidet: { $other } deckt als Nächstes auf.

# Was der Rat mit einem Tippen entscheidet; kurz, für Knöpfe.
council-ring = Glocken läuten
council-ring-hint = Kostet 1 Gunst. Gelöst zählt das Dilemma doppelt; das nächste ist sofort zu sehen.
council-ring-not = Nicht läuten
council-ring-not-hint = Das Dilemma zählt einfach, und die Gunst bleibt, wie sie ist.
council-ring-free = Frei läuten
council-ring-free-hint = Kostet keine Gunst. Gelöst zählt das Dilemma doppelt; das nächste ist sofort zu sehen.
council-go-on = Weiter
council-go-on-hint = Jetzt wählen alle eine Karte.
council-silence = Schweigen
council-silence-hint = Keine Bemerkung bis zur Prüfung. Ein schweigend gelöstes Dilemma bringt einen Haken in der Chronik.
council-spread = Auf zwei Züge
council-spread-hint = Ein Ziel in diesem Zug, das andere im nächsten, mit demselben Bittsteller.
council-let-choose = Wählen lassen
council-let-choose-hint = Die anderen wählen jetzt ihre Karten.
council-wait = Warten
council-wait-hint = Andere können vorgehen. Warten alle, muss aufdecken, wer zuerst gefragt wurde.
council-shield = Schild einsetzen
council-shield-hint = Die Strafe wird übergangen, und der Schild ist weg.
council-shield-not = Schild behalten
council-shield-not-hint = Die Strafe tritt ein; der Schild bleibt neben der Leiste.
council-take = { CARD($card, "object") } nehmen
council-take-not = { CARD($card, "object") } lassen
council-crown = { CARD($card, "object") } krönen
council-bells-lose = Die Gunst steht bei 1. Wird jetzt geläutet, ist das Spiel sofort verloren.
council-bells-anyway = Trotzdem läuten

# Was ein Ratsmitglied der App vorschlägt.
council-proposes-split = { $name } schlägt vor, die Ziele auf zwei Züge zu verteilen.
council-proposes-tip = { $name } schlägt vor, den Würfel mit einer aufbewahrten Belohnung auf { $face } zu kippen.
council-proposes-free-bell = { $name } schlägt vor, das freie Läuten einzusetzen.
council-proposes-reroll = { $name } schlägt vor, den Würfel mit einer aufbewahrten Belohnung zu werfen.
council-proposes-foresee = { $name } schlägt vor, den nächsten Bittsteller vorauszusehen.
council-proposes-open = { $name } schlägt vor, mit einer aufbewahrten Belohnung selbst eine Karte offen zu legen.
council-accept = Einverstanden
council-decline = Lieber nicht

# Der Knopf, der tut, was ausgewählt ist, und was noch auszuwählen ist.
council-confirm-choose = { CARD($card, "object") } wählen
council-confirm-throne = Der Thron für { CARD($card, "acc") }
council-confirm-open = { CARD($card, "object") } offen legen
council-confirm-tip = Den Würfel auf { $face } kippen
council-confirm-reveal = { CARD($card, "object") } aufdecken
council-confirm-next = { CARD($card, "object") } spielen
council-confirm-recall = { $count ->
    [0] Nichts zurückholen
    [one] { $count } Karte zurückholen
   *[other] { $count } Karten zurückholen
}
council-confirm-bench = { $count ->
    [0] Nichts nehmen
    [one] { $count } Charakter nehmen
   *[other] { $count } Charaktere nehmen
}
council-confirm-discard = { $count ->
    [one] { $count } Karte ablegen
   *[other] { $count } Karten ablegen
}
council-missing-card = Wähle zuerst eine Karte.
council-missing-discard = { $count ->
    [one] Wähle zuerst die Karte, die du ablegst.
   *[other] Wähle zuerst { $count } Karten, in der Reihenfolge, in der du sie ablegst.
}
council-missing-back = Wähle zuerst die Karte deiner Ablage, die der Stoiker zurücknimmt.
council-missing-target = Wähle zuerst eines der beiden Ziele.
council-missing-face = Wähle zuerst eine Seite des Würfels.

# Der Würfel.
council-die = Der Würfel zeigt { $face }.
council-die-none = Der Würfel ist noch nicht geworfen.
council-die-reach = Zur Wahl: { $faces }.
council-face = Seite { $face }
council-face-again = Seite { $face }, ausgewählt. Wähle sie noch einmal, um zu bestätigen.

# Die Gunstleiste.
council-favour = Gunst
council-favour-of = Gunst { $favour } von { $most }
council-favour-spoken = Gunst: { $favour } von { $most }.

# Bittsteller. $count: die Krone, 1 bis 3.
council-petitioner = Bittsteller
council-petitioner-spoken = Bittsteller: { CARD($card, "the") }, Krone { $count }. Diesen Charakter darf in diesem Zug niemand spielen.
council-foreseen = Nächster Bittsteller
council-foreseen-spoken = Nächster Bittsteller: { CARD($card, "the") }, Krone { $count }.

# Dilemmas. $label ist eines der ersten beiden, $value einer der beiden Werte; $targets, $reward und $penalty sind Sätze.
council-dilemma = Dilemma
council-next-dilemma = Nächstes Dilemma
council-difficulty-1 = leicht
council-difficulty-2 = mittel
council-difficulty-3 = schwer
council-value = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
}
council-value-public = { $years ->
    [one] { $years } Jahr, öffentlich
   *[other] { $years } Jahre, öffentlich
}
council-dilemma-spoken = { $label }: { $dilemma }, { $difficulty }. { $targets } Wert: { $value }. Belohnung: { $reward } Strafe: { $penalty }
council-split-first = Der erste von zwei Zügen. Er muss auf einem der Ziele enden.
council-split-second = Der zweite von zwei Zügen. Er muss auf dem anderen Ziel enden.
council-last-turn = Letzter Zug
council-throne = Anspruch auf den Thron
council-throne-note = Wählt gleich: Der meistgewählte Charakter herrscht, jede andere Karte kostet 1 Gunst.
council-throne-spoken = Letzter Zug: Anspruch auf den Thron. Alle wählen geheim einen Charakter. Der meistgewählte herrscht, jede andere Karte kostet 1 Gunst. Sind alle Karten verschieden, bleibt der Thron unbesetzt.
council-target = Ziel: { $faces }.
council-target-on = Der Würfel zeigt es.
council-target-met = Es ist getroffen.
# Wer ein Ziel ersetzt hat: Ritter oder Golem von $name.
council-target-changed = { CARD($card) } von { $name }

# Was Belohnungen und Strafen tun; eine Liste auf der Dilemmakarte.
council-effect-favour-up = Gunst +{ $count }.
council-effect-favour-down = Gunst −{ $count }.
council-effect-recall = { $count ->
    [one] Alle dürfen { $count } Karte der eigenen Ablage zurückholen.
   *[other] Alle dürfen { $count } Karten der eigenen Ablage zurückholen.
}
council-effect-bench = { $count ->
    [one] Alle dürfen { $count } Charakter aus der eigenen Reserve nehmen.
   *[other] Alle dürfen { $count } Charaktere aus der eigenen Reserve nehmen.
}
council-effect-discard = { $count ->
    [one] Alle legen { $count } Karte ab.
   *[other] Alle legen { $count } Karten ab.
}
council-effect-reroll = Der Würfel wird geworfen.
council-effect-keep = Zum Aufbewahren: { $kept }.
council-effect-none = Nichts.

# Belohnungen neben der Leiste: wie sie heißen, was sie tun, und wann sie sich einsetzen lassen.
council-kept-open_card = Offene Karte
council-kept-reroll = Wurf
council-kept-tip = Kippen
council-kept-foresee = Voraussehen
council-kept-free_bell = Freies Läuten
council-kept-shield = Schild
council-kept-rule-open_card = Ein Ratsmitglied legt die Karte, die es spielen wird, offen.
council-kept-rule-reroll = Wirft den Würfel.
council-kept-rule-tip = Kippt den Würfel auf eine Nachbarseite.
council-kept-rule-foresee = Zeigt allen den nächsten Bittsteller.
council-kept-rule-free_bell = Dann muss geläutet werden, und es kostet keine Gunst.
council-kept-rule-shield = Übergeht die Strafe eines gescheiterten Dilemmas.
council-kept-off-open_card = Offen gelegt wird nach den Glocken, bevor dieses Ratsmitglied gewählt hat.
council-kept-off-reroll = Geworfen werden kann nach den Glocken, bevor jemand eine Karte legt.
council-kept-off-tip = Gekippt werden kann nach den Glocken, bevor jemand eine Karte legt.
council-kept-off-foresee = Voraussehen lässt sich nach den Glocken, bevor jemand eine Karte legt, wenn noch ein unbekannter Bittsteller kommt.
council-kept-off-free_bell = Das freie Läuten lässt sich unmittelbar vor den Glocken einsetzen.
council-kept-off-shield = Der Schild lässt sich einsetzen, wenn ein Dilemma gescheitert ist.

# Wie das Spiel gelaufen ist; Jahre der Herrschaft. $solved, $public und $failed sind Zahlen von Dilemmas.
council-progress = Gelöste Dilemmas: { $solved }, davon öffentlich: { $public }. Gescheitert: { $failed }. Die Herrschaft bisher: { $years ->
    [one] { $years } Jahr.
   *[other] { $years } Jahre.
}
council-years = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
}
council-years-solved = { $dilemma }: gelöst.
council-years-public = { $dilemma }: öffentlich gelöst, zählt doppelt.
council-years-failed = { $dilemma }: gescheitert.
council-years-crowns = Kronen der Bittsteller.
council-years-favour = Gunst.

# Ein Platz. $hand, $discards und $bench sind Zahlen von Karten.
council-seat = { $name }: { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}, { $discards } in der Ablage, { $bench } in der Reserve.
council-seat-top = Oben auf der Ablage: { CARD($card, "the") }.
council-seat-down = Eine Karte liegt verdeckt.
council-seat-card = Karte: { $card }.
council-seat-says = Hat gesagt: „{ $remark }“.
council-seat-turn = { $name } ist an der Reihe.
council-seat-chooses = wählt
council-seat-has-chosen = hat gewählt
council-seat-reveals = deckt auf
council-seat-decides = entscheidet
council-struck = Aufgehoben: auch gespielt von { $names }
council-struck-revealed = Aufgehoben: schon aufgedeckt
council-struck-late = Ohne Wirkung: nicht die erste Karte
council-wish-self = Wäre gern als Nächstes dran
council-wish-other = Hätte { $name } gern als Nächstes
council-reveal-next = { $name } deckt auf
council-step-forward = { $name } tritt vor

# Die Hand und andere Karten eines Platzes. Auf dem Schildchen sind $faces Zahlen mit Leerzeichen.
council-hand = Hand von { $name }
council-own-card = Gelegte Karte von { $name }
council-own-discard = Ablage von { $name }
council-own-bench = Reserve von { $name }
council-hand-card = { $card }: { $rule }
council-hand-petitioner = Als Bittsteller ist dieser Charakter in diesem Zug nicht spielbar.
council-hand-faces = Damit lässt sich der Würfel auf { $faces } bringen.
council-hand-choose = Wählen.
council-hand-selected = Ausgewählt. Bestätige es, oder wähle noch einmal, um loszulassen.
# Höchstens zwölf Zeichen.
council-badge-petitioner = Bittsteller
council-badge = { $face } → { $faces }
council-badge-most = { $face } → viele

# Angebote.
council-offer-open = Wer legt eine Karte offen?
council-offer-targets = Welches Ziel ersetzt wird
council-offer-faces = Eine Seite für den Würfel

# Was der Tisch sagt.
council-ask = Den Rat fragen
council-ask-hint = Alle sagen, was sie können und was sie vom Läuten halten. Der Zug ist dann nicht mehr schweigend.
council-say = Sagen
council-talk = Was der Tisch gesagt hat
council-talk-none = Noch hat niemand etwas gesagt.
council-talk-silent = Der Rat schweigt bis zur Prüfung.
council-speaker = Wer spricht?
council-said = { $name }: „{ $remark }“
council-remark-to = { $remark }, { $name }

# Die Bemerkungen. Die Regeln nennen sie wortgleich (rules-council-remarks-…) und mit derselben Bedeutung.
council-remark-alone = Das schaffe ich allein
council-remark-helps = Ich kann ein Stück weit helfen
council-remark-cannot_help = Diesmal kann ich nicht helfen
council-remark-give_up = Geben wir dieses auf
council-remark-take_it = Ich übernehme das
council-remark-you_take_it = Übernimm du
council-remark-together = Wir zwei zusammen
council-remark-keep_back = Ich halte mich zurück
council-remark-agreed = Ja
council-remark-rather_not = Lieber nicht
council-remark-ring = Läuten wir die Glocken
council-remark-do_not_ring = Läuten wir nicht
council-remark-ring_as_you_like = Wie ihr wollt
council-remark-first = Ich muss zuerst dran sein
council-remark-last = Ich bin lieber zuletzt dran
council-remark-any_order = Die Reihenfolge ist egal
council-remark-needs_somebody = Ich brauche jemanden vor mir
council-remark-cancel_me = Vielleicht muss mich jemand negieren
council-remark-do_not_double = Bitte negiert mich nicht
council-remark-well_done = Gut gemacht
council-remark-my_fault = Meine Schuld
council-remark-understood = So hatte ich euch verstanden
council-remark-meaning-alone = Eine meiner Karten löst es mit einer Aussicht von 80 % oder mehr, wenn keine andere etwas tut.
council-remark-meaning-helps = Allein nicht, aber mit einer Karte, die jemand anderes spielen kann, gibt eine von mir ein besseres Paar ab als jene allein.
council-remark-meaning-cannot_help = Keine Karte von mir löst es allein oder gibt mit einer fremden ein besseres Paar ab.
council-remark-meaning-give_up = Keine Karten, die der Tisch haben kann, lösen es mit einer Aussicht von 25 % oder mehr.
council-remark-meaning-take_it = Ich spiele für das Ziel, mit der Karte, die allein die beste Aussicht hat. Niemand stört mich, und niemand muss helfen.
council-remark-meaning-you_take_it = Dieses Ratsmitglied spielt für das Ziel. Ich störe nicht.
council-remark-meaning-together = Dieses Ratsmitglied und ich spielen für das Ziel, mit dem besten Kartenpaar nach dem, was alle wissen. Sonst stört uns niemand.
council-remark-meaning-keep_back = Ich spiele nicht für das Ziel und störe niemanden dabei.
council-remark-meaning-agreed = Ich halte mich an das, was dieses Ratsmitglied vorgeschlagen hat.
council-remark-meaning-rather_not = Ich tue nicht, was dieses Ratsmitglied vorgeschlagen hat.
council-remark-meaning-ring = Ich würde die Glocken läuten.
council-remark-meaning-do_not_ring = Ich würde die Glocken nicht läuten.
council-remark-meaning-ring_as_you_like = Ich würde die Glocken nicht läuten, könnte aber damit leben.
council-remark-meaning-first = Ist meine Karte die nächste, steigt die Aussicht um 25 Prozentpunkte oder mehr.
council-remark-meaning-last = Ist eine andere Karte die nächste, steigt die Aussicht um 25 Prozentpunkte oder mehr; so wie der Würfel liegt, könnte meine allein es lösen.
council-remark-meaning-any_order = Wessen Karte die nächste ist, ändert die Aussicht um weniger als 25 Prozentpunkte.
council-remark-meaning-needs_somebody = Ist eine andere Karte die nächste, steigt die Aussicht um 25 Prozentpunkte oder mehr; so wie der Würfel liegt, kann meine allein es nicht lösen.
council-remark-meaning-cancel_me = Wirkt meine Karte nicht, steigt die Aussicht um 25 Prozentpunkte oder mehr.
council-remark-meaning-do_not_double = Wird meine Karte aufgehoben, sinkt die Aussicht um 50 Prozentpunkte oder mehr.
council-remark-meaning-well_done = Das Dilemma ist gelöst.
council-remark-meaning-my_fault = Es ist gescheitert; mit einer anderen Karte von mir war die Aussicht, alles andere gleich, 80 % oder mehr.
council-remark-meaning-understood = Es ist gescheitert, nicht durch meine Schuld, und jemand hatte vor meiner Wahl gesprochen.

# Erklärt neben dem Tisch: wie Würfel und Gunst dorthin kamen, wo sie stehen.
council-inspect-die = Der Würfel in diesem Zug
council-die-lay = Er lag auf { $face }.
council-die-first = Geworfen zu Beginn: { $to }.
council-die-card = { CARD($card) } von { $name }: von { $from } auf { $to }.
council-die-kept = Aufbewahrte Belohnung, { $kept }: von { $from } auf { $to }.
council-die-reward = Belohnung, geworfen: von { $from } auf { $to }.
council-inspect-favour = Bei 0 ist das Spiel sofort verloren. Über 5 steigt die Gunst nie.
council-favour-start = Die Gunst beginnt bei { $favour }.
council-favour-bells = Glocken: von { $from } auf { $to }.
council-favour-reward = Belohnung: von { $from } auf { $to }.
council-favour-full = Belohnung: Über { $to } steigt die Gunst nicht.
council-favour-ignored = Belohnung: Im November bringt sie keine Gunst; es bleibt bei { $to }.
council-favour-penalty = Strafe: von { $from } auf { $to }.
council-favour-throne = Anspruch auf den Thron: von { $from } auf { $to }.
council-inspect-reign = Die Dauer der Herrschaft
council-inspect-reign-line = Gelöste Dilemmas, öffentliche doppelt, die Kronen der Bittsteller und die Gunst.

# Was alle von einem Platz wissen können. $cards sind Namen von Charakteren, oder das Wort für keinen.
council-inspect-player = { $level }, { $temperament }.
council-inspect-seat = Was alle wissen können, die gut aufgepasst haben.
council-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
council-holds = Sicher auf der Hand oder verdeckt gelegt: { $cards }.
council-holds-maybe = Vielleicht auf der Hand: { $cards }.
council-holds-bench = In der Reserve: { $cards }.
council-holds-none = keine

# Was ein Ratsmitglied der App vorhatte, gesagt nach der Prüfung. $reasons: eines oder mehrere der Stücke darunter.
council-plan = Der Plan von { $name } in Zug { $turn }: { $reasons }.
council-plan-only = nichts anderes war wählbar
council-plan-solves = Aussicht von { $percent } % auf eine Lösung
council-plan-expects = von { $name } erwartet: { CARD($card, "the") }
council-plan-heard = von { $name } gehört: „{ $remark }“
council-plan-worth = alle anderen Karten waren später mehr wert
council-plan-cut = gewählt, bevor alles durchdacht war
council-plan-lost = Was { $name } in Zug { $turn } geplant hatte, ist nicht mehr zu sagen.

# Das Ende.
council-result-ruler = Den Thron besteigt { CARD($card, "the") }
council-result-vacant = Der Thron bleibt unbesetzt
council-result-lost = Der Rat ist gestürzt
council-result-line-ruler = Der Rat hat bis zum Ende gehalten und eine Nachfolge bestimmt.
council-result-line-vacant = Der Rat hat bis zum Ende gehalten, aber für den Thron waren alle Karten verschieden.
council-result-line-favour = Die Gunst ist auf 0 gesunken.
council-result-line-stoic = Der Monat verlangte den Stoiker auf dem Thron.
council-result-line-powerful = Der Monat verlangte die Mächtige auf dem Thron.
council-result-line-bells = Der Monat verlangte viermal die Glocken und eine Nachfolge.
council-result-line-successor = Der Monat verlangte eine Nachfolge.
council-throne-card = { $name }: { CARD($card, "the") }.
council-throne-card-reigns = { $name }: { CARD($card, "the") }, aus der größten Gruppe.
council-to-chronicle = Zur Chronik
council-to-chronicle-hint = Öffnet die Zeile dieser Herrschaft; dort wählst du ihr größtes Hindernis.
council-play-for-throne = Um den Thron spielen
council-play-for-throne-hint = King of 12 mit denselben Leuten. In die Chronik kommt dann, wer gewinnt.
council-rematch = Noch einmal spielen
council-rematch-hint = Dieselben Leute und dieselbe Art von Spiel; was gezogen wird, wird neu gezogen.

# Was geschehen ist.
council-beat-turn = Zug { $turn }. Bittsteller: { CARD($card, "the") }. Dilemma: { $dilemma }.
council-beat-throne = Letzter Zug: Anspruch auf den Thron.
council-beat-refilled = { $name } legt { CARD($card, "acc") } als letzte Karte ab und nimmt alle anderen zurück.
council-beat-silenced = Der Rat spielt diesen Zug schweigend.
council-beat-bells = Die Glocken läuten: Das Dilemma ist öffentlich.
council-beat-bells-free = Die Glocken läuten, ohne Gunst zu kosten: Das Dilemma ist öffentlich.
council-beat-next-shown = Nächstes Dilemma: { $dilemma }.
council-beat-foreseen = Nächster Bittsteller: { CARD($card, "the") }.
council-beat-kept-used = Aufbewahrte Belohnung eingesetzt: { $kept }.
council-beat-opened = { $name } legt { CARD($card, "acc") } offen.
council-beat-split = Die beiden Ziele werden auf zwei Züge verteilt.
council-beat-chosen = { $name } hat eine Karte gewählt.
council-beat-revealed = { $name } deckt { CARD($card, "acc") } auf.
council-beat-cancelled = { $names } haben dieselbe Karte, { CARD($card, "acc") }: aufgehoben.
# $names ist nur einer.
council-beat-cancelled-before = { $names } spielt { CARD($card, "acc") }, in diesem Zug schon aufgedeckt: aufgehoben.
council-beat-lady-late = Die Dame von { $name } ist nicht die erste Karte und tut nichts.
council-beat-nothing-to-take = Der Stoiker von { $name } findet eine leere Ablage und tut nichts.
council-beat-rolled = Der Würfel wird geworfen: { $to }.
council-beat-turned = Der Würfel dreht sich auf { $to }.
council-beat-stays = Der Würfel bleibt auf { $to }.
council-beat-target = { CARD($card) } von { $name }: Ein Ziel wird ersetzt.
council-beat-met = Ziel { $number } ist getroffen.
council-beat-took-stoic = Der Stoiker von { $name } nimmt eine Karte zurück.
council-beat-took = { $count ->
    [0] { $name } holt keine Karte zurück.
    [one] { $name } holt { $count } Karte zurück.
   *[other] { $name } holt { $count } Karten zurück.
}
council-beat-half = Der erste Zug hat ein Ziel getroffen. Das andere folgt.
council-beat-solved = { $years ->
    [one] { $dilemma }: gelöst, { $years } Jahr.
   *[other] { $dilemma }: gelöst, { $years } Jahre.
}
council-beat-solved-public = { $years ->
    [one] { $dilemma }: öffentlich gelöst, { $years } Jahr.
   *[other] { $dilemma }: öffentlich gelöst, { $years } Jahre.
}
council-beat-solved-public-silent = { $years ->
    [one] { $dilemma }: öffentlich und schweigend gelöst, { $years } Jahr.
   *[other] { $dilemma }: öffentlich und schweigend gelöst, { $years } Jahre.
}
council-beat-solved-silent = { $years ->
    [one] { $dilemma }: schweigend gelöst, { $years } Jahr.
   *[other] { $dilemma }: schweigend gelöst, { $years } Jahre.
}
council-beat-failed = { $dilemma }: gescheitert.
council-beat-shielded = Der Schild fängt die Strafe ab.
council-beat-favour-up = Die Gunst steigt auf { $to }.
council-beat-favour-down = Die Gunst sinkt auf { $to }.
council-beat-favour-bells = Die Glocken kosten Gunst: noch { $to }.
council-beat-favour-throne = Karten außerhalb der größten Gruppe kosten Gunst: Es bleibt { $to }.
council-beat-favour-same = Die Gunst bleibt bei { $to }.
council-beat-kept = Zum Aufbewahren: { $kept }.
# $cards sind Namen von Charakteren.
council-beat-benched = { $name } nimmt aus der Reserve: { $cards }.
council-beat-discarded = { $name } legt { CARD($card, "acc") } ab.
council-beat-petitioner = { $name } nimmt { CARD($card, "acc") } aus der Reserve.
council-beat-throne-cards = Die Karten für den Thron werden aufgedeckt.
council-beat-ruler = Der Rat wählt { CARD($card, "acc") }.
council-beat-won = Der Rat hat bis zum Ende gehalten.
council-beat-lost = Der Rat ist gestürzt.

# Was die Regeln ablehnen.
council-illegal-game-over = Das Spiel ist zu Ende. Spiel noch einmal oder geh zur Startseite.
council-illegal-not-your-turn = { $name } kann das jetzt nicht. Tu, was in der Zeile über dem Tisch steht.
council-illegal-answered = { $name } hat schon geantwortet.
council-illegal-head = { $name } hat den Vorsitz und spielt in diesem Zug keine Karte.
council-illegal-silence = Dafür ist es zu spät. Schweigen wird vereinbart, bevor in einem Zug irgendetwas anderes geschieht.
council-illegal-no-bells = Dieses Spiel wird ohne Glocken gespielt. Macht ohne sie weiter.
council-illegal-must-ring = Das freie Läuten ist eingesetzt. Läutet die Glocken.
council-illegal-not-kept = Diese Belohnung habt ihr nicht aufbewahrt. Wählt eine neben der Gunstleiste.
council-illegal-open-already = { $name } hat schon eine Karte offen gelegt.
council-illegal-must-play-open = { $name } hat { CARD($card, "acc") } offen gelegt und muss diese Karte spielen.
council-illegal-split = Nur zu zweit lassen sich Ziele verteilen, nach den Glocken und bevor jemand eine Karte legt.
council-illegal-not-in-hand = { $name } hat { CARD($card, "acc") } nicht auf der Hand. Wähle eine Karte der Hand.
council-illegal-petitioner = Der Bittsteller ist { CARD($card, "the") }, also ist dieser Charakter nicht spielbar. Wähle eine andere Karte.
council-illegal-not-in-discard = { CARD($card) }: nicht in der Ablage von { $name }. Wähle eine andere Karte.
council-illegal-not-on-bench = { CARD($card) }: nicht in der Reserve von { $name }. Wähle einen anderen Charakter.
council-illegal-face = Dorthin kommt der Würfel nicht. Wähle eine der markierten Seiten.
council-illegal-enough = Mehr lässt sich nicht auswählen. Lass zuerst eine Karte los.

# Bemerkungen, die nicht gehen.
council-unsaid-silence = Der Rat schweigt bis zur Prüfung.
council-unsaid-moment = Das lässt sich jetzt nicht sagen. Wähle eine der angebotenen Bemerkungen.
council-unsaid-twice = Das hast du schon gesagt.

# Das Ziel des Monats auf dem Tisch. $line: das Ziel in wenigen Worten.
council-aim-january = Gewinnt mit Gunst
council-aim-february = Gewinnt mit Gunst
council-aim-march = Gewinnt mit Gunst
council-aim-april = Gewinnt ohne die Mächtige
council-aim-may = Die Mächtige muss regieren
council-aim-june = Der Stoiker muss regieren
council-aim-july = Läutet 4-mal, bestimmt einen Nachfolger
council-aim-august = Jedes Dilemma hat einen Wert
council-aim-september = Jedes Dilemma hat zwei Ziele
council-aim-october = Belohnungen sind schwach oder fehlen
council-aim-november = Gelöste Dilemmas bringen keine Gunst
council-aim-december = Schweigt, bestimmt einen Nachfolger
council-aim-count = { $count } von { $most }
council-aim-spoken = { $month }: { $line }.
council-aim-bells = Glocken geläutet: { $count } von { $most } Mal.
council-aim-throne-reigns = Wählt alle { CARD($card, "acc") }: Niemand sonst darf regieren.
council-aim-throne-successor = Wählt gleich: Ohne Nachfolger ist der Monat verloren.
council-aim-throne-bells = Es wurde zu selten geläutet: Dieser Monat ist verloren.
council-month-crown = Krone { $count }
council-month-to-come = kommt noch
council-month-now = ist da
council-month-gone = war schon da
council-month-next = kommt als Nächstes
council-month-solved = gelöst
council-month-public = gelöst, öffentlich
council-month-failed = misslungen
council-month-dilemma = { $dilemma }, { $difficulty }
council-month-total = Es kommen noch { $count ->
    [one] { $count } Bittsteller
   *[other] { $count } Bittsteller
} und { $more ->
    [one] { $more } Dilemma
   *[other] { $more } Dilemmas
}.
council-rematch-month = { $month } noch einmal
council-rematch-month-hint = Dieselben Leute, derselbe Monat.

# Was die Mitglieder zu dem sagen, was der Rat entscheidet. $names: wer dagegen ist.
council-agreement = Die Mitglieder
council-agreement-last-word = Ihr habt das letzte Wort.
council-agreement-vote = Der Rat stimmt ab. Bei Gleichstand wird nichts geläutet oder benutzt.
council-opinion-spoken = { $name }: { $line }
council-opinion-ring = Läuten. Es ist genug Gunst da.
council-opinion-ring-month = Läuten. Der Monat verlangt es.
council-opinion-ring-not = Nicht läuten. Das kostet zu viel Gunst.
council-opinion-ring-rather-not = Lieber nicht. Es bringt zu wenig.
council-opinion-shield = Den Schild benutzen. Die Gunst ist knapp.
council-opinion-shield-not = Den Schild aufbewahren. Das geht auch so.
council-opinion-ruler = { CARD($card, "the") }.
council-opinion-keep = Lieber aufbewahren: { $names }.
council-opinion-none = Keine Meinung.
council-against-bells = Dagegen: { $names }. Trotzdem läuten?
council-against-use = Dagegen: { $names }. Trotzdem benutzen?
council-against-split = Dagegen: { $names }. Trotzdem auf zwei Züge verteilen?
council-against-shield = Dagegen: { $names }. Den Schild trotzdem benutzen?
council-against-shield-not = Dagegen: { $names }. Den Schild trotzdem aufbewahren?
council-against-ruler = Dagegen: { $names }. Trotzdem so entscheiden?
council-all-the-same = Trotzdem
council-vote-rings = Der Rat hat abgestimmt: Es wird geläutet.
council-vote-rings-not = Der Rat hat abgestimmt: keine Glocken.
council-vote-order = Der Rat hat abgestimmt: { $name } deckt als Nächstes auf.
council-vote-shield = Der Rat hat abgestimmt: Der Schild wird benutzt.
council-vote-shield-not = Der Rat hat abgestimmt: Der Schild bleibt.
council-vote-ruler = Der Rat hat gewählt: { CARD($card, "the") }.
council-vote-nothing = Der Rat hat dagegen gestimmt.
