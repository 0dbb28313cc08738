//! People as they go along with the Chronicle's file.

use super::Tally;
use crate::GameKind;
use crate::chronicle::FilePerson;
use crate::flow::setup::{People, Person};
use crate::store::{Store, StoreError};

/// All people, with how many games they played and won.
pub(crate) fn for_file(store: &Store) -> Result<Vec<FilePerson>, StoreError> {
    let people = People::load(store);
    let tallies = Tally::of_all(store, people.all())?;
    let person = |(person, tally): (&Person, &Tally)| {
        let counted = GameKind::ALL.map(|game| {
            let counts = tally.of(game);
            (game.id().to_owned(), [counts.played, counts.won])
        });
        FilePerson {
            name: person.name.clone(),
            colour: person.colour,
            portrait: person.portrait,
            games: counted.into(),
        }
    };
    Ok(people.all().iter().zip(&tallies).map(person).collect())
}

/// Keeps those people of a file who are not known here, after all others.
pub(crate) fn of_file(store: &mut Store, file: &[FilePerson]) -> Result<(), StoreError> {
    let before = People::load(store);
    let mut people = before.clone();
    for FilePerson { name, colour, portrait, .. } in file {
        if people.place(name).is_none() {
            let last = people.all().len();
            let person = Person { name: name.clone(), colour: *colour, portrait: *portrait, since_ms: 0 };
            people.put(last, &person);
        }
    }
    if people == before { Ok(()) } else { people.save(store) }
}
