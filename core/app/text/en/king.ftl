# $card is a character's id (alchemist … troublemakers); CARD($card) is its name in a sentence, CARD($card, "the")
# with its article. Where a sentence only names it ({ $card }), code gives the name itself. $name is the person who sits
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

# The two symbols on cards.
king-symbol-own = Blue symbol: turns your own die.
king-symbol-all = Symbol of all dice: touches every die.

# What they do; on the card and in the rules.
king-rule-alchemist = Doubles the value of your die. The face stays.
king-rule-gambler = Winner and runner-up swap, after the Knight. A die left alone is runner-up.
king-rule-golem = Your die is worth 12. If it shows 12 in the end, it is worth 1.
king-rule-knight = This turn, low values beat high ones.
king-rule-lady = Alone, she cancels all other cards. With several, the lowest may take a token from the highest. Tied Ladies take nothing.
king-rule-machine = Adds 7 to the value of your die. The face stays.
king-rule-merchants = Before all other effects, every die passes to the left.
king-rule-oracle = Rolls your die again, after all other effects.
king-rule-parasite = Takes 7 off the value of your die. The face stays.
king-rule-reverser = Turns your die to the opposite face (a 9 becomes a 4).
king-rule-sorcerer = Tips your die to one of the 5 neighbouring faces.
king-rule-troublemakers = Turns every die, yours too, to the opposite face.

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
king-status-choose = { $name }, choose a card
king-status-face = { $name }, choose a face for the Sorcerer
king-status-face-champions = { $name }, choose a face among the champions
king-status-theft = { $name }, take a token or leave it
king-status-crown = { $name }, give up a card: it becomes your crown
king-status-step = Step by step: read, then go on
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
king-card-struck = same card as { $names }
king-card-struck-lady = by { $name }’s Lady
king-value-struck = same value as { $names }
king-points-struck = tied with { $names }
king-face-choose = Face { $face }
king-face-selected = Face { $face } selected. Choose it again to confirm.
king-mark-winner = winner
king-mark-runner-up = runner-up
king-mark-champion = champion
king-mark-champion-winner = first champion
king-mark-champion-runner-up = second champion
king-mark-champion-out = champion, tied
king-mark-round = wins the round
king-mark-sits-out = sits out
king-seat-spoken = { $name }: the die shows { $face }. { $points }, { $crowns ->
    [0] no crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}.
king-seat-spoken-new = { $name }: the die is not rolled yet. { $points }, { $crowns ->
    [0] no crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}.
king-seat-spoken-chosen = Has chosen a card.
king-seat-spoken-card = Card: { $card }.
king-seat-spoken-value = Value { $value }.
king-seat-spoken-value-by = Value { $value }: die { $face }, { CARD($card, "the") }.
king-seat-spoken-champions = Among the champions:
king-seat-spoken-turn = It is { $name }’s turn.
king-seat-spoken-why = Choose to see why.
king-spoken-struck = Cancelled: { $why }.
king-spoken-points-struck = Points cancelled: { $why }.
king-spoken-mark = Result: { $mark }.

