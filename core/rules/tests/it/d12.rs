//! The laws of the die (`dice.md`).
#![allow(clippy::expect_used, reason = "tests may fail loudly")]

use douze_rules::d12::Face;
use std::collections::BTreeSet;

fn face(number: u8) -> Face {
    Face::new(number).expect("a face")
}

fn set(faces: impl IntoIterator<Item = Face>) -> BTreeSet<Face> {
    faces.into_iter().collect()
}

/// What the Sorcerer reaches by tipping first, then flipping.
fn tip_then_flip(from: Face) -> BTreeSet<Face> {
    set(from.neighbours().map(Face::opposite))
}

#[test]
fn faces_are_1_to_12() {
    assert_eq!(Face::all().map(Face::number).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    assert_eq!([Face::new(0), Face::new(13)], [None, None]);
    assert_eq!(serde_json::from_str::<Face>("7").ok(), Face::new(7));
    assert!(serde_json::from_str::<Face>("13").is_err());
    assert_eq!(serde_json::to_string(&face(12)).ok().as_deref(), Some("12"));
}

#[test]
fn opposite_faces_add_up_to_13() {
    assert!(Face::all().all(|face| face.number() + face.opposite().number() == 13));
}

#[test]
fn each_face_has_five_neighbours() {
    for face in Face::all() {
        assert_eq!(set(face.neighbours()).len(), 5);
        assert!(!face.touches(face));
    }
}

#[test]
fn touching_is_mutual() {
    for a in Face::all() {
        assert!(Face::all().all(|b| a.touches(b) == b.touches(a)));
    }
}

#[test]
fn opposite_faces_do_not_touch() {
    assert!(Face::all().all(|face| !face.touches(face.opposite())));
}

#[test]
fn opposites_of_neighbours_are_neighbours() {
    for a in Face::all() {
        assert!(Face::all().all(|b| a.touches(b) == a.opposite().touches(b.opposite())));
    }
}

#[test]
fn two_neighbours_share_exactly_two() {
    for a in Face::all() {
        for b in a.neighbours() {
            assert_eq!(set(a.neighbours()).intersection(&set(b.neighbours())).count(), 2);
        }
    }
}

#[test]
fn consecutive_neighbours_touch() {
    for face in Face::all() {
        let around = face.neighbours();
        assert!((0..5).all(|i| around[i].touches(around[(i + 1) % 5])));
    }
}

/// Clockwise is meant for all faces alike: seen from a neighbour, the two shared ones stand the other way round.
#[test]
fn all_lists_turn_the_same_way() {
    for a in Face::all() {
        let around = a.neighbours();
        for i in 0..5 {
            let (b, next) = (around[i], around[(i + 1) % 5]);
            let from_b = b.neighbours();
            let at = from_b.iter().position(|&face| face == next).expect("shared");
            assert_eq!(from_b[(at + 1) % 5], a, "{a:?} {b:?}");
        }
    }
}

#[test]
fn tipping_once_reaches_five_faces_and_twice_the_ten_others() {
    for from in Face::all() {
        let tipped = set(from.neighbours());
        assert_eq!(tipped.len(), 5);
        // The Powerful tips once or twice: all but the face itself and its opposite.
        let mut powerful: BTreeSet<Face> = tipped.iter().flat_map(|face| face.neighbours()).collect();
        powerful.extend(tipped);
        powerful.remove(&from);
        let expected = set(Face::all().filter(|&face| face != from && face != from.opposite()));
        assert_eq!(powerful, expected);
        assert_eq!(powerful.len(), 10);
    }
}

#[test]
fn flip_and_tip_reach_the_same_faces_in_either_order() {
    for from in Face::all() {
        assert_eq!(tip_then_flip(from), set(from.opposite().neighbours()));
    }
}

#[test]
fn the_rulebook_tips_7_to_10() {
    assert!(face(7).touches(face(10)));
}
