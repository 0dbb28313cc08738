//! Limits of a decision: it ends when it is stopped, reports its progress, and leaves nothing behind. For every
//! level of every game. CPU time of this process and its threads are looked at: one test at a time.
//!
//! An executable of its own: CPU time is that of the process, and other tests would count.
#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "it/common/mod.rs"]
mod common;

use common::{Numbers, council};
use cpu_time::ProcessTime;
use douze_ai::council::Heard;
use douze_ai::{Budget, CancelToken, forest, king};
use douze_rules::Viewer;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

/// A decision in some position: how much it looked at, or none.
type Decide = Box<dyn Fn(&Budget, &CancelToken) -> Option<u32> + Sync>;

/// Every level of every game that thinks, and advice, each in a position of its own.
fn thinkers(number: u64) -> Vec<(String, Decide)> {
    let mut all: Vec<(String, Decide)> = Vec::new();
    let state = crate::common::position(&mut Numbers(number));
    let seen = forest::Level::ALL.map(|level| (level, state));
    for (level, state) in seen {
        let seen = douze_rules::forest::observe(&state, Viewer::Seat(state.seats_to_act().next().unwrap()));
        let decide = move |budget: &Budget, control: &CancelToken| {
            forest::decide(&seen, level, number, budget, control).map(|decision| decision.nodes)
        };
        all.push((format!("forest {level}"), Box::new(decide)));
    }
    let seen = douze_rules::forest::observe(&state, Viewer::Seat(state.seats_to_act().next().unwrap()));
    let advise = move |budget: &Budget, control: &CancelToken| {
        forest::advise(&seen, number, budget, control).map(|advice| advice.nodes)
    };
    all.push(("forest advice".into(), Box::new(advise)));
    let seats = [2, 3, 4, 8][number as usize % 4];
    all.extend(kings(&crate::common::king::position(seats, &mut Numbers(number)), number));
    let decks = council::decks();
    let (state, seat, heard) = council::position(number, &decks);
    for level in douze_ai::council::Level::ALL {
        let (seen, heard) = (council::view(&state, seat), heard.clone());
        let deck = council::deck_of(number, &decks).clone();
        let player = level.with(douze_ai::council::Temperament::Careful);
        let decide = move |budget: &Budget, control: &CancelToken| {
            let decision =
                douze_ai::council::decide(&seen, &deck, Heard::now(&heard), player, number, budget, control);
            decision.map(|decision| decision.nodes)
        };
        all.push((format!("council {level}"), Box::new(decide)));
    }
    let (seen, deck) = (council::view(&state, seat), council::deck_of(number, &decks).clone());
    let advise = move |budget: &Budget, control: &CancelToken| {
        douze_ai::council::advise(&seen, &deck, Heard::now(&heard), number, budget, control)
            .map(|advice| advice.nodes)
    };
    all.push(("council advice".into(), Box::new(advise)));
    all
}

/// Every rival, and advice, in one position.
fn kings(state: &douze_rules::king::State, number: u64) -> Vec<(String, Decide)> {
    let seen = douze_rules::king::observe(state, Viewer::Seat(state.seats_to_act().next().unwrap()));
    let mut all: Vec<(String, Decide)> = Vec::new();
    for level in king::Level::ALL {
        let decide = move |budget: &Budget, control: &CancelToken| {
            king::decide(&seen, level, number, budget, control).map(|decision| decision.nodes)
        };
        all.push((format!("king {level}"), Box::new(decide)));
    }
    let advise = move |budget: &Budget, control: &CancelToken| {
        king::advise(&seen, number, budget, control).map(|advice| advice.nodes)
    };
    all.push(("king advice".into(), Box::new(advise)));
    all
}

/// A councillor's remark, proposal and wish for the next to reveal: it may have no remark.
fn words(number: u64) -> Vec<(String, Decide)> {
    let decks = council::decks();
    let (state, seat, heard) = council::position(number, &decks);
    let mut all: Vec<(String, Decide)> = Vec::new();
    for level in douze_ai::council::Level::ALL {
        let player = level.with(douze_ai::council::Temperament::Careful);
        let [remarks, propose, next]: [Decide; 3] = [0, 1, 2].map(|question| -> Decide {
            let (seen, heard) = (council::view(&state, seat), heard.clone());
            let deck = council::deck_of(number, &decks).clone();
            Box::new(move |budget: &Budget, control: &CancelToken| {
                use douze_ai::council::{next_to_reveal, propose, remarks};
                let (seen, deck, heard) = (&seen, &deck, Heard::now(&heard));
                match question {
                    0 => Some(remarks(seen, deck, heard, player, number, budget, control).len() as u32),
                    1 => propose(seen, deck, heard, player, number, budget, control).map(|said| said.nodes),
                    _ => next_to_reveal(seen, deck, heard, player, number, budget, control).map(|_| 0),
                }
            })
        });
        for (name, question) in [("remarks", remarks), ("proposal", propose), ("next to reveal", next)] {
            all.push((format!("council {level}: {name}"), question));
        }
    }
    all
}

