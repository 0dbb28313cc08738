//! Which card goes under the die, out of the game.

use super::weigh::Weighing;
use super::worth::ALL;
use douze_rules::king::{Action, Character};

/// How often of a hundred a seat won the next round when this card had gone under its die: 36,000 games of
/// two pretenders that crowned at random, random sets, error 1. In the order of [`Character::ALL`].
const WITHOUT: [u32; 12] = [43, 48, 43, 47, 41, 42, 47, 48, 52, 48, 37, 46];

/// The more easily it can do without a card, the likelier; which one cannot be foreseen.
pub(super) fn mixed(options: &[Action]) -> Weighing {
    let without: Vec<u32> = options.iter().map(|&action| without(action)).collect();
    let least = without.iter().min().copied().unwrap_or(0);
    let shares = without.iter().map(|won| 1 + (won - least).pow(2)).collect();
    let worths = without.iter().map(|&won| ALL / 100 * won as i32).collect();
    Weighing { worths, shares, cut: false }
}

const fn without(action: Action) -> u32 {
    match action {
        Action::Crown { character, .. } => WITHOUT[character as usize],
        _ => 0,
    }
}

const _: () = assert!(WITHOUT.len() == Character::ALL.len());
