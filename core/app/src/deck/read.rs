//! A deck file into its content, or all that is wrong with it.

use super::breach::{Breach, BreachKind, LONGEST};
use super::dilemma::{self, Names, Read};
use super::field::{Field, Report, Table};
use douze_rules::council::{self, Character, Place};
use toml::de::DeTable;

/// What a valid file says.
pub(super) struct Content {
    pub(super) name: String,
    pub(super) rules: council::Deck,
    /// By number, from 1.
    pub(super) dilemmas: Vec<Names>,
}

/// Reads a file; an error is every breach, by line.
pub(super) fn content(file: &[u8]) -> Result<Content, Vec<Breach>> {
    let mut report = Report::new(file);
    if file.len() > LONGEST {
        report.add(LONGEST, "", BreachKind::TooLong);
        return Err(report.breaches);
    }
    let text = match std::str::from_utf8(file) {
        Ok(text) => text,
        Err(error) => {
            report.add(error.valid_up_to(), "", BreachKind::NotUtf8);
            return Err(report.breaches);
        }
    };
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let byte = error.span().map_or(0, |span| span.start);
        report.add(byte, "", BreachKind::Syntax(error.message().replace('\n', "; ")));
    }
    let content = if errors.is_empty() { entries(table.get_ref(), &mut report) } else { None };
    report.breaches.sort_by_key(|breach| breach.line);
    match content {
        Some(content) if report.breaches.is_empty() => Ok(content),
        _ => Err(report.breaches),
    }
}

/// The content, unless something is reported.
fn entries(entries: &DeTable<'_>, report: &mut Report) -> Option<Content> {
    let root = Table { entries, byte: 0, prefix: "" };
    root.slips(&["name", "crowns", "dilemma"], report);
    let name = root.field("name", report).and_then(|name| name.visible(report));
    let crowns = root.field("crowns", report);
    let values = crowns.as_ref().and_then(|crowns| self::crowns(crowns, report));
    let list = root.field("dilemma", report);
    let list = list.and_then(|list| list.list(report))?;
    let ends = list.last().map_or(0, Field::byte);
    let dilemmas: Vec<Read> =
        list.iter().filter_map(|dilemma| Some(dilemma::read(&dilemma.table("", report)?, report))).collect();
    // Where crowns or dilemmas cannot be read, what the rules say of them together means nothing.
    let all = dilemmas.len() == list.len();
    let legible = |field| all && dilemmas.iter().all(|read| !read.broken.contains(&field));
    let rules: Vec<council::Dilemma> = dilemmas.iter().map(|read| read.dilemma).collect();
    for breach in council::Deck::validate(&rules, values.unwrap_or([1; 12])) {
        let kind = BreachKind::Rules(breach.kind);
        match (breach.place, breach.kind) {
            (Place::Dilemma { index, field }, _) => {
                let Some(read) = dilemmas.get(index) else { continue };
                // What cannot be read is reported already.
                let Some(&(_, byte)) = read.bytes.iter().find(|(name, _)| *name == field) else { continue };
                report.dilemma = Some(read.dilemma.number).filter(|_| !read.broken.contains(&"n"));
                report.add(byte, field, kind);
                report.dilemma = None;
            }
            (Place::Crown(character), _) => {
                let byte = crowns.as_ref().map_or(0, |crowns| crown_byte(crowns, character));
                report.add(byte, &format!("crowns.{}", character.id()), kind);
            }
            (Place::Deck, council::BreachKind::TooFewCrowns) => {
                report.add(crowns.as_ref().map_or(0, Field::byte), "crowns", kind);
            }
            (Place::Deck, council::BreachKind::Missing { .. }) if !legible("n") => {}
            (Place::Deck, council::BreachKind::TooFew { .. }) if !legible("bells") => {}
            (Place::Deck, _) => report.add(ends, "dilemma", kind),
        }
    }
    let rules = council::Deck::new(rules, values?).ok()?;
    let mut names: Vec<_> = dilemmas.into_iter().map(|read| read.names).collect();
    names.sort_by_key(|names| names.number);
    Some(Content { name: name?, rules, dilemmas: names })
}

/// In the order of [`Character::ALL`]; none when one of them cannot be read.
fn crowns(field: &Field<'_>, report: &mut Report) -> Option<[u8; 12]> {
    let table = field.table("crowns.", report)?;
    table.only(&Character::ALL.map(Character::id), report);
    let crowns =
        Character::ALL.map(|one| table.field(one.id(), report).and_then(|field| field.number(report)));
    crowns.iter().all(Option::is_some).then(|| crowns.map(Option::unwrap_or_default))
}

/// Where a crown that can be read stands.
fn crown_byte(crowns: &Field<'_>, character: Character) -> usize {
    let mut unheard = Report::new(&[]);
    let table = crowns.table("", &mut unheard);
    let field = table.and_then(|table| table.field(character.id(), &mut unheard));
    field.map_or(crowns.byte(), |field| field.byte())
}
