//! The findings as a page, and what is missing.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::border::{Border, Shape, Variant, same};
use crate::excused::Excused;
use crate::shell::Shell;

/// All that is compared.
pub(crate) struct Coverage {
    pub(crate) border: Border,
    /// What a session can give to a shell.
    pub(crate) shown: Vec<String>,
    pub(crate) swift: Shell,
    pub(crate) kotlin: Shell,
    /// Intents, in one spelling, with the files of the core that put them on a screen.
    pub(crate) buttons: BTreeMap<String, Vec<String>>,
    pub(crate) excused: &'static [Excused],
}

/// Files that are told by name; of the rest only how many there are.
const TOLD: usize = 3;

impl Coverage {
    /// The page, and what is missing, a line each.
    pub(crate) fn report(&self) -> (String, Vec<String>) {
        let mut missing = vec![];
        let mut page = String::new();
        self.bodies(&mut page, &mut missing);
        self.records(&mut page, &mut missing);
        self.intents(&mut page, &mut missing);
        self.excuses(&mut page, &mut missing);
        (page, missing)
    }

    fn shells(&self) -> [(&'static str, &Shell); 2] {
        [("Swift", &self.swift), ("Kotlin", &self.kotlin)]
    }

    fn bodies(&self, page: &mut String, missing: &mut Vec<String>) {
        page.push_str("## Screens\n\n| Body | Swift | Kotlin |\n|---|---|---|\n");
        let Some(Shape::Enum(variants)) = self.border.get("Body") else {
            missing.push("the border declares no Body".into());
            return;
        };
        for variant in variants {
            let cells = self.shells().map(|(language, shell)| {
                let naming = shell.naming(&self.border, "Body", variant);
                if naming.is_empty() {
                    missing.push(format!("{language}: nothing draws Body.{}", variant.name));
                }
                told(&self.drawing(shell, variant).unwrap_or(naming))
            });
            row(page, &variant.name, &cells);
        }
    }

    /// Files that draw what a screen carries, the view of its name and those of its flow first; none when it carries no
    /// record.
    fn drawing(&self, shell: &Shell, screen: &Variant) -> Option<Vec<String>> {
        let carried = screen.fields.iter().flat_map(|field| &field.types);
        let name = carried.into_iter().find(|name| self.border.contains_key(*name))?;
        let mut files = shell.uses(&self.border, name).files;
        let flow = format!("{}/", screen.name);
        let view = format!("{flow}{}screen.", screen.name);
        files.sort_by_key(|path| {
            let path = path.to_lowercase();
            (!path.starts_with(&view), !path.starts_with(&flow))
        });
        Some(files)
    }

    fn records(&self, page: &mut String, missing: &mut Vec<String>) {
        page.push_str("\n## What stands on them\n\n| Type | Fields | Swift | Kotlin |\n|---|--:|---|---|\n");
        let mut sure = [0, 0];
        let mut all = 0;
        for name in self.shown.iter().filter(|name| *name != "Body") {
            let mut cells = vec![String::new()];
            for (place, (language, shell)) in self.shells().into_iter().enumerate() {
                let used = shell.uses(&self.border, name);
                let unread =
                    used.unread.iter().filter(|field| !self.excuses_it(field) && !self.excuses_it(name));
                missing.extend(unread.map(|field| format!("{language}: nothing reads {field}")));
                if used.files.is_empty() && !self.excuses_it(name) {
                    missing.push(format!("{language}: nothing draws {name}"));
                }
                sure[place] += used.sure;
                cells[0] = if used.fields == 0 { String::new() } else { used.fields.to_string() };
                all += if place == 0 { used.fields } else { 0 };
                cells.push(told(&used.files));
            }
            row(page, name, &cells);
        }
        let _ = writeln!(
            page,
            "\nOf {all} fields {} (Swift) and {} (Kotlin) are read in a file that has to do with no other type with a field \
             of that name; of the others the name alone was seen.",
            sure[0], sure[1]
        );
    }

    fn intents(&self, page: &mut String, missing: &mut Vec<String>) {
        page.push_str(
            "\n## Intents\n\n| Intent | On a screen of the core | Swift | Kotlin |\n|---|---|---|---|\n",
        );
        // One enum for each place: `Intent` only says which.
        let places: Vec<_> = self.border.iter().filter(|(name, _)| is_place(name)).collect();
        if places.is_empty() {
            missing.push("the border declares no intent".into());
        }
        let variants = places.into_iter().filter_map(|(_, shape)| match shape {
            Shape::Enum(variants) => Some(variants),
            Shape::Record(_) => None,
        });
        for variant in variants.flatten() {
            let none = vec![];
            let buttons = self.buttons.get(&same(&variant.name)).unwrap_or(&none);
            let mut cells = vec![told(buttons)];
            for (language, shell) in self.shells() {
                let files = shell.sending(&variant.name);
                if files.is_empty() && buttons.is_empty() {
                    missing.push(format!("{language}: nobody sends Intent.{}", variant.name));
                }
                cells.push(if files.is_empty() { "its button".into() } else { told(&files) });
            }
            row(page, &variant.name, &cells);
        }
    }

    fn excuses(&self, page: &mut String, missing: &mut Vec<String>) {
        page.push_str("\n## Not drawn\n\n");
        for excused in self.excused {
            let _ = writeln!(page, "- `{}`: {}", excused.name, excused.why);
            if !self.needs_excuse(excused.name) {
                missing.push(format!("{} is excused, but both shells use it", excused.name));
            }
        }
        if self.excused.is_empty() {
            page.push_str("Nothing.\n");
        }
    }

    fn excuses_it(&self, name: &str) -> bool {
        self.excused.iter().any(|excused| excused.name == name)
    }

    fn needs_excuse(&self, name: &str) -> bool {
        let of = name.split('.').next().unwrap_or(name);
        self.shells().iter().any(|(_, shell)| {
            let used = shell.uses(&self.border, of);
            used.unread.iter().any(|field| field == name) || (of == name && used.files.is_empty())
        })
    }

    /// Where the two generated borders differ; variants count in any spelling.
    pub(crate) fn differences(&self, kotlin: &Border) -> Vec<String> {
        let names = |border: &Border, name: &String| match border.get(name) {
            None => vec![],
            Some(Shape::Record(fields)) => fields.iter().map(|field| field.name.clone()).collect(),
            Some(Shape::Enum(variants)) => variants.iter().map(|variant| same(&variant.name)).collect(),
        };
        let shown = self.shown.iter().chain(self.border.keys().filter(|name| name.ends_with("Intent")));
        let different = shown.filter(|name| names(&self.border, name) != names(kotlin, name));
        different.map(|name| format!("{name} is not the same in Swift and in Kotlin")).collect()
    }
}

/// `TableIntent` and its like.
fn is_place(name: &str) -> bool {
    name.len() > "Intent".len() && name.ends_with("Intent")
}

fn told(files: &[String]) -> String {
    let mut text = files.iter().take(TOLD).map(|file| format!("`{file}`")).collect::<Vec<_>>().join(", ");
    if files.len() > TOLD {
        let _ = write!(text, " and {} more", files.len() - TOLD);
    }
    text
}

fn row(page: &mut String, name: &str, cells: &[String]) {
    let _ = writeln!(page, "| {name} | {} |", cells.join(" | "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::border::swift;
    use crate::source::Source;
    use crate::tokens::Language;

    const BORDER: &str = "
public struct Screen: Equatable, Hashable {
    public let title: String
    public let body: Body
}
public struct HomeView: Equatable, Hashable {
    public let about: String
}
public enum Body: Equatable, Hashable {
    case home(home: HomeView
    )
    case rules
}
public enum TableIntent: Equatable, Hashable {
    case undo
    case typeSeed(seed: String
    )
}";
    const SWIFT: &str = "func draw(screen: Screen) { f(screen.title)
        switch screen.body { case .home(let home): f(home.about); case .rules: send(.table(.typeSeed(seed: s))) } }";
    const KOTLIN: &str = "fun draw(screen: Screen) { f(screen.title)
        when (val body = screen.body) { is Body.Home -> f(body.home.about); is Body.Rules -> send(Intent.Table(TableIntent.TypeSeed(s))) } }";

    fn missing(
        swift_text: &str,
        kotlin_text: &str,
        buttons: &[&str],
        excused: &'static [Excused],
    ) -> Vec<String> {
        let shell = |language, text| Shell::new(language, "", vec![Source::new("a", text, language)]);
        let coverage = Coverage {
            border: swift(BORDER),
            shown: ["Body", "HomeView", "Screen"].map(str::to_owned).to_vec(),
            swift: shell(Language::Swift, swift_text),
            kotlin: shell(Language::Kotlin, kotlin_text),
            buttons: buttons.iter().map(|name| ((*name).to_owned(), vec!["home.rs".into()])).collect(),
            excused,
        };
        coverage.report().1
    }

    #[test]
    fn nothing_is_missing() {
        assert_eq!(missing(SWIFT, KOTLIN, &["undo"], &[]), Vec::<String>::new());
    }

    #[test]
    fn a_screen_is_told_with_what_draws_it_and_not_with_what_leads_there() {
        let shell = |language, texts: [&str; 2]| {
            let paths = ["Root/Stage", "Home/Home"];
            let files = paths.iter().zip(texts).map(|(path, text)| Source::new(path, text, language));
            Shell::new(language, "", files.collect())
        };
        let coverage = Coverage {
            border: swift(BORDER),
            shown: vec![],
            swift: shell(
                Language::Swift,
                [&SWIFT.replace("f(home.about)", "Home(home)"), "let home: HomeView; f(home.about)"],
            ),
            kotlin: shell(Language::Kotlin, [KOTLIN, "fun g(home: HomeView) = home.about"]),
            buttons: BTreeMap::new(),
            excused: &[],
        };
        let page = coverage.report().0;
        assert!(page.contains("| home | `Home/Home` | `Home/Home`, `Root/Stage` |\n"), "{page}");
        assert!(page.contains("| rules | `Root/Stage` | `Root/Stage` |\n"), "carries nothing");
    }

    #[test]
    fn a_planted_gap_is_named() {
        let gap = |from: &str, to: &str| missing(&SWIFT.replace(from, to), KOTLIN, &["undo"], &[]);
        assert_eq!(gap("f(screen.title)", ""), ["Swift: nothing reads Screen.title"]);
        assert_eq!(
            gap("home.about", "home"),
            ["Swift: nothing reads HomeView.about", "Swift: nothing draws HomeView"]
        );
        assert_eq!(gap("case .rules:", "default:"), ["Swift: nothing draws Body.rules"]);
        assert_eq!(gap("send(.table(.typeSeed(seed: s)))", "break"), ["Swift: nobody sends Intent.typeSeed"]);
        assert_eq!(
            missing(SWIFT, KOTLIN, &[], &[]),
            ["Swift: nobody sends Intent.undo", "Kotlin: nobody sends Intent.undo"]
        );
        let kotlin = KOTLIN.replace("is Body.Rules", "else");
        assert_eq!(missing(SWIFT, &kotlin, &["undo"], &[]), ["Kotlin: nothing draws Body.rules"]);
    }

    #[test]
    fn an_excuse_counts_as_long_as_it_is_needed() {
        const EXCUSED: &[Excused] = &[Excused { name: "Screen.title", why: "nobody wants it" }];
        assert_eq!(
            missing(&SWIFT.replace("f(screen.title)", ""), KOTLIN, &["undo"], EXCUSED),
            Vec::<String>::new()
        );
        assert_eq!(
            missing(SWIFT, KOTLIN, &["undo"], EXCUSED),
            ["Screen.title is excused, but both shells use it"]
        );
    }

    #[test]
    fn borders_that_differ_are_named() {
        let coverage = Coverage {
            border: swift(BORDER),
            shown: vec!["HomeView".into()],
            swift: Shell::new(Language::Swift, "", vec![]),
            kotlin: Shell::new(Language::Kotlin, "", vec![]),
            buttons: BTreeMap::new(),
            excused: &[],
        };
        let other = swift(&BORDER.replace("about", "line").replace("case undo", "case redo"));
        assert_eq!(coverage.differences(&swift(BORDER)), Vec::<String>::new());
        assert_eq!(coverage.differences(&other).len(), 2);
    }
}
