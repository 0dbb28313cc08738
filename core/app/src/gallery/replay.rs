//! Replays: at the beginning, on the way, from a seat, read, and of a record from elsewhere.

use super::council::council;
use super::forest::forest;
use super::king::king;
use super::play::{Play, Tour};
use crate::ExportKind;
use crate::screen::Body;

pub(super) const TOURS: &[Tour] = &[
    ("replay-forest", replay_forest),
    ("replay-king", replay_king),
    ("replay-council", replay_council),
    ("replay-imported", replay_imported),
];

fn replay_forest(play: &mut Play) {
    play.taps("setup, fawn 1, name 0 Mia, seed 5, start");
    play.until("the end", |update| forest(update).is_some_and(|forest| forest.result.is_some()));
    play.watch();
    play.show("replay-beginning");
    play.taps("go 24, go 25");
    play.show("replay-forest");
    play.taps("see 0, play-on-time");
    play.show("replay-forest-plays");
    play.taps("pause, log");
    play.show("replay-log");
    play.taps("close-log, go 999");
    play.show("replay-forest-end");
}

fn replay_king(play: &mut Play) {
    play.taps("king, name 0 Mia, seed 3, start");
    play.until("the end", |update| king(update).is_some_and(|king| king.result.is_some()));
    play.watch();
    play.taps("go 11, go 12");
    play.show("replay-king");
    play.taps("see 0");
    play.show("replay-king-seat");
}

fn replay_council(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off, seed 7, start");
    play.until("the end", |update| council(update).is_some_and(|council| council.result.is_some()));
    play.watch();
    play.taps("go 17, go 18");
    play.show("replay-council");
    play.taps("see 0");
    play.show("replay-council-seat");
}

/// A record is looked at, kept, watched, and played on.
fn replay_imported(play: &mut Play) {
    play.taps("setup, fawn 1, name 0 Mia, seed 5, start");
    play.until("the end", |update| forest(update).is_some_and(|forest| forest.result.is_some()));
    let record = play.export(ExportKind::Record);
    play.taps("home");
    play.open_file(record);
    play.keep_file();
    play.taps("see 0, go 12");
    play.show("replay-imported");
    play.taps("play-on");
    play.until("a game of one’s own", |update| matches!(update.screen.body, Body::Forest { .. }));
    play.show("replay-played-on");
}
