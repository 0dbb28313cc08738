//! The twelve, each with its table of faces and its corners.

use crate::council_common::game::{Game, card, cards, face, faces};
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Event, Faces, How, IllegalAction, Needs, Phase, reach};
use douze_rules::d12::Face;

fn reached(id: &str, from: u8) -> Vec<u8> {
    reach(card(id), face(from), [Faces::EMPTY; 2]).iter().map(Face::number).collect()
}

#[test]
fn the_alchemist_doubles_or_halves_within_1_to_12() {
    let table: [&[u8]; 12] = [
        &[2],
        &[1, 4],
        &[1, 6],
        &[2, 8],
        &[2, 10],
        &[3, 12],
        &[3, 12],
        &[4, 12],
        &[4, 12],
        &[5, 12],
        &[5, 12],
        &[6],
    ];
    for (from, to) in (1..).zip(table) {
        assert_eq!(reached("alchemist", from), to, "{from}");
    }
}

#[test]
fn machine_parasite_and_druidess_step_and_stop_at_the_ends() {
    assert_eq!(reached("machine", 7), [9, 10]);
    assert_eq!(reached("machine", 9), [11, 12]);
    assert_eq!([10, 11, 12].map(|from| reached("machine", from)), [[12], [12], [12]]);
    assert_eq!(reached("parasite", 7), [4, 5]);
    assert_eq!(reached("parasite", 4), [1, 2]);
    assert_eq!([1, 2, 3].map(|from| reached("parasite", from)), [[1], [1], [1]]);
    assert_eq!(reached("druidess", 7), [6, 8]);
    assert_eq!([reached("druidess", 1), reached("druidess", 12)], [[1, 2], [11, 12]]);
}

#[test]
fn sorcerer_and_powerful_tip_once_and_twice() {
    for from in Face::all() {
        let once: Vec<u8> = reached("sorcerer", from.number());
        let mut sorted = from.neighbours().map(Face::number).to_vec();
        sorted.sort_unstable();
        assert_eq!(once, sorted);
        let mut twice: Vec<u8> = from
            .neighbours()
            .into_iter()
            .flat_map(Face::neighbours)
            .filter(|&to| to != from)
            .map(Face::number)
            .collect();
        twice.sort_unstable();
        twice.dedup();
        assert_eq!(reached("powerful", from.number()), twice);
        assert_eq!(twice.len(), 10);
    }
}

#[test]
fn effects_must_be_applied_and_only_what_is_asked_is_said() {
    let mut game = Game::free(2, "powerful alchemist golem reverser lady", "knight", &[10], 12);
    game.turn("alchemist golem");
    let seat = Seat::new(0);
    for (how, why) in [
        (How::Nothing, IllegalAction::FaceMissing { card: Character::Alchemist }),
        (How::Face(face(12)), IllegalAction::OutOfReach { card: Character::Alchemist, to: face(12) }),
        (How::Target(0), IllegalAction::FaceMissing { card: Character::Alchemist }),
    ] {
        assert_eq!(game.refuses(Action::Reveal { seat, how }), why);
    }
    assert_eq!(game.state.needs(seat), Some(Needs::Face(faces(&[6]))));
    game.to(0, 6);
    let golem = |how| Action::Reveal { seat: Seat::new(1), how };
    assert_eq!(game.refuses(golem(How::Nothing)), IllegalAction::TargetMissing { card: Character::Golem });
    assert_eq!(game.refuses(golem(How::Target(2))), IllegalAction::TargetMissing { card: Character::Golem });
    game.target(1, 1);
}

#[test]
fn the_reverser_turns_the_die_over() {
    let mut game = Game::free(2, "powerful alchemist golem reverser lady", "knight", &[24], 2);
    game.turn("reverser golem");
    let refused = game.refuses(Action::Reveal { seat: Seat::new(0), how: How::Face(face(11)) });
    assert_eq!(refused, IllegalAction::NothingAsked { card: Character::Reverser });
    game.plain(0);
    assert_eq!(game.die(), 11);
}

