//! The files that only Xcode and the store read, held against the core and each other: property lists, catalogues,
//! versions, the words that UI tests look for. Xcode's project itself is read by Xcode alone, in the hosted build.
//!
//! Each check reports the first fault. `tests/checks.rs` runs them on the repository.

pub mod assets;
pub mod info;
pub mod sources;
pub mod strings;
mod tree;
pub mod words;

pub use tree::Tree;

/// Nothing is wrong, or the first fault.
pub type Check<T = ()> = Result<T, String>;

/// Reports `wrong` unless `sound`.
pub(crate) fn ensure(sound: bool, wrong: impl FnOnce() -> String) -> Check {
    if sound { Ok(()) } else { Err(wrong()) }
}

/// The languages of the core's texts: its folders.
pub(crate) fn languages(tree: &Tree) -> Check<Vec<String>> {
    tree.folders("core/app/text")
}
