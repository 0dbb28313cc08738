# Was um die Regeln herum steht: der Rahmen, die Gründe der Auslegungen, Bilder, Geschichten der Monate.

# Worum es in jedem Spiel geht.
rulebook-premise-king = Zwölf Königreiche, ein Thron, und für jeden ein Stein der Macht mit zwölf Seiten. Allein beherrscht niemand so einen Stein. Zwölf seltsame Helfer leihen ihre Gaben; deine Rivalen rufen dieselben.
rulebook-premise-council = Die Steine der Macht haben schlechte Laune, und die Zwölf Königreiche stehen kopf. Der Thron ist wieder leer. Ihr sitzt im Rat: Hört die schlechten Nachrichten, besänftigt gemeinsam die Steine und bestimmt, wer regiert.
rulebook-premise-forest = Abend in einem düsteren Wald. Zwei Rudel derselben zwölf Wesen schleichen auf eine kleine Lichtung. Jedes hat seinen Platz und seinen Augenblick. Wer findet sie?

# Warum eine Auslegung so ist, in einer Zeile.
rulebook-why-r-k1 = Die Anleitung zeigt ein Symbol, nennt aber nicht die Karten, auf denen es steht.
rulebook-why-r-k2 = Werte gelten bis zum Ende des Zuges, und verglichen wird ab der Zahl auf dem Würfel.
rulebook-why-r-k3 = Die Anleitung spricht von zwei Werten; mit nur einem gibt es niemanden zum Tauschen.
rulebook-why-r-k4 = Die Anleitung sagt, wann er kommt, nennt aber weder den Ritter noch solche Werte.
rulebook-why-r-k5 = Die höchste Summe, die übrig ist, gewinnt, und 0 ist eine Summe.
rulebook-why-r-k6 = Die Anleitung geht gleich zur nächsten Runde über.
rulebook-why-r-k7 = Die Anleitung sagt nicht, was gilt, wenn niemand gewinnt.
rulebook-why-r-k8 = Die Anleitung gibt die Würfel weiter und nie zurück.
rulebook-why-r-k9 = Die Anleitung sagt es für das Gewinnen; der Rest folgt daraus.
rulebook-why-r-k10 = Abgelegte Karten liegen verdeckt.
rulebook-why-r-k11 = Für jede mögliche Runde nachgerechnet.
rulebook-why-r-k12 = Die Anleitung zählt auf, was Champions tun, und der Diebstahl ist nicht dabei.
rulebook-why-r-c1 = Die Anleitung sagt „irgendwann im Zug“; ein Würfel zählt, wenn er liegt.
rulebook-why-r-c2 = Die Karte ist in der Anleitung nicht abgedruckt; ihr Beispiel ergibt diese Rechnung.
rulebook-why-r-c3 = Die Dame muss die erste gespielte Karte sein, und auch eine solche Karte wurde gespielt.
rulebook-why-r-c4 = Die Anleitung behandelt die zweite Karte „wie üblich“ und lässt verdeckte Karten offen.
rulebook-why-r-c5 = Die Anleitung nennt sieben Bittsteller, nicht aber, welche offen liegen.
rulebook-why-r-c6 = Die Leiste endet bei 5, und die Anleitung gibt keine andere Reihenfolge.
rulebook-why-r-c7 = Gunst 0 verliert zu jeder Zeit.
rulebook-why-r-c8 = Die Anleitung zählt nur gelöste Dilemmas.
rulebook-why-r-c9 = In der Anleitung verliert diese Karte das Dilemma; hier kann sie niemand spielen.
rulebook-why-r-c10 = Es gibt nichts zu nehmen.
rulebook-why-r-c11 = Der Text der Karte ist unbekannt: Was die Anleitung unter ihrem Namen druckt, spricht von einer Leiste, die es hier nicht gibt.
rulebook-why-r-c12 = Der Text der Karte ist unbekannt.
rulebook-why-r-c13 = Beide Züge haben denselben Bittsteller, und die Glocken kommen gleich nach ihm.
rulebook-why-r-c14 = Die Karte des Bittstellers lädt ein; sie zwingt niemanden.
rulebook-why-r-c15 = Die Anleitung gibt keine Reihenfolge im Rat.
rulebook-why-r-c16 = Im letzten Zug wirkt nichts, und kein Dilemma scheitert.
rulebook-why-r-c17 = Die Anleitung druckt die Karten dieser Belohnungen nicht ab.
rulebook-why-r-c18 = Die Regeln dieser Monate lassen es offen.
rulebook-why-r-c19 = Die Anleitung sagt „wenn ihr euch einig seid“, nicht wie.
rulebook-why-r-c20 = Die Anleitung hat es in Schritt 3; früher wissen alle dasselbe, und niemand entscheidet schlechter.
rulebook-why-r-c21 = Sonst hätten Strafen keinen Sinn.
rulebook-why-r-c22 = Die Rechnung der Anleitung nennt sie nicht.
rulebook-why-r-f1 = Die Anleitung lässt offen, wo der Hirsch bleibt und ob er selbst zählt.
rulebook-why-r-f2 = Vor der ersten Karte gibt es keine Zeile oder Spalte.
rulebook-why-r-f3 = Die Anleitung sagt nicht, was bei leerem Stapel gilt.
rulebook-why-r-f4 = Das Spiel endet am Ende einer Runde, und das Ziehen gehört dazu.
rulebook-why-r-f5 = „Alle Karten bleiben benachbart“ heißt: eine Gruppe, nichts löst sich ab.
rulebook-why-r-f6 = Die Anleitung nennt keinen weiteren Vergleich.
rulebook-why-r-f7 = Die Anleitung lässt dich eine Karte wählen; niemand wählte weniger.
rulebook-why-r-f8 = Die Anleitung sagt Karten, nicht zählende Karten.
rulebook-why-r-f9 = Beide Karten liegen offen, und der Marker wandert nur, wenn gleiche Zahlen gelegt werden.

