//! Who draws what: the files of one shell against the border.

use std::collections::{BTreeMap, BTreeSet};

use crate::border::{Border, Field, Shape, Variant, same};
use crate::source::{Declared, Source};
use crate::tokens::Language;

/// The hand-written files of one language.
pub(crate) struct Shell {
    pub(crate) language: Language,
    pub(crate) files: Vec<Source>,
    /// What they declare themselves, with the folder where.
    own: Vec<(String, Declared)>,
}

/// What files of a shell do with a record or an enum.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Use {
    /// Files, those that use most of it first.
    pub(crate) files: Vec<String>,
    /// `Type.field` that no file reads.
    pub(crate) unread: Vec<String>,
    /// Fields that are read where no other known record has a field of this name.
    pub(crate) sure: usize,
    pub(crate) fields: usize,
}

impl Shell {
    /// - `session`: how the border declares the calls of a session.
    pub(crate) fn new(language: Language, session: &str, files: Vec<Source>) -> Self {
        let calls = Source::new("", session, language);
        let all = files.iter().chain([&calls]);
        let own = all.flat_map(|file| file.declared.iter().map(|it| (file.folder(), it.clone()))).collect();
        Self { language, files, own }
    }

    /// What becomes of `name`.
    pub(crate) fn uses(&self, border: &Border, name: &str) -> Use {
        let mut found = Use::default();
        let mut files: BTreeMap<&str, usize> = BTreeMap::new();
        let Some(shape) = border.get(name) else { return found };
        let knowing: Vec<(&Source, BTreeSet<String>)> = self
            .files
            .iter()
            .map(|file| (file, self.known(file, border)))
            .filter(|(_, known)| known.contains(name))
            .collect();
        let mut field = |of: &str, field: &Field, reads: &dyn Fn(&Source) -> bool| {
            found.fields += 1;
            let readers: Vec<_> = knowing.iter().filter(|(file, _)| reads(file)).collect();
            for (file, _) in &readers {
                *files.entry(&file.path).or_default() += 1;
            }
            if readers.is_empty() {
                found.unread.push(format!("{of}.{}", field.name));
            } else if readers.iter().any(|(_, known)| only(border, known, name, &field.name)) {
                found.sure += 1;
            }
        };
        match shape {
            Shape::Record(fields) => {
                for each in fields {
                    field(name, each, &|file| reads(file, name, &each.name));
                }
            }
            Shape::Enum(variants) => {
                for variant in variants {
                    for (place, each) in variant.fields.iter().enumerate() {
                        let of = format!("{name}.{}", variant.name);
                        field(&of, each, &|file| self.takes(file, name, variant, place));
                    }
                }
                for (file, _) in &knowing {
                    let named = variants.iter().filter(|variant| self.names(file, name, variant)).count();
                    if named > 0 {
                        *files.entry(&file.path).or_default() += named;
                    }
                }
            }
        }
        let mut files: Vec<_> = files.into_iter().collect();
        files.sort_by_key(|(path, count)| (std::cmp::Reverse(*count), *path));
        found.files = files.into_iter().map(|(path, _)| path.to_owned()).collect();
        found
    }

    /// Files that name this variant and take what it carries.
    pub(crate) fn naming(&self, border: &Border, of: &str, variant: &Variant) -> Vec<String> {
        let takes = |file: &&Source| {
            self.names(file, of, variant) && (variant.fields.is_empty() || self.takes(file, of, variant, 0))
        };
        let files = self.files.iter().filter(takes).filter(|file| self.known(file, border).contains(of));
        files.map(|file| file.path.clone()).collect()
    }

    /// Files that make this intent.
    pub(crate) fn sending(&self, intent: &str) -> Vec<String> {
        let files = self.files.iter().filter(|file| file.sent.contains(&same(intent)));
        files.map(|file| file.path.clone()).collect()
    }

    /// Types that a file has to do with: it names them, or comes to them by fields of such as it names, by types of the
    /// shell's own too, and by functions.
    fn known(&self, file: &Source, border: &Border) -> BTreeSet<String> {
        // What one flow declares is nothing to another.
        let folder = file.folder();
        let flow = |folder: &str| match border.get("Body") {
            Some(Shape::Enum(flows)) => flows.iter().any(|flow| flow.name == folder),
            _ => false,
        };
        let near = self.own.iter().filter(|(of, _)| *of == folder || !flow(of)).map(|(_, it)| it);
        let near: Vec<&Declared> = near
            .filter(|it| {
                [&file.read, &file.bare, &file.called].into_iter().any(|words| words.contains(&it.name))
            })
            .collect();
        let mut known = BTreeSet::new();
        let named = file.names.iter().map(String::as_str);
        let given = near.iter().filter(|it| it.owner.is_none()).map(|it| it.of.as_str());
        let mut todo: Vec<&str> = named.chain(given).collect();
        while let Some(name) = todo.pop() {
            if !known.insert(name.to_owned()) {
                continue;
            }
            let inside = near.iter().filter(|it| it.owner.as_deref() == Some(name));
            todo.extend(inside.map(|it| it.of.as_str()));
            let found: Vec<&Field> = match border.get(name) {
                Some(Shape::Record(fields)) => {
                    fields.iter().filter(|field| reads(file, name, &field.name)).collect()
                }
                Some(Shape::Enum(variants)) => {
                    let named = variants.iter().filter(|variant| self.names(file, name, variant));
                    named.flat_map(|variant| &variant.fields).collect()
                }
                None => vec![],
            };
            todo.extend(found.iter().flat_map(|field| field.types.iter().map(String::as_str)));
        }
        known
    }

