//! Actions into lines.

use super::super::{Header, Setup};
use super::values::seats;
use super::{Action, Character, Phase, Seat, State, apply};
use douze_rules::council::{How, Use};
use serde_json::json;

/// Writes a record: the header, then the current line (after undos). What several seats answer in any order becomes
/// one line; answers of some of them at the end are left out, as choices are secret. A header of another game
/// stands alone.
pub fn write(header: &Header, actions: &[Action]) -> String {
    let mut lines = vec![header.write()];
    if let Setup::Council { setup, .. } = &header.setup {
        let mut state = State::new(setup);
        let mut answers: Vec<Action> = Vec::new();
        for &action in actions {
            let mut next = state;
            if apply(&mut next, action, &mut ()).is_err() {
                break;
            }
            if is_shared(action) {
                answers.push(action);
                // The last answer leads on.
                if next.phase() != state.phase() {
                    lines.push(shared(&answers, &state));
                    answers.clear();
                }
            } else {
                lines.push(line(action));
            }
            state = next;
        }
    }
    lines.join("\n") + "\n"
}

/// Does it stand in a line of all seats?
const fn is_shared(action: Action) -> bool {
    matches!(action, Action::Choose { .. } | Action::Petitioner { .. } | Action::Throne { .. })
}

fn shared(answers: &[Action], state: &State) -> String {
    let of = |seat: Seat| answers.iter().find(|answer| answer.seat() == Some(seat));
    let card = |seat| match of(seat) {
        Some(Action::Choose { card, .. } | Action::Throne { card, .. }) => Some(*card),
        _ => None,
    };
    let cards: Vec<Option<Character>> = seats(state).map(card).collect();
    match state.phase() {
        Phase::Choose => json!({ "choose": cards }),
        Phase::Throne => json!({ "throne": cards }),
        _ => {
            let takes = |seat| matches!(of(seat), Some(Action::Petitioner { take: true, .. }));
            json!({ "petitioner": seats(state).map(takes).collect::<Vec<_>>() })
        }
    }
    .to_string()
}

/// The line of an action that stands alone.
pub(super) fn line(action: Action) -> String {
    match action {
        Action::Roll { face } => format!(r#"{{"roll":[{}]}}"#, face.number()),
        Action::OracleRoll { seat, face } => {
            format!(r#"{{"seat":{},"roll":[{}]}}"#, seat.index(), face.number())
        }
        Action::Silent => r#"{"silent":true}"#.to_owned(),
        Action::Split => r#"{"split":true}"#.to_owned(),
        Action::Bells { ring } => format!(r#"{{"bells":{ring}}}"#),
        Action::Shield { used } => format!(r#"{{"shield":{used}}}"#),
        Action::Use { reward } => {
            let more = match reward {
                Use::Tip { face } => format!(r#","face":{}"#, face.number()),
                Use::OpenCard { seat, card } => format!(r#","seat":{},"card":"{}""#, seat.index(), card.id()),
                Use::FreeBell | Use::Reroll | Use::Foresee => String::new(),
            };
            format!(r#"{{"use":"{}"{more}}}"#, reward.kept().id())
        }
        Action::Reveal { seat, how } => format!(r#"{{"reveal":{}{}}}"#, seat.index(), said(how)),
        Action::Next { seat, card, how } => {
            format!(r#"{{"seat":{},"next":"{}"{}}}"#, seat.index(), card.id(), said(how))
        }
        Action::Recall { seat, cards } => {
            format!(r#"{{"seat":{},"recall":{}}}"#, seat.index(), json!(cards))
        }
        Action::Bench { seat, cards } => format!(r#"{{"seat":{},"bench":{}}}"#, seat.index(), json!(cards)),
        Action::Discard { seat, cards } => {
            format!(r#"{{"seat":{},"discard":{}}}"#, seat.index(), json!(cards))
        }
        Action::Ruler { character } => format!(r#"{{"ruler":"{}"}}"#, character.id()),
        // Never written so: the caller folds those of all seats.
        Action::Choose { seat, card } | Action::Throne { seat, card } => {
            format!(r#"{{"seat":{},"choose":"{}"}}"#, seat.index(), card.id())
        }
        Action::Petitioner { seat, take } => format!(r#"{{"seat":{},"petitioner":{take}}}"#, seat.index()),
    }
}

/// What is said with a card.
fn said(how: How) -> String {
    match how {
        How::Nothing => String::new(),
        How::Face(face) => format!(r#","face":{}"#, face.number()),
        How::Target(target) => format!(r#","target":{target}"#),
        How::Back(card) => format!(r#","back":"{}""#, card.id()),
    }
}
