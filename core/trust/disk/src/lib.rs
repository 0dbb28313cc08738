//! The system's calls on files, watched and made to fail: for tests alone.
//!
//! An executable that contains this crate has these functions of C in place of the C library's, so that all that SQLite
//! and Rust's library write below a watched folder is logged, and any call can fail as a system would let it fail. Other
//! files pass untouched. Linux alone; elsewhere nothing is watched.

#[cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "elsewhere nothing is watched"))]
mod log;
#[cfg(target_os = "linux")]
mod system;

pub use log::{Call, Failure, Reach, Watch};
