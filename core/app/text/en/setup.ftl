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
setup-remove-off = At least two seats must stay.
# The name of a person who has given none.
setup-player-number = Player { $number }
setup-name = Name
setup-name-long = This name is too long. Use { $limit } characters at most.
setup-name-same = Two players are called { $name }.
setup-name-bad = This name has characters that cannot be shown. Use letters and digits.
setup-player = Who sits here?
setup-player-nobody = Keep at least one seat for a player.
setup-player-person = Player
setup-player-person-line = Plays on this device.
setup-player-fawn = Fawn
setup-player-fawn-line = Sensible, but still makes mistakes.
setup-player-fox = Fox
setup-player-fox-line = Takes points wherever it finds them.
setup-player-wolf = Wolf
setup-player-wolf-line = Plans ahead and is hard to read.
setup-player-owl = Owl
setup-player-owl-line = Guesses your hand and plays the ending perfectly. Hardest.
setup-player-pretender = Pretender
setup-player-pretender-line = Weighs what the others might play.
setup-player-courtier = Courtier
setup-player-courtier-line = Looks ahead and mixes its choices.
setup-player-strategist = Strategist
setup-player-strategist-line = Thinks of the whole round and is hard to outwit. Hardest.
# Two built-in players of the same kind: "Fox (black)".
setup-player-twin = { $seat ->
    [0] { $name } (black)
   *[1] { $name } (white)
}
setup-variant = Starting hand
setup-variant-standard = Three cards
setup-variant-standard-line = Everyone draws three cards, and off you go.
setup-variant-choose3 = Three out of five
setup-variant-choose3-line = Everyone draws five cards, keeps three and puts two under the deck.
setup-set = Characters
setup-set-first-game = First game
setup-set-first-game-line = The seven that are easiest to learn with.
setup-set-random = Surprise set
setup-set-random-line = The Knight and six drawn at random, a new set for every game.
setup-set-chosen = Pick your own
setup-set-chosen-line = The Knight and six that you choose together.
setup-set-blue = Blue symbol: { $count }. A random set has at least 2.
setup-set-blue-drawn = At least 2 with the blue symbol.
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
setup-steps-off-line = A turn runs by itself.
setup-steps-on = On
setup-steps-on-line = A turn stops at each of its six steps. Good for a first game.
setup-table = Table mode
setup-table-off = Off
setup-table-off-line = Everything faces the same way.
setup-table-on = On
setup-table-on-line = You sit opposite each other; the second seat’s side is upside down.
setup-history = History of cards
setup-history-off = Hidden
setup-history-off-line = Played cards stay face down, as at a table.
setup-history-on = Open
setup-history-on-line = Everyone may look up the cards of this round.
setup-seed = Random seed
setup-seed-hint = Same seed or code, same deal. Leave it empty for a random one.
setup-seed-bad = This is not a seed and not a code. Use digits, check the code, or leave it empty.
setup-seed-large = This seed is too large. The largest is { $limit }.
setup-company = { $count } at the table
setup-company-throne = The winner takes the vacant throne
setup-trial = Chronicle line
setup-trial-off = This reign is written
setup-trial-off-line = Won or lost, it becomes a line of the Chronicle.
setup-trial-on = Only a try
setup-trial-on-line = Nothing is written. Good for learning, or for showing the game.
setup-company-tournament = A tournament of { $count }
setup-preset = Kind of game
setup-preset-quick = Duel
setup-preset-quick-line = Two seats, the characters of the first game.
setup-preset-first-game = First game
setup-preset-first-game-line = Three or four seats, the seven easiest characters.
setup-preset-surprise = Surprise set
setup-preset-surprise-line = The Knight and six drawn at random.
setup-preset-tournament = Tournament
setup-preset-tournament-line = Five to sixteen seats, in groups.
setup-rivals = Rivals
setup-rivals-mixed = Rivals: several strengths
setup-rivals-none = Rivals: none
# $count: strength, 1 to 4.
setup-rival-spoken = { $name }, strength { $count }. { $line }
setup-line-person = Player
# $seat counts from 1.
setup-seat-spoken = Seat { $seat }: { $name }, { $line }. Choose who sits here.
setup-people = Players
setup-people-new = New player
setup-vacate = Leave this chair empty
setup-more = More
setup-months = The twelve months
setup-months-won = { $count } of 12 won
setup-month-short-won = { $years ->
    [one] { $years } year
   *[other] { $years } years
}
setup-month-short-lost = lost
setup-month-short-new = not yet
setup-month-today = today
setup-start-forest = Deal the cards
setup-start-king = Roll the dice
setup-start-council = Open the council
setup-start-month = Begin { $month }
setup-start-hint = The cards are shuffled and dealt.
setup-start-hint-king = The dice are rolled.
setup-start-off = Correct the marked fields first.

