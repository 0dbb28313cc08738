//! A lesson under way: the table of a real game in a store that lives in memory, on which only the next action of the
//! lesson's line can be pressed. The rival's actions follow by themselves.

use crate::flow::forest::{Forest, ForestRules};
use crate::flow::king::{King, KingRules};
use crate::flow::stored::{Found, Game};
use crate::flow::table::{AnyTable, Played, Table};
use crate::flow::{Context, Reply, Taught};
use crate::lessons::{Lesson, Progress, Scene, Step};
use crate::store::{Store, StoreError};
use crate::{ForestIntent, GameKind, Intent, KingIntent, TableIntent};

/// The table of a lesson.
pub(super) enum Taken {
    Forest(Box<Forest>),
    King(Box<King>),
}

/// A lesson under way.
pub(super) struct Course {
    lesson: &'static Lesson,
    store: Store,
    pub(super) table: Taken,
    scene: usize,
    /// Of the scene.
    step: usize,
    /// The last press was another one than the step is about.
    missed: bool,
}

impl Course {
    pub(super) fn begin(lesson: &'static Lesson, now_ms: i64, tickets: &mut i64) -> Result<Self, StoreError> {
        let mut store = Store::in_memory()?;
        let table = open(&mut store, lesson, 0, now_ms, tickets)?;
        Ok(Self { lesson, store, table, scene: 0, step: 0, missed: false })
    }

    pub(super) fn again(&self, now_ms: i64, tickets: &mut i64) -> Result<Self, StoreError> {
        Self::begin(self.lesson, now_ms, tickets)
    }

    pub(super) fn table(&self) -> &dyn AnyTable {
        match &self.table {
            Taken::Forest(forest) => &**forest,
            Taken::King(king) => &**king,
        }
    }

    pub(super) fn table_mut(&mut self) -> &mut dyn AnyTable {
        match &mut self.table {
            Taken::Forest(forest) => &mut **forest,
            Taken::King(king) => &mut **king,
        }
    }

    pub(super) fn progress(&self) -> Progress {
        let before: usize = self.lesson.scenes.iter().take(self.scene).map(|scene| scene.steps.len()).sum();
        let (steps, step) = (self.lesson.steps(), self.step());
        let number = (before + self.step + 1).min(steps);
        Progress { game: self.lesson.game, step, number, steps, missed: self.missed, wanted: self.wanted() }
    }

    fn step(&self) -> Option<Step> {
        self.lesson.scenes.get(self.scene)?.steps.get(self.step).copied()
    }

    fn wanted(&self) -> Vec<Intent> {
        if !matches!(self.step(), Some(Step::Act { .. })) {
            return Vec::new();
        }
        match &self.table {
            Taken::Forest(table) => due::<ForestRules>(self.scene(), table),
            Taken::King(table) => due::<KingRules>(self.scene(), table),
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
        if !wanted.contains(&intent) && !is_harmless(&intent) {
            self.missed = true;
            return Ok(Reply::seen());
        }
        self.missed = false;
        // The same tap again confirms.
        let confirms =
            wanted.first() == Some(&Intent::Table(TableIntent::Confirm)) && wanted.contains(&intent);
        let intent = if confirms { Intent::Table(TableIntent::Confirm) } else { intent };
        let scene = self.scene();
        let mut context = Context { store: &mut self.store, now_ms, tickets };
        let (reply, done) = match &mut self.table {
            Taken::Forest(table) => play::<ForestRules>(scene, table, &mut context, intent)?,
            Taken::King(table) => play::<KingRules>(scene, table, &mut context, intent)?,
        };
        if done {
            self.advance(now_ms, tickets)?;
        }
        Ok(reply)
    }

    pub(super) fn advance(&mut self, now_ms: i64, tickets: &mut i64) -> Result<(), StoreError> {
        self.missed = false;
        self.step += 1;
        if self.step == self.scene().steps.len() && self.scene + 1 < self.lesson.scenes.len() {
            self.table = open(&mut self.store, self.lesson, self.scene + 1, now_ms, tickets)?;
            (self.scene, self.step) = (self.scene + 1, 0);
        }
        Ok(())
    }
}

/// What explains and changes nothing.
const fn is_harmless(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Table(TableIntent::CloseInspect | TableIntent::Cancel)
            | Intent::Forest(ForestIntent::InspectCard { .. } | ForestIntent::InspectScore { .. })
            | Intent::King(
                KingIntent::InspectCharacter { .. }
                    | KingIntent::InspectSeat { .. }
                    | KingIntent::OpenHistory
                    | KingIntent::CloseHistory
            )
    )
}

/// The actions of a scene's line; a line that cannot be read teaches nothing, which a test finds.
fn line<G: Played>(scene: &Scene) -> Vec<G::Action> {
    scene.line.lines().filter_map(|row| serde_json::from_str(row).ok()).collect()
}

/// What is to be pressed for the next action of the line.
fn due<G: Taught>(scene: &Scene, table: &Table<G>) -> Vec<Intent> {
    let next = line::<G>(scene).get(table.game.line().len()).copied();
    next.map(|action| G::presses(table, action)).unwrap_or_default()
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
    if table.game.line().len() == before {
        return Ok((reply, false));
    }
    while let Some(&action) = line::<G>(scene).get(table.game.line().len()) {
        if G::seat(&action).is_none_or(|seat| table.game.is_person(seat)) {
            break;
        }
        table.follow(context, action)?;
    }
    Ok((reply, true))
}

fn open(
    store: &mut Store,
    lesson: &Lesson,
    scene: usize,
    now_ms: i64,
    tickets: &mut i64,
) -> Result<Taken, StoreError> {
    let scene = &lesson.scenes[scene];
    Ok(match lesson.game {
        GameKind::Forest => Taken::Forest(Box::new(open_as::<ForestRules>(store, scene, now_ms, tickets)?)),
        GameKind::King => Taken::King(Box::new(open_as::<KingRules>(store, scene, now_ms, tickets)?)),
        GameKind::Council => return Err(StoreError::Damaged { detail: "no lesson of Council of 12".into() }),
    })
}

fn open_as<G: Played>(
    store: &mut Store,
    scene: &Scene,
    now_ms: i64,
    tickets: &mut i64,
) -> Result<Table<G>, StoreError> {
    let rows: Vec<String> =
        scene.line.lines().take(scene.opened).map(|row| format!(r#"{{"act":{row}}}"#)).collect();
    let id = store.new_game(G::KIND, scene.header, &rows, now_ms)?;
    let (Found::Sound(game) | Found::Mended(game)) = Game::<G>::open(store, id, now_ms)?;
    Table::resume(&mut Context { store, now_ms, tickets }, *game)
}
