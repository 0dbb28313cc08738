//! The context in which a flow runs: store, clock, tickets.

use crate::store::Store;

/// What a flow may use.
pub(crate) struct Context<'a> {
    pub(crate) store: &'a mut Store,
    /// Milliseconds since 1970.
    pub(crate) now_ms: i64,
    pub(crate) tickets: &'a mut i64,
}

impl Context<'_> {
    /// A number that no thinking had before.
    pub(crate) fn new_ticket(&mut self) -> i64 {
        *self.tickets += 1;
        *self.tickets
    }
}
