//! A search takes its memory before it begins: more of it allocates nothing more.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::common::{Numbers, position};
use allocation_counter::measure;
use douze_ai::forest::{Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::Viewer;
use douze_rules::forest::observe;

/// A search tree, and what else a decision holds at the same time.
const BYTES: u64 = 8_100_000;

#[test]
fn playouts_in_the_forest_allocate_nothing() {
    for number in 0..40 {
        let state = position(&mut Numbers(number));
        let seen = observe(&state, Viewer::Seat(state.seats_to_act().next().unwrap()));
        let cost = |nodes| {
            measure(|| {
                decide(&seen, Level::Search10k, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
            })
        };
        let (few, many) = (cost(20), cost(1_000));
        assert_eq!(many.count_total, few.count_total, "position {number}");
        assert!(many.bytes_max <= BYTES, "{} bytes", many.bytes_max);
    }
}

#[test]
fn an_owl_allocates_nothing_on_the_way() {
    for number in 0..40 {
        let state = position(&mut Numbers(number));
        let seen = observe(&state, Viewer::Seat(state.seats_to_act().next().unwrap()));
        let cost = |nodes| {
            measure(|| {
                decide(&seen, Level::Owl, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
            })
        };
        let (few, many) = (cost(1_000), cost(20_000));
        // Lists that somebody reads at the end may be longer.
        assert!(many.count_total <= few.count_total + 4, "position {number}: {few:?} {many:?}");
        assert!(many.bytes_max <= BYTES, "{} bytes", many.bytes_max);
    }
}

#[test]
fn rounds_of_king_played_out_allocate_nothing() {
    use douze_ai::king::{Level, decide};
    for number in 0..20 {
        let state = crate::common::king::position(3 + number as usize % 2, &mut Numbers(number));
        let seen = douze_rules::king::observe(&state, Viewer::Seat(state.seats_to_act().next().unwrap()));
        let cost = |nodes| {
            measure(|| {
                decide(&seen, Level::Strategist, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
            })
        };
        let (few, many) = (cost(500), cost(20_000));
        assert_eq!(many.count_total, few.count_total, "position {number}");
        assert!(many.bytes_max <= BYTES, "{} bytes", many.bytes_max);
    }
}

#[test]
fn a_round_between_two_is_solved_in_memory_taken_before() {
    use douze_ai::king::{Level, decide};
    let mut most = 0;
    for number in 0..60 {
        let state = crate::common::king::position(2, &mut Numbers(number));
        let seen = douze_rules::king::observe(&state, Viewer::Seat(state.seats_to_act().next().unwrap()));
        let cost = |nodes| {
            measure(|| {
                decide(&seen, Level::Strategist, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
            })
        };
        let (few, many) = (cost(2_000), cost(30_000));
        // What is made of the values in the end takes a few more.
        assert!(many.count_total <= few.count_total + 40, "position {number}: {few:?} {many:?}");
        most = most.max(many.bytes_max);
    }
    assert!((1_000_000..=BYTES).contains(&most), "{most} bytes");
}
