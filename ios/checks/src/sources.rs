//! Forbidden uses in Swift sources.

use crate::{Check, Tree, ensure};

/// What must be declared in the privacy manifest, or leads off the device.
const FORBIDDEN: [&str; 11] = [
    "UserDefaults",
    "AppStorage",
    "systemUptime",
    "mach_absolute_time",
    "modificationDate",
    "creationDate",
    "volumeAvailableCapacity",
    "activeInputModes",
    "URLSession",
    "import Network",
    "import WebKit",
];

/// The closures of such views run off the main actor on iOS 26, which ends the app (`core/docs/adr/0023`).
const LAZY: [&str; 4] = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"];

/// The app uses nothing that its privacy manifest does not declare, no network, no lazy view, and no
/// binding without an actor.
///
/// # Errors
/// The first that does.
pub fn sources(tree: &Tree) -> Check {
    for folder in ["ios/Douze", "ios/DouzeKit/Sources"] {
        for file in tree.all(folder, ".swift")? {
            let text = tree.text(&file)?;
            // Apple's compiler takes a closure of a binding without an actor for one that may run anywhere.
            for line in text.lines().filter(|line| line.contains("get: {") || line.contains("set: {")) {
                ensure(line.contains("@MainActor"), || format!("{file}: a binding names no actor: {line}"))?;
            }
            for word in FORBIDDEN.iter().chain(&LAZY) {
                ensure(!text.contains(word), || format!("{file} uses {word}"))?;
            }
        }
    }
    Ok(())
}
