//! Kill -9 at random moments: what was acknowledged is there, once, and nothing else.

use crate::script::{ALL, Script, copy, plainly, scratch};
use crate::state;
use crate::support::open;
use douze_app::{AppIntent, Intent, Session};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// What was killed.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Kills {
    pub kills: usize,
    /// Had ended before the kill came.
    pub ended: usize,
    /// After the first press and before the end of the script.
    pub in_the_middle: usize,
    pub acknowledged: usize,
    /// The press that was under way was on disk, or was not.
    pub done: usize,
    pub undone: usize,
    pub faults: Vec<String>,
}

/// A script with its folder, and what that holds after the opening and after each press.
struct Prepared {
    script: &'static Script,
    folder: TempDir,
    states: Vec<String>,
    /// How long it takes in a process of its own.
    takes: Duration,
}

fn prepared(program: &Path, script: &'static Script) -> Prepared {
    let folder = script.folder();
    let place = scratch();
    let look = || {
        // A copy: the file is open.
        let seen = scratch();
        copy(place.path(), seen.path());
        std::fs::remove_file(seen.path().join("douze.sqlite-shm")).ok();
        state::of(seen.path(), script.damaged)
    };
    copy(folder.path(), place.path());
    let mut states = vec![look()];
    script.run(place.path(), &mut |session: &Session, press| {
        states.push(look());
        plainly(session, press);
    });
    states.push(look());
    let place = scratch();
    copy(folder.path(), place.path());
    let began = Instant::now();
    assert!(child(program, script, place.path()).wait().unwrap().success());
    Prepared { script, folder, states, takes: began.elapsed() }
}

fn child(program: &Path, script: &Script, dir: &Path) -> std::process::Child {
    let mut command = Command::new(program);
    command.args(["child", script.name]).arg(dir).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// What the child does: the script, with a sign after the opening and after each press.
pub fn play(name: &str, dir: &Path) {
    use std::io::Write;
    let script = ALL.iter().find(|script| script.name == name).expect("a script");
    let mut out = std::io::stdout();
    let mut sign = || out.write_all(b".").and_then(|()| out.flush()).unwrap();
    let mut first = true;
    script.run(dir, &mut |session, press| {
        if std::mem::take(&mut first) {
            sign();
        }
        plainly(session, press);
        sign();
    });
}

/// Kills the program `douze-trust` so many times, in every script in turn.
pub fn run(program: &Path, kills: usize, seed: u64) -> Kills {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let all: Vec<Prepared> = ALL.iter().map(|script| prepared(program, script)).collect();
    let mut count = Kills::default();
    let place = scratch();
    while count.kills < kills {
        let Prepared { script, folder, states, takes } = &all[count.kills % all.len()];
        let dir = place.path().join(count.kills.to_string());
        copy(folder.path(), &dir);
        let mut child = child(program, script, &dir);
        std::thread::sleep(takes.mul_f64(rng.random()));
        child.kill().unwrap();
        let mut signs = Vec::new();
        child.stdout.take().unwrap().read_to_end(&mut signs).unwrap();
        // Without a code it was killed.
        match child.wait().unwrap().code() {
            None => {}
            Some(0) => count.ended += 1,
            Some(code) => count.faults.push(format!("{}: ended by itself with {code}", script.name)),
        }
        let acknowledged = signs.len();
        count.kills += 1;
        count.acknowledged += acknowledged;
        count.in_the_middle += usize::from(acknowledged > 0 && acknowledged + 1 < states.len());
        let found = state::of(&dir, script.damaged);
        let (old, new) = (&states[acknowledged], states.get(acknowledged + 1));
        if found == *old {
            count.undone += 1;
        } else if Some(&found) == new {
            count.done += 1;
        } else {
            let difference = crate::stops::difference(old, &found);
            count.faults.push(format!("{} after {acknowledged} signs:\n{difference}", script.name));
        }
        // And it goes on.
        let session = open(&dir);
        session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
        drop(session);
        std::fs::remove_dir_all(&dir).unwrap();
    }
    count
}
