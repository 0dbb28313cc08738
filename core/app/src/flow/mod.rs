//! State machines that answer intents, one per file. They know no screen; [`App`](crate::app::App) leads
//! between them.
//!
//! What is written: a game's rows by `stored/`, everything else of a person by `key_value.rs`; both through
//! [`Store`](crate::store::Store).

pub(crate) mod chronicle;
mod context;
pub(crate) mod council;
pub(crate) mod decks;
pub(crate) mod fair;
pub(crate) mod finished;
pub(crate) mod forest;
pub(crate) mod imported;
mod key_value;
pub(crate) mod king;
mod listed;
mod miniature;
mod notice;
mod on_table;
pub(crate) mod people;
pub(crate) mod puzzles;
mod reading;
mod reply;
mod seat;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod stored;
pub(crate) mod table;
mod tip;
mod unfinished;
pub(crate) mod watched;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod watched_tests;

pub(crate) use context::Context;
pub(crate) use key_value::{load, save, to_json};
pub(crate) use listed::kind_of;
pub(crate) use miniature::Miniature;
pub(crate) use notice::Notice;
pub(crate) use on_table::OnTable;
pub(crate) use reading::Reading;
pub(crate) use reply::{Refusal, Reply};
pub(crate) use seat::seat;
pub(crate) use table::Taught;
pub(crate) use tip::{Tip, Tips};
#[cfg(feature = "gallery")]
pub use unfinished::replayed;
pub(crate) use unfinished::{Games, Unfinished, WINDOW, fill_in_lists, last_open, was_played};

/// Positions of a law of secrecy: `DOUZE_SCALE` times as many as by default.
#[cfg(test)]
fn scaled(all: u64) -> u64 {
    all * std::env::var("DOUZE_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// Positions that a viewer cannot distinguish from the one at the table, as `draw` imagines them: one, and sixteen where many are
/// looked at.
#[cfg(test)]
fn others<P>(draw: impl FnMut() -> Option<P>) -> Vec<P> {
    let many = if std::env::var_os("DOUZE_SCALE").is_some() { 16 } else { 1 };
    std::iter::repeat_with(draw).take(many).flatten().collect()
}

/// What is made of a table is the same with other positions behind it, and so is the work that it takes, counted in allocations:
/// a clock would be different every time. The table has its own position again afterwards.
#[cfg(test)]
fn same_by_the_same_work<G, P: Clone, T: PartialEq + std::fmt::Debug>(
    table: &mut G,
    truth: &P,
    others: &[P],
    pretend: impl Fn(&mut G, P),
    make: impl Fn(&G) -> T,
) {
    let mut counted = |position: &P| {
        pretend(table, position.clone());
        let mut result = None;
        let work = allocation_counter::measure(|| result = Some(make(table)));
        (result, work.count_total, work.bytes_total)
    };
    let mut own = counted(truth);
    for other in others {
        let mut second = counted(other);
        // Sentences are kept for some time: what is made for the first time, or makes room, takes more.
        for _ in 0..3 {
            if own != second {
                (own, second) = (counted(truth), counted(other));
            }
        }
        assert_eq!(own, second);
    }
    pretend(table, truth.clone());
}

/// Of `all` random games so many: a fifth for a plain `./check`, all of them for `./check all` and by hand.
#[cfg(test)]
fn share<N: std::ops::Div<Output = N> + From<u8>>(all: N) -> N {
    if std::env::var_os("DOUZE_SHORT").is_some() { all / 5.into() } else { all }
}
