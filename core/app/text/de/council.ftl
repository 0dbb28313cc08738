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
council-character-reverser = Wandlerin
    .the = die Wandlerin
    .acc = die Wandlerin
    .object = Wandlerin
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
council-character-sorcerer = Hexenmeister
    .the = der Hexenmeister
    .acc = den Hexenmeister
    .object = Hexenmeister
council-character-stoic = Stoiker
    .the = der Stoiker
    .acc = den Stoiker
    .object = Stoiker

# Was sie im Rat tun; auf der Karte und in den Regeln.
council-rule-alchemist = Verdoppelt den Würfel, bis 12, oder halbiert ihn. Eine 1 muss verdoppelt, eine 12 halbiert werden. Halbe werden abgerundet.
council-rule-machine = Zählt 2 oder 3 zum Würfel dazu, bis höchstens 12.
council-rule-knight = Das Ziel wird zu 1, 2, 3 oder 4, auch nach einem Golem. Von zwei Zielen wählst du eines.
council-rule-lady = Zuerst gespielt, dreht sie den Würfel auf einen Zielwert. Sonst tut sie nichts.
council-rule-druidess = Zählt 1 zum Würfel dazu oder nimmt 1 weg. Er bleibt zwischen 1 und 12.
council-rule-golem = Das Ziel wird zu 9, 10, 11 oder 12, auch nach einem Ritter. Von zwei Zielen wählst du eines.
council-rule-reverser = Dreht den Würfel auf die Gegenseite (9 wird 4).
council-rule-oracle = Wirft den Würfel. Dann spielst du sofort eine weitere Karte. Hast du nur noch eine, leg sie zuerst ab. Nimm dann alle anderen zurück, auch das Orakel. Spiel eine davon.
council-rule-parasite = Zieht 2 oder 3 vom Würfel ab. Tiefer als 1 geht es nicht.
council-rule-powerful = Kippt den Würfel zweimal, aber nicht zurück. Die eigene Seite und ihre Gegenseite erreicht sie nicht.
council-rule-sorcerer = Kippt den Würfel auf eine der 5 Nachbarseiten.
council-rule-stoic = Nimm eine Karte deiner Ablage zurück auf die Hand. Die anderen merken es nur bei der obersten.

council-preview-won = { $names }: eine Regentschaft von { $years } Jahren.
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
council-status-bells = Die Glocken läuten? Entscheidet gemeinsam.
council-status-no-bells = In dieser Partie gibt es keine Glocken. Macht weiter.
council-status-must-ring = Das Gratisgeläut ist eingesetzt: Läutet.
council-status-tip = Wählt eine Nachbarseite des Würfels.
council-status-open = Wählt, wer eine Karte offen legt.
council-status-lay = { $name }, wähle die Karte, die offen liegt.
council-status-choose = { $name }, wähle geheim eine Karte.
council-status-throne = { $name }, wähle geheim, wer regieren soll.
council-status-head = { $name } hat den Vorsitz und spielt keine Karte. Ihr könnt jetzt Belohnungen einsetzen.
council-status-others = Die anderen denken nach.
council-status-order = Wer deckt als Nächstes auf? Einigt euch, tippt die Karte an.
council-status-reveals = { $name } deckt eine Karte auf.
council-status-reveals-own = { $name }, decke eine Karte auf und sage, was sie tut.
# In einem schweigenden Zug: Eine Person wird gefragt; ein Platz ist vorgetreten oder muss es, weil alle warten.
council-status-asks = { $name }, vortreten oder warten?
council-status-forward = { $name } deckt als Nächstes auf.
council-status-next = { $name }, spiele nach dem Orakel eine zweite Karte.
council-status-shield = Das Dilemma ist gescheitert. Den Schild einsetzen?
council-status-recall = { $name }, du darfst Karten zurückholen.
council-status-bench = { $name }, du darfst aus deiner Reserve nehmen.
council-status-discard = { $name }, du musst ablegen.
council-status-petitioner = { $name }, du darfst diesen Charakter nehmen.
council-status-ruler = Mehrere können den Thron besteigen. Einigt euch.
council-status-over = Die Partie ist zu Ende.

