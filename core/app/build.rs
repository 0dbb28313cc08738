//! Texts as the library carries them: without what only who translates reads (comments, blanks), all of a language one after
//! the other, and compressed. Plain they would be 480 kB of a phone's library. The notices of licences go along.

use miniz_oxide::deflate::compress_to_vec;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// As small as it gets.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=text");
    println!("cargo::rerun-if-changed=notices.txt");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for language in fs::read_dir("text")? {
        let language = language?;
        let mut name = language.file_name();
        name.push(".z");
        fs::write(out.join(name), compress_to_vec(texts(&language.path())?.as_bytes(), LEVEL))?;
    }
    fs::write(out.join("notices.z"), compress_to_vec(&fs::read("notices.txt")?, LEVEL))
}

/// All files of a language, by name: the same on every machine.
fn texts(folder: &Path) -> io::Result<String> {
    let mut files = fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<io::Result<Vec<_>>>()?;
    files.sort();
    let mut all = String::new();
    for file in files {
        let text = fs::read_to_string(file)?;
        all.extend(text.split_inclusive('\n').filter(|line| !line.starts_with('#')).map(tight));
        all.push('\n');
    }
    Ok(all)
}

/// A line without blanks around the sign after its key, and before names of arguments.
fn tight(line: &str) -> String {
    let is_key = |key: &str| key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let tight = match line.split_once(" = ") {
        Some((key, text)) if is_key(key) => format!("{key}={text}"),
        _ => line.to_owned(),
    };
    tight.replace("{ $", "{$")
}
