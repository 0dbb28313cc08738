//! What a strong player would consider: for a hint, and for the review of a decision that was made.

use super::choose::Table;
use super::mind::{Eye, Mind, WIDE};
use super::mix::answers;
use super::{Reason, choose, keep, place};
use crate::budget::Meter;
use crate::chance::Chance;
use crate::{Budget, Control};
use douze_rules::Viewer;
use douze_rules::forest::{Action, Card, Observation, Phase, legal};

/// What a strong player would consider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Best first; the first is what it advises. Every legal action of the seat that was weighed.
    pub options: Vec<Weighed>,
    /// For the first.
    pub reasons: Vec<Reason>,
    /// Positions looked at.
    pub nodes: u32,
    /// There was no time for all that it wanted to look at.
    pub cut: bool,
}

/// One action, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Legal in the position that was observed.
    pub action: Action,
    /// Hundredths of points expected at the end, own less the other's.
    pub worth: i32,
    /// Of 100 times, how often a strong player would choose it: shares for cards, otherwise 100 or 0.
    pub percent: u8,
}

/// Weighs all that the viewer may do now. Give every call a seed of its own: equal observations and equal
/// seeds give equal advice. Worths of one call can be compared: what a choice costs is the first one's less
/// its own.
///
/// None when there is nothing to decide (not a seat's view, not its turn, chance is due, the game is
/// over), and when it was stopped without keeping the best.
pub fn advise(view: &Observation, seed: u64, budget: &Budget, control: &Control) -> Option<Advice> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    if control.given_up() || !view.asked().any(|asked| asked == seat) {
        return None;
    }
    let mut chance = Chance::new(seed);
    let state = view.imagine(&mut |count| chance.below(count))?;
    let mut mind = Mind { meter: Meter::new(budget, control), chance, seat, eye: Eye::Prospect };
    let mut cut = false;
    let mut reasons = Vec::new();
    let mut options: Vec<Weighed> = match view.phase() {
        Phase::Choose => {
            let hand: Vec<Card> = view.own_hand().iter().collect();
            let deals = choose::deals(&mut mind, view);
            let table = Table::new(&mut mind, &hand, &deals);
            cut = table.cut;
            let [rows, columns] = answers(&table.values, choose::HALF);
            let total: u64 = rows.iter().map(|&weight| u64::from(weight)).sum();
            let weigh = |(row, &card): (usize, &Card)| Weighed {
                action: Action::Choose { seat, card },
                worth: against(&table.values[row], &columns),
                percent: (100 * u64::from(rows[row]) / total.max(1)) as u8,
            };
            hand.iter().enumerate().map(weigh).collect()
        }
        Phase::Keep => {
            let weigh = |action| Weighed { worth: keep::worth(&action), action, percent: 0 };
            reasons.push(Reason::KeepsTheBetter);
            legal(&state).into_iter().map(weigh).collect()
        }
        _ => {
            let mut paths = Vec::with_capacity(64);
            cut = mind.look(&state, WIDE, &mut paths).is_err();
            let length = paths.len();
            for (number, path) in paths.iter_mut().enumerate() {
                mind.meter.progress(number, length);
                if path.after.phase() == Phase::Place && !cut {
                    match mind.best(&path.after) {
                        Ok(Some(reply)) => path.value = -reply.value,
                        Ok(None) => {}
                        Err(_) => cut = true,
                    }
                }
            }
            if let Some(best) = paths.iter().max_by_key(|path| path.value) {
                reasons = place::reasons(&mind, &state, best);
            }
            paths.iter().map(|path| Weighed { action: path.action, worth: path.value, percent: 0 }).collect()
        }
    };
    if options.is_empty() {
        let first = legal(&state).into_iter().find(|action| action.seat() == Some(seat))?;
        options.push(Weighed { action: first, worth: 0, percent: 0 });
        cut = true;
    }
    options.sort_by_key(|option| -option.worth);
    if let Some(first) = options.first_mut()
        && view.phase() != Phase::Choose
    {
        first.percent = 100;
    }
    mind.meter.progress(1, 1);
    let nodes = mind.meter.spent();
    (!control.given_up()).then_some(Advice { options, reasons, nodes, cut })
}

/// The mean of a row against the other's mixture.
fn against(row: &[i32], columns: &[u32]) -> i32 {
    let sum: i64 =
        row.iter().zip(columns).map(|(&value, &weight)| i64::from(value) * i64::from(weight)).sum();
    (sum / columns.iter().map(|&weight| i64::from(weight)).sum::<i64>().max(1)) as i32
}
