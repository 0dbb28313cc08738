//! A puzzle of one game under way: the table of a real game in a store that lives in memory. The others answer at once with
//! what spoils most; after a mistake all play on to the end.

use super::any::{AnyAttempt, AttemptResult, Card, Clock, Ended, Refutation};
use crate::Intent;
use crate::flow::stored::header::Header;
use crate::flow::stored::{Found, Game, Rules};
use crate::flow::table::{AnyTable, Table, Taught};
use crate::flow::{Context, OnTable, Reply, to_json};
use crate::puzzles::{Ending, Listed, MixEnding, Puzzle, Puzzled, Sure};
use crate::store::{Store, StoreError};
use douze_rules::Seat;
use douze_rules::council::Character;

/// The row of an action.
pub(super) type Row<G> = <<G as PuzzleGame>::Rules as Rules>::Action;

/// A game whose puzzles are played at its own table.
pub(super) trait PuzzleGame: Puzzled + 'static {
    type Rules: Taught;

    /// The header of the game; `names` are those of a duel's seats.
    fn header(
        puzzle: &Puzzle<Self>,
        names: &[String; 2],
    ) -> Result<Header<<Self::Rules as Rules>::Options>, StoreError>;
    /// The row that stands for this.
    fn row(action: Self::Action) -> Row<Self>;
    /// What a row stands for.
    fn action(row: Row<Self>) -> Option<Self::Action>;
    /// What the person has decided without a row.
    fn decided(_table: &Table<Self::Rules>, _seat: Seat) -> Option<Self::Action> {
        None
    }
    fn on_table(table: &Table<Self::Rules>) -> OnTable<'_>;
    /// The first card that others played against the person in this part of a line.
    fn refuting(line: &[Self::Action], seat: Seat) -> Option<(Seat, Card)>;
    /// Points of the person and of the best other seat.
    fn scores(ending: &Self::Ending, seat: Seat) -> [u8; 2];
    /// Did the person win or lose by something else than points?
    fn is_tied(_ending: &Self::Ending) -> bool {
        false
    }
    /// The equilibrium, where the puzzle asks for one.
    fn mix(_ending: &Self::Ending) -> Option<&MixEnding> {
        None
    }
    /// By card of a councillor: of 100 cases those in which it leaves a way.
    fn chances(_ending: &Self::Ending) -> Vec<(Character, u32)> {
        Vec::new()
    }
}

/// A puzzle of this game under way.
pub(super) struct GameAttempt<G: PuzzleGame> {
    puzzle: Puzzle<G>,
    ending: G::Ending,
    table: Table<G::Rules>,
    store: Store,
    names: [String; 2],
    /// What was pressed since the table was opened.
    pressed: Vec<Intent>,
    /// Before the last answer: its position, and what was pressed then.
    before: Option<(G::Ending, Vec<Intent>)>,
}

impl<G: PuzzleGame> GameAttempt<G> {
    pub(super) fn begin(listed: &Listed, names: &[String; 2], clock: &mut Clock) -> Result<Self, StoreError> {
        let damaged = || StoreError::Damaged { detail: listed.id.clone() };
        let puzzle = Puzzle::<G>::read(listed.text).ok_or_else(damaged)?;
        let ending = puzzle.ending().ok_or_else(damaged)?;
        let mut store = Store::in_memory()?;
        let table = open(&mut store, &puzzle, names, &ending, clock)?;
        let (names, pressed, before) = (names.clone(), Vec::new(), None);
        Ok(Self { puzzle, ending, table, store, names, pressed, before })
    }

    /// Follows the person's decision with what it leads to.
    fn answered(&mut self, action: G::Action) -> Option<Ended> {
        let from = self.ending.line().len();
        if !self.ending.act(action) {
            return None;
        }
        let sure = self.ending.sure();
        self.ending.reply();
        if sure < Sure::Won {
            self.play_out();
            let card = G::refuting(self.ending.line().get(from..)?, self.puzzle.seat);
            return Some((AttemptResult::Missed, Some(Refutation { card, open: sure == Sure::Open })));
        }
        self.ending.is_over().then_some((AttemptResult::Solved, None))
    }

