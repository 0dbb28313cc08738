//! Decisions of a person when cards are revealed: who is next, and the face or the target of its own card.

use super::board::Board;
use super::chance::{Down, best, each_combination, everybody};
use super::deal::{self, Part};
use super::down::down_cards;
use super::sight::Sight;
use super::talk::order;
use super::worth::{most, worth};
use douze_ai::council::Remark;
use douze_rules::Seat;
use douze_rules::council::{Action, Character, How, Needs};

/// Itself, when its card must be the next one; else it leaves that to the others.
pub(super) fn next(sight: Sight, proposals: bool) -> Option<Seat> {
    (order(sight, proposals) == Some(Remark::First)).then_some(sight.me)
}

/// How a position is liked: solved as it is, and the sum of chances over all that may follow.
struct Outlook {
    lists: Vec<Vec<Down>>,
    /// Others play for the target, so that it need not be solved as it is.
    patient: bool,
}

impl Outlook {
    fn of(sight: Sight, proposals: bool) -> Self {
        let down = |seat| sight.view.has_chosen(seat);
        let patient = match deal::part(sight.heard, sight.me) {
            Part::With(seat) | Part::ClearOf(seat) => proposals && down(seat),
            Part::ClearOfTwo(one, other) => proposals && (down(one) || down(other)),
            Part::Free | Part::Takes => false,
        };
        Self { lists: down_cards(sight, proposals), patient }
    }

    fn rank(&self, after: Board) -> (bool, u32) {
        let mut sum = 0;
        each_combination(&self.lists, &mut |down| sum += u32::from(best(after, down, everybody(down))));
        (!self.patient && after.is_solved(), sum)
    }
}

/// Reveals the card face down.
pub(super) fn reveal(sight: Sight, proposals: bool) -> Option<Action> {
    let card = sight.view.own_chosen()?;
    let outlook = Outlook::of(sight, proposals);
    let (_, how) = best_way(sight, card, &|after| outlook.rank(after))?;
    Some(Action::Reveal { seat: sight.me, how })
}

/// The Oracle's second card; of equal ones the least useful.
pub(super) fn second(sight: Sight, proposals: bool) -> Option<Action> {
    let outlook = Outlook::of(sight, proposals);
    let ways = sight.hand().playable().iter().filter_map(|card| {
        let (rank, how) = best_way(sight, card, &|after| outlook.rank(after))?;
        Some(((rank, u32::MAX - worth(card)), card, how))
    });
    let (_, card, how) = ways.max_by_key(|(rank, _, _)| *rank)?;
    Some(Action::Next { seat: sight.me, card, how })
}

/// The way of a card that is liked best, and how much. A card that was revealed before does nothing.
pub(super) fn best_way<R: Ord>(sight: Sight, card: Character, rank: &dyn Fn(Board) -> R) -> Option<(R, How)> {
    if sight.board.revealed.contains(card) {
        return Some((rank(sight.board), How::Nothing));
    }
    let mut found: Option<(R, How)> = None;
    sight.board.each_way(card, |how, after| {
        let rank = rank(after);
        if found.as_ref().is_none_or(|(best, _)| rank > *best) {
            found = Some((rank, how));
        }
    });
    match sight.view.needs(card)? {
        Needs::Back(cards) => {
            let back = most(cards, 1).iter().next()?;
            found.map(|(rank, _)| (rank, How::Back(back)))
        }
        _ => found,
    }
}
