//! Rulings R-C10 to R-C18: a test each that fails without it.

use crate::council_common::game::{
    Game, card, cards, deck_with, dilemma, draft, face, faces, month, pile, set,
};
use douze_rules::Seat;
use douze_rules::council::{
    Action, Cause, Character, Dilemma, Effect, Event, How, IllegalAction, Kept, Needs, Outcome, Phase,
    Scenario, Use,
};

const OPEN: &str = "powerful machine sorcerer oracle golem";

#[test]
fn r_c10_a_stoic_with_an_empty_discard_does_nothing() {
    let mut game = Game::free(2, "powerful stoic sorcerer oracle golem", "lady", &[6], 7);
    game.turn("stoic golem");
    assert_eq!(game.state.needs(Seat::new(0)), Some(Needs::Nothing));
    game.plain(0);
    assert!(game.reported(Event::NothingToTake { seat: Seat::new(0) }));
    assert_eq!(game.discard(0), cards("stoic"));
}

#[test]
fn r_c11_the_head_plays_no_card_and_passes_to_the_left() {
    let mut game = Game::free(4, OPEN, "lady", &[14, 12, 16], 7);
    assert_eq!(game.state.head(), Some(Seat::new(0)));
    game.bells(false);
    assert_eq!(game.seats_to_act(), [1, 2, 3]);
    let head = Seat::new(0);
    let refused = game.refuses(Action::Choose { seat: head, card: Character::Golem });
    assert_eq!(refused, IllegalAction::Head { seat: head });
    game.choose("- machine machine machine");
    game.plain(2);
    game.pass();
    assert_eq!((game.state.head(), game.hand(0).len()), (Some(Seat::new(1)), 5));
    game.bells(false);
    assert_eq!(game.seats_to_act(), [0, 2, 3]);
    // In the last turn all four play.
    let last = Game::at_throne(4, 4);
    assert_eq!((last.state.head(), last.seats_to_act()), (None, vec![0, 1, 2, 3]));
}

#[test]
fn r_c11_a_head_is_not_refilled_and_has_its_turn_later() {
    let mut game = Game::free(4, OPEN, "lady stoic machine powerful", &[14, 12, 9, 16, 18], 6);
    for ids in ["- machine machine machine", "sorcerer - sorcerer sorcerer", "oracle oracle - oracle"] {
        game.turn(ids);
        game.plain(3);
        game.pass();
    }
    // The last penalty has taken one more.
    assert_eq!((game.state.head(), game.hand(3)), (Some(Seat::new(3)), cards("powerful")));
    game.hurry_turn();
    assert_eq!((game.state.head(), game.discard(3)), (Some(Seat::new(0)), cards("powerful")));
}

#[test]
fn r_c12_a_silent_council_is_asked_clockwise_from_a_first_seat_that_moves() {
    let order = |game: &Game| game.state.reveal_order().map(Seat::number).collect::<Vec<_>>();
    let mut three = Game::free(3, OPEN, "lady", &[14, 12], 7);
    three.turn("machine golem sorcerer");
    assert_eq!(order(&three), [0, 1, 2]);
    three.plain(1);
    assert_eq!(order(&three), [0, 2]);
    three.to(0, 10);
    three.to(2, 7);
    three.pass();
    three.turn("sorcerer machine golem");
    assert_eq!(order(&three), [1, 2, 0]);
    let mut four = Game::free(4, OPEN, "lady", &[14, 12], 7);
    four.turn("- machine golem sorcerer");
    assert_eq!(order(&four), [1, 2, 3]);
}

#[test]
fn r_c12_a_tick_needs_silence_in_all_turns() {
    let mut game = Game::free(2, OPEN, "lady", &[10], 9);
    game.act(Action::Silent);
    game.bells(false);
    game.act(Action::Split);
    game.choose("machine machine");
    game.plain(0);
    game.choose("powerful sorcerer");
    game.to(1, 10);
    game.to(0, 4);
    assert_eq!((game.solved(), game.state.silent_ticks()), (vec![10], 0));
}

