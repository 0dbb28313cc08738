//! Random games written and read again, and records cut anywhere.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use douze_app::deck::Deck;
use douze_app::record::{self, Header, Play, Setup, council, forest, king};
use douze_rules::forest::{Action, Phase, State, Variant, apply, sample};
use douze_rules::{council as council_rules, king as rules};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn header(variant: Variant) -> Header {
    let extra = serde_json::json!({ "app": "0.1.0", "players": ["person", "fox"], "takebacks": 1 });
    Header {
        seats: vec!["Léa \"la 1ʳᵉ\"".into(), "Mia\n\u{1F98A}".into()],
        setup: Setup::Forest { variant },
        extra: extra.as_object().unwrap().clone(),
    }
}

/// A random game, cut off after `length` actions.
fn play(seed: u64, length: usize) -> (State, Vec<Action>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = State::new(if seed.is_multiple_of(2) { Variant::Standard } else { Variant::Choose3 });
    let mut actions = Vec::new();
    while actions.len() < length {
        let Some(action) = sample(&state, &mut |below| rng.random_range(0..below)) else { break };
        apply(&mut state, action, &mut ()).unwrap();
        actions.push(action);
    }
    (state, actions)
}

#[test]
fn a_thousand_random_games_come_back_the_same() {
    for seed in 0..1000 {
        let (state, actions) = play(seed, usize::MAX);
        let header = header(state.variant());
        let written = forest::write(&header, &actions);
        let replay = record::read(written.as_bytes()).unwrap();
        assert_eq!(replay.header, header);
        let Play::Forest(play) = replay.play else { panic!() };
        assert_eq!(play.state, state, "seed {seed}");
        assert_eq!(play.state.phase(), Phase::Over);
        assert_eq!(forest::write(&header, &play.actions), written);
        let error =
            record::read(format!("{written}{{\"choose\":[\"crow\",\"crow\"]}}").as_bytes()).unwrap_err();
        assert_eq!(
            (error.line, error.kind),
            (record::count_lines(written.as_bytes()) + 1, record::Kind::AfterEnd)
        );
    }
}

/// A game of 2 to 4 or a tournament, with characters by chance.
fn king_setup(rng: &mut ChaCha8Rng) -> rules::Setup {
    let lineup = rules::Lineup::random(&mut |below| rng.random_range(0..below));
    match rng.random_range(2..=16) {
        seats @ 2..=4 => rules::Setup::king(lineup, seats).unwrap(),
        seats => {
            let twelve = if rng.random() { rules::Twelve::Quads } else { rules::Twelve::Trios };
            rules::Setup::tournament(lineup, seats, Some(twelve)).unwrap()
        }
    }
}

fn king_header(setup: rules::Setup) -> Header {
    let seats = (0..setup.seats()).map(|seat| format!("Seat {seat} \u{1F451}")).collect();
    Header { seats, setup: Setup::King { setup }, ..header(Variant::Standard) }
}

/// A random game of King of 12, cut off after `length` actions.
fn play_king(seed: u64, length: usize) -> (rules::State, Vec<rules::Action>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = rules::State::new(king_setup(&mut rng));
    let mut actions = Vec::new();
    while actions.len() < length {
        let Some(action) = rules::sample(&state, &mut |below| rng.random_range(0..below)) else { break };
        rules::apply(&mut state, action, &mut ()).unwrap();
        actions.push(action);
    }
    (state, actions)
}

#[test]
fn a_thousand_random_king_games_come_back_the_same() {
    let (mut tournaments, mut tie_breaks) = (0, 0);
    for seed in 0..1000 {
        let (state, actions) = play_king(seed, usize::MAX);
        let header = king_header(state.setup());
        let written = king::write(&header, &actions);
        let replay = record::read(written.as_bytes()).unwrap();
        assert_eq!(replay.header, header);
        let Play::King(play) = replay.play else { panic!() };
        assert_eq!((play.state, play.setup), (state, state.setup()), "seed {seed}");
        assert_eq!(play.state.phase(), rules::Phase::Over);
        assert_eq!(king::write(&header, &play.actions), written);
        let error = record::read(format!("{written}{{\"roll\":[1,1]}}").as_bytes()).unwrap_err();
        assert_eq!(
            (error.line, error.kind),
            (record::count_lines(written.as_bytes()) + 1, record::Kind::AfterEnd)
        );
        tournaments += usize::from(state.setup().is_tournament());
        tie_breaks += usize::from(state.is_tie_break());
    }
    assert!(tournaments > 500 && tie_breaks > 20, "{tournaments} {tie_breaks}");
}

