package dev.douze.ui

import dev.douze.core.Intent
import dev.douze.core.PeekView
import dev.douze.core.TableIntent

/** The look at a hand, closed or open. */
fun councilPeek(open: Boolean) =
    PeekView(
        "Hold to see your hand",
        false,
        open,
        Intent.Table(TableIntent.Peek),
        Intent.Table(TableIntent.StopPeeking),
        "Your screen reader is about to speak your secret hand aloud. Use headphones or make sure that nobody listens.",
        if (open) councilHands(shown = true).map { it.lookedAt() } else emptyList(),
    )
