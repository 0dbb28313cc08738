//! Every check on the repository, and each of them on a fault that it has to find.

use douze_ios_checks::{
    Check, Tree, assets, info, project, scheme, script, sources, strings, words, workflow,
};

type OneCheck = fn(&Tree) -> Check;

fn script(tree: &Tree) -> Check {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    script::script(tree, folder.path())
}

#[test]
fn every_object_of_the_project_is_there_and_used() {
    project::ids(&Tree::default()).unwrap();
}

#[test]
fn everything_that_the_project_names_is_there() {
    project::paths(&Tree::default()).unwrap();
}

#[test]
fn sources_have_names_of_their_own_and_what_they_import() {
    project::sources(&Tree::default()).unwrap();
}

#[test]
fn settings_agree_with_the_core_and_with_each_other() {
    project::settings(&Tree::default()).unwrap();
}

#[test]
fn the_scheme_builds_and_tests_what_is_there() {
    scheme::scheme(&Tree::default()).unwrap();
}

#[test]
fn the_app_asks_for_nothing() {
    info::info(&Tree::default()).unwrap();
}

#[test]
fn types_of_files_are_declared() {
    info::types(&Tree::default()).unwrap();
}

#[test]
fn nobody_is_followed() {
    info::privacy(&Tree::default()).unwrap();
}

#[test]
fn sources_use_nothing_that_is_not_told() {
    sources::sources(&Tree::default()).unwrap();
}

#[test]
fn catalogues_are_whole() {
    assets::assets(&Tree::default()).unwrap();
}

#[test]
fn every_word_is_there_in_every_language() {
    strings::strings(&Tree::default()).unwrap();
}

#[test]
fn the_workflow_names_what_is_there() {
    workflow::workflow(&Tree::default()).unwrap();
}

#[test]
fn ui_tests_look_for_words_of_the_core() {
    words::words(&Tree::default()).unwrap();
}

#[test]
fn the_script_makes_the_framework() {
    script(&Tree::default()).unwrap();
}

/// A check, a file, what it says, what it says with the fault, and of what the check then complains.
type Fault = (OneCheck, &'static str, &'static str, &'static str, &'static str);

