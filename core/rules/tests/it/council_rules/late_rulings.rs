//! Rulings that came after an independent reading of the rulebook.

use crate::council_common::game::{Game, calm_deck, cards, dilemma, draft, faces};
use douze_rules::council::{Action, Dilemma, Outcome, Phase};

const OPEN: &str = "powerful machine sorcerer oracle golem";

#[test]
fn r_c20_a_hand_is_refilled_before_the_bells() {
    let mut game = Game::free(2, OPEN, "lady alchemist machine oracle", &[14, 12, 16, 20], 6);
    for ids in ["machine machine", "sorcerer sorcerer", "oracle oracle"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    game.turn("golem powerful");
    game.plain(0);
    game.to(1, 9);
    game.pass();
    assert_eq!(game.state.phase(), Phase::Bells, "nothing is decided yet in this turn");
    assert_eq!((game.discard(0), game.hand(0)), (cards("powerful"), cards("machine golem oracle sorcerer")));
}

#[test]
fn r_c21_a_council_that_fails_dilemmas_can_win() {
    let demanding = |number| Dilemma { targets: [faces(&[12]), faces(&[])], ..dilemma(number, &[], &[]) };
    let deck = calm_deck(&[demanding(8), demanding(9)]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[8, 9]), &deck);
    game.roll(7);
    for _ in 1..=7 {
        game.bells(false);
        let hand =
            game.hand(0).into_iter().find(|&one| Some(one) != game.state.petitioner()).expect("a card");
        game.choose(&format!("{} {}", hand.id(), hand.id()));
        game.plain(0);
        game.pass();
    }
    assert_eq!(game.failed(), [8, 9]);
    let [one, _] = game.common();
    game.throne(&format!("{one} {one}"));
    assert_eq!(game.state.outcome(), Some(Outcome::Won));
}

#[test]
fn r_c22_ticks_add_no_years() {
    let play = |silent: bool| {
        let mut game = Game::free(2, OPEN, "lady", &[5, 10], 9);
        if silent {
            game.act(Action::Silent);
        }
        game.turn("machine machine");
        game.plain(0);
        (game.state.silent_ticks(), game.state.score().total())
    };
    let ((spoken, years), (silent, same)) = (play(false), play(true));
    assert_eq!((spoken, silent), (0, 1));
    assert_eq!(years, same);
}
