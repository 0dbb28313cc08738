package dev.douze.ui

import dev.douze.core.Screen

/** The set-up of every game and the rules, as the core has them: the table, and what opens over it. */
object SetupFixtures {
    val all: Map<String, Screen> by lazy {
        listOf(
            "setup", "setup-errors", "setup-too-long", "setup-seat", "king-setup", "king-setup-three", "king-setup-more",
            "king-setup-twelve", "king-setup-chosen", "king-setup-more-chosen", "king-setup-seat", "king-setup-seat-rival",
            "council-setup", "council-setup-four", "council-setup-free", "council-setup-months", "council-setup-month",
            "council-setup-month-german", "council-setup-month-black", "council-setup-seat", "council-setup-more",
            "king-rules", "king-rules-at",
        ).associateWith(Gallery::screen)
    }
}
