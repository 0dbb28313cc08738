//! The scripts themselves: every kind of thing that is written.

use crate::desk::{Desk, Press, can};
use crate::script::{Script, plainly, scratch};
use crate::support::{open, options, reigns, rewrite, start, start_council, start_king};
use douze_app::deck::SHIPPED;
use douze_app::screen::Body;
use douze_app::store::FILE_NAME;
use douze_app::{
    AppIntent, ChronicleIntent, DecksIntent, ExportKind, GameKind, GamesIntent, Intent, Language,
    LessonIntent, Pace, PlayerKind, PuzzleTheme, PuzzlesIntent, ReplayIntent, Session, SettingsIntent,
    SetupIntent, TableIntent, Theme,
};
use std::fs;
use std::path::Path;

use PlayerKind::{Apprentice, Fawn, Person, Pretender};

macro_rules! scripts {
    ($($name:literal $begin:expr, $script:expr $(, $damaged:ident)?;)*) => {
        /// Every script.
        pub const ALL: &[Script] = &[$(Script {
            name: $name, begin: $begin, presses: $script, damaged: scripts!(@ $($damaged)?),
        }),*];
    };
    (@) => { false };
    (@ damaged) => { true };
}

scripts! {
    "first opening" |_| (), settings;
    "settings" opened, settings;
    "duel begins" opened, duel_begins;
    "duel" |dir| played(dir, duel, 12), |desk| go_on(desk, 14);
    "duel ends" |dir| near_end(dir, duel, 8), to_the_end;
    "take back" |dir| played(dir, duel, 20), take_back;
    "king" |dir| played(dir, king, 6), |desk| go_on(desk, 14);
    "king ends" |dir| near_end(dir, king, 6), to_the_end;
    "tournament" |dir| played(dir, tournament, 8), |desk| go_on(desk, 16);
    "tournament ends" |dir| near_end(dir, tournament, 6), to_the_end;
    "council" |dir| played(dir, council, 10), |desk| go_on(desk, 20);
    "council ends" |dir| near_end(dir, council, 10), to_the_end;
    "chronicle" |dir| filled(dir, 6), chronicle;
    "chronicle merge" |dir| filled(dir, 4), merge;
    "deck" opened, deck;
    "record" opened, record;
    "list of games" three_games, games;
    "lesson forest" opened, |desk| lesson(desk, GameKind::Forest);
    "lesson king" opened, |desk| lesson(desk, GameKind::King);
    "lesson council" opened, |desk| lesson(desk, GameKind::Council);
    "puzzles" opened, puzzles;
    "version 1" |dir| released(dir, "session-1.sqlite"), |desk| go_on(desk, 8);
    "version 2" |dir| released(dir, "store-v2.sqlite"), chronicle_of_version_2;
    "cover and return" |dir| played(dir, king, 6), cover;
    "damaged game" damaged_game, |desk| go_on(desk, 6), damaged;
    "unreadable file" |dir| fs::write(dir.join(FILE_NAME), "no database".repeat(500)).unwrap(), duel_begins, damaged;
}

fn opened(dir: &Path) {
    drop(open(dir));
}

fn duel(session: &Session) {
    start(session, [Person, Fawn], 5, &[]);
}

fn king(session: &Session) {
    start_king(session, &[Person, Person, Pretender], 6, &[]);
}

fn tournament(session: &Session) {
    start_king(session, &[Person, Pretender, Pretender, Person, Pretender, Pretender], 7, &[]);
}

fn council(session: &Session) {
    start_council(session, &[Person, Person, Apprentice], 8, &[]);
}

fn played(dir: &Path, begin: fn(&Session), steps: usize) {
    walked(dir, begin, steps);
}

/// How many presses it took.
fn walked(dir: &Path, begin: fn(&Session), most: usize) -> usize {
    let session = open(dir);
    begin(&session);
    Desk::new(session, &mut plainly).walk(most, 1)
}

