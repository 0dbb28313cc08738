//! A lesson in the terminal: its words below the table, and what it asks for as the first choice.

use super::choice::{Choice, button};
use douze_app::screen::LessonView;

/// What glows or leads on comes first.
pub(super) fn choices(lesson: &LessonView, mut table: Vec<Choice>) -> Vec<Choice> {
    if let Some(place) = table.iter().position(|choice| Some(&choice.intent) == lesson.glow.as_ref()) {
        table[..=place].rotate_right(1);
    }
    let next = lesson.next.iter().filter(|_| lesson.learned.is_none());
    let ways = [&lesson.skip, &lesson.again].into_iter().flatten().chain([&lesson.leave]);
    next.filter_map(button).chain(table).chain(ways.filter_map(button)).collect()
}

/// The answer to what was pressed, the words of the step, and at the end what was learned.
pub(super) fn lines(lesson: &LessonView) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(lesson.missed.clone());
    lines.push(format!("{}: {}", lesson.progress, lesson.words));
    if let Some(learned) = &lesson.learned {
        lines.push(learned.label.clone());
        lines.extend(learned.lines.iter().map(|line| format!("  {line}")));
    }
    lines
}
