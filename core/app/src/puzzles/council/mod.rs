//! Puzzles of Council of 12: a turn in which all know every hand, and nobody which card of it the others choose.

mod chance;
mod ending;
mod step;

use super::digits::{Digits, number};
use super::kept::{Ending, Puzzle, Puzzled};
use super::theme::PuzzleTheme;
pub use chance::{ChanceEnding, ChancePuzzle, Chances};
use douze_ai::council::{Remark, Said};
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Draft, Phase, apply, legal};
use douze_rules::d12::Face;
pub use ending::CouncilEnding;
pub use step::{CouncilStart, CouncilStep};

/// Council of 12.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Council {}

/// A decision of a real council.
pub type CouncilPuzzle = Puzzle<Council>;

impl Puzzled for Council {
    const NAME: &'static str = "council";
    const TEXT: &'static str = include_str!("../council.txt");
    type Start = CouncilStart;
    type Action = CouncilStep;
    type Ending = CouncilEnding;

    fn ending(start: &CouncilStart, line: Vec<CouncilStep>, seat: Seat) -> Option<CouncilEnding> {
        CouncilEnding::new(*start, line, seat)
    }

    fn theme(ending: &CouncilEnding) -> Option<PuzzleTheme> {
        let (number, CouncilStep::Act(answer)) = ending.only_answer()? else { return None };
        let state = ending.state();
        Some(match answer {
            _ if ending.unsaid().only_answer().is_none_or(|(other, _)| other != number) => PuzzleTheme::Words,
            _ if state.targets().count() > 1 => PuzzleTheme::TwoTargets,
            Action::Choose { card: Character::Knight | Character::Golem, .. } => PuzzleTheme::NewTarget,
            Action::Choose { .. } | Action::Next { .. } => PuzzleTheme::OneCard,
            _ => PuzzleTheme::Order,
        })
    }

    /// How many sit there, open petitioners, all petitioners, dilemmas; then the numbers of the actions among all that were
    /// legal, the faces of chance, and s with seat, remark and whom it is said to.
    fn write(start: &CouncilStart, line: &[CouncilStep]) -> Option<String> {
        let Draft { councillors, open, petitioners, dilemmas, .. } = start.0;
        let mut text = councillors.to_string();
        let cards = open.iter().chain(&petitioners);
        text.extend(cards.filter_map(|&card| char::from_digit(card as u32, 16)));
        text.extend(dilemmas.iter().filter_map(|&number| char::from_digit(u32::from(number) - 1, 36)));
        text.push(' ');
        let mut state = start.state()?;
        for &step in line {
            match step {
                CouncilStep::Say(Said { seat, remark, to }) => {
                    text.push('s');
                    number(&mut text, seat.index());
                    text.push(char::from(b'a' + remark as u8));
                    number(&mut text, to.map_or(9, Seat::index));
                }
                CouncilStep::Act(action) => {
                    match action {
                        Action::Roll { face } | Action::OracleRoll { face, .. } => {
                            number(&mut text, face.number().into());
                        }
                        _ => number(&mut text, legal(&state).iter().position(|&legal| legal == action)?),
                    }
                    apply(&mut state, action, &mut ()).ok()?;
                }
            }
        }
        Some(text)
    }

    fn read(start: &str, mut digits: Digits) -> Option<(CouncilStart, Vec<CouncilStep>)> {
        let start = CouncilStart(read_draft(start)?);
        let (mut state, mut line) = (start.state()?, Vec::new());
        while !digits.is_empty() {
            if digits.sign('s') {
                let seat = Seat::new(digits.number()?);
                let remark = *Remark::ALL.get(usize::from(digits.letter()?))?;
                let to = Some(digits.number()?).filter(|to| *to < 4).map(Seat::new);
                line.push(CouncilStep::Say(Said { seat, remark, to }));
                continue;
            }
            let number = digits.number()?;
            let action = match state.phase() {
                Phase::Roll | Phase::RewardRoll => Action::Roll { face: Face::new(number)? },
                Phase::OracleRoll => Action::OracleRoll { seat: state.oracle()?, face: Face::new(number)? },
                _ => *legal(&state).get(usize::from(number))?,
            };
            apply(&mut state, action, &mut ()).ok()?;
            line.push(CouncilStep::Act(action));
        }
        Some((start, line))
    }
}

fn read_draft(text: &str) -> Option<Draft> {
    let digits: Vec<u32> = text.chars().map(|digit| digit.to_digit(36)).collect::<Option<_>>()?;
    let (&councillors, rest) = digits.split_first()?;
    let (cards, dilemmas) = rest.split_at_checked(12)?;
    let cards: Vec<Character> =
        cards.iter().map(|&card| Character::ALL.get(card as usize).copied()).collect::<Option<_>>()?;
    let dilemmas: Vec<u8> = dilemmas.iter().map(|&number| number as u8 + 1).collect();
    Some(Draft {
        councillors: councillors as usize,
        scenario: None,
        ruler: None,
        free: false,
        open: cards.get(..5)?.try_into().ok()?,
        petitioners: cards.get(5..)?.try_into().ok()?,
        dilemmas: dilemmas.try_into().ok()?,
        silent: false,
        bells: true,
    })
}
