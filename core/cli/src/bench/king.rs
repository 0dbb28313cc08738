//! Random games of King of 12, each with seven random characters, drawn before the clock counts.

use super::count::{BATCH, Bench, Count};
use douze_rules::king::{Event, Events, Lineup, Phase, Setup, State, apply, play_on, sample};
use serde::Serialize;
use std::hint::black_box;

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "the keys of records.md")]
pub(super) struct Figures {
    /// Whole random games with 2 seats, as a search plays them.
    games_per_cpu_s: u64,
    /// Turns, from the first secret choice to the tokens, with everything that a game has beside them.
    turns_per_cpu_s: Turns,
    /// Actions of games with 2 seats, each checked.
    actions_per_cpu_s: u64,
    /// The same through the interface that the app uses: every event reported.
    api_actions_per_cpu_s: u64,
}

/// By the number of seats.
#[derive(Serialize)]
struct Turns {
    #[serde(rename = "2")]
    two: u64,
    #[serde(rename = "3")]
    three: u64,
    #[serde(rename = "4")]
    four: u64,
}

pub(super) fn measure(bench: &mut Bench) -> Figures {
    let [two, three, four] = [2, 3, 4].map(|seats| over_setups(bench, seats, play_out));
    let plain = over_setups(bench, 2, |bench, setup, count| play(bench, setup, count, &mut ()));
    let mut events = Collected(Vec::new());
    let api = over_setups(bench, 2, |bench, setup, count| play(bench, setup, count, &mut events));
    Figures {
        games_per_cpu_s: two.games,
        turns_per_cpu_s: Turns { two: two.turns, three: three.turns, four: four.turns },
        actions_per_cpu_s: plain.actions,
        api_actions_per_cpu_s: api.actions,
    }
}

impl Figures {
    pub(super) fn lines(&self) -> Vec<String> {
        let Turns { two, three, four } = self.turns_per_cpu_s;
        let turns = [(2, two), (3, three), (4, four)];
        let turns =
            turns.map(|(seats, turns)| format!("king    {turns:>12} turns per CPU second, {seats} seats"));
        let mut lines =
            vec![format!("king    {:>12} random games per CPU second, 2 seats", self.games_per_cpu_s)];
        lines.extend(turns);
        lines.push(format!("king    {:>12} actions per CPU second, 2 seats", self.actions_per_cpu_s));
        let api = self.api_actions_per_cpu_s;
        lines.push(format!("king    {api:>12} actions per CPU second with events reported, 2 seats"));
        lines
    }
}

fn setups(bench: &mut Bench, seats: usize) -> Vec<Setup> {
    let draw = |_| Setup::king(Lineup::random(&mut |below| bench.pick(below)), seats).ok();
    (0..BATCH).filter_map(draw).collect()
}

/// Games of these setups in turns.
fn over_setups(
    bench: &mut Bench,
    seats: usize,
    mut play: impl FnMut(&mut Bench, Setup, &mut Count),
) -> Count {
    let setups = setups(bench, seats);
    // Once around before the clock counts.
    for &setup in &setups {
        play(bench, setup, &mut Count::default());
    }
    let mut setups = setups.into_iter().cycle();
    bench.measure(|bench, count| {
        if let Some(setup) = setups.next() {
            play(bench, setup, count);
        }
    })
}

/// As a search plays them.
fn play_out(bench: &mut Bench, setup: Setup, count: &mut Count) {
    let mut state = State::new(setup);
    loop {
        count.turns += u64::from(state.phase() == Phase::Choose);
        if play_on(&mut state, &mut |below| bench.pick(below)).is_none() {
            break;
        }
    }
    black_box(state.winner());
}

fn play(bench: &mut Bench, setup: Setup, count: &mut Count, events: &mut impl Events) {
    let mut state = State::new(setup);
    let mut actions = 0;
    while let Some(action) = sample(&state, &mut |below| bench.pick(below)) {
        if apply(&mut state, action, events).is_err() {
            break;
        }
        actions += 1;
    }
    count.actions += actions;
    black_box(state.winner());
}

/// Takes all events of a round.
struct Collected(Vec<Event>);

impl Events for Collected {
    fn push(&mut self, event: Event) {
        if matches!(event, Event::RoundBegan { .. }) {
            self.0.clear();
        }
        self.0.push(black_box(event));
    }
}
