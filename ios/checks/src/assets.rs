//! Asset catalogues.

use serde_json::Value;

use crate::{Check, Tree, ensure};

const CATALOGUE: &str = "ios/Douze/Resources/Assets.xcassets";

/// The icon.
pub const ICON: &str = "ios/Douze/Resources/Assets.xcassets/AppIcon.appiconset/icon.png";

/// Every set is one that something names, every picture is there and named, the icon is as the store demands.
///
/// # Errors
/// The first that is not so.
pub fn assets(tree: &Tree) -> Check {
    json(tree, &format!("{CATALOGUE}/Contents.json"))?;
    let known = ["AccentColor.colorset", "AppIcon.appiconset", "Paper.colorset"];
    let there = tree.folders(CATALOGUE)?;
    ensure(there == known, || format!("the catalogue holds {there:?}, used are {known:?}"))?;
    let project = tree.text("ios/Douze.xcodeproj/project.pbxproj")?;
    for setting in ["APPICON_NAME = AppIcon;", "GLOBAL_ACCENT_COLOR_NAME = AccentColor;"] {
        let all = project.matches("\tINFOPLIST_FILE = ").count();
        ensure(project.matches(setting).count() == all, || {
            format!("the project does not always say {setting}")
        })?;
    }
    for set in there {
        let folder = format!("{CATALOGUE}/{set}");
        let contents = json(tree, &format!("{folder}/Contents.json"))?;
        if set.ends_with(".colorset") {
            colours(&set, &contents)?;
        } else {
            pictures(tree, &folder, &contents)?;
        }
    }
    Ok(())
}

fn json(tree: &Tree, path: &str) -> Check<Value> {
    let contents: Value =
        serde_json::from_str(&tree.text(path)?).map_err(|error| format!("{path}: {error}"))?;
    ensure(contents["info"]["version"] == 1, || format!("{path} is of no known version"))?;
    Ok(contents)
}

/// A colour by day and by night.
fn colours(set: &str, contents: &Value) -> Check {
    let colours = contents["colors"].as_array().map(Vec::as_slice).unwrap_or_default();
    let dark: Vec<_> = colours.iter().map(|colour| colour["appearances"][0]["value"] == "dark").collect();
    ensure(dark == [false, true], || format!("{set} is no colour by day and one by night"))?;
    for colour in colours {
        for part in ["red", "green", "blue"] {
            let value =
                colour["color"]["components"][part].as_str().and_then(|value| value.strip_prefix("0x"));
            let sound = value.is_some_and(|value| u8::from_str_radix(value, 16).is_ok());
            ensure(sound, || format!("{set}: {part} is no byte"))?;
        }
    }
    Ok(())
}

fn pictures(tree: &Tree, folder: &str, contents: &Value) -> Check {
    let images = contents["images"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut named = vec!["Contents.json".to_owned()];
    for image in images {
        let name = image["filename"].as_str().unwrap_or_default();
        named.push(name.to_owned());
        let file = format!("{folder}/{name}");
        let png = Png::read(&tree.bytes(&file)?).ok_or_else(|| format!("{file} is no PNG"))?;
        let size = image["size"].as_str().unwrap_or_default();
        let is = format!("{}x{}", png.width, png.height);
        ensure(size == is && size == "1024x1024", || format!("{file} is {is}, to be {size}"))?;
        let plain = image.get("appearances").is_none();
        ensure(!plain || !png.alpha, || format!("{file} has an alpha channel: the store refuses it"))?;
    }
    named.sort();
    let there = tree.files(folder)?;
    ensure(there == named, || format!("{folder} holds {there:?}, named are {named:?}"))
}

/// What stands at the beginning of a PNG file.
struct Png {
    width: u32,
    height: u32,
    alpha: bool,
}

impl Png {
    fn read(bytes: &[u8]) -> Option<Self> {
        let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")?;
        let number = |at: usize| Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?));
        // Kinds 4 and 6 are grey and colour with alpha.
        Some(Self { width: number(0)?, height: number(4)?, alpha: [4, 6].contains(header.get(9)?) })
    }
}
