//! Lessons: each step of the council's; of the others one that is read, one that glows, a press that the step is not about,
//! the end. Then the tips at the place.

use super::play::{Play, Tour};
use crate::screen::LessonView;
use crate::{AppIntent, GameKind, Intent, TableIntent};

pub(super) const TOURS: &[Tour] =
    &[("lesson-king", king), ("lesson-council", council), ("lesson-forest", forest), ("tips", tips)];

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
        update.screen.lesson.as_ref().is_some_and(|lesson| lesson.learned.is_some())
    });
    play.show("lesson-king-end");
}

fn council(play: &mut Play) {
    const STEPS: [&str; 19] = [
        "lesson-council-1",
        "lesson-council-2",
        "lesson-council-3",
        "lesson-council-4",
        "lesson-council-5",
        "lesson-council-6",
        "lesson-council-7",
        "lesson-council-8",
        "lesson-council-9",
        "lesson-council-10",
        "lesson-council-11",
        "lesson-council-12",
        "lesson-council-13",
        "lesson-council-14",
        "lesson-council-15",
        "lesson-council-16",
        "lesson-council-17",
        "lesson-council-18",
        "lesson-council-19",
    ];
    open(play, GameKind::Council);
    for (step, name) in (1..).zip(STEPS) {
        play.until(name, |update| is_at(update.screen.lesson.as_ref(), step));
        play.show(name);
    }
}

fn forest(play: &mut Play) {
    open(play, GameKind::Forest);
    play.until("the first cell", |update| is_at(update.screen.lesson.as_ref(), 3));
    play.show("lesson-forest-cell");
    play.until("the Deer", |update| is_at(update.screen.lesson.as_ref(), 12));
    play.show("lesson-forest-push");
    play.until("the end", |update| is_at(update.screen.lesson.as_ref(), 18));
    play.show("lesson-forest-end");
}

fn tips(play: &mut Play) {
    play.taps("tips on");
    let tip = |update: &crate::Update| update.screen.tip.is_some();
    play.taps("setup, fawn 1");
    play.seek("a Deer", "setup", 12, tip);
    play.show("tip-deer");
    play.taps("home, king, pretender 1");
    play.seek("a tie", "king", 12, tip);
    play.show("tip-tie");
    play.taps("home, council");
    play.seek("two targets", "council", 12, tip);
    play.show("tip-two-targets");
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
