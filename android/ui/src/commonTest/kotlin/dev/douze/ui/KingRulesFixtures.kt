package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CharacterChoiceView
import dev.douze.core.CharacterKind
import dev.douze.core.CharacterSet
import dev.douze.core.CharacterSetView
import dev.douze.core.ChoiceView
import dev.douze.core.ChoicesView
import dev.douze.core.FieldView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import dev.douze.core.RuleSectionView
import dev.douze.core.RuleView
import dev.douze.core.RulesView
import dev.douze.core.Screen
import dev.douze.core.SeatSetupView
import dev.douze.core.SetupIntent
import dev.douze.core.SetupView
import dev.douze.core.TwelveGroups
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.choices

/** The rules of King of 12. */
object KingRulesFixtures {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "king-rules" to Fixtures.screen("Rules", Body.Rules(rules(null))),
            "king-rules-at" to Fixtures.screen("Rules", Body.Rules(rules(CharacterKind.MERCHANTS))),
        )
    }

    private fun rules(selected: CharacterKind?) =
        RulesView(
            GameKind.KING,
            listOf(
                RuleSectionView(
                    "A turn",
                    listOf(
                        RuleView(null, "Choose", "Everyone chooses a card of the hand in secret.", null, false),
                        RuleView(null, "Cancel", "A character chosen more than once is cancelled for all of them.", null, false),
                        RuleView(null, "Compare", "Equal values cancel each other, all of them.", null, false),
                    ),
                ),
                RuleSectionView(
                    "Characters",
                    kingCharacters.map {
                        RuleView(
                            character(it),
                            character(it).name,
                            rule(it),
                            null,
                            it == selected
                        )
                    }
                ),
                RuleSectionView(
                    "Where the rulebook is silent",
                    List(11) {
                        RuleView(
                            null,
                            "Ruling ${it + 1}",
                            "Values of 0 and less compare, cancel and win like any other.",
                            "Our ruling",
                            false
                        )
                    },
                ),
            ),
            button("Close", Intent.App(AppIntent.Back)),
        )
}
