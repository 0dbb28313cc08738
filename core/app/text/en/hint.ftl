# Hints. $points: with one decimal place, as text.
hint-ask = Hint
hint-ask-hint = What a strong player would do, and why. The record notes it.
hint-title = A hint
hint-looking = Looking for a hint.
hint-show-now = Show now
hint-none = No hint for this decision. Trust your judgement.
hint-ahead = about { $points } points up
hint-behind = about { $points } points down
hint-level = about even
hint-less = { $points } points less
hint-alike = about as good
hint-best = what a Sage would play
# $count: of 100.
hint-round = { $count ->
    [one] wins { $count } round in 100
   *[other] wins { $count } rounds in 100
}
# The chance to solve it, less what the card is worth later on.
hint-fewer = { $count }% of a dilemma less
# Several choices, each now and then, so that nobody can foresee them.
hint-mix = { $count ->
    [one] { $worth }; play it { $count } time in 100
   *[other] { $worth }; play it { $count } times in 100
}
hint-spoken = { $action }: { $worth }.
hint-first = as the first card
hint-above = above { CARD($card, "the") }
hint-below = below { CARD($card, "the") }
hint-left = left of { CARD($card, "the") }
hint-right = right of { CARD($card, "the") }
hint-corner = at the corner of { CARD($card, "the") }
# $line: a row or a column.
hint-push-left = the row of { CARD($card, "the") }, from the left
hint-push-right = the row of { CARD($card, "the") }, from the right
hint-push-top = the column of { CARD($card, "the") }, from above
hint-push-bottom = the column of { CARD($card, "the") }, from below
hint-move = { CARD($card) }: { $place }
hint-face = Face { $face }
hint-target-first = The first target
hint-target-second = The second target
hint-ring = Ring the bells
hint-ring-not = Do not ring the bells
hint-shield = Use the shield
hint-shield-not = Keep the shield
hint-nothing = Nothing

# Why.
hint-only = Nothing else is possible.
hint-scores = { $points ->
    [one] Worth { $points } point this round.
   *[other] Worth { $points } points this round.
}
hint-denies = { $points ->
    [one] Costs the other side { $points } point.
   *[other] Costs the other side { $points } points.
}
hint-promises = { $points ->
    [one] Later it should be worth about { $points } point more.
   *[other] Later it should be worth about { $points } points more.
}
hint-others = Other choices are about as good.
hint-next = The next best choice is worth { $points } points less.
hint-takes-out = The Snake removes a card that the other side needs.
hint-mixes = Vary your choices, or others can predict you.
hint-keeps = You need this card less than the others.
hint-keeps-three = You need these three more than the other two.
hint-cut = There was no time to look at everything.
hint-turn = It’s worth about { $points } points this turn.
hint-wins = { $count ->
    [one] With it you win { $count } round in 100.
   *[other] With it you win { $count } rounds in 100.
}
hint-solves = { $count ->
    [one] With it the dilemma is solved { $count } time in 100.
   *[other] With it the dilemma is solved { $count } times in 100.
}
hint-solved = { $count ->
    [one] The dilemma is solved { $count } time in 100.
   *[other] The dilemma is solved { $count } times in 100.
}
hint-otherwise = { $count ->
    [one] Otherwise, { $count } time in 100.
   *[other] Otherwise, { $count } times in 100.
}
hint-expects = { $name } will probably play { CARD($card, "the") }.
hint-heard = { $name } said: “{ $remark }”
hint-bells = There is enough Favour.
hint-bells-even = The bells would hardly pay off.
hint-bells-risk = The bells are too risky here.
hint-shield-now = It saves Favour, or it won’t be of use later.
hint-shield-later = You can bear this one. Keep the shield for a worse one.
hint-month = The month asks for it.
hint-worth = This is worth most to you.
hint-holders = { $count ->
    [one] Everyone knows that { $count } of you holds this character.
   *[other] Everyone knows that { $count } of you hold this character.
}
