//! A puzzle under way: the table of a real duel in a store that lives in memory. The rival answers at once with what spoils
//! most; after a mistake both seats play on to the end.

use crate::flow::forest::{Forest, ForestRules, Header, Options};
use crate::flow::stored::{Found, Game};
use crate::flow::table::{Table, Taught};
use crate::flow::{Context, Reply, to_json};
use crate::puzzles::{Ending, ForestPuzzle, Sure};
use crate::store::{Store, StoreError};
use crate::{ForestIntent, ForestVariant, Intent, PlayerKind, TableIntent};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, DecidedBy};

/// How a try ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Solved,
    Missed,
    /// The answer was shown.
    Shown,
}

/// What refuted a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refutation {
    /// The card that the rival chose against it; none when it was placed already.
    pub(crate) card: Option<Card>,
    /// The duel was not lost by points or by scoring cards, but won no more either.
    pub(crate) open: bool,
}

/// A puzzle on the display.
pub(crate) struct Attempt {
    pub(crate) puzzle: ForestPuzzle,
    pub(crate) table: Forest,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) refutation: Option<Refutation>,
    /// The try has counted: whatever follows does not.
    pub(crate) counted: bool,
    store: Store,
    names: [String; 2],
    ending: Ending,
    /// What was pressed since the table was opened.
    pressed: Vec<Intent>,
    /// Before the last answer: its position, and what was pressed then.
    before: Option<(Ending, Vec<Intent>)>,
}

impl Attempt {
    /// The table of the puzzle; none when it cannot be read.
    pub(crate) fn begin(
        puzzle: ForestPuzzle,
        names: [String; 2],
        now_ms: i64,
        tickets: &mut i64,
    ) -> Result<Self, StoreError> {
        let ending = Ending::new(puzzle.line.clone(), puzzle.seat)
            .ok_or_else(|| StoreError::Damaged { detail: puzzle.id() })?;
        let mut store = Store::in_memory()?;
        let table = open(&mut store, puzzle.seat, &names, ending.line(), now_ms, tickets)?;
        let (outcome, refutation, pressed, before) = (None, None, Vec::new(), None);
        let counted = false;
        Ok(Self { puzzle, table, outcome, refutation, counted, store, names, ending, pressed, before })
    }

    /// Back to the position of the puzzle.
    pub(crate) fn again(&mut self, now_ms: i64, tickets: &mut i64) -> Result<(), StoreError> {
        let counted = self.counted;
        *self = Self::begin(self.puzzle.clone(), self.names.clone(), now_ms, tickets)?;
        self.counted = counted;
        Ok(())
    }

    /// Answers what is pressed at the table. Hints, undo and reviews are not for puzzles.
    pub(crate) fn press(
        &mut self,
        intent: Intent,
        now_ms: i64,
        tickets: &mut i64,
    ) -> Result<Reply, StoreError> {
        let explains = matches!(
            intent,
            Intent::Table(TableIntent::CloseInspect)
                | Intent::Forest(ForestIntent::InspectCard { .. } | ForestIntent::InspectScore { .. })
        );
        let plays = matches!(
            intent,
            Intent::Forest(_)
                | Intent::Table(
                    TableIntent::Confirm | TableIntent::Cancel | TableIntent::Peek | TableIntent::StopPeeking
                )
        );
        if !explains && (!plays || self.outcome.is_some()) {
            return Ok(Reply::not_now());
        }
        let (before, told) = (self.table.game.line().len(), self.table.told().len());
        let mut context = Context { store: &mut self.store, now_ms, tickets };
        let reply = ForestRules::press(&mut self.table, &mut context, intent.clone())?;
        let Some(&action) = self.table.game.line().get(before) else {
            self.pressed.push(intent);
            return Ok(reply);
        };
        self.before = Some((self.ending.clone(), std::mem::take(&mut self.pressed)));
        self.answered(action);
        self.reopen(now_ms, tickets)?;
        Ok(Reply::happened(told))
    }

