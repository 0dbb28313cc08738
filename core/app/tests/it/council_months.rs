//! A month at the table: its aim at sight, its story, its lists, and how it closes.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{council, open, play, press, start_council, think};
use douze_app::screen::{Body, Screen};
use douze_app::{CouncilIntent, CouncilKind, Intent, PlayerKind, Session, SetupIntent, TableIntent};

const PLAYERS: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Councillor];
const RING: Intent = Intent::Council(CouncilIntent::RingBells { ring: true });

fn begin(session: &Session, month: i32, seed: u64) -> Screen {
    let more = [
        Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
        Intent::Setup(SetupIntent::PickMonth { month }),
    ];
    start_council(session, &PLAYERS, seed, &more);
    think(session)
}

/// Rings, whatever the councillor says.
fn ring(session: &Session) -> Screen {
    let screen = press(session, RING);
    match council(&screen).warning.clone() {
        Some(warning) => press(session, warning.go_on.intent),
        None => screen,
    }
}

#[test]
fn a_month_opens_with_its_story_and_lists_what_is_still_to_come() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let screen = begin(&session, 7, 1);
    let panel = council(&screen).inspect.as_ref().unwrap();
    assert_eq!(panel.title, "July");
    assert!(panel.rule.as_ref().unwrap().starts_with("Half the year lies behind you"));
    assert_eq!(panel.receipts.len(), 14, "seven petitioners, seven dilemmas");
    assert_eq!(panel.total.as_deref(), Some("6 petitioners and 6 dilemmas still to come."));
    let screen = press(&session, Intent::Table(TableIntent::CloseInspect));
    let again = council(&screen).aim.as_ref().unwrap().open.clone();
    assert!(council(&screen).inspect.is_none());
    assert!(council(&press(&session, again)).inspect.is_some());
}

#[test]
fn julys_bells_are_counted_on_the_table() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let screen = begin(&session, 7, 1);
    let aim = council(&screen).aim.as_ref().unwrap();
    assert_eq!((&*aim.month, &*aim.count, aim.reached), ("July", "0 of 4", false));
    let screen = ring(&session);
    let aim = council(&screen).aim.as_ref().unwrap();
    assert_eq!((&*aim.count, aim.reached), ("1 of 4", false));
    assert!(aim.spoken.contains("1 of 4"));
}

#[test]
fn a_whole_july_counts_every_bell_and_closes_its_story() {
    let (mut lost, mut counts) = (0, std::collections::BTreeSet::new());
    for seed in 1..6 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        begin(&session, 7, seed);
        play(&session, seed, |update| {
            let Body::Council { council } = &update.screen.body else { return };
            counts.insert(council.aim.as_ref().unwrap().count.clone());
        });
        let screen = session.screen().unwrap();
        let result = council(&screen).result.as_ref().unwrap();
        if result.won {
            assert!(council(&screen).aim.as_ref().unwrap().reached);
            assert!(result.story.starts_with("The bells were heard"));
            assert_eq!(&result.main, result.throne_game.as_ref().unwrap_or(&result.chronicle));
            assert!(result.band.is_some());
        } else {
            lost += 1;
            assert_eq!(result.story, "The feast goes on, and you are not invited.");
            assert_eq!((&*result.verdict, &*result.rematch.label), ("Banished", "Try July again"));
        }
    }
    assert!(lost > 0 && counts.len() > 1, "{counts:?}");
}

#[test]
fn may_and_june_say_at_the_throne_who_must_reign() {
    for (month, card) in [(5, "the Powerful"), (6, "the Stoic")] {
        let mut shown = false;
        for seed in 1..20 {
            let dir = tempfile::tempdir().unwrap();
            let session = open(dir.path());
            begin(&session, month, seed);
            play(&session, seed, |update| {
                let Body::Council { council } = &update.screen.body else { return };
                if council.table.dilemma.number == 0 && council.result.is_none() {
                    shown = true;
                    assert!(council.table.dilemma.note.contains(card), "{}", council.table.dilemma.note);
                }
            });
            if shown {
                break;
            }
        }
        assert!(shown, "month {month} never came to the throne");
    }
}

#[test]
fn a_lost_reign_is_banished_whatever_its_years() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    begin(&session, 11, 5);
    let screen = ring(&session);
    let result = council(&screen).result.as_ref().unwrap();
    assert!(!result.won);
    assert_eq!((&*result.verdict, &*result.rematch.label), ("Banished", "Try November again"));
    assert!(result.verdict_line.starts_with("Boos follow you"));
    assert_eq!((&result.main, result.band), (&result.rematch, None));
    let screen = press(&session, result.chronicle.intent.clone());
    let Body::Chronicle { chronicle } = &screen.body else { panic!("no Chronicle") };
    assert_eq!(chronicle.page.as_ref().unwrap().verdict, "Banished");
}
