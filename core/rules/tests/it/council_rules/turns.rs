//! The course of a turn and of the game.

use crate::council_common::game::{Game, card, cards, deck_with, dilemma, draft, face, faces, pile, set};
use douze_rules::Seat;
use douze_rules::council::{
    Action, Character, Dilemma, Draft, Effect, Event, Faces, IllegalAction, Kept, Outcome, Phase, Use,
    Verdict,
};

const OPEN: &str = "powerful machine sorcerer oracle golem";

#[test]
fn set_up() {
    for (councillors, favour) in [(2, 3), (3, 3), (4, 4)] {
        let mut game = Game::new(&draft(councillors, OPEN, "lady", &[5]));
        assert_eq!((game.state.phase(), game.state.favour(), game.state.die()), (Phase::Roll, favour, None));
        assert_eq!((game.state.petitioner(), game.state.dilemma().map(|d| d.number)), (None, Some(5)));
        assert_eq!(game.state.targets().collect::<Vec<_>>(), [faces(&[9, 10, 11])]);
        game.roll(3);
        assert_eq!((game.state.phase(), game.state.petitioner()), (Phase::Bells, Some(Character::Lady)));
        for seat in (0..councillors as u8).map(Seat::new) {
            assert_eq!(game.state.hand(seat), set(OPEN));
            assert_eq!(game.state.bench(seat).len(), 7);
        }
    }
}

#[test]
fn the_last_card_is_discarded_and_all_others_come_back() {
    let mut game = Game::free(2, OPEN, "lady alchemist machine oracle", &[14, 12, 16, 20], 6);
    for ids in ["machine machine", "sorcerer sorcerer", "oracle oracle"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    assert_eq!(game.hand(0), cards("golem powerful"));
    game.turn("golem powerful");
    game.plain(0);
    game.to(1, 9);
    game.pass();
    // Both had one card left.
    assert_eq!((game.discard(0), game.hand(0)), (cards("powerful"), cards("machine golem oracle sorcerer")));
    assert_eq!((game.discard(1), game.hand(1)), (cards("golem"), cards("machine oracle powerful sorcerer")));
}

#[test]
fn revealing_needs_a_card_and_each_comes_once() {
    let mut game = Game::free(3, OPEN, "lady", &[14], 5);
    game.turn("machine machine golem");
    game.plain(0);
    for seat in [0, 1].map(Seat::new) {
        let refused = game.refuses(Action::Reveal { seat, how: douze_rules::council::How::Nothing });
        assert_eq!(refused, IllegalAction::NothingToReveal { seat });
    }
    let nobody = Seat::new(3);
    let refused = game.refuses(Action::Choose { seat: nobody, card: Character::Golem });
    assert!(matches!(refused, IllegalAction::WrongPhase { .. }));
    game.plain(2);
    assert_eq!(game.solved(), [] as [u8; 0]);
}

#[test]
fn kept_rewards_have_their_moment() {
    let deck = deck_with(&[
        dilemma(1, &[Effect::Keep(Kept::Tip)], &[]),
        dilemma(2, &[Effect::Keep(Kept::Reroll)], &[]),
        dilemma(3, &[Effect::Keep(Kept::FreeBell)], &[]),
    ]);
    let mut game = Game::with(&draft(2, OPEN, "lady alchemist powerful machine", &[1, 2, 3, 4, 8]), &deck);
    game.roll(12);
    for ids in ["machine machine", "golem golem", "oracle oracle"] {
        let tip = Action::Use { reward: Use::Tip { face: face(3) } };
        assert!(matches!(game.refuses(tip), IllegalAction::NotNow { .. } | IllegalAction::NotKept { .. }));
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    assert_eq!(game.state.kept().collect::<Vec<_>>(), [Kept::Tip, Kept::Reroll, Kept::FreeBell]);
    game.kept(Use::FreeBell);
    assert_eq!(game.refuses(Action::Bells { ring: false }), IllegalAction::MustRing);
    game.bells(true);
    assert_eq!((game.state.favour(), game.state.bells_rung()), (3, 1));
    let no = game.refuses(Action::Use { reward: Use::Tip { face: face(1) } });
    assert_eq!(no, IllegalAction::NoNeighbour { from: face(12), to: face(1) });
    game.kept(Use::Tip { face: face(8) });
    assert_eq!((game.die(), game.state.kept().collect::<Vec<_>>()), (8, vec![Kept::Reroll]));
    game.kept(Use::Reroll);
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::RewardRoll, vec![]));
    game.roll(6);
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Choose, vec![0, 1]));
    assert!(matches!(game.refuses(Action::Use { reward: Use::Foresee }), IllegalAction::NotKept { .. }));
    game.choose("sorcerer sorcerer");
    game.plain(0);
    assert_eq!(game.state.public().collect::<Vec<_>>(), [4], "6 is on Lights in the Wood");
}

