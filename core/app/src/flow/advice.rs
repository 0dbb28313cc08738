//! What a strong player would consider, of any game: for hints and reviews.

use douze_ai::{council, forest, king};

/// An action and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weighed<A> {
    pub(crate) action: A,
    /// In the unit of its game.
    pub(crate) worth: i32,
    /// Of 100 times, how often a strong player would choose it.
    pub(crate) percent: u8,
}

/// All that was weighed.
#[derive(Clone, Debug)]
pub(crate) struct Advice<A, R> {
    /// The best first.
    pub(crate) options: Vec<Weighed<A>>,
    /// Why the first one.
    pub(crate) reasons: Vec<R>,
}

impl<A, R> Default for Advice<A, R> {
    /// Nothing was weighed.
    fn default() -> Self {
        Self { options: Vec::new(), reasons: Vec::new() }
    }
}

/// The same for each game.
macro_rules! from {
    ($game:ident, $action:ty) => {
        impl From<$game::Advice> for Advice<$action, $game::Reason> {
            fn from(advice: $game::Advice) -> Self {
                let weighed = |$game::Weighed { action, worth, percent }| Weighed { action, worth, percent };
                let options = advice.options.into_iter().map(weighed).collect();
                Self { options, reasons: advice.reasons }
            }
        }
    };
}

from!(forest, douze_rules::forest::Action);
from!(king, douze_rules::king::Action);
from!(council, douze_rules::council::Action);

impl<A, R> Advice<A, R> {
    /// What an action gives away against the best one, never below 0; none where it was not weighed.
    pub(crate) fn cost(&self, is_it: impl Fn(&A) -> bool) -> Option<i32> {
        let done = self.options.iter().find(|weighed| is_it(&weighed.action))?;
        let best = self.options.iter().map(|weighed| weighed.worth).max()?;
        Some(best.saturating_sub(done.worth))
    }
}

/// A hint at the table; a changed position drops it.
#[derive(Clone, Debug, Default)]
pub(crate) enum Hint<T> {
    /// Nobody has asked.
    #[default]
    None,
    /// It is looked for.
    Asked,
    /// It is known, and shown unless its person has closed it.
    Found { advice: T, shown: bool },
}

impl<T> Hint<T> {
    /// What lies beside the table.
    pub(crate) const fn shown(&self) -> Option<&T> {
        match self {
            Self::Found { advice, shown: true } => Some(advice),
            _ => None,
        }
    }

    /// May it be asked for?
    pub(crate) const fn may_be_asked(&self) -> bool {
        matches!(self, Self::None | Self::Found { shown: false, .. })
    }

    pub(crate) const fn is_asked(&self) -> bool {
        matches!(self, Self::Asked)
    }

    /// Asks. A hint that is known is shown again; true: it has to be looked for.
    pub(crate) fn ask(&mut self) -> bool {
        match self {
            Self::Found { shown, .. } => {
                *shown = true;
                false
            }
            Self::None | Self::Asked => {
                *self = Self::Asked;
                true
            }
        }
    }

    /// Here it is.
    pub(crate) fn find(&mut self, advice: T) {
        *self = Self::Found { advice, shown: true };
    }

    /// The looking has ended without a word.
    pub(crate) fn give_up(&mut self) {
        if self.is_asked() {
            *self = Self::None;
        }
    }

    /// Puts it away; false where it was not shown.
    pub(crate) fn close(&mut self) -> bool {
        match self {
            Self::Found { shown, .. } => std::mem::take(shown),
            _ => false,
        }
    }
}
