//! Tournaments of King of 12 through intents and screens.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{king, open, play, recorded, replays, start_king};
use douze_app::screen::{Body, RailState};
use douze_app::{AppIntent, CharacterSet, GameKind, Intent, PlayerKind, SetupIntent, TwelveGroups};

const PERSON: PlayerKind = PlayerKind::Person;
const RIVAL: PlayerKind = PlayerKind::Pretender;

#[test]
fn a_tournament_of_fifteen_plays_to_its_end() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut players = [RIVAL; 15];
    players[3] = PERSON;
    players[9] = PERSON;
    let begun = start_king(&session, &players, 15, &[]).screen;
    let groups: Vec<usize> = king(&begun).table.groups.iter().map(|group| group.seats.len()).collect();
    assert_eq!(groups, [3, 4, 4, 4]);
    let large: Vec<bool> = king(&begun).table.groups.iter().map(|group| group.large).collect();
    assert_eq!(large, [false, true, false, false], "the group of the first person");
    assert_eq!(king(&begun).standings.as_ref().unwrap().rows.len(), 15);
    play(&session, 15, |_| {});
    let screen = session.screen().unwrap();
    replays(&screen, &recorded(&session));
}

#[test]
fn twelve_sit_in_fours_or_threes_as_chosen() {
    for (groups, expected) in [(TwelveGroups::Fours, vec![4; 3]), (TwelveGroups::Threes, vec![3; 4])] {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let mut players = [RIVAL; 12];
        players[0] = PERSON;
        let begun =
            start_king(&session, &players, 1, &[Intent::Setup(SetupIntent::SetGroups { groups })]).screen;
        let sizes: Vec<usize> = king(&begun).table.groups.iter().map(|group| group.seats.len()).collect();
        assert_eq!(sizes, expected);
    }
}

#[test]
fn a_tournament_has_no_slow_mode() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::King })).unwrap();
    assert_eq!(session.dispatch(Intent::Setup(SetupIntent::SetSteps { on: true })).unwrap().rejection, None);
    for _ in 0..4 {
        session.dispatch(Intent::Setup(SetupIntent::AddSeat)).unwrap();
    }
    session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
    play(&session, 1, |update| {
        if let Body::King { king } = &update.screen.body {
            assert!(king.step.is_none());
        }
    });
}

#[test]
fn a_tie_break_is_reported_as_one_table() {
    // Six people with random sets: two of them reach two crowns together.
    for seed in 1..40 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_king(
            &session,
            &[PERSON; 6],
            seed,
            &[Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Random })],
        );
        let (mut tie_break, mut sentences) = (false, Vec::new());
        play(&session, seed, |update| {
            for beat in &update.beats {
                tie_break |= beat.sentence.starts_with("Several have two crowns");
                if tie_break {
                    sentences.push(beat.sentence.clone());
                }
            }
            if let Body::King { king } = &update.screen.body
                && tie_break
                && king.result.is_none()
            {
                assert_eq!(update.screen.title, "King of 12, tournament");
                assert_eq!(king.table.groups.iter().map(|group| group.seats.len()).sum::<usize>(), 6);
                assert!(king.table.groups.len() == 2 && king.table.groups[1].label.contains("Sit out"));
            }
        });
        if tie_break {
            let all = sentences.join("\n");
            assert!(!all.contains("champion") && !all.contains("Group"), "{all}");
            return;
        }
    }
    panic!("no tie-break");
}

#[test]
fn a_die_is_struck_where_the_scale_of_its_group_strikes_it() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut players = [RIVAL; 16];
    players[0] = PERSON;
    start_king(&session, &players, 3, &[]);
    let mut champions_struck = 0;
    play(&session, 3, |update| {
        let Body::King { king } = &update.screen.body else { return };
        for group in &king.table.groups {
            for mark in group.rail.iter().flat_map(|rail| &rail.marks) {
                let seat = group.seats.iter().find(|seat| seat.seat == mark.seat).unwrap();
                let out = mark.state == RailState::Out;
                assert_eq!(seat.struck.is_some(), out, "{}: {}", group.label, seat.name);
                assert_eq!(
                    seat.value.as_ref().unwrap().struck.is_some(),
                    out,
                    "{}: {}",
                    group.label,
                    seat.name
                );
                champions_struck += usize::from(out && group.label == "The champions of this turn");
            }
        }
    });
    assert!(champions_struck > 0, "champions meet as equals");
}

#[test]
fn other_groups_of_a_tournament_are_reported_in_one_sentence_each() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut players = [RIVAL; 16];
    players[0] = PERSON;
    start_king(&session, &players, 16, &[]);
    let mut turns = Vec::new();
    let (mut ms, mut champions) = (0, 0);
    play(&session, 16, |update| {
        if let Body::King { king } = &update.screen.body {
            champions += usize::from(king.table.groups.iter().any(|group| group.label.contains("champions")));
        }
        ms += update.beats.iter().map(|beat| beat.ms).sum::<i32>();
        if update.beats.iter().any(|beat| beat.sentence.starts_with("Turn ")) {
            turns.push(std::mem::take(&mut ms));
        }
    });
    turns.sort_unstable();
    assert!(champions > 10, "the champions' stage is seen");
    assert!(turns[turns.len() / 2] < 16_000, "half of the turns are shown within 16 seconds: {turns:?}");
}
