//! Who has which face at a table ([adr/0037](../../../docs/adr/0037-faces-at-tables.md)).

use super::FaceView;
use crate::flow::setup::{PORTRAITS, People, Person, portrait_of};
use crate::{PersonColour, PlayerKind};
use douze_rules::Seat;

/// The faces of a table, seat by seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Medallions(Vec<FaceView>);

impl Medallions {
    /// Of the people and built-in players with these names: a person who is known here has their own face; of all others
    /// no two look alike, and none like somebody who is known.
    pub(crate) fn new(people: &People, names: &[String], players: &[PlayerKind]) -> Self {
        let name_at = |seat: usize| names.get(seat).map(|name| name.trim()).filter(|name| !name.is_empty());
        let mut faces: Vec<Option<FaceView>> = vec![None; players.len()];
        for seat in 0..players.len() {
            let name = name_at(seat).filter(|_| players[seat] == PlayerKind::Person);
            if let Some(person) = name.and_then(|name| people.all().get(people.place(name)?)) {
                faces[seat] = Some(apart(person, &faces));
            }
        }
        // A name has the same face at any seat; only then come those who have none but their chair's.
        for seat in 0..players.len() {
            if let (None, Some(name)) = (faces[seat], name_at(seat)) {
                faces[seat] = Some(free(portrait_of(name).into(), &faces));
            }
        }
        for seat in 0..players.len() {
            if faces[seat].is_none() {
                faces[seat] = Some(free(players[seat].chair(seat), &faces));
            }
        }
        Self(faces.into_iter().flatten().collect())
    }

    /// The face of a seat.
    pub(crate) fn of(&self, seat: Seat) -> FaceView {
        self.0.get(seat.index()).copied().unwrap_or(plain(seat.index()))
    }
}

/// The face of nobody who is known.
fn plain(number: usize) -> FaceView {
    let portrait = number % usize::from(PORTRAITS);
    FaceView { portrait: i32::try_from(portrait).unwrap_or_default(), colour: None }
}

/// This plain face, or the next one that nobody has.
fn free(number: usize, faces: &[Option<FaceView>]) -> FaceView {
    let is_taken = |face: &FaceView| faces.iter().flatten().any(|other| other.portrait == face.portrait);
    let mut all = (number..number + usize::from(PORTRAITS)).map(plain);
    all.find(|face| !is_taken(face)).unwrap_or(plain(number))
}

/// The face of somebody who is known; in a ring of another colour where somebody at the table has the same already.
fn apart(person: &Person, faces: &[Option<FaceView>]) -> FaceView {
    let own = FaceView::of(person);
    let others = PersonColour::ALL.map(|colour| FaceView { colour: Some(colour), ..own });
    let is_free = |face: &FaceView| !faces.contains(&Some(*face));
    std::iter::once(own).chain(others).find(is_free).unwrap_or(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, colour: PersonColour, portrait: u8) -> Person {
        Person { name: name.into(), colour, portrait, since_ms: 0 }
    }

    fn known() -> People {
        let mut people = People::default();
        people.put(0, &person("Lea", PersonColour::Ruby, 7));
        people.put(0, &person("Tom", PersonColour::Ruby, 7));
        people.put(0, &person("Mia", PersonColour::Silver, 1));
        people
    }

    fn seated(names: &[&str], rivals: usize) -> Vec<FaceView> {
        let mut players = vec![PlayerKind::Person; names.len()];
        players.resize(names.len() + rivals, PlayerKind::Fox);
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        Medallions::new(&known(), &names, &players).0
    }

    #[test]
    fn a_person_who_is_known_has_one_face_on_every_chair() {
        let mia = FaceView { portrait: 1, colour: Some(PersonColour::Silver) };
        assert_eq!(seated(&["Mia"], 3)[0], mia);
        assert_eq!(seated(&["Tom", "Jo", " mia "], 0)[2], mia);
    }

    #[test]
    fn two_people_with_one_face_have_rings_of_two_colours() {
        let faces = seated(&["Tom", "Lea"], 0);
        assert_eq!(faces[0], FaceView { portrait: 7, colour: Some(PersonColour::Ruby) });
        assert_eq!(faces[1].portrait, 7);
        assert_ne!(faces[1].colour, faces[0].colour);
    }

    #[test]
    fn a_built_in_player_has_the_face_of_its_chair_and_level_unless_somebody_else_has_it() {
        let rivals = |player| {
            let players = [PlayerKind::Person, player, player, player];
            Medallions::new(&known(), &["Tom".to_owned()], &players).0.into_iter().map(|face| face.portrait)
        };
        assert_eq!(rivals(PlayerKind::Pretender).collect::<Vec<_>>(), [7, 6, 8, 9]);
        assert_eq!(rivals(PlayerKind::Courtier).collect::<Vec<_>>(), [7, 11, 12, 13]);
        assert_eq!(rivals(PlayerKind::Strategist).collect::<Vec<_>>(), [7, 0, 1, 2]);
    }

    #[test]
    fn a_councillor_has_a_face_by_name_and_no_persons_own() {
        let sage = [PlayerKind::Person, PlayerKind::Sage];
        let face = |names: [&str; 2]| Medallions::new(&known(), &names.map(str::to_owned), &sage).0[1];
        assert_eq!(face(["Lea", "Clara"]), face(["Tom", "Clara"]));
        assert_eq!(face(["", "Mia"]).colour, None);
    }

    #[test]
    fn an_unknown_name_has_one_face_wherever_it_is_free() {
        let jo = seated(&["Jo"], 1)[0];
        assert_eq!(seated(&["", "", "JO"], 1)[2], jo);
        assert_eq!(jo.colour, None);
        let full = seated(&["Jo", "Jo 2", "Ada", "Mia", "", "Tom"], 10);
        let mut portraits: Vec<i32> = full.iter().map(|face| face.portrait).collect();
        portraits.sort_unstable();
        assert_eq!(portraits, (0..16).collect::<Vec<i32>>());
    }
}
