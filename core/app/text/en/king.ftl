# $card is a character's id (alchemist … troublemakers); CARD($card) is its name in a sentence, CARD($card, "the")
# with its article. Where a sentence only names it ({ $card }), code gives the name itself. $name is whoever sits
# there; $names are several, already joined. $face: 1 to 12. $value: what a die is worth in this turn.

# The characters.
king-character-alchemist = Alchemist
    .the = the Alchemist
king-character-gambler = Gambler
    .the = the Gambler
king-character-golem = Golem
    .the = the Golem
king-character-knight = Knight
    .the = the Knight
king-character-lady = Lady
    .the = the Lady
king-character-machine = Machine
    .the = the Machine
king-character-merchants = Merchants
    .the = the Merchants
king-character-oracle = Oracle
    .the = the Oracle
king-character-parasite = Parasite
    .the = the Parasite
king-character-reverser = Reverser
    .the = the Reverser
king-character-sorcerer = Sorcerer
    .the = the Sorcerer
king-character-troublemakers = Troublemakers
    .the = the Troublemakers

# What they do; on the card and in the rules.
king-symbol-own = Blue symbol: turns your own die.
king-symbol-all = Symbol of all dice: touches every die.
king-rule-alchemist = Doubles the value of your die. The die itself stays as it lies.
king-rule-gambler = Winner and runner-up of this turn change places, after the Knight. Whoever is left alone comes second.
king-rule-golem = Your die is worth 12. If it shows 12 in the end, it is worth 1. The die itself stays as it lies.
king-rule-knight = In this turn, low values beat high ones.
king-rule-lady = A single Lady cancels all other cards. With several, the lowest of their dice may take a token from the highest; a tie at either end, and nothing is taken.
king-rule-machine = Adds 7 to the value of your die. The die itself stays as it lies.
king-rule-merchants = Before all other effects, every die passes to the left, its face unchanged.
king-rule-oracle = Rolls your die, after all other effects.
king-rule-parasite = Takes 7 off the value of your die. The die itself stays as it lies.
king-rule-reverser = Turns your die over to the opposite face: 13 less what it shows.
king-rule-sorcerer = Tips your die to one of the five faces beside the one that it shows. You choose which.
king-rule-troublemakers = Every die, yours too, turns over to the opposite face: 13 less what it shows.

# What made a value; beside the value.
king-effect-alchemist = Alchemist ×2
king-effect-golem = Golem
king-effect-machine = Machine +7
king-effect-parasite = Parasite −7

# The table.
king-title = King of 12
king-title-tournament = King of 12, tournament
king-round = Round { $round }, turn { $turn }
king-round-tie-break = Tie-break, round { $round }, turn { $turn }
king-turn = Turn { $turn }
king-status-choose = { $name } chooses a card
king-status-face = { $name } chooses the face for the Sorcerer
king-status-face-champions = Among the champions, { $name } chooses the face for the Sorcerer
king-status-theft = { $name } may take a token
king-status-crown = { $name } chooses a card for under the die
king-status-step = Step by step: read what happens, then go on
king-status-over = The game is over
# After a turn: "Lea takes 2, Mia takes 1".
king-status-takes = { $name } takes { $points }
king-status-nobody = Nobody scores
king-group = Group { $number }
king-group-spoken = Group { $number }: { $names }.
king-group-champions = The champions of this turn
king-group-out = Sit out this round
king-explain = Explain: { $card }
king-open-history = History

# A seat. $points in spoken sentences is a text such as "5 points".
king-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
king-taken = +{ $points }
# On a card of the hand, where it makes no value of its own: so short that it stands in one line.
king-short-knight = low wins
king-short-lady = cancels all
king-short-merchants = dice pass
king-short-gambler = 2nd wins
king-value = { $face } → { $value }
king-card-struck = also chosen by { $names }
king-card-struck-lady = by { $name }’s Lady
king-value-struck = same value as { $names }
king-points-struck = as many as { $names }
king-face-choose = Face { $face }
king-face-selected = Face { $face }, selected. Choose again to confirm.
king-mark-winner = winner
king-mark-runner-up = runner-up
king-mark-champion = champion
king-mark-champion-winner = first champion
king-mark-champion-runner-up = second champion
king-mark-round = wins the round
king-mark-sits-out = sits out
king-seat-spoken = { $name }: the die shows { $face }, { $points }, { $crowns ->
    [0] no crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} { $count ->
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}.
king-seat-spoken-new = { $name }: the die is not rolled yet, { $points }, { $crowns ->
    [0] no crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} { $count ->
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}.
king-seat-spoken-chosen = Has chosen a card.
king-seat-spoken-card = Card: { $card }.
king-seat-spoken-value = Value { $value }.
king-seat-spoken-value-by = Value { $value }, made from { $face } by { CARD($card, "the") }.
king-seat-spoken-champions = Among the champions:
king-seat-spoken-turn = It is { $name }’s turn.
king-seat-spoken-why = Choose to see how it came about.
king-spoken-struck = Cancelled: { $why }.
king-spoken-points-struck = Points cancelled: { $why }.
king-spoken-mark = Result: { $mark }.

