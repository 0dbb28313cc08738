//! Long lists are shown in parts.

use super::ButtonView;
use crate::Intent;
use crate::text::Text;

/// Which part of a long list is shown: the newest entries come first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct WindowView {
    /// Entries before it; the newest one is entry 0.
    pub first: i32,
    /// Entries of the whole list.
    pub total: i32,
    /// "Reigns 51 to 100 of 534"; empty when all are shown.
    pub line: String,
    /// The entries that came after these in time.
    pub newer: Option<ButtonView>,
    /// The entries that came before these in time.
    pub older: Option<ButtonView>,
}

impl WindowView {
    /// `size` entries at most of `total`, from `first` on. The keys: which part it is, and the ways to the newer and the
    /// older one, which `show` leads to.
    pub(super) fn new(
        text: &Text,
        keys: [&str; 3],
        [first, total, size]: [usize; 3],
        show: impl Fn(i32) -> Intent,
    ) -> Self {
        let [line, newer, older] = keys;
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let last = (first + size).min(total);
        let way = |key: &str, first: usize| ButtonView::new(text, key, show(number(first)));
        let args = [("from", (first + 1).into()), ("to", last.into()), ("count", total.into())];
        Self {
            first: number(first),
            total: number(total),
            line: if total > size { text.with(line, &args) } else { String::new() },
            newer: (first > 0).then(|| way(newer, first.saturating_sub(size))),
            older: (last < total).then(|| way(older, last)),
        }
    }
}
