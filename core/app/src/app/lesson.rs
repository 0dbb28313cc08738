//! Lessons on the display: how they are offered, opened, answered and left.

use super::course::Course;
use super::{App, Place};
use crate::flow::{self, Reply};
use crate::lessons::{self, Step};
use crate::store::StoreError;
use crate::{GameKind, Intent, LessonIntent};
use serde::{Deserialize, Serialize};

/// What is kept of lessons on the device.
const KEY: &str = "lessons";

/// The games whose lesson was finished or left.
#[derive(Default, Serialize, Deserialize)]
struct Seen(Vec<GameKind>);

impl App {
    /// The games whose door offers its lesson: never played, and the lesson not seen.
    pub(super) fn offered(&self) -> Vec<GameKind> {
        let Seen(seen) = flow::load(&self.store, KEY);
        let is_new = |game: &GameKind| {
            lessons::of(*game).is_some() && !seen.contains(game) && !flow::was_played(&self.store, *game)
        };
        [GameKind::King, GameKind::Council, GameKind::Forest].into_iter().filter(is_new).collect()
    }

    /// Opens the lesson of this game from home or from its rules.
    pub(super) fn open_lesson(&mut self, game: GameKind, now_ms: i64) -> Result<Reply, StoreError> {
        let Some(lesson) = lessons::of(game).filter(|_| self.place.game().is_none()) else {
            return Ok(Reply::not_now());
        };
        let course = Course::begin(lesson, now_ms, &mut self.tickets)?;
        self.overlays.clear();
        self.place = Place::Lesson(Box::new(course));
        Ok(Reply::seen())
    }

    /// Answers an intent while a lesson is on the display.
    pub(super) fn at_lesson(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        let Place::Lesson(course) = &mut self.place else { return Ok(Reply::not_now()) };
        match intent {
            Intent::Lesson(LessonIntent::Next) => {
                if !matches!(course.progress().step, Some(Step::Read(_))) || course.progress().is_last() {
                    return Ok(Reply::not_now());
                }
                course.advance(now_ms, &mut self.tickets)?;
            }
            Intent::Lesson(LessonIntent::Again) => {
                **course = course.again(now_ms, &mut self.tickets)?;
            }
            Intent::Lesson(LessonIntent::Leave) => {
                self.leave_lesson()?;
                self.go_home();
            }
            intent => {
                let reply = course.press(intent, now_ms, &mut self.tickets)?;
                let ended = course.progress().is_last();
                if ended {
                    self.leave_lesson()?;
                }
                return Ok(reply);
            }
        }
        Ok(Reply::seen())
    }

    /// The lesson is not offered at its door again.
    pub(super) fn leave_lesson(&mut self) -> Result<(), StoreError> {
        let Place::Lesson(course) = &self.place else { return Ok(()) };
        let game = course.progress().game;
        let Seen(mut seen) = flow::load(&self.store, KEY);
        if seen.contains(&game) {
            return Ok(());
        }
        seen.push(game);
        flow::save(&mut self.store, KEY, &Seen(seen))
    }

    /// From the last step of a lesson to the form of its game.
    pub(super) fn is_after_lesson(&self) -> bool {
        matches!(&self.place, Place::Lesson(course) if course.progress().is_last())
            && self.overlays.is_empty()
    }
}
