package dev.douze.ui

import dev.douze.core.Body
import dev.douze.core.CurtainView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PeekView
import dev.douze.core.TableIntent
import dev.douze.ui.Fixtures.button

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

/** The device goes to Odile. */
fun councilCurtain(open: Boolean) =
    Fixtures.screen(
        "Council of 12",
        Body.Curtain(
            CurtainView(
                GameKind.COUNCIL,
                1,
                "Pass the device to Odile",
                "Odile chooses a card in secret. Everyone else looks away.",
                button("I am Odile", Intent.Table(TableIntent.LiftCurtain), "Shows Odile’s hand."),
                councilPeek(open),
                listOf(
                    button("Undo", Intent.Table(TableIntent.Undo)),
                    button("Look at the table", Intent.Table(TableIntent.ShowTable))
                ),
                380,
                "Swipe up to lift the curtain",
            ),
        ),
        secret = open,
    )
