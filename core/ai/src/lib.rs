//! Built-in players: an observation, a seed and a budget in, a decision and its reasons out.
//!
//! ```
//! use douze_ai::forest::{Level, decide};
//! use douze_ai::{Budget, CancelToken};
//! use douze_rules::forest::{State, Variant, apply, observe, sample};
//! use douze_rules::{Seat, Viewer};
//!
//! let mut state = State::new(Variant::Standard);
//! for _ in 0..2 {
//!     let deal = sample(&state, &mut |_| 0).unwrap();
//!     apply(&mut state, deal, &mut ()).unwrap();
//! }
//! let seen = observe(&state, Viewer::Seat(Seat::new(1)));
//! let decision = decide(&seen, Level::Fox, 7, &Budget::default(), &CancelToken::new()).unwrap();
//! apply(&mut state, decision.action, &mut ()).unwrap();
//! ```
//!
//! A player knows what its seat may know and nothing else: no function here takes a state. The same
//! observation, seed and node budget give the same decision on every platform: integers only, and
//! `ChaCha8` for chance. The time limit of a [`Budget`] is a safety net; a decision that runs into it may
//! differ from machine to machine.
//!
//! A decision is a plain blocking call. The caller keeps the [`CancelToken`] to stop it, within 5 ms, and to read its
//! progress.

// Tests inside of the crate share the helpers of those outside.
#[cfg(test)]
extern crate self as douze_ai;

mod advice;
mod budget;
mod cancel;
mod chance;
pub mod council;
pub mod forest;
pub mod king;
mod named;
pub mod sure;

pub use advice::{Advice, Weighed};
pub use budget::Budget;
pub use cancel::CancelToken;
pub use named::NoSuchLevel;
