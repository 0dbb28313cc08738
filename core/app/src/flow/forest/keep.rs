//! The variant's first decision: three of five cards are kept, two go under the deck.

use douze_rules::forest::{Card, CardSet};

/// The cards kept so far, and the order of the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Keep {
    kept: Vec<Card>,
    swapped: bool,
}

impl Keep {
    /// Keeps a card, or gives it back. A fourth one takes the place of the first.
    pub(super) fn toggle(&mut self, card: Card) {
        if let Some(at) = self.kept.iter().position(|&kept| kept == card) {
            self.kept.remove(at);
        } else {
            if self.kept.len() == 3 {
                self.kept.remove(0);
            }
            self.kept.push(card);
        }
    }

    /// The other order for the two that go under the deck.
    pub(super) fn swap(&mut self) {
        self.swapped = !self.swapped;
    }

    /// Is this card kept?
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.kept.contains(&card)
    }

    /// The three kept and the two under the deck, the last one lowest; none before three are kept.
    pub(crate) fn split(&self, hand: CardSet) -> Option<[Vec<Card>; 2]> {
        if self.kept.len() != 3 {
            return None;
        }
        let mut bottom: Vec<Card> = hand.iter().filter(|card| !self.contains(*card)).collect();
        if self.swapped {
            bottom.reverse();
        }
        Some([self.kept.clone(), bottom])
    }
}
