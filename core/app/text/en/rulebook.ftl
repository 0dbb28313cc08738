# What belongs to the rules reference beside the rules: premises, reasons of rulings, pictures, stories of the months.

# What each game is about.
rulebook-premise-king = Twelve Kingdoms, one throne, and a stone of power with twelve faces for each of you. Nobody masters such a stone alone. Twelve strange helpers lend their gifts; your rivals call on the same ones.
rulebook-premise-council = The stones of power have lost their temper, and the Twelve Kingdoms stand on their heads. The throne is empty once more. You sit in the council: hear the bad news, calm the stones together, and decide who reigns.
rulebook-premise-forest = Dusk in a gloomy forest. Two packs of the same twelve creatures creep into one small clearing. Each has its place and its moment. Who finds them?

# Why a ruling is as it is, in one line.
rulebook-why-r-k1 = The rulebook shows a symbol and does not list the cards that carry it.
rulebook-why-r-k2 = Values last until the end of the turn, and comparing starts from the number on the die.
rulebook-why-r-k3 = The rulebook speaks of two values; with one there is nobody to change places with.
rulebook-why-r-k4 = The rulebook says when it happens, but neither names the Knight nor cancelled values.
rulebook-why-r-k5 = The highest total that is left wins, and 0 is a total.
rulebook-why-r-k6 = The rulebook goes straight on to the next round.
rulebook-why-r-k7 = The rulebook does not say what happens when nobody wins it.
rulebook-why-r-k8 = The rulebook passes the dice and never gives them back.
rulebook-why-r-k9 = The rulebook says so for winning; the rest follows.
rulebook-why-r-k10 = Discards lie face down.
rulebook-why-r-k11 = Checked for every round that can be played.
rulebook-why-r-k12 = The rulebook lists what champions do, and the theft is not on the list.
rulebook-why-r-c1 = The rulebook says “at any moment”; a die counts when it lies still.
rulebook-why-r-c2 = The card is not printed in the rulebook; its example gives this sum.
rulebook-why-r-c3 = The Lady must be the first card played, and a cancelled card was played, too.
rulebook-why-r-c4 = The rulebook cancels the second card “as usual” and leaves open what lies face down.
rulebook-why-r-c5 = The rulebook lists seven petitioners, not which five lie open.
rulebook-why-r-c6 = The track ends at 5, and the rulebook gives no other order.
rulebook-why-r-c7 = Favour at 0 loses at any time.
rulebook-why-r-c8 = The rulebook adds up solved dilemmas only.
rulebook-why-r-c9 = The rulebook lets such a card lose the dilemma; here nobody can play it.
rulebook-why-r-c10 = There is nothing to take.
rulebook-why-r-c11 = The card’s text is not known: what the rulebook prints under its name speaks of a track that this game does not have.
rulebook-why-r-c12 = The card’s text is not known.
rulebook-why-r-c13 = Both turns have one petitioner, and the bells come right after it.
rulebook-why-r-c14 = The petitioner’s card invites you; it does not force anybody.
rulebook-why-r-c15 = The rulebook gives no order among councillors.
rulebook-why-r-c16 = In the last turn no effect applies and no dilemma fails.
rulebook-why-r-c17 = The rulebook does not print the cards of these rewards.
rulebook-why-r-c18 = The rules of these months leave it open.
rulebook-why-r-c19 = The rulebook says “if you agree”, not how.
rulebook-why-r-c20 = The rulebook has it in step 3; earlier, everybody knows the same and nobody decides less well.
rulebook-why-r-c21 = Otherwise penalties would have no meaning.
rulebook-why-r-c22 = The rulebook’s sum does not name them.
rulebook-why-r-f1 = The rulebook leaves open where the Deer stops and whether it counts itself.
rulebook-why-r-f2 = Before the first card there is no row or column to enter.
rulebook-why-r-f3 = The rulebook does not say what an empty deck means.
rulebook-why-r-f4 = The game ends at the end of a round, and drawing belongs to it.
rulebook-why-r-f5 = “All cards must remain adjacent” is read as one group, so that nothing splits off.
rulebook-why-r-f6 = The rulebook names no further tie-break.
rulebook-why-r-f7 = The rulebook lets you choose one card; nobody would choose less.
rulebook-why-r-f8 = The rulebook says cards, not cards that score.
rulebook-why-r-f9 = Both cards lie open, and the token moves only when cards of equal numbers are placed.

