//! The legal lines, in words, for the reader of an error.

use super::values::seats;
use super::write::line;
use super::{Action, Character, Phase, Seat, State};
use douze_rules::council::legal;

/// The most lines that are listed.
const MAX_LISTED: usize = 8;

/// "due is …"
pub(super) fn due(state: &State) -> String {
    let asked = |seat: &Seat| state.seats_to_act().any(|one| one == *seat);
    match state.phase() {
        Phase::Roll | Phase::RewardRoll => r#"due is {"roll":[face]}, a face from 1 to 12"#.into(),
        Phase::OracleRoll => {
            let seat = state.oracle().map_or(0, Seat::index);
            format!(r#"due is {{"seat":{seat},"roll":[face]}}, a face from 1 to 12"#)
        }
        Phase::Choose | Phase::Throne => {
            let key = if state.phase() == Phase::Choose { "choose" } else { "throne" };
            let entry = |seat: Seat| if asked(&seat) { "id" } else { "null" };
            let entries: Vec<&str> = seats(state).map(entry).collect();
            let legal = legal(state);
            let cards = |seat: Seat| {
                let ids: Vec<&str> = legal.iter().filter_map(|action| card_of(*action, seat)).collect();
                format!("seat {} has {}", seat.index(), ids.join(", "))
            };
            let hands: Vec<String> = seats(state).filter(asked).map(cards).collect();
            let before = lines(&legal);
            let before = if before.is_empty() { before } else { format!("; before it {before}") };
            format!(r#"due is {{"{key}":[{}]}}: {}{before}"#, entries.join(","), hands.join("; "))
        }
        Phase::Petitioner => {
            let entry = |seat: Seat| if asked(&seat) { "true or false" } else { "false" };
            let entries: Vec<&str> = seats(state).map(entry).collect();
            format!(r#"due is {{"petitioner":[{}]}}"#, entries.join(","))
        }
        Phase::Over => "nothing is due, the game is over".into(),
        _ => {
            let legal = legal(state);
            format!("due is {}{}", if legal.len() > 1 { "one of " } else { "" }, lines(&legal))
        }
    }
}

/// The card that a seat would choose.
fn card_of(action: Action, seat: Seat) -> Option<&'static str> {
    match action {
        Action::Choose { seat: of, card } | Action::Throne { seat: of, card } if of == seat => {
            Some(Character::id(card))
        }
        _ => None,
    }
}

/// Those that are lines of their own.
fn lines(legal: &[Action]) -> String {
    let alone = |action: &&Action| !matches!(action, Action::Choose { .. } | Action::Throne { .. });
    let count = legal.iter().filter(alone).count();
    let mut words: Vec<String> =
        legal.iter().filter(alone).take(MAX_LISTED).map(|&action| line(action)).collect();
    if count > MAX_LISTED {
        words.push("…".into());
    }
    words.join(", ")
}
