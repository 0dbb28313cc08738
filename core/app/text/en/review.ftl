review-title = Review
review-open = Review
review-open-hint = What each decision cost, and what would have been better.

# A finished game, decision by decision.
review-of = { $name }: every decision
review-line-forest = Each decision against the best move on what you could know then. In points; a sure win counts 5. Forced moves are left out.
review-line-king = Your chance to win each round, on what you could know then. Forced moves are left out.
review-line-council = Each card against what a strong planner would play, on what you could know then: the chance that the dilemma is solved, less what the card is worth later.
review-people = Whose decisions?
review-checking = Checking decision { $number } of { $count }.
review-stop = Stop
review-resume = Go on
review-checked = { $done } of { $count } decisions checked.
review-total-none = No decision gave anything away.
# $sum: with decimal places, as text.
review-total-points = Together they gave away { $sum } points.
review-total-rounds = Together they gave away { $sum } rounds.
review-total-dilemmas = Together they gave away { $sum } solved dilemmas.
review-worst = The costliest: { $heading }.
review-heading-keep = Beginning, three of five
review-heading-choose = Round { $round }, choice
review-heading-place = Round { $round }, placement
review-heading-move = Round { $round }, Raccoon
review-heading-card = Round { $round }, turn { $turn }, card
review-heading-face = Round { $round }, turn { $turn }, face
review-heading-theft = Round { $round }, turn { $turn }, token
review-heading-crown = Round { $round }, crown
review-heading-council-card = Turn { $turn }, card
review-heading-council-second = Turn { $turn }, second card
review-heading-council-effect = Turn { $turn }, effect
review-better = Better: { $action }
review-chosen = Chosen: { $action }.
review-cost-points = cost { $points } points
review-cost-rounds = { $count ->
    [one] cost { $count } win in 100 rounds
   *[other] cost { $count } wins in 100 rounds
}
review-cost-dilemmas = lowered the chance by about { $count }%
review-cost-none = as good as any
review-cost-unknown = not rated
review-cost-later = not checked yet
# A part of a list, as a sentence.
review-part = { $part }.
review-badge-done = chosen
review-badge-better = better

# On the board.
review-ahead = { $name } ahead
review-behind = { $name } behind
review-chances-council = How likely the dilemma was to be solved after each decision.
review-likely = Likely to succeed
review-unlikely = Likely to fail
review-chances = How it stood for { $name } after each decision.
review-turning = { $count ->
    [one] The turning point
   *[other] { $count } turning points
}
# $cost: points, or wins in 100 rounds, as text.
review-change = −{ $cost }
review-again = Try it from here
review-again-hint = A new game of your own from this decision; this one stays as it is.
