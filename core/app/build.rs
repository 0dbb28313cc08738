//! Takes out of the texts what only who translates reads: comments and blanks. A phone would carry 40 KB of them.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=text");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for language in fs::read_dir("text")? {
        let language = language?;
        let to = Path::new(&out).join(language.file_name());
        fs::create_dir_all(&to)?;
        for file in fs::read_dir(language.path())? {
            let file = file?;
            let text = fs::read_to_string(file.path())?;
            let lines = text.split_inclusive('\n').filter(|line| !line.starts_with('#')).map(tight);
            fs::write(to.join(file.file_name()), lines.collect::<String>())?;
        }
    }
    Ok(())
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
