//! The screen of a lesson.

use super::{Screen, lesson};
use crate::lessons::Progress;
use crate::text::Text;
use crate::{Intent, TableIntent};

/// The screen of a lesson: its table without tools, and the words of the step.
pub(crate) fn taught(text: &Text, progress: &Progress, screen: Screen) -> Screen {
    let wanted = &progress.wanted;
    let lesson = lesson::view(text, progress, wanted.first().cloned());
    let confirms = wanted.contains(&Intent::Table(TableIntent::Confirm));
    let live = lesson.missed.iter().chain([&lesson.words]).cloned().collect();
    Screen {
        tools: Vec::new(),
        thinking: None,
        primary: lesson.next.clone().or_else(|| screen.primary.filter(|_| confirms)),
        live,
        lesson: Some(lesson),
        ..screen
    }
}
