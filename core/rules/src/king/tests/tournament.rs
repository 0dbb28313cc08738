//! Rules of tournaments only (`king.md`, Tournament).

use super::super::{Event, IllegalAction, Phase, SetupError, Stage, Token, Twelve};
use super::{Action, Game, Setup, State, card, face, lineup, seats};
use crate::Seat;

fn groups(state: &State) -> Vec<Vec<u8>> {
    state.groups().map(|group| group.iter().map(Seat::number).collect()).collect()
}

#[test]
fn groups_by_the_number_of_seats() {
    let sizes = |count, twelve| {
        let setup = Setup::tournament(lineup(""), count, twelve).expect("a setup");
        groups(&State::new(setup)).iter().map(Vec::len).collect::<Vec<_>>()
    };
    let table: [(usize, &[usize]); 11] = [
        (5, &[2, 3]),
        (6, &[3, 3]),
        (7, &[3, 4]),
        (8, &[4, 4]),
        (9, &[3, 3, 3]),
        (10, &[3, 3, 4]),
        (11, &[3, 4, 4]),
        (13, &[3, 3, 3, 4]),
        (14, &[3, 3, 4, 4]),
        (15, &[3, 4, 4, 4]),
        (16, &[4, 4, 4, 4]),
    ];
    for (count, expected) in table {
        assert_eq!(sizes(count, None), expected);
        assert_eq!(sizes(count, Some(Twelve::Trios)), expected, "ignored");
    }
    assert_eq!(sizes(12, Some(Twelve::Quads)), [4, 4, 4]);
    assert_eq!(sizes(12, Some(Twelve::Trios)), [3, 3, 3, 3]);
    assert_eq!(Setup::tournament(lineup(""), 12, None), Err(SetupError::Groups));
    for count in [0, 4, 17] {
        assert_eq!(Setup::tournament(lineup(""), count, None), Err(SetupError::Seats { seats: count }));
    }
    for count in [0, 1, 5] {
        assert_eq!(Setup::king(lineup(""), count), Err(SetupError::Seats { seats: count }));
    }
}

#[test]
fn borders_move_two_seats_every_round() {
    let mut game = Game::tournament("", &[1, 2, 3, 4, 5]);
    assert_eq!(groups(&game.state), [vec![0, 1], vec![2, 3, 4]]);
    for (round, expected) in [(2, [vec![2, 3], vec![4, 0, 1]]), (3, [vec![4, 0], vec![1, 2, 3]])] {
        game.state.open.round = round;
        assert_eq!(groups(&game.state), expected);
    }
    game.state.open.round = 6;
    assert_eq!(groups(&game.state), [vec![0, 1], vec![2, 3, 4]]);
    assert_eq!(game.state.group_of(Seat::new(4)), Some(1));
}

#[test]
fn example_of_15_champions_play_again_with_cards_no_longer_cancelled() {
    let faces = [3, 1, 9, 3, 8, 5, 1, 1, 9, 4, 2, 4, 3, 2, 1];
    let mut game = Game::tournament("machine reverser oracle alchemist golem parasite", &faces);
    game.choose(
        "machine machine parasite reverser alchemist alchemist alchemist oracle golem golem golem \
         oracle oracle knight knight",
    );
    assert_eq!((game.state.stage(), game.state.oracle()), (Some(Stage::Group(2)), Some(Seat::new(7))));
    assert_eq!(game.faces()[3], 10, "the second group is done");
    game.oracle(7, 10);
    assert_eq!(game.faces(), [3, 1, 9, 3, 8, 5, 1, 10, 9, 4, 2, 4, 3, 2, 1]);
    assert_eq!(game.points(), [0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 2, 1, 0, 0]);
    assert_eq!(game.values(), [10, 1, 2, 3, 8, 5, 1, 10, 9, 4, 2, 4, 3, 2, 1]);
    let stage = Stage::Champions;
    assert!(game.reported(Event::StageBegan { stage, seats: seats(&[0, 3, 7, 11]) }));
    assert!(game.reported(Event::CardsCancelled {
        stage,
        character: card("oracle"),
        seats: seats(&[7, 11])
    }));
    let [winner, runner_up] = [11, 3].map(|seat| Some(Seat::new(seat)));
    assert!(game.reported(Event::Placed { stage, winner, runner_up }));
}