# Der Vorsitz: die Rolle, und was er entscheidet, wenn die anderen uneins sind. $other deckt auf.
council-head = Vorsitz
council-head-rings = { $name } hat den Vorsitz und entscheidet: läuten.
council-head-rings-not = { $name } hat den Vorsitz und entscheidet: nicht läuten.
council-head-order = { $name } hat den Vorsitz und entscheidet: { $other } ist dran.

# Was der Rat mit einem Tippen entscheidet; kurz, für Knöpfe.
council-ring = Glocken läuten
council-ring-hint = Kostet 1 Gunst. Gelöst zählt das Dilemma doppelt. Das nächste ist sofort zu sehen.
council-ring-not = Nicht läuten
council-ring-not-hint = Das Dilemma zählt einfach. Die Gunst bleibt.
council-ring-free = Gratis läuten
council-ring-free-hint = Kostet keine Gunst. Gelöst zählt das Dilemma doppelt. Das nächste ist sofort zu sehen.
council-go-on = Weiter
council-go-on-hint = Jetzt wählen alle eine Karte.
council-silence = Schweigen
council-silence-hint = Keine Bemerkung bis zur Prüfung. Schweigend gelöst, bringt es ein Häkchen in der Chronik.
council-spread = Auf zwei Züge
council-spread-hint = Ein Ziel in diesem Zug, das andere im nächsten. Der Bittsteller bleibt.
council-let-choose = Wählen lassen
council-let-choose-hint = Die anderen wählen jetzt ihre Karten.
council-wait = Warten
council-wait-hint = Andere können vorgehen. Warten alle, deckt der zuerst Gefragte auf.
council-shield = Schild einsetzen
council-shield-hint = Die Strafe entfällt. Der Schild ist dann weg.
council-shield-not = Schild behalten
council-shield-not-hint = Die Strafe tritt ein. Der Schild bleibt.
council-take = { CARD($card, "object") } nehmen
council-take-not = { CARD($card, "object") } lassen
council-crown = { CARD($card, "object") } krönen
council-bells-lose = Die Gunst steht bei 1. Wer jetzt läutet, verliert sofort die Partie.
council-bells-anyway = Trotzdem läuten

# Was ein Ratsmitglied der App vorschlägt.
council-proposes-split = { $name } würde die Ziele auf zwei Züge verteilen.
council-proposes-tip = { $name } würde den Würfel auf { $face } kippen (Belohnung).
council-proposes-free-bell = { $name } würde das Gratisgeläut einsetzen.
council-proposes-reroll = { $name } würde den Würfel neu werfen (Belohnung).
council-proposes-foresee = { $name } würde die nächste Karte vorab ansehen.
council-proposes-open = { $name } würde eine Karte offen legen (Belohnung).
council-accept = Einverstanden
council-decline = Lieber nicht

# Der Knopf, der tut, was ausgewählt ist, und was noch auszuwählen ist.
council-confirm-choose = { CARD($card, "object") } wählen
council-confirm-throne = { CARD($card, "object") } auf den Thron
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
   *[other] Wähle zuerst { $count } Karten, in der gewünschten Reihenfolge.
}
council-missing-back = Wähle zuerst eine Karte deiner Ablage.
council-missing-target = Wähle zuerst eines der beiden Ziele.
council-missing-face = Wähle zuerst eine Seite des Würfels.

# Der Würfel.
council-die = Der Würfel zeigt { $face }.
council-die-none = Der Würfel ist noch nicht geworfen.
council-die-reach = Zur Wahl: { $faces }.
council-face = Seite { $face }
council-face-again = Seite { $face } gewählt. Zum Bestätigen noch einmal wählen.

# Die Gunstleiste.
council-favour = Gunst
council-favour-of = Gunst { $favour } von { $most }
council-favour-spoken = Gunst: { $favour } von { $most }.

