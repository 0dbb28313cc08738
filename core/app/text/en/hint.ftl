# Hints. $points: with one decimal place, as text.
hint-ask = Hint
hint-ask-hint = What a strong player would do here, and why. The record of the game notes it.
hint-title = A hint
hint-looking = Looking for a hint.
hint-show-now = Show now
hint-none = There is no hint for this decision. Go by your own judgement.
hint-ahead = you end about { $points } points ahead
hint-behind = you end about { $points } points behind
hint-level = you end about level
hint-less = { $points } points less
hint-alike = about as good
hint-best = what a sage would do
# $count: of 100 times.
hint-round = { $count ->
    [one] wins the round { $count } time in 100
   *[other] wins the round { $count } times in 100
}
hint-fewer = { $count ->
    [one] solves it { $count } time less in 100
   *[other] solves it { $count } times less in 100
}
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
    [one] Your cards will be worth { $points } point more in the end than the score shows now.
   *[other] Your cards will be worth { $points } points more in the end than the score shows now.
}
hint-takes-out = The Snake takes a card out that the other side needs.
hint-mixes = Vary: whoever always chooses the same can be foreseen.
hint-keeps = You need this card less than the others.
hint-cut = There was no time to look at everything.
hint-turn = It brings about { $points } points in this turn.
hint-wins = { $count ->
    [one] With it you win the round { $count } time in 100.
   *[other] With it you win the round { $count } times in 100.
}
hint-solves = { $count ->
    [one] With it the dilemma is solved { $count } time in 100.
   *[other] With it the dilemma is solved { $count } times in 100.
}
hint-otherwise = { $count ->
    [one] Without it, { $count } time in 100.
   *[other] Without it, { $count } times in 100.
}
hint-expects = { $name } will most likely play { CARD($card, "the") }.
hint-heard = { $name } has said: “{ $remark }”
hint-favour = There is enough Favour for it.
hint-favour-low = There is not enough Favour for it.
hint-month = The month asks for it.
hint-worth = What you keep is worth more than what you give.
hint-holders = { $count ->
    [one] { $count } of you holds this character for all to know.
   *[other] { $count } of you hold this character for all to know.
}
