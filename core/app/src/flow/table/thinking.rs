//! Background thinking at a table: its ticket, and how it is stopped.

use douze_ai::CancelToken;
use douze_rules::Seat;
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A wait notices so soon that it was stopped.
const SLICE: Duration = Duration::from_millis(5);

/// A subject of thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// The decision of this built-in player.
    Player(Seat),
    /// A hint for a person.
    Hint,
    /// A decision of a person under review; so many are evaluated.
    Review { evaluated: usize, of: usize },
}

/// The thinking that is due or under way.
#[derive(Debug)]
pub(super) struct Thinking {
    /// Another number with every change of the table: what comes back with an older one is stale.
    pub(super) ticket: i64,
    pub(super) control: Arc<CancelToken>,
}

impl Thinking {
    pub(super) fn new(ticket: i64) -> Self {
        Self { ticket, control: Arc::default() }
    }

    /// Other thinking is due, or the same once more; what is under way ends.
    pub(super) fn renew(&mut self, ticket: i64) {
        self.control.stop(false);
        *self = Self::new(ticket);
    }
}

/// The result of a job. Only the table that asked for it can read it.
pub(crate) trait Thought: Any + Debug + Send {}

impl<T: Any + Debug + Send> Thought for T {}

/// How it is thought.
pub(super) type Think = Box<dyn Fn(&CancelToken) -> Option<Box<dyn Thought>> + Send>;

/// A thought that is due, with all that it needs.
pub(crate) struct Job {
    pub(crate) ticket: i64,
    pub(crate) control: Arc<CancelToken>,
    pub(super) think: Think,
}

impl Job {
    /// Lets time pass: so long a position of a replay stays before the next one. Stopped, it comes to nothing.
    pub(crate) fn waiting(ticket: i64, control: Arc<CancelToken>, time: Duration) -> Self {
        let think: Think = Box::new(move |control| {
            let until = Instant::now() + time;
            while Instant::now() < until && !control.stopped() {
                std::thread::sleep(SLICE);
            }
            (!control.stopped()).then(|| -> Box<dyn Thought> { Box::new(()) })
        });
        Self { ticket, control, think }
    }

    /// Thinks; `None` when it was stopped for good.
    pub(crate) fn think(&self) -> Option<Box<dyn Thought>> {
        (self.think)(&self.control)
    }
}
