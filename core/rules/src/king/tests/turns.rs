//! One turn: the worked examples of `king.md`, and every character.

use super::super::{Event, IllegalAction, Phase, Stage, Token};
use super::{Game, card, face, seats};
use crate::Seat;

const GROUP: Stage = Stage::Group(0);

#[test]
fn example_equal_cards_and_equal_values_cancel() {
    let mut game = Game::king("alchemist reverser", &[10, 7, 3]);
    game.choose("alchemist alchemist reverser");
    assert_eq!(game.faces(), [10, 7, 10]);
    assert_eq!(game.values(), [10, 7, 10]);
    assert_eq!(game.points(), [0, 2, 0]);
    assert_eq!(game.state.tokens(Seat::new(1)), [0, 1]);
    assert!(game.reported(Event::CardsCancelled {
        stage: GROUP,
        character: card("alchemist"),
        seats: seats(&[0, 1])
    }));
    assert!(game.reported(Event::ValuesCancelled { stage: GROUP, value: 10, seats: seats(&[0, 2]) }));
    assert!(game.reported(Event::Placed { stage: GROUP, winner: Some(Seat::new(1)), runner_up: None }));
    assert_eq!(game.due(), (Phase::Choose, 1, 2));
}

#[test]
fn example_an_uncancelled_alchemist_on_a_10_is_worth_20() {
    let mut game = Game::king("alchemist golem reverser", &[10, 7, 3]);
    game.choose("alchemist golem reverser");
    assert_eq!((game.values(), game.points()), (vec![20, 12, 10], vec![2, 1, 0]));
    assert_eq!(game.faces(), [10, 7, 10], "a value effect does not move the die");
}

#[test]
fn example_sorcerer_and_troublemakers_end_next_to_the_opposite_face() {
    for number in 1..=12 {
        let mut game = Game::king("sorcerer troublemakers machine", &[number, 8, 2]);
        game.choose("sorcerer troublemakers machine");
        assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Face, vec![0]));
        let flipped = face(13 - number);
        assert_eq!(game.faces(), [13 - number, 5, 11], "all flips are done");
        assert_eq!(game.state.reachable(), Some(flipped.neighbours()));
        for to in crate::d12::Face::all() {
            let mut other = Game { state: game.state, events: Vec::new() };
            let result = other.try_act(super::Action::Face { seat: Seat::new(0), face: to });
            if flipped.touches(to) {
                assert_eq!(result, Ok(()));
                assert_eq!(other.faces(), [to.number(), 5, 11]);
            } else {
                assert_eq!(result, Err(IllegalAction::NoNeighbour { from: flipped, to }));
            }
        }
    }
}

#[test]
fn example_two_ladies_the_lower_takes_a_two() {
    let mut game = Game::king("lady machine golem", &[4, 6, 9]);
    game.same("machine").choose("golem lady lady");
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Theft, vec![1]));
    assert_eq!(game.state.victim(), Some(Seat::new(2)));
    assert_eq!(game.points(), [2, 1, 3]);
    assert_eq!(game.values(), [4, 6, 9], "those of the last finished turn");
    game.take(1, Some(Token::Two));
    assert_eq!((game.values(), game.points()), (vec![12, 6, 9], vec![2, 3, 1]));
    let (thief, victim) = (Seat::new(1), Seat::new(2));
    assert!(game.reported(Event::Stolen { thief, victim, token: Some(Token::Two) }));
}

#[test]
fn example_gambler_and_knight() {
    let mut game = Game::king("gambler reverser", &[2, 5, 4]);
    game.choose("gambler knight reverser");
    assert_eq!((game.values(), game.points()), (vec![2, 5, 9], vec![1, 2, 0]));
    let turned = |seat, id| Event::OrderTurned { stage: GROUP, seat: Seat::new(seat), character: card(id) };
    let order: Vec<_> = game.events.iter().filter(|e| matches!(e, Event::OrderTurned { .. })).collect();
    assert_eq!(order, [&turned(1, "knight"), &turned(0, "gambler")]);
}

#[test]
fn a_cancelled_knight_or_gambler_turns_nothing() {
    let mut game = Game::king("gambler", &[2, 5, 9]);
    game.choose("knight knight gambler");
    assert_eq!(game.points(), [0, 2, 1]);
    let mut game = Game::king("gambler machine", &[2, 5, 9, 12]);
    game.choose("gambler gambler knight knight");
    assert_eq!(game.points(), [0, 0, 1, 2]);
}

