//! The parts of a lesson.

use crate::{CouncilIntent, ForestIntent, GameKind, Intent, KingIntent};

/// The lesson of one game.
pub(crate) struct Lesson {
    pub(crate) game: GameKind,
    pub(crate) scenes: &'static [Scene],
    /// Knowledge after the lesson, in the order in which it was learned.
    pub(crate) learned: &'static [Learned],
}

/// Something that a lesson teaches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learned {
    /// The key of a short sentence.
    pub(crate) key: &'static str,
    /// The key of the step that showed it.
    pub(crate) step: &'static str,
}

/// Knowledge under this key, shown by this step.
pub(super) const fn learned(key: &'static str, step: &'static str) -> Learned {
    Learned { key, step }
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

    /// A button that does it at once.
    pub(super) const fn press(key: &'static str) -> Self {
        Self::Act { key, confirm: key }
    }

    /// A place on the board or a face of the die, which the same tap again confirms.
    pub(super) const fn point(key: &'static str) -> Self {
        Self::Act { key, confirm: "lesson-confirm-again" }
    }
}

impl Lesson {
    /// Keys of the knowledge taught by the steps up to this one, counted from 1.
    pub(crate) fn learned_at(&self, step: usize) -> Vec<&'static str> {
        let shown: Vec<&str> = self.keys().take(step).collect();
        self.learned
            .iter()
            .filter(|learned| shown.contains(&learned.step))
            .map(|learned| learned.key)
            .collect()
    }

    /// The keys of all steps of all scenes.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.scenes.iter().flat_map(|scene| scene.steps).map(|step| match *step {
            Step::Read(key) | Step::Act { key, .. } => key,
        })
    }

    /// All steps of all scenes.
    pub(crate) fn steps(&self) -> usize {
        self.scenes.iter().map(|scene| scene.steps.len()).sum()
    }
}

/// A press that does not belong to the step and gets an answer of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missed {
    Card,
    /// A cell, a face of the die, a target.
    Place,
    Remark,
    Bells,
    /// Whose card is revealed next.
    Order,
    /// Undo, a hint, the main button.
    Other,
}

impl Missed {
    /// The subject of this press.
    pub(crate) const fn of(intent: &Intent) -> Self {
        match intent {
            Intent::Forest(ForestIntent::PickCard { .. })
            | Intent::King(KingIntent::PickCharacter { .. })
            | Intent::Council(CouncilIntent::PickCharacter { .. }) => Self::Card,
            Intent::Forest(ForestIntent::TapCell { .. })
            | Intent::King(KingIntent::PickFace { .. })
            | Intent::Council(CouncilIntent::PickFace { .. } | CouncilIntent::PickTarget { .. }) => {
                Self::Place
            }
            Intent::Council(
                CouncilIntent::Say { .. } | CouncilIntent::AskCouncil | CouncilIntent::KeepSilence,
            ) => Self::Remark,
            Intent::Council(CouncilIntent::RingBells { .. }) => Self::Bells,
            Intent::Council(CouncilIntent::RevealNext { .. }) => Self::Order,
            _ => Self::Other,
        }
    }

    /// The key of the answer.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Card => "lesson-missed-card",
            Self::Place => "lesson-missed-place",
            Self::Remark => "lesson-missed-remark",
            Self::Bells => "lesson-missed-bells",
            Self::Order => "lesson-missed-order",
            Self::Other => "lesson-missed",
        }
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
    /// The keys of the knowledge taught so far.
    pub(crate) learned: Vec<&'static str>,
    /// The last press did not belong to the step.
    pub(crate) missed: Option<Missed>,
    /// The buttons to press now: the first of these glows.
    pub(crate) wanted: Vec<Intent>,
}

impl Progress {
    pub(crate) const fn is_last(&self) -> bool {
        self.number == self.steps
    }
}
