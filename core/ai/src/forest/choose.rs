//! The choice of a card to lay face down: against every card that the other may lay.

use super::mind::Mind;
use super::mix::{answers, weights};
use super::place::whole;
use super::{Level, Reason};
use crate::budget::CutShort;
use douze_rules::forest::{Action, Card, Observation, State, apply};

/// A fox stays unpredictable: the share of a card halves with every loss of so many hundredths.
const HALF: i32 = 40;
/// The same for a fawn, which weighs less carefully.
const FAWN_HALF: i32 = 120;
/// The number of the other's cards that a fawn considers.
const FAWN_CARDS: usize = 2;
/// Deals that are sampled at most until each card of the other was in its hand once.
const TRIES: usize = 200;

/// None when it was cancelled.
pub(super) fn decide(mind: &mut Mind, level: Level, view: &Observation) -> Option<(Action, Vec<Reason>)> {
    let hand: Vec<Card> = view.own_hand().iter().collect();
    let mut deals = deals(mind, view);
    match level {
        Level::Greedy => return greedy(mind, &hand, &deals),
        Level::Fawn => {
            for place in 0..deals.len().min(FAWN_CARDS) {
                let other = place + mind.chance.below((deals.len() - place) as u32) as usize;
                deals.swap(place, other);
            }
            deals.truncate(FAWN_CARDS);
        }
        Level::Random | Level::Search10k | Level::Fox | Level::Wolf | Level::Owl => {}
    }
    let payoffs = Payoffs::new(mind, &hand, &deals);
    let weights = match level {
        Level::Fox => answers(&payoffs.values, HALF),
        _ => weights(&payoffs.values.iter().map(|row| mean(row)).collect::<Vec<_>>(), FAWN_HALF),
    };
    let choice = mind.chance.weighted(&weights)?;
    let card = *hand.get(choice)?;
    let points: Vec<i32> = payoffs.points.iter().map(|row| mean(row)).collect();
    let missed = whole(points.iter().max()? - points[choice]);
    let gain = whole(points[choice] - deals.first().map_or(0, |(_, state)| mind.points(state, mind.seat)));
    let mut reasons = Vec::new();
    if level == Level::Fawn && missed > 0 {
        reasons.push(Reason::Mistake { points: missed });
    }
    if card == Card::Snake {
        reasons.push(Reason::TakesOut);
    } else if gain > 0 && !payoffs.points[choice].is_empty() {
        reasons.push(Reason::Promises { points: gain });
    }
    if level == Level::Fox {
        let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        let percent = (100 * u64::from(weights[choice]) / total.max(1)).clamp(1, 100) as u8;
        reasons.push(Reason::Mixes { percent });
    }
    if payoffs.cut {
        reasons.push(Reason::CutShort);
    }
    Some((action(mind, card), reasons))
}

const fn action(mind: &Mind, card: Card) -> Action {
    Action::Choose { seat: mind.seat, card }
}

/// For each card that the other may lay, a position in which it can.
fn deals(mind: &mut Mind, view: &Observation) -> Vec<(Card, State)> {
    let other = mind.seat.other();
    let mut missing = view.unseen(other);
    let mut deals = Vec::with_capacity(missing.len());
    for _ in 0..TRIES {
        if missing.is_empty() {
            break;
        }
        let Some(state) = view.determinize(&mut |count| mind.chance.below(count)) else { break };
        for card in missing.iter() {
            let possible = if view.has_chosen(other) {
                state.chosen(other) == Some(card)
            } else {
                state.hand(other).contains(card)
            };
            if possible {
                missing = missing.without(card);
                deals.push((card, state));
            }
        }
    }
    deals.sort_by_key(|(card, _)| *card);
    deals
}

/// Both cards on the table.
fn reveal(mind: &Mind, deal: &State, own: Card, theirs: Card) -> Option<State> {
    let mut state = *deal;
    apply(&mut state, action(mind, own), &mut ()).ok()?;
    let other = mind.seat.other();
    if !deal.has_chosen(other) {
        apply(&mut state, Action::Choose { seat: other, card: theirs }, &mut ()).ok()?;
    }
    Some(state)
}

/// The results of the round when both place their cards as seems best: a row for each own card, a column for
/// each card of the other. Only whole columns, so that rows can be compared.
struct Payoffs {
    values: Vec<Vec<i32>>,
    points: Vec<Vec<i32>>,
    /// There was no time for all columns.
    cut: bool,
}

impl Payoffs {
    fn new(mind: &mut Mind, hand: &[Card], deals: &[(Card, State)]) -> Self {
        let rows = || vec![Vec::with_capacity(deals.len()); hand.len()];
        let mut payoffs = Self { values: rows(), points: rows(), cut: false };
        for (number, (theirs, deal)) in deals.iter().enumerate() {
            mind.meter.progress(number, deals.len());
            let Ok(column) = column(mind, hand, *theirs, deal) else {
                payoffs.cut = true;
                break;
            };
            for (row, after) in column.iter().enumerate() {
                payoffs.values[row].push(mind.value(after, mind.seat));
                payoffs.points[row].push(mind.points(after, mind.seat));
            }
        }
        payoffs
    }
}

/// For each own card, the position at the end of the round.
fn column(mind: &mut Mind, hand: &[Card], theirs: Card, deal: &State) -> Result<Vec<State>, CutShort> {
    let mut column = Vec::with_capacity(hand.len());
    for &own in hand {
        let revealed = reveal(mind, deal, own, theirs).ok_or(CutShort)?;
        mind.meter.spend()?;
        column.push(mind.finish_round(revealed)?);
    }
    Ok(column)
}

/// The card that scores most if it is laid at once. To let it be laid first, the other's lowest card is
/// thought beside it.
fn greedy(mind: &mut Mind, hand: &[Card], deals: &[(Card, State)]) -> Option<(Action, Vec<Reason>)> {
    let lowest = deals.iter().filter(|(card, _)| *card != Card::Snake).min_by_key(|(card, _)| card.number());
    let mut gains = Vec::with_capacity(hand.len());
    for &own in hand {
        let Ok(gain) = lowest.map_or(Ok(0), |(theirs, deal)| gain(mind, own, *theirs, deal)) else { break };
        gains.push(gain);
    }
    let best = gains.iter().copied().max().unwrap_or(0);
    let cut = gains.len() < hand.len();
    let equal: Vec<u32> = if gains.is_empty() {
        vec![1; hand.len()]
    } else {
        gains.iter().map(|&gain| u32::from(gain == best)).collect()
    };
    let card = *hand.get(mind.chance.weighted(&equal)?)?;
    let mut reasons = Vec::new();
    if best >= 100 {
        reasons.push(Reason::ScoresNow { points: whole(best) });
    }
    if cut {
        reasons.push(Reason::CutShort);
    }
    Some((action(mind, card), reasons))
}

/// The gain of the seat's own card when it is placed.
fn gain(mind: &mut Mind, own: Card, theirs: Card, deal: &State) -> Result<i32, CutShort> {
    let Some(mut state) = reveal(mind, deal, own, theirs) else { return Err(CutShort) };
    loop {
        let turn = state.table().next().map(|(seat, _)| seat);
        let Some(best) = mind.best(&state)? else { return Ok(0) };
        if turn == Some(mind.seat) {
            return Ok(mind.points(&best.after, mind.seat) - mind.points(&state, mind.seat));
        }
        state = best.after;
    }
}

fn mean(row: &[i32]) -> i32 {
    row.iter().sum::<i32>() / row.len().max(1) as i32
}