#[test]
fn the_only_lady_cancels_every_other_card() {
    let mut game = Game::king("lady merchants", &[3, 8, 12]);
    game.choose("lady merchants knight");
    assert_eq!((game.faces(), game.points()), (vec![3, 8, 12], vec![0, 1, 2]));
    assert!(game.reported(Event::LadyAlone { stage: GROUP, seat: Seat::new(0) }));
    let mut game = Game::king("lady sorcerer oracle", &[3, 8, 12]);
    game.choose("sorcerer lady oracle");
    assert_eq!(game.state.phase(), Phase::Choose, "nobody is asked");
}

#[test]
fn several_ladies_cancel_nothing_else() {
    let mut game = Game::king("lady machine", &[3, 3, 12]);
    game.choose("lady lady machine");
    assert_eq!(game.values(), [3, 3, 19]);
}

#[test]
fn values_of_the_four_characters() {
    for (id, value) in
        [("alchemist", [2, 24]), ("machine", [8, 19]), ("parasite", [-6, 5]), ("golem", [12, 1])]
    {
        for (number, value) in [1, 12].into_iter().zip(value) {
            let mut game = Game::king(id, &[number, 7]);
            game.choose(&format!("{id} knight"));
            assert_eq!((game.values(), game.faces()), (vec![value, 7], vec![number, 7]), "{id}");
        }
    }
}

#[test]
fn the_golem_looks_at_the_face_after_all_effects() {
    let mut game = Game::king("golem troublemakers", &[1, 9]);
    game.choose("golem troublemakers");
    assert_eq!((game.faces(), game.values()), (vec![12, 4], vec![1, 4]));
    let mut game = Game::king("golem troublemakers", &[12, 9]);
    game.choose("golem troublemakers");
    assert_eq!(game.values(), [12, 4]);
}

#[test]
fn troublemakers_turn_every_die_and_the_reverser_turns_back() {
    let mut game = Game::king("reverser troublemakers machine", &[2, 6, 11]);
    game.choose("reverser troublemakers machine");
    assert_eq!((game.faces(), game.values()), (vec![2, 7, 2], vec![2, 7, 9]));
    let flips: Vec<_> = game.events.iter().filter(|e| matches!(e, Event::DieFlipped { .. })).collect();
    assert_eq!(flips.len(), 4, "each turn is reported");
}

#[test]
fn the_oracle_rolls_after_everything_else() {
    let mut game = Game::king("merchants troublemakers oracle", &[5, 9, 2]);
    game.choose("oracle merchants troublemakers");
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::OracleRoll, vec![]));
    assert_eq!((game.state.oracle(), game.faces()), (Some(Seat::new(0)), vec![11, 8, 4]));
    let wrong = super::Action::OracleRoll { seat: Seat::new(1), face: face(8) };
    assert_eq!(game.try_act(wrong), Err(IllegalAction::NotYourTurn { seat: Seat::new(1) }));
    game.oracle(0, 8);
    assert_eq!((game.faces(), game.points()), (vec![8, 8, 4], vec![0, 0, 2]));
}

#[test]
fn sorcerer_first_then_oracle_in_one_turn() {
    let mut game = Game::king("sorcerer oracle", &[5, 9]);
    game.choose("oracle sorcerer").tip(1, 12);
    assert_eq!(game.state.phase(), Phase::OracleRoll);
    game.oracle(0, 3);
    assert_eq!((game.faces(), game.points()), (vec![3, 12], vec![1, 2]));
}

#[test]
fn merchants_pass_every_die_to_the_left() {
    let mut game = Game::king("merchants reverser parasite", &[2, 6, 11]);
    game.choose("merchants reverser parasite");
    assert_eq!((game.faces(), game.values()), (vec![11, 11, 6], vec![11, 11, -1]));
    let mut game = Game::king("merchants", &[2, 6]);
    game.choose("merchants knight");
    assert_eq!(game.faces(), [6, 2], "with two seats they are swapped");
    let mut game = Game::king("merchants", &[2, 6, 9, 12]);
    game.choose("merchants merchants knight knight");
    assert_eq!(game.faces(), [2, 6, 9, 12], "cancelled ones do nothing");
}

#[test]
fn nobody_scores_when_all_values_cancel() {
    let mut game = Game::king("", &[6, 6, 6]);
    game.same("knight");
    assert_eq!(game.points(), [0, 0, 0]);
    assert!(game.reported(Event::Placed { stage: GROUP, winner: None, runner_up: None }));
}

#[test]
fn a_card_played_is_out_for_the_round() {
    let mut game = Game::king("", &[3, 5]);
    game.same("knight");
    let (seat, character) = (Seat::new(1), card("knight"));
    let again = super::Action::Choose { seat, character };
    assert_eq!(game.try_act(again), Err(IllegalAction::NotInHand { seat, character }));
    assert!(game.state.played(seat).contains(character));
}