# Below a picture. CARD($card) is a card’s name.
rulebook-picture-cells = Legal spaces for the next card are marked. Four columns are taken, so the display grows up and down only.
rulebook-picture-doors = Where the Deer may come in: every row and column with one to three cards, from both ends.
rulebook-picture-pushed = It came into the upper row from the right. The gap closed: the Moth lies beside the Wolf, and the Deer right behind both.
rulebook-picture-lifted = Black has placed the Raccoon and lifts the Cat. Only two spaces keep the Crow with the others.
rulebook-picture-moved = The Cat has moved, and all cards stay connected.
rulebook-picture-full = A display at the end, each card with its points: { $points } for black, { $otherpoints } for white.
rulebook-picture-counts = { CARD($card) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. What counts is marked.
rulebook-picture-moth = 2 points, because the other Moth is in the middle, too.
rulebook-picture-best = A turn: 11 is the highest and takes 2 points, 7 takes 1.
rulebook-picture-first-game = The seven cards of a first game.
rulebook-picture-cancelled = Both Golems are cancelled. The Alchemist doubles the 7: 14 takes 2 points, 11 takes 1.
rulebook-picture-goal = The target is 9, 10 or 11, the die shows 7. The Sorcerer tips it to 10: solved.
rulebook-picture-characters = The twelve characters of each councillor.
rulebook-picture-animals = Your twelve animals, lowest number first. The Snake has an X.
rulebook-picture-snake = A Snake and a Wolf: both leave the game.
rulebook-picture-order = The Wolf is 8, the Cat 6: the Wolf is placed first.
rulebook-picture-compared = The rulebook’s turn: both Alchemists are cancelled, the Reverser turns 3 into 10. The tens cancel each other, and the 7 takes 2 points.
rulebook-picture-tipped = Lea’s die showed 2. Mia’s Troublemakers turned it over to 11; then Lea’s Sorcerer tipped it to 3, a face beside the 11.
rulebook-picture-gambler = Knight and Gambler: low beats high, then the first two change places. The 5 takes 2 points, the 2 takes 1.
rulebook-picture-knight = Low beats high: the 2 takes 2 points, the 5 takes 1. The Oracles are cancelled.
rulebook-picture-ladies = Two Ladies: Lea’s 3 is the lowest, Mia’s 11 the highest. After the points, Lea may take a token from Mia.
rulebook-picture-merchants = Every die passes to the left: Lea’s 4 to Mia, Mia’s 9 to Tom, Tom’s 2 to Lea. The Knights are cancelled.
rulebook-picture-low = The target is now 1, 2, 3 or 4; the die stays. Rings mark it.
rulebook-picture-high = The target is now 9, 10, 11 or 12; the die stays. Rings mark it.
rulebook-picture-reach = These faces can be chosen.
rulebook-picture-turned = The opposite face.
rulebook-picture-valued = The die stays, its value changes.
rulebook-picture-golem = Every face is worth 12, but a 12 is worth 1.
rulebook-picture-lady = The target is 9, 10 or 11, and she is played first: these faces can be chosen.
rulebook-picture-bells = Ringing the bells: Favour goes from 3 to 2.
rulebook-picture-throne = Two Golems and a Lady: the Golem reigns.
rulebook-picture-throne-lost = One card is outside the largest group: Favour goes from 3 to 2.
rulebook-picture-tower = The target is 9, 10 or 11, the die shows 7. Two Machines cancel each other; the Sorcerer tips the 7 to 10: solved. The one die is shown after each card; rings mark the targets.
rulebook-picture-places = Targets 3 and 10. The Powerful turns the die to 3: the first. The Machine adds 2, the Alchemist doubles: the second. The one die is shown after each card; rings mark the targets.
rulebook-cell-legal = May be chosen.
# How a name of the pictures is written, and ten of the twelve faces.
rulebook-name-lea = Lea
rulebook-reach-all-but = { $face } → all but { $face } and { $other }
rulebook-cancelled = cancelled
rulebook-die = die { $value }
rulebook-die-marked = may become { $faces }

# The stories of the months: opening, won, lost.
rulebook-story-january = The year has hardly begun, and somebody knocks already. The troubles are small, the sort a council learns on. The Powerful stands by you. Begin well: a first month is remembered.
rulebook-won-january = January is done, and the realm breathes out. You may even have enjoyed it.
rulebook-lost-january = Even January was too much. The people pack your things before the snow melts.
rulebook-story-february = More visitors, and nothing yet that good sense cannot mend. But the stones hum at night, and nobody sleeps well. Something is on its way. Solve what lies before you, and save your strength.
rulebook-won-february = February ends quietly. The humming does not.
rulebook-lost-february = February’s small worries have outgrown you. The door closes behind you.
rulebook-story-march = Now the troubles come in rows. Good friends come, too: the Oracle, the Lady, the Knight. Their help is worth much, at the right moment. Think before you call.
rulebook-won-march = Wise friends, a steady council: March leaves you stronger.
rulebook-lost-march = Good friends cannot help a council that calls too late.
rulebook-story-april = The Powerful lies ill, and the stones feel it. For the first time you must calm them without her. Whatever goes wrong now costs dearly. Keep Favour for the bad days.
rulebook-won-april = Without the Powerful, against every forecast. She sends her thanks from her sickbed.
rulebook-lost-april = Without her the stones did as they pleased. The people did not wait for May.
rulebook-story-may = She is back, stronger than ever, and she wants the throne. Only the Powerful can carry the Twelve Kingdoms through. See that she is crowned. All else comes second.
rulebook-won-may = The Powerful takes the throne. The stones fall silent for a whole day.
rulebook-lost-may = May ends without the Powerful on the throne. And without you.
rulebook-story-june = So much noise, so much turning of stones. The people long for calm, for somebody who lets things be. They have the Stoic in mind. Lead him to the throne and nobody else.
rulebook-won-june = The Stoic sits down, nods once, and the realm is still.
rulebook-lost-june = Calm was asked for, and the Stoic does not reign. The people are anything but calm.
rulebook-story-july = Half the year lies behind you, and that calls for a feast. Let the neighbours hear how well you do. Ring the royal bells, at least four times. Then choose a successor. Mind the Favour that ringing costs.
rulebook-won-july = The bells were heard in all Twelve Kingdoms. The feast lasts until August.
rulebook-lost-july = The feast goes on, and you are not invited.
rulebook-story-august = In the heat every stone wants one thing only. No second way, no nearly: a single number calms it. Plan together, and hit it.
rulebook-won-august = One number each, and you found enough of them.
rulebook-lost-august = The stones wanted one number each. They got too many others.
rulebook-story-september = This month asks for everything twice. Each trouble has two roots, and both must come out. Share the work well. Nobody manages it alone.
rulebook-won-september = Twice the work, and you did it. The harvest feast is yours.
rulebook-lost-september = Half of everything was done in September. Half is not enough.
rulebook-story-october = The stones give nothing back any more. What you solve brings little thanks, or none. You live on what you have. See how far that carries you.
rulebook-won-october = No gifts, no thanks, and still you stand.
rulebook-lost-october = You began October with empty hands. You leave the same way.
rulebook-story-november = The people are angry. Nothing will please them this month. One point of Favour is all you have. Hold together, calm the stones, and do not wait for thanks.
rulebook-won-november = They still grumble, but you are still here.
rulebook-lost-november = One careless moment, and the last Favour was gone.
rulebook-story-december = The year has drained you; no word and no gesture is left. You sit in silence and must know each other by now. The hardest troubles come last. Get through them, and choose who follows you.
rulebook-won-december = Not a word was said, and all was understood. The whole year is yours to tell.
rulebook-lost-december = In silence you lost your way. Nobody speaks of it.
rulebook-won-normal = You leave the council to cheers.
rulebook-lost-normal = You leave to boos, banished. The realm had hoped for more.
