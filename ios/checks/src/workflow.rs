//! The hosted workflow: it cannot run here, but what it names can be looked for.

use crate::project::Project;
use crate::{Check, Tree, ensure};

/// The workflow.
pub const FILE: &str = ".github/workflows/ios.yml";

/// What it calls, builds, tests and watches is there, and its versions are the repository's.
///
/// # Errors
/// The first that is not so.
pub fn workflow(tree: &Tree) -> Check {
    let text = tree.text(FILE)?;
    let said =
        |key: &str| text.split_once(key).and_then(|(_, rest)| rest.lines().next()).unwrap_or_default().trim();
    let project = said("PROJECT:");
    ensure(tree.exists(&format!("{project}/project.pbxproj")), || format!("no project {project}"))?;
    let scheme = format!("{project}/xcshareddata/xcschemes/{}.xcscheme", said("SCHEME:"));
    ensure(tree.exists(&scheme), || format!("no scheme {scheme}"))?;
    let targets = Project::read(tree)?.targets();
    let mut tested: Vec<&str> = after(&text, "-only-testing:");
    for name in &tested {
        ensure(targets.iter().any(|target| target.name == *name), || format!("no target {name}"))?;
    }
    tested.sort_unstable();
    let mut tests: Vec<_> = targets
        .iter()
        .filter(|target| target.product.ends_with(".xctest"))
        .map(|target| &*target.name)
        .collect();
    tests.sort_unstable();
    ensure(tested == tests, || format!("tested are {tested:?}, there are {tests:?}"))?;
    for package in after(&text, "--package-path ") {
        ensure(tree.exists(&format!("{package}/Package.swift")), || format!("no package {package}"))?;
    }
    for script in after(&text, "run: ios/") {
        ensure(tree.exists(&format!("ios/{script}")), || format!("no script ios/{script}"))?;
    }
    let lists: Vec<Vec<&str>> = text.split("    paths:\n").skip(1).map(watched).collect();
    ensure(lists.len() == 2 && lists[0] == lists[1], || {
        "pushes and pull requests are not watched alike".into()
    })?;
    for path in lists.concat() {
        let fixed = path.trim_end_matches("/**").trim_end_matches(".*");
        ensure(tree.exists(fixed) || tree.exists(&format!("{fixed}.toml")), || {
            format!("{path} is not there")
        })?;
    }
    let rust = said("RUST:");
    let other = tree.text(".github/workflows/android.yml")?;
    ensure(other.contains(&format!("\n  RUST: {rust}\n")), || {
        format!("Android is built with another Rust than {rust}")
    })?;
    let least = tree.text("Cargo.toml")?;
    let least = least
        .split_once("rust-version = \"")
        .and_then(|(_, rest)| rest.split('"').next())
        .unwrap_or_default();
    ensure(rust == format!("{least}.0"), || format!("RUST is {rust}, Cargo.toml says {least}"))
}

/// The words that stand behind `key`.
fn after<'a>(text: &'a str, key: &str) -> Vec<&'a str> {
    text.split(key).skip(1).filter_map(|rest| rest.split_whitespace().next()).collect()
}

/// The entries of a list.
fn watched(list: &str) -> Vec<&str> {
    list.lines().map_while(|line| line.trim().strip_prefix("- ")).collect()
}
