//! What breaks storage, files and the border on purpose, and counts; `core/docs/reliability.md` has the figures.
//!
//! Each row of that table is a module with a function that plays so many cases and answers with its counts; a case that
//! fails panics with what is needed to play it again. The tool `douze-trust` runs them at full length, tests in short.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed case ends the run")]
#![allow(clippy::missing_panics_doc, clippy::missing_errors_doc, reason = "the same")]

pub mod desk;
pub mod faults;
pub mod images;
pub mod scenario;
mod scripts;
pub mod state;
pub mod stops;
/// Shared with the tests of the app.
#[path = "../../app/tests/it/support/mod.rs"]
#[allow(missing_docs, reason = "a part of those tests")]
pub mod support;
