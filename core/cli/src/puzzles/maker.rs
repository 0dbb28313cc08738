//! The maker of the puzzles of one game.

use douze_app::puzzles::{Ending, Puzzle, Puzzled, Sure};

/// A game whose puzzles are made here.
pub(super) trait Maker: Puzzled {
    /// A choice between fewer answers is no puzzle.
    const ANSWERS: usize = 3;
    /// Its levels, from the weakest: those that try each puzzle.
    const LEVELS: [&'static str; 4];

    /// All puzzles of the game between built-in players with this seed.
    fn puzzles(seed: u32) -> Vec<Puzzle<Self>>;

    /// Does the game fit what a puzzle says of it?
    fn fits(_ending: &Self::Ending) -> bool {
        true
    }

    /// What this level answers.
    fn answer(ending: &Self::Ending, level: usize, seed: u64) -> Option<Self::Action>;

    /// Does this level win it?
    fn solves(ending: &Self::Ending, level: usize, seed: u64) -> bool {
        let mut ending = ending.clone();
        for step in 0u64.. {
            if ending.seat_to_act().is_none() {
                break;
            }
            let Some(action) = Self::answer(&ending, level, seed << 8 | step) else { return false };
            if !ending.answers().contains(&(action, Sure::Won)) || !ending.act(action) {
                return false;
            }
            ending.reply();
        }
        true
    }

    /// Which of the levels miss it, one bit each.
    fn missed(ending: &Self::Ending, seed: u64) -> u8 {
        (0..4).filter(|&level| !Self::solves(ending, level, seed)).map(|level| 1 << level).sum()
    }
}

/// The puzzle of a position, where it is one.
pub(super) fn puzzle<G: Maker>(
    seed: u32,
    start: &G::Start,
    line: &[G::Action],
    seat: douze_rules::Seat,
) -> Option<Puzzle<G>> {
    let ending = G::ending(start, line.to_vec(), seat)?;
    let asks = ending.seat_to_act() == Some(seat) && ending.is_quick() && G::fits(&ending);
    if !asks || ending.answers().len() < G::ANSWERS {
        return None;
    }
    let (answer, _) = ending.only_answer()?;
    let theme = G::theme(&ending)?;
    let missed = G::missed(&ending, seed.into());
    Some(Puzzle { seed, seat, theme, missed, answer, start: start.clone(), line: line.to_vec() })
}
