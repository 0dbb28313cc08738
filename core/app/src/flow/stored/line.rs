//! The rows of a game and the line of play that they fold into.

use serde::{Deserialize, Serialize};

/// A stored row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Row<A> {
    Act(A),
    /// Back to this many actions; the others can be done again until another action comes.
    Undo {
        to: usize,
        /// It passed something that was revealed.
        taken_back: bool,
    },
    /// A hint was given here.
    Hint,
}

/// The rows folded: the actions that count, those that may be done again, how often something revealed was
/// taken back, and how many hints were given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LineOfPlay<A> {
    pub(super) line: Vec<A>,
    pub(super) redo: Vec<A>,
    pub(super) takebacks: u32,
    /// Snapshots of earlier versions have none.
    #[serde(default)]
    pub(super) hints: u32,
}

impl<A> Default for LineOfPlay<A> {
    fn default() -> Self {
        Self { line: Vec::new(), redo: Vec::new(), takebacks: 0, hints: 0 }
    }
}

impl<A: PartialEq> LineOfPlay<A> {
    pub(super) fn fold(&mut self, row: Row<A>) {
        match row {
            Row::Act(action) => {
                if self.redo.first() == Some(&action) {
                    self.redo.remove(0);
                } else {
                    self.redo.clear();
                }
                self.line.push(action);
            }
            Row::Undo { to, taken_back } => {
                let undone = self.line.split_off(to.min(self.line.len()));
                self.redo.splice(0..0, undone);
                self.takebacks += u32::from(taken_back);
            }
            Row::Hint => self.hints += 1,
        }
    }
}
