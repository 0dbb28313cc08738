//! The lines above the table: round and turn, who is to do what, who took points.

use super::Words;
use crate::flow::king::{King, Ledger, SeatLedger};
use crate::flow::table::Confirmation;
use douze_rules::Seat;
use douze_rules::king::{Observation, Phase, Stage};
use std::cmp::Reverse;

/// "Round 2, turn 3"; a tie-break says so. The slow mode stays with the turn that it explains.
pub(super) fn round(words: &Words, king: &King, ledger: &Ledger) -> String {
    let state = king.public();
    let (round, turn) =
        if king.own.stop.is_some() { (ledger.round, ledger.turn) } else { (state.round(), state.turn()) };
    let args = [("round", round.into()), ("turn", turn.into())];
    words.text.with(if state.is_tie_break() { "king-round-tie-break" } else { "king-round" }, &args)
}

/// Who took how many points, until the device goes on; in a tournament each group says it itself.
pub(super) fn scored(words: &Words, king: &King, ledger: &Ledger) -> Option<String> {
    let passes = matches!(king.confirmation(), Some(Confirmation::Pass(_)));
    let has_value = |seat: &SeatLedger| seat.played.group.value.is_some();
    if !passes || king.public().groups().count() > 1 || !ledger.seats.iter().any(has_value) {
        return None;
    }
    let taken = |seat: Seat| ledger.seats.get(seat.index()).map_or(0, |own| own.played.taken());
    let mut takers: Vec<Seat> =
        (0u8..).map(Seat::new).take(king.seats()).filter(|&seat| taken(seat) > 0).collect();
    takers.sort_by_key(|&seat| Reverse(taken(seat)));
    let sentence = |seat: Seat| words.with(seat, "king-status-takes", &[("points", taken(seat).into())]);
    let all: Vec<String> = takers.into_iter().map(sentence).collect();
    Some(if all.is_empty() { words.text.say("king-status-nobody") } else { all.join(", ") })
}

/// Who is to do what.
pub(super) fn to_do(words: &Words, seen: &Observation, king: &King) -> String {
    if king.own.stop.is_some() {
        return words.text.say("king-status-step");
    }
    let Some(seat) = king.actor() else { return words.text.say("king-status-over") };
    if let Some(Confirmation::Pass(next)) = king.confirmation() {
        return words.about(next, "curtain-next");
    }
    let champions = seen.stage() == Some(Stage::Champions);
    let key = match seen.phase() {
        _ if !king.game.is_person(seat) => "curtain-headline",
        Phase::Face if champions => "king-status-face-champions",
        Phase::Face => "king-status-face",
        Phase::Theft => "king-status-theft",
        Phase::Crown => "king-status-crown",
        _ => "king-status-choose",
    };
    words.about(seat, key)
}
