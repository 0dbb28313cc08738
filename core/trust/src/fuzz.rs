//! A mutating fuzzer for whatever comes from outside, or from a file that was damaged behind a checksum that fits.
//!
//! Inputs are changed by bytes, by words and by lines. What an answer looks like (its sort and place, without numbers) is
//! its shape: an input with a new shape is kept and changed further.

mod app;
mod files;
mod mutate;
mod stored;

use cpu_time::ThreadTime;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Everything that is fed.
pub const ALL: &[Target] = &[
    Target { name: "record", seeds: files::beginnings, feed: || Box::new(files::read_record), mend: None },
    Target { name: "deck", seeds: files::parts_of_decks, feed: || Box::new(files::read_deck), mend: None },
    Target {
        name: "chronicle",
        seeds: files::chronicles,
        feed: || Box::new(files::read_chronicle),
        mend: Some(files::signed),
    },
    Target { name: "snapshot", seeds: stored::snapshots, feed: stored::replay, mend: None },
    Target { name: "import", seeds: files::all_files, feed: app::import, mend: Some(files::signed) },
    Target { name: "intents", seeds: app::scripts, feed: app::dispatch, mend: None },
    Target { name: "migration", seeds: stored::databases, feed: stored::migrate, mend: None },
    Target { name: "rows", seeds: stored::stored, feed: stored::resume, mend: None },
];

/// The most CPU time that one input may take, without optimisation.
const LONGEST: Duration = Duration::from_secs(5);

/// Most inputs that are kept for further changes.
const KEPT: usize = 3_000;

/// Takes an input and gives the shape of the answer; true: accepted.
pub type Feed = Box<dyn FnMut(&[u8]) -> (String, bool)>;

/// Puts a checksum right.
pub type Mend = fn(&[u8]) -> Option<Vec<u8>>;

/// What is fed.
pub struct Target {
    /// For reports.
    pub name: &'static str,
    /// Valid inputs.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Each run has a state of its own.
    pub feed: fn() -> Feed,
    /// Puts what a check before the rest would refuse right again: a checksum.
    pub mend: Option<Mend>,
}

/// What was fed.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Fed {
    pub inputs: u64,
    pub accepted: u64,
    pub shapes: usize,
    pub slowest: Duration,
    /// Growth of the process over the second half, in kB.
    pub growth: u64,
    pub faults: Vec<String>,
}

/// Feeds a target for so many inputs or so long, whichever ends first.
pub fn run(target: &Target, seed: u64, inputs: u64, time: Duration) -> Fed {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut feed = (target.feed)();
    let mut kept = (target.seeds)();
    let valid = kept.len();
    let words = mutate::words(&kept);
    let mut shapes = HashSet::new();
    let mut count =
        Fed { inputs: 0, accepted: 0, shapes: 0, slowest: Duration::ZERO, growth: 0, faults: Vec::new() };
    let (began, mut half) = (Instant::now(), None);
    // An input's time is that of the CPU from the end of the one before, so that the system is asked once for each.
    let mut start = ThreadTime::now();
    while count.inputs < inputs && began.elapsed() < time && count.faults.len() < 5 {
        if half.is_none() && (count.inputs * 2 > inputs || began.elapsed() * 2 > time) {
            half = Some(crate::memory());
        }
        // Half of them are a valid one with one change, as most others are refused at their beginning. The shortest of three: they
        // are read faster, and long ones come in their turn.
        let (among, changes) = if rng.random() { (valid, 1) } else { (kept.len(), rng.random_range(1..5)) };
        let any = [0; 3].map(|_| rng.random_range(0..among));
        let short = any.into_iter().min_by_key(|&at| kept[at].len()).unwrap_or(0);
        let mut input = kept[if rng.random_bool(0.02) { any[0] } else { short }].clone();
        for _ in 0..changes {
            mutate::change(&mut input, &kept, &words, &mut rng);
        }
        if let Some(mend) = target.mend
            && rng.random_bool(0.7)
            && let Some(mended) = mend(&input)
        {
            input = mended;
        }
        let answer = catch_unwind(AssertUnwindSafe(|| feed(&input)));
        let now = ThreadTime::now();
        let took = now.duration_since(start);
        start = now;
        count.inputs += 1;
        count.slowest = count.slowest.max(took);
        match answer {
            Err(_) => count.faults.push(format!("{}: a panic on {}", target.name, shown(&input))),
            Ok(_) if took > LONGEST => {
                count.faults.push(format!("{}: {took:?} for {}", target.name, shown(&input)));
            }
            Ok((shape, accepted)) => {
                count.accepted += u64::from(accepted);
                if shapes.insert(shape) && kept.len() < KEPT && input.len() < 60_000 {
                    kept.push(input);
                }
            }
        }
    }
    count.shapes = shapes.len();
    count.growth = half.map_or(0, |half| crate::memory().saturating_sub(half));
    count
}

/// The input for a report.
fn shown(input: &[u8]) -> String {
    let text: String = String::from_utf8_lossy(input).escape_debug().take(2_000).collect();
    format!("{} bytes: {text}", input.len())
}

/// A sentence without its numbers, so that two answers of one sort have one shape.
fn shape(said: &str) -> String {
    said.chars().filter(|sign| !sign.is_ascii_digit()).take(80).collect()
}
