//! Levels by their words, the same for every game.

use std::fmt;

/// A word that names no level of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLevel {
    /// As given.
    pub word: String,
    /// The levels that there are, as a list for a sentence.
    pub known: &'static str,
}

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level is called '{}'; there are {}", self.word, self.known)
    }
}

impl std::error::Error for NoSuchLevel {}

/// Gives a game's `Level` its words, from the weakest, and the way back from a word.
macro_rules! named {
    ($($level:ident = $id:literal),+; $known:literal) => {
        impl Level {
            /// All, from the weakest.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$level),+];

            /// The word for it in commands and records.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$level => $id,)+
                }
            }

            /// The level with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|level| level.id() == id)
            }
        }

        impl std::fmt::Display for Level {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl std::str::FromStr for Level {
            type Err = $crate::NoSuchLevel;

            fn from_str(id: &str) -> Result<Self, $crate::NoSuchLevel> {
                Self::from_id(id).ok_or_else(|| $crate::NoSuchLevel { word: id.to_owned(), known: $known })
            }
        }
    };
}

pub(crate) use named;

#[cfg(test)]
mod tests {
    use crate::{council, forest, king};

    #[test]
    fn ids_lead_back_to_their_levels() {
        assert!(forest::Level::ALL.iter().all(|level| level.id().parse() == Ok(*level)));
        assert!(king::Level::ALL.iter().all(|level| level.id().parse() == Ok(*level)));
        assert!(council::Level::ALL.iter().all(|level| level.id().parse() == Ok(*level)));
        let unknown = "sage".parse::<king::Level>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "no level is called 'sage'; there are random, greedy, pretender, courtier and strategist"
        );
    }
}
