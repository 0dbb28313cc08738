//! Kill -9 at random moments: what was acknowledged is on disk, and the game goes on.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{is_over, king, open, options, start, start_king};
use douze_app::screen::{Body, Screen};
use douze_app::store::{GameId, Store};
use douze_app::{
    AppIntent, CharacterKind, ForestIntent, Intent, KingIntent, PlayerKind, Session, TableIntent,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

const FOLDER: &str = "DOUZE_TEST_KILL";
const SECRET_FOLDER: &str = "DOUZE_TEST_KILL_SECRET";
const KILLS: usize = 200;

/// Presses what depends on the position alone, so that a game that was cut off goes on as it would have. Calls
/// `acknowledged` after every press that decided something.
fn play_steadily(session: &Session, mut acknowledged: impl FnMut()) {
    let mut taps = 0_u32;
    loop {
        let screen = session.screen().unwrap();
        if is_over(&screen) {
            return;
        }
        let mut tapped = 0;
        let update = if let Some(thinking) = screen.thinking {
            session.think(thinking.ticket).unwrap()
        } else {
            let options = options(&screen);
            let mut hasher = DefaultHasher::new();
            (format!("{options:?}"), taps).hash(&mut hasher);
            let choice = hasher.finish() as usize % options.len();
            tapped = u32::from(matches!(options[choice], Intent::Forest(ForestIntent::TapCell { .. })));
            session.dispatch(options[choice].clone()).unwrap()
        };
        assert_eq!(update.rejection, None);
        taps = if update.beats.is_empty() { taps + tapped } else { 0 };
        if !update.beats.is_empty() {
            acknowledged();
        }
    }
}

fn begin(session: &Session, game: u64) {
    let players = [[PlayerKind::Person, PlayerKind::Fawn], [PlayerKind::Person; 2]][game as usize % 2];
    start(session, players, game, &[]);
}

/// The child: only plays when a parent asks for it.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let dir = PathBuf::from(folder);
    let game: u64 = dir.file_name().unwrap().to_str().unwrap().parse().unwrap();
    let session = open(&dir);
    eprint!("!");
    if session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().rejection.is_some() {
        begin(&session, game);
        eprint!("..");
    }
    play_steadily(&session, || eprint!("."));
}

/// Starts the child in `dir`, kills it `delay` after it has opened the data, or, `early`, after its start; returns
/// how many rows it acknowledged, and whether it had come to the end by itself.
fn run_and_kill(dir: &Path, delay: Duration, early: bool) -> (usize, bool) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::child", "--nocapture"])
        .env(FOLDER, dir)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = child.stderr.take().unwrap();
    let mut opened = [0];
    if !early {
        said.read_exact(&mut opened).unwrap();
    }
    std::thread::sleep(delay);
    child.kill().unwrap();
    let ended = child.wait().unwrap().success();
    let mut acknowledged = String::new();
    said.read_to_string(&mut acknowledged).unwrap();
    let acknowledged = acknowledged.trim_start_matches('!');
    assert!(acknowledged.chars().all(|sign| sign == '.'), "{acknowledged}");
    (acknowledged.len(), ended)
}

fn rows(dir: &Path) -> Vec<String> {
    let store = Store::open(dir).unwrap();
    assert_eq!(store.set_aside, None);
    store.store.game(GameId(1)).map(|game| game.rows).unwrap_or_default()
}

/// The rows of a game that nobody interrupted.
fn reference(base: &Path, game: u64) -> Vec<String> {
    let dir = base.join("reference").join(game.to_string());
    let session = open(&dir);
    begin(&session, game);
    play_steadily(&session, || ());
    drop(session);
    rows(&dir)
}