# Bittsteller. $count: die Krone, 1 bis 3.
council-petitioner = Bittsteller
council-petitioner-spoken = Bittsteller: { CARD($card, "the") }, Krone { $count }. Niemand darf diesen Charakter in diesem Zug spielen.
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
    [one] { $years } Jahr, doppelt
   *[other] { $years } Jahre, doppelt
}
council-dilemma-spoken = { $label }: { $dilemma }, { $difficulty }. { $targets } Wert: { $value }. Belohnung: { $reward } Strafe: { $penalty }
council-split-first = Der erste von zwei Zügen. Er muss auf einem der Ziele enden.
council-split-second = Der zweite von zwei Zügen. Er muss auf dem anderen Ziel enden.
council-last-turn = Letzter Zug
council-throne = Anspruch auf den Thron
council-throne-note = Wählt gleich: Der meistgewählte Charakter regiert. Jede andere Karte kostet 1 Gunst.
council-throne-spoken = Letzter Zug: Anspruch auf den Thron. Alle wählen geheim einen Charakter. Der meistgewählte regiert. Jede andere Karte kostet 1 Gunst. Sind alle Karten verschieden, bleibt der Thron unbesetzt.
council-target = Ziel: { $faces }.
council-target-on = Der Würfel zeigt es.
council-target-met = Es ist erreicht.
# Wer ein Ziel ersetzt hat: Ritter oder Golem von $name.
council-target-changed = { CARD($card) } von { $name }

# Was Belohnungen und Strafen tun; eine Liste auf der Dilemmakarte.
council-effect-favour-up = Gunst +{ $count }.
council-effect-favour-down = Gunst −{ $count }.
council-effect-recall = { $count ->
    [one] Alle dürfen { $count } Karte zurückholen.
   *[other] Alle dürfen { $count } Karten zurückholen.
}
council-effect-bench = { $count ->
    [one] Alle dürfen { $count } Charakter aus der Reserve nehmen.
   *[other] Alle dürfen { $count } Charaktere aus der Reserve nehmen.
}
council-effect-discard = { $count ->
    [one] Alle legen { $count } Karte ab.
   *[other] Alle legen { $count } Karten ab.
}
council-effect-reroll = Der Würfel wird geworfen.
council-effect-keep = Ihr behaltet: { $kept }.
council-effect-none = Nichts.

# Belohnungen neben der Leiste: wie sie heißen, was sie tun, und wann sie sich einsetzen lassen.
council-kept-open_card = Offene Karte
council-kept-reroll = Neuwurf
council-kept-tip = Kippen
council-kept-foresee = Vorausblick
council-kept-free_bell = Gratisgeläut
council-kept-shield = Schild
council-kept-rule-open_card = Ein Ratsmitglied legt seine Karte offen.
council-kept-rule-reroll = Wirft den Würfel.
council-kept-rule-tip = Kippt den Würfel auf eine Nachbarseite.
council-kept-rule-foresee = Zeigt allen den nächsten Bittsteller.
council-kept-rule-free_bell = Dann müsst ihr läuten, und es kostet keine Gunst.
council-kept-rule-shield = Übergeht die Strafe eines gescheiterten Dilemmas.
council-kept-off-open_card = Nach den Glocken, bevor dieses Ratsmitglied wählt.
council-kept-off-reroll = Nach den Glocken, bevor jemand eine Karte legt.
council-kept-off-tip = Nach den Glocken, bevor jemand eine Karte legt.
council-kept-off-foresee = Nach den Glocken, wenn ein Bittsteller noch unbekannt ist.
council-kept-off-free_bell = Unmittelbar vor den Glocken.
council-kept-off-shield = Wenn ein Dilemma gescheitert ist.

