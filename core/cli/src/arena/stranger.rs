//! Players who are unlike the built-in ones: by one habit they choose their card in secret; all else they do greedily.

use super::args::level;
use crate::Failure;
use crate::chance::pick;
use rand_chacha::ChaCha8Rng;

/// A habit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stranger {
    /// Always the card with the highest number, or that makes most of its player's die.
    Highest,
    /// Always the card with the lowest.
    Lowest,
    /// The card that the other played last, if it holds it; else any.
    Copycat,
}

impl Stranger {
    pub(super) const fn id(self) -> &'static str {
        ["highest", "lowest", "copycat"][self as usize]
    }

    fn from_id(id: &str) -> Option<Self> {
        [Self::Highest, Self::Lowest, Self::Copycat].into_iter().find(|stranger| stranger.id() == id)
    }

    /// One of the hand. `last` is what the other played last.
    pub(super) fn card<C: Copy + PartialEq>(
        self,
        hand: &[C],
        number: impl Fn(&C) -> i32,
        last: Option<C>,
        chance: &mut ChaCha8Rng,
    ) -> Option<C> {
        match self {
            Self::Highest => hand.iter().copied().max_by_key(number),
            Self::Lowest => hand.iter().copied().min_by_key(number),
            Self::Copycat => last.filter(|last| hand.contains(last)).or_else(|| {
                let place = pick(chance, hand.len().max(1) as u32) as usize;
                hand.get(place).copied()
            }),
        }
    }
}

/// Who plays in the arena.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rival<L> {
    Level(L),
    Stranger(Stranger),
}

impl<L: std::str::FromStr<Err: ToString>> Rival<L> {
    /// A stranger, or as [`level`].
    pub(super) fn from_word(id: &str, later: &[&str], there: &str) -> Result<Self, Failure> {
        match Stranger::from_id(id) {
            Some(stranger) => Ok(Self::Stranger(stranger)),
            None => level(id, later, there).map(Self::Level),
        }
    }
}

impl<L> Rival<L> {
    pub(super) fn id(&self, id: impl Fn(&L) -> &'static str) -> &'static str {
        match self {
            Self::Level(level) => id(level),
            Self::Stranger(stranger) => stranger.id(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn each_stranger_has_its_habit() {
        let chance = &mut ChaCha8Rng::seed_from_u64(1);
        let mut card = |stranger: Stranger, last| stranger.card(&[3, 9, 1], |&card| card, last, chance);
        assert_eq!((card(Stranger::Highest, None), card(Stranger::Lowest, None)), (Some(9), Some(1)));
        assert_eq!(card(Stranger::Copycat, Some(3)), Some(3));
        let other: Vec<_> = (0..40).filter_map(|_| card(Stranger::Copycat, Some(7))).collect();
        assert!([3, 9, 1].iter().all(|card| other.contains(card)));
    }
}
