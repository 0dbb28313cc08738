package dev.douze.ui.people

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.PeopleView
import dev.douze.core.PersonLineView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Face
import dev.douze.ui.components.Rosette
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TakenOff
import dev.douze.ui.components.panel
import dev.douze.ui.components.press
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape

/** The people of this device, or the page of one. */
@Composable
fun PeopleScreen(
    view: PeopleView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val page = view.page
    val scroll = key(page?.name) { rememberScrollState() }
    Column(
        Modifier
            .verticalScroll(scroll)
            .heightIn(min = maxHeight)
            .widthIn(max = 720.dp)
            .padding(horizontal = Space.medium)
            .padding(bottom = Space.large),
        Arrangement.spacedBy(12.dp),
    ) {
        if (page != null) {
            PersonPage(page, onIntent)
        } else {
            AppText(view.summary, Modifier.fillMaxWidth())
            view.forgotten?.let { TakenOff(it, onIntent) }
            view.people.forEach { key(it.name) { Person(it, onIntent) } }
            Rosette(Modifier.fillMaxWidth().weight(1f)) { Picture(Art.CROWN, Modifier.size(72.dp, 56.dp)) }
        }
    }
}

@Composable
private fun Person(
    view: PersonLineView,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier
        .fillMaxWidth()
        .panel()
        .press(view.open, PanelShape, onIntent)
        .padding(14.dp, 12.dp)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(12.dp),
    Alignment.CenterVertically,
) {
    Face(view.face, 60.dp)
    Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
        AppText(view.name, style = LocalTypography.current.name)
        SoftText(view.line)
    }
}