# The hand.
king-hand = { $name }’s hand
king-under = Under { $name }’s die
king-hand-card = { $card }. { $rule }
king-hand-preview = Without other effects, the value is { $value }.
king-hand-preview-faces = Can tip the die to { $faces }.
king-hand-choose = Choose.
king-hand-selected = Selected. Confirm, or choose again to deselect.

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
king-step-title-play = Step 1 of 6: reveal the cards
king-step-title-cancel = Step 2 of 6: cancel equal cards
king-step-title-effects = Step 3 of 6: effects
king-step-title-compare = Step 4 of 6: compare the values
king-step-title-score = Step 5 of 6: points
king-step-title-discard = Step 6 of 6: put the cards away
king-step-title-round-end = The end of the round
king-step-rule-play = Everyone has chosen in secret. Now all cards are revealed.
king-step-rule-cancel = Cards chosen more than once are cancelled. A single Lady cancels all other cards.
king-step-rule-effects = First the Merchants pass the dice. Then dice are turned over and tipped. The Oracle rolls last.
king-step-rule-compare = Alchemist, Machine, Parasite and Golem change the value. Then equal values cancel each other.
king-step-rule-score = The highest value takes 2 points, the next one 1 point. Under a Knight, low beats high. A Gambler swaps the two.
king-step-rule-discard = Played cards are out until the round ends. The dice keep their faces.
king-step-rule-round-end = Equal totals cancel each other. Of the rest, most points win the round and a crown.
king-step-nothing-play = No card is revealed.
king-step-nothing-cancel = No two cards are the same: all of them count.
king-step-nothing-effects = No die is passed, turned over or rolled.
king-step-nothing-compare = There is nothing to compare.
king-step-nothing-score = Nobody takes points.
king-step-nothing-discard = The cards are put away.
king-step-nothing-round-end = The round is over.

# A value and points explained: what happened to one seat in a turn, step by step. $name is who did it.
king-inspect-seat = { $name }: value and points
king-inspect-none = { $name } has not revealed a card in this game yet.
king-inspect-before = In the previous turn:
king-inspect-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round. Tokens of 2: { $twos }. Tokens of 1: { $ones }. Crowns: { $crowns }.
king-step-started = The die shows { $face }.
king-step-champion = { $name } is champion and plays the same card once more. What cancelled it in the group no longer counts.
king-step-card-cancelled = { $names } chose { CARD($card, "the") }, too: cancelled.
king-step-lady = { $name }’s Lady cancels { CARD($card, "the") }.
king-step-passed = { $name }’s Merchants: the new die shows { $face }.
king-step-flipped = { $name }’s { CARD($card) }: turned over from { $from } to { $to }.
king-step-tipped = Sorcerer: tipped from { $from } to { $to }.
king-step-rolled = Oracle: rolled again, from { $from } to { $to }.
king-step-valued = No card changes the value: { $value }.
king-step-effect = { CARD($card) }: { $sum }. The face stays.
king-step-value-cancelled = Value { $value }: cancelled. Tied with { $names }.
king-step-knight = { $name }’s Knight: low beats high.
king-step-gambler = { $name }’s Gambler: winner and runner-up swap.
king-step-winner = Winner of the turn.
king-step-runner-up = Runner-up of the turn.
king-step-champion-winner = First among the champions.
king-step-champion-runner-up = Second among the champions.
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
king-step-theft-tie = Ladies tied for lowest or highest: nothing is taken.
king-step-theft-no-token = The highest Lady has no token: nothing is taken.
king-step-total-cancelled = { $points ->
    [one] { $points } point, tied with { $names }: cancelled.
   *[other] { $points } points, tied with { $names }: cancelled.
}
king-step-round-won = { $points ->
    [one] { $name } wins the round with { $points } point.
   *[other] { $name } wins the round with { $points } points.
}

