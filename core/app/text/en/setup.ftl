setup-title = Forest duel: who plays?
setup-title-king = King of 12: who plays?
# $seat: 0 black, 1 white.
setup-seat = { $seat ->
    [0] Black
   *[1] White
}
# The name of a seat that nobody has named.
setup-seat-name = { $seat ->
    [0] Black
   *[1] White
}
# $number counts from 1.
setup-seat-number = Seat { $number }
setup-add = Add a seat
setup-add-tournament = With five seats or more it is a tournament.
setup-add-off = A tournament has { $limit } seats at most.
setup-remove = Remove the last seat
setup-remove-off = Two seats at least have to stay.
# The name of a person who has given none.
setup-player-number = Player { $number }
setup-name = Name
setup-name-long = This name is too long. Use { $limit } characters at most.
setup-name-same = Another seat has this name, too. Change one of them.
setup-name-bad = This name has characters that cannot be shown. Use letters and digits.
setup-player = Who sits here?
setup-player-nobody = Somebody has to hold the device: one seat at least is a person.
setup-player-person = A person
setup-player-person-line = Plays on this device.
setup-player-fawn = Fawn
setup-player-fawn-line = The app plays: sensible, but young. It makes mistakes.
setup-player-fox = Fox
setup-player-fox-line = The app plays: takes points wherever it finds them.
setup-player-pretender = Pretender
setup-player-pretender-line = The app plays: it weighs what the others may choose.
# Several built-in players of the same kind: "Pretender 2".
setup-player-again = { $name } { $number }
# Two built-in players of the same kind: "Fox (black)".
setup-player-twin = { $seat ->
    [0] { $name } (black)
   *[1] { $name } (white)
}
setup-variant = How it begins
setup-variant-standard = Three cards
setup-variant-standard-line = Everyone draws three cards, and off you go.
setup-variant-choose3 = Three out of five
setup-variant-choose3-line = Everyone draws five cards, keeps three and puts two under the deck.
setup-set = Characters
setup-set-first-game = First game
setup-set-first-game-line = The seven that are easiest to learn with.
setup-set-random = Drawn
setup-set-random-line = The Knight and six drawn at random, a new set for every game.
setup-set-chosen = Chosen
setup-set-chosen-line = The Knight and six that you choose together.
setup-set-missing = { $count ->
    [0] All six are chosen.
    [one] Choose { $count } more.
   *[other] Choose { $count } more.
}
setup-character-always = Always in use.
setup-character-in = Selected.
setup-character-out = Not selected.
setup-character-drawn = The set is drawn when the game starts.
setup-character-full = Not selected. Six are chosen: take one out first.
setup-groups = Groups of twelve players
setup-groups-fours = Three groups of four
setup-groups-threes = Four groups of three
setup-steps = Step by step
setup-steps-off = Off
setup-steps-off-line = A turn runs through by itself.
setup-steps-on = On
setup-steps-on-line = A turn stops at each of its six steps and says what happens. Good for a first game.
setup-table = Table mode
setup-table-off = Off
setup-table-off-line = Everything faces the same way.
setup-table-on = On
setup-table-on-line = You sit opposite each other; the second seat’s side is upside down.
setup-history = History of cards
setup-history-off = Closed
setup-history-off-line = Cards played stay face down, as at a table.
setup-history-on = Open
setup-history-on-line = Everyone may look up which cards were played in this round.
setup-seed = Seed of chance
setup-seed-hint = Leave it empty and the device draws one. A seed of your own is noted in the record.
setup-seed-bad = This is not a seed. Use digits only, or leave it empty.
setup-seed-large = This seed is too large. The largest is { $limit }.
setup-start = Start the game
setup-start-hint = The cards are shuffled and dealt.
setup-start-hint-king = The dice are rolled.
setup-start-off = Correct the marked fields first.

## Decks of Council of 12
decks-title = Decks
