//! Which three of five cards are kept, and how the other two go under the deck (variant).
//!
//! A game of 8 rounds with placing never draws the two lowest cards in time to lay them: under the deck is
//! out of the game, unless a Snake makes it longer. The upper one of the two may still count in the hand.

use super::{Level, Reason, mind::Mind, mix::weights};
use douze_rules::forest::{Action, Card};

/// What a card brings in a whole game, in hundredths of points; by matches of fox against itself.
const WORTH: [i32; 12] = [120, 150, 230, 210, 210, 280, 300, 330, 250, 60, 120, 100];

/// None when it was given up.
pub(super) fn decide(mind: &mut Mind, level: Level, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let half = match level {
        Level::Random | Level::Fawn => 200,
        Level::Greedy => 1,
        Level::Fox => 40,
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

fn worth(action: &Action) -> i32 {
    let Action::Keep { keep, bottom, .. } = action else { return 0 };
    let kept: i32 = keep.iter().map(|&card| WORTH[card as usize]).sum();
    let upper_is_higher =
        bottom.first().map(|card: &Card| card.number()) > bottom.last().map(|card| card.number());
    kept + if upper_is_higher { 40 } else { 0 }
}
