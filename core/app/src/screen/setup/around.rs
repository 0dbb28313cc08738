//! The surroundings of a form that all games share.

use crate::flow::setup::{Form, Person};
use crate::screen::medallions::Medallions;
use douze_rules::council::Scenario;

/// What stands around a form: people who played before, the faces of its seats, the month of today, what is open.
pub(super) struct Around<'a> {
    pub(super) form: &'a Form,
    pub(super) known: &'a [Person],
    pub(super) medallions: Medallions,
    pub(super) today: Scenario,
    pub(super) ready: bool,
}
