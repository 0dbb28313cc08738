//! Turns that the pictures of the rules show, each carried out by the rules themselves.

use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Action, Character, Event, FacesBySeat, Lineup, Setup, State, apply};

/// What a turn did with a seat's die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) card: Character,
    /// The card was cancelled.
    pub(crate) cancelled: bool,
    /// The face before the turn, and after it.
    pub(crate) before: Face,
    pub(crate) face: Face,
    pub(crate) value: i8,
    /// The value was cancelled.
    pub(crate) struck: bool,
    /// Points taken.
    pub(crate) taken: u8,
}

/// A turn with these faces and cards by seat; the Sorcerer tips to `tip`. None if the rules refuse it.
pub(crate) fn turn(dice: &[(u8, Character)], tip: Option<u8>) -> Option<Vec<Done>> {
    let mut seven = vec![Character::Knight];
    for card in dice.iter().map(|&(_, card)| card).chain(Character::ALL) {
        if !seven.contains(&card) && seven.len() < 7 {
            seven.push(card);
        }
    }
    let lineup = Lineup::new(seven.try_into().ok()?).ok()?;
    let mut state = State::new(Setup::king(lineup, dice.len()).ok()?);
    let faces: Vec<Face> = dice.iter().filter_map(|&(face, _)| Face::new(face)).collect();
    let mut actions = vec![Action::Roll { faces: faces.iter().copied().collect::<FacesBySeat>() }];
    let seats = || (0u8..).map(Seat::new).zip(dice);
    actions.extend(seats().map(|(seat, &(_, character))| Action::Choose { seat, character }));
    let sorcerer = seats().find(|(_, (_, card))| *card == Character::Sorcerer).map(|(seat, _)| seat);
    if let (Some(seat), Some(face)) = (sorcerer, tip.and_then(Face::new)) {
        actions.push(Action::Face { seat, face });
    }
    let mut events = Vec::new();
    for action in actions {
        apply(&mut state, action, &mut events).ok()?;
    }
    let mut done: Vec<Done> = dice
        .iter()
        .zip(&faces)
        .map(|(&(_, card), &face)| Done {
            card,
            cancelled: false,
            before: face,
            face,
            value: 0,
            struck: false,
            taken: 0,
        })
        .collect();
    for event in events {
        match event {
            Event::CardsCancelled { seats, .. } => {
                seats.iter().for_each(|seat| at(&mut done, seat, |one| one.cancelled = true));
            }
            Event::DicePassed { faces, .. } => {
                for (one, face) in done.iter_mut().zip(faces.iter()) {
                    one.face = face.unwrap_or(one.face);
                }
            }
            Event::DieFlipped { seat, to, .. } | Event::DieTipped { seat, to, .. } => {
                at(&mut done, seat, |one| one.face = to);
            }
            Event::Valued { seat, value, .. } => at(&mut done, seat, |one| one.value = value),
            Event::ValuesCancelled { seats, .. } => {
                seats.iter().for_each(|seat| at(&mut done, seat, |one| one.struck = true));
            }
            Event::TokenTaken { seat, token, .. } => {
                at(&mut done, seat, |one| one.taken += token.points());
            }
            _ => {}
        }
    }
    Some(done)
}

fn at(done: &mut [Done], seat: Seat, change: impl FnOnce(&mut Done)) {
    if let Some(one) = done.get_mut(seat.index()) {
        change(one);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Character::{Alchemist, Gambler, Knight, Reverser, Sorcerer, Troublemakers};

    #[test]
    fn the_rulebooks_turn_gives_two_points_to_the_seven() {
        let done = turn(&[(10, Alchemist), (7, Alchemist), (3, Reverser)], None).unwrap();
        assert_eq!(done.iter().map(|one| one.cancelled).collect::<Vec<_>>(), [true, true, false]);
        assert_eq!(done.iter().map(|one| one.value).collect::<Vec<_>>(), [10, 7, 10]);
        assert_eq!(done.iter().map(|one| one.struck).collect::<Vec<_>>(), [true, false, true]);
        assert_eq!(done.iter().map(|one| one.taken).collect::<Vec<_>>(), [0, 2, 0]);
    }

    #[test]
    fn under_knight_and_gambler_the_second_lowest_takes_two() {
        let done = turn(&[(2, Knight), (5, Gambler), (4, Reverser)], None).unwrap();
        assert_eq!(
            done.iter().map(|one| (one.value, one.taken)).collect::<Vec<_>>(),
            [(2, 1), (5, 2), (9, 0)]
        );
    }

    #[test]
    fn a_die_is_turned_over_before_it_is_tipped() {
        let flipped = Face::new(2).unwrap().opposite();
        let to = flipped.neighbours()[0];
        let done = turn(&[(2, Sorcerer), (6, Troublemakers)], Some(to.number())).unwrap();
        assert_eq!(done[0].face, to);
    }
}
