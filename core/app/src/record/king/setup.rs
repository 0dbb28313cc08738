//! The header of a record of King of 12.

use super::super::values::card;
use super::{LineError, Object, RawValue, as_list, get, integer, short};
use douze_rules::king::{Character, Lineup, Setup, Twelve};

/// Its name in the first line, with 2 to 4 seats.
pub(in super::super) const GAME: &str = "king";

/// Its name in the first line, with 5 to 16 seats.
pub(in super::super) const TOURNAMENT: &str = "tournament";

/// The game's name in the first line.
pub(in super::super) const fn game(setup: &Setup) -> &'static str {
    if setup.is_tournament() { TOURNAMENT } else { GAME }
}

/// Reads what the header says.
pub(in super::super) fn setup(game: &str, seats: &[String], setup: &Object<'_>) -> Result<Setup, LineError> {
    let value = get(setup, "characters")?;
    let characters =
        as_list(value).and_then(|list| <[&RawValue; 7]>::try_from(list).ok()).ok_or_else(|| {
            LineError::not_a_record(format!("\"characters\" must be a list of 7, not {}", short(value.get())))
        })?;
    let characters: Vec<Character> = characters.into_iter().map(character).collect::<Result<_, _>>()?;
    let characters = <[Character; 7]>::try_from(characters)
        .map_err(|_| LineError::not_a_record("\"characters\" must be a list of 7"))?;
    let refused = |error: douze_rules::king::SetupError| LineError::not_a_record(error.to_string());
    let lineup = Lineup::new(characters).map_err(refused)?;
    if game == GAME {
        return Setup::king(lineup, seats.len()).map_err(refused);
    }
    // Ignored with any other number of seats, whatever it holds.
    let twelve = if seats.len() == 12 { Some(twelve(get(setup, "groups")?)?) } else { None };
    Setup::tournament(lineup, seats.len(), twelve).map_err(refused)
}

fn twelve(value: &RawValue) -> Result<Twelve, LineError> {
    let sizes: Vec<&str> = as_list(value)
        .into_iter()
        .flatten()
        .map(|size| integer(size, "the size of a group"))
        .collect::<Result<_, _>>()?;
    match sizes.as_slice() {
        ["4", "4", "4"] => Ok(Twelve::Quads),
        ["3", "3", "3", "3"] => Ok(Twelve::Trios),
        _ => {
            let reason = format!("\"groups\" must be [4,4,4] or [3,3,3,3], not {}", short(value.get()));
            Err(LineError::not_a_record(reason))
        }
    }
}

/// The header's `setup`.
pub(in super::super) fn setup_json(setup: &Setup) -> String {
    let ids: Vec<String> = setup.lineup().iter().map(|card| format!("\"{}\"", card.id())).collect();
    let groups = match setup.twelve() {
        Some(Twelve::Quads) => ",\"groups\":[4,4,4]",
        Some(Twelve::Trios) => ",\"groups\":[3,3,3,3]",
        None => "",
    };
    format!("{{\"characters\":[{}]{groups}}}", ids.join(","))
}

/// A character by its id.
pub(super) fn character(value: &RawValue) -> Result<Character, LineError> {
    card(value, &Character::ALL, Character::id)
}
