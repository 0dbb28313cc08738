//! Each ruling R-K… of `rulings.md` where a game can show it. R-K7 is in `tournament.rs`, R-K11 in random games.

use super::super::{
    Character, Event, IllegalAction, Lineup, Phase, RoundEnd, SetupError, Stage, TheftFailure, Token, observe,
};
use super::{Action, Game, card, lineup, seats};
use crate::{Seat, Viewer};

const GROUP: Stage = Stage::Group(0);

#[test]
fn r_k1_chance_draws_two_blue_ones_and_a_table_what_it_likes() {
    let blue: Vec<_> = Character::ALL.into_iter().filter(|character| character.is_blue()).collect();
    assert_eq!(blue, [card("oracle"), card("reverser"), card("sorcerer")]);
    let mut number = 1_u32;
    let mut pick = |below: u32| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (number >> 8) % below
    };
    let mut drawn = [0; 12];
    for _ in 0..10_000 {
        let lineup = Lineup::random(&mut pick);
        assert!(lineup.blue() >= 2 && lineup.is_random_legal());
        assert_eq!(lineup.set().len(), 7);
        lineup.iter().for_each(|character| drawn[character as usize] += 1);
    }
    assert_eq!(drawn[Character::Knight as usize], 10_000, "always there");
    assert!(drawn.iter().all(|&count| count > 3_000), "{drawn:?}");
    assert_eq!(Lineup::FIRST_GAME.blue(), 2);
    let none = lineup("alchemist gambler golem lady machine merchants");
    assert_eq!((none.blue(), none.is_random_legal()), (0, false), "chosen, and not refused");
}

#[test]
fn r_k1_the_knight_is_always_there() {
    let mut cards: Vec<_> = Lineup::FIRST_GAME.iter().collect();
    cards[0] = Character::Lady;
    let refused = Lineup::new(cards.clone().try_into().expect("seven"));
    assert_eq!(refused, Err(SetupError::NoKnight));
    cards[1] = Character::Knight;
    cards[2] = Character::Knight;
    assert_eq!(Lineup::new(cards.try_into().expect("seven")), Err(SetupError::Repeated));
}

#[test]
fn r_k2_only_the_sorcerers_final_face_is_asked() {
    // An Alchemist under Troublemakers: the value is that of the face at the end.
    let mut game = Game::king("alchemist troublemakers", &[3, 6]);
    game.choose("alchemist troublemakers");
    assert_eq!((game.state.phase(), game.values()), (Phase::Choose, vec![20, 7]));
    // Flip, then tip; tipping the unflipped face is not offered.
    let mut game = Game::king("sorcerer troublemakers", &[3, 8]);
    game.choose("sorcerer troublemakers");
    assert_eq!(game.faces(), [10, 5]);
    assert!(game.try_act(Action::Face { seat: Seat::new(0), face: super::face(4) }).is_err());
}

#[test]
fn r_k3_gambler_with_one_value_left() {
    let mut game = Game::king("gambler golem", &[9, 4, 4]);
    game.choose("gambler golem golem");
    assert_eq!((game.values(), game.points()), (vec![9, 4, 4], vec![1, 0, 0]));
    assert!(game.reported(Event::Placed { stage: GROUP, winner: None, runner_up: Some(Seat::new(0)) }));
}

#[test]
fn r_k4_the_theft_compares_values_literally_under_a_knight_too() {
    let mut game = Game::king("lady", &[4, 9, 6]);
    game.choose("lady lady knight");
    // Under the Knight the 4 wins, but it is still the lowest, and takes from the 9, which has nothing.
    assert_eq!(game.points(), [2, 0, 1]);
    assert!(game.reported(Event::TheftVoid { seats: seats(&[0, 1]), because: TheftFailure::NoToken }));
    let mut game = Game::king("lady machine", &[9, 4, 6]);
    game.same("machine").choose("lady lady knight");
    assert_eq!((game.seats_to_act(), game.state.victim()), (vec![1], Some(Seat::new(0))));
}

#[test]
fn r_k4_cancelled_values_count() {
    let mut game = Game::king("lady machine golem gambler", &[9, 5, 3, 9]);
    game.choose("machine knight knight golem");
    assert_eq!(game.points(), [2, 0, 0, 1]);
    game.choose("lady gambler lady gambler");
    assert_eq!(game.points(), [2, 2, 1, 1], "the nines cancel");
    assert_eq!(
        (game.seats_to_act(), game.state.victim()),
        (vec![2], Some(Seat::new(0))),
        "but the 9 is high"
    );
    assert_eq!(game.values(), [16, 5, 3, 12], "the turn is not finished");
    game.take(2, Some(Token::Two));
    assert_eq!((game.values(), game.points()), (vec![9, 5, 3, 9], vec![0, 2, 3, 1]));
}

