//! Every screen state that matters, once, by name: for pictures, layouts, tests and previews of all shells. Each state is
//! reached through the app itself, by scripted presses or by play from a seed; none is written by hand.
//!
//! An area is a file, a tour a function: it begins at home in a fresh app and names states on its way.

mod analysis;
mod chronicle;
mod council;
mod council_table;
mod entry;
mod forest;
mod king;
mod king_table;
mod lessons;
mod play;
mod press;
mod puzzles;
pub mod reigns;
mod replay;
mod script;
mod setup;
mod state;

pub use crate::flow::replayed;
pub use press::{is_over, options};
pub use script::intent;
pub use state::GalleryScreen;

use play::{Play, Tour};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

fn all() -> impl Iterator<Item = Tour> {
    let areas = [
        entry::TOURS,
        setup::TOURS,
        forest::TOURS,
        king::TOURS,
        king_table::TOURS,
        council::TOURS,
        council_table::TOURS,
        lessons::TOURS,
        puzzles::TOURS,
        analysis::TOURS,
        replay::TOURS,
        chronicle::TOURS,
    ];
    areas.into_iter().flatten().copied()
}

/// The names of the tours.
pub fn tours() -> impl Iterator<Item = &'static str> {
    all().map(|(name, _)| name)
}

/// The states of one tour, in the language of this locale.
///
/// # Errors
/// The state that was not reached, and why.
pub fn walk(tour: &str, locale: &str) -> Result<Vec<GalleryScreen>, String> {
    let (name, tour) = all().find(|(name, _)| *name == tour).ok_or("no such tour")?;
    let mut play = Play::new(locale)?;
    tour(&mut play);
    play.end().map_err(|broken| format!("{name}: {broken}"))
}

/// Every state, in the order of the tours. Tours are walked side by side.
///
/// # Errors
/// As [`walk`], for every tour.
pub fn gallery(locale: &str) -> Result<Vec<GalleryScreen>, String> {
    let names: Vec<&str> = tours().collect();
    let next = AtomicUsize::new(0);
    let walked = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(place) =
                    Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&at| at < names.len())
                {
                    let screens = walk(names[place], locale);
                    walked.lock().unwrap_or_else(PoisonError::into_inner).push((place, screens));
                }
            });
        }
    });
    let mut walked = walked.into_inner().unwrap_or_else(PoisonError::into_inner);
    walked.sort_by_key(|(place, _)| *place);
    let (mut screens, mut broken) = (Vec::new(), Vec::new());
    for (_, walked) in walked {
        match walked {
            Ok(walked) => screens.extend(walked),
            Err(why) => broken.push(why),
        }
    }
    if broken.is_empty() { Ok(screens) } else { Err(broken.join("\n")) }
}
