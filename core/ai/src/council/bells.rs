//! Bells: Favour against years, and a look at the next dilemma.

use super::Reason;
use super::choose::solves;
use super::mind::{Mind, favour};
use super::model::SOLVED;
use super::turn::Turn;
use douze_rules::council::{Goal, Kept};

/// What a councillor thinks of ringing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Ring,
    AsYouLike,
    DoNotRing,
}

/// The chance from which ringing is worth a Favour that the reward does not bring back.
const SAFE: i64 = SOLVED * 3 / 4;

/// Would it ring, and why?
pub(super) fn wish(mind: &mut Mind) -> Option<(Wish, Vec<Reason>)> {
    let view = mind.view;
    let dilemma = view.dilemma()?;
    if !view.table().has_bells() {
        return Some((Wish::DoNotRing, vec![Reason::OnlyChoice]));
    } else if view.must_ring() {
        return Some((Wish::Ring, vec![Reason::OnlyChoice]));
    }
    let turn = Turn::new(view)?;
    let model = mind.model(&turn, turn.start, None);
    let chance = model.expected();
    let mut reasons = vec![solves(chance)];
    let now = i32::from(view.favour());
    let (reward, penalty) = (mind.reward(&dilemma), favour(dilemma.penalty));
    if let Goal::BellsAndSuccessor(bells) = mind.goal() {
        let missing = i32::from(bells.saturating_sub(view.bells_rung()));
        let left = 7 - mind.done() as i32;
        // As long as one Favour stays even if it fails; at the last moment even so.
        let bearable = now - 1 + penalty >= 1;
        if missing > 0 && now >= 2 && (bearable || left <= missing) {
            reasons.insert(0, Reason::MonthAsks);
            return Some((Wish::Ring, reasons));
        }
    }
    // What is above 5 is lost, so a bell at 5 costs nothing when the reward brings it back.
    let free = now == 5 && reward > 0 && chance >= SOLVED / 2;
    let bearable = now >= 4 && now - 1 + penalty >= 2;
    let wish = if free || (bearable && (now == 5 || reward > 0) && chance >= SAFE) {
        Wish::Ring
    } else if bearable && chance >= SOLVED / 2 {
        Wish::AsYouLike
    } else {
        Wish::DoNotRing
    };
    reasons.push(if wish == Wish::DoNotRing { Reason::FavourTooLow } else { Reason::FavourAllows });
    Some((wish, reasons))
}

/// Should a kept free bell be rung now?
pub(super) fn free(mind: &mut Mind) -> Option<Vec<Reason>> {
    let view = mind.view;
    if !view.kept().any(|kept| kept == Kept::FreeBell) || view.must_ring() || !view.table().has_bells() {
        return None;
    }
    let turn = Turn::new(view)?;
    let chance = mind.model(&turn, turn.start, None).expected();
    let last = mind.done() == 6;
    let july = matches!(mind.goal(), Goal::BellsAndSuccessor(_));
    let rings = july || last || chance >= SOLVED / 2;
    rings.then(|| vec![solves(chance)])
}
