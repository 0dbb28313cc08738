//! What a lesson is made of.

use crate::{GameKind, Intent};

/// The lesson of one game.
pub(crate) struct Lesson {
    pub(crate) game: GameKind,
    pub(crate) scenes: &'static [Scene],
}

/// A game as it is stored: its header, and the whole line of it, the rival's actions included.
pub(crate) struct Scene {
    pub(crate) header: &'static str,
    /// One stored action a line.
    pub(crate) line: &'static str,
    /// How many of them are done when the scene opens.
    pub(crate) opened: usize,
    pub(crate) steps: &'static [Step],
}

/// A step of a lesson, with the key of its words: at most twelve of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Something to see; a button leads on.
    Read(&'static str),
    /// The next action of the person in the line: the card, cell or face that glows is selected, then confirmed.
    Act {
        key: &'static str,
        /// Said while it is selected, before it is confirmed.
        confirm: &'static str,
    },
}

impl Step {
    /// A choice of a card, which the main button confirms.
    pub(super) const fn choose(key: &'static str) -> Self {
        Self::Act { key, confirm: "lesson-confirm-card" }
    }

    /// A place on the board or a face of the die, which the same tap again confirms.
    pub(super) const fn point(key: &'static str) -> Self {
        Self::Act { key, confirm: "lesson-confirm-again" }
    }
}

impl Lesson {
    /// All steps of all scenes.
    pub(crate) fn steps(&self) -> usize {
        self.scenes.iter().map(|scene| scene.steps.len()).sum()
    }
}

/// How far a lesson is.
pub(crate) struct Progress {
    pub(crate) game: GameKind,
    /// The step that is shown; none after the last.
    pub(crate) step: Option<Step>,
    /// The number of the step, from 1.
    pub(crate) number: usize,
    pub(crate) steps: usize,
    /// The last press was another one than the step is about.
    pub(crate) missed: bool,
    /// What is to be pressed now: the first of these glows.
    pub(crate) wanted: Vec<Intent>,
}

impl Progress {
    pub(crate) const fn is_last(&self) -> bool {
        self.number == self.steps
    }
}
