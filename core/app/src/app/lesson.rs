//! Lessons on screen: how they are offered, opened, answered and left.

use super::course::Course;
use super::{App, Place};
use crate::flow::{self, Reply};
use crate::lessons::{self, Step};
use crate::store::StoreError;
use crate::{GameKind, Intent, LessonIntent};
use serde::{Deserialize, Serialize};

/// What is kept of lessons on the device.
const KEY: &str = "lessons";

/// Where a lesson was left.
const PLACE: &str = "lesson-place";

/// Of each game, the step at which its lesson was left before its end, from 1.
#[derive(Default, Serialize, Deserialize)]
struct Places(Vec<(GameKind, usize)>);

/// The games whose lesson was finished or left.
#[derive(Default, Serialize, Deserialize)]
struct Seen(Vec<GameKind>);

impl App {
    /// The games whose door offers its lesson: never played, and the lesson not seen.
    pub(super) fn offered(&self) -> Vec<GameKind> {
        let Seen(seen) = flow::load(&self.store, KEY);
        let is_new = |game: &GameKind| !seen.contains(game) && !flow::was_played(&self.store, *game);
        GameKind::ALL.into_iter().filter(is_new).collect()
    }

    /// Opens the lesson of this game from home or from its rules, where it was left.
    pub(super) fn open_lesson(&mut self, game: GameKind, now_ms: i64) -> Result<Reply, StoreError> {
        if self.place.game().is_some() {
            return Ok(Reply::not_now());
        }
        self.leave_lesson()?;
        let Places(places) = flow::load(&self.store, PLACE);
        let step = places.into_iter().find(|(left, _)| *left == game).map_or(1, |(_, step)| step);
        let course = Course::begin(lessons::of(game), step, now_ms, &mut self.tickets)?;
        self.overlays.clear();
        self.place = Place::Lesson(Box::new(course));
        Ok(Reply::seen())
    }

    /// Answers an intent while a lesson is on screen.
    pub(super) fn at_lesson(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        let Place::Lesson(course) = &mut self.place else { return Ok(Reply::not_now()) };
        match intent {
            Intent::Lesson(LessonIntent::Next) => {
                if !matches!(course.progress().step, Some(Step::Read(_))) || course.progress().is_last() {
                    return Ok(Reply::not_now());
                }
                course.advance(now_ms, &mut self.tickets)?;
            }
            Intent::Lesson(LessonIntent::Skip) => {
                if course.progress().is_last() {
                    return Ok(Reply::not_now());
                }
                return course.skip(now_ms, &mut self.tickets);
            }
            Intent::Lesson(LessonIntent::Again) => {
                **course = course.again(now_ms, &mut self.tickets)?;
            }
            Intent::Lesson(LessonIntent::Leave) => {
                self.leave_lesson()?;
                self.go_home();
            }
            intent => {
                return course.press(intent, now_ms, &mut self.tickets);
            }
        }
        Ok(Reply::seen())
    }

    /// The lesson is not offered at its door again, and goes on where it was left before its end.
    pub(super) fn leave_lesson(&mut self) -> Result<(), StoreError> {
        let Place::Lesson(course) = &self.place else { return Ok(()) };
        let progress = course.progress();
        let game = progress.game;
        let Places(mut places) = flow::load(&self.store, PLACE);
        places.retain(|(left, _)| *left != game);
        if !progress.is_last() && progress.number > 1 {
            places.push((game, progress.number));
        }
        self.store.transaction(|store| {
            flow::save(store, PLACE, &Places(places))?;
            let Seen(mut seen) = flow::load(store, KEY);
            if seen.contains(&game) {
                return Ok(());
            }
            seen.push(game);
            flow::save(store, KEY, &Seen(seen))
        })
    }

    /// From the last step of a lesson to the form of its game.
    pub(super) fn is_after_lesson(&self) -> bool {
        matches!(&self.place, Place::Lesson(course) if course.progress().is_last())
            && self.overlays.is_empty()
    }
}
