//! Beats: the latest events as motion, sound and speech.

use super::board::Window;
use super::sentences::Sentences;
use super::{Words, frame};
use crate::flow::forest::Forest;
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::screen::frames::changed;
use crate::screen::parts::at_pace;
use crate::text::Text;
use crate::{Beat, Motion, TableFrame};
use douze_rules::forest::{Event, Observation};

/// The beats of the events from number `from` on, over the screen that `forest` now shows. The first has a frame, the others where the table
/// changes.
pub(crate) fn beats(
    text: &Text,
    settings: &Settings,
    people: &People,
    forest: &Forest,
    from: usize,
) -> Vec<Beat> {
    let events = forest.events().get(from..).unwrap_or_default();
    let words = Words::seated(text, settings.animals, people, &forest.game);
    let seen = forest.public();
    let sentences = Sentences { words: &words, seen: &seen, window: Window::new(&seen, None) };
    let drawn = events.iter().filter(|event| matches!(event, Event::Drawn { .. })).count();
    let mut draw_shown = false;
    let mut beats: Vec<Beat> = Vec::new();
    // A frame is as much work as a board of the screen: none is drawn of a table that was drawn just before.
    let mut drawn_last: Option<Observation> = None;
    let mut next = |seen: &Observation, beats: &[Beat]| {
        if drawn_last.as_ref() == Some(seen) {
            return None;
        }
        drawn_last = Some(*seen);
        changed(TableFrame::Forest { forest: frame(&words, seen, sentences.window) }, beats)
    };
    let tables = forest.tables(events.len());
    for (at, event) in events.iter().enumerate() {
        if matches!(event, Event::Drawn { .. }) && std::mem::replace(&mut draw_shown, true) {
            continue;
        }
        let Some((motion, sentence, ms)) = sentences.describe(event, drawn) else { continue };
        let frame = tables.get(at).and_then(|seen| next(seen, &beats));
        let motion = motion.map(|forest| Motion::Forest { forest });
        beats.push(Beat::new(at_pace(ms, settings.pace), sentence, motion, frame));
    }
    // The last beat ends on the table as it is now, with all that happened without a word.
    let end = next(&seen, &beats);
    if let (Some(last), Some(frame)) = (beats.last_mut(), end) {
        last.frame = Some(frame);
    }
    Beat::felt(beats)
}
