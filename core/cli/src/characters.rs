//! `--characters`: those in use in King of 12.

use douze_rules::king::{Character, Lineup};
use std::str::FromStr;

/// Which seven.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Characters {
    /// Those of a first game.
    First,
    /// Drawn when the game begins.
    Random,
    /// These.
    Chosen(Lineup),
}

impl Characters {
    /// The seven, unless chance draws them.
    pub(crate) const fn lineup(self) -> Option<Lineup> {
        match self {
            Self::First => Some(Lineup::FIRST_GAME),
            Self::Random => None,
            Self::Chosen(lineup) => Some(lineup),
        }
    }
}

impl FromStr for Characters {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "first" => return Ok(Self::First),
            "random" => return Ok(Self::Random),
            _ => {}
        }
        let character = |id: &str| {
            Character::from_id(id).ok_or_else(|| {
                let known = Character::ALL.map(Character::id).join(", ");
                format!("the characters are first, random or seven ids; {id:?} is none of {known}")
            })
        };
        let ids: Vec<Character> = text.split(',').map(character).collect::<Result<_, _>>()?;
        let count = ids.len();
        let seven = <[Character; 7]>::try_from(ids).map_err(|_| format!("seven characters, not {count}"))?;
        Lineup::new(seven).map(Self::Chosen).map_err(|error| error.to_string())
    }
}
