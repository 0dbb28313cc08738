//! Laws of the Chronicle's files: whatever book they hold, and whatever else they are.
#![allow(clippy::unwrap_used)] // helpers of tests

use crate::support::import;
use crate::support::reigns::{book, file_of, here, reign, reigns};
use douze_app::DouzeError;
use douze_app::chronicle::{Book, Merge, Reign, csv, file};
use douze_app::deck::Deck;
use proptest::prelude::*;

/// Later than all reigns of these tests.
const NOW: i64 = 1_710_000_000_000;

/// Merges a file into a book without any conflict's form being replaced.
fn merged(book: &Book, bytes: &[u8]) -> Book {
    let import = file::read(bytes, &[Deck::shipped().unwrap()], NOW).unwrap();
    let merge = Merge::of(book, &import);
    let mut all: Vec<Reign> = book.lines().iter().map(|line| line.reign.clone()).collect();
    all.extend(merge.to_write(false).cloned());
    Book::new(all)
}

/// Reigns of which each id is there once.
fn distinct(reigns: Vec<Reign>) -> Vec<Reign> {
    let mut seen = std::collections::HashSet::new();
    reigns.into_iter().filter(|reign| seen.insert(reign.id)).collect()
}

fn many() -> impl Strategy<Value = Vec<Reign>> {
    prop::collection::vec(reigns(), 0..12).prop_map(distinct)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn any_book_comes_back_from_its_file_and_from_its_rows(all in many()) {
        for reign in &all {
            prop_assert_eq!(reign.fault(), None);
            let stored = reign.to_stored().unwrap();
            prop_assert_eq!(Reign::of_stored(&stored), Some(reign.clone()));
        }
        let book = Book::new(all);
        let written = file::write(&book, &[], &[]);
        let import = file::read(written.as_bytes(), &[Deck::shipped().unwrap()], NOW).unwrap();
        prop_assert_eq!(&Book::new(import.reigns), &book);
        prop_assert_eq!(csv::table(&book).matches("\r\n").count(), book.lines().len() + 1);
    }

    /// Whatever the order of reigns, years and numerals are the same: they follow from the ends alone.
    #[test]
    fn the_order_in_which_reigns_come_changes_nothing(all in many(), turn in 0usize..12) {
        let mut other = all.clone();
        other.reverse();
        other.rotate_left(turn.min(all.len()));
        prop_assert_eq!(Book::new(all), Book::new(other));
    }

    #[test]
    fn merging_twice_is_merging_once_and_the_order_of_files_is_no_matter(all in many(), cut in any::<prop::sample::Index>()) {
        let cut = cut.index(all.len() + 1);
        // Two files that share the middle of the book.
        let (one, two) = (file_of(&all[..all.len().min(cut + 2)]), file_of(&all[cut.min(all.len())..]));
        let once = merged(&Book::default(), &one);
        prop_assert_eq!(&merged(&once, &one), &once);
        let (there, back) = (merged(&once, &two), merged(&merged(&Book::default(), &two), &one));
        prop_assert_eq!(&there, &back);
        prop_assert_eq!(there, Book::new(all));
    }

    /// A file damaged anywhere is refused, or says the same: it never panics and never says something else.
    #[test]
    fn a_damaged_file_never_passes_for_another(all in many(), at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        let mut bytes = file_of(&all);
        let at = at.index(bytes.len());
        if cut { bytes.truncate(at) } else { bytes[at] = byte }
        if let Ok(import) = file::read(&bytes, &[Deck::shipped().unwrap()], NOW) {
            prop_assert_eq!(Book::new(import.reigns), Book::new(all));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Through the session: whatever bytes come, nothing is written and the session goes on.
    #[test]
    fn any_bytes_are_answered_and_change_nothing(bytes in prop::collection::vec(any::<u8>(), 0..200), json in any::<bool>()) {
        let (dir, session) = here(&[reign(1)]);
        let bytes = if json { [&b"{\"douze_chronicle\":1,"[..], &bytes].concat() } else { bytes };
        let answer = import(&session, bytes);
        let shown = answer.is_err_and(|error| {
            !error.sentence().is_empty() && !matches!(error, DouzeError::Internal { .. })
        });
        prop_assert!(shown);
        prop_assert_eq!(book(dir.path()), Book::new(vec![reign(1)]));
    }
}
