//! The legal lines, in words, for the reader of an error.

use super::{Action, Character, Phase, Seat, State};
use douze_rules::king::{Token, legal};

/// "due is … : …"
pub(super) fn due(state: &State) -> String {
    let seats: Vec<Seat> = (0..state.setup().seats() as u8).map(Seat::new).collect();
    let asked = state.seats_to_act().next().map_or(0, Seat::index);
    match state.phase() {
        Phase::Roll => {
            format!(r#"due is {{"roll":[{}]}}, faces from 1 to 12"#, entries(state, &seats, "face"))
        }
        Phase::OracleRoll => {
            let seat = state.oracle().map_or(0, Seat::index);
            format!(r#"due is {{"seat":{seat},"roll":[face]}}, a face from 1 to 12"#)
        }
        Phase::Choose => {
            let hand = |seat: &Seat| format!("seat {} has {}", seat.index(), hand(state, *seat));
            let playing = seats.iter().filter(|seat| state.playing().contains(**seat));
            let hands: Vec<String> = playing.map(hand).collect();
            format!(r#"due is {{"choose":[{}]}}: {}"#, entries(state, &seats, "id"), hands.join("; "))
        }
        Phase::Face => format!(r#"due is {{"seat":{asked},"face":…}}, one of {}"#, options(state)),
        Phase::Theft => format!(r#"due is {{"seat":{asked},"take":…}}, one of {}"#, options(state)),
        Phase::Crown => format!(r#"due is {{"seat":{asked},"crown":id}}, one of {}"#, options(state)),
        Phase::Over => "nothing is due, the game is over".into(),
    }
}

/// What a list with an entry per seat holds.
fn entries(state: &State, seats: &[Seat], word: &'static str) -> String {
    let entry = |seat: &Seat| if state.playing().contains(*seat) { word } else { "null" };
    seats.iter().map(entry).collect::<Vec<_>>().join(",")
}

fn hand(state: &State, seat: Seat) -> String {
    let hand = state.hand(seat);
    let cards = state.setup().lineup().iter().filter(|&card| hand.contains(card));
    cards.map(Character::id).collect::<Vec<_>>().join(", ")
}

/// What the seat that is asked may answer.
fn options(state: &State) -> String {
    let word = |action: Action| match action {
        Action::Face { face, .. } => face.number().to_string(),
        Action::Take { token, .. } => token.map_or(0, Token::points).to_string(),
        Action::Choose { character, .. } | Action::Crown { character, .. } => character.id().to_owned(),
        Action::Roll { .. } | Action::OracleRoll { .. } => String::new(),
    };
    legal(state).into_iter().map(word).collect::<Vec<_>>().join(", ")
}
