package dev.douze.ui.forest

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import dev.douze.ui.theme.Light
import dev.douze.ui.theme.LocalLight

/** The gold of every line and frame, from above to below. */
val goldStops =
    arrayOf(0f to Color(0xFFFFF0BE), 0.35f to Color(0xFFE9C46A), 0.65f to Color(0xFFB98532), 1f to Color(0xFFF0CF7E))
val goldFlat = Color(0xFFE3BE6B)
val goldDark = Color(0xFF8A6224)

fun gold(
    top: Float,
    bottom: Float,
): Brush = Brush.verticalGradient(*goldStops, startY = top, endY = bottom)

/** Colours of the wood: by night, by day, and on black. */
@Immutable
class Wood(
    val sky: List<Pair<Float, Color>>,
    val ray: Color,
    val moon: List<Color>,
    val glow: Color,
    val moonRing: Color,
    val darkFirs: Pair<Color, Color>,
    val paleFirs: Pair<Color, Color>,
    val mist: Color,
    val clearing: List<Color>,
    val line: Color,
    val text: Color,
    val soft: Color,
    val amber: Color,
    val sun: Color,
    val tray: Pair<Color, Color>,
    /** The chosen card: its broad ring and the thin one inside. */
    val chosen: Pair<Color, Color>,
    val better: Color,
    val felt: Felt,
    /** Light and dark leaves before the sun or the moon. */
    val laurel: Pair<Color, Color> = Color(0xFFF0CF7E) to Color(0xFFC08F38),
    /** How dark shadows are. */
    val shade: Float,
    /** The firs beside the tray are not drawn. */
    val plain: Boolean = false,
) {
    companion object {
        val night =
            Wood(
                sky =
                    listOf(
                        0f to Color(0xFF0A2A1F),
                        0.16f to Color(0xFF23694A),
                        0.42f to Color(0xFF1C5239),
                        0.72f to Color(0xFF0F3324),
                        1f to Color(0xFF04100B),
                    ),
                ray = Color(0x0CFFE9A6),
                moon = listOf(Color(0xFFFFEDB8), Color(0xFFF2B040), Color(0xFFC97F1A)),
                glow = Color(0x4DFFC65A),
                moonRing = Color(0xCCFFE29A),
                darkFirs = Color(0xFF0F2E21) to Color(0xFF0A2118),
                paleFirs = Color(0xFF9DBBA0) to Color(0xFF7A9C84),
                mist = Color(0xFF226545),
                clearing = listOf(Color(0xD92F7A55), Color(0x801C5239), Color(0x000F3324)),
                line = goldFlat,
                text = Color(0xFFFBF4E2),
                soft = Color(0xFFEAD9B0),
                amber = Color(0xFFFFC65A),
                sun = Color(0xFFFFB02E),
                tray = Color(0xFA10281D) to Color(0xFF050F0A),
                chosen = Color(0xFFFFB02E) to Color(0xFFFFE9B0),
                better = Color(0xFF57C79A),
                felt = Felt.lit,
                shade = 0.11f,
            )

        val day =
            Wood(
                sky =
                    listOf(
                        0f to Color(0xFF8FD0E8),
                        0.16f to Color(0xFFD8F1E2),
                        0.34f to Color(0xFFC6E6A6),
                        0.72f to Color(0xFFA3D184),
                        1f to Color(0xFF86BE70),
                    ),
                ray = Color(0x24FFFFFF),
                moon = listOf(Color(0xFFFFFDE8), Color(0xFFFFE27A), Color(0xFFF6BE3A)),
                glow = Color(0xE6FFFBE0),
                moonRing = Color(0xCCC98A1A),
                darkFirs = Color(0xFF3E8A62) to Color(0xFF2F7350),
                paleFirs = Color(0xFFEAF6E2) to Color(0xFFC9E2C4),
                mist = Color(0xFFD4EDC4),
                clearing = listOf(Color(0xF2DDF3B8), Color(0xB3C2E49C), Color(0x00A3D184)),
                line = Color(0xFF6B4F14),
                text = Color(0xFF0F2E1C),
                soft = Color(0xFF24482F),
                amber = Color(0xFF8A3A00),
                sun = Color(0xFF9E4200),
                tray = Color(0xFFF1F9E4) to Color(0xFFD6ECC2),
                chosen = Color(0xFFC25A00) to Color(0xFFFFE9B0),
                better = Color(0xFF1E7A56),
                felt = Felt.lit,
                laurel = Color(0xFF23694A) to Color(0xFF0F3D28),
                shade = 0.055f,
            )

        val black =
            Wood(
                sky = listOf(0f to Color.Black, 1f to Color.Black),
                ray = Color.Transparent,
                moon = listOf(Color(0xFFE6C987), Color(0xFFB98532), Color(0xFF7A4E10)),
                glow = Color.Transparent,
                moonRing = Color(0xFF8A6224),
                darkFirs = Color(0xFF0B1E16) to Color(0xFF07140F),
                paleFirs = Color(0xFF4E6656) to Color(0xFF3A4E42),
                mist = Color.Black,
                clearing = listOf(Color.Transparent, Color.Transparent, Color.Transparent),
                line = goldDark,
                text = Color(0xFFF3E8CF),
                soft = Color(0xFFD9CBA8),
                amber = Color(0xFFFFC65A),
                sun = Color(0xFFFFB02E),
                tray = Color.Black to Color.Black,
                chosen = Color(0xFFFFB02E) to Color(0xFFFFE9B0),
                better = Color(0xFF57C79A),
                felt = Felt.black,
                shade = 0f,
            )

        /** Without moon, firs and rays: nothing but cells, cards and words. */
        val contrast =
            Wood(
                sky = listOf(0f to Color.Black, 1f to Color.Black),
                ray = Color.Transparent,
                moon = listOf(Color.Transparent, Color.Transparent, Color.Transparent),
                glow = Color.Transparent,
                moonRing = Color.Transparent,
                darkFirs = Color.Transparent to Color.Transparent,
                paleFirs = Color.Transparent to Color.Transparent,
                mist = Color.Black,
                clearing = listOf(Color.Transparent, Color.Transparent, Color.Transparent),
                line = Color(0xFFFFE08A),
                text = Color.White,
                soft = Color(0xFFFFF3D6),
                amber = Color(0xFFFFD35A),
                sun = Color(0xFFFFB02E),
                tray = Color.Black to Color.Black,
                chosen = Color(0xFFFFB02E) to Color(0xFFFFE9B0),
                better = Color(0xFF7AE6BA),
                felt = Felt.contrast,
                shade = 0f,
                plain = true,
            )
    }
}

/** The wood in the light of the window. */
val wood: Wood
    @Composable get() =
        when (LocalLight.current) {
            Light.DAY -> Wood.day
            Light.NIGHT -> Wood.night
            Light.BLACK -> Wood.black
            Light.CONTRAST -> Wood.contrast
        }
