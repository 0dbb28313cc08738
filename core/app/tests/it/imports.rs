//! No two files of a crate import each other, directly or through others. The compiler allows it inside a crate; but
//! files in such a circle can be read, changed and moved only together, and nothing says which of them is the lower one.
//!
//! An import is an item of another file that a `use` or a path in the code names; a type also where the file has it by a
//! re-export of its own. Re-exports are followed to the file that defines the item. Methods are not seen: an `impl` may be
//! above its type; nor is a function that a file calls only through its own `pub use`. Tests (`tests.rs`, `laws.rs`,
//! `mod tests`) may import what they test.

#![allow(clippy::unwrap_used, reason = "helpers of a test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The path of a module below the root of its crate.
type Module = Vec<String>;

type Sources = BTreeMap<Module, Source>;

struct Source {
    file: String,
    /// Names that a `use` brings into the module, with their paths.
    names: BTreeMap<String, String>,
    /// Paths of private `use`s, paths in the code and names of types; true: in the code, where none ends at a module.
    paths: BTreeSet<(String, bool)>,
}

fn read(dir: &Path, module: &Module, sources: &mut Sources) {
    for path in fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_stem().unwrap().to_str().unwrap();
        match name {
            "tests" | "laws" => {}
            "mod" | "lib" | "main" => drop(sources.insert(module.clone(), source(&path))),
            _ if path.is_dir() => read(&path, &below(module, name), sources),
            _ if path.extension().is_none_or(|ending| ending != "rs") => {}
            _ => drop(sources.insert(below(module, name), source(&path))),
        }
    }
}

fn below(module: &[String], name: &str) -> Module {
    [module, &[name.to_owned()]].concat()
}

fn source(path: &Path) -> Source {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().map(|line| line.split("//").next().unwrap());
    let lines = lines.map(str::trim_end).take_while(|line| !line.starts_with("mod tests {"));
    let (mut names, mut paths) = (BTreeMap::new(), BTreeSet::new());
    // The `use` that the line belongs to, which may be of several lines.
    let (mut list, mut public) = (String::new(), false);
    for line in lines {
        let begins = line.trim_start().split_once("use ");
        let begins = begins.filter(|(before, _)| ["", "pub "].contains(before) || before.ends_with(") "));
        if let Some((before, path)) = begins {
            (list, public) = (path.to_owned(), !before.is_empty());
        } else if !list.is_empty() {
            list.push_str(line);
        } else {
            // `pub(in crate::flow)` is no import.
            let line = line.replace("(in ", "(in::");
            let words = line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
            let words = words.map(|word| word.trim_matches(':'));
            let words = words.filter(|word| word.contains("::") || word.starts_with(char::is_uppercase));
            paths.extend(words.map(|word| (word.to_owned(), true)));
        }
        for path in list.strip_suffix(';').map_or(Vec::new(), expanded) {
            let (path, name) = path.split_once(" as ").unwrap_or((&path, path.rsplit("::").next().unwrap()));
            paths.extend((!public).then(|| (path.to_owned(), false)));
            names.insert(name.to_owned(), path.to_owned());
        }
        if list.ends_with(';') {
            list.clear();
        }
    }
    Source { file: path.display().to_string(), names, paths }
}

/// `a::{b, c::{self, d}}` as `a::b`, `a::c`, `a::c::d`.
fn expanded(path: &str) -> Vec<String> {
    let Some((before, list)) = path.split_once('{') else {
        return vec![path.trim().trim_end_matches("::self").to_owned()];
    };
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for c in list[..list.rfind('}').unwrap()].chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match c {
            ',' if depth == 0 => parts.push(String::new()),
            _ => parts.last_mut().unwrap().push(c),
        }
    }
    let parts = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty());
    parts.flat_map(|part| expanded(&format!("{}{part}", before.trim()))).collect()
}

/// The module that defines the item of this path; none where the path is a module's, or of another crate.
fn definer(sources: &Sources, from: &Module, path: &str, in_code: bool) -> Option<Module> {
    let mut at = from.clone();
    let mut rest: Vec<&str> = path.split("::").collect();
    match rest[0] {
        "crate" => at = Module::new(),
        "self" | "super" => {}
        first if sources[from].names.contains_key(first) || sources.contains_key(&below(from, first)) => {}
        _ => return None,
    }
    if matches!(rest[0], "crate" | "self") {
        rest.remove(0);
    }
    while !rest.is_empty() {
        let name = rest.remove(0);
        let (source, child) = (sources.get(&at)?, below(&at, name));
        let module = sources.contains_key(&child)
            && !(rest.is_empty() && (in_code || source.names.contains_key(name)));
        if name == "super" {
            at.pop()?;
        } else if module {
            at = child;
        } else if let Some(path) = source.names.get(name).filter(|path| *path != name) {
            return definer(sources, &at, &[&[&**path], &rest[..]].concat().join("::"), in_code);
        } else {
            return Some(at);
        }
    }
    None
}

/// All modules that a module imports, directly or through others.
fn reached(imports: &BTreeMap<Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<Module> {
    let (mut reached, mut due) = (BTreeSet::new(), vec![from.clone()]);
    while let Some(module) = due.pop() {
        due.extend(imports[&module].iter().filter(|&next| reached.insert(next.clone())).cloned());
    }
    reached
}

fn circles(src: &Path) -> BTreeSet<String> {
    let mut sources = Sources::new();
    read(src, &Module::new(), &mut sources);
    let imports = |(module, source): (&Module, &Source)| {
        let of = source.paths.iter().filter_map(|(path, in_code)| definer(&sources, module, path, *in_code));
        (module.clone(), of.filter(|other| other != module).collect())
    };
    let imports = sources.iter().map(imports).collect();
    let reached: BTreeMap<&Module, BTreeSet<Module>> =
        sources.keys().map(|module| (module, reached(&imports, module))).collect();
    let circle = |(module, others): (&&Module, &BTreeSet<Module>)| {
        let circle = others.iter().filter(|other| reached[other].contains(*module));
        circle.map(|other| &*sources[other].file).collect::<Vec<_>>().join(", ")
    };
    reached.iter().map(circle).filter(|circle| !circle.is_empty()).collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let circles: BTreeSet<String> =
        ["rules", "ai", "app", "cli"].iter().flat_map(|name| circles(&core.join(name).join("src"))).collect();
    assert!(circles.is_empty(), "files that import each other: {circles:#?}");
}
