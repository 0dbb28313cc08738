//! The levels of the councillors, and their temperaments.

use crate::named::named;

/// How well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A baseline: any legal answer, all alike; proposes nothing and says nothing.
    Random,
    /// Thinks one step: what its card does with those that everybody would play alone.
    Apprentice,
    /// Plans for the whole council with anybody, and thinks of what Favour allows.
    Councillor,
    /// Plans for the whole council from what all know, says who takes it, learns what each seat is like, and thinks of
    /// the next dilemmas.
    Sage,
}

named!(
    Random = "random", Apprentice = "apprentice", Councillor = "councillor", Sage = "sage";
    "random, apprentice, councillor and sage"
);

/// What it likes, at the same strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Temperament {
    /// Rings the bells as soon as it is bearable.
    Bold,
    /// Rings them where it brings much.
    Careful,
    /// Follows most closely what the others say.
    Loyal,
}

impl Temperament {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Bold, Self::Careful, Self::Loyal];

    /// The word for it in commands and records: `bold`, `careful`, `loyal`.
    pub const fn id(self) -> &'static str {
        ["bold", "careful", "loyal"][self as usize]
    }

    /// The temperament with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|temperament| temperament.id() == id)
    }
}

/// A built-in councillor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// What it likes.
    pub temperament: Temperament,
}

impl Level {
    /// A councillor of this level.
    pub const fn with(self, temperament: Temperament) -> Player {
        Player { level: self, temperament }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_to_their_temperaments() {
        assert!(Temperament::ALL.into_iter().all(|one| Temperament::from_id(one.id()) == Some(one)));
        assert_eq!(Temperament::from_id("wild"), None);
    }
}
