//! Words of files, as a terminal shows them.

use douze_app::text::signs;

/// A strange file's words, with escapes for whatever would move, hide or turn text in a terminal.
pub(crate) fn plain(text: &str) -> String {
    let escape =
        |(sign, shows): (char, bool)| if shows { sign.into() } else { sign.escape_default().to_string() };
    signs(text).map(escape).collect()
}

/// Each one after a space.
pub(crate) fn words<T>(list: &[T], word: impl Fn(&T) -> String) -> String {
    list.iter().flat_map(|entry| [" ".into(), word(entry)]).collect()
}