/// So many presses before the end that one way of playing on leads to.
fn near_end(dir: &Path, begin: fn(&Session), left: usize) {
    let whole = walked(scratch().path(), begin, 20_000);
    played(dir, begin, whole.saturating_sub(left));
}

fn filled(dir: &Path, reigns: u32) {
    let all: Vec<_> = (1..=reigns).map(reigns::reign).collect();
    reigns::fill(dir, &all);
    opened(dir);
}

fn three_games(dir: &Path) {
    let session = open(dir);
    for seed in 1..=3 {
        start(&session, [Person, Person], seed, &[]);
        plainly(&session, &Press::Tap(Intent::App(AppIntent::OpenHome)));
    }
}

fn released(dir: &Path, name: &str) {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/tests/data");
    fs::copy(data.join(name), dir.join(FILE_NAME)).unwrap();
}

fn damaged_game(dir: &Path) {
    played(dir, duel, 30);
    rewrite(dir, "UPDATE actions SET body = body || ' ' WHERE n = 7");
}

fn settings(desk: &mut Desk<'_>) {
    desk.tap(Intent::App(AppIntent::OpenSettings));
    for intent in [
        SettingsIntent::SetTheme { theme: Theme::Dark },
        SettingsIntent::SetLanguage { language: Some(Language::French) },
        SettingsIntent::SetPace { pace: Pace::Off },
        SettingsIntent::SetSounds { on: false },
    ] {
        desk.tap(Intent::Settings(intent));
    }
    desk.tap(Intent::App(AppIntent::Cover));
}

fn duel_begins(desk: &mut Desk<'_>) {
    desk.tap(Intent::App(AppIntent::OpenSetup { game: GameKind::Forest }));
    for (seat, name) in [(0, "Lea"), (1, "Mia")] {
        desk.tap(Intent::Setup(SetupIntent::SetPlayer { seat, player: Person }));
        desk.tap(Intent::Setup(SetupIntent::NameSeat { seat, name: name.into() }));
    }
    desk.tap(Intent::Setup(SetupIntent::TypeSeed { seed: "3".into() }));
    desk.tap(Intent::Setup(SetupIntent::StartGame));
    desk.walk(10, 2);
}

fn go_on(desk: &mut Desk<'_>, steps: usize) {
    desk.go_on();
    desk.walk(steps, 3);
}

/// Another way of playing on, which ends as well.
fn to_the_end(desk: &mut Desk<'_>) {
    const MAX_STEPS: usize = 5_000;
    desk.go_on();
    assert!(desk.walk(MAX_STEPS, 3) < MAX_STEPS, "the game does not end");
}

fn take_back(desk: &mut Desk<'_>) {
    desk.go_on();
    for round in 0..4 {
        desk.walk(5, round);
        for intent in [TableIntent::Undo, TableIntent::Undo, TableIntent::Redo] {
            if can(&desk.screen(), intent) {
                desk.tap(Intent::Table(intent));
            }
        }
    }
}

fn chronicle(desk: &mut Desk<'_>) {
    let id = reigns::reign(2).id.to_string();
    desk.tap(Intent::App(AppIntent::OpenChronicle));
    for intent in [
        ChronicleIntent::AddChronicle,
        ChronicleIntent::NameChronicle { name: "Second".into() },
        ChronicleIntent::SelectChronicle { id: 1 },
        ChronicleIntent::OpenReign { id: id.clone() },
        ChronicleIntent::TypeObstacle { id: id.clone(), text: "The bells".into() },
        ChronicleIntent::StrikeReign { id: id.clone(), struck: true },
        ChronicleIntent::StrikeReign { id, struck: false },
        ChronicleIntent::CloseReign,
        ChronicleIntent::SelectChronicle { id: 2 },
        ChronicleIntent::RemoveChronicle,
    ] {
        desk.tap(Intent::Chronicle(intent));
    }
}

