# Das Buch der Regentschaften.
chronicle-title = Chronik
chronicle-empty = Die Chronik ist noch leer. Jeder Rat, der zu Ende geht, gewonnen oder verloren, schreibt hier eine Zeile.
# $value: wie viele Jahre, in Worten.
chronicle-summary = { $count ->
    [one] { $count } Regentschaft, { $value }.
   *[other] { $count } Regentschaften, { $value }.
}
chronicle-damaged = { $count ->
    [one] { $count } Zeile der Chronik ist beschädigt und kann nicht gezeigt werden. Importiere eine exportierte Datei, in der sie steht, dann ist sie wieder da. Alles andere ist unbeschädigt.
   *[other] { $count } Zeilen der Chronik sind beschädigt und können nicht gezeigt werden. Importiere eine exportierte Datei, in der sie stehen, dann sind sie wieder da. Alles andere ist unbeschädigt.
}
chronicle-tab = Teil der Chronik
chronicle-tab-reigns = Regentschaften
chronicle-tab-rulers = Thronfolge
chronicle-tab-chart = Diagramm
chronicle-tab-statistics = Statistik

# Listen in Stücken.
chronicle-window = { $from } bis { $to } von { $count }, die neuesten zuerst
chronicle-newer = Neuere
chronicle-older = Ältere
chronicle-opens = Öffnet die Seite.
chronicle-more = { $count ->
    [one] Und { $count } weitere.
   *[other] Und { $count } weitere.
}

# Jahre einer Regentschaft.
chronicle-years = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
}
chronicle-year = Jahr { $from }
chronicle-span = Jahre { $from }–{ $to }
chronicle-span-spoken = Jahre { $from } bis { $to }
chronicle-since = Seit dem Jahr { $from }
chronicle-from = ab { $from }

# Wer im Rat saß, mit römischer Zahl und Punkt; laut mit einer Zahl. Das erste Mal kann anders heißen.
chronicle-first = { $name } I.
chronicle-first-spoken = { $name } 1
chronicle-numbered = { $name } { $word }.
chronicle-numbered-spoken = { $name } { $count }
chronicle-councillor = { $name } (spielt die App)

# Eine Regentschaft in einer Zeile. $list: ihre Jahre, $value: ihre Dauer, $word: das Urteil.
chronicle-line = { $list }: { $names }, { $value }
chronicle-line-spoken = { $list }: { $names }. { $value }, { $word }.
chronicle-won = Der Rat hat bis zum Ende durchgehalten.
chronicle-lost = Der Rat ist gestürzt.
chronicle-month = Das unruhige Jahr: { $name }.
chronicle-free = Freies Spiel
chronicle-free-line = Freies Spiel: Ihr habt Bittsteller und Dilemmas selbst gewählt.

# Der Thron.
chronicle-vacant = unbesetzt
chronicle-throne-none = Der Thron ist unbesetzt.
chronicle-throne-card = Auf dem Thron: { CARD($card, "the") }.
chronicle-throne-name = Auf dem Thron: { $name }.
# $list: die Jahre, $name: wer dort saß, $rule: wie es dazu kam.
chronicle-ruler-spoken = { $list }: { $name }. { $rule }
chronicle-ruler-chosen = { $names } haben gewählt.
chronicle-ruler-king = Hat King of 12 um den unbesetzten Thron gewonnen.
chronicle-ruler-none = { $names } ließen den Thron unbesetzt.

# Die sechs Urteile: Namen, und was die Leute sagen.
chronicle-verdict-dissatisfied = Unbeliebt
chronicle-verdict-content = Akzeptiert
chronicle-verdict-honoured = Geehrt
chronicle-verdict-blessed = Gesegnet
chronicle-verdict-prosperous = Blühend
chronicle-verdict-boundless = Grenzenlos
chronicle-judged-dissatisfied = Auf dem Markt murren sie über euch. Ruft lieber bald den nächsten Rat zusammen.
chronicle-judged-content = Brot, Frieden, wenig Klagen. Man nickt euch zu, wenn ihr vorbeigeht.
chronicle-judged-honoured = In euren Straßen zieht man den Hut. Zur Ernte singt man von euch.
chronicle-judged-blessed = Geschenke und gute Wünsche füllen den Ratssaal.
chronicle-judged-prosperous = Volle Scheunen, ruhige Grenzen. Von diesen Jahren zehren noch die Enkel.
chronicle-judged-boundless = Wer Karten zeichnet, hat aufgegeben. Niemand findet, wo euer glückliches Reich endet.

