package dev.douze.ui

import dev.douze.core.CellMark
import dev.douze.core.CouncilKind
import dev.douze.core.CouncilView
import dev.douze.core.ForestIntent
import dev.douze.core.ForestView
import dev.douze.core.Intent
import dev.douze.core.KingView
import dev.douze.core.SetupIntent
import kotlin.random.Random
import kotlin.test.assertNotNull

private val open = setOf(CellMark.LEGAL, CellMark.ENTER_DOWN, CellMark.ENTER_UP, CellMark.ENTER_LEFT, CellMark.ENTER_RIGHT)

/** The name of something that leads on in a duel. */
fun next(
    view: ForestView,
    chance: Random,
): String {
    view.confirm?.takeIf { it.enabled }?.let { return it.label }
    val cells = view.board.cells.filter { it.mark in open && (it.intent as? Intent.Forest)?.v1 is ForestIntent.TapCell }
    val cards = view.hand?.cards.orEmpty().filter { it.intent != null && !it.selected }
    return cells.randomOrNull(chance)?.spoken ?: cards.random(chance).spoken
}

/** The name of something that leads on at the King's table. */
fun next(
    view: KingView,
    chance: Random,
): String {
    view.step?.let { return it.next.label }
    view.confirm?.let { return it.label }
    val faces = view.table.groups.flatMap { it.seats }.flatMap { it.reach }
    if (faces.isNotEmpty()) return faces.random(chance).label
    view.offers?.let { return it.choices.random(chance).label }
    val cards = view.hands.firstOrNull()?.cards.orEmpty().filter { it.intent != null }
    return cards.random(chance).spoken
}

/** The name of something that leads on at the council's table. */
fun next(
    view: CouncilView,
    chance: Random,
): String {
    // The story of a month is read first, where the hand will be.
    view.inspect?.let { return it.close.label }
    view.warning?.let { return it.cancel.label }
    view.proposal?.let { return listOf(it.accept, it.decline).random(chance).label }
    view.confirm?.takeIf { it.enabled }?.let { return it.label }
    view.offers?.let { return it.choices.random(chance).label }
    val cards = view.hands.flatMap { it.cards }.filter { it.intent != null && !it.selected }
    if (cards.isNotEmpty()) return cards.random(chance).spoken
    val reveals = view.table.seats.mapNotNull { it.reveal }.filter { it.enabled }
    if (reveals.isNotEmpty()) return reveals.random(chance).label
    val decisions = view.decisions.filter { it.enabled }
    if (decisions.isNotEmpty()) return decisions.random(chance).label
    error("nothing leads on: $view")
}

/** Chooses the first month of the troubled year, while a council is set up. */
fun Play.january() {
    press(setup().presets.choices.single { it.intent == Intent.Setup(SetupIntent.SetCouncil(CouncilKind.MONTH)) }.label)
    press(assertNotNull(setup().council).calendar.first().spoken)
    close()
}
