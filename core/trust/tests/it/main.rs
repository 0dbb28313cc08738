//! Each row of `core/docs/reliability.md` in short; at full length: `douze-trust`.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

mod files;
mod rows;
mod supply;
