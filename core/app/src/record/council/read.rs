//! Lines into actions: what they say, not yet whether it is legal. What a card must say with it depends on the
//! position; keys that it does not need are ignored.

use super::super::json;
use super::super::values::{face, seat};
use super::values::{character, seats, truth};
use super::{
    Action, Character, Kind, LineError, Object, Phase, RawValue, Seat, State, as_list, as_text, decision,
    get, integer, short,
};
use douze_rules::council::{How, Kept, Needs, Pile, Use};

/// The keys of which a line has exactly one.
const DECISIONS: [&str; 15] = [
    "roll",
    "silent",
    "bells",
    "use",
    "split",
    "choose",
    "reveal",
    "next",
    "shield",
    "recall",
    "bench",
    "discard",
    "petitioner",
    "throne",
    "ruler",
];

/// The meaning of a line in this position.
pub(super) fn line(line: &Object<'_>, state: &State) -> Result<Vec<Action>, LineError> {
    let (key, value) = decision(line, &DECISIONS)?;
    let count = state.public_setup().councillors();
    let seat_key = || seat(get(line, "seat")?, count);
    Ok(vec![match key {
        "roll" => {
            let [die] = json::list(value, "\"roll\"")?;
            let face = face(die)?;
            if line.contains_key("seat") {
                Action::OracleRoll { seat: seat_key()?, face }
            } else {
                Action::Roll { face }
            }
        }
        "silent" => said(value, key).map(|()| Action::Silent)?,
        "split" => said(value, key).map(|()| Action::Split)?,
        "bells" => Action::Bells { ring: truth(value, "\"bells\"")? },
        "shield" => Action::Shield { used: truth(value, "\"shield\"")? },
        "use" => Action::Use { reward: reward(value, line, count)? },
        "reveal" => {
            let seat = seat(value, count)?;
            Action::Reveal { seat, how: how(state.needs(seat), line)? }
        }
        "next" => {
            let card = character(value)?;
            Action::Next { seat: seat_key()?, card, how: how(state.needs_next(card), line)? }
        }
        "recall" => Action::Recall { seat: seat_key()?, cards: cards(value)?.set() },
        "bench" => Action::Bench { seat: seat_key()?, cards: cards(value)?.set() },
        "discard" => Action::Discard { seat: seat_key()?, cards: cards(value)? },
        "ruler" => Action::Ruler { character: character(value)? },
        "choose" => return choices(value, state),
        "throne" => return throne(value, state),
        _ => return petitioner(value, state),
    }])
}

/// Such a line is written only when it is so.
fn said(value: &RawValue, key: &str) -> Result<(), LineError> {
    if truth(value, &format!("\"{key}\""))? {
        return Ok(());
    }
    Err(LineError::new(Kind::Illegal, format!("\"{key}\" is true, or there is no such line")))
}

fn reward(value: &RawValue, line: &Object<'_>, count: usize) -> Result<Use, LineError> {
    Ok(match as_text(value).and_then(|id| Kept::from_id(&id)) {
        Some(Kept::FreeBell) => Use::FreeBell,
        Some(Kept::Reroll) => Use::Reroll,
        Some(Kept::Foresee) => Use::Foresee,
        Some(Kept::Tip) => Use::Tip { face: face(get(line, "face")?)? },
        Some(Kept::OpenCard) => {
            Use::OpenCard { seat: seat(get(line, "seat")?, count)?, card: character(get(line, "card")?)? }
        }
        Some(Kept::Shield) | None => {
            let known = Kept::ALL.into_iter().filter(|&kept| kept != Kept::Shield).map(Kept::id);
            let known = known.collect::<Vec<_>>().join(", ");
            let reason = format!("\"use\" is one of {known}, not {}", short(value.get()));
            return Err(LineError::new(Kind::Illegal, reason));
        }
    })
}

/// Exactly what the card must say; nothing where the rules refuse it anyway.
fn how(needs: Option<Needs>, line: &Object<'_>) -> Result<How, LineError> {
    Ok(match needs {
        None | Some(Needs::Nothing) => How::Nothing,
        Some(Needs::Face(_)) => How::Face(face(get(line, "face")?)?),
        Some(Needs::Target) => How::Target(target(get(line, "target")?)?),
        Some(Needs::Back(_)) => How::Back(character(get(line, "back")?)?),
    })
}

fn target(value: &RawValue) -> Result<u8, LineError> {
    let digits = integer(value, "\"target\"")?;
    match digits.parse::<i8>() {
        Ok(0) => Ok(0),
        Ok(1) => Ok(1),
        _ => Err(LineError::new(Kind::Illegal, format!("there is no target {}", short(digits)))),
    }
}

/// Different cards, in order.
fn cards(value: &RawValue) -> Result<Pile, LineError> {
    let list = as_list(value).ok_or_else(|| {
        LineError::unreadable(format!("cards must be a list of ids, not {}", short(value.get())))
    })?;
    let cards: Vec<Character> = list.into_iter().map(character).collect::<Result<_, _>>()?;
    Pile::try_from(cards).map_err(|_| LineError::new(Kind::Illegal, "a card is there twice"))
}

/// A list with one entry per seat.
fn entries<'a>(
    value: &'a RawValue,
    what: &str,
    state: &State,
) -> Result<impl Iterator<Item = (Seat, &'a RawValue)>, LineError> {
    let count = state.public_setup().councillors();
    let list = as_list(value).filter(|list| list.len() == count).ok_or_else(|| {
        let found = short(value.get());
        LineError::unreadable(format!("{what} must be a list of {count}, one entry per seat, not {found}"))
    })?;
    Ok(seats(state).zip(list))
}

/// R-C11: null for the Head.
fn choices(value: &RawValue, state: &State) -> Result<Vec<Action>, LineError> {
    let mut actions = Vec::new();
    for (seat, card) in entries(value, "\"choose\"", state)? {
        match (card.get() == "null", state.head() == Some(seat)) {
            (true, true) => {}
            (false, _) => actions.push(Action::Choose { seat, card: character(card)? }),
            (true, false) => {
                let reason =
                    format!("seat {} is not the Head of the Council and chooses a card", seat.index());
                return Err(LineError::new(Kind::Illegal, reason));
            }
        }
    }
    Ok(actions)
}

fn throne(value: &RawValue, state: &State) -> Result<Vec<Action>, LineError> {
    let choose = |(seat, card)| Ok(Action::Throne { seat, card: character(card)? });
    entries(value, "\"throne\"", state)?.map(choose).collect()
}

/// An answer of those who have the character on the bench; false for the others.
fn petitioner(value: &RawValue, state: &State) -> Result<Vec<Action>, LineError> {
    let asked: Vec<Seat> = state.seats_to_act().filter(|_| state.phase() == Phase::Petitioner).collect();
    let mut actions = Vec::new();
    for (seat, take) in entries(value, "\"petitioner\"", state)? {
        let take = truth(take, "an answer to the petitioner")?;
        if asked.is_empty() || asked.contains(&seat) {
            actions.push(Action::Petitioner { seat, take });
        } else if take {
            let reason = format!("seat {} has not this character on its bench", seat.index());
            return Err(LineError::new(Kind::Illegal, reason));
        }
    }
    Ok(actions)
}
