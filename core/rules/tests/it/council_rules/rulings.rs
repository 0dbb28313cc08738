//! Rulings R-C1 to R-C9: a test each that fails without it.

use crate::council_common::deck::deck;
use crate::council_common::game::{Game, card, cards, deck_with, dilemma, draft, face, faces, month, set};
use douze_rules::Seat;
use douze_rules::council::{
    Action, Cause, Character, Dilemma, Draft, Effect, Event, How, IllegalAction, Kept, Needs, Outcome, Phase,
    Scenario, Use,
};

const OPEN: &str = "powerful machine sorcerer oracle golem";

/// Two targets, 3 and 10, easy.
fn double(reward: &[Effect]) -> Dilemma {
    Dilemma { targets: [faces(&[3]), faces(&[10])], ..dilemma(1, reward, &[]) }
}

#[test]
fn r_c1_the_die_rests_at_the_start_of_the_turn() {
    let mut game = Game::free(2, OPEN, "lady", &[21], 10);
    game.turn("machine powerful");
    game.to(0, 12);
    game.to(1, 3);
    assert_eq!(game.solved(), [21]);
}

#[test]
fn r_c1_the_powerfuls_face_in_between_does_not_count() {
    // From 4 over 3 to 12 and on to 10: 3 was only passed.
    let mut game = Game::free(2, OPEN, "lady", &[21], 4);
    game.turn("sorcerer powerful");
    game.to(1, 12);
    game.to(0, 9);
    assert_eq!(game.failed(), [21]);
    let mut game = Game::free(2, "powerful reverser sorcerer oracle golem", "lady", &[21], 4);
    game.turn("reverser powerful");
    game.to(1, 8);
    game.plain(0);
    assert_eq!((game.die(), game.failed()), (5, vec![21]));
}

#[test]
fn r_c1_after_an_oracles_roll_a_tip_and_a_reroll() {
    let mut game = Game::free(2, OPEN, "lady", &[21], 7);
    game.turn("oracle golem");
    game.plain(0);
    game.oracle(0, 3);
    game.next(0, "sorcerer", How::Face(face(12)));
    assert!(game.state.is_met(0) && !game.state.is_met(1));

    let rewards = [Kept::Tip, Kept::Reroll].map(Effect::Keep);
    let deck = deck_with(&[dilemma(2, &rewards[..1], &[]), dilemma(4, &rewards[1..], &[]), double(&[])]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[2, 4, 1]), &deck);
    game.roll(12);
    for ids in ["machine machine", "golem golem"] {
        game.turn(ids);
        game.plain(0);
        game.pass();
    }
    game.bells(false);
    game.kept(Use::Tip { face: face(3) });
    assert!(game.state.is_met(0));
    game.kept(Use::Reroll);
    game.roll(10);
    assert!(game.state.is_met(1));
    game.choose("oracle oracle");
    game.plain(0);
    assert_eq!(game.solved(), [2, 4, 1]);
}

#[test]
fn r_c1_a_replaced_target_must_be_met_again_by_the_die_as_it_is() {
    // 10 was met; the Golem's new target is not met by that, but by the 10 that is still there.
    for (die, met) in [(10, true), (5, false)] {
        let mut game = Game::free(3, "powerful machine sorcerer reverser golem", "lady", &[21], 10);
        game.turn("powerful golem machine");
        if die != 10 {
            game.to(0, die);
        }
        game.target(1, 1);
        assert_eq!(game.state.is_met(1), met, "{die}");
    }
}

#[test]
fn r_c1_either_target_may_be_the_one_at_the_end() {
    for (first, last) in [(3, 10), (10, 3)] {
        let mut game = Game::free(2, OPEN, "lady", &[21], first);
        game.turn("machine powerful");
        game.to(0, if first == 3 { 5 } else { 12 });
        game.to(1, last);
        assert_eq!(game.solved(), [21]);
    }
    // Left again at the end: failed.
    let mut game = Game::free(3, OPEN, "lady", &[21], 3);
    game.turn("machine powerful sorcerer");
    game.to(0, 5);
    game.to(1, 10);
    game.to(2, 9);
    assert_eq!(game.failed(), [21]);
}

