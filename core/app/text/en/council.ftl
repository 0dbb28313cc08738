# $card is a character's id (alchemist … stoic); CARD($card) is its name in a sentence, CARD($card, "the") with its
# article. Where a sentence only names it ({ $card }), code gives the name itself. $name is the person there; $names
# are several, already joined. $face, $from, $to: 1 to 12, of Favour 0 to 5. $faces: "3, 4 or 5". $kept: a reward by its
# name (council-kept-…). $dilemma: what it is called. $remark: a remark as it is said.

# The characters of Council of 12; where King of 12 has the same one, it has the same name.
council-character-alchemist = Alchemist
    .the = the Alchemist
council-character-machine = Machine
    .the = the Machine
council-character-knight = Knight
    .the = the Knight
council-character-lady = Lady
    .the = the Lady
council-character-druidess = Druidess
    .the = the Druidess
council-character-golem = Golem
    .the = the Golem
council-character-reverser = Reverser
    .the = the Reverser
council-character-oracle = Oracle
    .the = the Oracle
council-character-parasite = Parasite
    .the = the Parasite
council-character-powerful = Powerful
    .the = the Powerful
council-character-sorcerer = Sorcerer
    .the = the Sorcerer
council-character-stoic = Stoic
    .the = the Stoic

# What they do in the Council; on the card and in the rules.
council-rule-alchemist = Doubles the die, up to 12, or halves it, rounding down. A 1 must be doubled, a 12 halved.
council-rule-machine = Adds 2 or 3 to the die, up to 12.
council-rule-knight = The target becomes 1, 2, 3 or 4, even after a Golem. Of two targets, you choose one.
council-rule-lady = Played first, she turns the die to any target value. Otherwise she does nothing.
council-rule-druidess = Adds 1 to the die or takes 1 off. It never leaves 1 to 12.
council-rule-golem = The target becomes 9, 10, 11 or 12, even after a Knight. Of two targets, you choose one.
council-rule-reverser = Turns the die to the opposite face (a 9 becomes a 4).
council-rule-oracle = Rolls the die. Then you play another card at once. If you hold only one, first discard it. Then take back all others, the Oracle too. Play one of them.
council-rule-parasite = Takes 2 or 3 off the die, down to 1.
council-rule-powerful = Tips the die twice, but not back. It cannot reach its own face nor the opposite one.
council-rule-sorcerer = Tips the die to one of the 5 neighbouring faces.
council-rule-stoic = Take a card of your choice back from your discard. The others notice only if it was the top one.

council-preview-won = { $names }: a reign of { $years } years.
council-preview-lost = { $names }: the council fell.

# The table. $month: a month's name.
council-title = Council of 12
council-turn = Turn { $turn }
council-turn-month = Turn { $turn } · { $month }
# $first holds all but the last one, with commas.
council-or = { $first } or { $last }
council-explain = Explain: { $card }

# Who is to do what; stands above the table.
council-status-wait = One moment.
council-status-bells = Ring the bells? Decide together.
council-status-no-bells = There are no bells in this game. Go on when you are ready.
council-status-must-ring = The free bell is in use: ring.
council-status-tip = Choose a neighbouring face of the die.
council-status-open = Choose who plays a card face up.
council-status-lay = { $name }, choose the card to play face up.
council-status-choose = { $name }, choose a card in secret.
council-status-throne = { $name }, choose in secret who takes the throne.
council-status-head = { $name } is the Head and plays no card. You may use rewards now.
council-status-others = The others are thinking.
council-status-order = Who reveals next? Agree, then tap that card.
council-status-reveals = { $name } reveals a card.
council-status-reveals-own = { $name }, reveal a card and say what it does.
# In a silent turn: a person is asked; a seat has stepped forward, or must because all wait.
council-status-asks = { $name }, step forward or wait?
council-status-forward = { $name } reveals next.
council-status-next = { $name }, play a second card after the Oracle.
council-status-shield = The dilemma has failed. Use the shield?
council-status-recall = { $name }, you may take cards back.
council-status-bench = { $name }, you may take characters from the bench.
council-status-discard = { $name }, you must discard.
council-status-petitioner = { $name }, you may take the petitioner’s character.
council-status-ruler = Several may take the throne. Choose one together.
council-status-over = The game is over.