# What happened. $list is made of the sentence parts with -one.
king-beat-round = Round { $round }: all dice are rolled.
king-beat-tie-break = Several have two crowns. Tie-break: { $names }.
king-beat-chosen = { $name } has chosen a card.
king-beat-revealed = { $list }.
king-beat-revealed-one = { $name } plays { CARD($card, "the") }
king-beat-group = Group { $number }.
king-beat-group-both = Group { $number }: champion { $name }. { $other } takes 1 point.
king-beat-group-champion = Group { $number }: { $name } is champion.
king-beat-group-second = Group { $number }: no champion. { $other } takes 1 point.
king-beat-group-none = Group { $number }: nobody is left, there is no champion.
king-beat-champions = Champions: { $names }.
king-beat-cards-cancelled = { CARD($card, "The") }: cancelled. Chosen by { $names }.
king-beat-lady = { $name }’s Lady cancels all other cards.
king-beat-passed = { $name }’s Merchants: the dice pass to the left.
king-beat-flipped = { $name }’s { CARD($card) }: { $owner }’s die from { $from } to { $to }.
king-beat-flipped-all = { $name }’s Troublemakers turn the dice over.
king-beat-tipped = { $name }’s Sorcerer tips the die from { $from } to { $to }.
king-beat-rolled = { $name }’s Oracle rolls the die, from { $from } to { $to }.
king-beat-valued = Values: { $list }.
king-beat-valued-one = { $name } { $value }
king-beat-values-cancelled = { $names } have { $value }: cancelled.
king-beat-knight = { $name }’s Knight: low beats high.
king-beat-gambler = { $name }’s Gambler: winner and runner-up swap.
king-beat-placed-both = { $name } wins the turn. Runner-up: { $other }.
king-beat-placed = { $name } wins the turn; there is no runner-up.
king-beat-placed-second = Only { $other } is left: runner-up.
king-beat-placed-none = No value is left: nobody scores.
king-beat-champion-both = Group champion: { $name }. Runner-up: { $other }.
king-beat-champion = Group champion: { $name }. No runner-up.
king-beat-took = { $points ->
    [one] { $name } takes { $points } point.
   *[other] { $name } takes { $points } points.
}
king-beat-stole = { $points ->
    [one] { $name } takes a token of { $points } point from { $victim }.
   *[other] { $name } takes a token of { $points } points from { $victim }.
}
king-beat-declined = { $name } takes nothing from { $victim }.
king-beat-theft-tie = { $names }: tied Ladies take nothing.
king-beat-theft-no-token = { $names }: the highest Lady has no token.
king-beat-turn-ended = Turn { $turn } is over.
king-beat-round-ended-card = Round { $round } ends, one card left: { $names }.
king-beat-round-ended-points = Round { $round } ends: 8 points or more ({ $names }).
king-beat-totals-cancelled = { $points ->
    [one] { $names } have { $points } point: cancelled.
   *[other] { $names } have { $points } points: cancelled.
}
king-beat-round-won = { $points ->
    [one] { $name } wins the round with { $points } point.
   *[other] { $name } wins the round with { $points } points.
}
king-beat-round-unwon = All points cancel each other. Nobody wins this round.
king-beat-crowned = { $name } puts a card under the die: a crown.

# The turns of a round.
king-history = Round { $round }
king-history-empty = No turn of this round is finished yet.
king-history-closed = Played cards lie face down. The set-up offers an open history.
king-history-spoken = { $name }: { $value }.
king-history-spoken-struck = Cancelled.
king-history-spoken-taken = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
king-history-spoken-stole = { $points ->
    [one] The Lady took { $points } point more.
   *[other] The Lady took { $points } points more.
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
king-result-crowns = Two crowns! Long live { $name }!
king-result-tie-break = { $name } wins the tie-break.
# After a council that left the throne vacant.
king-result-throne = The throne of the last reign goes to { $name }.
king-rematch = Play again
king-rematch-hint = The same people. A random set is drawn again.

# Moves that the rules refuse.
king-illegal-game-over = The game is over. Play again, or go home.
king-illegal-wrong-phase = Not now. Do what the line above the table says.
king-illegal-not-your-turn = { $name } cannot do this now. Do what the line above the table says.
king-illegal-no-such-seat = Nobody sits there. Choose a seat of this table.
king-illegal-wrong-dice = Every seat that plays needs one face from 1 to 12.
king-illegal-sits-out = { $name } sits out this round.
king-illegal-already-chosen = { $name } has already chosen a card.
king-illegal-not-in-hand = { $name } does not hold { CARD($card, "the") }. Choose a card from the hand.
king-illegal-no-neighbour = The Sorcerer does not get there. Choose one of the marked faces.
king-illegal-no-such-token = { $name } has no such token. Choose another, or nothing.