#[test]
fn r_c13_a_split_rings_before_its_first_turn_only() {
    let mut game = Game::free(2, OPEN, "lady", &[10], 9);
    game.bells(true);
    game.act(Action::Split);
    game.choose("machine machine");
    game.plain(0);
    assert!(matches!(game.refuses(Action::Bells { ring: true }), IllegalAction::WrongPhase { .. }));
    game.choose("powerful sorcerer");
    game.to(1, 10);
    game.to(0, 4);
    assert_eq!((game.state.public().collect::<Vec<_>>(), game.state.bells_rung()), (vec![10], 1));
}

#[test]
fn r_c13_a_split_that_misses_its_first_turn_has_no_second() {
    let mut game = Game::free(2, OPEN, "lady", &[10, 14], 1);
    game.bells(false);
    game.act(Action::Split);
    game.choose("machine machine");
    game.plain(0);
    assert_eq!((game.failed(), game.state.turn(), game.state.favour()), (vec![10], 2, 2));
    assert_eq!(game.state.dilemma().map(|dilemma| dilemma.number), Some(14));
}

#[test]
fn r_c14_each_may_take_the_petitioners_character_when_it_is_solved() {
    for (die, solved) in [(9, true), (1, false)] {
        let mut game = Game::free(2, OPEN, "lady", &[5], die);
        game.turn("golem golem");
        game.plain(0);
        assert_eq!(game.state.phase() == Phase::Petitioner, solved);
    }
    // A seat that has taken it or plays it from the beginning is not asked.
    let mut game = Game::free(2, OPEN, "golem", &[5], 9);
    game.turn("machine machine");
    game.plain(0);
    assert_eq!(game.state.phase(), Phase::Bells);
}

#[test]
fn r_c15_effects_in_printed_order_seats_in_order_and_one_card_stays() {
    let penalty = [Effect::Discard(3), Effect::Favour(-1), Effect::Recall(1)];
    let deck = deck_with(&[dilemma(2, &[], &penalty), dilemma(4, &[], &penalty)]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[2, 4]), &deck);
    game.roll(1);
    game.turn("golem golem");
    game.plain(1);
    let discard = |seat, ids| Action::Discard { seat: Seat::new(seat), cards: pile(ids) };
    assert_eq!((game.seats_to_act(), game.state.favour()), (vec![0, 1], 3));
    assert_eq!(
        game.refuses(discard(1, "machine oracle sorcerer")),
        IllegalAction::NotYourTurn { seat: Seat::new(1) }
    );
    game.act(discard(0, "machine oracle sorcerer"));
    game.act(discard(1, "powerful oracle sorcerer"));
    assert_eq!(
        (game.state.favour(), game.state.phase(), game.seats_to_act()),
        (2, Phase::Recall, vec![0, 1])
    );
    let recall = |seat, ids| Action::Recall { seat: Seat::new(seat), cards: set(ids) };
    assert_eq!(game.refuses(recall(0, "machine oracle")), IllegalAction::TooMany { most: 1 });
    game.act(recall(0, "golem"));
    game.act(recall(1, ""));
    // Seat 1 holds one card and was refilled, seat 0 holds two.
    assert_eq!(game.hand(0), cards("golem powerful"));
    assert_eq!(game.discard(1), cards("machine"));
    game.turn("golem oracle");
    game.plain(0);
    game.plain(1);
    game.oracle(1, 1);
    game.next(1, "sorcerer", How::Face(face(2)));
    // One card left: not asked; the other has two and keeps one.
    assert_eq!((game.hand(0).len(), game.hand(1).len(), game.seats_to_act()), (1, 2, vec![1]));
    assert_eq!(game.refuses(discard(1, "powerful golem")), IllegalAction::WrongCount { needed: 1 });
}