# Head of the Council: the role, and what it settles when the others differ. $other reveals.
council-head = Head of the Council
council-head-rings = As Head, { $name } decides: the bells are rung.
council-head-rings-not = As Head, { $name } decides: no bells.
council-head-order = As Head, { $name } decides: { $other } reveals next.

# What the council decides with one tap; short, for buttons.
council-ring = Ring the bells
council-ring-hint = Costs 1 Favour. Solved, the dilemma counts double. The next dilemma becomes visible.
council-ring-not = Do not ring
council-ring-not-hint = The dilemma counts once. Favour stays.
council-ring-free = Ring for free
council-ring-free-hint = Costs no Favour. Solved, the dilemma counts double. The next dilemma becomes visible.
council-go-on = Go on
council-go-on-hint = Everyone chooses a card now.
council-silence = Play in silence
council-silence-hint = No remarks until the check. Solved in silence, it earns a tick in the Chronicle.
council-spread = Over two turns
council-spread-hint = One target this turn, the other next turn. The petitioner stays.
council-let-choose = Let them choose
council-let-choose-hint = The councillors choose their cards now.
council-wait = Wait
council-wait-hint = Others may go first. If all wait, the first one asked must reveal.
council-shield = Use the shield
council-shield-hint = Ignores the penalty. Then the shield is gone.
council-shield-not = Keep the shield
council-shield-not-hint = The penalty applies. The shield stays.
council-take = Take { CARD($card, "the") }
council-take-not = Leave { CARD($card, "the") }
council-crown = Crown { CARD($card, "the") }
council-bells-lose = Favour is at 1. Ringing now loses the game at once.
council-bells-anyway = Ring all the same

# What a councillor of the app proposes.
council-proposes-split = { $name } would spread the targets over two turns.
council-proposes-tip = { $name } would tip the die to { $face } with a reward.
council-proposes-free-bell = { $name } would use the free bell.
council-proposes-reroll = { $name } would roll the die with a reward.
council-proposes-foresee = { $name } would look at the next petitioner.
council-proposes-open = { $name } would play a card face up with a reward.
council-accept = Agree
council-decline = I’d rather not

# The button that does what is selected, and what is still to be selected.
council-confirm-choose = Choose { CARD($card, "the") }
council-confirm-throne = { CARD($card, "The") } on the throne
council-confirm-open = Play { CARD($card, "the") } face up
council-confirm-tip = Tip the die to { $face }
council-confirm-reveal = Reveal { CARD($card, "the") }
council-confirm-next = Play { CARD($card, "the") }
council-confirm-recall = { $count ->
    [0] Take nothing back
    [one] Take { $count } card back
   *[other] Take { $count } cards back
}
council-confirm-bench = { $count ->
    [0] Take nothing
    [one] Take { $count } character
   *[other] Take { $count } characters
}
council-confirm-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
council-missing-card = First choose a card.
council-missing-discard = { $count ->
    [one] First choose the card to discard.
   *[other] First choose { $count } cards, in the order of discarding.
}
council-missing-back = First choose a card of your discard for the Stoic.
council-missing-target = First choose one of the two targets.
council-missing-face = First choose a face of the die.

# The die.
council-die = The die shows { $face }.
council-die-none = The die is not rolled yet.
council-die-reach = Possible faces: { $faces }.
council-face = Face { $face }
council-face-again = Face { $face } selected. Choose it again to confirm.

# The Favour track.
council-favour = Favour
council-favour-of = Favour { $favour } of { $most }
council-favour-spoken = Favour: { $favour } of { $most }.

# Petitioners. $count: the crown, 1 to 3.
council-petitioner = Petitioner
council-petitioner-spoken = Petitioner: { CARD($card, "the") }, crown { $count }. Nobody may play this character this turn.
council-foreseen = Next petitioner
council-foreseen-spoken = Next petitioner: { CARD($card, "the") }, crown { $count }.

