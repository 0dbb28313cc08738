# $card is a card's id (crow … snake); CARD($card) is its name in a sentence, CARD($card, "the") with its
# article. $seat: 0 black, 1 white. $row and $column count from 1 to 4 in the square that is drawn; 0 and 5 are beside it.

# The animals. The value is what stands on the card; "bare" is the name in a sentence, where it differs.
forest-card-crow = Crow
    .the = the Crow
forest-card-bat = Bat
    .the = the Bat
forest-card-moth = Moth
    .the = the Moth
forest-card-spider4 = Spider
    .bare = Spider 4
    .the = the Spider 4
forest-card-spider5 = Spider
    .bare = Spider 5
    .the = the Spider 5
forest-card-cat = Cat
    .the = the Cat
forest-card-owl = Owl
    .the = the Owl
forest-card-wolf = Wolf
    .the = the Wolf
forest-card-jackalope = Jackalope
    .the = the Jackalope
forest-card-deer = Deer
    .the = the Deer
forest-card-raccoon = Raccoon
    .the = the Raccoon
forest-card-snake = Snake
    .the = the Snake
forest-card-hedgehog4 = Hedgehog
    .bare = Hedgehog 4
    .the = the Hedgehog 4
forest-card-hedgehog5 = Hedgehog
    .bare = Hedgehog 5
    .the = the Hedgehog 5
forest-card-weasel = Weasel
    .the = the Weasel

# What they score or do.
forest-rule-crow = Beside one Moth: 1 point. Beside both: 3. Diagonals and either colour count.
forest-rule-bat = 3 points directly beside your Crow. Not diagonally.
forest-rule-moth = In the middle: 2 points. Without the other Moth there: 3.
forest-rule-spider4 = In a corner: 2 points. With both your Spiders in corners: 3.
forest-rule-spider5 = In a corner: 2 points. With both your Spiders in corners: 3.
forest-rule-cat = 3 points on the edge, but not in a corner.
forest-rule-owl = 1 point for each other card of yours in its row or column.
forest-rule-wolf = 1 point for each opposing card around it.
forest-rule-jackalope = Scores like your best card directly beside it. Not diagonally.
forest-rule-deer = No points. Enters from the edge and pushes a whole line.
forest-rule-raccoon = No points. Then moves another of your cards.
forest-rule-snake = Both revealed cards leave the game. Nothing is placed.
forest-rule-hedgehog4 = In a corner: 2 points. With both your Hedgehogs in corners: 3.
forest-rule-hedgehog5 = In a corner: 2 points. With both your Hedgehogs in corners: 3.
forest-rule-weasel = Both revealed cards leave the game. Nothing is placed.

# Why a card scores what it scores.
forest-why-crow = { $count ->
    [0] No Moth is beside the Crow.
    [one] One Moth is beside the Crow.
   *[other] Both Moths are beside the Crow.
}
forest-why-bat = The Bat is directly beside its Crow.
forest-why-bat-apart = The Bat is not directly beside its Crow.
forest-why-moth = The Moth is in the middle. The other Moth is not.
forest-why-moth-both = Both Moths are in the middle.
forest-why-moth-outside = The Moth is not in the middle.
forest-why-spider = The Spider is in a corner.
forest-why-spider-both = Both Spiders are in corners.
forest-why-spider-outside = The Spider is not in a corner.
forest-why-hedgehog = The Hedgehog is in a corner.
forest-why-hedgehog-both = Both Hedgehogs are in corners.
forest-why-hedgehog-outside = The Hedgehog is not in a corner.
forest-why-cat = The Cat is on the edge, not in a corner.
forest-why-cat-outside = The Cat is not on the edge between two corners.
forest-why-owl = { $count ->
    [0] No other card of its colour is in its row or column.
    [one] One other card of its colour is in its row or column.
   *[other] { $count } other cards of its colour are in its row or column.
}
forest-why-wolf = { $count ->
    [0] No opposing card is around the Wolf.
    [one] One opposing card is around the Wolf.
   *[other] { $count } opposing cards are around the Wolf.
}
forest-why-jackalope = The Jackalope scores like { CARD($card, "the") } beside it.
forest-why-jackalope-none = No card of yours directly beside it has points.
forest-why-no-points = This card never has points.
forest-why-not-square = Corners, edges and middle count once it is 4 by 4.

