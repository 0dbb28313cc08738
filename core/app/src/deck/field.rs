//! Tables and fields of a file with their lines, and the report of what is wrong in them.

use super::{Breach, BreachKind};
use crate::text::{shown, shows};
use douze_rules::d12::Face;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What is wrong so far.
pub(super) struct Report {
    pub(super) breaches: Vec<Breach>,
    /// The dilemma that is being read, if its number is known.
    pub(super) dilemma: Option<u8>,
    /// Where lines begin, the first one left out.
    lines: Vec<usize>,
}

impl Report {
    pub(super) fn new(file: &[u8]) -> Self {
        let ends = file.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        Self { breaches: Vec::new(), dilemma: None, lines: ends.map(|(place, _)| place + 1).collect() }
    }

    /// The line of this byte.
    pub(super) fn line(&self, byte: usize) -> usize {
        self.lines.partition_point(|&begin| begin <= byte) + 1
    }

    pub(super) fn add(&mut self, byte: usize, field: &str, kind: BreachKind) {
        let line = self.line(byte);
        self.breaches.push(Breach { line, dilemma: self.dilemma, field: field.to_owned(), kind });
    }
}

/// A table of the file.
pub(super) struct Table<'a> {
    pub(super) entries: &'a DeTable<'a>,
    /// Where it begins.
    pub(super) byte: usize,
    /// Before the names of its fields.
    pub(super) prefix: &'static str,
}

impl<'a> Table<'a> {
    /// A field that must be there.
    pub(super) fn field(&self, name: &str, report: &mut Report) -> Option<Field<'a>> {
        let found = self.entries.iter().find(|(key, _)| key.get_ref() == name);
        let name = format!("{}{name}", self.prefix);
        if found.is_none() {
            report.add(self.byte, &name, BreachKind::Missing);
        }
        found.map(|(_, value)| Field { name, value })
    }

    /// Further fields are remarks; but where a field is missing they may be slips of the pen, and are named.
    pub(super) fn slips(&self, known: &[&str], report: &mut Report) {
        if known.iter().any(|name| self.entries.keys().all(|key| key.get_ref() != name)) {
            // The shipped deck's own remark.
            self.only(&[known, &["known"]].concat(), report);
        }
    }

    /// Names the fields that do not belong here.
    pub(super) fn only(&self, known: &[&str], report: &mut Report) {
        for (key, _) in self.entries.iter().filter(|(key, _)| !known.contains(&&**key.get_ref())) {
            let name: String = shown(key.get_ref()).take(40).collect();
            report.add(key.span().start, &format!("{}{name}", self.prefix), BreachKind::Unknown);
        }
    }
}

/// A value with its name.
pub(super) struct Field<'a> {
    pub(super) name: String,
    value: &'a Spanned<DeValue<'a>>,
}

impl<'a> Field<'a> {
    /// Where its value begins.
    pub(super) fn byte(&self) -> usize {
        self.value.span().start
    }

    fn not(&self, wanted: &'static str, report: &mut Report) {
        report.add(
            self.byte(),
            &self.name,
            BreachKind::Type { wanted, found: self.value.get_ref().type_str() },
        );
    }

    fn digits(&self, report: &mut Report) -> Option<String> {
        let number = self.value.get_ref().as_integer();
        if number.is_none() {
            self.not("an integer", report);
        }
        number.map(ToString::to_string)
    }

    /// The value as a number, and its digits where it is none from 0 to 255.
    fn small(&self, report: &mut Report) -> Option<Result<u8, String>> {
        let digits = self.digits(report)?;
        let number = self.value.get_ref().as_integer();
        let number = number.and_then(|number| u8::from_str_radix(number.as_str(), number.radix()).ok());
        Some(number.ok_or_else(|| digits.chars().take(20).collect()))
    }

    pub(super) fn number(&self, report: &mut Report) -> Option<u8> {
        self.small(report)?
            .map_err(|digits| report.add(self.byte(), &self.name, BreachKind::Number(digits)))
            .ok()
    }

    pub(super) fn face(&self, report: &mut Report) -> Option<Face> {
        let face = self.small(report)?.and_then(|number| Face::new(number).ok_or_else(|| number.to_string()));
        face.map_err(|digits| report.add(self.byte(), &self.name, BreachKind::Face(digits))).ok()
    }

    pub(super) fn text(&self, report: &mut Report) -> Option<&'a str> {
        let text = self.value.get_ref().as_str();
        if text.is_none() {
            self.not("a text", report);
        }
        text
    }

    /// A text that people see.
    pub(super) fn visible(&self, report: &mut Report) -> Option<String> {
        let text = self.text(report)?;
        if text.trim() != text || !shows(text) || !(1..=40).contains(&text.chars().count()) {
            report.add(self.byte(), &self.name, BreachKind::Name);
            return None;
        }
        Some(text.to_owned())
    }

    /// The entries of a list, with its name.
    pub(super) fn list(&self, report: &mut Report) -> Option<Vec<Self>> {
        let list = self.value.get_ref().as_array();
        if list.is_none() {
            self.not("a list", report);
        }
        Some(list?.iter().map(|value| Field { name: self.name.clone(), value }).collect())
    }

    pub(super) fn table(&self, prefix: &'static str, report: &mut Report) -> Option<Table<'a>> {
        let table = self.value.get_ref().as_table();
        if table.is_none() {
            self.not("a table", report);
        }
        Some(Table { entries: table?, byte: self.byte(), prefix })
    }
}
