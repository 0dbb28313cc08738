# The rules reference, in our own words. The characters' rules are king-rule-….
rules-title-king = Rules of King of 12
rules-open = Rules
# $rule is a rule's title.
rules-link = Rule: { $rule }
rules-ruling = Why: { $why }

rules-section-game = The game
rules-section-turn = A turn
rules-section-characters = The characters
rules-section-round = A round
rules-section-tournament = Tournament, 5 to 16 players
rules-section-rulings = Our rulings

rules-king-title-goal = Aim
rules-king-goal = Turn by turn, the two best dice bring points. The player with the most points at the end of a round wins it and puts one card under the die: a crown. Two crowns win the game.
rules-king-title-setup = Set-up
rules-king-setup = Each player has a die with twelve faces and the same seven cards: the Knight and six more. The first game has Knight, Sorcerer, Oracle, Alchemist, Machine, Parasite and Golem. Later the six are drawn, with at least two of Sorcerer, Reverser and Oracle, or you choose them.

    Opposite faces of a die add up to 13. All dice are rolled when a round begins; after that, only the Oracle rolls one. The supply holds nine tokens of 1 point and six of 2 points.

rules-king-title-play = 1. Choose a card
rules-king-play = Everyone chooses a card of their hand in secret. When all have chosen, the cards are revealed together.
rules-king-title-cancel = 2. Cancel equal cards
rules-king-cancel = A character that several players have chosen is cancelled for all of them: these cards do nothing. The one exception is the Lady, who may take a token after the points.
rules-king-title-effects = 3. Effects
rules-king-effects = If exactly one Lady was played, she cancels all other cards, and no effect happens. Otherwise the Merchants pass all dice to the left first. Then Reverser, Troublemakers and Sorcerer turn dice; a die is turned over before it is tipped. The Oracle rolls last.

    Alchemist, Machine, Parasite and Golem change the value of a die for this turn and leave the die as it lies. A value may be more than 12 or less than 1.
rules-king-title-compare = 4. Compare the values
rules-king-compare = The value is the face that the die shows, changed by the card. A die whose card is cancelled compares, too. Equal values cancel each other, all of them.
rules-king-title-score = 5. Points
rules-king-score = Of the values left, the highest wins and takes a token of 2 points; the next highest is runner-up and takes a token of 1 point. With one value left there is no runner-up; with none, nobody scores. Under a Knight low beats high; then a Gambler swaps winner and runner-up.

    After that comes the theft of the Ladies, if several were played: the lowest of their dice may take one token from the highest.
rules-king-title-discard = 6. Put the cards away
rules-king-discard = Played cards go face down onto one’s own pile and are out until the end of the round. The dice keep their faces for the next turn.

rules-king-title-round-end = The end of a round
rules-king-round-end = A round ends after a turn in which some player is left with exactly one card, or has 8 points or more. With seven cards, that is after six turns at the latest. The cards played come back to the hands.

    Equal totals cancel each other, all of them, and their tokens go back. The highest of the others wins the round. If all are cancelled, nobody wins it.
rules-king-title-game-end = Crowns and the end of the game
rules-king-game-end = The winner of a round puts a card of their choice face down under the die. It is out for the rest of the game, and nobody else sees it. With the second one the game is won at once. Otherwise all tokens go back, all dice are rolled, and the next round begins.

rules-king-title-groups = Groups
rules-king-groups = All sit in one circle and play in groups of two to four neighbours. After each round the borders between the groups move on by two seats. Steps 2 to 4 look only at one’s own group, and Merchants pass within it. The Ladies’ theft stays within the group, too.

    The runner-up of a group takes 1 point. The winner is the group’s champion and takes nothing yet. Without a value left, a group has no champion, nor when the Gambler puts the only value left second.

    Players and the sizes of their groups:
    5: 2 + 3
    6: 3 + 3
    7: 3 + 4
    8: 4 + 4
    9: 3 + 3 + 3
    10: 3 + 3 + 4
    11: 3 + 4 + 4
    12: 4 + 4 + 4 or 3 + 3 + 3 + 3
    13: 3 + 3 + 3 + 4
    14: 3 + 3 + 4 + 4
    15: 3 + 4 + 4 + 4
    16: 4 + 4 + 4 + 4