const FAULTS: &[Fault] = &[
    (
        project::sources,
        project::FILE,
        "path = DouzeKit/Tests/DouzeKitTests;",
        "path = UnitTests;",
        "another file is named as ios/UnitTests/BundleTests.swift",
    ),
    (
        project::sources,
        "ios/DouzeKit/Package.swift",
        "[\"DouzeKit\", \"DouzeCore\"])]",
        "[\"DouzeKit\"])]",
        "imports DouzeCore, which the app is not linked with",
    ),
    (project::ids, project::FILE, "isa = PBXProject;", "isa = PBXProject", "line 12: ; is expected"),
    (
        project::ids,
        project::FILE,
        "rootObject = D12000000000000000000001",
        "rootObject = D12000000000000000000099",
        "no object D12000000000000000000099",
    ),
    (
        project::ids,
        project::FILE,
        "productRef = D12000000000000000000009",
        "productRef = D12000000000000000000099",
        "names D12000000000000000000099, which is not there",
    ),
    (
        project::ids,
        project::FILE,
        "				D12000000000000000000017 /* What of Douze is no resource of the app */,\n",
        "",
        "nothing names [\"D12000000000000000000017\"]",
    ),
    (project::ids, project::FILE, "relativePath = DouzeKit;", "", "has no relativePath"),
    (project::ids, project::FILE, "objectVersion = 77", "objectVersion = 56", "need objectVersion 77"),
    (project::paths, project::FILE, "path = UITests;", "path = UiTests;", "ios/UiTests"),
    (
        project::paths,
        project::FILE,
        "Resources/Info.plist,",
        "Info.plist,",
        "leaves out ios/Douze/Info.plist",
    ),
    (project::paths, project::FILE, "INFOPLIST_FILE = Douze/Resources", "INFOPLIST_FILE = Douze", "no file"),
    (
        project::paths,
        project::FILE,
        "GENERATE_INFOPLIST_FILE = NO",
        "GENERATE_INFOPLIST_FILE = YES",
        "GENERATE",
    ),
    (
        project::paths,
        project::FILE,
        "relativePath = DouzeKit;",
        "relativePath = Kit;",
        "ios/Kit/Package.swift",
    ),
    (project::paths, project::FILE, "productName = DouzeKit;", "productName = Kit;", "no package has"),
    (
        project::settings,
        project::FILE,
        "MARKETING_VERSION = 0.1.0",
        "MARKETING_VERSION = 1.0",
        "MARKETING_VERSION is 1.0",
    ),
    (project::settings, "Cargo.toml", "version = \"0.1.0\"", "version = \"0.2.0\"", "is 0.1.0, not 0.2.0"),
    (project::settings, project::FILE, "TARGET = 17.0", "TARGET = 18.0", "is 18.0, not 17.0"),
    (project::settings, project::FILE, "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0", "SWIFT_VERSION is 5.0"),
    (project::settings, project::FILE, "FAMILY = \"1,2\"", "FAMILY = 1", "TARGETED_DEVICE_FAMILY is 1,"),
    (project::settings, project::FILE, "				fr,\n", "", "knownRegions are"),
    (project::settings, project::FILE, "= dev.douze.ios;", "= dev.douze.app;", "Debug and Release differ"),
    (project::settings, "ios/xcframework", "TARGET=17.0 ", "TARGET=16.0 ", "is not for iOS 17.0"),
    (
        scheme::scheme,
        scheme::FILE,
        "BlueprintIdentifier=\"D12000000000000000000030\"",
        "BlueprintIdentifier=\"D12000000000000000000031\"",
        "no target D12000000000000000000031",
    ),
    (
        scheme::scheme,
        scheme::FILE,
        "BlueprintName=\"DouzeTests\"",
        "BlueprintName=\"Tests\"",
        "is DouzeTests, not Tests",
    ),
    (scheme::scheme, scheme::FILE, "skipped=\"NO\"", "skipped=\"YES\"", "is skipped"),
    (scheme::scheme, scheme::FILE, "</Scheme>", "", "Douze.xcscheme"),
    (
        info::info,
        info::INFO,
        "<key>CFBundleName</key>",
        "<key>NSCameraUsageDescription</key>",
        "asks for nothing",
    ),
    (
        info::info,
        info::INFO,
        "<string>Douze</string>",
        "<string>Twelve</string>",
        "CFBundleDisplayName is \"Twelve\"",
    ),
    (info::info, info::INFO, "$(MARKETING_VERSION)", "1.0", "CFBundleShortVersionString is \"1.0\""),
    (
        info::info,
        info::INFO,
        "Encryption</key>\n\t<false/>",
        "Encryption</key>\n\t<true/>",
        "has to be false",
    ),
    (info::info, info::INFO, "Scenes</key>\n\t\t<false/>", "Scenes</key>\n\t\t<true/>", "has one window"),
    (info::info, info::INFO, "<string>UIInterfaceOrientationLandscapeLeft</string>", "", "turns only so"),
    (info::info, info::INFO, "<string>fr</string>", "<string>it</string>", "CFBundleLocalizations are"),
    (info::info, info::INFO, "<string>Paper</string>", "<string>Parchment</string>", "Parchment.colorset"),
    (info::info, info::INFO, "</plist>", "", "Info.plist"),
    (
        info::types,
        info::INFO,
        "<string>io.toml.toml</string>\n\t\t\t\t<string>pub",
        "<string>dev.toml</string>\n\t\t\t\t<string>pub",
        "dev.toml is nowhere declared",
    ),
    (info::types, info::INFO, "<string>Viewer</string>", "<string>Editor</string>", "only views files"),
    (
        info::types,
        info::INFO,
        "<string>public.json</string>",
        "<string>public.text</string>",
        "public.json, is not opened",
    ),
    (info::types, info::INFO, "<string>public.content</string>", "", "is not exported as"),
    (info::types, info::INFO, "<string>douze</string>", "<string>douz</string>", "the core asks for"),
    (
        info::types,
        "core/app/src/screen/chronicle/mod.rs",
        "[\"json\", \"douze\", \"toml\"]",
        "[\"json\", \"douze\", \"toml\", \"zip\"]",
        "the core asks for",
    ),
    (info::privacy, info::PRIVACY, "<false/>", "<true/>", "NSPrivacyTracking has to be false"),
    (
        info::privacy,
        info::PRIVACY,
        "<key>NSPrivacyTrackingDomains</key>\n\t<array/>",
        "<key>NSPrivacyTrackingDomains</key>\n\t<array><string>example.org</string></array>",
        "has to be an empty list",
    ),
    (info::privacy, info::PRIVACY, "C617.1", "C617.9", "told is"),
    (
        sources::sources,
        "ios/Douze/Look/Look.swift",
        "import SwiftUI",
        "import SwiftUI\nlet d = UserDefaults.standard",
        "uses UserDefaults",
    ),
    (
        strings::strings,
        strings::INFO_WORDS,
        "\"fr\" : { \"stringUnit\" : { \"state\" : \"translated\"",
        "\"fr\" : { \"stringUnit\" : { \"state\" : \"new\"",
        "has no fr",
    ),
    (strings::strings, strings::INFO_WORDS, "Douze-Chronik\"", "Douze-Chronik %lld\"", "holds [\"lld\"]"),
    (strings::strings, strings::INFO_WORDS, "\"Douze deck\" : {", "\"Douze cards\" : {", "Info.plist names"),
    (
        strings::strings,
        info::INFO,
        "<string>Douze game</string>",
        "<string>A game</string>",
        "Info.plist names",
    ),
    (
        assets::assets,
        "ios/Douze/Resources/Assets.xcassets/AppIcon.appiconset/Contents.json",
        "icon-dark.png",
        "icon-night.png",
        "icon-night.png",
    ),
    (
        assets::assets,
        "ios/Douze/Resources/Assets.xcassets/AppIcon.appiconset/Contents.json",
        "\"filename\" : \"icon.png\"",
        "\"filename\" : \"icon-dark.png\"",
        "has an alpha channel",
    ),
    (
        assets::assets,
        "ios/Douze/Resources/Assets.xcassets/Paper.colorset/Contents.json",
        "\"red\" : \"0x",
        "\"red\" : \"0xG",
        "red is no byte",
    ),
    (
        assets::assets,
        project::FILE,
        "APPICON_NAME = AppIcon;",
        "APPICON_NAME = Icon;",
        "APPICON_NAME = AppIcon;",
    ),
    (workflow::workflow, workflow::FILE, "SCHEME: Douze", "SCHEME: App", "no scheme"),
    (
        workflow::workflow,
        workflow::FILE,
        "-only-testing:DouzeUITests",
        "-only-testing:UITests",
        "no target UITests",
    ),
    (workflow::workflow, workflow::FILE, "-only-testing:DouzeTests", "", "tested are"),
    (
        workflow::workflow,
        workflow::FILE,
        "run: ios/xcframework",
        "run: ios/framework",
        "no script ios/framework",
    ),
    (workflow::workflow, workflow::FILE, "- bindings/**", "- binding/**", "not watched alike"),
    (workflow::workflow, workflow::FILE, "RUST: 1.95.0", "RUST: 1.96.0", "another Rust"),
    (
        words::words,
        "ios/UITests/GamesUITests.swift",
        "begins(\"Reveal the\")",
        "begins(\"Show the\")",
        "begins \"Show the\"",
    ),
    (
        words::words,
        "core/app/text/en/setup.ftl",
        "setup-start = Start the game",
        "setup-start = Begin",
        "Start the game",
    ),
    (script, script::FILE, "--profile phone", "--release", "never calls cargo rustc"),
    (script, script::FILE, "lipo -create", "liop -create", "it fails"),
    (script, script::FILE, "out=ios/build/DouzeFFI", "out=ios/build/Douze", "it writes elsewhere"),
];

#[test]
fn every_fault_is_found() {
    let mut unfound = Vec::new();
    for (check, file, from, to, complaint) in FAULTS {
        let said = Tree::with_fault(file, from, to).and_then(|tree| check(&tree)).err();
        println!("{file}: {to:?} instead of {from:?}: {said:?}");
        if !said.is_some_and(|said| said.contains(complaint)) {
            unfound.push((file, from, complaint));
        }
    }
    assert!(unfound.is_empty(), "not found: {unfound:#?}");
}

#[test]
fn an_icon_of_another_size_is_found() {
    let mut bytes = Tree::default().bytes(assets::ICON).unwrap();
    bytes[18] = 2;
    let said = assets::assets(&Tree::with_bytes(assets::ICON, bytes)).unwrap_err();
    assert!(said.ends_with("is 512x1024, to be 1024x1024"), "{said}");
}
