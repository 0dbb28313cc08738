//! Cancels a decision that is made on another thread, and reports its progress.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

const RUNNING: u8 = 0;
const MOVE_NOW: u8 = 1;
const GIVE_UP: u8 = 2;

/// Stops one decision and reports its progress. Made for one decision; stopped once, it stays stopped.
#[derive(Debug, Default)]
pub struct CancelToken {
    order: AtomicU8,
    percent: AtomicU8,
    ignores_clock: AtomicBool,
}

impl CancelToken {
    /// For a decision that is about to begin.
    pub const fn new() -> Self {
        Self {
            order: AtomicU8::new(RUNNING),
            percent: AtomicU8::new(0),
            ignores_clock: AtomicBool::new(false),
        }
    }

    /// Ends the decision within 5 ms. With `keep_best` it answers with the best it has found so far,
    /// which is always legal; without, it answers nothing. Giving up cannot be taken back.
    pub fn stop(&self, keep_best: bool) {
        self.order.fetch_max(if keep_best { MOVE_NOW } else { GIVE_UP }, Ordering::Relaxed);
    }

    /// Was it stopped, in either way?
    pub fn stopped(&self) -> bool {
        self.order.load(Ordering::Relaxed) != RUNNING
    }

    /// Was it stopped without keeping the best?
    pub fn is_cancelled(&self) -> bool {
        self.order.load(Ordering::Relaxed) == GIVE_UP
    }

    /// Takes the time limit off a decision that has not begun: its answer is the same on a busy machine.
    pub fn ignore_clock(&self) {
        self.ignores_clock.store(true, Ordering::Relaxed);
    }

    pub(crate) fn ignores_clock(&self) -> bool {
        self.ignores_clock.load(Ordering::Relaxed)
    }

    /// How much of the work is done, in percent.
    pub fn progress(&self) -> u8 {
        self.percent.load(Ordering::Relaxed)
    }

    /// Never goes back.
    pub(crate) fn set_progress(&self, percent: u8) {
        self.percent.fetch_max(percent, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn move_now_can_become_give_up_but_not_the_other_way_round() {
        let control = CancelToken::new();
        assert!(!control.stopped() && !control.is_cancelled());
        control.stop(true);
        assert!(control.stopped() && !control.is_cancelled());
        control.stop(false);
        control.stop(true);
        assert!(control.is_cancelled());
    }

    #[test]
    fn progress_never_goes_back() {
        let control = CancelToken::new();
        control.set_progress(40);
        control.set_progress(30);
        assert_eq!(control.progress(), 40);
    }
}
