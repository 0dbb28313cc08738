//! Random games of the forest duel.

use super::{Bench, Count};
use douze_rules::forest::{Event, Events, State, Variant, apply, sample};
use serde::Serialize;
use std::hint::black_box;

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "the keys of records.md")]
pub(super) struct Figures {
    /// Whole random games, from the shuffle to the verdict.
    games_per_cpu_s: u64,
    /// Actions of these games.
    actions_per_cpu_s: u64,
    /// The same through the interface that the app uses: every event told.
    api_actions_per_cpu_s: u64,
}

pub(super) fn measure(bench: &mut Bench) -> Figures {
    // Once around before the clock counts.
    for _ in 0..100 {
        play(bench, &mut Count::default(), &mut ());
    }
    let plain = bench.measure(|bench, count| play(bench, count, &mut ()));
    let mut told = Told(Vec::new());
    let api = bench.measure(|bench, count| play(bench, count, &mut told));
    Figures {
        games_per_cpu_s: plain.games,
        actions_per_cpu_s: plain.actions,
        api_actions_per_cpu_s: api.actions,
    }
}

impl Figures {
    pub(super) fn lines(&self) -> Vec<String> {
        vec![
            format!("forest  {:>12} random games per CPU second", self.games_per_cpu_s),
            format!("forest  {:>12} actions per CPU second", self.actions_per_cpu_s),
            format!("forest  {:>12} actions per CPU second with events told", self.api_actions_per_cpu_s),
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

/// Takes all events of a game.
struct Told(Vec<Event>);

impl Events for Told {
    fn tell(&mut self, event: Event) {
        if matches!(event, Event::Dealt) {
            self.0.clear();
        }
        self.0.push(black_box(event));
    }
}
