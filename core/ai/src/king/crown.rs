//! Which card goes under the die, out of the game.

use super::Reason;
use super::mind::Mind;
use douze_rules::king::{Action, Character};

/// What a character is worth in the hand.
const fn worth(character: Character) -> u32 {
    let _ = character;
    0
}

/// The less a card is worth, the likelier; which one cannot be foreseen.
pub(super) fn decide(mind: &mut Mind, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let worth = |action: &Action| match action {
        Action::Crown { character, .. } => worth(*character),
        _ => 0,
    };
    let most = options.iter().map(worth).max()?;
    let weights: Vec<u32> = options.iter().map(|action| 1 + (most - worth(action)).pow(2)).collect();
    let action = *options.get(mind.chance.weighted(&weights)?)?;
    Some((action, vec![Reason::KeepsTheBetter]))
}
