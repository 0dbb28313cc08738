//! What a decision may take: it ends when it is told to, tells how far it is, and leaves nothing behind. For every
//! level of every game. CPU time of this process and its threads are looked at: one test at a time.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::{Numbers, council};
use cpu_time::ProcessTime;
use douze_ai::{Budget, Control, forest, king};
use douze_rules::Viewer;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

/// A decision in some position: how much it looked at, or none.
type Decide = Box<dyn Fn(&Budget, &Control) -> Option<u32> + Sync>;

/// Every level of every game that thinks, each in a position of its own.
fn thinkers(number: u64) -> Vec<(String, Decide)> {
    let mut all: Vec<(String, Decide)> = Vec::new();
    let state = common::position(&mut Numbers(number));
    let seen = forest::Level::ALL.map(|level| (level, state));
    for (level, state) in seen {
        let seen = douze_rules::forest::observe(&state, Viewer::Seat(state.asked().next().unwrap()));
        let decide = move |budget: &Budget, control: &Control| {
            forest::decide(&seen, level, number, budget, control).map(|decision| decision.nodes)
        };
        all.push((format!("forest {level}"), Box::new(decide)));
    }
    let state = common::king::position(2 + number as usize % 3, &mut Numbers(number));
    for level in king::Level::ALL {
        let seen = douze_rules::king::observe(&state, Viewer::Seat(state.asked().next().unwrap()));
        let decide = move |budget: &Budget, control: &Control| {
            king::decide(&seen, level, number, budget, control).map(|decision| decision.nodes)
        };
        all.push((format!("king {level}"), Box::new(decide)));
    }
    let decks = council::decks();
    let (state, seat, heard) = council::position(number, &decks);
    for level in douze_ai::council::Level::ALL {
        let (seen, heard) = (council::view(&state, seat), heard.clone());
        let deck = council::deck_of(number, &decks).clone();
        let player = level.with(douze_ai::council::Temperament::Careful);
        let decide = move |budget: &Budget, control: &Control| {
            let decision = douze_ai::council::decide(&seen, &deck, &heard, player, number, budget, control);
            decision.map(|decision| decision.nodes)
        };
        all.push((format!("council {level}"), Box::new(decide)));
    }
    all
}

static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What was counted since the stop is the thinker's: this thread sleeps. Other work on the machine may hold a thread
/// for longer than its own work takes, so that CPU time is looked at and not the clock on the wall.
#[test]
fn every_level_ends_within_5_ms_of_the_stop() {
    let _alone = alone();
    for number in 0..24 {
        for (name, decide) in thinkers(number) {
            let (control, keep) = (Control::new(), number % 2 == 0);
            let (nodes, spent) = std::thread::scope(|scope| {
                let thinker = scope.spawn(|| decide(&Budget::default(), &control));
                std::thread::sleep(Duration::from_micros(700 * number));
                let before = ProcessTime::now();
                control.stop(keep);
                (thinker.join().unwrap(), before.elapsed())
            });
            assert!(nodes.is_some() || !keep, "{name}, position {number}: no answer");
            assert!(spent < Duration::from_millis(5), "{name}, position {number}: {spent:?}");
        }
    }
}

#[test]
fn whoever_gives_up_before_the_beginning_gets_no_answer() {
    let _alone = alone();
    for (name, decide) in thinkers(1) {
        let control = Control::new();
        control.stop(false);
        assert_eq!(decide(&Budget::default(), &control), None, "{name}");
    }
}

#[test]
fn progress_never_goes_back_and_reaches_the_end() {
    let _alone = alone();
    for number in 0..3 {
        for (name, decide) in thinkers(number) {
            let (control, done) = (Control::new(), AtomicBool::new(false));
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
            // Whoever waits for long sees it move: 100 looks are at least 20 ms.
            assert!(seen.len() < 100 || seen.iter().any(|&done| 0 < done && done < 100), "{name}: {seen:?}");
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
        let control = Control::new();
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
