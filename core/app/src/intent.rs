//! Everything a person can ask for, by place. Screens carry the intents of their buttons; a shell sends them back unread.

use crate::kinds::{
    Animals, CharacterKind, CharacterSet, ChronicleTab, CouncilKind, ForestCard, ForestVariant, GameKind,
    KeptKind, Language, Pace, Peek, RemarkKind, Theme, TwelveGroups,
};
use crate::players::{PlayerKind, TemperamentKind};
use crate::puzzles::PuzzleTheme;
use crate::setup::{KingPreset, SetupPanel};

/// A tap, a key or a word, by the place that answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Intent {
    App(AppIntent),
    Games(GamesIntent),
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

/// Possible everywhere in the app.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
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
    /// All games that are not finished.
    OpenGames,
    OpenSetup {
        game: GameKind,
    },
    OpenSettings,
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
    /// Only rules that hold all of these words; none: all rules.
    SearchRules {
        text: String,
    },
    /// The system's languages have changed; best first (BCP 47).
    SetLocales {
        locales: Vec<String>,
    },
}

/// In the list of games that are not finished.
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
}

/// In the Chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
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
#[expect(missing_docs, reason = "the names say it")]
pub enum DecksIntent {
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
}

/// On the preview of a file. The ticket is the preview's: one of an earlier preview is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum PreviewIntent {
    /// Of reigns that are here in another form the file's are taken, or ours stay.
    TakeTheirs { ticket: i64, theirs: bool },
    /// Keeps what the file brings.
    Keep { ticket: i64 },
}

/// In the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
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
#[expect(missing_docs, reason = "the names say it")]
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
#[expect(missing_docs, reason = "the names say it")]
pub enum PuzzlesIntent {
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
}

/// In the form before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum SetupIntent {
    /// Opens a panel over the table, instead of another one.
    OpenPanel {
        panel: SetupPanel,
    },
    ClosePanel,
    /// Takes a seat away; those after it move up.
    VacateSeat {
        seat: i32,
    },
    /// A person of this name sits there; an empty name is a person without one.
    SeatPerson {
        seat: i32,
        name: String,
    },
    /// Every built-in player is of this level; where there is none, one comes.
    SetRivals {
        player: PlayerKind,
    },
    /// Seats and characters of King of 12 at once.
    SetPreset {
        preset: KingPreset,
    },
    NameSeat {
        seat: i32,
        name: String,
    },
    SetPlayer {
        seat: i32,
        player: PlayerKind,
    },
    /// What a built-in councillor is like.
    SetTemperament {
        seat: i32,
        temperament: TemperamentKind,
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
    /// What the council agrees on is voted on; else the people have the last word.
    SetVote {
        on: bool,
    },
    /// A try writes no line of the Chronicle.
    SetTrial {
        on: bool,
    },
    /// The Chronicle that the council writes into.
    SetChronicle {
        id: i64,
    },
    /// The deck with this SHA-256.
    SetDeck {
        sha256: String,
    },
    StartGame,
}

/// At the table of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum TableIntent {
    /// "It is me": the curtain goes up for the seat that it names.
    LiftCurtain,
    /// From the curtain to what is open for all.
    ShowTable,
    Peek,
    StopPeeking,
    /// Does what is selected.
    Confirm,
    /// Forgets what is selected.
    Cancel,
    CloseInspect,
    /// A person alone with built-in players asks for a hint.
    AskHint,
    CloseHint,
    /// What each decision of the ended game cost; once more: goes on where it was stopped.
    OpenReview,
    /// The decisions of this person.
    ReviewSeat {
        seat: i32,
    },
    /// The decision of this number in full; the same again closes it.
    ReviewDecision {
        number: i32,
    },
    /// A new game that goes on from the decision of this number.
    TryAgain {
        number: i32,
    },
    Undo,
    Redo,
    /// A new game with the same people; in the forest duel the other colour for each.
    Rematch,
}

/// At the table of a forest duel. Coordinates are those of records: relative to the first card’s cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum ForestIntent {
    /// Selects a card of the hand (set-up variant: keeps it, or gives it back).
    PickCard {
        card: ForestCard,
    },
    /// Selects a cell, a line's end, or the card for the Raccoon to move; the same again confirms.
    TapCell {
        row: i32,
        col: i32,
    },
    /// The two cards that go under the deck change places.
    SwapBottom,
    InspectCard {
        row: i32,
        col: i32,
    },
    InspectScore {
        seat: i32,
    },
}

/// At the table of King of 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum KingIntent {
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
    /// What a character does.
    InspectCharacter {
        character: CharacterKind,
    },
    /// How a value and points came about.
    InspectSeat {
        seat: i32,
    },
    /// Makes this group of a tournament the large one.
    OpenGroup {
        group: i32,
    },
    OpenHistory,
    CloseHistory,
    /// Goes on to the next step of the turn.
    NextStep,
}

/// At the table of Council of 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum CouncilIntent {
    /// Selects a character of the hand, or the one that goes under the die.
    PickCharacter {
        character: CharacterKind,
    },
    /// Selects a face of one's own die.
    PickFace {
        face: i32,
    },
    /// What a character does.
    InspectCharacter {
        character: CharacterKind,
    },
    /// How a value and points came about.
    InspectSeat {
        seat: i32,
    },
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
        /// The seat that it is said to, where it is said to one.
        to: Option<i32>,
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
    /// The story of the month, its petitioners and its dilemmas.
    InspectMonth,
    /// The set-up of King of 12 for the vacant throne, with the same people.
    PlayForThrone,
}
