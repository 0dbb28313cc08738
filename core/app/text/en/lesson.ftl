# Lessons. At most twelve words at a time. $card is a card's id.
lesson-title = Lesson
lesson-offer = Learn it in 90 seconds
lesson-next = Go on
lesson-again = From the start
lesson-skip = Skip
lesson-home = Home
lesson-play = Play
lesson-spoken = { $words } Step { $step } of { $steps }.

# The answer to something else than what is asked for.
lesson-answer-card = Not { CARD($card, "the") } now. Take the card that glows.
lesson-answer-place = { $points ->
    [0] There it changes nothing. The glowing place is better.
   *[other] That is worth { $points }. The glowing place is better.
}
lesson-answer-later = Later. First touch what glows.

# The forest duel.
lesson-forest-choose = Two forests, one square. Choose your Owl.
lesson-forest-again = Tap again: it is chosen in secret.
lesson-forest-lower = 7 is lower than 8: you place first. Tap here.
lesson-forest-place = Tap again to place it.
lesson-forest-touch = Every new card must touch another. A corner is enough.
lesson-forest-cat = A Cat scores 3 on the edge, never in a corner.
lesson-forest-cat-place = Three points for you. Tap again.
lesson-forest-cat-done = The edge counts once the square is four by four.
lesson-forest-wolf = A Wolf scores each white card around it. Place it here.
lesson-forest-wolf-place = Three white cards touch it. Tap again.
lesson-forest-wolf-done = It pays to sit among enemies.
lesson-forest-deer = The Deer pushes a whole line. Enter from below.
lesson-forest-deer-push = See what moves, then tap again.
lesson-forest-deer-done = One push: you gain six points, they lose nine.
lesson-forest-snake = Both revealed cards leave the game. Choose { CARD($card, "the") }.
lesson-forest-snake-choose = Tap again. Nobody places a card.
lesson-forest-snake-done = Both are gone. You stay ahead.
lesson-forest-last = Sixteen cards end the duel. Place your last one.
lesson-forest-last-place = Three points: nine to eight. Tap again.
lesson-forest-end = You win, nine to eight. More points win. Now play!
