# Decks of Council of 12.
decks-title = Decks
decks-note = The printed cards of the Council are not public, so the faces of the app’s deck are a reconstruction. If you own the game, you can type in a deck of your own, or import its file. The Chronicle names the deck of each reign.
decks-shipped = The app’s deck
# $detail: the beginning of a hash.
decks-shipped-line = Comes with Douze · { $detail }
decks-own-line = Own deck · { $detail }
decks-new = Type in a deck
decks-new-hint = Begins with a copy of the app’s deck.
decks-copy = Copy and change
decks-copy-hint = The copy becomes a deck of its own; this one stays as it is.
decks-busy = A deck is being typed in. Keep it or discard it first.
decks-long = This text is too long for a deck, so it was not taken.
decks-text = The deck’s file
decks-text-hint = First give the deck a name of its own. Crowns and 36 dilemmas follow. Effects are words such as favour -1, recall 1 or keep:tip.
decks-text-faulty = This deck cannot be kept yet. What is wrong is listed here, line by line.
decks-keep = Check and keep
decks-keep-hint = A kept deck stays on this device, because reigns may name it.
decks-discard = Discard
decks-discard-asked = Discard for good
decks-discard-asked-hint = What you have typed will be gone.
decks-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
decks-name-shipped = The name “{ $name }” belongs to the app’s deck. Write another one after “name =”.
decks-name-taken = Another deck on this device is called “{ $name }”. Write another name after “name =”.

# Where something is wrong: $word is a field of the file, $why a sentence below.
decks-at = Line { $line }: { $why }
decks-at-field = Line { $line }, { $word }: { $why }
decks-at-dilemma = Line { $line }, dilemma { $number }, { $word }: { $why }

# What is wrong, and what to do.
decks-breach-long = The file is longer than { $limit } bytes. Shorten it.
decks-breach-utf8 = This is not text in UTF-8. Save the file in that form.
decks-breach-syntax = This is not TOML. A quotation mark or a bracket may be missing here or just before.
decks-breach-missing = This field is missing. Add it.
decks-breach-unknown = There is no field of that name. Compare it with the app’s deck.
decks-breach-integer = A whole number must stand here, without quotation marks.
decks-breach-text = A text in quotation marks must stand here.
decks-breach-list = A list in square brackets must stand here.
decks-breach-table = A section with fields of its own must stand here, as in the app’s deck.
decks-breach-number = { $word } is not a number from 0 to 255.
decks-breach-face = The die has no face { $word }. Its faces go from 1 to 12.
decks-breach-twice = Face { $face } is there twice in one target. Take one out.
decks-breach-targets = One target or two must stand here, each of them a list of faces. Here are { $found }.
decks-breach-effect = There is no effect “{ $word }”. There are favour, recall, bench and discard, each with a number, reroll, and keep: with open_card, reroll, tip, foresee, free_bell or shield.
decks-breach-effects = At most { $limit } effects are possible. Here are { $found }.
decks-breach-name = A name has 1 to 40 characters that can be seen, without spaces around it.

decks-rule-number = There is no dilemma { $number }. They go from 1 to 36.
decks-rule-repeated = Dilemma { $number } is there more than once.
decks-rule-missing = Dilemma { $number } is missing. Add it.
decks-rule-bells = A dilemma has 1, 2 or 3 bells, not { $found }.
# $number: bells.
decks-rule-few = Dilemmas with bells = { $number }: { $found }. A game needs { $count }.
decks-rule-empty = A target needs at least one face.
decks-rule-same = The two targets are the same. Change one or take it out.
decks-rule-value = A dilemma is worth 1 to 20 years, not { $found }.
decks-rule-favour = Favour goes up or down by 1 to 5, not by { $found }.
decks-rule-amount = 1 to 3 cards can be taken or discarded, not { $found }.
decks-rule-kept-penalty = A penalty cannot be kept for later.
decks-rule-kept-twice = A dilemma has at most one kept reward.
decks-rule-crown = A petitioner has crown 1, 2 or 3, not { $found }.
decks-rule-crowns = At least two characters, besides the Powerful, need crown 1.
