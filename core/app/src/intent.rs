//! What a person can want. Screens carry the intents of their buttons; a shell sends them back unread.

use serde::{Deserialize, Serialize};

/// A tap, a key or a word. Coordinates are those of records: relative to the first card's cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Intent {
    /// One step back: closes a panel, leaves a screen; a game stays saved.
    Back,
    /// Home from anywhere; a game stays saved.
    OpenHome,
    /// The app loses sight of its people: whatever is secret goes behind the curtain.
    Cover,
    DismissNotice,

    ContinueGame,
    OpenSetup {
        game: GameKind,
    },
    OpenSettings,

    NameSeat {
        seat: i32,
        name: String,
    },
    SetPlayer {
        seat: i32,
        player: PlayerKind,
    },
    SetVariant {
        variant: ForestVariant,
    },
    AddSeat,
    RemoveSeat,
    SetCharacters {
        set: CharacterSet,
    },
    /// Takes a character into the chosen set, or out of it.
    ToggleCharacter {
        character: CharacterKind,
    },
    /// Groups of a tournament of twelve.
    SetGroups {
        groups: TwelveGroups,
    },
    /// Stops at each step of a turn and explains it.
    SetSteps {
        on: bool,
    },
    /// Two people, one on either side of the device.
    SetTableMode {
        on: bool,
    },
    /// The history shows which cards were played (R-K10).
    SetOpenHistory {
        on: bool,
    },
    /// Digits, or empty for one drawn by the device; a chosen seed is marked in the record.
    TypeSeed {
        seed: String,
    },
    StartGame,

    /// "It is me": the curtain goes up for the seat that it names.
    LiftCurtain,
    /// From the curtain to what lies open for all.
    ShowTable,
    Peek,
    StopPeeking,

    /// Selects a card of the hand (set-up variant: keeps it, or gives it back).
    PickCard {
        card: ForestCard,
    },
    /// Selects a character of the hand, or the one that goes under the die.
    PickCharacter {
        character: CharacterKind,
    },
    /// Selects a face of one's own die.
    PickFace {
        face: i32,
    },
    /// Selects a token to take: 1 or 2; 0 takes none.
    PickToken {
        token: i32,
    },
    /// Selects a cell, a line's end, or the card that the Raccoon shall move; the same again confirms.
    TapCell {
        row: i32,
        col: i32,
    },
    /// The two cards that go under the deck change places.
    SwapBottom,
    /// Does what is selected.
    Confirm,
    /// Forgets what is selected.
    Cancel,
    InspectCard {
        row: i32,
        col: i32,
    },
    InspectScore {
        seat: i32,
    },
    /// What a character does.
    InspectCharacter {
        character: CharacterKind,
    },
    /// How a value and points came about.
    InspectSeat {
        seat: i32,
    },
    CloseInspect,
    /// Makes this group of a tournament the large one.
    OpenGroup {
        group: i32,
    },
    OpenHistory,
    CloseHistory,
    /// Goes on to the next step of the turn.
    NextStep,
    /// The rules of a game, at a rule of this id or at their beginning.
    OpenRules {
        game: GameKind,
        rule: Option<String>,
    },
    Undo,
    Redo,
    /// A new game with the same people; in the forest duel the other colour for each.
    Rematch,

    /// None: the system's language.
    SetLanguage {
        language: Option<Language>,
    },
    SetPace {
        pace: Pace,
    },
    SetTheme {
        theme: Theme,
    },
    SetPeek {
        peek: Peek,
    },
    SetAnimals {
        animals: Animals,
    },
}

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

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum PlayerKind {
    Person,
    Fawn,
    Fox,
    Pretender,
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

/// The characters of King of 12.
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

impl From<CharacterKind> for douze_rules::king::Character {
    fn from(character: CharacterKind) -> Self {
        Self::ALL[character as usize]
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
