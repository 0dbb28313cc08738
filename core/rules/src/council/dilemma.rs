//! A dilemma card, and what its two sides do.

use crate::BitSet;
use crate::d12::Face;
use serde::{Deserialize, Serialize};

/// A set of faces: the values of a target, or what a card can reach.
pub type Faces = BitSet<Face>;

impl Faces {
    /// The Knight's target.
    pub const LOW: Self = Self::from_bits(0b11110);

    /// The Golem's target.
    pub const HIGH: Self = Self::from_bits(0b1_1110_0000_0000);
}

/// A reward that stays beside the track until it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kept {
    /// One councillor lays the card to be chosen open.
    OpenCard,
    /// Roll the die before the choice.
    Reroll,
    /// Turn the die to a neighbour before the choice.
    Tip,
    /// Look at the next petitioner.
    Foresee,
    /// Ring without losing Favour.
    FreeBell,
    /// Ignore a whole penalty (R-C17).
    Shield,
}

impl Kept {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::OpenCard, Self::Reroll, Self::Tip, Self::Foresee, Self::FreeBell, Self::Shield];

    /// The id used in records and, after `keep:`, in decks.
    pub const fn id(self) -> &'static str {
        ["open_card", "reroll", "tip", "foresee", "free_bell", "shield"][self as usize]
    }

    /// The reward with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kept| kept.id() == id)
    }
}

/// One thing that a reward or a penalty does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Favour goes up, or down if negative; by at most 5.
    Favour(i8),
    /// Each councillor may take back so many discards.
    Recall(u8),
    /// Each councillor may take so many characters from the bench.
    Bench(u8),
    /// Each councillor discards so many cards of the hand, never the last one (R-C15).
    Discard(u8),
    /// The die is rolled.
    Reroll,
    /// Kept until it is used.
    Keep(Kept),
}

impl Effect {
    /// The effect of a word of a deck file: `favour -2`, `recall 1`, `bench 1`, `discard 1`, `reroll`,
    /// `keep:tip`; none for any other text.
    pub fn from_word(word: &str) -> Option<Self> {
        if let Some(kept) = word.strip_prefix("keep:") {
            return Kept::from_id(kept).map(Self::Keep);
        }
        match word.split_once(' ') {
            None => (word == "reroll").then_some(Self::Reroll),
            Some(("favour", number)) => number.parse().ok().map(Self::Favour),
            Some(("recall", number)) => number.parse().ok().map(Self::Recall),
            Some(("bench", number)) => number.parse().ok().map(Self::Bench),
            Some(("discard", number)) => number.parse().ok().map(Self::Discard),
            Some(_) => None,
        }
    }
}

/// The effects of one side of a dilemma, in printed order (R-C6): up to four effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effects([Option<Effect>; 4]);

impl Effects {
    /// The most effects of one side.
    pub const MAX: usize = 4;

    /// These effects in this order; none when there are more than four.
    pub fn new(effects: &[Effect]) -> Option<Self> {
        let mut list = [None; Self::MAX];
        for (place, effect) in effects.iter().enumerate() {
            *list.get_mut(place)? = Some(*effect);
        }
        Some(Self(list))
    }

    /// In printed order.
    pub fn iter(self) -> impl Iterator<Item = Effect> {
        self.0.into_iter().flatten()
    }

    /// The one with this place.
    pub(super) fn get(self, place: u8) -> Option<Effect> {
        *self.0.get(usize::from(place))?
    }
}

/// A dilemma card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dilemma {
    /// Its number, 1 to 36.
    pub number: u8,
    /// 1 easy, 2 medium, 3 hard.
    pub bells: u8,
    /// One target, then an empty set; or two.
    pub targets: [Faces; 2],
    /// Its value in years when solved; twice when public.
    pub value: u8,
    /// The effects when it is solved.
    pub reward: Effects,
    /// The effects when it is not.
    pub penalty: Effects,
}

impl Dilemma {
    /// Has it two targets?
    pub const fn is_double(&self) -> bool {
        !self.targets[1].is_empty()
    }
}