# Wie das Spiel gelaufen ist; Jahre der Regentschaft. $solved, $public und $failed sind Zahlen von Dilemmas.
council-progress = Gelöste Dilemmas: { $solved }, davon öffentlich: { $public }. Gescheitert: { $failed }. Die Regentschaft bisher: { $years ->
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
}. { $discards } in der Ablage, { $bench } in der Reserve.
council-seat-top = Oben auf der Ablage: { CARD($card, "the") }.
council-seat-down = Eine Karte liegt verdeckt.
council-seat-card = Karte: { $card }.
council-seat-says = Hat gesagt: „{ $remark }“.
council-seat-turn = { $name } ist an der Reihe.
council-seat-chooses = wählt
council-seat-has-chosen = hat gewählt
council-seat-reveals = deckt auf
council-seat-decides = entscheidet
council-struck = Negiert: auch gespielt von { $names }
council-struck-revealed = Negiert: schon aufgedeckt
council-struck-late = Ohne Wirkung: nicht die erste Karte
council-wish-self = Wäre gern als Nächstes dran
council-wish-other = Möchte, dass { $name } als Nächstes aufdeckt
council-reveal-next = { $name } deckt auf
council-step-forward = { $name } tritt vor

# Die Hand und andere Karten eines Platzes. Auf dem Schildchen sind $faces Zahlen mit Leerzeichen.
council-hand = Hand von { $name }
council-own-card = Gelegte Karte von { $name }
council-own-discard = Ablage von { $name }
council-own-bench = Reserve von { $name }
council-hand-card = { $card }. { $rule }
council-hand-petitioner = Der Bittsteller ist in diesem Zug nicht spielbar.
council-hand-faces = Bringt den Würfel auf { $faces }.
council-hand-choose = Wählen.
council-hand-selected = Gewählt. Bestätige, oder wähle noch einmal, um sie abzuwählen.
# Höchstens zwölf Zeichen.
council-badge-petitioner = Bittsteller
council-badge = { $face } → { $faces }
council-badge-twice = kippt 2-mal
council-badge-knight = Ziel 1–4
council-badge-golem = Ziel 9–12
council-badge-oracle = neuer Wurf
council-badge-stoic = holt Karte
council-badge-nothing = kein Effekt

# Angebote.
council-offer-open = Wer legt eine Karte offen?
council-offer-targets = Welches Ziel ersetzt wird
council-offer-faces = Eine Seite für den Würfel

# Was der Tisch sagt.
council-ask = Den Rat fragen
council-ask-hint = Alle sagen, was sie können und vom Läuten halten. Der Zug ist dann nicht mehr schweigend.
council-say = Sagen
council-talk = Bisher gesagt
council-talk-none = Noch nichts.
council-talk-silent = Der Rat schweigt bis zur Prüfung.
council-speaker = Wer spricht?
council-said = { $name }: „{ $remark }“
council-remark-to = { $remark }, { $name }

