//! The search of wolf and owl in a position whose hidden cards are sampled: the rest of the round as moves
//! in turn, the next choice of cards as a game of three rows and three columns.

use super::endgame::Endgame;
use super::matrix::{self, Matrix};
use super::worth::{BLACK, expected, of, settled};
use crate::budget::{CutShort, Meter};
use douze_rules::Seat;
use douze_rules::forest::{Action, Phase, State, apply, legal_into};

/// A Raccoon's cells are judged without its move first; so many of them are followed by all its moves.
const RACCOON_CELLS: usize = 3;
/// So many replies are followed where the search goes on behind them.
const REPLIES: usize = 2;
/// So many places of who is first in a later round.
const LATER_PLACES: usize = 1;

/// What is searched, and what it has cost so far. Worth is in hundredths of points, for seat 0.
pub(super) struct Search<'a, 'b> {
    pub(super) meter: &'a mut Meter<'b>,
    /// Places followed by the other's reply, in this round.
    places: usize,
    /// Cells of a Raccoon that are followed by all its moves.
    cells: usize,
    /// When the end is near enough to be solved.
    pub(super) endgame: Option<Endgame>,
    /// Lists that are free, kept so that nothing is allocated on the way.
    free: Vec<Lists>,
}

/// So many lists are in use at the same time, as a rule, with so many lines in each.
const LISTS: usize = 8;
const LINES: usize = 96;

#[derive(Default)]
struct Lists {
    actions: Vec<Action>,
    lines: Vec<Line>,
}

impl Lists {
    fn new() -> Self {
        Self { actions: Vec::with_capacity(LINES), lines: Vec::with_capacity(LINES) }
    }
}

/// An action and where it leads; with a Raccoon, its move is in `after`, too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) action: Action,
    /// The Raccoon's move.
    pub(super) then: Option<Action>,
    pub(super) after: State,
    /// At a first look, for the seat that acts.
    pub(super) worth: i32,
    /// Its place in the order of the rules, which decides between equals.
    number: usize,
}

/// The best first.
pub(super) fn rank(lines: &mut [Line]) {
    // A stable sort would allocate.
    lines.sort_unstable_by_key(|line| (-line.worth, line.number));
}

impl<'a, 'b> Search<'a, 'b> {
    /// `places` of the first seat are followed; `endgame` solves the rest.
    pub(super) fn new(meter: &'a mut Meter<'b>, places: usize, endgame: Option<Endgame>) -> Self {
        let free = (0..LISTS).map(|_| Lists::new()).collect();
        Self { meter, places, cells: RACCOON_CELLS, endgame, free }
    }

    /// What a position is worth at a look: exactly when the game is over.
    pub(super) fn look(&mut self, state: &State) -> Result<i32, CutShort> {
        self.meter.spend()?;
        if state.verdict().is_some() {
            return Ok(settled(state));
        }
        Ok(expected(state))
    }

    /// The rest of the round and `depth` rounds more.
    pub(super) fn round(&mut self, state: &State, depth: u32, low: i32, high: i32) -> Result<i32, CutShort> {
        if !matches!(state.phase(), Phase::Place | Phase::Move) {
            return self.choices(state, depth);
        }
        let Some(seat) = state.seats_to_act().next() else { return Ok(0) };
        let last = state.table().count() < 2;
        let mut lists = self.free.pop().unwrap_or_default();
        let result = self.turn(state, seat, last, depth, [low, high], &mut lists);
        self.free.push(lists);
        result
    }

    fn turn(
        &mut self,
        state: &State,
        seat: Seat,
        last: bool,
        depth: u32,
        [mut low, mut high]: [i32; 2],
        lists: &mut Lists,
    ) -> Result<i32, CutShort> {
        let enough = if seat == BLACK { high } else { -low };
        // Behind the last card there is nothing to search at depth 0: the first look is all.
        let stop = if last && depth == 0 { enough } else { i32::MAX };
        self.lines(state, seat, stop, lists)?;
        let Some(first) = lists.lines.first() else { return Ok(0) };
        if last && depth == 0 {
            return Ok(of(seat, first.worth));
        }
        let width = if last { REPLIES } else { self.places };
        let mut best = i32::MIN;
        for line in lists.lines.iter().take(width) {
            let worth = of(seat, self.round(&line.after, depth, low, high)?);
            best = best.max(worth);
            if seat == BLACK {
                low = low.max(best);
            } else {
                high = high.min(-best);
            }
            if low >= high {
                break;
            }
        }
        Ok(of(seat, best))
    }

