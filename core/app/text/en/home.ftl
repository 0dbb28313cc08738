home-title = Douze
home-continue = Continue
# $name sits on black, $other on white.
home-continue-hint = { $name } against { $other }, round { $round }.
home-continue-king = { $names }, round { $round }.
home-continue-council = { $names }, turn { $turn }.
home-king = King of 12
home-king-line = Dice, bluff and a crown, for two to sixteen.
home-council = Council of 12
home-council-line = Rule together, year after year: alone or with up to four.
home-forest = Forest duel
home-forest-line = Two forests, twelve animals each, one square of sixteen cards.
home-chronicle = Chronicle
home-chronicle-line = Every reign of your councils, year after year.
home-settings = Settings
home-about = Unofficial, made by players from the public rulebooks, with texts and drawings of our own.
