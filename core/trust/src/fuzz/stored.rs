//! What is stored: files of any version, and rows behind checksums that fit.

use super::app::answered;
use super::files::files;
use super::{Feed, shape};
use crate::desk::Desk;
use crate::script::scratch;
use crate::support::{copy, open, reigns, start, start_council, start_king};
use douze_app::store::{FILE_NAME, GameId, Store, StoreError, StoredPuzzle, StoredReign};
use douze_app::{AppIntent, ChronicleIntent, Intent, PlayerKind, PuzzlesIntent, Session, gallery};
use std::fs;

pub(super) fn databases() -> Vec<Vec<u8>> {
    let mut all = files("core/app/tests/data", ".sqlite");
    let dir = scratch();
    drop(open(dir.path()));
    all.push(fs::read(dir.path().join(FILE_NAME)).unwrap());
    all
}

/// A file of any version with other bytes: opened, set aside or refused, and then the app plays.
pub(super) fn migrate() -> Feed {
    Box::new(|bytes| {
        let dir = scratch();
        fs::write(dir.path().join(FILE_NAME), bytes).unwrap();
        match Store::open(dir.path()) {
            Ok(opened) => {
                let aside = opened.set_aside.is_some();
                if aside {
                    assert_eq!(fs::read(opened.set_aside.unwrap()).unwrap(), bytes, "set aside, and changed");
                }
                drop(opened.store);
                let session = open(dir.path());
                let _ = answered(session.dispatch(Intent::App(AppIntent::ContinueGame)));
                (format!("{aside} {}", shape(&session.screen().unwrap().title)), !aside)
            }
            Err(error @ StoreError::Newer { .. }) => {
                assert_eq!(fs::read(dir.path().join(FILE_NAME)).unwrap(), bytes, "newer, and changed");
                (shape(&error.to_string()), false)
            }
            Err(error) => (shape(&error.to_string()), false),
        }
    })
}

/// What a store holds, one thing a line: `kind`, a tab, its text.
pub(super) fn stored() -> Vec<Vec<u8>> {
    let begin: [fn(&Session); 3] = [
        |session| drop(start(session, [PlayerKind::Person; 2], 1, &[])),
        |session| drop(start_king(session, &[PlayerKind::Person, PlayerKind::Person], 2, &[])),
        |session| drop(start_council(session, &[PlayerKind::Person, PlayerKind::Person], 3, &[])),
    ];
    let mut all = Vec::new();
    for begin in begin {
        let dir = scratch();
        let session = open(dir.path());
        begin(&session);
        Desk::new(session.clone(), &mut crate::script::plainly).walk(60, 1);
        session.dispatch(Intent::App(AppIntent::Cover)).unwrap();
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
        drop(session);
        let store = Store::open(dir.path()).unwrap().store;
        let game = store.game(GameId(1)).unwrap();
        let mut lines = vec![format!("{}\t{}", game.line.kind, game.line.header)];
        lines.extend(game.rows.iter().map(|row| format!("row\t{row}")));
        if let Some((n, body)) = store.snapshot(GameId(1)).unwrap() {
            lines.push(format!("snapshot {n}\t{}", String::from_utf8_lossy(&body)));
        }
        for key in
            ["whereabouts", "people", "setup-forest", "setup-king", "setup-council", "premises", "tips"]
        {
            if let Some(value) = store.setting(key).unwrap() {
                lines.push(format!("setting {key}\t{value}"));
            }
        }
        for (key, value) in [
            ("puzzle-rating", "{\"rating\":1500.0,\"deviation\":80.0,\"volatility\":0.06}"),
            ("lessons", "[\"forest\"]"),
            ("lesson-place", "[[\"king\",3]]"),
            ("chronicle", "1"),
            ("language", "de"),
        ] {
            lines.push(format!("setting {key}\t{value}"));
        }
        lines.push("puzzle forest-1\t{\"solved\":false,\"due\":20000,\"step\":0}".into());
        let reign = reigns::reign(3).to_stored().unwrap();
        lines.push(format!("reign {}\t{}", reign.id, reign.body));
        all.push(lines.join("\n").into_bytes());
    }
    all
}

