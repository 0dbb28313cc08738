//! The tool `douze` as a person calls it. One executable: each one more costs a link.

mod cli;
mod cli_council;
mod cli_king;
mod contract;
mod play;
mod play_council;
mod play_king;
mod play_lesson;
mod play_watch;
mod simulate;
