//! Tips at the place: each is shown once on a device, on the open table only, and a switch turns them off.
#![allow(clippy::unwrap_used)] // helpers of tests

use crate::support::{is_over, open, options, start_king};
use douze_app::screen::{Body, Screen};
use douze_app::{AppIntent, Intent, PlayerKind, Session, SettingsIntent, TableIntent};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Plays on by chance, and gives every tip that is shown on the way, each closed as it comes.
fn tips(session: &Session, seed: u64) -> Vec<String> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut shown = Vec::new();
    let mut screen = session.screen().unwrap();
    while !is_over(&screen) {
        if let Some(tip) = screen.tip {
            assert!(matches!(screen.body, Body::King { .. }), "never over a curtain");
            assert!(screen.live.contains(&tip.words), "a screen reader hears it");
            shown.push(tip.words);
            screen = session.dispatch(tip.close.intent).unwrap().screen;
            assert_eq!(screen.tip, None);
            continue;
        }
        let options = options(&screen);
        screen = session.dispatch(options[chance.random_range(0..options.len())].clone()).unwrap().screen;
    }
    shown
}

fn begin(session: &Session, seed: u64) -> Screen {
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    start_king(session, &[PlayerKind::Person, PlayerKind::Person, PlayerKind::Person], seed, &[]).screen
}

#[test]
fn the_first_tie_is_explained_once_on_a_device() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    begin(&session, 1);
    let first = tips(&session, 1);
    assert_eq!(first, ["Equal values are both out. The next one moves up."]);
    begin(&session, 2);
    assert_eq!(tips(&session, 2), [""; 0]);
    drop(session);
    let session = open(folder.path());
    begin(&session, 3);
    assert_eq!(tips(&session, 3), [""; 0]);
}

#[test]
fn a_switch_in_the_settings_turns_tips_off() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    session.dispatch(Intent::Settings(SettingsIntent::SetTips { on: false })).unwrap();
    begin(&session, 1);
    assert_eq!(tips(&session, 1), [""; 0]);
    // What was not shown is still to come.
    session.dispatch(Intent::Settings(SettingsIntent::SetTips { on: true })).unwrap();
    begin(&session, 1);
    assert_eq!(tips(&session, 1).len(), 1);
}

#[test]
fn a_tip_stays_until_it_is_closed_or_its_person_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    let mut screen = begin(&session, 1);
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    while screen.tip.is_none() {
        let options = options(&screen);
        screen = session.dispatch(options[chance.random_range(0..options.len())].clone()).unwrap().screen;
    }
    // What only explains leaves it, and so does a look elsewhere.
    session.dispatch(Intent::App(AppIntent::OpenSettings)).unwrap();
    assert_eq!(session.screen().unwrap().tip, None);
    assert_eq!(session.dispatch(Intent::App(AppIntent::Back)).unwrap().screen.tip, None, "over a curtain");
    assert!(session.dispatch(Intent::Table(TableIntent::ShowTable)).unwrap().screen.tip.is_some());
    assert!(session.dispatch(Intent::Table(TableIntent::CloseInspect)).unwrap().screen.tip.is_some());
    while session.screen().unwrap().tip.is_some() && !is_over(&screen) {
        let options = options(&screen);
        screen = session.dispatch(options[chance.random_range(0..options.len())].clone()).unwrap().screen;
    }
    assert_eq!(session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap().screen.tip, None);
}
