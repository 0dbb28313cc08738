//! The forest duel in the terminal.

mod choices;
mod draw;

pub(super) use choices::{choices, is_decided};
pub(super) use draw::draw_table;
