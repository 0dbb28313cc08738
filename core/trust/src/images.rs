//! What a disk holds after some of the logged calls: all of them as after a kill, or what a power loss leaves.

use douze_trust_disk::Call;
use rand::{Rng, RngExt};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A disk writes so many bytes whole or not at all.
const SECTOR: usize = 512;

type Files = BTreeMap<String, Vec<u8>>;

/// What a power loss does to writes that were not synced yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// None of them was written.
    Dropped,
    /// Only the first ones were, and the last of these in part.
    Torn,
    /// Any sectors of them were, whatever their order.
    Reordered,
}

impl Loss {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Dropped, Self::Torn, Self::Reordered];
}

/// The files of a folder: as programs see them, as synced, and the calls between.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    seen: Files,
    synced: Files,
    pending: Vec<Call>,
}

impl Disk {
    /// A folder as it is, all of it synced.
    pub fn of(dir: &Path) -> Self {
        let files: Files = fs::read_dir(dir)
            .unwrap()
            .map(|file| file.unwrap())
            .map(|file| (file.file_name().to_string_lossy().into_owned(), fs::read(file.path()).unwrap()))
            .collect();
        Self { seen: files.clone(), synced: files, pending: Vec::new() }
    }

    /// Carries out one call. The index beside the log is left out: SQLite makes it again on opening.
    pub fn apply(&mut self, call: &Call) {
        match call {
            Call::Mark(_) => {}
            Call::Sync { file } => {
                // What is synced is this file, and all names: file systems with a journal keep those in order.
                let (mut kept, synced) = (Vec::new(), &mut self.synced);
                for call in self.pending.drain(..) {
                    match &call {
                        Call::Write { file: other, .. } | Call::Truncate { file: other, .. }
                            if other != file =>
                        {
                            kept.push(call);
                        }
                        _ => change(synced, &call),
                    }
                }
                self.pending = kept;
            }
            call => {
                change(&mut self.seen, call);
                self.pending.push(call.clone());
            }
        }
    }

    /// Whether anything would be lost now.
    pub fn is_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// As after a kill: the system still writes what it was given.
    pub fn killed(&self, dir: &Path) {
        lay(&self.seen, dir);
    }

    /// As after a power loss.
    pub fn lost(&self, loss: Loss, rng: &mut impl Rng, dir: &Path) {
        let mut files = self.synced.clone();
        let until = match loss {
            Loss::Dropped => 0,
            Loss::Torn => rng.random_range(0..=self.pending.len()),
            Loss::Reordered => self.pending.len(),
        };
        for (number, call) in self.pending[..until].iter().enumerate() {
            let last = number + 1 == until;
            match call {
                Call::Write { file, at, bytes } if loss == Loss::Torn && last => {
                    let part = bytes[..rng.random_range(0..=bytes.len())].to_vec();
                    change(&mut files, &Call::Write { file: file.clone(), at: *at, bytes: part });
                }
                Call::Write { file, at, bytes } if loss == Loss::Reordered => {
                    let mut at = *at;
                    let mut rest = &bytes[..];
                    while !rest.is_empty() {
                        let length = rest.len().min(SECTOR - usize::try_from(at).unwrap() % SECTOR);
                        let (sector, more) = rest.split_at(length);
                        if rng.random() {
                            change(
                                &mut files,
                                &Call::Write { file: file.clone(), at, bytes: sector.to_vec() },
                            );
                        }
                        at += length as u64;
                        rest = more;
                    }
                }
                Call::Truncate { .. } if loss == Loss::Reordered && rng.random() => {}
                call => change(&mut files, call),
            }
        }
        lay(&files, dir);
    }
}

fn change(files: &mut Files, call: &Call) {
    match call {
        Call::Create { file } => {
            files.entry(file.clone()).or_default();
        }
        Call::Write { file, at, bytes } => {
            // A file whose name was not written is lost with what was written to it.
            let Some(content) = files.get_mut(file) else { return };
            let at = usize::try_from(*at).unwrap();
            content.resize(content.len().max(at + bytes.len()), 0);
            content[at..at + bytes.len()].copy_from_slice(bytes);
        }
        Call::Truncate { file, len } => {
            if let Some(content) = files.get_mut(file) {
                content.resize(usize::try_from(*len).unwrap(), 0);
            }
        }
        Call::Remove { file } => {
            files.remove(file);
        }
        Call::Rename { from, to } => {
            if let Some(content) = files.remove(from) {
                files.insert(to.clone(), content);
            }
        }
        Call::Sync { .. } | Call::Mark(_) => {}
    }
}

fn lay(files: &Files, dir: &Path) {
    if let Ok(old) = fs::read_dir(dir) {
        for file in old {
            fs::remove_file(file.unwrap().path()).unwrap();
        }
    }
    fs::create_dir_all(dir).unwrap();
    for (name, content) in files.iter().filter(|(name, _)| !name.ends_with("-shm")) {
        fs::write(dir.join(name), content).unwrap();
    }
}