rules-king-title-champions = Among the champions
rules-king-champions = The champions of all groups do steps 2 to 5 once more among themselves, with the same card and from the face that the die shows now. What cancelled the card in the group no longer counts, and values are worked out again. First takes 2 points, second 1 point. Merchants pass to the next champion, the last one to the first; there is no theft. A champion alone performs the card and is first; with the Gambler, second.

    Only then do you check for 8 points and put the cards away.
rules-king-title-tournament-end = The end of a tournament
rules-king-tournament-end = A round ends for all groups at once. Each group compares its own points, those won among champions included, and has its own winner, who gets a crown. A second crown wins the tournament. If several get it at the same time, they alone play one more round as one group, with the cards they have left; its winner wins, and no card goes under a die. Tokens do not run out here.

rules-king-title-r-k1 = Random sets
rules-king-r-k1 = The rulebook wants at least two cards with a certain symbol. We take it that Sorcerer, Reverser and Oracle carry it. Six cards drawn at random so hold at least two of these three. If you choose, you are free.
rules-king-title-r-k2 = Order of effects
rules-king-r-k2 = A changed value counts from the face that the die shows at the end of the effects. So only the Sorcerer’s last face matters: the die is turned over first, then you choose the face.
rules-king-title-r-k3 = Gambler with one value left
rules-king-r-k3 = If only one value is left, the Gambler makes it runner-up: it takes 1 point, and nobody takes 2. A group of a tournament then has no champion.
rules-king-title-r-k4 = Theft of the Ladies
rules-king-r-k4 = It compares the values of step 4, cancelled ones, too, and low stays low under a Knight. It comes after the points and before you check for 8 points. You may decline the token; a victim without tokens loses nothing.
rules-king-title-r-k5 = Winning with nothing
rules-king-r-k5 = A player with 0 points can win the round when all others cancel each other.
rules-king-title-r-k6 = A round without a winner
rules-king-r-k6 = Cards and tokens go back, all dice are rolled, and the next round begins with the same hands.
rules-king-title-r-k7 = Tie-break of a tournament
rules-king-r-k7 = If several get their second crown at the same time, they play one ordinary round as one group. If nobody wins it, it is played again.
rules-king-title-r-k8 = Whose die it is
rules-king-r-k8 = After the Merchants, your die is the one that now lies before you, until the round ends.
rules-king-title-r-k9 = Values below 1
rules-king-r-k9 = 0 and negative values compare, cancel and win like any other.
rules-king-title-r-k10 = Looking back
rules-king-r-k10 = Cards put away are not looked through while playing. You may choose an open history before the game.
rules-king-title-r-k11 = Enough tokens
rules-king-r-k11 = With two to four players the tokens always suffice: a round has six turns at most, each gives out one token of 2 and one of 1 at most, and a theft only moves one.

# Council of 12. The characters' rules are council-rule-….
rules-title-council = Rules of Council of 12

rules-section-targets = Two targets
rules-section-table = At the table
rules-section-rewards = Rewards and penalties
rules-section-throne = The last turn
rules-section-months = The troubled year
rules-section-chronicle = The Chronicle

rules-council-title-goal = Aim
rules-council-goal = Two to four councillors govern together, and win or lose together. Seven dilemmas come one after the other; each asks you to bring the one die to a certain value. Then the throne is claimed. The council holds as long as Favour is 1 or more; at 0 all is lost at once.
rules-council-title-things = What there is
rules-council-things = One die with twelve faces; opposite faces add up to 13. It stays as it lies from turn to turn. A Favour track from 0 to 5.

    Each councillor has the same twelve characters: a few in the hand, the others on the bench. Played cards go to one’s own discard, and only its top card is seen.

    Twelve petitioners, one of each character, with a crown of 1 to 3. Thirty-six numbered dilemmas with 1, 2 or 3 bells (easy, medium, hard), one or two targets, a reward, a penalty and a value in years. And the card Claim the Throne.
