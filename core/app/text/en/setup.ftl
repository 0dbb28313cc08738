setup-title = Forest duel: who plays?
# $seat: 0 black, 1 white.
setup-seat = { $seat ->
    [0] Black
   *[1] White
}
# The name of a seat that nobody has named.
setup-seat-name = { $seat ->
    [0] Black
   *[1] White
}
setup-name = Name
setup-name-long = This name is too long. Use { $limit } characters at most.
setup-name-same = Both seats have this name. Change one of them.
setup-name-bad = This name has characters that cannot be shown. Use letters and digits.
setup-player = Who sits here?
setup-player-nobody = Somebody has to hold the device: one seat at least is a person.
setup-player-person = A person
setup-player-person-line = Plays on this device.
setup-player-fawn = Fawn
setup-player-fawn-line = The app plays: sensible, but young. It makes mistakes.
setup-player-fox = Fox
setup-player-fox-line = The app plays: takes points wherever it finds them.
# Two built-in players of the same kind: "Fox (black)".
setup-player-twin = { $seat ->
    [0] { $name } (black)
   *[1] { $name } (white)
}
setup-variant = How it begins
setup-variant-standard = Three cards
setup-variant-standard-line = Everyone draws three cards, and off you go.
setup-variant-choose3 = Three out of five
setup-variant-choose3-line = Everyone draws five cards, keeps three and puts two under the deck.
setup-seed = Seed of chance
setup-seed-hint = Leave it empty and the device draws one. A seed of your own is noted in the record.
setup-seed-bad = This is not a seed. Use digits only, or leave it empty.
setup-seed-large = This seed is too large. The largest is { $limit }.
setup-start = Start the game
setup-start-hint = The cards are shuffled and dealt.
setup-start-off = Correct the marked fields first.