# Unter einem Bild. CARD($card) ist der Name einer Karte.
rulebook-picture-cells = Erlaubte Felder für die nächste Karte sind markiert. Vier Spalten sind belegt, die Auslage wächst nur noch nach oben und unten.
rulebook-picture-doors = Wo der Hirsch hereinkommen darf: jede Zeile und Spalte mit einer bis drei Karten, von beiden Enden.
rulebook-picture-pushed = Er kam von rechts in die obere Zeile. Die Lücke schloss sich: Der Nachtfalter liegt neben dem Wolf, der Hirsch direkt hinter beiden.
rulebook-picture-lifted = Schwarz hat den Waschbären gelegt und hebt die Katze an. Nur zwei Felder lassen die Krähe bei den anderen.
rulebook-picture-moved = Die Katze ist versetzt, und alle Karten hängen zusammen.
rulebook-picture-full = Eine Auslage am Ende, jede Karte mit ihren Punkten: { $points } für Schwarz, { $otherpoints } für Weiß.
rulebook-picture-counts = { CARD($card) }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Markiert ist, was zählt.
rulebook-picture-moth = 2 Punkte, weil auch der andere Nachtfalter in der Mitte liegt.
rulebook-picture-best = Ein Zug: Die 11 ist am höchsten und bekommt 2 Punkte, die 7 bekommt 1.
rulebook-picture-first-game = Die sieben Karten einer ersten Partie.
rulebook-picture-cancelled = Beide Golems sind negiert. Der Alchemist verdoppelt die 7: Die 14 bekommt 2 Punkte, die 11 bekommt 1.
rulebook-picture-goal = Das Ziel ist 9, 10 oder 11, der Würfel zeigt 7. Der Hexenmeister kippt ihn auf 10: gelöst.
rulebook-picture-characters = Die zwölf Charaktere jedes Ratsmitglieds.
rulebook-picture-animals = Deine zwölf Tiere, die kleinste Zahl zuerst. Die Schlange trägt ein X.
rulebook-picture-snake = Schlange und Wolf: Beide Karten verlassen das Spiel.
rulebook-picture-order = Der Wolf hat 8, die Katze 6: Der Wolf wird zuerst gelegt.
rulebook-picture-compared = Der Zug aus der Anleitung: Beide Alchemisten sind negiert, die Wandlerin macht aus 3 eine 10. Auch die Zehnen sind negiert, und die 7 bekommt 2 Punkte.
rulebook-picture-tipped = Leas Würfel zeigte 2. Mias Unruhestifter drehten ihn auf 11; dann kippte Leas Hexenmeister ihn auf 3, eine Seite neben der 11.
rulebook-picture-gambler = Ritter und Zocker: Niedrig schlägt hoch, dann tauschen die ersten beiden. Die 5 bekommt 2 Punkte, die 2 bekommt 1.
rulebook-picture-knight = Niedrig schlägt hoch: Die 2 bekommt 2 Punkte, die 5 bekommt 1. Die Orakel sind negiert.
rulebook-picture-ladies = Zwei Damen: Leas 3 ist am niedrigsten, Mias 11 am höchsten. Nach den Punkten darf Lea einen Marker von Mia nehmen.
rulebook-picture-merchants = Jeder Würfel wandert nach links: Leas 4 zu Mia, Mias 9 zu Tom, Toms 2 zu Lea. Die Ritter sind negiert.
rulebook-picture-low = Das Ziel ist jetzt 1, 2, 3 oder 4; der Würfel bleibt liegen. Ringe markieren es.
rulebook-picture-high = Das Ziel ist jetzt 9, 10, 11 oder 12; der Würfel bleibt liegen. Ringe markieren es.
rulebook-picture-reach = Diese Seiten kann man wählen.
rulebook-picture-turned = Die Gegenseite.
rulebook-picture-valued = Der Würfel bleibt liegen, sein Wert ändert sich.
rulebook-picture-golem = Jede Seite ist 12 wert, eine 12 aber 1.
rulebook-picture-lady = Das Ziel ist 9, 10 oder 11, und sie wird zuerst gespielt: Diese Seiten kann man wählen.
rulebook-picture-bells = Glocken läuten: Die Gunst geht von 3 auf 2.
rulebook-picture-throne = Zwei Golems und eine Dame: Der Golem regiert.
rulebook-picture-throne-lost = Eine Karte liegt außerhalb der größten Gruppe: Die Gunst geht von 3 auf 2.
rulebook-picture-tower = Das Ziel ist 9, 10 oder 11, der Würfel zeigt 7. Zwei Maschinen sind negiert; der Hexenmeister kippt die 7 auf 10: gelöst. Der eine Würfel ist nach jeder Karte gezeigt; Ringe markieren die Ziele.
rulebook-picture-places = Ziele 3 und 10. Die Mächtige dreht den Würfel auf 3: das erste. Die Maschine zählt 2 dazu, der Alchemist verdoppelt: das zweite. Der eine Würfel ist nach jeder Karte gezeigt; Ringe markieren die Ziele.
rulebook-cell-legal = Darf gewählt werden.
# Wie ein Name der Bilder geschrieben wird, und zehn der zwölf Seiten.
rulebook-name-lea = Lea
rulebook-reach-all-but = { $face } → alle außer { $face } und { $other }
rulebook-cancelled = negiert
rulebook-die = Würfel { $value }
rulebook-die-marked = kann zu { $faces } werden