    fn names(&self, file: &Source, of: &str, variant: &Variant) -> bool {
        // Kotlin writes the enum's name before it.
        file.variants.contains(&same(&variant.name))
            && (self.language == Language::Swift || file.names.contains(of))
    }

    fn takes(&self, file: &Source, of: &str, variant: &Variant, place: usize) -> bool {
        let bound = file.bound.get(&same(&variant.name)).is_some_and(|places| places.contains(&place));
        let read = variant.fields.get(place).is_some_and(|field| file.read.contains(&field.name));
        self.names(file, of, variant) && (bound || (read && self.language == Language::Kotlin))
    }
}

fn reads(file: &Source, of: &str, field: &str) -> bool {
    file.read.contains(field) || (file.extended.contains(of) && file.bare.contains(field))
}

/// Has no other known record a field of this name?
fn only(border: &Border, known: &BTreeSet<String>, name: &str, field: &str) -> bool {
    !known.iter().filter(|other| *other != name).any(|other| match border.get(other) {
        Some(Shape::Record(fields)) => fields.iter().any(|each| each.name == field),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::border::swift;

    const BORDER: &str = "
public struct Screen: Equatable, Hashable {
    public let title: String
    public let step: StepView?
    public let motion: Motion
}
public struct StepView: Equatable, Hashable {
    public let title: String
    public let next: String
}
public enum Motion: Equatable, Hashable {
    case told
    case moved(seat: Int32, steps: Int32
    )
}";

    fn shell(language: Language, texts: &[&str]) -> Shell {
        let files =
            texts.iter().enumerate().map(|(number, text)| Source::new(&number.to_string(), text, language));
        Shell::new(language, "", files.collect())
    }

    #[test]
    fn a_field_that_no_file_reads_is_named() {
        let shell = shell(
            Language::Swift,
            &[
                "struct A { let screen: Screen; f(screen.title, screen.step) }",
                "struct B { let view: StepView; f(view.title) }",
            ],
        );
        assert_eq!(shell.uses(&swift(BORDER), "Screen").unread, ["Screen.motion"]);
        let step = shell.uses(&swift(BORDER), "StepView");
        assert_eq!((step.unread, step.sure, step.fields), (vec!["StepView.next".to_owned()], 1, 2));
        assert_eq!(step.files, ["0", "1"]);
    }

    #[test]
    fn a_file_that_has_nothing_to_do_with_a_record_does_not_read_it() {
        let shell = shell(Language::Swift, &["list.next", "let s: Screen; s.title"]);
        assert_eq!(
            shell.uses(&swift(BORDER), "StepView"),
            Use {
                unread: vec!["StepView.title".into(), "StepView.next".into()],
                fields: 2,
                ..Use::default()
            }
        );
    }

    #[test]
    fn a_record_is_come_to_by_the_fields_before_it() {
        let shell = shell(Language::Swift, &["func f(screen: Screen) { g(screen.step?.next) }"]);
        assert_eq!(shell.uses(&swift(BORDER), "StepView").unread, ["StepView.title"]);
    }

    #[test]
    fn a_record_is_come_to_by_types_and_functions_of_the_shells_own() {
        let own = "class Side(val step: StepView)  fun side(): Side = f()";
        let other = "fun g(side: Side) = side.step.title";
        let files = |other| shell(Language::Kotlin, &[own, other]).uses(&swift(BORDER), "StepView").unread;
        assert_eq!(files(other), ["StepView.next"]);
        assert_eq!(files("fun g() = side().step.title"), ["StepView.next"]);
        let far = Source::new("rules/a", "fun g() = side().step.title", Language::Kotlin);
        let own = Source::new("home/b", own, Language::Kotlin);
        let shell = Shell::new(Language::Kotlin, "", vec![own, far]);
        let flows = "public enum Body: Equatable, Hashable {\n    case home\n}";
        assert_eq!(
            shell.uses(&swift(&format!("{BORDER}\n{flows}")), "StepView").unread.len(),
            2,
            "another flow's"
        );
        assert_eq!(files("fun g() = other().step.title"), ["StepView.title", "StepView.next"]);
    }

    #[test]
    fn a_value_of_a_variant_is_read_by_its_place_or_by_its_name() {
        let border = swift(BORDER);
        let swift = shell(Language::Swift, &["func f(m: Motion) { if case .moved(let seat, _) = m {} }"]);
        assert_eq!(swift.uses(&border, "Motion").unread, ["Motion.moved.steps"]);
        let kotlin = shell(Language::Kotlin, &["fun f(m: Motion) = (m as? Motion.Moved)?.steps"]);
        assert_eq!(kotlin.uses(&border, "Motion").unread, ["Motion.moved.seat"]);
        let nobody = shell(Language::Kotlin, &["fun f(m: Motion) = m"]);
        assert_eq!(nobody.uses(&border, "Motion").files, Vec::<String>::new());
    }
}