rules-council-title-setup = Set-up
rules-council-setup = Favour begins at 4 with four councillors, otherwise at 3.

    The Powerful and four petitioners drawn at random are turned face up, at least one of the four with crown 1; two more are added face down. Everybody’s hand is the five face-up characters, the other seven are the bench. The seven petitioners are then shuffled, face down.

    Four easy dilemmas, two medium and one hard are shuffled; Claim the Throne comes last. The top one is always visible. The die is rolled.

    A first game is best played without bells.
rules-council-title-deck = The cards’ faces
rules-council-deck = The rulebook does not print the cards: our dilemmas and crowns, Claim the Throne, Head of the Council and Silent Council are a reconstruction. If you own the printed game, you may play with a deck file of your own.

rules-council-title-petitioner = 1. Turn up the petitioner
rules-council-petitioner = The top petitioner is turned up. Nobody may play this character in this turn.
rules-council-title-bells = 2. Ring the bells?
rules-council-bells = The council may agree to ring. It costs 1 Favour and makes the dilemma public: solved, it counts double, and the next dilemma becomes visible at once. Rung at Favour 1, the bells lose the game. In the last turn there are none.
rules-council-title-choose = 3. Choose in secret
rules-council-choose = Everybody lays a card of the hand face down, but not the petitioner’s character. With four councillors, the Head plays none.
rules-council-title-last-card = Never play your last card
rules-council-last-card = If you have to play and hold a single card when a turn begins, discard it, even if it is the petitioner’s character, and take back your whole discard, cards lost to a penalty included. The card discarded just now is the new discard. This holds in the last turn, too. The bench stays as it is.
rules-council-title-reveal = 4. Reveal one by one
rules-council-reveal = Agree who reveals next. Anyone with the same character reveals it at once, and all of these cards are cancelled: they have no effect. A card that is not cancelled must carry out its effect. Then it goes to the discard, and the next one reveals, until all have.
rules-council-title-check = 5. Check the target
rules-council-check = If the die shows a value of the target, the dilemma is solved: its reward applies, and then each councillor may take the petitioner’s character into the hand, if it is on the bench. Otherwise the dilemma has failed, and its penalty applies. Only solved dilemmas count in the end, public ones double.

    Favour never rises above 5. At 0 the game is lost at once, and nothing further applies. The next turn begins with the next petitioner, until only Claim the Throne is left.

rules-council-title-double = In one turn
rules-council-double = A dilemma with two targets asks for both in the same turn: either one at some moment when the die rests, the other one at the end.
rules-council-title-split = Over two turns
rules-council-split = Two councillors, and only two, may spread both targets over two turns in a row, with the same petitioner and without ringing again. They say so after the bells and before anybody lays a card; kept rewards for the first turn are used before that.

    Each turn has to end on one of the targets, a different one each time. If the first turn ends on both, it counts for the first target. What the die shows during a turn does not count here. Knight and Golem last until the end of their turn. If the first turn ends on neither, the dilemma has failed at once, and there is no second turn.

rules-council-title-talk = What may be said
rules-council-talk = Not a word and not a sign about hands and discards, nor about a chosen card before it is revealed. General remarks are allowed. There are twenty-three of them; they are listed below. Built-in councillors know no others and say each of them exactly when it is true by their own count. Before Claim the Throne only “I’ll take it” and “You take it” are left: the council then goes by a card that all know this councillor to hold.
rules-council-title-remarks-choice = Remarks before you choose
rules-council-remarks-choice = “I can do it alone”: one of my cards solves it with a chance of 80% or more, if no other card does anything.

    “I can help part of the way”: not alone, but one of mine improves a card that somebody else may play.

    “I need help”: not alone; but with a card that somebody else may play, one of mine may solve it. People say it; a built-in councillor says what it can do.

    “I cannot help this time”: neither.

    “Let’s give this one up”: no cards that we may hold reach a chance of 25%.

    “I’ll take it”: I play for the target, with the card that alone has the best chance; nobody disturbs me, and nobody has to help.

    “You take it”, said to one councillor: that one plays for the target, and I do not disturb.

    “Two of us together”, said to one councillor: we two play for the target, with the pair of cards that is best by what everybody knows; nobody else disturbs us.

    “I’ll keep back”: I do not play for the target and do not disturb those who do.

    “Yes”: I keep to what one of you has proposed. “I’d rather not”: I do not.

    A proposal says who, never which card. A councillor answers “Yes” or “I’d rather not”, and keeps to it.

    “Let’s ring the bells”: I would. “Let’s not ring the bells”: I would not. “As you like”: I would not, but could bear it.
