//! Random games of the forest duel, and a search by them.

use super::count::{Bench, Count, per_second};
use cpu_time::ProcessTime;
use douze_ai::forest::{Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::forest::{Event, Events, Phase, State, Variant, apply, observe, play_out, sample};
use douze_rules::{Seat, Viewer};
use serde::Serialize;
use std::hint::black_box;

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "the keys of records.md")]
pub(super) struct Figures {
    /// Whole random games, from the shuffle to the verdict, as a search plays them.
    games_per_cpu_s: u64,
    /// Actions of random games, each checked.
    actions_per_cpu_s: u64,
    /// The same through the interface that the app uses: every event reported.
    api_actions_per_cpu_s: u64,
    /// Playouts of a plain information-set search (`search10k`) before the first choice of a game.
    search_simulations_per_cpu_s: u64,
}

pub(super) fn measure(bench: &mut Bench) -> Figures {
    // Once around before the clock counts.
    for _ in 0..100 {
        play(bench, &mut Count::default(), &mut ());
    }
    let games = bench.measure(play_out_one);
    let plain = bench.measure(|bench, count| play(bench, count, &mut ()));
    let mut events = Collected(Vec::new());
    let api = bench.measure(|bench, count| play(bench, count, &mut events));
    Figures {
        games_per_cpu_s: games.games,
        actions_per_cpu_s: plain.actions,
        api_actions_per_cpu_s: api.actions,
        search_simulations_per_cpu_s: simulations(bench),
    }
}

impl Figures {
    pub(super) fn lines(&self) -> Vec<String> {
        vec![
            format!("forest  {:>12} random games per CPU second", self.games_per_cpu_s),
            format!("forest  {:>12} actions per CPU second", self.actions_per_cpu_s),
            format!("forest  {:>12} actions per CPU second with events reported", self.api_actions_per_cpu_s),
            format!(
                "forest  {:>12} simulations of a search per CPU second",
                self.search_simulations_per_cpu_s
            ),
        ]
    }
}

fn play(bench: &mut Bench, count: &mut Count, events: &mut impl Events) {
    let mut state = State::new(Variant::Standard);
    while let Some(action) = sample(&state, &mut |below| bench.pick(below)) {
        if apply(&mut state, action, events).is_err() {
            break;
        }
        count.actions += 1;
    }
    black_box(state.verdict());
}

fn play_out_one(bench: &mut Bench, _: &mut Count) {
    let mut state = State::new(Variant::Standard);
    black_box(play_out(&mut state, &mut |below| bench.pick(below)));
}

/// Whole searches until the time is over, each of another deal.
fn simulations(bench: &mut Bench) -> u64 {
    let (mut simulations, start) = (0, ProcessTime::now());
    loop {
        let mut state = State::new(Variant::Standard);
        while state.phase() != Phase::Choose {
            let Some(action) = sample(&state, &mut |below| bench.pick(below)) else { return 0 };
            if apply(&mut state, action, &mut ()).is_err() {
                return 0;
            }
        }
        let view = observe(&state, Viewer::Seat(Seat::new(0)));
        let seed = bench.pick(u32::MAX).into();
        let decision = decide(&view, Level::Search10k, seed, &Budget::nodes(u32::MAX), &CancelToken::new());
        simulations += decision.map_or(0, |decision| u64::from(decision.nodes));
        let spent = start.elapsed();
        if spent >= bench.budget {
            return per_second(simulations, spent);
        }
    }
}

/// Takes all events of a game.
struct Collected(Vec<Event>);

impl Events for Collected {
    fn push(&mut self, event: Event) {
        if matches!(event, Event::Dealt) {
            self.0.clear();
        }
        self.0.push(black_box(event));
    }
}
