//! Values of positions, in hundredths of points.

use super::evaluation::evaluate;
use douze_rules::Seat;
use douze_rules::forest::{State, Winner};

/// What a won game counts beside its points, in hundredths of points.
pub(super) const WIN: i32 = 1500;
/// No game is worth more, nor less than as much below 0.
pub(super) const MAX_WORTH: i32 = 10_000;
/// Bounds that let everything through.
pub(super) const ALL: [i32; 2] = [-MAX_WORTH, MAX_WORTH];

pub(super) const BLACK: Seat = Seat::new(0);

/// For a seat what is `worth` so much for seat 0, and the other way round.
pub(super) const fn of(seat: Seat, worth: i32) -> i32 {
    if seat.index() == 0 { worth } else { -worth }
}

/// What a game that is over is worth for seat 0.
pub(super) fn settled(state: &State) -> i32 {
    let scores = state.scores().map(i32::from);
    let won = match state.verdict().map(|verdict| verdict.winner) {
        Some(Winner::Seat(seat)) => of(seat, WIN),
        Some(Winner::Draw) | None => 0,
    };
    100 * (scores[0] - scores[1]) + won
}

/// What a game that goes on is expected to be worth for seat 0.
pub(super) fn expected(state: &State) -> i32 {
    let judged = evaluate(state, BLACK);
    judged.points + WIN * balance(judged.logit) / 1000
}

/// The chance to win less the chance to lose, in thousandths, for a logit in hundredths.
fn balance(logit: i32) -> i32 {
    /// For every 50 hundredths: (1 − e⁻ˣ) ÷ (1 + e⁻ˣ).
    const STEPS: [i32; 14] = [0, 245, 462, 635, 762, 848, 905, 941, 964, 978, 987, 992, 995, 997];
    let size = logit.unsigned_abs().min(649);
    let (step, rest) = ((size / 50) as usize, (size % 50) as i32);
    let share = STEPS[step] + (STEPS[step + 1] - STEPS[step]) * rest / 50;
    if logit < 0 { -share } else { share }
}