#[test]
fn no_acknowledged_move_is_lost_at_200_kills() {
    let base = tempfile::tempdir().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let (mut kills, mut in_mid_game, mut game) = (0, 0, 0_u64);
    while kills < KILLS {
        let dir = base.path().join(game.to_string());
        std::fs::create_dir_all(&dir).unwrap();
        let expected = reference(base.path(), game);
        let mut before = 0;
        loop {
            let delay = Duration::from_micros(rng.random_range(0..25_000));
            let (acknowledged, ended) = run_and_kill(&dir, delay, rng.random_bool(0.1));
            let stored = rows(&dir);
            assert!(stored.len() >= before + acknowledged, "{} of {before} + {acknowledged}", stored.len());
            assert_eq!(stored, expected[..stored.len()], "the game goes on as it would have");
            kills += usize::from(!ended);
            in_mid_game += usize::from(!ended && !stored.is_empty() && stored.len() < expected.len());
            before = stored.len();
            if ended || before == expected.len() || kills >= 2 * KILLS {
                break;
            }
        }
        game += 1;
    }
    println!("{kills} kills over {game} games, {in_mid_game} in mid-game");
    assert!(in_mid_game >= KILLS / 3, "only {in_mid_game} kills met a game under way");
}

/// Two of four people choose in secret, the third one looks at the hand: there it waits to be killed.
#[test]
fn secret_child() {
    let Some(folder) = std::env::var_os(SECRET_FOLDER) else { return };
    let session = open(Path::new(&folder));
    start_king(&session, &[PlayerKind::Person; 4], 1, &[]);
    session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
    for character in [CharacterKind::Golem, CharacterKind::Machine, CharacterKind::Oracle] {
        assert!(session.dispatch(Intent::Table(TableIntent::LiftCurtain)).unwrap().screen.secret);
        session.dispatch(Intent::King(KingIntent::PickCharacter { character })).unwrap();
        if character != CharacterKind::Oracle {
            session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
        }
    }
    eprint!("!");
    std::thread::sleep(Duration::from_mins(10));
}

/// The curtain of this person, and nothing of a card.
fn is_curtain_of(name: &str, screen: &Screen) {
    let Body::Curtain { curtain } = &screen.body else { panic!("no curtain but {:?}", screen.body) };
    assert_eq!(curtain.headline, format!("{name}’s turn"));
    assert!(!screen.secret && curtain.peek.as_ref().is_none_or(|peek| peek.hands.is_empty()));
    let all = format!("{screen:?}");
    assert!(!all.contains("Golem") && !all.contains("Machine") && !all.contains("Oracle"));
}

#[test]
fn a_kill_between_two_secret_choices_keeps_the_earlier_ones_and_hides_them() {
    let dir = tempfile::tempdir().unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::secret_child", "--nocapture"])
        .env(SECRET_FOLDER, dir.path())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut waits = [0];
    child.stderr.take().unwrap().read_exact(&mut waits).unwrap();
    assert_eq!(waits, *b"!");
    child.kill().unwrap();
    child.wait().unwrap();
    let chosen = rows(dir.path()).len();
    assert_eq!(chosen, 3, "the dice and two choices");

    let session = open(dir.path());
    is_curtain_of("P3", &session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().screen);
    let table = session.dispatch(Intent::Table(TableIntent::ShowTable)).unwrap().screen;
    let before: Vec<_> = king(&table).table.groups[0].seats.iter().map(|seat| seat.card.clone()).collect();
    assert_eq!(before.iter().filter(|card| card.is_some()).count(), 2);
    assert!(before.iter().flatten().all(|card| card.character.is_none()));
    session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
    for name in ["P3", "P4"] {
        is_curtain_of(name, &session.screen().unwrap());
        session.dispatch(Intent::Table(TableIntent::LiftCurtain)).unwrap();
        session
            .dispatch(Intent::King(KingIntent::PickCharacter { character: CharacterKind::Knight }))
            .unwrap();
        session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
    }
    let open = session.screen().unwrap();
    let cards =
        king(&open).table.groups[0].seats.iter().map(|seat| seat.card.clone().unwrap().character.unwrap());
    let [golem, machine, knight] = [CharacterKind::Golem, CharacterKind::Machine, CharacterKind::Knight];
    assert_eq!(cards.map(|card| card.character).collect::<Vec<_>>(), [golem, machine, knight, knight]);
}
