//! The way into a lesson, through it, and out of it.

use super::{App, Place};
use crate::flow::lesson::Lesson;
use crate::flow::{self, Reply};
use crate::store::StoreError;
use crate::{GameKind, Intent, LessonIntent};
use serde::{Deserialize, Serialize};

const KEY: &str = "lessons";

/// At which step each lesson was left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Left {
    forest: usize,
    king: usize,
    council: usize,
}

impl Left {
    fn step(&mut self, game: GameKind) -> &mut usize {
        match game {
            GameKind::Forest => &mut self.forest,
            GameKind::King => &mut self.king,
            GameKind::Council => &mut self.council,
        }
    }
}

impl App {
    /// Answers an intent about a lesson.
    pub(super) fn at_lesson(&mut self, intent: &LessonIntent) -> Result<Reply, StoreError> {
        match (intent, &mut self.place) {
            (LessonIntent::OpenLesson { game }, Place::Home(_) | Place::Setup(_) | Place::Lesson(_)) => {
                let step = *flow::load::<Left>(&self.store, KEY).step(*game);
                self.open_lesson(*game, step)
            }
            (LessonIntent::NextStep, Place::Lesson(lesson)) => {
                let reply = lesson.next()?;
                self.keep_step();
                Ok(reply)
            }
            (LessonIntent::AgainFromStart, Place::Lesson(lesson)) => {
                let game = lesson.game();
                self.open_lesson(game, 0)
            }
            (LessonIntent::SkipLesson, Place::Lesson(_)) => {
                self.go_home();
                Ok(Reply::seen())
            }
            _ => Ok(Reply::not_now()),
        }
    }

    /// A press at the table of a lesson.
    pub(super) fn press_in_lesson(&mut self, intent: Intent) -> Result<Reply, StoreError> {
        let Place::Lesson(lesson) = &mut self.place else { return Ok(Reply::not_now()) };
        let reply = lesson.press(intent)?;
        self.keep_step();
        Ok(reply)
    }

    fn open_lesson(&mut self, game: GameKind, step: usize) -> Result<Reply, StoreError> {
        let Some(lesson) = Lesson::begin(game, step)? else { return Ok(Reply::not_now()) };
        self.overlays.clear();
        self.place = Place::Lesson(Box::new(lesson));
        self.keep_step();
        Ok(Reply::seen())
    }

    /// That a lesson goes on where it was left is not worth a word about a full disk.
    fn keep_step(&mut self) {
        let Place::Lesson(lesson) = &self.place else { return };
        let mut left = flow::load::<Left>(&self.store, KEY);
        let step = if lesson.is_last() { 0 } else { lesson.step() };
        if std::mem::replace(left.step(lesson.game()), step) != step {
            let _ = flow::save(&mut self.store, KEY, &left);
        }
    }
}
