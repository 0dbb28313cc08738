# The rules reference, in our own words. The characters' rules are king-rule-….
rules-title-king = Rules of King of 12
rules-open = Rules
# $rule is a rule's title.
rules-link = Rule: { $rule }
rules-ruling = Our ruling, where the rulebook is silent.

rules-section-game = The game
rules-section-turn = A turn
rules-section-characters = The characters
rules-section-round = A round
rules-section-tournament = Tournament, 5 to 16 players
rules-section-rulings = Our rulings

rules-king-title-goal = Aim
rules-king-goal = Turn by turn, the two best dice bring points. Whoever has the most points at the end of a round wins it and puts one card under the die: a crown. Two crowns win the game.
rules-king-title-setup = Set-up
rules-king-setup = Each seat has a die with twelve faces and the same seven cards: the Knight and six more. The first game has Knight, Sorcerer, Oracle, Alchemist, Machine, Parasite and Golem. Later the six are drawn, with at least two of Sorcerer, Reverser and Oracle, or the table chooses them.

    Opposite faces of a die add up to 13. All dice are rolled when a round begins; after that, only the Oracle rolls one. The supply holds nine tokens of 1 point and six of 2 points.

rules-king-title-play = 1. Choose a card
rules-king-play = Everyone chooses a card of their hand in secret. When all have chosen, the cards are opened at once.
rules-king-title-cancel = 2. Cancel equal cards
rules-king-cancel = A character that several seats have chosen is cancelled for all of them: these cards do nothing. The one exception is the Lady, who may take a token after the points.
rules-king-title-effects = 3. Effects
rules-king-effects = If exactly one Lady was played, she cancels all other cards, and no effect happens. Otherwise the Merchants pass all dice to the left first. Then Reverser, Troublemakers and Sorcerer turn dice; several effects on one die happen in the order that its owner likes. The Oracle rolls last.

    Alchemist, Machine, Parasite and Golem change the value of a die for this turn and leave the die as it lies. A value may be more than 12 or less than 1.
rules-king-title-compare = 4. Compare the values
rules-king-compare = The value is the face that the die shows, changed by the card. Whoever has a cancelled card compares, too. Equal values cancel each other, all of them.
rules-king-title-score = 5. Points
rules-king-score = Of the values left, the highest wins and takes a token of 2 points; the next highest is runner-up and takes a token of 1 point. With one value left there is no runner-up; with none, nobody scores. Under a Knight low beats high; then a Gambler swaps winner and runner-up.

    After that comes the theft of the Ladies, if several were played: the lowest of their dice may take one token from the highest.
rules-king-title-discard = 6. Put the cards away
rules-king-discard = Played cards go face down onto one’s own pile and are out until the end of the round. The dice keep their faces for the next turn.

rules-king-title-round-end = The end of a round
rules-king-round-end = A round ends after a turn in which some seat is left with exactly one card, or some seat has 8 points or more. With seven cards, that is after six turns at the latest. The cards played come back to the hands.

    Equal totals cancel each other, all of them, and their tokens go back. The highest of the others wins the round. If all are cancelled, nobody wins it.
rules-king-title-game-end = Crowns and the end of the game
rules-king-game-end = The winner of a round puts a card of their choice face down under the die. It is out for the rest of the game, and nobody else sees it. With the second one the game is won at once. Otherwise all tokens go back, all dice are rolled, and the next round begins.

rules-king-title-groups = Groups
rules-king-groups = All sit in one circle and play in groups of two to four neighbours. After each round the borders between the groups move on by two seats. Steps 2 to 4 look only at one’s own group, and Merchants pass within it. The Ladies’ theft stays within the group, too.

    The runner-up of a group takes 1 point. The winner is the group’s champion and takes nothing yet. Without a value left, a group has no champion, nor when the Gambler puts the only value left second.

    Seats and the sizes of their groups: 5: 2, 3 · 6: 3, 3 · 7: 3, 4 · 8: 4, 4 · 9: 3, 3, 3 · 10: 3, 3, 4 · 11: 3, 4, 4 · 12: 4, 4, 4 or 3, 3, 3, 3 · 13: 3, 3, 3, 4 · 14: 3, 3, 4, 4 · 15: 3, 4, 4, 4 · 16: 4, 4, 4, 4.
rules-king-title-champions = Among the champions
rules-king-champions = The champions of all groups do steps 2 to 5 once more among themselves, with the same card and from the face that the die shows now. What cancelled the card in the group no longer counts, and values are worked out anew. First takes 2 points, second 1 point. Merchants pass to the next champion, the last one to the first; there is no theft. A champion alone performs the card and is first; with the Gambler, second.

    Only then the 8 points are looked at and the cards put away.
rules-king-title-tournament-end = The end of a tournament
rules-king-tournament-end = A round ends for all groups at once. Each group compares its own points, those won among champions included, and has its own winner, who gets a crown. A second crown wins the tournament. If several get it at the same time, they alone play one more round as one group, with the cards they have left; its winner wins, and no card goes under a die. Tokens do not run out here.

rules-king-title-r-k1 = Random sets
rules-king-r-k1 = The symbol that the set-up asks for is taken to stand on Sorcerer, Reverser and Oracle. Six cards drawn at random hold at least two of them. A table that chooses is free.
rules-king-title-r-k2 = Order of effects
rules-king-r-k2 = A changed value counts from the face that the die shows at the end of the effects. So only the Sorcerer’s last face matters: the app turns the die over first, then asks for the face.
rules-king-title-r-k3 = Gambler with one value left
rules-king-r-k3 = If only one value is left, the Gambler makes it runner-up: it takes 1 point, and nobody takes 2. A group of a tournament then has no champion.
rules-king-title-r-k4 = Theft of the Ladies
rules-king-r-k4 = It compares the values of step 4, cancelled ones, too, and low stays low under a Knight. It comes after the points and before the 8 points are looked at. Whoever may take a token may also leave it; a victim without tokens loses nothing.
rules-king-title-r-k5 = Winning with nothing
rules-king-r-k5 = A seat with 0 points can win the round when all others cancel each other.
rules-king-title-r-k6 = A round without a winner
rules-king-r-k6 = Cards and tokens go back, all dice are rolled, and the next round begins with the same hands.
rules-king-title-r-k7 = Tie-break of a tournament
rules-king-r-k7 = Those who get their second crown at the same time play one ordinary round as one group. If nobody wins it, it is played again.
rules-king-title-r-k8 = Whose die it is
rules-king-r-k8 = After the Merchants, your die is the one that now lies before you, until the round ends.
rules-king-title-r-k9 = Values below 1
rules-king-r-k9 = 0 and negative values compare, cancel and win like any other.
rules-king-title-r-k10 = Looking back
rules-king-r-k10 = Cards put away are not looked through while playing. A table may choose an open history before the game.
rules-king-title-r-k11 = Enough tokens
rules-king-r-k11 = With two to four seats the tokens always suffice: a round has six turns at most, each gives out one token of 2 and one of 1 at most, and a theft only moves one.