    /// All play on as well as they can.
    fn play_out(&mut self) {
        while let Some(action) = self.ending.best() {
            if !self.ending.act(action) {
                break;
            }
            self.ending.reply();
        }
    }

    /// The table of the line as it is now.
    fn reopen(&mut self, clock: &mut Clock) -> Result<(), StoreError> {
        self.table = open(&mut self.store, &self.puzzle, &self.names, &self.ending, clock)?;
        self.pressed.clear();
        Ok(())
    }
}

impl<G: PuzzleGame> AnyAttempt for GameAttempt<G>
where
    Table<G::Rules>: Send,
{
    fn seat(&self) -> Seat {
        self.puzzle.seat
    }

    fn table(&self) -> &dyn AnyTable {
        &self.table
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.table
    }

    fn on_table(&self) -> OnTable<'_> {
        G::on_table(&self.table)
    }

    fn again(&mut self, clock: &mut Clock) -> Result<(), StoreError> {
        let damaged = || StoreError::Damaged { detail: self.puzzle.id() };
        self.ending = self.puzzle.ending().ok_or_else(damaged)?;
        self.reopen(clock)
    }

    fn press(&mut self, clock: &mut Clock, intent: Intent) -> Result<(Reply, Option<Ended>), StoreError> {
        let (before, from) = (self.table.game.line().len(), self.table.events.len());
        let mut context = Context { store: &mut self.store, now_ms: clock.now_ms, tickets: clock.tickets };
        let reply = <G::Rules as Taught>::press(&mut self.table, &mut context, intent.clone())?;
        let acted = self.table.game.line().get(before).and_then(|&row| G::action(row));
        let Some(action) = acted.or_else(|| G::decided(&self.table, self.puzzle.seat)) else {
            self.pressed.push(intent);
            return Ok((reply, None));
        };
        self.before = Some((self.ending.clone(), std::mem::take(&mut self.pressed)));
        let ended = self.answered(action);
        self.reopen(clock)?;
        Ok((Reply::happened(from), ended))
    }

    fn roll_back(&mut self, clock: &mut Clock) -> Result<(), StoreError> {
        let Some((ending, pressed)) = self.before.take() else { return Ok(()) };
        self.ending = ending;
        self.reopen(clock)?;
        for intent in pressed {
            self.press(clock, intent)?;
        }
        Ok(())
    }

    fn show(&mut self, clock: &mut Clock) -> Result<Reply, StoreError> {
        let from = self.table.events.len();
        self.play_out();
        self.reopen(clock)?;
        Ok(Reply::happened(from))
    }

    #[cfg(any(test, feature = "gallery"))]
    fn presses(&self) -> Vec<Intent> {
        let best = self.ending.best();
        best.map(|action| <G::Rules as Taught>::presses(&self.table, G::row(action))).unwrap_or_default()
    }

    fn scores(&self) -> [u8; 2] {
        G::scores(&self.ending, self.puzzle.seat)
    }

    fn is_tied(&self) -> bool {
        G::is_tied(&self.ending)
    }

    fn mix(&self) -> Option<&MixEnding> {
        G::mix(&self.ending)
    }

    fn chances(&self) -> Vec<(Character, u32)> {
        G::chances(&self.ending)
    }
}

fn open<G: PuzzleGame>(
    store: &mut Store,
    puzzle: &Puzzle<G>,
    names: &[String; 2],
    ending: &G::Ending,
    clock: &mut Clock,
) -> Result<Table<G::Rules>, StoreError> {
    let header = G::header(puzzle, names)?;
    let rows = ending.line().iter().map(|&action| Ok(format!(r#"{{"act":{}}}"#, to_json(&G::row(action))?)));
    let rows: Vec<String> = rows.collect::<Result<_, StoreError>>()?;
    let id = store.new_game(<G::Rules as Rules>::KIND, &to_json(&header)?, &rows, clock.now_ms)?;
    let (Found::Intact(game) | Found::Mended(game)) = Game::<G::Rules>::open(store, id, clock.now_ms)?;
    let mut context = Context { store, now_ms: clock.now_ms, tickets: clock.tickets };
    let mut table = Table::resume(&mut context, *game)?;
    <G::Rules as Taught>::prepare(&mut table, None);
    Ok(table)
}
