//! Random games written and read again, and records cut anywhere.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use douze_app::record::{self, Header, Play, Setup, forest};
use douze_rules::forest::{Action, Phase, State, Variant, apply, sample};
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
        let Play::Forest(play) = replay.play;
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

#[test]
fn a_single_secret_choice_is_not_written() {
    let (mut state, mut actions) = play(3, 6);
    while state.asked().count() < 2 {
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
    for seed in [0, 1] {
        let (_, actions) = play(seed, usize::MAX);
        let variant = if seed == 0 { Variant::Standard } else { Variant::Choose3 };
        let written = forest::write(&header(variant), &actions);
        let bytes = written.as_bytes();
        for cut in 0..bytes.len() {
            let part = &bytes[..cut];
            let at_line_end = cut > 0 && (part.ends_with(b"\n") || bytes[cut] == b'\n');
            match record::read(part) {
                Ok(replay) => {
                    assert!(at_line_end, "cut at {cut}");
                    let Play::Forest(play) = replay.play;
                    assert!(written.starts_with(&forest::write(&replay.header, &play.actions)));
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
    fn no_bytes_make_it_panic(seed: u64, at: prop::sample::Index, byte: u8, length in 0..60_usize) {
        let (state, actions) = play(seed, length);
        let mut bytes = forest::write(&header(state.variant()), &actions).into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let lines = record::count_lines(&bytes);
        if let Err(error) = record::read(&bytes) {
            prop_assert!(error.line >= 1 && error.line <= lines);
        }
    }
}
