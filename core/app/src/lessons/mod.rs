//! What lessons teach: a fixed deal of the real game, and the words of each step. How a lesson runs: `app/course.rs`.

mod forest;
mod king;
mod script;

use crate::GameKind;
pub(crate) use script::{Lesson, Progress, Scene, Step};

/// The lesson of this game, where there is one.
pub(crate) const fn of(game: GameKind) -> Option<&'static Lesson> {
    match game {
        GameKind::Forest => Some(&forest::LESSON),
        GameKind::King => Some(&king::LESSON),
        GameKind::Council => None,
    }
}
