//! The rules against independent programs, laws and whole games. One executable: each one more costs a link.

mod common;
mod council_common;
mod council_games;
mod council_observe;
mod council_rules;
mod d12;
mod forest_games;
mod forest_observe;
mod forest_perft;
mod king_common;
mod king_games;
mod king_observe;
