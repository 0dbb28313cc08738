//! What is fed: files from outside, intents, and what is stored.

use super::{Feed, Target, shape};
use crate::desk::Desk;
use crate::scenario::{copy, scratch};
use crate::support::reigns;
use crate::support::{open, start, start_council, start_king};
use douze_app::deck::{Deck, SHIPPED, Sha256};
use douze_app::store::{FILE_NAME, GameId, Store, StoreError, StoredPuzzle, StoredReign};
use douze_app::{
    AppIntent, ChronicleIntent, DouzeError, Intent, PlayerKind, PuzzlesIntent, Session, chronicle, gallery,
    record,
};
use std::fs;
use std::path::{Path, PathBuf};

/// Everything that is fed.
pub const ALL: &[Target] = &[
    Target { name: "record", seeds: records, feed: || Box::new(read_record), mend: None },
    Target { name: "deck", seeds: decks, feed: || Box::new(read_deck), mend: None },
    Target { name: "chronicle", seeds: chronicles, feed: || Box::new(read_chronicle), mend: Some(signed) },
    Target { name: "import", seeds: all_files, feed: import, mend: Some(signed) },
    Target { name: "intents", seeds: scripts, feed: dispatch, mend: None },
    Target { name: "migration", seeds: databases, feed: migrate, mend: None },
    Target { name: "snapshot", seeds: stored, feed: resume, mend: None },
];

/// When files are read, in milliseconds since 1970.
const NOW: i64 = 1_900_000_000_000;

fn root(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(below)
}

/// The files of a folder with this ending.
fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(root(folder)).unwrap().map(|file| file.unwrap().path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

fn records() -> Vec<Vec<u8>> {
    let folders = ["forest", "king", "tournament", "council", "rulebook"];
    let all = folders.iter().flat_map(|folder| {
        files(&format!("core/app/tests/data/examples/{folder}"), ".douze").into_iter().take(40)
    });
    all.filter(|file| file.len() < 8_000).collect()
}

fn read_record(bytes: &[u8]) -> (String, bool) {
    match record::read(bytes) {
        Ok(replay) => (format!("{:?}", std::mem::discriminant(&replay.play)), true),
        Err(error) => (format!("{} {:?} {}", error.line, error.kind, shape(&error.reason)), false),
    }
}

fn decks() -> Vec<Vec<u8>> {
    vec![
        SHIPPED.into(),
        Deck::first().map_or_else(|_| Vec::new(), |_| SHIPPED.replace("default", "ours").into()),
    ]
}

fn read_deck(bytes: &[u8]) -> (String, bool) {
    match Deck::read(bytes) {
        Ok(_) => ("sound".into(), true),
        Err(breaches) => {
            assert!(!breaches.is_empty(), "refused without a breach");
            let all = breaches.iter().map(|breach| format!("{} {:?}", breach.field, breach.kind));
            (shape(&all.collect::<String>()), false)
        }
    }
}

fn chronicles() -> Vec<Vec<u8>> {
    let all: Vec<_> = (1..40).map(reigns::reign).collect();
    let own = reigns::own_deck("ours");
    let with_deck = vec![reigns::with_deck(reigns::reign(1), &own)];
    let carried = chronicle::file::write(&chronicle::Book::new(with_deck), &[own], &[]).into_bytes();
    vec![reigns::file_of(&all[..1]), reigns::file_of(&all[..4]), reigns::file_of(&all), carried]
}

fn read_chronicle(bytes: &[u8]) -> (String, bool) {
    let shipped: Vec<&Deck> = Deck::shipped().into_iter().collect();
    match chronicle::file::read(bytes, &shipped, NOW) {
        Ok(read) => {
            let book = chronicle::Book::new(read.reigns);
            let again = chronicle::file::write(&book, &read.decks, &read.people);
            let own = chronicle::file::read(again.as_bytes(), &shipped, NOW).expect("what we write we read");
            assert_eq!(own.reigns.len(), book.lines().len());
            (format!("{} reigns", book.lines().len()), true)
        }
        Err(error) => (shape(&error.to_string()), false),
    }
}

/// The file with a checksum that fits, if it is an object at all.
fn signed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut file: serde_json::Map<String, serde_json::Value> = serde_json::from_slice(bytes).ok()?;
    file.remove("sha256")?;
    let sum = Sha256::of(serde_json::to_string(&file).ok()?.as_bytes()).to_string();
    file.insert("sha256".into(), sum.into());
    serde_json::to_vec(&file).ok()
}