/// A Council of 2 to 4 by chance: normal, free, or a month.
fn council_setup(seed: u64, rng: &mut ChaCha8Rng) -> council_rules::Setup {
    use council_rules::{Character, Draft, Scenario};
    let deck = council_deck(seed).rules();
    let pick = &mut |below| rng.random_range(0..below);
    let councillors = 2 + pick(3) as usize;
    let ruler = Some(Character::ALL[pick(12) as usize]).filter(|_| pick(2) > 0);
    let draft = match seed % 14 {
        0 => Draft::normal(councillors, ruler, deck, pick),
        1 => {
            let seven = Scenario::ALL[pick(12) as usize].petitioners();
            Draft::chosen(councillors, seven, Scenario::ALL[pick(12) as usize].dilemmas(), deck, pick)
        }
        month => Draft::month(councillors, Scenario::ALL[month as usize - 2], ruler, deck, pick),
    };
    let draft = Draft { silent: draft.silent || pick(6) == 0, bells: pick(8) > 0, ..draft };
    council_rules::Setup::new(&draft, deck).unwrap()
}

/// The shipped deck, or for odd seeds its first version: the one that a record without a hash means.
fn council_deck(seed: u64) -> &'static Deck {
    if seed.is_multiple_of(2) { Deck::shipped().unwrap() } else { Deck::first().unwrap() }
}

fn council_header(setup: council_rules::Setup, seed: u64, sha256: bool) -> Header {
    let (deck, seats) = (council_deck(seed), setup.public_setup().councillors());
    let setup = Setup::Council {
        deck: deck.name().into(),
        deck_sha256: sha256.then_some(deck.sha256()),
        open: setup.draft().open,
        setup: Box::new(setup),
    };
    let seats = (0..seats).map(|seat| format!("Rita {seat}ᵉ")).collect();
    Header { seats, setup, ..header(Variant::Standard) }
}

/// A random game of Council of 12, cut off after `length` actions.
fn play_council(seed: u64, length: usize) -> (council_rules::State, Vec<council_rules::Action>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = council_rules::State::new(&council_setup(seed, &mut rng));
    let mut actions = Vec::new();
    while actions.len() < length {
        let Some(action) = council_rules::sample(&state, &mut |below| rng.random_range(0..below)) else {
            break;
        };
        council_rules::apply(&mut state, action, &mut ()).unwrap();
        actions.push(action);
    }
    (state, actions)
}

#[test]
fn a_thousand_random_councils_come_back_the_same() {
    let (mut won, mut thrones) = (0, 0);
    for seed in 0..1000 {
        let (state, actions) = play_council(seed, usize::MAX);
        let header = council_header(state.setup(), seed, seed.is_multiple_of(2));
        let written = council::write(&header, &actions);
        let replay = record::read(written.as_bytes()).unwrap();
        assert_eq!(replay.header, header);
        let Play::Council(play) = replay.play else { panic!() };
        assert_eq!((play.state, play.setup), (state, state.setup()), "seed {seed}");
        assert_eq!(play.state.phase(), council_rules::Phase::Over);
        assert_eq!(council::write(&header, &play.actions), written);
        let error = record::read(format!("{written}{{\"bells\":false}}").as_bytes()).unwrap_err();
        assert_eq!(
            (error.line, error.kind),
            (record::count_lines(written.as_bytes()) + 1, record::Kind::AfterEnd)
        );
        won += usize::from(state.outcome() == Some(council_rules::Outcome::Won));
        thrones += usize::from(written.contains("throne"));
    }
    assert!(won > 0 && thrones > 20, "{won} {thrones}");
}