/// The games of [`stored`] with few rows, and nothing else.
pub(super) fn snapshots() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for text in stored() {
        let text = String::from_utf8(text).unwrap();
        let few = |most: usize| {
            let mut rows = 0;
            let game = text.lines().filter(|line| {
                rows += usize::from(line.starts_with("row"));
                rows <= most && !line.starts_with("setting")
            });
            game.take_while(|line| !line.starts_with("puzzle")).collect::<Vec<_>>().join("\n").into_bytes()
        };
        all.extend([few(0), few(3), few(12), few(usize::MAX)]);
    }
    all
}

/// Puts what the lines say into a store; gives the game.
fn put(store: &mut Store, bytes: &[u8]) -> GameId {
    let (mut kind, mut header, mut rows, mut snapshot) = ("forest", "", Vec::new(), None);
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines() {
        let Some((what, body)) = line.split_once('\t') else { continue };
        let (what, of) = what.split_once(' ').unwrap_or((what, ""));
        match what {
            "forest" | "king" | "council" => (kind, header) = (what, body),
            "row" => rows.push(body.to_owned()),
            "snapshot" => snapshot = of.parse().ok().map(|n: u32| (n, body)),
            "setting" => store.set_setting(of, body).unwrap(),
            "puzzle" => {
                let puzzle = StoredPuzzle { id: of.into(), body: body.into() };
                store.put_puzzle(&puzzle, "other", "1").unwrap();
            }
            "reign" => {
                let (id, body) = (of.into(), body.into());
                store.put_reign(&StoredReign { id, ended_ms: 1, body, chronicle: None }).unwrap();
            }
            _ => {}
        }
    }
    let game = store.new_game(kind, header, &rows, 1).unwrap();
    if let Some((n, body)) = snapshot {
        store.set_snapshot(game, n, body.as_bytes()).unwrap();
    }
    game
}

/// A game with its header, snapshot and rows, in memory: read and replayed as for a list.
pub(super) fn replay() -> Feed {
    let (mut store, mut fed) = (Store::in_memory().unwrap(), 0);
    Box::new(move |bytes| {
        fed += 1;
        if fed % 1_000 == 0 {
            store = Store::in_memory().unwrap();
        }
        let game = put(&mut store, bytes);
        match gallery::replayed(&store, game) {
            Ok(last) => (shape(&last), true),
            Err(error) => (shape(&error.to_string()), false),
        }
    })
}

/// Rows, headers, snapshots, settings, reigns and puzzles of other content behind checksums that fit: every way into them.
pub(super) fn resume() -> Feed {
    let empty = scratch();
    drop(open(empty.path()));
    Box::new(move |bytes| {
        let dir = scratch();
        copy(empty.path(), dir.path());
        let mut store = Store::open(dir.path()).unwrap().store;
        put(&mut store, bytes);
        drop(store);
        let session = open(dir.path());
        let mut last = String::new();
        for intent in [
            Intent::App(AppIntent::Resume),
            Intent::App(AppIntent::OpenHome),
            Intent::App(AppIntent::OpenGames),
            Intent::App(AppIntent::OpenHome),
            Intent::App(AppIntent::OpenChronicle),
            Intent::Chronicle(ChronicleIntent::OpenReign { id: reigns::reign(3).id.to_string() }),
            Intent::App(AppIntent::OpenHome),
            Intent::App(AppIntent::OpenPuzzles),
            Intent::Puzzles(PuzzlesIntent::OpenMissed),
            Intent::App(AppIntent::OpenHome),
            Intent::App(AppIntent::ContinueGame),
        ] {
            match answered(session.dispatch(intent)) {
                Ok(update) => {
                    last = shape(&update.screen.title)
                        + &update.screen.notice.map_or(String::new(), |n| shape(&n.sentence));
                }
                Err(said) => last = said,
            }
        }
        let mut carry = |session: &Session, press: &crate::desk::Press| drop(answered(press.on(session)));
        Desk::new(session, &mut carry).walk(3, 1);
        (last, true)
    })
}