# Dilemmas. $label is one of the first two, $value one of the two values, $targets, $reward and $penalty are sentences.
council-dilemma = Dilemma
council-next-dilemma = Next dilemma
council-difficulty-1 = easy
council-difficulty-2 = medium
council-difficulty-3 = hard
council-value = { $years ->
    [one] { $years } year
   *[other] { $years } years
}
council-value-public = { $years ->
    [one] { $years } year, doubled
   *[other] { $years } years, doubled
}
council-dilemma-spoken = { $label }: { $dilemma }, { $difficulty }. { $targets } Value: { $value }. Reward: { $reward } Penalty: { $penalty }
council-split-first = The first of two turns. It must end on one of the targets.
council-split-second = The second of two turns. It must end on the other target.
council-last-turn = Last turn
council-throne = Claim the Throne
council-throne-note = Choose alike: the character chosen most reigns. Every other card costs 1 Favour.
council-throne-spoken = Last turn: Claim the Throne. Everyone chooses a character in secret. The one chosen most reigns. Every other card costs 1 Favour. If all cards differ, the throne stays vacant.
council-target = Target: { $faces }.
council-target-on = The die shows it.
council-target-met = It has been met.
# Who replaced a target: the Knight of $name, or the Golem.
council-target-changed = { $name }’s { CARD($card) }

# What rewards and penalties do; a list on the dilemma card.
council-effect-favour-up = Favour +{ $count }.
council-effect-favour-down = Favour −{ $count }.
council-effect-recall = { $count ->
    [one] Everyone may take { $count } card back.
   *[other] Everyone may take { $count } cards back.
}
council-effect-bench = { $count ->
    [one] Everyone may take { $count } character from the bench.
   *[other] Everyone may take { $count } characters from the bench.
}
council-effect-discard = { $count ->
    [one] Everyone discards { $count } card.
   *[other] Everyone discards { $count } cards.
}
council-effect-reroll = The die is rolled.
council-effect-keep = You keep: { $kept }.
council-effect-none = Nothing.

# Rewards beside the track: names, what they do, and when they can be used.
council-kept-open_card = Face-up card
council-kept-reroll = Reroll
council-kept-tip = Tilt
council-kept-foresee = Look ahead
council-kept-free_bell = Free bell
council-kept-shield = Shield
council-kept-rule-open_card = One councillor plays a card face up.
council-kept-rule-reroll = Rolls the die.
council-kept-rule-tip = Tips the die to a neighbouring face.
council-kept-rule-foresee = Shows everyone the next petitioner.
council-kept-rule-free_bell = Ring the bells without losing Favour.
council-kept-rule-shield = Ignores the penalty of a failed dilemma.
council-kept-off-open_card = Use it after the bells, before that councillor chooses.
council-kept-off-reroll = Use it after the bells, before anybody plays a card.
council-kept-off-tip = Use it after the bells, before anybody plays a card.
council-kept-off-foresee = Use it after the bells, if a petitioner is still unknown.
council-kept-off-free_bell = Use it right before the bells.
council-kept-off-shield = Use it when a dilemma has failed.

# How the game has gone; years of the reign. $solved, $public and $failed are numbers of dilemmas.
council-progress = Dilemmas solved: { $solved }, public among them: { $public }. Failed: { $failed }. The reign so far: { $years ->
    [one] { $years } year.
   *[other] { $years } years.
}
council-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
}
council-years-solved = { $dilemma }: solved.
council-years-public = { $dilemma }: solved in public, counts double.
council-years-failed = { $dilemma }: failed.
council-years-crowns = Crowns of the petitioners.
council-years-favour = Favour.

