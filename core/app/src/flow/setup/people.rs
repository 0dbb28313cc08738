//! The people who played on this device: name, colour and portrait, so that nobody has to choose them again.

use super::typed::{NAME_LIMIT, cut};
use crate::PersonColour;
use crate::flow;
use crate::store::{Store, StoreError};
use crate::text::{bare, shows};
use serde::{Deserialize, Serialize};

const KEY: &str = "people";

/// Portraits to choose from: those of the seats.
pub(crate) const PORTRAITS: u8 = 16;

/// So many people are known.
const KEPT: usize = 60;

/// So many of them are offered at a seat.
pub(crate) const OFFERED: usize = 12;

/// Somebody who is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) colour: PersonColour,
    /// From 0: those of the seats.
    pub(crate) portrait: u8,
    /// Milliseconds since 1970: what was played before is not counted.
    #[serde(default)]
    pub(crate) since_ms: i64,
}

/// The people, the last to play first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct People(Vec<Person>);

/// As saved; an older version kept names alone.
#[derive(Deserialize)]
#[serde(untagged)]
enum Saved {
    Name(String),
    Person(Person),
}

impl People {
    pub(crate) fn load(store: &Store) -> Self {
        let saved: Vec<Saved> = flow::load(store, KEY);
        let mut people = Self::default();
        // Settings may be damaged, or another version's.
        for saved in saved.into_iter().rev() {
            match saved {
                Saved::Name(name) => people.add(&name, 0),
                Saved::Person(person) => people.put(0, &person),
            }
        }
        people
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        flow::save(store, KEY, &self.0)
    }

    /// These began to play at this moment.
    pub(crate) fn remember<'a>(
        store: &mut Store,
        names: impl DoubleEndedIterator<Item = &'a str>,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let before = Self::load(store);
        let people = before.joined(names, now_ms);
        if people == before { Ok(()) } else { people.save(store) }
    }

    /// The people once these have begun to play.
    pub(crate) fn joined<'a>(&self, names: impl DoubleEndedIterator<Item = &'a str>, now_ms: i64) -> Self {
        let mut people = self.clone();
        for name in names.rev() {
            people.add(name, now_ms);
        }
        people
    }

    pub(crate) fn all(&self) -> &[Person] {
        &self.0
    }

    pub(crate) fn get_mut(&mut self, place: usize) -> Option<&mut Person> {
        self.0.get_mut(place)
    }

    /// The place of the person with this name, however it is spelled.
    pub(crate) fn place(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|known| called(&known.name) == called(name))
    }

    /// Takes a person out.
    pub(crate) fn take(&mut self, place: usize) -> Option<Person> {
        (place < self.0.len()).then(|| self.0.remove(place))
    }

    /// Puts a person in at this place, instead of one with the same name.
    pub(crate) fn put(&mut self, place: usize, person: &Person) {
        let Some(name) = presentable(&person.name) else { return };
        self.0.retain(|known| called(&known.name) != called(&name));
        let portrait = person.portrait % PORTRAITS;
        self.0.insert(place.min(self.0.len()), Person { name, portrait, ..person.clone() });
        self.0.truncate(KEPT);
    }

    fn add(&mut self, name: &str, now_ms: i64) {
        let Some(name) = presentable(name) else { return };
        let known = self.place(&name).and_then(|place| self.take(place));
        let person = known
            .map_or_else(|| self.newcomer(&name, now_ms), |known| Person { name: name.clone(), ..known });
        self.put(0, &person);
    }

    /// Somebody new, with a portrait and a colour that the fewest have: if possible, the portrait that the name has anyway.
    fn newcomer(&self, name: &str, now_ms: i64) -> Person {
        let rare = |portrait: &u8| self.0.iter().filter(|known| known.portrait == *portrait).count();
        let own = portrait_of(name);
        let portrait =
            (own..own + PORTRAITS).map(|number| number % PORTRAITS).min_by_key(rare).unwrap_or(own);
        let rare = |colour: &PersonColour| self.0.iter().filter(|known| known.colour == *colour).count();
        let colour = PersonColour::ALL.into_iter().min_by_key(rare).unwrap_or_default();
        Person { name: name.to_owned(), colour, portrait, since_ms: now_ms }
    }
}

/// What two people must not share: a name as it is compared, in small letters.
pub(crate) fn called(name: &str) -> String {
    bare(name).to_lowercase()
}

/// The portrait of a name for which nobody has chosen one: the same on every device. The numbers give faces that suit the
/// names of the built-in councillors, and of the people in the pictures of the app.
pub(crate) fn portrait_of(name: &str) -> u8 {
    let digest = called(name).bytes().fold(0, |sum: u32, byte| (43_735 * sum + u32::from(byte)) % 65_449);
    (digest % u32::from(PORTRAITS)) as u8
}

/// A name that can be shown.
fn presentable(name: &str) -> Option<String> {
    let name = cut(name.trim());
    let fits = !name.is_empty() && name.chars().count() <= usize::from(NAME_LIMIT) && shows(&name);
    fits.then_some(name)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "helpers of a test")]
mod tests {
    use super::*;

    fn names(store: &Store) -> Vec<String> {
        People::load(store).all().iter().map(|person| person.name.clone()).collect()
    }

    #[test]
    fn sixty_people_are_known_and_the_last_to_play_comes_first() {
        let mut store = Store::in_memory().unwrap();
        let all: Vec<String> = (0..70).map(|number| format!("Mia {number}")).collect();
        People::remember(&mut store, all.iter().map(String::as_str), 5).unwrap();
        assert_eq!(names(&store), &all[..60]);
        let third = People::load(&store).all()[3].clone();
        People::remember(&mut store, ["Tom", " mia 3 ", "", "\u{AD}"].into_iter(), 9).unwrap();
        assert_eq!(names(&store)[..2], ["Tom".to_owned(), "mia 3".into()]);
        let people = People::load(&store);
        assert_eq!(people.all().len(), 60);
        // Who is known keeps colour, portrait and the day of the first game.
        assert_eq!(people.all()[1], Person { name: "mia 3".into(), ..third });
        assert_eq!(people.all()[0].since_ms, 9);
    }

    #[test]
    fn damaged_people_are_forgotten_and_names_of_an_older_version_get_faces() {
        let mut store = Store::in_memory().unwrap();
        store.set_setting(KEY, "{").unwrap();
        assert!(names(&store).is_empty());
        store.set_setting(KEY, "[\"Lea\",\"\",\"lea\",\"\\u3164\",\"Tom\"]").unwrap();
        assert_eq!(names(&store), ["Lea", "Tom"]);
        let people = People::load(&store);
        let [lea, tom] = people.all() else { unreachable!() };
        assert_ne!((lea.portrait, lea.colour), (tom.portrait, tom.colour));
        people.save(&mut store).unwrap();
        assert_eq!(People::load(&store), people);
    }
}