rules-council-title-remarks-reveal = Remarks before the first card is revealed
rules-council-remarks-reveal = “I must go first”: the chance is better by 25 percentage points or more when my card is the next.

    “I’d rather go last”: the chance is better by 25 percentage points or more when another card is the next; as the die lies, mine alone could solve it.

    “I need someone before me”: the chance is better by 25 percentage points or more when another card is the next; as the die lies, mine alone cannot solve it.

    “Any order is fine”: who is next changes the chance by less than 25 percentage points.

    “Someone may have to cancel me”: the chance is better by 25 percentage points or more when my card has no effect.

    “Please don’t cancel me”: the chance is better by 50 percentage points or more when my card acts than when it is cancelled.
rules-council-title-remarks-check = Remarks after the check
rules-council-remarks-check = “Well done”: the dilemma is solved.

    “My fault”: it has failed; with another card of mine, all else being equal, the chance was 80% or more.

    “That’s how I read it”: it has failed, not by my fault, and somebody had spoken before I chose.
rules-council-title-silent = Silent council
rules-council-silent = The council may play a turn in silence, if it says so before it does anything else in that turn; or you choose silence for the whole game. From the petitioner to the check no remark is made then. For revealing, councillors are asked clockwise: each may step forward or wait, and when all wait, the first one must reveal. With four the Head’s left neighbour is asked first; otherwise the one who is asked first is one further to the left every turn. A dilemma solved in silence, in all its turns, earns a tick in the Chronicle.
rules-council-title-head = Head of the Council
rules-council-head = With four councillors, one is the Head in each turn but the last: the first councillor in the first turn, then always the next one to the left. The Head plays no card, so a last card stays in the hand; when the others differ, the Head decides on the bells and the order of revealing. Rewards, penalties and the petitioner’s character apply to the Head, too.

rules-council-title-rewards = What they do
rules-council-rewards = Favour +1, −2 …: the track goes up or down by the number shown.

    Take back: each councillor may take so many cards from their discard into their hand, or fewer.

    From the bench: each may take so many characters from their bench into their hand, or fewer.

    Discard: each discards so many cards of the hand, one by one and open, and keeps at least one.

    Roll: the die must be rolled.

    Some dilemmas have no reward.
rules-council-title-kept = Kept rewards
rules-council-kept = Some rewards stay beside the Favour track until the council uses them, each of them once, as many as it likes.

    Right before the bells: Free bell: the bells must then be rung and cost no Favour.

    After the bells, before anybody lays a card: Reroll: roll the die. Tilt: tip the die to one of the five neighbouring faces. Look ahead: all see the next petitioner. Face-up card: one councillor shows the card that they will play.

    When a dilemma has failed: Shield: its penalty is ignored.

rules-council-title-throne = Claim the Throne
rules-council-throne = No petitioner, no bells. Everybody chooses a card in secret, the Head as well; all are revealed together, without effect. If all are the same, this character ascends the throne. Otherwise 1 Favour is lost for each councillor outside the largest group of equal cards. If Favour is left, the character of that group reigns; among several largest groups of two or more the council chooses. If all cards differ, the throne stays vacant.
rules-council-title-end = Winning and losing
rules-council-end = Won: after Claim the Throne, Favour is 1 or more. A month may ask for more than that. Lost: Favour is 0, at any time. Failed dilemmas alone lose nothing but what their penalty takes. After a loss the throne stays vacant.