# Die Bemerkungen. Die Regeln nennen sie wortgleich (rules-council-remarks-…) und mit derselben Bedeutung.
council-remark-alone = Das schaffe ich allein
council-remark-helps = Ich kann ein Stück weit helfen
council-remark-needs_help = Ich brauche Hilfe
council-remark-cannot_help = Diesmal kann ich nicht helfen
council-remark-give_up = Das hier geben wir auf
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
council-throne-meaning-take = Wählt eine Karte, von der alle wissen, dass ich sie habe.
council-throne-meaning-you-take = Wählt eine Karte, von der alle wissen, wer sie hat.
council-remark-meaning-alone = Eine meiner Karten löst es mit mindestens 80 % Chance.
council-remark-meaning-helps = Allein nicht, aber eine von mir verbessert eine andere.
council-remark-meaning-needs_help = Nicht allein, aber mit einer Karte von jemand anderem.
council-remark-meaning-cannot_help = Keine von mir löst es oder verbessert eine andere.
council-remark-meaning-give_up = Keine unserer möglichen Karten erreicht 25 % Chance.
council-remark-meaning-take_it = Ich spiele für das Ziel, mit meiner besten Karte. Niemand muss helfen oder soll stören.
council-remark-meaning-you_take_it = Dieses Ratsmitglied spielt für das Ziel. Ich störe nicht.
council-remark-meaning-together = Wir zwei spielen für das Ziel, mit dem besten Paar. Sonst soll uns niemand stören.
council-remark-meaning-keep_back = Ich spiele nicht für das Ziel und störe niemanden dabei.
council-remark-meaning-agreed = Ich tue, was dieses Ratsmitglied vorschlägt.
council-remark-meaning-rather_not = Ich tue nicht, was dieses Ratsmitglied vorschlägt.
council-remark-meaning-ring = Ich würde die Glocken läuten.
council-remark-meaning-do_not_ring = Ich würde die Glocken nicht läuten.
council-remark-meaning-ring_as_you_like = Ich würde nicht läuten, könnte aber damit leben.
council-remark-meaning-first = Meine Karte zuerst: mindestens 25 Prozentpunkte mehr.
council-remark-meaning-last = Eine andere zuerst: mindestens 25 Prozentpunkte mehr. So wie der Würfel liegt, reicht meine vielleicht allein.
council-remark-meaning-any_order = Die Reihenfolge ändert weniger als 25 Prozentpunkte.
council-remark-meaning-needs_somebody = Eine andere zuerst: mindestens 25 Prozentpunkte mehr. So wie der Würfel liegt, reicht meine allein nicht.
council-remark-meaning-cancel_me = Ohne meine Karte: mindestens 25 Prozentpunkte mehr.
council-remark-meaning-do_not_double = Ohne meine Karte: mindestens 50 Prozentpunkte weniger.
council-remark-meaning-well_done = Das Dilemma ist gelöst.
council-remark-meaning-my_fault = Gescheitert. Eine andere von mir hatte mindestens 80 % Chance.
council-remark-meaning-understood = Gescheitert, nicht durch meine Schuld. Jemand hatte vor meiner Wahl gesprochen.

# Erklärt neben dem Tisch: wie Würfel und Gunst dorthin kamen, wo sie stehen.
council-inspect-die = Der Würfel in diesem Zug
council-die-lay = Er zeigte { $face }.
council-die-first = Geworfen zu Beginn: { $to }.
council-die-card = { CARD($card) } von { $name }: von { $from } auf { $to }.
council-die-kept = Aufbewahrte Belohnung, { $kept }: von { $from } auf { $to }.
council-die-reward = Belohnung, geworfen: von { $from } auf { $to }.
council-inspect-favour = Bei 0 ist die Partie sofort verloren. Über 5 steigt die Gunst nie.
council-favour-start = Die Gunst beginnt bei { $favour }.
council-favour-bells = Glocken: von { $from } auf { $to }.
council-favour-reward = Belohnung: von { $from } auf { $to }.
council-favour-full = Belohnung: Über { $to } steigt die Gunst nicht.
council-favour-ignored = Im November bringt keine Belohnung Gunst: weiter { $to }.
council-favour-penalty = Strafe: von { $from } auf { $to }.
council-favour-throne = Anspruch auf den Thron: von { $from } auf { $to }.
council-inspect-reign = Die Dauer der Regentschaft
council-inspect-reign-line = Gelöste Dilemmas, öffentliche doppelt, Kronen und Gunst.

# Was alle von einem Platz wissen können. $cards sind Namen von Charakteren, oder das Wort für keinen.
council-inspect-player = { $level }, { $temperament }.
council-inspect-seat = Was alle wissen können.
council-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
council-holds = Sicher auf der Hand oder verdeckt: { $cards }.
council-holds-maybe = Vielleicht auf der Hand: { $cards }.
council-holds-bench = In der Reserve: { $cards }.
council-holds-none = keine

