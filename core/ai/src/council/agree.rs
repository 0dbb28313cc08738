//! How a council agrees when its members propose different things, and no person at the table decides.

use douze_rules::Seat;
use douze_rules::council::Observation;

/// Are the bells rung? The Head settles it when the others differ (R-C11); else most votes, and none for a tie.
/// `view` may be anybody's but the curtain's.
pub fn agree_on_bells(view: &Observation, votes: &[(Seat, bool)]) -> bool {
    let yes = votes.iter().filter(|(_, ring)| *ring).count();
    let others = votes.iter().filter(|(seat, _)| Some(*seat) != view.head());
    let differ = others.clone().any(|(_, ring)| *ring) && others.clone().any(|(_, ring)| !ring);
    match votes.iter().find(|(seat, _)| Some(*seat) == view.head()) {
        Some((_, ring)) if differ => *ring,
        _ => 2 * yes > votes.len(),
    }
}

/// Who reveals next, from everybody's word for it. The Head settles it when the others differ (R-C11); else most
/// votes, and of equal ones who comes first in the table's order. In silence a vote for oneself is a step
/// forward: the first of the order who steps forward, or the first of all. None when nothing is face down.
pub fn agree_on_order(view: &Observation, votes: &[(Seat, Seat)]) -> Option<Seat> {
    let order: Vec<Seat> = view.reveal_order().collect();
    let first = order.first().copied()?;
    if view.is_silent() {
        let steps = |seat: &&Seat| votes.contains(&(**seat, **seat));
        return Some(order.iter().find(steps).copied().unwrap_or(first));
    }
    let known = |seat: &Seat| order.contains(seat);
    let others = || votes.iter().filter(|(voter, _)| Some(*voter) != view.head()).map(|(_, vote)| *vote);
    let head = votes.iter().find(|(voter, _)| Some(*voter) == view.head()).map(|(_, vote)| *vote);
    if let Some(vote) = head.filter(known).filter(|_| others().any(|vote| Some(vote) != others().next())) {
        return Some(vote);
    }
    let count = |seat: &Seat| others().filter(|vote| vote == seat).count();
    order
        .iter()
        .enumerate()
        .max_by_key(|(place, seat)| (count(seat), usize::MAX - place))
        .map(|(_, seat)| *seat)
}
