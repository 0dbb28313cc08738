//! Hostile files: a phone refuses them with a reason, in little time and memory.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use crate::support::reigns::{file_of, reign};
use crate::support::{import, open, share};
use cpu_time::ProcessTime;
use douze_app::chronicle::Reign;
use douze_app::deck::Sha256;
use douze_app::{DouzeError, MAX_FILE};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// The file that a child process reads.
const SHAPE: &str = "DOUZE_TEST_HOSTILE";

/// How long these files are: as long as can be, or for a plain `./check` a fifth of it.
fn size() -> usize {
    MAX_FILE / 5 * share(5) as usize
}

/// A record's first line with this before its own keys.
fn record(begin: &str) -> String {
    let header = r#""douze":1,"game":"forest","seats":["a","b"],"setup":{"variant":"standard"}"#;
    format!("{{{begin}{header}}}\n")
}

/// A Chronicle with this before and after its number, in the order of the keys, and with a checksum that fits: all of it
/// is looked at.
fn chronicle(first: &str, entries: &str) -> String {
    let all = format!("{first}\"douze_chronicle\":1,{entries}");
    let sum = Sha256::of(format!("{{{all}}}").as_bytes());
    format!("{{{all},\"sha256\":\"{sum}\"}}")
}

/// Repeats of a text up to the length of a file.
fn many(part: &str) -> String {
    part.repeat((size() - 500) / part.len())
}

/// Keys that differ, up to the length of a file.
fn keys() -> String {
    let mut keys = String::new();
    for number in 0.. {
        let key = format!("\"{number:x}\":0,");
        if keys.len() + key.len() > size() - 500 {
            break;
        }
        keys += &key;
    }
    keys
}

/// Levels of a nest, up to the length of a file.
fn nest(open: &str, close: &str) -> String {
    let levels = (size() - 500) / (open.len() + close.len());
    format!("\"x\":{}0{},", open.repeat(levels), close.repeat(levels))
}

/// The shapes by name; a lifetime is 20,000 reigns, a council a day for 55 years.
fn shape(name: &str) -> String {
    let list = |part: &str| format!("\"x\":[{}0]", many(part));
    match name {
        "record numbers" => record(&(list("0,") + ",")),
        "record objects" => record(&(list("{\"\":0},") + ",")),
        "record keys" => record(&keys()),
        "record lists in lists" => record(&nest("[", "]")),
        "record objects in objects" => record(&nest("{\"\":", "}")),
        "record seats" => record("").replace("[\"a\",\"b\"]", &format!("[{}\"b\"]", many("\"\","))),
        "record decks" => record("") + &format!("{{\"decks\":[{}0]}}", many("0,")),
        "lifetime" => {
            let of = |number: u32| Reign { ended_ms: i64::from(number), ..reign(number) };
            let all: Vec<Reign> = (0..4_000 * share(5)).map(of).collect();
            String::from_utf8(file_of(&all)).unwrap()
        }
        "chronicle objects" => chronicle("", &list("{\"\":0},")),
        "chronicle lists" => chronicle("", &list("[],")),
        "chronicle reigns" => chronicle("\"decks\":[],", &format!("\"reigns\":[{}0]", many("0,"))),
        "chronicle keys" => chronicle("", keys().trim_end_matches(',')),
        "chronicle nest" => chronicle("", nest("[", "]").trim_end_matches(',')),
        other => panic!("no shape {other}"),
    }
}

const SHAPES: [&str; 13] = [
    "lifetime",
    "record numbers",
    "record objects",
    "record keys",
    "record lists in lists",
    "record objects in objects",
    "record seats",
    "record decks",
    "chronicle objects",
    "chronicle lists",
    "chronicle reigns",
    "chronicle keys",
    "chronicle nest",
];

/// A line of what the system says of this process, in MB.
fn memory(line: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|found| found.strip_prefix(line)).unwrap();
    line.split_whitespace().next().unwrap().parse::<u64>().unwrap() / 1_024
}

