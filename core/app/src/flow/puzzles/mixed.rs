//! How often a person would play each card: what a mix of King of 12 asks.

use crate::PuzzlesIntent;
use crate::puzzles::MixEnding;
use douze_rules::Seat;
use douze_rules::king::Character;

/// The most parts of a card.
const MOST: u32 = 9;

/// The estimate under way.
pub(crate) struct Mixing {
    ending: MixEnding,
    seat: Seat,
    /// By card: as many times as this, against the others.
    parts: Vec<u32>,
}

/// What an estimate comes to, in ten-thousandths of a round.
pub(crate) struct Judged {
    /// At worst.
    pub(crate) own: i32,
    /// The best mix, at worst.
    pub(crate) best: i32,
    /// What the rival would play against the estimate.
    pub(crate) answer: Character,
}

impl Mixing {
    pub(super) fn new(ending: MixEnding, seat: Seat) -> Self {
        let parts = vec![1; ending.mix().cards().len()];
        Self { ending, seat, parts }
    }

    /// Whom it is played against.
    pub(crate) fn rival(&self) -> Seat {
        self.seat.other()
    }

    /// Each card, how often it is played so, and how often it should be: of 100.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (Character, u32, u32)> {
        let mix = self.ending.mix();
        let shares = percent(&self.parts).into_iter().zip(percent(mix.best()));
        mix.cards().iter().zip(shares).map(|(&card, (own, best))| (card, own, best))
    }

    /// May a card have another part, or one less?
    pub(crate) fn may(&self, card: usize, more: bool) -> bool {
        let all: u32 = self.parts.iter().sum();
        self.parts.get(card).is_some_and(|&parts| if more { parts < MOST } else { parts > 0 && all > 1 })
    }

    /// Changes the estimate; false where that is not possible.
    pub(super) fn change(&mut self, intent: &PuzzlesIntent) -> bool {
        let (card, more) = match *intent {
            PuzzlesIntent::PlayMore { card } => (card, true),
            PuzzlesIntent::PlayLess { card } => (card, false),
            _ => return false,
        };
        let Some(card) = usize::try_from(card).ok().filter(|&card| self.may(card, more)) else {
            return false;
        };
        if let Some(parts) = self.parts.get_mut(card) {
            *parts = if more { *parts + 1 } else { *parts - 1 };
        }
        true
    }

    pub(super) fn is_solved(&self) -> bool {
        self.ending.is_solved_by(&self.parts)
    }

    pub(super) fn again(&mut self) {
        self.parts.fill(1);
    }

    /// What the estimate comes to.
    pub(crate) fn judged(&self) -> Judged {
        let mix = self.ending.mix();
        let (own, answer) = mix.secured(&self.parts);
        Judged { own, best: mix.value(), answer }
    }

    /// What is pressed next for the best mix.
    #[cfg(any(test, feature = "gallery"))]
    pub(super) fn presses(&self) -> PuzzlesIntent {
        let wanted = parts_of(self.ending.mix().best());
        let differs = self.parts.iter().zip(&wanted).position(|(parts, wanted)| parts != wanted);
        let Some(card) = differs else { return PuzzlesIntent::SettleMix };
        let more = self.parts[card] < wanted[card];
        let card = i32::try_from(card).unwrap_or_default();
        if more { PuzzlesIntent::PlayMore { card } } else { PuzzlesIntent::PlayLess { card } }
    }
}

/// Shares of 100, as near as whole numbers can be.
fn percent(shares: &[u32]) -> Vec<u32> {
    let all: u64 = shares.iter().map(|&share| u64::from(share)).sum::<u64>().max(1);
    shares.iter().map(|&share| ((100 * u64::from(share) + all / 2) / all) as u32).collect()
}

/// The parts that come nearest to these shares.
#[cfg(any(test, feature = "gallery"))]
fn parts_of(shares: &[u32]) -> Vec<u32> {
    let most = u64::from(*shares.iter().max().unwrap_or(&1)).max(1);
    shares.iter().map(|&share| ((u64::from(MOST) * u64::from(share) + most / 2) / most) as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::MixPuzzle;

    /// The best mix can be given in so few parts, and no single card comes near.
    #[test]
    fn every_mix_can_be_answered_with_the_parts_that_there_are() {
        for puzzle in MixPuzzle::all() {
            let ending = puzzle.ending().unwrap();
            assert!(ending.is_solved_by(&parts_of(ending.mix().best())), "{}", puzzle.id());
            for card in 0..ending.mix().cards().len() {
                let single: Vec<u32> =
                    (0..ending.mix().cards().len()).map(|one| u32::from(one == card)).collect();
                assert!(!ending.is_solved_by(&single), "{}", puzzle.id());
            }
            let gap = (ending.mix().limit() - ending.mix().value()).abs();
            assert!(gap <= 2, "{}: the rival can hold it to {gap} less", puzzle.id());
        }
    }
}
