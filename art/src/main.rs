//! Colour tokens and drawings, written as source code of the apps.
//!
//! `cargo run -p douze-art` writes the files, `-- --check` only reports whether they are up to date, `-- --contact FILE` writes
//! the contact sheet as PNG.

mod android;
mod apple;
mod catalogue;
mod contact;
mod drawing;
mod kotlin;
mod pack;
mod picture;
#[cfg(test)]
#[allow(clippy::cast_possible_wrap, clippy::cast_precision_loss, clippy::cast_sign_loss)]
// Pixels, all small.
mod raster;
mod swift;
mod tokens;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// Why nothing could be written.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("tokens.toml: {0}")]
    Tokens(#[from] toml::de::Error),
    #[error("tokens.toml: {0}")]
    Token(String),
    #[error("{0}: {1}")]
    Drawing(PathBuf, String),
}

/// A file to write: where, seen from the root of the repository, and what.
pub(crate) struct Output {
    pub(crate) path: PathBuf,
    pub(crate) bytes: Vec<u8>,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().collect();
    if let Some(place) = arguments.iter().position(|argument| argument == "--contact") {
        let file = arguments.get(place + 1).map_or("target/contact.png", String::as_str);
        return match contact::write(Path::new(file)) {
            Ok(said) => {
                println!("{said}");
                ExitCode::SUCCESS
            }
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        };
    }
    let check = arguments.iter().any(|argument| argument == "--check");
    match run(check) {
        Ok(stale) if stale.is_empty() || !check => ExitCode::SUCCESS,
        Ok(stale) => {
            for path in stale {
                eprintln!("{} is not what `cargo run -p douze-art` writes", path.display());
            }
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The files that differ from what is drawn; they are written unless this is only a check.
fn run(check: bool) -> Result<Vec<PathBuf>, Error> {
    let mut stale = Vec::new();
    for Output { path, bytes } in outputs()? {
        let file = root().join(&path);
        if fs::read(&file).is_ok_and(|old| old == bytes) {
            continue;
        }
        if !check {
            write(&file, &bytes).map_err(|error| Error::File(file, error))?;
        }
        stale.push(path);
    }
    Ok(stale)
}

fn write(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, bytes)
}

fn outputs() -> Result<Vec<Output>, Error> {
    let art = root().join("art");
    let tokens = tokens::read(&art.join("tokens.toml"))?;
    let animals = drawing::read_all(&art.join("forest"))?;
    let gentle = drawing::read_all(&art.join("gentle"))?;
    let mut characters = drawing::read_all(&art.join("king"))?;
    characters.extend(drawing::read_all(&art.join("council"))?);
    let emblems = drawing::read_all(&art.join("emblems"))?;
    let icon = drawing::read(&art.join("icon.svg"))?;
    let pictures = picture::read_all(&art.join("pictures"))?;
    let pack = pack::write(&pictures);
    let mut outputs = vec![
        kotlin::tokens(&tokens)?,
        kotlin::sizes(&tokens),
        kotlin::animals(&animals, &gentle),
        kotlin::characters(&characters),
        kotlin::emblems(&emblems),
        swift::tokens(&tokens)?,
        swift::sizes(&tokens),
        swift::animals(&animals, &gentle),
        swift::characters(&characters),
        swift::emblems(&emblems),
        catalogue::kotlin(&pictures),
        catalogue::swift(&pictures),
    ];
    for folder in ["android/ui/src/commonMain/resources/douze", "ios/Douze/Resources"] {
        outputs.push(Output { path: format!("{folder}/pictures.pack").into(), bytes: pack.clone() });
    }
    outputs.push(android::colours(&tokens)?);
    outputs.extend(android::icon(&icon));
    outputs.extend(apple::colours(&tokens)?);
    outputs.extend(apple::icon(&icon, &tokens)?);
    Ok(outputs)
}

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_files_are_up_to_date() {
        assert_eq!(run(true).unwrap(), Vec::<PathBuf>::new());
    }
}
