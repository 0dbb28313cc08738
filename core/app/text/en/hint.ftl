# Hints. $points: with one decimal place, as text.
hint-ask = Hint
hint-ask-hint = What a strong player would do here, and why. The record of the game notes it.
hint-title = A hint
hint-looking = Looking for a hint.
hint-show-now = Show now
hint-none = There is no hint for this decision. Go by your own judgement.
hint-ahead = about { $points } in your favour
hint-behind = about { $points } in the other side’s favour
hint-level = about even
hint-less = { $points } less
hint-alike = about as good
hint-best = what a sage would do
# $count: of 100.
hint-round = { $count ->
    [one] wins { $count } round in 100
   *[other] wins { $count } rounds in 100
}
# The chance to solve it, less what the card is worth later on.
hint-fewer = worth { $count }% of a dilemma less
# Several choices, each now and then, so that nobody can foresee them.
hint-mix = { $count ->
    [one] { $worth }; to be chosen { $count } time in 100
   *[other] { $worth }; to be chosen { $count } times in 100
}
hint-spoken = { $action }: { $worth }.
hint-at = row { $row }, column { $column }
# $line: a row or a column.
hint-push-left = row { $line }, from the left
hint-push-right = row { $line }, from the right
hint-push-top = column { $line }, from above
hint-push-bottom = column { $line }, from below
hint-move = { CARD($card) } to row { $row }, column { $column }
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
    [one] It brings { $points } point at once, or in this round.
   *[other] It brings { $points } points at once, or in this round.
}
hint-denies = { $points ->
    [one] It takes { $points } point from the other side.
   *[other] It takes { $points } points from the other side.
}
hint-promises = { $points ->
    [one] Later on it should bring about { $points } point more than the score shows now.
   *[other] Later on it should bring about { $points } points more than the score shows now.
}
hint-takes-out = The Snake takes a card out that the other side needs.
hint-mixes = Vary: whoever always chooses the same can be foreseen.
hint-keeps = You need this card less than the others.
hint-keeps-three = You need these three more than the other two.
hint-cut = There was no time to look at everything.
hint-turn = It brings about { $points } points in this turn.
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
    [one] Without it, { $count } time in 100.
   *[other] Without it, { $count } times in 100.
}
hint-expects = { $name } will most likely play { CARD($card, "the") }.
hint-heard = { $name } has said: “{ $remark }”
hint-bells = There is enough Favour for it.
hint-bells-even = The bells would bring hardly more than they cost.
hint-bells-risk = The bells are too great a risk here.
hint-shield-now = It keeps you from losing Favour, or has no other use any more.
hint-shield-later = You can bear this dilemma; the shield may be needed more later on.
hint-month = The month asks for it.
hint-worth = Nothing else is worth more to you.
hint-holders = { $count ->
    [one] { $count } of you holds this character for all to know.
   *[other] { $count } of you hold this character for all to know.
}
