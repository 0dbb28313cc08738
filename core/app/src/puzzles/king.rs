//! Puzzles of King of 12: the end of a first round, in which every hand follows from what was played.

use super::digits::{Digits, number};
use super::kept::{Ending, Puzzle, Puzzled};
use super::theme::PuzzleTheme;
use douze_ai::king::sure::{Solver, Sure};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Action, Character, FacesBySeat, Lineup, Phase, Setup, State, apply, legal};

/// Most positions for one question; no puzzle needs as many.
const POSITIONS: u32 = 1_000_000;
/// A number of positions that no person notices.
const QUICK: u32 = 50_000;

/// King of 12.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum King {}

/// A decision of a real round.
pub type KingPuzzle = Puzzle<King>;

/// The seats and characters of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KingStart {
    /// The seven in use, in their order.
    pub lineup: [Character; 7],
    /// Seats, 2 to 4.
    pub seats: usize,
}

impl KingStart {
    /// The game before its first roll.
    pub fn state(&self) -> Option<State> {
        Some(State::new(Setup::king(Lineup::new(self.lineup).ok()?, self.seats).ok()?))
    }
}

/// The end of a round for a person on one seat.
#[derive(Clone, Debug)]
pub struct KingEnding {
    seat: Seat,
    line: Vec<Action>,
    state: State,
}

impl KingEnding {
    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    const fn solver(&self) -> Solver {
        Solver::new(self.seat, 1, POSITIONS)
    }
}

impl Ending for KingEnding {
    type Action = Action;

    fn line(&self) -> &[Action] {
        &self.line
    }

    fn is_over(&self) -> bool {
        self.solver().is_over(&self.state)
    }

    fn seat_to_act(&self) -> Option<Seat> {
        let asked = !self.is_over() && self.state.seats_to_act().any(|seat| seat == self.seat);
        asked.then_some(self.seat)
    }

    fn is_quick(&self) -> bool {
        Solver::new(self.seat, 1, QUICK).answers(&self.state).is_some()
    }

    fn answers(&self) -> Vec<(Action, Sure)> {
        self.solver().answers(&self.state).unwrap_or_default()
    }

    fn sure(&self) -> Sure {
        self.solver().outcome(&self.state).unwrap_or(Sure::Open)
    }

    fn act(&mut self, action: Action) -> bool {
        let acts = apply(&mut self.state, action, &mut ()).is_ok();
        self.line.extend(acts.then_some(action));
        acts
    }

    fn reply(&mut self) {
        while let Some(action) = self.solver().reply(&self.state) {
            if !self.act(action) {
                break;
            }
        }
    }
}

impl Puzzled for King {
    const NAME: &'static str = "king";
    const TEXT: &'static str = include_str!("king.txt");
    type Start = KingStart;
    type Action = Action;
    type Ending = KingEnding;

    fn ending(start: &KingStart, line: Vec<Action>, seat: Seat) -> Option<KingEnding> {
        let mut state = start.state()?;
        line.iter().try_for_each(|&action| apply(&mut state, action, &mut ())).ok()?;
        (seat.index() < start.seats && state.round() == 1).then_some(KingEnding { seat, line, state })
    }

    fn theme(ending: &KingEnding) -> Option<PuzzleTheme> {
        let character = match ending.only_answer()?.1 {
            Action::Choose { character, .. } => character,
            Action::Face { .. } => return Some(PuzzleTheme::Face),
            Action::Take { .. } => return Some(PuzzleTheme::Trick),
            _ => return None,
        };
        Some(match character {
            Character::Knight | Character::Gambler => PuzzleTheme::Low,
            Character::Sorcerer | Character::Reverser | Character::Troublemakers => PuzzleTheme::Turn,
            Character::Alchemist | Character::Machine | Character::Parasite | Character::Golem => {
                PuzzleTheme::Value
            }
            Character::Lady | Character::Merchants | Character::Oracle => PuzzleTheme::Trick,
        })
    }

    /// The seven characters; the faces of the first roll, and then the numbers of the actions among all that were legal, or
    /// the face of an Oracle's roll.
    fn write(start: &KingStart, line: &[Action]) -> Option<String> {
        let mut text: String =
            start.lineup.iter().filter_map(|&one| char::from_digit(one as u32, 16)).collect();
        text.push(' ');
        number(&mut text, start.seats);
        let mut state = start.state()?;
        for &action in line {
            match action {
                Action::Roll { faces } => {
                    faces.iter().flatten().for_each(|face| number(&mut text, face.number().into()));
                }
                Action::OracleRoll { face, .. } => number(&mut text, face.number().into()),
                _ => number(&mut text, legal(&state).iter().position(|&legal| legal == action)?),
            }
            apply(&mut state, action, &mut ()).ok()?;
        }
        Some(text)
    }

    fn read(lineup: &str, mut digits: Digits) -> Option<(KingStart, Vec<Action>)> {
        let card = |digit: char| Character::ALL.get(digit.to_digit(16)? as usize).copied();
        let cards: Vec<Character> = lineup.chars().map(card).collect::<Option<_>>()?;
        let start = KingStart { lineup: cards.try_into().ok()?, seats: digits.number()?.into() };
        let (mut state, mut line) = (start.state()?, Vec::new());
        while !digits.is_empty() {
            let action = match (state.phase(), state.oracle()) {
                (Phase::Roll, _) => {
                    let faces: Option<Vec<Face>> =
                        (0..start.seats).map(|_| Face::new(digits.number()?)).collect();
                    Action::Roll { faces: faces?.into_iter().map(Some).collect::<FacesBySeat>() }
                }
                (_, Some(seat)) => Action::OracleRoll { seat, face: Face::new(digits.number()?)? },
                _ => *legal(&state).get(usize::from(digits.number()?))?,
            };
            apply(&mut state, action, &mut ()).ok()?;
            line.push(action);
        }
        Some((start, line))
    }
}
