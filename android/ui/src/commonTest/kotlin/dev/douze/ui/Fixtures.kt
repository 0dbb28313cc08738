package dev.douze.ui

import dev.douze.core.Animals
import dev.douze.core.AppIntent
import dev.douze.core.Beat
import dev.douze.core.Body
import dev.douze.core.ButtonView
import dev.douze.core.CardFace
import dev.douze.core.ChoiceView
import dev.douze.core.ChoicesView
import dev.douze.core.CurtainView
import dev.douze.core.DoorView
import dev.douze.core.ExportKind
import dev.douze.core.ExportView
import dev.douze.core.FaceView
import dev.douze.core.ForestIntent
import dev.douze.core.ForestView
import dev.douze.core.GameKind
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.HapticView
import dev.douze.core.HomeView
import dev.douze.core.Intent
import dev.douze.core.KingIntent
import dev.douze.core.Language
import dev.douze.core.LookView
import dev.douze.core.Motion
import dev.douze.core.NoticeView
import dev.douze.core.Pace
import dev.douze.core.Peek
import dev.douze.core.PeekView
import dev.douze.core.ReplayIntent
import dev.douze.core.RoleKind
import dev.douze.core.Screen
import dev.douze.core.Season
import dev.douze.core.SettingsIntent
import dev.douze.core.SettingsView
import dev.douze.core.TableFrame
import dev.douze.core.TableIntent
import dev.douze.core.Theme

/** The forest's table, if that is what [screen] shows. */
fun forest(screen: Screen): ForestView? = (screen.body as? Body.Forest)?.forest

/** Something that happened; [frame] is the table after it. */
fun beat(
    ms: Int,
    sentence: String,
    motion: Motion? = null,
    frame: TableFrame? = null,
    haptic: HapticView? = null,
) = Beat(ms, sentence, motion, haptic, frame)

/** Screens by hand for tests of what single parts show and send; every state of every screen: [Gallery]. */
object Fixtures {
    val all: Map<String, Screen> by lazy {
        others + ForestFixtures.all + KingFixtures.all + SetupFixtures.all +
            HintFixtures.all + ReviewFixtures.all + CouncilFixtures.all +
            DecksFixtures.all + ChronicleFixtures.all
    }

    val others: Map<String, Screen> by lazy {
        linkedMapOf(
            "home" to screen("Douze", Body.Home(home(null)), back = false),
            "home-continue" to
                screen(
                    "Douze",
                    Body.Home(home(button("Continue", Intent.App(AppIntent.ContinueGame), "Mia against Lea, round 3."))),
                    back = false,
                    notice = NoticeView(
                        "The saved data could not be read. It is kept as “douze-1.broken”, and Douze has started anew.",
                        button("Understood", Intent.App(AppIntent.DismissNotice)),
                    ),
                ),
            "curtain" to screen("Forest duel", Body.Curtain(curtain(peek(toggles = false, open = false)))),
            "curtain-open" to
                screen("Forest duel", Body.Curtain(curtain(peek(toggles = false, open = true))), secret = true),
            "curtain-toggle" to screen("Forest duel", Body.Curtain(curtain(peek(toggles = true, open = false)))),
            "curtain-plain" to screen("Forest duel", Body.Curtain(curtain(null))),
            "settings" to screen("Settings", Body.Settings(settings())),
        )
    }

    fun screen(
        title: String,
        body: Body,
        back: Boolean = true,
        notice: NoticeView? = null,
        secret: Boolean = false,
        turned: Boolean = false,
    ): Screen {
        val look = LookView(Theme.SYSTEM, "en", null)
        val home = button("Back", Intent.App(AppIntent.Back)).takeIf { back }
        val none = emptyList<ButtonView>()
        val live = emptyList<String>()
        val screen =
            Screen(title, title, null, false, home, none, null, look, null, null, null, notice, null, turned, secret, false, live, body)
        return screen.with(body)
    }

    /** The same with another body, and with the facts that follow from it. */
    fun Screen.with(body: Body): Screen =
        when (body) {
            is Body.Forest -> body.forest.run { table(GameKind.FOREST, round, confirm, undo) }
            is Body.King -> body.king.run { table(GameKind.KING, round, step?.next ?: confirm, undo + toHistory + toRules(GameKind.KING)) }
            is Body.Council -> body.council.run { table(GameKind.COUNCIL, turn, confirm, undo + toRules(GameKind.COUNCIL)) }
            is Body.Setup -> copy(game = body.setup.game)
            is Body.Curtain -> copy(game = body.curtain.game)
            is Body.Review -> copy(game = body.review.game)
            is Body.Rules -> copy(game = body.rules.game)
            is Body.Fair -> copy(game = body.fair.game)
            is Body.Chronicle, is Body.Decks, is Body.Preview -> copy(game = GameKind.COUNCIL)
            is Body.Puzzles -> copy(game = body.puzzles.game)
            is Body.Home, is Body.Games, is Body.People, is Body.Settings, is Body.Notices -> this
        }.copy(body = body)

    private fun Screen.table(game: GameKind, round: String, primary: ButtonView?, tools: List<ButtonView>) =
        copy(
            heading = round,
            game = game,
            atTable = true,
            tools = this.tools.ifEmpty { tools },
            primary = primary?.takeIf { it.enabled }
        )

    private val undo =
        listOf(
            button("Undo", Intent.Table(TableIntent.Undo), "Nothing new has been revealed since.").copy(role = RoleKind.UNDO),
            button("Redo", Intent.Table(TableIntent.Redo), "There is nothing to redo.", false).copy(role = RoleKind.REDO),
        )
    private val toHistory = button("History", Intent.King(KingIntent.OpenHistory)).copy(role = RoleKind.HISTORY)

