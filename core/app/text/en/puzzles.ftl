# Puzzles: a position with one answer that wins, whatever the rival holds and plays.
puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-daily-new = A new one each day.
puzzles-daily-solved = Solved. A new one comes tomorrow.
puzzles-rating = Your rating: { $rating }
puzzles-ratings = Puzzle { $puzzle } · You { $rating }
puzzles-missed = { $count ->
    [one] Try one again
   *[other] Try { $count } again
}
puzzles-again-title = Once more
puzzles-games = Game
puzzles-grades = Grade
puzzles-any-grade = All
puzzles-grade = Grade { $grade } of 5
puzzles-solved-of = { $solved } of { $count } solved
puzzles-none-left = You have tried all of these.
puzzles-theme-push = The push
puzzles-theme-rescue = The rescue
puzzles-theme-snake = Snake in the grass
puzzles-theme-corner = The last corner
puzzles-theme-tie-break = The tie-break
puzzles-theme-one-way = One way only
puzzles-theme-face = The right face
puzzles-theme-turn = Turned dice
puzzles-theme-value = The right value
puzzles-theme-low = Low beats high
puzzles-theme-trick = The trick
puzzles-theme-mix = Mixes
puzzles-theme-words = What was said
puzzles-theme-two-targets = Two targets
puzzles-theme-new-target = A new target
puzzles-theme-order = The right order
puzzles-theme-one-card = The one card
puzzles-theme-chance = The best chance
# $name plays the colour of $seat.
puzzles-task = { $name } to play: win for sure!
puzzles-task-king = Win the round for sure!
puzzles-task-mix = How often would you play each card?
puzzles-task-council = Solve it for sure, whatever the others hold.
puzzles-task-order = Solve it for sure: who reveals next?
puzzles-task-chance = Nothing is sure: which card has the best chance?
puzzles-headline-solved = Solved!
puzzles-headline-missed = Not this one
puzzles-headline-shown = The answer
# $name is the rival, $own are the points of the person, $theirs those of the rival.
puzzles-why-won = { $own } to { $theirs }: it wins whatever { $name } plays.
puzzles-why-tied = { $own } to { $theirs }, and more cards score: { $name } cannot stop it.
puzzles-why-lost = { $name } has an answer: { $own } to { $theirs }.
puzzles-why-card = { $name } answers with { CARD($card, "the") }: { $own } to { $theirs }.
puzzles-why-open = { $name } can still draw level: the win is not sure.
puzzles-why-king-won = { $own } to { $theirs }: the round is won whatever the others play.
puzzles-why-king-lost = The others have an answer: { $own } to { $theirs }.
puzzles-why-king-card = { $name } plays { CARD($card, "the") }: { $own } to { $theirs }.
puzzles-why-king-open = The totals can be equal: nobody wins the round.
puzzles-why-council-solved = It succeeds whatever the others hold.
puzzles-why-council-card = { $name } may hold { CARD($card, "the") }: then it fails.
puzzles-why-council-failed = It can fail: this is not sure.
puzzles-why-chance = Counted: every card the others may hold, each played as well as possible.
puzzles-chance-line = { $name }: solved { $count } times in 100.
puzzles-about = Theme: { $theme }
puzzles-rated = Rating: { $before } → { $after }
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-answer = Show the answer
# A mix: how often each card is played. $share: "40%". $own, $best: of 100.
puzzles-mix-label = How often each card?
puzzles-mix-spoken = { $name }: { $share }.
puzzles-mix-more = { CARD($card, "The") } more often
puzzles-mix-less = { CARD($card, "The") } less often
puzzles-mix-end = That is as far as it goes.
puzzles-mix-confirm = Play it this way
puzzles-share = { $count }%
puzzles-why-mix = Against the best reply your mix wins { $own } rounds in 100. The best mix wins { $best }.
puzzles-why-mix-card = { $name } would always answer with { CARD($card, "the") }.
puzzles-mix-line = { $name }: you { $own }%, best { $best }%.
