//! A puzzle of the forest duel, as it is kept: one line of text.

use super::ending::Ending;
use super::theme::PuzzleTheme;
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, DecidedBy, State, Variant, apply, legal, square};
use std::fmt::Write;

/// A decision of a real duel with one answer that wins for sure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForestPuzzle {
    /// Of the duel that it is taken from; no two puzzles have the same.
    pub seed: u32,
    /// Whose decision it is.
    pub seat: Seat,
    /// What it is about.
    pub theme: PuzzleTheme,
    /// How many of fawn, fox, wolf and owl miss it, one bit each.
    pub missed: u8,
    /// From the deal to the decision.
    pub line: Vec<Action>,
    /// The number of the answer among all that the seat may do.
    pub answer: usize,
}

impl ForestPuzzle {
    /// How hard it is: 1 when no level misses it, to 5 when all do.
    pub const fn grade(&self) -> u8 {
        1 + self.missed.count_ones() as u8
    }

    /// Its name in the store.
    pub fn id(&self) -> String {
        format!("forest-{}", self.seed)
    }

    /// Reads what [`write`](Self::write) wrote; none of anything else.
    pub fn read(text: &str) -> Option<Self> {
        let [seed, seat, theme, missed, answer, decks, line] =
            *text.split(' ').collect::<Vec<_>>().as_slice()
        else {
            return None;
        };
        let mut digits = Digits(line);
        let holder = Seat::new(digits.number()?);
        let mut puzzle = Self {
            seed: seed.parse().ok()?,
            seat: Seat::new(seat.parse().ok()?),
            theme: PuzzleTheme::from_id(theme)?,
            missed: missed.parse().ok()?,
            line: vec![Action::Deal { decks: read_decks(decks)? }, Action::Tiebreaker { holder }],
            answer: answer.parse().ok()?,
        };
        let mut state = State::new(Variant::Standard);
        puzzle.line.iter().try_for_each(|&action| apply(&mut state, action, &mut ())).ok()?;
        while !digits.0.is_empty() {
            let action = *legal(&state).get(usize::from(digits.number()?))?;
            apply(&mut state, action, &mut ()).ok()?;
            puzzle.line.push(action);
        }
        (puzzle.seat.index() < 2).then_some(puzzle)
    }

    /// One line: seed, seat, theme, who misses it, answer, both decks, and the numbers of the actions among all that were
    /// legal. None when the rules refuse its line.
    pub fn write(&self) -> Option<String> {
        let Self { seed, seat, theme, missed, line, answer } = self;
        let mut text = format!("{seed} {} {} {missed} {answer} ", seat.index(), theme.id());
        let mut state = State::new(Variant::Standard);
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

    /// The position, once its answer is proved again.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn prove(&self) -> Result<Ending, &'static str> {
        let ending = Ending::new(self.line.clone(), self.seat).ok_or("the rules refuse its line")?;
        match ending.only_answer() {
            None => Err("not one answer that wins while all others can lose"),
            Some((number, _)) if number != self.answer => Err("another answer"),
            Some(_) if theme(&ending) != Some(self.theme) => Err("another theme"),
            Some(_) => Ok(ending),
        }
    }
}

/// What a decision with one answer is about.
pub fn theme(ending: &Ending) -> Option<PuzzleTheme> {
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
fn is_bitten(ending: &Ending, answer: Action) -> bool {
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

/// A number below 15 is one digit; from there on three of them, the first an f.
fn number(text: &mut String, number: usize) {
    let _ = if number < 15 { write!(text, "{number:x}") } else { write!(text, "f{:02x}", number - 15) };
}

/// Numbers as [`number`] writes them.
struct Digits<'a>(&'a str);

impl Digits<'_> {
    fn number(&mut self) -> Option<u8> {
        let (long, rest) = match self.0.strip_prefix('f') {
            Some(rest) => (2, rest),
            None => (1, self.0),
        };
        let (digits, rest) = rest.split_at_checked(long)?;
        self.0 = rest;
        let number = u8::from_str_radix(digits, 16).ok()?;
        if long == 2 { number.checked_add(15) } else { Some(number) }
    }
}
