//! Cards in order.

use super::{Character, Characters};
use serde::{Deserialize, Serialize};

/// Up to twelve different cards in order, the top one last.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Character>", into = "Vec<Character>")]
pub struct Pile {
    /// Four bits a card, from the bottom; 0 beyond the top.
    packed: u64,
    len: u8,
}

/// Not a pile: too many cards, or one of them twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a pile has up to 12 cards, each once")]
pub struct NoPile;

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { packed: 0, len: 0 };

    /// How many cards.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The card that is open.
    pub fn top(self) -> Option<Character> {
        self.at(self.len.checked_sub(1)?)
    }

    /// From the bottom to the top.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Character> {
        (0..self.len).filter_map(move |place| self.at(place))
    }

    /// The cards without their order.
    pub fn set(self) -> Characters {
        self.iter().collect()
    }

    fn at(self, place: u8) -> Option<Character> {
        Character::from_number((self.packed >> (4 * place) & 15) as u8)
    }

    /// Lays a card on top that is not in it.
    pub(super) fn push(&mut self, card: Character) {
        self.packed |= u64::from(card.number()) << (4 * self.len);
        self.len += 1;
    }

    /// The pile without these cards.
    #[must_use]
    pub(super) fn minus(self, cards: Characters) -> Self {
        if cards.is_empty() { self } else { self.iter().filter(|&card| !cards.contains(card)).collect() }
    }
}

/// A card that comes again is left out.
impl FromIterator<Character> for Pile {
    fn from_iter<I: IntoIterator<Item = Character>>(cards: I) -> Self {
        let (mut pile, mut seen) = (Self::EMPTY, Characters::EMPTY);
        for card in cards {
            if !seen.contains(card) {
                pile.push(card);
                seen = seen.with(card);
            }
        }
        pile
    }
}

impl TryFrom<Vec<Character>> for Pile {
    type Error = NoPile;

    fn try_from(cards: Vec<Character>) -> Result<Self, NoPile> {
        let pile: Self = cards.iter().copied().collect();
        if pile.len() == cards.len() { Ok(pile) } else { Err(NoPile) }
    }
}

impl From<Pile> for Vec<Character> {
    fn from(pile: Pile) -> Self {
        pile.iter().collect()
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