rules-council-title-months = The months
rules-council-months = Each month names its seven petitioners and seven dilemmas, which come in random order; everything else is as usual. If a month’s special rule is not met, the game is lost, whatever the Favour, and the throne stays vacant. Both lists are shown where the month is chosen. A successor is chosen when Claim the Throne ends with a ruler.
rules-council-title-january = January
rules-council-january = Very simple.
rules-council-title-february = February
rules-council-february = Fairly simple.
rules-council-title-march = March
rules-council-march = Of medium difficulty.
rules-council-title-april = April
rules-council-april = Without the Powerful, and failed dilemmas cost dearly.
rules-council-title-may = May
rules-council-may = You win only if the Powerful ascends the throne.
rules-council-title-june = June
rules-council-june = You win only if the Stoic ascends the throne.
rules-council-title-july = July
rules-council-july = You win only if the bells were rung at least four times and a successor is chosen.
rules-council-title-august = August
rules-council-august = Every dilemma asks for a single value.
rules-council-title-september = September
rules-council-september = Every dilemma has two targets.
rules-council-title-october = October
rules-council-october = Rewards are weak, or there are none.
rules-council-title-november = November
rules-council-november = Favour begins at 1, and solved dilemmas bring no Favour.
rules-council-title-december = December
rules-council-december = The council is silent for the whole game. You win only if a successor is chosen.

rules-council-title-score = Length of the reign
rules-council-score = The score is a number of years: the values of solved dilemmas, public ones twice, the crowns of all seven petitioners and the Favour left. A lost game counts in the same way.
rules-council-title-verdict = The verdict
rules-council-verdict = Up to 23 years: the people are dissatisfied.

    24 to 34: they are content.

    35 to 60: they honour you.

    61 to 78: they shower you with blessings.

    79 to 109: the realm is safe and prospers for a lifetime.

    110 and more: the realm’s prosperity knows no bounds.
rules-council-title-line = A line in the Chronicle
rules-council-line = Every game that ends, won or lost, is a line: the members, people with a Roman numeral for how often this name has sat; the greatest obstacle; the length of the reign; who is on the throne; a tick for each dilemma solved in silence; the month; and the first year, which is the first year of the line before plus its length. The Chronicle begins in year 1.

    For a vacant throne you may play King of 12: the winner’s name is then written on it.
rules-council-title-ruler = The ruler brings no petition
rules-council-ruler = If a character took the throne in the last reign of the Chronicle, its petitioner is taken out before the set-up. If that is the Powerful, one more petitioner of crown 1 lies open in its place, so that at least two open ones have crown 1. A vacant throne or a winner of King of 12 changes nothing; months and free games keep their lists.
rules-council-title-free = Free play
rules-council-free = You choose the seven petitioners and the seven dilemmas yourselves; the hands come about as in a month. The line in the Chronicle says so.

rules-council-title-r-c1 = When the die rests
rules-council-r-c1 = Of two targets, one is met whenever the die rests on it: at the start of the turn, after each card’s whole effect, after an Oracle’s roll, after a kept roll or tip. The Powerful’s face in between does not count. A target that Knight or Golem replaces must be met again; the die as it lies counts at once.
rules-council-title-r-c2 = Favour lost at the throne
rules-council-r-c2 = It is the number of councillors minus the size of the largest group. If all cards differ and Favour is left, the game is won without a successor.
rules-council-title-r-c3 = Before the Lady
rules-council-r-c3 = A cancelled pair revealed before the Lady counts as played, and she does nothing. A card played face up by a reward does not count.
rules-council-title-r-c4 = The Oracle’s second card
rules-council-r-c4 = It is cancelled by an equal card revealed before it in this turn, cancelled or not, so a second Oracle always is. An equal card still face down is revealed with it, and both are cancelled. Effects that have happened stay.
rules-council-title-r-c5 = Hands in a month
rules-council-r-c5 = Five of the seven listed petitioners are turned face up: the Powerful, if it is listed, the others by chance, at least one of them with crown 1 if the list has one.
rules-council-title-r-c6 = Favour above 5
rules-council-r-c6 = It is lost. The effects of a dilemma apply in the order printed.
rules-council-title-r-c7 = Bells at Favour 1
rules-council-r-c7 = They lose the game at once; you are asked twice.
rules-council-title-r-c8 = Failed dilemmas
rules-council-r-c8 = A failed dilemma scores nothing, public or not, and its card is out.
rules-council-title-r-c9 = The petitioner’s character in the hand
rules-council-r-c9 = It cannot be chosen, so nobody ever reveals it, and the Oracle’s second card cannot be it either. A hand of two, one of them the petitioner’s character, is not refilled: the other card is played.
rules-council-title-r-c10 = Stoic with an empty discard
rules-council-r-c10 = It does nothing.
rules-council-title-r-c11 = Head of the Council
rules-council-r-c11 = The first councillor is the Head in the first turn, then the role passes to the left; in the last turn all four play.
rules-council-title-r-c12 = Silent council
rules-council-r-c12 = A tick asks for silence in every turn of a dilemma.
rules-council-title-r-c13 = Bells over two turns
rules-council-r-c13 = Two targets spread over two turns are rung for once at most, before the first of them.
rules-council-title-r-c14 = Taking the petitioner’s character
rules-council-r-c14 = When the dilemma is solved, each councillor may take it or leave it; when it has failed, nobody takes it.
rules-council-title-r-c15 = Who is asked
rules-council-r-c15 = Councillors answer a reward or a penalty in the order of their seats. You keep at least one card when you discard. To take back or to take from the bench, only those are asked who have a card there.
rules-council-title-r-c16 = Kept rewards in the last turn
rules-council-r-c16 = Only a face-up card is of use. A shield does not cover the Favour lost there.
rules-council-title-r-c17 = Shield and looking ahead
rules-council-r-c17 = A shield ignores the whole penalty. You can look at the next petitioner in every turn but the last dilemma’s, and you know it until it is turned up.
rules-council-title-r-c18 = November, July, equal rewards
rules-council-r-c18 = November ignores the Favour of a reward, and the rest of it applies. July’s four bells include free ones and those of failed dilemmas. Of equal kept rewards the earliest is used.

