//! Which game a record is of, and how it begins.

use crate::deck::Sha256;
use douze_rules::council::Character;
use douze_rules::forest::Variant;

/// Which game, and how it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup {
    /// A forest duel.
    Forest {
        /// Three cards drawn, or three chosen of five.
        variant: Variant,
    },
    /// King of 12, or a tournament of it.
    King {
        /// The characters, the number of seats and the groups.
        setup: douze_rules::king::Setup,
    },
    /// Council of 12.
    Council {
        /// The deck's name.
        deck: String,
        /// Which file it is, where the record says so.
        deck_sha256: Option<Sha256>,
        /// The petitioners laid open, in the order in which they were.
        open: [Character; 5],
        /// All else, checked with the deck.
        setup: Box<douze_rules::council::Setup>,
    },
}