## Council of 12
setup-title-council = Council of 12: who sits in it?
# The seat of a councillor that the app plays.
setup-seat-named = Seat { $number }: { $name }
setup-add-off-council = A council has { $limit } seats at most.
setup-add-head = With four, one of you plays no card each turn: the Head of the Council.
setup-player-apprentice = Apprentice
setup-player-apprentice-line = Helps out, and thinks of this turn only.
setup-player-councillor = Councillor
setup-player-councillor-line = Thinks along, speaks up, and knows no more than you would.
setup-player-sage = Sage
setup-player-sage-line = Works out what the others hold and learns how you play. Hardest.
setup-temperament = Temperament
setup-temperament-bold = Bold
setup-temperament-bold-line = Likes to ring the bells and takes risks.
setup-temperament-careful = Careful
setup-temperament-careful-line = Saves Favour and plays safe.
setup-temperament-loyal = Loyal
setup-temperament-loyal-line = Follows what you say at the table.
setup-council = Kind of game
setup-council-normal = Normal game
setup-council-normal-line = Petitioners and dilemmas are drawn for every game.
setup-council-month = A month
setup-council-month-line = The troubled year: twelve months with rules of their own.
setup-council-free = Free choice
setup-council-free-line = You choose seven petitioners and seven dilemmas. The Chronicle notes it.
setup-month-best = { $years ->
    [one] Best: { $years } year
   *[other] Best: { $years } years
}
setup-month-lost = Not won yet
setup-month-new = Not played yet
setup-free-petitioners = { $count ->
    [one] Choose { $count } more petitioner.
   *[other] Choose { $count } more petitioners.
}
setup-free-dilemmas = { $count ->
    [one] Choose { $count } more dilemma.
   *[other] Choose { $count } more dilemmas.
}
setup-free-full = Not selected. Seven are chosen: take one out first.
# $list: targets and value.
setup-dilemma-spoken = { $count ->
    [one] { $name }, number { $number }, { $count } bell: { $list }.
   *[other] { $name }, number { $number }, { $count } bells: { $list }.
}
setup-dilemma-line = { $years ->
    [one] { $faces } · { $years } year
   *[other] { $faces } · { $years } years
}
# Values of one target.
setup-or = { $first } or { $last }
# Two targets.
setup-targets-two = { $first }, and { $last }
setup-silent = Silent council
setup-silent-off = Off
setup-silent-off-line = You may speak within the limits of the rules.
setup-silent-on = On
setup-silent-on-line = Not a word in the whole game. Each dilemma solved this way gets a tick in the Chronicle.
setup-silent-december = December is always silent.
setup-bells = Bells
setup-bells-off = Off
setup-bells-off-line = Without bells, as advised for a first game.
setup-bells-on = On
setup-bells-on-line = The council may ring: it costs Favour, and the dilemma counts double.
setup-bells-july = July can only be won with bells.
# $name is a character on the throne.
setup-ruler-out = On the throne: { $name }. This card is not among the petitioners.
setup-ruler-powerful = On the throne: { $name }. This card is not among the petitioners; another one with crown 1 takes its place.
setup-ruler-month = On the throne: { $name }. A month still keeps its list of petitioners.
setup-ruler-free = On the throne: { $name }. You still choose the petitioners freely.
setup-deck = Deck
setup-deck-note = The app’s deck is a reconstruction. If you own the printed game, you may type in or import its deck.
setup-deck-lost = The deck chosen last is no longer on this device. The app’s deck is chosen instead.
setup-deck-gone = This deck is not on this device. Choose another one.
setup-decks = Your own decks
setup-decks-hint = All decks on this device; copy one, or type one in.
setup-start-hint-council = The petitioners are laid out, and the die is rolled.
setup-month-petitioners = Petitioners with their crowns: { $names }.
setup-month-dilemmas = Dilemmas: { $list }.

# What the council agrees on.
setup-vote = Who decides for the council?
setup-vote-off = You
setup-vote-off-line = Councillors say what they think; you have the last word.
setup-vote-on = All of you, by vote
setup-vote-on-line = More than half decide. When equal, nothing is rung or used.
setup-seed-of-king = This code is for King of 12. Set that game up.
setup-seed-of-council = This code is for Council of 12. Set that game up.
setup-seed-of-forest = This code is for the forest duel. Set that game up.
setup-seed-newer = This code is from a newer Douze. Update the app.
setup-seed-deck = This code is for another deck. Import that deck first, under Decks.
setup-deal-of-day = Deal of the day
setup-scenario-of-day = Scenario of the day
setup-deal-of-day-hint = The same dice and cards for everybody who plays it today.
setup-deal-of-day-taken = Chosen: it is the seed below.