#[test]
fn answers_of_some_councillors_are_not_written() {
    use council_rules::Action::{Choose, Petitioner, Throne};
    for seed in 0..50 {
        let (end, actions) = play_council(seed, usize::MAX);
        let header = council_header(end.setup(), seed, true);
        let mut state = council_rules::State::new(&end.setup());
        let mut open = council::write(&header, &[]);
        for (index, &action) in actions.iter().enumerate() {
            let phase = state.phase();
            council_rules::apply(&mut state, action, &mut ()).unwrap();
            let written = council::write(&header, &actions[..=index]);
            let shared = matches!(action, Choose { .. } | Petitioner { .. } | Throne { .. });
            assert_eq!(written == open, shared && state.phase() == phase, "seed {seed}, action {index}");
            open = written;
        }
    }
}

#[test]
fn secret_choices_of_some_are_not_written() {
    for seed in 0..50 {
        let (_, actions) = play_king(seed, usize::MAX);
        let mut state = rules::State::new(king_setup(&mut ChaCha8Rng::seed_from_u64(seed)));
        let header = king_header(state.setup());
        let mut open = king::write(&header, &[]);
        for (index, &action) in actions.iter().enumerate() {
            rules::apply(&mut state, action, &mut ()).unwrap();
            let written = king::write(&header, &actions[..=index]);
            let secret = (0..16).map(douze_rules::Seat::new).any(|seat| state.has_chosen(seat));
            assert_eq!(written == open, secret, "seed {seed}, action {index}");
            open = written;
        }
    }
}

#[test]
fn a_single_secret_choice_is_not_written() {
    let (mut state, mut actions) = play(3, 6);
    while state.seats_to_act().count() < 2 {
        let action = sample(&state, &mut |_| 0).unwrap();
        apply(&mut state, action, &mut ()).unwrap();
        actions.push(action);
    }
    let open = forest::write(&header(state.variant()), &actions);
    let secret = sample(&state, &mut |_| 0).unwrap();
    assert!(matches!(secret, Action::Choose { .. }));
    actions.push(secret);
    assert_eq!(forest::write(&header(state.variant()), &actions), open);
}

#[test]
fn a_record_cut_anywhere_is_a_start_of_it_or_a_clear_error() {
    let forest = [0, 1].map(|seed| {
        let (state, actions) = play(seed, usize::MAX);
        forest::write(&header(state.variant()), &actions)
    });
    let king = [0, 1].map(|seed| {
        let (state, actions) = play_king(seed, usize::MAX);
        king::write(&king_header(state.setup()), &actions)
    });
    let council = [0, 1].map(|seed| {
        let (state, actions) = play_council(seed, usize::MAX);
        council::write(&council_header(state.setup(), seed, true), &actions)
    });
    for written in forest.into_iter().chain(king).chain(council) {
        let bytes = written.as_bytes();
        for cut in 0..bytes.len() {
            let part = &bytes[..cut];
            let at_line_end = cut > 0 && (part.ends_with(b"\n") || bytes[cut] == b'\n');
            match record::read(part) {
                Ok(replay) => {
                    assert!(at_line_end, "cut at {cut}");
                    let start = match &replay.play {
                        Play::Forest(play) => forest::write(&replay.header, &play.actions),
                        Play::King(play) => king::write(&replay.header, &play.actions),
                        Play::Council(play) => council::write(&replay.header, &play.actions),
                    };
                    assert!(written.starts_with(&start));
                }
                Err(error) => {
                    assert!(!at_line_end, "cut at {cut}: {error}");
                    assert_eq!(error.line, record::count_lines(part).max(1), "cut at {cut}");
                    assert!(!error.reason.is_empty());
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn no_bytes_make_it_panic(
        seed: u64,
        at: prop::sample::Index,
        byte: u8,
        length in 0..60_usize,
        game in 0..3_u8,
    ) {
        let mut bytes = match game {
            0 => {
                let (state, actions) = play_king(seed, length);
                king::write(&king_header(state.setup()), &actions)
            }
            1 => {
                let (state, actions) = play_council(seed, length);
                council::write(&council_header(state.setup(), seed, true), &actions)
            }
            _ => {
                let (state, actions) = play(seed, length);
                forest::write(&header(state.variant()), &actions)
            }
        }
        .into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let lines = record::count_lines(&bytes);
        if let Err(error) = record::read(&bytes) {
            prop_assert!(error.line >= 1 && error.line <= lines);
        }
    }
}
