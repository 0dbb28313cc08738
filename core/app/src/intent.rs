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

    /// The book, at its newest reigns.
    OpenChronicle,
    /// The page of the reign with this id.
    OpenReign {
        id: String,
    },
    CloseReign,
    SetChronicleTab {
        tab: ChronicleTab,
    },
    /// The window of the tab's list that begins with this entry; 0 is the newest.
    ShowReigns {
        first: i32,
    },
    /// What the game suggests as the greatest obstacle of this reign, from 0.
    PickObstacle {
        id: String,
        choice: i32,
    },
    /// Own words for it; none at all takes it away.
    TypeObstacle {
        id: String,
        text: String,
    },

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
    /// Which kind of council.
    SetCouncil {
        kind: CouncilKind,
    },
    /// 1 to 12.
    PickMonth {
        month: i32,
    },
    /// Takes a dilemma into a free game, or out of it.
    ToggleDilemma {
        number: i32,
    },
    /// The whole game is played in silence.
    SetSilent {
        on: bool,
    },
    /// The rulebook advises a first game without bells.
    SetBells {
        on: bool,
    },
    /// The deck with this SHA-256.
    SetDeck {
        sha256: String,
    },
    OpenDecks,
    /// Begins an own deck as a copy of the one with this SHA-256.
    CopyDeck {
        sha256: String,
    },
    TypeDeck {
        text: String,
    },
    /// Checks the typed deck, and keeps it if it is sound.
    KeepDeck,
    DiscardDeck,
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

    /// The council rings, or does not; what would lose the game is asked once more.
    RingBells {
        ring: bool,
    },
    /// This turn is played in silence.
    KeepSilence,
    /// The councillors are asked for their remarks: the turn is not silent then.
    AskCouncil,
    /// Two councillors spread a double target over two turns.
    SpreadTargets,
    /// Uses a kept reward, or begins to: a tip asks for a face, an open card for a person and a card.
    UseKept {
        kept: KeptKind,
    },
    /// This person lays a card open.
    LayOpen {
        seat: i32,
    },
    AcceptProposal,
    DeclineProposal,
    /// The council agrees that this seat reveals next.
    RevealNext {
        seat: i32,
    },
    /// The person who is the Head lets the councillors choose their cards.
    LetChoose,
    /// In silence: the person who is asked lets others go first.
    Wait,
    /// Selects a target for Knight or Golem, 0 or 1.
    PickTarget {
        target: i32,
    },
    /// A dilemma failed: is a shield used?
    UseShield {
        used: bool,
    },
    /// The person asked takes the petitioner’s character from the bench, or does not.
    TakePetitioner {
        take: bool,
    },
    /// The council chooses among several largest groups.
    PickRuler {
        character: CharacterKind,
    },
    Say {
        remark: RemarkKind,
    },
    /// Who speaks, where several people share the device.
    ChooseSpeaker {
        seat: i32,
    },
    /// How the die came to show its face.
    InspectDie,
    InspectFavour,
    /// The dilemma of this turn, or the next one.
    InspectDilemma {
        next: bool,
    },
    /// How the years of the reign come about.
    InspectReign,
    /// King of 12 for the vacant throne, with the same people.
    PlayForThrone,

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
    Councillor,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
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