# Eine Seite.
chronicle-page-title = Council of 12, Chronik: { $list }
chronicle-page-members = { $names } saßen im Rat.
# $list: die Teile der Summe.
chronicle-page-length = Dauer der Regentschaft: { $value } ({ $list }).
chronicle-page-verdict = { $name }: { $rule }
chronicle-page-obstacle = Größtes Hindernis: { $value }.
chronicle-page-newer = Nächste Seite
chronicle-page-older = Vorige Seite
chronicle-part-solved = gelöste Dilemmas
chronicle-part-public = öffentliche noch einmal
chronicle-part-crowns = Kronen der Bittsteller
chronicle-part-favour = übrige Gunst
chronicle-silent = { $count ->
    [one] { $count } Dilemma wortlos gelöst.
   *[other] { $count } Dilemmas wortlos gelöst.
}
chronicle-silent-whole = Ein schweigender Rat.
chronicle-bells = { $count ->
    [one] Die Glocken wurden { $count } Mal geläutet.
   *[other] Die Glocken wurden { $count } Mal geläutet.
}
chronicle-taken-back = { $count ->
    [one] { $count } Mal wurde etwas zurückgenommen.
   *[other] { $count } Mal wurde etwas zurückgenommen.
}
chronicle-deck = Deck: { $name }.
chronicle-deck-shipped = Deck: das von Douze.
chronicle-share-text = Als Text teilen
chronicle-share-picture = Als Bild teilen

# Das größte Hindernis.
chronicle-obstacle = Größtes Hindernis
chronicle-obstacle-none = Hier steht noch nichts.
chronicle-obstacle-dilemma = { $name }
chronicle-obstacle-number = Dilemma { $line }
chronicle-obstacle-face = den Würfel auf { $face } bringen
chronicle-obstacle-own = In eigenen Worten
chronicle-obstacle-hint = Was war am schwersten? Es ist gespeichert, sobald du es geschrieben hast; ein leeres Feld löscht es.

# Das Diagramm. $list: seine Jahre, $value: die längste Regentschaft.
chronicle-chart = Dauer jeder Regentschaft, in Jahren
chronicle-chart-spoken = { $count ->
    [one] { $count } Regentschaft. { $list }. Sie dauerte { $value }.
   *[other] { $count } Regentschaften. { $list }. Die längste dauerte { $value }.
}

# Statistik.
chronicle-table-people = Personen
chronicle-table-months = Monate
chronicle-column-name = Name
chronicle-column-month = Monat
chronicle-column-reigns = Regentschaften
chronicle-column-won = Gewonnen
chronicle-column-best = Längste gewonnene
chronicle-column-mean = Mittlere Dauer
chronicle-column-thrones = Gewonnene Throne
chronicle-none = keine
chronicle-row-spoken = { $name }: { $list }.

# Dateien.
chronicle-export-off = Noch gibt es nichts zu exportieren.
chronicle-export-json = Chronik exportieren
chronicle-export-json-line = Eine Datei mit allen Zeilen, zum Sichern oder für ein anderes Gerät.
chronicle-export-csv = Als Tabelle exportieren
chronicle-export-csv-line = Für eine Tabellenkalkulation. Sie kann nicht wieder importiert werden.
chronicle-import = Datei importieren
chronicle-import-hint = Eine Chronik, das Protokoll einer Partie oder ein Deck. Du siehst, was darin ist, bevor etwas geschrieben wird.

# Was eine Datei ist, bevor sie behalten wird.
chronicle-file = { $count ->
    [one] Eine Chronik mit { $count } Regentschaft.
   *[other] Eine Chronik mit { $count } Regentschaften.
}
chronicle-file-new = { $count ->
    [one] { $count } Regentschaft ist neu.
   *[other] { $count } Regentschaften sind neu.
}
chronicle-file-known = { $count ->
    [one] { $count } Regentschaft ist schon hier, genau so.
   *[other] { $count } Regentschaften sind schon hier, genau so.
}
chronicle-file-decks = Sie bringt diese Decks mit: { $names }.
chronicle-file-twins = Verschiedene Decks werden gleich heißen: { $names }. Der Anfang der Prüfsumme ihrer Datei unterscheidet sie.
chronicle-file-missing = Diese Decks sind nicht dabei: { $names }. Dilemmas aus ihren Regentschaften stehen mit ihrer Nummer da.
chronicle-file-people = { $count ->
    [one] Eine Person kommt mit: Name, Farbe und Bild.
   *[other] { $count } Personen kommen mit: Namen, Farben und Bilder.
}
chronicle-file-order = Regentschaften folgen einander so, wie sie endeten: Jahre und Zahlen der späteren können sich ändern.
chronicle-file-nothing = Es gibt nichts hinzuzufügen.
chronicle-file-add = Zur Chronik hinzufügen
chronicle-file-deck = Ein Deck von Council of 12: „{ $name }“.
chronicle-file-deck-known = Dieses Deck ist schon hier.
chronicle-file-deck-keep = Dieses Deck behalten
chronicle-conflicts = { $count ->
    [one] { $count } Regentschaft ist hier in anderer Form. Welche soll gelten?
   *[other] { $count } Regentschaften sind hier in anderer Form. Welche sollen gelten?
}
chronicle-keep-ours = Was hier steht
chronicle-take-theirs = Was in der Datei steht
# $list: worin sich die beiden Formen unterscheiden.
chronicle-conflict-ours = Hier: { $list }
chronicle-conflict-theirs = In der Datei: { $list }
chronicle-conflict-else = Kleinere Einzelheiten sind verschieden.
chronicle-merged = Zur Chronik hinzugefügt: { $count } neu, { $more } ersetzt.
chronicle-deck-kept = Das Deck „{ $name }“ ist jetzt hier. Wähle es, wenn du einen Rat vorbereitest.