# Was ein Ratsmitglied der App vorhatte, gesagt nach der Prüfung. $reasons: eines oder mehrere der Stücke darunter.
council-plan = Plan von { $name } in Zug { $turn }: { $reasons }.
council-plan-only = Keine andere Karte war spielbar
council-plan-solves = Mit { $percent } % Chance gelöst
council-plan-expects = Von { $name } erwartet: { CARD($card, "the") }
council-plan-heard = Von { $name } gehört: „{ $remark }“
council-plan-worth = Alle anderen Karten waren später mehr wert
council-plan-cut = Gewählt, bevor alles durchdacht war
council-plan-lost = Plan von { $name } in Zug { $turn }: nicht mehr bekannt.

# Das Ende.
council-result-ruler = { CARD($card, "The") } besteigt den Thron
council-result-vacant = Der Thron bleibt unbesetzt
council-result-lost = Der Rat ist gestürzt
council-result-line-ruler = Der Rat hat durchgehalten und eine Nachfolge bestimmt.
council-result-line-vacant = Der Rat hat durchgehalten, aber keine Karten waren gleich.
council-result-line-favour = Die Gunst ist auf 0 gesunken.
council-result-line-stoic = Der Monat verlangte den Stoiker auf dem Thron.
council-result-line-powerful = Der Monat verlangte die Mächtige auf dem Thron.
council-result-line-bells = Der Monat verlangte viermal die Glocken und eine Nachfolge.
council-result-line-successor = Der Monat verlangte eine Nachfolge.
council-throne-card = { $name }: { CARD($card, "the") }.
council-throne-card-reigns = { $name }: { CARD($card, "the") }, aus der größten Gruppe.
council-to-chronicle = Zur Chronik
council-to-chronicle-hint = Öffnet die Seite dieser Regentschaft. Wähle dort ihr größtes Hindernis.
council-trial-line = Dieser Rat war eine Probe: Es wird keine Zeile geschrieben.
council-play-for-throne = Um den Thron spielen
council-play-for-throne-hint = King of 12 mit denselben Leuten. In die Chronik kommt dann, wer gewinnt.
council-rematch = Noch einmal spielen
council-rematch-hint = Dieselben Leute, dieselbe Art von Partie, neu gezogen.

# Was geschehen ist.
council-beat-turn = Zug { $turn }. Bittsteller: { CARD($card, "the") }. Dilemma: { $dilemma }.
council-beat-throne = Letzter Zug: Anspruch auf den Thron.
council-beat-refilled = { $name } legt { CARD($card, "acc") } ab und nimmt alles zurück.
council-beat-silenced = Der Rat spielt diesen Zug schweigend.
council-beat-bells = Die Glocken läuten: Das Dilemma ist öffentlich.
council-beat-bells-free = Die Glocken läuten gratis: Das Dilemma ist öffentlich.
council-beat-next-shown = Nächstes Dilemma: { $dilemma }.
council-beat-foreseen = Nächster Bittsteller: { CARD($card, "the") }.
council-beat-kept-used = Aufbewahrte Belohnung eingesetzt: { $kept }.
council-beat-opened = { $name } legt { CARD($card, "acc") } offen.
council-beat-split = Die beiden Ziele werden auf zwei Züge verteilt.
council-beat-chosen = { $name } hat eine Karte gewählt.
council-beat-revealed = { $name } deckt { CARD($card, "acc") } auf.
council-beat-cancelled = { $names } haben { CARD($card, "acc") }: negiert.
# $names ist nur einer.
council-beat-cancelled-before = { $names } spielt { CARD($card, "acc") }, schon aufgedeckt: negiert.
council-beat-lady-late = Die Dame von { $name } ist nicht die erste: ohne Wirkung.
council-beat-nothing-to-take = Der Stoiker von { $name } findet eine leere Ablage.
council-beat-rolled = Der Würfel wird geworfen: { $to }.
council-beat-turned = Der Würfel dreht sich auf { $to }.
council-beat-stays = Der Würfel bleibt auf { $to }.
council-beat-target = { CARD($card, "The") } von { $name } ersetzt ein Ziel.
council-beat-met = Ziel { $number } ist erreicht.
council-beat-took-stoic = Der Stoiker von { $name } nimmt eine Karte zurück.
council-beat-took = { $count ->
    [0] { $name } holt keine Karte zurück.
    [one] { $name } holt { $count } Karte zurück.
   *[other] { $name } holt { $count } Karten zurück.
}
council-beat-half = Der erste Zug hat ein Ziel erreicht. Das andere folgt.
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
council-beat-favour-throne = Karten außerhalb der größten Gruppe kosten Gunst. Noch { $to }.
council-beat-favour-same = Die Gunst bleibt bei { $to }.
council-beat-kept = Zum Aufbewahren: { $kept }.
# $cards sind Namen von Charakteren.
council-beat-benched = { $name } nimmt aus der Reserve: { $cards }.
council-beat-discarded = { $name } legt { CARD($card, "acc") } ab.
council-beat-petitioner = { $name } nimmt { CARD($card, "acc") } aus der Reserve.
council-beat-throne-cards = Die Karten für den Thron werden aufgedeckt.
council-beat-ruler = Der Rat wählt { CARD($card, "acc") }.
council-beat-won = Der Rat hat bis zum Ende durchgehalten.
council-beat-lost = Der Rat ist gestürzt.