# Die Geschichten der Monate: Anfang, gewonnen, verloren.
rulebook-story-january = Das Jahr hat kaum begonnen, und schon klopft jemand an. Die Sorgen sind klein, gerade recht zum Üben. Die Mächtige steht euch bei. Fangt gut an: Einen ersten Monat vergisst man nicht.
rulebook-won-january = Der Januar ist vorbei, und das Reich atmet auf. Vielleicht hat es euch sogar Spaß gemacht.
rulebook-lost-january = Schon der Januar war zu viel. Man packt eure Sachen, bevor der Schnee schmilzt.
rulebook-story-february = Noch mehr Besuch, und nichts, was Verstand nicht richtet. Aber nachts summen die Steine, und niemand schläft gut. Etwas ist unterwegs. Löst, was vor euch liegt, und schont eure Kräfte.
rulebook-won-february = Der Februar endet ruhig. Das Summen nicht.
rulebook-lost-february = Die kleinen Sorgen des Februars waren zu groß für euch. Die Tür fällt hinter euch zu.
rulebook-story-march = Jetzt kommen die Sorgen in Reihen. Gute Freunde kommen mit: das Orakel, die Dame, der Ritter. Ihre Hilfe ist viel wert, im rechten Moment. Überlegt, bevor ihr sie ruft.
rulebook-won-march = Kluge Freunde, ein ruhiger Rat. Der März lässt euch stärker zurück.
rulebook-lost-march = Gute Freunde helfen keinem Rat, der sie zu spät ruft.
rulebook-story-april = Die Mächtige ist krank, und die Steine spüren es. Zum ersten Mal müsst ihr sie ohne sie besänftigen. Was jetzt misslingt, kostet viel. Spart Gunst für schlechte Tage.
rulebook-won-april = Ohne die Mächtige, gegen jede Vorhersage. Sie dankt euch vom Krankenbett.
rulebook-lost-april = Ohne sie taten die Steine, was sie wollten. Das Volk hat nicht auf den Mai gewartet.
rulebook-story-may = Sie ist zurück, stärker als je zuvor. Sie will den Thron. Nur die Mächtige bringt die Zwölf Königreiche durch. Sorgt dafür, dass sie gekrönt wird. Alles andere kommt danach.
rulebook-won-may = Die Mächtige besteigt den Thron. Die Steine schweigen einen ganzen Tag.
rulebook-lost-may = Der Mai endet ohne die Mächtige auf dem Thron. Und ohne euch.
rulebook-story-june = So viel Lärm, so viel gedrehte Steine. Das Volk sehnt sich nach Ruhe. Nach jemandem, der die Dinge lässt, wie sie sind. Es denkt an den Stoiker. Führt ihn auf den Thron, und niemanden sonst.
rulebook-won-june = Der Stoiker setzt sich, nickt einmal. Das Reich ist still.
rulebook-lost-june = Ruhe war gewünscht, und der Stoiker regiert nicht. Das Volk ist alles andere als ruhig.
rulebook-story-july = Das halbe Jahr liegt hinter euch, und das wird gefeiert. Die Nachbarn sollen es hören! Läutet die königlichen Glocken, mindestens viermal. Dann bestimmt einen Nachfolger. Denkt an die Gunst, die jedes Läuten kostet.
rulebook-won-july = Die Glocken waren in allen Zwölf Königreichen zu hören. Das Fest dauert bis August.
rulebook-lost-july = Das Fest geht weiter, und ihr seid nicht eingeladen.
rulebook-story-august = In der Hitze will jeder Stein nur eines. Kein Umweg, kein Beinahe: Eine einzige Zahl besänftigt ihn. Plant gemeinsam, und trefft sie.
rulebook-won-august = Für jeden eine Zahl, und ihr habt genug davon gefunden.
rulebook-lost-august = Jeder Stein wollte eine Zahl und bekam zu viele andere.
rulebook-story-september = Dieser Monat will alles doppelt. Jede Sorge hat zwei Wurzeln, und beide müssen heraus. Teilt die Arbeit gut auf. Allein schafft es niemand.
rulebook-won-september = Doppelte Arbeit, und ihr habt sie geschafft. Das Erntefest gehört euch.
rulebook-lost-september = Im September wurde alles zur Hälfte getan. Die Hälfte reicht nicht.
rulebook-story-october = Die Steine geben nichts mehr zurück. Was ihr löst, bringt wenig Dank oder keinen. Ihr lebt von dem, was ihr habt. Seht, wie weit ihr damit kommt.
rulebook-won-october = Keine Geschenke, kein Dank, und ihr steht noch immer.
rulebook-lost-october = Mit leeren Händen habt ihr den Oktober begonnen. So geht ihr auch.
rulebook-story-november = Das Volk ist zornig. In diesem Monat macht ihm nichts Freude. Ein Punkt Gunst ist alles, was ihr habt. Haltet zusammen, besänftigt die Steine. Wartet nicht auf Dank.
rulebook-won-november = Man murrt noch immer, aber ihr seid noch da.
rulebook-lost-november = Ein unachtsamer Moment, und die letzte Gunst war weg.
rulebook-story-december = Das Jahr hat euch erschöpft. Kein Wort, keine Geste ist übrig. Ihr sitzt schweigend da und müsst einander jetzt kennen. Das Schwerste kommt zuletzt. Übersteht es, und bestimmt, wer nach euch kommt.
rulebook-won-december = Kein Wort fiel, und alles war verstanden. Das ganze Jahr ist eure Geschichte.
rulebook-lost-december = Im Schweigen habt ihr euch verloren. Niemand spricht davon.
rulebook-won-normal = Ihr verlasst den Rat unter Jubel.
rulebook-lost-normal = Ihr geht unter Buhrufen, verbannt. Das Reich hatte mehr erhofft.
