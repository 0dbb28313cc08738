//! What Xcode reads, held against each other, against the files that there are, and against the core: the project, its
//! scheme, property lists, catalogues, the hosted workflow, and the words that UI tests look for. Xcode itself runs
//! nowhere here; that it opens the project only a Mac can show.
//!
//! Each check tells the first thing that is wrong. `tests/checks.rs` runs them on the repository, and on copies of its
//! texts with one fault each.

pub mod assets;
pub mod info;
pub mod openstep;
pub mod project;
pub mod scheme;
pub mod script;
pub mod sources;
pub mod strings;
mod tree;
pub mod words;
pub mod workflow;

pub use tree::Tree;

/// Nothing is wrong, or what is.
pub type Check<T = ()> = Result<T, String>;

/// Complains unless `sound`.
pub(crate) fn ensure(sound: bool, wrong: impl FnOnce() -> String) -> Check {
    if sound { Ok(()) } else { Err(wrong()) }
}

/// The languages of the core's texts: its folders.
pub(crate) fn languages(tree: &Tree) -> Check<Vec<String>> {
    tree.folders("core/app/text")
}
