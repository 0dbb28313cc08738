//! The council agrees (R-C19): councillors are heard before, then people have the last word, or all vote.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{council, open, press, start_council, think};
use douze_app::gallery::walk;
use douze_app::screen::{AgreementView, Body, CouncilView, Screen};
use douze_app::{CouncilIntent, Intent, PlayerKind, Session, SetupIntent, TableIntent, TemperamentKind};
use std::sync::Arc;
use tempfile::TempDir;

const PERSON: PlayerKind = PlayerKind::Person;
const COUNCILLOR: PlayerKind = PlayerKind::Councillor;
const RING: Intent = Intent::Council(CouncilIntent::RingBells { ring: true });

fn agreement(screen: &Screen) -> &AgreementView {
    council(screen).agreement.as_ref().expect("the councillors are heard")
}

/// A table before its first bells at which both careful councillors would rather not ring.
fn reluctant(vote: bool) -> (TempDir, Arc<Session>, Screen) {
    let careful = |seat| SetupIntent::SetTemperament { seat, temperament: TemperamentKind::Careful };
    let more = [careful(1), careful(2), SetupIntent::SetVote { on: vote }].map(Intent::Setup);
    for seed in 1..40 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], seed, &more);
        let screen = think(&session);
        if agreement(&screen).opinions.iter().all(|opinion| !opinion.yes) {
            return (dir, session, screen);
        }
    }
    panic!("they ring every time");
}

fn favour(view: &CouncilView) -> i32 {
    view.table.favour.value
}

#[test]
fn two_councillors_are_heard_before_the_bells_and_the_person_has_the_last_word() {
    let (_dir, session, screen) = reluctant(false);
    let said = agreement(&screen);
    assert_eq!(said.opinions.len(), 2, "everybody says yes or no");
    assert!(said.opinions.iter().all(|opinion| opinion.sentence.contains("not")), "{said:?}");
    assert_eq!(said.note, "You have the last word.");
    let before = favour(council(&screen));
    let screen = press(&session, RING);
    let warning = council(&screen).warning.as_ref().expect("asked once more");
    for opinion in &said.opinions {
        assert!(warning.sentence.contains(&opinion.name), "{}", warning.sentence);
    }
    assert_eq!(favour(council(&screen)), before, "not yet rung");
    let screen = press(&session, Intent::Table(TableIntent::Cancel));
    assert!(council(&screen).warning.is_none());
    let screen = press(&session, RING);
    let all_the_same = council(&screen).warning.as_ref().unwrap().go_on.intent.clone();
    let screen = press(&session, all_the_same);
    assert_eq!(favour(council(&screen)), before - 1);
}

#[test]
fn nothing_is_decided_before_the_councillors_are_heard() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let screen = start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 1, &[]).screen;
    assert!(council(&screen).agreement.is_none());
    assert!(session.dispatch(RING).unwrap().rejection.is_some());
    assert!(council(&think(&session)).agreement.is_some());
}

#[test]
fn when_the_council_votes_two_councillors_refuse_the_bells() {
    let (_dir, session, screen) = reluctant(true);
    assert_eq!(agreement(&screen).note, "The council votes. When equal, nothing is rung or used.");
    let before = favour(council(&screen));
    let update = session.dispatch(RING).unwrap();
    assert_eq!(update.rejection, None);
    let shown: Vec<&str> = update.beats.iter().map(|beat| &*beat.sentence).collect();
    assert!(shown.contains(&"The council has voted: no bells."), "{shown:?}");
    assert_eq!(favour(council(&update.screen)), before);
}

#[test]
fn one_of_two_is_not_more_than_half() {
    for seed in 1..40 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let careful = SetupIntent::SetTemperament { seat: 1, temperament: TemperamentKind::Careful };
        let more = [careful, SetupIntent::SetVote { on: true }].map(Intent::Setup);
        start_council(&session, &[PERSON, COUNCILLOR], seed, &more);
        let screen = think(&session);
        if agreement(&screen).opinions[0].yes {
            continue;
        }
        let before = favour(council(&screen));
        let screen = press(&session, RING);
        assert_eq!(favour(council(&screen)), before, "equal: nothing is rung");
        return;
    }
    panic!("it rings every time");
}

#[test]
fn a_shield_and_a_ruler_are_put_to_all_seats_too() {
    for (tour, name) in [("council-rewards", "council-shield"), ("council-ruler", "council-ruler")] {
        let Ok(states) = walk(tour, "en") else { panic!("{tour}") };
        let state = states.iter().find(|state| state.name == name).unwrap();
        let Body::Council { council } = &state.update.screen.body else { panic!("no council") };
        let said = council.agreement.as_ref().unwrap();
        assert!(
            !said.opinions.is_empty() && said.opinions.iter().all(|opinion| !opinion.sentence.is_empty())
        );
    }
}
