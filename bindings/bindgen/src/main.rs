//! `douze-bindgen LIBRARY ROOT`: writes the Kotlin and Swift sides of the border of a built library below ROOT, where
//! the repository keeps them. Called by `bindings/generate`.

use std::path::{Path, PathBuf};
use uniffi_bindgen::bindings::{
    GenerateOptions, SwiftBindingsOptions, TargetLanguage, generate, generate_swift_bindings,
};

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

fn main() -> Result {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(library), Some(root)) = (arguments.next(), arguments.next()) else {
        return Err("usage: douze-bindgen LIBRARY ROOT".into());
    };
    kotlin(&library, &root.join("android/core/src/main/kotlin"))?;
    swift(&library, &root.join("ios/DouzeKit/Sources"))
}

fn kotlin(library: &Path, folder: &Path) -> Result {
    generate(GenerateOptions {
        languages: vec![TargetLanguage::Kotlin],
        source: library.to_path_buf().try_into()?,
        out_dir: folder.to_path_buf().try_into()?,
        config_override: Some("bindings/uniffi.toml".into()),
        ..GenerateOptions::default()
    })?;
    Ok(())
}

/// The sources and the C header live in two folders: `SwiftPM` takes them for two targets.
fn swift(library: &Path, folder: &Path) -> Result {
    for (name, is_header) in [("DouzeCore", false), ("douzeFFI", true)] {
        generate_swift_bindings(SwiftBindingsOptions {
            generate_swift_sources: !is_header,
            generate_headers: is_header,
            generate_modulemap: is_header,
            source: library.to_path_buf().try_into()?,
            out_dir: folder.join(name).try_into()?,
            xcframework: false,
            module_name: is_header.then(|| "douzeFFI".to_owned()),
            modulemap_filename: is_header.then(|| "module.modulemap".to_owned()),
            metadata_no_deps: false,
            link_frameworks: Vec::new(),
            config: Some("bindings/uniffi.toml".into()),
        })?;
    }
    Ok(())
}
