//! One dilemma of a deck file.

use super::breach::BreachKind;
use super::field::{Field, Report, Table};
use douze_rules::council::{Dilemma, Effect, Effects, Faces};

const FIELDS: [&str; 9] = ["n", "bells", "en", "fr", "de", "targets", "value", "reward", "penalty"];

/// The name of a dilemma in three languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Names {
    pub(super) number: u8,
    pub(super) english: String,
    pub(super) french: String,
    pub(super) german: String,
}

/// What was read. A field that cannot be read has a value that breaks no rule, and is named.
pub(super) struct Read {
    pub(super) dilemma: Dilemma,
    pub(super) names: Names,
    /// Fields that cannot be read.
    pub(super) broken: Vec<&'static str>,
    /// Where the values of the readable fields begin.
    pub(super) bytes: Vec<(&'static str, usize)>,
}

pub(super) fn read(table: &Table<'_>, report: &mut Report) -> Read {
    let mut read = Read {
        dilemma: Dilemma { bells: 1, targets: [Faces::LOW, Faces::EMPTY], value: 1, ..Dilemma::default() },
        names: Names::default(),
        broken: Vec::new(),
        bytes: Vec::new(),
    };
    report.dilemma = None;
    if let Some(number) = read.get("n", table, report, Field::number) {
        (read.dilemma.number, read.names.number) = (number, number);
        report.dilemma = Some(number);
    }
    table.slips(&FIELDS, report);
    if let Some(bells) = read.get("bells", table, report, Field::number) {
        read.dilemma.bells = bells;
    }
    for name in ["en", "fr", "de"] {
        let text = read.get(name, table, report, Field::visible).unwrap_or_default();
        match name {
            "en" => read.names.english = text,
            "fr" => read.names.french = text,
            _ => read.names.german = text,
        }
    }
    if let Some(targets) = read.get("targets", table, report, targets) {
        read.dilemma.targets = targets;
    }
    if let Some(value) = read.get("value", table, report, Field::number) {
        read.dilemma.value = value;
    }
    if let Some(reward) = read.get("reward", table, report, effects) {
        read.dilemma.reward = reward;
    }
    if let Some(penalty) = read.get("penalty", table, report, effects) {
        read.dilemma.penalty = penalty;
    }
    report.dilemma = None;
    read
}

impl Read {
    /// A field's value; the field is broken when there was anything to report.
    fn get<'a, T>(
        &mut self,
        name: &'static str,
        table: &Table<'a>,
        report: &mut Report,
        value: impl Fn(&Field<'a>, &mut Report) -> Option<T>,
    ) -> Option<T> {
        let field = table.field(name, report);
        let value = field.as_ref().and_then(|field| value(field, report));
        match field {
            Some(field) if value.is_some() => self.bytes.push((name, field.byte())),
            _ => self.broken.push(name),
        }
        value
    }
}

/// One list of faces or two. Wrong faces are all reported; what is left is no target.
fn targets(field: &Field<'_>, report: &mut Report) -> Option<[Faces; 2]> {
    let lists = field.list(report)?;
    if !(1..=2).contains(&lists.len()) {
        report.add(field.byte(), &field.name, BreachKind::Targets(lists.len()));
        return None;
    }
    let before = report.breaches.len();
    let mut targets = [Faces::EMPTY; 2];
    for (target, list) in targets.iter_mut().zip(&lists) {
        for entry in list.list(report).into_iter().flatten() {
            let Some(face) = entry.face(report) else { continue };
            if target.contains(face) {
                report.add(entry.byte(), &entry.name, BreachKind::FaceTwice(face.number()));
            }
            *target = target.with(face);
        }
    }
    // An empty second list would pass for one target.
    if lists.len() == 2 && targets[1].is_empty() && report.breaches.len() == before {
        let kind = BreachKind::Rules(douze_rules::council::BreachKind::EmptyTarget);
        report.add(lists[1].byte(), &field.name, kind);
    }
    (report.breaches.len() == before).then_some(targets)
}

fn effects(field: &Field<'_>, report: &mut Report) -> Option<Effects> {
    let before = report.breaches.len();
    let words = field.list(report)?;
    let mut effects = Vec::new();
    for word in &words {
        let Some(text) = word.text(report) else { continue };
        match Effect::from_word(text) {
            Some(effect) => effects.push(effect),
            None => {
                report.add(word.byte(), &word.name, BreachKind::Effect(text.chars().take(40).collect()));
            }
        }
    }
    if report.breaches.len() > before {
        return None;
    }
    let list = Effects::new(&effects);
    if list.is_none() {
        report.add(field.byte(), &field.name, BreachKind::TooManyEffects { found: effects.len() });
    }
    list
}