# A seat. $hand, $discards and $bench are numbers of cards.
council-seat = { $name }: { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}. { $discards } in the discard, { $bench } on the bench.
council-seat-top = On top of the discard: { CARD($card, "the") }.
council-seat-down = One card is face down.
council-seat-card = Card: { $card }.
council-seat-says = Said: “{ $remark }”.
council-seat-turn = It is { $name }’s turn.
council-seat-chooses = chooses
council-seat-has-chosen = has chosen
council-seat-reveals = reveals
council-seat-decides = decides
council-struck = Cancelled: also played by { $names }
council-struck-revealed = Cancelled: already revealed
council-struck-late = No effect: not the first card
council-wish-self = Would like to be next
council-wish-other = Would like { $name } to be next
council-reveal-next = { $name } reveals
council-step-forward = { $name } steps forward

# The hand, and other cards of a seat. $faces in a badge are numbers with spaces.
council-hand = { $name }’s hand
council-own-card = { $name }’s card
council-own-discard = { $name }’s discard
council-own-bench = { $name }’s bench
council-hand-card = { $card }. { $rule }
council-hand-petitioner = The petitioner cannot be played this turn.
council-hand-faces = Can turn the die to { $faces }.
council-hand-choose = Choose.
council-hand-selected = Selected. Confirm, or choose again to deselect.
# At most twelve characters each.
council-badge-petitioner = petitioner
council-badge = { $face } → { $faces }
council-badge-twice = tips twice
council-badge-knight = target 1–4
council-badge-golem = target 9–12
council-badge-oracle = new roll
council-badge-stoic = card back
council-badge-nothing = no effect

# Offers.
council-offer-open = Who plays a card face up?
council-offer-targets = The target to replace
council-offer-faces = A face for the die

# The talk of the table.
council-ask = Ask the council
council-ask-hint = Everyone says what they can do and think of the bells. The turn is not silent then.
council-say = Say
council-talk = What was said
council-talk-none = Nothing yet.
council-talk-silent = The council is silent until the check.
council-speaker = Who speaks?
council-said = { $name }: “{ $remark }”
council-remark-to = { $remark }, { $name }

# The remarks. The rules quote them word for word (rules-council-remarks-…), with the same meanings.
council-remark-alone = I can do it alone
council-remark-helps = I can help part of the way
council-remark-needs_help = I need help
council-remark-cannot_help = I cannot help this time
council-remark-give_up = Let’s give this one up
council-remark-take_it = I’ll take it
council-remark-you_take_it = You take it
council-remark-together = Two of us together
council-remark-keep_back = I’ll keep back
council-remark-agreed = Yes
council-remark-rather_not = I’d rather not
council-remark-ring = Let’s ring the bells
council-remark-do_not_ring = Let’s not ring the bells
council-remark-ring_as_you_like = As you like
council-remark-first = I must go first
council-remark-last = I’d rather go last
council-remark-any_order = Any order is fine
council-remark-needs_somebody = I need someone before me
council-remark-cancel_me = Someone may have to cancel me
council-remark-do_not_double = Please don’t cancel me
council-remark-well_done = Well done
council-remark-my_fault = My fault
council-remark-understood = That’s how I read it
council-throne-meaning-take = Choose a card that all know me to hold.
council-throne-meaning-you-take = Choose a card that all know this councillor to hold.
council-remark-meaning-alone = One of my cards solves it: a chance of 80% or more.
council-remark-meaning-helps = Not alone, but one of mine improves another’s card.
council-remark-meaning-needs_help = Not alone, but one of mine with a card of somebody else.
council-remark-meaning-cannot_help = None of mine solves it or improves another’s card.
council-remark-meaning-give_up = No cards that we may hold reach a chance of 25%.
council-remark-meaning-take_it = I play for the target with my best card. Nobody needs to help or should disturb me.
council-remark-meaning-you_take_it = That councillor plays for the target. I don’t disturb.
council-remark-meaning-together = We two play for the target with the best pair of cards. Nobody else should disturb us.
council-remark-meaning-keep_back = I don’t play for the target and don’t disturb.
council-remark-meaning-agreed = I’ll do what that councillor proposed.
council-remark-meaning-rather_not = I won’t do what that councillor proposed.
council-remark-meaning-ring = I would ring the bells.
council-remark-meaning-do_not_ring = I would not ring the bells.
council-remark-meaning-ring_as_you_like = I would not ring, but could live with it.
council-remark-meaning-first = With my card next, we gain 25 percentage points or more.
council-remark-meaning-last = With another card next, we gain 25 points or more. As the die is, mine alone could solve it.
council-remark-meaning-any_order = Who goes next changes the chance by less than 25 points.
council-remark-meaning-needs_somebody = With another card next, we gain 25 points or more. As the die is, mine alone cannot solve it.
council-remark-meaning-cancel_me = Without my card, we gain 25 percentage points or more.
council-remark-meaning-do_not_double = Without my card, we lose 50 percentage points or more.
council-remark-meaning-well_done = The dilemma is solved.
council-remark-meaning-my_fault = It failed. Another card of mine had a chance of 80% or more.
council-remark-meaning-understood = It failed, not by my fault. Someone had spoken before I chose.

