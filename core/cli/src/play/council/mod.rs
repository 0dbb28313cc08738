//! Council of 12 in the terminal.

mod choices;
mod draw;
mod wish;

pub(super) use choices::{choices, is_decided, word};
pub(super) use draw::{draw_reign, draw_table, reasons};
pub(super) use wish::CouncilWish;