#[test]
fn r_c15_who_has_nothing_there_is_not_asked() {
    let deck = deck_with(&[dilemma(2, &[Effect::Recall(1)], &[])]);
    let mut game = Game::with(&draft(4, OPEN, "lady", &[2]), &deck);
    game.roll(12);
    game.turn("- golem golem golem");
    game.plain(1);
    assert_eq!((game.state.phase(), game.seats_to_act()), (Phase::Recall, vec![1, 2, 3]));
}

#[test]
fn r_c16_in_the_last_turn_only_an_open_card_is_of_use() {
    let keep = |number, kept| Dilemma {
        targets: [faces(&[1, 2, 3, 4, 5, 6, 7]), faces(&[])],
        ..dilemma(number, &[Effect::Keep(kept)], &[])
    };
    let own = [
        keep(1, Kept::OpenCard),
        keep(2, Kept::Shield),
        keep(3, Kept::Tip),
        keep(4, Kept::Reroll),
        keep(5, Kept::Foresee),
        keep(6, Kept::FreeBell),
        keep(7, Kept::Shield),
    ];
    let deck = crate::council_common::game::calm_deck(&own);
    let mut game = Game::with(&draft(2, OPEN, "", &[1, 2, 3, 4, 5, 6, 7]), &deck);
    game.roll(7);
    game.hurry();
    assert_eq!(game.state.kept().count(), 7);
    for reward in [Use::FreeBell, Use::Reroll, Use::Foresee, Use::Tip { face: face(8) }] {
        assert!(matches!(game.refuses(Action::Use { reward }), IllegalAction::NotNow { .. }), "{reward:?}");
    }
    let [one, other] = game.common();
    game.kept(Use::OpenCard { seat: Seat::new(1), card: card(one) });
    let wrong = Action::Throne { seat: Seat::new(1), card: card(other) };
    assert!(matches!(game.refuses(wrong), IllegalAction::MustPlayOpen { .. }));
    // The shields do not cover the Favour lost here.
    game.throne(&format!("{other} {one}"));
    assert_eq!((game.state.phase(), game.state.favour()), (Phase::Over, 2));
    assert!(game.reported(Event::KeptUsed { kept: Kept::OpenCard }));
}

#[test]
fn r_c17_a_shield_ignores_the_whole_penalty() {
    let deck = deck_with(&[
        dilemma(2, &[Effect::Keep(Kept::Shield)], &[]),
        dilemma(4, &[], &[Effect::Favour(-5), Effect::Discard(1)]),
        dilemma(3, &[], &[Effect::Favour(-1)]),
    ]);
    for used in [true, false] {
        let mut game = Game::with(&draft(2, OPEN, "lady", &[2, 4, 3]), &deck);
        game.roll(12);
        game.turn("machine machine");
        game.plain(0);
        game.pass();
        game.turn("sorcerer powerful");
        game.to(0, 3);
        game.to(1, 4);
        assert_eq!((game.state.phase(), game.failed()), (Phase::Shield, vec![4]));
        game.act(Action::Shield { used });
        assert_eq!(game.state.phase(), if used { Phase::Bells } else { Phase::Over });
        assert_eq!(game.state.kept().count(), usize::from(!used));
        assert_eq!(game.state.favour(), if used { 3 } else { 0 });
    }
}

#[test]
fn r_c17_a_petitioner_foreseen_is_known_until_it_is_turned_up() {
    let keep = [Effect::Keep(Kept::Foresee)];
    let any = |number| Dilemma {
        targets: [faces(&[1, 2, 3, 4, 5, 6, 7]), faces(&[])],
        ..dilemma(number, &keep, &[])
    };
    let deck = crate::council_common::game::calm_deck(&[any(1), any(2)]);
    let mut game = Game::with(&draft(2, OPEN, "lady stoic oracle", &[1, 2]), &deck);
    game.roll(7);
    game.turn("machine machine");
    game.plain(0);
    game.pass();
    game.bells(false);
    game.kept(Use::Foresee);
    assert_eq!(game.state.foreseen(), Some(Character::Oracle));
    assert!(game.reported(Event::Foreseen { petitioner: Character::Oracle }));
    game.choose("golem golem");
    game.plain(0);
    game.pass();
    assert_eq!((game.state.foreseen(), game.state.petitioner()), (None, Some(Character::Oracle)));
    // In the last dilemma's turn there is nothing to foresee.
    while game.state.dilemma().is_some_and(|_| game.state.turn() < 7) {
        let hand =
            game.hand(0).into_iter().find(|&one| Some(one) != game.state.petitioner()).expect("a card");
        game.turn(&format!("{} {}", hand.id(), hand.id()));
        game.plain(0);
        game.pass();
    }
    game.bells(false);
    let refused = game.refuses(Action::Use { reward: Use::Foresee });
    assert_eq!(refused, IllegalAction::NotNow { kept: Kept::Foresee });
}

