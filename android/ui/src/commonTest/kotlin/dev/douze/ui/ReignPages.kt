package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CharacterKind
import dev.douze.core.ChoiceView
import dev.douze.core.ChronicleIntent
import dev.douze.core.ConflictView
import dev.douze.core.ConflictsView
import dev.douze.core.FieldView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.MemberView
import dev.douze.core.ObstacleView
import dev.douze.core.PreviewIntent
import dev.douze.core.PreviewKind
import dev.douze.core.PreviewView
import dev.douze.core.ReceiptView
import dev.douze.core.ReignPageView
import dev.douze.core.Screen
import dev.douze.core.ShareView
import dev.douze.core.ThroneView
import dev.douze.ui.Fixtures.button

/** Pages of the book, and what files from elsewhere may be. */
object ReignPages {
    private fun receipt(points: String, sentence: String, rule: String?) =
        ReceiptView(
            null,
            points,
            sentence,
            rule?.let {
                button("Rule: the length of a reign", Intent.App(AppIntent.OpenRules(GameKind.COUNCIL, it)))
            }
        )

    private fun obstacle(value: String) =
        ObstacleView(
            "reign-0",
            "Greatest obstacle",
            value,
            listOf("Collapsed Tower", "Harsh Winter", "The 9", "Hugo").mapIndexed { i, name ->
                ChoiceView(name, null, name == value, Intent.Chronicle(ChronicleIntent.PickObstacle("reign-0", i)))
            },
            FieldView("In your own words", "", null, "Leave it empty, and nothing is written there.", 60),
        )

    val won =
        ReignPageView(
            "reign-0",
            "Years 1034–1081",
            listOf(
                MemberView("Rita III", "Rita the third", true),
                MemberView("Mia", "Mia", true),
                MemberView("Councillor", "Councillor, built in", false)
            ),
            "Seven dilemmas were faced, and two points of Favour were left.",
            true,
            "47 years",
            listOf(
                receipt("28", "Dilemmas solved: 2 + 4 + 6 + 3 + 5 + 8.", "r-length"),
                receipt("6", "Festival was public: its value once more.", "r-public"),
                receipt("11", "Crowns of the petitioners.", null),
                receipt("2", "Favour left.", null),
            ),
            "Honoured",
            "The people speak of it with respect.",
            2,
            ThroneView("Lady", character(CharacterKind.LADY), false),
            "On the throne: the Lady",
            3,
            "Three dilemmas were solved without a word.",
            "July",
            obstacle("The 9"),
            "Deck: default, ba7816bf",
            listOf("The bells were rung four times.", "Once something was taken back."),
            "Years 1034 to 1081. In the council: Rita the third, Mia and a councillor. 47 years: Honoured. On the throne: the Lady.",
            ShareView("Share as text", "Years 1034–1081\nRita III, Mia", "Share as picture", "A page of the Chronicle.", "douze-1034"),
            button("Newer page", Intent.Chronicle(ChronicleIntent.OpenReign("reign-1"))),
            button("Older page", Intent.Chronicle(ChronicleIntent.OpenReign("reign-2"))),
            button("Close the page", Intent.Chronicle(ChronicleIntent.CloseReign)),
        )

    /** The ticket of every preview. */
    const val PREVIEW = 7L

    /** Every kind of file, and a Chronicle that does not agree with the book. */
    val previews: Map<String, Screen> =
        linkedMapOf(
            "record" to preview(PreviewKind.RECORD, "Rita, Mia and Hugo reigned for 47 years.", emptyList(), null, "Close"),
            "chronicle" to
                preview(
                    PreviewKind.CHRONICLE,
                    "A Chronicle of 61 reigns.",
                    listOf("12 reigns are new.", "46 are here already.", "3 are here in another form."),
                    "Import",
                    "Do not import",
                    ConflictsView(
                        "3 reigns are here in another form",
                        listOf(
                            ConflictView("Rita III and Mia, 3 May 2026", "Here: obstacle The 9", "In the file: obstacle Collapsed Tower"),
                            ConflictView("Hugo and Lea II, 7 May 2026", "Here: throne vacant", "In the file: throne Hugo"),
                        ),
                        "1 more.",
                        listOf(false to "Keep what is here", true to "Take what the file has").map { (theirs, label) ->
                            ChoiceView(label, null, !theirs, Intent.Preview(PreviewIntent.TakeTheirs(PREVIEW, theirs)))
                        },
                    ),
                ),
            "deck" to preview(PreviewKind.DECK, "A deck: Rita's deck.", listOf("It is new here."), "Keep the deck", "Do not keep"),
        )

    private fun preview(
        kind: PreviewKind,
        headline: String,
        lines: List<String>,
        confirm: String?,
        close: String,
        conflicts: ConflictsView? = null,
    ): Screen {
        val keep = confirm?.let { button(it, Intent.Preview(PreviewIntent.Keep(PREVIEW))) }
        val view = PreviewView(PREVIEW, kind, headline, lines, false, conflicts, keep, button(close, Intent.App(AppIntent.Back)))
        return Fixtures.screen("Chronicle", Body.Preview(view))
    }
}
