//! Everything a person can ask for, by place. Screens carry the intents of their buttons; a shell sends them back unread.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

mod setup;
mod table;

use crate::enums::{Animals, ChronicleTab, GameKind, Language, Pace, Peek, PersonColour, Theme};
use crate::puzzles::PuzzleTheme;
pub use setup::SetupIntent;
pub use table::{CouncilIntent, ForestIntent, KingIntent, TableIntent};

/// A tap, a key or a word, by the place that answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Intent {
    App(AppIntent),
    Games(GamesIntent),
    People(PeopleIntent),
    Chronicle(ChronicleIntent),
    Decks(DecksIntent),
    Preview(PreviewIntent),
    Settings(SettingsIntent),
    Lesson(LessonIntent),
    Replay(ReplayIntent),
    Puzzles(PuzzlesIntent),
    Setup(SetupIntent),
    Table(TableIntent),
    Forest(ForestIntent),
    King(KingIntent),
    Council(CouncilIntent),
}

impl Intent {
    /// Does it only explain something at a table?
    pub(crate) const fn explains(&self) -> bool {
        matches!(
            self,
            Self::Table(TableIntent::CloseInspect)
                | Self::Forest(ForestIntent::InspectCard { .. } | ForestIntent::InspectScore { .. })
                | Self::King(
                    KingIntent::InspectCharacter { .. }
                        | KingIntent::InspectSeat { .. }
                        | KingIntent::OpenHistory
                        | KingIntent::CloseHistory
                        | KingIntent::OpenGroup { .. }
                )
                | Self::Council(
                    CouncilIntent::InspectCharacter { .. }
                        | CouncilIntent::InspectSeat { .. }
                        | CouncilIntent::InspectDie
                        | CouncilIntent::InspectFavour
                        | CouncilIntent::InspectDilemma { .. }
                        | CouncilIntent::InspectReign
                        | CouncilIntent::InspectMonth
                )
        )
    }
}

/// Possible everywhere in the app.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum AppIntent {
    /// One step back: closes a panel, leaves a screen; a game stays saved.
    Back,
    /// Home from anywhere; a game stays saved.
    OpenHome,
    /// The app loses sight of its people: whatever is secret goes behind the curtain.
    Cover,
    /// After the system has ended the app out of sight: back to where one was at the last [`Cover`](Self::Cover). For a
    /// session that was just opened.
    Resume,
    DismissNotice,
    DismissTip,
    /// The last played game.
    ContinueGame,
    /// All games, unfinished and finished.
    OpenGames,
    /// The people of this device, from the list of games.
    OpenPeople,
    OpenSetup {
        game: GameKind,
    },
    OpenSettings,
    /// From the settings: the licences of all parts.
    OpenNotices,
    /// The book, at its newest reigns.
    OpenChronicle,
    OpenDecks,
    /// The puzzles, from home.
    OpenPuzzles,
    /// The lesson of a game, from home or from its rules.
    OpenLesson {
        game: GameKind,
    },
    /// The rules of a game, at a rule of this id or at their beginning.
    OpenRules {
        game: GameKind,
        rule: Option<String>,
    },
    /// The chance of the game on screen: hash and seed, rolls, code of the deal.
    OpenFair,
    /// Checks on that page that all draws follow from the seed.
    CheckFair,
    /// Only rules that hold all of these words; none: all rules.
    SearchRules {
        text: String,
    },
    /// The system's languages have changed; best first (BCP 47).
    SetLocales {
        locales: Vec<String>,
    },
}

/// In the lists of games: unfinished ones and finished ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum GamesIntent {
    /// Goes on with this game.
    OpenGame {
        /// Of the list.
        id: i64,
    },
    /// Takes it off the list.
    DeleteGame {
        /// Of the list.
        id: i64,
    },
    /// Brings back the one that was taken away last.
    RestoreGame {
        /// Of the list.
        id: i64,
    },
    /// The window of the list that begins with this entry; 0 is the last played.
    ShowGames {
        /// From 0.
        first: i32,
    },
    /// The same of the finished games; 0 is the newest.
    ShowFinished {
        /// From 0.
        first: i32,
    },
    /// Shows what can be done with a finished game, and `ExportKind::Record` is its record; the same again hides it.
    SelectFinished {
        /// Of the list.
        id: i64,
    },
    /// The review of a finished game.
    ReviewGame {
        /// Of the list.
        id: i64,
    },
    /// A game of one's own that goes on from the end of a record which stops early.
    PlayOn {
        /// Of the list.
        id: i64,
    },
}

