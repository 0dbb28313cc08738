//! Lessons: a step that is read, one that glows, a press that the step is not about, the end.

use super::play::{Play, Tour};
use crate::screen::LessonView;
use crate::{AppIntent, GameKind, Intent, TableIntent};

pub(super) const TOURS: &[Tour] = &[("lesson-king", king), ("lesson-forest", forest)];

fn king(play: &mut Play) {
    open(play, GameKind::King);
    play.show("lesson-king-read");
    follow(play, 2);
    play.show("lesson-king-glow");
    play.dispatch(Intent::Table(TableIntent::Undo));
    play.show("lesson-king-missed");
    play.until("the Sorcerer", |update| is_at(update.screen.lesson.as_ref(), 7));
    play.show("lesson-king-tip");
    play.until("the end", |update| {
        update.screen.lesson.as_ref().is_some_and(|lesson| lesson.again.is_some())
    });
    play.show("lesson-king-end");
}

fn forest(play: &mut Play) {
    open(play, GameKind::Forest);
    play.until("the first cell", |update| is_at(update.screen.lesson.as_ref(), 3));
    play.show("lesson-forest-cell");
    play.until("the Deer", |update| is_at(update.screen.lesson.as_ref(), 12));
    play.show("lesson-forest-push");
}

fn is_at(lesson: Option<&LessonView>, step: i32) -> bool {
    lesson.is_some_and(|lesson| lesson.step == step)
}

fn open(play: &mut Play, game: GameKind) {
    play.dispatch(Intent::App(AppIntent::OpenLesson { game }));
}

/// Presses so often what the lesson shows.
fn follow(play: &mut Play, presses: usize) {
    for _ in 0..presses {
        if let Some(intent) = play.lesson() {
            play.dispatch(intent);
        }
    }
}
