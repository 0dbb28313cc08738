//! Who may look at the device. Every screen of a game is built for [`Device::viewer`], by `Table::observation`: nothing else
//! decides what is secret. The device changes hands behind a curtain; a person who plays alone keeps it, and has no secrets from it.

use douze_rules::{Seat, Viewer};

/// The view that the device shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Nothing secret: the device goes to this seat.
    Curtain(Seat),
    /// This seat's hand.
    Hand(Seat),
    /// The open table.
    Table,
}

/// The device between the people at one table.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    /// The only person at the table.
    alone: Option<Seat>,
    shown: Shown,
    /// The seat whose hand is shown as long as its person peeks.
    peek: Option<Seat>,
}

impl Device {
    pub(super) const fn new(alone: Option<Seat>) -> Self {
        Self { alone, shown: Shown::Table, peek: None }
    }

    /// Before somebody who watches a game that is over, from this seat or from the open table: nothing is secret any more.
    pub(super) fn watching(seat: Option<Seat>) -> Self {
        let alone = Some(seat.unwrap_or(Seat::new(0)));
        Self { alone, shown: seat.map_or(Shown::Table, Shown::Hand), peek: None }
    }

    /// Whose knowledge the screen is built from.
    pub(crate) const fn viewer(&self) -> Viewer {
        match (self.peek, self.shown) {
            (Some(seat), _) | (None, Shown::Hand(seat)) => Viewer::Seat(seat),
            (None, Shown::Curtain(_)) => Viewer::Curtain,
            (None, Shown::Table) => Viewer::Everyone,
        }
    }

    /// The person who plays against built-in players alone.
    pub(crate) const fn alone(&self) -> Option<Seat> {
        self.alone
    }

    pub(crate) const fn shown(&self) -> Shown {
        self.shown
    }

    pub(crate) const fn peek(&self) -> Option<Seat> {
        self.peek
    }

    pub(crate) const fn is_covered(&self) -> bool {
        matches!(self.shown, Shown::Curtain(_))
    }

    /// Is a hand visible that another person at the table may not see?
    pub(crate) const fn is_secret(&self) -> bool {
        self.alone.is_none() && matches!(self.viewer(), Viewer::Seat(_))
    }

    /// Who may peek: the person whom the curtain names, or the person to decide openly next.
    pub(crate) fn peeker(&self, decides_openly: Option<Seat>) -> Option<Seat> {
        match self.shown {
            Shown::Curtain(seat) => Some(seat),
            Shown::Table if self.alone.is_none() => decides_openly,
            Shown::Table | Shown::Hand(_) => None,
        }
    }

    /// Sets the view; nobody peeks any more.
    pub(super) const fn show(&mut self, shown: Shown) {
        (self.shown, self.peek) = (shown, None);
    }

    /// Shows this seat's hand for a moment, or hides it again.
    pub(super) const fn set_peek(&mut self, peek: Option<Seat>) {
        self.peek = peek;
    }

    /// The view when nobody is known to look: the curtain of the next secret choice, or the open table. `None` for a
    /// person alone.
    pub(super) fn covered(&self, chooses: Option<Seat>) -> Option<Shown> {
        self.alone.is_none().then(|| chooses.map_or(Shown::Table, Shown::Curtain))
    }

    /// Any view, to test what a screen gives away.
    #[cfg(test)]
    pub(crate) const fn pretend(&mut self, shown: Shown, peek: Option<Seat>) {
        (self.shown, self.peek) = (shown, peek);
    }
}