    /// All that the seat can do, the best at a first look first; stops at one that is worth `enough`.
    fn lines(&mut self, state: &State, seat: Seat, enough: i32, lists: &mut Lists) -> Result<(), CutShort> {
        lists.lines.clear();
        legal_into(state, &mut lists.actions);
        for &action in &lists.actions {
            let mut after = *state;
            if apply(&mut after, action, &mut ()).is_err() {
                continue;
            }
            let worth = of(seat, self.look(&after)?);
            let number = lists.lines.len();
            lists.lines.push(Line { action, then: None, after, worth, number });
            if worth >= enough && after.phase() != Phase::Move {
                let last = lists.lines.len() - 1;
                lists.lines.swap(0, last);
                return Ok(());
            }
        }
        rank(&mut lists.lines);
        if lists.lines.first().is_some_and(|line| line.after.phase() == Phase::Move) {
            lists.lines.truncate(self.cells);
            let mut moves = self.free.pop().unwrap_or_default();
            let result = self.raccoon(seat, enough, lists, &mut moves);
            self.free.push(moves);
            result?;
        }
        Ok(())
    }

    /// Puts the Raccoon's best moves in the place of its cells.
    fn raccoon(
        &mut self,
        seat: Seat,
        enough: i32,
        cells: &mut Lists,
        moves: &mut Lists,
    ) -> Result<(), CutShort> {
        for line in &mut cells.lines {
            self.lines(&line.after, seat, enough, moves)?;
            if let Some(best) = moves.lines.first() {
                (line.then, line.after, line.worth) = (Some(best.action), best.after, best.worth);
            }
        }
        rank(&mut cells.lines);
        Ok(())
    }

    /// All that the seat whose turn it is can do, the best at a first look first.
    pub(super) fn options(&mut self, state: &State, found: &mut Vec<Line>) -> Result<(), CutShort> {
        let Some(seat) = state.seats_to_act().next() else { return Ok(()) };
        let mut lists = self.free.pop().unwrap_or_default();
        self.cells = usize::MAX;
        let result = self.lines(state, seat, i32::MAX, &mut lists);
        self.cells = RACCOON_CELLS;
        found.clear();
        found.extend_from_slice(&lists.lines);
        self.free.push(lists);
        result
    }

    /// What follows a line that begins in `state` and leads to `after`, with `depth` rounds more.
    pub(super) fn after(
        &mut self,
        state: &State,
        line: &Line,
        after: &State,
        depth: u32,
    ) -> Result<i32, CutShort> {
        if let Some(endgame) = &mut self.endgame {
            return endgame.line(self.meter, state, [Some(line.action), line.then]);
        }
        self.round(after, depth, -i32::MAX, i32::MAX)
    }

    /// A position in which cards are chosen.
    fn choices(&mut self, state: &State, depth: u32) -> Result<i32, CutShort> {
        if depth == 0 || state.phase() != Phase::Choose {
            return self.look(state);
        }
        let places = std::mem::replace(&mut self.places, LATER_PLACES);
        let result = self.matrix(state, depth - 1);
        self.places = places;
        Ok(matrix::value(&result?))
    }

    /// What each pair of cards comes to.
    pub(super) fn matrix(&mut self, state: &State, depth: u32) -> Result<Matrix, CutShort> {
        if let Some(endgame) = &mut self.endgame {
            return endgame.matrix(self.meter, state);
        }
        let mut worth = [[0; 3]; 3];
        for (row, own) in state.hand(BLACK).iter().take(3).enumerate() {
            for (col, theirs) in state.hand(BLACK.other()).iter().take(3).enumerate() {
                let mut revealed = *state;
                for (seat, card) in [(BLACK, own), (BLACK.other(), theirs)] {
                    if apply(&mut revealed, Action::Choose { seat, card }, &mut ()).is_err() {
                        return Err(CutShort);
                    }
                }
                worth[row][col] = self.round(&revealed, depth, -i32::MAX, i32::MAX)?;
            }
        }
        Ok(worth)
    }
}
