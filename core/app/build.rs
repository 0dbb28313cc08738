//! Takes the comments out of the texts: they are for who translates, and a phone would carry 20 KB of them.

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
            let lines = text.split_inclusive('\n').filter(|line| !line.starts_with('#'));
            fs::write(to.join(file.file_name()), lines.collect::<String>())?;
        }
    }
    Ok(())
}