# Was die Regeln ablehnen.
council-illegal-game-over = Die Partie ist zu Ende. Spiel noch einmal oder geh zur Startseite.
council-illegal-not-your-turn = { $name } kann das jetzt nicht. Tu, was in der Zeile über dem Tisch steht.
council-illegal-answered = { $name } hat schon geantwortet.
council-illegal-head = { $name } hat den Vorsitz und spielt jetzt keine Karte.
council-illegal-silence = Zu spät. Schweigen wird ganz am Anfang eines Zuges vereinbart.
council-illegal-no-bells = Diese Partie wird ohne Glocken gespielt. Macht ohne sie weiter.
council-illegal-must-ring = Das Gratisgeläut ist eingesetzt. Läutet die Glocken.
council-illegal-not-kept = Diese Belohnung habt ihr nicht. Wählt eine neben der Gunstleiste.
council-illegal-open-already = { $name } hat schon eine Karte offen gelegt.
council-illegal-must-play-open = { $name } muss { CARD($card, "acc") } spielen: Sie liegt offen.
council-illegal-split = Nur zu zweit lassen sich Ziele verteilen. Tut es nach den Glocken, vor der ersten Karte.
council-illegal-not-in-hand = { $name } hat { CARD($card, "acc") } nicht auf der Hand. Wähle eine Handkarte.
council-illegal-petitioner = { CARD($card, "The") } ist der Bittsteller. Wähle eine andere Karte.
council-illegal-not-in-discard = { CARD($card, "The") } ist nicht in der Ablage von { $name }. Wähle eine andere Karte.
council-illegal-not-on-bench = { CARD($card, "The") } ist nicht in der Reserve von { $name }. Wähle einen anderen Charakter.
council-illegal-face = Dorthin kommt der Würfel nicht. Wähle eine der markierten Seiten.
council-illegal-enough = Mehr geht nicht. Wähle zuerst eine Karte ab.

# Bemerkungen, die nicht gehen.
council-unsaid-silence = Der Rat schweigt bis zur Prüfung.
council-unsaid-moment = Das geht jetzt nicht. Wähle eine der angebotenen Bemerkungen.
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
council-aim-throne-reigns = Wählt alle { CARD($card, "acc") }: sonst niemanden.
council-aim-throne-successor = Wählt gleich: Ohne Nachfolger ist der Monat verloren.
council-aim-throne-bells = Es wurde zu selten geläutet: Dieser Monat ist verloren.
council-month-crown = Krone { $count }
council-month-to-come = kommt noch
council-month-now = ist da
council-month-gone = war schon da
council-month-next = kommt als Nächstes
council-month-solved = gelöst
council-month-public = gelöst, öffentlich
council-month-failed = gescheitert
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
