//! Built-in players: honesty, determinism, budgets, strength. One executable: each one more costs a link.

mod allocations;
mod common;
mod council_laws;
mod council_remarks;
mod council_together;
mod king_laws;
mod king_strength;
mod laws;
mod review;
mod strength;