# The forest duel. The animals’ rules are forest-rule-….
rules-title-forest = Rules of the forest duel
rules-section-duel-round = A round
rules-section-placing = Placing
rules-section-effects = Three that do something
rules-section-duel-end = The end
rules-section-animals = The animals
# The two Spiders differ by their numbers.
rules-forest-title-animal = { CARD($card) }
rules-forest-title-goal = Aim
rules-forest-goal = You are black or white, and both have the same twelve animals. Round by round each lays one into the same display, until it is a square of 4 by 4. Most points win.
rules-forest-title-things = What there is
rules-forest-things = Twelve cards each: Crow 1, Bat 2, Moth 3, Spider 4, Spider 5, Cat 6, Owl 7, Wolf 8, Jackalope 9, Deer 10, Raccoon 11, Snake X.

    Cards 1 to 9 score by where they lie in the end. Deer, Raccoon and Snake score nothing; they do something at once. One token breaks ties. Black’s cards have a dark ground, White’s a light one.
rules-forest-title-setup = Set-up
rules-forest-setup = Each shuffles their own twelve cards and draws three. Chance gives the tiebreaker to one of you.
rules-forest-title-keep = Variant: choose the first hand
rules-forest-keep = Each draws five cards, keeps three of them and puts the other two under the deck, in any order.
rules-forest-title-choose = 1. Choose
rules-forest-choose = Both choose a card of the hand in secret.
rules-forest-title-reveal = 2. Reveal
rules-forest-reveal = Both cards are turned up together. If one of them is a Snake, both leave the game, nobody places, and you go on with step 4.
rules-forest-title-order = 3. Place, the higher number first
rules-forest-order = The card with the higher number is placed first and does what it does; then the other one.
rules-forest-title-tiebreaker = Equal numbers: the tiebreaker
rules-forest-tiebreaker = With equal numbers the holder of the tiebreaker places first. Then the token passes to the other one. In every other round it stays where it is.
rules-forest-title-draw = 4. Draw
rules-forest-draw = Each draws one card, as long as the deck has one.
rules-forest-title-cells = Legal spaces
rules-forest-cells = A card goes on an empty space that touches another card: beside it, above, below or diagonally. Whose card that is does not matter. The very first card simply lies there.
rules-forest-title-square = The square
rules-forest-square = The display never grows wider or higher than four cards. Where the square will lie stays open until it is four wide and four high; the first card need not be in its middle.

    Corners, edge and middle count only once the square is there.
