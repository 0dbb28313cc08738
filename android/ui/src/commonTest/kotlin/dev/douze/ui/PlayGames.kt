package dev.douze.ui

import dev.douze.core.CellMark
import dev.douze.core.CouncilIntent
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
    view.confirm?.takeIf { it.enabled }?.let { return it.label }
    val faces = view.table.groups.flatMap { it.seats }.flatMap { it.reach }
    if (faces.isNotEmpty()) return faces.random(chance).label
    view.offers?.let { return it.choices.random(chance).label }
    val cards = view.hands.firstOrNull()?.cards.orEmpty().filter { it.intent != null }
    return cards.random(chance).spoken
}

/** The names of what is to be chosen beside the hand: neighbouring faces on the die, else in a box. */
private fun choices(view: CouncilView): List<String>? {
    val faces = view.table.die.reach
    return if (faces.size in 1..NEIGHBOURS) faces.map { it.label } else view.offers?.choices?.map { it.label }
}

private const val NEIGHBOURS = 5

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
    choices(view)?.let { return it.random(chance) }
    val cards = view.hands.flatMap { it.cards }.filter { it.intent != null && !it.selected }
    if (cards.isNotEmpty()) return cards.random(chance).spoken
    val reveals = view.table.seats.mapNotNull { it.reveal }.filter { it.enabled }
    if (reveals.isNotEmpty()) return reveals.random(chance).label
    val decisions = view.decisions.filter { it.enabled }
    if (decisions.isNotEmpty()) return decisions.random(chance).label
    error("nothing leads on: $view")
}

/**
 * The name of what an advised person does in a month that counts bells: rings them while there is Favour to spare, follows
 * the hint, and lets those reveal first who say so.
 */
fun advised(view: CouncilView): String {
    view.inspect?.let { return it.close.label }
    view.warning?.let { return it.goOn.label }
    view.proposal?.let { return it.accept.label }
    view.confirm?.takeIf { it.enabled }?.let { return it.label }
    val rings = view.aim?.reached == false && view.table.favour.value > 1
    view.decisions.find { it.enabled && it.intent == Intent.Council(CouncilIntent.RingBells(rings)) }?.let { return it.label }
    val hint = view.hint
    if (hint != null) {
        hint.options.firstOrNull()?.takeIf { it.select != null }?.let { return it.spoken }
    } else {
        view.askHint?.takeIf { it.enabled }?.let { return it.label }
    }
    choices(view)?.let { return it.first() }
    val cards = view.hands.flatMap { it.cards }.filter { it.intent != null && !it.selected }
    cards.firstOrNull()?.let { return it.spoken }
    val seats = view.table.seats
    val reveals = (seats.filter { it.remark != null } + seats.reversed()).mapNotNull { it.reveal }
    reveals.find { it.enabled }?.let { return it.label }
    return view.decisions.first { it.enabled }.label
}

/** Chooses a month of the troubled year, 1 to 12, while a council is set up. */
fun Play.month(month: Int) {
    press(setup().presets.choices.single { it.intent == Intent.Setup(SetupIntent.SetCouncil(CouncilKind.MONTH)) }.label)
    press(assertNotNull(setup().council).calendar[month - 1].spoken)
    close()
}