# The table.
forest-title = Forest duel
forest-round = Round { $round }
forest-status-keep = { $name }, keep three of five cards
forest-status-choose = { $name }, choose a card
forest-status-place = { $name }, place { CARD($card, "the") }
forest-status-push = { $name }, choose where the Deer enters
forest-status-move = { $name }, choose a card for the Raccoon to move
forest-status-move-to = { $name }, choose where { CARD($card, "the") } goes
forest-status-over = The game is over
forest-table = Revealed
forest-removed = Taken by Snakes
forest-removed-gently = Taken by Weasels

# The seats.
forest-seat-preview = → { $points }
forest-seat-cards = { $hand } in hand, { $deck } in the deck
forest-seat-deck = +{ $deck }
forest-seat-tiebreaker = Tiebreaker: goes first when numbers are equal
forest-seat-spoken = { $seat ->
    [0] { $name }, black
   *[1] { $name }, white
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck.
forest-seat-spoken-preview = With this move: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-seat-spoken-chosen = Has chosen a card.
forest-seat-spoken-tiebreaker = Holds the tiebreaker.
forest-seat-spoken-turn = It is { $name }’s turn.
forest-seat-spoken-why = Choose to see why.

# The display and its spaces. The sentences of one space follow one another: what is there, then what to do.
forest-board-empty = The display is empty.
forest-board = The display: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
forest-cell-empty = Row { $row }, column { $column }: empty.
forest-cell-card = Row { $row }, column { $column }: { $name }’s { CARD($card) }.
forest-cell-card-points = Row { $row }, column { $column }: { $name }’s { CARD($card) }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-cell-ghost = Row { $row }, column { $column }: { $name }’s { CARD($card) } would be here.
forest-cell-ghost-points = Row { $row }, column { $column }: { $name }’s { CARD($card) } would be here. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
forest-cell-leaving = Row { $row }, column { $column }: { CARD($card, "the") } would leave this space.
forest-cell-selected = Selected.
forest-cell-latest = Placed or moved last.
forest-cell-because = Counts for the card being explained.
forest-cell-advised = Advised here.
forest-cell-done = Done here.
forest-do-place = Place { CARD($card, "the") } here.
forest-do-push-left = Push the Deer into row { $row } from the left.
forest-do-push-right = Push the Deer into row { $row } from the right.
forest-do-push-top = Push the Deer into column { $column } from the top.
forest-do-push-bottom = Push the Deer into column { $column } from the bottom.
forest-do-pick = Let the Raccoon move this card.
forest-do-move = Move { CARD($card, "the") } here.
forest-do-confirm = Choose it again to confirm.
forest-do-inspect = Choose to see why.

# The hand. $number is what is printed on the card: "8", "X".
forest-hand = { $name }’s hand
forest-hand-card = { CARD($card, "name") }, { $number }. { $rule }
forest-hand-do-choose = Choose.
forest-hand-do-keep = Choose to keep it.
forest-hand-do-give-back = Kept. Choose to give it back.
forest-hand-selected = Selected. Choose it again to confirm.
forest-hand-advised = Advised.
forest-badge-keep = keep
forest-badge-bottom-first = under the deck, first
forest-badge-bottom-last = under the deck, lowest

# Buttons. $before and $after: points of $name.
forest-confirm-keep = Keep these three
forest-confirm-keep-off = { $count ->
    [one] Keep { $count } more card.
   *[other] Keep { $count } more cards.
}
forest-swap-bottom = Swap the two cards under the deck
forest-confirm-choose = Choose { CARD($card, "the") }
forest-confirm-place = Place { CARD($card, "the") }
forest-confirm-push = Push the Deer in
forest-confirm-move = Move { CARD($card, "the") }
# What it would bring: points of $name before and after.
forest-gain = { $name } { $before } → { $after }
forest-gain-none = The points stay the same

# A card or a score explained.
forest-inspect-card = { $name }’s { CARD($card) }
forest-inspect-score = { $name }’s points
forest-inspect-none = { $name } has no card in the display yet.
forest-inspect-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
forest-inspect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What happened. $name and $card belong together, $other and $othercard, too.
forest-beat-dealt = The cards are shuffled and dealt.
forest-beat-tiebreaker = { $name } holds the tiebreaker.
forest-beat-kept = { $name } has kept three cards.
forest-beat-chosen = { $name } has chosen a card.
forest-beat-revealed = { $name } reveals { CARD($card, "the") }, { $other } { CARD($othercard, "the") }.
forest-beat-removed = Snake! { $name }’s { CARD($card) } and { $other }’s { CARD($othercard) } leave the game.
forest-beat-removed-gently = Weasel! { $name }’s { CARD($card) } and { $other }’s { CARD($othercard) } leave the game.
forest-beat-placed = { $name } places { CARD($card, "the") } on row { $row }, column { $column }.
forest-beat-pushed-left = { $name }’s Deer pushes into row { $row } from the left{ $count ->
    [0] .
    [one] . One card moves.
   *[other] . { $count } cards move.
}
forest-beat-pushed-right = { $name }’s Deer pushes into row { $row } from the right{ $count ->
    [0] .
    [one] . One card moves.
   *[other] . { $count } cards move.
}
forest-beat-pushed-top = { $name }’s Deer pushes into column { $column } from the top{ $count ->
    [0] .
    [one] . One card moves.
   *[other] . { $count } cards move.
}
forest-beat-pushed-bottom = { $name }’s Deer pushes into column { $column } from the bottom{ $count ->
    [0] .
    [one] . One card moves.
   *[other] . { $count } cards move.
}
forest-beat-moved = { $name }’s Raccoon moves { CARD($card, "the") } to row { $row }, column { $column }.
forest-beat-tiebreaker-passed = Equal numbers: { $other } goes first. The tiebreaker goes to { $name }.
forest-beat-drawn = Both draw a card.
forest-beat-drawn-one = { $name } draws a card.

# The end. $points are the winner's, $otherpoints the other seat's.
forest-result-wins = { $name } wins, { $points } to { $otherpoints }
forest-result-draw = A draw, { $points } all
forest-decided-points = Decided on points.
forest-decided-scoring-cards = Points are equal. { $name } has more cards that score: { $more } to { $less }.
forest-decided-hands = Points and scoring cards are equal. { $name } holds more in hand: { $more } to { $less }.
forest-decided-draw = Points, scoring cards and hands are all equal.
forest-rematch = Play again
forest-rematch-hint = The same people with colours swapped.

# Moves that the rules refuse.
forest-illegal-game-over = The game is over. Play again, or go home.
forest-illegal-wrong-phase = Not now. Do what the line above the board says.
forest-illegal-not-your-turn = It is { $name }’s turn.
forest-illegal-no-such-seat = Only black and white sit at this table.
forest-illegal-not-a-deck = A deck holds each of the twelve cards once.
forest-illegal-not-in-hand = { $name } does not hold { CARD($card, "the") }. Choose a card from the hand.
forest-illegal-not-the-five = Keep three of the five cards. The other two go under the deck.
forest-illegal-already-chosen = { $name } has already chosen a card.
forest-illegal-not-the-origin = The very first card lies alone. Place it on the marked space.
forest-illegal-occupied = A card lies here already. Choose an empty space.
forest-illegal-outside-frame = The display would be larger than 4 by 4. Choose a marked space.
forest-illegal-touchless = The card would touch no other one. Choose a space beside a card; diagonally is fine.
forest-illegal-deer-is-pushed = The Deer is not placed. Push it into a line from the edge.
forest-illegal-not-a-deer = Only the Deer enters from the edge. Choose an empty space.
forest-illegal-wrong-side = Enter rows from left or right, columns from top or bottom.
forest-illegal-no-such-line = The Deer enters a line of one to three cards. Choose a marked one.
forest-illegal-not-movable = The Raccoon moves another card of its own colour. Choose a marked card.
forest-illegal-falls-apart = The display would fall apart. Choose a marked space.
