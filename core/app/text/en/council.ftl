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
council-rule-knight = The target becomes 1, 2, 3 or 4; of two targets, one of your choice. It replaces a Golem’s target, too.
council-rule-lady = If she is the first card played in the turn, she turns the die to any value of a target. Otherwise she does nothing.
council-rule-druidess = Adds 1 to the die or takes 1 off. It stays on 12 or 1 where it would go beyond.
council-rule-golem = The target becomes 9, 10, 11 or 12; of two targets, one of your choice. It replaces a Knight’s target, too.
council-rule-reverser = Turns the die over to the opposite face: 13 less what it shows.
council-rule-oracle = Rolls the die; then you play another card of your hand at once. If you hold only one, first discard it and take back all other cards, the Oracle too.
council-rule-parasite = Takes 2 or 3 off the die, down to 1.
council-rule-powerful = Tips the die to a neighbouring face twice, and not back: to any face but the one that it shows and the opposite one.
council-rule-sorcerer = Tips the die to one of the five faces beside the one that it shows.
council-rule-stoic = You take a card of your choice from your own discard back into your hand. The others only notice when it was the top one.

council-preview-won = { $names }: a reign of { $years } years.
council-preview-lost = { $names }: the council fell.
