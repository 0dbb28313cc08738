//! The small words of the border: games, players, characters, settings; and how the rules call the same.

use serde::{Deserialize, Serialize};

/// The three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum GameKind {
    King,
    Council,
    Forest,
}

/// How a forest duel begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ForestVariant {
    Standard,
    Choose3,
}

/// The parts of the Chronicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ChronicleTab {
    #[default]
    Reigns,
    Rulers,
    Chart,
    Statistics,
}

/// What can leave the app as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ExportKind {
    /// The ended game on the display, as a `.douze` file.
    Record,
    /// The whole Chronicle, to be imported elsewhere.
    ChronicleJson,
    /// The whole Chronicle, for a spreadsheet.
    ChronicleCsv,
}

/// What went wrong with a file outside of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum FileTrouble {
    /// It could not be read, or the platform cannot ask for one.
    Unread,
    /// It could not be written or sent.
    Unwritten,
}

/// Which characters of King of 12 are in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum CharacterSet {
    /// Those of the first game.
    #[default]
    FirstGame,
    /// The Knight and six others drawn when the game starts.
    Random,
    /// The Knight and six that the table chooses.
    Chosen,
}

/// Which petitioners and dilemmas a council has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum CouncilKind {
    /// Drawn when the game starts.
    #[default]
    Normal,
    /// Those of a month of the troubled year.
    Month,
    /// Chosen by the table.
    Free,
}

/// How twelve people sit in a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum TwelveGroups {
    /// Three groups of four.
    #[default]
    Fours,
    /// Four groups of three.
    Threes,
}

/// The characters of King of 12 and of Council of 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum CharacterKind {
    Alchemist,
    Gambler,
    Golem,
    Knight,
    Lady,
    Machine,
    Merchants,
    Oracle,
    Parasite,
    Reverser,
    Sorcerer,
    Troublemakers,
    Druidess,
    Powerful,
    Stoic,
}

/// Rewards that are kept beside the Favour track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum KeptKind {
    OpenCard,
    Reroll,
    Tip,
    Foresee,
    FreeBell,
    Shield,
}

/// What may be said at the council’s table (`solo.md`, Etiquette).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum RemarkKind {
    Alone,
    Helps,
    CannotHelp,
    GiveUp,
    TakeIt,
    YouTakeIt,
    Together,
    KeepBack,
    Agreed,
    RatherNot,
    Ring,
    DoNotRing,
    RingAsYouLike,
    First,
    Last,
    AnyOrder,
    NeedsSomebody,
    CancelMe,
    DoNotDouble,
    WellDone,
    MyFault,
    Understood,
}

/// The animals of the forest duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum ForestCard {
    Crow,
    Bat,
    Moth,
    Spider4,
    Spider5,
    Cat,
    Owl,
    Wolf,
    Jackalope,
    Deer,
    Raccoon,
    Snake,
}

/// Languages of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    English,
    French,
    German,
}

/// How long motion takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pace {
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

/// Colours of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
    Black,
}

/// Which animals are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum Animals {
    /// All twelve.
    #[default]
    All,
    /// No spiders and no snake: these cards show their number alone.
    Gentle,
}

/// How one looks at one's own hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum Peek {
    /// Visible while held.
    #[default]
    Hold,
    /// One tap shows, one tap hides.
    Toggle,
}

impl From<ForestCard> for douze_rules::forest::Card {
    fn from(card: ForestCard) -> Self {
        Self::ALL[card as usize]
    }
}

impl From<douze_rules::forest::Card> for ForestCard {
    fn from(card: douze_rules::forest::Card) -> Self {
        use douze_rules::forest::Card;
        match card {
            Card::Crow => Self::Crow,
            Card::Bat => Self::Bat,
            Card::Moth => Self::Moth,
            Card::Spider4 => Self::Spider4,
            Card::Spider5 => Self::Spider5,
            Card::Cat => Self::Cat,
            Card::Owl => Self::Owl,
            Card::Wolf => Self::Wolf,
            Card::Jackalope => Self::Jackalope,
            Card::Deer => Self::Deer,
            Card::Raccoon => Self::Raccoon,
            Card::Snake => Self::Snake,
        }
    }
}

