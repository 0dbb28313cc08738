# The book of reigns.
chronicle-title = Chronicle
chronicle-empty = The Chronicle is still empty. Every council that comes to its end, won or lost, writes a line here.
# $value: how many years, in words.
chronicle-summary = { $count ->
    [one] { $count } reign, { $value }.
   *[other] { $count } reigns, { $value }.
}
chronicle-damaged = { $count ->
    [one] { $count } line of the Chronicle is damaged and cannot be shown. Import an exported file that has it, and it is here again. Everything else is intact.
   *[other] { $count } lines of the Chronicle are damaged and cannot be shown. Import an exported file that has them, and they are here again. Everything else is intact.
}
chronicle-tab = Part of the Chronicle
chronicle-tab-reigns = Reigns
chronicle-tab-rulers = Rulers
chronicle-tab-chart = Chart
chronicle-tab-statistics = Statistics

# Lists in parts.
chronicle-window = { $from } to { $to } of { $count }, the newest first
chronicle-newer = Newer
chronicle-older = Older
chronicle-opens = Opens the page.
chronicle-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}

# Years of a reign.
chronicle-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
}
chronicle-year = Year { $from }
chronicle-span = Years { $from }–{ $to }
chronicle-span-spoken = Years { $from } to { $to }
chronicle-since = Since year { $from }
chronicle-from = from { $from }

# Who sat in a council, with a Roman numeral; aloud with a number. The first time that a name sits there may differ.
chronicle-first = { $name } I
chronicle-first-spoken = { $name } 1
chronicle-numbered = { $name } { $word }
chronicle-numbered-spoken = { $name } { $count }
chronicle-councillor = { $name } (councillor)

# A reign in one line. $list: its years, $value: its length, $word: the verdict.
chronicle-line = { $list }: { $names }, { $value }
chronicle-line-spoken = { $list }: { $names }. { $value }, { $word }.
chronicle-won = The council held out to the end.
chronicle-lost = The council fell.
chronicle-month = The troubled year: { $name }.
chronicle-free = Free play
chronicle-free-line = Free play: you chose petitioners and dilemmas.

# The throne.
chronicle-vacant = vacant
chronicle-throne-none = The throne is vacant.
chronicle-throne-card = On the throne: { CARD($card, "the") }.
chronicle-throne-name = On the throne: { $name }.
# $list: the years, $name: who sat there, $rule: how it came so.
chronicle-ruler-spoken = { $list }: { $name }. { $rule }
chronicle-ruler-chosen = Chosen by { $names }.
chronicle-ruler-king = Won King of 12 for the vacant throne.
chronicle-ruler-none = Left vacant by { $names }.

# The six verdicts: names, and what the people say.
chronicle-verdict-dissatisfied = Unpopular
chronicle-verdict-content = Accepted
chronicle-verdict-honoured = Honoured
chronicle-verdict-blessed = Blessed
chronicle-verdict-prosperous = Prosperous
chronicle-verdict-boundless = Boundless
chronicle-judged-dissatisfied = At the market they mutter about you. Better call the next council soon.
chronicle-judged-content = Bread, peace and few complaints: people nod when you pass.
chronicle-judged-honoured = Hats come off in your streets. At harvest time people sing of you.
chronicle-judged-blessed = Gifts and good wishes fill the council’s hall.
chronicle-judged-prosperous = Full barns, quiet borders. Grandchildren will still live on these years.
chronicle-judged-boundless = Mapmakers have given up. Nobody finds where your happy realm ends.

# A page.
chronicle-page-title = Council of 12, Chronicle: { $list }
chronicle-page-members = The council: { $names }.
# $list: the parts of the sum.
chronicle-page-length = Length of the reign: { $value } ({ $list }).
chronicle-page-verdict = { $name }: { $rule }
chronicle-page-obstacle = Greatest obstacle: { $value }.
chronicle-page-newer = Next page
chronicle-page-older = Previous page
chronicle-part-solved = solved dilemmas
chronicle-part-public = public ones once more
chronicle-part-crowns = crowns of the petitioners
chronicle-part-favour = Favour left
chronicle-silent = { $count ->
    [one] { $count } dilemma solved without a word.
   *[other] { $count } dilemmas solved without a word.
}
chronicle-silent-whole = A silent council.
chronicle-bells = { $count ->
    [one] The bells were rung { $count } time.
   *[other] The bells were rung { $count } times.
}
chronicle-taken-back = { $count ->
    [one] Something was taken back { $count } time.
   *[other] Something was taken back { $count } times.
}
chronicle-deck = Deck: { $name }.
chronicle-deck-shipped = Deck: the one that comes with Douze.
chronicle-share-text = Share as text
chronicle-share-picture = Share as a picture

# The greatest obstacle.
chronicle-obstacle = Greatest obstacle
chronicle-obstacle-none = Nothing is written here yet.
chronicle-obstacle-dilemma = { $name }
chronicle-obstacle-number = Dilemma { $line }
chronicle-obstacle-face = getting the die to { $face }
chronicle-obstacle-own = In your own words
chronicle-obstacle-hint = What was hardest? It is saved as soon as you have written it; an empty field takes it away.

# The chart. $list: its years, $value: the longest reign.
chronicle-chart = Length of each reign, in years
chronicle-chart-spoken = { $count ->
    [one] { $count } reign. { $list }. It lasted { $value }.
   *[other] { $count } reigns. { $list }. The longest lasted { $value }.
}

# Statistics.
chronicle-table-people = People
chronicle-table-months = Months
chronicle-column-name = Name
chronicle-column-month = Month
chronicle-column-reigns = Reigns
chronicle-column-won = Won
chronicle-column-best = Longest won
chronicle-column-mean = Mean length
chronicle-column-thrones = Thrones won
chronicle-none = none
chronicle-row-spoken = { $name }: { $list }.