    private fun toRules(game: GameKind) = button("Rules", Intent.App(AppIntent.OpenRules(game, null))).copy(role = RoleKind.RULES)

    fun button(
        label: String,
        intent: Intent,
        hint: String? = null,
        enabled: Boolean = true,
    ) = ButtonView(label, hint, enabled, null, intent)

    /** What a game's end offers. */
    val review = button("Review", Intent.Table(TableIntent.OpenReview), "What each decision cost, and what would have been better.")

    val watch = button("Watch again", Intent.Replay(ReplayIntent.Watch(1)), "The whole game, step by step, from any seat.")

    val record = ExportView("Save the record", "The whole game as a file, move by move.", true, ExportKind.RECORD)

    fun hand(
        word: String,
        selected: Boolean = false,
        badge: String? = null,
        shown: Boolean = false,
    ): HandCardView {
        val card = card(word)
        val rule = "1 point for each opposing card around it."
        val intent = Intent.Forest(ForestIntent.PickCard(card.card)).takeUnless { shown }
        return HandCardView(CardFace.Animal(card), selected, false, badge, rule, "${card.name}, ${card.number}: $rule", intent, null)
    }

    fun peek(
        toggles: Boolean,
        open: Boolean,
    ) = PeekView(
        if (toggles) "Show your hand" else "Hold to see your hand",
        toggles,
        open,
        Intent.Table(TableIntent.Peek),
        Intent.Table(TableIntent.StopPeeking),
        "Your screen reader is about to speak your secret hand aloud. Use headphones or make sure that nobody listens.",
        if (open) listOf(HandView("Lea’s hand", listOf("w1", "j1", "51").map { hand(it, shown = true) })) else emptyList(),
    )

    private fun home(goOn: ButtonView?) =
        HomeView(
            goOn,
            goOn?.let { GameKind.FOREST },
            null,
            Season.SUMMER,
            null,
            listOf(
                DoorView(
                    GameKind.KING,
                    button(
                        "King of 12",
                        Intent.App(AppIntent.OpenSetup(GameKind.KING)),
                        "Bluff your way to two crowns."
                    ),
                    null,
                ),
                DoorView(
                    GameKind.COUNCIL,
                    button(
                        "Council of 12",
                        Intent.App(AppIntent.OpenSetup(GameKind.COUNCIL)),
                        "Rule together, year after year, and ring the bells in time.",
                    ),
                    null,
                ),
                DoorView(
                    GameKind.FOREST,
                    button(
                        "Forest duel",
                        Intent.App(AppIntent.OpenSetup(GameKind.FOREST)),
                        "Black wood, white wood, sixteen cards.",
                    ),
                    null,
                ),
            ),
            button("Chronicle", Intent.App(AppIntent.OpenChronicle), "Every reign of your councils, year after year."),
            button("Puzzles", Intent.App(AppIntent.OpenPuzzles)),
            button("Rules", Intent.App(AppIntent.OpenRules(GameKind.KING, null))),
            button("Settings", Intent.App(AppIntent.OpenSettings)),
            "Unofficial, made by players from the public rulebooks, with texts and drawings of our own.",
        )

    private fun curtain(peek: PeekView?) =
        CurtainView(
            GameKind.FOREST,
            1,
            FaceView(1, null),
            "Pass the device to Lea",
            "Lea chooses a card in secret. Everyone else looks away.",
            button("I am Lea", Intent.Table(TableIntent.LiftCurtain), "Shows Lea’s hand."),
            peek,
            listOf(
                button("Undo", Intent.Table(TableIntent.Undo), "Nothing new has been revealed since."),
                button("Look at the table", Intent.Table(TableIntent.ShowTable)),
            ),
            380,
            "Swipe up to lift the curtain",
        )

    private fun settings() =
        SettingsView(
            choices(
                "Language",
                "As the device" to Intent.Settings(SettingsIntent.SetLanguage(null)),
                "English" to Intent.Settings(SettingsIntent.SetLanguage(Language.ENGLISH))
            ),
            choices(
                "Pace of motion",
                "Off" to Intent.Settings(SettingsIntent.SetPace(Pace.OFF)),
                "Normal" to Intent.Settings(SettingsIntent.SetPace(Pace.NORMAL))
            ),
            choices(
                "Colours",
                "As the device" to Intent.Settings(SettingsIntent.SetTheme(Theme.SYSTEM)),
                "Black" to Intent.Settings(SettingsIntent.SetTheme(Theme.BLACK))
            ),
            choices(
                "Looking at your hand",
                "Hold" to Intent.Settings(SettingsIntent.SetPeek(Peek.HOLD)),
                "Tap" to Intent.Settings(SettingsIntent.SetPeek(Peek.TOGGLE))
            ),
            choices(
                "Animals",
                "All twelve" to Intent.Settings(SettingsIntent.SetAnimals(Animals.ALL)),
                "Gentle" to Intent.Settings(SettingsIntent.SetAnimals(Animals.GENTLE))
            ),
            choices(
                "Sounds",
                "On" to Intent.Settings(SettingsIntent.SetSounds(true)),
                "Off" to Intent.Settings(SettingsIntent.SetSounds(false))
            ),
            choices(
                "Tips",
                "On" to Intent.Settings(SettingsIntent.SetTips(true)),
                "Off" to Intent.Settings(SettingsIntent.SetTips(false))
            ),
            listOf("Douze, version 0.1.0.", "Everything stays on this device: no account, no network, no adverts."),
            button("Licences", Intent.App(AppIntent.OpenNotices)),
        )

    fun choices(
        label: String,
        vararg choices: Pair<String, Intent>,
    ) = ChoicesView(label, choices.mapIndexed { i, (name, intent) -> ChoiceView(name, null, i == 0, intent) })
}
