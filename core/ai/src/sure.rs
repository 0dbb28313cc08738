//! Results at the end of a game that are sure for anything hidden, rolled or played by others.

use crate::budget::CutShort;

/// How it ends for a seat at worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sure {
    /// It can be lost.
    Lost,
    /// It can stay undecided.
    Open,
    /// It is won, whatever happens.
    Won,
}

/// Positions that may still be looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grant(u32);

impl Grant {
    pub(crate) const fn new(positions: u32) -> Self {
        Self(positions)
    }

    /// One position more.
    pub(crate) fn spend(&mut self) -> Result<(), CutShort> {
        self.0 = self.0.checked_sub(1).ok_or(CutShort)?;
        Ok(())
    }
}

/// What the best of these options comes to; [`Sure::Lost`] without any.
pub(crate) fn best<T>(
    options: impl IntoIterator<Item = T>,
    mut value: impl FnMut(T) -> Result<Sure, CutShort>,
) -> Result<Sure, CutShort> {
    let mut best = Sure::Lost;
    for option in options {
        best = best.max(value(option)?);
        if best == Sure::Won {
            break;
        }
    }
    Ok(best)
}

/// What it comes to when the worst of these happens; [`Sure::Won`] when nothing can.
pub(crate) fn worst<T>(
    replies: impl IntoIterator<Item = T>,
    mut value: impl FnMut(T) -> Result<Sure, CutShort>,
) -> Result<Sure, CutShort> {
    let mut worst = Sure::Won;
    for reply in replies {
        worst = worst.min(value(reply)?);
        if worst == Sure::Lost {
            break;
        }
    }
    Ok(worst)
}
