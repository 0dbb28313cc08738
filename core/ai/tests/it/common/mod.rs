//! Games between levels, for the tests.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]
#![allow(clippy::unwrap_used, reason = "tests")]

pub mod council;
#[path = "../../../../rules/tests/it/council_common/mod.rs"]
pub mod council_common;
pub mod king;

use douze_ai::forest::{Decision, Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::forest::{Action, Card, Phase, State, Variant, Winner, apply, legal, observe};
use douze_rules::{Seat, Viewer};
use std::time::{Duration, Instant};

pub const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Numbers that differ from call to call, spread well (splitmix64).
#[derive(Clone)]
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, count: u32) -> u32 {
        (self.next() % u64::from(count.max(1))) as u32
    }
}

/// A game after its chance actions.
pub fn dealt(variant: Variant, numbers: &mut Numbers) -> State {
    let mut state = State::new(variant);
    let mut deck = || {
        let mut deck = Card::ALL;
        for i in (1..12).rev() {
            deck.swap(i, numbers.below(i as u32 + 1) as usize);
        }
        deck
    };
    let decks = [deck(), deck()];
    apply(&mut state, Action::Deal { decks }, &mut ()).unwrap();
    let holder = SEATS[numbers.below(2) as usize];
    apply(&mut state, Action::Tiebreaker { holder }, &mut ()).unwrap();
    state
}

/// A position after some random actions, with somebody to decide.
pub fn position(numbers: &mut Numbers) -> State {
    let variant = if numbers.below(4) == 0 { Variant::Choose3 } else { Variant::Standard };
    let mut state = dealt(variant, numbers);
    for _ in 0..numbers.below(34) {
        let mut next = state;
        let options = legal(&state);
        apply(&mut next, options[numbers.below(options.len() as u32) as usize], &mut ()).unwrap();
        if next.phase() == Phase::Over {
            break;
        }
        state = next;
    }
    state
}

/// Enough for every level to think to its end, but for those that search: tests play many games.
pub const fn nodes(level: Level) -> u32 {
    match level {
        Level::Search10k => 200,
        Level::Wolf | Level::Owl => 2_000,
        _ => 100_000,
    }
}

pub fn think(state: &State, seat: Seat, level: Level, seed: u64) -> Decision {
    let view = observe(state, Viewer::Seat(seat));
    decide(&view, level, seed, &Budget::nodes(nodes(level)), &CancelToken::new()).unwrap()
}

/// Plays to the end; `reported` gets each position and each decision with its time.
pub fn play(
    mut state: State,
    levels: [Level; 2],
    numbers: &mut Numbers,
    mut reported: impl FnMut(&State, Seat, &Decision, Duration),
) -> State {
    while let Some(seat) = state.seats_to_act().next() {
        let start = Instant::now();
        let decision = think(&state, seat, levels[seat.index()], numbers.next());
        reported(&state, seat, &decision, start.elapsed());
        apply(&mut state, decision.action, &mut ()).unwrap();
    }
    state
}

/// What the first level did against the second one.
#[derive(Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub margin: i32,
    pub times: Vec<Duration>,
    pub nodes: Vec<u32>,
}

impl Tally {
    /// Share of wins in percent, a draw counts half.
    pub fn share(&self) -> u32 {
        (200 * self.wins + 100 * self.draws) / (2 * (self.wins + self.draws + self.losses)).max(1)
    }
}

/// `pairs` deals, each played twice with the seats swapped.
pub fn mirrored(first: Level, second: Level, pairs: u64, variant: Variant) -> Tally {
    let mut tally = Tally::default();
    for pair in 0..pairs {
        let deal = dealt(variant, &mut Numbers(pair));
        for seat in SEATS {
            let levels = if seat.index() == 0 { [first, second] } else { [second, first] };
            let mut numbers = Numbers(pair << 32 | seat.index() as u64);
            let end = play(deal, levels, &mut numbers, |_, actor, decision, time| {
                if actor == seat {
                    tally.times.push(time);
                    tally.nodes.push(decision.nodes);
                }
            });
            match end.verdict().unwrap().winner {
                Winner::Seat(winner) if winner == seat => tally.wins += 1,
                Winner::Seat(_) => tally.losses += 1,
                Winner::Draw => tally.draws += 1,
            }
            let scores = end.scores().map(i32::from);
            tally.margin += scores[seat.index()] - scores[1 - seat.index()];
        }
    }
    tally.times.sort();
    tally.nodes.sort_unstable();
    tally
}

/// Could the seat do this here?
pub fn is_legal(state: &State, action: Action) -> bool {
    apply(&mut state.clone(), action, &mut ()).is_ok()
}
