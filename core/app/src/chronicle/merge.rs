//! A file's reigns beside those that are here.

use super::{Book, Import, Reign};
use std::collections::HashMap;

/// What merging a file would do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// Reigns that are not here, or only damaged.
    pub new: Vec<Reign>,
    /// How many are here, the same.
    pub known: usize,
    /// Reigns that are here in another form.
    pub conflicts: Vec<Conflict>,
}

/// One reign in two forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// As it is here.
    pub ours: Reign,
    /// As the file has it.
    pub theirs: Reign,
}

impl Merge {
    /// A file beside the book.
    pub fn of(book: &Book, import: &Import) -> Self {
        let ours: HashMap<_, &Reign> = book.lines().iter().map(|line| (line.reign.id, &line.reign)).collect();
        let mut merge = Self::default();
        for theirs in &import.reigns {
            match ours.get(&theirs.id) {
                None => merge.new.push(theirs.clone()),
                Some(&ours) if ours == theirs => merge.known += 1,
                Some(&ours) => {
                    merge.conflicts.push(Conflict { ours: ours.clone(), theirs: theirs.clone() });
                }
            }
        }
        merge
    }

    /// What is to be written: the new ones, and the file's form of the others if it is to be taken.
    pub fn to_write(&self, take_theirs: bool) -> impl Iterator<Item = &Reign> {
        let theirs = self.conflicts.iter().filter(move |_| take_theirs).map(|conflict| &conflict.theirs);
        self.new.iter().chain(theirs)
    }
}
