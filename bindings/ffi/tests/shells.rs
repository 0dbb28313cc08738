//! Both shells read every field of the border: both apps show the same. Compilers hold that each
//! variant of an enum is handled; that a field is never read is no error for them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Fields that a shell need not read, and why.
const UNREAD: &[(&str, &str)] = &[
    ("bench", "said in `spoken`"),
    ("chosen", "for systems where an app sets its own language, as Android's"),
    ("difficulty", "said in `spoken`"),
    ("discards", "said in `spoken`"),
    ("finished", "said in `headline`"),
    ("inHand", "said in `spoken`"),
    ("live", "for announcements of VoiceOver; on Android the lines are live regions"),
    ("month", "its name is drawn, its intent carries it"),
    ("reason", "a rejection is drawn by its sentence; the reason is for tests"),
    ("tableLabel", "on Android revealed cards stand on the tray alone"),
    ("to", "a band ends where the next one begins"),
];

#[test]
fn both_shells_read_every_field() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let border = read(&root.join("android/core/src/main/kotlin/dev/douze/core/douze.kt"));
    let fields = fields(&border);
    assert!(fields.len() > 200, "the generated border has only {} fields", fields.len());
    let kotlin = sources(
        &root,
        &["android/ui/src/commonMain", "android/app/src/main", "android/desktop/src/main"],
        "kt",
    );
    let swift = sources(&root, &["ios/Douze", "ios/DouzeKit/Sources/DouzeKit"], "swift");
    for (shell, words) in [("Kotlin", words(&kotlin)), ("Swift", words(&swift))] {
        let unread: Vec<_> =
            fields.iter().filter(|field| !words.contains(field.as_str()) && !is_excused(field)).collect();
        assert!(unread.is_empty(), "{shell} never reads {unread:?}: draw them, or take them from the border");
    }
}

fn is_excused(field: &str) -> bool {
    UNREAD.iter().any(|(name, _)| *name == field)
}

/// Names of the values that records and variants carry: "val `name`: Type". Those of intents and errors are left out:
/// an intent goes back to the core as it came, and an error is shown by its sentence.
fn fields(border: &str) -> BTreeSet<String> {
    let mut fields = BTreeSet::new();
    let mut shown = false;
    for line in border.lines() {
        if let Some((_, name)) = line.split_once("class ").filter(|_| !line.starts_with(' ')) {
            let name = name.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
            shown = !name.ends_with("Intent") && !name.ends_with("Exception") && !name.contains("Uniffi");
        }
        let field = line.trim_start().strip_prefix("val `").and_then(|rest| rest.split_once("`:"));
        fields.extend(field.filter(|_| shown).map(|(name, _)| name.to_owned()));
    }
    fields
}

/// Every word of the sources, comments and strings among them.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect()
}

fn sources(root: &Path, folders: &[&str], ending: &str) -> String {
    let mut text = String::new();
    for folder in folders {
        collect(&root.join(folder), ending, &mut text);
    }
    text
}

fn collect(folder: &Path, ending: &str, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, ending, text);
        } else if path.extension().is_some_and(|of| of == ending) {
            text.push_str(&read(&path));
        }
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