#[test]
fn r_k4_a_tie_for_lowest_or_highest_steals_nothing() {
    for faces in [[5, 9, 9], [5, 5, 9], [7, 7, 7]] {
        let mut game = Game::king("lady machine", &faces);
        game.same("machine lady");
        assert!(game.reported(Event::TheftVoid { seats: seats(&[0, 1, 2]), because: TheftFailure::Tie }));
        assert_eq!(game.state.phase(), Phase::Choose);
    }
    let mut game = Game::king("lady machine", &[5, 7, 9]);
    game.same("machine lady");
    assert_eq!(
        (game.seats_to_act(), game.state.victim()),
        (vec![0], Some(Seat::new(2))),
        "the middle one is out"
    );
}

#[test]
fn r_k4_a_token_that_is_there_or_none() {
    let mut game = Game::king("lady golem", &[6, 9, 4]);
    game.choose("lady lady golem");
    assert_eq!((game.points(), game.seats_to_act()), (vec![0, 1, 2], vec![0]));
    let take = Action::Take { seat: Seat::new(0), token: Some(Token::Two) };
    assert_eq!(game.try_act(take), Err(IllegalAction::NoSuchToken { victim: Seat::new(1) }));
    game.take(0, None);
    assert_eq!((game.points(), game.due()), (vec![0, 1, 2], (Phase::Choose, 1, 2)));
}

#[test]
fn r_k4_the_theft_comes_before_the_test_for_8_points() {
    let mut game = Game::king("lady machine oracle sorcerer", &[4, 9]);
    game.same("machine oracle sorcerer").choose("lady lady");
    assert_eq!(game.points(), [4, 8]);
    assert_eq!(game.state.phase(), Phase::Theft, "8 points do not end the turn");
    game.take(0, Some(Token::Two));
    assert_eq!((game.points(), game.due()), (vec![6, 6], (Phase::Choose, 1, 5)));
    let mut game = Game::king("lady machine oracle sorcerer", &[4, 9]);
    game.same("machine oracle sorcerer").choose("lady lady").take(0, None);
    let ended = Event::RoundEnded { round: 1, because: RoundEnd::EightPoints, seats: seats(&[1]) };
    assert!(game.reported(ended));
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Crown, vec![1]));
}

#[test]
fn r_k5_nothing_wins_when_all_others_cancel() {
    let mut game = Game::king("machine golem gambler lady sorcerer oracle", &[6, 6, 6]);
    game.choose("machine knight knight").choose("golem machine golem");
    assert_eq!(game.points(), [2, 2, 0]);
    game.same("gambler lady sorcerer oracle");
    assert!(game.reported(Event::TotalsCancelled { group: 0, points: 2, seats: seats(&[0, 1]) }));
    assert!(game.reported(Event::RoundWon { group: 0, seat: Seat::new(2), points: 0 }));
    assert_eq!((game.points(), game.seats_to_act()), (vec![0, 0, 0], vec![2]));
    assert_eq!(game.state.tokens(Seat::new(0)), [0, 0], "their tokens went back");
    let (seat, character) = (Seat::new(0), card("golem"));
    assert_eq!(game.try_act(Action::Crown { seat, character }), Err(IllegalAction::NotYourTurn { seat }));
}

#[test]
fn example_points_3_6_6_the_sixes_cancel() {
    let mut game = Game::king("machine golem alchemist parasite oracle sorcerer", &[3, 5, 9]);
    game.same("knight sorcerer oracle alchemist").crown(2, "golem").roll(&[4, 8, 10]);
    game.choose("parasite machine parasite").same("oracle").choose("sorcerer golem sorcerer");
    game.choose("machine parasite alchemist");
    assert_eq!((game.values(), game.points()), (vec![11, 1, 20], vec![1, 5, 6]));
    game.choose("knight alchemist machine");
    assert!(game.reported(Event::TotalsCancelled { group: 0, points: 6, seats: seats(&[1, 2]) }));
    assert!(game.reported(Event::RoundWon { group: 0, seat: Seat::new(0), points: 3 }));
}

