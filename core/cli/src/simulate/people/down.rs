//! Cards that others may have face down.

use super::chance::Down;
use super::deal::{self, Part};
use super::keeping::{best_pair, others_clear_card, takers_cards};
use super::sight::Sight;
use douze_rules::Seat;

/// What each of the others may have face down, by what was agreed if it listens to that.
pub(super) fn down_cards(sight: Sight, proposals: bool) -> Vec<Vec<Down>> {
    sight.others_down().map(|seat| may_be_down(sight, seat, proposals)).collect()
}

fn may_be_down(sight: Sight, seat: Seat, proposals: bool) -> Vec<Down> {
    let all = sight.possible(seat);
    let agreed = match deal::part(sight.heard, seat) {
        Part::Takes if proposals => return takers_cards(sight, seat),
        Part::ClearOf(taker) if proposals => others_clear_card(sight, seat, taker),
        Part::With(other) if proposals => pair_part(sight, seat, other),
        _ => None,
    };
    let still = agreed.filter(|down| all.iter().any(|one| one.card == down.card));
    still.map_or(all, |down| vec![down])
}

/// Its part of the pair that was agreed, as long as that can still be known: before a card is revealed.
fn pair_part(sight: Sight, seat: Seat, other: Seat) -> Option<Down> {
    let pair = if sight.view.revealed().is_empty() { best_pair(sight, seat, other) } else { None };
    pair.map(|(own, _)| own)
}