/// Two of a tournament who each have two cards under the die, before the first choice of their tie-break: nobody can
/// have more possible hands.
fn tie_break(number: u64) -> douze_rules::king::State {
    use douze_rules::king::{Phase, State};
    for game in 0.. {
        let mut numbers = Numbers(number << 32 | game);
        let mut state = State::new(crate::common::king::setup(8, false, &mut numbers));
        while state.phase() != Phase::Over {
            let crowned = state.playing().iter().all(|seat| state.crowns(seat) == 2);
            if state.phase() == Phase::Choose && crowned && state.playing().len() == 2 {
                return state;
            }
            crate::common::king::step(&mut state, &mut numbers);
        }
    }
    unreachable!()
}

/// What it answered, stopped so long after its beginning, and what CPU time it still took. What was counted since the
/// stop is the thinker's: this thread sleeps. Other work on the machine may hold a thread for longer than its own work
/// takes, so that CPU time is looked at and not the clock on the wall.
fn stopped(think: &Decide, after: Duration, keep: bool) -> (Option<u32>, Duration) {
    let control = CancelToken::new();
    std::thread::scope(|scope| {
        let thinker = scope.spawn(|| think(&Budget::default(), &control));
        std::thread::sleep(after);
        let before = ProcessTime::now();
        control.stop(keep);
        (thinker.join().unwrap(), before.elapsed())
    })
}

/// The same; a slow answer is asked for again, up to three times: beside other work caches are cold and pages come late,
/// which counts as CPU time of the thinker.
fn stopped_soon(think: &Decide, after: Duration, keep: bool) -> (Option<u32>, Duration) {
    let mut found = stopped(think, after, keep);
    for _ in 0..2 {
        if found.1 < SOON {
            break;
        }
        found = stopped(think, after, keep);
    }
    found
}

/// CPU time that a decision may still take after the stop.
const SOON: Duration = Duration::from_millis(5);

static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[test]
fn every_level_ends_within_5_ms_of_the_stop() {
    let _alone = alone();
    for number in 0..24 {
        let keep = number % 2 == 0;
        let (thinkers, words) = (thinkers(number), words(number));
        let all =
            thinkers.iter().map(|thinker| (thinker, keep)).chain(words.iter().map(|word| (word, false)));
        for ((name, think), answers) in all {
            let (answer, spent) = stopped_soon(think, Duration::from_micros(700 * number), keep);
            assert!(answer.is_some() || !answers, "{name}, position {number}: no answer");
            assert!(spent < SOON, "{name}, position {number}: {spent:?}");
        }
    }
}

#[test]
fn a_tie_break_of_two_with_hundreds_of_hands_ends_within_5_ms_too() {
    let _alone = alone();
    for number in 0..24 {
        for (name, think) in kings(&tie_break(number), number) {
            let (answer, spent) = stopped_soon(&think, Duration::from_millis(5 * number), true);
            assert!(answer.is_some(), "{name}, tie-break {number}: no answer");
            assert!(spent < SOON, "{name}, tie-break {number}: {spent:?}");
        }
    }
}

#[test]
fn a_decision_cancelled_before_its_start_has_no_answer() {
    let _alone = alone();
    for (name, decide) in thinkers(1) {
        let control = CancelToken::new();
        control.stop(false);
        assert_eq!(decide(&Budget::default(), &control), None, "{name}");
    }
}

#[test]
fn progress_never_goes_back_and_reaches_the_end() {
    let _alone = alone();
    for number in 0..3 {
        for (name, decide) in thinkers(number) {
            let (control, done) = (CancelToken::new(), AtomicBool::new(false));
            let budget = Budget { time: None, ..Budget::default() };
            let seen = std::thread::scope(|scope| {
                scope.spawn(|| {
                    decide(&budget, &control).unwrap();
                    done.store(true, Ordering::Release);
                });
                let mut seen = vec![control.progress()];
                while !done.load(Ordering::Acquire) {
                    seen.push(control.progress());
                    std::thread::sleep(Duration::from_micros(200));
                }
                seen.push(control.progress());
                seen
            });
            assert!(seen.is_sorted(), "{name}, position {number}: {seen:?}");
            assert_eq!(seen.last(), Some(&100), "{name}, position {number}");
            // A long wait shows progress: 2,000 looks are at least 0.4 s, long enough for a busy machine to begin.
            assert!(
                seen.len() < 2_000 || seen.iter().any(|&done| 0 < done && done < 100),
                "{name}: {seen:?}"
            );
        }
    }
}

/// A thread has the name of the one that started it.
#[cfg(target_os = "linux")]
#[test]
fn no_level_starts_a_thread() {
    const NAME: &str = "thinker";
    let _alone = alone();
    let named = || {
        let threads = std::fs::read_dir("/proc/self/task").unwrap();
        let names =
            threads.filter_map(|thread| std::fs::read_to_string(thread.ok()?.path().join("comm")).ok());
        names.filter(|name| name.trim() == NAME).count()
    };
    for (name, decide) in thinkers(2) {
        let control = CancelToken::new();
        let within = std::thread::scope(|scope| {
            let thinker = std::thread::Builder::new().name(NAME.into());
            let thinker = thinker.spawn_scoped(scope, || decide(&Budget::default(), &control)).unwrap();
            std::thread::sleep(Duration::from_millis(3));
            let within = named();
            control.stop(true);
            thinker.join().unwrap();
            within
        });
        assert!(within <= 1, "{name}: {within} threads");
        // The system may still be clearing away the one that was joined.
        let gone = (0..1_000).any(|_| {
            std::thread::sleep(Duration::from_millis(1));
            named() == 0
        });
        assert!(gone, "{name} left a thread");
    }
}
