//! Which three of five cards are kept, and how the other two go under the deck (variant).
//!
//! A game of 8 rounds with placing never draws the two lowest cards in time to lay them: under the deck is
//! out of the game, unless a Snake makes it longer. The upper one of the two may still count in the hand.

use super::{Level, Reason, mind::Mind, mix::weights};
use douze_rules::forest::{Action, Card};

/// What a card brings when it is kept and not put under the deck, by 12,000 games of fox against itself
/// with random keeping: mean margin of the games, in hundredths of points.
const WORTH: [i32; 12] = [86, 41, 64, 22, 13, -15, 59, 96, -7, -240, -122, -1];
/// The higher of the two is above: it may be drawn in time to count in the hand.
const UPPER: i32 = 10;

/// None when it was given up.
pub(super) fn decide(mind: &mut Mind, level: Level, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let half = match level {
        Level::Random | Level::Search10k | Level::Fawn => 100,
        Level::Greedy => 1,
        Level::Fox | Level::Wolf | Level::Owl => 20,
    };
    let values: Vec<i32> = options.iter().map(worth).collect();
    let choice = mind.chance.weighted(&weights(&values, half))?;
    let best = values.iter().max()?;
    let missed = (best - values[choice] + 50) / 100;
    let reason = match i16::try_from(missed) {
        Ok(points @ 1..) if level == Level::Fawn => Reason::Mistake { points },
        _ => Reason::KeepsTheBetter,
    };
    Some((options[choice], vec![reason]))
}

pub(super) fn worth(action: &Action) -> i32 {
    let Action::Keep { keep, bottom, .. } = action else { return 0 };
    let kept: i32 = keep.iter().map(|&card| WORTH[card as usize]).sum();
    let upper_is_higher =
        bottom.first().map(|card: &Card| card.number()) > bottom.last().map(|card| card.number());
    kept + if upper_is_higher { UPPER } else { 0 }
}