impl CharacterKind {
    /// As King of 12 knows it; none for one of Council's own three.
    pub(crate) fn king(self) -> Option<douze_rules::king::Character> {
        douze_rules::king::Character::ALL.get(self as usize).copied()
    }

    /// As Council of 12 knows it; none for one of King's own three.
    pub(crate) fn council(self) -> Option<douze_rules::council::Character> {
        use douze_rules::council::Character;
        Character::ALL.into_iter().find(|&character| Self::from(character) == self)
    }
}

impl From<douze_rules::council::Character> for CharacterKind {
    fn from(character: douze_rules::council::Character) -> Self {
        use douze_rules::council::Character;
        match character {
            Character::Alchemist => Self::Alchemist,
            Character::Machine => Self::Machine,
            Character::Knight => Self::Knight,
            Character::Lady => Self::Lady,
            Character::Druidess => Self::Druidess,
            Character::Golem => Self::Golem,
            Character::Reverser => Self::Reverser,
            Character::Oracle => Self::Oracle,
            Character::Parasite => Self::Parasite,
            Character::Powerful => Self::Powerful,
            Character::Sorcerer => Self::Sorcerer,
            Character::Stoic => Self::Stoic,
        }
    }
}

impl From<douze_rules::king::Character> for CharacterKind {
    fn from(character: douze_rules::king::Character) -> Self {
        use douze_rules::king::Character;
        match character {
            Character::Alchemist => Self::Alchemist,
            Character::Gambler => Self::Gambler,
            Character::Golem => Self::Golem,
            Character::Knight => Self::Knight,
            Character::Lady => Self::Lady,
            Character::Machine => Self::Machine,
            Character::Merchants => Self::Merchants,
            Character::Oracle => Self::Oracle,
            Character::Parasite => Self::Parasite,
            Character::Reverser => Self::Reverser,
            Character::Sorcerer => Self::Sorcerer,
            Character::Troublemakers => Self::Troublemakers,
        }
    }
}

impl From<douze_rules::council::Kept> for KeptKind {
    fn from(kept: douze_rules::council::Kept) -> Self {
        use douze_rules::council::Kept;
        match kept {
            Kept::OpenCard => Self::OpenCard,
            Kept::Reroll => Self::Reroll,
            Kept::Tip => Self::Tip,
            Kept::Foresee => Self::Foresee,
            Kept::FreeBell => Self::FreeBell,
            Kept::Shield => Self::Shield,
        }
    }
}

impl From<RemarkKind> for douze_ai::council::Remark {
    fn from(remark: RemarkKind) -> Self {
        Self::ALL[remark as usize]
    }
}

impl From<douze_ai::council::Remark> for RemarkKind {
    fn from(remark: douze_ai::council::Remark) -> Self {
        use douze_ai::council::Remark;
        match remark {
            Remark::Alone => Self::Alone,
            Remark::Helps => Self::Helps,
            Remark::CannotHelp => Self::CannotHelp,
            Remark::GiveUp => Self::GiveUp,
            Remark::TakeIt => Self::TakeIt,
            Remark::YouTakeIt => Self::YouTakeIt,
            Remark::Together => Self::Together,
            Remark::KeepBack => Self::KeepBack,
            Remark::Agreed => Self::Agreed,
            Remark::RatherNot => Self::RatherNot,
            Remark::Ring => Self::Ring,
            Remark::DoNotRing => Self::DoNotRing,
            Remark::RingAsYouLike => Self::RingAsYouLike,
            Remark::First => Self::First,
            Remark::Last => Self::Last,
            Remark::AnyOrder => Self::AnyOrder,
            Remark::NeedsSomebody => Self::NeedsSomebody,
            Remark::CancelMe => Self::CancelMe,
            Remark::DoNotDouble => Self::DoNotDouble,
            Remark::WellDone => Self::WellDone,
            Remark::MyFault => Self::MyFault,
            Remark::Understood => Self::Understood,
        }
    }
}

/// Why an intent was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Reason {
    /// Not on this screen, or not now.
    NotNow,
    /// A built-in player is thinking.
    Thinking,
    /// The rules do not allow it.
    NotLegal,
    /// A name or a number that cannot be taken.
    BadInput,
    /// Something was revealed since; it cannot be taken back.
    Revealed,
    /// This game is not in this version.
    NotYet,
}