#[test]
fn r_c18_november_ignores_favour_and_nothing_else() {
    let deck = deck_with(&[dilemma(2, &[Effect::Favour(2), Effect::Keep(Kept::Tip)], &[])]);
    let draft = month(2, Scenario::November, "powerful lady stoic golem sorcerer", "knight", &[2]);
    let mut game = Game::with(&draft, &deck);
    game.roll(12);
    game.turn("golem golem");
    game.plain(0);
    assert_eq!((game.state.favour(), game.state.kept().collect::<Vec<_>>()), (1, vec![Kept::Tip]));
    assert!(game.reported(Event::Favour { from: 1, to: 1, by: Cause::Reward, amount: 2 }));
}

#[test]
fn r_c18_of_equal_kept_rewards_the_earliest_is_used() {
    let keep = |number, kept| dilemma(number, &[Effect::Keep(kept)], &[]);
    let deck = deck_with(&[keep(1, Kept::Tip), keep(2, Kept::FreeBell), keep(3, Kept::Tip)]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[1, 2, 3, 4]), &deck);
    game.roll(12);
    for ids in ["machine machine", "golem golem", "oracle oracle"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    game.bells(false);
    game.kept(Use::Tip { face: face(8) });
    assert_eq!(game.state.kept().collect::<Vec<_>>(), [Kept::FreeBell, Kept::Tip]);
}

#[test]
fn r_c18_july_counts_free_bells_and_failed_dilemmas() {
    // Four times rung: twice free, the last one for a dilemma that fails.
    let any = |number, kept: Option<Kept>| {
        let reward: Vec<_> = kept.into_iter().map(Effect::Keep).collect();
        Dilemma { targets: [faces(&[1, 2, 3, 4, 5, 6, 7]), faces(&[])], ..dilemma(number, &reward, &[]) }
    };
    let deck = crate::council_common::game::calm_deck(&[
        any(1, Some(Kept::FreeBell)),
        any(2, Some(Kept::FreeBell)),
        Dilemma { targets: [faces(&[12]), faces(&[])], ..any(8, None) },
    ]);
    for rings in [4, 3] {
        let listed = month(
            2,
            Scenario::July,
            "powerful lady sorcerer machine oracle",
            "parasite reverser",
            &[1, 2, 12, 14, 8],
        );
        let mut game = Game::with(&listed, &deck);
        game.roll(7);
        for turn in 1..=7 {
            if (3..=4).contains(&turn) {
                game.kept(Use::FreeBell);
            }
            game.bells(turn == 1 || (3..=4).contains(&turn) || (turn == 5 && rings == 4));
            let hand =
                game.hand(0).into_iter().find(|&one| Some(one) != game.state.petitioner()).expect("a card");
            game.choose(&format!("{} {}", hand.id(), hand.id()));
            game.plain(0);
            game.pass();
        }
        assert_eq!((game.failed(), game.state.bells_rung()), (vec![8], rings));
        let [one, _] = game.common();
        game.throne(&format!("{one} {one}"));
        let won = rings == 4;
        assert_eq!(game.state.outcome(), Some(if won { Outcome::Won } else { Outcome::Lost }));
        assert_eq!(game.state.ruler(), won.then(|| card(one)), "the throne stays vacant");
    }
}
