//! The card that a person chooses.

use super::chance::alone;
use super::deal::{self, Part};
use super::keeping::{clear_card, clear_of_two, pair_card};
use super::sight::Sight;
use super::worth::least;
use douze_rules::council::{Character, Characters};
use rand_chacha::ChaCha8Rng;

/// The cards among which who is greedy lets chance decide: those with the best chance alone; where none has a chance,
/// the least useful one.
pub(super) fn greedy_cards(sight: Sight) -> Characters {
    let chances: Vec<_> = sight.own_downs().map(|down| (down.card, alone(sight.board, down))).collect();
    match chances.iter().map(|(_, chance)| *chance).max() {
        Some(0) | None => least(sight.playable()).into_iter().collect(),
        best => chances.iter().filter(|(_, chance)| Some(*chance) == best).map(|(card, _)| *card).collect(),
    }
}

/// One of the cards by chance.
pub(super) fn one_of(cards: Characters, chance: &mut ChaCha8Rng) -> Option<Character> {
    let place = crate::chance::pick(chance, cards.len().max(1) as u32);
    cards.iter().nth(place as usize)
}

/// The card that was agreed on; none where nothing was.
pub(super) fn agreed(sight: Sight, chance: &mut ChaCha8Rng) -> Option<Character> {
    match deal::part(sight.heard, sight.me) {
        Part::Free => None,
        Part::Takes => one_of(greedy_cards(sight), chance),
        Part::With(seat) => pair_card(sight, seat),
        Part::ClearOf(seat) => clear_card(sight, seat),
        Part::ClearOfTwo(one, other) => clear_of_two(sight, one, other),
    }
}