# Explained beside the table: how the die and Favour came to stand where they stand.
council-inspect-die = The die in this turn
council-die-lay = It showed { $face }.
council-die-first = Rolled at the beginning: { $to }.
council-die-card = { $name }’s { CARD($card) }: from { $from } to { $to }.
council-die-kept = Kept reward, { $kept }: from { $from } to { $to }.
council-die-reward = Reward, rolled: from { $from } to { $to }.
council-inspect-favour = At 0 the game is lost at once. It never rises above 5.
council-favour-start = Favour begins at { $favour }.
council-favour-bells = Bells: from { $from } to { $to }.
council-favour-reward = Reward: from { $from } to { $to }.
council-favour-full = Reward: Favour cannot rise above { $to }.
council-favour-ignored = In November a reward brings no Favour: still { $to }.
council-favour-penalty = Penalty: from { $from } to { $to }.
council-favour-throne = Claim the Throne: from { $from } to { $to }.
council-inspect-reign = Length of the reign
council-inspect-reign-line = Solved dilemmas, public ones twice, plus crowns and Favour.

# What a seat holds for all to know. $cards are names of characters, or the word for none.
council-inspect-player = { $level }, { $temperament }.
council-inspect-seat = What everyone can know.
council-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
council-holds = In hand or face down, for certain: { $cards }.
council-holds-maybe = Perhaps in hand: { $cards }.
council-holds-bench = On the bench: { $cards }.
council-holds-none = none

# What a councillor of the app had planned, told after the check. $reasons: one or more of the parts below.
council-plan = { $name }’s plan in turn { $turn }: { $reasons }.
council-plan-only = No other card could be played
council-plan-solves = Chance of { $percent }% to solve it
council-plan-expects = Expected of { $name }: { CARD($card, "the") }
council-plan-heard = Heard from { $name }: “{ $remark }”
council-plan-worth = All other cards were worth more later
council-plan-cut = Chosen before thinking it all through
council-plan-lost = { $name }’s plan in turn { $turn } is no longer known.

# The end.
council-result-ruler = { CARD($card, "The") } takes the throne
council-result-vacant = The throne stays vacant
council-result-lost = The council has fallen
council-result-line-ruler = The council held out and chose a successor.
council-result-line-vacant = The council held out, but no two cards were alike.
council-result-line-favour = Favour has fallen to 0.
council-result-line-stoic = The month asked for the Stoic on the throne.
council-result-line-powerful = The month asked for the Powerful on the throne.
council-result-line-bells = The month asked for four bells and a successor.
council-result-line-successor = The month asked for a successor.
council-throne-card = { $name }: { CARD($card, "the") }.
council-throne-card-reigns = { $name }: { CARD($card, "the") }, of the largest group.
council-to-chronicle = To the Chronicle
council-to-chronicle-hint = Opens this reign’s page. Choose its greatest obstacle there.
council-trial-line = This council was a try: it writes no line.
council-play-for-throne = Play for the throne
council-play-for-throne-hint = King of 12 with the same people. The winner takes the throne.
council-rematch = Play again
council-rematch-hint = The same people and the same kind of game, drawn again.

