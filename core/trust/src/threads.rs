//! Many threads on one session, as a shell would never call it: every call comes back.

use crate::script::scratch;
use crate::support::{open, options, reigns, start};
use douze_app::{DouzeError, ExportKind, FileTrouble, Intent, PlayerKind, Session, gallery};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What was called.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Called {
    pub calls: u64,
    pub errors: u64,
    pub slowest: Duration,
}

/// So many calls from eight threads: presses that fit and presses that do not, thinking, stopping, files, and the session
/// closed and opened again.
pub fn run(calls: u64, seed: u64) -> Called {
    const THREADS: u64 = 8;
    let dir = scratch();
    reigns::fill(dir.path(), &[reigns::reign(1), reigns::reign(2)]);
    let contract = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/contract");
    let mut words = String::new();
    for game in ["forest", "king", "council"] {
        words += &std::fs::read_to_string(contract.join(format!("{game}.script"))).unwrap();
    }
    let words: Vec<Intent> = words.lines().filter_map(gallery::intent).collect();
    let files = [reigns::file_of(&[reigns::reign(3)]), b"no file".to_vec(), douze_app::deck::SHIPPED.into()];
    let session = Mutex::new(open(dir.path()));
    start(&session.lock().unwrap(), [PlayerKind::Person, PlayerKind::Fawn], seed, &[]);
    let (made, errors, slowest) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (session, made, errors, slowest) = (&session, &made, &errors, &slowest);
            let (words, files, dir) = (&words, &files, dir.path());
            scope.spawn(move || {
                let mut rng = ChaCha8Rng::seed_from_u64(seed * THREADS + thread);
                while made.fetch_add(1, Ordering::Relaxed) < calls {
                    let held: Arc<Session> = session.lock().unwrap().clone();
                    let began = Instant::now();
                    let failed = one(&held, words, files, &mut rng).err();
                    slowest.fetch_max(began.elapsed().as_micros() as u64, Ordering::Relaxed);
                    if let Some(error) = failed {
                        assert!(!matches!(error, DouzeError::Internal { .. }), "{error:?}");
                        assert!(!error.sentence().is_empty());
                        errors.fetch_add(1, Ordering::Relaxed);
                    }
                    // Closed, while others still call the old one.
                    if rng.random_range(0..2_000) == 0 {
                        *session.lock().unwrap() = open(dir);
                    }
                }
            });
        }
    });
    // And it still plays.
    let session = open(dir.path());
    start(&session, [PlayerKind::Person; 2], seed, &[]);
    Called { calls, errors: errors.into_inner(), slowest: Duration::from_micros(slowest.into_inner()) }
}

fn one(
    session: &Session,
    words: &[Intent],
    files: &[Vec<u8>],
    rng: &mut ChaCha8Rng,
) -> Result<(), DouzeError> {
    let ticket = |rng: &mut ChaCha8Rng| -> Result<i64, DouzeError> {
        let due = session.screen()?.thinking.map(|thinking| thinking.ticket);
        Ok(due.filter(|_| rng.random_bool(0.9)).unwrap_or_else(|| rng.random_range(-1..50)))
    };
    match rng.random_range(0..20) {
        0..=6 => {
            let offered = options(&session.screen()?);
            if let Some(intent) = offered.get(rng.random_range(0..offered.len().max(1))) {
                session.dispatch(intent.clone())?;
            }
        }
        7..=10 => drop(session.dispatch(words[rng.random_range(0..words.len())].clone())?),
        11 | 12 => drop(session.think(ticket(rng)?)?),
        13 => session.stop(ticket(rng)?, rng.random())?,
        14 => {
            session.progress(ticket(rng)?)?;
        }
        15 => session.import(files[rng.random_range(0..files.len())].clone())?,
        16 => drop(session.export([ExportKind::Record, ExportKind::ChronicleCsv][rng.random_range(0..2)])?),
        17 => drop(session.explain(FileTrouble::Unread)?),
        _ => drop(session.screen()?),
    }
    Ok(())
}
