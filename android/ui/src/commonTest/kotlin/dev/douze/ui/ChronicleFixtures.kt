package dev.douze.ui

import dev.douze.core.BandView
import dev.douze.core.Body
import dev.douze.core.CharacterKind
import dev.douze.core.ChartReignView
import dev.douze.core.ChoicesView
import dev.douze.core.ChronicleIntent
import dev.douze.core.ChronicleTab
import dev.douze.core.ChronicleView
import dev.douze.core.ExportKind
import dev.douze.core.ExportView
import dev.douze.core.ImportView
import dev.douze.core.Intent
import dev.douze.core.ReignChartView
import dev.douze.core.ReignLineView
import dev.douze.core.ReignListView
import dev.douze.core.RulerListView
import dev.douze.core.RulerView
import dev.douze.core.Screen
import dev.douze.core.TableRowView
import dev.douze.core.TableView
import dev.douze.core.ThroneView
import dev.douze.core.WindowView
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.choices

/** The book of all councils: each of its parts, empty and full, and its pages. */
object ChronicleFixtures {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "chronicle-empty" to screen(empty),
            "chronicle" to screen(reigns),
            "chronicle-page" to screen(reigns.copy(page = ReignPages.won)),
            "chronicle-rulers" to screen(tab(ChronicleTab.RULERS).copy(rulers = rulers)),
            "chronicle-chart" to screen(tab(ChronicleTab.CHART).copy(chart = chart)),
            "chronicle-statistics" to screen(tab(ChronicleTab.STATISTICS).copy(tables = tables)),
        )
    }

    private fun screen(view: ChronicleView) = Fixtures.screen("Chronicle", Body.Chronicle(view))

    private val tabs =
        choices(
            "Parts of the book",
            "Reigns" to Intent.Chronicle(ChronicleIntent.SetChronicleTab(ChronicleTab.REIGNS)),
            "Rulers" to Intent.Chronicle(ChronicleIntent.SetChronicleTab(ChronicleTab.RULERS)),
            "Chart" to Intent.Chronicle(ChronicleIntent.SetChronicleTab(ChronicleTab.CHART)),
            "Statistics" to Intent.Chronicle(ChronicleIntent.SetChronicleTab(ChronicleTab.STATISTICS)),
        )

    private fun exports(enabled: Boolean) =
        listOf(
            ExportView(
                "Export the book",
                if (enabled) "One JSON file, to be imported on another device." else "There is no reign yet.",
                enabled,
                ExportKind.CHRONICLE_JSON,
            ),
            ExportView(
                "Export as CSV",
                if (enabled) "One line for each reign, for a spreadsheet." else "There is no reign yet.",
                enabled,
                ExportKind.CHRONICLE_CSV,
            ),
        )

    private val import =
        ImportView(
            "Import a file",
            "A Chronicle, a record or a deck. You see first what is in it; nothing is written before you agree.",
            listOf("json", "douze", "toml"),
        )

    private val empty =
        ChronicleView(
            "The book is still empty. Each council that ends writes a line into it.",
            null,
            tabs,
            ReignListView(window(0, 0), emptyList()),
            null,
            null,
            emptyList(),
            null,
            exports(false),
            import,
        )

    private val reigns by lazy {
        empty.copy(
            summary = "134 reigns, 5210 years. The Lady sits on the throne.",
            reigns = ReignListView(window(50, 134), lines),
            exports = exports(true),
        )
    }

    private fun tab(tab: ChronicleTab): ChronicleView {
        val chosen = tabs.choices.mapIndexed { i, choice -> choice.copy(selected = i == tab.ordinal) }
        return reigns.copy(tabs = ChoicesView(tabs.label, chosen), reigns = null)
    }

    private fun window(first: Int, total: Int) =
        if (total == 0) {
            WindowView(0, 0, "", null, null)
        } else {
            WindowView(
                first,
                total,
                "Reigns ${first + 1} to ${first + 50} of $total",
                button("Newer", Intent.Chronicle(ChronicleIntent.ShowReigns(first - 50))).takeIf { first > 0 },
                button("Older", Intent.Chronicle(ChronicleIntent.ShowReigns(first + 50))).takeIf { first + 50 < total },
            )
        }

    val thrones =
        listOf(
            ThroneView("Lady", character(CharacterKind.LADY), false),
            ThroneView("vacant", null, true),
            ThroneView("Rita", null, false),
            ThroneView("Stoic", character(CharacterKind.STOIC), false),
        )

    private val verdicts = listOf("Dissatisfied", "Tolerated", "Honoured", "Beloved", "Sung of", "Legendary")
    private val lengths = listOf(47, 14, 63, 28, 112, 86, 36, 52)

    private fun band(years: Int) = firsts.indexOfLast { years >= it }

    private val firsts = listOf(0, 24, 35, 61, 79, 110)

    private val lines =
        lengths.mapIndexed { i, years ->
            val throne = thrones[i % thrones.size]
            val name = listOf("Rita III, Mia and Hugo", "Maximiliane XVII, Rita II, Hugo VIII and the Councillor")[i % 2]
            ReignLineView(
                "reign-$i",
                "${1034 - 50 * i}–${1034 - 50 * i + years}",
                name,
                "$years years",
                verdicts[band(years)],
                band(years),
                !throne.vacant,
                listOf(null, "July", "Free play")[i % 3],
                throne,
                i == 0,
                "$name, $years years: ${verdicts[band(years)]}. Choose to open the page.",
                Intent.Chronicle(ChronicleIntent.OpenReign("reign-$i")),
            )
        }

    private val rulers =
        RulerListView(
            window(0, 134),
            List(6) { i ->
                val throne = thrones[(3 * i) % thrones.size]
                val years = if (i == 0) "since 1081" else "${1081 - 47 * i}–${1128 - 47 * i}"
                val line = if (throne.character == null && !throne.vacant) "Won King of 12" else "Chosen by Rita III and Mia"
                RulerView(
                    years,
                    throne,
                    if (throne.vacant) "Nobody" else line,
                    "${throne.name}, $years.",
                    Intent.Chronicle(ChronicleIntent.OpenReign("reign-$i"))
                )
            },
        )

    private val chart =
        ReignChartView(
            "Years of each reign",
            "8 reigns from 14 to 112 years. One is Legendary, one Sung of, one Beloved, three Honoured, one Tolerated, one Dissatisfied.",
            130,
            verdicts.mapIndexed { i, name ->
                val to = firsts.getOrNull(i + 1)?.minus(1) ?: 130
                BandView(i, name, if (i == 5) "110 and more" else "${firsts[i]}–$to", firsts[i], to)
            },
            lengths.mapIndexed { i, years ->
                val won = years != 14 && years != 36
                ChartReignView(
                    years,
                    band(years),
                    won,
                    ThroneView("Lady", character(CharacterKind.entries[i % 12]).takeIf { won }, !won),
                    "${1 + 61 * i}",
                    "Year ${1 + 61 * i}: $years years.",
                    Intent.Chronicle(ChronicleIntent.OpenReign("reign-$i"))
                )
            },
            window(0, 134),
        )

    private fun row(vararg cells: String) = TableRowView(cells.toList(), cells.joinToString())

    private val tables =
        listOf(
            TableView(
                "People",
                listOf("Name", "Councils", "Won", "Longest", "Years"),
                listOf(
                    row("Rita", "34", "21", "112", "1534"),
                    row("Maximiliane", "17", "9", "86", "702"),
                    row("Hugo", "8", "5", "63", "311"),
                ),
                "84 more have sat in a council.",
            ),
            TableView(
                "Months",
                listOf("Month", "Played", "Won", "Best"),
                listOf(row("January", "12", "10", "52 years"), row("September", "3", "1", "61 years"), row("December", "9", "0", "–")),
                "",
            ),
        )
}
