//! The selection at the table of a council.

use douze_rules::council::Character;
use douze_rules::d12::Face;

/// What is selected: cards in the order in which they were, and what goes with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pick {
    pub(crate) cards: Vec<Character>,
    /// What a Stoic takes out of its player's discard.
    pub(crate) back: Option<Character>,
    pub(crate) face: Option<Face>,
    pub(crate) target: Option<u8>,
}
