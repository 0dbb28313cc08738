//! Declarations of the app to the system: Info.plist and the privacy manifest.

use plist::{Dictionary, Value};

use crate::{Check, Tree, ensure, languages};

/// What the system reads of the app.
pub const INFO: &str = "ios/Douze/Resources/Info.plist";
/// What is declared to the store.
pub const PRIVACY: &str = "ios/Douze/Resources/PrivacyInfo.xcprivacy";

/// Reads a property list.
pub(crate) fn read(tree: &Tree, path: &str) -> Check<Dictionary> {
    let text = tree.text(path)?;
    // The reader of lists is content with half a file.
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    roxmltree::Document::parse_with_options(&text, options).map_err(|error| format!("{path}: {error}"))?;
    let value = Value::from_reader_xml(text.as_bytes()).map_err(|error| format!("{path}: {error}"))?;
    value.into_dictionary().ok_or_else(|| format!("{path} is no dictionary"))
}

/// The words of the list under `key`.
fn words(list: &Dictionary, key: &str) -> Vec<String> {
    let list = list.get(key).and_then(Value::as_array).into_iter().flatten();
    list.filter_map(|value| value.as_string().map(str::to_owned)).collect()
}

/// The dictionaries of the list under `key`.
pub(crate) fn tables<'a>(list: &'a Dictionary, key: &str) -> impl Iterator<Item = &'a Dictionary> {
    list.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_dictionary)
}

pub(crate) fn word<'a>(list: &'a Dictionary, key: &str) -> &'a str {
    list.get(key).and_then(Value::as_string).unwrap_or_default()
}

/// The app asks for nothing, has one window, turns every way, and speaks the core's languages.
///
/// # Errors
/// The first that is not so.
pub fn info(tree: &Tree) -> Check {
    let info = read(tree, INFO)?;
    for (key, value) in [
        ("CFBundleDisplayName", "Douze"),
        ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
        ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
        ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
        ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
        ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
    ] {
        ensure(word(&info, key) == value, || format!("{key} is {:?}, not {value:?}", word(&info, key)))?;
    }
    for key in ["ITSAppUsesNonExemptEncryption", "LSSupportsOpeningDocumentsInPlace"] {
        ensure(info.get(key).and_then(Value::as_boolean) == Some(false), || {
            format!("{key} has to be false")
        })?;
    }
    let asked = info.keys().find(|key| key.ends_with("UsageDescription"));
    ensure(asked.is_none(), || format!("{asked:?}: the app asks for nothing"))?;
    let scenes = info.get("UIApplicationSceneManifest").and_then(Value::as_dictionary);
    let several = scenes.and_then(|scenes| scenes.get("UIApplicationSupportsMultipleScenes"));
    ensure(several.and_then(Value::as_boolean) == Some(false), || "the app has one window".into())?;
    let mut ways = words(&info, "UISupportedInterfaceOrientations");
    ways.sort();
    ways.dedup();
    ensure(ways.len() == 4, || format!("the app turns only so: {ways:?}"))?;
    let mut said = words(&info, "CFBundleLocalizations");
    said.sort();
    let spoken = languages(tree)?;
    ensure(said == spoken, || format!("CFBundleLocalizations are {said:?}, the core speaks {spoken:?}"))?;
    let ground =
        info.get("UILaunchScreen").and_then(Value::as_dictionary).map(|screen| word(screen, "UIColorName"));
    let colour = format!("ios/Douze/Resources/Assets.xcassets/{}.colorset", ground.unwrap_or_default());
    ensure(tree.exists(&colour), || format!("the launch screen’s colour {colour} is not there"))
}

/// Every type of file that is opened is the system's or declared, and the endings are those that the core asks for.
///
/// # Errors
/// The first that is not so.
pub fn types(tree: &Tree) -> Check {
    let info = read(tree, INFO)?;
    let own = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"];
    let declared: Vec<&Dictionary> = own.iter().flat_map(|key| tables(&info, key)).collect();
    let mut opened = Vec::new();
    for document in tables(&info, "CFBundleDocumentTypes") {
        let name = word(document, "CFBundleTypeName");
        ensure(word(document, "CFBundleTypeRole") == "Viewer", || {
            format!("{name}: the app only views files")
        })?;
        for kind in words(document, "LSItemContentTypes") {
            let known = kind.starts_with("public.")
                || declared.iter().any(|declared| word(declared, "UTTypeIdentifier") == kind);
            ensure(known, || format!("{name}: {kind} is nowhere declared"))?;
            opened.push(kind);
        }
    }
    let mut endings = vec!["json".to_owned()];
    for kind in &declared {
        let id = word(kind, "UTTypeIdentifier");
        ensure(opened.iter().any(|opened| opened == id), || format!("{id} is declared and not opened"))?;
        ensure(!words(kind, "UTTypeConformsTo").is_empty(), || {
            format!("{id} is like nothing that is known")
        })?;
        let tags = kind.get("UTTypeTagSpecification").and_then(Value::as_dictionary);
        endings.extend(tags.map(|tags| words(tags, "public.filename-extension")).unwrap_or_default());
    }
    ensure(opened.iter().any(|kind| kind == "public.json"), || {
        "a Chronicle, public.json, is not opened".into()
    })?;
    let game = tables(&info, own[0]).any(|kind| {
        let like = words(kind, "UTTypeConformsTo");
        word(kind, "UTTypeIdentifier") == "dev.douze.game"
            && ["public.data", "public.content"].map(String::from) == *like
    });
    ensure(game, || "dev.douze.game is not exported as public.data and public.content".into())?;

    let asked = tree.text("core/app/src/screen/chronicle/mod.rs")?;
    let asked = asked.split_once("endings: [").and_then(|(_, rest)| rest.split(']').next());
    let asked: Vec<_> =
        asked.unwrap_or_default().split(", ").map(|ending| ending.trim_matches('"')).collect();
    ensure(asked == endings, || format!("the core asks for {asked:?}, the system declares {endings:?}"))
}

/// Nobody is followed, nothing is collected, and each reason is one that Apple knows.
///
/// # Errors
/// The first that is not so.
pub fn privacy(tree: &Tree) -> Check {
    let manifest = read(tree, PRIVACY)?;
    let tracks = manifest.get("NSPrivacyTracking").and_then(Value::as_boolean);
    ensure(tracks == Some(false), || "NSPrivacyTracking has to be false".into())?;
    for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"] {
        let list = manifest.get(key).and_then(Value::as_array);
        ensure(list.is_some_and(Vec::is_empty), || format!("{key} has to be an empty list"))?;
    }
    let mut declared = Vec::new();
    for used in tables(&manifest, "NSPrivacyAccessedAPITypes") {
        let kind = word(used, "NSPrivacyAccessedAPIType").trim_start_matches("NSPrivacyAccessedAPICategory");
        declared.push((kind.to_owned(), words(used, "NSPrivacyAccessedAPITypeReasons")));
    }
    // Rust's library and SQLite call stat and fstat, SQLite fstatfs; nothing else that must be declared.
    let is = [("FileTimestamp", "C617.1"), ("DiskSpace", "E174.1")]
        .map(|(kind, reason)| (kind.to_owned(), vec![reason.to_owned()]));
    ensure(declared == is, || format!("declared is {declared:?}, used is {is:?}"))
}
