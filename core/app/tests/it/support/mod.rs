//! A robot that plays through the screens alone: it presses what a person could press.
#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test helper")]

pub mod reigns;

pub use douze_app::gallery::{is_over, options};
use douze_app::screen::{Body, CouncilView, ForestView, KingView, PreviewView, Screen};
use douze_app::{
    AppIntent, DouzeError, ExportKind, GameKind, Intent, PlayerKind, Session, SetupIntent, Update,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use std::sync::Arc;

/// Of `all` random cases so many: a fifth for a plain `./check`, all of them for `./check all` and by hand.
pub fn share(all: u32) -> u32 {
    if std::env::var_os("DOUZE_SHORT").is_some() { all / 5 } else { all }
}

pub fn open(dir: &Path) -> Arc<Session> {
    Session::open(dir.to_string_lossy().into_owned(), vec!["en".into()]).expect("a session")
}

/// What the preview of a file shows; it covers all then.
pub fn import(session: &Session, bytes: Vec<u8>) -> Result<PreviewView, DouzeError> {
    session.import(bytes)?;
    match session.screen()?.body {
        Body::Preview { preview } => Ok(preview),
        body => panic!("no preview: {body:?}"),
    }
}

/// Presses what keeps the file that is looked at.
pub fn keep_file(session: &Session, theirs: bool) -> Update {
    let Body::Preview { preview } = session.screen().unwrap().body else { panic!("no preview") };
    if theirs {
        press(session, preview.conflicts.unwrap().choices[1].intent.clone());
    }
    let update = session.dispatch(preview.confirm.unwrap().intent).unwrap();
    assert_eq!(update.rejection, None);
    update
}

/// The record of the ended game on screen.
pub fn recorded(session: &Session) -> Vec<u8> {
    session.export(ExportKind::Record).unwrap().bytes
}

pub fn forest(screen: &Screen) -> &ForestView {
    match &screen.body {
        Body::Forest { forest } => forest,
        other => panic!("not at the table but {other:?}"),
    }
}

pub fn king(screen: &Screen) -> &KingView {
    match &screen.body {
        Body::King { king } => king,
        other => panic!("not at the table but {other:?}"),
    }
}

pub fn council(screen: &Screen) -> &CouncilView {
    match &screen.body {
        Body::Council { council } => council,
        other => panic!("not at the table but {other:?}"),
    }
}

/// Sets up a game of King of 12, or a tournament, and starts it. People are called P1, P2 …
pub fn start_king(session: &Session, players: &[PlayerKind], seed: u64, more: &[Intent]) -> Update {
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::King })).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat: 0, player: PlayerKind::Person })).unwrap();
    while session.dispatch(Intent::Setup(SetupIntent::RemoveSeat)).unwrap().rejection.is_none() {}
    for _ in 2..players.len() {
        assert_eq!(session.dispatch(Intent::Setup(SetupIntent::AddSeat)).unwrap().rejection, None);
    }
    // First people, as the form wants one at any time.
    for (seat, _) in (0..).zip(players) {
        session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat, player: PlayerKind::Person })).unwrap();
        session
            .dispatch(Intent::Setup(SetupIntent::NameSeat { seat, name: format!("P{}", seat + 1) }))
            .unwrap();
    }
    for (seat, &player) in (0..).zip(players) {
        session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat, player })).unwrap();
    }
    session.dispatch(Intent::Setup(SetupIntent::TypeSeed { seed: seed.to_string() })).unwrap();
    for intent in more {
        assert_eq!(session.dispatch(intent.clone()).unwrap().rejection, None, "{intent:?}");
    }
    let update = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
    assert_eq!(update.rejection, None);
    update
}

/// Sets up a council and starts it; people are called P1, P2 …
pub fn start_council(session: &Session, players: &[PlayerKind], seed: u64, more: &[Intent]) -> Update {
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::Council })).unwrap();
    while session.dispatch(Intent::Setup(SetupIntent::RemoveSeat)).unwrap().rejection.is_none() {}
    for _ in 2..players.len() {
        assert_eq!(session.dispatch(Intent::Setup(SetupIntent::AddSeat)).unwrap().rejection, None);
    }
    for (seat, _) in (0..).zip(players) {
        session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat, player: PlayerKind::Person })).unwrap();
        session
            .dispatch(Intent::Setup(SetupIntent::NameSeat { seat, name: format!("P{}", seat + 1) }))
            .unwrap();
    }
    for (seat, &player) in (0..).zip(players) {
        session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat, player })).unwrap();
    }
    session.dispatch(Intent::Setup(SetupIntent::SetBells { on: true })).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::TypeSeed { seed: seed.to_string() })).unwrap();
    for intent in more {
        assert_eq!(session.dispatch(intent.clone()).unwrap().rejection, None, "{intent:?}");
    }
    let update = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
    assert_eq!(update.rejection, None);
    update
}

