//! Bells: Favour against years, and a look at the next dilemma.

use super::choose::solves;
use super::mind::{Mind, favour};
use super::model::SOLVED;
use super::{Level, Reason, Remark, Temperament};
use douze_rules::council::{Goal, Kept};

/// A councillor's evaluation of ringing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Ring,
    AsYouLike,
    DoNotRing,
}

/// Years that a lost game is thought to cost, by temperament.
const LOSS: [i64; Temperament::ALL.len()] = [50, 20, 30];

/// The same for sages, who fail seldom and go for long reigns.
const SAGES_LOSS: i64 = 20;

/// Thousandths of a year that ringing has to bring, by temperament; and for sages.
const ENOUGH: [i64; Temperament::ALL.len()] = [0, 2_000, 1_000];
const SAGES_ENOUGH: [i64; Temperament::ALL.len()] = [-800, 1_000, 300];

/// Would it ring, and why?
pub(super) fn wish(mind: &mut Mind) -> Option<(Wish, Vec<Reason>)> {
    let view = mind.view;
    let dilemma = view.dilemma()?;
    if !view.public_setup().has_bells() {
        return Some((Wish::DoNotRing, vec![Reason::OnlyChoice]));
    } else if view.must_ring() {
        return Some((Wish::Ring, vec![Reason::OnlyChoice]));
    }
    let turn = mind.turn()?;
    let model = mind.model(&turn, turn.start, None);
    let chance = model.expected();
    let mut reasons = vec![solves(chance)];
    let now = i32::from(view.favour());
    let penalty = favour(dilemma.penalty);
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
    let gain = gain(mind, i64::from(dilemma.value), chance);
    let enough = if mind.player.level == Level::Sage { SAGES_ENOUGH } else { ENOUGH };
    let bearable = now - 1 + penalty >= 1 && chance >= SOLVED / 2;
    let wish = match mind.player.temperament {
        // The last Favour is the game (R-C7).
        _ if now <= 1 => Wish::DoNotRing,
        Temperament::Loyal if mind.others_said(Remark::DoNotRing) => Wish::DoNotRing,
        Temperament::Loyal if mind.others_said(Remark::Ring) && bearable => Wish::Ring,
        _ if gain > enough[mind.player.temperament as usize] => Wish::Ring,
        _ if bearable => Wish::AsYouLike,
        _ => Wish::DoNotRing,
    };
    reasons.push(if wish == Wish::DoNotRing { Reason::FavourTooLow } else { Reason::FavourAllows });
    Some((wish, reasons))
}

/// The expected gain of ringing, in thousandths of a year: the dilemma counts twice, against a Favour and the
/// likelier loss of the game with one Favour less. `chance` of solving it, of [`SOLVED`].
fn gain(mind: &Mind, years: i64, chance: i64) -> i64 {
    let Some(dilemma) = mind.view.dilemma() else { return 0 };
    let (reward, penalty) = (mind.reward(&dilemma), favour(dilemma.penalty));
    let left = 6_usize.saturating_sub(mind.done());
    let after = |favour: i32| {
        let asked = matches!(mind.goal(), Goal::Reigns(_));
        let end = |favour: i32| ruin(favour.min(5), left, asked);
        (chance * end(favour + reward) + (SOLVED - chance) * end(favour + penalty)) / SOLVED
    };
    let now = i32::from(mind.view.favour());
    let risk = after(now - 1) - after(now);
    // What is above 5 is lost, so that a bell at 5 costs nothing when the reward brings it back.
    let paid = if now + reward > 5 { SOLVED - chance } else { SOLVED };
    let temperament = mind.player.temperament as usize;
    let loss = if mind.player.level == Level::Sage { SAGES_LOSS } else { LOSS[temperament] };
    (1000 * (years * chance - paid) / SOLVED) - loss * risk
}

/// The chance that the game is lost with this Favour and this number of dilemmas to come, in thousandths: one in five fails and
/// takes two, two in five bring one.
fn ruin(favour: i32, left: usize, asked: bool) -> i64 {
    // Favour is lost for councillors who do not hold the heir, too.
    let mut lost = if asked { [1000, 600, 150, 0, 0, 0] } else { [1000, 250, 40, 0, 0, 0] };
    for _ in 0..left {
        let before = lost;
        for (now, lost) in lost.iter_mut().enumerate().skip(1) {
            let [fails, brings] = [now.saturating_sub(2), (now + 1).min(5)].map(|then| before[then]);
            *lost = (fails + 2 * brings + 2 * before[now]) / 5;
        }
    }
    lost[favour.clamp(0, 5) as usize]
}

/// Should a kept free bell be rung now?
pub(super) fn free(mind: &mut Mind) -> Option<Vec<Reason>> {
    let view = mind.view;
    if !view.kept().any(|kept| kept == Kept::FreeBell) || view.must_ring() || !view.public_setup().has_bells()
    {
        return None;
    }
    let turn = mind.turn()?;
    let chance = mind.model(&turn, turn.start, None).expected();
    let last = mind.done() == 6;
    let july = matches!(mind.goal(), Goal::BellsAndSuccessor(_));
    let rings = july || last || chance >= SOLVED / 2;
    rings.then(|| vec![solves(chance)])
}
