//! The words that UI tests look for: they run on a Mac only, and would not find what the core calls otherwise by now.

use crate::{Check, Tree, ensure};

/// Each word is one that the core says in English.
///
/// # Errors
/// The first that is not.
pub fn words(tree: &Tree) -> Check {
    let mut said = Vec::new();
    for file in tree.all("core/app/text/en", ".ftl")? {
        said.extend(tree.text(&file)?.lines().filter_map(sentence));
    }
    let mut looked = 0;
    for file in tree.all("ios/UITests", ".swift")? {
        let text = tree.text(&file)?;
        for kind in ["exactly", "begins", "ends"] {
            for word in text.split(&format!("{kind}(\"")).skip(1).filter_map(|rest| rest.split('"').next()) {
                looked += 1;
                let found = said.iter().any(|said| match kind {
                    "exactly" => said == word,
                    "begins" => said.starts_with(word),
                    _ => said.ends_with(word),
                });
                ensure(found, || format!("{file}: nothing of the core’s {kind} {word:?}"))?;
            }
        }
    }
    ensure(looked > 0, || "UI tests look for nothing".into())
}

/// What a line of Fluent says; a card's name is what stands behind its article, anything else is left out.
fn sentence(line: &str) -> Option<String> {
    let line = line.trim_start();
    if line.starts_with('#') {
        return None;
    }
    let (head, text) = line.split_once(" = ").or_else(|| line.split_once("] "))?;
    if head.contains(' ') {
        return None;
    }
    let mut said = String::new();
    for part in text.split('{') {
        let Some((placed, rest)) = part.split_once('}') else {
            said.push_str(part);
            continue;
        };
        said.push_str(if placed.contains("\"the\"") { "the" } else { "" });
        said.push_str(rest);
    }
    Some(said)
}
