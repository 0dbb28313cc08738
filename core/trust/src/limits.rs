//! Limits of files from outside: at a limit, just over it, and a thousand times over it, or at the longest file that is read. What is over
//! is refused in no time and changes nothing.

use crate::script::scratch;
use crate::state;
use crate::support::{open, reigns};
use cpu_time::ThreadTime;
use douze_app::chronicle::{Obstacle, Reign};
use douze_app::deck::{LONGEST, SHIPPED};
use douze_app::{AppIntent, DouzeError, Intent, MAX_FILE, Session};
use std::path::Path;
use std::time::Duration;

const HEADER: &str = r#""douze":1,"game":"forest","seats":["a","b"],"setup":{"variant":"standard"}"#;

/// One file.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Limited {
    pub what: String,
    pub bytes: usize,
    /// Time of CPU.
    pub took: Duration,
    /// None: it was taken.
    pub refused: Option<String>,
    /// It should have been.
    pub over: bool,
}

/// The middle time of so many, and the answer; nothing may have changed, neither on screen nor in the folder.
fn offer((dir, session): (&Path, &Session), what: &str, bytes: &[u8], over: bool, times: usize) -> Limited {
    let before = (session.screen().unwrap(), state::of(dir, false));
    let mut took = Vec::new();
    let mut refused = None;
    for _ in 0..times {
        let bytes = bytes.to_vec();
        let began = ThreadTime::now();
        let answer = session.import(bytes);
        took.push(began.elapsed());
        match answer {
            Ok(()) => drop(session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap()),
            Err(error) => {
                assert!(matches!(error, DouzeError::Unreadable { .. }), "{what}: {error:?}");
                assert!(error.sentence().ends_with('.'), "{what}: {error:?}");
                refused = Some(error.sentence().to_owned());
            }
        }
        assert_eq!(session.screen().unwrap(), before.0, "{what} has changed the screen");
    }
    assert_eq!(state::of(dir, false), before.1, "{what} has changed what is stored");
    took.sort_unstable();
    Limited { what: what.into(), bytes: bytes.len(), took: took[times / 2], refused, over }
}

/// All of them, each so many times.
pub fn run(times: usize) -> Vec<Limited> {
    let dir = scratch();
    let session = open(dir.path());
    let mut all = Vec::new();
    let mut add =
        |what: &str, bytes: Vec<u8>, over| all.push(offer((dir.path(), &session), what, &bytes, over, times));
    let record = |more: &str| format!("{{{more}{HEADER}}}\n").into_bytes();
    let filled = |length: usize| {
        let mut file = record("");
        file.splice(1..1, std::iter::repeat_n(b' ', length - file.len()));
        file
    };
    add("a record as long as a file may be", filled(MAX_FILE), false);
    add("a record of one byte more", filled(MAX_FILE + 1), true);
    add("four times as long", vec![b'{'; MAX_FILE * 4], true);
    add("no bytes", Vec::new(), true);
    add("a wrong line", [record(""), b"{\"deal\":1}\n".to_vec()].concat(), true);
    add("a hundred thousand wrong lines", [record(""), b"{\"deal\":1}\n".repeat(100_000)].concat(), true);
    for depth in [127, 128, 128_000] {
        let nest = format!("\"x\":{}{},", "[".repeat(depth), "]".repeat(depth));
        add(&format!("an unknown key {depth} deep"), record(&nest), false);
        let names = format!("\"seats\":{}1{},", "[".repeat(depth), "]".repeat(depth));
        let file = format!("{{\"douze\":1,\"game\":\"forest\",{names}\"setup\":{{}}}}\n").into_bytes();
        add(&format!("names {depth} deep"), file, true);
        let names = format!("{{\"douze_chronicle\":{}1{}}}", "[".repeat(depth), "]".repeat(depth));
        add(&format!("a Chronicle's number {depth} deep"), names.into_bytes(), true);
    }
    add("a number of a million digits", record(&format!("\"douze\":{},", "9".repeat(1_000_000))), true);
    let one = |change: &dyn Fn(&mut Reign)| {
        let mut reign = reigns::reign(1);
        change(&mut reign);
        reigns::file_of(&[reign])
    };
    for (signs, over) in [(60, false), (61, true), (60_000, true)] {
        let name = |reign: &mut Reign| reign.members[0].name = "é".repeat(signs);
        add(&format!("a name of {signs} signs in a Chronicle"), one(&name), over);
        let words = |reign: &mut Reign| reign.obstacle = Some(Obstacle::Text("é".repeat(signs)));
        add(&format!("an obstacle of {signs} signs"), one(&words), over);
    }
    for (many, over) in [(12, false), (13, true), (12_000, true)] {
        let suggestions = |reign: &mut Reign| reign.suggestions = vec![Obstacle::Face(3); many];
        add(&format!("{many} suggestions of one reign"), one(&suggestions), over);
    }
    for (members, over) in [(4, false), (5, true), (4_000, true)] {
        let more = |reign: &mut Reign| {
            let first = reign.members[0].clone();
            reign.members = vec![first; members];
            for (number, member) in (0..).zip(&mut reign.members) {
                member.name = format!("P{number}");
            }
        };
        add(&format!("a council of {members}"), one(&more), over);
    }
    let many = |count: u32| reigns::file_of(&(1..=count).map(reigns::reign).collect::<Vec<_>>());
    let each = (many(1_001).len() - many(1).len()) / 1_000;
    let most = u32::try_from(MAX_FILE / (each + 8)).unwrap();
    add(&format!("{most} reigns, as many as fit into a file"), many(most), false);
    add(&format!("{} reigns", most * 2), many(most * 2), true);
    let deck = |length: usize| {
        let mut text = SHIPPED.replacen("name = \"default\"", "name = \"ours\"", 1);
        let rest = " ".repeat(length - text.len() - 2);
        text.push_str("\n#");
        text.push_str(&rest);
        text.into_bytes()
    };
    add("a deck as long as one may be", deck(LONGEST), false);
    for length in [LONGEST + 1, (LONGEST * 1_000).min(MAX_FILE)] {
        add(&format!("a deck of {length} bytes"), deck(length), true);
    }
    all
}
