//! Enums exported to the shells (games, players, characters, settings), with conversions from `douze_rules`.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use serde::{Deserialize, Serialize};

/// The three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    King,
    Council,
    Forest,
}

impl GameKind {
    /// In the order of doors and lists.
    pub(crate) const ALL: [Self; 3] = [Self::King, Self::Council, Self::Forest];

    /// Its word in files, seeds and keys of texts.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Council => "council",
            Self::Forest => "forest",
        }
    }
}

/// A quarter of the year, for the doors at home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Season {
    #[default]
    Winter,
    Spring,
    Summer,
    Autumn,
}

/// How a forest duel begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum ForestVariant {
    Standard,
    Choose3,
}

/// The parts of the Chronicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum ChronicleTab {
    #[default]
    Reigns,
    Rulers,
    Chart,
    Statistics,
}

/// The colour of a person: the ring around the portrait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum PersonColour {
    #[default]
    Gold,
    Ruby,
    Sapphire,
    Emerald,
    Amethyst,
    Silver,
}

/// What can leave the app as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ExportKind {
    /// The ended game on screen, as a `.douze` file.
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
pub enum RemarkKind {
    Alone,
    Helps,
    NeedsHelp,
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

/// The symbols of King of 12's cards (R-K1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum DieSymbol {
    /// The blue one: it turns the die of its player.
    Own,
    /// It touches every die.
    All,
}

/// The animals of the forest duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
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
pub enum Language {
    English,
    French,
    German,
}

/// How long motion takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
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
pub enum Theme {
    System,
    Light,
    #[default]
    Dark,
    Black,
    /// Night without ornament, every pair of colours as far apart as it can be.
    Contrast,
}

/// Which animals are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
pub enum Animals {
    /// All twelve.
    #[default]
    All,
    /// Hedgehogs stand for the spiders, a weasel for the snake, by picture and by name.
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

/// The same enum on both sides, variant by variant.
macro_rules! alike {
    ($ours:ident, $theirs:ty: $($both:ident)+) => {
        impl From<$theirs> for $ours {
            fn from(theirs: $theirs) -> Self {
                match theirs { $(<$theirs>::$both => Self::$both,)+ }
            }
        }

        impl From<$ours> for $theirs {
            fn from(ours: $ours) -> Self {
                match ours { $($ours::$both => Self::$both,)+ }
            }
        }
    };
}

/// The characters of one game among all.
macro_rules! characters {
    ($(#[$doc:meta])+ $name:ident, $theirs:ty: $($both:ident)+; not $($other:ident)+) => {
        impl From<$theirs> for CharacterKind {
            fn from(theirs: $theirs) -> Self {
                match theirs { $(<$theirs>::$both => Self::$both,)+ }
            }
        }

        impl CharacterKind {
            $(#[$doc])+
            pub(crate) fn $name(self) -> Option<$theirs> {
                Some(match self {
                    $(Self::$both => <$theirs>::$both,)+
                    $(Self::$other)|+ => return None,
                })
            }
        }
    };
}

alike!(ForestCard, douze_rules::forest::Card:
    Crow Bat Moth Spider4 Spider5 Cat Owl Wolf Jackalope Deer Raccoon Snake);
alike!(KeptKind, douze_rules::council::Kept: OpenCard Reroll Tip Foresee FreeBell Shield);
alike!(RemarkKind, douze_ai::council::Remark:
    Alone Helps NeedsHelp CannotHelp GiveUp TakeIt YouTakeIt Together KeepBack Agreed RatherNot Ring DoNotRing RingAsYouLike
    First Last AnyOrder NeedsSomebody CancelMe DoNotDouble WellDone MyFault Understood);
characters!(
    /// As King of 12 knows it; none for one of Council's own three.
    king, douze_rules::king::Character:
    Alchemist Gambler Golem Knight Lady Machine Merchants Oracle Parasite Reverser Sorcerer Troublemakers;
    not Druidess Powerful Stoic);
characters!(
    /// As Council of 12 knows it; none for one of King's own three.
    council, douze_rules::council::Character:
    Alchemist Golem Knight Lady Machine Oracle Parasite Reverser Sorcerer Druidess Powerful Stoic;
    not Gambler Merchants Troublemakers);

/// Why an intent was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RejectionReason {
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
}

impl PersonColour {
    /// All, in the order in which newcomers get them.
    pub(crate) const ALL: [Self; 6] =
        [Self::Gold, Self::Ruby, Self::Sapphire, Self::Emerald, Self::Amethyst, Self::Silver];

    /// The word for it in keys of texts and in files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Ruby => "ruby",
            Self::Sapphire => "sapphire",
            Self::Emerald => "emerald",
            Self::Amethyst => "amethyst",
            Self::Silver => "silver",
        }
    }
}
