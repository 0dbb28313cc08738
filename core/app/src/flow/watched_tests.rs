//! Laws of replays: they show what was, and never what is still secret.

use super::imported::Record;
use super::stored::Game;
use super::stored::header::Origin;
use super::watched::Watched;
use crate::deck::{Decks, Sha256};
use crate::flow::council::CouncilRules;
use crate::flow::forest::ForestRules;
use crate::flow::king::KingRules;
use crate::record::{self, Play, council, forest, king};
use crate::store::Store;
use crate::{GameKind, PlayerKind};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn examples() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/examples");
    let folders = ["forest", "king", "tournament", "council", "rulebook"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| {
        path.extension().is_some_and(|end| end == "douze") && record::read(&fs::read(path).unwrap()).is_ok()
    });
    files.sort();
    files
}

fn record_of(bytes: &[u8]) -> Record {
    Record { replay: record::read(bytes).unwrap(), sha256: Sha256::of(bytes), deck: None }
}

fn kind(play: &Play) -> GameKind {
    match play {
        Play::Forest(_) => GameKind::Forest,
        Play::King(_) => GameKind::King,
        Play::Council(_) => GameKind::Council,
    }
}

/// The position of a record up to this line, and how many actions lead there.
fn position(bytes: &[u8], line: usize) -> (Value, usize) {
    match record::read_until(bytes, line).unwrap().play {
        Play::Forest(play) => {
            (serde_json::to_value(forest::Position::of(&play.state)).unwrap(), play.actions.len())
        }
        Play::King(play) => {
            (serde_json::to_value(king::Position::of(&play.state)).unwrap(), play.actions.len())
        }
        Play::Council(play) => {
            (serde_json::to_value(council::Position::of(&play.state)).unwrap(), play.actions.len())
        }
    }
}

#[test]
fn the_replay_of_every_example_equals_its_position_at_every_line() {
    let mut lines = 0;
    for path in examples() {
        let bytes = fs::read(&path).unwrap();
        let mut store = Store::in_memory().unwrap();
        let record = record_of(&bytes);
        let id = record.keep(&mut store, &Decks::shipped(), 5).unwrap();
        let watched = Watched::open(&store, kind(&record.replay.play), id).unwrap().unwrap();
        for line in 2..=record::count_lines(&bytes) {
            let (wanted, actions) = position(&bytes, line);
            let found = match &watched {
                Watched::Forest(reel) => {
                    serde_json::to_value(forest::Position::of(reel.game.until(actions).unwrap().state()))
                }
                Watched::King(reel) => {
                    serde_json::to_value(king::Position::of(reel.game.until(actions).unwrap().state()))
                }
                Watched::Council(reel) => serde_json::to_value(council::Position::of(
                    &reel.game.until(actions).unwrap().state().rules,
                )),
            };
            assert_eq!(found.unwrap(), wanted, "{} at line {line}", path.display());
            lines += 1;
        }
    }
    assert!(lines > 3_000, "{lines} lines were compared");
}

#[test]
fn a_game_that_is_played_has_no_replay_and_a_kept_record_has_one() {
    for path in examples().iter().step_by(9) {
        let bytes = fs::read(path).unwrap();
        let record = record_of(&bytes);
        let kind = kind(&record.replay.play);
        let mut store = Store::in_memory().unwrap();
        let kept = record.keep(&mut store, &Decks::shipped(), 5).unwrap();
        assert_eq!(record.keep(&mut store, &Decks::shipped(), 6).unwrap(), kept, "kept once");
        let mut watched = Watched::open(&store, kind, kept).unwrap().unwrap();
        assert!(matches!(watched.origin(), Origin::Imported { .. }));
        // Half of the way, seen from the first seat.
        watched.show(watched.last() / 2, Some(douze_rules::Seat::new(0))).unwrap();
        let own = watched.play_on(&mut store, 7).unwrap();
        let over = match kind {
            GameKind::Forest => Game::<ForestRules>::watch(&store, own).unwrap().is_some(),
            GameKind::King => Game::<KingRules>::watch(&store, own).unwrap().is_some(),
            GameKind::Council => Game::<CouncilRules>::watch(&store, own).unwrap().is_some(),
        };
        let ended = watched.last() == 0;
        assert!(!over || ended, "secrets of {} are shown while it is played on", path.display());
        assert_eq!(Watched::open(&store, kind, own).unwrap().is_some(), over);
        let header = store.game(own).unwrap().line.header;
        assert!(header.contains("continued"), "it is marked: {header}");
        assert!(header.contains(PlayerKind::Person.id()), "the seat that looked plays: {header}");
    }
}
