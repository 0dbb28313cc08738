//! How much a decision may cost, and the meter that counts it.

use crate::CancelToken;
use std::time::{Duration, Instant};

/// What a decision may cost at most. Every level knows how much it wants, and the default is more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions looked at. The same number gives the same decision everywhere.
    pub nodes: u32,
    /// Wall time, a safety net only; none: no limit.
    pub time: Option<Duration>,
}

impl Budget {
    /// This many positions, however long they take.
    pub const fn nodes(nodes: u32) -> Self {
        Self { nodes, time: None }
    }
}

impl Default for Budget {
    /// A million positions, two seconds.
    fn default() -> Self {
        Self { nodes: 1_000_000, time: Some(Duration::from_secs(2)) }
    }
}

/// The search ends before its result: the budget is spent, somebody stopped the decision, or the position cannot be
/// played on. The answer is the best so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CutShort;

/// Counts what a decision spends.
pub(crate) struct Meter<'a> {
    budget: Budget,
    control: &'a CancelToken,
    until: Option<Instant>,
    spent: u32,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: &Budget, control: &'a CancelToken) -> Self {
        let time = budget.time.filter(|_| !control.ignores_clock());
        let until = time.and_then(|time| Instant::now().checked_add(time));
        Self { budget: *budget, control, until, spent: 0 }
    }

    /// Pays for one position. Asks for the stop flag each time, for the clock now and then.
    pub(crate) fn spend(&mut self) -> Result<(), CutShort> {
        let late =
            || self.spent.is_multiple_of(64) && self.until.is_some_and(|until| Instant::now() >= until);
        if self.spent >= self.budget.nodes || self.control.stopped() || late() {
            return Err(CutShort);
        }
        self.spent += 1;
        Ok(())
    }

    /// Positions paid for.
    pub(crate) const fn spent(&self) -> u32 {
        self.spent
    }

    /// Reports how much of the work is done.
    pub(crate) fn progress(&self, done: usize, of: usize) {
        self.control.set_progress((100 * done / of.max(1)).min(100) as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_takes_the_time_limit_off() {
        let late = Budget { nodes: 200, time: Some(Duration::ZERO) };
        let spent = |control: &CancelToken| {
            let mut meter = Meter::new(&late, control);
            while meter.spend().is_ok() {}
            meter.spent()
        };
        let control = CancelToken::new();
        assert_eq!(spent(&control), 0);
        control.ignore_clock();
        assert_eq!(spent(&control), 200);
    }

    #[test]
    fn a_meter_ends_with_the_nodes_the_time_or_the_stop() {
        let control = CancelToken::new();
        let mut meter = Meter::new(&Budget::nodes(2), &control);
        assert!(meter.spend().is_ok() && meter.spend().is_ok() && meter.spend().is_err());
        assert_eq!(meter.spent(), 2);

        let late = Budget { nodes: 1_000, time: Some(Duration::ZERO) };
        assert!(Meter::new(&late, &control).spend().is_err());

        let mut meter = Meter::new(&Budget::default(), &control);
        assert!(meter.spend().is_ok());
        control.stop(true);
        assert!(meter.spend().is_err());
    }
}
