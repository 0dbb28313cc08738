//! Puzzles of the forest duel: the rival may hold any card that it has not shown.

mod ending;

use super::digits::{Digits, number};
use super::kept::{Ending, Puzzle, Puzzled};
use super::theme::PuzzleTheme;
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, DecidedBy, State, Variant, apply, legal, square};
pub use ending::ForestEnding;

/// The forest duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forest {}

/// A decision of a real duel.
pub type ForestPuzzle = Puzzle<Forest>;

impl Puzzled for Forest {
    const NAME: &'static str = "forest";
    const TEXT: &'static str = include_str!("../forest.txt");
    type Start = ();
    type Action = Action;
    type Ending = ForestEnding;

    fn ending((): &(), line: Vec<Action>, seat: Seat) -> Option<ForestEnding> {
        ForestEnding::new(line, seat).filter(|_| seat.index() < 2)
    }

    fn theme(ending: &ForestEnding) -> Option<PuzzleTheme> {
        theme(ending)
    }

    /// Both decks, and the numbers of the actions among all that were legal.
    fn write((): &(), line: &[Action]) -> Option<String> {
        let (mut text, mut state) = (String::new(), State::new(Variant::Standard));
        for &action in line {
            match action {
                Action::Deal { decks } => {
                    let cards = decks.as_flattened().iter();
                    text.extend(cards.filter_map(|&card| char::from_digit(card as u32, 16)));
                    text.push(' ');
                }
                Action::Tiebreaker { holder } => number(&mut text, holder.index()),
                _ => number(&mut text, legal(&state).iter().position(|&legal| legal == action)?),
            }
            apply(&mut state, action, &mut ()).ok()?;
        }
        Some(text)
    }

    fn read(decks: &str, mut digits: Digits) -> Option<((), Vec<Action>)> {
        let holder = Seat::new(digits.number()?);
        let mut line = vec![Action::Deal { decks: read_decks(decks)? }, Action::Tiebreaker { holder }];
        let mut state = State::new(Variant::Standard);
        line.iter().try_for_each(|&action| apply(&mut state, action, &mut ())).ok()?;
        while !digits.is_empty() {
            let action = *legal(&state).get(usize::from(digits.number()?))?;
            apply(&mut state, action, &mut ()).ok()?;
            line.push(action);
        }
        Some(((), line))
    }
}

/// What a decision with one answer is about.
fn theme(ending: &ForestEnding) -> Option<PuzzleTheme> {
    let (_, answer) = ending.only_answer()?;
    let mut solved = ending.clone();
    let mut answers = Vec::new();
    while let Some(action) = solved.best() {
        answers.push((*solved.state(), action));
        if !solved.act(action) {
            return None;
        }
        solved.reply();
    }
    let played = |card| {
        answers.iter().any(|(before, action)| match action {
            Action::Choose { card: chosen, .. } => *chosen == card,
            _ => before.table().next().is_some_and(|(_, laid)| laid == card),
        })
    };
    Some(if solved.state().verdict()?.decided_by == DecidedBy::ScoringCards {
        PuzzleTheme::TieBreak
    } else if played(Card::Deer) {
        PuzzleTheme::Push
    } else if played(Card::Raccoon) {
        PuzzleTheme::Rescue
    } else if played(Card::Snake) || is_bitten(ending, answer) {
        PuzzleTheme::Snake
    } else if answers.iter().any(|(before, action)| is_corner(before, *action)) {
        PuzzleTheme::Corner
    } else {
        PuzzleTheme::OneWay
    })
}

/// Does the rival refute another answer by its Snake?
fn is_bitten(ending: &ForestEnding, answer: Action) -> bool {
    let before = ending.state().removed().count();
    ending.answers().into_iter().filter(|(other, _)| *other != answer).any(|(other, _)| {
        let mut missed = ending.clone();
        missed.act(other);
        missed.reply();
        missed.state().removed().count() > before
    })
}

/// Is a card laid in a corner of the square?
fn is_corner(before: &State, action: Action) -> bool {
    let Action::Place { at, .. } = action else { return false };
    let mut after = *before;
    if apply(&mut after, action, &mut ()).is_err() {
        return false;
    }
    let Some((first, last)) = after.frame() else { return false };
    let square = last.row - first.row == 3 && last.col - first.col == 3;
    let cell = 4 * (at.row - first.row) + at.col - first.col;
    square && square::CORNERS >> cell & 1 != 0
}

fn read_decks(text: &str) -> Option<[[Card; 12]; 2]> {
    let card = |digit: char| Card::ALL.get(digit.to_digit(16)? as usize).copied();
    let cards: Vec<Card> = text.chars().map(card).collect::<Option<_>>()?;
    Some([cards.get(..12)?.try_into().ok()?, cards.get(12..)?.try_into().ok()?])
}
