//! The Xcode project.

use std::collections::BTreeSet;

use crate::openstep::{Value, parse};
use crate::{Check, Tree, ensure, languages};

/// The project.
pub const FILE: &str = "ios/Douze.xcodeproj/project.pbxproj";

/// What every object of a kind has to have, or Xcode does not open the project.
const NEEDED: [(&str, &[&str]); 12] = [
    ("PBXBuildFile", &["productRef"]),
    ("PBXContainerItemProxy", &["containerPortal", "proxyType", "remoteGlobalIDString"]),
    ("PBXFileReference", &["path", "sourceTree", "explicitFileType"]),
    ("PBXFileSystemSynchronizedBuildFileExceptionSet", &["membershipExceptions", "target"]),
    ("PBXFileSystemSynchronizedRootGroup", &["path", "sourceTree"]),
    ("PBXGroup", &["children", "sourceTree"]),
    (
        "PBXNativeTarget",
        &["buildConfigurationList", "buildPhases", "dependencies", "name", "productReference", "productType"],
    ),
    ("PBXProject", &["buildConfigurationList", "mainGroup", "targets", "knownRegions", "developmentRegion"]),
    ("PBXTargetDependency", &["target", "targetProxy"]),
    ("XCBuildConfiguration", &["buildSettings", "name"]),
    ("XCConfigurationList", &["buildConfigurations", "defaultConfigurationName"]),
    ("XCLocalSwiftPackageReference", &["relativePath"]),
];

/// A target of the project.
pub struct Target {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it makes.
    pub product: String,
}

/// The project as it is written.
pub struct Project(Value);

impl Project {
    /// Reads it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(tree: &Tree) -> Check<Self> {
        parse(&tree.text(FILE)?).map(Self).map_err(|wrong| format!("{FILE}, {wrong}"))
    }

    fn objects(&self) -> impl Iterator<Item = (&str, &Value)> {
        let table = if let Some(Value::Table(table)) = self.0.get("objects") { Some(table) } else { None };
        table.into_iter().flatten().map(|(id, object)| (&**id, object))
    }

    fn object(&self, id: &str) -> Check<&Value> {
        self.objects()
            .find(|(other, _)| *other == id)
            .map(|(_, object)| object)
            .ok_or(format!("no object {id}"))
    }

    fn kind(&self, isa: &str) -> impl Iterator<Item = (&str, &Value)> {
        self.objects().filter(move |(_, object)| object.text("isa") == Some(isa))
    }

    /// Its targets.
    pub fn targets(&self) -> Vec<Target> {
        let word = |object: &Value, key| object.text(key).unwrap_or_default().to_owned();
        self.kind("PBXNativeTarget")
            .map(|(id, object)| {
                let product = object.text("productReference").and_then(|id| self.object(id).ok());
                Target {
                    id: id.to_owned(),
                    name: word(object, "name"),
                    product: product.map(|product| word(product, "path")).unwrap_or_default(),
                }
            })
            .collect()
    }

    /// The settings of a list of configurations, each with its name.
    fn settings(&self, list: Option<&str>) -> Check<Vec<(&str, &Value)>> {
        let list = self.object(list.unwrap_or_default())?;
        list.words("buildConfigurations")
            .into_iter()
            .map(|id| {
                let configuration = self.object(id)?;
                let settings = configuration.get("buildSettings").ok_or(format!("{id} has no settings"))?;
                Ok((configuration.text("name").unwrap_or_default(), settings))
            })
            .collect()
    }
}

/// Is this how Xcode names objects?
fn is_id(word: &str) -> bool {
    word.len() == 24 && word.chars().all(|sign| sign.is_ascii_digit() || ('A'..='F').contains(&sign))
}

/// Every id is there and used, every object has what it needs.
///
/// # Errors
/// The first that is not so.
pub fn ids(tree: &Tree) -> Check {
    let project = Project::read(tree)?;
    ensure(project.0.text("objectVersion") == Some("77"), || {
        "buildable folders need objectVersion 77".into()
    })?;
    let root = project.0.text("rootObject").unwrap_or_default();
    let mut used = BTreeSet::from([root]);
    let there: BTreeSet<_> = project.objects().map(|(id, _)| id).collect();
    for (id, object) in project.objects() {
        ensure(is_id(id), || format!("{id} is no id of 24 digits"))?;
        let isa = object.text("isa").unwrap_or_default();
        if let Some((_, needed)) = NEEDED.iter().find(|(kind, _)| *kind == isa) {
            for key in *needed {
                ensure(object.get(key).is_some(), || format!("{isa} {id} has no {key}"))?;
            }
        } else {
            let known =
                ["BuildPhase", "XCSwiftPackageProductDependency"].iter().any(|end| isa.ends_with(end));
            ensure(known, || format!("{id} is of no known kind: {isa:?}"))?;
        }
        for word in object.all_words().into_iter().filter(|word| is_id(word)) {
            ensure(there.contains(word), || format!("{isa} {id} names {word}, which is not there"))?;
            used.insert(word);
        }
    }
    let unused: Vec<_> = there.difference(&used).collect();
    ensure(unused.is_empty(), || format!("nothing names {unused:?}"))?;
    ensure(project.object(root)?.text("isa") == Some("PBXProject"), || "rootObject is no project".into())
}

