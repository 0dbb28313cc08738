//! `ios/xcframework`, run with tools that only write down how they are called.

use std::fs;
use std::io::Error;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use crate::{Check, Tree, ensure};

/// The script.
pub const FILE: &str = "ios/xcframework";

/// It builds the phone's profile for every target, and joins them into one framework.
///
/// # Errors
/// What it did not do.
pub fn script(tree: &Tree, folder: &Path) -> Check {
    let calls = calls(&tree.text(FILE)?, folder).map_err(|error| error.to_string())??;
    let manifest = tree.text("Cargo.toml")?;
    for target in ["aarch64-apple-ios", "aarch64-apple-ios-sim", "x86_64-apple-ios"] {
        for call in [
            format!("rustup target add {target}"),
            format!(
                "cargo rustc --locked --profile phone -p douze-ffi --crate-type staticlib --target {target}"
            ),
        ] {
            ensure(calls.lines().any(|line| line == call), || format!("it never calls {call}"))?;
        }
    }
    ensure(manifest.contains("[profile.phone]"), || "there is no profile phone".into())?;
    let made =
        calls.lines().find(|line| line.starts_with("xcodebuild -create-xcframework")).unwrap_or_default();
    let headers = "-headers ios/DouzeKit/Sources/douzeFFI";
    ensure(made.matches("-library ").count() == 2 && made.matches(headers).count() == 2, || {
        format!("it makes no framework of two libraries with their headers: {made:?}")
    })?;
    ensure(made.ends_with("-output ios/build/DouzeFFI.xcframework"), || {
        format!("it writes elsewhere: {made}")
    })?;
    let package = tree.text("ios/DouzeKit/Package.swift")?;
    ensure(package.contains("path: \"../build/DouzeFFI.xcframework\""), || {
        "DouzeKit links another framework".into()
    })?;
    let modules = tree.text("ios/DouzeKit/Sources/douzeFFI/module.modulemap")?;
    ensure(modules.contains("module douzeFFI"), || "the headers are of another module".into())
}

/// What the script calls, one line each.
fn calls(script: &str, folder: &Path) -> Result<Check<String>, Error> {
    let tools = folder.join("tools");
    let at = folder.join("ios/xcframework");
    fs::create_dir_all(&tools)?;
    fs::create_dir_all(folder.join("ios"))?;
    fs::write(&at, script)?;
    let log = folder.join("calls");
    for tool in ["rustup", "cargo", "lipo", "xcodebuild"] {
        let text = format!("#!/bin/sh\necho {tool} \"$@\" >>\"{}\"\n", log.display());
        write(&tools.join(tool), &text)?;
    }
    write(&tools.join("uname"), "#!/bin/sh\necho Darwin\n")?;
    let path = format!("{}:{}", tools.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("bash").arg(&at).env("PATH", path).env_remove("CARGO_TARGET_DIR").output()?;
    if !output.status.success() {
        return Ok(Err(format!("it fails: {}", String::from_utf8_lossy(&output.stderr))));
    }
    Ok(Ok(fs::read_to_string(log)?))
}

fn write(file: &Path, text: &str) -> Result<(), Error> {
    fs::write(file, text)?;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755))
}
