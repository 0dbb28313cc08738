@file:Suppress("ktlint:standard:max-line-length")

package dev.douze.ui.components

import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CharacterKind
import dev.douze.core.ForestCard
import dev.douze.ui.art.animalPath
import dev.douze.ui.art.characterPath

private const val SIDE = 24f
private val vectors = mutableMapOf<String, ImageVector>()

/** Path data in a square of 24 units as a picture; parsed once. */
fun picture(path: String): ImageVector =
    vectors.getOrPut(path) {
        ImageVector
            .Builder(defaultWidth = SIDE.dp, defaultHeight = SIDE.dp, viewportWidth = SIDE, viewportHeight = SIDE)
            .addPath(PathParser().parsePathString(path).toNodes(), PathFillType.EvenOdd, fill = SolidColor(Color.Black))
            .build()
    }

fun animal(card: ForestCard): ImageVector = picture(animalPath(card))

fun character(kind: CharacterKind): ImageVector = picture(characterPath(kind))

/** A drawing in one colour; decoration for a screen reader. */
@Composable
fun Picture(
    image: ImageVector,
    colour: Color,
    size: Dp,
    modifier: Modifier = Modifier,
) = Image(image, contentDescription = null, modifier.size(size), colorFilter = ColorFilter.tint(colour))

/** What is advised, on the board and beside it. */
const val STAR = "M12 3.1L14.3 9.5L21.1 9.7L15.7 13.9L17.6 20.5L12 16.6L6.4 20.5L8.3 13.9L2.9 9.7L9.7 9.5z"

