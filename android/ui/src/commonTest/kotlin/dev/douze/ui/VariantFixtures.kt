package dev.douze.ui

import dev.douze.core.Animals
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CardFace
import dev.douze.core.CardView
import dev.douze.core.CharacterKind
import dev.douze.core.CharacterView
import dev.douze.core.ForestCard
import dev.douze.core.ForestView
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.KingSeatView
import dev.douze.core.KingView
import dev.douze.core.Language
import dev.douze.core.LookView
import dev.douze.core.Pace
import dev.douze.core.Peek
import dev.douze.core.Screen
import dev.douze.core.SettingsIntent
import dev.douze.core.SettingsView
import dev.douze.core.TableIntent
import dev.douze.core.Theme
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.choices
import dev.douze.ui.Fixtures.with

/** States that are shown already, in other colours, in German, and without what some fear. */
object VariantFixtures {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "forest-gentle" to forest("forest-latest", ::gentle),
            "forest-ghost-german" to forest("forest-ghost", ::german),
            "forest-choose-german" to forest("forest-choose", ::german),
            "settings-german" to Fixtures.screen("Einstellungen", Body.Settings(germanSettings())),
            "king-scored-german" to king("king-scored", ::german),
            "king-selected-german" to king("king-selected", ::german),
        ) +
            listOf(
                "home-continue",
                "forest-choose",
                "forest-push",
                "curtain-open",
                "settings",
                "king-scored",
                "king-sorcerer-chosen",
                "king-curtain-open"
            )
                .associate { "$it-black" to black(it) }
    }

    private fun black(name: String) = fixture(name).copy(look = LookView(Theme.BLACK, "en", null))

    /** Not of [Fixtures.all]: that one needs this one. */
    private fun fixture(name: String) = ForestFixtures.all[name] ?: KingFixtures.all[name] ?: Fixtures.others.getValue(name)

    private fun forest(
        name: String,
        change: (ForestView) -> ForestView,
    ): Screen {
        val screen = fixture(name)
        return screen.with(Body.Forest(change((screen.body as Body.Forest).forest)))
    }

    private fun king(
        name: String,
        change: (KingView) -> KingView,
    ): Screen {
        val screen = fixture(name)
        return screen.with(Body.King(change((screen.body as Body.King).king)))
    }

    /** What is longest in German. */
    private fun german(view: KingView) =
        view.copy(
            round = "Stechen, Runde 2, Zug 3",
            status = "Maximiliane wählt eine Karte für unter den Würfel",
            table = KingFrame(view.table.groups.map { group -> group.copy(seats = group.seats.map(::german)) }),
            hands = view.hands.map { hand -> hand.copy(label = "Unter dem Würfel von Maximiliane", cards = hand.cards.map(::german)) },
            confirm = button("Die Unruhestifter unter den Würfel legen", Intent.Table(TableIntent.Confirm)),
            cancel = view.cancel?.copy(label = "Abbrechen"),
        )

    private fun german(seat: KingSeatView) =
        seat.copy(
            card = seat.card?.copy(character = CharacterView(CharacterKind.TROUBLEMAKERS, "Unruhestifter")),
            value = seat.value?.let { value ->
                value.copy(
                    reason = value.reason?.replace("Machine", "Maschine"),
                    struck = value.struck?.replace("same value as", "gleicher Wert wie")
                )
            },
            mark = seat.mark?.let { "zweiter Platz der Champions" },
        )

    private fun german(card: HandCardView) =
        card.copy(
            face = CardFace.Character(CharacterView(CharacterKind.TROUBLEMAKERS, "Unruhestifter")),
            rule =
                "Eine einzige Dame hebt alle anderen Karten auf. Bei mehreren darf ihr niedrigster Würfel " +
                    "dem höchsten einen Chip nehmen; bei Gleichstand an einem Ende geschieht nichts.",
        )

    private fun gentle(view: ForestView) =
        cards(view) { it.copy(gentle = it.card in setOf(ForestCard.SPIDER4, ForestCard.SPIDER5, ForestCard.SNAKE)) }

    private fun german(view: ForestView) =
        cards(view) { it.copy(name = names.getValue(it.card)) }.copy(
            round = "Runde 6",
            status = "Mia wählt eine Karte, die der Waschbär versetzt",
            seats = view.seats.map { it.copy(cards = "3 auf der Hand, 4 im Stapel") },
            tableLabel = if (view.table.isEmpty()) "" else "Aufgedeckt",
            peek = view.peek?.copy(label = "Halten, um deine Hand zu sehen"),
            confirm = button("Wolpertinger hierhin legen: Maximiliane 12 → 14; Lea 9 → 10", Intent.Table(TableIntent.Confirm)),
            cancel = button("Abbrechen", Intent.Table(TableIntent.Cancel)),
        )

    private fun cards(
        view: ForestView,
        change: (CardView) -> CardView,
    ) = view.copy(
        board = view.board.copy(cells = view.board.cells.map { cell -> cell.copy(card = cell.card?.let(change)) }),
        table = view.table.map(change),
        removed = view.removed.map(change),
        hand = view.hand?.let { hand ->
            HandView(hand.label, hand.cards.map { it.copy(face = animal(it.face, change)) })
        },
    )

    private fun animal(
        face: CardFace,
        change: (CardView) -> CardView,
    ) = CardFace.Animal(change((face as CardFace.Animal).animal))

    private val names =
        mapOf(
            ForestCard.CROW to "Krähe",
            ForestCard.BAT to "Fledermaus",
            ForestCard.MOTH to "Nachtfalter",
            ForestCard.SPIDER4 to "Spinne",
            ForestCard.SPIDER5 to "Spinne",
            ForestCard.CAT to "Katze",
            ForestCard.OWL to "Eule",
            ForestCard.WOLF to "Wolf",
            ForestCard.JACKALOPE to "Wolpertinger",
            ForestCard.DEER to "Hirsch",
            ForestCard.RACCOON to "Waschbär",
            ForestCard.SNAKE to "Schlange",
        )

    private fun germanSettings() =
        SettingsView(
            choices(
                "Sprache",
                "Wie das Gerät" to Intent.Settings(SettingsIntent.SetLanguage(null)),
                "English" to Intent.Settings(SettingsIntent.SetLanguage(Language.ENGLISH)),
                "Français" to Intent.Settings(SettingsIntent.SetLanguage(Language.FRENCH)),
                "Deutsch" to Intent.Settings(SettingsIntent.SetLanguage(Language.GERMAN)),
            ),
            choices(
                "Tempo der Bewegungen",
                "Aus" to Intent.Settings(SettingsIntent.SetPace(Pace.OFF)),
                "Schnell" to Intent.Settings(SettingsIntent.SetPace(Pace.FAST)),
                "Normal" to Intent.Settings(SettingsIntent.SetPace(Pace.NORMAL)),
                "Langsam" to Intent.Settings(SettingsIntent.SetPace(Pace.SLOW)),
            ),
            choices(
                "Farben",
                "Wie das Gerät" to Intent.Settings(SettingsIntent.SetTheme(Theme.SYSTEM)),
                "Schwarz" to Intent.Settings(SettingsIntent.SetTheme(Theme.BLACK))
            ),
            choices(
                "In die Hand schauen",
                "Halten" to Intent.Settings(SettingsIntent.SetPeek(Peek.HOLD)),
                "Tippen" to Intent.Settings(SettingsIntent.SetPeek(Peek.TOGGLE))
            ).let {
                val lines =
                    listOf(
                        "Deine Hand ist zu sehen, solange du den Knopf hältst.",
                        "Einmal tippen zeigt deine Hand, noch einmal verbirgt sie.",
                    )
                it.copy(choices = it.choices.zip(lines) { choice, line -> choice.copy(line = line) })
            },
            choices(
                "Tiere",
                "Alle zwölf" to Intent.Settings(SettingsIntent.SetAnimals(Animals.ALL)),
                "Sanft" to Intent.Settings(SettingsIntent.SetAnimals(Animals.GENTLE))
            ).let {
                val line = "Spinnen und Schlangen werden nicht gezeichnet; ihre Zahlen stehen für sie."
                it.copy(choices = it.choices.dropLast(1) + it.choices.last().copy(line = line))
            },
            choices(
                "Klänge",
                "An" to Intent.Settings(SettingsIntent.SetSounds(true)),
                "Aus" to Intent.Settings(SettingsIntent.SetSounds(false))
            ).let {
                val line = "Stumm, solange das Gerät stumm ist."
                it.copy(choices = listOf(it.choices.first().copy(line = line)) + it.choices.drop(1))
            },
            choices(
                "Hinweise",
                "An" to Intent.Settings(SettingsIntent.SetTips(true)),
                "Aus" to Intent.Settings(SettingsIntent.SetTips(false))
            ).let {
                val line = "Jeder nur einmal, wenn etwas zum ersten Mal geschieht."
                it.copy(choices = listOf(it.choices.first().copy(line = line)) + it.choices.drop(1))
            },
            listOf(
                "Douze, Version 0.1.0.",
                "Alles bleibt auf diesem Gerät: kein Konto, kein Netz, keine Werbung.",
                "Inoffiziell, aus Freude am Spiel nach den öffentlichen Spielregeln gemacht, mit eigenen Texten und Zeichnungen.",
            ),
            button("Lizenzen", Intent.App(AppIntent.OpenNotices)),
        )
}
