//! Council of 12 in the terminal.

mod choices;
mod draw;
mod wish;
mod words;

pub(super) use choices::{choices, is_decided};
pub(super) use draw::{draw_reign, draw_table, reasons};
pub(super) use wish::CouncilWish;
pub(super) use words::word;
