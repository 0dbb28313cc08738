//! Reigns and rulers as lists, in windows.

use super::{page, words};
use crate::chronicle::{Line, Throne};
use crate::flow::chronicle::{Chronicle, WINDOW};
use crate::screen::{ReignLineView, ReignListView, RulerListView, RulerView, WindowView};
use crate::text::Text;
use crate::{ChronicleIntent, Intent};

/// The lines of the window, the newest first.
pub(super) fn shown(chronicle: &Chronicle) -> impl DoubleEndedIterator<Item = &Line> {
    let lines = chronicle.book.lines();
    let end = lines.len().saturating_sub(chronicle.first);
    lines.get(end.saturating_sub(WINDOW)..end).unwrap_or_default().iter().rev()
}

/// Which part of the list is shown, and the ways to the others.
pub(super) fn window(text: &Text, chronicle: &Chronicle) -> WindowView {
    let part = [chronicle.first, chronicle.book.lines().len(), WINDOW];
    WindowView::new(text, ["chronicle-window", "chronicle-newer", "chronicle-older"], part, |first| {
        Intent::Chronicle(ChronicleIntent::ShowReigns { first })
    })
}

pub(super) fn reigns(text: &Text, chronicle: &Chronicle) -> ReignListView {
    let open = chronicle.page().map(|line| line.reign.id);
    let line = |line: &Line| {
        let reign = &line.reign;
        let (from, to) = words::span_of(line);
        ReignLineView {
            id: reign.id.to_string(),
            years: words::span(from, to),
            members: words::named(text, line),
            length: words::years(text, reign.years()),
            verdict: words::verdict(text, reign.verdict(), reign.won).0,
            band: words::band_of(reign),
            won: reign.won,
            kind: words::kind(text, reign),
            throne: words::throne(text, &reign.throne, line.crowned),
            selected: open == Some(reign.id),
            spoken: spoken(text, words::in_a_sentence(text, line)),
            open: open_page(line),
            struck: reign.struck.then(|| text.say("chronicle-struck")),
            corrected: page::is_corrected(reign).then(|| text.say("chronicle-corrected")),
        }
    };
    ReignListView { window: window(text, chronicle), reigns: shown(chronicle).map(line).collect() }
}

/// Who sat on the throne while the next council reigned; the last one sits there still.
pub(super) fn rulers(text: &Text, chronicle: &Chronicle) -> RulerListView {
    let total = chronicle.book.lines().len();
    let ruler = |(line, newer): (&Line, Option<&Line>)| {
        let names = [("names", words::named(text, line).into())];
        let since = [("from", line.next_year().into())];
        let (years, aloud) = match newer {
            Some(newer) => {
                let (from, to) = words::span_of(newer);
                (words::span(from, to), words::spelled(text, (from, to), true))
            }
            None => [text.with("chronicle-since", &since), text.with("chronicle-since", &since)].into(),
        };
        let throne = words::throne(text, &line.reign.throne, line.crowned);
        let why = match &line.reign.throne {
            Throne::Vacant => text.with("chronicle-ruler-none", &names),
            Throne::Character(_) => text.with("chronicle-ruler-chosen", &names),
            Throne::Winner(_) => text.say("chronicle-ruler-king"),
        };
        RulerView {
            spoken: spoken(
                text,
                text.with(
                    "chronicle-ruler-spoken",
                    &[
                        ("list", aloud.into()),
                        ("name", throne.name.as_str().into()),
                        ("rule", why.as_str().into()),
                    ],
                ),
            ),
            years,
            throne,
            line: why,
            open: open_page(line),
        }
    };
    let end = total.saturating_sub(chronicle.first);
    // The next one that counts.
    let newer =
        |place: usize| chronicle.book.lines().get(end - place..)?.iter().find(|line| !line.reign.struck);
    let lines = shown(chronicle).enumerate().filter(|(_, line)| !line.reign.struck);
    let rulers = lines.map(|(place, line)| ruler((line, newer(place)))).collect();
    RulerListView { window: window(text, chronicle), rulers }
}

/// A sentence about a reign, and what a tap does.
pub(super) fn spoken(text: &Text, sentence: String) -> String {
    sentence + " " + &text.say("chronicle-opens")
}

pub(super) fn open_page(line: &Line) -> Intent {
    Intent::Chronicle(ChronicleIntent::OpenReign { id: line.reign.id.to_string() })
}