#[test]
fn a_group_sees_only_its_own_cards_and_dice() {
    // Two Knights in different groups are not cancelled; Merchants stay within their group.
    let mut game = Game::tournament("merchants golem", &[2, 9, 5, 7, 11]);
    game.choose("knight golem merchants knight golem");
    assert_eq!(game.faces(), [2, 9, 11, 5, 7]);
    // Group 0: 2 before 12; group 1 under the Knight: 5, 11, 12. Champions 0 and 3: their Knights cancel.
    assert_eq!(game.points(), [1, 1, 1, 2, 0]);
}

#[test]
fn r_k12_the_ladies_of_a_group_steal_and_those_of_champions_do_not() {
    let mut game = Game::tournament("lady machine golem reverser", &[9, 2, 8, 5, 1]);
    game.choose("lady machine lady golem golem");
    assert!(!game.events.iter().any(|event| matches!(event, Event::TheftVoid { .. })));
    assert_eq!((game.points(), game.values()), (vec![2, 1, 1, 1, 0], vec![9, 2, 8, 5, 1]));
    game.choose("golem knight machine lady lady");
    assert_eq!((game.state.stage(), game.seats_to_act()), (Some(Stage::Group(1)), vec![4]));
    assert_eq!(game.state.victim(), Some(Seat::new(3)));
    assert_eq!(game.points(), [3, 1, 1, 2, 0], "runners-up have their token, champions nothing yet");
    game.take(4, Some(Token::One));
    assert_eq!(game.state.tokens(Seat::new(4)), [1, 0]);
}

#[test]
fn a_champion_alone_plays_its_card_and_scores() {
    let mut game = Game::tournament("reverser", &[6, 6, 9, 5, 1]);
    game.same("reverser");
    assert_eq!((game.faces(), game.points()), (vec![6, 6, 4, 5, 1], vec![0, 0, 2, 1, 0]));
    assert_eq!(game.values(), [6, 6, 4, 5, 1]);
}

#[test]
fn without_champions_there_is_no_second_stage() {
    let mut game = Game::tournament("reverser", &[6, 6, 7, 7, 7]);
    game.same("reverser");
    assert_eq!((game.points(), game.due()), (vec![0; 5], (Phase::Choose, 1, 2)));
    assert!(!game.events.iter().any(|e| matches!(e, Event::StageBegan { stage: Stage::Champions, .. })));
}

#[test]
fn group_after_group_is_asked_then_the_champions() {
    let mut game = Game::tournament("sorcerer oracle parasite", &[9, 2, 8, 5, 1]);
    game.choose("sorcerer oracle oracle parasite sorcerer");
    let mut asked = Vec::new();
    for (seat, to) in [(0, 12), (1, 3), (4, 4), (2, 9), (0, 3), (2, 6)] {
        asked.push((game.state.stage(), game.state.phase()));
        match game.state.phase() {
            Phase::Face => game.tip(seat, to),
            _ => game.oracle(seat, to),
        };
    }
    let [first, second] = [Some(Stage::Group(0)), Some(Stage::Group(1))];
    let champions = Some(Stage::Champions);
    let [tip, roll] = [Phase::Face, Phase::OracleRoll];
    assert_eq!(
        asked,
        [(first, tip), (first, roll), (second, tip), (second, roll), (champions, tip), (champions, roll)]
    );
    assert_eq!(game.due(), (Phase::Choose, 1, 2));
    assert_eq!((game.faces(), game.points()), (vec![3, 3, 6, 5, 4], vec![1, 1, 2, 0, 1]));
}

#[test]
fn faces_of_later_groups_wait() {
    let mut game = Game::tournament("sorcerer reverser", &[9, 2, 8, 5, 1]);
    game.choose("sorcerer knight reverser knight golem");
    assert_eq!(game.faces(), [9, 2, 8, 5, 1], "the second group has not begun");
    game.tip(0, 12);
    assert_eq!(game.faces()[2], 5);
}

/// Seats 2 and 5 win their groups in this round, without 8 points.
fn round(game: &mut Game) {
    game.choose("golem golem golem golem golem machine").same("knight oracle sorcerer parasite");
}

const FACES: [u8; 6] = [2, 1, 9, 5, 3, 8];