#[test]
fn knight_and_golem_replace_the_target_also_each_others() {
    let mut game = Game::free(2, "powerful knight golem reverser lady", "oracle", &[24], 2);
    game.turn("knight golem");
    game.plain(0);
    assert_eq!(game.state.targets().collect::<Vec<_>>(), [faces(&[1, 2, 3, 4])]);
    game.plain(1);
    assert!(game.reported(Event::TargetChanged { target: 0, seat: Seat::new(1), card: Character::Golem }));
    assert_eq!((game.failed(), game.state.favour()), (vec![24], 1));

    let mut game = Game::free(2, "powerful knight golem reverser lady", "oracle", &[24], 2);
    game.turn("knight golem");
    game.plain(1);
    game.plain(0);
    assert_eq!(game.solved(), [24], "the last one counts");
}

#[test]
fn the_lady_turns_the_die_to_any_value_of_any_target() {
    let mut game = Game::free(2, "powerful knight golem reverser lady", "oracle", &[28], 5);
    game.turn("lady knight");
    assert_eq!(game.state.needs(Seat::new(0)), Some(Needs::Face(faces(&[1, 2, 7, 8]))));
    game.to(0, 7);
    assert_eq!(game.die(), 7);
    // After a Knight she comes too late, and nothing is asked.
    let mut game = Game::free(2, "powerful knight golem reverser lady", "oracle", &[8], 5);
    game.turn("lady knight");
    game.plain(1);
    assert_eq!(game.state.needs(Seat::new(0)), Some(Needs::Nothing));
    game.plain(0);
    assert!(game.reported(Event::LadyTooLate { seat: Seat::new(0) }));
    assert_eq!((game.die(), game.failed()), (5, vec![8]));
}

#[test]
fn the_oracle_rolls_and_plays_another_card_at_once() {
    let mut game = Game::free(2, "powerful knight oracle stoic machine", "lady", &[14, 16], 5);
    game.turn("oracle knight");
    game.plain(0);
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::OracleRoll, vec![]));
    assert_eq!(game.discard(0), cards("oracle"));
    game.oracle(0, 1);
    assert_eq!((game.state.phase(), game.seats_to_act(), game.die()), (Phase::Next, vec![0], 1));
    // The Stoic may take the Oracle back.
    game.next(0, "stoic", How::Back(Character::Oracle));
    assert_eq!((game.hand(0), game.discard(0)), (cards("machine knight oracle powerful"), cards("stoic")));
    assert_eq!(game.state.phase(), Phase::Reveal);
}

#[test]
fn two_oracles_cancel_and_nothing_is_rolled() {
    let mut game = Game::free(2, "powerful knight oracle stoic machine", "lady", &[14, 16], 5);
    game.turn("oracle oracle");
    game.plain(1);
    assert_eq!((game.state.phase(), game.die(), game.failed()), (Phase::Bells, 5, vec![14]));
    assert_eq!([game.discard(0), game.discard(1)], [cards("oracle"), cards("oracle")]);
}

#[test]
fn a_replayed_oracle_is_cancelled() {
    let mut game = Game::free(
        2,
        "powerful knight oracle stoic machine",
        "lady alchemist powerful knight",
        &[14, 12, 16, 18],
        5,
    );
    for ids in ["powerful powerful", "knight knight", "stoic stoic"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    assert_eq!(game.hand(0), cards("machine oracle"));
    game.turn("oracle machine");
    game.plain(0);
    game.oracle(0, 9);
    assert_eq!((game.hand(0), game.discard(0)), (cards("knight oracle powerful stoic"), cards("machine")));
    game.next(0, "oracle", How::Nothing);
    assert_eq!((game.state.phase(), game.die()), (Phase::Reveal, 9));
    assert_eq!(game.discard(0), cards("machine oracle"));
}

#[test]
fn the_stoic_takes_any_card_of_its_discard_and_leaves_their_order() {
    let mut game = Game::free(
        2,
        "powerful knight oracle stoic machine",
        "lady alchemist powerful knight",
        &[14, 12, 16, 18],
        9,
    );
    for ids in ["powerful powerful", "knight knight", "machine machine"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    game.turn("stoic oracle");
    let seat = Seat::new(0);
    let refused = game.refuses(Action::Reveal { seat, how: How::Back(Character::Stoic) });
    assert_eq!(refused, IllegalAction::NotInDiscard { seat, card: Character::Stoic });
    assert_eq!(game.refuses(Action::Reveal { seat, how: How::Nothing }), IllegalAction::BackMissing);
    game.back(0, "knight");
    assert_eq!((game.hand(0), game.discard(0)), (cards("knight oracle"), cards("powerful machine stoic")));
}