# The hand.
king-hand = { $name }’s hand
king-under = Under { $name }’s die
king-hand-card = { $card }: { $rule }
king-hand-preview = If nothing else happens, the value is { $value }.
king-hand-preview-faces = It can tip the die to { $faces }.
king-hand-choose = Choose.
king-hand-selected = Selected. Confirm it, or choose again to let go.

# Offers and buttons.
king-offer-faces = A face for { $name }’s die
king-offer-tokens = { $name } may take a token from { $victim }
king-offer-two = A token of 2 points
king-offer-one = A token of 1 point
king-offer-none = Nothing
king-confirm-choose = Choose { CARD($card, "the") }
king-confirm-crown = Put { CARD($card, "the") } under the die
king-confirm-face = Tip the die to { $face }
king-confirm-take = { $points ->
    [one] Take the token of { $points } point
   *[other] Take the token of { $points } points
}
king-confirm-decline = Take nothing
king-next-step = Go on

# The slow mode: the steps of a turn, each with its rule and what to say when nothing happened.
king-step-title-play = Step 1 of 6: open the cards
king-step-title-cancel = Step 2 of 6: cancel equal cards
king-step-title-effects = Step 3 of 6: effects
king-step-title-compare = Step 4 of 6: compare the values
king-step-title-score = Step 5 of 6: points
king-step-title-discard = Step 6 of 6: put the cards away
king-step-title-round-end = The end of the round
king-step-rule-play = Everyone has chosen in secret; now all cards are opened at once.
king-step-rule-cancel = A character chosen more than once is cancelled. A single Lady cancels all other cards.
king-step-rule-effects = First the Merchants pass the dice, then dice are turned over and tipped, the Oracle rolls last.
king-step-rule-compare = Alchemist, Machine, Parasite and Golem change the value, not the die. Then equal values cancel each other.
king-step-rule-score = The highest value left takes 2 points, the next one 1 point. The Knight makes low beat high, the Gambler swaps the two.
king-step-rule-discard = Cards played are out until the end of the round. The dice keep their faces.
king-step-rule-round-end = Equal totals cancel each other. The highest of the others wins the round and a crown.
king-step-nothing-play = No card is opened.
king-step-nothing-cancel = No two cards are equal. All of them count.
king-step-nothing-effects = No die is passed, turned over or rolled.
king-step-nothing-compare = There is nothing to compare.
king-step-nothing-score = Nobody takes points.
king-step-nothing-discard = The cards are put away.
king-step-nothing-round-end = The round is over.

# A value and points explained: what happened to one seat in a turn, step by step. $name is who did it.
king-inspect-seat = { $name }: value and points
king-inspect-none = No card of { $name }’s has been opened in this game yet.
king-inspect-before = In the turn before:
king-inspect-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round. Tokens of 2: { $twos }. Tokens of 1: { $ones }. Crowns: { $crowns }.
king-step-started = The die shows { $face }.
king-step-champion = { $name } goes on among the champions with the same card; what cancelled it in the group no longer counts.
king-step-card-cancelled = { $names } chose { CARD($card, "the") }, too: cancelled, no effect.
king-step-lady = { $name }’s Lady cancels { CARD($card, "the") }.
king-step-passed = { $name }’s Merchants: the die from the right arrives and shows { $face }.
king-step-flipped = { $name }’s { CARD($card) }: turned over from { $from } to { $to }.
king-step-tipped = Sorcerer: tipped from { $from } to { $to }.
king-step-rolled = Oracle: rolled anew, from { $from } to { $to }.
king-step-valued = No card changes the value: { $value }.
king-step-effect = { CARD($card) }: { $sum }. The die stays as it lies.
king-step-value-cancelled = Value { $value }, the same as { $names }: cancelled.
king-step-knight = { $name }’s Knight: low beats high.
king-step-gambler = { $name }’s Gambler: winner and runner-up change places.
king-step-winner = First place.
king-step-runner-up = Second place.
king-step-champion-winner = First place among the champions.
king-step-champion-runner-up = Second place among the champions.
king-step-took = { $points ->
    [one] Takes a token of { $points } point.
   *[other] Takes a token of { $points } points.
}
king-step-stole = { $points ->
    [one] Lady: takes a token of { $points } point from { $name }.
   *[other] Lady: takes a token of { $points } points from { $name }.
}
king-step-lost = { $points ->
    [one] { $name }’s Lady takes a token of { $points } point.
   *[other] { $name }’s Lady takes a token of { $points } points.
}
king-step-declined = Lady: takes nothing from { $name }.
king-step-theft-tie = Several Ladies with the same lowest or highest value: nothing is taken.
king-step-theft-no-token = The Lady with the highest value has no token: nothing is taken.
king-step-total-cancelled = { $points ->
    [one] { $points } point, as many as { $names }: cancelled.
   *[other] { $points } points, as many as { $names }: cancelled.
}
king-step-round-won = { $points ->
    [one] { $name } wins the round with { $points } point.
   *[other] { $name } wins the round with { $points } points.
}

