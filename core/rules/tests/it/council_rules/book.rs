//! The examples of the rulebook, by its own pictures and words.

use crate::council_common::game::{Game, card, cards, face, set};
use douze_rules::Seat;
use douze_rules::council::{Action, Event, How, Outcome, Phase};

/// Die 7, Collapsed Tower (9/10/11), the Lady asks. Bells: Favour 3 → 2, next is Festival. Two Machines cancel,
/// the Sorcerer tips 7 → 10.
#[test]
fn the_collapsed_tower() {
    let mut game = Game::free(3, "powerful machine sorcerer alchemist knight", "lady reverser", &[5, 6], 7);
    assert_eq!(game.state.petitioner(), Some(card("lady")));
    assert_eq!(game.state.next_dilemma(), None);
    game.bells(true);
    assert_eq!(game.state.favour(), 2);
    assert_eq!(game.state.next_dilemma().map(|next| next.number), Some(6));
    game.choose("sorcerer machine machine");
    game.plain(1);
    let both = [1, 2].map(Seat::new).into_iter().collect();
    assert!(game.reported(Event::Cancelled { card: card("machine"), seats: both }));
    assert_eq!((game.die(), game.seats_to_act()), (7, vec![0]));
    game.to(0, 10);
    assert_eq!(game.state.public().collect::<Vec<_>>(), [5]);
    assert_eq!(game.state.phase(), Phase::Petitioner);
    for (seat, take) in [(2, false), (0, true), (1, true)] {
        game.act(Action::Petitioner { seat: Seat::new(seat), take });
    }
    let lady = |seat| game.state.hand(Seat::new(seat)).contains(card("lady"));
    assert_eq!([0, 1, 2].map(lady), [true, true, false]);
}

/// Mysterious Places, the Reverser asks: the Powerful to 3 (first target), the Machine to 5, the Alchemist to 10.
#[test]
fn the_mysterious_places() {
    let mut game = Game::free(3, "powerful machine alchemist sorcerer knight", "reverser golem", &[21], 7);
    game.turn("machine alchemist powerful");
    game.to(2, 3);
    assert!(game.reported(Event::TargetMet { target: 0 }));
    game.to(0, 5);
    game.to(1, 10);
    assert!(game.reported(Event::TargetMet { target: 1 }));
    assert_eq!(game.solved(), [21]);
}

/// Mia holds Oracle and Powerful: the Oracle rolls, the Powerful is discarded, all else comes back.
#[test]
fn the_oracle_with_one_other_card() {
    let mut game = Game::free(
        3,
        "powerful oracle sorcerer machine druidess",
        "lady powerful stoic sorcerer",
        &[12, 14, 4],
        6,
    );
    game.turn("machine machine machine");
    game.plain(0);
    game.pass();
    game.turn("druidess druidess sorcerer");
    game.plain(0);
    game.to(2, 5);
    game.bells(false);
    game.choose("sorcerer sorcerer druidess");
    game.plain(1);
    game.to(2, 6);
    game.pass();
    assert_eq!(game.hand(1), cards("oracle powerful"));
    game.turn("powerful oracle powerful");
    game.plain(1);
    game.oracle(1, 9);
    assert_eq!(game.discard(1), cards("powerful"));
    assert_eq!(game.state.hand(Seat::new(1)), set("machine druidess oracle sorcerer"));
    assert!(game.reported(Event::Refilled { seat: Seat::new(1), card: card("powerful") }));
    game.next(1, "druidess", How::Face(face(8)));
    assert_eq!(game.discard(1), cards("powerful druidess"));
}

/// Claim the Throne with Sorcerer, Sorcerer, Powerful: Favour −1, 1 left; won, the Sorcerer reigns. Here with
/// whatever two characters all three hold.
#[test]
fn two_of_three_choose_alike_for_the_throne() {
    let mut game = Game::at_throne(3, 2);
    let [one, other] = game.common();
    game.throne(&format!("{one} {one} {other}"));
    assert_eq!((game.state.favour(), game.state.outcome()), (1, Some(Outcome::Won)));
    assert_eq!(game.state.ruler(), Some(card(one)));
    assert_eq!(game.discard(2).last(), Some(&card(other)));
}
