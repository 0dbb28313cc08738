//! The rules of Council of 12, one by one: characters, turns, the rulebook's examples, and every ruling R-C.
#![allow(clippy::expect_used, clippy::panic, reason = "tests may fail loudly")]

mod book;
mod characters;
mod deck;
mod history;
mod late_rulings;
mod months;
mod more_rulings;
mod rulings;
mod secrets;
mod setups;
mod turns;