# Files.
chronicle-export-off = There is nothing to export yet.
chronicle-export-json = Export the Chronicle
chronicle-export-json-line = One file with every line, to be kept, or imported on another device.
chronicle-export-csv = Export as a table
chronicle-export-csv-line = For a spreadsheet. It cannot be imported again.
chronicle-import = Import a file
chronicle-import-hint = A Chronicle, the record of a game or a deck. You see what is in it before anything is written.

# What a file is, before it is kept.
chronicle-file = { $count ->
    [one] A Chronicle with { $count } reign.
   *[other] A Chronicle with { $count } reigns.
}
chronicle-file-new = { $count ->
    [one] { $count } reign is new.
   *[other] { $count } reigns are new.
}
chronicle-file-known = { $count ->
    [one] { $count } reign is here already, the same.
   *[other] { $count } reigns are here already, the same.
}
chronicle-file-decks = It brings these decks: { $names }.
chronicle-file-twins = Different decks will have the same name: { $names }. The beginning of the file’s hash tells them apart.
chronicle-file-missing = It does not hold these decks: { $names }. Dilemmas of their reigns are shown by number.
chronicle-file-people = { $count ->
    [one] One person comes along, with name, colour and portrait.
   *[other] { $count } people come along, with name, colour and portrait.
}
chronicle-file-order = Reigns follow each other as they ended: years and numerals of later ones may change.
chronicle-file-nothing = There is nothing to add.
chronicle-file-add = Add to the Chronicle
chronicle-file-deck = A deck of Council of 12: “{ $name }”.
chronicle-file-deck-known = This deck is here already.
chronicle-file-deck-keep = Keep this deck
chronicle-conflicts = { $count ->
    [one] { $count } reign is here in another form. Which one shall count?
   *[other] { $count } reigns are here in another form. Which ones shall count?
}
chronicle-keep-ours = What is here
chronicle-take-theirs = What is in the file
# $list: where the two forms differ.
chronicle-conflict-ours = Here: { $list }
chronicle-conflict-theirs = In the file: { $list }
chronicle-conflict-else = Smaller details differ.
chronicle-merged = Added to the Chronicle: { $count } new, { $more } replaced.
chronicle-deck-kept = The deck “{ $name }” is here now. Choose it when you set up a council.

# What is wrong with a file, and what to do. $line: the number of the reign in the file.
chronicle-error-unknown = This is not a file of Douze. It reads Chronicles (.json), records of games (.douze) and decks (.toml). Nothing was changed.
chronicle-error-unreadable = This Chronicle cannot be read: the file was damaged or cut short. Export it again where it comes from. Nothing was changed.
chronicle-error-checksum = This Chronicle was damaged or changed on its way: its checksum does not fit. Export it again where it comes from. Nothing was changed.
chronicle-error-newer = A newer Douze wrote this Chronicle (format { $found }; this one knows { $known }). Update the app. Nothing was changed.
chronicle-error-reign = Reign { $line } of the file cannot have been played like this. Export it again where it comes from. Nothing was changed.
chronicle-error-future = Reign { $line } of the file ends later than this device’s clock allows. Check the date of both devices. Nothing was changed.
chronicle-error-unknown-deck = Reign { $line } of the file was played with the deck “{ $name }”, which is neither in the file nor here. Import this deck first. Nothing was changed.
chronicle-error-deck = The deck “{ $name }” in the file is damaged. Export the Chronicle once more where it comes from. Nothing was changed.
chronicle-error-own-deck = This deck cannot be kept. { $list } Correct the file and choose it again. Nothing was changed.

# A lost reign, whatever its years.
chronicle-verdict-banished = Banished
chronicle-judged-banished = Boos follow you to the border. The people have had enough of you.

# Lines that were corrected or struck out; the Chronicles of the device; the throne that can be played for.
chronicle-struck = Struck out
chronicle-struck-line = Struck out: it counts for no year, no numeral and no statistics.
chronicle-strike = Strike out
chronicle-strike-hint = It stays to be read, and counts for nothing. You can let it count again.
chronicle-restore = Let it count again
chronicle-restore-hint = Years and numerals of later reigns follow.
chronicle-corrected = Corrected
chronicle-corrected-struck = It was struck out.
chronicle-corrected-restored = It counts again.
chronicle-corrected-name = Corrected: { $name } stood here.
chronicle-corrected-obstacle = Greatest obstacle before: { $value }.
chronicle-corrected-obstacle-none = No obstacle was written before.
chronicle-correct = Correct names
chronicle-correct-done = Done
chronicle-name-field = Member { $number }
chronicle-name-refused = A member needs a name of up to 24 letters that nobody else in this council has.
chronicle-claim-hint = King of 12 with this council. The winner takes the throne until the next reign.
chronicle-claim-gone = This throne can no longer be played for.
chronicle-shelf = Chronicles
chronicle-shelf-name = Name of this Chronicle
chronicle-shelf-hint = Two groups on one device? Each can have its own.
chronicle-shelf-number = Chronicle { $number }
chronicle-shelf-reigns = { $count ->
    [0] Empty
    [one] 1 reign
   *[other] { $count } reigns
}
chronicle-shelf-add = Begin another one
chronicle-shelf-add-hint = Its years begin with 1. Councils write into the one that is open.
chronicle-shelf-remove = Remove this empty one
chronicle-file-elsewhere = { $count ->
    [one] One of them is in another Chronicle here and stays there.
   *[other] { $count } of them are in another Chronicle here and stay there.
}
