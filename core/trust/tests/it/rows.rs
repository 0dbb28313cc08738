//! Rows that the tool plays, too.

use douze_trust::script::ALL;
use douze_trust::support::share;
use douze_trust::{damage, failures, fuzz, kill, scale, stops, threads, undo};
use std::path::Path;
use std::time::Duration;

/// 26 scripts, some hundred boundaries, each a folder that is opened.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "calls are watched on Linux alone")]
fn a_stop_between_two_writes_or_a_power_loss_leaves_the_old_state_or_the_new_one() {
    let mut all = stops::Stops::default();
    for script in ALL {
        all += stops::at_boundaries(script, 1, 30 / share(10) as usize);
    }
    let stops::Stops { presses, boundaries, looked_at, losses, .. } = all;
    println!("{presses} presses, {boundaries} boundaries, {looked_at} looked at, {losses} losses");
    assert!(all.faults.is_empty(), "{}", all.faults.join("\n"));
    assert!(looked_at > 100 && losses > 100);
}

/// The same scripts, some hundred times from the beginning.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "calls are watched on Linux alone")]
fn a_call_of_the_system_that_fails_is_answered_and_the_press_can_be_made_again() {
    let mut all = failures::Failures::default();
    for script in ALL {
        all += failures::at_every_call(script, 600 / share(10) as usize + 7);
    }
    println!("{} runs, {} failed calls, {} refusals", all.runs, all.failed_calls, all.refused);
    assert!(all.faults.is_empty(), "{}", all.faults.join("\n"));
    assert!(all.runs > 100 && all.refused > 20);
}

/// Processes are started and killed.
#[test]
fn what_was_acknowledged_outlives_a_kill_of_every_script() {
    let program = Path::new(env!("CARGO_BIN_EXE_douze-trust"));
    let count = kill::run(program, share(260) as usize, 12);
    println!("{count:?}");
    assert!(count.faults.is_empty(), "{}", count.faults.join("\n"));
    assert!(count.acknowledged > 100);
}

/// Thousands of files are written and opened.
#[test]
fn a_damaged_file_is_set_aside_or_gives_nothing_that_is_wrong() {
    let count = damage::run(5_000 / share(20) as usize + 13, share(2_000) as usize, 3);
    println!("{count:?}");
    assert!(count.faults.is_empty(), "{}", count.faults.join("\n"));
    assert!(count.set_aside > 50 && count.less > 20 && count.as_before > 20);
}

/// As many inputs as fit into so many seconds.
#[test]
fn changed_files_intents_and_rows_are_answered() {
    for target in fuzz::ALL {
        let fed = fuzz::run(target, 7, u64::MAX, Duration::from_secs(share(5).into()));
        println!("{}: {} inputs, {} shapes, slowest {:?}", target.name, fed.inputs, fed.shapes, fed.slowest);
        assert!(fed.faults.is_empty(), "{}", fed.faults.join("\n"));
        // A part of a process that also runs other tests: a leak of every input would be far more.
        assert!(fed.growth < 100_000, "{} kB more", fed.growth);
    }
}

/// Thousands of presses.
#[test]
fn undone_and_redone_is_the_same_and_chance_is_not_rolled_again() {
    let count = undo::run(u64::from(share(5_000)), 4);
    println!("{count:?}");
    assert!(count.undos > 20 && count.redos > 5 && count.repeats > 5, "{count:?}");
}

/// Thousands of calls.
#[test]
fn eight_threads_on_one_session_come_back() {
    let called = threads::run(u64::from(share(5_000)), 5);
    println!("{called:?}");
    assert!(called.slowest < Duration::from_secs(20));
}

/// Some games are played.
#[test]
fn a_long_game_and_stored_ones_open_fast() {
    let held = scale::games(u64::from(share(60)));
    let long = scale::long(share(600) as usize, 2);
    let (opens, size) = scale::stored(share(1_000));
    let (statistics, puzzle) = (scale::statistics(share(5_000)).0, scale::puzzles(50).0);
    println!("{held:?} kB; {long:?}; {opens:?}, {size} kB; statistics {statistics:?}, a puzzle {puzzle:?}");
    // Other tests run in the same process; times are those of a busy machine without optimisation.
    assert!(long.median < Duration::from_millis(20) && opens < Duration::from_secs(5));
    assert!(statistics < Duration::from_secs(2) && puzzle < Duration::from_secs(1));
}
