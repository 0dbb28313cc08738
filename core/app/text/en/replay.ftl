# A finished game or a kept record, watched.
replay-open = Watch again
replay-open-hint = The whole game, step by step, from any seat.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-place = Step { $number } of { $count }
replay-beginning = The game begins.
replay-seats = Whose view?
replay-everybody = Everybody
replay-read = What happened
replay-play-on = Play on from here
replay-play-on-hint = A new game of your own; this one stays as it is.
replay-play-on-off = The game is over here.
replay-not-in-chronicle = It went on from another game, so the Chronicle leaves it out.
# A record from elsewhere.
replay-keep = Keep and watch
replay-known = This game is on your device already.