fn tie_break() -> Game {
    let mut game = Game::tournament("sorcerer oracle alchemist machine parasite golem", &FACES);
    round(&mut game);
    assert_eq!(game.points(), [5, 0, 9, 5, 0, 6]);
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Crown, vec![2, 5]));
    let (seat, character) = (Seat::new(5), card("golem"));
    assert_eq!(game.try_act(Action::Crown { seat, character }), Err(IllegalAction::NotYourTurn { seat }));
    game.crown(2, "alchemist").crown(5, "alchemist").roll(&FACES);
    game
}

#[test]
fn r_k7_simultaneous_winners_play_one_more_round_until_one_wins() {
    let mut game = tie_break();
    // Groups of round 2: 2 3 4 and 5 0 1.
    round(&mut game);
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Crown, vec![2, 5]));
    game.crown(2, "golem");
    assert_eq!((game.state.phase(), game.crowns()), (Phase::Crown, vec![0, 0, 2, 0, 0, 1]));
    game.crown(5, "golem");
    assert!(game.reported(Event::TieBreak { seats: seats(&[2, 5]) }));
    assert_eq!((game.due(), game.state.is_tie_break()), ((Phase::Roll, 3, 1), true));
    assert_eq!(groups(&game.state), [[2, 5]]);
    let all = FACES.into_iter().map(face).collect();
    assert_eq!(game.try_act(Action::Roll { faces: all }), Err(IllegalAction::WrongDice));
    game.roll(&[0, 0, 4, 0, 0, 4]);
    assert_eq!(game.faces(), [2, 1, 4, 5, 3, 4], "the others' dice stay");
    let (seat, character) = (Seat::new(0), card("golem"));
    assert_eq!(game.try_act(Action::Choose { seat, character }), Err(IllegalAction::SitsOut { seat }));
    game.same("knight oracle sorcerer");
    assert_eq!(game.due(), (Phase::Choose, 3, 4), "five cards are four turns");
    game.same("parasite");
    assert!(game.reported(Event::RoundUnwon { group: 0 }));
    assert_eq!(game.due(), (Phase::Roll, 4, 1), "played again");
    game.roll(&[0, 0, 3, 0, 0, 6]).same("machine oracle sorcerer parasite");
    assert_eq!((game.state.phase(), game.state.winner()), (Phase::Over, Some(Seat::new(5))));
    assert_eq!(game.crowns(), [0, 0, 2, 0, 0, 2], "no card goes under a die");
    assert_eq!(game.points(), [0, 0, 4, 0, 0, 8], "a winner takes 2 VP at once: one normal group");
    let sat_out: Vec<_> = game.all().map(|seat| game.state.value(seat).is_none()).collect();
    assert_eq!(sat_out, [true, true, false, true, true, false]);
}

#[test]
fn one_second_card_among_several_winners_wins() {
    let mut game = tie_break();
    // Seat 5's group: 5 0 1. Its totals of 0 and 5 cancel each other, and seat 1 wins it with nothing.
    game.choose("machine golem golem golem golem golem").same("knight oracle sorcerer");
    assert_eq!(game.seats_to_act(), [2, 1]);
    game.crown(2, "golem");
    assert_eq!(game.state.phase(), Phase::Crown, "decided after all of them");
    game.crown(1, "golem");
    assert_eq!((game.state.phase(), game.state.winner()), (Phase::Over, Some(Seat::new(2))));
}

#[test]
fn tokens_cannot_run_out_in_a_tournament() {
    // Two runners-up and a champion of champions in every turn: more ones than the box has.
    let mut game = Game::tournament("golem sorcerer oracle alchemist parasite machine", &[9, 7, 5, 10, 4, 1]);
    game.choose("parasite parasite parasite golem machine golem");
    assert_eq!(game.points(), [1, 1, 0, 1, 2, 0]);
    game.same("knight oracle sorcerer");
    assert_eq!(game.points(), [4, 4, 0, 7, 5, 0]);
    game.same("alchemist");
    let ones: u8 = [1, 4].map(|seat| game.state.tokens(Seat::new(seat))[0]).iter().sum();
    assert_eq!((game.points(), ones), (vec![0, 0, 0, 9, 6, 0], 4), "5 and 5 cancelled each other");
}