/** The signs of buttons, and of what was done and what would be better. */
object Signs {
    val first = picture("M5 5H7.2V19H5zM17.4 4.5L19.5 6.6L14.1 12L19.5 17.4L17.4 19.5L9.9 12z")
    val stepBack = picture("M14.5 4.5L16.6 6.6L11.2 12L16.6 17.4L14.5 19.5L7 12z")
    val play = picture("M7 4.2L20 12L7 19.8z")
    val pause = picture("M6 4.5H10.2V19.5H6zM13.8 4.5H18V19.5H13.8z")
    val stepForward = picture("M9.5 4.5L7.4 6.6L12.8 12L7.4 17.4L9.5 19.5L17 12z")
    val last = picture("M6.6 4.5L4.5 6.6L9.9 12L4.5 17.4L6.6 19.5L14.1 12zM16.8 5H19V19H16.8z")
    val back = picture("M14.5 4.5L16.6 6.6L11.2 12L16.6 17.4L14.5 19.5L7 12z")
    val undo = picture("M9.5 4L11 5.5L8 8.5H14.5A5.75 5.75 0 0 1 14.5 20H7V17.8H14.5A3.55 3.55 0 0 0 14.5 10.7H8L11 13.7L9.5 15.2L3.9 9.6z")
    val redo =
        picture("M14.5 4L13 5.5L16 8.5H9.5A5.75 5.75 0 0 0 9.5 20H17V17.8H9.5A3.55 3.55 0 0 1 9.5 10.7H16L13 13.7L14.5 15.2L20.1 9.6z")
    val more = picture("M11 5H13V11H19V13H13V19H11V13H5V11H11z")
    val less = picture("M5 11H19V13H5z")
    val close = picture("M6.4 5L12 10.6L17.6 5L19 6.4L13.4 12L19 17.6L17.6 19L12 13.4L6.4 19L5 17.6L10.6 12L5 6.4z")
    val bin = picture("M9 3.5H15V5.2H20V7.2H4V5.2H9zM6 8.8H18L17.2 20.5H6.8z")
    val check = picture("M9.5 16.2L5.3 12L3.9 13.4L9.5 19L20.5 8L19.1 6.6z")
    val next = picture("M4 10.9H14.6L10.3 6.6L11.9 5L18.9 12L11.9 19L10.3 17.4L14.6 13.1H4z")
    val again = picture("M12 4A8 8 0 0 1 18.9 8V4.5H21V12H13.5V9.9H17.6A5.9 5.9 0 1 0 17.5 14.2H19.7A8 8 0 1 1 12 4z")
    val book =
        picture(
            "M4 4.5H9.8L12 6L14.2 4.5H20V18.2H14.4L12 19.8L9.6 18.2H4zM6 6.5V16.2H10.2L11 16.7V7.7L9.2 6.5zM14.8 6.5L13 7.7V16.7L13.8 16.2H18V6.5z"
        )
    val history =
        picture(
            "M12 3.5A8.5 8.5 0 1 1 4.1 15.2L6.1 14.4A6.3 6.3 0 1 0 6.4 9H9V11.1H2.8V4.9H4.9V7.3A8.5 8.5 0 0 1 12 3.5zM11 7.5H13V11.6L16 13.4L15 15.1L11 12.7z"
        )
    val about =
        picture(
            "M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3zM12 5.1A6.9 6.9 0 1 0 12 18.9A6.9 6.9 0 0 0 12 5.1zM11 10.6H13V16.6H11zM11 7.2H13V9.2H11z"
        )
    val bulb =
        picture(
            "M12 3A6.5 6.5 0 0 1 15.5 15V17H8.5V15A6.5 6.5 0 0 1 12 3zM12 5.1A4.4 4.4 0 0 0 9.9 13.4L10.6 13.8V14.9H13.4V13.8L14.1 13.4A4.4 4.4 0 0 0 12 5.1zM8.5 18.2H15.5V20H8.5zM10.3 21H13.7V22.3H10.3z"
        )
    val gear =
        picture(
            "M12.00 1.20L14.23 3.69L17.40 2.65L18.08 5.92L21.35 6.60L20.31 9.77L22.80 12.00L20.31 14.23L21.35 17.40L18.08 18.08L17.40 21.35L14.23 20.31L12.00 22.80L9.77 20.31L6.60 21.35L5.92 18.08L2.65 17.40L3.69 14.23L1.20 12.00L3.69 9.77L2.65 6.60L5.92 5.92L6.60 2.65L9.77 3.69ZM12.00 3.10L13.79 5.34L16.45 4.29L16.88 7.12L19.71 7.55L18.66 10.21L20.90 12.00L18.66 13.79L19.71 16.45L16.88 16.88L16.45 19.71L13.79 18.66L12.00 20.90L10.21 18.66L7.55 19.71L7.12 16.88L4.29 16.45L5.34 13.79L3.10 12.00L5.34 10.21L4.29 7.55L7.12 7.12L7.55 4.29L10.21 5.34ZM12.00 7.40L13.76 7.75L15.25 8.75L16.25 10.24L16.60 12.00L16.25 13.76L15.25 15.25L13.76 16.25L12.00 16.60L10.24 16.25L8.75 15.25L7.75 13.76L7.40 12.00L7.75 10.24L8.75 8.75L10.24 7.75ZM12.00 9.20L13.07 9.41L13.98 10.02L14.59 10.93L14.80 12.00L14.59 13.07L13.98 13.98L13.07 14.59L12.00 14.80L10.93 14.59L10.02 13.98L9.41 13.07L9.20 12.00L9.41 10.93L10.02 10.02L10.93 9.41Z"
        )
    val puzzle = picture("M3.5 7.5H8.1A2.9 2.9 0 1 1 13.4 7.5H18V12.1A2.9 2.9 0 1 1 18 17.4V22H3.5V17.4A2.9 2.9 0 1 0 3.5 12.1z")
    val star = picture(STAR)
    val done = picture("M6 6H18V18H6z")
    val eye =
        picture(
            "M12 5.5C16.7 5.5 20.6 8.3 22.5 12C20.6 15.7 16.7 18.5 12 18.5S3.4 15.7 1.5 12C3.4 8.3 7.3 5.5 12 5.5zM12 8A4 4 0 1 0 12 16A4 4 0 0 0 12 8zM12 10A2 2 0 1 1 12 14A2 2 0 0 1 12 10z"
        )
}
