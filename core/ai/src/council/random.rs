//! All that the viewer's seat may answer, as far as it can know.

use super::mind::Mind;
use super::reveal::hows;
use douze_rules::council::{Action, Character, Characters, Effect, Needs, Phase, Pile};

/// In a fixed order; empty when nothing is due from this seat. Of recalls and the like only the single cards and
/// none: enough for a baseline, and to know whether there is a choice.
pub(super) fn options(mind: &Mind) -> Vec<Action> {
    let (view, seat) = (mind.view, mind.seat);
    let asked = view.seats_to_act().any(|asked| asked == seat);
    let first = view.seats_to_act().next() == Some(seat);
    let sets = |cards: Characters| {
        let single = cards.iter().map(|card| Characters::EMPTY.with(card));
        [Characters::EMPTY].into_iter().chain(single).collect::<Vec<_>>()
    };
    match view.phase() {
        Phase::Bells => {
            let may =
                |ring: &bool| (view.public_setup().has_bells() || !ring) && (*ring || !view.must_ring());
            [false, true].into_iter().filter(may).map(|ring| Action::Bells { ring }).collect()
        }
        Phase::Choose if asked => mind.playable().iter().map(|card| Action::Choose { seat, card }).collect(),
        Phase::Throne if asked => mind.playable().iter().map(|card| Action::Throne { seat, card }).collect(),
        Phase::Reveal => {
            let needs = view.own_chosen().and_then(|card| view.needs(card));
            needs.into_iter().flat_map(hows).map(|how| Action::Reveal { seat, how }).collect()
        }
        Phase::Next if asked => {
            let each = |card: Character| {
                let cancelled = view.revealed().contains(card);
                let needs = view.needs(card).filter(|_| !cancelled).unwrap_or(Needs::Nothing);
                hows(needs).into_iter().map(move |how| Action::Next { seat, card, how })
            };
            mind.playable().iter().flat_map(each).collect()
        }
        Phase::Shield => [false, true].map(|used| Action::Shield { used }).to_vec(),
        Phase::Recall if first => {
            sets(view.own_discard().set()).into_iter().map(|cards| Action::Recall { seat, cards }).collect()
        }
        Phase::Bench if first => {
            sets(view.bench(seat)).into_iter().map(|cards| Action::Bench { seat, cards }).collect()
        }
        Phase::Discard if first => discards(mind),
        Phase::Petitioner if asked => [false, true].map(|take| Action::Petitioner { seat, take }).to_vec(),
        Phase::Ruler => view.claims().iter().map(|character| Action::Ruler { character }).collect(),
        _ => Vec::new(),
    }
}

/// So many neighbours of the hand, in its order, from each place.
fn discards(mind: &Mind) -> Vec<Action> {
    let hand: Vec<Character> = mind.view.own_hand().iter().collect();
    let amount = if let Some(Effect::Discard(amount)) = mind.view.effect() { amount.into() } else { 0 };
    let needed = hand.len().saturating_sub(1).min(amount);
    let from = |start: usize| hand.iter().copied().cycle().skip(start).take(needed).collect::<Pile>();
    (0..hand.len()).map(|start| Action::Discard { seat: mind.seat, cards: from(start) }).collect()
}
