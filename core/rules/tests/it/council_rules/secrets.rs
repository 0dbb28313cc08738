//! The others' knowledge of a seat, in one story.

use crate::council_common::game::{Game, calm_deck, card, dilemma, draft, faces, set};
use douze_rules::council::{Characters, Dilemma, Effect, Event, Kept, Taking, Use, observe};
use douze_rules::{Seat, Viewer};

const OWN: Seat = Seat::new(0);
const OTHER: Viewer = Viewer::Seat(Seat::new(1));

fn knows(game: &Game, viewer: Viewer) -> [Characters; 2] {
    let seen = observe(&game.state, viewer);
    [seen.surely_holds(OWN), seen.may_hold(OWN)]
}

#[test]
fn a_card_from_the_middle_of_the_discard_is_a_secret_until_it_shows() {
    let keep = Dilemma {
        targets: [faces(&[1, 2, 3, 4, 5, 6, 7]), faces(&[])],
        ..dilemma(1, &[Effect::Keep(Kept::OpenCard)], &[])
    };
    let setup =
        draft(2, "powerful stoic sorcerer machine golem", "lady knight powerful sorcerer machine", &[1]);
    let mut game = Game::with(&setup, &calm_deck(&[keep]));
    game.roll(7);
    for ids in ["golem golem", "machine machine"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    game.turn("sorcerer sorcerer");
    game.plain(0);
    assert_eq!(knows(&game, OTHER), [set("powerful stoic"); 2], "all was seen so far");
    game.turn("stoic powerful");
    game.back(0, "golem");
    assert!(game.reported(Event::TookBack {
        seat: OWN,
        by: Taking::Stoic,
        count: 1,
        seen: Characters::EMPTY
    }));
    assert_eq!(knows(&game, OTHER), [set("powerful"), set("powerful golem machine")]);
    assert_eq!(knows(&game, Viewer::Seat(OWN)), [set("powerful golem"); 2]);
    game.to(1, 8);
    game.pass();
    game.bells(false);
    game.kept(Use::OpenCard { seat: OWN, card: card("golem") });
    assert_eq!(knows(&game, OTHER), [set("powerful golem"); 2], "so it was not the Machine");
}

#[test]
fn the_top_card_is_no_secret() {
    let setup = draft(2, "powerful stoic sorcerer machine golem", "lady knight powerful", &[1]);
    let mut game = Game::with(&setup, &calm_deck(&[]));
    game.roll(7);
    for ids in ["golem golem", "machine machine"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    game.turn("stoic sorcerer");
    game.back(0, "machine");
    let seen = set("machine");
    assert!(game.reported(Event::TookBack { seat: OWN, by: Taking::Stoic, count: 1, seen }));
    assert_eq!(knows(&game, OTHER), [set("powerful sorcerer machine"); 2]);
}
