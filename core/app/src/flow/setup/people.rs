//! The people who played on this device: their names, so that nobody has to type one again.

use super::typed::{NAME_LIMIT, cut};
use crate::flow;
use crate::store::{Store, StoreError};
use crate::text::{bare, shows};
use serde::{Deserialize, Serialize};

const KEY: &str = "people";

/// So many names are kept.
const KEPT: usize = 12;

/// Names, the last to play first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct People(Vec<String>);

impl People {
    pub(crate) fn load(store: &Store) -> Self {
        let saved: Self = flow::load(store, KEY);
        let mut people = Self::default();
        // Settings may be damaged, or another version's.
        for name in saved.0.iter().rev() {
            people.add(name);
        }
        people
    }

    /// These played just now.
    pub(crate) fn remember<'a>(
        store: &mut Store,
        names: impl DoubleEndedIterator<Item = &'a str>,
    ) -> Result<(), StoreError> {
        let before = Self::load(store);
        let mut people = before.clone();
        for name in names.rev() {
            people.add(name);
        }
        if people == before { Ok(()) } else { flow::save(store, KEY, &people) }
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.0
    }

    fn add(&mut self, name: &str) {
        let name = cut(name.trim());
        if name.is_empty() || name.chars().count() > usize::from(NAME_LIMIT) || !shows(&name) {
            return;
        }
        let called = |name: &str| bare(name).to_lowercase();
        self.0.retain(|known| called(known) != called(&name));
        self.0.insert(0, name);
        self.0.truncate(KEPT);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "helpers of a test")]
mod tests {
    use super::*;

    #[test]
    fn twelve_names_are_kept_and_the_last_to_play_comes_first() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(dir.path()).unwrap().store;
        let names: Vec<String> = (0..15).map(|number| format!("Mia {number}")).collect();
        People::remember(&mut store, names.iter().map(String::as_str)).unwrap();
        assert_eq!(People::load(&store).names(), &names[..12]);
        People::remember(&mut store, ["Tom", " mia 3 ", "", "\u{AD}"].into_iter()).unwrap();
        let people = People::load(&store);
        assert_eq!(
            (people.names().len(), &people.names()[..2]),
            (12, &["Tom".to_owned(), "mia 3".into()][..])
        );
    }

    #[test]
    fn damaged_names_are_forgotten() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(dir.path()).unwrap().store;
        store.set_setting(KEY, "{").unwrap();
        assert!(People::load(&store).names().is_empty());
        store.set_setting(KEY, "[\"Lea\",\"\",\"lea\",\"\\u3164\"]").unwrap();
        assert_eq!(People::load(&store).names(), ["Lea"]);
    }
}