/// Among the people of this device.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PeopleIntent {
    /// The page of this person.
    OpenPerson {
        /// However it is spelled.
        name: String,
    },
    /// The person of the open page has this portrait.
    SetPortrait {
        /// From 0.
        portrait: i32,
    },
    /// The person of the open page has this colour.
    SetColour {
        /// Of the ring.
        colour: PersonColour,
    },
    /// Name, colour, portrait and statistics of the open page go; games and Chronicle stay as they are.
    ForgetPerson,
    /// Undoes that, until the people are closed.
    RestorePerson,
}

/// In the Chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ChronicleIntent {
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
    /// The number of the suggested obstacle, from 0.
    PickObstacle {
        id: String,
        choice: i32,
    },
    /// Own words for it; none at all takes it away.
    TypeObstacle {
        id: String,
        text: String,
    },
    /// Strikes a reign out, or lets it count again.
    StrikeReign {
        id: String,
        struck: bool,
    },
    /// Opens or closes the fields for names on the open page.
    CorrectNames {
        on: bool,
    },
    /// A member of this reign is called so.
    NameMember {
        id: String,
        /// From 0.
        member: i32,
        name: String,
    },
    /// King of 12 for the vacant throne of the last reign: its set-up.
    ClaimThrone {
        id: String,
    },
    /// Opens another Chronicle of this device.
    SelectChronicle {
        id: i64,
    },
    /// Begins another Chronicle.
    AddChronicle,
    /// The open Chronicle is called so.
    NameChronicle {
        name: String,
    },
    /// Takes the open Chronicle away, which has no reign.
    RemoveChronicle,
}

/// On the screen of decks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum DecksIntent {
    /// Begins a custom deck as a copy of the one with this SHA-256.
    CopyDeck {
        sha256: String,
    },
    TypeDeck {
        text: String,
    },
    /// Checks the typed deck, and keeps it if it is valid.
    KeepDeck,
    DiscardDeck,
}

/// On the preview of a file. The ticket is the preview's: one of an earlier preview is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PreviewIntent {
    /// Of reigns that are here in another form the file's are taken, or ours stay.
    TakeTheirs { ticket: i64, theirs: bool },
    /// Keeps what the file brings.
    Keep { ticket: i64 },
}

/// In the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum SettingsIntent {
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
    SetSounds {
        on: bool,
    },
    /// Tips at the place.
    SetTips {
        on: bool,
    },
}

/// In a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum LessonIntent {
    /// The next step, after one that is only read.
    Next,
    /// The next step, and what this one asks for is done.
    Skip,
    /// The lesson from its beginning.
    Again,
    /// Home; the lesson is not offered at its door again.
    Leave,
}

/// A finished game or a kept record, watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ReplayIntent {
    /// Opens the replay of a stored game at its beginning; not of one that is played.
    Watch {
        game: i64,
    },
    /// To this position, from 0; past the end: to the last one.
    Go {
        position: i32,
    },
    /// Shows the table as this seat saw it; none: as it lay open.
    See {
        seat: Option<i32>,
    },
    /// Goes on by itself; from the end, from the beginning.
    Play,
    Pause,
    /// All that happened, in sentences.
    OpenLog,
    CloseLog,
    /// A new game of one's own that begins with what is shown.
    PlayOn,
}

/// Among the puzzles, and at one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PuzzlesIntent {
    /// The puzzles of this game.
    SetGame { game: GameKind },
    /// Only puzzles of this grade, 1 to 5; 0: of any.
    SetGrade { grade: i32 },
    /// The puzzle of the day.
    OpenDaily,
    /// The next puzzle of a theme that was not solved.
    OpenTheme { theme: PuzzleTheme },
    /// The next one that was missed and comes again.
    OpenMissed,
    /// The same puzzle from its position.
    TryAgain,
    /// Plays the answer on the table.
    ShowAnswer,
    /// Another puzzle like this one.
    NextPuzzle,
    /// This card of a mix is played more often.
    PlayMore {
        /// From 0.
        card: i32,
    },
    /// This card of a mix is played less often.
    PlayLess {
        /// From 0.
        card: i32,
    },
    /// The mix stays so.
    SettleMix,
}