#[test]
fn a_card_laid_open_must_be_played() {
    let deck = deck_with(&[dilemma(1, &[Effect::Keep(Kept::OpenCard)], &[])]);
    let mut game = Game::with(&draft(4, OPEN, "lady golem", &[1, 2]), &deck);
    game.roll(12);
    game.turn("- machine machine machine");
    game.plain(1);
    game.pass();
    game.bells(false);
    let open = |seat, id| Use::OpenCard { seat: Seat::new(seat), card: card(id) };
    assert_eq!(
        game.refuses(Action::Use { reward: open(1, "sorcerer") }),
        IllegalAction::Head { seat: Seat::new(1) }
    );
    assert!(matches!(
        game.refuses(Action::Use { reward: open(2, "machine") }),
        IllegalAction::NotInHand { .. }
    ));
    assert!(matches!(
        game.refuses(Action::Use { reward: open(2, "golem") }),
        IllegalAction::Petitioner { .. }
    ));
    game.kept(open(2, "sorcerer"));
    assert!(game.reported(Event::CardOpened { seat: Seat::new(2), card: Character::Sorcerer }));
    assert!(game.state.hand(Seat::new(2)).contains(Character::Sorcerer));
    let refused = game.refuses(Action::Choose { seat: Seat::new(2), card: Character::Powerful });
    assert_eq!(refused, IllegalAction::MustPlayOpen { seat: Seat::new(2), card: Character::Sorcerer });
    game.choose("oracle - sorcerer powerful");
    assert_eq!(game.state.opened(Seat::new(2)), Some(Character::Sorcerer));
    game.to(2, 8);
    assert_eq!(game.state.opened(Seat::new(2)), None);
}

#[test]
fn rewards_that_roll_and_ask() {
    let deck = deck_with(&[
        dilemma(1, &[Effect::Reroll, Effect::Bench(2)], &[]),
        dilemma(2, &[Effect::Recall(1), Effect::Reroll], &[Effect::Discard(2)]),
    ]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[1, 2]), &deck);
    game.roll(12);
    game.turn("machine machine");
    game.plain(0);
    assert_eq!(game.state.phase(), Phase::RewardRoll);
    game.roll(4);
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Bench, vec![0, 1]));
    let bench = |seat, ids| Action::Bench { seat: Seat::new(seat), cards: set(ids) };
    assert_eq!(game.refuses(bench(1, "knight")), IllegalAction::NotYourTurn { seat: Seat::new(1) });
    assert_eq!(game.refuses(bench(0, "knight stoic lady")), IllegalAction::TooMany { most: 2 });
    assert!(matches!(game.refuses(bench(0, "golem")), IllegalAction::NotOnBench { .. }));
    game.act(bench(0, "knight lady"));
    game.act(bench(1, ""));
    // The Lady is no longer on the first bench.
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Petitioner, vec![1]));
    game.pass();
    game.turn("golem golem");
    game.plain(0);
    assert_eq!((game.failed(), game.state.phase(), game.die()), (vec![2], Phase::Discard, 4));
    let discard = |seat, ids| Action::Discard { seat: Seat::new(seat), cards: pile(ids) };
    assert_eq!(game.refuses(discard(0, "lady")), IllegalAction::WrongCount { needed: 2 });
    game.act(discard(0, "lady knight"));
    assert_eq!(game.discard(0), cards("machine golem lady knight"));
}

#[test]
fn two_councillors_spread_two_targets_over_two_turns() {
    let two =
        |reward: &[Effect]| Dilemma { targets: [faces(&[3, 7]), faces(&[7, 10])], ..dilemma(1, reward, &[]) };
    let deck = deck_with(&[two(&[Effect::Favour(1)])]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[1]), &deck);
    game.roll(7);
    game.bells(false);
    game.act(Action::Split);
    assert_eq!(game.refuses(Action::Split), IllegalAction::NoSplit);
    game.choose("machine machine");
    game.plain(0);
    // On both: it counts for the first; 7 is on the other, but that is the next turn's end to say.
    assert!(game.reported(Event::HalfSolved { target: 0 }));
    assert_eq!(
        (game.state.turn(), game.state.phase(), game.state.half_solved()),
        (2, Phase::Choose, Some(0))
    );
    assert_eq!(game.state.petitioner(), Some(Character::Lady));
    assert_eq!(game.solved(), [] as [u8; 0]);
    game.choose("golem oracle");
    game.target(0, 1);
    game.plain(1);
    game.oracle(1, 3);
    game.next(1, "sorcerer", douze_rules::council::How::Face(face(11)));
    assert_eq!((game.solved(), game.state.favour()), (vec![1], 4), "the Golem's target, at the end");
}