# Was mit einer Datei nicht stimmt, und was zu tun ist. $line: die Nummer der Regentschaft in der Datei.
chronicle-error-unknown = Das ist keine Datei von Douze. Gelesen werden Chroniken (.json), Protokolle von Partien (.douze) und Decks (.toml). Es wurde nichts verändert.
chronicle-error-unreadable = Diese Chronik ist nicht lesbar: Die Datei ist beschädigt oder abgeschnitten. Exportiere sie dort, wo sie herkommt, noch einmal. Es wurde nichts verändert.
chronicle-error-checksum = Diese Chronik wurde unterwegs beschädigt oder verändert: Ihre Prüfsumme passt nicht. Exportiere sie dort, wo sie herkommt, noch einmal. Es wurde nichts verändert.
chronicle-error-newer = Ein neueres Douze hat diese Chronik geschrieben (Format { $found }; dieses kennt { $known }). Aktualisiere die App. Es wurde nichts verändert.
chronicle-error-reign = Regentschaft { $line } der Datei kann so nicht gespielt worden sein. Exportiere sie dort, wo sie herkommt, noch einmal. Es wurde nichts verändert.
chronicle-error-future = Regentschaft { $line } der Datei endet später, als es die Uhr dieses Geräts zulässt. Prüfe das Datum beider Geräte. Es wurde nichts verändert.
chronicle-error-unknown-deck = Regentschaft { $line } der Datei wurde mit dem Deck „{ $name }“ gespielt, das weder in der Datei noch hier ist. Importiere zuerst dieses Deck. Es wurde nichts verändert.
chronicle-error-deck = Das Deck „{ $name }“ in der Datei ist beschädigt. Exportiere die Chronik dort, wo sie herkommt, noch einmal. Es wurde nichts verändert.
chronicle-error-own-deck = Dieses Deck kann nicht behalten werden. { $list } Berichtige die Datei und wähle sie noch einmal. Es wurde nichts verändert.

# Eine verlorene Regierung, wie lang auch immer.
chronicle-verdict-banished = Verbannt
chronicle-judged-banished = Buhrufe begleiten euch bis zur Grenze. Das Volk hat genug von euch.

# Lines that were corrected or struck out; the Chronicles of the device; the throne that can be played for.
chronicle-struck = Gestrichen
chronicle-struck-line = Gestrichen: zählt weder für Jahre noch für Nummern noch für die Statistik.
chronicle-strike = Streichen
chronicle-strike-hint = Die Regentschaft bleibt lesbar und zählt nicht mehr. Das lässt sich zurücknehmen.
chronicle-restore = Wieder zählen
chronicle-restore-hint = Jahre und Nummern späterer Regentschaften richten sich danach.
chronicle-corrected = Berichtigt
chronicle-corrected-struck = Sie wurde gestrichen.
chronicle-corrected-restored = Sie zählt wieder.
chronicle-corrected-name = Berichtigt: Vorher stand hier { $name }.
chronicle-corrected-obstacle = Größtes Hindernis vorher: { $value }.
chronicle-corrected-obstacle-none = Vorher war kein Hindernis vermerkt.
chronicle-correct = Namen berichtigen
chronicle-correct-done = Fertig
chronicle-name-field = Mitglied { $number }
chronicle-name-refused = Es braucht einen Namen mit höchstens 24 Zeichen, den in diesem Rat sonst niemand trägt.
chronicle-claim-hint = King of 12 mit diesem Rat. Wer gewinnt, hat den Thron bis zur nächsten Regentschaft.
chronicle-claim-gone = Um diesen Thron kann nicht mehr gespielt werden.
chronicle-shelf = Chroniken
chronicle-shelf-name = Name dieser Chronik
chronicle-shelf-hint = Zwei Gruppen auf einem Gerät? Jede kann ihre eigene haben.
chronicle-shelf-number = Chronik { $number }
chronicle-shelf-reigns = { $count ->
    [0] Leer
    [one] 1 Regentschaft
   *[other] { $count } Regentschaften
}
chronicle-shelf-add = Weitere beginnen
chronicle-shelf-add-hint = Ihre Jahre beginnen mit 1. Räte schreiben in die Chronik, die geöffnet ist.
chronicle-shelf-remove = Diese leere entfernen
chronicle-file-elsewhere = { $count ->
    [one] Eine davon steht hier in einer anderen Chronik und bleibt dort.
   *[other] { $count } davon stehen hier in einer anderen Chronik und bleiben dort.
}