#[test]
fn r_k6_a_round_without_winner_is_followed_by_a_new_roll() {
    let mut game = Game::king("golem machine", &[6, 6]);
    game.same("knight golem machine alchemist gambler lady");
    assert!(game.reported(Event::TotalsCancelled { group: 0, points: 0, seats: seats(&[0, 1]) }));
    assert!(game.reported(Event::RoundUnwon { group: 0 }));
    assert_eq!((game.due(), game.points()), ((Phase::Roll, 2, 1), vec![0, 0]));
    assert!(game.all().all(|seat| game.state.hand(seat).len() == 7));
    assert_eq!(game.faces(), [6, 6], "the old faces until the roll");
    game.roll(&[4, 9]);
    assert_eq!((game.due(), game.faces()), ((Phase::Choose, 2, 1), vec![4, 9]));
    assert_eq!(game.values(), [6, 6], "kept across rounds");
}

#[test]
fn r_k8_a_die_stays_where_merchants_brought_it() {
    let mut game = Game::king("merchants reverser", &[2, 6]);
    game.choose("merchants reverser");
    assert_eq!((game.faces(), game.values()), (vec![6, 11], vec![6, 11]));
    game.choose("reverser knight");
    assert_eq!(game.faces(), [7, 11], "the Reverser turns the die that is now before its owner");
}

#[test]
fn r_k9_values_below_1_win_and_cancel() {
    let mut game = Game::king("parasite", &[2, 5]);
    game.choose("parasite knight");
    assert_eq!((game.values(), game.points()), (vec![-5, 5], vec![2, 1]));
    let mut game = Game::king("parasite golem", &[7, 9, 9]);
    game.choose("parasite golem golem");
    assert_eq!((game.values(), game.points()), (vec![0, 9, 9], vec![2, 0, 0]));
}

#[test]
fn r_k10_discards_of_earlier_rounds_are_not_kept() {
    let mut game = Game::king("golem machine alchemist", &[3, 9]);
    game.same("knight");
    let seen = observe(&game.state, Viewer::Everyone);
    assert_eq!(seen.played(Seat::new(0)).iter().collect::<Vec<_>>(), [card("knight")]);
    game.same("golem machine alchemist");
    assert_eq!(game.state.phase(), Phase::Crown);
    assert!(observe(&game.state, Viewer::Everyone).played(Seat::new(0)).is_empty());
}

#[test]
fn the_round_ends_at_the_last_card_one_turn_sooner_with_a_crown() {
    let mut game = Game::king("machine golem lady oracle sorcerer gambler", &[6, 6]);
    game.choose("machine knight").same("golem lady oracle sorcerer gambler");
    let ended = Event::RoundEnded { round: 1, because: RoundEnd::LastCard, seats: seats(&[0, 1]) };
    assert!(game.reported(ended));
    assert_eq!((game.due(), game.points(), game.seats_to_act()), ((Phase::Crown, 1, 6), vec![1, 2], vec![1]));
    game.crown(1, "machine").roll(&[6, 6]).same("knight golem lady oracle");
    assert_eq!(game.due(), (Phase::Choose, 2, 5));
    let (seat, character) = (Seat::new(1), card("machine"));
    assert_eq!(
        game.try_act(Action::Choose { seat, character }),
        Err(IllegalAction::NotInHand { seat, character }),
        "the card is out for the whole game"
    );
    game.same("sorcerer");
    assert!(game.reported(Event::RoundEnded { round: 2, because: RoundEnd::LastCard, seats: seats(&[1]) }));
    assert_eq!(game.due(), (Phase::Roll, 3, 1));
}

#[test]
fn a_second_card_under_the_die_wins_at_once() {
    let mut game = Game::king("golem machine alchemist", &[3, 5, 9]);
    for (round, crown) in [(1, "golem"), (2, "machine")] {
        game.same("knight alchemist gambler merchants");
        assert_eq!((game.due(), game.seats_to_act()), ((Phase::Crown, round, 4), vec![2]));
        game.crown(2, crown);
        assert!(game.reported(Event::Crowned { seat: Seat::new(2) }));
        if round == 1 {
            assert_eq!((game.due(), game.points()), ((Phase::Roll, 2, 1), vec![0; 3]));
            game.roll(&[3, 5, 9]);
        }
    }
    assert_eq!((game.state.phase(), game.state.winner()), (Phase::Over, Some(Seat::new(2))));
    assert_eq!((game.crowns(), game.points()), (vec![0, 0, 2], vec![0, 4, 8]));
    assert_eq!(game.state.under(Seat::new(2)), [card("golem"), card("machine")].into_iter().collect());
    let faces = [3, 5, 9].into_iter().map(super::face).collect();
    assert_eq!(game.try_act(Action::Roll { faces }), Err(IllegalAction::GameOver));
}
