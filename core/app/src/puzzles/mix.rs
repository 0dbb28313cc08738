//! Mixes of King of 12: near the end of a first round between two, how often to play each card so that the rival can foresee
//! nothing. The answer is the equilibrium; what a person estimates is worth what the best card against it leaves.

use super::digits::Digits;
use super::kept::{Ending, Puzzle, Puzzled};
use super::king::{King, KingStart};
use super::theme::PuzzleTheme;
use douze_ai::king::Mix;
use douze_ai::sure::Sure;
use douze_rules::Seat;
use douze_rules::king::{Action, State, apply};

/// Positions for one question: no puzzle needs as many.
const POSITIONS: u32 = 20_000;
/// The most that an answer may give away, in ten-thousandths of a round: 2.5 rounds in 100.
const TOLERANCE: i32 = 250;
/// The least that playing one card always must give away, in ten-thousandths of a round.
const FORESEEN: i32 = 500;
/// The least share that at least two cards must have, in hundredths.
const OFTEN: u64 = 15;

/// Mixes of King of 12.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mixes {}

/// A choice of a real round.
pub type MixPuzzle = Puzzle<Mixes>;

/// A choice of two at the same time, solved.
#[derive(Clone, Debug)]
pub struct MixEnding {
    seat: Seat,
    line: Vec<Action>,
    state: State,
    mix: Mix,
}

impl MixEnding {
    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What both can play, and what it comes to.
    pub const fn mix(&self) -> &Mix {
        &self.mix
    }

    /// Is so little given away by these shares that they count as the answer?
    pub fn is_solved_by(&self, shares: &[u32]) -> bool {
        self.given_away(shares) <= TOLERANCE
    }

    fn given_away(&self, shares: &[u32]) -> i32 {
        self.mix.value() - self.mix.secured(shares).0
    }

    /// Is it worth asking? No single card is good, and two cards at least are needed.
    fn is_mixed(&self) -> bool {
        let best = self.mix.best();
        let all: u64 = best.iter().map(|&share| u64::from(share)).sum();
        let often = best.iter().filter(|&&share| 100 * u64::from(share) >= OFTEN * all).count();
        let single = |place: usize| {
            let shares: Vec<u32> = (0..best.len()).map(|other| u32::from(other == place)).collect();
            self.given_away(&shares)
        };
        often > 1 && (0..best.len()).all(|place| single(place) >= FORESEEN)
    }
}

impl Ending for MixEnding {
    type Action = Action;

    fn line(&self) -> &[Action] {
        &self.line
    }

    fn is_over(&self) -> bool {
        false
    }

    fn seat_to_act(&self) -> Option<Seat> {
        Some(self.seat)
    }

    /// No single card is sure.
    fn answers(&self) -> Vec<(Action, Sure)> {
        let choose = |&character| (Action::Choose { seat: self.seat, character }, Sure::Open);
        self.mix.cards().iter().map(choose).collect()
    }

    fn sure(&self) -> Sure {
        Sure::Open
    }

    fn act(&mut self, _: Action) -> bool {
        false
    }

    fn reply(&mut self) {}

    /// The card that is played most.
    fn only_answer(&self) -> Option<(usize, Action)> {
        let most = self.mix.best().iter().enumerate().max_by_key(|(_, share)| **share)?.0;
        let (action, _) = *self.answers().get(most)?;
        self.is_mixed().then_some((most, action))
    }
}

impl Puzzled for Mixes {
    const NAME: &'static str = "mix";
    const TEXT: &'static str = include_str!("mix.txt");
    type Start = KingStart;
    type Action = Action;
    type Ending = MixEnding;

    fn ending(start: &KingStart, line: Vec<Action>, seat: Seat) -> Option<MixEnding> {
        let mut state = start.state()?;
        line.iter().try_for_each(|&action| apply(&mut state, action, &mut ())).ok()?;
        if seat.index() >= start.seats || state.round() != 1 {
            return None;
        }
        let mix = Mix::new(&state, seat, POSITIONS)?;
        Some(MixEnding { seat, line, state, mix })
    }

    fn theme(_: &MixEnding) -> Option<PuzzleTheme> {
        Some(PuzzleTheme::Mix)
    }

    fn write(start: &KingStart, line: &[Action]) -> Option<String> {
        King::write(start, line)
    }

    fn read(start: &str, line: Digits) -> Option<(KingStart, Vec<Action>)> {
        King::read(start, line)
    }
}