# What happened.
council-beat-turn = Turn { $turn }. Petitioner: { CARD($card, "the") }. Dilemma: { $dilemma }.
council-beat-throne = Last turn: Claim the Throne.
council-beat-refilled = { $name } discards { CARD($card, "the") } and takes the rest back.
council-beat-silenced = The council plays this turn in silence.
council-beat-bells = The bells are rung: the dilemma is public.
council-beat-bells-free = The bells are rung for free: the dilemma is public.
council-beat-next-shown = Next dilemma: { $dilemma }.
council-beat-foreseen = Next petitioner: { CARD($card, "the") }.
council-beat-kept-used = Kept reward used: { $kept }.
council-beat-opened = { $name } plays { CARD($card, "the") } face up.
council-beat-split = The two targets are spread over two turns.
council-beat-chosen = { $name } has chosen a card.
council-beat-revealed = { $name } reveals { CARD($card, "the") }.
council-beat-cancelled = { $names } have { CARD($card, "the") }: cancelled.
# $names is a single one.
council-beat-cancelled-before = { $names } plays { CARD($card, "the") }, revealed before: cancelled.
council-beat-lady-late = { $name }’s Lady is not first and does nothing.
council-beat-nothing-to-take = { $name }’s Stoic finds an empty discard.
council-beat-rolled = The die is rolled: { $to }.
council-beat-turned = The die turns to { $to }.
council-beat-stays = The die stays on { $to }.
council-beat-target = { $name }’s { CARD($card) } replaces a target.
council-beat-met = Target { $number } is met.
council-beat-took-stoic = { $name }’s Stoic takes a card back.
council-beat-took = { $count ->
    [0] { $name } takes no card back.
    [one] { $name } takes { $count } card back.
   *[other] { $name } takes { $count } cards back.
}
council-beat-half = The first turn met one target. The other one follows.
council-beat-solved = { $years ->
    [one] { $dilemma }: solved, { $years } year.
   *[other] { $dilemma }: solved, { $years } years.
}
council-beat-solved-public = { $years ->
    [one] { $dilemma }: solved, public, { $years } year.
   *[other] { $dilemma }: solved, public, { $years } years.
}
council-beat-solved-public-silent = { $years ->
    [one] { $dilemma }: solved, public and silent, { $years } year.
   *[other] { $dilemma }: solved, public and silent, { $years } years.
}
council-beat-solved-silent = { $years ->
    [one] { $dilemma }: solved in silence, { $years } year.
   *[other] { $dilemma }: solved in silence, { $years } years.
}
council-beat-failed = { $dilemma }: failed.
council-beat-shielded = The shield covers the penalty.
council-beat-favour-up = Favour rises to { $to }.
council-beat-favour-down = Favour falls to { $to }.
council-beat-favour-bells = The bells cost Favour: { $to } left.
council-beat-favour-throne = Cards outside the largest group cost Favour: { $to } left.
council-beat-favour-same = Favour stays at { $to }.
council-beat-kept = To be kept: { $kept }.
# $cards are names of characters.
council-beat-benched = { $name } takes from the bench: { $cards }.
council-beat-discarded = { $name } discards { CARD($card, "the") }.
council-beat-petitioner = { $name } takes { CARD($card, "the") } from the bench.
council-beat-throne-cards = The cards for the throne are revealed.
council-beat-ruler = The council chooses { CARD($card, "the") }.
council-beat-won = The council has held out to the end.
council-beat-lost = The council has fallen.