fn all_files() -> Vec<Vec<u8>> {
    let mut all = chronicles();
    all.extend(records().into_iter().step_by(6));
    all.extend(decks());
    all
}

/// Every error of a session must have a sentence, and none may be a fault inside.
fn sound<T>(answer: Result<T, DouzeError>) -> Result<T, String> {
    answer.map_err(|error| {
        assert!(!matches!(error, DouzeError::Internal { .. }), "{error:?}");
        assert!(error.sentence().ends_with('.'), "{error:?}");
        shape(error.sentence())
    })
}

/// The whole way of a file: read, shown, kept, and the session goes on.
fn import() -> Feed {
    let mut folder = scratch();
    let mut session = open(folder.path());
    let mut kept = 0;
    Box::new(move |bytes| {
        if kept > 200 {
            let fresh = scratch();
            session = open(fresh.path());
            // The old one goes once nobody has it open.
            folder = fresh;
            kept = 0;
        }
        assert!(folder.path().is_dir());
        if let Err(said) = sound(session.import(bytes.to_vec())) {
            return (said, false);
        }
        let douze_app::screen::Body::Preview { preview } = session.screen().unwrap().body else {
            panic!("no preview");
        };
        let headline = shape(&preview.headline);
        if let Some(confirm) = preview.confirm {
            kept += 1;
            let _ = sound(session.dispatch(confirm.intent));
        }
        let _ = sound(session.dispatch(Intent::App(AppIntent::OpenHome)));
        (headline, true)
    })
}

fn scripts() -> Vec<Vec<u8>> {
    files("bindings/contract", ".script")
}

/// Intents as words, in an app that is opened once more now and then.
fn dispatch() -> Feed {
    let dir = scratch();
    reigns::fill(dir.path(), &[reigns::reign(1), reigns::reign(2)]);
    let mut session = open(dir.path());
    let mut fed = 0;
    Box::new(move |bytes| {
        fed += 1;
        if fed % 500 == 0 {
            session = open(dir.path());
        }
        let mut places = String::new();
        let text = String::from_utf8_lossy(bytes);
        let lines: Vec<&str> = text.lines().collect();
        let from = fed * 7 % lines.len().max(1);
        for line in lines.iter().cycle().skip(from).take(40.min(lines.len())) {
            let Some(intent) = gallery::intent(line) else { continue };
            if let Ok(update) = sound(session.dispatch(intent)) {
                assert!(!update.screen.title.is_empty());
                places = shape(&update.screen.title)
                    + &shape(&update.rejection.map_or(String::new(), |no| no.sentence));
            }
        }
        (places, true)
    })
}

fn databases() -> Vec<Vec<u8>> {
    let mut all = files("core/app/tests/data", ".sqlite");
    let dir = scratch();
    drop(open(dir.path()));
    all.push(fs::read(dir.path().join(FILE_NAME)).unwrap());
    all
}

/// A file of any version with other bytes: opened, set aside or refused, and then the app plays.
fn migrate() -> Feed {
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
                let _ = sound(session.dispatch(Intent::App(AppIntent::ContinueGame)));
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
fn stored() -> Vec<Vec<u8>> {
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
        Desk::new(session.clone(), &mut crate::scenario::plainly).walk(60, 1);
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

/// Rows, headers, snapshots, settings, reigns and puzzles of other content behind checksums that fit: every way into them.
fn resume() -> Feed {
    let empty = scratch();
    drop(open(empty.path()));
    Box::new(move |bytes| {
        let dir = scratch();
        copy(empty.path(), dir.path());
        let mut store = Store::open(dir.path()).unwrap().store;
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
            match sound(session.dispatch(intent)) {
                Ok(update) => {
                    last = shape(&update.screen.title)
                        + &update.screen.notice.map_or(String::new(), |n| shape(&n.sentence));
                }
                Err(said) => last = said,
            }
        }
        let mut carry = |session: &Session, press: &crate::desk::Press| drop(sound(press.on(session)));
        Desk::new(session, &mut carry).walk(3, 1);
        (last, true)
    })
}
