//! Numbers and signs of a puzzle's line.

use std::fmt::Write;

/// A number below 15 is one digit; from there on three of them, the first an f.
pub(super) fn number(text: &mut String, number: usize) {
    let _ = if number < 15 { write!(text, "{number:x}") } else { write!(text, "f{:02x}", number - 15) };
}

/// The rest of a line.
#[derive(Clone, Copy, Debug)]
pub struct Digits<'a>(&'a str);

impl<'a> Digits<'a> {
    pub(super) const fn new(line: &'a str) -> Self {
        Self(line)
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A number as [`number`] writes it.
    pub(super) fn number(&mut self) -> Option<u8> {
        let (long, rest) = match self.0.strip_prefix('f') {
            Some(rest) => (2, rest),
            None => (1, self.0),
        };
        let (digits, rest) = rest.split_at_checked(long)?;
        self.0 = rest;
        let number = u8::from_str_radix(digits, 16).ok()?;
        if long == 2 { number.checked_add(15) } else { Some(number) }
    }

    /// Does the line go on with this sign? It is left out then.
    pub(super) fn sign(&mut self, sign: char) -> bool {
        let rest = self.0.strip_prefix(sign);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    /// A letter, counted from a.
    pub(super) fn letter(&mut self) -> Option<u8> {
        let letter = self.0.bytes().next().filter(u8::is_ascii_lowercase)?;
        self.0 = self.0.get(1..)?;
        Some(letter - b'a')
    }
}