rules-forest-title-push = The Deer pushes
rules-forest-push = The Deer is not laid on a space. Choose a row or column that holds one to three cards, and the end where it comes in.

    The cards of that line go ahead of it. Gaps close, and they move as far as they can, while the display stays inside a 4 by 4 square and all cards stay connected. The Deer ends right behind them. If no card can move, it lies before the nearest one.

    As the very first card it is simply laid.
rules-forest-title-move = The Raccoon moves a card
rules-forest-move = Place the Raccoon like any card. Then you must move another card of your own colour to another empty space, if there is one: afterwards all cards must be connected, inside a 4 by 4 square.

    A Deer that is moved like this pushes nothing.
rules-forest-title-remove = The Snake removes both cards
rules-forest-remove = A Snake acts as soon as it is turned up: both cards leave the game, for all to see. Nothing is placed in this round. Two Snakes do the same as one.
rules-forest-title-end = When it ends
rules-forest-end = The game ends with the round in which the sixteenth card was laid, after drawing. That makes eight rounds with placing, eight cards of each colour, and up to two rounds more with Snakes.
rules-forest-title-points = Points
rules-forest-points = Each card scores what it says. Most points win. During the game the points show the display as it lies now.
rules-forest-title-tie = Equal points
rules-forest-tie = First: more cards that scored at least 1 point. Then: the higher sum of the numbers left in hand, a Snake counting 0. Still equal: a draw.
rules-forest-title-r-f1 = Where the Deer stops
rules-forest-r-f1 = The Deer counts as a card of the display for the 4 by 4 square and for staying connected. Gaps always close, so Deer and cards end as one block, as far ahead as that allows.
rules-forest-title-r-f2 = A Deer as the first card
rules-forest-r-f2 = It is simply laid. Later it must enter a row or column with cards and never an empty one.
rules-forest-title-r-f3 = Eight, nine or ten rounds
rules-forest-r-f3 = Sixteen cards are eight rounds with placing, so both always place. A draw from an empty deck is skipped.
rules-forest-title-r-f4 = The last draw
rules-forest-r-f4 = You draw in the last round, too, before hands are compared.
rules-forest-title-r-f5 = Lifted by the Raccoon
rules-forest-r-f5 = The card is lifted, and only the end counts: inside a 4 by 4 square, and all cards connected. It must come to another space; the square may shift.
rules-forest-title-r-f6 = All equal
rules-forest-r-f6 = Points, scoring cards and hands all equal: a draw, for both.
rules-forest-title-r-f7 = What the Jackalope copies
rules-forest-r-f7 = The best of your own cards directly beside it. Deer and Raccoon give 0. It is a scoring card when it gets at least 1 point.
rules-forest-title-r-f8 = What Owl and Wolf count
rules-forest-r-f8 = Every card of the colour in question, Deer and Raccoon included.
rules-forest-title-r-f9 = After a Snake
rules-forest-r-f9 = The removed cards stay in sight of both. The tiebreaker stays where it is, with two Snakes as well.

# New rulings.
rules-king-title-r-k12 = No theft among champions
rules-king-r-k12 = The theft of the Ladies belongs to the group. Among champions nothing is stolen.
rules-council-title-r-c19 = Agreement
rules-council-r-c19 = Bells, who reveals next, a shield, kept rewards and the ruler among equals are put to every councillor. Built-in councillors say yes or no and why, before it happens. Then the people at the table decide. If the set-up says so, the council votes instead: more than half decide; when it is equal, nothing is rung or used, and of two proposals the one of the councillor with the lower seat number stands. With four, the Head speaks first.
rules-council-title-r-c20 = When hands are refilled
rules-council-r-c20 = A last card goes to the discard at the start of the turn, before the bells, and the hand is refilled then.
rules-council-title-r-c21 = Getting through
rules-council-r-c21 = A failed dilemma costs its penalty and nothing else. The council wins when it gets through all of them with Favour left.
rules-council-title-r-c22 = What ticks are worth
rules-council-r-c22 = Ticks for silent dilemmas add no years. They are an honour and stand in the Chronicle.

# The page itself.
rules-game = Rules of
rules-game-king = King of 12
rules-game-council = Council of 12
rules-game-forest = Forest duel
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