fn merge(desk: &mut Desk<'_>) {
    let mut all: Vec<_> = (3..=12).map(reigns::reign).collect();
    all[0].ticks = 0;
    desk.press(&Press::Import(reigns::file_of(&all)));
    desk.keep();
}

fn chronicle_of_version_2(desk: &mut Desk<'_>) {
    desk.tap(Intent::App(AppIntent::OpenChronicle));
    desk.tap(Intent::Chronicle(ChronicleIntent::AddChronicle));
}

fn deck(desk: &mut Desk<'_>) {
    desk.tap(Intent::App(AppIntent::OpenSetup { game: GameKind::Council }));
    let Body::Decks { decks } = desk.tap(Intent::App(AppIntent::OpenDecks)).body else { panic!("no decks") };
    desk.tap(decks.new.unwrap().intent);
    let text = SHIPPED.replacen("name = \"default\"", "name = \"ours\"", 1);
    desk.tap(Intent::Decks(DecksIntent::TypeDeck { text }));
    desk.tap(Intent::Decks(DecksIntent::KeepDeck));
    desk.tap(Intent::App(AppIntent::Back));
}

fn record(desk: &mut Desk<'_>) {
    let dir = scratch();
    let session = open(dir.path());
    start(&session, [Person, Person], 9, &[]);
    Desk::new(session.clone(), &mut plainly).walk(20_000, 4);
    desk.press(&Press::Import(session.export(ExportKind::Record).unwrap().bytes));
    desk.keep();
    let replay = desk.screen().replay.is_some();
    if replay {
        desk.tap(Intent::Replay(ReplayIntent::Go { position: 12 }));
        desk.tap(Intent::Replay(ReplayIntent::PlayOn));
        desk.walk(6, 5);
    }
}

fn games(desk: &mut Desk<'_>) {
    desk.tap(Intent::App(AppIntent::OpenGames));
    for intent in [
        GamesIntent::DeleteGame { id: 2 },
        GamesIntent::RestoreGame { id: 2 },
        GamesIntent::DeleteGame { id: 3 },
        GamesIntent::OpenGame { id: 1 },
    ] {
        desk.tap(Intent::Games(intent));
    }
    desk.walk(4, 6);
}

fn lesson(desk: &mut Desk<'_>, game: GameKind) {
    let mut screen = desk.tap(Intent::App(AppIntent::OpenLesson { game }));
    for _ in 0..80 {
        let lesson = screen.lesson.expect("a lesson");
        let next = lesson.next.as_ref().filter(|_| lesson.learned.is_none()).map(|next| next.intent.clone());
        let Some(intent) = lesson.glow.clone().or(next) else { break };
        screen = desk.tap(intent);
    }
    desk.tap(Intent::Lesson(LessonIntent::Leave));
}

fn puzzles(desk: &mut Desk<'_>) {
    desk.tap(Intent::App(AppIntent::OpenPuzzles));
    // The puzzle of the day depends on the clock.
    for theme in [PuzzleTheme::Push, PuzzleTheme::TieBreak] {
        desk.tap(Intent::Puzzles(PuzzlesIntent::OpenTheme { theme }));
        for _ in 0..9 {
            let screen = desk.screen();
            if screen.puzzle.is_none_or(|puzzle| puzzle.verdict.is_some()) {
                break;
            }
            let first = options(&desk.screen())[0].clone();
            desk.tap(first);
        }
        desk.tap(Intent::App(AppIntent::Back));
    }
}

fn cover(desk: &mut Desk<'_>) {
    desk.go_on();
    desk.walk(3, 7);
    desk.tap(Intent::App(AppIntent::Cover));
    desk.tap(Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: None }));
    desk.tap(Intent::App(AppIntent::Cover));
    desk.tap(Intent::App(AppIntent::OpenHome));
    desk.tap(Intent::App(AppIntent::Cover));
}
