//! Public history of earlier turns.

use crate::council_common::game::{Game, card, face};
use douze_rules::Seat;
use douze_rules::council::How;

#[test]
fn every_turn_is_remembered_as_it_was_when_all_had_chosen() {
    let open = "machine druidess stoic parasite sorcerer";
    let mut game = Game::free(2, open, "lady oracle", &[1, 8], 5);
    assert_eq!(game.state.history().count(), 0);
    game.turn("machine stoic");
    let [first, second] = [Seat::new(0), Seat::new(1)];
    let turn = game.state.history().next().expect("all have chosen");
    assert_eq!((turn.place(), turn.die()), (0, Some(face(5))));
    assert_eq!((turn.card(first), turn.card(second)), (None, None), "face down");
    assert!(turn.held(first).contains(card("machine")) && turn.held(second).contains(card("machine")));
    game.reveal(0, How::Face(face(7)));
    let turn = game.state.history().next().expect("a turn");
    assert_eq!((turn.card(first), turn.card(second)), (Some(card("machine")), None));
    assert_eq!(turn.die(), Some(face(5)), "as it lay then");
}