# What happened. $list is made of the sentence parts with -one.
king-beat-round = Round { $round }: all dice are rolled.
king-beat-tie-break = Several have two crowns. { $names } play one more round for the throne.
king-beat-chosen = { $name } has chosen a card.
king-beat-revealed = { $list }.
king-beat-revealed-one = { $name } plays { CARD($card, "the") }
king-beat-group = Group { $number }.
king-beat-group-both = Group { $number }: { $name } is champion, { $other } takes 1 point.
king-beat-group-champion = Group { $number }: { $name } is champion.
king-beat-group-second = Group { $number }: { $other } takes 1 point, there is no champion.
king-beat-group-none = Group { $number }: nobody is left, there is no champion.
king-beat-champions = The champions compare: { $names }.
king-beat-cards-cancelled = { $names } chose the same card, { CARD($card, "the") }: cancelled.
king-beat-lady = { $name }’s Lady cancels all other cards.
king-beat-passed = { $name }’s Merchants: the dice pass to the left.
king-beat-flipped = { $name }’s { CARD($card) }: { $owner }’s die turns over, from { $from } to { $to }.
king-beat-flipped-all = { $name }’s Troublemakers turn the dice over.
king-beat-tipped = { $name }’s Sorcerer tips the die from { $from } to { $to }.
king-beat-rolled = { $name }’s Oracle rolls the die, from { $from } to { $to }.
king-beat-valued = Values: { $list }.
king-beat-valued-one = { $name } has { $value }
king-beat-values-cancelled = { $names } have the same value, { $value }: cancelled.
king-beat-knight = { $name }’s Knight: low beats high.
king-beat-gambler = { $name }’s Gambler: winner and runner-up change places.
king-beat-placed-both = { $name } wins the turn, { $other } is runner-up.
king-beat-placed = { $name } wins the turn; there is no runner-up.
king-beat-placed-second = { $other } is left alone and becomes runner-up.
king-beat-placed-none = No value is left: nobody scores.
king-beat-champion-both = { $name } is the group’s champion, { $other } is runner-up.
king-beat-champion = { $name } is the group’s champion; there is no runner-up.
king-beat-took = { $points ->
    [one] { $name } takes { $points } point.
   *[other] { $name } takes { $points } points.
}
king-beat-stole = { $points ->
    [one] { $name } takes a token of { $points } point from { $victim }.
   *[other] { $name } takes a token of { $points } points from { $victim }.
}
king-beat-declined = { $name } takes nothing from { $victim }.
king-beat-theft-tie = Ladies of { $names }: a tie for lowest or highest, nothing is taken.
king-beat-theft-no-token = Ladies of { $names }: the highest has no token, nothing is taken.
king-beat-turn-ended = Turn { $turn } is over.
king-beat-round-ended-card = Round { $round } ends: only one card left in hand ({ $names }).
king-beat-round-ended-points = Round { $round } ends: 8 points or more ({ $names }).
king-beat-totals-cancelled = { $points ->
    [one] { $names } each have { $points } point: cancelled.
   *[other] { $names } each have { $points } points: cancelled.
}
king-beat-round-won = { $points ->
    [one] { $name } wins the round with { $points } point.
   *[other] { $name } wins the round with { $points } points.
}
king-beat-round-unwon = All points cancel each other: nobody wins this round.
king-beat-crowned = { $name } puts a card under the die: a crown.

# The turns of a round.
king-history = Round { $round }
king-history-empty = No turn of this round is finished yet.
king-history-closed = Cards played lie face down. A table can open them in the set-up.
king-history-spoken = { $name }: { $value }.
king-history-spoken-struck = Cancelled.
king-history-spoken-taken = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
king-history-spoken-stole = { $points ->
    [one] The Lady brought { $points } point more.
   *[other] The Lady brought { $points } points more.
}
king-history-spoken-lost = { $points ->
    [one] Another Lady took { $points } point.
   *[other] Another Lady took { $points } points.
}

# How far everybody is.
king-standings = Standings
king-standing-spoken = Place { $place }: { $name }, { $crowns ->
    [0] no crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { $points }.

# The end.
king-result = { $name } is King of 12
king-result-crowns = { $name } has two cards under the die.
king-result-tie-break = { $name } wins the tie-break.
# After a council that left the throne vacant.
king-result-throne = The throne of the last reign goes to { $name }.
king-rematch = Play again
king-rematch-hint = The same people; a random set of characters is drawn anew.

# Moves that the rules refuse.
king-illegal-game-over = The game is over. Play again, or go home.
king-illegal-wrong-phase = It is not the time for this. Do what the line above the table says.
king-illegal-not-your-turn = { $name } cannot do this now. Do what the line above the table says.
king-illegal-no-such-seat = Nobody sits there. Choose a seat of this table.
king-illegal-wrong-dice = Every seat that plays needs one face from 1 to 12.
king-illegal-sits-out = { $name } sits out in this round.
king-illegal-already-chosen = { $name } has already chosen a card.
king-illegal-not-in-hand = { $name } does not hold { CARD($card, "the") }. Choose a card of the hand.
king-illegal-no-neighbour = The Sorcerer does not get there. Choose one of the marked faces.
king-illegal-no-such-token = { $name } has no such token. Choose another one, or nothing.
