//! Who sits on a seat: people, levels of built-in players, temperaments.

use crate::text::name_key;
use serde::{Deserialize, Serialize};

/// On one chair the levels of rivals have faces and names so far apart.
const LEVELS_APART: usize = 5;

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum PlayerKind {
    Person,
    Fawn,
    Fox,
    Wolf,
    Owl,
    Pretender,
    Courtier,
    Strategist,
    Apprentice,
    Councillor,
    Sage,
}

/// The temperament of a built-in councillor; at one level all are equally strong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum TemperamentKind {
    /// Rings more bells and takes more risks.
    Bold,
    /// As all were in games saved before there were temperaments.
    #[default]
    Careful,
    /// Follows the remarks of people most closely.
    Loyal,
}

impl PlayerKind {
    /// The built-in players of the forest duel, from the weakest.
    pub(crate) const FOREST: [Self; 4] = [Self::Fawn, Self::Fox, Self::Wolf, Self::Owl];
    /// Those of King of 12.
    pub(crate) const KING: [Self; 3] = [Self::Pretender, Self::Courtier, Self::Strategist];
    /// Those of Council of 12.
    pub(crate) const COUNCIL: [Self; 3] = [Self::Apprentice, Self::Councillor, Self::Sage];

    /// The word for it in keys of texts; of a level the one in commands and records.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Fawn => "fawn",
            Self::Fox => "fox",
            Self::Wolf => "wolf",
            Self::Owl => "owl",
            Self::Pretender => "pretender",
            Self::Courtier => "courtier",
            Self::Strategist => "strategist",
            Self::Apprentice => "apprentice",
            Self::Councillor => "councillor",
            Self::Sage => "sage",
        }
    }

    /// Of a built-in player, from 1, the weakest of its game; 0 for a person.
    pub(crate) fn strength(self) -> usize {
        let place = |levels: &[Self]| levels.iter().position(|level| *level == self).map(|place| place + 1);
        place(&Self::FOREST)
            .or_else(|| place(&Self::KING))
            .or_else(|| place(&Self::COUNCIL))
            .unwrap_or_default()
    }

    /// The number of the face and of the name that a built-in player has on this chair: another for each level.
    pub(crate) fn chair(self, seat: usize) -> usize {
        seat + LEVELS_APART * self.strength()
    }

    /// A person, or one of these levels.
    pub(crate) fn is_of(self, levels: &[Self]) -> bool {
        self == Self::Person || levels.contains(&self)
    }
}

/// The first of these names, from one of them on and round again, that nobody at the table has; from then on it is taken.
/// Those who sit there already are `taken`, as [`name_key`] writes names.
pub(crate) fn free_name(
    names: &[&'static str],
    first: usize,
    taken: &mut Vec<String>,
) -> Option<&'static str> {
    let mut all = names.iter().cycle().skip(first % names.len().max(1)).take(names.len());
    let name = *all.find(|name| !taken.contains(&name_key(name)))?;
    taken.push(name_key(name));
    Some(name)
}

impl TemperamentKind {
    /// All, in the order in which neighbours get them.
    pub(crate) const ALL: [Self; 3] = [Self::Bold, Self::Careful, Self::Loyal];

    /// The word for it in keys of texts, commands and records.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Bold => "bold",
            Self::Careful => "careful",
            Self::Loyal => "loyal",
        }
    }

    /// The one that a seat has while nobody has chosen another: three neighbours differ.
    pub(crate) const fn of_seat(seat: usize) -> Self {
        Self::ALL[seat % Self::ALL.len()]
    }
}
