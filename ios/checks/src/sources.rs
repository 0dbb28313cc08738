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

/// The app uses nothing that its privacy manifest does not declare, and no network.
///
/// # Errors
/// The first that does.
pub fn sources(tree: &Tree) -> Check {
    for folder in ["ios/Douze", "ios/DouzeKit/Sources"] {
        for file in tree.all(folder, ".swift")? {
            let text = tree.text(&file)?;
            for word in FORBIDDEN {
                ensure(!text.contains(word), || format!("{file} uses {word}"))?;
            }
        }
    }
    Ok(())
}
