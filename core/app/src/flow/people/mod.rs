//! The people of this device on screen: who is known, and the page of one.

mod file;
mod tally;

pub(crate) use file::{for_file, of_file};
pub(crate) use tally::{Counts, LEVELS, Tally};

use super::Reply;
use super::setup::{PORTRAITS, People, Person};
use crate::PeopleIntent;
use crate::store::{Store, StoreError};

/// The people on screen.
pub(crate) struct Album {
    pub(crate) people: People,
    /// What each has played, in the same order.
    pub(crate) tallies: Vec<Tally>,
    /// The place of the open page.
    pub(crate) open: Option<usize>,
    /// The person who was forgotten last, and where; until the people are closed.
    pub(crate) forgotten: Option<(usize, Person)>,
}

impl Album {
    pub(crate) fn open(store: &Store) -> Result<Self, StoreError> {
        let people = People::load(store);
        let tallies = Tally::of_all(store, people.all())?;
        Ok(Self { people, tallies, open: None, forgotten: None })
    }

    /// The person of the open page, and what was played.
    pub(crate) fn page(&self) -> Option<(&Person, &Tally)> {
        let place = self.open?;
        self.people.all().get(place).zip(self.tallies.get(place))
    }

    /// Closes the page; false: none is open.
    pub(crate) fn close(&mut self) -> bool {
        self.open.take().is_some()
    }

    pub(crate) fn handle(&mut self, store: &mut Store, intent: &PeopleIntent) -> Result<Reply, StoreError> {
        match intent {
            PeopleIntent::OpenPerson { name } => match self.people.place(name) {
                Some(place) => self.open = Some(place),
                None => return Ok(Reply::not_now()),
            },
            PeopleIntent::SetPortrait { portrait } => {
                let portrait = u8::try_from(*portrait).ok().filter(|portrait| *portrait < PORTRAITS);
                let Some(portrait) = portrait else { return Ok(Reply::not_now()) };
                return self.change(store, |person| person.portrait = portrait);
            }
            PeopleIntent::SetColour { colour } => {
                return self.change(store, |person| person.colour = *colour);
            }
            PeopleIntent::ForgetPerson => {
                let Some(place) = self.open else { return Ok(Reply::not_now()) };
                let mut people = self.people.clone();
                let Some(person) = people.take(place) else { return Ok(Reply::not_now()) };
                people.save(store)?;
                *self = Self { forgotten: Some((place, person)), ..Self::open(store)? };
            }
            PeopleIntent::RestorePerson => {
                let Some((place, person)) = self.forgotten.clone() else { return Ok(Reply::not_now()) };
                let mut people = self.people.clone();
                people.put(place, &person);
                people.save(store)?;
                *self = Self::open(store)?;
            }
        }
        Ok(Reply::seen())
    }

    fn change(&mut self, store: &mut Store, change: impl Fn(&mut Person)) -> Result<Reply, StoreError> {
        let Some(place) = self.open else { return Ok(Reply::not_now()) };
        let mut people = self.people.clone();
        let Some(person) = people.get_mut(place) else { return Ok(Reply::not_now()) };
        change(person);
        people.save(store)?;
        self.people = people;
        Ok(Reply::seen())
    }
}
