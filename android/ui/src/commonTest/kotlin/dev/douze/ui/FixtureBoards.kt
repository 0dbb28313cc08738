package dev.douze.ui

import dev.douze.core.BoardView
import dev.douze.core.CardView
import dev.douze.core.CellMark
import dev.douze.core.CellView
import dev.douze.core.ForestCard
import dev.douze.core.ForestIntent
import dev.douze.core.Intent

private val letters =
    mapOf(
        'c' to ForestCard.CROW,
        'b' to ForestCard.BAT,
        'm' to ForestCard.MOTH,
        '4' to ForestCard.SPIDER4,
        '5' to ForestCard.SPIDER5,
        'k' to ForestCard.CAT,
        'o' to ForestCard.OWL,
        'w' to ForestCard.WOLF,
        'j' to ForestCard.JACKALOPE,
        'd' to ForestCard.DEER,
        'r' to ForestCard.RACCOON,
        's' to ForestCard.SNAKE,
    )

private val marks =
    mapOf(
        '+' to CellMark.LEGAL,
        'v' to CellMark.ENTER_DOWN,
        '^' to CellMark.ENTER_UP,
        '>' to CellMark.ENTER_RIGHT,
        '<' to CellMark.ENTER_LEFT,
        '*' to CellMark.SELECTED,
        '?' to CellMark.GHOST,
        '-' to CellMark.LEAVING,
        '!' to CellMark.LATEST,
        '=' to CellMark.BECAUSE,
        '~' to CellMark.ADVISED,
        '#' to CellMark.DONE,
    )

private val NAMES =
    mapOf(
        ForestCard.CROW to "Crow 1",
        ForestCard.BAT to "Bat 2",
        ForestCard.MOTH to "Moth 3",
        ForestCard.SPIDER4 to "Spider 4",
        ForestCard.SPIDER5 to "Spider 5",
        ForestCard.CAT to "Cat 6",
        ForestCard.OWL to "Owl 7",
        ForestCard.WOLF to "Wolf 8",
        ForestCard.JACKALOPE to "Jackalope 9",
        ForestCard.DEER to "Deer 10",
        ForestCard.RACCOON to "Raccoon 11",
        ForestCard.SNAKE to "Snake X",
    )

fun card(
    card: ForestCard,
    seat: Int,
): CardView {
    val (name, number) = NAMES.getValue(card).split(' ')
    return CardView(card, seat, name, number, gentle = false)
}

/** "w0": the Wolf of seat 0. */
fun card(word: String) = card(letters.getValue(word[0]), word[1].digitToInt())

/** A board as text: "w0" is the Wolf of seat 0, "w0:3!" with three points and placed last, ".." an empty cell, ".+" a legal one. */
fun board(text: String): BoardView {
    val rows = text.trimIndent().lines().map { it.split(Regex(" +")) }
    val square = Pair(square(rows.size), square(rows[0].size))
    val cells = rows.flatMapIndexed { row, words -> words.mapIndexed { col, word -> cell(word, row, col, square) } }
    return BoardView(
        rows.size,
        rows[0].size,
        square.first,
        square.second,
        cells,
        "The display: ${rows.size - 2} rows, ${rows[0].size - 2} columns."
    )
}

/** Where the square begins in a window of so many cells. */
private fun square(cells: Int) = if (cells > SQUARE) 1 else 0

private const val SQUARE = 4

private fun cell(
    word: String,
    row: Int,
    col: Int,
    square: Pair<Int, Int>,
): CellView {
    val card = if (word[0] == '.') null else card(word)
    val mark = marks[word.last()] ?: CellMark.PLAIN
    val intent =
        when {
            mark in tapped -> Intent.Forest(ForestIntent.TapCell(row - 1, col - 1))
            card != null -> Intent.Forest(ForestIntent.InspectCard(row - 1, col - 1))
            else -> null
        }
    return CellView(
        row,
        col,
        if (mark == CellMark.ENTER_UP) SQUARE else row - square.first,
        if (mark == CellMark.ENTER_LEFT) SQUARE else col - square.second,
        card,
        points = word.substringAfter(':', "").filter { it.isDigit() }.ifEmpty { null },
        mark,
        spoken = "Row ${row + 1}, column ${col + 1}: ${card?.name ?: "empty"}.",
        intent,
    )
}

private val tapped =
    setOf(
        CellMark.LEGAL,
        CellMark.ENTER_DOWN,
        CellMark.ENTER_UP,
        CellMark.ENTER_LEFT,
        CellMark.ENTER_RIGHT,
        CellMark.SELECTED,
        CellMark.GHOST,
        CellMark.ADVISED,
    )
