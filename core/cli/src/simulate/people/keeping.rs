//! The cards that keep to what was agreed: the one that disturbs least, and the seat's part of the best pair.

use super::board::Board;
use super::chance::{CERTAIN, Down, Hand, SURE, best, next, together};
use super::sight::Sight;
use super::worth::worth;
use douze_rules::Seat;
use douze_rules::council::Character;

/// What a seat that plays for the target alone may put down: the cards that alone have the best chance, as often as
/// there are hands in which they are.
pub(super) fn takers_cards(sight: Sight, taker: Seat) -> Vec<Down> {
    let board = Board::at_choice(sight.view).unwrap_or(sight.board);
    let gone = sight.view.revealed();
    let open = |down: &Down| sight.view.opened(taker).is_none_or(|card| card == down.card);
    let hands = sight.hands(taker).flat_map(|hand| hand.best_alone(board).0);
    let cards: Vec<Down> = hands.filter(|down| !gone.contains(down.card) && open(down)).collect();
    if cards.is_empty() { sight.possible(taker) } else { cards }
}

/// The pair that is best by what all know: of equal ones the least useful one, then the first in the order of seats
/// and cards, so that both seats find the same.
pub(super) fn best_pair(sight: Sight, one: Seat, other: Seat) -> Option<(Down, Down)> {
    let (first, second) = (one.min(other), one.max(other));
    let hand = |seat| sight.as_hand(seat, sight.view.publicly_holds(seat));
    let cards = |seat| -> Vec<Down> {
        let hand: Hand = hand(seat);
        sight.of_open(seat, hand.playable()).iter().map(|card| hand.down(card)).collect()
    };
    let mut found = None;
    for a in cards(first) {
        for b in cards(second) {
            let cost = worth(a.card) + worth(b.card);
            let rank = (CERTAIN - together(sight.board, &[a, b]), cost);
            if found.is_none_or(|(least, _, _)| rank < least) {
                found = Some((rank, a, b));
            }
        }
    }
    found.map(|(_, a, b)| if one == first { (a, b) } else { (b, a) })
}

/// This person's card of the best pair with this seat.
pub(super) fn pair_card(sight: Sight, with: Seat) -> Option<Character> {
    best_pair(sight, sight.me, with).map(|(own, _)| own.card).filter(|&card| sight.playable().contains(card))
}

/// The card that disturbs who plays for the target least; of equal ones the least useful.
pub(super) fn clear_card(sight: Sight, taker: Seat) -> Option<Character> {
    calm(sight, sight.own_downs(), taker).map(|down| down.card)
}

/// What another seat may put down that keeps clear of the taker, by what all know.
pub(super) fn others_clear_card(sight: Sight, seat: Seat, taker: Seat) -> Option<Down> {
    let then = Sight { board: Board::at_choice(sight.view).unwrap_or(sight.board), ..sight };
    let hand = sight.as_hand(seat, sight.view.publicly_holds(seat));
    let cards = sight.of_open(seat, hand.playable());
    calm(then, cards.iter().map(|card| hand.down(card)), taker)
}

fn calm(sight: Sight, downs: impl Iterator<Item = Down>, taker: Seat) -> Option<Down> {
    let cards = takers_cards(sight, taker);
    calmest(downs, |down| before(sight, down, &cards).max(after(sight, down, &cards)))
}

/// The card that disturbs the best pair of these two least.
pub(super) fn clear_of_two(sight: Sight, one: Seat, other: Seat) -> Option<Character> {
    let (a, b) = best_pair(sight, one, other)?;
    calmest(sight.own_downs(), |own| u32::from(together(sight.board, &[own, a, b]))).map(|own| own.card)
}

fn calmest(downs: impl Iterator<Item = Down>, calm: impl Fn(Down) -> u32) -> Option<Down> {
    downs.max_by_key(|down| (calm(*down), u32::MAX - worth(down.card)))
}

/// Revealed before the taker, whose card is not yet known: one way for all that it may be.
fn before(sight: Sight, own: Down, cards: &[Down]) -> u32 {
    if own.card == Character::Oracle {
        return cards.iter().map(|&card| u32::from(next(sight.board, &[own, card], 0b11, 0))).sum();
    }
    let (equal, others): (Vec<Down>, Vec<Down>) = cards.iter().partition(|card| card.card == own.card);
    let mut most = 0;
    sight.board.each_way(own.card, |_, after| {
        let sum = others.iter().map(|&card| u32::from(best(after, &[card], 1))).sum();
        most = most.max(sum);
    });
    most + equal.len() as u32 * cancelled(sight)
}

/// Revealed after the taker, who solves in one way or another and cannot know what follows.
fn after(sight: Sight, own: Down, cards: &[Down]) -> u32 {
    cards.iter().map(|&card| after_one(sight, own, card)).sum()
}

fn after_one(sight: Sight, own: Down, card: Down) -> u32 {
    if own.card == card.card {
        return cancelled(sight);
    }
    let mut solved = Vec::new();
    sight.board.each_way(card.card, |_, after| {
        if after.is_solved() {
            solved.push(u32::from(best(after, &[own], 1)));
        }
    });
    match solved.len() as u32 {
        0 => u32::from(next(sight.board, &[own, card], 0b11, 1)),
        count => solved.into_iter().sum::<u32>() / count,
    }
}

/// Two equal cards do nothing.
fn cancelled(sight: Sight) -> u32 {
    if sight.board.is_solved() { CERTAIN.into() } else { 0 }
}

/// Can it do it alone?
pub(super) fn can_alone(sight: Sight) -> bool {
    sight.alone() >= SURE
}