#[test]
fn r_c2_favour_is_lost_for_all_outside_the_largest_group() {
    let mut all = Game::at_throne(3, 1);
    let [one, other] = all.common();
    all.throne(&format!("{one} {one} {one}"));
    assert_eq!((all.state.favour(), all.state.ruler()), (1, Some(card(one))));
    let mut two = Game::at_throne(2, 3);
    two.throne(&format!("{one} {other}"));
    assert!(two.reported(Event::Favour { from: 3, to: 2, by: Cause::Throne, amount: -1 }));
    // Without two alike nobody reigns, but the game is won.
    assert_eq!((two.state.outcome(), two.state.ruler()), (Some(Outcome::Won), None));
    let mut lost = Game::at_throne(3, 1);
    lost.throne(&format!("{one} {one} {other}"));
    assert_eq!((lost.state.outcome(), lost.state.ruler()), (Some(Outcome::Lost), None));
}

#[test]
fn r_c2_of_several_largest_groups_the_council_chooses() {
    let mut game = Game::at_throne(4, 3);
    let holds = |seat: u8, card| game.state.hand(Seat::new(seat)).contains(card);
    let mut both = None;
    for one in Character::ALL {
        for other in Character::ALL.into_iter().filter(|&other| other != one) {
            for pair in [[0, 3], [0, 1], [0, 2]] {
                let cards = [0, 1, 2, 3].map(|seat| if pair.contains(&seat) { one } else { other });
                if (0..).zip(cards).all(|(seat, card)| holds(seat, card)) {
                    both = Some((one.id(), other.id(), cards.map(Character::id)));
                }
            }
        }
    }
    let (one, other, cards) = both.expect("two pairs");
    game.throne(&cards.join(" "));
    assert_eq!((game.state.phase(), game.state.favour(), game.seats_to_act()), (Phase::Ruler, 1, vec![]));
    assert_eq!(game.state.claims(), set(&format!("{one} {other}")));
    let wrong = game.refuses(Action::Ruler { character: Character::Stoic });
    assert_eq!(wrong, IllegalAction::NoClaim { character: Character::Stoic });
    game.act(Action::Ruler { character: card(other) });
    assert_eq!((game.state.outcome(), game.state.ruler()), (Some(Outcome::Won), Some(card(other))));
}

#[test]
fn r_c3_a_cancelled_pair_before_the_lady_counts_as_played() {
    let mut game = Game::free(4, "powerful lady sorcerer oracle golem", "knight", &[6], 7);
    game.turn("- golem golem lady");
    game.plain(1);
    game.plain(3);
    assert!(game.reported(Event::LadyTooLate { seat: Seat::new(3) }));
    assert_eq!(game.die(), 7);
}

#[test]
fn r_c3_a_card_laid_open_by_a_reward_does_not() {
    let deck = deck_with(&[dilemma(1, &[Effect::Keep(Kept::OpenCard)], &[])]);
    let mut game = Game::with(&draft(2, "powerful lady sorcerer oracle golem", "knight", &[1, 6]), &deck);
    game.roll(12);
    game.turn("golem golem");
    game.plain(0);
    game.pass();
    game.bells(false);
    game.kept(Use::OpenCard { seat: Seat::new(1), card: Character::Sorcerer });
    game.choose("lady sorcerer");
    game.to(0, 3);
    assert_eq!(game.die(), 3);
}

#[test]
fn r_c4_the_second_card_is_cancelled_by_one_revealed_before() {
    let mut game = Game::free(2, OPEN, "lady", &[14], 7);
    game.turn("oracle sorcerer");
    game.to(1, 8);
    game.plain(0);
    game.oracle(0, 5);
    assert_eq!(game.state.needs_next(Character::Sorcerer), Some(Needs::Nothing));
    game.next(0, "sorcerer", How::Nothing);
    assert!(game.reported(Event::Cancelled {
        card: Character::Sorcerer,
        seats: [Seat::new(0)].into_iter().collect()
    }));
    // The first Sorcerer's effect stays: it was at 8; the Oracle rolled 5, and there the die is.
    assert_eq!((game.die(), game.failed()), (5, vec![14]));
}

#[test]
fn r_c4_an_equal_card_face_down_is_revealed_with_it() {
    let mut game = Game::free(3, OPEN, "lady", &[14], 7);
    game.turn("oracle sorcerer golem");
    game.plain(0);
    game.oracle(0, 5);
    game.next(0, "sorcerer", How::Nothing);
    let both = [0, 1].map(Seat::new).into_iter().collect();
    assert!(game.reported(Event::Cancelled { card: Character::Sorcerer, seats: both }));
    assert_eq!((game.seats_to_act(), game.discard(1), game.die()), (vec![2], cards("sorcerer"), 5));
    assert_eq!(game.discard(0), cards("oracle sorcerer"));
}