#[test]
fn faces_of_the_first_turn_do_not_count_for_the_second_target() {
    let mut game = Game::free(2, OPEN, "lady", &[10], 9);
    game.bells(false);
    game.act(Action::Split);
    game.choose("powerful sorcerer");
    game.to(1, 10);
    game.to(0, 4);
    game.choose("machine machine");
    game.plain(0);
    assert_eq!(game.failed(), [10], "9 was shown, and 4 is the first turn's");
}

#[test]
fn a_knights_target_lasts_until_the_end_of_its_turn() {
    let mut game = Game::free(2, "powerful knight sorcerer oracle golem", "lady", &[10], 1);
    game.bells(false);
    game.act(Action::Split);
    game.choose("knight powerful");
    game.target(0, 1);
    game.to(1, 2);
    assert_eq!(game.state.half_solved(), Some(1));
    assert_eq!(game.state.targets().collect::<Vec<_>>(), [faces(&[4]), faces(&[9])]);
}

#[test]
fn only_two_councillors_split_and_only_two_targets() {
    let mut three = Game::free(3, OPEN, "lady", &[10], 9);
    three.bells(false);
    assert_eq!(three.refuses(Action::Split), IllegalAction::NoSplit);
    let mut one = Game::free(2, OPEN, "lady", &[5], 9);
    one.bells(false);
    assert_eq!(one.refuses(Action::Split), IllegalAction::NoSplit);
}

#[test]
fn silence_is_said_first_and_ticks_a_dilemma_solved_in_all_its_turns() {
    let mut game = Game::free(2, OPEN, "lady", &[5, 10], 9);
    game.act(Action::Silent);
    assert_eq!(game.refuses(Action::Silent), IllegalAction::TooLateForSilence);
    game.turn("machine machine");
    game.plain(0);
    game.pass();
    assert_eq!((game.state.silent_ticks(), game.state.is_silent()), (1, false));
    game.bells(false);
    assert_eq!(game.refuses(Action::Silent), IllegalAction::TooLateForSilence);
    game.act(Action::Split);
    game.choose("golem golem");
    game.plain(0);
    // Only the second turn in silence.
    game.act(Action::Silent);
    game.choose("sorcerer powerful");
    game.to(0, 10);
    game.to(1, 4);
    assert_eq!((game.solved(), game.state.silent_ticks()), (vec![5, 10], 1));
    let mut whole = Game::new(&Draft { silent: true, ..draft(2, OPEN, "lady", &[5]) });
    whole.roll(9);
    assert_eq!(whole.refuses(Action::Silent), IllegalAction::TooLateForSilence);
    whole.turn("machine machine");
    whole.plain(0);
    assert_eq!(whole.state.silent_ticks(), 1);
}

#[test]
fn a_first_game_without_bells() {
    let mut game = Game::new(&Draft { bells: false, ..draft(2, OPEN, "lady", &[5]) });
    game.roll(9);
    assert_eq!(game.refuses(Action::Bells { ring: true }), IllegalAction::NoBells);
    game.bells(false);
}

#[test]
fn the_length_of_a_reign() {
    let mut game = Game::free(2, OPEN, "lady", &[5, 6], 9);
    let crowns: u16 = 1 + 1 + 2 + 1 + 3 + 1 + 3;
    assert_eq!(game.state.score().total(), crowns + 3);
    game.bells(true);
    game.choose("machine machine");
    game.plain(0);
    let score = game.state.score();
    assert_eq!((score.solved, score.public, score.crowns, score.favour), (2, 2, crowns, 3));
    assert!(game.reported(Event::Solved { dilemma: 5, public: true, years: 4, silent: false }));
    assert_eq!(score.total(), 4 + crowns + 3);
    let verdicts = [23, 24, 34, 35, 60, 61, 78, 79, 109, 110].map(Verdict::of);
    assert!(verdicts.windows(2).step_by(2).all(|pair| pair[0] < pair[1]));
    assert_eq!((Verdict::of(0), Verdict::of(300)), (Verdict::Dissatisfied, Verdict::Boundless));
}

#[test]
fn favour_0_ends_the_game_at_once() {
    let deck = deck_with(&[dilemma(1, &[], &[Effect::Favour(-3), Effect::Discard(1)])]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[1]), &deck);
    game.roll(1);
    game.turn("machine machine");
    game.plain(0);
    assert_eq!((game.state.phase(), game.state.outcome()), (Phase::Over, Some(Outcome::Lost)));
    assert_eq!(game.state.ruler(), None);
    assert_eq!(game.refuses(Action::Bells { ring: true }), IllegalAction::GameOver);
    let _ = Faces::EMPTY;
}
