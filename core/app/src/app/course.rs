//! A lesson under way: the table of a real game in a store that lives in memory, on which only the next action of the
//! lesson's line can be pressed. The rival's actions follow by themselves.

use crate::flow::council::{Council, CouncilRules};
use crate::flow::forest::{Forest, ForestRules};
use crate::flow::king::{King, KingRules};
use crate::flow::stored::{Found, Game};
use crate::flow::table::{AnyTable, Table, TableGame};
use crate::flow::{Context, OnTable, Reply, Taught};
use crate::lessons::{Lesson, Missed, Progress, Scene, Step};
use crate::store::{Store, StoreError};
use crate::{GameKind, Intent, TableIntent};

/// Presses at most that one step takes.
const PRESSES: usize = 8;

/// The table of a lesson.
pub(super) enum LessonTable {
    Forest(Box<Forest>),
    King(Box<King>),
    Council(Box<Council>),
}

impl LessonTable {
    pub(super) fn on_table(&self) -> OnTable<'_> {
        match self {
            Self::Forest(forest) => OnTable::Forest(forest),
            Self::King(king) => OnTable::King(king),
            Self::Council(council) => OnTable::Council(council),
        }
    }
}

/// A lesson under way.
pub(super) struct Course {
    lesson: &'static Lesson,
    store: Store,
    pub(super) table: LessonTable,
    scene: usize,
    /// Of the scene.
    step: usize,
    /// The last press was another one than the step is about.
    missed: Option<Missed>,
}

impl Course {
    /// The lesson at this step, from 1.
    pub(super) fn begin(
        lesson: &'static Lesson,
        step: usize,
        now_ms: i64,
        tickets: &mut i64,
    ) -> Result<Self, StoreError> {
        let mut store = Store::in_memory()?;
        let table = open(&mut store, lesson, 0, now_ms, tickets)?;
        let mut course = Self { lesson, store, table, scene: 0, step: 0, missed: None };
        for _ in 1..step.min(lesson.steps()) {
            course.skip(now_ms, tickets)?;
        }
        Ok(course)
    }

    pub(super) fn again(&self, now_ms: i64, tickets: &mut i64) -> Result<Self, StoreError> {
        Self::begin(self.lesson, 1, now_ms, tickets)
    }

    pub(super) fn table(&self) -> &dyn AnyTable {
        match &self.table {
            LessonTable::Forest(forest) => &**forest,
            LessonTable::King(king) => &**king,
            LessonTable::Council(council) => &**council,
        }
    }

    pub(super) fn table_mut(&mut self) -> &mut dyn AnyTable {
        match &mut self.table {
            LessonTable::Forest(forest) => &mut **forest,
            LessonTable::King(king) => &mut **king,
            LessonTable::Council(council) => &mut **council,
        }
    }

    pub(super) fn progress(&self) -> Progress {
        let before: usize = self.lesson.scenes.iter().take(self.scene).map(|scene| scene.steps.len()).sum();
        let (steps, step) = (self.lesson.steps(), self.step());
        let number = (before + self.step + 1).min(steps);
        let (game, learned, wanted) = (self.lesson.game, self.lesson.learned_at(number), self.wanted());
        Progress { game, step, number, steps, learned, missed: self.missed, wanted }
    }

    fn step(&self) -> Option<Step> {
        self.lesson.scenes.get(self.scene)?.steps.get(self.step).copied()
    }

    fn wanted(&self) -> Vec<Intent> {
        if !matches!(self.step(), Some(Step::Act { .. })) {
            return Vec::new();
        }
        match &self.table {
            LessonTable::Forest(table) => due::<ForestRules>(self.scene(), table),
            LessonTable::King(table) => due::<KingRules>(self.scene(), table),
            LessonTable::Council(table) => due::<CouncilRules>(self.scene(), table),
        }
    }