#[test]
fn r_c5_a_month_opens_the_powerful_and_one_of_crown_1() {
    let deck = deck();
    let mut seed = 1_u32;
    let mut pick = |n: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % n
    };
    for month in Scenario::ALL {
        let mut opened = douze_rules::council::Characters::EMPTY;
        for _ in 0..200 {
            let draft = Draft::month(3, month, None, &deck, &mut pick);
            let listed = month.petitioners();
            assert!(draft.open.iter().all(|one| listed.contains(one)));
            let powerful = |list: &[Character]| list.contains(&Character::Powerful);
            assert_eq!(powerful(&draft.open), powerful(&listed), "{month:?}");
            let low = |one: &&Character| **one != Character::Powerful && deck.crown(**one) == 1;
            assert!(draft.open.iter().find(low).is_some());
            opened = opened.union(draft.open.into_iter().collect());
        }
        assert_eq!(opened, month.petitioners().into_iter().collect(), "all of them at times");
    }
    // Where the list has none of value 1, any will do.
    let none = cards("powerful knight machine parasite druidess alchemist stoic").try_into().expect("seven");
    let draft = Draft::chosen(2, none, [1, 2, 3, 4, 5, 6, 7], &deck, &mut pick);
    assert!(draft.open.contains(&Character::Powerful));
}

#[test]
fn r_c6_favour_above_5_is_lost_and_effects_come_as_printed() {
    let up = [Effect::Favour(5), Effect::Favour(-1)];
    let deck = deck_with(&[dilemma(1, &up, &[])]);
    let mut game = Game::with(&draft(2, OPEN, "lady", &[1]), &deck);
    game.roll(12);
    game.turn("machine machine");
    game.plain(0);
    assert_eq!(game.state.favour(), 4, "3 + 5 is 5, and one less");
}

#[test]
fn r_c7_bells_at_favour_1_lose_the_game_at_once() {
    let draft = month(2, Scenario::November, "powerful lady stoic golem sorcerer", "", &[2]);
    let mut game = Game::new(&draft);
    game.roll(3);
    game.bells(true);
    assert_eq!((game.state.outcome(), game.state.bells_rung()), (Some(Outcome::Lost), 1));
    assert_eq!(game.state.next_dilemma(), None, "nothing further applies");
}

#[test]
fn r_c8_a_failed_dilemma_scores_nothing() {
    let mut game = Game::free(2, OPEN, "lady", &[6], 7);
    let before = game.state.score();
    game.bells(true);
    game.choose("machine machine");
    game.plain(0);
    let after = game.state.score();
    assert_eq!((after.solved, after.public, after.crowns), (0, 0, before.crowns));
    game.pass();
    assert_eq!((game.failed(), game.state.public().count()), (vec![6], 0));
}

#[test]
fn r_c9_the_petitioners_character_is_not_chosen() {
    let mut game = Game::free(2, OPEN, "golem", &[14], 7);
    game.bells(false);
    let golem = Action::Choose { seat: Seat::new(0), card: Character::Golem };
    assert_eq!(game.refuses(golem), IllegalAction::Petitioner { card: Character::Golem });
}

#[test]
fn r_c9_a_hand_of_two_with_the_petitioner_is_not_refilled() {
    let mut game = Game::free(2, OPEN, "lady stoic powerful golem", &[14, 7, 16, 12], 6);
    for ids in ["machine machine", "sorcerer sorcerer", "oracle oracle"] {
        game.turn(ids);
        game.plain(0);
        while game.state.phase() == Phase::RewardRoll {
            game.roll(6);
        }
        game.pass();
    }
    assert_eq!(game.state.petitioner(), Some(Character::Golem));
    assert_eq!(game.hand(0), cards("golem powerful"));
    game.turn("powerful powerful");
    game.plain(0);
    game.pass();
    // Only the petitioner's was left: it is the new discard.
    assert_eq!((game.hand(0), game.discard(0)), (cards("machine oracle powerful sorcerer"), cards("golem")));
}

#[test]
fn r_c9_nor_is_it_the_oracles_second_card() {
    let mut game = Game::free(2, OPEN, "golem", &[14], 7);
    game.turn("oracle machine");
    game.plain(0);
    game.oracle(0, 5);
    let seat = Seat::new(0);
    let refused = game.refuses(Action::Next { seat, card: Character::Golem, how: How::Nothing });
    assert_eq!(refused, IllegalAction::Petitioner { card: Character::Golem });
    assert_eq!(game.state.needs_next(Character::Golem), None);
}
