//! Actions into lines.

use super::super::Header;
use super::{Action, Character, Seat, Seats};
use douze_rules::king::{Cards, FacesBySeat, Token};

/// Writes a record: the header, then the line of play that counts. The choices of all who play, in any
/// order, become one line; choices of some at the end are secret and are left out.
pub fn write(header: &Header, actions: &[Action]) -> String {
    let mut lines = vec![header.write()];
    let mut seats = 0;
    let mut playing = Seats::EMPTY;
    let mut chosen: Vec<(Seat, Character)> = Vec::new();
    for action in actions {
        match *action {
            Action::Roll { faces } => {
                seats = faces.len();
                playing = all(seats).filter(|&seat| faces.get(seat).is_some()).collect();
                lines.push(line(action));
            }
            Action::Choose { seat, character } => {
                chosen.push((seat, character));
                if chosen.len() >= playing.len() {
                    let card = |seat| chosen.iter().find(|(of, _)| *of == seat).map(|&(_, card)| card);
                    let cards = all(seats).map(card).collect::<Cards>();
                    lines.push(format!(r#"{{"choose":[{}]}}"#, entries(cards.iter(), quoted)));
                    chosen.clear();
                }
            }
            _ => lines.push(line(action)),
        }
    }
    lines.join("\n") + "\n"
}

fn all(seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats as u8).map(Seat::new)
}

fn line(action: &Action) -> String {
    match *action {
        Action::Roll { faces } => roll(&faces),
        // Never written: the caller folds those of all seats.
        Action::Choose { seat, character } => {
            format!(r#"{{"seat":{},"choose":{}}}"#, seat.index(), quoted(character))
        }
        Action::Face { seat, face } => format!(r#"{{"seat":{},"face":{}}}"#, seat.index(), face.number()),
        Action::OracleRoll { seat, face } => {
            format!(r#"{{"seat":{},"roll":[{}]}}"#, seat.index(), face.number())
        }
        Action::Take { seat, token } => {
            format!(r#"{{"seat":{},"take":{}}}"#, seat.index(), token.map_or(0, Token::points))
        }
        Action::Crown { seat, character } => {
            format!(r#"{{"seat":{},"crown":{}}}"#, seat.index(), quoted(character))
        }
    }
}

fn roll(faces: &FacesBySeat) -> String {
    format!(r#"{{"roll":[{}]}}"#, entries(faces.iter(), |face| face.number().to_string()))
}

/// Entries by seat, null for nothing.
fn entries<T>(list: impl Iterator<Item = Option<T>>, word: impl Fn(T) -> String) -> String {
    let words: Vec<String> = list.map(|entry| entry.map_or_else(|| "null".to_owned(), &word)).collect();
    words.join(",")
}

fn quoted(character: Character) -> String {
    format!("\"{}\"", character.id())
}
