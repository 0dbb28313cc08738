//! A puzzle as it is kept, whatever its game: one line of text.

use super::digits::Digits;
use super::theme::PuzzleTheme;
use douze_ai::sure::Sure;
use douze_rules::Seat;
use std::fmt::Debug;

/// The end of a game as a puzzle plays it: whatever is hidden, rolled or played by others spoils most.
pub trait Ending: Clone {
    /// What happens in it.
    type Action: Copy + Debug + PartialEq;

    /// All that happened from the beginning of the game on.
    fn line(&self) -> &[Self::Action];
    /// Is it decided?
    fn is_over(&self) -> bool;
    /// The person's seat, while they decide.
    fn seat_to_act(&self) -> Option<Seat>;
    /// Is it solved while a person hardly waits?
    fn is_quick(&self) -> bool {
        true
    }
    /// What each of the person's answers comes to.
    fn answers(&self) -> Vec<(Self::Action, Sure)>;
    /// What the position comes to.
    fn sure(&self) -> Sure;
    /// The person acts, and whatever becomes of it spoils most. False, and nothing changed: the rules refuse it.
    fn act(&mut self, action: Self::Action) -> bool;
    /// The others act until the person decides or all is over.
    fn reply(&mut self);

    /// The only answer that wins for sure, and its place among all, where every other one can lose.
    fn only_answer(&self) -> Option<(usize, Self::Action)> {
        let answers = self.answers();
        let (number, &(action, _)) = answers.iter().enumerate().find(|(_, (_, sure))| *sure == Sure::Won)?;
        let others = answers.iter().filter(|(_, sure)| *sure == Sure::Lost).count();
        (others > 0 && others + 1 == answers.len()).then_some((number, action))
    }

    /// The person's first best answer.
    fn best(&self) -> Option<Self::Action> {
        let answers = self.answers();
        let best = answers.iter().map(|(_, sure)| *sure).max()?;
        answers.into_iter().find(|(_, sure)| *sure == best).map(|(action, _)| action)
    }
}

/// The hardest grade: none of a game's four levels solves it.
pub const HARDEST: u8 = 5;

/// A game that has puzzles.
pub trait Puzzled: Sized {
    /// Its word in ids.
    const NAME: &'static str;
    /// All its puzzles, one a line.
    const TEXT: &'static str;
    /// What is fixed before the line.
    type Start: Clone + Debug + Eq + Send;
    /// What happens in a line.
    type Action: Copy + Debug + Eq + Send;
    /// How a puzzle is played.
    type Ending: Ending<Action = Self::Action> + Send;

    /// The position after this line; none when the rules refuse it, or more is hidden than may be.
    fn ending(start: &Self::Start, line: Vec<Self::Action>, seat: Seat) -> Option<Self::Ending>;
    /// What a decision with one answer is about.
    fn theme(ending: &Self::Ending) -> Option<PuzzleTheme>;
    /// Start and line as text without spaces at its ends; none when the rules refuse it.
    fn write(start: &Self::Start, line: &[Self::Action]) -> Option<String>;
    /// Reads what [`write`](Self::write) wrote; none of anything else.
    fn read(start: &str, line: Digits) -> Option<(Self::Start, Vec<Self::Action>)>;
}

/// A decision of a real game with one answer that wins for sure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle<G: Puzzled> {
    /// Of the game that it is taken from; no two puzzles of a game have the same.
    pub seed: u32,
    /// Whose decision it is.
    pub seat: Seat,
    /// What it is about.
    pub theme: PuzzleTheme,
    /// Which of the game's four levels miss it, one bit each, the weakest first.
    pub missed: u8,
    /// The number of the answer among all that the seat may do.
    pub answer: usize,
    /// What was fixed before the line.
    pub start: G::Start,
    /// From the beginning to the decision.
    pub line: Vec<G::Action>,
}

impl<G: Puzzled> Puzzle<G> {
    /// All that the app holds and can be read.
    pub fn all() -> impl Iterator<Item = Self> {
        G::TEXT.lines().filter_map(Self::read)
    }

    /// How hard it is: 1 when no level misses it, to [`HARDEST`] when all do.
    pub const fn grade(&self) -> u8 {
        1 + self.missed.count_ones() as u8
    }

    /// Its name in the store.
    pub fn id(&self) -> String {
        format!("{}-{}", G::NAME, self.seed)
    }

    /// Reads what [`write`](Self::write) wrote; none of anything else.
    pub fn read(text: &str) -> Option<Self> {
        let [seed, seat, theme, missed, answer, start, line] =
            *text.split(' ').collect::<Vec<_>>().as_slice()
        else {
            return None;
        };
        let (start, line) = G::read(start, Digits::new(line))?;
        Some(Self {
            seed: seed.parse().ok()?,
            seat: Seat::new(seat.parse().ok()?),
            theme: PuzzleTheme::from_id(theme)?,
            missed: missed.parse().ok()?,
            answer: answer.parse().ok()?,
            start,
            line,
        })
    }

    /// One line: seed, seat, theme, who misses it, answer, what is fixed, and what happened. None when the rules refuse it.
    pub fn write(&self) -> Option<String> {
        let Self { seed, seat, theme, missed, answer, start, line } = self;
        let rest = G::write(start, line)?;
        Some(format!("{seed} {} {} {missed} {answer} {rest}", seat.index(), theme.id()))
    }

    /// The position.
    pub fn ending(&self) -> Option<G::Ending> {
        G::ending(&self.start, self.line.clone(), self.seat)
    }

    /// The position, once its answer is proved again.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn prove(&self) -> Result<G::Ending, &'static str> {
        let ending = self.ending().ok_or("the rules refuse its line")?;
        match ending.only_answer() {
            None => Err("not one answer that wins while all others can lose"),
            Some((number, _)) if number != self.answer => Err("another answer"),
            Some(_) if G::theme(&ending) != Some(self.theme) => Err("another theme"),
            Some(_) => Ok(ending),
        }
    }
}