/// Sets up a game and starts it.
pub fn start(session: &Session, players: [PlayerKind; 2], seed: u64, more: &[Intent]) -> Update {
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::Forest })).unwrap();
    let persons = [PlayerKind::Person, PlayerKind::Person];
    for (seat, player) in [0, 1, 0, 1].into_iter().zip(persons.into_iter().chain(players)) {
        session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat, player })).unwrap();
    }
    for (seat, name) in [(0, "Lea"), (1, "Mia")] {
        session.dispatch(Intent::Setup(SetupIntent::NameSeat { seat, name: name.into() })).unwrap();
    }
    session.dispatch(Intent::Setup(SetupIntent::TypeSeed { seed: seed.to_string() })).unwrap();
    for intent in more {
        session.dispatch(intent.clone()).unwrap();
    }
    let update = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
    assert_eq!(update.rejection, None);
    update
}

/// Lets the councillors think as long as they want.
pub fn think(session: &Session) -> Screen {
    while let Some(thinking) = session.screen().unwrap().thinking {
        session.think(thinking.ticket).unwrap();
    }
    session.screen().unwrap()
}

/// Presses something that is accepted, and lets the councillors think.
#[expect(clippy::needless_pass_by_value, reason = "intents are made on the spot")]
pub fn press(session: &Session, intent: Intent) -> Screen {
    let update = session.dispatch(intent.clone()).unwrap();
    assert_eq!(update.rejection, None, "{intent:?}");
    think(session)
}

/// One press, or one built-in player's turn. None at the end of the game.
pub fn step(session: &Session, rng: &mut impl Rng) -> Option<Update> {
    let screen = session.screen().unwrap();
    if let Some(thinking) = screen.thinking {
        return Some(session.think(thinking.ticket).unwrap());
    }
    if is_over(&screen) {
        return None;
    }
    let options = options(&screen);
    assert!(!options.is_empty(), "nothing to press on {screen:#?}");
    let update = session.dispatch(options[rng.random_range(0..options.len())].clone()).unwrap();
    assert_eq!(update.rejection, None, "an offered button was refused on {screen:#?}");
    Some(update)
}

/// Plays to the end; every update is looked at.
pub fn play(session: &Session, seed: u64, mut look: impl FnMut(&Update)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..20_000 {
        match step(session, &mut rng) {
            Some(update) => look(&update),
            None => return,
        }
    }
    panic!("the game does not end");
}

/// The end of the record is the end that the screen shows, and the record replays.
pub fn replays(screen: &Screen, bytes: &[u8]) {
    let replay = douze_app::record::read(bytes).unwrap();
    let douze_app::record::Play::King(end) = replay.play else { panic!("another game") };
    let winner = end.state.winner().unwrap();
    let seats: Vec<_> = king(screen).table.groups.iter().flat_map(|group| &group.seats).collect();
    let crowned = seats.iter().find(|seat| seat.seat == i32::from(winner.number())).unwrap();
    assert_eq!(crowned.crowns, 2);
    assert!(king(screen).result.as_ref().unwrap().headline.contains(&crowned.name));
    assert_eq!(king(screen).result.as_ref().unwrap().crowns.len(), 2);
    assert!(king(screen).result.as_ref().unwrap().crowns_label.contains(&crowned.name));
}

/// Changes stored rows past the triggers that forbid it.
pub fn rewrite(dir: &Path, sql: &str) {
    let file = rusqlite::Connection::open(dir.join(douze_app::store::FILE_NAME)).unwrap();
    let triggers: Vec<(String, String)> = file
        .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    for (name, _) in &triggers {
        file.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    file.execute_batch(sql).unwrap();
    for (_, sql) in &triggers {
        file.execute_batch(sql).unwrap();
    }
}

/// All files of a folder to another one.
pub fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for file in std::fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
}
