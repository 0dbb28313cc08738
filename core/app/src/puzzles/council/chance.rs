//! Dilemmas that no card solves for sure: which card leaves the council a way in the most cases. A case is what the others
//! may have face down; all are as likely, and each is played as well as can be.

use super::{Council, CouncilEnding, CouncilStart, CouncilStep};
use crate::puzzles::digits::Digits;
use crate::puzzles::kept::{Ending, Puzzle, Puzzled};
use crate::puzzles::theme::PuzzleTheme;
use douze_ai::sure::Sure;
use douze_rules::Seat;
use douze_rules::council::{Action, Character, State};

/// The best card is better by so many hundredths of all cases at least.
const APART: u32 = 10;

/// Dilemmas without a card that is sure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chances {}

/// A choice of a real council.
pub type ChancePuzzle = Puzzle<Chances>;

/// A choice, with the cases in which each card leaves a way.
#[derive(Clone, Debug)]
pub struct ChanceEnding {
    before: CouncilEnding,
    line: Vec<CouncilStep>,
    /// By card of the hand.
    cases: Vec<(Character, u32)>,
    of: u32,
    chosen: Option<Sure>,
}

impl ChanceEnding {
    /// The position of the choice.
    pub const fn state(&self) -> &State {
        self.before.state()
    }

    /// By card of the hand: of all cases those in which it leaves a way, in hundredths.
    pub fn percents(&self) -> impl Iterator<Item = (Character, u32)> {
        self.cases.iter().map(|&(card, count)| (card, (100 * count + self.of / 2) / self.of.max(1)))
    }

    fn most(&self) -> u32 {
        self.cases.iter().map(|(_, count)| *count).max().unwrap_or(0)
    }
}

impl Ending for ChanceEnding {
    type Action = CouncilStep;

    fn line(&self) -> &[CouncilStep] {
        &self.line
    }

    fn is_over(&self) -> bool {
        self.chosen.is_some()
    }

    fn seat_to_act(&self) -> Option<Seat> {
        self.chosen.is_none().then_some(self.before.seat())
    }

    /// Won is what leaves the most cases; who is near to it has not lost for sure.
    fn answers(&self) -> Vec<(CouncilStep, Sure)> {
        if self.is_over() {
            return Vec::new();
        }
        let (seat, most) = (self.before.seat(), self.most());
        let sure = |count: u32| match most - count {
            0 => Sure::Won,
            less if 100 * less >= APART * self.of => Sure::Lost,
            _ => Sure::Open,
        };
        let step = |&(card, count): &(Character, u32)| {
            (CouncilStep::Act(Action::Choose { seat, card }), sure(count))
        };
        self.cases.iter().map(step).collect()
    }

    fn sure(&self) -> Sure {
        self.chosen.unwrap_or(Sure::Won)
    }

    fn act(&mut self, step: CouncilStep) -> bool {
        let Some((_, sure)) = self.answers().into_iter().find(|(one, _)| *one == step) else { return false };
        self.line.push(step);
        self.chosen = Some(sure);
        true
    }

    /// What the others have chosen stays face down.
    fn reply(&mut self) {}
}

impl Puzzled for Chances {
    const NAME: &'static str = "chance";
    const TEXT: &'static str = include_str!("../chance.txt");
    type Start = CouncilStart;
    type Action = CouncilStep;
    type Ending = ChanceEnding;

    fn ending(start: &CouncilStart, line: Vec<CouncilStep>, seat: Seat) -> Option<ChanceEnding> {
        let before = CouncilEnding::new(*start, line.clone(), seat)?;
        let (cases, of) = before.cases()?;
        Some(ChanceEnding { before, line, cases, of, chosen: None })
    }

    /// Nothing is sure, or it would be another puzzle.
    fn theme(ending: &ChanceEnding) -> Option<PuzzleTheme> {
        let sure = ending.before.answers().iter().any(|(_, sure)| *sure == Sure::Won);
        (!sure && ending.most() < ending.of && ending.only_answer().is_some()).then_some(PuzzleTheme::Chance)
    }

    fn write(start: &CouncilStart, line: &[CouncilStep]) -> Option<String> {
        Council::write(start, line)
    }

    fn read(start: &str, line: Digits) -> Option<(CouncilStart, Vec<CouncilStep>)> {
        Council::read(start, line)
    }
}