    /// The last answer could not be kept: the table as it was before it.
    pub(crate) fn take_back(&mut self, now_ms: i64, tickets: &mut i64) -> Result<(), StoreError> {
        let Some((ending, pressed)) = self.before.take() else { return Ok(()) };
        (self.ending, self.outcome, self.refutation) = (ending, None, None);
        self.reopen(now_ms, tickets)?;
        for intent in pressed {
            self.press(intent, now_ms, tickets)?;
        }
        Ok(())
    }

    /// What is pressed next for the best answer.
    #[cfg(any(test, feature = "gallery"))]
    pub(crate) fn presses(&self) -> Vec<Intent> {
        let best = self.ending.best();
        best.map(|action| ForestRules::presses(&self.table, action)).unwrap_or_default()
    }

    /// Plays the answer on the table, from the position of the puzzle.
    pub(crate) fn show(&mut self, now_ms: i64, tickets: &mut i64) -> Result<Reply, StoreError> {
        self.again(now_ms, tickets)?;
        let told = self.table.told().len();
        self.play_out();
        self.outcome = Some(Outcome::Shown);
        self.reopen(now_ms, tickets)?;
        Ok(Reply::happened(told))
    }

    /// Points of the person and of the rival.
    pub(crate) fn scores(&self) -> [u8; 2] {
        let scores = self.ending.state().scores();
        [self.puzzle.seat, self.puzzle.seat.other()].map(|seat| scores[seat.index() & 1])
    }

    /// Did the person lose, or win, by something else than points?
    pub(crate) fn is_tied(&self) -> bool {
        self.ending.state().verdict().is_some_and(|verdict| verdict.decided_by != DecidedBy::Points)
    }

    /// Follows the person's action with what it leads to.
    fn answered(&mut self, action: Action) {
        let from = self.ending.line().len();
        if !self.ending.act(action) {
            return;
        }
        let sure = self.ending.sure();
        self.ending.reply();
        if sure < Sure::Won {
            self.play_out();
            let rival = self.puzzle.seat.other();
            let card = self.ending.line().iter().skip(from).find_map(|&action| match action {
                Action::Choose { seat, card } if seat == rival => Some(card),
                _ => None,
            });
            self.refutation = Some(Refutation { card, open: sure == Sure::Open });
            self.outcome = Some(Outcome::Missed);
        } else if self.ending.is_over() {
            self.outcome = Some(Outcome::Solved);
        }
    }

    /// Both seats play on as well as they can.
    fn play_out(&mut self) {
        while let Some(action) = self.ending.best() {
            if !self.ending.act(action) {
                break;
            }
            self.ending.reply();
        }
    }

    /// The table of the line as it is now.
    fn reopen(&mut self, now_ms: i64, tickets: &mut i64) -> Result<(), StoreError> {
        let line = self.ending.line();
        self.table = open(&mut self.store, self.puzzle.seat, &self.names, line, now_ms, tickets)?;
        self.pressed.clear();
        Ok(())
    }
}

fn open(
    store: &mut Store,
    seat: Seat,
    names: &[String; 2],
    line: &[Action],
    now_ms: i64,
    tickets: &mut i64,
) -> Result<Forest, StoreError> {
    let mut players = [PlayerKind::Owl; 2];
    players[seat.index() & 1] = PlayerKind::Person;
    let options = Options { variant: ForestVariant::Standard, table_mode: false };
    let header = Header::new(names.to_vec(), players.to_vec(), options, Some(0));
    let rows = line.iter().map(|action| Ok(format!(r#"{{"act":{}}}"#, to_json(action)?)));
    let rows: Vec<String> = rows.collect::<Result<_, StoreError>>()?;
    let id = store.new_game("forest", &to_json(&header)?, &rows, now_ms)?;
    let (Found::Sound(game) | Found::Mended(game)) = Game::<ForestRules>::open(store, id, now_ms)?;
    Table::resume(&mut Context { store, now_ms, tickets }, *game)
}
