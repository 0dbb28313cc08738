//! String catalogues: only what the system itself shows.

use serde_json::{Map, Value};

use crate::info::{INFO, read, tables, word};
use crate::{Check, Tree, ensure, languages};

/// Words of Info.plist.
pub const INFO_WORDS: &str = "ios/Douze/Resources/InfoPlist.xcstrings";

/// Every key of every catalogue has words in each of the core's languages, with the same placeholders; and the words of
/// Info.plist are those that it names.
///
/// # Errors
/// The first that is not so.
pub fn strings(tree: &Tree) -> Check {
    for file in tree.all("ios/Douze", ".xcstrings")? {
        for (key, entry) in keys(tree, &file)? {
            for language in languages(tree)? {
                let words = said(&entry["localizations"][&language]);
                ensure(!words.is_empty(), || format!("{file}: {key:?} has no {language}"))?;
                for words in words {
                    let (here, there) = (placeholders(&words), placeholders(&key));
                    ensure(here == there, || format!("{file}: {words:?} holds {here:?}, {key:?} {there:?}"))?;
                }
            }
        }
    }
    let info = read(tree, INFO)?;
    let mut named: Vec<&str> =
        tables(&info, "CFBundleDocumentTypes").map(|kind| word(kind, "CFBundleTypeName")).collect();
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
        named.extend(tables(&info, key).map(|kind| word(kind, "UTTypeDescription")));
    }
    named.sort_unstable();
    named.dedup();
    let keys: Vec<_> = keys(tree, INFO_WORDS)?.into_iter().map(|(key, _)| key).collect();
    ensure(keys == named, || format!("Info.plist names {named:?}, there are words for {keys:?}"))
}

fn keys(tree: &Tree, file: &str) -> Check<Map<String, Value>> {
    let catalogue: Value =
        serde_json::from_str(&tree.text(file)?).map_err(|error| format!("{file}: {error}"))?;
    ensure(catalogue["sourceLanguage"] == "en", || format!("{file} is not written in en"))?;
    catalogue["strings"].as_object().cloned().ok_or(format!("{file} has no strings"))
}

/// The words of a language, in every variation; none where one of them is not translated.
fn said(value: &Value) -> Vec<String> {
    if let Some(unit) = value.get("stringUnit") {
        let words = unit["value"].as_str().filter(|words| !words.is_empty() && unit["state"] == "translated");
        return words.map(str::to_owned).into_iter().collect();
    }
    let Some(inner) = value.as_object() else { return Vec::new() };
    let all: Vec<_> = inner.values().map(said).collect();
    if all.iter().any(Vec::is_empty) { Vec::new() } else { all.concat() }
}

/// `%@`, `%lld`, `%1$@`: in the order of what they hold.
fn placeholders(words: &str) -> Vec<String> {
    let mut found: Vec<String> = words
        .split('%')
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|sign: char| "@dfuxsDF".contains(sign))?;
            let kind = &rest[..=end];
            kind.chars()
                .all(|sign| sign.is_ascii_alphanumeric() || "$@.".contains(sign))
                .then(|| kind.to_owned())
        })
        .collect();
    found.sort();
    found
}
