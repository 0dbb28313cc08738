//! The maker of the puzzles of one game.

use douze_app::puzzles::{Ending, Puzzle, Puzzled, Sure};

/// A choice between fewer answers is no puzzle.
const ANSWERS: usize = 3;

/// A game whose puzzles are made here.
pub(super) trait Maker: Puzzled {
    /// Its levels, from the weakest: those that try each puzzle.
    const LEVELS: [&'static str; 4];

    /// All puzzles of the game between built-in players with this seed.
    fn puzzles(seed: u32) -> Vec<Puzzle<Self>>;

    /// Is it solved while a person hardly waits?
    fn is_quick(ending: &Self::Ending) -> bool;

    /// What this level answers.
    fn answer(ending: &Self::Ending, level: usize, seed: u64) -> Option<Self::Action>;
}

/// The puzzle of a position, where it is one.
pub(super) fn puzzle<G: Maker>(
    seed: u32,
    start: &G::Start,
    line: &[G::Action],
    seat: douze_rules::Seat,
) -> Option<Puzzle<G>> {
    let ending = G::ending(start, line.to_vec(), seat)?;
    if ending.seat_to_act() != Some(seat) || !G::is_quick(&ending) || ending.answers().len() < ANSWERS {
        return None;
    }
    let (answer, _) = ending.only_answer()?;
    let theme = G::theme(&ending)?;
    let missed = (0..4).filter(|&level| !solves::<G>(&ending, level, seed)).map(|level| 1 << level).sum();
    Some(Puzzle { seed, seat, theme, missed, answer, start: start.clone(), line: line.to_vec() })
}

/// Does this level win it?
fn solves<G: Maker>(ending: &G::Ending, level: usize, seed: u32) -> bool {
    let mut ending = ending.clone();
    for step in 0u64.. {
        if ending.seat_to_act().is_none() {
            break;
        }
        let Some(action) = G::answer(&ending, level, u64::from(seed) << 8 | step) else { return false };
        if !ending.answers().contains(&(action, Sure::Won)) || !ending.act(action) {
            return false;
        }
        ending.reply();
    }
    true
}
