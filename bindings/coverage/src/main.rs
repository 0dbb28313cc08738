//! `cargo run -p douze-coverage`: writes the tables of `ios/QUALITY.md` anew; `-- --check`: only looks whether they are
//! right. Exit 1 when a shell draws less than a screen can show, or cannot send what a person can want.

mod border;
mod excused;
mod shell;
mod source;
mod table;
mod tokens;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use border::{kotlin, reachable, swift};
use excused::EXCUSED;
use shell::Shell;
use source::{Source, buttons};
use table::Coverage;
use tokens::Language;

const PAGE: &str = "ios/QUALITY.md";
const BEGIN: &str = "<!-- Written by `cargo run -p douze-coverage`. -->";
const END: &str = "<!-- As far as it writes. -->";
const SWIFT_BORDER: &str = "ios/DouzeKit/Sources/DouzeCore/DouzeCore.swift";
const KOTLIN_BORDER: &str = "android/core/src/main/kotlin/dev/douze/core/douze.kt";
const SWIFT: [&str; 2] = ["ios/Douze", "ios/DouzeKit/Sources/DouzeKit"];
const KOTLIN: [&str; 2] =
    ["android/ui/src/commonMain/kotlin/dev/douze/ui", "android/app/src/main/kotlin/dev/douze"];
/// What calls of a session return.
const ROOTS: [&str; 4] = ["Update", "Preview", "Exported", "Progress"];

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let check = std::env::args().any(|word| word == "--check");
    match run(&root, check) {
        Ok(missing) if missing.is_empty() => ExitCode::SUCCESS,
        Ok(missing) => {
            eprintln!("{}", missing.join("\n"));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// What is missing, a line each.
fn run(root: &Path, check: bool) -> Result<Vec<String>, String> {
    let (for_swift, for_kotlin) = (read(&root.join(SWIFT_BORDER))?, read(&root.join(KOTLIN_BORDER))?);
    let border = swift(&for_swift);
    let shown = reachable(&border, &ROOTS).into_iter().collect();
    let coverage = Coverage {
        border,
        shown,
        swift: shell(root, Language::Swift, session(&for_swift, "protocol SessionProtocol"), &SWIFT)?,
        kotlin: shell(root, Language::Kotlin, session(&for_kotlin, "interface SessionInterface"), &KOTLIN)?,
        buttons: all_buttons(root)?,
        excused: &EXCUSED,
    };
    let mut missing = coverage.differences(&kotlin(&for_kotlin));
    let (tables, gaps) = coverage.report();
    missing.extend(gaps);
    let page = root.join(PAGE);
    let old = read(&page)?;
    let new = between(&old, &tables).ok_or(format!("{PAGE} has no place for the tables"))?;
    if check && old != new {
        missing.push(format!("{PAGE} is older than the sources: cargo run -p douze-coverage"));
    } else if !check {
        fs::write(&page, new).map_err(|error| format!("{PAGE}: {error}"))?;
    }
    Ok(missing)
}

/// `page` with other `tables` between the two marks.
fn between(page: &str, tables: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n\n{tables}\n{END}{after}"))
}

/// The declaration of a session's calls.
fn session<'a>(border: &'a str, declared: &str) -> &'a str {
    let from = border.find(declared).map_or("", |at| &border[at..]);
    &from[..from.find("\n}").unwrap_or(from.len())]
}

fn shell(root: &Path, language: Language, session: &str, folders: &[&str]) -> Result<Shell, String> {
    let ending = if language == Language::Swift { "swift" } else { "kt" };
    let mut found = vec![];
    for folder in folders {
        let folder = root.join(folder);
        for path in files(&folder, ending)? {
            found.push(Source::new(&name(&folder, &path), &read(&path)?, language));
        }
    }
    if found.is_empty() {
        return Err(format!("no file ends in .{ending}"));
    }
    Ok(Shell::new(language, session, found))
}

fn all_buttons(root: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let folder = root.join("core/app/src/screen");
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in files(&folder, "rs")? {
        for intent in buttons(&read(&path)?) {
            found.entry(intent).or_default().push(name(&folder, &path));
        }
    }
    Ok(found)
}

fn name(folder: &Path, path: &Path) -> String {
    path.strip_prefix(folder).unwrap_or(path).display().to_string()
}

/// Everything below `folder` with this ending, in order.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let mut found = vec![];
    for entry in fs::read_dir(folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|of| of == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_tables_are_written() {
        let page = format!("By hand.\n{BEGIN}\nold\n{END}\nBy hand, too.\n");
        let new = between(&page, "new\n").unwrap();
        assert_eq!(new, format!("By hand.\n{BEGIN}\n\nnew\n\n{END}\nBy hand, too.\n"));
        assert_eq!(between(&new, "new\n"), Some(new), "the same once more");
        assert_eq!(between("By hand.", "new"), None);
    }
}
