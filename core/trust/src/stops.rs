//! A stop at every boundary between two writes, and power losses there: the old state or the new one, never a third.

use crate::images::{Disk, Loss};
use crate::script::{Script, plainly, scratch};
use crate::state;
use douze_app::Session;
use douze_trust_disk::{Call, Watch};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// What was looked at.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Stops {
    pub presses: usize,
    pub boundaries: usize,
    /// Of these, so many were looked at.
    pub looked_at: usize,
    pub losses: usize,
    /// At most one of each press.
    pub faults: Vec<String>,
}

impl std::ops::AddAssign for Stops {
    fn add_assign(&mut self, other: Self) {
        self.presses += other.presses;
        self.boundaries += other.boundaries;
        self.looked_at += other.looked_at;
        self.losses += other.losses;
        self.faults.extend(other.faults);
    }
}

/// The calls of a script, with a mark after the opening and after each press.
pub fn calls(script: &Script, dir: &Path) -> Vec<Call> {
    let watch = Watch::new(dir, true);
    let mut step = 0;
    script.run(dir, &mut |session: &Session, press| {
        watch.mark(step);
        plainly(session, press);
        step += 1;
    });
    watch.mark(step);
    watch.calls()
}

/// Looks at the folder after each call of a script, and, `losses` times each, after a power loss there. `every`: at so many
/// of the boundaries, the others are passed over.
pub fn at_boundaries(script: &Script, losses: usize, every: usize) -> Stops {
    let folder = script.folder();
    let mut disk = Disk::of(folder.path());
    let calls = calls(script, folder.path());
    let place = scratch();
    let dir = place.path();
    let look = |disk: &Disk| {
        disk.killed(dir);
        state::of(dir, script.damaged)
    };
    let mut rng = ChaCha8Rng::seed_from_u64(calls.len() as u64);
    let mut count = Stops::default();
    let mut old = look(&disk);
    let mut at = 0;
    while at < calls.len() {
        let end = (at..calls.len()).find(|&at| matches!(calls[at], Call::Mark(_))).unwrap_or(calls.len());
        let mut after = disk.clone();
        calls[at..end].iter().for_each(|call| after.apply(call));
        let new = look(&after);
        let mut fault = None;
        for (number, call) in calls[at..end].iter().enumerate() {
            let mut one_of = |found: &str, what: &str| {
                if found == old || found == new || fault.is_some() {
                    return;
                }
                fault = Some(format!(
                    "{}: {what} after call {} ({}) of press {} leaves a third state\n--- old\n{}\n--- new\n{}",
                    script.name,
                    at + number,
                    brief(call),
                    count.presses,
                    difference(&old, found),
                    difference(&new, found),
                ));
            };
            if let Call::Write { file, at, bytes } = call
                && (count.boundaries + number).is_multiple_of(every)
            {
                let mut torn = disk.clone();
                torn.apply(&Call::Write {
                    file: file.clone(),
                    at: *at,
                    bytes: bytes[..bytes.len() / 2].to_vec(),
                });
                one_of(&look(&torn), "a write cut in the middle");
            }
            disk.apply(call);
            if !(count.boundaries + number).is_multiple_of(every) {
                continue;
            }
            one_of(&look(&disk), "a kill");
            count.looked_at += 1;
            // Each kind of loss in its turn.
            let kinds = Loss::ALL.into_iter().cycle().skip(count.losses % Loss::ALL.len());
            for loss in kinds.take(if disk.is_pending() { losses } else { 0 }) {
                disk.lost(loss, &mut rng, dir);
                one_of(&state::of(dir, script.damaged), &format!("{loss:?}"));
                count.losses += 1;
            }
        }
        count.boundaries += end - at;
        count.faults.extend(fault);
        count.presses += 1;
        // Acknowledged: from here on this is the least that is there, also after a power loss.
        old = new;
        at = end + 1;
    }
    count
}

fn brief(call: &Call) -> String {
    match call {
        Call::Write { file, at, bytes } => format!("{} bytes into {file} at {at}", bytes.len()),
        other => format!("{other:?}"),
    }
}

/// The lines that one has and the other has not.
pub(crate) fn difference(one: &str, other: &str) -> String {
    let lack = |a: &str, b: &str, sign: &str| {
        let rows: Vec<&str> = b.lines().collect();
        let mut lack = String::new();
        for row in a.lines().filter(|row| !rows.contains(row)) {
            lack += sign;
            lack.extend(row.chars().take(300));
            lack.push('\n');
        }
        lack
    };
    lack(one, other, "- ") + &lack(other, one, "+ ")
}