/// The child: reads one file, before it has held anything else.
#[test]
fn child() {
    let Some(path) = std::env::var_os(SHAPE).map(PathBuf::from) else { return };
    let name = path.file_name().unwrap().to_string_lossy();
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.len() <= size() && bytes.len() > size() / 2, "{} bytes", bytes.len());
    let length = bytes.len();
    // The most memory is counted again from here.
    std::fs::write("/proc/self/clear_refs", "5").unwrap();
    let (began, before) = (ProcessTime::now(), memory("VmRSS:"));
    let answer = import(&session, bytes);
    let (took, more) = (began.elapsed(), memory("VmHWM:").saturating_sub(before));
    let said = match &answer {
        Ok(preview) => preview.headline.clone(),
        Err(DouzeError::Unreadable { sentence, .. }) => sentence.clone(),
        Err(error) => panic!("{error:?}"),
    };
    println!("{name}: {length} bytes, {} ms, {more} MB more, {said}", took.as_millis());
    // Without optimisation, on a slow machine.
    assert!(took < Duration::from_secs(30) && more < (size() as u64 >> 20) * 14 + 20);
}

/// One process each: the most memory that a process ever held is what can be asked for.
#[test]
fn a_file_below_the_limit_takes_little_time_and_memory() {
    let dir = tempfile::tempdir().unwrap();
    for name in SHAPES {
        let path = dir.path().join(name);
        std::fs::write(&path, shape(name)).unwrap();
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "hostile::child", "--nocapture"])
            .env(SHAPE, &path)
            .output()
            .unwrap();
        let shown = String::from_utf8_lossy(&child.stdout);
        print!("{}", shown.lines().filter(|line| line.starts_with(name)).collect::<String>() + "\n");
        assert!(child.status.success(), "{name}: {shown}{}", String::from_utf8_lossy(&child.stderr));
    }
}

/// Once each of the first hundred levels was read again.
#[test]
fn reading_a_record_takes_no_longer_for_being_deep() {
    let took = |begin: String| {
        let bytes = record(&format!("\"x\":{begin},")).into_bytes();
        let began = ProcessTime::now();
        assert!(douze_app::record::read(&bytes).is_ok());
        began.elapsed()
    };
    let flat = took(format!("\"{}\"", "x".repeat(2_000_000)));
    for (open, close) in [("[", "]"), ("{\"\":", "}"), ("[{\"\":", "}]")] {
        let levels = 2_000_000 / (open.len() + close.len());
        let nest = took(format!("{}0{}", open.repeat(levels), close.repeat(levels)));
        println!("{open} {nest:?}, flat {flat:?}");
        assert!(nest < flat * 8 + Duration::from_secs(1), "{nest:?} and {flat:?}");
    }
}

#[test]
fn a_key_given_twice_is_refused_at_every_depth_of_records_and_chronicles() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let valid = String::from_utf8(file_of(&[reign(1)])).unwrap();
    assert!(import(&session, valid.clone().into_bytes()).is_ok());
    for (place, more) in [
        ("\"reigns\":[", "\"reigns\":[],\n\"reigns\":["),
        ("\"won\":", "\"won\":true,\"won\":"),
        ("\"app\":", "\"later\":[[{\"a\":1,\"b\":2,\"\\u0061\":1}]],\"app\":"),
    ] {
        let twice = valid.replacen(place, more, 1);
        assert_ne!(twice, valid);
        let error = import(&session, twice.into_bytes()).unwrap_err();
        assert!(
            matches!(&error, DouzeError::Unreadable { detail, .. } if detail.contains("Twice")),
            "{error:?}"
        );
    }
    let deep = format!("\"x\":{}{{\"a\":1,\"a\":2}}{},", "[".repeat(200), "]".repeat(200));
    let error = import(&session, record(&deep).into_bytes()).unwrap_err();
    assert!(matches!(&error, DouzeError::Unreadable { detail, .. } if detail.contains("twice")), "{error:?}");
}

/// Threads of a phone have small stacks.
#[test]
fn a_nest_needs_no_deep_stack() {
    for nest in
        [nest("[", "]"), nest("{\"\":", "}"), format!("\"x\":{}0{},", "[".repeat(126), "]".repeat(126))]
    {
        let files = [record(&nest), chronicle("", nest.trim_end_matches(','))];
        let read = move || {
            let dir = tempfile::tempdir().unwrap();
            let session = open(dir.path());
            files.map(|file| import(&session, file.into_bytes()).is_ok())
        };
        let thread = std::thread::Builder::new().stack_size(512 << 10).spawn(read).unwrap();
        assert!(thread.join().unwrap()[0]);
    }
}
