//! The levels of the councillors.

use std::{fmt, str::FromStr};

/// How well it plays. Apprentice and sage join with the issue PLAYERS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A yardstick: any legal answer, all alike; proposes nothing and says nothing.
    Random,
    /// Thinks about this turn, what the others will play, and what Favour allows.
    Councillor,
}

impl Level {
    /// All, from the weakest.
    pub const ALL: [Self; 2] = [Self::Random, Self::Councillor];

    /// The word for it in commands and records: `random`, `councillor`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Councillor => "councillor",
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub String);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level is called '{}'; there are random and councillor", self.0)
    }
}

impl std::error::Error for NoSuchLevel {}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(id: &str) -> Result<Self, NoSuchLevel> {
        Self::from_id(id).ok_or_else(|| NoSuchLevel(id.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_lead_back_to_their_levels() {
        for level in Level::ALL {
            assert_eq!(level.id().parse(), Ok(level));
        }
        assert!("sage".parse::<Level>().is_err());
    }
}
