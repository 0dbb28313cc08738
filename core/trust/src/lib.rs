//! What breaks storage, files and the border on purpose, and counts; `core/docs/reliability.md` has the figures.
//!
//! Each row of that table is a module with a function that plays so many cases and answers with its counts and with each
//! case that failed, with what is needed to play it again; `undo`, `threads` and `scale` panic there. The tool `douze-trust` runs them at full length, tests in short.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what a case stands on must hold")]
#![allow(clippy::missing_panics_doc, clippy::missing_errors_doc, reason = "the same")]

pub mod damage;
pub mod desk;
pub mod failures;
pub mod fuzz;
pub mod images;
pub mod kill;
pub mod limits;
pub mod notices;
pub mod scale;
pub mod script;
mod scripts;
pub mod state;
pub mod stops;
pub mod supply;
/// Shared with the tests of the app.
#[path = "../../app/tests/it/support/mod.rs"]
#[allow(missing_docs, reason = "a part of those tests")]
pub mod support;
pub mod threads;
pub mod undo;

/// The memory that this process holds, in kB; 0 where the system does not say it.
pub fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}
