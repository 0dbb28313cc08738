//! Enums exported to the shells that only a set-up has: panels, presets, results of months.

/// What is open over the table of a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum SetupPanel {
    /// Who sits on this seat.
    Seat {
        /// From 0.
        seat: i32,
    },
    /// All that is seldom changed.
    More,
    /// The calendar of the troubled year.
    Months,
    /// The page of the chosen month.
    Month,
    /// Petitioners and dilemmas of a free choice.
    Free,
}

/// Seats and characters of King of 12 at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum KingPreset {
    /// Two seats, the characters of the first game.
    Quick,
    /// Three or four seats, the characters of the first game.
    FirstGame,
    /// Characters drawn for every game.
    Surprise,
    /// Five seats and more.
    Tournament,
}

/// What became of a month on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum MonthState {
    /// It was never played.
    New,
    /// It was played, and never won.
    Lost,
    /// It was won.
    Won,
}

impl KingPreset {
    /// All, in the order of the line.
    pub(crate) const ALL: [Self; 4] = [Self::Quick, Self::FirstGame, Self::Surprise, Self::Tournament];

    /// The word for it in keys of texts and commands.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::FirstGame => "first-game",
            Self::Surprise => "surprise",
            Self::Tournament => "tournament",
        }
    }
}
