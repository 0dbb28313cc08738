//! The hint at a table: asked for, looked for, found, put away.

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
    /// The hint beside the table.
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

    /// The search was cancelled before it found advice.
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