/// Everything the project names is in the repository.
///
/// # Errors
/// The first that is not.
pub fn paths(tree: &Tree) -> Check {
    let project = Project::read(tree)?;
    for (id, object) in project.kind("PBXFileSystemSynchronizedRootGroup") {
        let folder = format!("ios/{}", object.text("path").unwrap_or_default());
        ensure(!tree.all(&folder, ".swift")?.is_empty(), || format!("{id}: nothing is built in {folder}"))?;
        for exception in object.words("exceptions") {
            for file in project.object(exception)?.words("membershipExceptions") {
                let file = format!("{folder}/{file}");
                ensure(tree.exists(&file), || format!("{exception} leaves out {file}, which is not there"))?;
            }
        }
    }
    for (id, target) in project.kind("PBXNativeTarget") {
        for (name, settings) in project.settings(target.text("buildConfigurationList"))? {
            if let Some(file) = settings.text("INFOPLIST_FILE") {
                ensure(tree.exists(&format!("ios/{file}")), || format!("{id}, {name}: no file {file}"))?;
                let own = settings.text("GENERATE_INFOPLIST_FILE") == Some("NO");
                ensure(own, || {
                    format!("{id}, {name}: {file} is not all that is told, GENERATE_INFOPLIST_FILE")
                })?;
            }
        }
    }
    let mut products = Vec::new();
    for (_, object) in project.kind("XCLocalSwiftPackageReference") {
        let package = format!("ios/{}/Package.swift", object.text("relativePath").unwrap_or_default());
        products.push(tree.text(&package)?);
    }
    for (id, object) in project.kind("XCSwiftPackageProductDependency") {
        let product = format!(".library(name: \"{}\"", object.text("productName").unwrap_or_default());
        ensure(products.iter().any(|package| package.contains(&product)), || {
            format!("{id}: no package has {product}")
        })?;
    }
    Ok(())
}

/// No two files of a target bear one name, and what the app imports is the system's or a target of its package's product.
///
/// # Errors
/// The first that is not so.
pub fn sources(tree: &Tree) -> Check {
    let project = Project::read(tree)?;
    for (_, target) in project.kind("PBXNativeTarget") {
        let name = target.text("name").unwrap_or_default();
        let mut names = BTreeSet::new();
        for group in target.words("fileSystemSynchronizedGroups") {
            let folder = format!("ios/{}", project.object(group)?.text("path").unwrap_or_default());
            for file in tree.all(&folder, ".swift")? {
                let own = file.rsplit('/').next().unwrap_or_default().to_owned();
                ensure(names.insert(own), || format!("{name}: another file is named as {file}"))?;
            }
        }
    }
    let package = tree.text("ios/DouzeKit/Package.swift")?;
    let product = package.lines().find(|line| line.contains(".library(")).unwrap_or_default();
    for file in tree.all("ios/Douze", ".swift")? {
        let text = tree.text(&file)?;
        for module in text.lines().filter_map(|line| line.strip_prefix("import ")) {
            let known = SYSTEM.contains(&module) || product.contains(&format!("\"{module}\""));
            ensure(known, || format!("{file} imports {module}, which the app is not linked with"))?;
        }
    }
    Ok(())
}

/// What the app takes from the system.
const SYSTEM: [&str; 6] =
    ["Accessibility", "Foundation", "Observation", "SwiftUI", "UIKit", "UniformTypeIdentifiers"];

/// The same in every configuration: versions, systems, devices, languages, names.
///
/// # Errors
/// The first that differs.
pub fn settings(tree: &Tree) -> Check {
    let project = Project::read(tree)?;
    let manifest = tree.text("Cargo.toml")?;
    let version = quoted(&manifest, "\nversion = ").ok_or("Cargo.toml has no version")?;
    let package = tree.text("ios/DouzeKit/Package.swift")?;
    ensure(package.contains(".iOS(.v17)"), || "DouzeKit is not for iOS 17".into())?;
    let script = tree.text("ios/xcframework")?;
    ensure(script.contains("IPHONEOS_DEPLOYMENT_TARGET=17.0 "), || {
        "ios/xcframework is not for iOS 17.0".into()
    })?;

    let (_, root) = project.kind("PBXProject").next().ok_or("no project")?;
    let shared = project.settings(root.text("buildConfigurationList"))?;
    for (name, settings) in &shared {
        for (key, value) in [
            ("MARKETING_VERSION", version),
            ("IPHONEOS_DEPLOYMENT_TARGET", "17.0"),
            ("SWIFT_VERSION", "6.0"),
            ("TARGETED_DEVICE_FAMILY", "1,2"),
            ("SDKROOT", "iphoneos"),
        ] {
            let said = settings.text(key).unwrap_or("nothing");
            ensure(said == value, || format!("{name}: {key} is {said}, not {value}"))?;
        }
    }
    let mut regions = root.words("knownRegions");
    regions.retain(|region| *region != "Base");
    regions.sort_unstable();
    let spoken = languages(tree)?;
    ensure(regions == spoken, || format!("knownRegions are {regions:?}, the core speaks {spoken:?}"))?;

    for (id, target) in project.kind("PBXNativeTarget") {
        let own = project.settings(target.text("buildConfigurationList"))?;
        let names: Vec<_> = own.iter().map(|(name, _)| *name).collect();
        ensure(names == ["Debug", "Release"], || format!("{id} is configured as {names:?}"))?;
        ensure(own.windows(2).all(|pair| pair[0].1 == pair[1].1), || {
            format!("{id}: Debug and Release differ")
        })?;
        for (_, settings) in &own {
            let bundle = settings.text("PRODUCT_BUNDLE_IDENTIFIER").unwrap_or_default();
            ensure(bundle == "dev.douze.ios" || bundle.starts_with("dev.douze.ios."), || {
                format!("{id}: {bundle} is not ours")
            })?;
        }
    }
    Ok(())
}

/// What stands in quotes behind `key`.
fn quoted<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split_once(key)?.1.strip_prefix('"')?.split('"').next()
}