    fn scene(&self) -> &'static Scene {
        &self.lesson.scenes[self.scene.min(self.lesson.scenes.len() - 1)]
    }

    /// Answers what is pressed at the table.
    pub(super) fn press(
        &mut self,
        intent: Intent,
        now_ms: i64,
        tickets: &mut i64,
    ) -> Result<Reply, StoreError> {
        let wanted = self.wanted();
        let harmless = intent.explains() || intent == Intent::Table(TableIntent::Cancel);
        if !harmless && !wanted.contains(&intent) {
            self.missed = Some(Missed::of(&intent));
            return Ok(Reply::seen());
        }
        self.missed = None;
        // The same tap again confirms.
        let confirms =
            wanted.first() == Some(&Intent::Table(TableIntent::Confirm)) && wanted.contains(&intent);
        let intent = if confirms { Intent::Table(TableIntent::Confirm) } else { intent };
        let scene = self.scene();
        let mut context = Context { store: &mut self.store, now_ms, tickets };
        let (reply, done) = match &mut self.table {
            LessonTable::Forest(table) => play::<ForestRules>(scene, table, &mut context, intent)?,
            LessonTable::King(table) => play::<KingRules>(scene, table, &mut context, intent)?,
            LessonTable::Council(table) => play::<CouncilRules>(scene, table, &mut context, intent)?,
        };
        if done {
            self.advance(now_ms, tickets)?;
        }
        Ok(reply)
    }

    /// Does what the step asks for, and goes on to the next one.
    pub(super) fn skip(&mut self, now_ms: i64, tickets: &mut i64) -> Result<Reply, StoreError> {
        let (at, mut done) = ((self.scene, self.step), Reply::seen());
        if matches!(self.step(), Some(Step::Read(_))) {
            self.advance(now_ms, tickets)?;
            return Ok(done);
        }
        for _ in 0..PRESSES {
            let Some(intent) = self.wanted().into_iter().next() else { break };
            let reply = self.press(intent, now_ms, tickets)?;
            done.news = done.news.or(reply.news);
            if (self.scene, self.step) != at {
                break;
            }
        }
        Ok(done)
    }

    pub(super) fn advance(&mut self, now_ms: i64, tickets: &mut i64) -> Result<(), StoreError> {
        self.missed = None;
        self.step += 1;
        if self.step == self.scene().steps.len() && self.scene + 1 < self.lesson.scenes.len() {
            self.table = open(&mut self.store, self.lesson, self.scene + 1, now_ms, tickets)?;
            (self.scene, self.step) = (self.scene + 1, 0);
        }
        Ok(())
    }
}

/// The actions of a scene's line; a line that cannot be read teaches nothing, which a test finds.
fn line<G: TableGame>(scene: &Scene) -> Vec<G::Action> {
    scene.line.lines().filter_map(|row| serde_json::from_str(row).ok()).collect()
}

/// The next action of the line.
fn next<G: TableGame>(scene: &Scene, table: &Table<G>) -> Option<G::Action> {
    line::<G>(scene).get(table.game.line().len()).copied()
}

/// What is to be pressed for it.
fn due<G: Taught>(scene: &Scene, table: &Table<G>) -> Vec<Intent> {
    next(scene, table).map(|action| G::presses(table, action)).unwrap_or_default()
}

/// Plays one press, and after an action those of the line that are not the person's. True: the step is done.
fn play<G: Taught>(
    scene: &Scene,
    table: &mut Table<G>,
    context: &mut Context,
    intent: Intent,
) -> Result<(Reply, bool), StoreError> {
    let before = table.game.line().len();
    let reply = G::press(table, context, intent)?;
    while let Some(action) = next(scene, table).filter(|action| G::follows(table, action)) {
        let at = table.game.line().len();
        table.follow(context, action)?;
        // A line that the rules refuse ends here, which a test finds.
        if table.game.line().len() == at {
            break;
        }
    }
    let next = next(scene, table);
    G::prepare(table, next);
    Ok((reply, table.game.line().len() > before))
}

fn open(
    store: &mut Store,
    lesson: &Lesson,
    scene: usize,
    now_ms: i64,
    tickets: &mut i64,
) -> Result<LessonTable, StoreError> {
    let scene = &lesson.scenes[scene];
    Ok(match lesson.game {
        GameKind::Forest => {
            LessonTable::Forest(Box::new(open_as::<ForestRules>(store, scene, now_ms, tickets)?))
        }
        GameKind::King => LessonTable::King(Box::new(open_as::<KingRules>(store, scene, now_ms, tickets)?)),
        GameKind::Council => {
            LessonTable::Council(Box::new(open_as::<CouncilRules>(store, scene, now_ms, tickets)?))
        }
    })
}

fn open_as<G: Taught>(
    store: &mut Store,
    scene: &Scene,
    now_ms: i64,
    tickets: &mut i64,
) -> Result<Table<G>, StoreError> {
    let rows: Vec<String> =
        scene.line.lines().take(scene.opened).map(|row| format!(r#"{{"act":{row}}}"#)).collect();
    let id = store.new_game(G::KIND, scene.header, &rows, now_ms)?;
    let (Found::Intact(game) | Found::Mended(game)) = Game::<G>::open(store, id, now_ms)?;
    let mut table = Table::resume(&mut Context { store, now_ms, tickets }, *game)?;
    let next = next(scene, &table);
    G::prepare(&mut table, next);
    Ok(table)
}
