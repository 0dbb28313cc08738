//! The faces that a character can turn the die to.

use super::{Character, Characters, Faces, Pile};
use crate::d12::Face;

/// The decision that has to be made when a card is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// One of these faces, where the die ends.
    Face(Faces),
    /// Which of the two targets is changed.
    Target,
    /// One of these cards of the seat's own discard.
    Back(Characters),
}

/// Where the character can turn the die; empty for one that turns it to no face of choice. The Lady, when she
/// acts, reaches every value of a target; the Reverser's face follows by itself.
pub fn reach(character: Character, from: Face, targets: [Faces; 2]) -> Faces {
    let n = from.number();
    let two = |low: u8, high: u8| [low, high].into_iter().filter_map(Face::new).collect();
    match character {
        // A 1 must be doubled, a 12 halved.
        Character::Alchemist => match n {
            1 => two(2, 2),
            12 => two(6, 6),
            _ => two((n / 2).max(1), (2 * n).min(12)),
        },
        Character::Machine => two((n + 2).min(12), (n + 3).min(12)),
        Character::Parasite => two(n.saturating_sub(3).max(1), n.saturating_sub(2).max(1)),
        Character::Druidess => two(n.saturating_sub(1).max(1), (n + 1).min(12)),
        Character::Sorcerer => from.neighbours().into_iter().collect(),
        // A neighbour twice, not back: all but the face and its opposite (dice.md).
        Character::Powerful => Face::all().filter(|&to| to != from && to != from.opposite()).collect(),
        Character::Lady => targets[0].union(targets[1]),
        _ => Faces::EMPTY,
    }
}

/// The decision that a card needs if it is not cancelled. `first`: nothing was revealed before it in this turn (R-C3).
pub(super) fn needs(card: Character, die: Face, targets: [Faces; 2], first: bool, discard: Pile) -> Needs {
    match card {
        Character::Lady if !first => Needs::Nothing,
        Character::Knight | Character::Golem if targets[1].is_empty() => Needs::Nothing,
        Character::Knight | Character::Golem => Needs::Target,
        // R-C10: with an empty discard it does nothing.
        Character::Stoic if discard.is_empty() => Needs::Nothing,
        Character::Stoic => Needs::Back(discard.set()),
        Character::Reverser | Character::Oracle => Needs::Nothing,
        _ => Needs::Face(reach(card, die, targets)),
    }
}