# What the rules refuse.
council-illegal-game-over = The game is over. Play again, or go home.
council-illegal-not-your-turn = { $name } cannot do this now. Do what the line above the table says.
council-illegal-answered = { $name } has already answered.
council-illegal-head = { $name } is the Head and plays no card this turn.
council-illegal-silence = Too late. Silence is agreed before anything else in a turn.
council-illegal-no-bells = This game is played without bells. Go on without them.
council-illegal-must-ring = The free bell is in use. Ring the bells.
council-illegal-not-kept = You have not kept this reward. Choose one beside the track.
council-illegal-open-already = { $name } has already played a card face up.
council-illegal-must-play-open = { $name } must play { CARD($card, "the") }: it is face up.
council-illegal-split = Only two of you can spread targets. Do it after the bells, before anybody plays a card.
council-illegal-not-in-hand = { $name } does not hold { CARD($card, "the") }. Choose a card from the hand.
council-illegal-petitioner = { CARD($card, "The") } is the petitioner. Choose another card.
council-illegal-not-in-discard = { CARD($card) } is not in { $name }’s discard. Choose another card.
council-illegal-not-on-bench = { CARD($card) } is not on { $name }’s bench. Choose another character.
council-illegal-face = The die cannot reach it. Choose one of the marked faces.
council-illegal-enough = You cannot select more. Deselect a card first.

# Remarks that cannot be made.
council-unsaid-silence = The council is silent until the check.
council-unsaid-moment = You cannot say this now. Choose one of the remarks shown.
council-unsaid-twice = You have already said that.

# The month’s aim on the table. $line: the aim in few words.
council-aim-january = Win with Favour left
council-aim-february = Win with Favour left
council-aim-march = Win with Favour left
council-aim-april = Win without the Powerful
council-aim-may = The Powerful must reign
council-aim-june = The Stoic must reign
council-aim-july = Ring the bells 4 times, choose a successor
council-aim-august = Every dilemma has one value
council-aim-september = Every dilemma has two targets
council-aim-october = Rewards are weak, or none
council-aim-november = Solved dilemmas bring no Favour
council-aim-december = Stay silent, choose a successor
council-aim-count = { $count } of { $most }
council-aim-spoken = { $month }: { $line }.
council-aim-bells = Bells rung { $count } of { $most } times.
council-aim-throne-reigns = Choose { CARD($card, "the") }, all of you: nobody else may reign.
council-aim-throne-successor = Choose alike: without a successor the month is lost.
council-aim-throne-bells = Too few bells were rung: this month is lost.
council-month-crown = Crown { $count }
council-month-to-come = still to come
council-month-now = here now
council-month-gone = has been here
council-month-next = comes next
council-month-solved = solved
council-month-public = solved, public
council-month-failed = failed
council-month-dilemma = { $dilemma }, { $difficulty }
council-month-total = { $count ->
    [one] { $count } petitioner
   *[other] { $count } petitioners
} and { $more ->
    [one] { $more } dilemma
   *[other] { $more } dilemmas
} still to come.
council-rematch-month = Try { $month } again
council-rematch-month-hint = The same people, the same month.

# What the councillors say to what the council decides. $names: who is against.
council-agreement = The councillors
council-agreement-last-word = You have the last word.
council-agreement-vote = The council votes. When equal, nothing is rung or used.
council-opinion-spoken = { $name }: { $line }
council-opinion-ring = Ring. There is Favour enough.
council-opinion-ring-month = Ring. The month asks for it.
council-opinion-ring-not = Do not ring. It risks too much Favour.
council-opinion-ring-rather-not = Rather not. It brings too little.
council-opinion-shield = Use the shield. Favour is short.
council-opinion-shield-not = Keep the shield. We can bear this.
council-opinion-ruler = { CARD($card, "the") }.
council-opinion-keep = { $names } would keep it.
council-opinion-none = No opinion.
council-against-bells = Against it: { $names }. Ring all the same?
council-against-use = Against it: { $names }. Use it all the same?
council-against-split = Against it: { $names }. Spread over two turns all the same?
council-against-shield = Against it: { $names }. Use the shield all the same?
council-against-shield-not = Against it: { $names }. Keep the shield all the same?
council-against-ruler = Against it: { $names }. Choose this ruler all the same?
council-all-the-same = All the same
council-vote-rings = The council has voted: the bells are rung.
council-vote-rings-not = The council has voted: no bells.
council-vote-order = The council has voted: { $name } reveals next.
council-vote-shield = The council has voted: the shield is used.
council-vote-shield-not = The council has voted: the shield is kept.
council-vote-ruler = The council has voted for { CARD($card, "the") }.
council-vote-nothing = The council has voted against it.
